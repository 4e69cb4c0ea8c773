"""The golden games: which ones there are, and who plays them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tests.making import make_map

from funicular.engine.position import Phase
from funicular.game import Action, BuildStation, Claim, Draw, Game, Keep, new_game
from funicular.maps import Map


def dead_end() -> Map:
    """So few cards and routes that in the end nobody can do anything."""
    return make_map(
        "ash-birch 2 red",
        "birch-cedar 2 grey tunnel",
        "cedar-elm 3 grey ferry=1",
        "elm-ash 3 blue",
        colours="red blue",
        each=6,
        wild=2,
        opening_hand=2,
        cars=30,
        tickets=("ash-cedar 4", "birch-elm 5", "ash-elm 3", "birch-cedar 2"),
        stations={"each": 1, "unbuilt_points": 2},
    )


@dataclass(frozen=True)
class Golden:
    """A game to be played, and told in a file of this name."""

    name: str
    map: str | Map
    players: int
    seed: str
    wild: float = 2.0
    """What a wild of the market is worth to the players, in cards; below 1.5 it is left there."""

    def play(self) -> Game:
        names = ("Ada", "Ben", "Cid", "Dot", "Eve")[: self.players]
        game = new_game(self.map, names=names, seed=self.seed, seating="random")
        rng = Random(self.seed)
        while not game.is_over:
            if game.can_undo and game.phase != Phase.OPENING and rng.random() < 0.02:
                game.undo()
            else:
                seat = rng.choice(game.awaited)
                game.play(choose(game, seat, rng, self.wild), seat)
        return game


def choose(game: Game, seat: int, rng: Random, wild: float) -> Action:
    """A player who collects cards and spends them on long routes, with a whim now and then."""
    legal = list(game.legal_actions(seat))
    if game.phase == Phase.TURN and rng.random() > 0.06:
        claims = [action for action in legal if isinstance(action, Claim)]
        if claims:
            return min(claims, key=lambda claim: _rank(game.map, claim))
        draws = [action for action in legal if isinstance(action, Draw)]
        if draws:
            return _best_draw(game, seat, draws, wild)
    if game.phase == Phase.TURN:
        whims = [action for action in legal if not isinstance(action, Claim | BuildStation)]
        stations = [action for action in legal if isinstance(action, BuildStation)]
        return rng.choice(rng.choice([whims, stations or whims]) or legal)
    if game.phase == Phase.SECOND_CARD:
        draws = [action for action in legal if isinstance(action, Draw)]
        return _best_draw(game, seat, draws, wild)
    if game.phase == Phase.TUNNEL:
        return legal[0]
    if isinstance(legal[0], Keep):
        return min(legal, key=lambda keep: len(keep.positions) if isinstance(keep, Keep) else 0)
    return rng.choice(legal)


def _rank(source: Map, claim: Claim) -> tuple[int, int, str]:
    """Long routes first, with few wilds."""
    length = source.route(claim.route).length
    wilds = length if claim.payment.colour == "wild" else claim.payment.wilds
    return -length, wilds, str(claim)


def _best_draw(game: Game, seat: int, draws: Sequence[Draw], wild: float) -> Draw:
    """A market card of the colour that the hand has most of."""
    view = game.view(seat)

    def worth(draw: Draw) -> tuple[float, int]:
        if draw.slot is None:
            return 1.5, 0
        card = view.market[draw.slot - 1] or ""
        return (wild if card == "wild" else float(view.hand.get(card, 0))), -draw.slot

    return max(draws, key=worth)


# The seeds are those of short games.
GOLDEN = [
    Golden("europe_2", "europe", 2, "golden europe 2 5"),
    Golden("europe_3", "europe", 3, "golden europe 3 3"),
    Golden("europe_4", "europe", 4, "golden europe 4"),
    Golden("europe_5", "europe", 5, "golden europe 5 10"),
    Golden("san_francisco_2", "san_francisco", 2, "golden san francisco 2 39", wild=0.5),
    Golden("san_francisco_3", "san_francisco", 3, "golden san francisco 3 25", wild=0.5),
    Golden("san_francisco_4", "san_francisco", 4, "golden san francisco 4 9"),
    Golden("all_passed", dead_end(), 2, "golden dead end 2"),
]
