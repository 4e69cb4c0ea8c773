"""Who sits where, from the options."""

import pytest

from funicular.bots import bot_names
from funicular.cli.options import BadInput
from funicular.cli.playing.seats import (
    Seat,
    choose_seats,
    default_bot,
    make_bots,
    seats_by_name,
)
from funicular.game import OptionError, Seed
from funicular.maps import load_map

EUROPE = load_map("europe")


def seated(
    players: int | None = None,
    humans: int | None = None,
    bots: list[str] | None = None,
    names: list[str] | None = None,
) -> list[str]:
    """A word for each seat: a name, or the bot's in brackets."""
    seats = choose_seats(EUROPE, players, humans, bots, names)
    return [f"[{seat.bot}]" if seat.bot else seat.name for seat in seats]


BOT = f"[{default_bot()}]"


def test_left_alone_it_is_you_against_a_bot() -> None:
    assert seated() == ["Player 1", BOT]


def test_numbers_add_up() -> None:
    assert seated(players=4) == ["Player 1", BOT, BOT, BOT]
    assert seated(humans=2) == ["Player 1", "Player 2"]
    assert seated(humans=1) == ["Player 1", BOT]
    assert seated(humans=0) == [BOT, BOT]
    assert seated(players=3, humans=2) == ["Player 1", "Player 2", BOT]
    assert seated(bots=["random", "path"]) == ["Player 1", "[random]", "[path]"]
    assert seated(players=3, bots=["random"]) == ["Player 1", "Player 2", "[random]"]
    assert seated(players=4, humans=1, bots=["random", "path"]) == [
        *("Player 1", "[random]", "[path]", "[random]"),
    ]
    assert seated(names=["Ann", "Ben"]) == ["Ann", "Ben"]
    assert seated(players=3, names=["Ann", "Ben"]) == ["Ann", "Ben", BOT]


def test_what_does_not_add_up_is_refused() -> None:
    with pytest.raises(BadInput, match="2 people and 0 bots are not 3 players"):
        seated(players=3, humans=2, bots=[])
    with pytest.raises(BadInput, match="1 name for 2 people"):
        seated(humans=2, names=["Ann"])
    with pytest.raises(BadInput, match="looks like a bot's name"):
        seated(names=["Random bot 2", "Ann"])
    with pytest.raises(OptionError, match="no bot is called 'nobody'"):
        seated(bots=["nobody"])


def test_bots_are_known_again_by_the_names_of_their_seats() -> None:
    bots = [name for name in bot_names() for _ in range(2)]
    seats = choose_seats(EUROPE, None, 1, bots, ["Bot Smith"])
    assert len({seat.name for seat in seats}) == len(seats)
    assert seats_by_name([seat.name for seat in seats]) == seats
    assert seats_by_name(["Nobody bot"]) == [Seat("Nobody bot", None)]


def test_bots_of_a_text_seed_repeat_themselves() -> None:
    from funicular import new_game

    choices = []
    for _ in range(2):
        (bot,) = make_bots([Seat("Random bot", "random")], Seed(text="same"))
        assert bot is not None
        choices.append(str(bot.choose(new_game("europe", 2, seed="same").view(0))))
    assert choices[0] == choices[1]


def test_a_time_for_a_move_stays_with_the_seat_of_a_record() -> None:
    seats = choose_seats(EUROPE, None, 0, ["search@0.05", "search"], None)
    assert [seat.name for seat in seats] == ["Search@0.05 bot", "Search bot"]
    assert seats_by_name([seat.name for seat in seats]) == seats
    assert seats_by_name(["Search@soon bot", "Cmd:true@1 bot"]) == [
        *(Seat("Search@soon bot"), Seat("Cmd:true@1 bot")),
    ]
