"""After whatever is done at the table every screen has been told, and nothing is left to be closed.

Evenings of every book and style, in which people also step back, come back, think again and put right what
was recorded wrongly.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import everything_said, lines_for
from nightcaller.table.live.scene import Cover, Ended, Scene
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import fill_in, keyed, step

ACTS = 60
SEED = 3


class Table:
    """An evening at which somebody listens."""

    def __init__(self, book: str, style: Style) -> None:
        seats = max(8, books()[book].seats[0])
        people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
        deck = dict(books()[book].recommended(seats)[-1].deck)
        self.evening = Evening(Sitting(people, deck, SEED, book=book, style=style))
        self.told = 0
        self.evening.changed.append(self._listen)

    def _listen(self) -> None:
        self.told += 1

    def state(self) -> object:
        """Where the table stands, as far as anybody there can notice."""
        evening, progress = self.evening, self.evening.progress
        return evening.digest, evening.scene, progress.called, {**progress.answered}, {*progress.pages}

    def does(self, act: Callable[[], object]) -> bool:
        """Do something; False if it is not allowed now, and then nothing has happened."""
        told, length, before = self.told, self.evening.ledger.length, self.state()
        try:
            act()
        except IllegalDecision:
            assert (self.evening.ledger.length, self.state()) == (length, before), (
                "refused, and done all the same"
            )
            return False
        assert self.told > told, f"{act} has told nobody"
        assert not self.evening.ledger.unsettled
        length = self.evening.ledger.length
        self.evening.ledger.settle()
        assert self.evening.ledger.length == length, f"{act} has left something to be closed"
        return True

    def takes_back(self, act: Callable[[], object]) -> bool:
        """The same, by which something is not in effect any more."""
        before = self.state()
        done = self.does(act)
        assert not done or self.state() != before, f"{act} has taken nothing back"
        return done

    # --- what people do beside what they are asked for ---

    def thinks_again(self) -> None:
        scene = self.evening.scene
        if not isinstance(scene, Cover) or scene.purpose in {"deal", "cards", "ghost"}:
            return
        visit = self.evening.visit()
        if visit.asks:
            self.does(lambda: fill_in(visit, self.evening.public.day, keyed(SEED + 1)))
        if visit.may_change:
            assert self.takes_back(visit.change)
            assert visit.asks
        self.does(visit.finish)

    def steps_back(self) -> None:
        if not self.evening.progress.style.moderated:
            self.takes_back(self.evening.rulings.undo)
        elif self.evening.desk().may_undo:
            self.takes_back(self.evening.desk().undo)

    def comes_back(self) -> None:
        if (ended := self.evening.handed_on) is None:
            return
        if self.takes_back(self.evening.come_back):
            assert self.evening.handed_on is None
            self.does(ended.finish)

    def puts_right(self, dice: Random) -> None:
        corrections = self.evening.corrections
        if corrections.refused:
            return
        rounds = corrections.rounds
        alone = [one for one in corrections.answers if one.alone and one.ask.options]
        if self.evening.progress.style.moderated and alone:
            one = dice.choice(alone)
            self.does(lambda: corrections.answer(one, dice.choice(one.ask.options)))
        elif rounds:
            self.does(lambda: corrections.once_more(dice.choice(rounds)))


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("book", books())
def test_everybody_is_told_and_nothing_is_left_to_be_closed(book: str, style: Style) -> None:
    dice, table = Random(f"{book} {style}"), Table(book, style)
    for _act in range(ACTS):
        if isinstance(table.evening.scene, Ended):
            break
        match dice.randrange(16):
            case 0:
                table.steps_back()
            case 1:
                table.comes_back()
            case 2 | 3:
                table.thinks_again()
            case 4:
                table.puts_right(dice)
        if not isinstance(table.evening.scene, Ended):
            table.does(lambda: step(table.evening, keyed(SEED)))


NUMBERED = ("line-pass", "line-pass-next", "line-speak", "line-last-words")


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
@pytest.mark.parametrize("book", books())
def test_whoever_is_called_by_number_was_made_ready_with_her_name(book: str, style: Style) -> None:
    """What is prepared before an evening is what is said in it: else the table waits for a voice."""
    evening, before, said = Table(book, style).evening, None, 0
    roles = [role for role, count in evening.sitting.published().items() if count]
    ready = everything_said(evening.sitting, roles)
    prepared = {(line.id, line.who, str(line.arguments)) for line in ready}
    for _act in range(ACTS):
        scene: Scene = evening.scene
        for line in lines_for(scene, evening.sitting, evening.public, style, before):
            if line.id in NUMBERED and line.who:  # in a night of closed eyes nobody is named
                said += 1
                assert (line.id, line.who, str(line.arguments)) in prepared
        if isinstance(scene, Ended):
            break
        before = step(evening, keyed(SEED))
    assert said > 3
