"""Refusals: a code of the protocol with arguments, and the HTTP status that goes with it."""

from __future__ import annotations

from typing import Any

from .messages import ErrorCode, ErrorMessage

STATUS: dict[ErrorCode, int] = {
    "unreadable": 400,
    "wrong_protocol": 400,
    "bad_name": 400,
    "bad_colour": 400,
    "wrong_seats": 400,
    "no_map": 400,
    "no_bot": 400,
    "bad_order": 400,
    "bad_url": 400,
    "bad_record": 400,
    "no_guest": 401,
    "wrong_token": 401,
    "wrong_origin": 403,
    "private_address": 403,
    "notices_off": 403,
    "not_host": 403,
    "not_your_seat": 403,
    "no_spectators": 403,
    "sent_away": 403,
    "chat_muted": 403,
    "hidden": 403,
    "undo_off": 403,
    "not_found": 404,
    "no_table": 404,
    "no_seat": 404,
    "no_such_guest": 404,
    "no_order": 404,
    "link_used": 404,
    "method_not_allowed": 405,
    "too_large": 413,
    "too_many_requests": 429,
    "chat_too_fast": 429,
    "too_many_tables": 429,
    "internal": 500,
    "unavailable": 503,
}
"""Codes that are not here mean "not now": 409."""


class Refused(Exception):
    """Something cannot be done; the caller is told the code and the arguments."""

    def __init__(self, code: ErrorCode, **arguments: Any) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.arguments = arguments

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def message(self, id: str | None = None) -> ErrorMessage:
        return ErrorMessage(self.code, self.arguments, id)
