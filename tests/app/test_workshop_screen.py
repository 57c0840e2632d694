"""The workshop: a role is made up with taps, kept, tried, put in the deck and played."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMetaObject, QStandardPaths, Qt

from driver import read_all
from nightcaller.lab.__main__ import main as lab
from nightcaller.rulebooks.own import DIALECTS, OwnRole, OwnRoleError, read, refusals, write
from nightcaller.rulebooks.own.known import KNOWN_BY, SAID, copy_of, known
from nightcaller.rulebooks.own.sentences import (
    VOCABULARY,
    Aims,
    Guards,
    Knows,
    Looks,
    NameInBoth,
    Survives,
    Weighs,
)
from nightcaller.table.live.scene import Bulletin, Console
from nightcaller.table.shelf.making import gaps
from nightcaller.table.shelf.own_roles import read_file
from nightcaller.text import message_id
from nightcaller.viewmodels import file_picker, names
from nightcaller.viewmodels import workshop as workshop_model
from nightcaller.viewmodels.even_rows import WORD_JOINER
from nightcaller.viewmodels.season_rows import role_name
from nightcaller.viewmodels.trial import POINTS
from nightcaller.viewmodels.workshop import MOST_UNREAD
from nightcaller.viewmodels.workshop_rows import EMBLEMS
from rulebooks.own.broken import BROKEN
from table.bots import keyed, sitting, step

Opened = Callable[..., tuple[Any, Any]]

BELL = OwnRole("own.bell", NameInBoth("Bellringer", "敲钟人"), emblem="piper", sentence=(Looks(), Weighs()))

LONG = OwnRole(
    "own.matchmaker",
    NameInBoth("Matchmaker", "月老"),
    sentence=(Looks(nights="even"), Aims(nights="odd"), Survives(2), Guards(), Weighs()),
)


def workshop(open_stage: Opened, *, seated: bool = True, **arguments: Any) -> tuple[Any, Any, Any]:
    stage, screen = open_stage(**arguments)
    if seated:
        stage.gathering.players = sitting(9).players
        stage.gathering.fit()
    stage.app.restart("Home", "Workshop")
    screen.qtbot.waitUntil(lambda: screen.has("newButton"))
    return stage, screen, stage.app.property("model")


def name_it(screen: Any, model: Any, *names: str) -> None:
    for at, name in enumerate(names):
        screen.find(f"name{at}").setProperty("text", name)
        QMetaObject.invokeMethod(screen.find(f"name{at}"), "entered")
    assert list(model.property("names")) == list(names)


def filled(screen: Any, model: Any, at: int, gap: str, value: Any) -> None:
    """Tap a gap, and what is to stand in it."""
    screen.tap(f"gap{at}-{gap}")
    verb = "" if at < 0 else str(model.open_role.sentence[at].__struct_config__.tag)
    screen.tap(f"filling{at}-{gaps(verb)[gap].index(value)}")


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_why_a_role_cannot_go_into_the_deck_stands_beside_the_button(
    open_stage: Opened, language: str
) -> None:
    stage, screen, model = workshop(open_stage, seated=False, language=language)
    screen.shape(1024, 600)
    screen.tap("newButton")

    def said() -> str:
        assert not screen.find("deckButton").property("enabled")
        assert screen.rectangle("because").bottom() <= screen.rectangle("deckButton").top()
        assert screen.rectangle("because").top() > screen.window.height() / 2
        return str(screen.text("because"))

    assert said() == stage.words.text("own-refused-nameless")
    name_it(screen, model, "Bellringer", "敲钟人")
    assert said() == stage.words.text("ui-workshop-deck-none")
    stage.gathering.players = sitting(9).players
    stage.gathering.fit()
    stage.app.restart("Home")
    stage.app.open("Workshop")
    assert screen.find("deckButton").property("enabled")
    assert not screen.has("because")


def test_a_field_with_a_name_in_it_says_of_which_language_it_is(open_stage: Opened) -> None:
    _stage, screen, model = workshop(open_stage)
    screen.tap("newButton")
    assert not screen.has("name0Label"), "the hint says it"
    name_it(screen, model, "Bellringer", "敲钟人")
    screen.window.grabWindow()
    assert [screen.text(f"name{at}Label") for at in (0, 1)] == list(model.property("tongues"))


def test_it_is_found_on_the_deck_and_leads_back(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.gathering.players = sitting(9).players
    stage.gathering.fit()
    stage.app.restart("Home", "Deck")
    screen.tap("workshopButton")
    assert stage.app.property("screen") == "Workshop"
    assert screen.has("workshopEmpty")
    screen.tap("backButton")
    assert stage.app.property("screen") == "Deck"


def test_an_empty_card_is_one_however_often_it_is_wanted(open_stage: Opened) -> None:
    """A second tap finds the first one's card; it is called what it is, and not by its id."""
    stage, screen, model = workshop(open_stage)
    screen.tap("newButton")
    screen.tap("newButton")
    assert len(stage.own_roles.found().roles) == 1
    assert screen.text("madeUp0") == "A new role"
    name_it(screen, model, "Twice", "两次")
    screen.tap("newButton")
    assert len(stage.own_roles.found().roles) == 2


