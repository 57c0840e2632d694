"""The words that the kernel, the rulebooks and everything above them share.

Plain data, immutable but for windows; nothing here knows a rule or a role. Long because it is the whole list
of those words, each with what it means.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

Seat = int
"""A place at the table, counted from 0; people see `seat + 1`."""

TABLE: Final[Seat] = -1
"""The shared screen: who is asked when the whole table answers, who sees what everybody sees."""

MOST_SEATS: Final = 40
FEWEST_SEATS: Final = 4

Option = int | str
"""One thing that can be picked: a seat (int) or a word (str) such as ``"nobody"``."""

Picks = tuple[Option, ...]

FIRST: Final = itemgetter(0)
"""The first of several things: of picks, of a pair."""
NOBODY: Final = "nobody"
CLOSE: Final = 0
"""The slot that closes a window: open as soon as every obligatory question has its answer."""
AMEND: Final = -2
"""Slot of an amendment (`engine.amend`): a moderator or the table overrules what the rules have made."""
EMPTY_CHOICES: Final = (NOBODY, "keep", "stay", "tear")
"""Answers that decide nothing: what stands for somebody who does not answer."""


class Part(NamedTuple):
    """One part of a question that has several (`engine.parts`): exactly one of its options is picked."""

    key: str
    """Its text is the message ``ask-<key>``."""
    options: Picks
    blocked: tuple[tuple[Option, str], ...] = ()
    """What cannot be picked and why, as in `Ask`."""


class Ask(Struct, frozen=True):
    """One question to one seat.

    Everything in it follows from what that seat may know (secrecy: the law).
    """

    seat: Seat
    """Who is asked; TABLE for the shared screen."""
    key: str
    """What is asked, for instance ``judge.seer.check``; its text is the message ``ask-judge-seer-check``."""
    options: Picks
    lo: int = 1
    hi: int = 1
    """How many different options a legal answer has: at least `lo`, at most `hi`."""
    blocked: tuple[tuple[Option, str], ...] = ()
    """What cannot be picked and why: message ids, for instance ``(3, "blocked-same-twice")``."""
    shown: tuple[tuple[str, Option], ...] = ()
    """Facts to show with the question, for instance ``(("victim", 4),)``; entitled to the asked seat."""
    optional: bool = False
    """The window may close without an answer (interrupts, withdrawals)."""
    parts: tuple[Part, ...] = ()
    """Where the answer has several parts (`engine.parts.composite`): one pick for each, in this order."""
    differ: bool = False
    """The same seat may not be picked in two parts."""
    pairs: bool = False
    """The parts belong together two by two: neither without the other."""
    most: int = 0
    """How many parts may be other than left empty; 0 for all of them."""
    whole: bool = False
    """All parts, or none: some of them alone are no answer."""


def empty_choice(ask: Ask) -> Picks | None:
    """Return the answer that decides nothing, if the question has one."""
    if ask.parts:
        rests = [next((one for one in EMPTY_CHOICES if one in part.options), None) for part in ask.parts]
        return tuple(one for one in rests if one is not None) if None not in rests else None
    for word in EMPTY_CHOICES:
        if word in ask.options:
            return (word,)
    return () if ask.lo == 0 else None


def without(ask: Ask, seat: Seat) -> Ask:
    """Return the question without an option: that seat has just left."""
    options = tuple(option for option in ask.options if option != seat)
    if ask.parts:
        left = (part._replace(options=tuple(o for o in part.options if o != seat)) for part in ask.parts)
        parts = tuple(left)
        return replace(ask, options=options if all(part.options for part in parts) else (), parts=parts)
    return replace(ask, options=options, lo=min(ask.lo, len(options)), hi=min(ask.hi, len(options)))


class Question(NamedTuple):
    """The form of a question as the published deck gives it away; who is asked, and why not, stays secret.

    Delivery gives every decoy the form of the real questions beside it, so that hands move alike (secrecy:
    "tap count and place").
    """

    key: str = ""
    """The key of the `Ask` that has this form; a window fills in the power's own id where it is empty."""
    words: tuple[str, ...] = ()
    """The answers if they are words; empty if they are seats."""
    roles: bool = False
    """The answers are roles of the deck, which the window fills in (`Window.names`), and these words."""
    rests: bool = True
    """Left alone, it decides nothing; False where by all rules of the table somebody has to be picked. For
    words it is said by the words."""
    by_house: tuple[str, ...] = ()
    """A house rule and its options with which alone it may be left alone, where one decides that."""

    @property
    def blank(self) -> Blank:
        """The place that it takes on a page."""
        rests = any(word in EMPTY_CHOICES for word in self.words) if self.words or self.roles else self.rests
        return Blank(len(self.words), rests, self.roles)

    def __repr__(self) -> str:
        """Return it as the first version did where it says no more: hashes of older journals have it."""
        more = ", roles=True" if self.roles else ""
        return f"Question(key={self.key!r}, words={self.words!r}{more})"


