"""A bundle becomes a .tar.gz, a .deb and an AppImage."""

from __future__ import annotations

import gzip
import platform
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

from running import PACKAGING, ROOT, filled, run, say

HERE: Final = PACKAGING / "linux"
ID: Final = "app.nightcaller.Nightcaller"
"""The program's name among all programs (AppStream wants one that reads like an address)."""

DEPENDS: Final = (
    *("libc6 (>= 2.34)", "libdrm2", "libegl1", "libfontconfig1", "libgl1", "libx11-6"),
    *("libx11-xcb1", "libxcb1"),
)
"""What a bundle must not bring along: the C library, and what belongs to the screen's driver."""

LAB: Final = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/nightcaller" lab "$@"
"""


def pack(folder: Path, into: Path, made: Path, version: str, day: str) -> None:
    """Make every file for Linux that this computer can make."""
    machine = platform.machine()
    _slim(folder)
    _write(folder / "nightcaller-lab", LAB, mode=0o755)
    share = folder / "share"
    shutil.rmtree(share, ignore_errors=True)
    dress(share, made / "icons", version, day)
    say("== .tar.gz")
    name = f"nightcaller-{version}-linux-{machine}"
    with tarfile.open(into / f"{name}.tar.gz", "w:gz", compresslevel=9) as archive:
        archive.add(folder, name, filter=_nobodys)
    if shutil.which("dpkg-deb"):
        say("== .deb")
        deb(folder, into, made, version)
    if shutil.which("appimagetool"):
        say("== AppImage")
        appdir = app_dir(folder, made / "AppDir")
        run("appimagetool", appdir, into / f"Nightcaller-{version}-{machine}.AppImage")
    else:
        say("== no appimagetool here: docs/releasing.md says how an AppImage is made")


def _slim(folder: Path) -> None:
    """Take what debuggers want out of Python's own libraries; Qt's have nothing of it."""
    inside = folder / "_internal"
    ours = [*inside.glob("libpython*"), *(inside).glob("python3*/lib-dynload/*.so")]
    if shutil.which("strip") and ours:
        run("strip", "--strip-debug", *ours)


def dress(share: Path, icons: Path, version: str, day: str) -> None:
    """Lay out what makes a desktop know the program: entry, pictures, kind of file, description."""
    _copy(HERE / "nightcaller.desktop", share / "applications" / "nightcaller.desktop")
    _copy(HERE / "nightcaller.mime.xml", share / "mime" / "packages" / "nightcaller.xml")
    told = filled(HERE / f"{ID}.metainfo.xml", version=version, date=day)
    _write(share / "metainfo" / f"{ID}.metainfo.xml", told)
    theme = share / "icons" / "hicolor"
    for picture in icons.glob("*.png"):
        _copy(picture, theme / f"{picture.stem}x{picture.stem}" / "apps" / "nightcaller.png")
    _copy(icons / "nightcaller.svg", theme / "scalable" / "apps" / "nightcaller.svg")


def deb(folder: Path, into: Path, made: Path, version: str) -> Path:
    """Make the package of Debian and Ubuntu."""
    tree = made / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    usr = tree / "usr"
    shutil.copytree(
        folder, usr / "lib" / "nightcaller", symlinks=True, ignore=shutil.ignore_patterns("share")
    )
    shutil.copytree(folder / "share", usr / "share")
    (usr / "bin").mkdir()
    for program in ("nightcaller", "nightcaller-lab"):
        (usr / "bin" / program).symlink_to(Path("../lib/nightcaller") / program)
    papers = usr / "share" / "doc" / "nightcaller"
    for text in ("LICENSE.txt", "NOTICE.txt", "PACKAGES.txt"):
        (usr / "lib" / "nightcaller" / text).rename(_made(papers / text))
    _write(papers / "copyright", (ROOT / "LICENSE").read_text("utf-8") + "\nEverything else: NOTICE.txt.\n")
    with gzip.GzipFile(papers / "changelog.gz", "wb", 9, mtime=0) as news:
        news.write((ROOT / "CHANGELOG.md").read_bytes())
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    asked = ("dpkg", "--print-architecture")
    architecture = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    words = {"version": version, "architecture": architecture, "size": str(size // 1024)}
    _write(tree / "DEBIAN" / "control", filled(HERE / "control", **words, depends=", ".join(DEPENDS)))
    package = into / f"nightcaller_{version}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, package, quietly=True)
    return package


def app_dir(folder: Path, tree: Path) -> Path:
    """Lay out what `appimagetool` makes one file of."""
    shutil.rmtree(tree, ignore_errors=True)
    inside = tree / "usr" / "lib" / "nightcaller"
    shutil.copytree(folder, inside, symlinks=True, ignore=shutil.ignore_patterns("share"))
    shutil.copytree(folder / "share", tree / "usr" / "share")
    (tree / "AppRun").symlink_to("usr/lib/nightcaller/nightcaller")
    _copy(HERE / "nightcaller.desktop", tree / "nightcaller.desktop")
    _copy(
        tree / "usr" / "share" / "icons" / "hicolor" / "256x256" / "apps" / "nightcaller.png",
        tree / "nightcaller.png",
    )
    return tree


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _copy(source: Path, target: Path) -> None:
    shutil.copyfile(source, _made(target))


def _write(path: Path, text: str, mode: int = 0o644) -> None:
    _made(path).write_text(text, "utf-8")
    path.chmod(mode)
