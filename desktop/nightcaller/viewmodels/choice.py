"""One public answer by one person: the sheriff's direction, the badge's heir."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Slot

from nightcaller.engine.vocabulary import Option
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import PublicChoice
from nightcaller.text import message_id
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen
from nightcaller.viewmodels.private_seats import WordRow, table_rows, word_row
from nightcaller.viewmodels.seats import SeatRow

DESTROYS: Final = frozenset({"tear", "take"})
"""Answers that nobody gives by a stray tap: they are held."""


WAYS: Final = {"clockwise": 1, "counterclockwise": -1}
"""Words that say round which side the table speaks."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What everybody watches: the question, whose answer it is, and what is chosen so far."""

    prompt: str = ""
    day: int = 0
    number: int = 0
    """Whose answer it is, as people count seats; 0 for the whole table's."""
    name: str = ""
    seats_asked: bool = False
    """Some of the answers are people."""
    option: Option | None = None
    """What is chosen; None as long as nothing is."""
    picture: str = ""
    """Message of the word that is chosen; empty for a seat."""
    begins: tuple[int, ...] = ()
    """For each word: the number of the living neighbour on its side; 0 if it is no direction."""
    seats: tuple[SeatRow, ...] = ()
    words: tuple[WordRow, ...] = ()

    @property
    def chosen(self) -> bool:
        """There is something to confirm."""
        return self.option is not None

    @property
    def picked(self) -> int:
        """Number of the chosen seat; 0 for none."""
        return self.option + 1 if isinstance(self.option, int) else 0

    @property
    def held(self) -> bool:
        """It is not confirmed by a tap."""
        return self.option in DESTROYS


def asked(scene: PublicChoice, chosen: Option | None, evening: Evening) -> Asked:
    """Return the choice of a scene, with what is chosen."""
    spoken = [option for option in scene.options if isinstance(option, str)]
    words = tuple(word_row(scene.key, word, chosen) for word in spoken)
    return Asked(
        message_id("ask", scene.key),
        evening.public.day,
        scene.seat + 1,
        evening.sitting.players[scene.seat].name if scene.seat >= 0 else "",
        len(spoken) < len(scene.options),
        chosen,
        picture(scene, words),
        tuple(neighbour(scene, WAYS[word], evening) if word in WAYS else 0 for word in spoken),
        seat_rows(scene, chosen, evening),
        words,
    )


def seat_rows(scene: PublicChoice, chosen: Option | None, evening: Evening) -> tuple[SeatRow, ...]:
    """Return the ring: where people may be chosen, who may not says why."""
    people = {option for option in scene.options if isinstance(option, int)}
    return tuple(
        replace(
            row,
            speaking=row.number - 1 == scene.seat,
            blocked="ui-choice-not-offered" if people and row.alive and row.number - 1 not in people else "",
        )
        for row in table_rows(evening.sitting.players, evening.public, chosen=(chosen,))
    )


def neighbour(scene: PublicChoice, way: int, evening: Evening) -> int:
    """Return the number of the first living person on one side of whoever is asked; 0 if there is none."""
    seats, alive = len(evening.sitting.players), evening.public.alive
    around = ((scene.seat + way * steps) % seats for steps in range(1, seats))
    return next((seat + 1 for seat in around if seat in alive), 0)


def picture(scene: PublicChoice, words: tuple[WordRow, ...]) -> str:
    """Return the message of the word that is chosen: as the table says it, or as everybody's."""
    chosen = next((row for row in words if row.selected), None)
    if chosen is None:
        return ""
    return chosen.message if scene.seat < 0 else chosen.general


@element
class ChoiceViewModel(OnScreen[Asked], GameScreen):
    """A choice that everybody watches."""

    scene = PublicChoice

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(evening, parent)
        self._scene = PublicChoice(0, "", ())

    def show(self, scene: PublicChoice) -> None:
        """Load a scene."""
        self._scene = scene
        self._set(None)

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat; again lets go of it."""
        if seat in self._scene.options:
            self._set(None if self._shown.option == seat else seat)

    @Slot(str)
    def chooseWord(self, word: str) -> None:
        """Tap a word; again lets go of it."""
        if word in self._scene.options:
            self._set(None if self._shown.option == word else word)

    @Slot()
    def confirm(self) -> None:
        """That is the answer."""
        option = self._shown.option
        if option is not None:
            self._do(lambda: self._evening.choose(option))

    def _set(self, chosen: Option | None) -> None:
        self._show(asked(self._scene, chosen, self._evening))
