"""How many files and sockets this process may have open at once."""

from __future__ import annotations

import sys

WANTED = 65_536
RESERVED = 64
"""For databases, bots and logs: connections must not take the last ones."""
UNKNOWN = 4096


def raise_file_limit() -> int:
    """Ask for as many as the system grants; how many connections there is room for.

    The usual 1,024 are not enough for a thousand sockets, and every process may raise its own
    limit up to the one that the system has set.
    """
    if sys.platform == "win32":  # which has no such limit
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(most - RESERVED, RESERVED)
