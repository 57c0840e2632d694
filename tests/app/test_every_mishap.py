"""Whatever goes wrong is put right through the window, from where people are, in so many touches.

Every way of every mishap is gone once, one style and language after the other; `NIGHTCALLER_WHOLE=mishaps`
goes each in every style and both languages.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from driver import Screen, every_text, read_all
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Calling, Console, Cover, Floor, Scene
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.announcement import OBJECTION_MS
from nightcaller.viewmodels.mishap import NAMED, OPENS, SEATS, WAYS, WHAT
from nightcaller.viewmodels.table_acts import KINDS
from parts import whole
from table.bots import keyed, play, sitting
from table.test_mishaps import EARLY as IN_THE_DEAL
from table.test_mishaps import MISHAPS
from voice.voice_kit import HandClock

PEOPLE = tuple(map(SeatedPlayer, ("小满", "Olivia", "阿泽", "子涵", "Marcus", "晓彤", "老陈", "Priya")))
LATE = "小佐 Zoe"
WALKS = [(what, way) for what, ways in WAYS.items() for way in ways]
STYLES = ("pass_around", "eyes_closed", "narrator")
LANGUAGES = ("en", "zh-CN")
EARLY = {"dealt_again", "swapped", "exchanged_cards", "other_deck"}
"""While the cards are being looked at."""
BY_DAY = {"name", "language", "card", "answer"}
"""What people notice while they talk; the others break into a night."""
ENDS = {
    "handed_on": "Cover", "swapped": "Cover", "dealt_again": "Cover", "other_deck": "Deck", "end": "Verdict",
    "find_answer": "TableActs", "table_language": "Settings", "cards": "Handbook",
}  # fmt: skip
"""Where one is then, if not where one was."""
RULINGS: dict[str, Callable[[Evening, int, int], None]] = {
    "kill": lambda evening, one, _other: evening.rulings.amend("kill", one),
    "mark": lambda evening, one, _other: evening.rulings.amend("mark", one, "judge.flipped"),
    "office": lambda evening, one, _other: evening.rulings.amend("office", "judge.sheriff", one),
}
"""What is ruled of people."""
TO_IT = {"Floor": 2, "Console": 2, "Cover": 3, "Calling": 4}
"""How many touches lead to the page from there: with eyes closed two of them are Escape."""


class Host(Screen):
    """A tired host, who taps what stands there and counts it.

    Attributes:
        touches: how often.
    """

    def __init__(self, stage: Any, screen: Screen, clock: HandClock) -> None:
        super().__init__(screen.window, screen.qtbot)
        self.stage, self.clock = stage, clock
        self.touches, self.walk = 0, ""

    @property
    def place(self) -> str:
        return str(self.stage.app.property("screen"))

    @property
    def language(self) -> str:
        return str(self.stage.words.languages[0])

    @property
    def evening(self) -> Evening:
        evening = self.stage._director.evening
        assert isinstance(evening, Evening)
        return evening

    def tap(self, name: str) -> None:
        self.touches += 1
        self._looked_at()
        super().tap(name)

    def hold(self, name: str, by: Any = "mouse") -> None:
        self.touches += 1
        self._looked_at()
        super().hold(name, by)

    def _looked_at(self) -> None:
        """Nothing on the page is cut off; and a picture is there for whoever wants to look."""
        self.settle()
        if folder := os.environ.get("NIGHTCALLER_PHOTOGRAPHS"):
            self.shot(Path(folder) / f"{self.walk}-{self.touches:02d}.png")
        assert not self.cut_off(), (self.walk, self.place)

    def passes(self, so: Callable[[], bool]) -> None:
        """Let time pass until something is so."""
        for _tenth in range(3000):
            if so():
                return
            self.clock.pass_time(100)
        raise AssertionError(f"{self.walk}: it never comes")

    def find_the_page(self) -> None:
        """Nobody has said where it is: whoever looks for it finds it from any screen of the game."""
        if self.place == "Calling":
            self.passes(lambda: self.stage._director.calling.property("moment") == "open")
            self.touches += 2
            self.key(Qt.Key.Key_Escape)
            self.key(Qt.Key.Key_Escape)
            self.hold("curtainHalt")
            self.passes(lambda: isinstance(self.evening.scene, Bulletin))
            self.tap("wrong")
            return
        button = "menuHalt" if self.place == "Cover" else "menuMishap"
        self.tap("menuButton")
        self.wait(button)
        self.window.grabWindow()
        if self.place == "Cover":
            self.hold(button)
            self.tap("wrong")
        else:
            self.tap(button)


def moment(style: str, what: str, way: str) -> Callable[[Scene], bool]:
    """When it is noticed."""
    if way in EARLY:
        return lambda scene: isinstance(scene, Cover) and scene.seat == 3
    if what in BY_DAY:
        return lambda scene: isinstance(scene, Floor)
    if style == "pass_around":
        return lambda scene: isinstance(scene, Cover) and (scene.purpose, scene.index) == ("night", 2)
    return lambda scene: isinstance(scene, Console) or (isinstance(scene, Calling) and scene.index == 1)


def put_right(host: Host, style: str, what: str, way: str) -> None:
    stage = host.stage
    stage.begin(sitting(8, style=style, players=PEOPLE))
    read_all(stage.app)
    evening = host.evening
    play(evening, keyed(3), until=moment(style, what, way))
    before, scene, seats = host.place, evening.scene, evening.public.alive[1 : 1 + SEATS.get(way, 0)]
    host.touches, most = 0, TO_IT[before] + 1 + (len(WAYS[what]) > 1) + len(seats) + 1
    host.find_the_page()
    assert host.place == "Mishap"
    host.tap(f"mishapWhat{WHAT.index(what)}")
    if len(WAYS[what]) > 1:
        host.tap(f"mishapWay{WAYS[what].index(way)}")
    asked = bool(seats) or way in NAMED
    assert way in OPENS or host.find("mishapDecide").property("able") != asked
    tap_them = every_text().say(host.language, "ui-mishap-tap-two" if len(seats) > 1 else "ui-acts-tap")
    assert (tap_them in host.texts()) == bool(seats)
    for seat in seats:
        host.tap(f"seat{seat + 1}")
    assert tap_them not in host.texts(), "it was done"
    if way in NAMED:
        assert host.focus() == "mishapNameField", "nobody has to tap it first"
        host.type(LATE)
    if way == "own_language":
        host.tap("mishapTongue1")
        most += 1
    if way in OPENS:
        assert len(WAYS[what]) > 1 or host.focus() == "mishapGo", "Enter goes on, not back"
        host.tap("mishapGo")
    else:
        tapped = [evening.sitting.players[seat].name for seat in seats]
        assert all(name in host.text("mishapDecide") for name in tapped), "it says for whom"
        host.hold("mishapDecide")
        assert not tapped or re.split(", |、", host.text("announcedNames")) == tapped, (
            "and so does what is heard"
        )
        stage._director.announcement.begin()
        host.clock.pass_time(OBJECTION_MS)
        if way not in {"dealt_again", "other_deck", "end"} and (way != "killed" or before == "Floor"):
            told = f"event-amended-{way.removeprefix('own_').replace('_', '-')}"
            numbers = {fact: seat + 1 for fact, seat in zip(("seat", "other"), seats, strict=False)}
            said = every_text().say(host.language, told, **numbers)
            assert host.text("news0").split() == said.split() or host.text("news0").replace("\n", "") == said
            named = [evening.sitting.players[seat].name for seat in seats]
            assert not named or re.split(", |、", host.text("newsName0")) == named, "who that is stands below"
            stands = "event-day-breaks" if before == "Floor" else "event-night-falls"
            if way not in EARLY:  # no night has fallen while the cards go round
                assert host.text("phase") == every_text().say(host.language, stands, day=1)
        elif way == "killed":
            assert every_text().say(host.language, "ui-acts-done") in host.texts(), "never by silence"
        if host.place == "Bulletin" and way != "end":
            host.tap("goOn")
            most += 1
        most += 1
    assert host.touches <= most, (host.walk, host.touches)
    ends = ENDS.get(way, before) if (style, way) != ("narrator", "find_answer") else "ModeratorBook"
    assert host.place == ends, host.walk
    if way not in ENDS:
        assert evening.scene == scene, "as if nothing had happened"
    came_of_it(host, evening, way, seats)


def came_of_it(host: Host, evening: Evening, way: str, seats: Any) -> None:
    """What the table wanted is so."""
    names = [player.name for player in evening.sitting.players]
    match way:
        case "renamed" | "handed_on":
            assert names[seats[0]] == LATE
        case "next_game":
            assert [player.name for player in evening.mishaps.joining] == [LATE]
        case "killed":
            assert evening.ledger.session.decisions[-1].picks == ("kill", *seats)
        case "by_lot":
            assert evening.progress.absent == {seats[0]}
        case "exchanged" | "exchanged_cards":
            one, other = seats
            assert (names[one], names[other]) == (PEOPLE[other].name, PEOPLE[one].name)
        case "own_language":
            assert evening.sitting.players[seats[0]].language == "en"
        case "dealt_again" | "other_deck":
            kept = [one.id for one in host.stage.shelf.running()]
            assert evening.id not in kept, "there was no game"
    if way in {"handed_on", "swapped"}:
        assert isinstance(evening.scene, Cover) and evening.scene.seat == seats[0], "she looks at her card"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
def test_a_tired_host_puts_it_right(open_stage: Any, style: str, language: str) -> None:
    turn = 2 * STYLES.index(style) + LANGUAGES.index(language)
    walks = WALKS if whole("mishaps") else WALKS[turn :: len(STYLES) * len(LANGUAGES)]
    clock = HandClock()
    stage, screen = open_stage(clock=clock, language=language)
    stage.settings_screen.reducedMotion = True
    host = Host(stage, screen, clock)
    for what, way in walks:
        host.walk = f"{style}-{language}-{what}-{way}"
        put_right(host, style, what, way)
        if stage.app.property("playing"):
            stage._director.leave()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_back_is_read_whole(open_stage: Any, language: str, size: tuple[int, int]) -> None:
    """Whoever heard that something was put right reads what is undone, and of whom."""
    stage, screen = open_stage(language=language, size=size)
    stage.settings_screen.reducedMotion = True
    people = tuple(SeatedPlayer(f"{player.name} the Magnificent") for player in PEOPLE)
    for what, mishap in {**MISHAPS, **RULINGS}.items():
        stage.begin(sitting(8, players=people))
        evening = stage._director.evening
        early = what in IN_THE_DEAL
        play(evening, keyed(3), until=lambda scene, early=early: isinstance(scene, Cover if early else Floor))
        if early:
            evening.mishaps.halt()
        mishap(evening, 2, 6)
        evening.rulings.undo()
        told = evening.public.events[-1]
        numbers = {fact: told.facts[fact] + 1 for fact in ("seat", "other") if fact in told.facts}
        screen.settle()
        if folder := os.environ.get("NIGHTCALLER_PHOTOGRAPHS"):
            screen.shot(Path(folder) / f"undid-{language}-{size[0]}-{told.kind}.png")
        said = every_text().say(language, f"event-{told.kind.replace('.', '-').replace('_', '-')}", **numbers)
        assert "".join(screen.text("news0").split()) == "".join(said.split()), what
        assert not screen.cut_off(), what
        stage._director.leave()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (683, 728)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_out_is_on_every_page(open_stage: Any, language: str, size: tuple[int, int]) -> None:
    """Whoever finds that nothing went wrong after all goes back to the game from wherever that is."""
    stage, screen = open_stage(language=language, size=size)
    stage.settings_screen.reducedMotion = True
    stage.begin(sitting(8, players=PEOPLE))
    evening = stage._director.evening
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    screen.settle()
    leave = "".join(every_text().say(language, "ui-overrule-not").split())
    records = evening.ledger.length
    for what, ways in ((-1, [-1]), *((at, range(len(ways))) for at, ways in enumerate(WAYS.values()))):
        for way in ways:
            stage.app.open("Mishap")
            screen.settle()
            if what >= 0:
                screen.tap(f"mishapWhat{what}")
                if len(ways) > 1:
                    screen.tap(f"mishapWay{way}")
            screen.settle()
            if (folder := os.environ.get("NIGHTCALLER_PHOTOGRAPHS")) and way <= 0:
                screen.shot(Path(folder) / f"out-{what}-{language}-{size[0]}.png")
            assert not screen.cut_off(), (what, way)
            ways_out = (one for one in screen.names("mishapN") if one != "mishapName")
            (out,) = [one for one in ways_out if "".join(screen.text(one).split()) == leave]
            screen.tap(out)
            assert stage.app.property("screen") == "Floor", (what, way)
    assert evening.ledger.length == records


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_act_of_the_table_asks_for_a_tap_that_was_made(open_stage: Any, language: str) -> None:
    stage, screen = open_stage(language=language)
    people = tuple(SeatedPlayer(player.name, pin="1234") for player in PEOPLE)
    stage.begin(sitting(8, players=people))
    evening = stage._director.evening
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    living = sorted(evening.public.alive)
    dead = sorted({*range(8)} - {*living})
    stage.app.open("TableActs")
    say = every_text().say
    for kind, seats in (("kill", living), ("pin", living), ("revive", dead), ("style", living)):
        screen.tap(f"what{KINDS.index(kind)}")
        if kind == "style":
            screen.tap("style2")
        asked = say(language, "ui-acts-tap-moderator" if kind == "style" else "ui-acts-tap")
        told = "".join(asked.split())
        assert bool(seats) == (told in squeezed(screen)) or kind == "revive", kind
        for seat in seats[:1]:
            screen.tap(f"seat{seat + 1}")
            assert told not in squeezed(screen), kind


def squeezed(screen: Screen) -> list[str]:
    return ["".join(text.split()) for text in screen.texts()]
