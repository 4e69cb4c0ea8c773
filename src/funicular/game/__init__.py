"""The façade: games, views, scores and records in the words of the rulebook."""

from __future__ import annotations

from .actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Pay,
    Payment,
    PlaceStack,
    TakeToken,
    Withdraw,
)
from .errors import (
    ActionError,
    AmbiguousAction,
    FunicularError,
    IllegalAction,
    OptionError,
    RecordError,
    UndoRefused,
    UnreadableAction,
)
from .events import Event
from .game import Game, Options, Step, new_game
from .legal_actions import LegalActions
from .notation import Notation, notation_of
from .record import GameRecord, parse_record, read_record
from .replaying import replay, resume, retell, retell_as_written
from .score import GameScore, SeatScore
from .seeds import Seed
from .view import GameView

__all__ = [
    "Action",
    "ActionError",
    "AmbiguousAction",
    "BuildStation",
    "Claim",
    "Draw",
    "DrawTickets",
    "Event",
    "FunicularError",
    "Game",
    "GameRecord",
    "GameScore",
    "GameView",
    "IllegalAction",
    "Keep",
    "LegalActions",
    "Notation",
    "OptionError",
    "Options",
    "Pass",
    "Pay",
    "Payment",
    "PlaceStack",
    "RecordError",
    "SeatScore",
    "Seed",
    "Step",
    "TakeToken",
    "UndoRefused",
    "UnreadableAction",
    "Withdraw",
    "new_game",
    "notation_of",
    "parse_record",
    "read_record",
    "replay",
    "resume",
    "retell",
    "retell_as_written",
]
