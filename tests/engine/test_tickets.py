"""Tickets: S2, S3 and K1 to K3."""

from itertools import permutations

import pytest
from tests.engine.table import Table, in_play, kinds
from tests.making import make_map

from funicular.engine.actions import KEEP
from funicular.engine.chance import Result
from funicular.engine.legal import Refusal
from funicular.engine.position import NOBODY, UNKNOWN, Phase
from funicular.engine.turns import apply


def open_game(name: str, seats: int, *choices: str) -> Table:
    """A game whose seats have made these opening choices."""
    table = Table(name, seats)
    for seat, choice in enumerate(choices):
        table.do(choice, seat=seat)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s2_each_player_is_offered_one_long_and_three_regular_tickets(seats: int) -> None:
    table = Table("europe", seats)
    offered = [table.offer(seat) for seat in range(seats)]
    for offer in offered:
        assert [table.map.ticket(each).long for each in offer] == [True, False, False, False]
    assert len({each for offer in offered for each in offer}) == 4 * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_s2_the_other_long_tickets_leave_the_game(seats: int) -> None:
    table = Table("europe", seats)
    assert table.state.ticket_deck_size == 40 - 3 * seats
    assert table.state.ticket_pool & table.board.long_tickets == 0
    assert table.state.queue_size == 0


def test_s2_the_long_tickets_are_shuffled() -> None:
    assert {Table("europe", 2, seed=seed).offer(0)[0] for seed in range(60)} == {
        each.id for each in Table("europe", 2).map.tickets if each.long
    }


