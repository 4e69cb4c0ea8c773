"""The bot `planner`: a strong player that thinks in points and turns.

It puts a price on every route: what it costs in turns, at what a turn is worth, less the points it
brings. Over these prices it plans the cheapest network for its tickets, spends the cars that are
left on the best long routes, and chooses what to claim, draw or build for that plan. It plans anew
at every decision.
"""
