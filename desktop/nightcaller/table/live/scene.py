"""What the shared laptop has to show next: one frozen value per kind of screen.

A scene holds only what everybody may see. It is a function of the public view, the published deck, the
table's style and the delivery notes in the journal (secrecy: proof 3). What a player sees in private comes
from `PlayerVisit`, which exists only while that player holds the laptop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nightcaller.engine.vocabulary import TABLE, Event, Option, Outcome, Picks, Seat

TAMPERED: Final = "tampered"
"""Bulletin: the journal that was opened is not the one that was closed."""

READING: Final = ("ghost", "square")
"""Purposes of visits that are for the boards alone: nothing is asked."""
HALTED: Final = "halted"
"""Bulletin: whoever had the laptop has stopped the round, because something is wrong; the lights are on."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The opaque hand-over screen, "Pass the laptop to 3 · Priya". Holding "I am Priya" begins a visit."""

    seat: Seat
    purpose: str
    """``deal``, ``cards`` (which of the table's own), ``night``, ``vote``, ``last_acts``, ``declare``,
    ``ghost`` (one of the dead, who reads and writes on the board of the dead), ``square`` (everybody, on the
    boards of the day)."""
    lap: int
    laps: int
    index: int
    """How many visits of this lap are done."""
    count: int
    """Visits in this lap."""
    rounds: int = 0
    """How often the laptop has gone round already in this night, for questions that are over."""


@dataclass(frozen=True, slots=True)
class Calling:
    """Eyes closed: the voice calls a role; whoever holds it acts on the open screen."""

    role: str
    index: int
    count: int
    lap: int
    spoken: str = "act"
    """What the voice says after waking: an attribute of the role's message."""


@dataclass(frozen=True, slots=True)
class Console:
    """Narrator style: the moderator's own screen. What it may show of secrets comes from `desk.Desk`."""

    purpose: str
    """``night`` (a role is called), ``round`` (people whom no voice can call by name are told something),
    ``dawn`` (every call is noted, and nothing announced yet),
    ``last_acts`` (somebody fallen is asked), ``declare`` (somebody interrupts a speech)."""
    index: int
    """How many steps of this window are done."""
    count: int
    role: str = ""
    """Who is called."""
    spoken: str = "act"
    """What is said after waking: an attribute of the role's message."""
    seat: Seat = TABLE
    """Who is asked, where it is a seat and not a role."""
    lap: int = 0


@dataclass(frozen=True, slots=True)
class Identify:
    """Eyes closed with the table's own cards: whoever holds the called role taps where she sits."""

    role: str
    index: int
    count: int
    wanted: int
    """How many cards of the role there are, as everybody knows."""


@dataclass(frozen=True, slots=True)
class Roster:
    """Narrator style with the table's own cards: the moderator says who holds what."""


@dataclass(frozen=True, slots=True)
class Bulletin:
    """Public news that the table hears and then goes on from: nightfall, dawn, results, corrections."""

    kind: str
    """``nightfall``, ``dawn`` (day breaks, usually with the list of the dead), ``dawn_news`` (the list told
    later), ``result`` (of a poll), ``news`` (a shot, a flip, a badge); without events
    ``correction``, `own_cards.NOTICES`, `TAMPERED` and `HALTED`."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Race:
    """Who runs for the office: one screen, a tap on each hand that goes up."""

    label: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Floor:
    """Speeches in order, each with a clock."""

    label: str
    """``judge.race``, ``judge.speech``, ``judge.runoff``, ``judge.last_words``, ``judge.race_runoff``."""
    speakers: tuple[Seat, ...]
    current: int
    """Index into `speakers`; equal to its length when everybody has spoken."""
    may_declare: bool
    """The published deck has something that can be done or declared in private while people speak."""
    may_withdraw: tuple[Seat, ...] = ()
    """Who may do openly what the rest may not: give up a race, or an office."""
    way_out: str = "withdraw"
    """What that is: ``withdraw`` or ``resign``; texts ``ui-floor-<way_out>``."""
    seconds: int = 0
    """Clock for each speech; 0 for none."""
    takers: tuple[Seat, ...] = ()
    """Who may ask for the laptop where news of the night may be waiting as well; the same page for all."""


@dataclass(frozen=True, slots=True)
class Hands:
    """A vote by show of hands: who voted for whom, on one screen."""

    label: str
    voters: tuple[Seat, ...]
    options: Picks
    weights: tuple[int, ...]
    """Public weight of each voter in half-votes, same order as `voters` (2 for one vote, 3 for a sheriff)."""


@dataclass(frozen=True, slots=True)
class PublicChoice:
    """One public answer by one person: the sheriff's direction, the badge's heir."""

    seat: Seat
    key: str
    options: tuple[Option, ...]
    label: str = ""
    """``judge.badge``, for instance: what the voice asks is ``line-judge-badge``."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Somebody stands before her cover and has forgotten her PIN: the lights are on, the table is asked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; the recap may be shown."""

    outcome: Outcome


Scene = (
    Cover
    | Calling
    | Console
    | Identify
    | Roster
    | Bulletin
    | Race
    | Floor
    | Hands
    | PublicChoice
    | Forgotten
    | Ended
)
