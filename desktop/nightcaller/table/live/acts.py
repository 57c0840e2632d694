"""Acts of the table: what everybody decides together, in front of everybody, and never one person alone.

They are amendments that change no rule (`rulebooks.acts`), so the table hears of each as of any public
news, and the story tells it. Nothing takes them back: who goes back a step finds them standing (secrecy.md,
"doors").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from nightcaller.engine import AMEND, IllegalDecision
from nightcaller.engine.amend import ACT, SEAT
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.rulebooks.acts import RULED, UNDID
from nightcaller.styles import Style
from nightcaller.table.live.own_cards import NOTICES
from nightcaller.table.live.scene import (
    HALTED,
    Bulletin,
    Ended,
    Floor,
    Forgotten,
    Hands,
    PublicChoice,
    Race,
    Scene,
)

TOOK_BACK: Final = "took_back"
CORRECTED: Final = "corrected"
NIGHT_AGAIN: Final = "night_again"
DAY_AGAIN: Final = "day_again"
BACK: Final = frozenset({TOOK_BACK, *UNDID, CORRECTED, NIGHT_AGAIN, DAY_AGAIN})
"""Acts by which something of before is another now; nothing else changes with them."""
MODERATOR: Final = "moderator"
PIN: Final = "pin"

QUIET: Final = frozenset({"nightfall", "correction", HALTED, *NOTICES})
"""Bulletins after which nothing more is to be heard before the game goes on."""

NOT_HERE: Final = "error-act-not-here"
CARDS_FIRST: Final = "error-act-cards-first"
STYLE_CARDS: Final = "error-act-style-cards"

Decided = tuple[int, Picks]


def act(what: str, *seat: Seat) -> Decided:
    """Return an act as a journal decision.

    Args:
        what: one of the names above, or the table style in which the table goes on.
        seat: whom it is about, if anybody.
    """
    return AMEND, (ACT, what, *seat)


def is_act(decided: Decided) -> bool:
    """Whether a journal decision is an act of the table."""
    slot, picks = decided
    return slot == AMEND and picks[:1] == (ACT,)


def taking_back(decided: Iterable[Decided], heard: Callable[[Picks], bool]) -> Decided:
    """Return the act by which a step back tells what it takes back: what became of people, by number.

    Args:
        decided: the step's.
        heard: whether everybody knows of a ruling.
    """
    for slot, picks in decided:
        match picks:
            case (str(kind), str(what), *seats) if slot == AMEND and kind == SEAT:
                return AMEND, (ACT, f"undid_{what}", *seats)
            case (str(what), *about) if slot == AMEND and what in RULED and heard(picks):
                return AMEND, (ACT, f"undid_{what}", *about[: RULED[what]])
    return act(TOOK_BACK)


def acts_among(decided: Iterable[Decided]) -> tuple[Decided, ...]:
    """Return the acts of the table among some decisions."""
    return tuple(one for one in decided if is_act(one))


def refused(trial: Callable[[], object]) -> str:
    """Return the message id of why a trial, of which nothing comes, is refused; empty if it is not."""
    try:
        trial()
    except IllegalDecision as why:
        return why.message_id
    return ""


def before_everybody(scene: Scene, style: Style) -> bool:
    """Whether the whole table looks at the screen: only there it can decide something together.

    With closed eyes nobody sees the fall of night.
    """
    match scene:
        case Bulletin(kind="nightfall"):
            return not style.voice_calls
        case Bulletin() | Race() | Floor() | Hands() | PublicChoice() | Ended() | Forgotten():
            return True
        case _:
            return False


def more_to_hear(scene: Scene) -> bool:
    """Whether the table is in the middle of news: what it overrules had better not forestall the rest."""
    return isinstance(scene, Bulletin) and scene.kind not in QUIET
