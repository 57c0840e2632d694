"""Writes NOTICE and assets/notices.json: everything that comes with Nightcaller, and under which licence.

    python packaging/notices/build.py           in an environment with Nightcaller's packages
    python packaging/notices/build.py --check   changes nothing; fails if a package or a licence is not told
    python packaging/notices/build.py --versions    says which of the packages are in this environment

Packages tell their licence themselves; what no environment can tell stands here, with its reason.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging" / "bundle"))
import libraries  # noqa: E402

TEXTS: Final = Path(__file__).resolve().parent / "texts"
PLATFORMS: Final = ("linux", "win32", "darwin")

ONE_NAME: Final = {
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache-2.0 OR BSD-3-Clause": "Apache-2.0 OR BSD-3-Clause",
    "BSD": "BSD-2-Clause",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "MPL-2.0 AND MIT": "MPL-2.0 AND MIT",
    "Python Software Foundation License": "PSF-2.0",
}
"""What packages call their licence -> its name in the list of SPDX."""

TOLD_HERE: Final = {
    # Their wheels name no licence that a program could read.
    "espeakng-loader": ("MIT", "https://github.com/thewh1teagle/espeakng-loader"),
    "pyttsx3": ("MPL-2.0", "https://github.com/nateshmbhat/pyttsx3"),
    "pyside6-essentials": ("LGPL-3.0-only", "https://code.qt.io/cgit/pyside/pyside-setup.git/"),
    "pyside6-addons": ("LGPL-3.0-only", "https://code.qt.io/cgit/pyside/pyside-setup.git/"),
    "shiboken6": ("LGPL-3.0-only", "https://code.qt.io/cgit/pyside/pyside-setup.git/"),
    # Only Windows or macOS has them; a Linux cannot ask them.
    "colorama": ("BSD-3-Clause", "https://github.com/tartley/colorama"),
    "comtypes": ("MIT", "https://github.com/enthought/comtypes"),
    "pypiwin32": ("PSF-2.0", "https://github.com/mhammond/pywin32"),
    "pywin32": ("PSF-2.0", "https://github.com/mhammond/pywin32"),
    "pyobjc": ("MIT", "https://github.com/ronaldoussoren/pyobjc"),
}

NO_PACKAGE: Final = (
    ("Python", "PSF-2.0", "https://www.python.org/", "bundles"),
    (
        "PyInstaller's starter",
        "GPL-2.0-or-later WITH Bootloader-exception",
        "https://pyinstaller.org/",
        "bundles",
    ),
    ("Qt 6", "LGPL-3.0-only", "https://code.qt.io/cgit/qt/", "everywhere"),
    ("FFmpeg (in Qt Multimedia)", "LGPL-2.1-or-later", "https://ffmpeg.org/", "everywhere"),
    ("ICU (in Qt)", "Unicode-3.0", "https://icu.unicode.org/", "everywhere"),
    ("libsodium (in pynacl)", "ISC", "https://libsodium.org/", "everywhere"),
    (
        "eSpeak NG",
        "GPL-3.0-or-later",
        "https://github.com/espeak-ng/espeak-ng",
        "Linux; a process of its own",
    ),
    (
        "FreeType, HarfBuzz, libpng, zlib, PCRE2 (in Qt)",
        "FTL, MIT, libpng, Zlib, BSD-3-Clause",
        "https://doc.qt.io/qt-6/licenses-used-in-qt.html",
        "everywhere",
    ),
    (
        "Noto Sans CJK SC, Noto Serif CJK SC",
        "OFL-1.1",
        "https://github.com/notofonts/noto-cjk",
        "assets/fonts, renamed",
    ),
    (
        "Voice “heart” (hibari, of Kokoro-82M)",
        "Apache-2.0",
        "https://pypi.org/project/hibari-tts/",
        "assets/voice/en",
    ),
    (
        "Voice “zf_xiaoxiao” (Kokoro-82M)",
        "Apache-2.0",
        "https://huggingface.co/hexgrad/Kokoro-82M",
        "assets/voice/zh-CN",
    ),
)
"""What comes along without being a package: name, licence, where it is from, where it is."""


def without_package() -> list[tuple[str, str, str, str]]:
    """Return all that comes along without being a package; of Linux' libraries those of the last bundle."""
    parts = {*libraries.kept().values()}
    of_linux = [(name, part) for name, part in libraries.OF_LINUX.items() if name in parts]
    return [*NO_PACKAGE, *((name, part.licence, part.home, "Linux bundles") for name, part in of_linux)]


ABOUT: Final = Path(__file__).resolve().parent / "about.txt"
"""What stands at the top of NOTICE: our own licence, and how Qt is replaced."""


def named(licence: str) -> str:
    return ONE_NAME.get(licence.strip(), licence.strip())


def licence_of(package: metadata.Distribution) -> str:
    """Return what a package says of itself, in the words of SPDX; empty if it says nothing."""
    told = package.metadata
    short = told.get("License-Expression") or ""
    if not short and len(told.get("License") or "") < 40:
        short = told.get("License") or ""
    if not short:
        classes = [one for one in told.get_all("Classifier") or () if one.startswith("License :: ")]
        short = classes[0].rpartition(" :: ")[2] if classes else ""
    return named(short)


