"""The table: a game server that loses nothing and leaks nothing (docs/protocol.md)."""
