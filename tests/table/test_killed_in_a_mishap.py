"""kill -9 in the middle of whatever is put right, people or an answer, or of a step back from that.

Another process plays an evening in which everything goes wrong and is taken back, and is killed anywhere in
it; `NIGHTCALLER_WHOLE=kills=20` kills so many of each style. Cut after every record: `test_corrections.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Floor, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Contents, Journal, Undo
from parts import many
from table.bots import keyed, play, sitting, step
from table.test_corrections import STYLES

PEOPLE = keyed(3)
HEAD = 2
"""What a journal begins with, before anything happens: whose it is, and what the table has agreed on."""
CHILD = """
import sys
from pathlib import Path
from table.test_killed_in_a_mishap import play_aloud
play_aloud(sys.argv[1], Path(sys.argv[2]))
"""


def all_that_goes_wrong(evening: Evening) -> Iterator[None]:
    """One thing after the other, as soon as people have come so far; between two of them they play on."""

    def reach(until: Callable[[Scene], bool]) -> None:
        play(evening, PEOPLE, until=until)
        lights_on()

    def lights_on() -> None:
        if isinstance(evening.scene, Cover | Calling):
            evening.mishaps.halt()

    def go_on() -> None:
        while isinstance(evening.scene, Bulletin):
            evening.acknowledge()

    mishaps, corrections, rulings = evening.mishaps, evening.corrections, evening.rulings

    def thought_better(act: Callable[[], object]) -> Iterator[None]:
        """Done, taken back as soon as everybody has heard of it, and done all the same."""
        for taken_back in (True, False):
            act()
            yield
            if taken_back:
                go_on()
                lights_on()
                rulings.undo()
                yield
                go_on()

    reach(lambda scene: isinstance(scene, Cover) and scene.index == 3)
    mishaps.swap_unseen(1)
    yield
    evening.acknowledge(stay=True)
    mishaps.exchange(0, 2, cards=True)
    yield
    go_on()
    reach(lambda scene: not isinstance(scene, Bulletin) and evening.public.phase == "night")
    mishaps.rename(2, "Renamed")
    yield
    evening.acknowledge(stay=True)
    mishaps.hand_on(3, "Late")
    yield
    go_on()
    reach(lambda scene: isinstance(scene, Floor))
    late: tuple[Callable[[], None], ...] = (
        lambda: mishaps.leave_to_the_lot(4),
        lambda: mishaps.join_later("Next"),
        lambda: mishaps.speak(5, "zh-CN"),
        lambda: mishaps.exchange(6, 7),
    )
    for mishap in late:
        yield from thought_better(mishap)
        go_on()

    def put_right() -> None:
        if not evening.progress.style.moderated:
            corrections.once_more(corrections.rounds[0])
            return
        one = next(one for one in corrections.answers if one.alone and len(one.ask.options) > 1)
        corrections.answer(one, next(pick for pick in one.ask.options if pick not in one.picks))

    yield from thought_better(put_right)
    for nth in range(60):
        yield
        if isinstance(evening.scene, Ended):
            break
        if nth % 7 == 5:  # also in the middle of what is asked anew
            lights_on()
            rulings.undo()
        else:
            step(evening, PEOPLE)


def play_aloud(style: str, folder: Path) -> None:
    """Play it, and say after each record that it is on disk."""
    append = Journal.append

    def said(journal: Journal, record: object) -> None:
        append(journal, record)  # type: ignore[arg-type]
        print("written", flush=True)  # noqa: T201

    Journal.append = said  # type: ignore[method-assign, assignment]
    for _ in all_that_goes_wrong(Evening.begin(sitting(8, style=style), Shelf(folder, folder / "state"))):
        pass


def killed_after(style: str, folder: Path, written: int) -> None:
    """Play it in another process, and kill it as soon as so many records are acknowledged."""
    command = [sys.executable, "-c", CHILD, style, str(folder)]
    found = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=found) as child:
        assert child.stdout
        for _ in range(written):
            assert child.stdout.readline()
        child.kill()


def records_of(folder: Path) -> Contents:
    """Everything that is on disk, what was taken back included."""
    shelf = Shelf(folder, folder / "state")
    (name,) = (one.id for one in shelf.running())
    journal, contents, _damage = shelf.resume(name)
    journal.close()
    return contents


@pytest.mark.slow
@pytest.mark.parametrize("style", STYLES)
def test_the_same_question_waits(style: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    evening, begins = Evening.begin(sitting(8, style=style), Shelf(whole, whole / "state")), []
    for _ in all_that_goes_wrong(evening):
        begins.append(evening.ledger.length - HEAD)
    evening.close()
    played, chance = records_of(whole), Random(f"{style}.killed")
    assert sum(isinstance(record, Undo) for record in played.records) > 5
    for number in range(many("kills", 1)):
        folder = tmp_path / str(number)
        written = chance.randrange(begins[0] - 1, begins[-1])
        killed_after(style, folder, written)
        kept = records_of(folder)
        length = len(kept.records)
        assert length - HEAD >= written, "what was acknowledged is there"
        assert kept.records[HEAD:] == played.records[HEAD:length]
        again = Evening(evening.ledger.agreed, None, kept.standing())
        again.ledger.settle()
        shelf = Shelf(folder, folder / "state")
        found = Evening.resume(kept.header.evening, shelf)
        assert (found.digest, found.scene, found.sitting.players) == (
            again.digest,
            again.scene,
            again.sitting.players,
        )
        play(found, PEOPLE)
        assert isinstance(found.scene, Ended)
        found.close()
