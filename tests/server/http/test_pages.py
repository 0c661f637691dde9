"""The page's files, and what browsers are told with every answer."""

from __future__ import annotations

import pytest
from server.people import Person

pytestmark = pytest.mark.once
ADDRESSES = [
    "/",
    "/index.html",
    "/match/abc",
    "/match/abc.",
    "/match/%00",
    "/match/" + "x" * 300,
    "/replay/x.y",
    "/cards",
    "/rules/ko",
]


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_page_is_the_page(ann: Person, path: str) -> None:
    answer = ann.get(path)
    assert answer.status == 200 and b"<title>" in answer.data
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_forever(ann: Person) -> None:
    answer = ann.get("/assets/index-1a2b.js")
    assert answer.status == 200 and answer.data == b"export {}"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
def test_headers_can_be_asked_for_alone(ann: Person, path: str) -> None:
    whole, headers = ann.get(path), ann.ask("HEAD", path)
    assert headers.status == 200 and not headers.data
    assert headers.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/../matches.sqlite",
        "/%2e%2e/matches.sqlite",
        "/favicon.ico",
        "/assets",
        "/assets/",
        "/assets/../index.html",
        "/assets/%00",
        "/assets/" + "x" * 300,
        "/assets/" + "x/" * 3000,
    ],
)
def test_there_is_nothing_else(ann: Person, path: str) -> None:
    answer = ann.get(path)
    assert answer.status in (400, 404) and b"SQLite" not in answer.data
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/api/matches", "/api/nothing"])
def test_browsers_are_told_to_be_strict(ann: Person, path: str) -> None:
    headers = ann.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy and "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
