"""What people type, as actions: the notation itself, and friendlier forms of it.

Where a text leaves something open that matters (which track, which colour), the answer is a
question with numbered answers; what does not matter is settled the way a player would: cards of
the colour before wilds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from funicular.cli import words
from funicular.engine.position import Phase
from funicular.game import (
    Action,
    AmbiguousAction,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    GameView,
    Keep,
    Pay,
    Payment,
    PlaceStack,
    TakeToken,
    UnreadableAction,
    Withdraw,
)
from funicular.game.notation import CARD_NAMES
from funicular.maps import Route

from .places import FILLERS, find_places, find_tracks, plain

VERBS = {
    "c": "claim",
    "s": "station",
    "b": "station",
    "build": "station",
    "k": "keep",
    "p": "pay",
    "w": "withdraw",
    "t": "tickets",
    "ticket": "tickets",
    "d": "draw",
    "deck": "draw",
}
NOTATION_VERBS = ("draw", "keep", "claim", "station", "pay", "place", "take")


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a text left open: numbered answers, each with its action."""

    text: str
    answers: tuple[tuple[str, Action], ...]


def understand(view: GameView, text: str) -> Action | Question:
    """The action that a text means for the viewer; an ActionError says what is wrong."""
    try:
        return view.notation.action(view.legal_actions.number(text))
    except AmbiguousAction as several:
        return _which(view, [view.notation.read(each) for each in several.meanings])
    except UnreadableAction as unreadable:
        action = _short_form(view, text.strip()) or _by_verb(view, text.split())
        if action is None:
            if text.split(maxsplit=1)[0].casefold() in NOTATION_VERBS:
                raise
            raise UnreadableAction(f"{text!r} is nothing I know; type ? for help") from unreadable
    if not isinstance(action, Question):
        view.legal_actions.number(action)  # refuses what is not legal
    return action


def _short_form(view: GameView, text: str) -> Action | Question | None:
    """A number, a letter or a colour, as the phase has it."""
    if view.phase in (Phase.OPENING, Phase.TICKETS):
        return _kept(view, text)
    if view.phase in (Phase.TURN, Phase.SECOND_CARD):
        return _drawn(view, text)
    answers = numbered_answers(view)
    if answers and text.isascii() and text.isdigit() and 1 <= int(text) <= len(answers):
        return answers[int(text) - 1][1]
    return None


def _kept(view: GameView, text: str) -> Keep | None:
    """`1 3`, `1,3` and `all`."""
    listed = re.sub(r"^(keep|k)\b", "", text.casefold()).strip()
    if listed == "all":
        return Keep(tuple(range(1, len(view.offer) + 1)))
    if not re.fullmatch(r"[1-9]([ ,]+[1-9])*", listed):
        return None
    return Keep(tuple(sorted({int(digit) for digit in re.findall(r"\d", listed)})))


def _drawn(view: GameView, text: str) -> Draw | None:
    """`3`, `d`, `blue`, and each of them after `draw`."""
    what = re.sub(r"^(draw|take)\b", "", text.casefold()).strip()
    if what in ("d", "deck", "blind") or text.casefold() == "draw":
        return Draw()
    if re.fullmatch(r"[1-5]", what):
        return Draw(int(what))
    kind = "wild" if what in _wild_words(view) else what
    if kind in view.market:
        return Draw(view.market.index(kind) + 1)
    return None


def _wild_words(view: GameView) -> tuple[str, ...]:
    wild = view.map.names.wild
    return ("wild", wild.singular.casefold(), wild.plural.casefold(), "loco")


def _by_verb(view: GameView, typed: list[str]) -> Action | Question | None:
    verb, rest = typed[0].casefold(), typed[1:]
    verb = VERBS.get(verb, verb)
    if verb == "tickets" and not rest:
        return DrawTickets()
    if verb == "withdraw" and not rest:
        return Withdraw()
    if verb == "claim" and rest:
        return _claim(view, rest)
    if verb == "station" and rest:
        return _station(view, rest)
    if verb == "pay" and view.phase == Phase.TUNNEL:
        return _pay(view)
    if verb == "take" and rest:
        return TakeToken(_one_place(view, " ".join(rest)))
    if verb == "place" and rest:
        return _place(view, rest)
    return None