def test_roles_from_elsewhere_take_nothing_away(open_stage: Opened, tmp_path: Path) -> None:
    """Several come at once; another one with an id of ours gets one of its own, the same one comes once."""
    stage, _screen, _model = workshop(open_stage)
    _saved(stage, BELL)
    files = []
    for at, name in enumerate(("Gong", "Drum", "Gong", "Bellringer")):
        file = tmp_path / f"{at}.toml"
        file.write_text(
            write(BELL if name == "Bellringer" else replace(BELL, name=NameInBoth(name))), "utf-8"
        )
        files.append(file.as_uri())
    stage.app.filesDropped.emit(files)
    found = {role.id: role.name.en for role in stage.own_roles.found().roles}
    assert found == {"own.bell": "Bellringer", "own.bell_2": "Gong", "own.bell_3": "Drum"}


def test_a_role_is_made_up_and_put_in_the_deck(open_stage: Opened) -> None:
    stage, screen, model = workshop(open_stage)
    screen.tap("newButton")
    assert not screen.find("deckButton").property("enabled"), "a role without a name"
    name_it(screen, model, "Lamplighter", "点灯人")
    screen.tap("add-looks")
    filled(screen, model, 0, "nights", "even")
    screen.tap("add-weighs")
    filled(screen, model, 1, "half_votes", 6)
    role = model.open_role
    assert role.sentence == (Looks(nights="even"), Weighs(half_votes=6))
    kept = stage.own_roles.found()
    assert kept.roles == (role,), "on disk as it is shown"
    screen.tap("deckButton")
    assert stage.app.property("screen") == "Deck"
    assert stage.gathering.deck[role.id] == 1
    assert sum(stage.gathering.deck.values()) == 9
    assert stage.app.property("model").property("ready")
    assert stage.gathering.sitting().roles == (role,)


def test_one_made_up_card_does_not_push_out_another(open_stage: Opened) -> None:
    stage, screen, model = workshop(open_stage)
    made = [BELL, *(replace(BELL, id=f"own.bell{nth}", name=NameInBoth(f"Bell {nth}")) for nth in range(5))]
    for role in made:
        model.taken_in(_saved(stage, role))
        screen.tap("deckButton")
        stage.app.restart("Home", "Workshop")
    assert [stage.gathering.deck[role.id] for role in made] == [1] * len(made)
    assert sum(stage.gathering.deck.values()) == 9


