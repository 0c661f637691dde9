"""The built page: its assets, and index.html for every route of the page."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Self

from litestar import HttpMethod, MediaType, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from knockdown.server.protocol.refusals import NO_ROUTE, Refusal

A_YEAR: Final = 365 * 24 * 60 * 60
# The name of an asset changes with its content.
FOREVER: Final = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
ALWAYS_ASK: Final = CacheControlHeader(no_cache=True)
INDEX: Final = "index.html"
ANY_ADDRESS: Final = ["/", "/{path:path}"]
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
NO_PAGE: Final = (
    "The page is not built. `make play` builds it; in a checkout also"
    " `cd web && npm ci && npx vite build`.\n"
)


def page_routes(folder: Path | None) -> Sequence[ControllerRouterHandler]:
    if folder is None:
        return [no_page]
    index = (folder / INDEX).read_bytes()

    @route(ANY_ADDRESS, http_method=READ, cache_control=ALWAYS_ASK, include_in_schema=False)
    async def first_page(path: str = "/") -> Response[bytes]:
        """The page routes by itself: `/match/…` and the like."""
        if is_api(path) or ("." in first_of(path) and path != f"/{INDEX}"):  # some other file
            raise Refusal(NO_ROUTE)
        return Response(index, media_type=MediaType.HTML)

    files, assets = FilesInMemory(folder.resolve()), folder / "assets"
    return [
        create_static_files_router("/assets", [assets], file_system=files, cache_control=FOREVER),
        first_page,
    ]


@route(ANY_ADDRESS, http_method=READ, include_in_schema=False)
async def no_page(path: str = "/") -> Response[str]:
    if is_api(path):
        raise Refusal(NO_ROUTE)
    return Response(NO_PAGE, media_type="text/plain", status_code=503)


def is_api(path: str) -> bool:
    return first_of(path) == "api"


def first_of(path: str) -> str:
    """`match` of `/match/x7f3`."""
    return path.strip("/").partition("/")[0]


# ------------------------------------------------------------------------- the files
class FilesInMemory:
    """A file system for Litestar, read into memory when the server starts.

    Litestar's own uses a thread five times for each file, which doubles the cost of a request.
    """

    def __init__(self, folder: Path) -> None:
        self.files = {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        self.changed = {path: Path(path).stat().st_mtime for path in self.files}

    async def info(self, path: str | Path, **_: Any) -> dict[str, Any]:
        name = str(path)
        if name not in self.files:
            raise FileNotFoundError(name)
        size, changed = len(self.files[name]), self.changed[name]
        return {"name": name, "type": "file", "size": size, "mtime": changed}

    async def open(self, file: str | Path, mode: str, buffering: int = -1) -> FileInMemory:
        return FileInMemory(self.files[str(file)])


class FileInMemory:
    def __init__(self, data: bytes) -> None:
        self.data = BytesIO(data)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def read(self, size: int = -1) -> bytes:
        return self.data.read(size)
