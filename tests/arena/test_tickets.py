"""Tickets in bot play: counted as the façade's games would be, and as the shipped file says."""

from collections import Counter
from pathlib import Path

import pytest
from tests.game.playing import BUNDLED

from funicular.arena.shares import share_of
from funicular.arena.tickets import (
    TicketCount,
    TicketTally,
    bot_tallies,
    count_tickets,
    read_tallies,
    save_tallies,
)
from funicular.bots.match_play import MatchRoom, seed_match
from funicular.bots.policies import POLICY_NAMES, choose
from funicular.game import Game, OptionError, Seed, new_game
from funicular.game.seat_facts import seat_facts
from funicular.game.seeds import key_words
from funicular.maps import load_map

SEED = "a test of tickets"


def played_at_the_table(map_id: str, players: int, bot: str, number: int) -> Game:
    """Game `number` of the seed on the façade, with the luck that the bots have in the count."""
    game = new_game(map_id, players, seed=Seed(text=SEED, game=number))
    room, policy = MatchRoom(), POLICY_NAMES.index(bot)
    words = list(key_words(Seed.of(SEED).key))
    seed_match(words, number * players, players, room)
    while not game.is_over:
        seat = game.awaited[0]
        view = game.view(seat).position
        action = choose(policy, game.board, view, room.memory[seat], room.luck[seat])
        game.play(game.notation.action(action), seat)
    return game


def told_by_facts(games: list[Game]) -> dict[str, TicketCount]:
    dealt, kept, completed, won = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        for seat in seat_facts(game):
            for each in seat.tickets:
                dealt[each.ticket] += each.dealt
                kept[each.ticket] += each.kept
                completed[each.ticket] += each.completed
                won[each.ticket] += each.kept and seat.wins
    return {
        ticket.id: TicketCount(
            dealt[ticket.id], kept[ticket.id], completed[ticket.id], won[ticket.id]
        )
        for ticket in games[0].map.tickets
    }


def tally_of(map_id: str, players: int, games: int, bot: str, interpreted: bool) -> TicketTally:
    *_, last = count_tickets(
        load_map(map_id), players, games, bot=bot, seed=SEED, interpreted=interpreted, threads=2
    )
    return last


@pytest.mark.parametrize(("map_id", "players"), BUNDLED)
def test_tickets_are_counted_as_at_the_table(map_id: str, players: int) -> None:
    tally = tally_of(map_id, players, 3, "hungry", interpreted=True)
    games = [played_at_the_table(map_id, players, "hungry", number) for number in range(3)]
    assert tally.tickets == told_by_facts(games)
    assert (tally.games, tally.unfinished) == (3, 0)
    assert sum(count.kept for count in tally.tickets.values()) > 0


@pytest.mark.long
def test_compiled_games_count_the_same() -> None:
    for map_id, players in BUNDLED:
        compiled = tally_of(map_id, players, 110, "random", interpreted=False)
        assert compiled == tally_of(map_id, players, 110, "random", interpreted=True)
    planner = tally_of("san_francisco", 2, 5, "planner", interpreted=False)
    assert planner == tally_of("san_francisco", 2, 5, "planner", interpreted=True)


def test_only_fast_bots() -> None:
    with pytest.raises(OptionError):
        next(count_tickets(load_map("europe"), 2, 1, bot="search", seed=SEED))


def test_the_shipped_counts_are_of_these_maps() -> None:
    told = bot_tallies()
    assert told.bot == "planner"
    for map_id, players in BUNDLED:
        source = load_map(map_id)
        tally = told.of(source, players)
        assert tally is not None, f"run `funicular tickets --save` anew: {map_id} has changed"
        assert (tally.games, tally.unfinished) == (20_000, 0)
        assert list(tally.tickets) == [ticket.id for ticket in source.tickets]
        for dealt, kept, completed, won in tally.tickets.values():
            assert dealt >= kept >= completed > 0
            assert kept >= won > 0
        opening = source.rules.tickets.opening * players * tally.games
        assert sum(t.dealt for t in tally.tickets.values()) >= opening


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    tallies = [tally_of("san_francisco", players, 1, "random", True) for players in (2, 3)]
    save_tallies(tmp_path / "t.json", "random", SEED, tallies)
    told = read_tallies((tmp_path / "t.json").read_text("utf-8"))
    assert (told.bot, told.seed, list(told.tallies)) == ("random", SEED, tallies)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    # By hand, from Wilson's formula with z = 1.96.
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_intervals(count: int, of: int, low: float, high: float) -> None:
    share = share_of(count, of)
    assert share.share == count / of
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)


def test_nothing_counted_is_nothing_known() -> None:
    share = share_of(0, 0)
    assert (share.share, share.low, share.high) == (None, 0.0, 1.0)
