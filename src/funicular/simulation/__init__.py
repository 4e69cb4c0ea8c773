"""Simulation: many games at once, and single games on compiled rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .batch import Batch, BatchStopped, can_compile, play_many, play_out

if TYPE_CHECKING:
    from .compiled_play import CompiledGame

__all__ = ["Batch", "BatchStopped", "CompiledGame", "can_compile", "play_many", "play_out"]


def __getattr__(name: str) -> Any:
    """`CompiledGame` needs NumPy and Numba, which are imported only when it is asked for."""
    if name == "CompiledGame":
        from .compiled_play import CompiledGame

        return CompiledGame
    raise AttributeError(f"module 'funicular.simulation' has no attribute {name!r}")