class Together(NamedTuple):
    """What goes together in an answer of several parts (`engine.parts`)."""

    differ: bool = False
    """The same seat may not be picked in two parts."""
    pairs: bool = False
    """The parts belong together two by two: neither without the other."""
    most: int = 0
    """How many parts may be other than left empty; 0 for all of them."""
    whole: bool = False
    """All parts, or none."""


ANYHOW: Final = Together()
"""Whatever is picked goes together."""


class Blank(NamedTuple):
    """One place on the page that a lap puts before every seat: a row of words, or a seat to be tapped."""

    words: int = 0
    """How many words there are; 0 where a seat is tapped."""
    rests: bool = True
    """Left as it is, it decides nothing."""
    roles: bool = False
    """The words are roles (`Window.names`), and what leaves it as it is."""

    @property
    def kind(self) -> str:
        """Where the hand goes: to a row of ``words``, to the published ``roles``, or to ``seats``."""
        return "roles" if self.roles else "words" if self.words else "seats"


class Call(NamedTuple):
    """One calling of a role by the voice; the published deck and the phase decide which calls there are."""

    role: str
    lap: int
    """The lap of a window in which pass around asks these questions."""
    questions: tuple[Question, ...]
    """What the role may be asked at most, one after the other; empty for a role that only looks."""
    group: bool = False
    """All holders answer together, once, where roles are called."""
    power: str = ""
    """Id of the power that is called; a role with two of them is called twice."""
    spoken: str = "act"
    """What the voice says between waking and sleeping: an attribute of the role's message."""
    together: Together = ANYHOW
    """What goes together in its answer, if that has several parts: refused alike whoever is called."""

    @property
    def steps(self) -> int:
        """How many questions the role may be asked."""
        return len(self.questions)


class Calls(tuple[Call, ...]):
    """The calls of a window, in the rulebook's order.

    Attributes:
        by_power: power id -> its call.
    """

    by_power: Mapping[str, Call]

    def __new__(cls, calls: Iterable[Call] = ()) -> Calls:
        made = super().__new__(cls, calls)
        made.by_power = {call.power: call for call in made}
        return made


NO_CALLS: Final = Calls()


class Answerer(Protocol):
    """Somebody who answers for everybody (`Window.play`)."""

    def choose(self, ask: Ask) -> Picks:
        """Answer one question, whoever is asked."""

    def vote(self, options: Picks, voters: int) -> list[Option]:
        """Choose one of these options for each of so many people."""

    def content(self, window: Window) -> bool:
        """Whether nobody has anything to say in a window that may be closed."""

    def speak(self, window: Window) -> tuple[int, Picks]:
        """Answer one open question of a window that wants to hear every answer itself."""


NO_TURNS: Final[Mapping[int, Call]] = MappingProxyType({})


