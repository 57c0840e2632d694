"""What a table does beside the rules, and everybody hears of: a step back, another style, a PIN, new people.

The kernel takes each as an amendment that tells one event (`Book.acts`) and changes nothing; delivery knows
what it means. Journals have them as ``("act", what, ...)`` and ``("seat", what, ...)``: a step back leaves
the first standing and takes back the second.
"""

from collections.abc import Mapping
from typing import Final

from nightcaller.engine.amend import ACT, SEAT
from nightcaller.engine.kinds import TableAct, overruling
from nightcaller.styles import Style

TOOK_BACK: Final = overruling("amended.took_back", news="correction")
CORRECTED: Final = overruling("amended.corrected", news="correction")
NIGHT_AGAIN: Final = overruling("amended.night_again", news="correction")
DAY_AGAIN: Final = overruling("amended.day_again", news="correction")
MODERATED: Final = overruling("amended.moderator")
PIN_LIFTED: Final = overruling("amended.pin")

PEOPLE: Final[Mapping[str, TableAct]] = {
    # What has become of whoever sits there, and of two who have changed places.
    "renamed": TableAct(overruling("amended.renamed"), seats=1),
    "handed_on": TableAct(overruling("amended.handed_on"), seats=1),
    "by_lot": TableAct(overruling("amended.by_lot"), seats=1),
    "next_game": TableAct(overruling("amended.next_game")),
    "language": TableAct(overruling("amended.language"), seats=1),
    "swapped": TableAct(overruling("amended.swapped"), seats=1),
    "exchanged": TableAct(overruling("amended.exchanged"), seats=2),
    "exchanged_cards": TableAct(overruling("amended.exchanged_cards"), seats=2),
}
"""``(SEAT, what)`` -> what it tells."""

RULED: Final[Mapping[str, int]] = {"kill": 1, "revive": 1, "mark": 1, "unmark": 1, "office": 0}
"""What is ruled of people (`engine.amend`) -> about how many seats it says that it is no more."""

UNDID: Final[Mapping[str, TableAct]] = {
    f"undid_{what}": TableAct(
        overruling(f"amended.undid_{what}", news="correction", said_as=TOOK_BACK.id), seats=seats
    )
    for what, seats in {**{what: one.seats for what, one in PEOPLE.items()}, **RULED}.items()
}
"""``(ACT, what)`` -> what it tells: which of them a step back has taken back, or whoever has heard of the one
would not know that it is no more. It is spoken like any step back."""

ACTS: Final[Mapping[tuple[str, str], TableAct]] = {
    # A step was taken back; an answer was corrected, alone or with all of its night or day.
    (ACT, "took_back"): TableAct(TOOK_BACK),
    **{(ACT, what): one for what, one in UNDID.items()},
    (ACT, "corrected"): TableAct(CORRECTED),
    (ACT, "night_again"): TableAct(NIGHT_AGAIN, dated=True),
    (ACT, "day_again"): TableAct(DAY_AGAIN, dated=True),
    # Another table style, moderated by nobody who plays; a seat moderates from now on.
    **{(ACT, style.value): TableAct(overruling(f"amended.{style.value}")) for style in Style},
    (ACT, "moderator"): TableAct(MODERATED, seats=1),
    (ACT, "pin"): TableAct(PIN_LIFTED, seats=1),
    **{(SEAT, what): one for what, one in PEOPLE.items()},
}
"""``(ACT or SEAT, what)`` -> what it tells."""

KINDS: Final = {act.kind.id: act.kind for act in ACTS.values()}
"""What they tell, by id."""
