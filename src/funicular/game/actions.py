"""Actions as small values with a text form; see `notation` for reading them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards of one colour, `wilds` of them wild; colour "wild" means all of them."""

    colour: str
    wilds: int = 0

    def __str__(self) -> str:
        return f"{self.colour}+{self.wilds}" if self.wilds else self.colour


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the market card of a slot (1 to 5), or with no slot a card of the deck."""

    slot: int | None = None
    kind: ClassVar = "draw"

    def __str__(self) -> str:
        return f"draw {self.slot or 'deck'}"


@dataclass(frozen=True, slots=True)
class DrawTickets:
    kind: ClassVar = "tickets"

    def __str__(self) -> str:
        return "tickets"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the offered tickets at these places, counted from 1."""

    positions: tuple[int, ...]
    kind: ClassVar = "keep"

    def __str__(self) -> str:
        return "keep " + ",".join(map(str, self.positions))


@dataclass(frozen=True, slots=True)
class Claim:
    route: str
    payment: Payment
    kind: ClassVar = "claim"

    def __str__(self) -> str:
        return f"claim {self.route} {self.payment}"


@dataclass(frozen=True, slots=True)
class BuildStation:
    place: str
    payment: Payment
    kind: ClassVar = "station"

    def __str__(self) -> str:
        return f"station {self.place} {self.payment}"


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a tunnel's surcharge."""

    payment: Payment
    kind: ClassVar = "pay"

    def __str__(self) -> str:
        return f"pay {self.payment}"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back the cards laid out for a tunnel."""

    kind: ClassVar = "withdraw"

    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True, slots=True)
class PlaceStack:
    """Put a left-over token stack on a place."""

    symbol: str
    place: str
    kind: ClassVar = "place"

    def __str__(self) -> str:
        return f"place {self.symbol} {self.place}"


@dataclass(frozen=True, slots=True)
class TakeToken:
    """Choose the token of this end of the route just claimed."""

    place: str
    kind: ClassVar = "take"

    def __str__(self) -> str:
        return f"take {self.place}"


@dataclass(frozen=True, slots=True)
class Pass:
    kind: ClassVar = "pass"

    def __str__(self) -> str:
        return "pass"


Action = (
    Draw
    | DrawTickets
    | Keep
    | Claim
    | BuildStation
    | Pay
    | Withdraw
    | PlaceStack
    | TakeToken
    | Pass
)
