"""A game as text to be read: one line for each decision, with how things stand after it."""

from collections import Counter
from collections.abc import Iterable

from funicular.game import Event, Game, SeatScore, Step
from funicular.game.game import Undo
from funicular.game.record import RULES_VERSION

LETTERS = {
    "purple": "p",
    "white": "w",
    "blue": "b",
    "yellow": "y",
    "orange": "o",
    "black": "k",
    "red": "r",
    "green": "g",
    "wild": "*",
    None: "-",
}
LEGEND = """\
Cards: {cards}.
A decision | market, deck | hand of who decided | what else has changed
"""


def cards(held: Iterable[str | None]) -> str:
    return "".join(LETTERS[card] for card in held)


def hand(game: Game, seat: int) -> str:
    return cards(Counter(game.view(seat).hand).elements()) or "no cards"


def ticket(game: Game, name: str | None) -> str:
    return f"{name} {game.map.ticket(name or '').points}"


def tell(finished: Game) -> str:
    """The whole game, from the deal to the scores."""
    game = Game(finished.map, finished.players_given, finished.seed, finished.options)
    game.start()
    lines = [tell_start(game), *tell_deal(game), ""]
    for entry in finished.history:
        if isinstance(entry, Undo):
            undone = game.undo()
            lines.append(f"    {game.names[undone.seat]} takes that back.")
        else:
            before = game.copy()
            step = game.play(entry.action, entry.seat)
            state = tell_state(before, game, step)
            lines.append(f"{game.decisions:3} {tell_step(before, step)} | {state}")
    lines += ["", f"The end: {game.end}.", *map(tell_score, game.score().seats)]
    return "\n".join(lines) + "\n"


def tell_start(game: Game) -> str:
    title = (
        f"{game.map.id}: {', '.join(game.names)}; seed {game.seed.text!r}, rules {RULES_VERSION}"
    )
    known = (*game.map.rules.cards.colours, "wild")
    return f"{title}\n{LEGEND.format(cards=', '.join(f'{LETTERS[k]} {k}' for k in known))}"


def tell_deal(game: Game) -> Iterable[str]:
    view = game.view()
    yield f"The market is {cards(view.market)}; {view.deck} cards, {view.ticket_deck} tickets left."
    for stack in view.stacks:
        yield f"{stack.height} {stack.symbol} on {stack.place or 'no place yet'}."
    for seat, name in enumerate(game.names):
        offer = ", ".join(ticket(game, each.id) for each in game.view(seat).offer)
        yield f"{name} holds {hand(game, seat)}, is offered {offer}."


def tell_step(before: Game, step: Step) -> str:
    """What was done, in the past's words; and what chance made of it."""
    verb, *words = step.action.split()
    view = before.view(step.seat)
    name = before.names[step.seat]
    chance = [event for event in step.events if event.name not in ("offered", "drawn", "revealed")]
    if verb == "draw" and words != ["deck"]:
        told = f"takes {cards([view.market[int(words[0]) - 1]])} from {words[0]}"
    elif verb == "draw":
        told = f"draws {cards([step.events[0].card])}"
    elif verb == "tickets":
        told = "draws " + ", ".join(ticket(before, event.ticket) for event in step.events)
    elif verb == "keep":
        kept = [view.offer[int(each) - 1].id for each in words[0].split(",")]
        told = "keeps " + ", ".join(ticket(before, each) for each in kept)
    elif verb == "claim":
        digs = before.map.route(words[0]).tunnel
        told = f"{'digs' if digs else 'claims'} {words[0]} with {words[1]}"
        revealed = [event.card for event in step.events if event.name == "revealed"]
        told += f", {cards(revealed)} revealed" if revealed else ""
    elif verb == "pay" and view.tunnel:
        told = f"pays {words[0]} more for {view.tunnel.route}"
    elif verb == "withdraw" and view.tunnel:
        told = f"withdraws from {view.tunnel.route}"
    elif verb == "station":
        told = f"builds a station in {words[0]} with {words[1]}"
    elif verb == "place":
        told = f"places {words[0]} on {words[1]}"
    elif verb == "take":
        told = f"takes the token of {words[0]}"
    else:
        told = "must pass"
    return ", ".join([f"{name} {told}", *map(tell_event, chance)])


def tell_event(event: Event) -> str:
    told = {
        "market": f"{LETTERS[event.card]} comes to {event.slot}",
        "reset": "the market is reset",
        "reshuffle": "the discards are shuffled",
    }
    return told[event.name]


def tell_state(before: Game, game: Game, step: Step) -> str:
    view = game.view(step.seat)
    own, was = view.seats[step.seat], before.view().seats[step.seat]
    told = [f"{cards(view.market)} {view.deck}", hand(game, step.seat)]
    if own.cars != was.cars:
        told.append(f"{own.points} points, {own.cars} cars")
    if own.tokens != was.tokens:
        told.append(f"tokens {', '.join(own.tokens)}")
    if view.tunnel:
        told.append(f"{view.tunnel.surcharge} more to pay")
    if own.tickets != was.tickets:
        told.append(f"holds {own.tickets} tickets, {view.ticket_deck} left")
    if view.last_turns == game.players and step.seat != game.awaited[0]:
        told.append("the last round begins")
    return " | ".join(told)


def tell_score(score: SeatScore) -> str:
    parts = [f"{score.name} {'wins with' if score.wins else 'has'} {score.total} points"]
    parts.append(f"{score.route_points} for {len(score.routes)} routes")
    tickets = [f"{each.ticket} {each.points:+}" for each in score.tickets]
    parts.append(f"{score.ticket_points} for tickets ({', '.join(tickets)})")
    if score.stations or score.stations_left:
        lent = [f"{each.place} borrows {each.borrows or 'nothing'}" for each in score.stations]
        parts.append(f"{score.station_points} for stations left" + "".join(f", {x}" for x in lent))
    if score.longest:
        parts.append(f"{score.longest_bonus} for a path of {score.longest}")
    if score.tokens:
        parts.append(f"{score.token_points} for {len(score.tokens)} tokens")
    return "; ".join(parts) + "."
