"""Boards on the private screens: the same page for everybody, read while held, written with a tap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from pytestqt.qtbot import QtBot

from nightcaller.engine.vocabulary import AMEND, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import JournalNotSaved
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.application import Appearance
from private_window import PrivateWindow, private_window
from table.bots import keyed, play
from table.journal_kit import FailingDisk
from viewmodels.private_table import notes

NAMES = ("小满", "Olivia", "阿泽", "Marcus", "晓彤", "Priya")
DEAL = ("werewolf", "werewolf", "little_girl", "seeress", "witch", "villager")
WOLF, MATE, GIRL, SEERESS, WITCH, VILLAGER = range(6)


def table() -> Evening:
    """Six people in a village of rooms, their cards known to the test."""
    deck = {role: DEAL.count(role) for role in DEAL}
    people = tuple(SeatedPlayer(name) for name in NAMES)
    return Evening(Sitting(people, deck, 5, book="chat", deal=DEAL))


def to_the_visit(evening: Evening, seat: Seat, label: str = "chat.night") -> None:
    """Play to the cover of one seat's visit."""
    play(
        evening,
        keyed(),
        until=lambda s: (
            isinstance(s, Cover) and (s.purpose, evening.window_label, s.seat) == ("night", label, seat)
        ),
    )


def board(screen: PrivateWindow) -> str:
    """Return whose leaf lies open."""
    return str(screen.visit.card[0]["message"])


def skeleton(screen: PrivateWindow) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Go through a whole visit; return the taps, and where the board's things are."""
    screen.identify()
    places = [
        (name, screen.rectangle(name).getRect())
        for name in (
            "privateCard",
            "noteField",
            "noteWrite",
            "noteTurn",
            *screen.names("phrase-"),
            "hold",
            "goOn",
        )
    ]
    screen.look()
    screen.touch("phrase-yes")
    screen.touch("goOn")
    assert screen.visit.page == "page"
    screen.touch(f"seat{VILLAGER if screen.visit.number == VILLAGER + 1 else VILLAGER + 1}")
    return screen.hand_on(), places


@pytest.mark.slow
def test_every_visit_has_the_same_board_page(qtbot: QtBot) -> None:
    """Secrecy: same things at the same places, as many taps, for rooms, a girl at the door, and notebooks."""
    seen = []
    for seat in (WOLF, GIRL, SEERESS, VILLAGER):
        evening = table()
        to_the_visit(evening, seat)
        with private_window(evening, qtbot) as screen:
            seen.append(skeleton(screen))
            assert screen.problems == []
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize("held", [False, True])
def test_boards_are_equally_bright(qtbot: QtBot, held: bool) -> None:
    """A den with notes in it and an empty notebook: the same light on the face."""
    light = []
    for seat in (WOLF, GIRL, VILLAGER):
        evening = table()
        to_the_visit(evening, seat)
        evening.ledger.session.submit(-1, ("chat.werewolf", MATE, "小满 first? Nobody trusts Marcus."))
        with private_window(evening, qtbot) as screen:
            screen.identify()
            if held:
                screen.press("hold")
                screen.wait("linedCard")
            light.append(screen.light())
    assert max(light) - min(light) < 0.02 * max(light)


