"""The folder of own roles: read, kept, taken in, and nothing in it written over by mistake."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nightcaller.engine import Session
from nightcaller.resources import shipped
from nightcaller.rulebooks.own import OwnRoleError, write
from nightcaller.table.shelf.own_roles import LONGEST_STEM, MOST_ROLES, OwnRoleNotSaved, OwnRoles, read_file
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import LANGUAGES, Catalogue
from rulebooks.own.made_up import BELL, FANG, LAMPLIGHTER, THREE


@pytest.fixture
def kept(tmp_path: Path) -> OwnRoles:
    return OwnRoles(tmp_path)


def test_roles_are_kept_and_found_again(kept: OwnRoles):
    assert kept.found().roles == ()
    for role in THREE:
        assert read_file(kept.save(role)) == role
    assert kept.found().roles == (BELL, FANG, LAMPLIGHTER)
    changed = msgspec.structs.replace(BELL, emblem="piper")
    kept.save(changed)
    assert kept.found().roles[0] == changed
    kept.delete(FANG.id)
    kept.delete("own.nobody")
    assert [role.id for role in kept.found().roles] == [BELL.id, LAMPLIGHTER.id]
    assert [path.name for path in sorted(kept.folder.iterdir())] == ["bell.toml", "lamplighter.toml"]


def test_a_role_stays_in_its_file_whatever_that_is_called(kept: OwnRoles):
    file = kept.save(BELL)
    file.rename(kept.folder / "my first role.toml")
    kept.save(msgspec.structs.replace(BELL, emblem="piper"))
    assert [path.name for path in kept.folder.iterdir()] == ["my first role.toml"]


def test_what_cannot_be_read_is_named_and_never_written_over(kept: OwnRoles):
    kept.save(FANG)
    broken = kept.folder / "bell.toml"
    broken.write_text("id = nonsense", encoding="utf-8")
    (kept.folder / "twin.toml").write_text(write(FANG), encoding="utf-8")
    (kept.folder / "huge.toml").write_bytes(b"#" * 1_000_000)
    (kept.folder / "folder.toml").mkdir()
    (kept.folder / "notes.txt").write_text("not looked at", encoding="utf-8")
    found = kept.found()
    assert found.roles == (FANG,)
    assert {one.file: one.problem.message_id for one in found.unread} == {
        "bell.toml": "error-own-file-no-toml",
        "twin.toml": "error-own-twice",
        "huge.toml": "error-own-file-long",
        "folder.toml": "error-own-file-none",
    }
    (long,) = [one.problem for one in found.unread if one.file == "huge.toml"]
    assert long.arguments == {"size": 976, "most": 16}, "in the kilobytes that a file manager shows"
    assert kept.save(BELL).name == "bell-2.toml"
    assert broken.read_text(encoding="utf-8") == "id = nonsense"
    catalogue = Catalogue(shipped("i18n"))
    for language in LANGUAGES:
        assert all(
            catalogue.say(language, one.problem.message_id, **one.problem.arguments) for one in found.unread
        )


def test_so_many_files_are_read_and_no_more(kept: OwnRoles):
    kept.folder.mkdir(parents=True)
    for number in range(MOST_ROLES + 3):
        role = msgspec.structs.replace(BELL, id=f"own.n{number}")
        (kept.folder / f"{number:04}.toml").write_text(write(role), encoding="utf-8")
    found = kept.found()
    assert len(found.roles) == MOST_ROLES
    assert len(found.unread) == 3


def test_a_file_from_elsewhere_is_taken_in(kept: OwnRoles, tmp_path: Path):
    away = tmp_path / "stick" / "x.toml"
    away.parent.mkdir()
    away.write_text(write(LAMPLIGHTER), encoding="utf-8")
    assert kept.take_in(away) == LAMPLIGHTER
    assert kept.found().roles == (LAMPLIGHTER,)
    away.write_text("x", encoding="utf-8")
    with pytest.raises(OwnRoleError):
        kept.take_in(away)
    with pytest.raises(OwnRoleError):
        kept.take_in(tmp_path / "nothing.toml")


@pytest.mark.parametrize(("letters", "many"), [(1, 1), (1, 99), (20, 9), (21, 1), (21, 9), (24, 9), (24, 99)])
def test_an_id_that_others_have_is_followed_by_a_number_and_is_still_one(
    kept: OwnRoles, tmp_path: Path, letters: int, many: int
):
    """However long it is, and however many have it already: what is taken in can be read and harms nobody."""
    long = msgspec.structs.replace(BELL, id=f"own.{'b' * letters}")
    stem = long.id[:LONGEST_STEM]
    kept.folder.mkdir()
    (kept.folder / "0.toml").write_text(write(long), encoding="utf-8")
    for number in range(2, many + 1):
        role = msgspec.structs.replace(long, id=f"{stem}_{number}")
        (kept.folder / f"{number}.toml").write_text(write(role), encoding="utf-8")
    before = kept.found().roles
    assert len(before) == many
    away = tmp_path / "away.toml"
    away.write_text(write(msgspec.structs.replace(long, emblem="piper")), encoding="utf-8")
    for _twice in range(2):  # what is taken in once more is the same role, not another
        taken = kept.take_in(away)
        assert taken.emblem == "piper"
        found = kept.found()
        assert not found.unread
        assert set(found.roles) == {*before, taken}


def test_a_disk_that_takes_nothing_is_told(tmp_path: Path):
    (tmp_path / "roles").write_text("a file, no folder", encoding="utf-8")
    with pytest.raises(OwnRoleNotSaved) as told:
        OwnRoles(tmp_path).save(BELL)
    assert told.value.arguments["folder"] == str(tmp_path / "roles")


def test_a_sitting_carries_its_roles_whole():
    people = tuple(SeatedPlayer(name) for name in ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay"))
    deck = {"werewolf": 2, BELL.id: 1, LAMPLIGHTER.id: 1, "commoner": 2}
    table = Sitting(people, deck, 7, roles=(BELL, LAMPLIGHTER))
    again = msgspec.json.decode(msgspec.json.encode(table), type=Sitting)
    assert again == table
    assert again.rules() is table.rules()
    session = Session(again.rules(), again.setup())
    assert {player.role.id for player in session._game.players} >= {BELL.id, LAMPLIGHTER.id}
    old = msgspec.json.decode(msgspec.json.encode({"players": [], "deck": {}, "seed": 1}), type=Sitting)
    assert old.roles == ()
