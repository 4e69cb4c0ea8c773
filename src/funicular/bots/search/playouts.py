"""Trials: an action in a possible world, some turns of planner's play, and what that promises."""

import math

from funicular.bots.planner.choosing import act_on_plan, choose_planner, think_it_over
from funicular.bots.planner.prices import count_cards, turns_left
from funicular.bots.planner.wants import want_cards
from funicular.engine.actions import CLAIM, STATION, claim_route
from funicular.engine.board import Board
from funicular.engine.chance import Purpose, fill_block, seed_chance
from funicular.engine.observing import observe, show_all
from funicular.engine.position import KINDS, NO_ROUTE, Phase, State, View
from funicular.engine.scoring import score_game
from funicular.engine.turns import apply, awaited_seat
from funicular.engine.worlds import sample_world

from .guessing import guess_tickets
from .luck import begin_turns, dictate, foretell
from .outlook import compare_seats, expected_score, read_plan
from .room import SCALE, SearchRoom

MOST_DECISIONS = 1500  # of a game: nothing in the rules ends one in which everybody withdraws
END_SPREAD = 8.0
STALE = 100
FRESH = 1  # turns for which a plan is good enough to judge by


def copy_state(source: State, target: State) -> None:
    show_all(source, target)
    target.ticket_pool = source.ticket_pool
    for kind in range(KINDS):
        target.deck[kind] = source.deck[kind]


def choose_luck(seats: int, room: SearchRoom, number: int) -> None:
    """The luck of this number, for all trials until another is chosen."""
    fill_block(room.key, room.words, number, Purpose.GAMES)
    foretell(room.luck[0], room.words, seats)


def begin_world(board: Board, view: View, room: SearchRoom) -> bool:
    """Deal another possible world, with luck of its own; false if none could be dealt."""
    choose_luck(view.seats, room, room.worlds)
    seed_chance(room.chance[0], room.words)
    room.worlds += 1
    if not sample_world(board, view, room.chance[0], room.world[0], room.work[0]):
        return False
    if room.trust > 0 and view.phase != Phase.OPENING:
        guess_tickets(board, view, room.chance[0], room.world[0], room)
    return True


def try_candidate(board: Board, view: View, room: SearchRoom, index: int) -> None:
    """Play one candidate out in the world at hand."""
    candidates = room.candidates[0]
    begin_trial(room.world[0], room)
    act(board, view.viewer, candidates.action[index], room)
    play_on(board, room)
    chance = chance_of(view.viewer, room)
    candidates.chance[index] = chance
    candidates.trials[index] += 1
    candidates.sum[index] += chance
    gain = chance - candidates.chance[0]
    candidates.gain[index] += gain
    candidates.square[index] += gain * gain // SCALE


def begin_trial(start: State, room: SearchRoom) -> None:
    """A copy to play on, with the luck of this world from its beginning."""
    seed_chance(room.chance[0], room.words)
    begin_turns(room.luck[0], start.seats)
    copy_state(start, room.trial[0])
    for seat in range(start.seats):
        room.plan_age[seat] = STALE


def act(board: Board, seat: int, action: int, room: SearchRoom) -> None:
    trial, chance = room.trial[0], room.chance[0]
    dictate(board, trial, chance, seat, action, room.luck[0])
    apply(board, trial, chance, seat, action)


def play_on(board: Board, room: SearchRoom) -> None:
    """Let planners play on for some turns, and see what everybody has or may hope for then."""
    trial = room.trial[0]
    turns = 0
    room.playouts += 1
    while trial.phase != Phase.OVER and trial.decisions < MOST_DECISIONS:
        if trial.phase == Phase.TURN:
            if turns == room.depth:
                look_ahead(board, room)
                return
            turns += 1
        awaited = awaited_seat(trial)
        action = choose_quickly(board, awaited, room)
        note_claim(board, awaited, action, room)
        act(board, awaited, action, room)
    trial.phase = Phase.OVER
    score_game(board, trial, room.scores[0], room.score_work[0])


