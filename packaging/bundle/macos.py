"""A bundle becomes a .zip and a .dmg for macOS."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Final

from running import PACKAGING, run, say

HERE: Final = PACKAGING / "macos"


def pack(app: Path, into: Path, version: str) -> None:
    """Make what people drag into their programs."""
    name = f"nightcaller-{version}-macos-{platform.machine()}"
    run("bash", HERE / "sign.sh", app)
    say("== .zip")
    run("ditto", "-c", "-k", "--keepParent", app, into / f"{name}.zip")
    say("== .dmg")
    drawer = ("-volname", "Nightcaller", "-srcfolder", app, "-ov", "-format", "UDZO")
    run("hdiutil", "create", *drawer, into / f"{name}.dmg")
    run("bash", HERE / "sign.sh", into / f"{name}.dmg")