def test_what_does_not_go_together_is_said_beside_it_with_the_nearest_that_does(open_stage: Opened) -> None:
    _stage, screen, model = workshop(open_stage)
    screen.tap("newButton")
    name_it(screen, model, "Twice", "两次")
    screen.tap("add-looks")
    screen.tap("add-guards")
    assert screen.has("problem1") and not screen.has("problem0")
    assert not screen.find("deckButton").property("enabled")
    screen.tap("instead1")
    assert not screen.has("problem1")
    assert screen.find("deckButton").property("enabled")
    screen.tap("away1")
    assert [type(one) for one in model.open_role.sentence] == [Looks]


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("book_id", DIALECTS)
def test_a_role_begins_as_a_copy_of_a_shipped_one(open_stage: Opened, book_id: str, language: str) -> None:
    """By keyboard alone: the button, the page, the role; the copy can be played as it is."""
    stage, screen = open_stage(language=language)
    stage.gathering.open_book(next(one for one in stage.gathering.books if one.id == book_id))
    stage.app.restart("Home", "Workshop")
    screen.qtbot.waitUntil(lambda: screen.has("newButton"))
    model = stage.app.property("model")
    assert [row.role for row in model.starts.rows] == list(known(book_id))
    role = known(book_id)[-1]
    screen.find("startButton").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Space)
    screen.qtbot.waitUntil(lambda: screen.has(f"start-{role}"))
    screen.find(f"start-{role}").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Return)
    made = model.open_role
    assert (made.team, made.sentence) == (copy_of(role).team, SAID[role])
    for tag in ("en", "zh-CN"):
        assert made.name.of(tag).startswith(stage.words.sayIn(tag, message_id("role", role), {}))
    assert model.property("playable"), model._refusals()
    assert screen.has("stranger") == (role in KNOWN_BY)
    if role in KNOWN_BY:
        assert stage.words.sayIn(language, message_id("role", role), {}) in screen.text("stranger")
    assert stage.own_roles.found().roles == (made,)
    model.startFrom(role)
    assert model.open_role.name != made.name and model.property("playable"), "a second one has another name"


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_name_of_a_role_of_the_book_is_refused_beside_a_free_one(
    open_stage: Opened, language: str
) -> None:
    stage, screen, model = workshop(open_stage, language=language)
    model.taken_in(_saved(stage, replace(BELL, name=NameInBoth("seer", "敲钟人"))))
    assert "seer" in screen.text("problem-1") if language == "en" else screen.text("problem-1")
    assert not screen.find("deckButton").property("enabled")
    stage.gathering.meet_own_roles()
    assert not stage.gathering.book.most(BELL.id), "nor can it be put in on the deck's own page"
    screen.tap("instead-1")
    assert model.open_role.name == NameInBoth("seer 2", "敲钟人")
    assert screen.find("deckButton").property("enabled")
    stage.gathering.meet_own_roles()
    assert stage.gathering.book.most(BELL.id) == 1


def test_a_file_with_the_name_of_a_shipped_role_is_not_taken_in(open_stage: Opened, tmp_path: Path) -> None:
    stage, _screen, _model = workshop(open_stage)
    file, said = tmp_path / "wolf.toml", []
    file.write_text(write(replace(BELL, name=NameInBoth("Clear", "狼人"))), encoding="utf-8")
    stage.app.tell = lambda message, **facts: said.append((message, facts))
    stage.app.filesDropped.emit([file.as_uri()])
    ((message, facts),) = said
    why, given = facts["why"]
    assert (message, facts["file"], why) == ("ui-drop-role", "wolf.toml", "error-own-file-name-taken")
    assert (given["field"], given["given"]) == ("name.zh-CN", "狼人")
    assert stage.own_roles.found().roles == ()


def test_a_gap_is_filled_by_keyboard_and_keeps_the_focus(open_stage: Opened) -> None:
    _stage, screen, model = workshop(open_stage)
    screen.tap("newButton")
    screen.tap("add-weighs")
    screen.find("gap0-half_votes").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Space)
    assert model.property("gapAt") == 0
    screen.find("filling0-0").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Return)
    assert model.open_role.sentence == (Weighs(half_votes=0),)
    assert screen.find("gap0-half_votes").property("activeFocus")


