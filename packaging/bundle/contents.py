"""What belongs in a bundle and what does not. Knows nothing of PyInstaller, so that tests can ask it.

Every name here is a place inside the bundle, with `/` between its parts: `PySide6/Qt/qml/QtQuick/qmldir`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

QML_MODULES: Final = (
    *("QtQml", "QtQml/Base", "QtQml/Models", "QtQml/WorkerScript"),
    *("QtQuick", "QtQuick/Shapes", "QtQuick/Templates", "QtQuick/Window"),
    "QtMultimedia",
)
"""The modules that our QML imports, and those that they import."""

PLUGINS: Final = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qminimal", "qwindows", "qcocoa"),
    "platforminputcontexts": ("compose", "ibus"),
    "platformthemes": ("xdgdesktopportal",),
    "xcbglintegrations": ("egl", "glx"),
    "wayland-shell-integration": ("xdg-shell", "qt-shell"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-graphics-integration-client": ("plugin-wayland-egl", "dmabuf-server"),
    "multimedia": ("ffmpegmediaplugin",),
}
"""Qt's plugins by folder: those whose file's name has one of these words in it. No other folder is taken.

No picture of ours needs a plugin: PNG is in Qt itself.
"""

SPOKEN: Final = ("en", "cmn")
"""What espeak-ng speaks for us: its dictionaries are 18 MB, these two are 1.7."""

LENT: Final = (
    *("libX11.so.6", "libX11-xcb.so.1", "libXau.so.6", "libXdmcp.so.6", "libbsd.so.0", "libmd.so.0"),
    *("libgcc_s.so.1", "libstdc++.so.6"),
    *("libwayland-client.so.0", "libwayland-cursor.so.0", "libwayland-egl.so.1"),
)
"""Libraries of Linux that we share with the screen's driver: one older than it was made for breaks it."""

LOCALES: Final = ("root", "en", "zh")
"""What dates and plurals are written in (Babel has 1,000 more)."""

_LINKS_IN_A_ROW: Final = 40
"""As many as a system follows."""

LEFT_OUT: Final = (
    "PySide6.QtConcurrent",
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtOpenGL",  # stands_in.py takes its place
    "PySide6.QtTest",
    "PySide6.QtWidgets",
    "_hashlib",
    "_pydecimal",
    "_pytest",
    "_ssl",
    "curses",
    "distutils",
    "doctest",
    "ensurepip",
    "ftplib",
    "hypothesis",
    "lib2to3",
    "numpy",
    "onnxruntime",
    "pip",
    "pydoc",
    "pytest",
    "readline",
    "setuptools",
    "sqlite3",
    "ssl",
    "tkinter",
    "turtle",
    "wheel",
    "xmlrpc",
)
"""Python modules that nobody asks for when the program runs: it never talks to another computer."""


def data() -> list[tuple[str, str]]:
    """Return our own files: where they are, and in which folder of the bundle they go."""
    package = ROOT / "desktop" / "nightcaller"
    books = [
        (str(file), file.parent.relative_to(package.parent).as_posix())
        for file in sorted((package / "rulebooks").rglob("*.json"))
    ]
    return [
        *books,
        (str(ROOT / "assets"), "nightcaller/assets"),
        (str(ROOT / "i18n"), "nightcaller/i18n"),
        (str(package / "qml"), "nightcaller/qml"),
        (str(ROOT / "NOTICE"), "nightcaller"),
    ]


def is_wanted(place: str) -> bool:
    """Say whether a file belongs in the bundle; libraries are judged by `reached` as well."""
    parts = PurePosixPath(place.replace("\\", "/")).parts
    name = parts[-1]
    if "PySide6" in parts:
        return _is_wanted_of_qt(parts[parts.index("PySide6") + 1 :])
    if "espeak-ng-data" in parts:
        return _is_spoken(parts[parts.index("espeak-ng-data") + 1 :])
    if name in LENT:
        return False
    if "espeakng_loader" in parts and name.startswith("libespeak-ng.so"):
        return name == "libespeak-ng.so"  # the other two are copies; it calls itself libespeak-ng.so.1
    if "locale-data" in parts:
        return name.split(".")[0].split("_")[0] in LOCALES
    if "pytz" in parts and "zoneinfo" in parts:  # an evening has the time of its table
        return False
    if "__pycache__" in parts or name.endswith((".pyi", ".qmltypes", ".ftl~", ".f16")):
        return False  # .f16: who speaks, for the natural voice, which no bundle has
    return not (parts[0] == "nightcaller" and name.endswith(".py"))


