"""From the first screen to the dealt cards, through the real window."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from nightcaller.app.fonts import SANS
from nightcaller.table.live.evening import Evening
from nightcaller.viewmodels.names import drawn

Opened = Callable[..., tuple[Any, Any]]


def type_names(screen: Any, *names: str) -> None:
    for name in names:
        screen.type(name)
        screen.key(Qt.Key.Key_Return)


def test_nine_people_sit_down_and_the_cards_are_dealt(open_stage: Opened) -> None:
    stage, screen = open_stage()
    begun: list[Evening] = []
    stage.play = begun.append
    screen.tap("newGameButton")
    type_names(screen, "小满", "Olivia", "阿泽", "Marcus", "晓彤", "老陈", "Priya", "雨桐", "Sophie")
    assert screen.text("playerName8") == "雨桐"
    screen.tap("nextButton")
    assert screen.text("pageTitle") == "Which evening shall it be?"
    screen.tap("nextButton")
    assert screen.text("cards") == "9"
    screen.tap("nextButton")
    screen.tap("style1")
    screen.tap("ballots1")
    screen.tap("rule-last_words1")
    screen.tap("beginButton")
    sitting = begun[0].sitting
    assert [player.name for player in sitting.players][7] == "雨桐"
    assert (sitting.style, sitting.ballots) == ("eyes_closed", "secret")
    assert sitting.house["last_words"] == "everybody"
    assert sum(sitting.deck.values()) == 9
    begun[0].close()


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_under_every_table_style_stands_who_should_choose_it_whichever_is_chosen(
    open_stage: Opened, language: str
) -> None:
    stage, screen = open_stage(language=language, screen="Players")
    type_names(screen, "Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
    for _ in range(3):
        screen.tap("nextButton")
    for chosen in range(3):
        screen.tap(f"style{chosen}")
        for at, style in enumerate(("pass-around", "eyes-closed", "narrator")):
            assert screen.text(f"style{at}About") == stage.words.text(f"ui-style-{style}.who")
            assert screen.find(f"style{at}About").isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_no_choice_moves_from_under_the_finger_that_makes_it(
    open_stage: Opened, language: str, size: tuple[int, int]
) -> None:
    """What the page says of a style, of ballots, of a voice has more lines or fewer."""
    stage, screen = open_stage(language=language, screen="Players")
    screen.shape(*size)
    type_names(screen, "Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
    for _ in range(3):
        screen.tap("nextButton")
    stage.house_rules.setProperty("ownCards", True)
    tried = 0
    for style in range(3):
        for choice in ("ballots", "cardsWhen", "narration", "style"):
            buttons = [f"{choice}{at}" for at in ((style, *range(3)) if choice == "style" else range(2))]
            if buttons[0] not in screen.names(choice):
                continue
            screen.tap(buttons[0])
            top = screen.rectangle(buttons[0]).top()
            for button in buttons:
                tried += 1
                screen.tap(button)
                assert screen.rectangle(buttons[0]).top() == top, button
        screen.tap(f"style{(style + 1) % 3}")
    assert tried > 20


def test_whoever_is_seated_is_not_asked_for_once_more(open_stage: Opened) -> None:
    """After a night that was shown, and on the players' page."""
    stage, screen = open_stage()
    stage.app.restart("Home", "NowYou")
    assert screen.text("beginButton") == stage.words.text("ui-now-you-names")
    screen.tap("beginButton")
    type_names(screen, "Ann", "Ben")
    stage.app.restart("Home", "NowYou")
    assert screen.text("beginButton") == stage.words.text("ui-now-you-seated", {"count": 2})
    screen.tap("beginButton")
    assert screen.find("nameEntry").property("hint") != stage.words.text("ui-players-hint-first")