class Window:
    """The questions open now, answerable in any order; the next decision must answer one of them.

    It has no slots and a constructor of its own: what a kind of window does not need stays at the class. That
    is half the work, and a game opens thirty.
    """

    kind: str
    """``night``, ``last_acts``, ``day_round``, ``day_asked`` (private; the last one for whoever has asked for
    the laptop), ``poll``, ``race`` (everybody answers), ``floor`` (speeches with interrupts), ``choice`` (one
    public answer; needs no closing): its name in texts."""
    label: str
    """What it is about, for instance ``judge.exile``; ``window-judge-exile`` is its title."""
    asks: dict[int, Ask]
    """Slot -> question. Slot CLOSE appears when the window may be closed."""
    seats: tuple[Seat, ...] = ()
    """Public: who is visited, who votes or who speaks, in order."""
    options: Picks = ()
    """Public: what a poll is about (the candidates)."""
    settled: str = ""
    """Public: how a poll is decided, the message ``settled-<name>``; empty where each decides for herself."""
    steps: tuple[int, ...] = ()
    """Private windows: how many questions each lap has at most, by the published deck."""
    pages: tuple[tuple[Blank, ...], ...] = ()
    """Private windows: what the page of each lap asks of every seat, by the published deck."""
    calls: Calls = NO_CALLS
    """Private windows: the roles to call, where roles are called, in the rulebook's order."""
    turns: Mapping[int, Call] = NO_TURNS
    """Private windows: the call to which each slot belongs. Secret: only delivery may read it."""
    private: bool = False
    """Only the seats asked may know that they are asked."""
    dark: bool = False
    """Everybody's eyes are closed: roles can be called one by one, and a declared death waits for daybreak. A
    private window that is not dark goes from seat to seat in every table style."""
    visits: bool = False
    """Private windows: every seat is visited in every table style, after the calls: somebody whom no call can
    reach may be told something."""
    before_calls: bool = False
    """Private windows: for those alone whom a call would not find, because they do not know yet who they have
    become. Where the laptop visits everybody anyway it is left out: a visit begins with the card."""
    declarations: tuple[Question, ...] = ()
    """Floors: the questions of a declaration in private, the same for whoever takes the laptop."""
    names: tuple[str, ...] = ()
    """Private windows and floors: the roles that everybody may name, where a question wants one. Public."""
    take: Callable[[int, Picks], None] | None = None
    """``take(slot, picks)``: hear an answer that leaves the window open. Most answers do, so that the program
    need not be woken for them; None where it wants to hear every answer itself."""

    def __init__(
        self, kind: str, label: str, asks: dict[int, Ask], seats: tuple[Seat, ...] = (), options: Picks = ()
    ) -> None:
        self.kind = kind
        self.label = label
        self.asks = asks
        self.seats = seats
        self.options = options

    def play(self, player: Answerer, _check: Callable[[int, Picks], None], _log: list[Decision], /) -> bool:
        """Let somebody answer question after question, as long as the program need not be told (`take`).

        Args:
            _check: raises IllegalDecision if a slot may not be answered so.
            _log: hears of every decision.

        Returns:
            whether the window may be closed, and nobody has anything more to say.
        """
        return self.closes() and player.content(self)

    def closes(self) -> bool:
        """Whether the window may be closed now."""
        return CLOSE in self.asks

    def open(self) -> int:
        """How many questions are open, without writing them out where nobody has read them yet."""
        return len(self.asks) - (CLOSE in self.asks)


class Event(NamedTuple):
    """Something that happened, for whom. Derived from decisions; never the source of truth."""

    number: int
    """Its place among the events that the viewer may see, from 0; in the story, among all."""
    day: int
    phase: str
    kind: str
    """For instance ``judge.seer.learned``; its text is the message ``event-judge-seer-learned``."""
    audience: int
    """Bit mask of the seats that may know; EVERYBODY; 0 only after the game. In a view: the viewer alone."""
    facts: Mapping[str, Any]


EVERYBODY: Final = 1 << 60
AFTERWARDS: Final = 0
"""Audience of what is told only when the game is over."""


class Decision(NamedTuple):
    """An answer: which slot of the open window, and what was picked. Negative slots: see `Session`."""

    slot: int
    picks: Picks


@lru_cache(1 << 14)
def decided(slot: int, picks: Picks) -> Decision:
    """Return ``Decision(slot, picks)``: a game makes a hundred, and every game the same few.

    To Python 1.0 and True are the seat 1 and would be found for it ever after: here seats are whole numbers.
    """
    return Decision(int(slot), tuple([pick if isinstance(pick, str) else int(pick) for pick in picks]))


class _Picking(dict[Option, Decision]):
    """Option -> the decision that picks just it, made when it is first wanted."""

    def __init__(self, slot: int) -> None:
        self._slot = slot

    def __missing__(self, option: Option) -> Decision:
        made = self[option] = decided(self._slot, (option,))
        return made


class _PickingIn(dict[int, _Picking]):
    def __missing__(self, slot: int) -> _Picking:
        made = self[slot] = _Picking(slot)
        return made


PICKING: Final = _PickingIn()
"""Slot -> option -> the decision that picks just that one, as nearly every answer does: there are few, and a
game makes a hundred. For options that were offered, never for what people write."""


