"""Notices for players who are not looking: what is registered, and what is sent."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_URL = 1000

Url = Annotated[str, Meta(min_length=8, max_length=MOST_URL)]
NoticeEvent = Literal["turn", "over"]


class Notice(Struct, frozen=True):
    """What a webhook is sent, and a browser's push message holds: no hand, no ticket, no secret."""

    event: NoticeEvent
    """`turn`: your decision is awaited; `over`: the game has ended."""
    table: str
    link: str
    map: str
    title: str
    seat: int
    name: str
    """The name of your seat."""
    seq: int
    """How many moves the table had seen."""
    at: int
    due: int | None
    """When the seat's clock runs out, if it has one."""


class PushKey(Struct, frozen=True):
    """The server's public key for Web Push (VAPID), as browsers take it: base64url."""

    key: str


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription, in base64url."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=32)]


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as `PushSubscription.toJSON()` gives it, without `expirationTime`."""

    endpoint: Url
    keys: PushKeys


class PushMade(Struct, frozen=True):
    id: str


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    url: Url


class WebhookInfo(Struct, frozen=True):
    id: str
    url: str
    failures: int
    """Notices in a row that did not arrive; nothing is sent any more after 20."""
    created: int


class WebhookList(Struct, frozen=True):
    webhooks: list[WebhookInfo]
