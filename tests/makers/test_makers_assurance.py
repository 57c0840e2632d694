"""Proofs at length: a small sample of each, and what is said of a promise that is broken."""

from __future__ import annotations

import re
import signal
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

import pytest
from PySide6.QtGui import QGuiApplication

from makers.__main__ import FLAWED, MISTAKEN, main
from makers.assurance import crashing, files, load, moments, on_screen, overruling, proving, secrecy
from makers.assurance.page import ROOM, SURFACES, UNCOVERED, Noticed, written
from makers.assurance.proofs import PROOFS, chosen
from makers.assurance.proving import Broken, Proof, Tried, attempted, lots, proven
from makers.window import hands, slots
from nightcaller.app.arguments import SCREENS
from nightcaller.app.director import GAME_SCREENS
from nightcaller.rulebooks import books
from nightcaller.viewmodels.offered import named, placed
from nightcaller.viewmodels.on_screen import screen_name
from parts import first_fast, one_in

NOW = datetime(2026, 11, 23, tzinfo=UTC)

# --- a sample of each ------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", secrecy.OF)
def test_two_games_that_differ_in_a_secret_look_alike(of: str) -> None:
    """Also where the table overrules both; among any cards and with own roles."""
    assert sum((secrecy.pair(of, number) for number in range(6)), Counter())["views compared"] > 20


@pytest.mark.parametrize(
    ("book", "number"),
    [
        ("judge", 0),
        ("hollow", 800),  # a card first called in a later night was not known by day
        ("revamped", 1639),  # corrected twice, a call waited for ever for the answer to a later one
    ],
)
def test_an_evening_with_upsets_is_read_from_its_journal(book: str, number: int) -> None:
    """Also those that nobody could bring to an end once."""
    assert overruling.overruled(book, number)["upsets"] > 5


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows kills nobody")
@pytest.mark.parametrize("book", ["judge", "chat"])
def test_killed_at_a_decision_the_evening_goes_on_there(book: str) -> None:
    assert crashing.killed(book, 0, most=4)["acts"] == 4


@pytest.mark.parametrize(("book", "number"), one_in(2, [("judge", 1), ("judge", 2)]))
def test_stopped_at_any_call_to_the_disk_what_was_safe_is_there(book: str, number: int) -> None:
    """Whole evenings: from the first folder to the story that takes the journal's place."""
    counts = moments.stopped(book, number)
    assert min(counts["stopped in the middle of a call"], counts["without power"]) > 25


def test_a_medium_forgets_what_it_was_not_made_to_keep() -> None:
    """Names and sectors that were not synced are there or not; those that were, always."""
    call, found = moments.Call, set()
    for number in range(40):
        medium = moments.Medium()
        for asked in (
            call("make", Path("f")), call("sync folder", Path()),
            call("create", Path("f/safe")), call("write", Path("f/safe"), 0, b"s" * 600),
            call("sync", Path("f/safe")), call("sync folder", Path("f")),
            call("write", Path("f/safe"), 600, b"t"), call("create", Path("f/new")),
        ):  # fmt: skip
            medium.take(asked)
        with TemporaryDirectory() as folder:
            medium.after_the_power(Path(folder) / "dark", Random(number))
            left = (Path(folder) / "dark" / "f" / "safe").read_bytes()
            found.add((left, (Path(folder) / "dark" / "f" / "new").exists()))
    assert found == {(b"s" * 600 + more, new) for more in (b"", b"t") for new in (True, False)}


def test_a_journal_that_was_cut_leads_where_it_says() -> None:
    counts = crashing.cut("hollow", 0, most=12, cuts=5)
    assert counts["cuts"] == 5
    assert counts["older copies put back"]


def test_what_a_disk_does_not_take_does_not_count() -> None:
    assert crashing.full("judge", 0, most=25)["not saved"] > 3


@pytest.mark.parametrize("kind", files.KINDS)
def test_a_spoilt_file_is_read_or_refused(kind: str) -> None:
    for number in (5, 7):
        assert files.spoilt_file(kind, number)


@pytest.mark.slow
def test_hands_begin_an_evening_and_nothing_falls_over(qapp: QGuiApplication) -> None:
    assert qapp
    counts = hands.handled("judge", 0, actions=40)
    assert (counts["actions"], counts["evenings"]) == (40, 1)


@pytest.mark.parametrize("screen", first_fast(["Players", "ModeratorBook", "Deck", "Season", "Floor"], 2))
def test_whatever_a_page_asks_for_nothing_falls_over(qapp: QGuiApplication, screen: str) -> None:
    assert qapp
    assert slots.called(screen, 0, calls=15)["taken"] > 5


def test_every_screen_has_its_slots_tried() -> None:
    names = {*map(screen_name, GAME_SCREENS), *SCREENS} - on_screen.UNREACHED
    assert set(PROOFS["slots"].parts) == names


def test_what_is_not_offered_does_nothing() -> None:
    class Model:
        done: list[object]

        @placed(lambda _self: "abc")
        def place(self, at: int) -> None:
            self.done.append(at)

        @named(lambda _self: ("en", "zh-CN"))
        def name(self, name: str) -> None:
            self.done.append(name)

    model = Model()
    model.done = []
    for at in (-1, 0, 2, 3, 99):
        model.place(at)
    for name in ("", "en", "fr"):
        model.name(name)
    assert model.done == [0, 2, "en"]


