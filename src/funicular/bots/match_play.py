"""Whole games between fast bots, in the engine's subset, from duplicate deals.

A match has as many entrants as seats. Game n belongs to deal n // seats, and in it every seat is
played by the entrant that sits n % seats places further on: after one round of a deal each entrant
has played each seat of it once, with the same luck in the decks.
"""

from enum import IntEnum
from typing import Annotated

from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, fill_block, seed_chance
from funicular.engine.choices import Choices, list_actions
from funicular.engine.legal import refusal
from funicular.engine.observing import observe
from funicular.engine.position import Phase, State, View
from funicular.engine.records import Record, Row, Rows, record
from funicular.engine.scoring import Scores, ScoreWork, score_game
from funicular.engine.turns import apply, awaited_seat, begin
from funicular.maps.limits import MAX_PLAYERS

from .memory import Memory
from .policies import choose

MOST_DECISIONS = 2000  # nothing in the rules ends a game in which everybody keeps withdrawing


class Part(IntEnum):
    """What a match tells of each seat of each game."""

    TOTAL = 0
    WINS = 1  # 1 for the winner, and for each of those who share
    ROUTES = 2  # points
    TICKETS = 3  # points: completed less failed
    STATIONS = 4  # points for those not built
    BONUS = 5  # points for the longest path
    TOKENS = 6  # points
    COMPLETED = 7  # tickets
    HELD = 8  # tickets
    BUILT = 9  # stations
    CLAIMS = 10
    CARS = 11  # built
    TURNS = 12
    DECISIONS = 13
    ILLEGAL = 14  # choices that the rules refused: a bot's defect, replaced by a legal action


PARTS = len(Part)


@record
class MatchRoom(Record):
    """Room for one game at a time and for the entrants' thoughts."""

    words: Annotated[list[int], Row("i8", 16)]
    states: Annotated[list[State], Rows(State, 1)]
    views: Annotated[list[View], Rows(View, 1)]
    chance: Annotated[list[Chance], Rows(Chance, 1)]
    choices: Annotated[list[Choices], Rows(Choices, 1)]
    scores: Annotated[list[Scores], Rows(Scores, 1)]
    score_work: Annotated[list[ScoreWork], Rows(ScoreWork, 1)]
    memory: Annotated[list[Memory], Rows(Memory, MAX_PLAYERS)]  # by entrant
    luck: Annotated[list[Chance], Rows(Chance, MAX_PLAYERS)]  # by entrant


def entrant_at(seat: int, game: int, seats: int) -> int:
    """Which entrant plays a seat in this game of a match."""
    return (seat + game % seats) % seats


def seed_match(key: list[int], game: int, seats: int, room: MatchRoom) -> None:
    """The deal's luck, the same in each of its games, and the entrants' own."""
    fill_block(key, room.words, game // seats, Purpose.GAMES)
    seed_chance(room.chance[0], room.words)
    for entrant in range(seats):
        fill_block(key, room.words, game * MAX_PLAYERS + entrant, Purpose.POLICY)
        seed_chance(room.luck[entrant], room.words)


def play_game(
    board: Board, policies: list[int], game: int, parts: list[list[int]], room: MatchRoom
) -> bool:
    """Play and score a seeded game into `parts`, by seat; false if it had to be stopped."""
    state = room.states[0]
    begin(board, state, room.chance[0], len(policies))
    while state.phase != Phase.OVER and state.decisions < MOST_DECISIONS:
        decide(board, policies, game, parts, room)
    score_parts(board, state, parts, room)
    return state.phase == Phase.OVER


def decide(
    board: Board, policies: list[int], game: int, parts: list[list[int]], room: MatchRoom
) -> None:
    """Let the entrant decide whose seat is awaited."""
    state, view = room.states[0], room.views[0]
    seat = awaited_seat(state)
    entrant = entrant_at(seat, game, len(policies))
    observe(state, seat, view)
    action = choose(policies[entrant], board, view, room.memory[entrant], room.luck[entrant])
    parts[seat][Part.DECISIONS] += 1
    if state.phase == Phase.TURN:
        parts[seat][Part.TURNS] += 1
    if refusal(board, state, seat, action) != 0:
        parts[seat][Part.ILLEGAL] += 1
        list_actions(board, state, seat, room.choices[0])
        action = room.choices[0].actions[0]
    apply(board, state, room.chance[0], seat, action)


def score_parts(board: Board, state: State, parts: list[list[int]], room: MatchRoom) -> None:
    score_game(board, state, room.scores[0], room.score_work[0])
    for seat in range(state.seats):
        score = room.scores[0].players[seat]
        told = parts[seat]
        told[Part.TOTAL] = score.total
        told[Part.WINS] = score.wins
        told[Part.ROUTES] = score.routes
        told[Part.TICKETS] = score.tickets
        told[Part.STATIONS] = score.stations
        told[Part.BONUS] = score.bonus
        told[Part.TOKENS] = score.tokens
        told[Part.COMPLETED] = score.completed_count
        told[Part.HELD] = state.players[seat].ticket_count
        told[Part.BUILT] = score.built
        told[Part.CARS] = board.cars - state.players[seat].cars
    for route in range(board.routes):
        if state.route_owner[route] < state.seats:
            parts[state.route_owner[route]][Part.CLAIMS] += 1


def play_match(
    boards: list[Board],
    policies: list[int],
    key: list[int],
    first: int,
    parts: list[list[list[int]]],
    finished: list[int],
    rooms: list[MatchRoom],
) -> None:
    """Games `first` and on of a match, as many as `finished` has room for."""
    seats = len(policies)
    for index in range(len(finished)):
        game = first + index
        seed_match(key, game, seats, rooms[0])
        over = play_game(boards[0], policies, game, parts[index], rooms[0])
        finished[index] = 1 if over else 0
