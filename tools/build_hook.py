"""What hatchling asks while it builds a wheel: adds the compiled engine and the page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file by its path alone
import build_page
import compile_engine


class KnockdownBuildHook(BuildHookInterface[Any]):
    """Adds the compiled engine to the wheel, next to its Python sources, and the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return compile_engine.needs() + build_page.needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root, warn = Path(self.root), self.app.display_warning
        libraries = compile_engine.engine_files(root, warn)
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        build_data["force_include"].update(libraries | build_page.page_files(root, warn))
