"""A bundle becomes a .zip and a .dmg for macOS."""

from __future__ import annotations

import platform
import shutil
from pathlib import Path
from typing import Final

from running import PACKAGING, run, say

HERE: Final = PACKAGING / "macos"


def pack(app: Path, into: Path, made: Path, version: str) -> None:
    """Make what people drag into their programs."""
    name = f"nightcaller-{version}-macos-{platform.machine()}"
    run("bash", HERE / "sign.sh", app)  # before it is packed: Apple's word is stapled to the app itself
    say("== .zip")
    run("ditto", "-c", "-k", "--keepParent", app, into / f"{name}.zip")
    say("== .dmg")
    drawer = ("-volname", "Nightcaller", "-srcfolder", image(app, made / "image"), "-ov", "-format", "UDZO")
    run("hdiutil", "create", *drawer, into / f"{name}.dmg")
    run("bash", HERE / "sign.sh", into / f"{name}.dmg")


def image(app: Path, folder: Path) -> Path:
    """Lay out what a disk image shows: the app, and beside it the folder that it is dragged into."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    return folder
