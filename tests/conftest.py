"""What every test shares: the `--long` option and Hypothesis' profiles."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Deadlines measure the machine, not the code, so no profile has one.
settings.register_profile("dev", deadline=None)
# `ci` draws the same examples every time: a red run can be repeated, a green one is not luck.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
# `long` looks further, with new examples on every run.
settings.register_profile(
    "long",
    deadline=None,
    max_examples=1000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="also run the tests marked `long` (minutes)"
    )


def pytest_configure(config: pytest.Config) -> None:
    default = "ci" if "CI" in os.environ else "dev"
    settings.load_profile("long" if config.getoption("--long") else default)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the long tests, unless they were asked for."""
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
