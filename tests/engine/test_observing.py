"""Who knows what: V1 to V3."""

from collections.abc import Callable

import pytest
from tests.engine.table import Table, in_play, kinds

from funicular.engine.observing import observe
from funicular.engine.position import NOBODY, Phase, Player, State, View
from funicular.engine.records import Cell
from funicular.engine.turns import apply

PUBLIC_OF_THE_TABLE = {
    *("decisions", "phase", "seats", "seat", "passes", "last_turns"),
    *("deck_size", "ticket_deck_size", "queue_size", "queue_seat"),
    *("pending_route", "laid_colour", "laid_wilds", "surcharge", "revealed_size", "revealed"),
    *("market", "discards", "fresh", "route_owner", "station_owner"),
    *("stack_place", "stack_height"),
}
PUBLIC_OF_A_PLAYER = {
    *("points", "tokens", "hand_size", "blind_size", "cars", "stations"),
    *("ticket_count", "opening_kept", "ready", "offer_size", "known", "spent"),
}
OWN = {"tickets", "gone", "chosen", "offer", "hand", "blind"}


def busy_table() -> Table:
    """A game of three in which a bit of everything has happened."""
    table = in_play("europe", 3)
    table.give(0, "red red black wild")
    table.give(1, "green green green blue")
    table.hold(0, "paris-wien")
    table.do("tickets", "keep 2", "claim berlin-wien green", "draw deck", "draw 1")
    table.do("station roma black", "draw deck", "draw 2", "tickets")
    return table


def seen_by(viewer: int, change: Callable[[State], None]) -> bool:
    """Does the viewer notice the change?"""
    table = busy_table()
    before = table.view(viewer)
    change(table.state)
    return table.view(viewer) != before


def raise_field(record: State | Player, name: str) -> None:
    """Make one number of the field greater by one."""
    if isinstance(record.layout[name], Cell):
        setattr(record, name, getattr(record, name) + 1)
    else:
        getattr(record, name)[0] += 1


@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
@pytest.mark.parametrize("name", [name for name in State.layout if name != "players"])
def test_v1_of_the_table_exactly_the_public_facts_are_seen(viewer: int, name: str) -> None:
    seen = seen_by(viewer, lambda state: raise_field(state, name))
    mine = name == "queue" and viewer == busy_table().state.queue_seat[0]
    assert seen == (name in PUBLIC_OF_THE_TABLE or mine)


@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
@pytest.mark.parametrize("name", Player.layout)
def test_v1_of_another_player_exactly_the_public_facts_are_seen(viewer: int, name: str) -> None:
    seen = seen_by(viewer, lambda state: raise_field(state.players[0], name))
    assert seen == (name in PUBLIC_OF_A_PLAYER)


def test_v1_what_is_shown_is_true() -> None:
    table = busy_table()
    for viewer in (0, 1, 2, NOBODY):
        view = table.view(viewer)
        for name in PUBLIC_OF_THE_TABLE:
            assert getattr(view, name) == getattr(table.state, name), name
        for name in PUBLIC_OF_A_PLAYER:
            for seat in range(3):
                shown = getattr(view.players[seat], name)
                assert shown == getattr(table.player(seat), name), name


def test_v1_every_market_card_taken_is_known() -> None:
    table = in_play("europe", 2)
    table.lay_market("red blue green black white")
    table.deal("orange yellow")
    table.do("draw 1", "draw 2")
    seen = table.view(1).players[0]
    assert seen.known == table.player(0).hand
    assert (seen.hand_size, seen.blind_size) == (2, 0)


def test_v1_a_blind_card_is_counted_but_not_known() -> None:
    table = in_play("europe", 2)
    table.do("draw deck", "draw deck")
    seen = table.view(1).players[0]
    assert (seen.hand_size, seen.blind_size, sum(seen.known)) == (2, 2, 0)


def test_v1_cards_of_a_tunnel_are_seen_laid_out_and_taken_back() -> None:
    table = in_play("europe", 2)
    table.give(0, "black black black wild")
    table.deal("black white white")
    table.do("claim madrid-pamplona/1 black+1")
    view = table.view(1)
    assert (view.laid_colour, view.laid_wilds) == (kinds("black")[0], 1)
    assert view.revealed == kinds("black white white")
    table.do("withdraw")
    known = table.view(1).players[0].known
    assert [known[kind] for kind in kinds("black wild")] == [2, 1]
    assert sum(known) == 3


def test_v1_cards_played_are_no_longer_known_in_the_hand() -> None:
    table = in_play("europe", 2)
    table.lay_market("black blue green black white")
    table.deal("orange yellow")
    table.do("draw 1", "draw 2", "draw deck", "draw deck", "claim amsterdam-bruxelles black")
    assert table.view(1).players[0].known[kinds("black")[0]] == 0
    assert table.view(1).players[0].known[kinds("blue")[0]] == 1


