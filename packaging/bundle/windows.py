"""A bundle becomes a .zip and a set-up for Windows."""

from __future__ import annotations

import os
import shlex
import shutil
import struct
from pathlib import Path
from typing import Final

from running import PACKAGING, filled, run, say

HERE: Final = PACKAGING / "windows"
PROGRAMS: Final = (".exe", ".dll", ".pyd")
"""What Windows runs: where Smart App Control is on, one of them without a signature is enough to stop it."""
_AT_ONCE: Final = 50
"""A command line of Windows has an end."""
_PE32_PLUS: Final = 0x20B
_SECURITY: Final = 4
"""In the list of directories of a PE file, the one with the signature."""
INNO: Final = ("iscc", r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe")


def version_resource(version: str) -> str:
    """Return what Windows shows in a file's properties, as PyInstaller reads it."""
    numbers = [*(int(part) for part in version.split(".")), 0, 0, 0, 0][:4]
    quad = ", ".join(map(str, numbers))
    return filled(HERE / "version.txt", version=version, quad=quad)


def signer() -> list[str]:
    """Return the words of NIGHTCALLER_SIGN, a command that takes names of files; none: nothing is signed.

    As a shell reads it, but for the backslash, which is in every path of Windows: blanks are put in quotes.
    """
    words = shlex.shlex(os.environ.get("NIGHTCALLER_SIGN", ""), posix=True)
    words.whitespace_split, words.escape, words.commenters = True, "", ""
    return list(words)


def sign(*files: Path) -> None:
    """Sign files where there is a certificate; those that their own makers have signed stay as they are."""
    command = signer()
    waiting = [path for path in files if not is_signed(path.read_bytes())] if command else []
    for at in range(0, len(waiting), _AT_ONCE):
        run(*command, *waiting[at : at + _AT_ONCE])


def is_signed(program: bytes) -> bool:
    """Say whether a program or library of Windows (PE) carries a signature, whosever it is."""
    if program[:2] != b"MZ":
        return False
    (header,) = struct.unpack_from("<I", program, 0x3C)
    (kind,) = struct.unpack_from("<H", program, header + 24)
    directories = header + 24 + (112 if kind == _PE32_PLUS else 96)
    _place, size = struct.unpack_from("<II", program, directories + 8 * _SECURITY)
    return size > 0


def pack(folder: Path, into: Path, made: Path, version: str) -> None:
    """Make the .zip, and the set-up where Inno Setup is installed."""
    sign(*(path for path in sorted(folder.rglob("*")) if path.suffix.lower() in PROGRAMS))
    say("== .zip")
    shutil.make_archive(str(into / f"nightcaller-{version}-windows"), "zip", folder.parent, folder.name)
    compiler = next((found for one in INNO if (found := shutil.which(one))), None)
    if compiler is None:
        say("== no Inno Setup here: no set-up")
        return
    say("== set-up")
    defined = {"Version": version, "Bundle": folder, "Into": into, "Icons": made / "icons"}
    given = [f"/D{name}={value}" for name, value in defined.items()]
    run(compiler, "/Q", *given, *set_up_signer(), HERE / "nightcaller.iss")


def set_up_signer() -> list[str]:
    """Return how Inno Setup is told to sign the set-up and the program that takes it off again."""
    words = [f"$q{word}$q" if " " in word else word for word in signer()]
    return [f"/Snightcaller={' '.join(words)} $f", "/DSign"] if words else []
