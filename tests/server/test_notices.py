"""Notices: they reach who is gone, tell no secrets, and never keep a move waiting."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.running import INSTANT, Chair, Client, Json, RunningServer, read_until

from funicular.server.outgoing import is_public, read_url
from funicular.server.refusing import Refused
from funicular.server.web_push import BadKey, ServerKey, check_keys, decode64, encode64, seal

GIVEN = INSTANT | {"seating": "given"}


class Receiver:
    """A real HTTP server on this machine that remembers what it was sent."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status: list[int] = []
        self.pause = 0.0
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                time.sleep(receiver.pause)
                receiver.heard.append((self.path, dict(self.headers), body))
                self.send_response(receiver.status.pop(0) if receiver.status else 201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def wait(self, count: int, patience: float = 10) -> list[tuple[str, dict[str, str], bytes]]:
        end = time.monotonic() + patience
        while len(self.heard) < count and time.monotonic() < end:
            time.sleep(0.05)
        assert len(self.heard) >= count, f"{len(self.heard)} of {count} requests came"
        return self.heard

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that may send into its own network, as at home."""
    path = tmp_path_factory.mktemp("notices") / "tables.sqlite"
    with RunningServer(path, "--notices", "any") as running:
        yield running


def seat_two(home: RunningServer, **options: object) -> tuple[Client, Client, str]:
    ada, ben = Client(home, "Ada"), Client(home, "Ben")
    table = ada.new_table(options=GIVEN | options)
    ben.command(table, "join")
    return ada, ben, table


def play_turn(chair: Chair) -> None:
    while not chair.actions:
        chair.next()
    if chair.actions[0].startswith("keep"):
        chair.move("keep 1,2")
        return
    for _ in range(2):
        chair.move("draw deck")


def test_webhook_is_called_when_the_turn_of_who_is_gone_comes(
    home: RunningServer, receiver: Receiver
) -> None:
    ada, ben, table = seat_two(home, clock={"kind": "move", "seconds": 86400})
    with ada, ben:
        ada.post("/webhooks", {"url": f"{receiver.url}/ada?to=me"})
        with ben.sit(table) as other:
            ada.command(table, "start")
            play_turn(other)
            ((path, headers, body),) = receiver.wait(1)
            assert path == "/ada?to=me"
            assert headers["Content-Type"] == "application/json"
            notice = json.loads(body)
            now = time.time() * 1000
            assert notice.pop("at") == pytest.approx(now, abs=15_000)
            assert notice.pop("due") == pytest.approx(now + 86400_000, abs=15_000)
            assert notice.pop("seq") in (0, 1)
            assert notice == {
                "event": "turn",
                "table": table,
                "link": f"{home.origin}/table/{table}",
                "map": "europe",
                "title": "Europe",
                "seat": 0,
                "name": "Ada",
            }
            with ada.sit(table) as chair:
                play_turn(chair)
                seq = chair.seq
                play_turn(chair)
            read_until(other, seq)
            play_turn(other)
            receiver.wait(2)  # Ada has left again, and her turn has come again
            assert json.loads(receiver.heard[1][2])["seq"] > 2


def test_who_is_at_the_table_is_not_told(home: RunningServer, receiver: Receiver) -> None:
    ada, ben, table = seat_two(home)
    with ada, ben, ada.sit(table) as chair, ben.sit(table) as other:
        ada.post("/webhooks", {"url": receiver.url})
        ada.command(table, "start")
        for each in (chair, other, chair, other):
            play_turn(each)
        time.sleep(3)
        assert receiver.heard == []


def test_who_left_an_order_is_told_only_when_it_cannot_act(
    home: RunningServer, receiver: Receiver
) -> None:
    ada, ben, table = seat_two(home)
    with ada, ben, ben.sit(table) as other:
        ada.command(table, "start")
        with ada.sit(table) as chair:
            play_turn(chair)
            order = {"kind": "draw", "card": "wild", "count": 14}
            chair.ask("order", seat=0, order=order)
        ada.post("/webhooks", {"url": receiver.url})
        for _ in range(3):
            play_turn(other)
        time.sleep(3)
        assert receiver.heard == []


def test_end_of_the_game_is_told(home: RunningServer, receiver: Receiver) -> None:
    with Client(home, "Ada") as ada, Client(home, "Ben") as ben:
        options = INSTANT | {"away_after": 1, "expiry_bot": "random"}
        table = ada.new_table(map="san_francisco", options=options)
        ben.command(table, "join")
        ada.post("/webhooks", {"url": receiver.url})
        with ben.sit(table) as chair:
            ada.command(table, "start")
            chair.play()
        receiver.wait(1)
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            told = [json.loads(body) for _, _, body in receiver.heard]
            if told[-1]["event"] == "over":
                break
            time.sleep(0.1)
        assert told[-1]["event"] == "over"


def test_failures_are_tried_again_a_few_times_and_then_counted(
    home: RunningServer, receiver: Receiver
) -> None:
    ada, ben, table = seat_two(home)
    with ada, ben:
        ada.post("/webhooks", {"url": receiver.url})
        receiver.status = [500, 200]
        ada.command(table, "start")
        receiver.wait(2, patience=15)
        time.sleep(0.3)
        assert ada.get("/webhooks")["webhooks"][0]["failures"] == 0
        again = ben.new_table(options=GIVEN)
        ada.command(again, "join")
        receiver.status = [404]
        ben.command(again, "start")
        receiver.wait(3)
        time.sleep(0.3)
        assert ada.get("/webhooks")["webhooks"][0]["failures"] == 1
        assert len(receiver.heard) == 3, "who says no is not asked again"


def test_slow_receiver_delays_no_move(home: RunningServer, receiver: Receiver) -> None:
    receiver.pause = 8
    ada, ben, table = seat_two(home)
    with ada, ben, ben.sit(table) as other:
        ada.post("/webhooks", {"url": receiver.url})
        ada.command(table, "start")
        time.sleep(2.5)  # the notice is on its way now
        began = time.monotonic()
        play_turn(other)
        assert time.monotonic() - began < 2
        receiver.pause = 0


def test_notices_hold_no_secret(home: RunningServer, receiver: Receiver) -> None:
    ada, ben, table = seat_two(home)
    with ada, ben, ben.sit(table) as other:
        ada.post("/webhooks", {"url": receiver.url})
        ada.command(table, "start")
        play_turn(other)
        receiver.wait(1)
        with ada.sit(table) as chair:
            own = chair.own or {}
            tickets = own["offer"]
        assert len(tickets) == 4
        for path, headers, body in receiver.heard:
            text = path + json.dumps(headers) + body.decode()
            assert not any(ticket in text for ticket in tickets)
            assert ada.token not in text
            assert ada.id not in text


def test_webhooks_are_listed_dropped_and_limited(home: RunningServer) -> None:
    with Client(home) as ada, Client(home) as eve:
        made = [ada.post("/webhooks", {"url": f"http://127.0.0.1/{n}"}) for n in range(5)]
        assert [each["url"] for each in ada.get("/webhooks")["webhooks"]] == [
            each["url"] for each in made
        ]
        refused = ada.refusal("POST", "/webhooks", {"url": "http://127.0.0.1/6"})
        assert refused == (429, "too_many_requests")
        again = ada.post("/webhooks", {"url": made[0]["url"]})
        assert again["id"] == made[0]["id"]
        assert eve.refusal("DELETE", f"/webhooks/{made[0]['id']}") == (404, "not_found")
        assert ada.http.delete(f"/webhooks/{made[0]['id']}").status_code == 200
        assert len(ada.get("/webhooks")["webhooks"]) == 4
        assert ada.get("/me/export")["webhooks"] == [each["url"] for each in made[1:]]


# Whom we do not talk to


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1%eth0"),
        *("fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "64:ff9b:1::a00:1"),
    ],
)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://example.org/", "file:///etc/passwd", "http:///path", "http://a b/", "https://"),
        *("http://user:secret@example.org/", "http://example.org:99999/", "http://example.org:0/"),
        *("http://exämple.org/", "http://example.org/\r\nX: y", "http://[::1/", "gopher://x/"),
    ],
)
def test_addresses_that_are_none_are_refused(url: str) -> None:
    with pytest.raises(Refused) as refused:
        read_url(url)
    assert refused.value.code == "bad_url"


def test_server_does_not_reach_into_its_own_network(
    server: RunningServer, receiver: Receiver
) -> None:
    with Client(server) as ada:
        for host in ("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0"):
            url = receiver.url.replace("127.0.0.1", host)
            assert ada.refusal("POST", "/webhooks", {"url": url})[1] in (
                "private_address",
                "bad_url",
            )
        assert ada.refusal("POST", "/push", subscription(receiver.url)[0])[1] == "private_address"
        assert ada.get("/webhooks")["webhooks"] == []


def test_address_is_checked_again_when_it_is_used(tmp_path: Path, receiver: Receiver) -> None:
    """A name that led elsewhere when it was registered must not lead into our network later."""
    database = tmp_path / "tables.sqlite"
    with RunningServer(database, "--notices", "any") as server:
        ada, ben, table = seat_two(server)
        ada.post("/webhooks", {"url": receiver.url})
        server.stop()
    with RunningServer(database) as server:
        for client in (ada, ben):
            client.moved_to(server)
        ada.command(table, "start")
        time.sleep(3)
        assert receiver.heard == []
        assert ada.get("/webhooks")["webhooks"][0]["failures"] == 1
        for client in (ada, ben):
            client.http.close()


def test_notices_can_be_switched_off(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path / "tables.sqlite", "--notices", "off") as server,
        Client(server) as ada,
    ):
        assert ada.refusal("GET", "/push") == (403, "notices_off")
        assert ada.refusal("POST", "/webhooks", {"url": "https://example.org/"})[1] == "notices_off"


# Web Push


def subscription(url: str) -> tuple[Json, ec.EllipticCurvePrivateKey, bytes]:
    """What a browser would register, and the keys that it keeps."""
    private = ec.generate_private_key(ec.SECP256R1())
    auth = b"0123456789abcdef"
    point = private.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    keys = {"p256dh": encode64(point), "auth": encode64(auth)}
    return {"endpoint": f"{url}/push/1", "keys": keys}, private, auth


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What the browser reads, after RFC 8291."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    own = private.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )

    def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    shared = private.exchange(ec.ECDH(), point)
    secret = derive(auth, shared, b"WebPush: info\0" + own + sender, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    plain = AESGCM(key).decrypt(nonce, sealed, None)
    assert plain[-1:] == b"\x02"
    return plain[:-1]


def test_encryption_gives_what_the_standard_gives() -> None:
    """The example of RFC 8291, appendix A."""
    sender = ec.derive_private_key(
        int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        sender,
        decode64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_browser_can_read_and_trust_what_it_is_sent(
    home: RunningServer, receiver: Receiver
) -> None:
    ada, ben, table = seat_two(home)
    wanted, private, auth = subscription(receiver.url)
    with ada, ben:
        id = ada.post("/push", wanted)["id"]
        assert ada.post("/push", wanted)["id"] == id
        ada.command(table, "start")
        ((path, headers, body),) = receiver.wait(1)
        assert path == "/push/1"
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        notice = json.loads(opened(body, private, auth))
        assert (notice["event"], notice["table"], notice["seat"]) == ("turn", table, 0)
        assert table.encode() not in body
        assert table not in json.dumps(headers)
        check_signature(headers["Authorization"], receiver.url, ada.get("/push")["key"])


def check_signature(header: str, audience: str, key: str) -> None:
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    claims = json.loads(decode64(signed.split(".")[1]))
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    raw = decode64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(key))
    point.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))


def test_browser_that_is_gone_is_forgotten(home: RunningServer, receiver: Receiver) -> None:
    ada, ben, table = seat_two(home)
    with ada, ben:
        id = ada.post("/push", subscription(receiver.url)[0])["id"]
        assert len(ada.get("/me/export")["browsers"]) == 1
        receiver.status = [410]
        ada.command(table, "start")
        receiver.wait(1)
        time.sleep(0.5)
        assert ada.get("/me/export")["browsers"] == []
        assert ada.refusal("DELETE", f"/push/{id}") == (404, "not_found")


def test_keys_that_are_none_are_refused(home: RunningServer) -> None:
    good, _, _ = subscription("http://127.0.0.1")
    with Client(home) as ada:
        for keys in (
            good["keys"] | {"auth": encode64(b"x" * 15)},
            good["keys"] | {"p256dh": encode64(b"\x04" + b"x" * 64)},
            good["keys"] | {"p256dh": "!" * 87},
        ):
            wanted = {"endpoint": good["endpoint"], "keys": keys}
            assert ada.refusal("POST", "/push", wanted) == (400, "unreadable")
    with pytest.raises(BadKey):
        check_keys("", "")


def test_server_key_stays_the_same(tmp_path: Path) -> None:
    key = ServerKey.fresh()
    assert ServerKey.read(key.text()).public == key.public
    assert len(base64.urlsafe_b64decode(key.public + "=")) == 65
    with RunningServer(tmp_path / "tables.sqlite") as server:
        with Client(server) as ada:
            before = ada.get("/push")
        server.kill()
        server.restart()
        with Client(server) as ada:
            assert ada.get("/push") == before