def test_tab_comes_to_what_may_stand_in_a_gap(open_stage: Opened) -> None:
    """Also where another sentence stood just before, with the keyboard on its last value."""
    _stage, screen, model = workshop(open_stage)
    screen.tap("newButton")
    for word in ("weighs", "outlives", "wins", "aims"):
        filled(screen, model, -1, "team", ("wolves", "alone")[model.open_role.team == "wolves"])
        screen.tap(f"add-{word}")
        for gap in gaps(word):
            screen.find(f"gap0-{gap}").forceActiveFocus(Qt.FocusReason.TabFocusReason)
            screen.key(Qt.Key.Key_Return)
            for _stop in range(8):
                screen.key(Qt.Key.Key_Tab)
                if screen.focus().startswith("filling0-"):
                    break
            assert screen.focus() == f"filling0-{model.property('gapCurrent')}", (word, gap)
            screen.find(f"gap0-{gap}").forceActiveFocus(Qt.FocusReason.TabFocusReason)
            screen.key(Qt.Key.Key_Return)
        screen.tap("away0")


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_a_long_card_takes_its_whole_width(open_stage: Opened, language: str, size: tuple[int, int]) -> None:
    """Its letters shrink as little as that allows; the lines do not shrink with them."""
    stage, screen, model = workshop(open_stage, language=language)
    screen.resize(*size)
    model.taken_in(_saved(stage, LONG))
    screen.settle()
    card, lines = screen.rectangle("workshopCard"), screen.rectangle("cardText")
    assert card.contains(lines)
    assert lines.width() > 0.8 * card.width()


def test_own_words_and_another_emblem_stand_on_the_card(open_stage: Opened) -> None:
    _stage, screen, model = workshop(open_stage)
    model.taken_in(_saved(_stage, BELL))
    screen.tap("emblemButton")
    screen.tap("emblem-moon")
    assert model.open_role.emblem == "moon"
    screen.tap("wordsButton")
    screen.find("words-card0").setProperty("text", "You ring.")
    screen.tap("closePopup")
    screen.qtbot.waitUntil(lambda: model.property("cards")[0] == "You ring.")
    assert read_file(_stage.own_roles.file_of(BELL.id)).card.en == "You ring."


