"""Who plays: names typed fast, in the order in which people sit.

Long because one list is typed, seated, renamed, locked and given faces in one place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, Signal, Slot

from nightcaller.engine.vocabulary import FEWEST_SEATS, MOST_SEATS
from nightcaller.faces import next_face
from nightcaller.languages import LANGUAGES
from nightcaller.settings import Group, Member, SettingsFile
from nightcaller.stored import FileNotSaved
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text.direction import in_a_row
from nightcaller.viewmodels import names
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.languages import label
from nightcaller.viewmodels.name_lists import Listed, listed
from nightcaller.viewmodels.offered import placed
from nightcaller.viewmodels.phrasebook import Phrasebook, glued
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.screen import ScreenModel
from nightcaller.viewmodels.seats import SeatRow, hue, picture

PIN_DIGITS: Final = 4
LETTERS: Final = (100, 125, 150, 200)
"""How large somebody's own letters may be, in per cent."""

Told = tuple[str, dict[str, Any]]
"""A message and its arguments; empty for none."""


@list_row
class PlayerRow:
    """A line of the list."""

    number: int
    name: str
    hue: float
    face: str
    """Id of the drawn face."""
    language: str
    """Short name of the language of its private screens; empty where that is the table's only one."""
    locked: bool
    """A PIN opens the private screens."""
    letters: int = 100
    """How large the letters of the private screens are, in per cent."""
    problem: str = ""
    remark: str = ""
    """What has just been chosen for the seat, and what it costs."""


@list_row
class GroupRow:
    """A remembered group."""

    title: str
    people: str


def group_title(played: date, today: date) -> tuple[str, Mapping[str, Any]]:
    """Return the message for when a group played: today, last Saturday, or the date."""
    days = (today - played).days
    if days == 0:
        return "ui-players-group-today", {}
    if days in range(1, 8):
        return f"ui-players-group-weekday-{played.isoweekday()}", {}
    return "ui-players-group-date", {"date": played.isoformat()}


def moved(players: Sequence[SeatedPlayer], start: int, end: int) -> tuple[SeatedPlayer, ...]:
    """Return the players with one taken out at `start` and put in at `end`."""
    rest = [*players[:start], *players[start + 1 :]]
    return (*rest[:end], players[start], *rest[end:])


