"""Boards at the table: a note is on disk at once, new to whoever has not read it, and everybody has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.engine.board import LONGEST_POST
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from rulebooks.chat.whispers import TEXT
from table.bots import keyed, play, sitting

DEAL = ("werewolf", "werewolf", "little_girl", "seeress", "witch", "villager")
WOLF, MATE, GIRL, SEERESS, WITCH, VILLAGER = range(6)


def whispers(**changes: object) -> Sitting:
    """Six people whose cards are known to the test."""
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(6))
    deck = {role: DEAL.count(role) for role in DEAL}
    settled = {"house": TEXT, **changes}
    return Sitting(people, deck, 5, book="chat", deal=DEAL, **settled)  # type: ignore[arg-type]


def at_the_visit(evening: Evening, seat: Seat, label: str = "chat.night") -> PlayerVisit:
    """Play to a seat's visit and open it."""
    play(
        evening,
        keyed(),
        until=lambda scene: (
            isinstance(scene, Cover)
            and (scene.purpose, scene.seat, evening.window_label) == ("night", seat, label)
        ),
    )
    return evening.visit()


def sheet_of(visit: PlayerVisit) -> tuple[str, list[str], int]:
    """Board, texts, and how many of them are new."""
    sheet = visit.sheet
    assert sheet is not None
    return sheet.board, [post.text for post in sheet.posts], sheet.fresh


def test_a_note_reaches_the_room_and_is_new_once():
    evening = Evening(whispers())
    at_the_visit(evening, WOLF).post("P5 first?")
    assert sheet_of(at_the_visit(evening, MATE)) == ("chat.werewolf", ["P5 first?"], 1)
    assert sheet_of(at_the_visit(evening, GIRL)) == ("chat.werewolf", ["P5 first?"], 1)
    assert sheet_of(at_the_visit(evening, MATE, "chat.night_runoff")) == ("chat.werewolf", ["P5 first?"], 0)


@pytest.mark.parametrize("seat", range(6))
@pytest.mark.parametrize("label", ["chat.night", "chat.night_runoff", "chat.witch"])
def test_every_visit_has_a_board(seat: Seat, label: str):
    """A room for whom one is open, a notebook for everybody else: never none, never two pages."""
    open_to = {
        "chat.werewolf": (WOLF, MATE, GIRL) if label != "chat.witch" else (),
        "chat.seeress": (SEERESS,) if label != "chat.witch" else (),
        "chat.witch": (WITCH,) if label == "chat.witch" else (),
    }
    expected = next((room for room, seats in open_to.items() if seat in seats), f"notebook.{seat}")
    visit = at_the_visit(Evening(whispers()), seat, label)
    assert visit.sheet is not None
    assert visit.sheet.board == expected
    assert visit.sheet.writes == (seat != GIRL or label == "chat.witch")


def test_other_books_have_none():
    evening = Evening(sitting(8))
    play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
    assert evening.visit().sheet is None


def test_the_deal_has_none():
    assert Evening(whispers()).visit().sheet is None


def test_notes_survive_a_crash(tmp_path: Path):
    """On disk when `post` returns; read again, and still new to whoever has not read it."""
    shelf = Shelf(tmp_path)
    evening = Evening.begin(whispers(), shelf)
    at_the_visit(evening, WOLF).post("Remember P5")
    digest = evening.digest
    evening.close()
    again = Evening.resume(shelf.running()[0].id, shelf)
    assert again.digest == digest
    assert sheet_of(again.visit()) == ("chat.werewolf", ["Remember P5"], 1)
    assert sheet_of(at_the_visit(again, MATE)) == ("chat.werewolf", ["Remember P5"], 1)
    again.close()


def test_a_running_journal_shows_no_note(tmp_path: Path):
    shelf = Shelf(tmp_path)
    evening = Evening.begin(whispers(), shelf)
    at_the_visit(evening, WOLF).post("Unforgettable")
    evening.close()
    assert not any(b"Unforgettable" in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())


def test_thinking_again_takes_back_an_answer_and_no_note():
    evening = Evening(whispers())
    visit = at_the_visit(evening, WOLF)
    visit.post("P5 first?")
    assert not visit.may_change
    visit.decide([WITCH])
    visit.change()
    assert visit.page() is not None
    assert sheet_of(visit)[1] == ["P5 first?"]


@pytest.mark.parametrize("text", ["", "  ", "x" * (LONGEST_POST + 1)])
def test_what_cannot_be_posted(text: str):
    evening = Evening(whispers())
    visit = at_the_visit(evening, WOLF)
    with pytest.raises(IllegalDecision):
        visit.post(text)
    assert sheet_of(visit)[1] == []


def test_whoever_listens_cannot_write():
    visit = at_the_visit(Evening(whispers()), GIRL)
    with pytest.raises(IllegalDecision):
        visit.post("Boo")
