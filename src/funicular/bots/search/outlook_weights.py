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
            -9497,
            912,
            -795,
            644,
            0,
            435,
            1516,
            -10680,
            -38,
            190,
            362,
            313,
            250,
            7819,
            -10859,
            106,
            -248,
            261,
            0,
            -738,
            -280,
            243,
            688,
            -636,
        ),
        14,
    ),
    (False, True): Weights(
        (
            -19036,
            1008,
            -687,
            512,
            -184,
            438,
            1926,
            -7189,
            -158,
            -270,
            -63,
            752,
            491,
            9388,
            -13179,
            -106,
            38,
            207,
            0,
            -556,
            301,
            278,
            -1397,
            3272,
        ),
        11,
    ),
    (True, False): Weights(
        (
            -1625,
            1019,
            -853,
            314,
            -21,
            455,
            895,
            -9683,
            -105,
            326,
            -33,
            324,
            656,
            0,
            0,
            -610,
            -64,
            -40,
            -136,
            -721,
            247,
            202,
            2739,
            -2,
        ),
        3,
    ),
    (True, True): Weights(
        (
            -4471,
            910,
            -1032,
            393,
            -76,
            530,
            1114,
            -6710,
            -280,
            -125,
            237,
            468,
            700,
            0,
            0,
            -341,
            -203,
            -38,
            151,
            -388,
            534,
            249,
            467,
            1667,
        ),
        3,
    ),
}
"""By whether the board has tokens, and whether there are more than two players."""


def weights_for(tokens: bool, seats: int) -> Weights:
    return WEIGHTS[tokens, seats > 2]