def test_eyes_stay_open_where_nobody_would_hear_the_voice(open_stage: Opened) -> None:
    stage, screen = open_stage(loudspeaker=False)
    begun: list[Evening] = []
    stage.play = begun.append
    stage.settings.change(voice=False)
    screen.tap("newGameButton")
    type_names(screen, "Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
    for _ in range(3):
        screen.tap("nextButton")
    assert not stage.house_rules.property("refused")
    screen.tap("style1")
    assert stage.house_rules.property("misfit") == "misfit-voice-off"
    assert stage.house_rules.property("misfitTitle") == "misfit-voice-off.title", "it is not the deck's fault"
    assert stage.house_rules.property("refused")
    screen.tap("passAround")
    assert not stage.house_rules.property("refused")


def test_everything_can_be_done_with_the_keyboard(open_stage: Opened) -> None:
    stage, screen = open_stage()
    begun: list[Evening] = []
    stage.play = begun.append
    screen.key(Qt.Key.Key_Return)  # New game has the focus
    type_names(screen, "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    for button in ("nextButton", "nextButton", "nextButton", "beginButton"):
        for _ in range(120):
            if screen.focus() == button:
                break
            screen.key(Qt.Key.Key_Tab)
        assert screen.focus() == button
        screen.key(Qt.Key.Key_Return)
    assert len(begun) == 1
    begun[0].close()


def test_tab_stops_once_at_every_group_and_arrows_move_within(open_stage: Opened) -> None:
    """From the table style to the deal in one Tab for each question, whatever the number of its answers."""
    _stage, screen = open_stage(screen="Players")
    type_names(screen, "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    for _ in range(3):
        screen.tap("nextButton")
    seen: list[str] = []
    for _ in range(120):
        screen.key(Qt.Key.Key_Tab)
        seen.append(screen.focus())
        if seen[-1] == "beginButton":
            break
    groups = [re.sub(r"\d+$", "", name) for name in seen if name[-1:].isdigit()]
    assert seen[-1] == "beginButton"
    assert [one for one, other in pairwise(groups) if one == other] == []
    assert len(seen) < 40
    screen.find("style0").forceActiveFocus()
    screen.key(Qt.Key.Key_Right)
    assert screen.focus() == "style1"
    screen.key(Qt.Key.Key_Tab)
    assert not screen.focus().startswith("style")
    screen.key(Qt.Key.Key_Backtab)
    assert screen.focus() == "style0", "the one that is chosen"


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "Type a name first."),
        ("olivia", "Somebody called olivia is at the table already."),
        ("x" * 200, "is too long: 20 characters at most."),
    ],
)
def test_a_bad_name_is_told_beside_the_field_and_stays_in_it(
    open_stage: Opened, typed: str, message: str
) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "Olivia")
    screen.type(typed)
    screen.key(Qt.Key.Key_Return)
    assert message in screen.text("nameEntryProblem")
    assert screen.text("nameEntryField") == typed
    assert len(stage.gathering.players) == 1
    screen.type("!")
    assert not screen.has("nameEntryProblem")


def test_three_are_too_few_and_the_forty_first_waits_in_the_field(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "A", "B", "C")
    assert not screen.find("nextButton").isEnabled()
    assert screen.text("nextButton") == "One more player, please"
    type_names(screen, ",".join(f"P{n}" for n in range(37)))
    assert len(stage.gathering.players) == 40
    type_names(screen, "late")
    assert (
        screen.text("nameEntryProblem")
        == "The table is full: 40 players at most. The other names are still in the field."
    )
    assert screen.text("nameEntryField") == "late"


@pytest.mark.parametrize("name", ["🐺🔥", "محمد", "👩‍👩‍👧", "Ольга"])
def test_names_of_any_script_are_shown_as_they_are(open_stage: Opened, name: str) -> None:
    stage, screen = open_stage(screen="Players")
    stage.app.property("model").add(name)
    if drawn(name, SANS):
        assert screen.text("playerName1") == name
        return
    assert not name.isalpha(), "our own fonts have the letters of every script"
    assert screen.text("nameEntryProblem") == (
        f"This computer has no letters for “{name}”: nobody at the table would see it. "
        "Another spelling will do."
    )
    assert not screen.has("playerName1")
    assert stage.gathering.players == ()


def test_a_player_is_dragged_to_another_seat(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "A", "B", "C", "D")
    screen.drag("grip1", "grip3")
    assert [player.name for player in stage.gathering.players] == ["B", "C", "A", "D"]


def test_a_player_is_moved_with_the_keyboard(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "A", "B", "C", "D")
    screen.find("grip4").forceActiveFocus()
    screen.key(Qt.Key.Key_Up)
    assert [player.name for player in stage.gathering.players] == ["A", "B", "D", "C"]


def test_a_name_is_corrected_in_place_and_a_duplicate_changes_nothing(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "Ann", "Ben", "Cleo", "Dan")
    screen.tap("playerName2")
    screen.type("Bob")
    screen.key(Qt.Key.Key_Return)
    assert screen.text("playerName2") == "Bob"
    screen.tap("playerName3")
    screen.type("ann")
    screen.key(Qt.Key.Key_Return)
    assert screen.text("playerName3") == "Cleo"
    assert "already" in screen.text("playerProblem3")
    assert [player.name for player in stage.gathering.players] == ["Ann", "Bob", "Cleo", "Dan"]


