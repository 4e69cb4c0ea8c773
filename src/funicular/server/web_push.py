"""Web Push: messages that only the subscribed browser can read (RFC 8291), signed by us (RFC 8292).

The push service in between learns that a message was sent, and nothing of what it says.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
POINT = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
RECORD_SIZE = 4096
SIGNED_FOR = 12 * 3600
KEPT_FOR = 3 * 24 * 3600
"""Seconds that a push service keeps a message for a browser that is off."""


class BadKey(ValueError):
    """The keys of a subscription are none."""


def encode64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError as error:
        raise BadKey("not base64url") from error


class ServerKey:
    """The key by which push services know this server."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = encode64(private.public_key().public_bytes(*POINT))

    @classmethod
    def fresh(cls) -> ServerKey:
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, text: str) -> ServerKey:
        return cls(ec.derive_private_key(int(text, 16), CURVE))

    def text(self) -> str:
        return f"{self._private.private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, contact: str) -> str:
        """The value of the Authorization header for one push service."""
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encode64(json.dumps(part).encode()) for part in parts)
        signature = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = decode_dss_signature(signature)
        raw = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={signed}.{encode64(raw)}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """BadKey if a message could not be encrypted for these."""
    _point(p256dh)
    if len(decode64(auth)) != 16:
        raise BadKey("auth has 16 bytes")


def _point(p256dh: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(p256dh))
    except (ValueError, InvalidKey) as error:
        raise BadKey("p256dh is no point of P-256") from error


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body for a push service: one record of `aes128gcm`."""
    return seal(message, p256dh, auth, ec.generate_private_key(CURVE), os.urandom(16))


def seal(
    message: bytes, p256dh: str, auth: str, sender: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """`encrypt` with the luck given, so that the RFC's own example can check it."""
    receiver = _point(p256dh)
    own = sender.public_key().public_bytes(*POINT)
    theirs = receiver.public_bytes(*POINT)
    shared = sender.exchange(ec.ECDH(), receiver)
    secret = _derive(decode64(auth), shared, b"WebPush: info\0" + theirs + own, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def headers(key: ServerKey, endpoint: str, contact: str, topic: str) -> dict[str, str]:
    """A later message of the same topic takes the place of one that was not delivered yet."""
    return {
        "Authorization": key.authorization(endpoint, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Topic": encode64(hashlib.sha256(topic.encode()).digest())[:32],
        "Urgency": "high",
    }
