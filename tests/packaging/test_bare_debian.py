"""What tries a release in a bare Debian (by hand, as root): its ears, its inventory, its next version."""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
from pathlib import Path

import bare_debian
import pytest
import trial
from bare_debian import RATE, Debian


def test_silence_is_not_sound() -> None:
    assert bare_debian.loudness([0] * RATE) == (0, -math.inf)
    assert bare_debian.loudness([20, -20] * RATE)[0] == 0


def test_a_second_of_a_voice_is_a_second() -> None:
    voice = [round(3000 * math.sin(at / 4)) for at in range(RATE)]
    seconds, loudest = bare_debian.loudness([0] * RATE + voice + [0] * RATE)
    assert seconds == pytest.approx(1, abs=0.11)
    assert loudest == pytest.approx(20 * math.log10(3000 / 32768 / math.sqrt(2)), abs=0.5)


def test_whatever_a_program_leaves_is_found_and_the_books_of_the_system_are_not(tmp_path: Path) -> None:
    for file in ("usr/share/icons/one.png", "etc/two", "var/lib/dpkg/status", "home/player/evening", "tmp/x"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    found = Debian(tmp_path, tmp_path, ":0").everything()
    assert {"usr/share/icons", "usr/share/icons/one.png", "etc/two"} <= found
    assert not {"home/player", "home/player/evening", "var/lib/dpkg", "var/lib/dpkg/status", "tmp"} & found


def test_the_trial_brings_what_the_release_lacks_and_replaces_nothing(tmp_path: Path) -> None:
    trial_, shipped = tmp_path / "trial", tmp_path / "shipped"
    for file in ("trial/trial", "trial/_internal/a.so", "trial/_internal/b/c.so", "shipped/_internal/a.so"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file)
    assert bare_debian.overlaid(trial_, shipped) == shipped / "trial"
    assert (shipped / "_internal/a.so").read_text() == "shipped/_internal/a.so"
    assert (shipped / "_internal/b/c.so").exists()


def test_every_evening_that_is_played_is_known() -> None:
    assert {*bare_debian.FROM_ARCHIVE, *bare_debian.FROM_PACKAGE} == {*trial.EVENINGS}


@pytest.mark.slow
def test_the_people_of_the_trial_sit_down_and_begin(tmp_path: Path) -> None:
    """They are the journeys' people, brought along into a bundle: what those need, the trial has to give."""
    begin = f"""
import trial
def begin(people, _name, hurry):
    people.clock.hurry(hurry)
    people.wait_a_while(0.1)
    print(people.place)
trial.give_hands()
application = trial.QGuiApplication(["trial"])
trial.choose_renderer()
trial.to_the_end = begin
trial.six_friends(trial.Path({str(tmp_path)!r}))
"""
    root = Path(__file__).parents[2]
    folders = (root / "desktop", root / "tests", root / "packaging", root / "packaging" / "bundle")
    run = subprocess.run(
        [sys.executable, "-c", begin],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split()[-1] in ("Cover", "Floor", "Bulletin"), run.stdout


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="about Debian's packages")
def test_the_next_version_is_the_same_package_with_a_higher_number(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "DEBIAN").mkdir(parents=True)
    words = "Package: nightcaller\nVersion: 1.2.3\nArchitecture: all\nMaintainer: x <x@y.z>\nDescription: x\n"
    (tree / "DEBIAN" / "control").write_text(words)
    package = tmp_path / "nightcaller_1.2.3_all.deb"
    subprocess.run(["dpkg-deb", "--build", tree, package], check=True, stdout=subprocess.DEVNULL)
    newer = bare_debian.upgrade(package, tmp_path)
    asked = ["dpkg-deb", "--field", str(newer), "Version"]
    assert subprocess.run(asked, check=True, capture_output=True, text=True).stdout == "1.2.3+1\n"


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="about Linux")
def test_nobody_but_root_makes_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit):
        bare_debian.tried(tmp_path, tmp_path, tmp_path)
