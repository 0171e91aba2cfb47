"""Everything about a server that can be set: by flags of `rollwright serve`, or by the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

from rollwright.games.protocol import RollwrightError

PREFIX = "ROLLWRIGHT_"


class InvalidSettings(RollwrightError):
    """A setting that can't be: the message names it."""

    code = "invalid-settings"


def default_data() -> Path:
    return platformdirs.user_data_path("rollwright", appauthor=False)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    # Where
    host: str = "127.0.0.1"
    port: int = 8021
    data: Path = msgspec.field(default_factory=default_data)
    database: str | None = None
    """A PostgreSQL address; without one everything is kept in SQLite in the data folder."""
    public_url: str | None = None
    """The address that people use, where a proxy stands in front: for QR codes and links."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, as https://example.org."""
    hosts: tuple[str, ...] = ()
    """The names under which people reach this server; with these or a public address, no other name is answered."""
    trusted_proxies: str = "127.0.0.1"
    """The proxies whose word on the client's address is believed, with commas; `*` is everybody."""
    secure_cookies: bool = False
    """Send the cookie over TLS only, also where the proxy doesn't say that it speaks TLS."""

    # Bots
    bot_processes: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    warm_bots: bool = True
    """Start these processes with the server and load all bots, so that nobody waits for the first decision."""
    bot_pause: float = 0.5
    """Seconds before a bot acts at a live table, so that people can follow."""
    bot_seconds: float = 30.0
    """A bot that thinks longer is replaced by chance for this decision."""
    bot_grace: float = 90.0
    """When bots are waited for so long, another node takes over: the one that let them think may be gone."""

    review_matches: bool = True
    """Work out how well people played after each match, while the bots have nothing to do."""

    # People who are away
    share_wait: float = 0.7
    """Seconds for which sealed dice wait for the shares of people who are connected."""
    nudge_after: float = 30.0
    stand_in_after: float = 75.0
    """At a live table, for those who are not connected, while somebody else waits."""
    patience: float = 300.0
    """At a live table, for those who are connected and do nothing."""
    slow_nudge_after: float = 12 * 3600.0
    slow_stand_in_after: float = 24 * 3600.0
    timer_interval: float = 1.0
    presence_timeout: float = 30.0
    """A node that gave no sign of life for so long is gone, and so are the people it had."""
    push_after: float = 5.0
    """Seconds after which somebody is told that it is their move, unless they look at the table."""
    push_contact: str | None = None
    """How push services reach the operator, as mailto:me@example.org; the public URL if none is given."""
    push_private: bool = False
    """Send to push services in private networks and over http too: for a service of one's own."""

    # Limits
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 1_000_000
    """For `verify` alone."""
    verify_seconds: float = 10.0
    """How long a record may take to be checked."""
    request_seconds: float = 15.0
    """A request that hasn't arrived whole by then is given up."""
    connections_per_address: int = 400
    """At the same time, of any kind; addresses of trusted proxies don't count."""
    queue_length: int = 64
    """Messages that wait for a slow reader before it is cut off."""
    messages_per_second: float = 20.0
    message_burst: int = 80
    requests_per_second: float = 30.0
    request_burst: int = 200
    guesses_per_minute: float = 10.0
    """Codes tried from one address, of tables and of recovery."""
    openings_per_minute: float = 20.0
    """Tables opened by one person; an address may open five times as many."""
    newcomers_per_minute: float = 60.0
    """People whom the server begins to remember, from one address."""
    sockets_per_address: int = 200
    sockets_per_person: int = 20
    tables_per_person: int = 100
    watchers_per_table: int = 200
    cached_tables: int = 2_000
    keep_unfinished_days: float = 60.0
    keep_answers_days: float = 7.0
    keep_strangers_days: float = 90.0
    """People who were here and own nothing: no seat, table, result or recovery code."""
    keep_reviews_days: float = 90.0
    """Reviews are worked out again when somebody asks for them later."""

    # Running
    heartbeat: float = 20.0
    shutdown_seconds: float = 10.0
    log_format: str = "text"
    log_level: str = "info"
    metrics: bool = False


def from_environment(environment: Mapping[str, str], **flags: object) -> Settings:
    """The settings of the environment; flags that are given (not None) stand over it."""
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    values: dict[str, object] = {
        name: environment[PREFIX + name.upper()] for name in fields if PREFIX + name.upper() in environment
    }
    for name in ("origins", "hosts"):
        if isinstance(listed := values.get(name), str):
            values[name] = [each.strip() for each in listed.split(",") if each.strip()]
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False, dec_hook=_decode)
    except msgspec.ValidationError as error:
        raise InvalidSettings(f"A setting can't be: {error}.") from error
    _check(settings)
    return settings


def _decode(kind: type, value: object) -> object:
    if kind is Path:
        return Path(str(value)).expanduser()
    raise NotImplementedError


def _check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65_535:
        raise InvalidSettings(f"A port is a number from 0 to 65535, not {settings.port}.")
    if settings.database is not None and not settings.database.startswith(("postgresql://", "postgres://")):
        raise InvalidSettings("The database is an address such as postgresql://user@host/name.")
    if settings.push_contact is not None and not settings.push_contact.startswith(("mailto:", "https://")):
        raise InvalidSettings("The contact for push services is an address such as mailto:me@example.org.")
    if settings.log_format not in {"text", "json"}:
        raise InvalidSettings(f"The log format is text or json, not {settings.log_format!r}.")
    if settings.log_level not in {"debug", "info", "warning", "error"}:
        raise InvalidSettings(f"The log level is debug, info, warning or error, not {settings.log_level!r}.")
