"""Tourist tokens: stacks on places, one symbol to a stack (S5 to S7, C6, E5)."""

from funicular.maps.limits import MAX_SYMBOLS

from .board import Board
from .chance import Chance, Purpose, Result, below, dictated, next_dictated, note
from .position import NO_PLACE, Position, State
from .tickets import count_bits, nth_bit


def lay_stacks(board: Board, state: State, chance: Chance) -> None:
    """A stack of a random symbol on each start place; the others wait (S5)."""
    free = (1 << board.symbols) - 1
    for symbol in range(MAX_SYMBOLS):
        state.stack_place[symbol] = NO_PLACE
        state.stack_height[symbol] = 0
    for symbol in range(board.symbols):
        state.stack_height[symbol] = board.tokens_per_stack[state.seats]
    for index in range(board.token_starts):
        symbol = pick_symbol(chance, free)
        free &= ~(1 << symbol)
        state.stack_place[symbol] = board.token_place[index]
        note(chance, Result.STACK, board.token_place[index], symbol)


def pick_symbol(chance: Chance, symbols: int) -> int:
    if dictated(chance):
        symbol = next_dictated(chance)
        if (symbols >> symbol) & 1 == 1:
            return symbol
        chance.script_fault = 1
    return nth_bit(symbols, below(chance, Purpose.TOKENS, count_bits(symbols)))


def places_singles(board: Board, position: Position) -> bool:
    """With few players single tokens are placed instead of stacks (S7)."""
    return position.seats <= board.singles_up_to


def is_waiting(board: Board, position: Position, symbol: int) -> bool:
    """Has this symbol's stack not been placed yet?"""
    return symbol < board.symbols and position.stack_place[symbol] == NO_PLACE


def waiting_stacks(board: Board, position: Position) -> int:
    count = 0
    for symbol in range(board.symbols):
        if is_waiting(board, position, symbol):
            count += 1
    return count


def can_put(board: Board, position: Position, symbol: int) -> bool:
    """May this waiting symbol be put down now?

    The choice of a stack is the player's (S6); single tokens come one after the other, since the
    same seat places them all and their order would make no difference (S7).
    """
    if not is_waiting(board, position, symbol):
        return False
    if places_singles(board, position):
        for lower in range(symbol):
            if is_waiting(board, position, lower):
                return False
    return True


def has_stack(board: Board, position: Position, place: int) -> bool:
    for symbol in range(board.symbols):
        if position.stack_place[symbol] == place:
            return True
    return False


def placing_seat(board: Board, position: Position) -> int:
    """Stacks: last seat first, then the one before; singles: all by the last seat (S6, S7)."""
    last = position.seats - 1
    if places_singles(board, position):
        return last
    placed = board.symbols - board.token_starts - waiting_stacks(board, position)
    return last - placed % position.seats


def put_down(board: Board, state: State, symbol: int, place: int) -> None:
    state.stack_place[symbol] = place
    if places_singles(board, state):
        state.stack_height[symbol] = 1


def wants_token(board: Board, position: Position, seat: int, place: int) -> bool:
    """Does a stack here hold a symbol that the seat lacks (C6)?"""
    for symbol in range(board.symbols):
        if position.stack_place[symbol] == place and position.stack_height[symbol] > 0:
            return (position.players[seat].tokens >> symbol) & 1 == 0
    return False


def take_token(board: Board, state: State, seat: int, place: int) -> None:
    for symbol in range(board.symbols):
        if state.stack_place[symbol] == place:
            state.stack_height[symbol] -= 1
            state.players[seat].tokens |= 1 << symbol
