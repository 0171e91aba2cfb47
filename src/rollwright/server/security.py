"""Who may ask from where, and the headers that keep a page safe."""

from __future__ import annotations

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


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "unknown"


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a page of another site asks. Browsers say so; other programs need not, and carry nobody else's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    host = connection.headers.get("host", "")
    return urlsplit(origin).netloc.lower() != host.lower() and origin.rstrip("/") not in settings.origins
