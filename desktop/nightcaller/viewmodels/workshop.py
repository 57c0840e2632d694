"""The workshop: roles that people make up in sentences with gaps, kept in a folder, played tonight.

Long because everything that can be done to the open role is a tap on one page.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import Property, QStandardPaths, QTimer, Signal, Slot

from nightcaller.errors import NightcallerError
from nightcaller.languages import LANGUAGES
from nightcaller.styles import Style
from nightcaller.table.shelf.making import EMBLEMS as DRAWN
from nightcaller.table.shelf.making import (
    MOST_NAME,
    MOST_SENTENCES,
    PREFIX,
    ROLE,
    VOCABULARY,
    NameInBoth,
    OwnRole,
    Refusal,
    against,
    copy_of,
    drawn_for,
    gaps,
    known,
    namesake,
    sentence_of,
    speaks,
    verb,
    with_value,
    write,
)
from nightcaller.table.shelf.own_names import free, refused_name
from nightcaller.table.shelf.own_roles import ENDING, OwnRoles, Unread
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import message_id
from nightcaller.viewmodels import names
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.file_picker import FilePickerViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.offered import named, placed
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import list_of
from nightcaller.viewmodels.saving import save
from nightcaller.viewmodels.screen import ScreenModel
from nightcaller.viewmodels.trial import TrialViewModel
from nightcaller.viewmodels.workshop_rows import (
    MadeUpRow,
    SentenceRow,
    VerbRow,
    row_of,
    value_text,
)

BLANK: Final = OwnRole(f"{PREFIX}blank", NameInBoth(), emblem="moon")
WORDS: Final = ("card", "wake", "ask", "sleep")
"""What people may write themselves, as fields of a role."""
FALLBACK: Final = "judge"
"""Where the book of the table plays no own roles, they are tried in this one."""
MOST_UNREAD: Final = 5
"""Files that are no roles, with what is wrong in them."""
TABLE: Final = 9
"""So many people play the quick games if nobody has been written down yet."""


@element
class WorkshopViewModel(ScreenModel):
    """The roles of the folder, and the one that is open.

    Every change is on disk at once: whoever closes the window finds the role as it was.

    Args:
        kept: the folder.
        compose: ``compose(role, language)``: what the card says.
        meet: ``meet(role, book)``: for one card of the book after the other, what the role meets in it, as
            message ids and roles.
    """

    changed = Signal()
    nightRequested = Signal(object)
    """A night of the open role is to be clicked through (a `Sitting`)."""
    fileChosen = Signal(str)
    """A role's file is to be taken in."""

    def __init__(
        self,
        app: AppViewModel,
        words: Phrasebook,
        gathering: Gathering,
        kept: OwnRoles,
        compose: Callable[[OwnRole, str], str],
        meet: Callable[[OwnRole, str], Iterator[Sequence[tuple[str, str]]]],
    ) -> None:
        super().__init__(app, words)
        self._gathering = gathering
        self._kept = kept
        self._compose = compose
        self._meet = meet
        self._meeting: Iterator[Sequence[tuple[str, str]]] | None = None
        self._met: dict[str, list[str]] = {}
        self._vain = False
        self._role: OwnRole | None = None
        self._roles: tuple[OwnRole, ...] = ()
        self._unread: tuple[Unread, ...] = ()
        self._open_gap: tuple[int, str] | None = None
        self._file = ""
        self.trial = TrialViewModel(self)
        self.trial.measured.connect(self._take_worth)
        self._picker = FilePickerViewModel(ENDING, self)
        self._picker.picked.connect(self.fileChosen)

    # --- coming and going -----------------------------------------------------------------------------

    def entered(self) -> None:
        """Look at the folder: somebody may have put a file there."""
        found = self._kept.found()
        self._roles = tuple(sorted(found.roles, key=self._called))  # ids are drawn, and tell nobody anything
        self._unread = found.unread
        current = self._role.id if self._role else ""
        self._role = next((one for one in self._roles if one.id == current), None)
        if self._role is None and self._roles:
            self._role = self._roles[0]
        self._file, self._open_gap = "", None
        self.refresh()

    def exited(self) -> None:
        """Nothing goes on behind a closed screen, and the table knows what was made."""
        self._found_nothing()
        self._gathering.meet_own_roles()

    @property
    def open_role(self) -> OwnRole | None:
        """The role at which people work; None if there is none."""
        return self._role

    @property
    def book(self) -> str:
        """The book in which the role is looked at."""
        here = self._gathering.book.id
        return here if speaks(here) else FALLBACK

    def refresh(self) -> None:
        role = self._role
        self.roles.replace(
            [
                MadeUpRow(
                    one.id,
                    self._called(one),
                    one.emblem,
                    role is not None and one.id == role.id,
                )
                for one in self._roles
            ]
        )
        self.starts.replace(
            [
                MadeUpRow(one, self._say(message_id("role", one), {}), copy_of(one).emblem, current=False)
                for one in known(self.book)
            ]
        )
        self.sentences.replace(self._written() if role else ())
        self.verbs.replace(self._addable() if role else ())
        self.changed.emit()

    def _called(self, role: OwnRole) -> str:
        """Its name; nobody reads the id of one that has none yet."""
        nameless = not any(text.strip() for text in role.name.texts().values())
        return self._say("ui-workshop-new", {}) if nameless else role.named(self.words.languages[0])

    def _say(self, message: str, arguments: Mapping[str, Any]) -> str:
        return self.words.sayIn(self.words.languages[0], message, dict(arguments))

    def _refusals(self) -> tuple[Refusal, ...]:
        if self._role is None:
            return ()
        name = refused_name(self._role, self._gathering.taken(self.book))
        return (*((name,) if name else ()), *against(self._role, self.book))

    def _written(self) -> list[SentenceRow]:
        assert self._role is not None
        first: dict[int, Refusal] = {}
        for refusal in self._refusals():
            first.setdefault(refusal.sentence, refusal)
        places = (*range(len(self._role.sentence)), ROLE)
        return [row_of(self._say, self._role, at, first.get(at)) for at in places]

    def _addable(self) -> list[VerbRow]:
        assert self._role is not None
        said = set(map(verb, self._role.sentence))
        if len(said) >= MOST_SENTENCES:
            return []
        return [
            VerbRow(word, self._say(message_id("own-verb", word), {}))
            for word in VOCABULARY
            if word not in said
        ]

    # --- which role -------------------------------------------------------------------------------------

    @Slot(str)
    def open(self, role: str) -> None:
        """Take up a role of the folder."""
        self._found_nothing()
        self._role = next((one for one in self._roles if one.id == role), self._role)
        self._file, self._open_gap = "", None
        self.refresh()

    @Slot()
    def create(self) -> None:
        """Begin with an empty card: one that nothing was done to yet, if there is one."""
        empty = next((one for one in self._roles if replace(one, id=BLANK.id) == BLANK), None)
        if empty is None:
            self._begin(BLANK)
        else:
            self.open(empty.id)

    @Slot(str)
    def startFrom(self, role: str) -> None:
        """Begin with a copy of a role of the book, under a name that is free."""
        if role not in known(self.book):
            return
        copy, name = copy_of(role), NameInBoth()
        for tag in self._tongues:
            name = name.saying(tag, self.words.sayIn(tag, message_id("role", role), {}))
        self._begin(self._another(replace(copy, name=name)))

    def taken_in(self, role: OwnRole) -> None:
        """A role came from elsewhere; where somebody is at work here, it is looked at next."""
        self._role = role
        self.entered()

    @Slot()
    def copy(self) -> None:
        """Begin with a copy of the open role."""
        if self._role is not None:
            self._begin(self._another(self._role))

    def _another(self, role: OwnRole) -> OwnRole:
        """The same role under a name that nobody of this folder and of the book has."""
        names = {
            **self._gathering.taken(self.book),
            **{one: own.id for own in self._roles for one in own.read_as},
        }
        name = role.name
        for tag, text in name.texts().items():
            name = name.saying(tag, free(text, names) if text else "")
        return replace(role, name=name)

    def _begin(self, like: OwnRole) -> None:
        self._found_nothing()
        role = replace(like, id=f"{PREFIX}r{secrets.token_hex(5)}", worth=0)
        self._roles = (*self._roles, role)
        self._role, self._file, self._open_gap = role, "", None
        self._change(role)

    @Slot()
    def throwAway(self) -> None:
        """The role's file goes."""
        if self._role is None:
            return
        try:
            self._kept.delete(self._role.id)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
            return
        self._role = None
        self.entered()

    def _change(self, role: OwnRole) -> None:
        """The open role is this one from now on, on disk too."""
        self._roles = tuple(role if one.id == role.id else one for one in self._roles)
        self._role, self._file = role, ""
        try:
            self._kept.save(role)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        self.refresh()

    def _take_worth(self, worth: int) -> None:
        if self._role is not None and worth != self._role.worth:
            self._change(replace(self._role, worth=worth))

    def _play_with(self, role: OwnRole) -> None:
        """A change to what the role does: what was found out about it is gone."""
        self._found_nothing()
        self._change(role)

    # --- what it meets ----------------------------------------------------------------------------------

    @Slot()
    def lookAround(self) -> None:
        """Find out what it meets, card by card, between two pictures of the window."""
        if self._role is not None and self._get_playable():
            self._met, self._vain, self._meeting = {}, False, self._meet(self._role, self.book)
            self._look_further()

    def _look_further(self) -> None:
        found = next(self._meeting, None) if self._meeting is not None else None
        if found is None:
            self._meeting, self._vain = None, not self._met
        else:
            for message, role in found:
                self._met.setdefault(message, []).append(role)
            QTimer.singleShot(0, self, self._look_further)
        self.changed.emit()

    def _found_nothing(self) -> None:
        self.trial.stop()
        self._meeting, self._met, self._vain = None, {}, False

    def _get_meets(self) -> list[str]:
        comma = self._say("ui-visit-comma", {})
        named = {
            message: comma.join(self._say(message_id("role", role), {}) for role in roles)
            for message, roles in self._met.items()
        }
        return [self._say(message, {"roles": roles}) for message, roles in named.items()]

    def _get_stranger(self) -> str:
        role = namesake(self._role, self.book) if self._role is not None else ""
        return (
            self._say("own-meets-stranger", {"role": self._say(message_id("role", role), {})}) if role else ""
        )

    stranger = Property(str, lambda self: self._get_stranger(), notify=changed)
    """That it does what a shipped role does which other cards know by name; empty if it does not."""
    meets = Property(list, lambda self: self._get_meets(), notify=changed)
    lookedInVain = Property(bool, lambda self: self._vain, notify=changed)
    """Every card was met, and nothing is otherwise than with a plain one."""
    looking = Property(bool, lambda self: self._meeting is not None, notify=changed)

    # --- its sentences ----------------------------------------------------------------------------------

    @Slot(int, str)
    def openGap(self, at: int, gap: str) -> None:
        """Show what may stand in a gap, or close it again."""
        role = self._role
        if role is None or not (at == ROLE or 0 <= at < len(role.sentence)):
            return
        if gap not in gaps("" if at == ROLE else verb(role.sentence[at])):
            return
        self._open_gap = None if self._open_gap == (at, gap) else (at, gap)
        self.changed.emit()

    @Slot(int)
    @placed(lambda self: self._values())
    def fill(self, index: int) -> None:
        """Put something into the open gap."""
        if self._role is None or self._open_gap is None:
            return
        at, gap = self._open_gap
        value = self._values()[index]
        self._open_gap = None
        self._play_with(with_value(self._role, at, gap, value))

    def _values(self) -> tuple[Any, ...]:
        if self._role is None or self._open_gap is None:
            return ()
        at, gap = self._open_gap
        word = "" if at == ROLE else verb(self._role.sentence[at])
        return gaps(word)[gap]

    @Slot(str)
    def add(self, word: str) -> None:
        """Add a sentence."""
        role = self._role
        if role is not None and word in VOCABULARY and len(role.sentence) < MOST_SENTENCES:
            self._open_gap = None
            self._play_with(replace(role, sentence=(*role.sentence, VOCABULARY[word]())))

    @Slot(int)
    def remove(self, at: int) -> None:
        """Take a sentence away."""
        role = self._role
        if role is not None and 0 <= at < len(role.sentence):
            self._open_gap = None
            self._play_with(replace(role, sentence=role.sentence[:at] + role.sentence[at + 1 :]))

    @Slot(int)
    def takeInstead(self, at: int) -> None:
        """Do the nearest thing that works."""
        nearest = next((one.instead for one in self._refusals() if one.sentence == at and one.instead), None)
        if nearest is not None:
            self._open_gap = None
            self._play_with(nearest)

    # --- its card ---------------------------------------------------------------------------------------

    @Slot(str, str)
    def callIt(self, language: str, name: str) -> None:
        """Give it a name in a language."""
        role = self._role
        name = names.shortened(names.clean(name), MOST_NAME)
        if role is not None and name != role.name.of(language):
            self._change(replace(role, name=role.name.saying(language, name)))

    @Slot(str)
    def draw(self, emblem: str) -> None:
        """Give it an emblem."""
        if self._role is not None and emblem in DRAWN:
            self._change(replace(self._role, emblem=emblem))

    @Slot(str, str, str)
    def write(self, part: str, language: str, text: str) -> None:
        """Write something oneself; an empty text writes itself."""
        role = self._role
        if role is None or part not in WORDS:
            return
        before = getattr(role, part)
        text = text.strip()
        if text != before.of(language):
            self._change(replace(role, **{part: before.saying(language, text)}))

    @Slot(str, str, result=str)
    @named(lambda _self: WORDS)
    def written(self, part: str, language: str) -> str:
        """Return what somebody has written; empty if it writes itself."""
        return "" if self._role is None else str(getattr(self._role, part).of(language))

    # --- what is done with it ---------------------------------------------------------------------------

    def _deck(self) -> dict[str, int]:
        """Tonight's deck with the card in it instead of a plain one, or a recommended one of the book; two of
        the card, if its holders know one another."""
        table, role = self._gathering, self._role
        assert role is not None
        here = table.book.id == self.book
        book = table.book if here else next(one for one in table.books if one.id == self.book)
        deck = dict(table.deck) if here and table.players and table.deck else {}
        deck = deck or dict(book.recommended(table.seats if table.players and here else TABLE)[0].deck)
        if deck.get(role.id):
            return deck
        for _card in range(2 if role.knows_its_kind else 1):
            plain = book.plain(role.id, deck) if book.most(role.id) else ""
            if plain and plain != role.id:
                deck[plain] -= 1
            deck[role.id] = deck.get(role.id, 0) + 1
        return {one: count for one, count in deck.items() if count}

    @Slot()
    def tryOut(self) -> None:
        """Have bots play with and without it."""
        if self._role is None or not self._get_playable():
            return
        self._gathering.meet_own_roles()
        deck = self._deck()
        self.trial.begin(self.book, deck, self._role.id, self._gathering.own_files(deck))

    @Slot()
    def clickThrough(self) -> None:
        """Moderate one night with it, of a table that is not there."""
        if not self._get_playable():
            return
        self._gathering.meet_own_roles()
        deck = self._deck()
        names = (self._say("ui-workshop-player", {"number": seat + 1}) for seat in range(sum(deck.values())))
        self.nightRequested.emit(
            Sitting(
                players=tuple(map(SeatedPlayer, names)),
                deck=deck,
                seed=secrets.randbits(63),
                book=self.book,
                style=Style.MODERATED,
                roles=self._gathering.own_in(deck),
            )
        )

    @Slot()
    def putInDeck(self) -> None:
        """Play with it tonight."""
        if self._role is None or not self._get_playable() or not self._gathering.players:
            return
        self._gathering.meet_own_roles()
        if speaks(self._gathering.book.id):
            self._gathering.take(self._deck())
        self.app.open("Deck")

    @Slot()
    def saveAsFile(self) -> None:
        """Write its file into the user's documents, for somebody else."""
        if self._role is None:
            return
        name = self._role.named(self.words.languages[0])
        data = write(self._role).encode()
        try:
            path = save(QStandardPaths.StandardLocation.DocumentsLocation, name, "toml", data)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
            return
        self._file = str(path)
        self.changed.emit()

    @Slot()
    def showFolder(self) -> None:
        """Open the folder in the system's own program; there is one as soon as somebody wants to see it."""
        with suppress(OSError):  # then the system says so
            self._kept.folder.mkdir(parents=True, exist_ok=True)
        self.show_file(self._kept.folder)

    # --- what the screen reads --------------------------------------------------------------------------

    roles = list_of(MadeUpRow)
    sentences = list_of(SentenceRow)
    verbs = list_of(VerbRow)
    """What can be added."""
    starts = list_of(MadeUpRow)
    """The roles of the book from whose copy people can start."""
    startable = Property(bool, lambda self: bool(self.starts.rows), notify=changed)
    trialGames = Property(TrialViewModel, lambda self: self.trial, constant=True)
    picker = Property(FilePickerViewModel, lambda self: self._picker, constant=True)
    any = Property(bool, lambda self: self._role is not None, notify=changed)
    """Whether a role is open."""

    def _get_unread(self) -> list[str]:
        return [
            self.words.lines("ui-drop-role", {"file": one.file, "why": one.problem.reason})
            for one in self._unread[:MOST_UNREAD]
        ]

    unread = Property(list, lambda self: self._get_unread(), notify=changed)
    """Files of the folder that are no roles, and why; not all, where there are many."""
    unreadCount = Property(int, lambda self: len(self._unread), notify=changed)
    file = Property(str, lambda self: self._file, notify=changed)
    """Where it was saved for somebody else; empty as long as it was not."""

    @property
    def _tongues(self) -> list[str]:
        """The languages in which a role can have a name, that of the screen first."""
        here = self.words.languages[0]
        return sorted(BLANK.name.texts(), key=lambda tag: tag != here)

    def _get_names(self) -> list[str]:
        return [self._role.name.of(tag) if self._role else "" for tag in self._tongues]

    names = Property(list, lambda self: self._get_names(), notify=changed)
    """In each language of `tags`; empty where it has none."""
    tags = Property(list, lambda self: self._tongues, notify=changed)
    tongues = Property(list, lambda self: [LANGUAGES[tag].name for tag in self._tongues], notify=changed)
    """What the speakers of each call it."""
    emblem = Property(str, lambda self: self._role.emblem if self._role else "moon", notify=changed)

    def _get_emblem_names(self) -> list[str]:
        return [
            self._say(
                message_id("role", drawn_for(one)) if drawn_for(one) else message_id("own-emblem", one), {}
            )
            for one in DRAWN
        ]

    emblemNames = Property(list, lambda self: self._get_emblem_names(), notify=changed)
    """What each of them shows, for a reader."""
    emblems = Property(list, lambda _self: list(DRAWN), constant=True)

    team = Property(str, lambda self: self._role.team if self._role else "village", notify=changed)

    def _get_cards(self) -> list[str]:
        role = self._role
        return [role.card.of(tag) or self._compose(role, tag) if role else "" for tag in self._tongues]

    cards = Property(list, lambda self: self._get_cards(), notify=changed)
    """What the card says in each language of `tags`."""

    def _get_gap_options(self) -> list[str]:
        gap = self._open_gap[1] if self._open_gap else ""
        return [value_text(self._say, gap, value) for value in self._values()]

    gapAt = Property(int, lambda self: self._open_gap[0] if self._open_gap else ROLE - 1, notify=changed)
    """In which sentence a gap is open; less than -1 for none."""
    gap = Property(str, lambda self: self._open_gap[1] if self._open_gap else "", notify=changed)
    gapOptions = Property(list, lambda self: self._get_gap_options(), notify=changed)

    def _get_gap_current(self) -> int:
        if self._role is None or self._open_gap is None:
            return -1
        at, gap = self._open_gap
        return self._values().index(getattr(sentence_of(self._role, at), gap))

    gapCurrent = Property(int, lambda self: self._get_gap_current(), notify=changed)

    def _get_playable(self) -> bool:
        return self._role is not None and not self._refusals()

    playable = Property(bool, lambda self: self._get_playable(), notify=changed)
    """Nothing speaks against it in this book."""

    def _get_in_deck(self) -> bool:
        return self._role is not None and self._gathering.deck.get(self._role.id, 0) > 0

    inDeck = Property(bool, lambda self: self._get_in_deck(), notify=changed)

    def _get_because(self) -> str:
        if self._role is None:
            return ""
        wrong = next((row.problem for row in self._written() if row.problem), "")
        nobody = "" if self._gathering.players else self.words.text("ui-workshop-deck-none")
        return wrong or nobody

    because = Property(str, lambda self: self._get_because(), notify=changed)
    """Why it cannot go into the deck; empty if it can."""
