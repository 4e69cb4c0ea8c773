"""The room in which a search thinks: worlds, trials, and what they showed of each candidate."""

from typing import Annotated

from funicular.bots.memory import Memory
from funicular.engine.chance import Chance
from funicular.engine.position import State, View
from funicular.engine.records import Record, Row, Rows, i16, i32, i64, record
from funicular.engine.scoring import Scores, ScoreWork
from funicular.engine.worlds import WorldWork
from funicular.maps.limits import MAX_PLAYERS, MAX_TICKETS

from .evidence import Evidence
from .luck import Luck
from .outlook import Outlook

MOST_CANDIDATES = 24
SCALE = 1_000_000  # a certain win
FEWEST_TRIALS = 10  # before a candidate may beat the planner's choice


@record
class Candidates(Record):
    """Actions worth a thought. The first is the planner's own choice."""

    count: i16
    left: i16  # still in the running
    action: Annotated[list[int], Row("i4", MOST_CANDIDATES)]
    out: Annotated[list[int], Row("i1", MOST_CANDIDATES)]  # 1: no longer in the running
    trials: Annotated[list[int], Row("i4", MOST_CANDIDATES)]
    sum: Annotated[list[int], Row("i8", MOST_CANDIDATES)]  # of win chances
    # of the differences to the planner's choice in the same worlds, and of their squares
    gain: Annotated[list[int], Row("i8", MOST_CANDIDATES)]
    square: Annotated[list[int], Row("i8", MOST_CANDIDATES)]
    chance: Annotated[list[int], Row("i8", MOST_CANDIDATES)]  # in the world at hand


@record
class SearchRoom(Record):
    """Everything that one thread of a search needs."""

    key: Annotated[list[int], Row("i8", 8)]
    words: Annotated[list[int], Row("i8", 16)]
    worlds: i64  # tried so far: each has luck of its own
    cursor: i16  # the candidate to try next
    playouts: i64
    depth: i32  # turns that a trial goes on for
    caution: i32  # by how much a candidate must be better than the planner's choice
    trust: i32  # how much a seat's routes tell of its tickets, in per cent; 0: nothing
    distance: Annotated[list[int], Row("i4", MAX_TICKETS)]  # of each ticket on the empty board
    evidence: Annotated[list[Evidence], Rows(Evidence, MAX_PLAYERS)]  # of each seat's tickets
    likely: Annotated[list[int], Row("i4", MAX_TICKETS)]  # each ticket that is to be drawn now
    candidates: Annotated[list[Candidates], Rows(Candidates, 1)]
    world: Annotated[list[State], Rows(State, 1)]
    trial: Annotated[list[State], Rows(State, 1)]
    views: Annotated[list[View], Rows(View, 1)]
    memory: Annotated[list[Memory], Rows(Memory, MAX_PLAYERS)]  # by seat
    plan_age: Annotated[list[int], Row("i2", MAX_PLAYERS)]  # turns since each seat made its plan
    stale: i32  # turns after which a plan is made anew
    glance: i32  # tickets that players of a trial look at
    chance: Annotated[list[Chance], Rows(Chance, 1)]
    luck: Annotated[list[Luck], Rows(Luck, 1)]
    work: Annotated[list[WorldWork], Rows(WorldWork, 1)]
    outlook: Annotated[list[Outlook], Rows(Outlook, 1)]
    judged: Annotated[list[int], Row("i8", MAX_PLAYERS)]  # sums of chances, by seat
    scores: Annotated[list[Scores], Rows(Scores, 1)]
    score_work: Annotated[list[ScoreWork], Rows(ScoreWork, 1)]