def test_a_seat_gets_its_own_language_and_a_pin(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "Ann", "Ben")
    screen.tap("language2")
    screen.tap("language2")
    assert stage.gathering.players[1].language == "zh-CN"
    screen.tap("lock2")
    screen.wait("pinPad")
    screen.type("12a34")
    assert stage.gathering.players[1].pin == "", "it is typed twice, because nobody sees it"
    screen.type("1243")
    assert stage.gathering.players[1].pin == ""
    screen.type("1234")
    for digit in "1234":
        screen.tap(f"digit{digit}")
    assert stage.gathering.players[1].pin == "1234"
    assert not [text for text in screen.texts() if "1234" in text]


def test_a_player_has_larger_letters_of_her_own_and_they_are_remembered(open_stage: Opened) -> None:
    """What they cost is said with them, until somebody does something else."""
    stage, screen = open_stage()
    screen.tap("newGameButton")
    type_names(screen, "Anna", "Ben", "Cleo", "Dan")
    assert screen.text("letters2") == "Aa"
    screen.tap("letters2")
    screen.tap("letters2")
    assert screen.text("letters2") == "Aa 150%"
    assert "Ben" in screen.text("playerProblem2")
    assert not screen.has("playerProblem1")
    screen.tap("language3")
    assert not screen.has("playerProblem2")
    screen.tap("nextButton")
    assert [member.letters for member in stage.settings.current.groups[0].members] == [100, 150, 100, 100]
    stage.app.open("Players")
    screen.tap("clearButton")
    screen.tap("dialogYes")
    screen.tap("group0")
    assert screen.text("letters2") == "Aa 150%"


def test_digits_reach_the_pad_wherever_tab_has_gone(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "Ann", "Ben")
    screen.tap("lock2")
    screen.wait("pinPad")
    screen.key(Qt.Key.Key_Tab)
    assert screen.focus() == "pinNone"
    screen.type("12431243")
    assert stage.gathering.players[1].pin == "1243"


def test_a_name_is_corrected_with_the_keyboard_alone(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "Ann", "Ben")
    screen.find("grip2").forceActiveFocus()
    screen.key(Qt.Key.Key_Return)
    assert screen.focus() == "renameField"
    screen.type("Bob")
    screen.key(Qt.Key.Key_Return)
    assert [player.name for player in stage.gathering.players] == ["Ann", "Bob"]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_the_pad_for_a_pin_is_whole_where_the_window_has_room(
    open_stage: Opened, size: tuple[int, int]
) -> None:
    _stage, screen = open_stage(screen="Players", size=size)
    type_names(screen, "Ann", "Ben")
    screen.tap("lock2")
    screen.wait("pinPad")
    dialog = screen.rectangle("PinDialog")
    assert dialog.contains(screen.rectangle("pinNone")), "the way out is in sight"
    assert dialog.contains(screen.rectangle("pinPad"))


def test_last_weeks_group_sits_down_with_one_tap(open_stage: Opened, qtbot: QtBot) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "Ann", "Ben", "Cleo", "Dan")
    screen.tap("nextButton")
    stage.close()
    stage, screen = open_stage(screen="Players")
    assert screen.text("group0") == "Earlier today\nAnn · Ben · Cleo · Dan"
    screen.tap("group0")
    assert [player.name for player in stage.gathering.players] == ["Ann", "Ben", "Cleo", "Dan"]


def test_a_deck_that_does_not_add_up_is_mended_with_one_tap(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "A,B,C,D,E,F,G,H,I")
    screen.tap("nextButton")
    screen.tap("nextButton")
    screen.tap("step-werewolfPlus")
    assert not screen.find("nextButton").isEnabled()
    screen.tap("fix0-0")
    assert screen.find("nextButton").isEnabled()
    assert sum(stage.gathering.deck.values()) == 9


def test_another_number_of_players_gets_the_deck_of_the_same_name(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "A,B,C,D,E,F,G,H,I")
    screen.tap("nextButton")
    screen.tap("nextButton")
    screen.tap("recommended1")
    chosen = stage.gathering.chosen
    screen.tap("backButton")
    screen.tap("backButton")
    type_names(screen, "J,K,L")
    screen.tap("nextButton")
    screen.tap("nextButton")
    assert sum(stage.gathering.deck.values()) == 12
    assert stage.gathering.chosen == chosen


def test_house_rules_go_back_to_the_book(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "A,B,C,D,E,F,G,H,I")
    screen.tap("nextButton")
    screen.tap("nextButton")
    screen.tap("nextButton")
    assert not screen.has("defaultsButton")
    screen.tap("rule-witch_self_save2")
    assert stage.gathering.sitting().house["witch_self_save"] == "never"
    screen.tap("defaultsButton")
    assert stage.gathering.sitting().house["witch_self_save"] == "first-night"


