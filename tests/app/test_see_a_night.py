"""See a night: shown to its end in every style and language, broken off anywhere, nothing of it kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt

from driver import Screen, read_all
from nightcaller.app.guide import REMARKS, REMARKS_CALLED, TICK, GuidedNight
from nightcaller.app.puppets import BOOK, DEEDS, HOUSE, PUPPETS, rehearsed, sitting
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.text import LANGUAGES, Catalogue, message_id
from nightcaller.voice.clock import Alarm, EventLoopClock
from nightcaller.voice.lines import Utterance
from nightcaller.voice.speaker import Speaker
from parts import WHOLE
from table.bots import sitting as people

Opened = Callable[..., tuple[Any, Screen]]
STYLES = tuple(Style)
STEPS = {
    Style.PASS_AROUND: (
        "pass-around-hello",
        "cover",
        "card",
        "tap",
        "kept",
        "dawn",
        "talk",
        "hands",
        "story",
    ),
    Style.EYES_CLOSED: ("eyes-closed-hello", "called", "called-eyes", "eyes-closed-dawn"),
    Style.MODERATED: ("narrator-hello", "desk", "desk-tap", "narrator-dawn"),
}
BROKEN_OFF = [
    (style, step, language)
    for style, steps in STEPS.items()
    for at, step in enumerate(steps)
    for turn, language in enumerate(LANGUAGES)
    if WHOLE or at % (2 * len(LANGUAGES)) == 2 * turn
]
"""Of every style each second step, languages by turns; with `NIGHTCALLER_WHOLE=parts` all of them."""
BY_NIGHT = {"touches", "called", "desk"}
BY_DAY = {"day", "vote", "story"}
"""What the cards beside the laptop may be about."""
SIDES = {"en": ("commoner", "special role"), "zh-CN": ("平民", "有技能的好人")}
PATIENCE = 120_000
FIRST = STEPS[Style.PASS_AROUND][0]
SPOKEN = 70_000
"""Milliseconds of speech at most, calls that the next one cuts short counted whole: with what the finger
does, a night is shown in ninety seconds."""


class HurriedClock(QObject):
    """A clock that runs faster: waiting is waited for, only not for long."""

    def __init__(self, times: float) -> None:
        super().__init__()
        self._times = times
        self._real = EventLoopClock(self)

    def now(self) -> float:
        return self._real.now() * self._times

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        return self._real.after(milliseconds / self._times, call)


@pytest.fixture
def opened(open_stage: Opened) -> Iterator[tuple[Any, Screen]]:
    """The program at home, in a hurry, with nothing moving."""
    stage, screen = open_stage(clock=HurriedClock(40.0))
    stage.settings_screen.reducedMotion = True
    yield stage, screen


def kept(folder: Path) -> dict[str, object]:
    """Everything on disk, but for recordings of the voice and remarks that were made about this computer."""
    files = (path for path in folder.rglob("*") if path.is_file() and "voice" not in path.parts)
    found: dict[str, object] = {str(path.relative_to(folder)): path.read_bytes() for path in files}
    settings = json.loads((folder / "settings.json").read_bytes())
    return {**found, "settings.json": {**settings, "mentioned": None}}


def shown_to(stage: Any, screen: Screen, remark: str) -> None:
    """Let the show go on until the guide makes a remark."""
    screen.qtbot.waitUntil(lambda: remark in stage.guide._said, timeout=PATIENCE)


def over(stage: Any) -> bool:
    return bool(stage.app.property("screen") == "NowYou" and stage.app.property("guide") is None)


def test_the_game_that_is_shown_has_a_victim_a_vote_and_an_end() -> None:
    game = rehearsed()
    asked = {prompt for prompt, _seat in game.answers}
    assert {"ask-judge-pack-attack", "ask-judge-seer-check", "ask-judge-exile-vote"} <= asked
    evening = Evening(sitting(("a", "b", "c", "d"), Style.PASS_AROUND, game.seed))
    assert evening.public.seats == len(PUPPETS)
    assert evening.id == "", "it has no journal"


def spoken(speaker: Speaker, utterance: Utterance) -> int:
    """Milliseconds that a line sounds, also on a computer that lets it only be read."""
    clip = speaker._clips.find(utterance)
    return speaker.length(utterance) if clip is None else round(clip.milliseconds / speaker._speed(utterance))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_is_told_by_the_rule_that_the_show_is_played_by(language: str) -> None:
    rule = next(one for one in book(BOOK).house_rules if one.id == "wolves_win")
    assert {"wolves_win": rule.default, **HOUSE}["wolves_win"] == "side", "or the card has to say another"
    told = Catalogue(shipped("i18n")).say(language, "guide-game-3.more")
    for camp in SIDES[language]:
        assert camp in told, "each of the two sides, of which one has to be out"


@pytest.mark.parametrize("style", STYLES)
def test_the_evening_waits_for_a_show_that_begins_late(
    opened: tuple[Any, Screen], monkeypatch: pytest.MonkeyPatch, style: Style
) -> None:
    """As on a busy computer: nothing of what the game is about is passed over."""
    stage, screen = opened
    tick, ticks = GuidedNight._tick, count()

    def late(night: GuidedNight) -> None:
        if next(ticks) > 400:
            tick(night)
        else:
            night._time.after(TICK, night._tick)

    monkeypatch.setattr(GuidedNight, "_tick", late)
    told, first = stage.guide.model, list[tuple[str, int]]()
    told.changed.connect(lambda: first.append((told.property("part"), told.property("step"))))
    stage.guide.show(style)
    screen.qtbot.waitUntil(lambda: any(part for part, _step in first))
    assert next(one for one in first if one[0]) == ("game", 1)
    stage.guide.end()


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_is_shown_to_its_end_and_neither_the_guide_nor_who_has_won_is_cut_short(
    opened: tuple[Any, Screen], tmp_path: Path, language: str, style: Style
) -> None:
    stage, screen = opened
    begun, ended = list[str](), list[str]()
    stage.narrator.speaker.started.connect(lambda utterance, _length: begun.append(utterance.text_id))
    stage.narrator.speaker.finished.connect(lambda utterance: ended.append(utterance.text_id))
    stage.words.speak((language,))
    before, said = kept(tmp_path), set[str]()
    stage.app.subtitleChanged.connect(lambda: said.add(stage.app.property("subtitle")))
    speaker, lengths = stage.narrator.speaker, list[int]()
    speaker.started.connect(lambda utterance, _length: lengths.append(spoken(speaker, utterance)))
    over_page = list[tuple[str, Any]]()
    stage.app.subtitleChanged.connect(
        lambda: over_page.append((stage.app.property("subtitle"), stage.guide._evening.scene))
    )
    beside = set[tuple[str, str]]()
    first = list[tuple[str, int]]()
    held = set[tuple[str, int]]()
    stage.app.subtitleChanged.connect(lambda: held.add((stage.app.property("subtitle"), stage.guide._holder)))
    told = stage.guide.model
    told.changed.connect(lambda: first.append((told.property("part"), told.property("step"))))
    told.changed.connect(lambda: beside.add((stage.guide._evening.public.phase, told.property("part"))))
    stage.guide.show(style)
    assert stage.app.property("guide") is not None
    remarks, evening = stage.guide._said, stage.guide._evening
    screen.qtbot.waitUntil(lambda: over(stage), timeout=PATIENCE)
    screen.window.grabWindow()
    offered = {one for one in STYLES if screen.has(f"see-{one}")}
    assert offered == {*STYLES} - {style}, "what was seen a moment ago is not offered"
    assert remarks == {*STEPS[style]}
    assert len(remarks) == (REMARKS if style.passes else REMARKS_CALLED)
    assert len(evening.public.alive) < len(PUPPETS), "the night had its victim"
    assert sum(lengths) <= SPOKEN
    about = [one for one in dict.fromkeys(first) if one[0]][:3]
    assert about == [("game", 1), ("game", 2), ("game", 3)], "what it is about, before anything else"
    by_night = {part for phase, part in beside if phase == "night"}
    assert by_night & BY_NIGHT
    assert not by_night & BY_DAY, "what the cards say is of this time of day"
    for remark in remarks:
        assert stage.words.text(f"guide-{remark}") in said
    talk = stage.words.text("guide-talk")
    invited = [scene.speakers for line, scene in over_page if line == talk]
    assert not [seats for seats in invited if not {*seats} & {*evening.public.alive}], "the dead do not talk"
    deeds = stage.guide._game.deeds
    acting = {who for who, _whom in deeds.values()}
    for seat, player in enumerate(evening.sitting.players):
        # The first visit is explained by the guide's own remarks.
        if seat in acting or (style.passes and seat > 0):
            assert [one for one, whose in held if whose == seat and player.name in one], player.name
    if style.passes:  # the secrets that were promised
        assert {*deeds} == {*DEEDS}
        for deed, seats in deeds.items():
            who, whom = (evening.sitting.players[seat].name for seat in seats)
            told = next(iter(one for one in said if who in one and whom in one))
            role = stage.words.text(message_id("role", evening.view(seats[0]).card.role))
            assert role in told, deed
    assert kept(tmp_path) == before
    assert not stage.app.property("playing")
    assert stage.shelf.running() == []
    whole = [one for one in begun if one.startswith(("guide-", "end-", "line-victory-"))]
    assert [one for one in whole if one not in ended] == []
    if style.passes:
        reason, victory, story = whole[-3:]
        assert reason.startswith("end-")
        assert victory.startswith("line-victory-")
        assert story == "guide-story"
        assert not [one for one in begun if one.startswith(("line-award", "line-goodnight"))]


def test_a_call_waits_for_a_puppet_that_a_slow_computer_makes_late(
    opened: tuple[Any, Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The finger is on its way for longer than any call lasts."""
    stage, screen = opened
    monkeypatch.setattr("nightcaller.app.guide.REACH", 1000 * pace.GROUP)
    ended = list[str]()
    stage.narrator.speaker.finished.connect(lambda utterance: ended.append(utterance.text_id))
    stage.guide.show(Style.EYES_CLOSED)
    evening = stage.guide._evening
    screen.qtbot.waitUntil(lambda: over(stage), timeout=PATIENCE)
    assert len(evening.public.alive) < len(PUPPETS), "who was called has answered"
    assert "guide-called-eyes" in ended


