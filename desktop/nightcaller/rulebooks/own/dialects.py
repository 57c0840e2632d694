"""How each book says what own roles do: its teams and tags, its shield, its pack, its hours of the night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from nightcaller.engine import death
from nightcaller.engine.book import Layer
from nightcaller.engine.roles import Hook, Power
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.own.kinds import FLIPS, WITHSTANDS
from nightcaller.rulebooks.own.sentences import Learns, OwnRole, Shoots, Team
from nightcaller.rulebooks.stock import Effect, Limit

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LAST: Final = 1000
"""The place of a line of defence behind all of a book's."""
NONE: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True)
class PackDialect:
    """What the book's pack brings to whoever hunts with it."""

    powers: tuple[Power, ...]
    hooks: Mapping[str, Hook]
    tags: frozenset[str]


@dataclass(frozen=True)
class Shield:
    """What protects somebody from attacks by night."""

    status: str
    moments: int | None = 0


@dataclass(frozen=True)
class Dialect:
    """One book, as far as own roles speak to it."""

    book: str
    teams: Mapping[Team, str]
    """The book's team; of those who win alone there is none: each role is one of its own."""
    tags: Callable[[OwnRole], frozenset[str]]
    """Camps and kinds of a role, without what hunting with the pack brings."""
    wolf: str
    """Tag of a werewolf."""
    mates: str
    """Tag of those who hunt together from the start."""
    pack: PackDialect
    hours: Mapping[str, int]
    """Verb -> hour of the night."""
    window: str = "night"
    looks: Mapping[Learns, Effect] = field(default_factory=dict)
    """What is learned -> how the book looks; it tells `own.kinds.LOOKED` or `READ`."""
    seems: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """``wolf`` or ``good`` -> inspection -> what somebody looks like."""
    wears: Mapping[str, Mapping[str, Hook]] = field(default_factory=dict)
    """The same as a disguise, where the book knows those: whatever looks is fooled as by any other."""
    shield: Shield | None = None
    """None: a mark of our own, for which one of the `lines` looks."""
    lines: tuple[Layer, ...] = (Layer(WITHSTANDS, place=LAST), Layer(FLIPS, place=LAST))
    """Our lines of defence, each in the place where the book has its own of that kind."""
    wards: frozenset[str] = frozenset({"attack"})
    """Kinds of attacks that a shield of the book stops."""
    rescued: Callable[[Game, Seat], None] | None = None
    """What the book makes of somebody whom an attack did not kill."""
    deadly: frozenset[str] = NONE
    """Causes of which the book says that somebody dies, whatever shields there were."""
    by_night: frozenset[str] = NONE
    """Statuses that protect for a night and end before its dead are buried; none where the night buries."""
    unvoted: frozenset[str] = NONE
    """Causes of which the book speaks as of a lynching, and for which nobody has voted."""
    attacks: Callable[[Game, str, Seat, Seat, str], object] = death.attack
    """``attacks(game, cause, by, body, kind)``: how somebody is attacked who was chosen before."""
    silence: str = ""
    """The mark of whoever may not speak; empty if the book has none."""
    votes: frozenset[str] = frozenset()
    """Labels of the votes about who has to go."""
    shots: Callable[[OwnRole, Shoots], Power] | None = None
    """The last shot; None if nobody acts after dying in this book."""
    lacks: Mapping[str, str] = field(default_factory=dict)
    """Verb -> the message that says why the book has no room for it."""
    teams_lack: Mapping[Team, str] = field(default_factory=dict)
    """The same for sides."""
    doubles: frozenset[str] = frozenset()
    """Cards that may become a second one of anybody's."""
    goes_on: bool = False
    """Whether the game goes on where only such people live as cannot win together."""
    always_hunts: bool = False
    """Whether every werewolf hunts with the pack."""
    strikes: Callable[[str, str], Effect] | None = None
    """``strikes(cause, kind)``: an attack by night; None: the stock one."""
    leaves: tuple[Effect, ...] = ()
    """What every use of a power by night leaves behind in this book."""
    bars: Mapping[str, tuple[Limit, ...]] = field(default_factory=dict)
    """Verb -> whom the book itself bars from it."""
    traits: Mapping[str, Hook] = field(default_factory=dict)
    """What every card of the book has."""
    stands_for: Callable[[OwnRole], str] = lambda _role: ""
    """The shipped card of the same side that the book's advice about decks takes an own one for."""
