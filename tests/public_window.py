"""The public half of an evening in the real window: news, speeches, hands, choices, the end.

Private screens are answered behind the window's back by people who do nothing unless the test says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QPoint
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from driver import Screen, every_text, loaded
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Ended, Floor, Hands, PublicChoice, Race, Scene
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.announcement import OBJECTION_MS, AnnouncementViewModel, Intent
from nightcaller.viewmodels.application import Appearance, AppViewModel
from nightcaller.viewmodels.bulletin import BulletinViewModel
from nightcaller.viewmodels.choice import ChoiceViewModel
from nightcaller.viewmodels.ended import EndedViewModel
from nightcaller.viewmodels.floor import FloorViewModel
from nightcaller.viewmodels.hands import HandsViewModel
from nightcaller.viewmodels.mishap import MishapViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.race import RaceViewModel
from nightcaller.viewmodels.table_acts import TableActsViewModel
from nightcaller.viewmodels.verdict import VerdictViewModel
from table.bots import Answer, play
from voice.voice_kit import HandClock

NAMES: Final = (
    "小满",
    "Olivia",
    "阿泽",
    "子涵",
    "Marcus",
    "晓彤",
    "老陈",
    "Priya",
    "雨桐",
    "大鹏",
    "Sophie",
    "若曦",
)
DEAL: Final = (
    *("werewolf", "werewolf", "seer", "witch", "guardian", "hunter"),
    *("commoner", "commoner", "commoner", "commoner", "werewolf", "idiot"),
)
"""Wolves are seats 0, 1 and 10; the Hunter is 5, the Idiot 11."""

Wishes = Mapping[str, Option]
"""Ask.key -> what whoever is asked picks; everybody else holds still."""


def sitting(seats: int = 12, *, deal: Sequence[str] | None = None, **changes: object) -> Sitting:
    """A dozen people with a fixed deal; other numbers of people are dealt commoners beyond it.

    Args:
        deal: roles by seat without "judge."; decides how many people there are.
    """
    deal = tuple(deal or (*DEAL, *("commoner",) * max(0, seats - len(DEAL)))[:seats])
    seats = len(deal)
    settled: dict[str, object] = {
        "players": tuple(
            SeatedPlayer(NAMES[seat] if seat < len(NAMES) else f"P{seat + 1}") for seat in range(seats)
        ),
        "deck": {role: deal.count(role) for role in dict.fromkeys(deal)},
        "deal": deal,
        "seed": 7,
        **changes,
    }
    return Sitting(**settled)  # type: ignore[arg-type]


def still(wishes: Wishes | None = None) -> Callable[[Seat | str, str, int, Sequence[Option]], Option]:
    """Return people who abstain, keep and stay out wherever they may, apart from `wishes`."""

    def answer(_who: Seat | str, key: str, _day: int, options: Sequence[Option]) -> Option:
        wish = (wishes or {}).get(key.partition("/")[0])
        if wish is not None and wish in options:
            return wish
        return next((word for word in ("nobody", "keep", "stay", False) if word in options), options[0])

    return answer


class PublicWindow(Screen):
    """The window with an evening behind it.

    Attributes:
        problems: what view models have reported as failed.
    """

    def __init__(
        self,
        evening: Evening,
        qtbot: QtBot,
        engine: QQmlApplicationEngine,
        *,
        languages: tuple[str, ...] = ("en",),
        size: tuple[int, int] = (1280, 800),
        reduced_motion: bool = True,
    ) -> None:
        self.evening = evening
        self.problems: list[object] = []
        self.words = Phrasebook(every_text(), languages, engine)
        self.app = AppViewModel(self.words, engine)
        self.app.look(Appearance(reduced_motion=reduced_motion))
        self.app.play_area(True)
        self.bulletin = BulletinViewModel(evening, self.app)
        self.race = RaceViewModel(evening, self.app)
        self.floor = FloorViewModel(evening, self.app)
        self.hands = HandsViewModel(evening, self.app)
        self.choice = ChoiceViewModel(evening, self.app)
        self.ended = EndedViewModel(evening, self.words, self.app)
        self.models: dict[type[Scene], tuple[str, QObject]] = {
            Bulletin: ("Bulletin", self.bulletin),
            Race: ("Race", self.race),
            Floor: ("Floor", self.floor),
            Hands: ("Hands", self.hands),
            PublicChoice: ("Choice", self.choice),
            Ended: ("Ended", self.ended),
        }
        self.verdict = VerdictViewModel(evening, self.app)
        self.acts = TableActsViewModel(evening, self.app)
        self.clock = HandClock()
        self.announcement = AnnouncementViewModel(self.app, clock=self.clock)
        self.acts.intended.connect(self._announce)
        self.verdict.intended.connect(self._announce)
        self.mishap = MishapViewModel(evening, self.app)
        self.mishap.intended.connect(self._announce)
        self.mishap.opened.connect(self.app.open)
        further = [
            ("Verdict", self.verdict),
            ("TableActs", self.acts),
            ("Mishap", self.mishap),
            ("Announcement", self.announcement),
        ]
        for name, model in [*self.models.values(), *further]:
            self.app.add(name, model)
            if hasattr(model, "failed"):
                model.failed.connect(self.problems.append)
        self._shown: Scene | None = None
        evening.changed.append(self.show)
        self.show()
        super().__init__(loaded(engine, self.app, size), qtbot)
        qtbot.waitUntil(self.window.isActive)

    def show(self) -> None:
        """Open the screen of the evening's scene, if it is a public one."""
        scene = self.evening.scene
        if scene != self._shown and type(scene) in self.models:
            screen, model = self.models[type(scene)]
            model.show(scene)  # type: ignore[attr-defined]
            self.app.restart(screen)
        self._shown = scene

    def _announce(self, intent: Intent) -> None:
        self.announcement.show(intent)
        self.app.open("Announcement")

    def nobody_objects(self) -> None:
        """The line has been said; the time to object runs out."""
        self.announcement.begin()
        self.clock.pass_time(OBJECTION_MS - 1)
        assert self.announcement.property("counting"), "somebody may still object"
        self.clock.pass_time(1)

    def reach(self, until: Callable[[Scene], bool], wishes: Wishes | None = None) -> Scene:
        """Play on behind the window's back until such a scene is open, and return it."""
        self.play(still(wishes), until)
        return self.evening.scene

    def play(self, answer: Answer, until: Callable[[Scene], bool] | None = None) -> None:
        """Play on and show only where it ends: a screen that nobody looks at costs as much as any."""
        self.evening.changed.remove(self.show)
        try:
            play(self.evening, answer, until=until)
        finally:
            self.evening.changed.append(self.show)
            self.show()

    def centre(self, name: str) -> QPoint:
        """Return the middle of an item where it will be once its row is laid out."""
        item: QQuickItem | None = self.find(name)
        while item is not None:
            item.ensurePolished()
            item = item.parentItem()
        return super().centre(name)

    def cut_off(self) -> list[str]:
        """Return every text that does not fit into its place, the seats' long names apart."""
        return [
            str(item.property("text"))
            for item in self.items()
            if item.inherits("QQuickText") and item.property("text") and _cut(item)
        ]


def _cut(item: QQuickItem) -> bool:
    wider = item.property("contentWidth") > item.width() + 1.5
    taller = item.property("contentHeight") > item.height() + 1.5
    return bool(item.property("truncated") or wider or taller)


@contextmanager
def public_window(evening: Evening, qtbot: QtBot, **look: object) -> Iterator[PublicWindow]:
    """Open the window for one evening; anything that QML complains about fails the test."""
    engine = QQmlApplicationEngine()
    complaints: list[str] = []
    engine.warnings.connect(lambda found: complaints.extend(one.toString() for one in found))
    try:
        yield PublicWindow(evening, qtbot, engine, **look)  # type: ignore[arg-type]
        assert not complaints, complaints
    finally:
        for root in engine.rootObjects():
            root.close()  # type: ignore[attr-defined]
        engine.deleteLater()
