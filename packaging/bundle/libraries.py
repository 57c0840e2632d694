"""Names every shared library of a Linux bundle: what it is part of, under which licence, from which package.

A release looks at what it has made: a library that `PARTS` does not know stops it, and so does a part that
NOTICE does not name. `packaging/notices/libraries.txt` keeps the list of the last one; NOTICE is made of it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from running import PACKAGING, ROOT, give_up, say

LIST: Final = PACKAGING / "notices" / "libraries.txt"


class Part(NamedTuple):
    """What a library is part of.

    Attributes:
        names: how the names of its libraries begin, without `lib`.
        licence: as in the list of SPDX.
        home: where its source is.
    """

    names: tuple[str, ...]
    licence: str
    home: str


OF_LINUX: Final = {
    "AppArmor's library": Part(("apparmor",), "LGPL-2.1-only", "https://gitlab.com/apparmor/apparmor"),
    "Brotli": Part(("brotlicommon", "brotlidec"), "MIT", "https://github.com/google/brotli"),
    "bzip2": Part(("bz2",), "bzip2-1.0.6", "https://sourceware.org/bzip2/"),
    "D-Bus": Part(("dbus-1",), "AFL-2.1 OR GPL-2.0-or-later", "https://dbus.freedesktop.org/"),
    "Expat": Part(("expat",), "MIT", "https://libexpat.github.io/"),
    "FLAC": Part(("FLAC",), "BSD-3-Clause", "https://xiph.org/flac/"),
    "Fontconfig": Part(("fontconfig",), "HPND", "https://www.freedesktop.org/wiki/Software/fontconfig/"),
    "FreeType": Part(("freetype",), "FTL OR GPL-2.0-or-later", "https://freetype.org/"),
    "GLib": Part(("glib-2.0", "gthread-2.0"), "LGPL-2.1-or-later", "https://gitlab.gnome.org/GNOME/glib"),
    "keyutils": Part(
        ("keyutils",),
        "LGPL-2.0-or-later",
        "https://git.kernel.org/pub/scm/linux/kernel/git/dhowells/keyutils.git",
    ),
    "LAME": Part(("mp3lame",), "LGPL-2.0-or-later", "https://lame.sourceforge.io/"),
    "libasyncns": Part(("asyncns",), "LGPL-2.1-or-later", "http://0pointer.de/lennart/projects/libasyncns/"),
    "libcap": Part(("cap",), "BSD-3-Clause OR GPL-2.0-only", "https://sites.google.com/site/fullycapable/"),
    "libcom_err (e2fsprogs)": Part(("com_err",), "MIT", "https://e2fsprogs.sourceforge.net/"),
    "libffi": Part(("ffi",), "MIT", "https://sourceware.org/libffi/"),
    "libgcrypt": Part(("gcrypt",), "LGPL-2.1-or-later", "https://gnupg.org/software/libgcrypt/"),
    "libgpg-error": Part(("gpg-error",), "LGPL-2.1-or-later", "https://gnupg.org/software/libgpg-error/"),
    "libpng": Part(("png16",), "libpng-2.0", "http://www.libpng.org/pub/png/libpng.html"),
    "libsndfile": Part(("sndfile",), "LGPL-2.1-or-later", "https://libsndfile.github.io/libsndfile/"),
    "libsystemd": Part(("systemd",), "LGPL-2.1-or-later", "https://systemd.io/"),
    "libuuid (util-linux)": Part(
        ("uuid",), "BSD-3-Clause", "https://www.kernel.org/pub/linux/utils/util-linux/"
    ),
    "libxkbcommon": Part(("xkbcommon", "xkbcommon-x11"), "MIT", "https://xkbcommon.org/"),
    "LZ4": Part(("lz4",), "BSD-2-Clause", "https://lz4.org/"),
    "MIT Kerberos": Part(
        ("gssapi_krb5", "k5crypto", "krb5", "krb5support"), "MIT", "https://web.mit.edu/kerberos/"
    ),
    "mpg123": Part(("mpg123",), "LGPL-2.1-only", "https://www.mpg123.de/"),
    "Ogg, Vorbis, Opus": Part(
        ("ogg", "vorbis", "vorbisenc", "opus"), "BSD-3-Clause", "https://xiph.org/downloads/"
    ),
    "PCRE, PCRE2": Part(("pcre", "pcre2-8"), "BSD-3-Clause", "https://www.pcre.org/"),
    "PulseAudio's client": Part(
        ("pulse", "pulsecommon"), "LGPL-2.1-or-later", "https://www.freedesktop.org/wiki/Software/PulseAudio/"
    ),
    "X11 and xcb": Part(
        (
            *("Xext", "Xrandr", "Xrender", "xcb-cursor", "xcb-glx", "xcb-icccm", "xcb-image", "xcb-keysyms"),
            *("xcb-randr", "xcb-render", "xcb-render-util", "xcb-shape", "xcb-shm", "xcb-sync", "xcb-util"),
            *("xcb-xfixes", "xcb-xkb"),
        ),
        "MIT",
        "https://www.x.org/releases/",
    ),
    "xz (liblzma)": Part(("lzma",), "0BSD (before 5.6: public domain)", "https://tukaani.org/xz/"),
    "zlib": Part(("z",), "Zlib", "https://zlib.net/"),
    "Zstandard": Part(("zstd",), "BSD-3-Clause OR GPL-2.0-only", "https://facebook.github.io/zstd/"),
}
"""What a bundle takes along from the Linux that it was made on; their own words are in `licences`."""

OF_PACKAGES: Final = (
    ("FFmpeg (in Qt Multimedia)", r"PySide6/Qt/lib/lib(av|sw)\w+"),
    ("ICU (in Qt)", r"PySide6/Qt/lib/libicu\w+"),
    ("Qt 6", r"PySide6/Qt/(lib/libQt6[\w-]+|plugins/.+|qml/.+)"),
    ("pyside6-essentials", r"PySide6/(Qt\w+\.abi3|libpyside6\w*\.abi3)"),
    ("shiboken6", r"shiboken6/.+"),
    ("Python", r"libpython[\d.]*|python[\d.]+/lib-dynload/.+|lib-dynload/.+"),
    ("cffi", r"_cffi_backend\..+"),
    ("eSpeak NG", r"espeakng_loader/.+"),
    ("msgspec", r"msgspec/.+"),
    ("pynacl", r"nacl/.+"),
)
"""What comes with a package of PyPI or with Python: the name in NOTICE -> places in the bundle."""

_VERSION: Final = re.compile(r"((?<=pulsecommon)-[\d.]+)?\.so[\d.]*$")
REDUCED: Final = re.compile(r"libicu(data|i18n|uc)\.so")
"""What `linux.slim` has taken something out of; everything else of PySide6 is as its wheel has it."""


def shared(folder: Path) -> list[Path]:
    """Return every shared library in a bundle; a link is not a second one."""
    return sorted(
        path
        for path in (folder / "_internal").rglob("*.so*")
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"
    )


def part_of(place: str) -> str | None:
    """Return the name in NOTICE of what a library is part of; `place` is below `_internal`."""
    plain = _VERSION.sub("", place)
    for name, pattern in OF_PACKAGES:
        if re.fullmatch(pattern, plain):
            return name
    return next((name for name, part in OF_LINUX.items() if plain.removeprefix("lib") in part.names), None)


def listed(folder: Path) -> dict[str, str]:
    """Return every shared library of a bundle: its place without version -> name in NOTICE."""
    inside = folder / "_internal"
    places = [str(path.relative_to(inside)) for path in shared(folder)]
    found = {_VERSION.sub("", place): part_of(place) for place in places}
    if unknown := sorted(place for place, part in found.items() if part is None):
        give_up(f"Nobody has told under which licence these are (packaging/bundle/libraries.py): {unknown}")
    return {place: part for place, part in sorted(found.items()) if part is not None}


def kept() -> dict[str, str]:
    """Return the list of the last release: a library's place without version -> name in NOTICE."""
    lines = LIST.read_text("utf-8").splitlines()
    return dict(line.split("\t") for line in lines if line and not line.startswith("#"))


