"""The protocol's three descriptions agree: the classes, the TypeScript file, the document."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
from tests.server.running import RunningServer

from funicular.server import messages, typescript
from funicular.server.http_api import BASE, ENDPOINTS, Api
from funicular.server.refusing import STATUS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: Any) -> set[str]:
    return {cls.__struct_config__.tag for cls in get_args(union)}


def test_typescript_is_up_to_date() -> None:
    committed = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert committed == typescript.generate(), (
        "run: python -m funicular.server.typescript web/src/protocol.ts"
    )


def test_document_names_every_message_and_request() -> None:
    for tag in tags(messages.ClientMessage) | tags(messages.ServerMessage):
        assert f"`{tag}`" in DOCUMENT or f"`{tag} " in DOCUMENT, tag
    for route in Api(None).routes():  # type: ignore[arg-type]  # only its paths are asked for
        path = re.sub(r"\{\w+\}", "ID", route.path.removeprefix(BASE))
        method = min((route.methods or set()) - {"HEAD"})
        assert f"`{method} {path}`" in DOCUMENT, f"{method} {path}"


def test_document_names_every_error_code() -> None:
    for code in get_args(messages.ErrorCode):
        assert f"`{code}`" in DOCUMENT, code


def test_openapi_describes_every_request(server: RunningServer) -> None:
    document = httpx.get(f"{server.origin}{BASE}/openapi.json").json()
    described = {
        (method.upper(), path) for path, ops in document["paths"].items() for method in ops
    }
    assert described == {(each.method, BASE + each.path) for each in ENDPOINTS}
    text = json.dumps(document)
    for name in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert name in document["components"]["schemas"]
    maps = document["paths"][f"{BASE}/maps/{{map}}"]["get"]
    assert maps["responses"]["200"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/MapData"
    }


def test_every_status_belongs_to_a_code() -> None:
    assert set(STATUS) <= set(get_args(messages.ErrorCode))


def test_unknown_fields_are_refused_from_clients_only() -> None:
    for cls in get_args(messages.ClientMessage):
        assert cls.__struct_config__.forbid_unknown_fields
    move = msgspec.json.decode(
        b'{"type":"move","id":"1","seat":0,"seq":3,"action":"pass"}', type=messages.ClientMessage
    )
    assert move == messages.Move("1", 0, 3, "pass")
