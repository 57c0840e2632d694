"""What a role is, and a role in a player's hands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import ANYHOW, Attack, Option, Picks, Question, Seat, Status, Together

if TYPE_CHECKING:
    from nightcaller.engine.book import HouseRule
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Act, Ask, Script

FOREVER: Final = 1 << 30
NOTHING: Final[frozenset[str]] = frozenset()
STATE: Final = "state"
"""Tag of what somebody is in rather than what she can do (in love): powerless people stay in it."""
HIDDEN: Final = "hidden"
"""Tag of a trait that its own holder does not know."""

Hook = Callable[..., Any]

HOOKS: Final[Mapping[str, str]] = {
    "dealt": "hook(game, me): the cards are dealt; tell what the holder knows from the start",
    "phase": "hook(game, me): a night or a day begins",
    "phase_end": "hook(game, me): a night or a day is over; delayed deaths land here",
    "doomed": "hook(game, me): attacks have got through and nobody has died of them yet (`Game.doomed`)",
    "died": "hook(game, me, seat, fates): somebody died of these attacks; linked deaths add attacks",
    "inspected": "hook(game, me, question, answer) -> answer: how the holder looks to an inspection",
    "obstructed": "hook(game, me, question, answer) -> answer: how the holder sees through an inspection",
    "clouds": "hook(game, me, by, plate, answer) -> answer: how others see while the holder lives",
    "redirected": "hook(game, me, visit) -> seat or None: turn an ability to another, or let it be",
    "visited": "hook(game, me, visit): somebody's ability has reached somebody, the holder or not",
    "weight": "hook(game, me, poll, half_votes) -> half_votes: what the holder's ballot counts",
    "weight_base": "hook(game, me, weights): change ballots at this step (`engine.weights.STEPS`)",
    "weight_office": "the same, at the step of the offices",
    "weight_taken": "the same, where votes are robbed",
    "weight_sign": "the same, where votes are turned against",
    "weight_frozen": "the same, where ballots are frozen or mute",
    "weight_hidden": "the same, where options get votes that nobody has cast",
    "cancels": "hook(game, me, poll) -> bool: whether the holder cancels what comes of a vote",
    "turned": "hook(game, me, seat, before, after): somebody's role has changed (`turning.turn`)",
    "left": "hook(game, me, seat): somebody has left the game alive (`winning.leave`)",
    "wins": "hook(game, me, winners, wins) -> bool: whether the holder wins with these teams",
    "owed": "hook(game, me) -> (seat, power) pairs: what others are asked now because of the holder",
    "role_lost": "hook(game, me): the holding is taken away",
    "claims": "hook(game, me) -> team or None: the holder's own victory, asked at every win check",
    "camp": "hook(game, me, team) -> team: the side the holder is on by now",
}
"""The kernel's moments. A defence layer of a book is a hook too, under the layer's name:
``hook(game, me, attack) -> bool`` (True stops the attack)."""


Asked = Callable[["Game", "Holding"], "Script"]
"""``script(game, me)``: what somebody is asked, and what comes of it."""


LAST_ACTS: Final = "last_acts"
"""The window of powers that are used after the holder's death; so its visits are called, too."""


@dataclass(frozen=True, slots=True, eq=False)
class Ballot:
    """What a pack's power asks, where all of the pack are asked one and the same question.

    The power's script asks one of them, and does the same with the answer; whoever answers for everybody does
    it for the whole pack at once, as in a poll.
    """

    offered: Callable[[Game, Holding], Picks]
    """What may be picked, the same for all who have the power."""
    heard: Callable[[Game, Sequence[Seat], Sequence[Option]], None]
    """Hears who has picked what."""


@dataclass(frozen=True, slots=True, eq=False)
class OneQuestion:
    """A script that asks one question at most: a private window asks it, and hears the answer, without
    waking a generator. Everybody else may have it as a conversation."""

    offered: Callable[[Game, Holding], Picks]
    """What may be picked: just one of it. Empty if there is nothing to be asked."""
    ask: Callable[[Game, Holding], Ask | None]
    """The same, written out as a question; None if there is nothing to be asked."""
    answered: Callable[[Game, Holding, Picks], list[Act] | None]
    """What comes of the answer."""

    def __call__(self, game: Game, me: Holding) -> Script:
        """Ask, and hear the answer."""
        ask = self.ask(game, me)
        if ask is None:
            return None
        return self.answered(game, me, (yield ask))


