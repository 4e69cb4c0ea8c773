"""Candidates of a search share their luck: turn by turn, and as likely as the deck's own."""

from __future__ import annotations

from collections import Counter

import pytest

from funicular.bots import make_bot
from funicular.bots.search.luck import TURNS, Luck, begin_turns, dictate, foretell
from funicular.bots.search.playouts import begin_trial, choose_luck
from funicular.bots.search.room import SearchRoom
from funicular.engine.actions import DRAW_DECK
from funicular.engine.board import Board
from funicular.engine.chance import Chance, seed_chance
from funicular.engine.choices import Choices, list_actions
from funicular.engine.position import KINDS, REVEAL, Phase, State
from funicular.engine.turns import apply, awaited_seat
from funicular.game import Game, new_game


def midgame(name: str, players: int, decisions: int) -> Game:
    """A planners' game at the beginning of a turn."""
    game = new_game(name, players, seed=f"luck {decisions}")
    bots = [make_bot("planner", seed=seat) for seat in range(players)]
    while game.decisions < decisions or game.view(game.awaited[0]).phase != Phase.TURN:
        seat = game.awaited[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    return game


def key(number: int) -> list[int]:
    return [number, *range(7)]


@pytest.mark.parametrize(("name", "players"), [("europe", 2), ("europe", 5), ("san_francisco", 3)])
def test_what_is_dictated_can_be_drawn_and_is(name: str, players: int) -> None:
    """Random play to the end, through empty decks: no card is dictated that is not there."""
    game = midgame(name, players, 30)
    luck, chance, dice, choices = Luck(), Chance(), Chance(), Choices()
    dictated = tunnels = 0
    for number in range(6):
        state = game.true_state()
        seed_chance(chance, key(number))
        seed_chance(dice, key(100 + number))
        foretell(luck, key(number), players)
        begin_turns(luck, players)
        while state.phase != Phase.OVER and state.decisions < 1000:
            seat = awaited_seat(state)
            list_actions(game.board, state, seat, choices)
            action = choices.actions[(state.decisions * 7919 + number) % choices.count]
            deck, size = list(state.deck), state.deck_size
            dictate(game.board, state, chance, seat, action, luck)
            assert (list(state.deck), state.deck_size) == (deck, size)
            asked = chance.script_size
            apply(game.board, state, chance, seat, action)
            assert (chance.script_next, chance.script_fault) == (asked, 0)
            dictated += asked
            tunnels += asked == REVEAL
    assert dictated > 100
    assert (tunnels > 0) == (name == "europe")


def test_dictated_cards_are_as_likely_as_drawn_ones() -> None:
    game = midgame("europe", 2, 40)
    before, luck, chance = game.true_state(), Luck(), Chance()
    seat, worlds = awaited_seat(before), 6000
    drawn: Counter[int] = Counter()
    for number in range(worlds):
        foretell(luck, key(number), 2)
        begin_turns(luck, 2)
        dictate(game.board, before, chance, seat, DRAW_DECK, luck)
        drawn[chance.script[0]] += 1
    for kind in range(KINDS):
        odds = before.deck[kind] / before.deck_size
        assert drawn[kind] / worlds == pytest.approx(odds, abs=0.02)  # four errors


def blind_card(board: Board, start: State, first: int, room: SearchRoom) -> int:
    """What the next seat draws blind after a first action and the rest of that turn."""
    begin_trial(start, room)
    trial, chance, luck = room.trial[0], room.chance[0], room.luck[0]
    seat = awaited_seat(start)
    while awaited_seat(trial) == seat:
        action = first if trial.decisions == start.decisions else DRAW_DECK
        dictate(board, trial, chance, seat, action, luck)
        apply(board, trial, chance, seat, action)
    dictate(board, trial, chance, awaited_seat(trial), DRAW_DECK, luck)
    return chance.script[0]


def test_others_draw_the_same_whatever_the_candidate_did() -> None:
    """One claims and one draws twice: the opponent's next card is nearly always the same."""
    game = midgame("san_francisco", 2, 24)
    start = game.true_state()
    view = game.view(awaited_seat(start))
    claims = [action for action in view.legal_actions if str(action).startswith("claim")]
    assert claims
    claim = view.notation.number(claims[0])
    room, same, worlds = SearchRoom(), 0, 200
    for number in range(worlds):
        room.key[:] = key(5)
        choose_luck(2, room, number)
        drawn = blind_card(game.board, start, DRAW_DECK, room)
        same += drawn == blind_card(game.board, start, claim, room)
    assert same > 0.8 * worlds


def test_luck_beyond_the_numbers_is_left_to_chance() -> None:
    game = midgame("san_francisco", 2, 24)
    state, luck, chance = game.true_state(), Luck(), Chance()
    foretell(luck, key(1), 2)
    begin_turns(luck, 2)
    seat = awaited_seat(state)
    luck.turn[seat] = TURNS - 1
    dictate(game.board, state, chance, seat, DRAW_DECK, luck)
    assert chance.script_size == 0