def test_s2_without_long_tickets_only_regular_ones_are_offered() -> None:
    table = Table("san_francisco", 4)
    assert [len(table.offer(seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert table.state.ticket_deck_size == 24 - 8


@pytest.mark.parametrize(
    ("name", "few", "enough"),
    [("europe", "keep 1", "keep 1,2"), ("san_francisco", "keep", "keep 2")],
)
def test_s3_the_required_number_or_more_is_kept(name: str, few: str, enough: str) -> None:
    table = Table(name, 2)
    everything = "keep 1,2,3,4" if name == "europe" else "keep 1,2"
    assert table.refuses(few, seat=0) == Refusal.OPENING_TOO_FEW
    assert table.can(enough, seat=0)
    assert table.can(everything, seat=0)
    assert table.refuses("keep 1,2,5", seat=0) == Refusal.NOT_OFFERED


def test_s3_the_long_ticket_may_be_given_back() -> None:
    table = Table("europe", 2)
    long, *regular = table.offer(0)
    table.do("keep 2,3,4", seat=0)
    table.do("keep 1,2", seat=1)
    assert table.tickets(0) == set(regular)
    assert table.player(0).gone == 1 << table.ticket(long)


def test_s3_opening_tickets_given_back_leave_the_game() -> None:
    table = open_game("europe", 2, "keep 1,2", "keep 3,4")
    assert table.state.ticket_deck_size == 40 - 6
    assert table.state.queue_size == 0
    gone = [table.player(seat).gone for seat in range(2)]
    assert [bits.bit_count() for bits in gone] == [2, 2]
    assert (gone[0] | gone[1]) & table.state.ticket_pool == 0


def test_s3_or_they_go_to_the_bottom_of_the_deck_in_seat_order() -> None:
    table = Table("san_francisco", 3)
    offers = [table.offer(seat) for seat in range(3)]
    for seat, choice in ((2, "keep 1"), (0, "keep 2"), (1, "keep 1,2")):
        table.do(choice, seat=seat)
    under = [table.map.tickets[each].id for each in table.state.queue[: table.state.queue_size]]
    assert under == [offers[0][0], offers[2][1]]
    assert table.state.ticket_deck_size == 24 - 6 + 2
    assert [table.player(seat).gone for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_s3_the_order_of_the_choices_makes_no_difference(name: str) -> None:
    choices = {0: "keep 1,2", 1: "keep 1,2", 2: "keep 2" if name == "san_francisco" else "keep 2,3"}
    played = []
    for order in permutations(range(3)):
        table = Table(name, 3)
        for seat in order:
            table.do(choices[seat], seat=seat)
        played.append(table.state)
    assert all(state == played[0] for state in played)


def test_s3_nothing_is_shown_or_returned_until_all_have_chosen() -> None:
    table = Table("san_francisco", 3)
    before = [table.view(NOBODY).copy(), table.view(1).copy()]
    table.do("keep 1", seat=0)
    table.do("keep 1,2", seat=2)
    assert table.state.phase == Phase.OPENING
    assert table.state.queue_size == 0
    assert table.state.ticket_deck_size == 24 - 6
    assert [table.player(seat).ticket_count for seat in range(3)] == [0, 0, 0]
    # That a seat has chosen can be seen, but not what.
    after = [table.view(NOBODY), table.view(1)]
    for view in after:
        assert [player.ready for player in view.players[:3]] == [1, 0, 1]
        view.decisions = view.players[0].ready = view.players[2].ready = 0
    assert after == before
    table.do("keep 2", seat=1)
    assert [table.player(seat).ticket_count for seat in range(3)] == [1, 1, 2]
    assert [table.view(NOBODY).players[seat].opening_kept for seat in range(3)] == [1, 1, 2]


def test_s3_a_seat_chooses_once_and_only_that() -> None:
    table = Table("europe", 2)
    table.do("keep 1,2", seat=1)
    assert table.refuses("keep 1,3", seat=1) == Refusal.ALREADY_CHOSEN
    assert table.legal(1) == []
    assert table.refuses("draw deck", seat=0) == Refusal.OTHER_DECISION


@pytest.mark.parametrize(("name", "size"), [("europe", 3), ("san_francisco", 2)])
def test_k1_the_top_tickets_are_taken(name: str, size: int) -> None:
    table = in_play(name, 2)
    before = table.state.ticket_deck_size
    table.do("tickets")
    assert (table.state.phase, table.state.seat) == (Phase.TICKETS, 0)
    assert len(set(table.offer(0))) == size
    assert table.state.ticket_deck_size == before - size
    assert table.kinds_of_moves() == {"keep"}
    assert len(table.legal()) == 2**size - 1


def test_k1_at_least_one_is_kept_and_at_most_all() -> None:
    table = in_play("europe", 2)
    table.do("tickets")
    assert table.refuses("keep") == Refusal.KEEP_TOO_FEW
    assert table.refuses("keep 4") == Refusal.NOT_OFFERED
    offer = table.offer(0)
    table.do("keep 1,2,3")
    assert table.tickets(0) == set(offer)
    assert table.offer(0) == []
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_k1_the_rest_goes_under_the_deck_in_the_order_drawn() -> None:
    table = in_play("europe", 2)
    table.deal_tickets("paris-wien", "brest-venezia", "berlin-roma")
    table.do("tickets", "keep 2")
    table.deal_tickets("roma-smyrna", "kyiv-sochi", "athina-angora")
    table.do("tickets", "keep 3")
    assert table.tickets(0) == {"brest-venezia"}
    assert table.tickets(1) == {"athina-angora"}
    under = ["paris-wien", "berlin-roma", "roma-smyrna", "kyiv-sochi"]
    assert table.state.queue[: table.state.queue_size] == [table.ticket(each) for each in under]


def test_k1_tickets_under_the_deck_come_up_again_after_all_others() -> None:
    table = in_play("europe", 2)
    table.deal_tickets("paris-wien", "brest-venezia", "berlin-roma")
    table.do("tickets", "keep 2")
    table.hold_all_tickets(1, but=1)
    table.do("tickets")
    assert table.offer(1)[1:] == ["paris-wien", "berlin-roma"]
    assert table.state.ticket_deck_size == table.state.queue_size == 0


def test_k1_a_ticket_that_came_up_no_longer_lies_under_the_deck() -> None:
    table = in_play("san_francisco", 2)
    table.hold_all_tickets(1, but=2)
    table.do("draw deck", "draw deck", "tickets", "keep 1", "tickets", "keep 1")
    assert table.state.ticket_deck_size == 0
    assert not any(table.state.queue)
    assert not any(table.state.queue_seat)


def test_k1_the_tickets_offered_are_told() -> None:
    table = in_play("europe", 2)
    table.deal_tickets("paris-wien", "brest-venezia", "berlin-roma")
    table.do("tickets")
    offered = [table.ticket(each) for each in ("paris-wien", "brest-venezia", "berlin-roma")]
    assert table.results() == [(Result.OFFERED, 0, ticket) for ticket in offered]


def test_k1_a_dictated_ticket_that_the_deck_lacks_is_a_fault() -> None:
    table = in_play("europe", 2)
    table.hold(1, "paris-wien")
    table.deal_tickets("paris-wien")
    apply(table.board, table.state, table.chance, 0, table.action("tickets"))
    assert table.chance.script_fault == 1
    assert "paris-wien" not in table.offer(0)


def test_k1_those_under_the_deck_stay_in_order_when_some_are_drawn() -> None:
    table = in_play("san_francisco", 2)
    table.hold_all_tickets(1, but=4)
    table.do("tickets")
    first = table.offer(0)
    table.do("keep 1", "tickets")
    second = table.offer(1)
    table.do("keep 2", "tickets")
    assert table.offer(0) == [first[1], second[0]]
    assert table.state.ticket_deck_size == 0


def test_k1_fewer_are_taken_if_there_are_not_so_many() -> None:
    table = in_play("europe", 2)
    table.hold_all_tickets(1, but=2)
    table.do("tickets")
    assert len(table.offer(0)) == 2
    table.do("keep 1")
    assert table.state.ticket_deck_size == 1


def test_k1_with_an_empty_ticket_deck_none_can_be_drawn() -> None:
    table = in_play("europe", 2)
    table.hold_all_tickets(1)
    assert table.refuses("tickets") == Refusal.NO_TICKETS


@pytest.mark.parametrize("name", ["san_francisco", "europe"])
def test_k2_a_single_ticket_may_be_drawn_and_must_be_kept(name: str) -> None:
    table = in_play(name, 2)
    table.hold_all_tickets(1, but=1)
    table.do("tickets")
    offer = table.offer(0)
    assert table.legal() == [KEEP + 1]
    assert table.refuses("keep") == Refusal.KEEP_TOO_FEW
    table.do("keep 1")
    assert table.tickets(0) == set(offer)
    assert table.state.ticket_deck_size == 0


def test_k2_also_where_a_map_asks_to_keep_two() -> None:
    table = in_play(make_map("a-b 1 red", "b-c 1 red", opening={"drawn": 2, "keep": 2}), 2)
    table.hold_all_tickets(1, but=1)
    table.do("tickets")
    assert table.legal() == [KEEP + 1]


def test_k3_a_kept_ticket_cannot_be_given_back() -> None:
    table = in_play("europe", 2)
    table.hold(0, "paris-wien")
    table.do("tickets", "keep 1")
    assert "paris-wien" in table.tickets(0)
    table.do("draw deck", "draw deck")
    assert table.refuses("keep 1") == Refusal.OTHER_DECISION
    assert table.player(0).ticket_count == 2


def test_k3_tickets_are_secret_until_the_end_and_their_number_is_public() -> None:
    table = in_play("europe", 3)
    table.hold(0, "paris-wien", "brest-venezia")
    for viewer in (1, 2, NOBODY):
        seen = table.view(viewer).players[0]
        assert (seen.tickets, seen.ticket_count) == (0, 2)
    assert table.view(0).players[0].tickets == table.player(0).tickets
    table.state.phase = Phase.OVER
    for viewer in (1, 2, NOBODY):
        assert table.view(viewer).players[0].tickets == table.player(0).tickets


def test_k3_whether_a_ticket_is_completed_changes_nothing_that_others_see() -> None:
    views = []
    for ticket in ("paris-wien", "edinburgh-paris"):
        table = in_play("europe", 2)
        table.build(0, "frankfurt-paris/1", "frankfurt-munchen", "munchen-wien")
        table.hold(0, ticket)
        views.append(table.view(1))
    assert views[0] == views[1]


def test_k3_tickets_put_under_the_deck_are_known_to_who_put_them_there() -> None:
    table = Table("san_francisco", 2, kinds("red red blue blue"))
    first, second = table.offer(0)[0], table.offer(1)[0]
    table.do("keep 2", seat=0)
    table.do("keep 2", seat=1)
    known = {viewer: table.view(viewer).queue[:2] for viewer in (0, 1, NOBODY)}
    assert known[0] == [table.ticket(first), UNKNOWN]
    assert known[1] == [UNKNOWN, table.ticket(second)]
    assert known[NOBODY] == [UNKNOWN, UNKNOWN]
