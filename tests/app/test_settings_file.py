"""The settings file: whole or not at all, and never lost."""

from __future__ import annotations

import json
import os
import sys
from datetime import date
from pathlib import Path

import pytest

from nightcaller.settings import Group, Member, Settings, SettingsFile
from nightcaller.stored import FileNotSaved


def test_what_was_set_is_there_after_a_restart(tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").change(text_scale=1.5, languages=("zh-CN", "en"))
    again = SettingsFile(tmp_path / "settings.json")
    assert again.current.text_scale == 1.5
    assert again.current.languages == ("zh-CN", "en")
    assert again.problem is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"\xff\xfe\x00",
        b'{"text_scale": 40}',
        b'{"languages": ["tlh"]}',
        b'{"voice": "yes"}',
        b"[" * 100_000,
    ],
)
def test_a_file_that_makes_no_sense_is_kept_aside_and_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = SettingsFile(path)
    assert settings.current == Settings()
    assert settings.problem is not None
    assert settings.problem.arguments == {"file": "settings.json.bad"}
    settings.change(dim=True)
    assert (tmp_path / "settings.json.bad").read_bytes() == content
    assert SettingsFile(path).current.dim


def test_a_mark_of_an_editor_costs_nothing(tmp_path: Path) -> None:
    """Windows' editor puts a byte-order mark in front; all settings were lost for it."""
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xef\xbb\xbf" + b'{"text_scale": 2.0}')
    settings = SettingsFile(path)
    assert (settings.problem, settings.current.text_scale) == (None, 2.0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among files")
def test_a_pipe_in_place_of_the_file_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    settings = SettingsFile(path)
    assert (settings.current, settings.problem is not None) == (Settings(), True)
    with pytest.raises(FileNotSaved):
        settings.change(dim=True)
    assert path.is_fifo()


def test_a_second_bad_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in (b"first", b"second"):
        path.write_bytes(content)
        SettingsFile(path)
    assert (tmp_path / "settings.json.bad").read_bytes() == b"first"
    assert (tmp_path / "settings.json.bad2").read_bytes() == b"second"


def test_a_file_from_when_private_questions_had_no_limit_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"answer_seconds": 0, "pace": "slow"}', "utf-8")
    settings = SettingsFile(path)
    assert (settings.problem, settings.current.answer_seconds, settings.current.pace) == (None, 0, "slow")


def test_fields_of_a_newer_version_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"dim": true, "hologram": 3}', "utf-8")
    assert SettingsFile(path).current.dim


def test_a_disk_that_takes_nothing_is_told_and_the_change_holds(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file, not a folder", "utf-8")
    settings = SettingsFile(tmp_path / "in the way" / "settings.json")
    with pytest.raises(FileNotSaved):
        settings.change(dim=True)
    assert settings.current.dim


def test_a_full_disk_leaves_the_old_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change(text_scale=2.0)

    def full(_handle: int) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileNotSaved):
        settings.change(text_scale=3.0)
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["text_scale"] == 2.0
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_groups_are_remembered_latest_first_and_once(tmp_path: Path) -> None:
    settings = SettingsFile(tmp_path / "settings.json")
    friends = (Member("Anna"), Member("小满", "zh-CN"))
    settings.remember(Group(date(2026, 5, 2), friends))
    settings.remember(Group(date(2026, 5, 3), (Member("Ben"),)))
    settings.remember(Group(date(2026, 5, 9), tuple(reversed(friends))))
    kept = SettingsFile(tmp_path / "settings.json").current.groups
    assert [group.played.day for group in kept] == [9, 3]
    assert kept[0].members[0].language == "zh-CN"
