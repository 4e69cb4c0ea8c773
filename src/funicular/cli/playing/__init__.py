"""A game in the terminal: who sits at the table, what they type, and what they are shown."""
