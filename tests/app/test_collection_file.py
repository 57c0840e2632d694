"""Kept decks and house rules: whole or not at all, never lost, and apart from the settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.collection import (
    MOST_KEPT,
    Collection,
    CollectionFile,
    KeptDeck,
    KeptRules,
)
from nightcaller.settings import SettingsFile
from nightcaller.stored import FileNotSaved

FRIDAY = KeptDeck("Friday", "judge", {"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3})
STRICT = KeptRules("严格", "judge", {"witch_self_save": "never"})


def opened(folder: Path) -> CollectionFile:
    return CollectionFile(folder / "collection.json")


def test_what_was_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    kept.decks.keep(FRIDAY)
    kept.rules.keep(STRICT)
    again = opened(tmp_path)
    assert (again.decks.all, again.rules.all) == ((FRIDAY,), (STRICT,))
    assert again.problem is None


def test_a_name_is_changed_in_place_and_only_that_one(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    for name in ("one", "two", "three"):
        kept.rules.keep(KeptRules(name, "judge", {}))
    kept.rules.rename(kept.rules.all[1], "zwei")
    kept.rules.remove(kept.rules.all[0])
    assert [one.name for one in opened(tmp_path).rules.all] == ["zwei", "three"]


def test_of_two_equal_things_only_the_one_meant_is_removed(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    for _ in range(2):
        kept.decks.keep(KeptDeck("Friday", "judge", {"judge.seer": 1}))
    kept.decks.remove(kept.decks.all[0])
    assert len(opened(tmp_path).decks.all) == 1


def test_there_is_room_for_so_many(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    for number in range(MOST_KEPT):
        assert not kept.decks.full
        kept.decks.keep(KeptDeck(str(number), "judge", {}))
    assert kept.decks.full
    assert not kept.rules.full


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"\xff\xfe\x00",
        b'{"decks": [{"name": "", "book": "judge", "cards": {}}]}',
        b'{"decks": [{"name": "x", "book": "judge", "cards": {"judge.seer": -1}}]}',
        b'{"decks": [{"name": "x"}]}',
        b'{"rules": 3}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_kept_aside_and_told_and_the_settings_are_untouched(
    tmp_path: Path, content: bytes
) -> None:
    SettingsFile(tmp_path / "settings.json").change(dim=True)
    (tmp_path / "collection.json").write_bytes(content)
    kept = opened(tmp_path)
    assert kept.current == Collection()
    assert kept.problem is not None
    assert kept.problem.arguments == {"file": "collection.json.bad"}
    kept.decks.keep(FRIDAY)
    assert (tmp_path / "collection.json.bad").read_bytes() == content
    assert opened(tmp_path).decks.all == (FRIDAY,)
    settings = SettingsFile(tmp_path / "settings.json")
    assert settings.problem is None
    assert settings.current.dim


def test_damaged_settings_leave_the_collection_alone(tmp_path: Path) -> None:
    opened(tmp_path).decks.keep(FRIDAY)
    (tmp_path / "settings.json").write_text("{", "utf-8")
    assert SettingsFile(tmp_path / "settings.json").problem is not None
    assert opened(tmp_path).decks.all == (FRIDAY,)


def test_a_disk_that_takes_nothing_is_told_and_the_deck_holds(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file, not a folder", "utf-8")
    kept = opened(tmp_path / "in the way")
    with pytest.raises(FileNotSaved):
        kept.decks.keep(FRIDAY)
    assert kept.decks.all == (FRIDAY,)


def test_a_full_disk_leaves_the_old_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = opened(tmp_path)
    kept.decks.keep(FRIDAY)

    def full(_handle: int) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileNotSaved):
        kept.rules.keep(STRICT)
    assert opened(tmp_path).current == Collection((FRIDAY,))
    assert [path.name for path in tmp_path.iterdir()] == ["collection.json"]
