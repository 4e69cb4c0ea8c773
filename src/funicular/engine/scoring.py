"""The final score of every seat, part by part, and who wins (E1 to E6, B3)."""

from typing import Annotated

from funicular.maps.limits import MAX_PLACES, MAX_PLAYERS, MAX_STATIONS, MAX_TICKETS

from .board import Board
from .position import NO_ROUTE, NOBODY, State
from .records import Record, Row, Rows, i8, i16, i64, record
from .tickets import count_bits
from .trails import TrailWork, longest_trail


@record
class Score(Record):
    """The parts of one seat's score."""

    completed: i64  # tickets, as bits
    longest_set: i64  # the routes of the longest trail, as bits over the seat's routes in order
    routes: i16
    tickets: i16  # completed less failed
    stations: i16  # points for those not built
    longest: i16  # length of the longest trail
    bonus: i16  # for the longest path
    tokens: i16
    total: i16
    completed_count: i8
    built: i8  # stations
    wins: i8  # 1 for the winner or for each of those who share
    # Of the stations built; beyond `built` there is whatever was there before.
    station_place: Annotated[list[int], Row("i1", MAX_STATIONS)]
    borrowed: Annotated[list[int], Row("i2", MAX_STATIONS)]  # route used, or NO_ROUTE


@record
class ScoreWork(Record):
    """Room for scoring."""

    trail: Annotated[list[TrailWork], Rows(TrailWork, 1)]
    root: Annotated[list[int], Row("i1", MAX_PLACES)]  # network of each place
    open_count: i8  # tickets that the seat's own routes leave open
    open_ticket: Annotated[list[int], Row("i1", MAX_TICKETS)]
    option_count: Annotated[list[int], Row("i1", MAX_STATIONS)]
    option: Annotated[list[int], Row("i2", MAX_STATIONS * 64)]  # routes to borrow, by station
    pick: Annotated[list[int], Row("i1", MAX_STATIONS)]  # 0: none, n: the n-th option
    merged: Annotated[list[int], Row("i1", MAX_STATIONS)]  # network `merged` has joined `into`
    into: Annotated[list[int], Row("i1", MAX_STATIONS)]


@record
class Scores(Record):
    """The result of a game."""

    players: Annotated[list[Score], Rows(Score, MAX_PLAYERS)]


def score_game(board: Board, state: State, scores: Scores, work: ScoreWork) -> None:
    """Score every seat and decide who wins."""
    longest = 0
    for seat in range(state.seats):
        score_seat(board, state, seat, scores.players[seat], work)
        longest = max(longest, scores.players[seat].longest)
    for seat in range(state.seats):
        score = scores.players[seat]
        if longest > 0 and score.longest == longest:
            score.bonus = board.longest_bonus
        score.total = score.routes + score.tickets + score.stations + score.bonus + score.tokens
    decide_winners(state, scores)


def score_seat(board: Board, state: State, seat: int, score: Score, work: ScoreWork) -> None:
    """Everything but the bonus, which depends on the others."""
    player = state.players[seat]
    score.routes = player.points
    score.built = board.stations - player.stations
    score.stations = player.stations * board.unbuilt_points
    score.tokens = board.token_points[count_bits(player.tokens)]
    score.bonus = 0
    score.longest = 0
    score.longest_set = 0
    if board.longest_bonus > 0:
        score.longest = longest_trail(board, state, seat, work.trail[0])
        score.longest_set = work.trail[0].best_set
    score_tickets(board, state, seat, score, work)


def score_tickets(board: Board, state: State, seat: int, score: Score, work: ScoreWork) -> None:
    """Completed tickets count, the others are deducted; stations at their best (E2, B3)."""
    find_networks(board, state, seat, work)
    score.completed = 0
    score.tickets = 0
    work.open_count = 0
    for ticket in range(board.tickets):
        if (state.players[seat].tickets >> ticket) & 1 == 1:
            if work.root[board.ticket_a[ticket]] == work.root[board.ticket_b[ticket]]:
                score.completed |= 1 << ticket
                score.tickets += board.ticket_points[ticket]
            else:
                work.open_ticket[work.open_count] = ticket
                work.open_count += 1
                score.tickets -= board.ticket_points[ticket]
    find_loans(board, state, seat, score, work)
    if work.open_count > 0 and score.built > 0:
        borrow_best(board, score, work)
    score.completed_count = count_bits(score.completed)