LONG = {
    "en": "I watched number five all evening: twice he looked at the door before anybody said a word, and "
    "when the cards were dealt he smiled. Let us keep him for tomorrow and take the quiet one.",
    "zh-CN": "我盯着五号看了一整晚，还没人开口他就往门口看了两次，发牌的时候还偷偷笑了一下。" * 4,
}


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        ("en", (1280, 800), 1.0),
        ("zh-CN", (1024, 600), 1.0),
        pytest.param("zh-CN", (1280, 800), 2.0, marks=pytest.mark.slow),
        pytest.param("en", (1024, 600), 3.0, marks=pytest.mark.slow),
        pytest.param("en", (800, 1280), 3.0, marks=pytest.mark.slow),
        pytest.param("zh-CN", (800, 1280), 3.0, marks=pytest.mark.slow),
    ],
)
def test_a_den_full_of_long_notes_can_be_read_leaf_by_leaf(
    qtbot: QtBot, language: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    """Nothing is cut off, whatever people write; the same button turns everybody's leaves."""
    evening = table()
    to_the_visit(evening, WOLF)
    notes = [f"{number} {LONG[language]}"[:200] for number in range(3)] + ["9!"]
    for note in notes:
        evening.ledger.session.submit(-1, ("chat.werewolf", MATE, note))
    with private_window(evening, qtbot, languages=(language,), size=size) as screen:
        screen.app.look(Appearance(text_scale=scale, reduced_motion=True))
        screen.identify()
        assert screen.cut_off() == []
        read = ""
        for leaf in range(4):
            screen.press("hold")
            screen.wait("linedCard")
            below = screen.find("cardLines").property("most")
            assert below == 0 or scale > 2, "a leaf is a card's room full; what is larger is dragged"
            assert screen.cut_off() == []
            read += screen.held_card()
            screen.shot(tmp_path / f"leaf-{leaf}.png")
            screen.release("hold")
            screen.tap("noteTurn")
        assert all(note in read for note in notes)


def test_behind_the_last_leaf_of_a_room_lies_ones_own_notebook(qtbot: QtBot) -> None:
    """Several boards are turned like leaves; a note is left on the one that lies open."""
    evening = table()
    to_the_visit(evening, WOLF)
    with private_window(evening, qtbot) as screen:
        screen.identify()
        name, *_, others = screen.visit.card
        assert name["message"] == "board-chat-werewolf"
        assert [one["board"] for one in others["arguments"]["boards"]] == ["board-notebook"]
        screen.tap("noteTurn")
        screen.look()
        screen.tap("phrase-careful")
        assert (board(screen), len(notes(screen.visit))) == ("board-notebook", 1)
        screen.tap("noteTurn")
        assert (board(screen), notes(screen.visit)) == ("board-chat-werewolf", [])


def test_large_type_is_large_on_a_board_as_well(qtbot: QtBot) -> None:
    evening = table()
    to_the_visit(evening, WOLF)
    heights = []
    with private_window(evening, qtbot, size=(1024, 600)) as screen:
        screen.identify()
        for scale in (1.0, 1.5, 2.0):
            screen.app.look(Appearance(text_scale=scale))
            screen.window.grabWindow()
            screen.press("hold")
            screen.wait("linedCard")
            heights.append(screen.find("cardLine").property("contentHeight"))
            screen.release("hold")
    assert heights[0] * 1.3 < heights[1] <= heights[2]


@pytest.mark.parametrize("who", [WOLF, GIRL, VILLAGER])
def test_nobody_writes_in_a_room_that_she_has_not_looked_at(qtbot: QtBot, who: Seat) -> None:
    """A wolf in love has two rooms: what is meant for one must not be left in the other. The same for all."""
    evening = table()
    to_the_visit(evening, who)
    with private_window(evening, qtbot) as screen:
        screen.identify()
        for turned in (False, True):
            if turned:
                screen.tap("noteTurn")
            before = notes(screen.visit)
            screen.tap("phrase-careful")
            assert notes(screen.visit) == before
            assert screen.text("reason") == "Hold the board once, as everyone does"
            screen.tap("noteField")
            screen.type("They sleep")
            screen.tap("noteWrite")
            assert notes(screen.visit) == before
            assert screen.find("noteField").property("text") == "They sleep", "it is not lost"
            screen.look()
            assert screen.text("reason") == ""
            screen.tap("noteWrite")
            assert screen.find("noteField").property("text") == ""


def test_a_note_that_the_disk_does_not_take_is_not_said_to_stand(qtbot: QtBot, tmp_path: Path) -> None:
    disk = FailingDisk("write", after=1 << 30)
    evening = Evening.begin(table().sitting, Shelf(tmp_path / "data", tmp_path / "state", disk))
    to_the_visit(evening, WOLF)
    with private_window(evening, qtbot) as screen:
        screen.identify()
        screen.look()
        screen.tap("noteField")
        screen.type("They sleep")
        disk.left = 0
        screen.tap("noteWrite")
        assert (screen.text("reason"), notes(screen.visit)) == ("", [])
        assert screen.find("noteField").property("text") == "They sleep"
        assert [type(problem) for problem in screen.problems] == [JournalNotSaved]
        screen.tap("noteWrite")
        assert notes(screen.visit) == ["They sleep"]


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("zh-CN", (1024, 600))])
def test_the_pack_writes_and_reads(
    qtbot: QtBot, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """What one wolf writes, the other reads on her own visit, as new; nothing of it stays on the screen."""
    evening = table()
    to_the_visit(evening, WOLF)
    with private_window(evening, qtbot, languages=(language,), size=size) as screen:
        screen.identify()
        screen.look()
        screen.visit.post("Marcus talks too much.")
        screen.press("hold")
        screen.wait("linedCard")
        assert "Marcus talks too much." in screen.held_card()
        screen.shot(tmp_path / f"den-{language}.png")
        screen.release("hold")
        assert not any("Marcus talks" in text for text in screen.texts())
        screen.visit.coverUp()
        assert not screen.has("noteField")
    to_the_visit(evening, MATE)
    visit = evening.visit()
    assert visit.sheet is not None
    assert (visit.sheet.board, visit.sheet.fresh, visit.sheet.posts[0].author) == ("chat.werewolf", 1, "1")


def test_the_girl_may_listen_and_is_told_that_she_may_not_write(qtbot: QtBot) -> None:
    evening = table()
    to_the_visit(evening, GIRL)
    with private_window(evening, qtbot) as screen:
        screen.identify()
        screen.look()
        screen.tap("phrase-careful")
        assert screen.text("reason") == "Here you may listen, but cannot write"
        assert notes(screen.visit) == []


@pytest.mark.parametrize("who", [WOLF, GIRL, VILLAGER])
def test_a_note_that_was_begun_does_not_vanish_without_a_word(qtbot: QtBot, who: Seat) -> None:
    """The same for whoever may write here and whoever may not."""
    evening = table()
    to_the_visit(evening, who)
    with private_window(evening, qtbot) as screen:
        screen.identify()
        screen.look()
        screen.tap("noteField")
        screen.type("They sl")
        screen.tap("goOn")
        assert (screen.visit.page, screen.text("reason")) == (
            "board",
            "Your note is not left: going on drops it",
        )
        assert screen.find("noteField").property("text") == "They sl"
        screen.tap("noteField")
        screen.type("eep")
        screen.tap("goOn")
        assert screen.visit.page == "board", "another note than the one that was asked about"
        screen.tap("goOn")
        assert screen.visit.page != "board"


def test_what_an_input_method_still_holds_is_a_note_as_well_and_so_is_a_ghosts(qtbot: QtBot) -> None:
    """Pinyin that has not become signs yet, on the page from which the laptop is handed on."""
    evening = haunted()
    to_the_ghost(evening)
    with private_window(evening, qtbot) as screen:
        screen.identify()
        screen.look()
        screen.tap("noteField")
        QGuiApplication.sendEvent(screen.find("noteField"), QInputMethodEvent("wosi", []))
        screen.clock.pass_time(60_000)
        for begun in (True, False):
            screen.tap("goOn")
            assert screen.visit.open == begun
            if begun:
                assert screen.text("reason") == "Your note is not left: going on drops it"


def test_written_on_the_keyboard(qtbot: QtBot) -> None:
    evening = table()
    to_the_visit(evening, VILLAGER)
    with private_window(evening, qtbot) as screen:
        screen.identify()
        screen.look()
        screen.tap("noteField")
        screen.type("Olivia blinks")
        screen.key(Qt.Key.Key_Return)
        assert notes(screen.visit) == ["Olivia blinks"]
        assert screen.find("noteField").property("text") == ""
        assert board(screen) == "board-notebook"


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_eyes_closed_says_that_rooms_want_the_laptop_passed_around(
    open_stage: Callable[..., tuple[Any, Any]], language: str, tmp_path: Path
) -> None:
    stage, screen = open_stage(screen="Players", language=language)
    for name in (*NAMES, "老陈", "Sophie"):
        stage.app.property("model").add(name)
    stage.app.open("Deck")
    deck = stage.app.property("model")
    deck.chooseBook([book.id for book in stage.gathering.books].index("chat"))
    screen.shot(tmp_path / f"deck-{language}.png")
    stage.app.open("HouseRules")
    screen.window.grabWindow()
    assert not screen.has("passAround")
    screen.tap("style1")
    screen.wait("passAround")
    reason = str(stage.app.property("model").property("misfit"))
    assert stage.app.words.text(reason) in " ".join(screen.texts())
    screen.shot(tmp_path / f"house-{language}.png")
    screen.tap("passAround")
    assert (stage.gathering.style, screen.has("passAround")) == ("pass_around", False)


def haunted(**changes: Any) -> Evening:
    """Seven people at a forum's table, the first of whom the wolves have eaten."""
    deck = {"werewolf": 2, "seer": 1, "saint": 4}
    deal = ("saint", "werewolf", "werewolf", "seer", "saint", "saint", "saint")
    people = tuple(SeatedPlayer(name) for name in (*NAMES, "老陈"))
    evening = Evening(Sitting(people, deck, 5, book="forum", deal=deal, **changes))
    evening.ledger.session.submit(AMEND, ("kill", 0))
    return evening


def to_the_ghost(evening: Evening) -> None:
    play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "ghost")


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("zh-CN", (1024, 600))])
def test_the_laptop_stops_at_the_dead_and_the_dead_write(
    qtbot: QtBot, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """One page, no question: read, write, hand on."""
    evening = haunted()
    to_the_ghost(evening)
    with private_window(evening, qtbot, languages=(language,), size=size) as screen:
        screen.shot(tmp_path / "cover.png")
        screen.identify()
        screen.look()
        screen.tap("phrase-boo")
        assert board(screen) == "board-forum-ghosts"
        screen.press("hold")
        screen.wait("linedCard")
        screen.shot(tmp_path / "ghost.png")
        screen.release("hold")
        assert not screen.find("goOn").isEnabled()  # a visit lasts as long as anybody's
        screen.hand_on()
        assert screen.problems == []
    assert [post.text for post in evening.view(0).boards["forum.ghosts"].posts] != []
    assert evening.view(1).boards == {}


def test_printed_cards_and_traits_with_closed_eyes_cannot_be_begun(
    open_stage: Callable[..., tuple[Any, Any]],
) -> None:
    """The reason stands under the style, the button waits, and one tap mends it."""
    stage, screen = open_stage(screen="Players")
    for name in (*NAMES, "老陈", "Sophie"):
        stage.app.property("model").add(name)
    stage.app.open("Deck")
    stage.app.property("model").chooseBook([book.id for book in stage.gathering.books].index("forum"))
    stage.gathering.take({"forum.werewolf": 2, "forum.seer": 1, "forum.saint": 5, "forum.spy": 1})
    stage.gathering.own_cards = True
    stage.app.open("HouseRules")
    screen.tap("style1")
    screen.wait("passAround")
    assert stage.app.property("model").property("misfit") == "misfit-own-cards-traits"
    assert stage.app.property("model").property("misfitTitle") == "ui-misfit-refused"
    assert not screen.find("beginButton").isEnabled()
    screen.tap("passAround")
    assert screen.find("beginButton").isEnabled()


@pytest.mark.parametrize(
    ("language", "read"),
    [
        ("en", ["The tavern", "2: Good evening.", "The bar: Bob drinks alone."]),
        ("zh-CN", ["酒馆", "2号：Good evening.", "吧台：Bob drinks alone."]),
    ],
)
def test_whoever_writes_under_an_alias_has_no_other_name_on_the_card(
    qtbot: QtBot, language: str, read: list[str]
) -> None:
    """What was written since stands on the card by night: in a board's words, and nobody's role in it."""
    deal = ("revamped.bartender", "revamped.wolf", *["revamped.citizen"] * 6)
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    evening = Evening(
        Sitting(people, {card: deal.count(card) for card in deal}, 5, book="revamped", deal=deal)
    )
    to_the_visit(evening, 2, "revamped.night")
    for board, seat, text in (("tavern", 1, "Good evening."), ("bar", 0, "Bob drinks alone.")):
        evening.ledger.session.submit(-1, (f"revamped.{board}", seat, text))
    with private_window(evening, qtbot, languages=(language,)) as screen:
        screen.hold_on()
        assert screen.visit.page == "card"
        said = screen.held_card().split("\n")
        assert said[(at := said.index(read[0])) : at + 3] == read
        assert not [line for line in said if "revamped" in line]
        screen.let_go()
