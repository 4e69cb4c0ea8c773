"""Finding places and routes in what people type: any case, no accents, beginnings of names."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches

from funicular.maps import Map, Place, Route

SPECIAL = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"})
FILLERS = {"to", "from", "with", "using", "for", "and", "in", "at", "on"}


def plain(text: str) -> str:
    """Small letters without accents, and single spaces for everything else."""
    bare = unicodedata.normalize("NFKD", text.casefold().translate(SPECIAL))
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join("".join(c if c.isalnum() else " " for c in letters).split())


def find_places(source: Map, text: str) -> list[Place]:
    """The places that a text may mean, best kind of match only: whole, beginning, similar."""
    wanted = plain(text)
    if not wanted:
        return []
    names = {place.id: (plain(place.name), plain(place.id)) for place in source.places}
    whole = [place for place in source.places if wanted in names[place.id]]
    if whole:
        return whole
    begun = [
        place
        for place in source.places
        if any(f" {name}".find(f" {wanted}") >= 0 for name in names[place.id])
    ]
    if begun:
        return begun
    near = get_close_matches(wanted, [name for name, _ in names.values()], n=1, cutoff=0.75)
    return [place for place in source.places if names[place.id][0] in near]


def find_tracks(source: Map, words: Sequence[str]) -> list[Route]:
    """The tracks between two places that some words name, wherever one name ends."""
    found: list[Route] = []
    for split in range(1, len(words)):
        starts = {place.id for place in find_places(source, " ".join(words[:split]))}
        ends = {place.id for place in find_places(source, " ".join(words[split:]))}
        for route in source.routes:
            pair = (route.start in starts and route.end in ends) or (
                route.end in starts and route.start in ends
            )
            if pair and route not in found:
                found.append(route)
    return found