def _is_wanted_of_qt(parts: tuple[str, ...]) -> bool:
    name = parts[-1]
    if "translations" in parts or name.endswith((".qmltypes", ".pyi", ".prl", ".la")) or "designer" in parts:
        return False
    if "qml" in parts[:-1]:
        module = "/".join(parts[parts.index("qml") + 1 : -1])
        return module in QML_MODULES
    if "plugins" in parts:
        folder, file = parts[parts.index("plugins") + 1], name.lower()
        return any(word in file for word in PLUGINS.get(folder, ())) and "minimalegl" not in file
    if "libexec" in parts or "resources" in parts or "metatypes" in parts:
        return name == "qt.conf"
    return name.lower() not in {"opengl32sw.dll"}


def _is_spoken(parts: tuple[str, ...]) -> bool:
    name = parts[-1]
    if name.endswith("_dict"):
        return name.removesuffix("_dict") in SPOKEN
    if parts[0] == "lang":
        return name.split("-")[0] in SPOKEN
    return parts[0] != "mbrola_ph" and "mb" not in parts[1:2]


def is_shared(place: str) -> bool:
    """Say whether a file is a library that is there only for others: Qt's own, and what Linux lent.

    Python's library is loaded by the program itself, espeak-ng's by name: nothing asks for those two.
    """
    parts = PurePosixPath(place.replace("\\", "/")).parts
    name = parts[-1].lower()
    if name.startswith(("libpython", "libespeak")):
        return False
    if len(parts) == 1 and name.startswith("lib") and ".so" in name:
        return True
    of_qt = any(part.lower() in {"pyside6", "pyside6.libs"} for part in parts)
    module = ".abi3." in name or name.endswith(".pyd") or "plugins" in parts or "qml" in parts
    return of_qt and not module and name.removeprefix("lib").startswith("qt")


def reached(places: Iterable[str], needs: Callable[[str], Iterable[str]]) -> set[str]:
    """Return the places that are wanted, less the shared libraries that none of the others needs.

    Args:
        places: all libraries and programs; several may lead to one file.
        needs: names of the files that one of them asks for.
    """
    wanted = [place for place in places if is_wanted(place)]
    libraries: dict[str, list[str]] = {}
    for place in filter(is_shared, wanted):
        libraries.setdefault(_name(place), []).append(place)
    kept = {place for place in wanted if not is_shared(place)}
    waiting = list(kept)
    while waiting:
        for name in needs(waiting.pop()):
            found = [place for place in libraries.get(_name(name), ()) if place not in kept]
            kept.update(found)
            waiting += found
    return kept


def _name(place: str) -> str:
    return PurePosixPath(place.replace("\\", "/")).name.lower()


def target(place: str, source: str) -> str:
    """Return which place a symbolic link at `place` leads to; `source` is what is written in it."""
    return normpath(PurePosixPath(place.replace("\\", "/")).parent / source.replace("\\", "/"))


def leading(links: Mapping[str, str], places: Iterable[str]) -> set[str]:
    """Return the links that lead to something that is in the bundle: a file, or a folder with a file in it.

    A framework of macOS is made of links, one through another: `QtCore` leads to `Versions/Current/QtCore`,
    and `Versions/Current` to the folder `A`. codesign accepts no framework without them.

    Args:
        links: place of each link -> what is written in it.
        places: every file that is kept.
    """
    there = {
        str(above) for place in places for above in (PurePosixPath(place), *PurePosixPath(place).parents)
    }

    def found(place: str) -> bool:
        for _ in range(_LINKS_IN_A_ROW):
            path = PurePosixPath(place)
            above = next((str(one) for one in (path, *path.parents) if str(one) in links), None)
            if above is None:
                return place in there
            place = normpath(PurePosixPath(target(above, links[above])) / path.relative_to(above))
        return False

    return {link for link in links if is_wanted(link) and found(link)}


def is_at_home(place: str, libraries: Iterable[str]) -> bool:
    """Say whether a file lies in no framework of macOS, or in one whose library is kept."""
    head, inside, _rest = place.replace("\\", "/").partition(".framework/")
    return not inside or any(library.startswith(f"{head}{inside}") for library in libraries)


def sizes(folder: Path) -> list[tuple[str, int]]:
    """Return what is in a bundle: its parts with their bytes, the largest first."""
    parts: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():  # a link is not a second copy
            inside = path.relative_to(folder).parts
            at = inside.index("_internal") + 1 if "_internal" in inside[:-1] else 0
            names = inside[at:]
            depth = 2 if names[0] in {"nightcaller", "PySide6"} and len(names) > 2 else 1
            if names[0] == "PySide6" and len(names) > 3:
                depth = 3
            parts["/".join(names[:depth])] = parts.get("/".join(names[:depth]), 0) + path.stat().st_size
    return sorted(parts.items(), key=lambda part: -part[1])
