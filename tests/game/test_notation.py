"""Action texts: every action of every map round-trips, and unreadable texts are explained."""

import pytest
from tests.game.playing import ALL_KINDS, custom_maps, generated_map, name_of, random_game, tiny_map
from tests.making import make_map

from funicular.engine import actions as numbers
from funicular.game import (
    AmbiguousAction,
    BuildStation,
    Claim,
    Draw,
    Keep,
    Payment,
    PlaceStack,
    UnreadableAction,
    new_game,
    notation_of,
)
from funicular.game.notation import FORMS
from funicular.maps import Map, load_map

MAPS = [load_map("europe"), load_map("san_francisco"), *custom_maps()]
MANY_MAPS = [*MAPS, *(generated_map(number) for number in range(6, 40))]


@pytest.mark.parametrize("source", MANY_MAPS, ids=name_of)
def test_every_action_round_trips(source: Map) -> None:
    notation = notation_of(source)
    catalogue = notation.catalogue()
    texts = [notation.text(number) for number in catalogue]
    assert len(set(texts)) == len(catalogue)
    for number, text in zip(catalogue, texts, strict=True):
        action = notation.action(number)
        assert str(action) == text
        assert notation.number(action) == number
        assert notation.number(text) == number
        assert notation.read(text) == action


@pytest.mark.parametrize("source", MAPS, ids=name_of)
def test_other_spellings_mean_the_same(source: Map) -> None:
    notation = notation_of(source)
    for number in notation.catalogue():
        text = notation.text(number)
        assert notation.number(f"  {text.upper().replace(' ', '   ')} ") == number
        action = notation.action(number)
        if isinstance(action, Claim):
            ends, slash, track = action.route.partition("/")
            turned = "-".join(reversed(ends.split("-"))) + slash + track
            assert notation.number(f"claim {turned} {action.payment}") == number
        if isinstance(action, Keep):
            turned = ",".join(map(str, reversed(action.positions)))
            assert notation.number(f"keep {turned}") == number
        assert notation.text(number) == text


@pytest.mark.parametrize(("source", "players"), ALL_KINDS[::2], ids=name_of)
def test_the_catalogue_holds_every_action_that_is_ever_legal(source: Map, players: int) -> None:
    catalogue = set(notation_of(source).catalogue())
    game = new_game(source, players, seed="catalogue")
    while not game.is_over and game.decisions < 300:
        legal = game.legal_actions()
        assert set(legal.numbers()) <= catalogue
        game.play(legal[game.decisions * 7 % len(legal)])


def test_the_forms_are_those_of_the_message() -> None:
    """The help that an unreadable text gets names every kind of action, and no other."""
    kinds = {
        notation_of(source).action(number).kind
        for source in MAPS
        for number in notation_of(source).catalogue()
    }
    assert kinds == {form.split()[0] for form in FORMS.split(", ")}


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Draw(3), "draw 3"),
        (Draw(), "draw deck"),
        (Keep((1, 3)), "keep 1,3"),
        (Claim("dieppe-paris", Payment("black")), "claim dieppe-paris black"),
        (Claim("brest-dieppe", Payment("orange", 1)), "claim brest-dieppe orange+1"),
        (BuildStation("wien", Payment("wild")), "station wien wild"),
        (PlaceStack("fog", "sunset"), "place fog sunset"),
    ],
)
def test_values_have_the_texts_of_the_specification(action: object, text: str) -> None:
    assert str(action) == text


EUROPE = notation_of(load_map("europe"))

UNREADABLE = [
    ("", "the forms are: draw 1…5"),
    ("   ", "the forms are"),
    ("dance", "the forms are"),
    ("draw", "the forms are"),
    ("draw deck now", "the forms are"),
    ("claim wien", "the forms are"),
    ("keep", "the forms are"),
    ("keep 1, 3", "the forms are"),
    ("draw 0", "a market slot from 1 to 5, or 'draw deck'"),
    ("draw 6", "a market slot from 1 to 5, or 'draw deck'"),
    ("draw ٣", "a market slot from 1 to 5, or 'draw deck'"),
    ("keep 0", "ticket numbers such as 1,3"),
    ("keep 7", "ticket numbers such as 1,3"),
    ("keep 1,,2", "ticket numbers such as 1,3"),
    ("keep -1", "ticket numbers such as 1,3"),
    ("keep " + "9" * 6000, "ticket numbers such as 1,3"),
    ("keep ²", "ticket numbers such as 1,3"),
    ("claim berlin-wein green", "no route is called 'berlin-wein'; did you mean berlin-wien?"),
    ("claim berlin-wien/2 green", "no route is called 'berlin-wien/2'; did you mean berlin-wien?"),
    ("claim dieppe-paris/3 black", "no route is called"),
    ("claim xyzzy green", "no route is called 'xyzzy'"),
    ("station wein red", "no place is called 'wein'; did you mean wien?"),
    ("station atlantis red", "no place is called 'atlantis'"),
    ("take wein", "did you mean wien?"),
    ("place fog wien", "no token symbol is called 'fog'"),
    ("pay pink", "a payment is a colour (purple, white, blue, yellow, orange, black, red, green)"),
    ("pay red+0", "a colour with wilds such as purple+2, or wild; not 'red+0'"),
    ("pay red+", "not 'red+'"),
    ("pay red+12", "not 'red+12'"),
    ("pay wild+1", "not 'wild+1'"),
    ("pay grey", "not 'grey'"),
    ("station wien 2red", "not '2red'"),
]


