"""The texts of the lessons name what is to be done, in every language: read, without a browser."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass, field

import pytest
from tests.server.test_lessons import dealt
from tests.web.coaching import KINDS, kinds_in
from tests.web.words import LANGUAGES, LOCALES, sayings

from funicular.game import Game
from funicular.maps import Map, load_map
from funicular.server.lessons import LESSONS, PUPIL, Line, lesson_called

STEM = 5
"""Letters of a place's name that no case changes."""


@dataclass(frozen=True)
class Step:
    """A text, what led up to it, the kinds of cards that it names, and what it is for."""

    text: str
    before: str
    kinds: list[str]
    deed: list[str]
    game: Game


def plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", text.lower()) if each.isascii())


@dataclass
class Reader:
    """Reads a lesson's texts in one language, and holds each against the decision it is for."""

    lesson: str
    language: str
    board: Map
    names: dict[str, str]
    wrong: list[str] = field(default_factory=list)
    in_mind: str = ""
    """The kind of card that was named last: "And the third." means it."""

    def read(self, line: Line, game: Game) -> None:
        said = sayings(self.language)
        key = f"lesson-{self.lesson}-{line.says}"
        before = " ".join(said.get(f"{key}-{n}", "") for n in (1, 2, 3))
        kinds = kinds_in(said[key], self.language)
        self.in_mind = kinds[-1] if kinds else self.in_mind
        verb, *deed = line.action.split()
        hold = {
            "draw": self.draw, "claim": self.claim, "station": self.station, "pay": self.pay,
            "keep": self.keep, "tickets": self.tickets, "withdraw": self.withdraw,
        }[verb]  # fmt: skip
        faults = hold(Step(said[key], before, kinds, deed, game))
        self.wrong += [f"{self.language} {key}: {fault}: {said[key]}" for fault in faults]

    def draw(self, step: Step) -> list[str]:
        slot = step.deed[0]
        meant = "deck" if slot == "deck" else step.game.view(PUPIL).market[int(slot) - 1]
        return [] if self.in_mind == meant else [f"names {self.in_mind}, not {meant}"]

    def claim(self, step: Step) -> list[str]:
        route = self.board.route(step.deed[0])
        colour, _, wilds = step.deed[1].partition("+")
        named = self.pair(route.start, route.end)
        faults = [] if named in step.text + step.before else [f"does not name {named}"]
        paid = {colour, "wild"} if wilds else {colour}
        strange = set(step.kinds) - paid - {route.colour}
        faults += [f"names {kind}, which is not paid" for kind in sorted(strange)]
        doubtful = route.colour == "grey" or self.is_double(route.id) or colour == "wild"
        if doubtful and colour not in step.kinds:
            faults.append(f"does not name {colour}")
        if route.wilds and "wild" not in step.kinds:
            faults.append("does not name the wild")
        return faults

    def station(self, step: Step) -> list[str]:
        name = self.names[step.deed[0]]
        faults = [] if name[:STEM] in step.text else [f"does not name {name}"]
        return faults + self.paying(step, step.deed[1])

    def pay(self, step: Step) -> list[str]:
        return self.paying(step, step.deed[0])

    def paying(self, step: Step, colour: str) -> list[str]:
        return [] if step.kinds == [colour] else [f"names {step.kinds}, not {colour}"]

    def keep(self, step: Step) -> list[str]:
        kept = {int(number) for number in step.deed[0].split(",")}
        offer = step.game.view(PUPIL).offer
        if len(kept) == len(offer):
            return ["names some of the tickets"] if " – " in step.text else []
        return [
            f"{ticket.id} is {'' if number in kept else 'not '}to be kept"
            for number, ticket in enumerate(offer, 1)
            if (self.pair(ticket.start, ticket.end) in step.text) != (number in kept)
        ]

    def tickets(self, step: Step) -> list[str]:
        return self.says(step, sayings(self.language)["games-tickets"][:STEM])

    def withdraw(self, step: Step) -> list[str]:
        return self.says(step, sayings(self.language)["tunnel-withdraw"][:4])

    def says(self, step: Step, words: str) -> list[str]:
        return [] if plain(words) in plain(step.text) else [f"does not say {words}"]

    def pair(self, start: str, end: str) -> str:
        return f"{self.names[start]} – {self.names[end]}"

    def is_double(self, route: str) -> bool:
        return any(route == each.id for pair in self.board.doubles for each in pair)


def reader(lesson: str, language: str) -> Reader:
    board = load_map(lesson_called(lesson).map)
    file = LOCALES / language / "places.json"
    own = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    names = {place.id: own.get(place.id, place.name) for place in board.places}
    return Reader(lesson, language, board, names)


def read(lesson: str, language: str) -> list[str]:
    """What is wrong in the texts of a lesson."""
    reading, game = reader(lesson, language), dealt(lesson_called(lesson))
    for line in lesson_called(lesson).played:
        game.play(line.action, line.seat)
    for line in lesson_called(lesson).line:
        if line.seat == PUPIL:
            reading.read(line, game)
        game.play(line.action, line.seat)
    return reading.wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_text_names_what_is_to_be_done(lesson: str, language: str) -> None:
    assert read(lesson, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_colours_are_those_of_the_page(language: str) -> None:
    said = sayings(language)
    for kind in KINDS["en"].keys() - {"wild", "deck"}:
        assert kinds_in(said[f"colour-{kind}"], language) == [kind]
    for wild in ("wild-europe", "wild-san-francisco"):
        assert kinds_in(said[wild], language) == ["wild"], said[wild]


@pytest.mark.parametrize(
    ("key", "right", "wrong"),
    [
        ("lesson-first-market", "blue", "red"),
        ("lesson-first-grey", "purple", "green"),
        ("lesson-first-keep", "Lombard Street", "Twin Peaks"),
        ("lesson-first-complete", "Fort Mason", "Pier 39"),
        ("lesson-first-deck", "blind from the deck", "green card"),
    ],
)
def test_a_slip_in_a_text_is_noticed(
    monkeypatch: pytest.MonkeyPatch, key: str, right: str, wrong: str
) -> None:
    """The reader would be worth nothing if it let everything pass."""
    slipped = sayings("en") | {key: sayings("en")[key].replace(right, wrong)}
    monkeypatch.setattr("tests.web.test_lesson_words.sayings", lambda _: slipped)
    found = read("first", "en")
    assert found
    assert key in found[0]