@pytest.mark.parametrize("book", books())
def test_forty_people_come_to_another_night_whoever_dies(book: str) -> None:
    assert load.nights(book, 0, most=2)[f"most nights in {book}"] == 2


@pytest.mark.slow
def test_notes_are_there_again_and_evenings_leave_nothing_behind() -> None:
    assert load.boards("boards", 0, notes=20)["notes"] == 20
    assert load.evenings("ten evenings", 0, count=2)["evenings"] == 2


@pytest.mark.slow
def test_an_evening_opens_no_socket() -> None:
    """In a process of its own: whoever listens there cannot stop."""
    quiet = replace(PROOFS["sockets"], parts={"judge": 1})
    tried = proven(quiet, 1, 1)
    assert (tried.cases, tried.broken) == (1, [])


# --- what breaks -----------------------------------------------------------------------------------------


def broken_at(_part: str, number: int) -> Counter[str]:
    if number == 2:
        raise Broken("it leaks")
    while number == 3:
        pass
    if number == 4:
        sleep(0.2)  # a busy computer
    return Counter({"steps": 2, "most steps": number})


BRITTLE = Proof("brittle", "Nothing breaks.", "cases", {"one": 5}, 2, 0.05, broken_at)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="Windows has no such clock")
def test_a_broken_case_is_named_and_one_that_hangs_too() -> None:
    tried = attempted(BRITTLE, "one", range(5))
    assert [(part, number, why) for part, number, why in tried.broken] == [
        ("one", 2, "Broken: it leaks"),
        ("one", 3, "Hangs: it takes longer than 0.05 s"),
    ]
    assert tried.counts == {"steps": 6, "most steps": 4}


def test_lots_have_every_case_once_and_every_part_at_any_scale() -> None:
    assert [number for _part, numbers in lots(BRITTLE, 2) for number in numbers] == list(range(10))
    assert list(lots(BRITTLE, 0.001)) == [("one", range(1))]
    two = replace(BRITTLE, parts={"one": 3, "two": 2})
    assert [part for part, _numbers in lots(two, 1)] == ["one", "two", "one"], "they take turns"


def test_a_promise_that_is_broken_ends_with_the_command_that_shows_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("makers.assurance.proofs.PROOFS", {"brittle": BRITTLE})
    assert main(["assurance", "brittle", "--part", "one", "--number", "2"]) == FLAWED
    assert "./packaging/tool assurance brittle --part one --number 2" in capsys.readouterr().out


def test_a_proof_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["assurance", "alchemy"]) == MISTAKEN
    assert "alchemy" in capsys.readouterr().err


def test_without_a_checkout_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(proving, "TESTS", tmp_path / "tests")
    assert main(["assurance", "secrecy", "--part", "judge", "--number", "0"]) == MISTAKEN
    assert "needs a checkout" in capsys.readouterr().err


# --- the page --------------------------------------------------------------------------------------------


def test_a_row_stays_until_its_promise_is_tried_again(tmp_path: Path) -> None:
    page = tmp_path / "assurance.md"
    written(page, {"cut": Tried(3, Counter(cuts=180)), "load": Tried(1)}, NOW)
    before = page.read_text("utf-8")
    written(page, {"load": Tried(2, broken=[("judge", 1, "slow")])}, NOW)
    after = page.read_text("utf-8")
    rows = {found[1]: found[0] for found in re.finditer(r"^\| `(\w+)` .*$", after, re.MULTILINE)}
    assert list(rows) == ["cut", "load"]
    assert rows["cut"] in before
    assert "**1**: `./packaging/tool assurance load --part judge --number 1`" in rows["load"]
    assert UNCOVERED in after
    written(page, {}, NOW, {"engine": Noticed(60, 58, 1977, 1)})
    written(page, {}, NOW, {"rulebooks/judge": Noticed(40, 39, 859, 2)})
    changes = page.read_text("utf-8")
    assert all(line in changes for line in after.splitlines())
    assert [line.partition(" | 2026")[0] for line in changes.splitlines() if ROOM.match(line)] == [
        "| engine | 60 | 58 | 2 | 1,977",
        "| rulebooks/judge | 40 | 39 | 1 | 859",
    ]


def test_every_surface_has_a_test_that_is_there() -> None:
    for tests in SURFACES.values():
        assert tests
        for file, test in tests:
            assert f"def {test}(" in (proving.TESTS / file).read_text("utf-8"), test


def test_the_page_stands_as_the_tool_writes_it(tmp_path: Path) -> None:
    """What was written into it by hand would be gone with the next proof."""
    page = Path(proving.__file__).parents[3] / "docs" / "assurance.md"
    again = tmp_path / "assurance.md"
    again.write_text(page.read_text("utf-8"), encoding="utf-8")
    written(again, {}, NOW)
    assert again.read_text("utf-8") == page.read_text("utf-8")


def test_the_page_names_every_proof_and_no_other() -> None:
    page = Path(proving.__file__).parents[3] / "docs" / "assurance.md"
    assert re.findall(r"^\| `(\w+)` ", page.read_text("utf-8"), re.MULTILINE) == list(PROOFS)


def test_every_book_is_in_every_proof_that_has_books() -> None:
    for proof in chosen([]):
        assert set(proof.parts).isdisjoint(books()) or set(books()) <= set(proof.parts), proof.id
