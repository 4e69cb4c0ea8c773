"""The built web page, and what is shown where there is none."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from .refusing import Refused

DIST = Path(__file__).resolve().parent.parent / "web_dist"
FOREVER = "public, max-age=31536000, immutable"

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Funicular</title>
<h1>Funicular</h1>
<p>The table server is running, but the web page has not been built.</p>
<p>Programs can use the API at <code>/api/v1</code>; see docs/protocol.md.</p>
</html>
"""


class Pages:
    """Files of the page; every path that is not a file is the page itself."""

    def __init__(self, folder: Path = DIST) -> None:
        self._folder = folder
        # The list is made once: what is not in it is not a file, however a path is written.
        self._files = {
            path.relative_to(folder).as_posix(): path
            for path in (folder.rglob("*") if folder.is_dir() else ())
            if path.is_file()
        }

    def routes(self) -> list[Route]:
        return [Route("/{path:path}", self.page, methods=["GET"])]

    async def page(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise Refused("not_found")
        if path in self._files and path != "index.html":
            lasting = path.startswith("assets/")
            cache = FOREVER if lasting else "no-cache"
            return FileResponse(self._files[path], headers={"cache-control": cache})
        if path.startswith("assets/"):
            raise Refused("not_found")
        if "index.html" in self._files:
            return FileResponse(self._files["index.html"], headers={"cache-control": "no-cache"})
        return HTMLResponse(MISSING, headers={"cache-control": "no-store"})
