"""Seeds: where a game's luck comes from, and how it can be proved afterwards.

A seed is a secret of 256 bits with contributions of the players, or a text for repeatable games,
or a numbered game of a batch. The commitment to the secret can be published before the deal; the
secret itself only after the end.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from funicular.engine.chance import Purpose, fill_block

from .errors import OptionError

SEED_TAG = b"funicular seed 1\0"
COMMITMENT_TAG = b"funicular commitment 1\0"
MOST_GAMES = 2**32
MOST_TEXT = 1000
SECRET_SIZE = 32
HEX = set("0123456789abcdef")


@dataclass(frozen=True, slots=True, repr=False)
class Seed:
    """Exactly one of `secret` and `text` is given; `game` numbers a game of a batch."""

    secret: bytes | None = None
    contributions: tuple[bytes, ...] = ()
    text: str | None = None
    game: int | None = None

    def __post_init__(self) -> None:
        if (self.secret is None) == (self.text is None):
            raise OptionError("a seed has either a text or a secret")
        if self.secret is not None and len(self.secret) != SECRET_SIZE:
            raise OptionError(f"a secret has {SECRET_SIZE} bytes")
        if self.contributions and self.secret is None:
            raise OptionError("contributions go with a secret")
        if self.text is not None and not _is_seed_text(self.text):
            raise OptionError(f"a seed is a text of at most {MOST_TEXT} characters")
        if self.game is not None and not 0 <= self.game < MOST_GAMES:
            raise OptionError(f"the game of a batch is a number below {MOST_GAMES}")

    def __repr__(self) -> str:
        """What may be shown: a seed is secret while its game goes on (V3)."""
        return f"<Seed with the commitment {self.commitment}>"

    @classmethod
    def fresh(cls, contributions: tuple[bytes, ...] = ()) -> Seed:
        """A new secret from the system's generator."""
        return cls(secret=secrets.token_bytes(SECRET_SIZE), contributions=contributions)

    @classmethod
    def of(cls, seed: Seed | str | int | None) -> Seed:
        """The seed that a caller means: None is a fresh one, a number is its text."""
        if seed is None:
            return cls.fresh()
        if isinstance(seed, Seed):
            return seed
        return cls(text=str(seed))

    @property
    def key(self) -> bytes:
        """The 256-bit key of the game's chance streams."""
        key = self._base_key()
        return key if self.game is None else game_key(key, self.game)

    def _base_key(self) -> bytes:
        if self.text is not None:
            return hashlib.sha256(self.text.encode()).digest()
        digest = hashlib.sha256(SEED_TAG + (self.secret or b""))
        for contribution in self.contributions:
            digest.update(len(contribution).to_bytes(4, "little") + contribution)
        return digest.digest()

    @property
    def commitment(self) -> str:
        """What may be published before the deal."""
        secret = self.secret if self.secret is not None else (self.text or "").encode()
        return hashlib.sha256(COMMITMENT_TAG + secret).hexdigest()

    def facts(self) -> dict[str, Any]:
        """The seed's parts for a record."""
        facts: dict[str, Any] = {}
        if self.text is not None:
            facts["text"] = self.text
        if self.secret is not None:
            facts["secret"] = self.secret.hex()
            facts["contributions"] = [each.hex() for each in self.contributions]
        if self.game is not None:
            facts["game"] = self.game
        return facts | {"commitment": self.commitment}

    @classmethod
    def from_facts(cls, facts: dict[str, Any]) -> Seed:
        """The seed of a record; ValueError says what is wrong."""
        known = {"text", "secret", "contributions", "game", "commitment"}
        if unknown := set(facts) - known:
            raise ValueError(f"unknown seed part {min(unknown)!r}")
        if not isinstance(facts.get("text", ""), str):
            raise ValueError("the text of a seed is a text")
        if type(facts.get("game", 0)) is not int:
            raise ValueError("the game of a batch is a number")
        seed = cls(
            text=facts.get("text"),
            secret=_from_hex(facts["secret"]) if "secret" in facts else None,
            contributions=tuple(map(_from_hex, _listed(facts.get("contributions", [])))),
            game=facts.get("game"),
        )
        if facts.get("commitment") != seed.commitment:
            raise ValueError("the commitment does not fit the seed")
        return seed


def game_key(key: bytes, game: int) -> bytes:
    """The key of a numbered game of a batch: half a block of the stream of games."""
    words = [0] * 16
    fill_block(list(key_words(key)), words, game, Purpose.GAMES)
    return b"".join(word.to_bytes(4, "little") for word in words[:8])


def _listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError("contributions are a list")
    return value


def _from_hex(value: object) -> bytes:
    if not (isinstance(value, str) and set(value) <= HEX and len(value) % 2 == 0):
        raise ValueError("secrets and contributions are hexadecimal texts")
    return bytes.fromhex(value)


def _is_seed_text(text: str) -> bool:
    """Not too long, and possible to write down (a lone surrogate is not)."""
    return len(text) <= MOST_TEXT and text.encode("utf-8", "replace") == text.encode(
        "utf-8", "surrogatepass"
    )


def key_words(key: bytes) -> tuple[int, ...]:
    """The eight 32-bit words of a key, little-endian."""
    return tuple(int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8))
