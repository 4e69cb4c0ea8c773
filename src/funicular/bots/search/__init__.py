"""The bot `search`: determinised search with the planner's knowledge.

It deals worlds that its view allows, tries every candidate in each of them, lets planners play on,
and judges by how that ends: by the score at the end, or by an outlook over the plans that are left
on the table. All of it is compiled, and uses all cores.
"""
