"""Bots by name: our own, those that other installed packages register, and commands.

Another package adds a bot by an entry point of the group `funicular.bots` whose name is the bot's
and whose object makes one: `factory(seed=…, budget=…) -> Bot`. A name such as
`cmd:python3 my_bot.py` starts that command (`external`); only who says so may do that. Any other
name may have a time for a move behind it, as `search@0.05` (`specs`).
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points

from funicular.game import OptionError, Seed

from .bot import Bot
from .descriptions import DESCRIPTIONS
from .fast_bot import FastBot
from .levels import NAMED
from .policies import POLICY_NAMES, Policy
from .specs import COMMAND, name_and_time

GROUP = "funicular.bots"
SEARCH = "search"
OWN_NAMES = (*POLICY_NAMES, SEARCH, *NAMED)

Factory = Callable[..., Bot]


def bot_names() -> tuple[str, ...]:
    """Every bot that `make_bot` knows: our own first, then those of other packages."""
    return (*OWN_NAMES, *sorted(_registered()))


def policy_of(name: str) -> Policy | None:
    """The fast bot that plays under this name, if it is one or a level of one."""
    name, _ = name_and_time(name)
    name = NAMED[name].bot if name in NAMED else name
    return Policy(POLICY_NAMES.index(name)) if name in POLICY_NAMES else None


def searches(name: str) -> bool:
    """Does this bot search? Such a bot is `planner` until `warm_up_search` has been called."""
    name, _ = name_and_time(name)
    return name == SEARCH or (name in NAMED and NAMED[name].bot == SEARCH)


def make_bot(
    name: str,
    seed: Seed | str | int | None = None,
    budget: float | None = None,
    compiled: bool | None = None,
    *,
    commands: bool = False,
    threads: int | None = None,
) -> Bot:
    """A new player of this name.

    The same `seed` gives the same choices from the same views; without one the luck comes from the
    system. `budget` is the time for a move in seconds, for bots that can use more of it; a time in
    the name itself (`search@0.05`) goes before it.
    `compiled` makes our own bots play compiled or interpreted; by default they play interpreted
    until `warm_up` has been called. With `commands` the name may be `cmd:` and a command line,
    which is started: never let a stranger choose the name then. `threads` is how many cores a
    bot that searches may use; by default all.
    """
    if name.startswith(COMMAND):
        return _make_external(name, seed, budget, commands)
    bare, own_time = name_and_time(name)
    budget = own_time or budget
    policy = policy_of(bare)
    if policy is not None:
        return FastBot(policy, seed, compiled, name=name)
    if searches(bare):
        return _make_search(name, seed, budget, threads)
    registered = _registered()
    if bare in registered:
        factory: Factory = registered[bare].load()
        return factory(seed=seed, budget=budget)
    check_bot(name)
    raise AssertionError("a bot that is there was not made")


def check_bot(name: str, *, commands: bool = False) -> None:
    """OptionError says what is wrong with a bot's name."""
    if commands and name.startswith(COMMAND):
        from .external import command_of

        command_of(name)
        return
    name, _ = name_and_time(name)
    if name not in bot_names():
        near = get_close_matches(name, bot_names(), n=1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(bot_names())}"
        raise OptionError(f"no bot is called {name!r}{hint}")


def describe_bot(name: str) -> str:
    """How a bot plays, in a line."""
    if name in DESCRIPTIONS:
        return DESCRIPTIONS[name]
    if name in NAMED:
        return NAMED[name].about
    point = _registered().get(name)
    if point is None:
        return ""
    package = point.dist.name if point.dist else point.module
    return f"of the package {package}"


def _make_search(
    name: str, seed: Seed | str | int | None, budget: float | None, threads: int | None
) -> Bot:
    from .search.character import Character
    from .search.search_bot import SearchBot

    bare, _ = name_and_time(name)
    if bare == SEARCH:
        return SearchBot(seed, budget, name=name, threads=threads)
    level = NAMED[bare]
    character = Character(traits=level.traits)
    budget = budget or level.budget
    return SearchBot(seed, budget, name=name, threads=threads, character=character)


def _make_external(
    name: str, seed: Seed | str | int | None, budget: float | None, allowed: bool
) -> Bot:
    if not allowed:
        raise OptionError(f"{name!r}: bots that are commands are not allowed here")
    from .external import ExternalBot, command_of

    return ExternalBot(command_of(name), seed, budget, name=name)


def _registered() -> dict[str, EntryPoint]:
    """Bots of other packages; a name of ours stays ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OWN_NAMES}