# Claims and stations


def _claim(view: GameView, rest: Sequence[str]) -> Action | Question:
    """`claim paris dieppe`, with or without a payment."""
    named, paid = _split_payment(view, rest)
    tracks = find_tracks(view.map, named)
    if not tracks and paid is not None:
        named, paid = _names(rest), None
        tracks = find_tracks(view.map, named)
    if not tracks:
        raise UnreadableAction(_no_route(view, " ".join(named)))
    ends = {frozenset((route.start, route.end)) for route in tracks}
    legal = [
        action
        for action in view.legal_actions
        if isinstance(action, Claim)
        and any(action.route == route.id for route in tracks)
        and (paid is None or action.payment == paid)
    ]
    if not legal:
        if len(ends) > 1:
            names = words.listed((words.ends(view.map, route) for route in tracks), "or")
            raise UnreadableAction(f"{' '.join(rest)!r} could be {names}")
        return _refused_claim(view, tracks, paid)
    return _which(view, _sensible(view, legal))


def _refused_claim(view: GameView, tracks: Sequence[Route], paid: Payment | None) -> Action:
    """A claim that is not legal, for the reason it will be refused with: the best track's."""
    owners = view.routes
    route = min(tracks, key=lambda each: each.id in owners)
    if paid is not None:
        fitting = [each for each in tracks if each.colour in (paid.colour, "grey")]
        return Claim((fitting or [route])[0].id, paid)
    colour = route.colour
    if colour == "grey":
        held = {kind: count for kind, count in view.hand.items() if kind != "wild"}
        colour = max(
            held or {view.map.rules.cards.colours[0]: 0}, key=lambda kind: held.get(kind, 0)
        )
    return Claim(route.id, Payment(colour, min(route.wilds, route.length - 1)))


def _station(view: GameView, rest: Sequence[str]) -> Action | Question:
    """`station paris`, with or without a payment."""
    named, paid = _split_payment(view, rest)
    place = _one_place(view, " ".join(named))
    legal = [
        action
        for action in view.legal_actions
        if isinstance(action, BuildStation)
        and action.place == place
        and (paid is None or action.payment == paid)
    ]
    if not legal:
        return BuildStation(place, paid or Payment("wild"))
    return _which(view, _sensible(view, legal))


def _sensible(view: GameView, actions: Iterable[Action]) -> list[Action]:
    """One action for each track and colour: the one with the fewest wilds.

    All wilds are proposed only where a player would think of it: where nothing else will do, and
    where any colour would.
    """
    best: dict[tuple[str, str], Claim | BuildStation] = {}
    for action in actions:
        assert isinstance(action, Claim | BuildStation)
        key = (_target(action), action.payment.colour)
        if key not in best or action.payment.wilds < best[key].payment.wilds:
            best[key] = action
    coloured = {target for target, colour in best if colour != "wild"}
    kept = [
        action
        for (target, colour), action in best.items()
        if colour != "wild" or target not in coloured or _takes_any(view, action)
    ]
    return _without_equal_tracks(view, sorted(kept, key=_order))


def _order(action: Claim | BuildStation) -> tuple[str, int]:
    return _target(action), CARD_NAMES.index(action.payment.colour)


def _target(action: Claim | BuildStation) -> str:
    return action.route if isinstance(action, Claim) else action.place


def _takes_any(view: GameView, action: Claim | BuildStation) -> bool:
    return isinstance(action, BuildStation) or view.map.route(action.route).colour == "grey"


def _without_equal_tracks(view: GameView, actions: list[Claim | BuildStation]) -> list[Action]:
    """Two tracks that differ in nothing are no question."""
    seen: set[tuple[object, ...]] = set()
    kept: list[Action] = []
    for action in actions:
        if isinstance(action, Claim):
            route = view.map.route(action.route)
            facts = (route.start, route.end, route.length, route.colour, route.wilds, route.tunnel)
            if (*facts, action.payment) in seen:
                continue
            seen.add((*facts, action.payment))
        kept.append(action)
    return kept


def _pay(view: GameView) -> Action | Question | None:
    legal: list[Action] = [action for action in view.legal_actions if isinstance(action, Pay)]
    if not legal:
        tunnel = view.tunnel
        return None if tunnel is None else Pay(Payment(tunnel.colour))
    return _which(view, legal)