@pytest.mark.parametrize(("style", "step", "language"), BROKEN_OFF)
def test_broken_off_anywhere_nothing_is_left(
    opened: tuple[Any, Screen], tmp_path: Path, style: Style, step: str, language: str
) -> None:
    stage, screen = opened
    stage.words.speak((language,))
    before = kept(tmp_path)
    stage.guide.show(style)
    shown_to(stage, screen, step)
    screen.key(Qt.Key.Key_Escape)
    assert over(stage)
    assert kept(tmp_path) == before
    screen.window.grabWindow()
    stage.guide.show()  # and it can be seen again
    shown_to(stage, screen, FIRST)
    screen.tap("skipShow")
    assert over(stage)


def test_an_interrupted_evening_is_not_touched(opened: tuple[Any, Screen], tmp_path: Path) -> None:
    stage, screen = opened
    stage.begin(people())
    stage.app.leave()
    before = kept(tmp_path)
    screen.tap("seeButton")
    shown_to(stage, screen, "tap")
    screen.key(Qt.Key.Key_Escape)
    assert kept(tmp_path) == before
    stage.app.restart("Home")
    assert screen.has("continueButton")


def test_whoever_taps_goes_on_and_touches_nothing(open_stage: Opened) -> None:
    stage, screen = open_stage()  # at the usual pace: the guide is in the middle of a sentence
    stage.guide.show()
    shown_to(stage, screen, FIRST)
    screen.window.grabWindow()
    evening = stage.guide._director.evening
    scene = evening.scene
    screen.qtbot.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=screen.centre("goOn"))
    assert evening.scene == scene
    assert stage.narrator.quiet, "the sentence is cut short"
    screen.key(Qt.Key.Key_Space)
    assert evening.scene == scene
    shown_to(stage, screen, "cover")
    screen.qtbot.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    screen.key(Qt.Key.Key_Escape)
    assert over(stage)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
