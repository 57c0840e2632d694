"""Makes a release: wheel, source, and what the system that this runs on installs.

    packaging/release                     everything this system can make, into dist/
    packaging/release --into DIR          somewhere else; what is only needed on the way is in DIR/work
    packaging/release --trial             nothing but a bundle that plays evenings in its own window
    packaging/release --bare-debian       play with what was made in a bare Debian 12 (as root)
    packaging/release --contents FOLDER   what is in a bundle, and how large

Linux makes a .tar.xz, a .tar.gz, a .deb (where there is dpkg-deb) and an AppImage, Windows a .zip and a
set-up (where there is Inno Setup), macOS a .zip and a .dmg. The release workflow runs this on all three.
Signing: NIGHTCALLER_SIGN (windows.py), NIGHTCALLER_SIGN_AS (macos/sign.sh); without, nothing is signed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from datetime import UTC, datetime
from pathlib import Path

import bare_debian
import contents
import libraries
from running import PACKAGING, ROOT, give_up, run, say, version

import linux
import macos
import windows


class Workshop:
    """The folders of one release.

    Args:
        into: where the finished files go.
    """

    def __init__(self, into: Path) -> None:
        self.into = into.resolve()
        self.work = self.into / "work"
        self.made = self.work / "made"
        self.venv = self.work / "venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def prepare(self) -> None:
        """Make an environment with what the program needs, what bundles it, and nothing else."""
        self.made.mkdir(parents=True, exist_ok=True)
        if not self.python.exists():
            say(f"== an environment for making it: {self.venv}")
            venv.create(self.venv, with_pip=True)
        pip = (self.python, "-m", "pip", "--disable-pip-version-check")
        run(*pip, "install", "--quiet", "--requirement", PACKAGING / "bundle" / "requirements.txt", ROOT)
        # The bundle is made of this checkout; a copy beside it would only be mistaken for it.
        run(*pip, "uninstall", "--quiet", "--yes", "nightcaller")

    def wheel(self) -> None:
        """Make wheel and source."""
        say("== wheel and source")
        run(self.python, "-m", "build", "--no-isolation", "--outdir", self.into, ROOT, quietly=True)

    def bundle(self, *, trial: bool = False) -> Path:
        """Make the folder that needs nothing, and return it; or one that tries itself."""
        say("== one folder with everything in it")
        run(self.python, PACKAGING / "icons" / "build.py", self.made / "icons")
        (self.made / "version.txt").write_text(windows.version_resource(version()), "utf-8")
        run(
            *(self.python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"),
            *("--distpath", self.work / "bundle", "--workpath", self.work / "pyinstaller"),
            PACKAGING / "bundle" / "nightcaller.spec",
            NIGHTCALLER_MADE=str(self.made),
            NIGHTCALLER_TRIAL=str(int(trial)),
            # A bundle of macOS whose signature is not whole would only be refused on somebody's computer.
            PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR="1",
            PYINSTALLER_VERIFY_BUNDLE_SIGNATURE="1",
        )
        if trial:
            return self.work / "bundle" / "trial"
        folder = self.work / "bundle" / "nightcaller"
        for text in ("LICENSE", "NOTICE"):
            shutil.copy(ROOT / text, folder / f"{text}.txt")
        (folder / "PACKAGES.txt").write_text(self._packages(), "utf-8")
        return folder

    def _packages(self) -> str:
        """What is inside, to the last digit: whoever replaces a library wants to know which one it was."""
        asked = (str(self.python), PACKAGING / "notices" / "build.py", "--versions")
        listed = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        return f"Python {sys.version.split()[0]}\n{listed}"


def checksums(folder: Path) -> None:
    """Write SHA256SUMS for all files of a release."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(lines), "utf-8", newline="\n")
    for path in files:
        say(f"{path.stat().st_size / 1e6:9.1f} MB  {path.name}")


def measured(folder: Path, into: Path) -> None:
    """Write down how large the Linux bundle is, in MB: a test compares the README with it."""
    file = PACKAGING / "measured.json"
    told = json.loads(file.read_text("utf-8"))
    told["bundle"] = round(sum(size for _name, size in contents.sizes(folder)) / 1e6)
    for kind in ("xz", "gz"):
        (archive,) = into.glob(f"nightcaller-{version()}-linux-*.tar.{kind}")
        told[kind] = round(archive.stat().st_size / 1e6)
    file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def show(folder: Path) -> None:
    """Say what is in a bundle, in megabytes."""
    parts = contents.sizes(folder)
    for name, size in parts:
        if size >= 500_000:
            say(f"{size / 1e6:9.1f}  {name}")
    small = [size for _name, size in parts if size < 500_000]
    say(f"{sum(small) / 1e6:9.1f}  {len(small)} smaller parts")
    say(f"{sum(size for _name, size in parts) / 1e6:9.1f}  in all")


def main() -> int:
    parser = argparse.ArgumentParser(prog="packaging/release", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--into", type=Path, default=ROOT / "dist", metavar="DIR")
    parser.add_argument("--contents", type=Path, metavar="FOLDER", help="say what is in a bundle, and end")
    parser.add_argument("--trial", action="store_true", help="play evenings, frozen")
    parser.add_argument("--bare-debian", action="store_true", help="try a release in a bare Debian 12")
    options = parser.parse_args()
    if options.contents:
        show(options.contents)
        return 0
    number, day = version(), f"{datetime.now(UTC):%Y-%m-%d}"
    if f"## {number}\n" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        give_up(f"CHANGELOG.md says nothing about {number}")
    workshop = Workshop(options.into)
    workshop.prepare()
    if options.trial or options.bare_debian:
        folder = workshop.bundle(trial=True)
        if sys.platform == "linux":
            linux.slim(folder)  # what is tried is what is shipped
        if options.bare_debian:
            bare_debian.tried(workshop.into, workshop.work, folder)
            return 0
        run(folder / ("trial.exe" if os.name == "nt" else "trial"), workshop.work / "evenings")
        return 0
    workshop.wheel()
    folder = workshop.bundle()
    if sys.platform == "win32":
        windows.pack(folder, workshop.into, workshop.made, number)
    elif sys.platform == "darwin":
        macos.pack(workshop.work / "bundle" / "Nightcaller.app", workshop.into, workshop.made, number)
    else:
        linux.slim(folder)
        with (folder / "PACKAGES.txt").open("a", encoding="utf-8") as packages:
            packages.write(f"\n{libraries.told(folder, workshop.venv)}")
        linux.pack(folder, workshop.into, workshop.made, number, day, workshop.python)
        measured(folder, workshop.into)
    say("== what is in it (MB)")
    show(folder)
    say(f"== {workshop.into}")
    checksums(workshop.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
