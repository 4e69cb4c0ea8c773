"""The outlook of `search`: fitted to planners' games."""
