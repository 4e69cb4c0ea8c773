"""The ladder as a page: Markdown with its plots beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from funicular.bots import policy_of
from funicular.bots.external import label
from funicular.game.record import write_text
from funicular.maps import load_map

from . import plots
from .ladder import SLOWER, Standing

INTRO = """\
# The ladder

The whole field against itself: every pair of bots at tables for two, mixed groups at tables for
four, every deal once for each seating with the same luck. Made by

```sh
{command}
```

*Rating* is a Bradley–Terry strength from who finished ahead of whom, on the scale of chess: 400
points are odds of ten to one; 1500 is the middle of the field. *Won* is the share of games won (a
fair share is {fair}). The ranges are 95 % intervals over whole deals.
"""


def write_page(standings: Sequence[Standing], path: Path, command: str) -> list[Path]:
    """Write the page and its plots; the files, the page first."""
    folder = path.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    by_game: dict[str, list[Standing]] = {}
    for standing in standings:
        by_game.setdefault(standing.setting.game, []).append(standing)
    fair = " and ".join(
        f"{100 / players:.0f} % of {players}"
        for players in dict.fromkeys(standing.setting.players for standing in standings)
    )
    text = [INTRO.format(command=command, fair=f"{fair} players"), *_slow_note(standings)]
    for game, group in by_game.items():
        text.append(f"## {load_map(game).title}\n")
        sections = [("", [_ratings_plot(game, group)])]
        sections += [(_table(standing), _plots(standing)) for standing in group]
        for table, drawings in sections:
            text += [table] if table else []
            for name, told, drawn in drawings:
                file = folder / f"{name}.svg"
                write_text(file, drawn)
                written.append(file)
                text.append(f"![{told}]({folder.name}/{file.name})\n")
    write_text(path, "\n".join(text))
    return [path, *written]


def _slow_note(standings: Sequence[Standing]) -> list[str]:
    slow = sorted(
        {
            bot
            for standing in standings
            for match in standing.setting.matches
            for bot in match.lineup
            if policy_of(bot) is None
        }
    )
    if not slow:
        return []
    names = ", ".join(f"`{label(bot)}`" for bot in slow)
    return [
        f"Tables with {names} play {SLOWER} times fewer games than the others, since these bots "
        "take their time: their intervals are wider.\n"
    ]


Plot = tuple[str, str, str]
"""Name, description and drawing."""


def _ratings_plot(game: str, group: Sequence[Standing]) -> Plot:
    ratings = {
        f"{standing.setting.players} players": {
            label(bot): (each.rating, each.low, each.high) for bot, each in standing.ratings.items()
        }
        for standing in group
    }
    told = f"{load_map(game).title}: ratings, with 95 % intervals"
    bots = [label(bot) for bot in group[0].ranking]
    return f"ratings-{game}", told, plots.draw_ratings(told, bots, ratings)


def _plots(standing: Standing) -> list[Plot]:
    game, players = standing.setting.game, standing.setting.players
    bots = [label(bot) for bot in standing.ranking]
    at = f"{load_map(game).title}, {players} players"
    ahead = f"{at}: how often (%) the row finished ahead of the column"
    scores, parts = f"{at}: final scores", f"{at}: where the points come from"
    by_bot = {label(bot): standing.figures.bots[bot].parts for bot in standing.ranking}
    pairs = {(label(one), label(other)): told for (one, other), told in standing.pairs.items()}
    totals = {label(bot): told for bot, told in standing.scores.items()}
    return [
        (f"ahead-{game}-{players}", ahead, plots.draw_matrix(ahead, bots, pairs)),
        (f"scores-{game}-{players}", scores, plots.draw_scores(scores, bots, totals)),
        (f"parts-{game}-{players}", parts, plots.draw_parts(parts, bots, by_bot)),
    ]


def _table(standing: Standing) -> str:
    figures = standing.figures
    lines = [
        f"### {standing.setting.players} players\n",
        "| bot | rating | 95 % | won | 95 % | score | tickets completed | turns | games |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for bot in standing.ranking:
        rating, own = standing.ratings[bot], figures.bots[bot]
        lines.append(
            f"| `{label(bot)}` | {rating.rating:.0f} | {rating.low:.0f} to {rating.high:.0f} "
            f"| {100 * own.win_share:.1f} % | {100 * own.win_low:.1f} to {100 * own.win_high:.1f} "
            f"| {own.mean_score:.1f} | {own.tickets_completed:.1f} of {own.tickets_held:.1f} "
            f"| {own.turns:.1f} | {own.games:,} |"
        )
    shares = ", ".join(f"{100 * share:.1f} %" for share in figures.seat_shares)
    lines.append(
        f"\n{figures.games:,} games of {figures.deals:,} deals. Won from each seat, whoever sat "
        f"there: {shares}.\n"
    )
    return "\n".join(lines)