def told(folder: Path, venv: Path) -> str:
    """See that a bundle's libraries are told of; lay their licences beside them; return what there is.

    Args:
        folder: the bundle.
        venv: the environment that it was made in.

    Returns:
        For PACKAGES.txt: a line for every package of Debian, with its version and its libraries.
    """
    parts = listed(folder)
    head = (
        "# Every shared library of the Linux bundle, and what it is part of; packaging/release writes this.\n"
    )
    LIST.write_text(head + "".join(f"{place}\t{part}\n" for place, part in parts.items()), "utf-8")
    known = {row["name"] for row in json.loads((ROOT / "assets" / "notices.json").read_text("utf-8"))}
    if silent := sorted({*parts.values()} - known):
        give_up(f"NOTICE does not name {silent}: run packaging/notices/build.py")
    if changed := altered(folder, venv):
        give_up(f"NOTICE says that these are as their packages have them: {changed}")
    packages: dict[str, list[str]] = {}
    for path in shared(folder):
        if part_of(str(path.relative_to(folder / "_internal"))) in OF_LINUX:
            packages.setdefault(_package(path.name), []).append(path.name)
    papers = folder / "licences"
    shutil.rmtree(papers, ignore_errors=True)
    papers.mkdir()
    for package in packages:
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            shutil.copyfile(text, papers / f"{package}.txt")
    say(f"== {len(parts)} shared libraries, {len(packages)} packages of this system: licences in {papers}")
    return "".join(
        f"{package} {_installed(package)}: {', '.join(names)}\n"
        for package, names in sorted(packages.items())
    )


def altered(folder: Path, venv: Path) -> list[str]:
    """Return the files of PySide6 in a bundle that are not, to the byte, those of its wheel; ICU apart."""
    (site,) = venv.glob("lib/python*/site-packages")
    below = folder / "_internal" / "PySide6"
    return sorted(
        str(path.relative_to(below))
        for path in below.rglob("*")
        if path.is_file()
        and not path.is_symlink()
        and not REDUCED.match(path.name)
        and path.read_bytes() != (site / path.relative_to(below.parent)).read_bytes()
    )


def _package(library: str) -> str:
    """Return which package of Debian a library is from; its own name where nobody knows."""
    asked = subprocess.run(["dpkg-query", "-S", f"*/{library}"], capture_output=True, text=True, check=False)
    return asked.stdout.partition(":")[0].partition(",")[0] or library


def _installed(package: str) -> str:
    asked = ["dpkg-query", "-W", "-f", "${Version} (source: ${source:Package} ${source:Version})\n", package]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return (done.stdout.splitlines() or ["?"])[0]
