"""Cards: the deck, the discards and the market (S1, M1 to M5)."""

from .actions import DRAW_DECK
from .board import Board
from .chance import Chance, Purpose, Result, below, dictated, next_dictated, note
from .position import KINDS, MARKET, NO_CARD, WILD, Position, State

MANY_WILDS = 3  # in the market: it is reset (M3)
MOST_RESETS = 50


def shuffle_supply(board: Board, state: State) -> None:
    """A new deck of everything in the box (S1)."""
    for kind in range(KINDS):
        state.deck[kind] = board.supply[kind]
        state.fresh[kind] = board.supply[kind]
        state.deck_size += board.supply[kind]


def take_from_deck(state: State, chance: Chance) -> int:
    """Take a card from the (not empty) deck; the caller says who sees it."""
    if dictated(chance):
        kind = next_dictated(chance)
        if state.deck[kind] > 0:
            state.deck[kind] -= 1
            state.deck_size -= 1
            return kind
        chance.script_fault = 1
    left = below(chance, Purpose.CARDS, state.deck_size)
    kind = 0
    while left >= state.deck[kind]:
        left -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    state.deck_size -= 1
    return kind


def renew_deck(state: State, chance: Chance) -> None:
    """The discards become the deck when it is empty (M4).

    A fresh deck is known to everybody, so what each seat drew from the old one is counted anew.
    """
    if state.deck_size > 0:
        return
    for kind in range(KINDS):
        state.deck_size += state.discards[kind]
    if state.deck_size == 0:
        return
    for kind in range(KINDS):
        state.deck[kind] = state.discards[kind]
        state.fresh[kind] = state.discards[kind]
        state.discards[kind] = 0
    for seat in range(state.seats):
        player = state.players[seat]
        player.blind_size = 0
        for kind in range(KINDS):
            player.blind[kind] = 0
            player.spent[kind] = 0
    note(chance, Result.RESHUFFLE, 0, 0)


def draw_blind(state: State, chance: Chance, seat: int) -> None:
    kind = take_from_deck(state, chance)
    player = state.players[seat]
    player.hand[kind] += 1
    player.hand_size += 1
    player.blind[kind] += 1
    player.blind_size += 1
    note(chance, Result.DRAWN, seat, kind)
    renew_deck(state, chance)


def draw_market(state: State, chance: Chance, seat: int, slot: int) -> None:
    """Take a market card, which everybody sees; the gap is filled at once (M1)."""
    kind = state.market[slot]
    player = state.players[seat]
    player.hand[kind] += 1
    player.hand_size += 1
    player.known[kind] += 1
    state.market[slot] = NO_CARD
    fill_market(state, chance)


def reveal(state: State, chance: Chance) -> int:
    """Turn a card of the deck for everybody to see."""
    kind = take_from_deck(state, chance)
    state.fresh[kind] -= 1
    return kind


def fill_market(state: State, chance: Chance) -> None:
    """M4, then the gaps, then M3: the order after everything that discards (M5)."""
    renew_deck(state, chance)
    for slot in range(MARKET):
        if state.market[slot] == NO_CARD and state.deck_size > 0:
            turn_up(state, chance, slot)
            renew_deck(state, chance)
    resets = 0
    while resets < MOST_RESETS and must_reset(state):
        reset_market(state, chance)
        resets += 1
    if resets > 0:
        renew_deck(state, chance)


def turn_up(state: State, chance: Chance, slot: int) -> None:
    kind = reveal(state, chance)
    state.market[slot] = kind
    note(chance, Result.MARKET, slot, kind)


def must_reset(state: State) -> bool:
    """Three or more wilds, and enough other cards for a reset to help (M3)."""
    wilds = 0
    coloured = 0
    for slot in range(MARKET):
        if state.market[slot] == WILD:
            wilds += 1
        elif state.market[slot] != NO_CARD:
            coloured += 1
    if wilds < MANY_WILDS:
        return False
    for colour in range(WILD):
        coloured += state.deck[colour] + state.discards[colour]
    return coloured >= MANY_WILDS


def reset_market(state: State, chance: Chance) -> None:
    """Discard the market and turn up a new one; M4 waits until a card is needed."""
    note(chance, Result.RESET, 0, 0)
    for slot in range(MARKET):
        if state.market[slot] != NO_CARD:
            state.discards[state.market[slot]] += 1
            state.market[slot] = NO_CARD
    for slot in range(MARKET):
        renew_deck(state, chance)
        if state.deck_size > 0:
            turn_up(state, chance, slot)


def can_take(position: Position, slot: int, second: bool) -> bool:
    """May this market card be taken, as the first or the second card of a turn (M2)?"""
    kind = position.market[slot]
    return kind != NO_CARD and not (second and kind == WILD)


def can_draw(position: Position, second: bool) -> bool:
    """Is there any card to take (M5)?"""
    if position.deck_size > 0:
        return True
    for slot in range(MARKET):
        if can_take(position, slot, second):
            return True
    return False


def draw_card(state: State, chance: Chance, seat: int, action: int) -> bool:
    """Draw one card; true if it was a wild from the market, which is then the only card (M2)."""
    if action == DRAW_DECK:
        draw_blind(state, chance, seat)
        return False
    wild = state.market[action] == WILD
    draw_market(state, chance, seat, action)
    return wild
