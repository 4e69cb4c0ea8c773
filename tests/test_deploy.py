"""What hosts are given says what Funicular understands: the container, the service, the proxies."""

import json
import re
import shlex
from pathlib import Path

from funicular.cli.parser import build_parser
from funicular.server.descriptors import WANTED
from funicular.server.replay_api import MOST_BODY

ROOT = Path(__file__).resolve().parent.parent
VARIABLES = {"FUNICULAR_DATABASE", "FUNICULAR_CACHE"}


def check_command(words: list[str]) -> None:
    """The command line takes them: it would end with an error otherwise."""
    assert words[0].endswith("funicular")
    assert build_parser().parse_args(words[1:]).port == 8000


def dockerfile() -> str:
    return (ROOT / "Dockerfile").read_text().replace("\\\n", " ")


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} +(.+)$", dockerfile(), re.MULTILINE)


def test_container_runs_a_command_that_exists_as_nobody_special() -> None:
    entry = [json.loads(text) for text in instructions("ENTRYPOINT")]
    command = [json.loads(text) for text in instructions("CMD")]
    check_command(entry[-1] + command[-1])
    assert instructions("USER")[-1] not in ("root", "0")
    (health,) = instructions("HEALTHCHECK")
    compile(json.loads(health.partition("CMD")[2])[2], "healthcheck", "exec")
    assert ":8000/health" in health


def test_container_is_built_from_files_that_are_there_and_let_through() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert "*" in ignored, "only what is named goes to the build"
    for text in instructions("COPY"):
        if "--from" in text:
            continue
        for source in text.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert f"!{source.split('/')[0]}" in ignored
    pips = [each for each in instructions("RUN") if each.startswith("pip install")]
    assert pips
    assert all("--require-hashes" in each or "--no-deps" in each for each in pips)


def test_environments_name_variables_that_are_read() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "src").rglob("*.py"))
    unit = (ROOT / "deploy" / "funicular.service").read_text()
    named = set(re.findall(r"\bFUNICULAR_[A-Z]+", dockerfile() + unit))
    assert named == VARIABLES
    assert all(f'"{name}"' in sources for name in named)


def test_service_starts_a_command_that_exists() -> None:
    unit = (ROOT / "deploy" / "funicular.service").read_text()
    (command,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    check_command(shlex.split(command))
    assert "DynamicUser=yes" in unit
    assert f"LimitNOFILE={WANTED}" in unit


def test_proxies_pass_on_what_the_server_relies_on() -> None:
    nginx = (ROOT / "deploy" / "nginx.conf").read_text()
    for needed in (
        "Host $http_host",
        "X-Forwarded-For $remote_addr",
        "X-Forwarded-Proto $scheme",
        "Upgrade $http_upgrade",
        "Connection $connection_upgrade",
    ):
        assert f"proxy_set_header {needed};" in nginx
    assert f"client_max_body_size {MOST_BODY // 2**20}m;" in nginx
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "reverse_proxy 127.0.0.1:8000" in caddy
