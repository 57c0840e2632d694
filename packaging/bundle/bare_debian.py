"""Tries a release where nothing is: in a bare Debian 12, without Python and network, as an ordinary user.

    packaging/release                     first: what is tried is in --into
    packaging/release --bare-debian       as root; wants debootstrap, Xvfb, pulseaudio and its tools

The .tar.gz is unpacked and played with (`FROM_ARCHIVE`), the AppImage started, the .deb installed, played
with (`FROM_PACKAGE`), upgraded and taken off again. The program of `trial.py` is laid into what is shipped
and plays with its libraries, voices and letters. The screen is Xvfb's, the loudspeaker PulseAudio's null
sink; what it got is recorded and measured. Systems, pictures and recordings are left in work/bare-debian.
"""

from __future__ import annotations

import hashlib
import math
import os
import shutil
import signal
import subprocess
import sys
import time
import wave
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from running import give_up, run, say

import linux

FROM_ARCHIVE: Final = ("six", "big")
FROM_PACKAGE: Final = ("eight",)
NEEDED: Final = ("debootstrap", "dpkg-deb", "parec", "pulseaudio", "unshare", "Xvfb")
RELEASE: Final = "bookworm"
PLAYER: Final = "player"
UID: Final = 1000
RATE: Final = 8000
"""Samples a second of a recording: enough to say when something was heard."""
LOUD: Final = 0.004
"""Of full scale (-48 dBFS): what is softer counts as silence."""
EXPECTED: Final = "qt.multimedia."
"""How lines begin that a bare system is entitled to: it has no graphics card that decodes films."""
OF_THE_SYSTEM: Final = (
    *("etc/ld.so.cache", "home", "root", "run", "tmp", "usr/share/man", "var/cache", "var/lib/apt"),
    *("var/lib/dpkg", "var/lib/systemd", "var/log", "proc", "sys", "dev"),
)
"""Where a package manager keeps its own books: no trace of a program that was taken off."""

APT: Final = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")
ENTER: Final = """
mount -t proc proc "$1/proc"
mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
mkdir -p "$1/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
mount --bind "$2" "$1/srv"
root="$1"; shift 2
exec chroot --userspec={uid}:{uid} "$root" env -i "$@"
"""
"""As an ordinary user, with processes, mounts and a network (none) that nobody else has."""


