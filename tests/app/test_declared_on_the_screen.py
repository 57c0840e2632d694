"""What was declared by night stands on the screen after a correction before it, and after every kill.

A moderator in his book; people who pass the laptop by an act of the table. docs/decisions/correction.md.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.test_every_mishap import PEOPLE, Host
from driver import Screen
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import TAMPERED, Bulletin, Console, Cover, Floor, Scene
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.viewmodels.announcement import OBJECTION_MS
from nightcaller.viewmodels.mishap import WAYS, WHAT
from nightcaller.viewmodels.table_acts import KINDS
from table.test_corrections import (
    DEAL,
    DECK,
    LAST,
    OTHER,
    SEER,
    VICTIM,
    WITCH,
    WOLF,
    People,
    answer_once_more,
    dawn,
    dead,
    found,
    play_until,
)
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
QUIET = People(pack=VICTIM, werewolf=VICTIM, seer=WOLF, antidote="keep")
SLIPPED = People(pack=OTHER, werewolf=OTHER, seer=WOLF, antidote="keep")


class Killed(Host):
    """A host whose computer may die after anything that was written."""

    def __init__(self, stage: Any, screen: Screen, clock: HandClock, folder: Path) -> None:
        super().__init__(stage, screen, clock)
        self.folder, self.copies = folder, list[tuple[Path, str, Scene, str]]()

    def keep_all(self) -> None:
        """From now on, as the disk is after each thing that happens."""
        self.evening.changed.append(self._keep)

    def _keep(self) -> None:
        if self.evening.ledger.unsettled:
            return
        copy = self.folder.parent / f"killed{len(self.copies)}"
        shutil.copytree(self.folder, copy)
        self.copies.append((copy, self.evening.digest, self.evening.scene, self.evening.id))

    def announced(self) -> None:
        self.stage._director.announcement.begin()
        self.clock.pass_time(OBJECTION_MS)
        self.settle()

    def gone_home(self, seat: int) -> None:
        """Something went wrong: somebody leaves the game."""
        self.find_the_page()
        self.tap(f"mishapWhat{WHAT.index('home')}")
        self.tap(f"mishapWay{WAYS['home'].index('killed')}")
        self.tap(f"seat{seat + 1}")
        self.hold("mishapDecide")
        self.announced()
        if self.place == "Bulletin":
            self.tap("goOn")


def host(open_stage: Opened, folder: Path, style: str, language: str) -> Killed:
    clock = HandClock()
    stage, screen = open_stage(clock=clock, language=language, data_dir=folder)
    stage.settings_screen.reducedMotion = True
    stage.begin(
        Sitting(PEOPLE, deck=DECK, seed=7, book="judge", style=style, deal=DEAL, house={"sheriff": "no"})
    )  # type: ignore[arg-type]
    return Killed(stage, screen, clock, folder)


def goes_on_after_every_kill(host: Killed, open_stage: Opened) -> None:
    """Continue leads to the same question, and the one that was declared out stays out."""
    host.stage._director.leave()
    host.stage.close()
    for folder, digest, scene, name in host.copies[:: max(1, len(host.copies) // 4)]:
        shutil.rmtree(host.folder / "evenings")
        shutil.copytree(folder / "evenings", host.folder / "evenings")
        stage, screen = open_stage(clock=HandClock(), data_dir=host.folder)
        screen.wait("continueButton")
        screen.tap("continueButton")
        evening: Evening = stage._director.evening
        if isinstance(evening.scene, Bulletin) and evening.scene.kind == TAMPERED:
            screen.tap("goOn")  # a journal that was put back to what it was is told
        assert (evening.id, evening.digest, evening.scene) == (name, digest, scene)
        standing = evening.ledger.standing
        comes = standing.anew.again.rest if standing.anew else ()
        declared = [
            *(picks for _slot, picks in standing.decided),
            *(one.picks for old in comes for one in old.givens),
        ]
        assert ("kill", LAST) in declared
        stage._director.leave()
        stage.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_moderator_puts_right_what_came_before_it(
    open_stage: Opened, tmp_path: Path, language: str
) -> None:
    table = host(open_stage, tmp_path / "data", "narrator", language)
    evening = table.evening
    play_until(evening, SLIPPED, lambda scene: isinstance(scene, Console) and scene.role == "judge.witch")
    table.gone_home(LAST)
    table.keep_all()
    play_until(evening, SLIPPED, dawn)
    assert dead(evening) == {OTHER, LAST}
    table.settle()
    table.tap("book")
    answers = table.stage._director.moderator_book._answers
    rows = answers.property("rows")
    table.tap(f"noted{next(at for at, row in enumerate(rows) if row['role'] == 'judge.werewolf')}")
    table.tap(f"seat{VICTIM + 1}")
    table.hold("correct")
    table.settle()
    play_until(evening, QUIET, lambda scene: isinstance(scene, Floor))
    assert dead(evening) == {VICTIM, LAST}
    assert found(evening, "pack").picks == (VICTIM,)
    evening.rulings.undo()
    play_until(evening, SLIPPED, lambda scene: isinstance(scene, Floor))
    assert LAST in dead(evening)
    goes_on_after_every_kill(table, open_stage)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_people_go_through_the_night_once_more(open_stage: Opened, tmp_path: Path, language: str) -> None:
    table = host(open_stage, tmp_path / "data", "pass_around", language)
    evening = table.evening
    play_until(
        evening, SLIPPED, lambda scene: isinstance(scene, Cover) and (scene.lap, scene.seat) == (1, WITCH)
    )
    table.gone_home(LAST)
    table.keep_all()
    play_until(evening, SLIPPED, lambda scene: isinstance(scene, Floor))
    assert dead(evening) == {OTHER, LAST}
    table.tap("menuButton")
    table.wait("menuActs")
    table.window.grabWindow()
    table.tap("menuActs")
    table.tap(f"what{KINDS.index('again')}")
    table.tap(f"round{len(evening.corrections.rounds) - 1}")
    table.hold("decide")
    table.announced()
    while not isinstance(scene := evening.scene, Floor):
        if isinstance(scene, Cover):
            visit = evening.visit()
            if visit.asks_before:
                pack = scene.lap == 0 and DEAL[scene.seat] == DEAL[WOLF]
                # the Witch's victim is another now
                anew = pack or (scene.lap, scene.seat) == (1, WITCH)
                answer_once_more(visit, anew=anew, people=QUIET)
            visit.finish()
        else:
            assert isinstance(scene, Bulletin)
            evening.acknowledge()
    assert dead(evening) == {VICTIM, LAST}
    assert SEER not in dead(evening)
    goes_on_after_every_kill(table, open_stage)
