"""The built page: its files, and its first page for every address that the page knows itself."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get

from knockdown.server.protocol.refusals import NO_ROUTE, Refusal
from knockdown.server.services import Services

FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets change with their content
ALWAYS_ASK: Final = "no-cache"
ASSETS: Final = "assets"
NO_PAGE: Final = (
    "The page is not built. `make play` builds it; in a checkout also"
    " `cd web && npm ci && npx vite build`.\n"
)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(services: Services, path: str = "/") -> Response[bytes]:
    parts = [part for part in path.split("/") if part]
    if parts and parts[0] == "api":
        raise Refusal(NO_ROUTE)
    folder = services.settings.page
    if folder is None:
        return Response(NO_PAGE.encode(), media_type="text/plain", status_code=503)
    file = file_in(folder, parts)
    if file is None:
        if is_file_name(parts):
            raise Refusal(NO_ROUTE)
        file, parts = folder / "index.html", []
    return Response(
        file.read_bytes(),
        media_type=media_type(file),
        headers={"Cache-Control": FOREVER if parts[:1] == [ASSETS] else ALWAYS_ASK},
    )


def file_in(folder: Path, parts: list[str]) -> Path | None:
    """A file of the page, and nothing outside it."""
    try:
        file = folder.joinpath(*parts).resolve()
        is_ours = bool(parts) and file.is_file() and file.is_relative_to(folder.resolve())
    except (OSError, ValueError):  # no system has such a name: too long, or with a null in it
        return None
    return file if is_ours else None


def is_file_name(parts: list[str]) -> bool:
    """Not a link to a match that was copied with the full stop behind it."""
    return bool(parts) and (parts[0] == ASSETS or "." in parts[0])


def media_type(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"
