"""Seeds: keys, commitments and batches, computed again by hand."""

import hashlib
from dataclasses import replace
from typing import Any

import pytest
from tests.game import independent_checker

from funicular.game import FunicularError, OptionError, Seed, new_game
from funicular.simulation import play_many, play_out

SECRET = bytes(range(32))


def sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def test_the_key_of_a_text_is_its_hash() -> None:
    assert Seed(text="héllo").key.hex() == sha("héllo".encode())


def test_the_key_of_a_secret_takes_in_every_contribution() -> None:
    seed = Seed(secret=SECRET, contributions=(b"", b"Ada", b"Ben"))
    data = b"funicular seed 1\0" + SECRET + b"\0\0\0\0" + b"\3\0\0\0Ada" + b"\3\0\0\0Ben"
    assert seed.key.hex() == sha(data)
    others = [
        Seed(secret=SECRET),
        Seed(secret=SECRET, contributions=(b"Ada", b"Ben")),
        Seed(secret=SECRET, contributions=(b"", b"Ben", b"Ada")),
        Seed(secret=SECRET, contributions=(b"", b"AdaBen")),
        Seed(secret=bytes(32), contributions=(b"", b"Ada", b"Ben")),
    ]
    assert len({seed.key, *(other.key for other in others)}) == 6


def test_the_commitment_is_to_the_secret_and_tells_nothing_of_the_key() -> None:
    seed = Seed(secret=SECRET, contributions=(b"Ada",))
    assert seed.commitment == sha(b"funicular commitment 1\0" + SECRET)
    assert Seed(secret=SECRET).commitment == seed.commitment
    assert Seed(text="x").commitment == sha(b"funicular commitment 1\0x")
    assert new_game("europe", 2, seed=seed).commitment == seed.commitment


@pytest.mark.parametrize("number", [0, 1, 77, 2**32 - 1])
def test_the_key_of_a_numbered_game_is_half_a_block_of_the_stream_of_games(number: int) -> None:
    base = Seed(text="batch")
    block = independent_checker.chacha8_block(base.key, number, 4)
    assert Seed(text="batch", game=number).key == block[:32]


def test_game_i_of_a_batch_can_be_played_again_alone() -> None:
    batch = play_many("san_francisco", 2, 5, seed="batch", interpreted=True)
    for number in range(5):
        game = play_out(new_game("san_francisco").map, 2, Seed(text="batch", game=number))
        assert [score.total for score in game.score().seats] == batch.scores[number]


@pytest.mark.parametrize(
    "seed",
    [
        Seed(text=""),
        Seed(text="a\u2028b\n\x85\0"),
        Seed(text="batch", game=0),
        Seed(secret=SECRET),
        Seed(secret=SECRET, contributions=(b"", b"\xff" * 100)),
        Seed(secret=SECRET, game=2**32 - 1),
    ],
    ids=str,
)
def test_the_parts_of_a_seed_round_trip(seed: Seed) -> None:
    assert Seed.from_facts(seed.facts()) == seed


REFUSED_PARTS: list[tuple[dict[str, Any], str]] = [
    ({"text": "x", "secret": SECRET.hex()}, "either a text or a secret"),
    ({}, "either a text or a secret"),
    ({"text": 5}, "the text of a seed is a text"),
    ({"text": "x" * 1001}, "at most 1000 characters"),
    ({"text": "\ud800"}, "at most 1000 characters"),
    ({"secret": "00" * 31, "contributions": []}, "a secret has 32 bytes"),
    ({"secret": SECRET.hex().upper(), "contributions": []}, "hexadecimal"),
    ({"secret": " " + SECRET.hex(), "contributions": []}, "hexadecimal"),
    ({"secret": SECRET.hex()[1:], "contributions": []}, "hexadecimal"),
    ({"secret": 7, "contributions": []}, "hexadecimal"),
    ({"secret": SECRET.hex(), "contributions": "00"}, "contributions are a list"),
    ({"secret": SECRET.hex(), "contributions": [5]}, "hexadecimal"),
    ({"text": "x", "contributions": ["00"]}, "contributions go with a secret"),
    ({"text": "x", "game": True}, "the game of a batch is a number"),
    ({"text": "x", "game": None}, "the game of a batch is a number"),
    ({"text": "x", "game": 1.0}, "the game of a batch is a number"),
    ({"text": "x", "game": -1}, "number below 4294967296"),
    ({"text": "x", "game": 2**32}, "number below 4294967296"),
    ({"text": "x", "sauce": 1}, "unknown seed part 'sauce'"),
    ({"text": "x", "commitment": "00"}, "the commitment does not fit"),
]


@pytest.mark.parametrize(("parts", "told"), REFUSED_PARTS)
def test_wrong_parts_are_refused(parts: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Seed.from_facts(parts)


@pytest.mark.parametrize("missing", ["text", "commitment"])
def test_missing_parts_are_refused(missing: str) -> None:
    facts = Seed(text="x", game=3).facts()
    del facts[missing]
    with pytest.raises(ValueError, match=r"either a text or a secret|commitment does not fit"):
        Seed.from_facts(facts)


def test_a_seed_is_refused_when_it_is_made() -> None:
    for parts in ({"secret": b"short"}, {"text": "x", "game": -1}, {"text": "x" * 1001}, {}):
        with pytest.raises(OptionError):
            Seed(**parts)
    with pytest.raises(FunicularError):
        replace(Seed(text="x"), secret=SECRET)


def test_a_seed_does_not_show_itself() -> None:
    for seed in (Seed(text="my secret text"), Seed(secret=SECRET), Seed.fresh((b"Ada",))):
        shown = repr(seed) + str(seed)
        assert seed.commitment in shown
        assert "my secret text" not in shown
        assert (seed.secret or b"x").hex() not in shown
        assert repr(seed.secret) not in shown
        assert seed.key.hex() not in shown


def test_fresh_seeds_are_all_different() -> None:
    assert len({Seed.fresh().secret for _ in range(50)}) == 50