def _saved(stage: Any, role: OwnRole) -> OwnRole:
    stage.own_roles.save(role)
    return role


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_file_is_opened_by_keyboard_and_told_of_as_a_dropped_one(
    open_stage: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """From the folder in which downloads land; next time where the last one was. What hides is not shown."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(tmp_path / place.name))
    monkeypatch.setattr(file_picker, "STICKS", ())
    sent = tmp_path / "DownloadLocation" / "Ann"
    (sent / ".hidden").mkdir(parents=True)
    (tmp_path / "HomeLocation").mkdir()
    for name, data in (("bell.toml", write(BELL)), ("torn.TOML", "format = 1\nid = 5\n"), ("a.txt", "")):
        (sent / name).write_text(data, encoding="utf-8")
    os.utime(sent / "torn.TOML", (0, 0))
    stage, screen, model = workshop(open_stage, language=language)

    def press(name: str) -> None:
        screen.qtbot.waitUntil(lambda: screen.has(name))
        screen.find(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)
        screen.key(Qt.Key.Key_Return)

    press("importButton")
    screen.qtbot.waitUntil(lambda: screen.has("place1"))
    assert [screen.text(f"place{at}") for at in (0, 1)] == [
        stage.words.sayIn(language, f"ui-picker-{place}", {}) for place in ("downloads", "home")
    ]
    assert screen.has("pickerNone") and not screen.has("place2")
    press("folder0")
    assert screen.focus() == "pickerUp"
    assert not screen.has("folder0") and not screen.has("pickerNone")
    assert [screen.text(f"file{at}") for at in (0, 1)] == ["bell.toml", "torn.TOML"]
    press("pickerUp")
    assert screen.has("folder0") and not screen.has("file0")
    press("folder0")
    press("file0")
    screen.qtbot.waitUntil(lambda: not screen.has("place0"))
    assert stage.own_roles.found().roles == (BELL,) == (model.open_role,)
    read_all(stage.app)
    press("importButton")
    press("file1")
    told = stage.app.property("notice")
    assert "torn.TOML" in told and stage.own_roles.found().roles == (BELL,)
    read_all(stage.app)
    stage.take_in_role(sent / "torn.TOML")
    assert stage.app.property("notice") == told


def test_it_is_saved_for_somebody_else_copied_and_thrown_away(
    open_stage: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, screen, model = workshop(open_stage)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(tmp_path / "Documents"))
    model.taken_in(_saved(stage, BELL))
    screen.tap("fileButton")
    assert read_file(Path(model.property("file"))) == BELL
    screen.tap("copyButton")
    assert model.open_role.name == NameInBoth("Bellringer 2", "敲钟人2"), "nobody else's name"
    assert model.open_role.id != BELL.id
    assert len(stage.own_roles.found().roles) == 2
    model.throwAway()
    assert stage.own_roles.found().roles == (BELL,)


def test_two_who_know_one_another_come_into_the_deck_together(open_stage: Opened) -> None:
    stage, screen, model = workshop(open_stage)
    cards = sum(stage.gathering.deck.values())
    twin = replace(BELL, several=True, sentence=(Knows(),))
    model.taken_in(_saved(stage, twin))
    screen.tap("deckButton")
    assert stage.gathering.deck[twin.id] == 2
    assert sum(stage.gathering.deck.values()) == cards


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_what_no_sentence_says_is_said_to_be_the_tables(open_stage: Opened, language: str) -> None:
    """And how a role that somebody has sent comes in, with no role in the workshop as well."""
    stage, screen, _model = workshop(open_stage, language=language)
    assert screen.has("received") and screen.has("folderButton") and not screen.has("fileButton")
    screen.tap("newButton")
    assert screen.text("restIsYours") == stage.words.text("ui-workshop-add-rest")


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_files_that_are_no_roles_are_named_with_what_is_wrong_and_left_alone(
    open_stage: Opened, language: str
) -> None:
    stage, screen, model = workshop(open_stage, language=language)
    folder = stage.own_roles.folder
    folder.mkdir(parents=True)
    broken = list(BROKEN)
    for first in range(0, len(broken), MOST_UNREAD):
        files = {f"torn{first + at}.toml": data for at, data in enumerate(broken[first:][:MOST_UNREAD])}
        for name, data in files.items():
            (folder / name).write_bytes(data)
        model.entered()
        said = screen.text("unread")
        for name, data in files.items():
            with pytest.raises(OwnRoleError) as refused:
                read(data)
            why = stage.words.text(refused.value.message_id, refused.value.arguments)
            assert name in said and why.replace(WORD_JOINER, "") in said
            assert (folder / name).read_bytes() == data
            (folder / name).unlink()


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_every_sentence_can_be_said_with_every_value(open_stage: Opened, language: str) -> None:
    """No gap of any sentence is without words, in either language; nothing of it is drawn."""
    stage, _screen = open_stage(language=language)
    model = stage.workshop
    model.create()
    for word in VOCABULARY:
        assert word in EMBLEMS
        model.add(word)
        at = len(model.open_role.sentence) - 1
        for gap, values in gaps(word).items():
            for index in range(len(values)):
                model.openGap(at, gap)
                options = model.property("gapOptions")
                assert len(set(options)) == len(values) and all(options)
                model.fill(index)
                row = model.sentences.rows[at]
                assert options[index] in row.spoken
        model.remove(at)


def test_what_it_meets_is_found_out(open_stage: Opened) -> None:
    """By playing nights with every card: a Hidden Werewolf looks good, and a Wraith Rider strikes back."""
    stage, screen, model = workshop(open_stage)
    model.taken_in(_saved(stage, BELL))
    screen.tap("meetsButton")
    screen.qtbot.waitUntil(lambda: not model.property("looking"))
    assert model._met == {
        "own-meets-takes-for-good": ["judge.hidden_werewolf"],
        "own-meets-strikes-back": ["judge.wraith_rider"],
    }
    assert "Hidden Werewolf" in screen.text("meets0")
    screen.tap("away0")
    assert list(model.property("meets")) == [], "what was found out was of another role"


def test_a_night_is_clicked_through_and_nothing_of_it_is_kept(open_stage: Opened, tmp_path: Path) -> None:
    """The role is called by its own name in its own words; the night's end leads back to the workshop."""
    stage, screen, model = workshop(open_stage, seated=False)
    model.taken_in(_saved(stage, BELL))
    model.clickThrough()
    called: list[str] = []
    evening = stage.trying._director.evening
    for _step in range(60):
        scene = evening.scene
        if not isinstance(scene, Bulletin | Console):
            break
        if isinstance(scene, Console):
            called.append(scene.role)
        step(evening, keyed())
    assert BELL.id in called
    screen.qtbot.waitUntil(lambda: stage.app.property("screen") == "Workshop")
    assert not stage.shelf.running()
    assert model.open_role == BELL


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_reader_hears_what_an_emblem_shows_in_its_own_language(open_stage: Opened, language: str) -> None:
    _stage, _screen, model = workshop(open_stage, language=language)
    names = list(model.property("emblemNames"))
    assert len(names) == len(model.property("emblems")) and all(names)
    chinese = [any("一" <= sign <= "鿿" for sign in name) for name in names]
    assert set(chinese) == {language == "zh-CN"}


def test_the_drawings_are_named_where_they_are_shown_and_once(
    open_stage: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred names for each of a hundred drawings at every tap: that is felt."""
    asked: list[str] = []
    drawn_for = workshop_model.drawn_for
    monkeypatch.setattr(workshop_model, "drawn_for", lambda one: asked.append(one) or drawn_for(one))
    stage, screen, model = workshop(open_stage)
    model.taken_in(_saved(stage, LONG))
    asked.clear()
    model.add("attacks")
    assert asked == []
    screen.tap("emblemButton")
    assert set(asked) == set(model.property("emblems"))
    assert len(asked) <= 2 * len(set(asked))


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_nothing_is_cut_off_while_somebody_works(open_stage: Opened, language: str) -> None:
    """With a gap open and something refused. Pictures go to `NIGHTCALLER_PHOTOGRAPHS`."""
    stage, screen, model = workshop(open_stage, language=language)
    model.taken_in(_saved(stage, LONG))
    model.add("attacks")
    model.openGap(len(LONG.sentence), "times")
    for (width, high), scale in product(((1024, 600), (1280, 800)), (1.0, 2.0)):
        stage.app.look(stage.app.appearance._replace(text_scale=scale, reduced_motion=True))
        screen.resize(width, high)
        screen.settle()
        assert screen.has(f"problem{len(LONG.sentence)}")
        assert screen.cut_off() == []
        if folder := os.environ.get("NIGHTCALLER_PHOTOGRAPHS"):
            screen.shot(Path(folder) / f"workshop-{language}-{width}-{scale:.0%}.png")
        screen.tap("importButton")
        screen.settle()
        assert screen.has("pickerFolder") and screen.cut_off() == []
        screen.tap("closePopup")


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_what_is_tried_is_asked_shown_and_kept(
    open_stage: Opened, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The laboratory plays what the button asks for, word for word; worth comes with its interval."""
    stage, screen, model = workshop(open_stage, language=language)
    model.taken_in(_saved(stage, BELL))
    asked: list[list[str]] = []
    stopped: list[bool] = []
    model.trial.wanted.connect(asked.append)
    model.trial.unwanted.connect(lambda: stopped.append(True))
    screen.tap("tryButton")
    model.trial.progressed(150, 600)
    assert screen.find("trialProgress").property("value") == 0.25
    screen.tap("tryStop")
    assert stopped == [True] and screen.has("tryButton")
    screen.tap("tryButton")
    assert (model.trial.property("played"), model.trial.property("games")) == (0, 600)
    (words, again), games = asked, asked[0].index("--games")
    assert words == again
    assert lab([*words[:games], "--games", "12", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (swing,) = (one for one in found["swings"] if one["role"] == BELL.id)
    model.trial.told(found)
    assert f"{round(100 * swing['error'])}" in screen.text("trialSwing")
    worth = max(-9, min(9, round(100 * swing["points"] / POINTS)))
    assert model.open_role.worth == read_file(stage.own_roles.file_of(BELL.id)).worth == worth
    without = screen.text("trialSaid")
    screen.find("tryButton").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Space)
    assert screen.focus() == "tryStop"
    model.trial.told({**found, "teams": [*found["teams"], {"team": BELL.id, "share": 0.0712}]})
    assert screen.focus() == "tryButton"
    alone = screen.text("trialSaid")
    assert alone.startswith(without) and "7" in alone.removeprefix(without)


def test_a_thrown_away_role_is_still_called_something_in_the_season(open_stage: Opened) -> None:
    """Its id is nobody's word for it."""
    stage, _screen, _model = workshop(open_stage)
    assert role_name("own.gone", stage.words) == "A role of their own"
    stage.own_roles.save(BELL)
    stage.gathering.meet_own_roles()
    assert role_name(BELL.id, stage.words) == "Bellringer"


def test_a_night_and_the_trial_know_every_made_up_card_of_the_deck(open_stage: Opened) -> None:
    """Tonight's deck may hold another one already."""
    stage, _screen, model = workshop(open_stage)
    other = OwnRole("own.lamp", NameInBoth("Lamp", "灯"), sentence=(Weighs(),))
    for role in (other, BELL):
        model.taken_in(_saved(stage, role))
        model.putInDeck()
    stage.app.restart("Home", "Workshop")
    asked: list[list[str]] = []
    nights: list[Any] = []
    model.trial.wanted.connect(asked.append)
    model.nightRequested.disconnect()
    model.nightRequested.connect(nights.append)
    model.tryOut()
    model.clickThrough()
    assert asked[0].count("--own") == 2
    assert {role.id for role in nights[0].roles} == {other.id, BELL.id}
    model.trial.stop()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("   ", ""),
        ("\u3164\u2800", ""),
        ("\u200b\ufeff", ""),
        ("\u202eBell  ringer\u200f", "Bell ringer"),
        ("Z" + "\u0316" * 12 + "oe", "Z" + "\u0316" * 4 + "oe"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("می‌خواهم", "می‌خواهم"),
        ("A" * 22 + "👩‍👩‍👧", "A" * 22),
    ],
)
def test_a_role_s_name_is_made_clean_like_a_guest_s(open_stage: Opened, typed: str, kept: str) -> None:
    _, screen, model = workshop(open_stage)
    screen.tap("newButton")
    for at, tag in enumerate(model.property("tags")):
        model.callIt(tag, "x")
        model.callIt(tag, typed)
        assert model.property("names")[at] == kept
    role = model.open_role
    assert not kept or "own-refused-letters" not in {one.message for one in refusals(role)}


@pytest.mark.parametrize("name", ["", "  ", "\u3164", "\u2800 \u115f", "\u200d", "\u200c \u200d"])
def test_a_role_whose_name_nobody_can_see_has_none(name: str) -> None:
    role = replace(BELL, name=NameInBoth(name, name))
    assert "own-refused-nameless" in {one.message for one in refusals(role)}


@pytest.mark.parametrize(
    ("name", "kept"), [("A" * 38 + "👩‍👩‍👧", "A" * 38), ("A" * 41, "A" * 40), ("小满", "小满")]
)
def test_a_name_is_never_cut_in_the_middle_of_a_character(name: str, kept: str) -> None:
    assert names.shortened(name, 40) == kept
