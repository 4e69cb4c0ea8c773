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


@dataclass(frozen=True, slots=True)
class Seed:
    """Exactly one of `secret` and `text` is given; `game` numbers a game of a batch."""

    secret: bytes | None = None
    contributions: tuple[bytes, ...] = ()
    text: str | None = None
    game: int | None = None

    @classmethod
    def fresh(cls, contributions: tuple[bytes, ...] = ()) -> Seed:
        """A new secret from the system's generator."""
        return cls(secret=secrets.token_bytes(32), contributions=contributions)

    @classmethod
    def of(cls, seed: Seed | str | int | None) -> Seed:
        """The seed that a caller means: None is a fresh one, a number is its text."""
        if seed is None:
            return cls.fresh()
        if isinstance(seed, Seed):
            return seed
        if len(str(seed)) > MOST_TEXT:
            raise OptionError(f"a seed has at most {MOST_TEXT} characters")
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
        if ("text" in facts) == ("secret" in facts):
            raise ValueError("a seed has either a text or a secret")
        if ("contributions" in facts) != ("secret" in facts):
            raise ValueError("contributions go with a secret, if only an empty list")
        game = facts.get("game")
        if game is not None and not (type(game) is int and 0 <= game < MOST_GAMES):
            raise ValueError(f"the game of a batch is a number below {MOST_GAMES}")
        if "text" in facts:
            if not isinstance(facts["text"], str) or len(facts["text"]) > MOST_TEXT:
                raise ValueError(f"a seed text has at most {MOST_TEXT} characters")
            seed = cls(text=facts["text"], game=game)
        else:
            parts = [_from_hex(each) for each in _listed(facts["contributions"])]
            secret = _from_hex(facts["secret"])
            if len(secret) != 32:
                raise ValueError("a secret has 32 bytes")
            seed = cls(secret=secret, contributions=tuple(parts), game=game)
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
    if not isinstance(value, str):
        raise ValueError("secrets and contributions are hexadecimal texts")
    return bytes.fromhex(value)


def key_words(key: bytes) -> tuple[int, ...]:
    """The eight 32-bit words of a key, little-endian."""
    return tuple(int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8))
