"""The command line: `funicular COMMAND …`. Rich is imported only where something is drawn."""

from __future__ import annotations

from .program import main

__all__ = ["main"]
