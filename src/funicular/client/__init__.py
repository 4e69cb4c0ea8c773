"""A player elsewhere: connects to a table server and lets a bot play (docs/protocol.md)."""
