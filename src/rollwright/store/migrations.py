"""How the database came to look as it does: forward only, each step once, in order.

A step is never edited once it was released; a new one is added below. The words in braces differ between the databases.
"""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.store.interface import StoreError

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            recovery {bytes} UNIQUE,
            created_at {real} NOT NULL
        )""",
        """CREATE TABLE tokens (
            hash {bytes} PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            created_at {real} NOT NULL
        )""",
        "CREATE INDEX tokens_person ON tokens (person)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            code TEXT UNIQUE,
            host TEXT REFERENCES people (id) ON DELETE SET NULL,
            game TEXT NOT NULL,
            options {bytes} NOT NULL,
            listed {int} NOT NULL,
            created_at {real} NOT NULL,
            daily TEXT,
            state TEXT NOT NULL,
            number {int} NOT NULL,
            revision {int} NOT NULL,
            pending {bytes} NOT NULL,
            due TEXT,
            due_at {real},
            claimed_until {real},
            changed_at {real} NOT NULL,
            rematch TEXT
        )""",
        "CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL",
        "CREATE INDEX tables_listed ON tables (created_at) WHERE listed = 1 AND state = 'open'",
        "CREATE INDEX tables_host ON tables (host, state)",
        "CREATE INDEX tables_unfinished ON tables (changed_at) WHERE state <> 'over'",
        """CREATE TABLE events (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number {int} NOT NULL,
            data {bytes} NOT NULL,
            at {real} NOT NULL,
            PRIMARY KEY (table_id, number)
        ){keyed}""",
        """CREATE TABLE holdings (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat {int} NOT NULL,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            PRIMARY KEY (table_id, seat)
        ){keyed}""",
        "CREATE INDEX holdings_person ON holdings (person)",
        """CREATE TABLE secrets (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            secret {bytes} NOT NULL
        )""",
        """CREATE TABLE answers (
            person TEXT NOT NULL,
            command TEXT NOT NULL,
            at {real} NOT NULL,
            PRIMARY KEY (person, command)
        ){keyed}""",
        "CREATE INDEX answers_at ON answers (at)",
        """CREATE TABLE results (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat {int} NOT NULL,
            person TEXT REFERENCES people (id) ON DELETE SET NULL,
            name TEXT NOT NULL,
            game TEXT NOT NULL,
            variant TEXT NOT NULL,
            seats {int} NOT NULL,
            score {int} NOT NULL,
            won {int} NOT NULL,
            finished_at {real} NOT NULL,
            daily TEXT,
            PRIMARY KEY (table_id, seat)
        ){keyed}""",
        "CREATE INDEX results_person ON results (person, finished_at)",
        "CREATE INDEX results_daily ON results (game, daily, score) WHERE daily IS NOT NULL",
        """CREATE TABLE daily_tries (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            date TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            PRIMARY KEY (person, game, date)
        ){keyed}""",
        "CREATE TABLE keys (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, seen_at {real} NOT NULL)",
        """CREATE TABLE present (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            node TEXT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
            seats TEXT NOT NULL,
            PRIMARY KEY (table_id, node)
        ){keyed}""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN open_seats {int} NOT NULL DEFAULT 1",
        "CREATE INDEX people_created ON people (created_at)",
    ),
    (
        "ALTER TABLE people ADD COLUMN erased_at {real}",
        "CREATE INDEX people_erased ON people (erased_at) WHERE erased_at IS NOT NULL",
        # Why a result doesn't count like others: a bot played, throws were undone. Null where it does.
        "ALTER TABLE results ADD COLUMN unrated TEXT",
    ),
    (
        # Which events hold a person's name, also once the person has left the seat: an erasure takes it out of them.
        """CREATE TABLE named (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number {int} NOT NULL,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            PRIMARY KEY (table_id, number)
        ){keyed}""",
        "CREATE INDEX named_person ON named (person)",
    ),
    (
        # Where the devices of people hear, at the push service of their browser.
        """CREATE TABLE subscriptions (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            endpoint TEXT NOT NULL,
            public_key {bytes} NOT NULL,
            auth {bytes} NOT NULL,
            language TEXT NOT NULL,
            created_at {real} NOT NULL
        )""",
        "CREATE INDEX subscriptions_person ON subscriptions (person)",
        # What each device is to be told; without a time it has been, and isn't told again as long as the row stands.
        """CREATE TABLE pushes (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            subscription TEXT NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            due_at {real},
            tries {int} NOT NULL DEFAULT 0,
            claimed_until {real},
            PRIMARY KEY (table_id, subscription)
        ){keyed}""",
        "CREATE INDEX pushes_due ON pushes (due_at) WHERE due_at IS NOT NULL",
        "CREATE INDEX pushes_subscription ON pushes (subscription)",
        "ALTER TABLE present ADD COLUMN looking TEXT NOT NULL DEFAULT ''",
    ),
    (
        # What the ledger says of a finished match; no name is in it.
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            number {int} NOT NULL,
            edition TEXT NOT NULL,
            summary {bytes} NOT NULL,
            entries {bytes} NOT NULL,
            at {real} NOT NULL
        )""",
        "CREATE INDEX reviews_at ON reviews (at)",
        # How well a seat played, once that was worked out; until then, from when on a node may do so.
        "ALTER TABLE results ADD COLUMN lost {real}",
        "ALTER TABLE results ADD COLUMN lost_squares {real}",
        "ALTER TABLE results ADD COLUMN decisions {int}",
        "ALTER TABLE results ADD COLUMN luck {real}",
        "ALTER TABLE results ADD COLUMN review_due {real}",
        "UPDATE results SET review_due = finished_at WHERE person IS NOT NULL",
        "CREATE INDEX results_review_due ON results (review_due) WHERE review_due IS NOT NULL",
    ),
    (
        """CREATE TABLE circles (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            founder TEXT REFERENCES people (id) ON DELETE SET NULL,
            created_at {real} NOT NULL
        )""",
        """CREATE TABLE members (
            circle TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            joined_at {real} NOT NULL,
            PRIMARY KEY (circle, person)
        ){keyed}""",
        "CREATE INDEX members_person ON members (person)",
        # Which matches count in a circle: they stay when somebody who played there leaves or is erased.
        """CREATE TABLE circle_matches (
            circle TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            PRIMARY KEY (circle, table_id)
        ){keyed}""",
        """CREATE TABLE invitations (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            host TEXT REFERENCES people (id) ON DELETE CASCADE,
            inviter TEXT NOT NULL,
            at {real} NOT NULL,
            PRIMARY KEY (table_id, person)
        ){keyed}""",
        "CREATE INDEX invitations_person ON invitations (person)",
        # Who doesn't want to be asked to a table by whom.
        """CREATE TABLE blocks (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            PRIMARY KEY (person, blocked)
        ){keyed}""",
        "CREATE INDEX blocks_blocked ON blocks (blocked)",
    ),
    (
        """CREATE TABLE evenings (
            id TEXT PRIMARY KEY,
            host TEXT REFERENCES people (id) ON DELETE SET NULL,
            options {bytes} NOT NULL,
            created_at {real} NOT NULL,
            ended_at {real}
        )""",
        "CREATE INDEX evenings_host ON evenings (host)",
        """CREATE TABLE evening_members (
            evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
            number {int} NOT NULL,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            here {int} NOT NULL,
            PRIMARY KEY (evening, number),
            UNIQUE (evening, person)
        ){keyed}""",
        "CREATE INDEX evening_members_person ON evening_members (person)",
        """CREATE TABLE evening_rounds (
            evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
            number {int} NOT NULL,
            key {bytes} NOT NULL,
            seal TEXT NOT NULL UNIQUE,
            PRIMARY KEY (evening, number)
        ){keyed}""",
        """CREATE TABLE evening_tables (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
            round {int} NOT NULL,
            place {int} NOT NULL,
            UNIQUE (evening, round, place)
        )""",
    ),
)

LATEST = len(STEPS)


def pending_statements(version: int, words: Mapping[str, str]) -> list[str]:
    """What brings a database of this version up to date."""
    if version > LATEST:
        raise StoreError(
            f"The database was made by a newer Rollwright (its version is {version}, this one knows {LATEST}): "
            "upgrade Rollwright, or use another database."
        )
    return [statement.format_map(words) for step in STEPS[version:] for statement in step]
