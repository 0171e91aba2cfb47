"""Where a person's devices hear that it is their move: the key to subscribe with, on, and off."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post

from rollwright.server import errors
from rollwright.server.http_games import checked_language
from rollwright.server.node import Node
from rollwright.server.outgoing import Forbidden, checked_address
from rollwright.server.people import Visitor, hashed
from rollwright.server.security import address_of
from rollwright.store.interface import PersonGone, Subscription

ShortText = Annotated[str, msgspec.Meta(max_length=128)]


class PushKey(msgspec.Struct, frozen=True):
    key: str
    """The server's public key, which a browser subscribes with."""


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as the browser tells it, and the language to be spoken to in."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    p256dh: ShortText
    auth: ShortText
    lang: ShortText = "en"


class Endpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]


@get("/api/push")
async def push_key(node: Node) -> PushKey:
    """The key to subscribe with."""
    return PushKey(await node.pusher.public_key())


@post("/api/me/push", status_code=204)
async def subscribe(data: Device, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> None:
    """Be told on this device when it is one's move and nobody looks."""
    node.limits.openings.check(visitor.token)
    subscription = _checked(data, private=node.settings.push_private)
    person = await node.known(visitor, address_of(request))
    try:
        await node.store.subscribe(person, subscription, node.clock())
    except PersonGone:
        raise errors.is_leaving() from None


@post("/api/me/push/off", status_code=204)
async def unsubscribe(data: Endpoint, visitor: Visitor, node: Node) -> None:
    """Hear nothing more on this device."""
    if visitor.person is not None:
        await node.store.unsubscribe(_id_of(data.endpoint), visitor.person.id)


def _checked(device: Device, *, private: bool) -> Subscription:
    from rollwright.server import web_push  # cryptography takes a while to load

    try:
        endpoint = checked_address(device.endpoint, private=private)
        public_key = web_push.checked_public_key(web_push.decoded(device.p256dh))
        auth = web_push.decoded(device.auth)
    except (Forbidden, ValueError) as error:
        raise errors.Refusal("invalid-subscription", f"Nobody can be told there: {error}") from error
    if len(auth) != web_push.AUTH_BYTES:
        raise errors.Refusal("invalid-subscription", "The secret of a subscription has 16 bytes.")
    return Subscription(_id_of(endpoint), endpoint, public_key, auth, checked_language(device.lang))


def _id_of(endpoint: str) -> str:
    """The address is a secret: whoever knows it may send there. Its hash names the subscription."""
    return hashed(endpoint).hex()[:32]


handlers = (push_key, subscribe, unsubscribe)
