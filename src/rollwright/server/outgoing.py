"""The only requests that the server makes by itself, to addresses that strangers name: so never into its own network.

The name is looked up here, and the connection goes to the very address that was checked: a name that points elsewhere a
moment later gains nothing. Redirects are not followed, and of the answer only its status is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

import h11

LONGEST_ADDRESS = 1024
SECONDS = 10.0
MOST_ANSWER = 16 * 1024
#: The part of IPv6 that is given to anybody; what leads to IPv4 from within it is left out below.
_GLOBAL_6 = ipaddress.IPv6Network("2000::/3")


class Forbidden(Exception):
    """An address that nobody on the internet has."""


class Unreachable(Exception):
    """Nobody answers there now."""


def checked_address(address: str, *, private: bool) -> str:
    """An address that messages may go to, as far as that can be seen. Raises `Forbidden`.

    `private` also allows the own network, and http: for a push service of one's own.
    """
    parts = _split(address)
    host = parts.hostname or ""
    plain = address.isascii() and address.isprintable() and " " not in address and "\\" not in address
    if not plain or len(address) > LONGEST_ADDRESS or not host or parts.username is not None or parts.fragment:
        raise Forbidden("This is no address of a push service.")
    if private and parts.scheme in {"http", "https"}:
        return address
    if parts.scheme != "https" or parts.port not in {None, 443} or _is_number(host) or "." not in host.strip("."):
        raise Forbidden("A push service has an https address with a name.")
    return address


def _split(address: str) -> SplitResult:
    try:
        parts = urlsplit(address)
        _ = parts.port, parts.hostname
    except ValueError as error:
        raise Forbidden("This is no address.") from error
    return parts


def _is_number(host: str) -> bool:
    """Whether a host is an IP address, also as one that only some programs read (`127.1`, `0x7f000001`)."""
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(host)
        return True
    with contextlib.suppress(OSError):
        socket.inet_aton(host)
        return True
    return False


def is_public(number: str) -> bool:
    """Whether an IP address belongs to the internet, and not to this computer or a network around it."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        hides = address.sixtofour is not None or address.teredo is not None
        return address.is_global and address in _GLOBAL_6 and not hides and not address.is_multicast
    return address.is_global and not address.is_multicast


async def post(address: str, headers: Mapping[str, str], body: bytes, *, private: bool) -> int:
    """Send something, and the status of the answer. Raises `Forbidden` or `Unreachable`."""
    parts = _split(checked_address(address, private=private))
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(parts, headers, body, private)
    except (OSError, TimeoutError, h11.ProtocolError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from error


async def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = [str(number[0]) for *_, number in found]
    if not private and not all(is_public(number) for number in numbers):
        raise Forbidden("This name leads into a private network.")
    context = await asyncio.to_thread(_context) if secure else None
    reader, writer = await asyncio.open_connection(
        numbers[0], port, ssl=context, server_hostname=host if secure else None
    )
    try:
        return await _status(reader, writer, parts, headers, body)
    finally:
        writer.transport.abort()


async def _status(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_ANSWER)
    all_headers = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    request = h11.Request(method="POST", target=target, headers=list(all_headers.items()))
    for part in (request, h11.Data(body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return int(event.status_code)
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(MOST_ANSWER))


@functools.cache
def _context() -> ssl.SSLContext:
    """Made once: reading the authorities takes a while."""
    return ssl.create_default_context()
