"""Who may ask from where, and the headers that keep a page safe."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from rollwright.server.settings import Settings

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


#: Over TLS: never again without it.
STRICT_TRANSPORT = "max-age=31536000"


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, for limits. A person has a whole /64 of IPv6 addresses."""
    host = connection.client.host if connection.client else "unknown"
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


def is_known_host(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a request is for this server, where its operator has said under which names it is reached."""
    known = {*settings.hosts}
    if settings.public_url:
        known.add(urlsplit(settings.public_url).hostname or "")
    asked = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return not known or asked in known or asked in {"localhost", "127.0.0.1", "::1"}


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a page of another site asks. Browsers say so; other programs need not, and carry nobody else's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    host = connection.headers.get("host", "")
    return urlsplit(origin).netloc.lower() != host.lower() and origin.rstrip("/") not in settings.origins
