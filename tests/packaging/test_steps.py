"""What the three commands do before any work, and what they say when it does not work out."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import contents
import PySide6
import pytest

ROOT = Path(__file__).resolve().parents[2]
BARE = ROOT / "packaging" / "bare"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="about Linux' packages")


@pytest.fixture
def steps() -> ModuleType:
    spec = importlib.util.spec_from_file_location("steps", BARE / "steps.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def bare(steps: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A system with the libraries of a desktop that `packaging/play` has prepared, and no tool of a maker."""
    monkeypatch.setattr(steps, "known_libraries", lambda: {*steps.LIBRARIES})
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(
        steps.sysconfig, "get_config_var", {"INSTSONAME": "libpython3.11.so.1.0", "LIBDIR": "/none"}.get
    )
    return steps


HAS: frozenset[str] = frozenset(
    {
        *(
            "ld-linux-x86-64.so.2",
            "libc.so.6",
            "libdl.so.2",
            "libm.so.6",
            "libpthread.so.0",
            "libresolv.so.2",
        ),
        *("libbz2.so.1", "libgcc_s.so.1", "libstdc++.so.6", "libz.so.1", "libzstd.so.1"),
    }
)
"""What every Debian and Ubuntu has: C, C++, and what Python, dpkg and apt read archives with."""
DYNAMIC, NEEDED = 6, 1


def needed(library: Path) -> Iterator[str]:
    """Tell the names of the libraries that one asks the system for (ELF, 64 bits)."""
    code = library.read_bytes()
    (first,), (size, count) = struct.unpack_from("<Q", code, 40), struct.unpack_from("<HH", code, 58)
    parts = [struct.unpack_from("<IIQQQQI", code, first + size * number) for number in range(count)]
    for _name, kind, _flags, _address, place, length, names in parts:
        if kind == DYNAMIC:
            for tag, at in struct.iter_unpack("<QQ", code[place : place + length]):
                if tag == NEEDED:
                    begin = parts[names][4] + at
                    yield code[begin : code.index(b"\0", begin)].decode()


@pytest.mark.skipif(platform.machine() != "x86_64" or sys.platform != "linux", reason="about Linux' wheels")
def test_every_library_that_the_program_asks_of_linux_is_installed(steps: ModuleType) -> None:
    """A bare Ubuntu had no Kerberos, which a bare Debian has by chance: its Python asks for it."""
    site = Path(PySide6.__file__).parents[1]
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "desktop").rglob("*.py"))
    modules = {"QtOpenGL", *re.findall(r"from PySide6\.(Qt\w+) import", sources)}
    found = {path.relative_to(site).as_posix(): path for path in site.rglob("*.so*")}
    ours = {
        place: [*needed(path)]
        for place, path in found.items()
        if place.startswith(("PySide6/", "shiboken6/", "espeakng_loader/", "nacl/", "msgspec/", "_cffi"))
        and (".abi3." not in place or "Qt" not in path.name or path.name.split(".")[0] in modules)
        and path.read_bytes()[:4] == b"\x7fELF"
    }
    asked = {name for place in contents.reached(ours, ours.__getitem__) for name in ours[place]}
    inside = {path.name for path in found.values()}
    assert {"libQt6Core.so.6", "libGL.so.1"} <= asked
    assert asked - inside - HAS <= {*steps.LIBRARIES}


@LINUX
def test_a_release_is_told_before_any_work_what_is_missing(bare: ModuleType) -> None:
    """It stopped three times, the last after 26 minutes: objdump, Python's library, `file`."""
    python = f"libpython3.{sys.version_info.minor}"
    assert bare.missing_packages("release") == ["binutils", "file", python]
    assert bare.missing_packages("test") == ["xvfb", "xauth", "sway", "grim"]
    assert bare.missing_packages("play") == []


@LINUX
def test_where_nothing_can_be_installed_a_release_ends_at_once(bare: ModuleType) -> None:
    with pytest.raises(SystemExit):
        bare.install_system_packages(["binutils"], "release")