def needed() -> set[str]:
    """Return the names of all packages that Nightcaller needs on any system, and those that they need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting, found = list(project["dependencies"]), set()
    while waiting:
        asked = Requirement(waiting.pop())
        name = canonicalize_name(asked.name)
        wanted = asked.marker is None or any(
            asked.marker.evaluate({"sys_platform": system, "platform_system": _platform(system), "extra": ""})
            for system in PLATFORMS
        )
        if not wanted or name in found or name.startswith("pyobjc-"):
            continue
        found.add(name)
        try:
            waiting += metadata.requires(name) or ()
        except metadata.PackageNotFoundError:
            if name not in TOLD_HERE:
                raise
    return found


def _platform(system: str) -> str:
    return {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}[system]


def rows() -> list[dict[str, str]]:
    """Return a row for everything: name, licence, where it is from."""
    listed = []
    for name in needed():
        if name in TOLD_HERE:
            licence, home = TOLD_HERE[name]
        else:
            package = metadata.distribution(name)
            licence, home = licence_of(package), _home(package)
        if not licence:
            sys.exit(f"{name} names no licence: look it up, and write it into {Path(__file__).name}")
        listed.append({"name": name, "licence": licence, "home": home})
    listed.sort(key=lambda row: row["name"])
    return [
        {"name": name, "licence": licence, "home": home} for name, licence, home, _where in without_package()
    ] + listed


def versions() -> list[str]:
    """Return what Nightcaller needs and this environment has, to the last digit."""
    here = {canonicalize_name(one.name): one.version for one in metadata.distributions()}
    return [f"{name}=={here[name]}" for name in sorted(needed()) if name in here]


def _home(package: metadata.Distribution) -> str:
    urls = dict(re.split(r",\s*", one, maxsplit=1) for one in package.metadata.get_all("Project-URL") or ())
    by_name = {name.lower(): url for name, url in urls.items()}
    for name in ("source", "source code", "repository", "github", "homepage", "home"):
        if name in by_name:
            return by_name[name]
    return package.metadata.get("Home-page") or f"https://pypi.org/project/{package.metadata['Name']}/"


def notice(listed: list[dict[str, str]]) -> str:
    """Return the whole NOTICE: what there is, then every licence's text."""
    where = {name: place for name, _licence, _home, place in without_package()}
    parts = [ABOUT.read_text("utf-8"), "What there is\n-------------\n"]
    for row in listed:
        place = f" [{where[row['name']]}]" if row["name"] in where else ""
        parts.append(f"* {row['name']}: {row['licence']}{place}\n  {row['home']}\n")
    texts: dict[str, list[str]] = {}
    for name in sorted(needed()):
        for text in _own_texts(name):
            texts.setdefault(text, []).append(name)
    for text, names in texts.items():
        parts.append(f"\n\n{'=' * 100}\n{', '.join(names)}\n{'=' * 100}\n\n{text}\n")
    shared = {
        "OFL 1.1 (the fonts)": ROOT / "assets" / "fonts" / "OFL.txt",
        "Apache License 2.0 (the voices, OpenSSL)": ROOT / "assets" / "voice" / "LICENSE-Apache-2.0.txt",
        **{path.stem: path for path in sorted(TEXTS.glob("*.txt"))},
    }
    for name, path in shared.items():
        parts.append(f"\n\n{'=' * 100}\n{name}\n{'=' * 100}\n\n{path.read_text('utf-8').strip()}\n")
    return "".join(parts)


def _own_texts(name: str) -> list[str]:
    """Return the licence files that a package brings along, less those that stand here anyway."""
    try:
        package = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return []
    found = []
    for path in package.files or ():
        inside = ".dist-info/" in path.as_posix() and re.search(
            r"(?i)(licen[cs]e|copying|notice|authors)", path.name
        )
        if inside and path.suffix in {"", ".txt", ".md", ".rst", ".APACHE", ".BSD"}:
            text = Path(str(path.locate())).read_text("utf-8", "replace").strip()
            if len(text) < 20_000 and "Apache License" not in text[:400]:
                found.append(re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--versions", action="store_true", help="say which packages are here, and end")
    options = parser.parse_args()
    if options.versions:
        sys.stdout.writelines(f"{line}\n" for line in versions())
        return 0
    listed, kept = rows(), ROOT / "assets" / "notices.json"
    written = json.dumps(listed, ensure_ascii=False, indent=1) + "\n"
    if options.check:
        told = {(row["name"], row["licence"]) for row in json.loads(kept.read_text("utf-8"))}
        wrong = told ^ {(row["name"], row["licence"]) for row in listed}
        for name, licence in sorted(wrong):
            sys.stdout.write(f"not as it is told: {name}: {licence}\n")
        return bool(wrong)
    kept.write_text(written, "utf-8", newline="\n")
    (ROOT / "NOTICE").write_text(notice(listed), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