def _place(view: GameView, rest: Sequence[str]) -> Action | Question:
    """`place fog sunset`: the token by its name or the beginning of it, then the place."""
    waiting = [stack.symbol for stack in view.stacks if stack.place is None and stack.height]
    for split in range(len(rest)):
        begun = plain(" ".join(rest[:split]))
        symbols = [
            symbol
            for symbol in waiting
            if plain(words.token(view.map, symbol)).startswith(begun) or plain(symbol) == begun
        ]
        places = find_places(view.map, " ".join(rest[split:]))
        if symbols and len(places) == 1:
            return _which(view, [PlaceStack(symbol, places[0].id) for symbol in symbols])
    tokens = words.listed((words.token(view.map, symbol) for symbol in waiting), "or")
    raise UnreadableAction(f"say which token goes where: place TOKEN PLACE, with {tokens}")


# Names and questions


def _split_payment(view: GameView, rest: Sequence[str]) -> tuple[list[str], Payment | None]:
    """The words before a payment, and the payment if the last word is one."""
    last = rest[-1].casefold()
    colour, plus, wilds = last.partition("+")
    if colour in _wild_words(view) and not plus:
        return _names(rest[:-1]), Payment("wild")
    if colour in view.map.rules.cards.colours and (not plus or wilds.isdigit()):
        return _names(rest[:-1]), Payment(colour, int(wilds or 0))
    return _names(rest), None


def _names(rest: Iterable[str]) -> list[str]:
    """The words of names: `paris-dieppe` is two, and fillers are none."""
    found = plain(" ".join(rest)).split()
    return [word for word in found if word not in FILLERS]


def _one_place(view: GameView, text: str) -> str:
    places = find_places(view.map, text)
    if len(places) == 1:
        return places[0].id
    if not places:
        raise UnreadableAction(f"no place is called {text!r}")
    names = words.listed((place.name for place in places), "or")
    raise UnreadableAction(f"{text!r} could be {names}")


def _no_route(view: GameView, text: str) -> str:
    """Say whether it is the places or the route that is not there."""
    for split in range(1, len(text.split())):
        pair = [" ".join(text.split()[:split]), " ".join(text.split()[split:])]
        found = [find_places(view.map, each) for each in pair]
        if all(len(places) == 1 for places in found):
            names = words.listed(places[0].name for places in found)
            return f"no route joins {names}; try: routes {found[0][0].name}"
    return f"{text!r} is not two places with a route between them; try: claim PLACE PLACE"


def _which(view: GameView, actions: Sequence[Action]) -> Action | Question:
    if len(actions) == 1:
        return actions[0]
    return Question("Which one?", tuple((describe(view, action), action) for action in actions))


def describe(view: GameView, action: Action) -> str:
    """An action in words, for choosing it."""
    source = view.map
    if isinstance(action, Claim):
        found = source.route(action.route)
        paid = words.payment(source, action.payment, found.length)
        return f"{words.route(source, found)} with {paid}"
    if isinstance(action, BuildStation):
        paid = words.payment(source, action.payment, view.station_cost or 0)
        return f"a station in {words.place(source, action.place)} with {paid}"
    if isinstance(action, Pay):
        cost = view.tunnel.surcharge if view.tunnel else 0
        return f"pay {words.payment(source, action.payment, cost)} and claim the route"
    if isinstance(action, Withdraw):
        return "take the cards back and leave the tunnel"
    if isinstance(action, TakeToken):
        here = [each for each in view.stacks if each.place == action.place]
        name = words.token(source, here[0].symbol) if here else "token"
        return f"take the {name} token at {words.place(source, action.place)}"
    if isinstance(action, PlaceStack):
        return f"{words.token(source, action.symbol)} on {words.place(source, action.place)}"
    return str(action)


def numbered_answers(view: GameView) -> list[tuple[str, Action]]:
    """The few things that can be decided about a tunnel or a token, in words."""
    if view.phase not in (Phase.TUNNEL, Phase.TOKEN):
        return []
    actions = sorted(view.legal_actions, key=lambda action: isinstance(action, Withdraw))
    return [(describe(view, action), action) for action in actions]
