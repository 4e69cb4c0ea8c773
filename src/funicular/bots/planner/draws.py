"""Which card to draw, and how good a draw the market offers."""

from funicular.bots.memory import Memory
from funicular.engine.actions import ACTIONS, DRAW_DECK
from funicular.engine.cards import can_take
from funicular.engine.position import KINDS, MARKET, WILD, Phase, View

NOTHING = ACTIONS


def blind_worth(view: View, memory: Memory) -> int:
    """What a card of the deck is worth on average; negative if there is none."""
    plan = memory.plan[0]
    if view.deck_size == 0 or plan.unseen_size == 0:
        return -1
    total = 0
    for kind in range(KINDS):
        total += plan.unseen[kind] * memory.worth[kind]
    return total // plan.unseen_size


def draw_worth(view: View, memory: Memory) -> int:
    """What the best draw of a whole turn is worth."""
    blind = blind_worth(view, memory)
    first = max(0, blind)
    second = max(0, blind)
    wild = 0
    for slot in range(MARKET):
        if can_take(view, slot, False):
            worth = memory.worth[view.market[slot]]
            if view.market[slot] == WILD:
                wild = worth
            elif worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
    return max(first + second, wild)


def choose_draw(view: View, memory: Memory) -> int:
    """The best card to take now; NOTHING if none can be."""
    second = view.phase == Phase.SECOND_CARD
    blind = blind_worth(view, memory)
    best = DRAW_DECK if view.deck_size > 0 else NOTHING
    most = blind
    wild = NOTHING
    for slot in range(MARKET):
        if can_take(view, slot, second):
            if view.market[slot] == WILD:
                wild = slot
            elif memory.worth[view.market[slot]] > most:
                most = memory.worth[view.market[slot]]
                best = slot
    if wild != NOTHING and (best == NOTHING or memory.worth[WILD] >= draw_worth(view, memory)):
        return wild
    return best
