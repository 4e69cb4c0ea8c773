"""The working memory of a fast bot: room for its thoughts.

Fast bots are functions of the engine's subset, which has no lists that grow and no objects that
come and go; everything they work out lies here. A bot remembers nothing between two decisions: the
view holds all that a careful player could know, so a game can be left and taken up again.
"""

from typing import Annotated

from funicular.engine.choices import Choices
from funicular.engine.records import Record, Rows, record


@record
class Memory(Record):
    """Room for one bot."""

    choices: Annotated[list[Choices], Rows(Choices, 1)]
