"""Start, test, measure or release Nightcaller on a machine that has Python and nothing else.

Only the standard library; `run` and `run.cmd` find the Python for it. What is missing is looked for before
any work, and it says what it does on the way: system packages (Debian, Ubuntu), a private environment in
`.venv`, the project and what it needs. A stamp makes the second start immediate.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST_PIP = "pip>=25.1"  # the first one that knows --group

LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdrm.so.2": "libdrm2",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libbrotlidec.so.1": "libbrotli1",
    "libbrotlicommon.so.1": "libbrotli1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libpulse.so.0": "libpulse0",
}
"""What the program asks of Linux, beside what apt and Python have anyway (library -> Debian's package)."""

PROGRAMS = {
    "play": {},
    # screens that nobody sees, for the journeys under a real X server and a real Wayland compositor
    "test": {"Xvfb": "xvfb", "xauth": "xauth", "sway": "sway", "grim": "grim"},
    # PyInstaller asks objdump and objcopy, appimagetool asks file
    "release": {"objdump": "binutils", "file": "file"},
}
"""What each purpose wants of a Linux system beside libraries (program -> Debian's and Ubuntu's package)."""

DOWNLOAD_MB = 280
"""What pip fetches from PyPI for playing, rounded up."""

ROOM_MB = {"play": 1300, "test": 1500, "release": 3000}
"""What has to be free before the first byte is fetched: what stays, and what is only on the way."""

NO_ROOM = re.compile(r"No space left on device|Errno 28|enough free space|Disk quota exceeded", re.IGNORECASE)
NO_NETWORK = re.compile(
    r"could not resolve|name resolution|name or service not known|getaddrinfo|unreachable|timed out"
    r"|ConnectionError|connection (refused|reset|broken)|ProxyError|SSLError|failed to fetch|not connect",
    re.IGNORECASE,
)
UNTRUSTED = re.compile("certificate verify failed", re.IGNORECASE)
"""How pip and apt say that the disk is full, that nothing can be fetched, or only from somebody unknown."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def give_up(text: str) -> NoReturn:
    say(f"\n{text}")
    sys.exit(1)


def run(*command: str | Path) -> int:
    return subprocess.run([str(part) for part in command], cwd=ROOT, check=False).returncode


def attempt(*command: str | Path, quietly: bool = False) -> tuple[int, str]:
    """Run a command and return its code and its complaints, which are shown as they come as well."""
    words, said = [str(part) for part in command], []
    told = subprocess.DEVNULL if quietly else None
    with subprocess.Popen(
        words, cwd=ROOT, stdout=told, stderr=subprocess.PIPE, text=True, errors="replace"
    ) as process:
        for line in process.stderr or ():
            sys.stderr.write(line)
            said.append(line)
    return process.returncode, "".join(said)


def reason(complaints: str) -> str:
    """Return why something could not be installed, in both languages, as far as its complaints tell."""
    if NO_ROOM.search(complaints):
        return "The disk is full: make room, and run this again. 磁盘满了，腾出空间后再运行一次。"
    if UNTRUSTED.search(complaints):
        return (
            "A certificate is not trusted: is this computer's clock right? Where a network has certificates\n"
            "of its own, PIP_CERT names the file with them.\n"
            "证书不受信任：电脑时间对吗？内网自己的证书用 PIP_CERT 指定。"
        )
    if NO_NETWORK.search(complaints):
        return "Nothing could be fetched: is there a connection to the internet? 下载不了，网络通吗？"
    return "That did not work; the lines above say why. 安装失败，原因见上面几行。"


def need_room(purpose: str) -> None:
    """End here if the disk has too little left: half an installation helps nobody."""
    left = shutil.disk_usage(ROOT).free // 1_000_000
    if left < ROOM_MB[purpose]:
        give_up(
            f"The disk has {left} MB left, this wants {ROOM_MB[purpose]} MB: make room, and run this again.\n"
            f"磁盘只剩 {left} MB，这一步需要 {ROOM_MB[purpose]} MB，腾出空间后再运行一次。"
        )


def known_libraries() -> set[str]:
    """Return the names of the shared libraries that the loader of this Linux system finds."""
    ldconfig = shutil.which("ldconfig") or "/sbin/ldconfig"
    known = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=False).stdout
    return {line.split()[0] for line in known.splitlines() if line.startswith("\t")}


def missing_packages(purpose: str) -> list[str]:
    """Return the Debian packages of the libraries and programs that this Linux machine lacks."""
    there = known_libraries()
    packages = [*dict.fromkeys(package for library, package in LIBRARIES.items() if library not in there)]
    packages += [package for program, package in PROGRAMS[purpose].items() if not shutil.which(program)]
    # A bundle has Python as a library in it; Debian's Python is a program that does without.
    python = str(sysconfig.get_config_var("INSTSONAME") or "")
    beside = Path(str(sysconfig.get_config_var("LIBDIR") or "/usr/lib"), python)
    if purpose == "release" and python not in there and not beside.is_file():
        packages.append(f"libpython{sys.version_info.major}.{sys.version_info.minor}")
    return packages


def install_system_packages(packages: list[str], purpose: str) -> None:
    """Install Debian packages, as root or with sudo; elsewhere say what is missing."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        if purpose == "release":
            give_up(f"Please install first what Debian calls: {names}")
        say(f"This system may lack libraries that Debian calls: {names}")
        return
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not root and not shutil.which("sudo"):
        give_up(f"Please let an administrator run: apt-get install {names}\n请让管理员运行上面的命令。")
    say(f"Installing system packages: {names}")
    as_root = [
        *([] if root else ["sudo"]),
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "LC_ALL=C.UTF-8",
        "apt-get",
    ]
    _, stale = attempt(*as_root, "update", "-qq")
    install = ("install", "-y", "--no-install-recommends", *packages)
    code, complaints = attempt(*as_root, "-qq", *install, quietly=True)
    if code:
        give_up(f"{reason(complaints + stale)}\nWanted: apt-get install {names}")


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
    began = time.monotonic()
    if not works(PYTHON):
        need_room(purpose)
    prepare_system(purpose)
    if not works(PYTHON):
        say(f"Making a private Python environment in {VENV}")
        code, complaints = attempt(sys.executable, "-m", "venv", "--clear", VENV)
        if code:
            give_up(f"The environment could not be made. {reason(complaints)}")
    say(f"Installing Nightcaller and what it needs: about {DOWNLOAD_MB} MB to download, once. A few minutes.")
    say(f"正在安装唤夜人：要下载约 {DOWNLOAD_MB} MB，仅此一次，几分钟就好。")
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install"]
    groups = ["--group", "dev"] if purpose == "test" else []
    # pip says itself how far it is: a quarter of an hour without a word looks like a program that hangs.
    for asked in (["--quiet", "--upgrade", OLDEST_PIP], ["--editable", ".", *groups]):
        code, complaints = attempt(*pip, *asked)
        if code:
            give_up(reason(complaints))
    stamp.write_text(wanted)
    megabytes = sum(path.lstat().st_size for path in VENV.rglob("*")) / 1e6
    say(f"Ready after {time.monotonic() - began:.0f} s; .venv has {megabytes:.0f} MB.")


def prepare_system(purpose: str) -> None:
    """Make sure that a Linux system has what this purpose wants of it; elsewhere there is nothing to do."""
    if sys.platform == "linux" and (packages := missing_packages(purpose)):
        install_system_packages(packages, purpose)


def play(arguments: list[str]) -> int:
    """Become the app, so that whoever ends this ends it too; Windows can only wait for it."""
    command = [str(PYTHON), "-m", "nightcaller", *arguments]
    if os.name != "nt":
        os.chdir(ROOT)
        os.execv(command[0], command)
    return run(*command)


def tool(arguments: list[str]) -> int:
    """Run one of the makers' tools, which are not installed with the app."""
    places = (str(ROOT / "desktop"), str(ROOT / "packaging"), os.environ.get("PYTHONPATH"))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, places))
    return run(PYTHON, "-m", "makers", *arguments)


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
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    wrong = []
    # Beside the checks all asserts are taken apart once; after them every worker would do it for itself.
    compiling = [PYTHON, "-m", "pytest", "--collect-only", "-qq"]
    with subprocess.Popen(compiling, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        for name, command in checks().items():
            say(f"\n== {name}")
            if run(*command):
                wrong.append(name)
    if wrong:
        give_up(f"Not right yet: {', '.join(wrong)}. No test was run.")
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
        case ["tool", *arguments]:
            prepare("play")
            return tool(arguments)
        case ["test", *arguments]:
            prepare("test")
            return test(arguments)
        case ["release", *arguments]:
            if not {"-h", "--help", "--contents"} & {*arguments}:
                need_room("release")
                prepare_system("release")
            return run(sys.executable, ROOT / "packaging" / "bundle" / "release.py", *arguments)
    give_up("usage: steps.py play|test|tool|release [arguments]")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
