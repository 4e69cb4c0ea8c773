"""Thinking: play-out after play-out, and fewer candidates the longer it takes.

Candidates are tried in the same worlds with the same luck, and compared with the planner's choice
world by world: what luck does to all of them cancels out. After each stage the worse half is left
aside (sequential halving). A search that is stopped at any time has an answer.
"""

import math

from funicular.bots.planner.choosing import choose_planner
from funicular.engine.board import Board
from funicular.engine.chance import Purpose, fill_block, seed_chance
from funicular.engine.position import View

from .candidates import list_candidates
from .evidence import copy_evidence
from .guessing import weigh_tickets
from .playouts import begin_world, try_candidate
from .room import FEWEST_TRIALS, SCALE, Candidates, SearchRoom

LAST_WORLD = 0xFFFFFFFF  # whose luck the planner is asked with


def begin_thinking(board: Board, view: View, room: SearchRoom) -> None:
    """Ask the planner, and list what else could be done."""
    fill_block(room.key, room.words, LAST_WORLD, Purpose.GAMES)
    seed_chance(room.chance[0], room.words)
    memory = room.memory[view.viewer]
    planned = choose_planner(board, view, memory, room.chance[0])
    list_candidates(board, view, memory, planned, room.candidates[0])
    if room.trust > 0:
        weigh_tickets(board, view, memory, room)
    room.worlds = 0
    room.cursor = 0


def stages_of(candidates: Candidates) -> int:
    """How often the candidates can be halved until two are left, and once more for those."""
    stages = 1
    while (1 << stages) < candidates.count:
        stages += 1
    return stages


def try_next(board: Board, view: View, room: SearchRoom) -> bool:
    """One play-out: the next candidate in this world, or the planner's choice in another.

    False if no world could be dealt.
    """
    candidates = room.candidates[0]
    while room.cursor < candidates.count and candidates.out[room.cursor] == 1:
        room.cursor += 1
    if room.cursor == candidates.count:
        room.cursor = 0
    if room.cursor == 0 and not begin_world(board, view, room):
        return False
    try_candidate(board, view, room, room.cursor)
    room.cursor += 1
    return True


def think(board: Board, view: View, room: SearchRoom, playouts: int) -> None:
    """A whole search of about so many play-outs, once it has begun."""
    candidates = room.candidates[0]
    if candidates.count < 2:
        return
    stages = stages_of(candidates)
    for stage in range(stages):
        for _ in range(max(1, playouts // (stages * candidates.left)) * candidates.left):
            try_next(board, view, room)
        if stage + 1 < stages:
            halve(candidates)
            room.cursor = 0


def halve(candidates: Candidates) -> None:
    """Leave the better half in the running, and the planner's choice."""
    keep = max(2, (candidates.left + 1) // 2)
    while candidates.left > keep:
        worst = 0
        least = 1 << 62
        for index in range(1, candidates.count):
            if candidates.out[index] == 0 and candidates.trials[index] > 0:
                mean = candidates.gain[index] // candidates.trials[index]
                if mean < least:
                    least = mean
                    worst = index
        if worst == 0:
            return
        candidates.out[worst] = 1
        candidates.left -= 1


def best_candidate(candidates: Candidates, caution: int) -> int:
    """The planner's choice, unless another is better by `caution` hundredths of its error."""
    best = 0
    most = 0.0
    for index in range(1, candidates.count):
        trials = candidates.trials[index]
        if candidates.out[index] == 1 or trials < FEWEST_TRIALS:
            continue
        mean = candidates.gain[index] / trials / SCALE
        square = candidates.square[index] / trials / SCALE
        error = math.sqrt(max(1e-9, square - mean * mean) / trials)
        sure = mean - caution * error / 100
        if sure > most:
            most = sure
            best = index
    return best


def gather(rooms: list[SearchRoom]) -> None:
    """Bring what all rooms found into the first."""
    total = rooms[0].candidates[0]
    for number in range(1, len(rooms)):
        found = rooms[number].candidates[0]
        for index in range(total.count):
            total.trials[index] += found.trials[index]
            total.sum[index] += found.sum[index]
            total.gain[index] += found.gain[index]
            total.square[index] += found.square[index]
            found.trials[index] = 0
            found.sum[index] = 0
            found.gain[index] = 0
            found.square[index] = 0


def hand_out(rooms: list[SearchRoom]) -> None:
    """Let all rooms go on with the first one's candidates."""
    source = rooms[0].candidates[0]
    for number in range(1, len(rooms)):
        room = rooms[number]
        target = room.candidates[0]
        target.count = source.count
        target.left = source.left
        room.cursor = 0
        for index in range(source.count):
            target.action[index] = source.action[index]
            target.out[index] = source.out[index]
    rooms[0].cursor = 0


def begin_search(boards: list[Board], views: list[View], rooms: list[SearchRoom]) -> None:
    """The entry points from outside compiled code, where a record travels in an array."""
    begin_thinking(boards[0], views[0], rooms[0])
    hand_out(rooms)
    for number in range(1, len(rooms)):
        rooms[number].worlds = 0
        for seat in range(views[0].seats):
            copy_evidence(rooms[0].evidence[seat], rooms[number].evidence[seat])
        for index in range(rooms[0].candidates[0].count):
            rooms[number].candidates[0].trials[index] = 0
            rooms[number].candidates[0].sum[index] = 0
            rooms[number].candidates[0].gain[index] = 0
            rooms[number].candidates[0].square[index] = 0


def try_playout(
    boards: list[Board], views: list[View], rooms: list[SearchRoom], number: int
) -> bool:
    return try_next(boards[0], views[0], rooms[number])


def halve_all(rooms: list[SearchRoom]) -> None:
    gather(rooms)
    halve(rooms[0].candidates[0])
    hand_out(rooms)


def think_one(
    boards: list[Board], views: list[View], rooms: list[SearchRoom], playouts: int
) -> int:
    begin_thinking(boards[0], views[0], rooms[0])
    think(boards[0], views[0], rooms[0], playouts)
    return best_of(rooms)


def best_of(rooms: list[SearchRoom]) -> int:
    gather(rooms)
    room = rooms[0]
    return room.candidates[0].action[best_candidate(room.candidates[0], room.caution)]
