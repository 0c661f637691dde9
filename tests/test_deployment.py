"""What deploys Knockdown names options, files and variables that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.main import get_command

from knockdown.cli import app

pytestmark = pytest.mark.once
ROOT = Path(__file__).parent.parent
SERVICE = ROOT / "deploy" / "knockdown@.service"
PAGE = ROOT / "docs" / "deployment.md"
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def compose() -> Any:
    return msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes())


def serve_parameters() -> list[Any]:
    commands: Any = get_command(app)
    return list(commands.commands["serve"].params)


def commands_in_files() -> Iterator[str]:
    """How `knockdown serve` is started by each of them."""
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    yield from re.findall(r"^(?:ENTRYPOINT|CMD) (.*)$", dockerfile, re.MULTILINE)
    yield from (" ".join(one.get("command", [])) for one in servers())
    yield from re.findall(r"^ExecStart=(.*)$", SERVICE.read_text("utf-8"), re.MULTILINE)
    yield from re.findall(r"`(--[a-z-]+)[^`]*`", PAGE.read_text("utf-8"))


def servers() -> list[Any]:
    return [one for one in compose()["services"].values() if one.get("image") == "knockdown"]


def test_every_option_exists() -> None:
    known = {option for parameter in serve_parameters() for option in parameter.opts}
    named = {option for command in commands_in_files() for option in OPTION.findall(command)}
    assert {"--host", "--port", "--behind-proxy", "--log", "--redis"} <= named
    assert named <= known


def test_every_variable_is_read() -> None:
    known = {parameter.envvar for parameter in serve_parameters()}
    assert {name for one in servers() for name in one["environment"]} <= known
    text = SERVICE.read_text("utf-8") + (ROOT / "Dockerfile").read_text("utf-8")
    build = {"KNOCKDOWN_COMPILE", "KNOCKDOWN_BUILD_PAGE"}
    assert set(re.findall(r"KNOCKDOWN_\w+", text)) <= known | build


def test_two_servers_trust_the_proxy_and_nobody_else() -> None:
    whole = compose()
    address = whole["services"]["proxy"]["networks"]["default"]["ipv4_address"]
    assert len(servers()) == 2
    for one in servers():
        assert one["command"][one["command"].index("--behind-proxy") + 1] == address
        assert "ports" not in one and one["cap_drop"] == ["ALL"]
    assert "ports" not in whole["services"]["postgres"]
    assert "ports" not in whole["services"]["redis"]


def test_what_the_image_is_built_from_is_there_and_let_in() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    let_in = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", dockerfile, re.MULTILINE)
    assert copied
    for name in " ".join(copied).split():
        assert (ROOT / name).exists() and f"!{name}" in let_in
    assert "\nUSER knockdown\n" in dockerfile and "HEALTHCHECK" in dockerfile


def test_the_proxies_pass_on_what_servers_need() -> None:
    nginx = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for header in ("Host ", "Upgrade ", "Connection ", "X-Forwarded-For ", "X-Forwarded-Proto "):
        assert f"proxy_set_header {header}" in nginx
    assert "$proxy_add_x_forwarded_for" not in nginx
    assert "reverse_proxy" in (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