def find_networks(board: Board, state: State, seat: int, work: ScoreWork) -> None:
    """Give each place the number of the network that the seat's own routes make of it."""
    for place in range(board.places):
        work.root[place] = place
    for route in range(board.routes):
        if state.route_owner[route] == seat:
            a = find_root(work, board.route_a[route])
            b = find_root(work, board.route_b[route])
            work.root[max(a, b)] = min(a, b)
    for place in range(board.places):
        work.root[place] = find_root(work, place)


def find_root(work: ScoreWork, place: int) -> int:
    while work.root[place] != place:
        place = work.root[place]
    return place


def find_loans(board: Board, state: State, seat: int, score: Score, work: ScoreWork) -> None:
    """What each station could borrow: one route for each other network that it would reach."""
    station = 0
    for place in range(board.places):
        if state.station_owner[place] == seat:
            score.station_place[station] = place
            score.borrowed[station] = NO_ROUTE
            work.option_count[station] = 0
            for index in range(board.first_end[place], board.first_end[place + 1]):
                route = board.route_end[index]
                owner = state.route_owner[route]
                if owner != NOBODY and owner != seat:
                    add_loan(board, station, place, route, work)
            station += 1


def add_loan(board: Board, station: int, place: int, route: int, work: ScoreWork) -> None:
    reached = work.root[board.route_a[route] + board.route_b[route] - place]
    if reached == work.root[place]:
        return
    count = work.option_count[station]
    for index in range(count):
        known = work.option[station * 64 + index]
        end = board.route_a[known] + board.route_b[known] - place
        if work.root[end] == reached:
            return
    work.option[station * 64 + count] = route
    work.option_count[station] = count + 1


def borrow_best(board: Board, score: Score, work: ScoreWork) -> None:
    """Try every combination: most points, then most tickets, then fewest routes borrowed (B3)."""
    stations = score.built
    own_points, own_completed = score.tickets, score.completed
    best_points, best_count, best_loans = own_points, 0, 0
    for station in range(stations):
        work.pick[station] = 0
    while next_picks(stations, work):
        loans = merge_networks(board, stations, score, work)
        points, count, completed = own_points, 0, own_completed
        for index in range(work.open_count):
            ticket = work.open_ticket[index]
            a = merged_root(work, stations, work.root[board.ticket_a[ticket]])
            if a == merged_root(work, stations, work.root[board.ticket_b[ticket]]):
                points += 2 * board.ticket_points[ticket]
                count += 1
                completed |= 1 << ticket
        better = points > best_points or (
            points == best_points
            and (count > best_count or (count == best_count and loans < best_loans))
        )
        if better:
            best_points, best_count, best_loans = points, count, loans
            score.tickets = points
            score.completed = completed
            for station in range(stations):
                score.borrowed[station] = NO_ROUTE
                if work.pick[station] > 0:
                    score.borrowed[station] = work.option[station * 64 + work.pick[station] - 1]


def next_picks(stations: int, work: ScoreWork) -> bool:
    """The next combination, the last station turning fastest; false after the last one."""
    station = stations - 1
    while station >= 0:
        if work.pick[station] < work.option_count[station]:
            work.pick[station] += 1
            return True
        work.pick[station] = 0
        station -= 1
    return False


def merge_networks(board: Board, stations: int, score: Score, work: ScoreWork) -> int:
    """Join networks over the borrowed routes; returns how many are borrowed."""
    loans = 0
    for station in range(stations):
        work.merged[station] = MAX_PLACES
        if work.pick[station] > 0:
            loans += 1
            route = work.option[station * 64 + work.pick[station] - 1]
            a = merged_root(work, station, work.root[board.route_a[route]])
            b = merged_root(work, station, work.root[board.route_b[route]])
            if a != b:
                work.merged[station] = b
                work.into[station] = a
    return loans


def merged_root(work: ScoreWork, stations: int, root: int) -> int:
    for station in range(stations):
        if work.merged[station] == root:
            root = work.into[station]
    return root


def decide_winners(state: State, scores: Scores) -> None:
    """Most points; then tickets completed, fewer stations, the longest path; then shared (E6)."""
    best = 0
    for seat in range(1, state.seats):
        if compare(scores.players[seat], scores.players[best]) > 0:
            best = seat
    for seat in range(state.seats):
        tied = compare(scores.players[seat], scores.players[best]) == 0
        scores.players[seat].wins = 1 if tied else 0


def compare(one: Score, other: Score) -> int:
    """Positive if the first is ahead, negative if behind, 0 if they share (E6)."""
    if one.total != other.total:
        return one.total - other.total
    if one.completed_count != other.completed_count:
        return one.completed_count - other.completed_count
    if one.built != other.built:
        return other.built - one.built
    return one.bonus - other.bonus