def test_a_disk_without_room_is_said_before_anything_is_fetched(
    steps: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps.shutil, "disk_usage", lambda _place: SimpleNamespace(free=80_000_000))
    for purpose in steps.ROOM_MB:
        with pytest.raises(SystemExit):
            steps.need_room(purpose)
        said = capsys.readouterr().out
        assert "80 MB" in said
        assert "internet" not in said


@pytest.mark.parametrize(
    ("complaint", "word"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "full"),
        ("E: You don't have enough free space in /var/cache/apt/archives/.", "full"),
        (
            "W: Failed to fetch http://deb.debian.org/  Temporary failure resolving 'deb.debian.org'",
            "internet",
        ),
        (
            "WARNING: Retrying after connection broken by 'NewConnectionError(... [Errno -3] Temporary "
            "failure in name resolution')",
            "internet",
        ),
        ("SSLError(SSLCertVerificationError(1, 'certificate verify failed: self-signed'", "certificate"),
        ("ERROR: Package 'nightcaller' requires a different Python: 3.9.2 not in '<3.14,>=3.11'", "above"),
    ],
)
def test_an_installation_that_fails_says_why(steps: ModuleType, complaint: str, word: str) -> None:
    """A full disk once asked for the internet."""
    reason = steps.reason(complaint)
    assert [one for one in ("full", "internet", "certificate", "above") if one in reason] == [word]
    assert any("一" <= sign <= "鿿" for sign in reason), "in both languages"


def test_complaints_are_shown_and_kept(steps: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = steps.attempt(
        sys.executable, "-c", "import sys; sys.stderr.write('no room\\n'); sys.exit(3)"
    )
    assert (code, said, capfd.readouterr().err) == (3, "no room\n", "no room\n")


def machine(folder: Path, **programs: str) -> dict[str, str]:
    """A PATH with nothing on it but what a bare Debian has, and these programs."""
    for name in ("bash", "env", "dirname", "uname", "id", "df", "awk"):
        if found := shutil.which(name):
            (folder / name).symlink_to(found)
    for name, script in programs.items():
        (folder / name).write_text(f"#!/bin/bash\n{script}\n")
        (folder / name).chmod(0o755)
    return {"PATH": str(folder), "LANG": "C.UTF-8"}


def ran(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [shutil.which("bash") or "bash", BARE / "run", "play"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@LINUX
def test_without_an_administrator_the_missing_part_of_python_is_named(tmp_path: Path) -> None:
    """Debian's python3.11 is there, its venv is in a package of its own, and nobody may install it."""
    no_venv = f'[[ "$*" == *ensurepip* ]] && exit 1; exec {sys.executable} "$@"'
    version = f"python3.{sys.version_info.minor}"
    programs = {version: no_venv, "id": "echo 1000"}
    done = ran(machine(tmp_path, **{**programs, "apt-get": "exit 1"}))
    assert done.returncode == 1
    assert f"apt-get install {version}-venv" in done.stderr


@LINUX
def test_without_a_network_a_bare_machine_says_so(tmp_path: Path) -> None:
    told = {"apt-get": "echo 'E: Unable to fetch some archives' >&2; exit 100", "apt-cache": "echo found"}
    done = ran(machine(tmp_path, id="echo 0", **told))
    assert done.returncode == 1
    last = done.stderr[done.stderr.rindex("E: Unable") :]
    assert "internet" in last or "disk is full" in last
    assert "apt-get install python3.13 python3.13-venv" in last


@pytest.mark.slow
def test_an_editable_installation_copies_nothing_of_ours(tmp_path: Path) -> None:
    """Voices and letters are 48 MB; forced files of a wheel are copied into an editable one as well."""
    build = (
        "import sys; from hatchling.builders.wheel import WheelBuilder as Builder; "
        "print(*Builder('.').build(directory=sys.argv[1], versions=['editable']))"
    )
    subprocess.run([sys.executable, "-c", build, tmp_path], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert sum(one.file_size for one in archive.infolist()) < 500_000
        assert not [name for name in archive.namelist() if "/assets/" in name or "/i18n/" in name]


def test_nothing_is_asked_of_the_system_where_release_only_tells(steps: ModuleType) -> None:
    done = subprocess.run(
        [sys.executable, BARE / "steps.py", "release", "--help"],
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "--bare-debian" in done.stdout