@dataclass(frozen=True, slots=True, eq=False)
class Power:
    """What a role may do, and in which window."""

    id: str
    script: Asked
    window: str = "night"
    """``night``, ``closing`` (answers at the end of a night), `LAST_ACTS`,
    ``floor`` (an interrupt while people speak), or what else a book's program asks."""
    since: int = 1
    until: int = FOREVER
    """First and last day number on which it may be used."""
    nights: Callable[[int, Mapping[str, str]], bool] | None = None
    """``nights(day number, house rules)``: on which of these days. None: on all. From public facts alone."""
    hour: int | None = None
    """Its place in the book's own order of the night, as the book counts; None for what no order calls."""
    questions: tuple[Question, ...] = (Question(),)
    """The form of every question it may ask, in order: every seat of the lap gets as many, of these forms."""
    asked: Callable[[int], tuple[Question, ...]] | None = None
    """``asked(number of people at the table)``: the forms, where they depend on that."""
    reads: frozenset[str] = NOTHING
    writes: frozenset[str] = NOTHING
    """Facts of the night by name: a reader is asked when every writer has answered."""
    settle: Callable[[Game], None] | None = None
    """``settle(game)``: decides what it writes, between the last writer's answer and a reader's question."""
    group: bool = False
    """All holders act together; called once, answered together where roles are called."""
    ballot: Ballot | None = None
    """Where each of a group is asked the same, and that is all."""
    settled: Callable[[Mapping[str, int], Mapping[str, str]], str] | None = None
    """``settled(published deck, house rules)``: how the answers of a group become one, the message
    ``settled-<name>``: each of them reads it where she is asked."""
    after: Callable[[Game, str], bool] | None = None
    """Last acts only: may the power follow a death of this public kind? From the house rules alone."""
    ready: Callable[[Game, Holding, Attack], bool] | None = None
    """Last acts only: does it follow this very death? May read secrets."""
    in_play: Callable[[Mapping[str, int], Mapping[str, str]], bool] | None = None
    """``in_play(published deck, house rules)``: does the role have the power at this table? None: always."""
    called: str = ""
    """By whose name it is called, where several roles bring it; empty: the first of them."""
    spoken: str = "act"
    """What the voice says when it is called: an attribute of the role's message."""
    together: Together = ANYHOW
    """Where one question has several parts (`engine.parts`): what goes together, as the question says."""
    agreed: Callable[[Mapping[str, str]], Together] | None = None
    """``agreed(house rules)``: what of its questions goes together, where the table has settled that."""
    news: Callable[[Mapping[str, str]], bool] | None = None
    """``news(house rules)``: whether somebody whom no call can name may be told of it at the night's end.
    None: nobody."""
    informs: bool = False
    """Whoever uses it is told something at once: a moderator keeps the call open to show it."""
    tells: tuple[str, ...] = ()
    """What may be known with its question (facts of `Ask.shown`) and is not named aloud: where a moderator
    points, his page says at what."""
    on_its_card: bool = True
    """Every card that brings it says what it does; of one by day that is shared a message ``by-day-<power>``
    may say it instead."""
    shows: bool = False
    """Its question always stands with what may be known: what she has chosen before, for instance."""
    by_number: bool = False
    """Whether nothing that it does at once depends on who wears a number tonight: else it waits for whoever
    changes plates (`engine.waiting`). What lands goes to bodies in either case."""
    put_off: Callable[[str], tuple[Asked, Asked]] | None = None
    """``put_off(memory)``: its script in two, where it has to wait for the closing round: one that asks and
    keeps the answer under that name in the holding's memory; one that does what comes of it. None: no two."""
    whole: Power | None = None
    """The power of which this one is made, where it waits for somebody (`engine.waiting`)."""

    def due(self, day: int, house: Mapping[str, str]) -> bool:
        """Whether it may be used on this day at all."""
        if not self.since <= day <= self.until:
            return False
        return self.nights is None or self.nights(day, house)


class Charge(NamedTuple):
    """What a card can do only once."""

    id: str
    kind: Kind
    """What is told when it is spent."""
    holder: str = "by"
    """The fact that names the holder."""
    supply: bool = True
    """Whether a moderator may take it or give it back: its power keeps a spent one in the holding's memory,
    under the same id."""


@dataclass(frozen=True, slots=True, eq=False)
class Role:
    """A role, an office or a trait: one entry of a book, with everything that is its own."""

    id: str
    team: str
    tags: frozenset[str] = NOTHING
    powers: tuple[Power, ...] = ()
    hooks: Mapping[str, Hook] = field(default_factory=dict)
    listed: int = 0
    """Its place in the book's list of roles, as people read it; those without one come last."""
    several: bool = False
    """Whether a deck may hold more than one card of it."""
    worth: int = 0
    """What a card of it does for the village, by rule of thumb; below 0 for its enemies."""
    house_rules: tuple[HouseRule, ...] = ()
    """The switches of the table's own that matter with this card alone."""
    marks: Mapping[str, bool] = field(default_factory=dict)
    """Marks that it brings into a game and that a moderator may put on a seat or take away, and whether
    everybody sees them."""
    beside: Callable[[Role], bool] | None = None
    """A trait: beside which roles it may be dealt. None: no trait."""
    charges: tuple[Charge, ...] = ()
    founds: Mapping[str, Callable[[Game], int]] = field(default_factory=dict)
    """Teams beside its own that it can bring into a game (Cupid's lovers), and who is on each by then: a bit
    mask."""


class Holding(Struct, eq=False):
    """A role in a player's hands: the primary one, an office, a trait or a granted power."""

    role: Role
    seat: Seat
    until: int = FOREVER
    """The last moment at which it is held."""
    memory: dict[str, Any] = {}
    """What lasts longer than a lap; plain values, so that the state can be hashed."""
    former: Former | None = None
    """What was held before, if it is deaths that have made this of it."""


class Former(NamedTuple):
    """What somebody held before deaths made her another (`turning.undone_with`)."""

    held: Holding
    dead: Collection[Seat]
    """Whose deaths."""
    marks: tuple[Status, ...]
    """What the new card has brought along."""


Powers = tuple[tuple[str, Power], ...]
"""Powers of the published deck, each with a role that brings it."""


class Turn(Struct, eq=False):
    """A power in the hands of somebody who may be asked for it.

    No named tuple: it is looked at more often than anything else, and their fields take three times as long.
    """

    holding: Holding
    power: Power
    seat: Seat
    """The holder's."""

    def begin(self, game: Game) -> Script:
        """What is asked, and what comes of it."""
        return self.power.script(game, self.holding)
