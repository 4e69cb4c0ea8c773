"""The tables of the database, as a list of migrations: each brings the schema one version on.

There is one list for SQLite and PostgreSQL: it keeps to the SQL that both understand, with the
types TEXT, INTEGER (32 bits) and BIGINT. A migration that has been released is never changed; a
feature that needs tables or columns of its own appends one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # `id` is public; what proves identity is in `tokens`, and only as a hash.
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            colour TEXT,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL
        )""",
        """CREATE TABLE tokens (
            hash TEXT PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('cookie', 'bearer', 'link')),
            label TEXT NOT NULL,
            created BIGINT NOT NULL,
            expires BIGINT
        )""",
        "CREATE INDEX tokens_of_guest ON tokens (guest)",
        # Maps by hash, so that a game outlives a change of the bundled maps.
        """CREATE TABLE maps (
            digest TEXT PRIMARY KEY,
            id TEXT NOT NULL,
            facts TEXT NOT NULL
        )""",
        # `charter` is the table's own document (see charter.py); the columns beside it are
        # what is searched for. `due`: when the server has to act by itself, if ever.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'closed')),
            listed INTEGER NOT NULL,
            charter TEXT NOT NULL,
            awaited TEXT NOT NULL,
            clock TEXT NOT NULL,
            due BIGINT,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL
        )""",
        "CREATE INDEX tables_listed ON tables (status, listed, changed)",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            guest TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_of_guest ON seats (guest)",
        # A game is a header, a deal and its moves; the state is only ever a cache over them.
        """CREATE TABLE games (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            header TEXT NOT NULL,
            deal TEXT NOT NULL,
            started BIGINT NOT NULL,
            result TEXT
        )""",
        # Two writers cannot both append the same number.
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES games (table_id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            action TEXT NOT NULL,
            undo INTEGER NOT NULL,
            by_bot INTEGER NOT NULL,
            chance TEXT NOT NULL,
            effects TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            id INTEGER NOT NULL,
            at BIGINT NOT NULL,
            guest TEXT,
            name TEXT NOT NULL,
            seat INTEGER,
            said TEXT,
            phrase TEXT,
            PRIMARY KEY (table_id, id)
        )""",
        "CREATE INDEX chat_of_guest ON chat (guest)",
    ),
    (
        # Several processes may serve a table: `revision` counts its changes, so that none is made
        # by who has not seen the last one; `ward` says which process minds its clocks and bots.
        "ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN ward INTEGER NOT NULL DEFAULT 0",
        # Who is at which table through which process; without meaning once that process is gone.
        """CREATE TABLE presence (
            process BIGINT NOT NULL,
            socket BIGINT NOT NULL,
            table_id TEXT NOT NULL,
            guest TEXT,
            name TEXT NOT NULL,
            PRIMARY KEY (process, socket)
        )""",
        "CREATE INDEX presence_at_table ON presence (table_id)",
        # When the first of the processes that run now has started.
        "CREATE TABLE service (started BIGINT NOT NULL)",
    ),
    (
        # What players have ordered for later turns; each row is its seat's secret, so that even
        # the numbers are counted by seat.
        """CREATE TABLE orders (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            id INTEGER NOT NULL,
            wanted TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'cancelled')),
            why TEXT NOT NULL,
            acted INTEGER,
            given BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat, id)
        )""",
        # Where guests are told that it is their turn; `origin` is the page's address for links.
        """CREATE TABLE browsers (
            id TEXT PRIMARY KEY,
            guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
            endpoint TEXT NOT NULL,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            origin TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
        "CREATE INDEX browsers_of_guest ON browsers (guest)",
        """CREATE TABLE webhooks (
            id TEXT PRIMARY KEY,
            guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
            url TEXT NOT NULL,
            origin TEXT NOT NULL,
            failures INTEGER NOT NULL,
            created BIGINT NOT NULL
        )""",
        "CREATE INDEX webhooks_of_guest ON webhooks (guest)",
        # Keys of the server itself.
        "CREATE TABLE server_keys (name TEXT PRIMARY KEY, secret TEXT NOT NULL)",
    ),
    (
        # What is counted of finished games, so that statistics need no replay. All of it follows
        # from `games` and `moves` and may be thrown away; it names nobody. `version` says how it
        # was counted, `counted` is 0 for lessons.
        """CREATE TABLE game_facts (
            table_id TEXT PRIMARY KEY REFERENCES games (table_id) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            map TEXT NOT NULL,
            digest TEXT NOT NULL,
            players INTEGER NOT NULL,
            counted INTEGER NOT NULL,
            finished BIGINT NOT NULL
        )""",
        """CREATE TABLE seat_facts (
            table_id TEXT NOT NULL REFERENCES game_facts (table_id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            decisions INTEGER NOT NULL,
            by_bot INTEGER NOT NULL,
            facts TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        # Tickets that people were offered in games that count; bots' are not among them.
        """CREATE TABLE ticket_facts (
            table_id TEXT NOT NULL REFERENCES game_facts (table_id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            ticket TEXT NOT NULL,
            dealt INTEGER NOT NULL,
            kept INTEGER NOT NULL,
            completed INTEGER NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, ticket)
        )""",
        "CREATE INDEX game_facts_of_map ON game_facts (map, players)",
    ),
    (
        # Analyses of finished games, by the game's digest; of a posted record there is no table.
        # `run` is known to who works on it; `changed` tells that somebody still does.
        """CREATE TABLE analyses (
            id TEXT PRIMARY KEY,
            table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
            run TEXT NOT NULL,
            status TEXT NOT NULL
                CHECK (status IN ('waiting', 'preparing', 'running', 'done', 'failed', 'stopped')),
            done INTEGER NOT NULL,
            total INTEGER NOT NULL,
            report TEXT,
            changed BIGINT NOT NULL
        )""",
    ),
    (
        # Since when guests who sit at a table have been away from it, as a JSON object.
        "ALTER TABLE tables ADD COLUMN gone TEXT NOT NULL DEFAULT '{}'",
        # Whoever makes tables without sitting down is counted as well.
        "ALTER TABLE tables ADD COLUMN host TEXT",
        "CREATE INDEX tables_of_host ON tables (host, status)",
    ),
)

PASSING = ("presence", "service")
"""Tables about the running processes: they are in no backup."""


class SchemaError(Exception):
    """The database was made by a newer Funicular."""


class Connection(Protocol):
    """What both drivers' connections offer."""

    def execute(self, query: str, /) -> Any: ...


def migrate(
    connection: Connection, upto: int | None = None, begin: Sequence[str] = ("BEGIN IMMEDIATE",)
) -> int:
    """Bring a database to the newest version, one transaction for each step.

    `begin` begins a transaction that no other process can be in at the same time.
    """
    target = len(MIGRATIONS) if upto is None else upto
    while _step(connection, target, begin):
        pass
    return target


def _step(connection: Connection, target: int, begin: Sequence[str]) -> bool:
    """One step, unless the target is reached."""
    for statement in begin:
        connection.execute(statement)
    try:
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = schema_version(connection)
        check_known(version)
        if version < target:
            for statement in MIGRATIONS[version]:
                connection.execute(statement)
            connection.execute("DELETE FROM schema_version")
            connection.execute(f"INSERT INTO schema_version VALUES ({version + 1})")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return version + 1 < target


def check_known(version: int) -> None:
    """SchemaError if a newer Funicular has made a database of this version."""
    if version > len(MIGRATIONS):
        raise SchemaError(
            f"the database has schema version {version}, this Funicular knows {len(MIGRATIONS)}: "
            "use the newer Funicular that made it"
        )


def schema_version(connection: Connection) -> int:
    """The version that a database has; 0 for an empty one."""
    row = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    return row[0] or 0
