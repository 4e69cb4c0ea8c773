"""Tools for developers; nothing of the package depends on them."""
