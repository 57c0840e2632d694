"""The moderator's console in the real window: covered until held, equal light, every hand and key."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from driver import Screen, read_all, unglued
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended, Floor
from nightcaller.table.shelf.journal import Disk
from nightcaller.text import LANGUAGES, Catalogue, Seats
from nightcaller.viewmodels.console import DEAF
from nightcaller.viewmodels.settings import appearance
from table.bots import keyed, sitting
from table.test_desk import COMMONER, DECK, NO_RACE, SEER, WITCH, WOLF, harmless, moderate, to_the_call
from viewmodels.private_table import NAMES
from voice.voice_kit import HandClock


class Moderator(Screen):
    """Somebody with the console before him.

    Attributes:
        stage: the program.
        evening: what is played.
    """

    def __init__(self, stage: Stage, evening: Evening, qtbot: QtBot) -> None:
        super().__init__(stage.window, qtbot)
        self.stage = stage
        self.evening = evening
        read_all(stage.app)
        self.window.requestActivate()
        qtbot.waitUntil(self.window.isActive)
        self.settle()

    def settle(self) -> None:
        self.window.grabWindow()

    def wait_a_moment(self) -> None:
        """Until the next tap is not the last one's second half."""
        assert isinstance(self.stage._clock, HandClock)
        self.stage._clock.pass_time(DEAF)

    @property
    def place(self) -> str:
        return str(self.stage.app.property("screen"))

    def light(self) -> float:
        """Mean luminance of the window, 0 to 1."""
        image = self.window.grabWindow().scaled(
            80, 50, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        total = sum(0.2126 * c.redF() + 0.7152 * c.greenF() + 0.0722 * c.blueF() for c in colours)
        return total / len(colours)


Open = Callable[..., Moderator]


@pytest.fixture
def at_the_call(
    qtbot: QtBot, qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, qtlog: Any
) -> Iterator[Open]:
    """The console at the call of a role: ``at_the_call("judge.seer")``; a QML warning fails the test."""
    opened: list[Stage] = []
    warnings: list[str] = []

    def start(
        role: str, *, size: tuple[int, int] = (1280, 800), language: str = "en", **agreed: Any
    ) -> Moderator:
        stage = Stage(
            Arguments(data_dir=tmp_path, language=language), catalogue, load_type(), clock=HandClock()
        )
        opened.append(stage)
        stage.engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
        stage.window.resize(*size)
        qtbot.waitUntil(stage.window.isExposed)
        people = tuple(type(sitting(4).players[0])(name) for name in (*NAMES, "Ida"))
        deck = {one: DECK.count(one) for one in DECK}
        stage.begin(
            sitting(
                9,
                **{
                    "deck": deck,
                    "deal": DECK,
                    "players": people,
                    "style": "narrator",
                    "house": NO_RACE,
                    **agreed,
                },
            )
        )
        assert stage._director is not None
        evening = stage._director.evening
        to_the_call(evening, role, harmless)
        return Moderator(stage, evening, qtbot)

    yield start
    for stage in opened:
        stage.close()
    assert warnings == []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()


def secrets(table: Moderator) -> list[str]:
    """What on the screen belongs to the moderator alone: cards at seats, targets, holders."""
    notes = [str(item.property("note")) for item in table.items() if item.objectName().startswith("seat")]
    recorded = [table.text(name) for name in table.names("recorded")]
    return [text for text in (*notes, *recorded) if text not in {"", "•", "None"}]


def test_nothing_secret_is_in_the_scene_until_it_is_held(at_the_call: Open) -> None:
    table = at_the_call("judge.witch")
    assert secrets(table) == []
    table.press("hold")
    table.qtbot.waitUntil(lambda: bool(secrets(table)))
    assert {"Seer", "Werewolf", "Witch"} <= set(secrets(table))
    table.release("hold")
    assert secrets(table) == [], "letting go covers at once"


def test_that_the_disk_is_full_is_told_until_it_has_taken_the_step(
    at_the_call: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_given: object) -> None:
        raise OSError(errno.ENOSPC, "")

    table = at_the_call("judge.seer")
    page = table.evening.desk().page()
    told: list[str] = []
    table.stage.app.noticeChanged.connect(lambda: told.append(str(table.stage.app.property("notice"))))
    with monkeypatch.context() as disk:
        disk.setattr(Disk, "write", full)
        for times in (1, 2):
            table.wait_a_moment()
            table.tap("seat1")
            assert table.evening.desk().page() == page
            assert [notice for notice in told if "full" in notice] == [told[-1]] * times, "said every time"
    table.wait_a_moment()
    table.tap("seat1")
    assert table.evening.desk().page() != page
    assert table.stage.app.property("notice") == ""


def test_the_space_bar_holds_the_cover_open(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    QTest.keyPress(table.window, Qt.Key.Key_Space)
    assert secrets(table)
    QTest.keyRelease(table.window, Qt.Key.Key_Space)
    assert secrets(table) == []


def test_a_step_is_done_with_the_keyboard_alone(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    table.key(Qt.Key.Key_1)
    table.qtbot.waitUntil(lambda: not table.evening.desk().asks)
    table.wait_a_moment()
    table.key(Qt.Key.Key_Return)
    scene = table.evening.scene
    assert isinstance(scene, Console)
    assert scene.role == "judge.witch"


def test_a_needed_answer_cannot_be_passed_by(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    table.tap("skip")
    table.settle()
    assert table.evening.desk().asks
    assert table.text("notes") == "Somebody has to be chosen here"
    table.tap(f"seat{SEER + 1}")
    table.settle()
    assert table.text("notes").startswith(f"{SEER + 1} · {NAMES[SEER]}: "), "it says of whom"


def shown(table: Moderator, target: int) -> tuple[str, float]:
    """The Seer's answer about a seat as it is held before her, and its light."""
    table.evening.desk().decide([target])
    table.stage._director.console.showNext()
    table.wait("showFigure")
    table.settle()
    return table.text("showFigure"), table.light()


def test_every_answer_gives_the_same_light(at_the_call: Open) -> None:
    wolf, bright = shown(at_the_call("judge.seer"), WOLF)
    table = at_the_call("judge.seer")
    good, dark = shown(table, COMMONER)
    assert (wolf, good) == ("Werewolf", "Good")
    assert abs(bright - dark) < 0.01
    assert not table.has("seat1") or table.find("showFigure").width() > table.window.width() * 0.9


def test_every_victim_and_every_card_gives_the_same_light_and_no_accessible_word(at_the_call: Open) -> None:
    table = at_the_call("judge.witch")
    console, book = table.stage._director.console, table.stage._director.moderator_book
    lights = []
    console.showNext()
    table.wait("showFigure")
    table.settle()
    assert table.text("showFigure") == str(COMMONER + 1)
    lights.append(table.light())
    spoken = said(table)
    assert "Hold to put away" in spoken
    assert not [one for one in spoken if one in {str(COMMONER + 1), NAMES[COMMONER], "Tonight’s victim"}]
    console.putAway()
    table.key(Qt.Key.Key_M)
    table.qtbot.waitUntil(lambda: table.place == "ModeratorBook")
    for seat in (WOLF, COMMONER):
        book.choose(seat)
        before = said(table)  # the card that could be given is chosen among those of the published deck
        book.showCard()
        table.wait("showFigure")
        table.settle()
        lights.append(table.light())
        assert said(table).count(table.text("showFigure")) <= before.count(table.text("showFigure"))
        book.putAway()
        book.choose(seat)
    assert max(lights) - min(lights) < 0.03


def said(table: Moderator) -> list[str]:
    """Every name that a screen reader finds in the window."""
    found, todo = [], [QAccessible.queryAccessibleInterface(table.window)]
    while todo:
        one = todo.pop()
        if one is not None and one.isValid():
            found.append(one.text(QAccessible.Text.Name))
            todo += [one.child(at) for at in range(one.childCount())]
    return found


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_with_the_largest_letters_the_table_keeps_its_room(at_the_call: Open, size: tuple[int, int]) -> None:
    table = at_the_call("judge.witch", size=size)
    table.stage.settings.change(text_scale=3.0)
    table.stage.app.look(appearance(table.stage.settings))
    table.settle()
    ring, foot = table.rectangle("table"), table.rectangle("confirm")
    assert ring.height() > size[1] * 0.25
    assert ring.width() > size[0] * 0.5
    assert ring.bottom() <= foot.top()
    for name in ("script", "show", "consoleUndo", "word0-0", "word0-1"):
        own = table.rectangle(name)
        assert own.height() >= 25
        assert foot.top() >= own.bottom(), name
    assert table.rectangle("word0-0").top() >= table.rectangle("prompt0").bottom() - 1
    assert table.rectangle("consoleTitle").bottom() <= max(table.rectangle("script").top(), size[0] / 8)


def test_larger_letters_never_make_a_name_smaller(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    sizes = []
    for scale in (1.0, 1.5, 2.0, 3.0):
        table.stage.settings.change(text_scale=scale)
        table.stage.app.look(appearance(table.stage.settings))
        table.settle()
        table.settle()
        names = [item for item in table.items() if item.property("text") == NAMES[0]]
        sizes.append(min(item.property("font").pixelSize() for item in names))
    assert sizes[0] >= 12
    assert min(sizes) == sizes[0]


def test_after_a_tap_on_a_finished_step_the_keys_still_answer(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    table.tap("step0")
    table.key(Qt.Key.Key_1)
    table.qtbot.waitUntil(lambda: not table.evening.desk().asks)


def test_the_panic_key_takes_the_shown_fact_away(at_the_call: Open) -> None:
    table = at_the_call("judge.witch")
    table.hold("show")
    table.wait("showFigure")
    assert table.text("showFigure") == str(COMMONER + 1)
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_Escape)
    table.wait("curtainOpen")
    table.qtbot.waitUntil(lambda: not table.has("showFigure"))
    assert table.stage._director.console.property("figure") == []


def test_the_handbook_opens_covered_and_tells_what_the_witch_has_left(at_the_call: Open) -> None:
    table = at_the_call("judge.witch")
    table.evening.desk().decide(["use"])
    table.key(Qt.Key.Key_M)
    table.qtbot.waitUntil(lambda: table.place == "ModeratorBook")
    table.settle()
    table.tap(f"seat{WITCH + 1}")
    table.settle()
    assert not table.has("pageCharges")
    table.hold("hold")
    table.wait("pageCharges")
    assert table.text("pageCharges") == "Antidote: used   Poison ✓"
    assert table.text("pageRole") == "Witch"
    table.tap("shut")
    assert not table.has("pageCharges")


def test_a_ruling_at_night_stands_and_the_console_goes_on(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    table.tap("book")
    table.qtbot.waitUntil(lambda: table.place == "ModeratorBook")
    table.settle()
    table.tap(f"seat{SEER + 1}")
    table.tap("leaf1")
    table.settle()
    table.tap("cardAfter")
    table.hold("giveCard")
    assert table.evening.desk().overview.seats[SEER].changed
    table.tap("bookBack")
    assert table.place == "Console"


def test_a_ruling_by_day_is_told_to_the_table(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    while not isinstance(table.evening.scene, Floor):
        moderate(table.evening, harmless)
    table.settle()
    table.key(Qt.Key.Key_M)
    table.settle()
    table.tap("seat1")
    table.tap("leaf1")
    table.settle()
    table.hold("killOrRevive")
    assert WOLF not in table.evening.public.alive
    assert table.place == "Bulletin"


def test_the_moderator_enters_an_explosion(at_the_call: Open) -> None:
    table = at_the_call("judge.seer")
    while not (isinstance(table.evening.scene, Floor) and table.evening.scene.may_declare):
        moderate(table.evening, harmless)
    table.settle()
    table.tap("declare")
    table.settle()
    table.tap("seat1")
    table.settle()
    table.hold("confirm")
    assert table.place == "Console"
    table.settle()
    table.tap("word0-0")
    table.settle()
    table.tap("confirm")
    assert WOLF not in table.evening.public.alive


def test_a_moderator_reads_why_a_commoner_who_is_out_is_asked(
    at_the_call: Open, catalogue: Catalogue
) -> None:
    table = at_the_call("judge.seer")
    why = catalogue.say("en", "ui-narrator-all-asked")
    while not (isinstance(scene := table.evening.scene, Console) and scene.purpose == "last_acts"):
        assert why not in table.texts()
        moderate(table.evening, harmless)
        table.settle()
    assert scene.seat == COMMONER
    assert table.text("notes") == why


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_nothing_is_outside_the_window_or_covered(
    at_the_call: Open, size: tuple[int, int], language: str
) -> None:
    table = at_the_call("judge.witch", size=size, language=language)
    table.resize(*size)
    for name in (
        "script",
        "say",
        "book",
        "menuButton",
        "show",
        "consoleUndo",
        "hold",
        "confirm",
        "skip",
        "word0-0",
    ):
        place = table.rectangle(name)
        assert place.left() >= 0, name
        assert place.right() <= size[0], name
        assert place.bottom() <= size[1], name
    tools = [
        table.rectangle(name) for name in ("show", "consoleUndo", "hold", "confirm", "word0-0", "word0-1")
    ]
    for at, one in enumerate(tools):
        assert not any(one.intersects(other) for other in tools[at + 1 :])


def test_nothing_rings_for_a_window_that_is_closed_in_the_middle_of_a_call(at_the_call: Open) -> None:
    stage = at_the_call("judge.seer").stage
    clock = stage._clock
    assert isinstance(clock, HandClock)
    assert any(not alarm.cancelled for alarm in clock.alarms), "a call looks at the clock"
    stage.close()
    assert [alarm for alarm in clock.alarms if not alarm.cancelled] == []


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_witchs_slip_found_at_dawn_is_six_touches(
    at_the_call: Open, language: str, tmp_path: Path
) -> None:
    """The book, the line, what it was, a hold; the Witch is asked for her poison, and it is dawn again."""
    table = at_the_call("judge.witch", language=language)
    evening, touches = table.evening, 0
    evening.desk().decide(["use"])
    while isinstance(evening.scene, Console):
        moderate(evening, harmless)
    table.settle()
    shots = tmp_path / "shots"
    shots.mkdir(exist_ok=True)

    def touch(name: str) -> None:
        nonlocal touches
        touches += 1
        table.tap(name)
        table.settle()

    table.key(Qt.Key.Key_M)
    table.qtbot.waitUntil(lambda: table.place == "ModeratorBook")
    table.settle()
    touches += 1
    answers = table.stage._director.moderator_book._answers
    table.shot(shots / f"list-{language}.png")
    rows = answers.property("rows")
    line = next(at for at, row in enumerate(rows) if row["asks"] == "ask-judge-witch-antidote")
    touch(f"noted{line}")
    table.shot(shots / f"open-{language}.png")
    assert answers.property("hindrance") == "ui-answers-first"
    words = [row["word"] for row in answers.property("words")]
    touch(f"notedWords{words.index('keep')}")
    table.shot(shots / f"tapped-{language}.png")
    touches += 1
    table.hold("correct")
    table.settle()
    assert evening.corrections.answers
    touch("goOn")
    assert table.place == "Console"
    while isinstance(evening.scene, Console):
        assert evening.scene.role == "judge.witch"
        table.wait_a_moment()
        touch("skip")
    assert touches <= 6
    assert evening.scene.kind == "dawn"
    table.settle()
    table.shot(shots / f"again-{language}.png")


ROUNDS = (
    *("ui-narrator-round-nobody", "ui-narrator-dawn-nobody", "ui-narrator-dawn-about"),
    *("ui-narrator-round-about", "ui-narrator-day-round-about"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_round_says_whom_to_touch_or_that_there_is_nobody(
    open_stage: Callable[..., tuple[Any, Screen]], language: str, catalogue: Catalogue
) -> None:
    """Before anything is held: it asked to show "those in question" where there was nobody."""
    stage, screen = open_stage(language=language)
    seen = set()
    for name, seed in product(("hollow", "forum", "revamped"), range(4)):
        decks = book(name).recommended(9)
        deck = dict(decks[seed % len(decks)].deck)
        evening = Evening(sitting(9, book=name, deck=deck, style="narrator", seed=seed))
        while not isinstance(scene := evening.scene, Ended):
            owed = isinstance(scene, Console) and any(one.personal for one in evening.desk().showings())
            kind = (name == "revamped", getattr(scene, "purpose", ""), owed)
            if kind[1] in {"round", "dawn"} and kind not in seen:
                seen.add(kind)
                stage.play(Evening(evening.sitting, None, [*evening.ledger.standing.records]))
                screen.settle()
                shown, said = stage._director.console.shown, " ".join(screen.texts())
                walked = shown.walks or scene.purpose == "round"  # type: ignore[union-attr]
                nobody = f"{kind[1]}-nobody" if walked else "dawn-about"
                told = [message for message in ROUNDS if catalogue.say(language, message) in said]
                assert told == [f"ui-narrator-{'round-about' if shown.eyes else nobody}"], kind
                if shown.eyes:
                    eyes = {"seats": Seats(shown.eyes), "count": len(shown.eyes)}
                    assert catalogue.say(language, "ui-narrator-eyes", **eyes) in said
                stage._director.leave()
            moderate(evening, keyed(seed))
    assert {*product([False], ["round", "dawn"], [False, True])} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_gold_says_what_to_do_until_something_is_chosen_and_never_means_nobody(
    at_the_call: Open, language: str, catalogue: Catalogue
) -> None:
    """Untouched, with "no" tapped, with somebody tapped, and with that taken back."""
    table = at_the_call("judge.witch", language=language, house={**NO_RACE, "witch_both_potions": "yes"})

    def say(message: str, **arguments: Any) -> str:
        return catalogue.say(language, message, **arguments)

    def gold() -> tuple[str, bool]:
        table.settle()
        return unglued(str(table.find("confirm").property("text"))), table.find("confirm").isEnabled()

    to_do = (say("ui-narrator-choose-either"), False)
    assert gold() == to_do
    assert table.find("skip").property("text") == say("ui-narrator-none")
    table.tap("word0-1")
    assert gold() == to_do
    poison = say("choice-judge-witch-poison-nobody")
    assert table.find("skip").property("text") == poison
    before = len(table.evening.ledger.standing.records)
    table.key(Qt.Key.Key_Return)
    assert len(table.evening.ledger.standing.records) == before, "Enter is the gold one"
    table.tap(f"seat{WOLF + 1}")
    text, able = gold()
    assert able and say("choice-judge-witch-poison-seat", seat=WOLF + 1) in text
    table.tap(f"seat{WOLF + 1}")
    assert gold() == to_do
    table.key(Qt.Key.Key_N)
    table.settle()
    assert table.evening.scene == Console("dawn", 0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_witchs_victim_is_named_while_it_is_held_and_the_page_says_so_before(
    at_the_call: Open, language: str, catalogue: Catalogue
) -> None:
    table = at_the_call("judge.witch", language=language)
    what = catalogue.say(language, "show-victim")
    assert table.text("factLabel") == catalogue.say(language, "ui-narrator-tells", what=what)
    table.press("hold")
    who = catalogue.say(language, "ui-visit-seat", seat=COMMONER + 1, name=NAMES[COMMONER])
    named = catalogue.say(language, "ui-narrator-told", what=what, who=who)
    table.qtbot.waitUntil(lambda: table.text("factLabel") == named)
    table.release("hold")
    table.settle()
    assert who not in table.text("factLabel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_two_see_together_says_whose_it_is(at_the_call: Open, language: str) -> None:
    """ "You love 9" and "You love 1" before both of them: which of the two is whose?"""
    deck = dict(book("hollow").recommended(9)[0].deck)
    table = at_the_call(
        "hollow.cupid", book="hollow", deck=deck, deal=None, house={}, language=language, size=(1024, 600)
    )
    while not (isinstance(scene := table.evening.scene, Console) and scene.purpose == "round"):
        moderate(table.evening, keyed(3))
    table.settle()
    facts = [one for one in table.evening.desk().showings() if one.personal]
    assert len({one.to for one in facts}) == 2
    table.hold("show")
    table.settle()
    words = table.stage.words
    for fact in facts:
        (seat,) = fact.to
        name, what = table.evening.sitting.players[seat].name, words.first(fact.caption, {})
        whose = words.first("ui-show-whose", {"seat": seat + 1, "name": name, "what": what})
        assert unglued(whose) in table.texts()
    assert not table.cut_off()


def test_a_round_says_before_whom_it_has_not_been_held_yet(at_the_call: Open) -> None:
    deck = {"wolf": 2, "infected_wolf": 1, "cupid": 1, "citizen": 5}
    table = at_the_call("revamped.cupid", book="revamped", deck=deck, deal=None, house={})
    while not (isinstance(scene := table.evening.scene, Console) and scene.purpose in {"round", "dawn"}):
        moderate(table.evening, keyed(3))
    table.settle()
    model = table.stage.app.property("model")
    assert len(model.property("unseen")) > 2
    while left := list(model.property("unseen")):
        assert table.text("notes") == unglued(
            table.stage.words.first("ui-narrator-eyes", {"seats": Seats(left), "count": len(left)})
        )
        assert not table.find("confirm").isEnabled()
        table.hold("show")
        table.hold("putAway")
        table.settle()
        assert set(model.property("unseen")) < set(left)
    assert [table.text(name) for name in table.names("notes")] in ([], [""])