@pytest.mark.parametrize(("text", "told"), UNREADABLE)
def test_unreadable_texts_are_told_what_would_be_right(text: str, told: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        EUROPE.number(text)
    message = str(caught.value)
    assert told in message
    assert repr(text) in message
    assert "\n" not in message


def test_a_colour_that_the_map_lacks_is_unreadable() -> None:
    with pytest.raises(UnreadableAction, match="purple, blue, orange, black, red, green"):
        notation_of(load_map("san_francisco")).number("pay white")


def test_names_of_the_other_game_are_unreadable() -> None:
    with pytest.raises(UnreadableAction, match="no place is called 'sunset'"):
        EUROPE.number("take sunset")


AMBIGUOUS = [
    ("claim madrid-pamplona wild", ("madrid-pamplona/1 wild", "madrid-pamplona/2 wild")),
    ("CLAIM Pamplona-Madrid  Red", ("madrid-pamplona/1 red", "madrid-pamplona/2 red")),
]


@pytest.mark.parametrize(("text", "meanings"), AMBIGUOUS)
def test_a_double_route_needs_its_track(text: str, meanings: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousAction) as caught:
        EUROPE.number(text)
    assert caught.value.meanings == tuple(f"claim {each}" for each in meanings)
    assert caught.value.text == text
    assert all(f"claim {each}" in str(caught.value) for each in meanings)
    for meaning in caught.value.meanings:
        assert EUROPE.text(EUROPE.number(meaning)) == meaning


def test_the_colour_may_settle_which_track_is_meant() -> None:
    assert EUROPE.read("claim madrid-pamplona black") == EUROPE.read(
        "claim madrid-pamplona/1 black"
    )
    assert EUROPE.read("claim madrid-pamplona white") == EUROPE.read(
        "claim madrid-pamplona/2 white"
    )


def test_a_payment_that_fits_neither_track_leaves_both_open() -> None:
    with pytest.raises(AmbiguousAction):
        EUROPE.number("claim madrid-pamplona green+1")


def test_the_position_may_settle_which_track_is_meant() -> None:
    source = make_map("a-b 1 grey", "a-b 1 grey", "b-c 1 red", opening_hand=4, closed_up_to=0)
    game = new_game(source, 2, seed=1)
    game.play("keep 1", 0)
    game.play("keep 1", 1)
    colour = next(iter(game.view(0).hand))
    with pytest.raises(AmbiguousAction):
        game.play(f"claim a-b {colour}")
    game.play(f"claim a-b/1 {colour}")
    colour = next(iter(game.view(1).hand))
    assert game.play(f"claim b-a {colour}").action == f"claim a-b/2 {colour}"


def test_the_stack_to_be_placed_may_be_left_out_while_only_one_is_meant() -> None:
    game = new_game("san_francisco", 2, seed="single tokens")
    game.play("keep 1", 0)
    game.play("keep 1", 1)
    first = game.legal_actions()[0]
    assert isinstance(first, PlaceStack)
    assert game.play(f"place {first.place}").action == str(first)


def test_one_of_several_stacks_must_be_named() -> None:
    game = new_game("san_francisco", 3, seed="stacks")
    for seat in range(3):
        game.play("keep 1", seat)
    stacks = {action.symbol for action in game.legal_actions() if isinstance(action, PlaceStack)}
    assert len(stacks) == 2
    free = game.legal_actions()[0]
    assert isinstance(free, PlaceStack)
    with pytest.raises(AmbiguousAction) as caught:
        game.play(f"place {free.place}")
    assert set(caught.value.meanings) == {f"place {each} {free.place}" for each in stacks}


def test_without_stacks_there_is_nothing_to_place() -> None:
    game = new_game("europe", 2, seed=1)
    with pytest.raises(UnreadableAction, match="no token stack is left to be placed"):
        game.play("place wien")


def test_numbers_of_payments_and_places_do_not_run_into_each_other() -> None:
    """Each kind of action has its own range of numbers, whatever the map."""
    for source in MAPS:
        notation = notation_of(source)
        order = [notation.action(number).kind for number in notation.catalogue()]
        groups = [kind for n, kind in enumerate(order) if n == 0 or order[n - 1] != kind]
        assert len(groups) == len(set(groups)), groups


def test_any_object_can_be_asked_about() -> None:
    legal = new_game("europe", 2, seed=1).legal_actions()
    for junk in (None, 5, 1.5, object(), b"draw deck", ("draw", 1), "draw\ndeck\n7", "\ud800"):
        assert junk not in legal


def test_reading_is_the_same_after_a_whole_game() -> None:
    """The texts kept from reading do not change what is read."""
    game = random_game(tiny_map(), 2, 1)
    notation = notation_of(tiny_map())
    for step in game.steps:
        assert notation.number(step.action) == step.number
        assert numbers.ACTIONS > step.number >= 0
