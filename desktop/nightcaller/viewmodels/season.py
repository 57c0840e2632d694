"""The season: all finished evenings of the people who play here, by group, book and time.

Long because its five pages show one choice of evenings, and a name that is changed changes all of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QStandardPaths, QTimer, Signal, Slot
from PySide6.QtGui import QImage

from nightcaller.errors import NightcallerError
from nightcaller.people import PeopleFile, key
from nightcaller.settings import SettingsFile
from nightcaller.table.season.circles import PlayedEvening, circles, erased
from nightcaller.table.season.columns import as_csv, as_json, pseudonyms
from nightcaller.table.season.erasing import rename_in_files
from nightcaller.table.season.gathered import Gathered, Gatherer
from nightcaller.table.season.season import Person, Rate, Season, Selection, groups_of, new_year
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.text.direction import in_a_row
from nightcaller.viewmodels import names, season_rows
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import named, placed
from nightcaller.viewmodels.phrasebook import Phrasebook, mean
from nightcaller.viewmodels.rows import list_of
from nightcaller.viewmodels.saving import as_png, save
from nightcaller.viewmodels.screen import ScreenModel

SLICE: Final = 0.012
"""Seconds of reading between two frames."""
SHOWN_AFTER: Final = 1.0
"""Seconds of reading until what is counted by then is shown; then after twice as many, and so on."""
NAMED: Final = 2
"""So many people are named of a group without a name; the others are counted."""
TIMES: Final = ("all", "ten", "quarter", "year")


@element
class SeasonViewModel(ScreenModel):
    """Reads the shelf a little at a time, and shows what the chosen evenings add up to."""

    changed = Signal()
    progressed = Signal()
    nameErased = Signal()
    """A name is in no file of a game any more; wherever else it was kept, it has to go as well."""

    def __init__(
        self, app: AppViewModel, words: Phrasebook, shelf: Shelf, people: PeopleFile, settings: SettingsFile
    ) -> None:
        super().__init__(app, words)
        self._shelf, self._people, self._settings = shelf, people, settings
        self._gathered = Gathered()
        self._steps: Generator[tuple[int, int]] | None = None
        self._done, self._of = 0, 0
        self._began, self._wait = 0.0, SHOWN_AFTER
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_on)
        self._played: list[PlayedEvening] = []
        self._groups: list[int | None] = [None]
        self._regulars: dict[int | None, list[str]] = {None: []}
        """Group -> who belongs to it, by whom it is called."""
        self._books: list[str] = [""]
        self._group = self._book = self._time = 0
        self._picked = self._seated = False
        """Whether somebody has picked the group, and the two side by side; else the largest, and rivals."""
        self._season = Season([])
        self._faces: season_rows.Faces = {}
        self._person = self._left = self._right = ""
        self._drawing = False
        self._next: str | None = None
        """Whose page was asked for while a picture of another one is drawn."""
        self._problem: tuple[str, dict[str, Any]] = ("", {})

    # --- reading ----------------------------------------------------------------------------------------

    def entered(self) -> None:
        """Look at the shelf again; what was chosen stays chosen, and shown until something new is."""
        self._gathered = Gathered()
        self._began, self._wait = time.monotonic(), SHOWN_AFTER
        self._steps = Gatherer(self._shelf).steps(self._gathered)
        self._done = self._of = 0
        self._timer.start()
        self._read_on()

    def exited(self) -> None:
        """Nothing is read that nobody waits for; what was read is kept."""
        self._drawn()
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
        self._steps = None

    def _read_on(self) -> None:
        until = time.monotonic() + SLICE
        try:
            while self._steps is not None:
                found = next(self._steps, None)
                if found is None:
                    self._steps = None
                else:
                    self._done, self._of = found
                if time.monotonic() > until:
                    break
        except NightcallerError as problem:
            self._steps = None
            self.app.tell(problem.message_id, **problem.arguments)
        if self._steps is None:
            self._timer.stop()
            self._arrange()
        elif time.monotonic() - self._began > self._wait and self._gathered.found:
            self._wait *= 2
            self._arrange()
        self.progressed.emit()

    def _arrange(self) -> None:
        """People and groups anew: after reading, and whenever a name has changed."""
        group, book = self._groups[self._group], self._books[self._book]
        latest = next((one.facts.id for one in reversed(self._played) if one.group == group), "")
        self._played = circles(self._gathered.evenings, self._people.current)
        if group is not None:  # earlier evenings that were read since give it another number
            group = next((one.group for one in self._played if one.facts.id == latest), -1)
        everything = Season(self._played)
        self._faces = season_rows.faces(everything, self._people.current.faces)
        found = dict(groups_of(self._played))
        self._regulars = {None: everything.regulars}
        for number, played in found.items():
            self._regulars[number] = Season(played).regulars
        self._groups = [*found, None] if len(found) > 1 else [None]
        self._books = ["", *everything.by(lambda one: one.facts.book)]
        kept = self._picked and self._played and group in self._groups
        self._group = self._groups.index(group) if kept else 0
        self._book = self._books.index(book) if book in self._books else 0
        self._choose()

    def _choose(self) -> None:
        now = datetime.now().astimezone()
        since = {"quarter": now - timedelta(days=92), "year": new_year(now)}
        chosen = Selection(
            self._groups[self._group],
            self._books[self._book],
            since.get(TIMES[self._time]),
            10 if TIMES[self._time] == "ten" else 0,
        )
        self._season = Season(chosen.of(self._played))
        people = season_rows.names_of(self._season)
        rival = next(iter(self._season.pairs), None)
        if self._person not in people:
            self._person = ""
        if not self._seated or self._left not in people or self._right not in people:
            self._seated = False
            self._left, self._right = (rival.one, rival.other) if rival else ("", "")
        self.refresh()

    def refresh(self) -> None:
        season, words = self._season, self.words
        self.sides.replace(season_rows.side_rows(season, words))
        self.bars.replace(season_rows.bar_rows(season, words, self._faces))
        self.everybody.replace(season_rows.people_rows(season, words, self._faces))
        self.mixes.replace(season_rows.book_rows(season, words))
        self.decks.replace(season_rows.deck_rows(season, words))
        self.chain.replace(season_rows.link_rows(season, words))
        self.never.replace(season_rows.never_rows(season, words))
        self._tell_people()
        self.changed.emit()

    def _tell_people(self) -> None:
        season, words = self._season, self.words
        person = season.people.get(self._person)
        self.cards.replace(season_rows.card_rows(person, words) if person else [])
        self.facts.replace(season_rows.fact_rows(person, season, words) if person else [])
        one, other = season.people.get(self._left), season.people.get(self._right)
        self.beside.replace(season_rows.beside_rows(one, other, words) if one and other else [])

    # --- choosing ---------------------------------------------------------------------------------------

    @Slot(int)
    @placed(lambda self: self._groups)
    def chooseGroup(self, index: int) -> None:
        """Look at one group, or at all."""
        self._group, self._picked = index, True
        self._choose()

    @Slot(int)
    @placed(lambda self: self._books)
    def chooseBook(self, index: int) -> None:
        """Look at the games of one book, or of all."""
        self._book = index
        self._choose()

    @Slot(int)
    @placed(lambda _self: TIMES)
    def chooseTime(self, index: int) -> None:
        """Look at some of the latest games, or at all."""
        self._time = index
        self._choose()

    @Slot(str)
    def openPerson(self, name: str) -> None:
        """Show somebody's page; empty for everybody's. A picture that is drawn now is waited for."""
        if self._drawing:
            self._next = name
            return
        self._person = name if name in self._season.people else ""
        self._problem = ("", {})
        self._tell_people()
        self.changed.emit()

    @Slot(str, bool)
    def seat(self, name: str, left: bool) -> None:
        """Put somebody beside somebody else; who stood there already changes places."""
        if name not in self._season.people:
            return
        self._seated = True
        if left:
            self._left, self._right = name, self._left if name == self._right else self._right
        else:
            self._left, self._right = self._right if name == self._left else self._left, name
        self._tell_people()
        self.changed.emit()

    # --- names ------------------------------------------------------------------------------------------

    @Slot(str)
    def nameGroup(self, title: str) -> None:
        """Call the group that is shown something; empty for nothing."""
        self._do(lambda: self._people.call(self._season.regulars, names.shortened(names.clean(title), 40)))

    @Slot(str, result=bool)
    def rename(self, typed: str) -> bool:
        """Give somebody another name; if somebody else has it, the two are one. Returns if it will do."""
        name = names.clean(typed)
        if self._refused(name, ()):
            return False
        before, self._person = self._person, name
        self._do(lambda: self._people.rename(before, name))
        return True

    @Slot(str, result=bool)
    def taken(self, typed: str) -> bool:
        """Say whether somebody else is called so."""
        name = key(names.clean(typed))
        return any(key(one) == name for one in self._season.people if one != self._person)

    @Slot(str, result=bool)
    def tellApart(self, typed: str) -> bool:
        """In the group that is shown, the name is another person's; returns whether the new one will do."""
        name = names.clean(typed)
        group = self._groups[self._group]
        if self._refused(name, self._season.people) or group is None:
            return False
        before, self._person = self._person, name
        evenings = [one.facts.id for one in self._played if one.group == group]
        self._do(lambda: self._people.rename(before, name, evenings))
        return True

    @Slot()
    def erase(self) -> None:
        """Take somebody's name out of every file: her seat is a number from now on."""
        self._write(erased, "")

    @Slot(str, result=bool)
    def hide(self, typed: str) -> bool:
        """Write another name for somebody into every file, and forget the old one."""
        name = names.clean(typed)
        if self._refused(name, self._season.people):
            return False
        self._write(lambda _seat: name, name)
        return True

    def _refused(self, name: str, taken: Iterable[str]) -> bool:
        """Say what is wrong with a name; whether anything is."""
        wrong = names.problem(name, tuple(taken))
        if wrong:
            self._problem = (wrong, {"name": name, "most": names.LONGEST})
            self.changed.emit()
        return bool(wrong)

    def _write(self, instead: Callable[[int], str], name: str) -> None:
        if self._steps is not None:  # a file that is not counted yet may have the name, too
            return
        person = self._person
        typed = {
            one.facts.players[seat]
            for one in self._played
            for seat, who in enumerate(one.people)
            if who == person
        }

        def write() -> None:
            count = rename_in_files(self._shelf, self._played, person, instead)
            self._people.forget([*typed, person], name)
            self._forget_in_groups({key(one) for one in typed}, name)
            self.nameErased.emit()
            self.app.tell("ui-season-erased", count=count)

        self._person = name
        self._do(write)
        self.entered()

    def _forget_in_groups(self, typed: set[str], name: str) -> None:
        groups = []
        for group in self._settings.current.groups:
            members = [
                msgspec.structs.replace(one, name=name) if key(one.name) in typed else one
                for one in group.members
            ]
            groups.append(msgspec.structs.replace(group, members=tuple(one for one in members if one.name)))
        self._settings.change(groups=tuple(group for group in groups if group.members))

    def _do(self, what: Callable[[], object]) -> None:
        self._problem = ("", {})
        try:
            what()
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        self._arrange()

    # --- saving -----------------------------------------------------------------------------------------

    @Slot(str, bool)
    @named(lambda _self: ("csv", "json"))
    def saveTable(self, ending: str, pseudonymous: bool) -> None:
        """Save the games that are shown as a table.

        Args:
            ending: ``csv`` or ``json``.
            pseudonymous: P1, P2, … instead of names.
        """
        shown = list(self._season.evenings)
        shown = pseudonyms(shown) if pseudonymous else shown
        # with a mark at the beginning: spreadsheets would read Chinese names as something else
        text = "\ufeff" + as_csv(shown) if ending == "csv" else as_json(shown)
        self._save(QStandardPaths.StandardLocation.DocumentsLocation, "ui-season-file", ending, text.encode())

    @Slot()
    def beginPicture(self) -> None:
        """The open page is drawn with the next frame: until then it stays open."""
        self._drawing = True
        self.changed.emit()

    def _drawn(self) -> None:
        self._drawing = False
        wanted, self._next = self._next, None
        if wanted is not None:
            self.openPerson(wanted)
        self.changed.emit()

    @Slot(QImage)
    def savePicture(self, picture: QImage) -> None:
        """Save the picture of somebody's page."""
        self._save(
            QStandardPaths.StandardLocation.PicturesLocation, "ui-season-picture", "png", as_png(picture)
        )
        self._drawn()

    def _save(self, place: QStandardPaths.StandardLocation, title: str, ending: str, data: bytes) -> None:
        name = self.words.first(title, {"name": self._person, "date": f"{datetime.now():%Y-%m-%d}"})
        try:
            path = save(place, name, ending, data)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        else:
            self.app.tell("ui-season-saved-as", file=str(path))

    # --- what the screen reads ----------------------------------------------------------------------------

    def _called(self, group: int | None) -> str:
        people = self._regulars[group]
        title = self._people.title_of(people)
        if title:
            return title
        shown = in_a_row(people[:NAMED])
        told = {"names": shown, "people": len(people)}
        return self.words.first("ui-season-group", told) if len(people) > NAMED else shown

    def _get_title(self) -> str:
        group = self._groups[self._group]
        if group is None and len(self._groups) > 1:
            return self.words.first("ui-season-everybody", {})
        return self._called(group)

    def _get_kicker(self) -> str:
        season = self._season
        parts = {
            "games": len(season.evenings),
            "hours": round(season.minutes / 60),
            "minutes": season.minutes,
            "people": len(season.people),
        }
        return self.words.text("ui-season-kicker", parts)

    def _get_groups(self) -> list[str]:
        return [
            self.words.text("ui-season-everybody") if group is None else self._called(group)
            for group in self._groups
        ]

    def _get_books(self) -> list[str]:
        return [
            season_rows.book_name(book, self.words) if book else self.words.text("ui-season-all-books")
            for book in self._books
        ]

    def _get_skipped(self) -> str:
        skipped = self._gathered.skipped
        if not skipped:
            return ""
        return self.words.text(
            "ui-season-skipped", {"count": len(skipped), "files": " · ".join(one.file for one in skipped)}
        )

    def _get_reasons(self) -> list[str]:
        return [
            f"{one.file}: {self.words.text(one.problem.message_id, one.problem.arguments)}"
            for one in self._gathered.skipped
        ]

    def _get_streak(self) -> str:
        side, length, _start = Season(self._season.evenings[-season_rows.CHAIN :]).streak
        if length < 3:
            return ""
        return self.words.text("ui-season-in-a-row", {"count": length, "side": side})

    def _get_lengths(self) -> str:
        season = self._season
        timed = [one.facts.minutes for one in season.evenings if one.facts.minutes]
        if not season.evenings:
            return ""
        return self.words.text(
            "ui-season-lengths",
            {
                "nights": mean(season.nights / len(season.evenings)),
                "minutes": round(sum(timed) / len(timed)) if timed else 0,
                "longest": max(timed, default=0),
            },
        )

    def _who(self) -> Person | None:
        return self._season.people.get(self._person)

    def _get_numbers(self) -> list[str]:
        who = self._who()
        if who is None:
            return []
        return [
            who.wins.written,
            Rate(who.survived, who.played).written,
            str(who.first_out),
            f"{who.bets_right} / {who.bets}" if who.bets else "–",
        ]

    def _get_score(self) -> list[int]:
        if not self._left or not self._right:
            return []
        pair = self._season.pair(self._left, self._right)
        return [pair.one_won, pair.other_won, pair.apart, pair.both_won, pair.together]

    def _get_problem(self) -> str:
        message, arguments = self._problem
        return self.words.text(message, arguments) if message else ""

    reading = Property(bool, lambda self: self._steps is not None, notify=progressed)
    progress = Property(float, lambda self: self._done / max(1, self._of), notify=progressed)
    read = Property(int, lambda self: self._done, notify=progressed)
    total = Property(int, lambda self: self._of, notify=progressed)
    empty = Property(bool, lambda self: not self._played, notify=changed)
    nothing = Property(bool, lambda self: not self._season.evenings, notify=changed)
    """No game is among those that were chosen."""
    title = Property(str, lambda self: self._get_title(), notify=changed)
    kicker = Property(str, lambda self: self._get_kicker(), notify=changed)
    groups = Property(list, lambda self: self._get_groups(), notify=changed)
    group = Property(int, lambda self: self._group, notify=changed)
    oneGroup = Property(bool, lambda self: self._groups[self._group] is not None, notify=changed)
    books = Property(list, lambda self: self._get_books(), notify=changed)
    book = Property(int, lambda self: self._book, notify=changed)
    times = Property(
        list, lambda self: [self.words.text(f"ui-season-time-{one}") for one in TIMES], notify=changed
    )
    time = Property(int, lambda self: self._time, notify=changed)
    skipped = Property(str, lambda self: self._get_skipped(), notify=changed)
    reasons = Property(list, lambda self: self._get_reasons(), notify=changed)
    streak = Property(str, lambda self: self._get_streak(), notify=changed)
    lengths = Property(str, lambda self: self._get_lengths(), notify=changed)
    drawing = Property(bool, lambda self: self._drawing, notify=changed)
    """A picture of the open page is drawn, and nothing else is opened before it is."""
    person = Property(str, lambda self: self._person, notify=changed)
    personLine = Property(
        str,
        lambda self: next((one.line for one in self.everybody.rows if one.name == self._person), ""),
        notify=changed,
    )
    names = Property(list, lambda self: list(self._season.people), notify=changed)
    levels = Property(list, lambda self: season_rows.levels(self._season), notify=changed)
    """Of the chain: by how many games the village was ahead after each."""
    form = Property(
        list, lambda self: who.results[-season_rows.FORM :] if (who := self._who()) else [], notify=changed
    )
    """Of the open person: which of the latest games were won."""
    personHue = Property(float, lambda self: season_rows.hue(self._person), notify=changed)
    numbers = Property(list, lambda self: self._get_numbers(), notify=changed)
    """Of the open person: wins, survival, voted out first, bets; as they are written."""
    best = Property(
        float, lambda self: max((one.share for one in self.bars.rows), default=0.0), notify=changed
    )
    """The share of wins of whoever wins most."""
    personFace = Property(str, lambda self: self._faces.get(self._person, ""), notify=changed)
    leftFace = Property(str, lambda self: self._faces.get(self._left, ""), notify=changed)
    rightFace = Property(str, lambda self: self._faces.get(self._right, ""), notify=changed)
    left = Property(str, lambda self: self._left, notify=changed)
    right = Property(str, lambda self: self._right, notify=changed)
    leftHue = Property(float, lambda self: season_rows.hue(self._left), notify=changed)
    rightHue = Property(float, lambda self: season_rows.hue(self._right), notify=changed)
    score = Property(list, lambda self: self._get_score(), notify=changed)
    """Of the two beside each other: games that only the left one won, only the right one, one of them, both;
    and games with both."""
    problem = Property(str, lambda self: self._get_problem(), notify=changed)
    sides = list_of(season_rows.SideRow)
    bars = list_of(season_rows.PersonRow)
    everybody = list_of(season_rows.PersonRow)
    mixes = list_of(season_rows.MixRow)
    decks = list_of(season_rows.MixRow)
    chain = list_of(season_rows.LinkRow)
    never = list_of(season_rows.TallyRow)
    cards = list_of(season_rows.TallyRow)
    facts = list_of(season_rows.FactRow)
    beside = list_of(season_rows.FactRow)