def look_ahead(board: Board, room: SearchRoom) -> None:
    """What everybody may hope for; a plan that was just made is not made again."""
    trial, view, outlook = room.trial[0], room.views[0], room.outlook[0]
    for seat in range(trial.seats):
        memory = room.memory[seat]
        observe(trial, seat, view)
        if room.plan_age[seat] > FRESH:
            think_it_over(board, view, memory)
        else:
            count_cards(view, memory)
            memory.plan[0].turns_left = turns_left(board, view, memory)
            want_cards(board, view, memory)
        read_plan(board, trial, view, memory, outlook)
    compare_seats(trial, outlook)


def chance_of(seat: int, room: SearchRoom) -> int:
    """The chance of a seat to win a trial that was played on, of SCALE."""
    if room.trial[0].phase == Phase.OVER:
        return chance_by_score(seat, room)
    return chance_by_outlook(seat, room)


def choose_quickly(board: Board, seat: int, room: SearchRoom) -> int:
    """The planner's choice, by the plan it made a few turns ago while that still holds."""
    view, memory, chance = room.views[0], room.memory[seat], room.chance[0]
    observe(room.trial[0], seat, view)
    phase = view.phase
    planned = phase == Phase.TURN or phase == Phase.SECOND_CARD or phase == Phase.TUNNEL
    if not planned:
        room.plan_age[seat] = STALE
        return choose_planner(board, view, memory, chance)
    if phase == Phase.TURN:
        room.plan_age[seat] += 1
    if room.plan_age[seat] >= room.stale or view.last_turns > 0:
        room.plan_age[seat] = 0
        think_it_over(board, view, memory)
        memory.traits[0].glance = room.glance
        return act_on_plan(board, view, memory, chance, True)
    count_cards(view, memory)
    want_cards(board, view, memory)
    return act_on_plan(board, view, memory, chance, False)


def note_claim(board: Board, seat: int, action: int, room: SearchRoom) -> None:
    """A claim makes plans stale that it gets in the way of; others strike the route off."""
    if action < CLAIM:
        if action >= STATION:
            room.plan_age[seat] = STALE
        return
    route = claim_route(action)
    for each in range(room.trial[0].seats):
        if each == seat:
            strike_own(board, seat, route, room)
        else:
            strike_lost(each, route, room)
    twin = board.route_twin[route]
    if twin != NO_ROUTE:
        closed = room.trial[0].seats <= board.closed_up_to
        for each in range(room.trial[0].seats):
            if closed or each == seat:
                strike_lost(each, twin, room)


def strike_own(board: Board, seat: int, route: int, room: SearchRoom) -> None:
    """A plan goes on after a claim that it asked for, until its network is complete."""
    memory = room.memory[seat]
    plan = memory.plan[0]
    if plan.uses[route] == 0:
        plan.weight[route] = 0
        return
    plan.weight[route] = 0
    plan.price[route] = 0
    memory.price[route] = 0  # as it was: what is on the network costs nothing more
    plan.network_cars -= board.route_length[route]
    plan.network_turns -= plan.turns[route]
    if plan.network_cars <= 0:
        room.plan_age[seat] = STALE


def strike_lost(seat: int, route: int, room: SearchRoom) -> None:
    """A network must find a way round what is lost; a spare route is just not wanted any more."""
    plan = room.memory[seat].plan[0]
    if plan.uses[route] > 0:
        room.plan_age[seat] = STALE
    plan.weight[route] = 0


def chance_by_score(seat: int, room: SearchRoom) -> int:
    """Half the win itself, and half what the margin is worth: a narrow win may be luck."""
    scores = room.scores[0]
    winners = 0
    odds = 0.0
    for each in range(room.trial[0].seats):
        winners += scores.players[each].wins
        margin = scores.players[each].total - scores.players[seat].total
        odds += bounded_exp(margin / END_SPREAD)
    won = scores.players[seat].wins / max(1, winners)
    return int(SCALE * (won + 1.0 / odds) / 2)


def chance_by_outlook(seat: int, room: SearchRoom) -> int:
    """How likely margins like those expected are to hold."""
    outlook = room.outlook[0]
    mine = expected_score(outlook, seat)
    odds = 0.0
    for each in range(room.trial[0].seats):
        margin = (expected_score(outlook, each) - mine) / 100.0
        odds += bounded_exp(margin / outlook.spread)
    return int(SCALE / odds)


def bounded_exp(power: float) -> float:
    return math.exp(max(-30.0, min(30.0, power)))
