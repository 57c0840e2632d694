"""Boards, kept decks, house rules under headings and kept sets of them, through the real window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from driver import unglued
from nightcaller.collection import MOST_KEPT, KeptDeck
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Floor
from table.bots import keyed, play, sitting

Opened = Callable[..., tuple[Any, Any]]


def seated(open_stage: Opened, people: int, **arguments: Any) -> tuple[Any, Any]:
    """The deck screen of so many people."""
    stage, screen = open_stage(screen="Players", **arguments)
    for number in range(people):
        stage.app.property("model").add(f"P{number + 1}")
    show(stage, screen, "Deck")
    return stage, screen


def show(stage: Any, screen: Any, name: str) -> None:
    """Open a screen and let it lay itself out."""
    stage.app.open(name)
    screen.window.grabWindow()


def named(screen: Any, button: str, name: str) -> None:
    """Tap a button, type a name, save."""
    screen.tap(button)
    screen.wait("keptEntry")
    for _ in range(20):
        screen.key(Qt.Key.Key_Backspace)
    screen.type(name)
    screen.key(Qt.Key.Key_Return)


def test_a_board_is_taken_with_one_tap(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 12, language="zh-CN")
    assert len(screen.names("board")) >= 10
    board = next(name for name in screen.names("board") if screen.text(name) == "狼王守卫")
    screen.tap(board)
    assert stage.gathering.chosen == "deck-judge-wolf-king"
    assert stage.gathering.deck["judge.werewolf_king"] == 1
    assert not screen.has("byHand")
    assert screen.text("lean") == "模拟对局：狼人稍占便宜。"


def test_a_board_brings_its_house_rules_and_says_so(open_stage: Opened) -> None:
    """Choosing it sets them, the table may change them, and the next board does not inherit them."""
    stage, screen = seated(open_stage, 12, language="zh-CN")
    screen.tap(next(name for name in screen.names("board") if screen.text(name) == "白狼王守卫"))
    assert stage.gathering.house["witch_self_save"] == "never"
    assert "女巫" in screen.text("boardRules")
    screen.tap(next(name for name in screen.names("board") if screen.text(name) == "狼王守卫"))
    assert "witch_self_save" not in stage.gathering.house
    assert not screen.has("boardRules")


def test_a_table_without_boards_is_told_where_they_are(open_stage: Opened) -> None:
    _stage, screen = seated(open_stage, 11)
    assert screen.text("boardsElsewhere") == "The well-known decks are for 9 · 10 · 12 players."


def test_roles_stand_under_their_kind_with_its_count(open_stage: Opened) -> None:
    _stage, screen = seated(open_stage, 12)
    kinds = {name: screen.text(name) for name in screen.names("kind-")}
    assert kinds == {"kind-wolf": "4", "kind-divine": "5", "kind-commoner": "3", "kind-third": "0"}
    screen.tap("step-cupidPlus")
    assert screen.text("kind-third") == "1"
    assert len(screen.names("role-")) == 19


def test_a_role_is_looked_at_and_put_into_the_deck(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 12)
    screen.find("emblem-gargoyle").forceActiveFocus()
    screen.key(Qt.Key.Key_Return)
    screen.wait("peekCard")
    assert screen.text("peekName") == "Gargoyle"
    screen.tap("peekStepPlus")
    assert stage.gathering.deck["judge.gargoyle"] == 1
    screen.key(Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.has("peekCard"))
    screen.tap("emblem-gargoyle")
    screen.wait("peekCard")


def test_a_deck_of_ones_own_is_kept_taken_renamed_and_deleted(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 9)
    assert not screen.has("keptKeep"), "this deck has a name already"
    screen.tap("step-knightPlus")
    screen.tap("step-commonerMinus")
    own = dict(stage.gathering.deck)
    named(screen, "keptKeep", "Friday night")
    screen.tap("recommended0")
    assert stage.gathering.deck != own
    stage.close()

    stage, screen = seated(open_stage, 9)
    assert screen.text("kept0") == "Friday night"
    screen.tap("kept0")
    assert stage.gathering.deck == own
    named(screen, "keptMore0", "周六夜")
    assert screen.text("kept0") == "✓ 周六夜", "it is the deck in hand"
    screen.tap("keptMore0")
    screen.wait("keptRemove")
    screen.hold("keptRemove")
    assert not screen.has("kept0")
    assert stage.collection.decks.all == ()


def test_a_kept_deck_is_listed_for_its_number_of_people_only(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 9)
    stage.app.property("model").kept.keep("nine")
    assert screen.has("kept0")
    stage.app.open("Players")
    stage.app.property("model").add("one more")
    show(stage, screen, "Deck")
    assert not screen.has("kept0")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "Give it a name first."),
        ("   ", "Give it a name first."),
        ("FRIDAY", "There is a FRIDAY here already. Pick another name, or delete the old one."),
        ("x" * 21, "That name is too long: 20 characters at most."),
        (
            "\U00013000",  # hieroglyphs are in nobody's fonts
            "This computer has no letters for “\U00013000”: nobody would find it again. "
            "Another spelling will do.",
        ),
    ],
)
def test_a_name_that_will_not_do_is_told_and_stays(open_stage: Opened, typed: str, message: str) -> None:
    stage, screen = seated(open_stage, 9)
    stage.app.property("model").kept.keep("Friday")
    screen.tap("step-commonerMinus")
    screen.tap("step-knightPlus")
    named(screen, "keptKeep", typed)
    assert screen.text("keptEntryProblem") == message
    assert screen.text("keptEntryField") == typed
    assert len(stage.collection.decks.all) == 1
    screen.type("!")
    assert not screen.has("keptEntryProblem")


def test_a_kept_deck_of_roles_that_nobody_knows_is_not_offered_and_not_lost(
    open_stage: Opened, tmp_path: Path
) -> None:
    text = '{"decks": [{"name": "later", "book": "judge", "cards": {"judge.unicorn": 9}}]}'
    (tmp_path / "collection.json").write_text(text, "utf-8")
    stage, screen = seated(open_stage, 9)
    assert not screen.has("kept0")
    stage.app.property("model").kept.keep("now")
    assert [deck.name for deck in stage.collection.decks.all] == ["later", "now"]


def test_a_kept_deck_with_a_strangers_role_waits_for_its_file(open_stage: Opened, tmp_path: Path) -> None:
    """Neither offered nor lost without it; with it, it is a deck like any other."""
    cards = '{"own.stranger": 1, "judge.werewolf": 3, "judge.seer": 1, "judge.commoner": 4}'
    text = f'{{"decks": [{{"name": "theirs", "book": "judge", "cards": {cards}}}]}}'
    (tmp_path / "collection.json").write_text(text, "utf-8")
    stage, screen = seated(open_stage, 9)
    assert not screen.has("kept0")
    assert [deck.name for deck in stage.collection.decks.all] == ["theirs"]
    file = tmp_path / "stranger.toml"
    file.write_text('id = "own.stranger"\n[name]\nen = "Stranger"\n', "utf-8")
    stage.app.filesDropped.emit([file.as_uri()])
    screen.window.grabWindow()
    assert screen.has("role-stranger"), "here at once, where it was let go"
    screen.tap("kept0")
    assert stage.gathering.deck["own.stranger"] == 1
    assert [role.id for role in stage.gathering.sitting().roles] == ["own.stranger"]


def test_a_damaged_collection_is_told_and_the_game_goes_on(open_stage: Opened, tmp_path: Path) -> None:
    (tmp_path / "collection.json").write_text("{", "utf-8")
    stage, screen = seated(open_stage, 9)
    assert stage.collection.problem.arguments == {"file": "collection.json.bad"}
    assert screen.find("nextButton").isEnabled()


def test_rules_stand_under_headings_and_a_changed_one_says_so(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 12)
    show(stage, screen, "HouseRules")
    assert screen.text("leaveAll") == "New to this? Leave everything as it is, and begin."
    assert screen.names("rules-") == ["rules-day", "rules-night", "rules-sheriff", "rules-table"]
    assert "The book says: First night only" in "\n".join(screen.texts())
    screen.tap("rule-witch_self_save2")
    assert "Changed · The book says: First night only" in screen.texts()
    assert "The night  ·  1 changed" in screen.texts()
    special = {"judge.werewolf_king": 1, "judge.cupid": 1, "judge.commoner": 1}
    stage.gathering.take({**stage.gathering.deck, **special})
    show(stage, screen, "Deck")
    show(stage, screen, "HouseRules")
    assert {"rules-wolves", "rules-third"} <= set(screen.names("rules-"))


def test_what_is_scrolled_out_of_sight_takes_no_tap(open_stage: Opened, qtbot: QtBot) -> None:
    """The picture of a list is cropped in software, and taps are, too."""
    stage, screen = seated(open_stage, 9)
    show(stage, screen, "HouseRules")
    screen.tap("rule-sheriff1")
    shown, button = screen.rectangle("houseScroll"), screen.rectangle("keptRulesGiven")
    scroll = screen.find("houseScroll")
    scroll.setProperty("contentY", scroll.property("contentY") + button.top() - shown.bottom() - 4)
    screen.settle()
    below = screen.rectangle("keptRulesGiven").center().toPoint()
    assert shown.bottom() < below.y() < screen.window.height()
    qtbot.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=below)
    assert stage.gathering.sitting().house["sheriff"] == "no"


def test_without_a_sheriff_there_is_no_question_about_the_race(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 9)
    show(stage, screen, "HouseRules")
    assert {"rule-election", "rule-race_explosion"} <= set(screen.names("rule-"))
    screen.tap("rule-sheriff1")
    assert not {"rule-election", "rule-race_explosion"} & set(screen.names("rule-"))
    assert "election" not in stage.gathering.sitting().house


@pytest.mark.parametrize(("language", "name"), [("en", "As in the box"), ("zh-CN", "盒装规则")])
def test_a_set_that_people_know_by_name_is_one_tap(open_stage: Opened, language: str, name: str) -> None:
    stage, screen = seated(open_stage, 12, language=language)
    assert not screen.names("keptRulesPreset"), "the judge book has none"
    stage.gathering.book = next(book for book in stage.gathering.books if book.id == "hollow")
    stage.gathering.deck, stage.gathering.chosen = {}, ""
    show(stage, screen, "Deck")
    show(stage, screen, "HouseRules")
    assert screen.text("keptRulesPreset0") == name
    assert not screen.has("presetAbout")
    screen.tap("keptRulesPreset0")
    house = stage.gathering.sitting().house
    assert (house["dead_revealed"], house["mayor_from"]) == ("yes", "first-night")
    assert screen.find("keptRulesPreset0").property("tone") == "primary", "it stands"
    assert screen.text("presetAbout")
    screen.tap("rule-mayor1")
    assert "mayor_from" not in stage.gathering.sitting().house, "no Mayor, no question about him"
    assert screen.find("keptRulesPreset0").property("tone") == "plain"
    screen.tap("rule-mayor0")
    assert screen.find("keptRulesPreset0").property("tone") == "primary", "changed, and changed back"
    screen.tap("keptRulesGiven")
    assert stage.gathering.own_rules() == {}


def test_house_rules_are_kept_and_apply_as_far_as_they_matter(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 12)
    stage.gathering.take({**stage.gathering.deck, "judge.knight": 1})
    show(stage, screen, "HouseRules")
    screen.tap("rule-after_duel1")
    screen.tap("rule-tie1")
    named(screen, "keptRulesKeep", "Strict")
    screen.tap("keptRulesGiven")
    assert stage.gathering.own_rules() == {}
    stage.close()

    stage, screen = seated(open_stage, 9)
    show(stage, screen, "HouseRules")
    assert screen.text("keptRules0") == "Strict\n1 of 2 matter for this deck"
    screen.tap("keptRules0")
    house = stage.gathering.sitting().house
    assert house["tie"] == "nobody"
    assert "after_duel" not in house
    assert stage.gathering.own_rules() == {"tie": "nobody", "after_duel": "day-goes-on"}
    screen.tap("defaultsButton")
    assert stage.gathering.sitting().house["tie"] == "runoff"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "cards for 11 players, and 8 traits"), ("zh-CN", "张牌，11名玩家，另有8项特质")],
)
def test_traits_are_not_counted_as_cards(open_stage: Opened, language: str, said: str) -> None:
    """Forum: eleven people have eleven cards, whatever comes beside them."""
    stage, screen = seated(open_stage, 11, language=language)
    stage.gathering.open_book(next(book for book in stage.gathering.books if book.id == "forum"))
    roles = {"forum.werewolf": 2, "forum.seer": 1, "forum.doctor": 1, "forum.saint": 7}
    traits = {"forum.spy": 2, "forum.brutal": 2, "forum.witness": 2, "forum.blessed": 2}
    stage.gathering.take({**roles, **traits})
    stage.app.property("model").refresh()
    assert screen.text("cards") == "11"
    assert stage.app.property("model").wanted == 11
    plain = screen.text("cardsFor").replace("\u2068", "").replace("\u2069", "").replace("\n", "")
    assert plain == said
    stage.gathering.take(roles)
    stage.app.property("model").refresh()
    assert "8" not in screen.text("cardsFor")


def test_a_deck_with_late_news_says_that_the_laptop_goes_round_all_the_same(open_stage: Opened) -> None:
    """Forum: what a Spy has heard is brought by no call."""
    stage, screen = seated(open_stage, 8)
    house_rules = stage.house_rules
    stage.gathering.book = next(book for book in stage.gathering.books if book.id == "forum")
    quiet = {"forum.werewolf": 2, "forum.seer": 1, "forum.saint": 5}
    closed, walked = "the laptop goes round once", "the moderator walks round once"
    for deck, style, said in (
        (quiet, 1, ""),
        ({**quiet, "forum.spy": 1}, 1, closed),
        (quiet, 2, ""),
        ({**quiet, "forum.spy": 1}, 2, walked),
        ({**quiet, "forum.spy": 1}, 0, ""),
    ):
        stage.gathering.take(deck)
        house_rules.style = style
        show(stage, screen, "HouseRules")
        assert house_rules.lateRound == bool(said)
        told = "\n".join(unglued(str(item.property("text"))) for item in screen.items())
        assert [one for one in (closed, walked) if one in told] == [
            one for one in (closed, walked) if one == said
        ]


@pytest.mark.parametrize("book_id", sorted(books()))
def test_a_clock_is_offered_only_where_something_runs_by_it(open_stage: Opened, book_id: str) -> None:
    """Last words are one book's; what a day of it asks for says whether they come."""
    stage, screen = seated(open_stage, 8)
    stage.gathering.open_book(next(one for one in stage.gathering.books if one.id == book_id))
    show(stage, screen, "HouseRules")
    evening = Evening(sitting(8, book=book_id, deck=dict(book(book_id).recommended(8)[0].deck)))
    spoken = {scene.label for scene in play(evening, keyed(1)) if isinstance(scene, Floor)}
    assert screen.has("speech0"), "people speak in every book"
    assert screen.has("lastWords0") == any("last_words" in label for label in spoken)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_biggest_choice_of_decks_is_cut_off_nowhere(
    open_stage: Opened, size: tuple[int, int], language: str
) -> None:
    """Twelve people have most boards; the deck with everything has most rules."""
    stage, screen = seated(open_stage, 12, size=size, language=language)
    stage.app.property("model").kept.keep("W" * 20)
    stage.gathering.take(dict.fromkeys((role.id for role in stage.gathering.book.roles), 1))
    for name in ("Deck", "HouseRules"):
        show(stage, screen, name)
        assert not screen.cut_off(), name
        for found in screen.names("board") + screen.names("rule-") + screen.names("step-"):
            place = screen.rectangle(found)
            assert 0 <= place.left() < place.right() <= size[0] + 1, found


def test_a_full_drawer_says_so_and_keeps_nothing_more(open_stage: Opened) -> None:
    stage, screen = seated(open_stage, 9)
    for number in range(MOST_KEPT):
        stage.collection.decks.keep(KeptDeck(str(number), "judge", {"judge.seer": 40}))
    screen.tap("step-commonerMinus")
    screen.tap("step-knightPlus")
    named(screen, "keptKeep", "one more")
    assert screen.text("keptEntryProblem") == "60 are kept already. Delete one to make room."
    assert stage.collection.decks.full


def test_a_disk_that_takes_nothing_is_told_and_the_deck_is_there_until_the_end(
    open_stage: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    _stage, screen = seated(open_stage, 9)

    def full(_handle: int) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr("os.fsync", full)
    screen.tap("step-commonerMinus")
    screen.tap("step-knightPlus")
    named(screen, "keptKeep", "Friday")
    assert any("What you keep lasts until you quit." in text for text in screen.texts())
    assert screen.text("kept0") == "✓ Friday"
