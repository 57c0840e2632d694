"""A bundle becomes a .zip and a set-up for Windows."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from running import PACKAGING, filled, run, say

HERE: Final = PACKAGING / "windows"
INNO: Final = ("iscc", r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe")


def version_resource(version: str) -> str:
    """Return what Windows shows in a file's properties, as PyInstaller reads it."""
    numbers = [*(int(part) for part in version.split(".")), 0, 0, 0, 0][:4]
    quad = ", ".join(map(str, numbers))
    return filled(HERE / "version.txt", version=version, quad=quad)


def sign(*files: Path) -> None:
    """Sign files where there is a certificate: NIGHTCALLER_SIGN is a command that takes their names."""
    command = os.environ.get("NIGHTCALLER_SIGN", "").split()
    if command:
        run(*command, *files)


def pack(folder: Path, into: Path, made: Path, version: str) -> None:
    """Make the .zip, and the set-up where Inno Setup is installed."""
    sign(*folder.glob("*.exe"))
    say("== .zip")
    shutil.make_archive(str(into / f"nightcaller-{version}-windows"), "zip", folder.parent, folder.name)
    compiler = next((found for one in INNO if (found := shutil.which(one))), None)
    if compiler is None:
        say("== no Inno Setup here: no set-up")
        return
    say("== set-up")
    defined = {"Version": version, "Bundle": folder, "Into": into, "Icons": made / "icons"}
    run(compiler, "/Q", *(f"/D{name}={value}" for name, value in defined.items()), HERE / "nightcaller.iss")
    sign(into / f"nightcaller-{version}-setup.exe")
