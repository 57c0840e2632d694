"""At a moderator's table nobody's eyes stay open: before another role opens its eyes, and before everybody
does, whoever was called hears to close theirs. However the evening came there: by an answer, by nobody's, by
steps back, by an answer put right in the book, which is then asked for from the middle of another call.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from driver import every_text
from nightcaller.engine.errors import IllegalDecision
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Console, Ended
from nightcaller.viewmodels.console import DEAF, ConsoleViewModel
from nightcaller.viewmodels.moderator_answers import ModeratorAnswersViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from parts import some_fast
from table.bots import keyed, sitting
from table.test_desk import moderate
from voice.voice_kit import HandClock

STEPS = 90


class Reader:
    """A moderator who reads aloud whatever stands in his script, and a table that does as it is told.

    Attributes:
        open: the roles whose eyes are open; nobody's, while everybody's are.
        closed: how often somebody heard to close theirs.
    """

    def __init__(self, evening: Evening) -> None:
        self.evening, self.clock = evening, HandClock()
        self.console = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)), clock=self.clock)
        self.open, self.read, self.closed, self.way = set[str](), list[Line](), 0, list[str]()
        self.console.said.connect(self._hear)
        self.scene = evening.scene
        evening.changed.append(self._happened)

    def _happened(self) -> None:
        """What the window does: the screen of the scene, told what has not been read yet."""
        scene = self.evening.scene
        if scene == self.scene:
            return
        self.scene, last = scene, self.console.last_words()
        if isinstance(scene, Console):
            self.console.show(scene)
            self.read = []
        else:
            self._hear(last)
            self.console.leave()
            assert not self.open, (self.open, scene, self.way[-4:])

    def look(self) -> None:
        """Read what stands on the page now, if there is anything new."""
        self.console.say()

    def _hear(self, lines: Sequence[Line]) -> None:
        for line in lines[len(self.read) :] if [*lines[: len(self.read)]] == self.read else lines:
            role, part = str(line.arguments.get("role", "")), line.id.partition(".")[2]
            if part.startswith("wake"):
                assert self.open <= {role}, (self.open, line.id, self.way[-4:])
                self.open = {role}
            elif part.startswith("sleep"):
                self.closed += role in self.open
                self.open.discard(role)
        self.read = [*lines]


def tap(reader: Reader, answers: ModeratorAnswersViewModel, lot: Random) -> None:
    """One touch of somebody who slips often."""
    console, scene = reader.console, reader.evening.scene
    assert isinstance(scene, Console)
    reader.clock.pass_time(DEAF)
    reader.look()
    act = lot.choices(("answer", "undo", "back", "book"), (16, 2, 1, 2))[0]
    reader.way.append(f"{act} at {scene.role or scene.purpose} {scene.index}")
    if act == "undo" and reader.evening.desk().may_undo and scene.purpose == "night":
        console.undo()
    elif act == "back" and scene.purpose == "night" and scene.index:
        try:
            console.backTo(lot.randrange(scene.index))
        except IllegalDecision:
            reader.way.append("not begun")
    elif act == "book" and scene.purpose in {"night", "dawn"}:
        answers.refresh(peeking=True)
        rows = [at for at, row in enumerate(answers.rows) if row["night"]][:6]
        if rows:
            answers.open(lot.choice(rows))
            opened = answers.shown.answer
            others = [one for one in opened.ask.options if (one,) != opened.picks] if opened else []
            if others and lot.random() < 0.7:
                answers._choose(lot.choice(others))
                answers.correct()
            else:
                answers.askAgain()
    elif console.figure:
        console.putAway()
    elif reader.evening.desk().asks:
        moderate(reader.evening, keyed(lot.randrange(99)))
        if reader.evening.scene == scene and scene.purpose == "night":
            console._next_call(chosen=False)
    elif console.unseen:
        console.showNext()
    else:
        console.goOn()


@pytest.mark.parametrize("seed", [0, *(pytest.param(one, marks=pytest.mark.slow) for one in (1, 2))])
@pytest.mark.parametrize("name", some_fast(books(), 0))
def test_whoever_was_called_hears_to_close_their_eyes(name: str, seed: int) -> None:
    lot = Random(f"{name}-{seed}")
    decks = [dict(deck.deck) for deck in book(name).recommended(10)]
    closed = 0
    for number in range(3):
        evening = Evening(
            sitting(10, book=name, deck=decks[number % len(decks)], style="narrator", seed=seed)
        )
        reader = Reader(evening)
        answers = ModeratorAnswersViewModel(evening)
        for _step in range(STEPS):
            if isinstance(evening.scene, Ended):
                break
            if isinstance(evening.scene, Console):
                tap(reader, answers, lot)
            else:
                moderate(evening, keyed(number))
        closed += reader.closed
    assert closed > 10