def test_what_a_moderator_holds_up_is_shown_on_the_laptop_and_a_tap_still_goes_on(
    opened: tuple[Any, Screen], size: tuple[int, int]
) -> None:
    stage, screen = opened
    screen.resize(*size)
    stage.guide.show(Style.MODERATED)
    page = screen.find("screens")
    screen.qtbot.waitUntil(lambda: screen.has("showFigure"), timeout=PATIENCE)
    screen.window.grabWindow()
    laptop = page.mapRectToScene(QRectF(0, 0, page.width(), page.height()))
    for name in ("showCaption", "showFigure", "putAway"):
        assert laptop.adjusted(-1, -1, 1, 1).contains(screen.rectangle(name)), name
    assert screen.has("finger")
    screen.tap("skipShow")
    assert over(stage)


def test_after_it_names_are_asked(opened: tuple[Any, Screen]) -> None:
    stage, screen = opened
    screen.tap("seeButton")
    shown_to(stage, screen, FIRST)
    screen.key(Qt.Key.Key_Escape)
    screen.window.grabWindow()
    assert screen.focus() == "beginButton"
    assert all(screen.has(f"see-{one}") for one in STYLES), "it was broken off"
    screen.tap("see-narrator")
    shown_to(stage, screen, "narrator-hello")
    screen.key(Qt.Key.Key_Escape)
    screen.window.grabWindow()
    screen.key(Qt.Key.Key_Return)
    assert stage.app.property("screen") == "Players"