@element
class PlayersViewModel(ScreenModel):
    """The players' list and circle. Nothing that was typed is lost: not by a mistake, not by going back.

    What was wrong is told until somebody does something else, or goes elsewhere.
    """

    changed = Signal()
    problemChanged = Signal()
    draftChanged = Signal()
    asked = Signal()
    """What is in the field may be read in two ways: `question`, `people`, `leftOut`, `mayBeOne`."""

    def __init__(
        self,
        app: AppViewModel,
        words: Phrasebook,
        settings: SettingsFile,
        gathering: Gathering,
    ) -> None:
        super().__init__(app, words)
        self._settings = settings
        self._gathering = gathering
        self._problem: Told = ("", {})
        self._row_problem: tuple[int, Told] = (-1, ("", {}))
        """A seat, and why it cannot have the name that was typed for it."""
        self._enlarged = -1
        """The seat that has just been given larger letters."""
        self._draft, self._found = "", Listed(())
        """What is in the field, and who that is."""
        self.refresh()

    def refresh(self) -> None:
        players, faces = self._gathering.players, self._gathering.faces()
        renamed, told = self._row_problem
        self.rows.replace(
            [
                PlayerRow(
                    seat + 1,
                    player.name,
                    hue(seat),
                    faces[seat],
                    label(self._of_seat(player)),
                    bool(player.pin),
                    player.letters,
                    self._say(told) if seat == renamed else "",
                    self._say(("ui-players-letters-cost", {"name": player.name}))
                    if seat == self._enlarged
                    else "",
                )
                for seat, player in enumerate(players)
            ]
        )
        self.ring.replace(
            [
                SeatRow(seat + 1, player.name, hue(seat), face=faces[seat])
                for seat, player in enumerate(players)
            ]
        )
        today = date.today()
        self.groups.replace(
            [
                GroupRow(
                    self.words.text(*group_title(group.played, today)),
                    in_a_row(member.name for member in group.members),
                )
                for group in self._settings.current.groups
            ]
        )
        self.changed.emit()
        self.draftChanged.emit()
        self.problemChanged.emit()

    # --- typing -----------------------------------------------------------------------------------------

    @Slot(str)
    def typing(self, typed: str) -> None:
        """The field is being edited: what was wrong with it is being mended."""
        if typed != self._draft:
            self._draft, self._found = typed, listed(typed)
            self.draftChanged.emit()
            self._forgive()

    @Slot(str)
    def add(self, typed: str) -> None:
        """Take a name, or a whole list; what is wrong is told beside the field, what is doubtful is asked."""
        self.typing(typed)
        if not self._found.names:
            self._tell("error-name-empty")
        else:
            self.settle()

    @Slot(result=bool)
    def settle(self) -> bool:
        """Take what is still in the field; returns whether nothing is left there."""
        if self._found.names and not self._found.sure:
            self.asked.emit()
            return False
        return self._sit_down(self._found.names)

    @Slot()
    def severalPeople(self) -> None:
        """The answer to `asked`: the names that were found in it."""
        self._sit_down(self._found.names)

    @Slot()
    def onePerson(self) -> None:
        """The answer to `asked`: all of it is one name."""
        self._sit_down((names.clean(self._draft),))

    def exited(self) -> None:
        """Who was typed sits down; what will not do waits in the field."""
        if self._found.sure or not self._found.names:
            self._sit_down(self._found.names)

    def _sit_down(self, new: Sequence[str]) -> bool:
        players = self._gathering.players
        for name in new:
            if len(players) >= MOST_SEATS:
                self._tell("error-players-most", most=MOST_SEATS)
                return False
            wrong = names.problem(name, [player.name for player in players], self._gathering.draws)
            if wrong:
                self._tell(wrong, name=_short(name), most=names.LONGEST)
                return False
            players = (*players, SeatedPlayer(name))
        self._draft, self._found = "", Listed(())
        self._set(players)
        return True

    draft = Property(str, lambda self: self._draft, notify=draftChanged)
    """What is in the field and not at the table yet."""

    people = Property(str, lambda self: glued(in_a_row(self._found.names)), notify=draftChanged)
    leftOut = Property(str, lambda self: glued(in_a_row(self._found.left_out)), notify=draftChanged)

    def _get_may_be_one(self) -> bool:
        return "\n" not in self._draft and not names.problem(names.clean(self._draft), ())

    mayBeOne = Property(bool, lambda self: self._get_may_be_one(), notify=draftChanged)
    coming = Property(int, lambda self: len(self._found.names), notify=draftChanged)
    """How many are in the field."""

    def _tell(self, message: str, **arguments: Any) -> None:
        self._forgive()
        self._problem = (message, arguments)
        self.problemChanged.emit()

    def _forgive(self) -> None:
        """Something else is done: what was wrong before is not told any longer."""
        self._problem = ("", {})
        self.problemChanged.emit()
        if max(self._row_problem[0], self._enlarged) >= 0:
            self._row_problem, self._enlarged = (-1, ("", {})), -1
            self.refresh()

    def _say(self, told: Told) -> str:
        message, arguments = told
        return self.words.text(message, arguments) if message else ""

    problem = Property(str, lambda self: self._say(self._problem), notify=problemChanged)

    # --- changing: whoever was typed sits down first -------------------------------------------------------

    @Slot()
    def mending(self) -> None:
        """A name of the list is about to be written anew."""
        self._forgive()

    @Slot(int, str, result=bool)
    @placed(lambda self: self._gathering.players)
    def rename(self, seat: int, typed: str) -> bool:
        """Give a player another name; returns whether it would do."""
        name = names.clean(typed)
        players = self._gathering.players
        others = [player.name for at, player in enumerate(players) if at != seat]
        wrong = names.problem(name, others, self._gathering.draws)
        if wrong:
            self._forgive()
            self._row_problem = (seat, (wrong, {"name": _short(name), "most": names.LONGEST}))
            self.refresh()
            return False
        self._change(seat, msgspec.structs.replace(players[seat], name=name))
        return True

    @Slot(str, result=str)
    def pictureOf(self, face: str) -> str:
        """Return where a face's picture is."""
        return picture(face)

    @Slot(int, result=str)
    def nameOf(self, seat: int) -> str:
        """Return who sits there, for use inside a sentence."""
        players = self._gathering.players
        return players[seat].name if 0 <= seat < len(players) else ""

    @Slot(int)
    def remove(self, seat: int) -> None:
        """Take a player off the list."""
        self.exited()
        players = self._gathering.players
        self._set((*players[:seat], *players[seat + 1 :]))

    @Slot(int, int)
    def move(self, start: int, end: int) -> None:
        """Seat a player elsewhere."""
        self.exited()
        players = self._gathering.players
        if start != end and 0 <= start < len(players) and 0 <= end < len(players):
            self._set(moved(players, start, end))

    def _of_seat(self, player: SeatedPlayer) -> str:
        """The language of a seat's private screens; empty where it is the only one of the table.

        A table of two names it: a private page speaks one, and whoever reads the other sees that here.
        """
        return player.language or ("" if len(self.words.languages) == 1 else self.words.languages[0])

    @Slot(int)
    @placed(lambda self: self._gathering.players)
    def nextLanguage(self, seat: int) -> None:
        """Go through the languages of a seat's private screens: the table's if it is one, then each one."""
        self.exited()
        order = tuple(LANGUAGES) if self.words.languages[1:] else ("", *LANGUAGES)
        player = self._gathering.players[seat]
        following = order[(order.index(self._of_seat(player)) + 1) % len(order)]
        self._change(seat, msgspec.structs.replace(player, language=following))

    @Slot(int)
    @placed(lambda self: self._gathering.players)
    def nextFace(self, seat: int) -> None:
        """Give somebody another face, which nobody else at the table has; it is hers from now on."""
        faces, people = self._gathering.faces(), self._gathering.people
        if people is None:
            return
        others = [*faces[:seat], *faces[seat + 1 :]]
        try:
            # the others keep theirs, even those that give way to what was chosen
            self._gathering.remember_faces()
            people.choose_faces({self._gathering.players[seat].name: next_face(faces[seat], others)})
        except FileNotSaved as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        self.refresh()

    @Slot(int)
    @placed(lambda self: self._gathering.players)
    def nextLetters(self, seat: int) -> None:
        """Go through the sizes of a seat's letters; what larger ones cost is said with them."""
        self.exited()
        player = self._gathering.players[seat]
        larger = LETTERS[(LETTERS.index(player.letters) + 1) % len(LETTERS)]
        self._change(seat, msgspec.structs.replace(player, letters=larger))
        if larger > LETTERS[0]:
            self._enlarged = seat
            self.refresh()

    @Slot(int, str, result=bool)
    @placed(lambda self: self._gathering.players)
    def lock(self, seat: int, pin: str) -> bool:
        """Protect a seat's private screens with four digits, or with none; returns whether they will do."""
        if pin and not (len(pin) == PIN_DIGITS and pin.isascii() and pin.isdigit()):
            return False
        self.exited()
        self._change(seat, msgspec.structs.replace(self._gathering.players[seat], pin=pin))
        return True

    @Slot(int)
    @placed(lambda self: self._settings.current.groups)
    def recall(self, group: int) -> None:
        """Seat a remembered group, and whoever was typed with it."""
        members = self._settings.current.groups[group].members
        players: tuple[SeatedPlayer, ...] = ()
        for member in members[:MOST_SEATS]:
            name = names.clean(member.name)
            if not names.problem(name, [player.name for player in players]):
                players = (*players, SeatedPlayer(name, member.language, letters=member.letters))
        self._set(players)
        self.exited()

    @Slot()
    def clear(self) -> None:
        """Begin with an empty table."""
        self._set(())

    @Slot()
    def goOn(self) -> None:
        """The people are complete: on to the shelf. The group is remembered."""
        if not self.settle() or not self._get_ready():
            return
        members = tuple(
            Member(player.name, player.language, player.letters)  # type: ignore[arg-type]
            for player in self._gathering.players
        )
        try:
            self._settings.remember(Group(date.today(), members))
            self._gathering.remember_faces()
        except FileNotSaved as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        self._gathering.fit()
        self.app.open("Books")

    def _change(self, seat: int, player: SeatedPlayer) -> None:
        players = self._gathering.players
        self._set((*players[:seat], player, *players[seat + 1 :]))

    def _set(self, players: tuple[SeatedPlayer, ...]) -> None:
        self._gathering.players = players
        self._problem, self._row_problem, self._enlarged = ("", {}), (-1, ("", {})), -1
        self.refresh()

    # --- shown ------------------------------------------------------------------------------------------

    rows = list_of(PlayerRow)
    ring = list_of(SeatRow)
    groups = list_of(GroupRow)
    count = Property(int, lambda self: self._gathering.seats, notify=changed)

    def _get_expected(self) -> int:
        return self._gathering.seats + len(self._found.names)

    expected = Property(int, lambda self: self._get_expected(), notify=draftChanged)
    """How many play when those in the field have sat down."""

    def _get_ready(self) -> bool:
        return self._get_expected() >= FEWEST_SEATS and self._gathering.seats <= MOST_SEATS

    ready = Property(bool, lambda self: self._get_ready(), notify=draftChanged)
    missing = Property(int, lambda self: max(0, FEWEST_SEATS - self._get_expected()), notify=draftChanged)
    """How many more people it takes to play at all."""


def _short(name: str) -> str:
    shown = list(names.graphemes(name))
    return name if len(shown) <= names.LONGEST else "".join(shown[: names.LONGEST]) + "…"