Script = Generator[Ask, Picks, "list[Act] | None"]
"""A role's conversation inside one window: yields questions, receives picks, returns sealed acts."""


class Tier(IntEnum):
    """When a sealed act lands; equal tiers land by book order, then by a keyed roll."""

    SWAP = 10
    MOVE = 20
    GUARD = 30
    CHANGE = 40
    MARK = 50
    COPY = 60
    """What copies the state that this lap has brought."""
    STRIKE = 70
    """Attacks that kill before the night ends."""
    END = 90


class Act(Struct, eq=False):
    """A sealed intention of a lap."""

    tier: int
    by: Seat
    targets: tuple[Seat, ...]
    """Number plates: mapped to bodies when the act lands."""
    apply: Callable[[Any, Act, tuple[Seat, ...]], None]
    """Called as ``apply(game, act, bodies)`` when it lands."""
    role: str = ""
    """The role whose power it is; its place in the book's night order breaks ties."""
    verb: str | None = None
    """What it does to each of its targets, as a Bard would sing it (`engine.visits`): ``protect``. None: what
    acts that land then usually do (`visits.VERBS`); empty: it visits nobody (`visits.NO_VISIT`)."""
    card: Any = None
    """The holding whose power it is: the act lapses with it (`Game.land`)."""


class Attack(Struct):
    """Somebody tries to remove somebody; the defence layers may stop it."""

    cause: str
    """What did it, for instance ``judge.pack``."""
    by: Seat
    target: Seat
    kind: str = "attack"
    """attack | kill | lynch | true (nothing stops a true kill)."""
    plate: Seat = -1
    """The seat that was aimed at before redirection."""
    stopped_by: str = ""
    """The layer that stopped it, once it has met them all."""
    at_home: bool = False
    """It comes to the victim's own house, and misses whoever sleeps elsewhere (`visits.away`)."""
    role: str = ""
    """What whoever answers for it was when it was aimed: the role's id; empty if that was nobody. He may be
    somebody else before it kills."""


class Status(Struct):
    """A mark on a player that outlives a lap."""

    kind: str
    source: Seat = TABLE
    until: int = 1 << 30
    """The last moment (`Game.moment`) at which it holds."""
    data: Any = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[str, ...]
    """Teams that won, for instance ``("judge.wolves",)``; empty for a draw. Text: ``team-judge-wolves``."""
    seats: tuple[Seat, ...]
    """Everybody who won, dead or alive."""
    reason: str
    """Message id of the one-sentence reason, for instance ``end-judge-divine-gone``."""


@dataclass(frozen=True, slots=True)
class Card:
    """What a player's card says: public knowledge about the role plus what its holder must know."""

    role: str
    team: str
    mates: tuple[tuple[Seat, str], ...] = ()
    """Seats known from the start and the role shown for each."""
    held: tuple[str, ...] = ()
    """Every role, office and trait the player knows to hold, the primary one first."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or the shared screen (TABLE), knows: a fold of the events it may see."""

    seat: Seat
    seats: int
    day: int
    phase: str
    """``setup``, ``night`` or ``day``."""
    alive: tuple[Seat, ...]
    offices: Mapping[str, Seat]
    """Office -> living holder, for instance ``{"judge.sheriff": 4}``."""
    marks: Mapping[Seat, tuple[str, ...]]
    """Public marks by seat, for instance ``judge.flipped``; text ``mark-judge-flipped``."""
    card: Card | None
    events: tuple[Event, ...]
    asks: Mapping[int, Ask]
    """The open questions to this seat, by slot."""
    outcome: Outcome | None = None
    boards: Mapping[str, Notes] = field(default_factory=dict)
    """Boards this seat may read now, as it sees them."""
    story: tuple[Event, ...] = ()
    """Everything that happened, for whomever it was: empty until the game is over."""


class Post(NamedTuple):
    """A note on a board as one reader sees it."""

    number: int
    day: int
    phase: str
    author: str
    """An alias where the board is anonymous, else the seat's number as text."""
    text: str


class Notes(NamedTuple):
    """A board as one reader sees it."""

    posts: tuple[Post, ...]
    listed: tuple[Seat, ...]
    """Whom the reader sees as members."""
    writes: bool
    """Whether the reader may write now."""
