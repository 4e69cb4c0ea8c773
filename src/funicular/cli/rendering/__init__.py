"""Drawing on the terminal with Rich: the table, the routes, the map and the score."""
