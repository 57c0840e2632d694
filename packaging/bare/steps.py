"""Start, test or release Nightcaller on a machine that has Python and nothing else.

Only the standard library; `run` and `run.cmd` find the Python for it. It says what it does on the way:
missing system libraries (Debian, Ubuntu), a private environment in `.venv`, the project and what it needs.
A stamp makes the second start immediate.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST_PIP = "pip>=25.1"  # the first one that knows --group

LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libbrotlidec.so.1": "libbrotli1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libpulse.so.0": "libpulse0",
}
"""What Qt's wheels expect of a Linux system (library -> Debian's and Ubuntu's package)."""

TEST_PROGRAMS = {"Xvfb": "xvfb", "xauth": "xauth"}
"""A screen that nobody sees, for the journey under a real window system."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def give_up(text: str) -> NoReturn:
    say(f"\n{text}")
    sys.exit(1)


def run(*command: str | Path, quietly: bool = False) -> int:
    output = subprocess.DEVNULL if quietly else None
    return subprocess.run([str(part) for part in command], cwd=ROOT, stdout=output, check=False).returncode


def missing_packages(programs: dict[str, str]) -> list[str]:
    """Return the Debian packages of the libraries and programs that this Linux machine lacks."""
    ldconfig = shutil.which("ldconfig") or "/sbin/ldconfig"
    known = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=False).stdout
    there = {line.split()[0] for line in known.splitlines() if line.startswith("\t")}
    packages = [package for library, package in LIBRARIES.items() if library not in there]
    return packages + [package for program, package in programs.items() if not shutil.which(program)]


def install_system_packages(packages: list[str]) -> None:
    """Install Debian packages, as root or with sudo; elsewhere only say what is missing."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        say(f"This system may lack libraries that Debian calls: {names}")
        return
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not root and not shutil.which("sudo"):
        give_up(f"Please let an administrator run: apt-get install {names}")
    say(f"Installing system packages: {names}")
    prefix = [] if root else ["sudo"]
    run(*prefix, "apt-get", "update", "-qq")
    install = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "--no-install-recommends"]
    if run(*prefix, *install, *packages, quietly=True):
        give_up(f"That did not work. Please run: sudo apt-get install {names}")


def works(python: Path) -> bool:
    """Whether an environment's Python starts; it does not after the system's Python was replaced."""
    check = "import sys, pip; sys.exit(not (3, 11) <= sys.version_info < (3, 14))"
    try:
        return subprocess.run([python, "-c", check], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def prepare(purpose: str) -> None:
    """Make sure that everything is there to `play` or to `test`; immediate when it is."""
    stamp = VENV / f"ready-to-{purpose}"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + Path(__file__).read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted and PYTHON.exists():
        return
    if sys.platform == "linux" and (packages := missing_packages(TEST_PROGRAMS if purpose == "test" else {})):
        install_system_packages(packages)
    if not works(PYTHON):
        say(f"Making a private Python environment in {VENV}")
        if run(sys.executable, "-m", "venv", "--clear", VENV):
            give_up("The environment could not be made; is the disk full?")
    say("Installing Nightcaller and what it needs: about 250 MB to download, once. A few minutes.")
    say("正在安装唤夜人：要下载约 250 MB，仅此一次，几分钟就好。")
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install"]
    groups = ["--group", "dev"] if purpose == "test" else []
    # pip says itself how far it is: a quarter of an hour without a word looks like a program that hangs.
    if run(*pip, "--quiet", "--upgrade", OLDEST_PIP) or run(*pip, "--editable", ".", *groups):
        give_up("That did not work; is there a connection to the internet? 安装失败，网络通吗？")
    stamp.write_text(wanted)


def play(arguments: list[str]) -> int:
    """Become the app, so that whoever ends this ends it too; Windows can only wait for it."""
    command = [str(PYTHON), "-m", "nightcaller", *arguments]
    if os.name != "nt":
        os.chdir(ROOT)
        os.execv(command[0], command)
    return run(*command)


def checks() -> dict[str, list[str | Path]]:
    """Return what is checked before any test runs, by name (qmllint runs as a test: it needs our types)."""
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check"],
        "mypy": [PYTHON, "-m", "mypy"],
        "import contracts": [BIN / "lint-imports", "--no-cache"],
    }


def test(arguments: list[str]) -> int:
    """Run the checks, the fast tests and (not with ``fast``) the slow ones; stop where something is wrong."""
    extent = arguments.pop(0) if arguments[:1] in (["fast"], ["all"]) else "all"
    wrong = []
    for name, command in checks().items():
        say(f"\n== {name}")
        if run(*command):
            wrong.append(name)
    if wrong:
        give_up(f"Not right yet: {', '.join(wrong)}. No test was run.")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Whole evenings wait for hands and voices more than they count: twice as many at once as there are cores.
    parts = {"fast tests": ("not slow and not journey", "3"), "slow tests": ("slow or journey", "4")}
    for name, (marks, workers) in list(parts.items())[: 1 if extent == "fast" else 2]:
        say(f"\n== {name}")
        # -v takes back pyproject's -q: the last line is then pytest's full summary
        tests: list[str | Path] = [PYTHON, "-m", "pytest", "-v", "-n", workers, "--durations=15", "-m", marks]
        code = run(*tests, *arguments)
        if code and not (code == 5 and arguments):  # 5: none of the tests asked for is in this part
            return code
    return 0


def main() -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    match sys.argv[1:]:
        case ["play", *arguments]:
            prepare("play")
            return play(arguments)
        case ["test", *arguments]:
            prepare("test")
            return test(arguments)
        case ["release", *arguments]:
            return run(sys.executable, ROOT / "packaging" / "bundle" / "release.py", *arguments)
    give_up("usage: steps.py play|test|release [arguments]")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