def test_a_night_of_voices_is_not_shown_where_none_is_heard(opened: tuple[Any, Screen]) -> None:
    stage, screen = opened
    stage.app.restart("Home", "NowYou")
    assert screen.find("see-eyes_closed").isEnabled()
    stage.narrator.speaker.unheard = lambda _: "misfit-voice-no-sound"
    stage.app.property("model").entered()
    assert not screen.find("see-eyes_closed").isEnabled()
    assert screen.text("see-eyes_closed").endswith("No loudspeaker")


def test_a_remark_about_the_computer_lies_over_no_puppet_and_is_made_when_the_show_is_over(
    opened: tuple[Any, Screen],
) -> None:
    stage, screen = opened
    stage.app.restart("Home")
    read_all(stage.app)
    stage.guide.show()
    shown_to(stage, screen, FIRST)
    stage.app.mention("voice-no-sound")
    shown_to(stage, screen, "cover")
    assert not screen.has("noticeText")
    shown_to(stage, screen, "kept")  # private pages came and went meanwhile
    assert not screen.has("noticeText")
    screen.key(Qt.Key.Key_Escape)
    assert over(stage)
    assert screen.text("noticeText") == stage.words.text("voice-no-sound")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("scale", [0, 3])
@pytest.mark.parametrize("languages", [("en",), ("zh-CN",), ("zh-CN", "en")])
def test_what_stands_around_the_laptop_can_be_read(
    opened: tuple[Any, Screen], languages: tuple[str, ...], size: tuple[int, int], scale: int
) -> None:
    stage, screen = opened
    stage.words.speak(languages)
    stage.settings_screen.textSize = scale
    screen.resize(*size)
    stage.guide.show()
    shown_to(stage, screen, "cover")
    screen.window.grabWindow()
    assert screen.cut_off() == []
    if languages == ("en",) and size[0] > size[1]:
        rows = screen.text("subtitle").split("\n")
        assert len(rows) == screen.find("subtitle").property("lineCount")
        assert 3 * min(map(len, rows)) > 2 * max(map(len, rows)), "no word stands alone"
    for part in ("game", "day", "vote", "story", "called", "desk"):
        stage.guide._part(part, 1)
        screen.window.grabWindow()
        assert screen.cut_off() == [], part
    screen.key(Qt.Key.Key_Escape)
    screen.window.grabWindow()
    assert screen.cut_off() == []
