"""Funicular: an open, self-hosted home for two railway board games.

Importing this package loads nothing but the standard library, and nothing that is slow:
the game itself is in `funicular.game`, the boards in `funicular.maps`.
"""

__version__ = "0.1.0"

__all__ = ["__version__"]
