"""Where other devices reach this server: the public URL, or the addresses of this computer in its networks."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

from rollwright.server.settings import Settings

#: Any address outside: no packet is sent, the system only says which of its own addresses it would use.
_OUTSIDE = ("192.0.2.1", 9)
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 (only compared)
_SIOCGIFADDR = 0x8915


def invitation_urls(settings: Settings, port: int) -> list[str]:
    """The base URLs that an invitation may carry, the likeliest first; none where no other device can."""
    if settings.public_url is not None:
        return [settings.public_url.rstrip("/")]
    if settings.host not in EVERYWHERE:
        return [] if is_loopback(settings.host) else [_url(settings.host, port)]
    return [_url(address, port) for address in network_addresses()]


def network_addresses() -> list[str]:
    """The IPv4 addresses of this computer in its networks, the one of the default route first."""
    found = [*_towards_outside(), *_of_interfaces(), *_of_own_name()]
    return [address for address in dict.fromkeys(found) if not is_loopback(address)]


def _url(host: str, port: int) -> str:
    return f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_nearby(address: str) -> bool:
    """Whether an address belongs to this computer or to a private network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_private


def _towards_outside() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(_OUTSIDE)
        yield probe.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    if not sys.platform.startswith("linux"):
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])


def _of_own_name() -> Iterator[str]:
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])
