"""For those who run the server: is it alive, is it ready, and how is it doing."""

from __future__ import annotations

import msgspec
from litestar import Response, get

from rollwright.server.errors import Refusal
from rollwright.server.node import Node


class Health(msgspec.Struct, frozen=True):
    status: str


@get("/health")
async def health() -> Health:
    """The process is alive."""
    return Health("alive")


@get("/ready")
async def ready(node: Node) -> Health:
    """The database can be written, news of other nodes arrive, and what runs in the background runs."""
    if node.closing:
        raise Refusal("closing", "The server is about to stop.", 503)
    if failing := node.background.failing:
        raise Refusal("unavailable", f"These loops have failed: {', '.join(failing)}.", 503)
    await node.store.alive(node.id, node.clock())
    await node.store.check()
    return Health("ready")


@get("/metrics", include_in_schema=False)
async def metrics(node: Node) -> Response[bytes]:
    """For Prometheus. A proxy should not pass this on to everybody."""
    if not node.settings.metrics:
        raise Refusal("not-found", "There is nothing here.", 404)
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


handlers = (health, ready, metrics)