def test_rules_about_absent_roles_are_not_shown(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    type_names(screen, "A,B,C,D,E,F")
    screen.tap("nextButton")
    screen.tap("nextButton")
    stage.gathering.take({"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3})
    stage.app.open("HouseRules")
    assert not screen.names("rule-witch")
    assert screen.names("rule-wolves_win")


def test_the_language_changes_at_once_and_is_remembered(open_stage: Opened, tmp_path: Path) -> None:
    stage, screen = open_stage(screen="Settings")
    assert screen.text("pageTitle") == "Settings"
    screen.tap("language1")
    assert screen.text("pageTitle") == "设置"
    screen.tap("language2")
    assert screen.text("pageTitle") == "设置"
    assert "Settings" in screen.texts()
    screen.tap("swapLanguages")
    assert screen.text("pageTitle") == "Settings"
    assert stage.settings.current.languages == ("en", "zh-CN")


def test_a_switch_is_called_by_what_it_switches(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Settings")
    QAccessible.setActive(True)
    for switch in ("voice", "namesAloud", "motion", "marks", "dim"):
        name = QAccessible.queryAccessibleInterface(screen.find(switch)).text(QAccessible.Text.Name)
        assert name not in ("", "On", "Off")
        assert name in screen.texts()


def test_text_size_reaches_every_letter(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Settings")
    before = screen.find("pageTitle").property("font").pixelSize()
    screen.tap("textSize4")
    assert screen.find("pageTitle").property("font").pixelSize() > before * 1.8


def test_the_handbook_finds_a_role_in_either_language(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Handbook")
    screen.type("女巫")
    assert screen.text("leafName") == "Witch"
    # Whose page speaks of the Witch comes after the Witch herself.
    assert min(screen.names("entry-"), key=lambda name: screen.rectangle(name).top()) == "entry-witch"
    assert screen.has("entry-wraith_rider")
    assert not screen.has("entry-piper")
    for _ in range(2):
        screen.key(Qt.Key.Key_Backspace)
    screen.type("hunter")
    assert screen.text("leafName") == "Hunter"


def test_a_role_of_the_deck_is_looked_up_with_a_tap(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Players")
    type_names(screen, "A,B,C,D,E,F,G,H,I")
    screen.tap("nextButton")
    screen.tap("nextButton")
    screen.tap("emblem-guardian")
    screen.wait("peekName")
    assert screen.text("peekName") == "Guardian"
    screen.tap("peekMore")
    assert screen.text("leafName") == "Guardian"
    screen.tap("backButton")
    assert screen.text("pageTitle") == "The classic rules"


def test_a_settings_file_edited_by_hand_is_told_about(open_stage: Opened, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{", "utf-8")
    stage, _screen = open_stage()
    assert stage.settings.problem is not None
    assert stage.settings.problem.arguments == {"file": "settings.json.bad"}


def test_a_second_window_on_the_same_data_says_so(open_stage: Opened) -> None:
    open_stage()
    _second, screen = open_stage()
    assert "already open" in screen.text("stoppedMessage")


@pytest.mark.parametrize(
    "screen_name", ["Players", "Deck", "HouseRules", "Paper", "Settings", "Handbook", "Evenings"]
)
@pytest.mark.parametrize("size", [(1024, 600), (800, 1280), (3840, 2160)])
def test_no_button_of_the_frame_leaves_the_window(
    open_stage: Opened, screen_name: str, size: tuple[int, int]
) -> None:
    stage, screen = open_stage(size=size)
    stage.words.speak(("zh-CN", "en"))
    stage.app.open("Players")
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"):
        stage.app.property("model").add(name)
    stage.app.restart("Home", screen_name)
    screen.window.grabWindow()
    for name in ("backButton", "nextButton", "beginButton", "handbookButton", "clearButton"):
        if screen.has(name):
            place = screen.rectangle(name)
            assert 0 <= place.left() < place.right() <= size[0] + 1, name
            assert 0 <= place.top() < place.bottom() <= size[1] + 1, name


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_short_name_and_what_is_set_beside_it_stand_on_one_line(open_stage: Opened, language: str) -> None:
    """What the signs beside it mean stands above them."""
    _stage, screen = open_stage(language=language, screen="Players")
    screen.shape(1024, 600)
    type_names(screen, "Anna", "小满")
    screen.window.grabWindow()
    for seat in (1, 2):
        name, tools = screen.rectangle(f"playerName{seat}"), screen.rectangle(f"letters{seat}")
        assert abs(name.center().y() - tools.center().y()) < name.height() / 2
    about = screen.text("playerTools")
    assert all(screen.text(f"{sign}1") in about for sign in ("letters", "lock"))
