"""Messages that only a device can read (RFC 8291), signed so that a push service knows who sends them (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES = 32
POINT_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096
#: Push services refuse a signature that holds for more than a day.
SECONDS_SIGNED = 12 * 3600
_LAST_RECORD = b"\x02"


class InvalidKey(ValueError):
    """No point of the curve."""


def new_private_key() -> bytes:
    """A key to sign with, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def checked_public_key(point: bytes) -> bytes:
    """The key of a device. Raises `InvalidKey`."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError as error:
        raise InvalidKey(str(error)) from error
    if len(point) != POINT_BYTES:
        raise InvalidKey("The point is compressed.")
    return point


class Sealing(NamedTuple):
    """What is chosen anew for each message."""

    private: ec.EllipticCurvePrivateKey
    salt: bytes

    @classmethod
    def fresh(cls) -> Sealing:
        return cls(ec.generate_private_key(CURVE), os.urandom(SALT_BYTES))


def sealed(text: bytes, public_key: bytes, auth: bytes, sealing: Sealing | None = None) -> bytes:
    """A message as a push service passes it on: `aes128gcm`, in one record."""
    private, salt = sealing or Sealing.fresh()
    own = _point(private.public_key())
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key))
    secret = _derived(shared, auth, b"WebPush: info\0" + public_key + own, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)


class Signer:
    """The server's own key, by which a push service knows it again."""

    def __init__(self, private_key: bytes, contact: str | None) -> None:
        self._private = ec.derive_private_key(int.from_bytes(private_key, "big"), CURVE)
        self._contact = contact
        self.public_key = encoded(_point(self._private.public_key()))
        """As browsers want it."""

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that goes with a message to this address."""
        address = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{address.scheme}://{address.netloc}", "exp": int(now) + SECONDS_SIGNED}
        if self._contact is not None:
            claims["sub"] = self._contact
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big")
        return f"vapid t={signed}.{encoded(signature)}, k={self.public_key}"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _part(value: object) -> str:
    return encoded(json.dumps(value, separators=(",", ":")).encode())


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    derived: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return derived


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point
