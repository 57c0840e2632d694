"""Lines that were made once are found again; a bad disk costs nothing but the memory of them."""

import os
import re
import time
from pathlib import Path

import pytest
from voice_kit import write_tone

from nightcaller.voice.cache import LineCache, cache_key, default_cache_folder


def _keep(cache: LineCache, key: str) -> None:
    room = cache.room_for(key)
    assert room is not None
    assert cache.keep(key, write_tone(room), 400) is not None


def test_a_line_is_found_again_by_the_next_evening(tmp_path: Path) -> None:
    _keep(LineCache(tmp_path / "voice"), "a")
    found = LineCache(tmp_path / "voice").find("a")
    assert found is not None
    assert (found.path.name, found.milliseconds) == ("a.wav", 400)


def test_recordings_are_kept_in_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows without a folder of the author's around it."""
    monkeypatch.setattr(
        "platformdirs.user_cache_path", lambda name, *, appauthor: Path("cache") / name / str(appauthor)
    )
    assert default_cache_folder() == Path("cache", "nightcaller", "False", "voice")


def test_a_line_nobody_made_is_not_found(tmp_path: Path) -> None:
    assert LineCache(tmp_path / "voice").find("a") is None


@pytest.mark.parametrize("damage", [b"", b"RIFF", b"not a sound at all" * 9])
def test_a_damaged_line_is_thrown_away(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "a.wav").write_bytes(damage)
    assert LineCache(tmp_path).find("a") is None
    assert not (tmp_path / "a.wav").exists()


def test_a_line_removed_behind_our_back_is_a_miss(tmp_path: Path) -> None:
    cache = LineCache(tmp_path)
    _keep(cache, "a")
    (tmp_path / "a.wav").unlink()
    assert cache.find("a") is None


def test_a_line_that_cannot_be_kept_leaves_no_name_behind(tmp_path: Path) -> None:
    cache = LineCache(tmp_path)
    (tmp_path / "a.wav" / "in the way").mkdir(parents=True)
    room = cache.room_for("a")
    assert room is not None
    assert cache.keep("a", write_tone(room), 400) is None
    assert [path.name for path in tmp_path.iterdir()] == ["a.wav"]


def test_whatever_was_spoken_can_be_forgotten(tmp_path: Path) -> None:
    cache = LineCache(tmp_path)
    cache.empty()
    for key in "ab":
        _keep(cache, key)
    (tmp_path / "no sound.txt").write_text("stays")
    cache.empty()
    assert cache.find("a") is None
    assert [path.name for path in tmp_path.iterdir()] == ["no sound.txt"]
    _keep(cache, "a")
    assert cache.find("a") is not None


def test_what_a_crash_has_left_half_made_is_forgotten_too_and_what_is_being_made_is_not(
    tmp_path: Path,
) -> None:
    """A name may be said in it. Of what is being made it would be told that there is no room for it."""
    cache = LineCache(tmp_path)
    room = cache.room_for("a")
    assert room is not None
    ours = [room, room.with_name(f"{room.name}.raw.wav")]
    for path in (*ours, tmp_path / "b.1.part", tmp_path / "b.1.part.raw.wav", tmp_path / "c.wav"):
        path.write_bytes(b"half")
    cache.empty()
    assert sorted(tmp_path.iterdir()) == sorted(ours)


def test_a_folder_that_cannot_be_written_is_replaced_for_the_evening(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = LineCache(tmp_path / "file" / "voice")
    _keep(cache, "a")
    assert cache.find("a") is not None
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_no_disk_at_all_means_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    cache = LineCache(tmp_path / "file" / "voice")
    assert cache.room_for("a") is None
    assert cache.find("a") is None


def test_a_full_disk_loses_the_line_and_nothing_else(tmp_path: Path) -> None:
    cache = LineCache(tmp_path)
    _keep(cache, "a")
    assert cache.keep("b", tmp_path / "never-written.part", 400) is None
    assert cache.find("a") is not None


def test_leavings_of_a_crash_are_swept_but_not_those_of_a_running_program(tmp_path: Path) -> None:
    old, new = tmp_path / "a.1.part", tmp_path / "b.2.part.raw.wav"
    for path in (old, new):
        path.write_bytes(b"half")
    long_ago = time.time() - 7200
    os.utime(old, (long_ago, long_ago))
    LineCache(tmp_path).room_for("c")
    assert [path.name for path in tmp_path.iterdir()] == [new.name]


def test_the_lines_unused_for_longest_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for age, name in enumerate(["new", "used", "old"]):
        path = write_tone(tmp_path / f"{name}.wav")
        os.utime(path, (1e9 - age, 1e9 - age))
    monkeypatch.setattr("nightcaller.voice.cache._MOST_BYTES", 30_000)
    LineCache(tmp_path).find("old")
    LineCache(tmp_path).room_for("x")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new.wav", "old.wav"]


def test_everything_that_changes_the_sound_changes_the_key() -> None:
    recipe = ("espeak 1", "en", 160, "Night falls.")
    others = [("espeak 2", *recipe[1:]), ("espeak 1", "zh", *recipe[2:]), (*recipe[:2], 170, recipe[3])]
    others.append((*recipe[:3], "Day breaks."))
    keys = {cache_key(*each) for each in (recipe, *others)}
    assert len(keys) == 5
    assert all(re.fullmatch("[0-9a-f]{40}", key) for key in keys), "a file's name tells nobody what was said"
    assert cache_key("e", "v", 1, "Zoe\u0301") == cache_key("e", "v", 1, "Zo\u00e9")
