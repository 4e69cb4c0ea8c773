"""What the signs of an outlook are worth: written by tools.outlook.fit."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Thousandths of a point for each hundredth of a sign, and how far margins still move."""

    signs: tuple[int, ...]
    spread: int


WEIGHTS = {
    (False, False): Weights(
        (
            -13027,
            897,
            -827,
            2,
            -483,
            204,
            1432,
            -12015,
            55,
            1242,
            -1345,
            712,
            215,
            7548,
            -11371,
            -13,
            -109,
            262,
            0,
            -1276,
            280,
            230,
            861,
            2008,
        ),
        13,
    ),
    (False, True): Weights(
        (
            -9888,
            899,
            -700,
            110,
            -436,
            356,
            1837,
            -7482,
            -168,
            842,
            -1137,
            713,
            800,
            6542,
            -11719,
            -35,
            -170,
            259,
            0,
            -609,
            222,
            291,
            -257,
            3568,
        ),
        11,
    ),
    (True, False): Weights(
        (
            -867,
            863,
            -971,
            326,
            211,
            482,
            811,
            -5870,
            -52,
            29,
            -41,
            559,
            488,
            0,
            0,
            -352,
            -136,
            -33,
            -416,
            -770,
            228,
            235,
            -35,
            543,
        ),
        3,
    ),
    (True, True): Weights(
        (
            -2807,
            852,
            -945,
            285,
            -65,
            337,
            797,
            -4341,
            -158,
            93,
            16,
            583,
            464,
            0,
            0,
            -192,
            -176,
            -20,
            -370,
            -401,
            509,
            210,
            -2603,
            1588,
        ),
        3,
    ),
}
"""By whether the board has tokens, and whether there are more than two players."""


def weights_for(tokens: bool, seats: int) -> Weights:
    return WEIGHTS[tokens, seats > 2]
