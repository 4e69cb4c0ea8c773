"""Fit the outlook of `search`: which signs of a plan lead to how many points more.

    python -m tools.outlook.fit            # writes src/funicular/bots/search/outlook_weights.py

Planners play some thousand games with each other. At every few turns the signs of all seats are
noted, and a ridge regression finds what each sign was worth at the end.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from funicular.bots.compiled_bots import Arrays, bots
from funicular.bots.match_play import MatchRoom
from funicular.bots.search import outlook
from funicular.bots.search.outlook import SIGNS, Outlook
from funicular.engine.compiled import Twin, array_of, to_array
from funicular.game import new_game
from funicular.game.seeds import key_words

from . import positions

TARGET = Path(__file__).parents[2] / "src/funicular/bots/search/outlook_weights.py"
CASES = (("europe", 2, 9), ("europe", 4, 13), ("san_francisco", 2, 5), ("san_francisco", 4, 9))
ROWS_A_GAME = 40
RIDGE = 1e-4
PLAIN = 0.55  # of the spread of a margin: what makes a logistic curve of the same width

HEAD = '''"""What the signs of an outlook are worth: written by tools.outlook.fit."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Thousandths of a point for each hundredth of a sign, and how far margins still move."""

    signs: tuple[int, ...]
    spread: int


WEIGHTS = {
'''

TAIL = '''}
"""By whether the board has tokens, and whether there are more than two players."""


def weights_for(tokens: bool, seats: int) -> Weights:
    return WEIGHTS[tokens, seats > 2]
'''


def sample(game: str, seats: int, every: int, games: int) -> tuple[Arrays, Arrays, Arrays]:
    """Signs, points in the bank, and totals at the end, in points."""
    kernels = Twin([outlook, positions], below=bots())
    board = to_array(new_game(game, seats, seed="any").board)
    rows = games * ROWS_A_GAME
    signs = np.zeros((rows, seats, SIGNS), np.int32)
    banked = np.zeros((rows, seats), np.int32)
    totals = np.zeros((rows, seats), np.int16)
    key = np.array(key_words(bytes(31) + b"\7"), np.int64)
    used = kernels.sample_games(
        board, key, games, seats, every, signs, banked, totals, array_of(MatchRoom),
        array_of(Outlook),
    )  # fmt: skip
    return signs[:used] / 100, banked[:used] / 100, totals[:used].astype(float)


def fit(signs: Arrays, banked: Arrays, totals: Arrays) -> tuple[list[int], int, float, float]:
    """Weights, spread, and the margins' deviation before and after."""
    rows = signs.reshape(-1, SIGNS)
    scale = rows.std(0)
    scale[scale == 0] = 1
    known = rows / scale
    wanted = (totals - banked).reshape(-1)
    normal = known.T @ known + RIDGE * len(known) * np.eye(SIGNS)
    weights = np.linalg.solve(normal, known.T @ wanted) / scale
    expected = (rows @ weights).reshape(banked.shape) + banked
    margin = totals[:, 0] - totals[:, 1]
    missed = margin - (expected[:, 0] - expected[:, 1])
    spread = max(3, round(float(missed.std()) * PLAIN))
    return [round(1000 * w) for w in weights], spread, float(margin.std()), float(missed.std())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--games", type=int, default=4000)
    games = parser.parse_args().games
    text = HEAD
    for game, seats, every in CASES:
        signs, spread, before, after = fit(*sample(game, seats, every, games))
        print(f"{game}, {seats} players: margins deviate by {before:.1f}, missed by {after:.1f}")
        told = ", ".join(str(weight) for weight in signs)
        text += f"    ({game == 'san_francisco'}, {seats > 2}): Weights(({told}), {spread}),\n"
    TARGET.write_text(text + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main()
