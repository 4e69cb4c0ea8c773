"""Reading what clients send: JSON of a known type, or a refusal that says where it is not."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from .refusing import Refused

T = TypeVar("T")

_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""An escaped character NUL; with a backslash before it, it is six plain letters."""


def read_json(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The value; Refused if it is not of the decoder's type."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if b"u0000" in raw and _NUL.search(raw):
        # PostgreSQL cannot store it, and nobody means it.
        raise Refused("unreadable", at="$", reason="the character NUL means nothing here")
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason, _, at = str(error).partition(" - at ")
        raise Refused("unreadable", at=at.strip("`") or "$", reason=reason) from error
