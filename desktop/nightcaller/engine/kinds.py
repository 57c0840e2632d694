"""What an event is, declared once: beside the role or the phase that tells it.

Everybody above reads what happened from the declarations: which events stand on the table's screens, which
ones make an answer stand, what the story tells and draws, what the awards count. Nothing reads it from the
words of an id.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from nightcaller.engine.errors import UndeclaredKind

Form = Literal["sentence", "answer", "proposal", "agreement", "count", "unsaid"]
"""How an event is said: as a ``sentence`` of its own; as an ``answer`` to an inspection, which one word tells
(its fact ``camp``, ``role`` or ``scent``); as what one member of a group would have (``proposal``) and what
all of them do (``agreement``); as the ``count`` of a vote; or by what it changes and not in words
(``unsaid``)."""


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of events. Its text is ``event-<id>``, in front of the table ``line-<id>`` as well."""

    id: str
    """For instance ``judge.seer.learned``."""
    form: Form = "sentence"
    discloses: bool = True
    """Told to somebody alone, it tells her something that she did not choose herself: her answer stands."""
    news: str = ""
    """The kind of bulletin on which the table hears it: ``nightfall``, ``dawn``, ``dawn_news`` (who fell),
    ``result`` (of a vote), ``moment`` (somebody rises: a screen of its own), ``correction`` or plain
    ``news``; empty if the table does not wait for it."""
    chart: str = ""
    """The kind of the count that it comes of: its screen shows that count, however long ago it was."""
    opens: bool = False
    """It leads to the news after it and stands on their screen: a lot is drawn, somebody is elected."""
    story: bool = True
    """Whether the story tells it afterwards; some help while people play, and nobody asks for them later."""
    mark: str = ""
    """The mark (a kind of `SeatMark`) that it leaves in the story on the seat that it is about."""
    lasting: bool = False
    """Its mark stays on the moderator's page of the seat after that day."""
    deaths: tuple[str, ...] = ()
    """Causes of death that its sentence tells already."""
    comes_of: str = ""
    """The kind of what it comes of in the same stroke: the story tells that first."""
    escapes: tuple[str, ...] = ()
    """Lines of defence of which its sentence tells already that they saved whoever it is about."""
    feat: str = ""
    """What sort of feat it is to the judges of the awards (`table.story.awards`)."""
    overrules: bool = False
    """The table or a moderator overruled something."""
    inherits: bool = False
    """What follows to the same seat alone was told to somebody else before, and the story has told it."""
    fools: bool = False
    """Something came between `by`, who looked, and the truth about `seat`."""
    care: str = ""
    """`by` takes the seat in; the public mark of whoever is in care."""
    said_as: str = ""
    """The id with whose ``line-<id>`` it is said, if it has none of its own."""

    @property
    def line(self) -> str:
        """Of which id the voice says ``line-<id>``."""
        return self.said_as or self.id


class TableAct(NamedTuple):
    """What an amendment of `Book.acts` tells, and all that it does."""

    kind: Kind
    seats: int = 0
    """About how many seats it is: its facts are `seat` and `other`."""
    dated: bool = False
    """It tells which night or day it is, as `number`."""


def declared(package: str) -> Mapping[str, Kind]:
    """Every kind to which a module of a package gives a name, and the kernel's, by id.

    Args:
        package: a package or a module; of a package all that has been imported.

    Raises:
        UndeclaredKind: two declarations have one id.
    """
    found = {kind.id: kind for kind in KERNEL}
    for name, module in tuple(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for kind in tuple(vars(module).values()):
                if isinstance(kind, Kind) and found.setdefault(kind.id, kind) is not kind:
                    raise UndeclaredKind("error-kind-twice", kind=kind.id)
    return found


# --- the kernel's own --------------------------------------------------------------------------------

CARD: Final = Kind("card", "unsaid")
HELD: Final = Kind("held", "unsaid")
LOST: Final = Kind("lost", "unsaid")
MATES: Final = Kind("mates", "unsaid")
PHASE: Final = Kind("phase", "unsaid")
MARKED: Final = Kind("marked", "unsaid")
UNMARKED: Final = Kind("unmarked", "unsaid")
OFFICE: Final = Kind("office", "unsaid")
DIED: Final = Kind("died", "unsaid")
DIED_CAUSE: Final = Kind("died.cause")
REVIVED: Final = Kind("revived", "unsaid")
GONE: Final = Kind("left", "unsaid")
OVER: Final = Kind("game.over", "unsaid")
NIGHT_FALLS: Final = Kind("night.falls", "unsaid", news="nightfall")
DAY_BREAKS: Final = Kind("day.breaks", "unsaid", news="dawn")
CHANCE: Final = Kind("chance")
NOTE: Final = Kind("note", mark="letter")


def overruling(kind_id: str, news: str = "news", said_as: str = "") -> Kind:
    """Return the kind of what the table or a moderator declares to be so."""
    return Kind(kind_id, news=news, mark="square", overrules=True, said_as=said_as)


KILLED: Final = overruling("amended.killed")
BACK: Final = overruling("amended.revived")
GIVEN_CARD: Final = overruling("amended.role", news="")
GIVEN_MARK: Final = overruling("amended.marked")
TAKEN_MARK: Final = overruling("amended.unmarked")
SPENT: Final = overruling("amended.spent", news="")
REFILLED: Final = overruling("amended.refilled", news="")
GIVEN_OFFICE: Final = overruling("amended.office")
VACANT: Final = overruling("amended.vacant")
SET_DAY: Final = overruling("amended.day")
PLAYED_ON: Final = overruling("amended.play_on")
DRAW_DECLINED: Final = overruling("amended.draw_declined")
SKIPPED: Final = overruling("amended.skipped", news="")

KERNEL: Final = tuple(kind for kind in tuple(globals().values()) if isinstance(kind, Kind))
"""What happens in every book."""
FOLDED: Final = frozenset(
    kind.id
    for kind in (
        PHASE, DIED, GONE, REVIVED, OFFICE, SET_DAY, MARKED, UNMARKED, CARD, HELD, LOST, MATES,
    )
)  # fmt: skip
"""Events of which a view is made; the others only tell."""
