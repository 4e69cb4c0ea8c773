"""Simple bots after descriptions in the literature: the yardsticks for those that are meant to win.

- `random`: any legal action.
- `path`: one ticket after the other, along the shortest path.
- `hungry`: many tickets first, then one network for them all.
- `onestep`: the best next claim.
- `longroute`: long routes near its tickets.
- `racer`: few tickets, the longest routes, an early end.
- `planner-lite`: hoards cards until it can lay the cheapest network for its tickets.
"""
