"""What a Linux bundle takes along is named, with its licence: in a list, in NOTICE, in the program."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import libraries
import pytest

ROOT = Path(__file__).resolve().parents[2]
TOLD = json.loads((ROOT / "assets" / "notices.json").read_text("utf-8"))


def test_the_list_of_the_last_bundle_is_whole() -> None:
    parts = libraries.kept()
    assert len(parts) > 100
    for place, part in parts.items():
        assert libraries.part_of(f"{place}.so.1") == part, place


def test_notice_names_exactly_what_the_bundle_has_of_linux() -> None:
    """Each with its licence; and nothing that the bundle does not have."""
    in_bundle = {*libraries.kept().values()}
    of_linux = {name: part.licence for name, part in libraries.OF_LINUX.items() if name in in_bundle}
    told = {row["name"]: row["licence"] for row in TOLD}
    assert {name: told.get(name) for name in of_linux} == of_linux
    assert in_bundle <= {*told}
    assert not ({*libraries.OF_LINUX} - in_bundle) & {*told}
    notice = (ROOT / "NOTICE").read_text("utf-8")
    for name, licence in of_linux.items():
        assert f"* {name}: {licence} [Linux bundles]\n" in notice


def test_every_lesser_licence_has_its_text() -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in notice
    assert "Version 2.1, February 1999" in notice


def bundle(folder: Path, *names: str) -> Path:
    for name in names:
        file = folder / "_internal" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x7fELF")
    return folder


def test_a_library_that_nobody_has_told_of_stops_a_release(tmp_path: Path) -> None:
    made = bundle(tmp_path, "libgcrypt.so.20", "PySide6/Qt/lib/libQt6Core.so.6")
    assert libraries.listed(made) == {"PySide6/Qt/lib/libQt6Core": "Qt 6", "libgcrypt": "libgcrypt"}
    bundle(tmp_path, "libsurprise.so.1")
    with pytest.raises(SystemExit):
        libraries.listed(made)


@pytest.mark.skipif(sys.platform != "linux", reason="about Linux' libraries")
def test_what_notice_calls_unchanged_is_compared(tmp_path: Path) -> None:
    made = bundle(tmp_path / "bundle", "PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libicudata.so.73")
    site = tmp_path / "venv" / "lib" / "python3.11" / "site-packages"
    site.parent.mkdir(parents=True)
    shutil.copytree(made / "_internal", site)
    (made / "_internal/PySide6/Qt/lib/libicudata.so.73").write_bytes(b"hollow")
    assert libraries.altered(made, tmp_path / "venv") == []
    (made / "_internal/PySide6/Qt/lib/libQt6Core.so.6").write_bytes(b"stripped")
    assert libraries.altered(made, tmp_path / "venv") == ["Qt/lib/libQt6Core.so.6"]
