"""Reading a TOML table key by key, and saying what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from funicular.maps.defects import Defect, DefectCode, shown
from funicular.maps.limits import ID_PATTERN, MAX_NAME


def is_name(text: str) -> bool:
    """Whether people can be shown this: some letters, none of which moves a cursor."""
    return bool(text.strip()) and len(text) <= MAX_NAME and text.isprintable()


class TomlTable:
    """One table, whose keys are taken one after another.

    A value that is missing or wrong is reported, and something harmless stands in for it; `sound`
    then tells that the values are not to be used.
    """

    def __init__(
        self, file: str, name: str, values: Mapping[str, object], defects: list[Defect]
    ) -> None:
        self._file = file
        self._name = name
        self._values = values
        self._known: list[str] = []
        self._defects = defects
        self.sound = True

    def report(self, code: DefectCode, key: str, message: str) -> None:
        """Something is wrong with the value of this key."""
        self._defects.append(Defect(code, self._file, message, key=self._path(key)))
        self.sound = False

    def finish(self) -> bool:
        """Report the keys that nobody asked for; whether the whole table is sound."""
        for key in self._values:
            if key not in self._known:
                message = f"no such key; the keys here are {', '.join(self._known) or 'none'}"
                self.report(DefectCode.UNKNOWN_KEY, key, message)
        return self.sound

    def has(self, key: str) -> bool:
        """Whether this key, which may be left out, is there."""
        if key not in self._known:
            self._known.append(key)
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        """All keys, as they stand in the file."""
        return iter(self._values)

    def take(self, key: str) -> object:
        """Whatever the key says; None, and reported, if it says nothing."""
        if not self.has(key):
            self.report(DefectCode.MISSING_KEY, key, "missing; this must be given")
            return None
        value = self._values[key]
        if value is None:  # never in a TOML file, but JSON facts can hold it
            self.report(DefectCode.WRONG_TYPE, key, "nothing; this must be given")
        return value

    def whole(self, key: str, low: int, high: int, hint: str = "") -> int:
        """A whole number from low to high."""
        value = self.take(key)
        if value is None:
            return low
        if type(value) is not int:
            self.report(DefectCode.WRONG_TYPE, key, f"{shown(value)} is not a whole number")
            return low
        return self._within(key, value, low, high, hint)

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers, each from low to high."""
        found = []
        for value in self._list(key):
            if type(value) is not int:
                self.report(DefectCode.WRONG_TYPE, key, f"{shown(value)} is not a whole number")
            else:
                found.append(self._within(key, value, low, high))
        return tuple(found)

    def word(self, key: str, words: Sequence[str]) -> str:
        """One of the given words."""
        value = self.take(key)
        if value is None:
            return words[0]
        if not isinstance(value, str):
            self.report(DefectCode.WRONG_TYPE, key, f"{shown(value)} is not a text")
            return words[0]
        return self._one_of(key, value, words)

    def words(self, key: str, words: Sequence[str]) -> tuple[str, ...]:
        """A list of some of the given words, none of them twice."""
        return tuple(self._one_of(key, text, words) for text in self._texts(key))

    def ids(self, key: str) -> tuple[str, ...]:
        """A list of ids, none of them twice."""
        texts = self._texts(key)
        for text in texts:
            if not ID_PATTERN.fullmatch(text):
                message = f"{shown(text)} is not an id; use small letters a-z, digits and _"
                self.report(DefectCode.BAD_ID, key, message)
        return texts

    def name(self, key: str) -> str:
        """A name that people can be shown."""
        value = self.take(key)
        if value is None:
            return key
        if not isinstance(value, str):
            self.report(DefectCode.WRONG_TYPE, key, f"{shown(value)} is not a text")
        elif not is_name(value):
            message = f"{shown(value)} is not a name; use 1 to {MAX_NAME} printable letters"
            self.report(DefectCode.BAD_NAME, key, message)
        else:
            return value
        return key

    def table(self, key: str) -> TomlTable | None:
        """The table of this name, or nothing if it is missing or no table."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, Mapping):
            self.report(DefectCode.WRONG_TYPE, key, f"{shown(value)} is not a table; write [{key}]")
            return None
        return TomlTable(self._file, self._path(key), value, self._defects)

    def _path(self, key: object) -> str:
        plain = isinstance(key, str) and ID_PATTERN.fullmatch(key)
        last = f"{key}" if plain else shown(key)
        return f"{self._name}.{last}" if self._name else last

    def _within(self, key: str, value: int, low: int, high: int, hint: str = "") -> int:
        if low <= value <= high:
            return value
        wanted = f"from {low} to {high}" if low < high else f"{low}"
        self.report(
            DefectCode.OUT_OF_RANGE, key, f"{shown(value)} is out of range; use {wanted}{hint}"
        )
        return low

    def _one_of(self, key: str, text: str, words: Sequence[str]) -> str:
        if text in words:
            return text
        message = f"{shown(text)} is unknown; use one of {', '.join(words)}"
        self.report(DefectCode.UNKNOWN_WORD, key, message)
        return words[0]

    def _list(self, key: str) -> list[object]:
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.report(DefectCode.WRONG_TYPE, key, f"{shown(value)} is not a list; write [ ... ]")
            return []
        return value

    def _texts(self, key: str) -> tuple[str, ...]:
        texts: list[str] = []
        for value in self._list(key):
            if not isinstance(value, str):
                self.report(DefectCode.WRONG_TYPE, key, f"{shown(value)} is not a text")
            elif value in texts:
                self.report(DefectCode.LISTED_TWICE, key, f"{shown(value)} is listed twice")
            else:
                texts.append(value)
        return tuple(texts)
