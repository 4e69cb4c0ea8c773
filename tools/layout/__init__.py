"""How the boards that come with the package were laid out and drawn."""