class Debian:
    """A system in a folder.

    Args:
        folder: where its root is.
        sockets: the folder with the loudspeaker's socket; inside it is /srv.
        display: the screen's name (":7").
    """

    def __init__(self, folder: Path, sockets: Path, display: str) -> None:
        self.folder, self.sockets = folder, sockets
        self.home = folder / "home" / PLAYER
        self.environment = {
            "HOME": f"/home/{PLAYER}",
            "USER": PLAYER,
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games",
            "LANG": "C.UTF-8",
            "DISPLAY": display,
            "PULSE_SERVER": "unix:/srv/native",
        }

    def lay(self, pristine: Path) -> None:
        """Make it anew from one that nobody has touched."""
        if self.folder.exists():
            shutil.rmtree(self.folder)
        run("cp", "-a", "--reflink=auto", pristine, self.folder)
        self.administer("useradd", "--create-home", "--uid", str(UID), PLAYER)
        if [name for name in ("python3", "python") if shutil.which(name, path=str(self.folder / "usr/bin"))]:
            give_up("there is a Python: this is not a bare system")

    def administer(self, *command: str) -> None:
        """Run something as root, with the network."""
        run("chroot", self.folder, "env", "DEBIAN_FRONTEND=noninteractive", *command, quietly=True)

    def install(self, *packages: str) -> None:
        self.administer("apt-get", "update", "-qq")
        self.administer(*APT, "install", "--no-install-recommends", *packages)

    def play(self, *command: str, at: str = "", seconds: int = 1800) -> str:
        """Run something as the ordinary user and return what it says; a complaint ends the trial."""
        words = [f"{name}={value}" for name, value in self.environment.items()]
        inside = ("sh", "-c", f'cd "{at or self.environment["HOME"]}" && exec "$@"', "-", *command)
        asked = ("unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "sh", "-ec")
        script = ENTER.replace("{uid}", str(UID))
        done = subprocess.run(
            [*asked, script, "-", str(self.folder), str(self.sockets), *words, *inside],
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )
        complaints = [line for line in done.stderr.splitlines() if line and not line.startswith(EXPECTED)]
        if done.returncode or complaints:
            give_up(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def give(self, file: Path) -> str:
        """Put a file into the user's home and return its name there."""
        target = self.home / file.name
        shutil.copy(file, target)
        os.chown(target, UID, UID)
        return str(Path("/home") / PLAYER / file.name)

    def everything(self) -> set[str]:
        """Return the name of everything that belongs to the system, and not to somebody in it."""
        found = set()
        for folder, names, files in os.walk(self.folder):
            inside = Path(folder).relative_to(self.folder)
            names[:] = [name for name in names if str(inside / name) not in OF_THE_SYSTEM]
            found |= {str(inside / name) for name in (*names, *files)} - {*OF_THE_SYSTEM}
        return found


def of_the_user(debian: Debian) -> dict[str, str]:
    """Return what the ordinary user has: file -> what is in it, in short."""
    files = (path for path in debian.home.rglob("*") if path.is_file() and not path.is_symlink())
    return {
        str(path.relative_to(debian.home)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }


@contextmanager
def running(*command: str | Path, output: int | IO[bytes] = subprocess.DEVNULL) -> Iterator[None]:
    """Have a program run for a while."""
    words = [str(word) for word in command]
    process = subprocess.Popen(words, stdout=output, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


@contextmanager
def screen() -> Iterator[str]:
    """Have a screen that nobody sees, and name it."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-ac", "-nolisten", "tcp"]
    process = subprocess.Popen(words, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = told.readline().strip()
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def loudspeaker(sockets: Path) -> Iterator[None]:
    """Have a loudspeaker that nobody hears, at the socket `native` in a folder."""
    sockets.mkdir(parents=True, exist_ok=True)
    sockets.chmod(0o777)
    (sockets / "native").unlink(missing_ok=True)
    door = f"module-native-protocol-unix auth-anonymous=1 socket={sockets / 'native'}"
    alone = ("-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes")
    with running("pulseaudio", *alone, "-L", door, "-L", "module-null-sink sink_name=room rate=48000"):
        until = time.monotonic() + 20
        while not (sockets / "native").exists():
            if time.monotonic() > until:
                give_up("PulseAudio does not start")
            time.sleep(0.1)
        yield


@contextmanager
def heard(sockets: Path, file: Path) -> Iterator[None]:
    """Record what the loudspeaker gets meanwhile, and say how much of it was sound."""
    raw = file.with_suffix(".raw")
    room = (f"--server=unix:{sockets / 'native'}", "--device=room.monitor")
    how = ("--raw", "--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=200")
    with raw.open("wb") as into, running("parec", *room, *how, output=into):
        yield
    samples = array("h")
    samples.frombytes(raw.read_bytes()[: raw.stat().st_size // 2 * 2])
    raw.unlink()
    with wave.open(str(file), "wb") as kept:
        kept.setnchannels(1)
        kept.setsampwidth(2)
        kept.setframerate(RATE)
        kept.writeframes(samples.tobytes())
    sounding, loudest = loudness(samples)
    say(f"   heard: sound for {sounding:.0f} s of {len(samples) / RATE:.0f}, the loudest {loudest:.0f} dBFS")
    if sounding < 10:
        give_up("nobody has heard a voice")


def loudness(samples: Sequence[int]) -> tuple[float, float]:
    """Return how many seconds of a recording were sound, and how loud the loudest tenth was (dBFS)."""
    step = RATE // 10
    levels = [
        math.sqrt(sum(one * one for one in samples[at : at + step]) / step) / 32768
        for at in range(0, len(samples) - step + 1, step)
    ]
    loudest = max(levels, default=0.0)
    return sum(level > LOUD for level in levels) / 10, 20 * math.log10(loudest) if loudest else -math.inf


def overlaid(trial: Path, shipped: Path) -> Path:
    """Lay the program that plays by itself into what is shipped; return its place there."""
    lacking = [
        path.relative_to(trial)
        for path in trial.rglob("*")
        if path.is_file() and path.name != "trial" and not (shipped / path.relative_to(trial)).exists()
    ]
    for file in lacking:
        (shipped / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(trial / file, shipped / file, follow_symlinks=False)
    if lacking:
        say(f"   laid beside it for the trial: {', '.join(map(str, lacking))}")
    return Path(shutil.copy(trial / "trial", shipped / "trial"))


def greeted(debian: Debian, *program: str) -> None:
    """Whoever has just got it: the version, the lab, the first screen."""
    say(f"   {debian.play(*program, '--version').strip()}")
    debian.play(*program, "lab", "simulate", "--book", "judge", "--seats", "9", "--games", "200")
    began = time.monotonic()
    debian.play(*program, "--screenshot", "first.png")
    say(f"   the first screen's picture after {time.monotonic() - began:.1f} s")
    if (debian.home / "first.png").stat().st_size < 50_000:
        give_up("the first screen's picture is empty")


def evening(debian: Debian, program: str, name: str, kept: Path) -> None:
    """Play an evening; its pictures and its sound are kept."""
    kept.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with heard(debian.sockets, kept / f"{name}.wav"):
        told = debian.play(program, f"/home/{PLAYER}/evenings", name)
    for line in told.splitlines():
        say(f"   {line}")
    pictures = debian.home / "evenings" / "pictures" / name
    shutil.copytree(pictures, kept / name, dirs_exist_ok=True)
    taken = len([*pictures.glob("*.png")])
    say(f"   an evening ({name}) in {time.monotonic() - began:.0f} s, {taken} screens in {kept / name}")


def from_archive(debian: Debian, archive: Path, trial: Path, kept: Path) -> None:
    """Unpack the .tar.gz as anybody would, and play."""
    say(f"== {archive.name}")
    debian.install(*linux.DEPENDS)  # what every desktop has
    began = time.monotonic()
    debian.play("tar", "xzf", debian.give(archive))
    say(f"   unpacked in {time.monotonic() - began:.0f} s")
    folder = archive.name.removesuffix(".tar.gz")
    greeted(debian, f"./{folder}/nightcaller")
    overlaid(trial, debian.home / folder)
    for name in FROM_ARCHIVE:
        evening(debian, f"./{folder}/trial", name, kept)


def from_app_image(debian: Debian, image: Path) -> None:
    """Start the AppImage; without FUSE, which nobody but a whole system has, it unpacks itself first."""
    say(f"== {image.name}")
    greeted(debian, debian.give(image), "--appimage-extract-and-run")


def from_package(debian: Debian, package: Path, trial: Path, kept: Path) -> None:
    """Install the .deb, play, upgrade, take it off: nothing is left but the user's data."""
    say(f"== {package.name}")
    debian.administer("apt-get", "update", "-qq")
    before = debian.everything()
    began = time.monotonic()
    debian.install(debian.give(package))
    say(f"   installed in {time.monotonic() - began:.0f} s, with the libraries that a desktop has")
    valid(debian.folder)
    greeted(debian, "nightcaller")
    shipped = {*debian.everything()}
    overlaid(trial, debian.folder / "usr/lib/nightcaller")
    for name in FROM_PACKAGE:
        evening(debian, "/usr/lib/nightcaller/trial", name, kept)
    for file in debian.everything() - shipped:
        (debian.folder / file).unlink()
    theirs = of_the_user(debian)
    newer = upgrade(package, kept)
    debian.install(debian.give(newer))
    debian.play("nightcaller", "--version")
    here = of_the_user(debian)
    changed = [name for name in theirs if here.get(name) != theirs[name]]
    if changed:
        give_up(f"upgrading has changed {changed}")
    say(f"   upgraded with {newer.name}: {len(theirs)} files of the user are as they were")
    debian.administer(*APT, "purge", "--auto-remove", "nightcaller")
    left = sorted(debian.everything() - before)
    if left:
        give_up(f"taken off, and this is left: {left}")
    if any(of_the_user(debian).get(name) != theirs[name] for name in theirs):
        give_up("taken off, and the user's evenings with it")
    say("   taken off again: nothing is left but the user's data")


def valid(root: Path) -> None:
    """Let the checkers of the desktops read what was installed."""
    share = root / "usr" / "share"
    for checker, file in (
        (("desktop-file-validate",), share / "applications" / "nightcaller.desktop"),
        (("appstreamcli", "validate", "--no-net"), share / "metainfo" / f"{linux.ID}.metainfo.xml"),
    ):
        if shutil.which(checker[0]):
            run(*checker, file, quietly=True)
            say(f"   {checker[0]}: no complaint")
        else:
            say(f"   no {checker[0]} here")


def upgrade(package: Path, into: Path) -> Path:
    """Make a .deb with the next version's number."""
    name, version, architecture = package.stem.split("_")
    tree, number = into / "newer", f"{version}+1"
    shutil.rmtree(tree, ignore_errors=True)
    run("dpkg-deb", "-R", package, tree)
    control = tree / "DEBIAN" / "control"
    words = control.read_text("utf-8").replace(f"Version: {version}\n", f"Version: {number}\n")
    control.write_text(words, "utf-8")
    newer = into / f"{name}_{number}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, newer, quietly=True)
    shutil.rmtree(tree)
    return newer


def only(found: Iterator[Path], what: str, into: Path) -> Path:
    files = sorted(found)
    if not files:
        give_up(f"there is no {what} in {into}: make a release first")
    return files[-1]


def tried(into: Path, work: Path, trial: Path) -> None:
    """Try the release in `into`; `trial` is the bundle that plays by itself."""
    if sys.platform != "linux" or os.geteuid():
        give_up("Only root can make a system in a folder.")
    if lacking := [name for name in NEEDED if not shutil.which(name)]:
        give_up(f"This is not installed: {', '.join(lacking)}")
    archive = only(into.glob("nightcaller-*-linux-*.tar.gz"), ".tar.gz", into)
    package = only(into.glob("nightcaller_*.deb"), ".deb", into)
    systems = work / "bare-debian"
    pristine, kept = systems / RELEASE, systems / "kept"
    if not (pristine / "usr/bin/apt-get").exists():
        say(f"== a bare Debian, {RELEASE}")
        systems.mkdir(parents=True, exist_ok=True)
        run("debootstrap", "--variant=minbase", RELEASE, pristine, quietly=True)
    sockets = systems / "sockets"
    with screen() as display, loudspeaker(sockets):
        for name, trying, file in (
            ("from-archive", from_archive, archive),
            ("from-package", from_package, package),
        ):
            debian = Debian(systems / name, sockets, display)
            debian.lay(pristine)
            trying(debian, file, trial, kept)
            if name == "from-archive":
                for image in into.glob("*.AppImage"):
                    from_app_image(debian, image)
