"""A push service of our own in place of a browser vendor's, and the devices that it delivers to."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Device:
    """A browser that subscribed: only it can read what it is sent."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = b"sixteen bytes ok"

    @property
    def point(self) -> bytes:
        point: bytes = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return point

    def subscription(self, lang: str = "en") -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(self.point),
            "auth": encoded(self.auth),
            "lang": lang,
        }

    def read(self, body: bytes) -> Any:
        """Open a message as RFC 8291 tells a browser to; written without a look at the server's code."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender = body[21 : 21 + length]
        assert len(body) - 21 - length <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        ikm = HKDF(SHA256(), 32, self.auth, b"WebPush: info\x00" + self.point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(ikm)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(ikm)
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\x00")
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


@dataclass
class Delivered:
    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class PushService:
    """Takes what is posted, and answers as it is told to."""

    def __init__(self) -> None:
        self.delivered: list[Delivered] = []
        self.answers: list[int] = []
        """The next statuses; 201 when there is none left."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.delivered.append(Delivered(self.path, headers, body, time.monotonic()))
                status = service.answers.pop(0) if service.answers else 201
                self.send_response(status)
                if status == 302:
                    self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """In silence."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def device(self, name: str = "phone") -> Device:
        return Device(f"{self.url}/{name}")

    async def next_to(self, device: Device, seconds: float = 10.0) -> Delivered:
        """The next message to a device."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for message in self.delivered:
                if device.endpoint.endswith(message.path):
                    self.delivered.remove(message)
                    return message
            await asyncio.sleep(0.02)
        raise TimeoutError("nothing was delivered")

    def start(self) -> None:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def running_service() -> Iterator[PushService]:
    service = PushService()
    service.start()
    try:
        yield service
    finally:
        service.stop()


def check_signature(authorization: str, audience: str, key: str) -> dict[str, Any]:
    """The claims of a VAPID header that this key has signed."""
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert fields["k"] == key
    signed, _, signature = fields["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    try:
        public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature as error:
        raise AssertionError("the signature is wrong") from error
    claims: dict[str, Any] = json.loads(decoded(signed.split(".")[1]))
    assert claims["aud"] == audience
    return claims