def test_v1_cards_played_that_nobody_saw_going_in_are_counted() -> None:
    table = in_play("europe", 2)
    table.lay_market("black blue green black white")
    table.give(0, "black black")
    table.deal("orange yellow")
    table.do("draw 1", "draw 2", "draw deck", "draw deck")
    table.do("claim brest-paris black")
    # Of three black cards one was taken from the market, for all to see.
    spent = table.view(1).players[0].spent
    assert (spent[kinds("black")[0]], sum(spent)) == (2, 2)


def test_v1_they_are_counted_anew_when_the_deck_is_fresh() -> None:
    table = in_play("europe", 2)
    table.give(0, "black black blue")
    table.do("claim amsterdam-bruxelles black")
    assert sum(table.view(1).players[0].spent) == 1
    table.give_deck(1, but="red")
    table.do("draw deck")
    seen = table.view(1).players[0]
    assert (seen.blind_size, sum(seen.spent)) == (0, 0)
    # What seat 0 plays now it held before the deck was fresh.
    table.do("draw deck", "station wien blue")
    assert sum(table.view(1).players[0].spent) == 0


def test_v1_a_spectator_sees_what_is_public_and_no_more() -> None:
    view = busy_table().view(NOBODY)
    for player in view.players:
        for name in OWN:
            assert not any(number for path, number in player.cells() if path.startswith(name + "["))
        assert (player.tickets, player.gone, player.chosen) == (0, 0, 0)


@pytest.mark.parametrize("name", sorted(OWN))
def test_v2_a_player_knows_its_own_cards_and_tickets(name: str) -> None:
    assert seen_by(0, lambda state: raise_field(state.players[0], name))
    table = busy_table()
    assert getattr(table.view(0).players[0], name) == getattr(table.player(0), name)


def test_v2_which_cards_were_drawn_blind_is_known_to_who_drew_them() -> None:
    table = in_play("europe", 2)
    table.deal("red wild")
    table.do("draw deck", "draw deck")
    assert table.view(0).players[0].blind == table.player(0).hand
    assert sum(table.view(1).players[0].blind) == 0


def test_v2_offered_tickets_are_known_to_who_is_offered_them() -> None:
    table = Table("europe", 3)
    for viewer in range(3):
        view = table.view(viewer)
        for seat in range(3):
            assert view.players[seat].offer_size == 4
            assert any(view.players[seat].offer) == (seat == viewer)


def test_v2_which_opening_tickets_were_given_back_is_known_to_who_did() -> None:
    table = Table("europe", 2)
    table.do("keep 1,2", seat=0)
    assert table.view(0).players[0].chosen == 0b11
    assert table.view(1).players[0].chosen == 0
    table.do("keep 1,2", seat=1)
    assert table.view(0).players[0].gone == table.player(0).gone != 0
    assert table.view(1).players[0].gone == 0


def test_v3_a_view_has_no_room_for_the_decks_or_the_seed() -> None:
    assert set(State.layout) - set(View.layout) == {"ticket_pool", "deck"}
    assert set(View.layout) - set(State.layout) == {"viewer"}


@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_v3_whether_a_card_is_in_the_deck_or_in_another_hand_is_unseen(viewer: int) -> None:
    def exchange(state: State) -> None:
        red, white = kinds("red white")
        state.players[0].hand[red] -= 1
        state.players[0].blind[red] -= 1
        state.deck[red] += 1
        state.players[0].hand[white] += 1
        state.players[0].blind[white] += 1
        state.deck[white] -= 1

    assert not seen_by(viewer, exchange)
    assert seen_by(0, exchange)


def test_v3_tickets_that_left_the_game_are_seen_by_nobody_else() -> None:
    offers = {
        "one": [[40, 0, 1, 2], [41, 3, 4, 5]],
        "other": [[42, 6, 7, 8], [41, 3, 4, 5]],
    }
    views = []
    for (long, *regular), second in offers.values():
        cards = kinds("red red red red blue blue blue blue green green green green black")
        table = Table("europe", 2, [*cards, long, *regular, *second])
        table.do("keep 1,2", seat=0)
        table.do("keep 1,2", seat=1)
        views.append(table.view(1))
    assert views[0] == views[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_v3_at_the_end_all_tickets_are_shown(viewer: int) -> None:
    table = busy_table()
    table.do("keep 1")
    held = [table.player(seat).tickets for seat in range(3)]
    assert [player.tickets for player in table.view(viewer).players[:3]] != held
    table.state.last_turns = 1
    table.do("draw deck", "draw deck")
    assert table.state.phase == Phase.OVER
    assert [player.tickets for player in table.view(viewer).players[:3]] == held


def test_v3_nothing_of_another_viewer_stays_in_a_view_used_again() -> None:
    table = Table("san_francisco", 3)
    used = View()
    for _ in range(60):
        for viewer in (0, 2, NOBODY, 1):
            observe(table.state, viewer, used)
            assert used == table.view(viewer)
        seat = table.state.seat
        if table.state.phase == Phase.OPENING:
            seat = next(seat for seat in range(3) if table.legal(seat))
        action = table.legal(seat)[-1]
        apply(table.board, table.state, table.chance, seat, action)
