"""Tasks for idle hands: so many of each form that nobody at a table knows them by heart.

What is asked depends on the evening's seed, the seat and what the seat was asked before, never on a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from nightcaller.engine import NOBODY
from nightcaller.engine.chance import roll
from nightcaller.engine.vocabulary import Seat

BET: Final = "decoy."
"""With this the key of a task begins, and of no question that a power asks."""
SEATS: Final = (
    *("decoy.suspect", "decoy.trust", "decoy.predict", "decoy.survive", "decoy.bluff", "decoy.quiet"),
    *("decoy.loud", "decoy.power", "decoy.missing", "decoy.follow", "decoy.nervous", "decoy.hide"),
    *("decoy.liar", "decoy.defend", "decoy.accuse", "decoy.guard", "decoy.peek"),
)
"""Tasks that are answered with a seat."""
ROLES: Final = (
    *("decoy.role", "decoy.wish", "decoy.decide", "decoy.first-out", "decoy.last-in", "decoy.talker"),
    *("decoy.hardest", "decoy.claimed", "decoy.untrusted", "decoy.needed", "decoy.again", "decoy.lonely"),
    "decoy.lucky",
)
"""Those that are answered with a published role."""


class InWords(NamedTuple):
    """A task that is answered with a word."""

    words: tuple[str, ...]
    rest: str
    """The word that stands where real questions decide nothing."""


WORDS: Final = {
    "decoy.dawn": InWords(("mourning", "surprise", "quarrel", "riddle"), "peaceful"),
    "decoy.saved": InWords(("somebody", "several", "the-wrong-one", "a-wolf"), "nobody-saved"),
    "decoy.mood": InWords(("grumpy", "hopeful", "frightened", "hungry"), "as-always"),
    "decoy.ballot": InWords(("very-close", "landslide", "a-tie", "the-wrong-one"), "no-idea"),
    "decoy.talk": InWords(("the-dead", "a-dream", "a-noise", "breakfast"), "nothing-much"),
    "decoy.length": InWords(("one-night", "two-nights", "three-nights", "till-morning"), "no-idea"),
    "decoy.ahead": InWords(("the-village", "the-wolves", "somebody-else", "the-owl"), "too-early"),
    "decoy.weather": InWords(("fog", "a-storm", "snow", "moonlight"), "any-will-do"),
    "decoy.heard": InWords(("a-floorboard", "an-owl", "a-whisper", "a-laugh"), "nothing-heard"),
    "decoy.plan": InWords(("loudly", "quietly", "bravely", "slyly"), "as-it-comes"),
    "decoy.tell": InWords(("the-eyes", "the-hands", "the-voice", "a-pause"), "nothing-does"),
    "decoy.claims": InWords(("one-claim", "two-claims", "three-claims", "a-crowd"), "no-claim"),
}
TASKS: Final = {"seats": SEATS, "roles": ROLES, "words": tuple(WORDS)}
"""The tasks of every kind of blank."""


def decoy_key(seed: int, seat: Seat, nth: int, had: Sequence[str], kind: str) -> str:
    """Return the task that a seat with nothing to do gets: one that it has had least often.

    Args:
        seed: the evening's; another evening has another order.
        nth: how many blanks of its kind stand above it on the page.
        had: the seat's tasks on earlier pages.
        kind: of the blank.
    """
    often = Counter(had)
    order = sorted(TASKS[kind], key=lambda key: (often[key], roll(seed, f"decoy.{key}", seat)))
    return order[nth % len(order)]


def decoy_options(alive: tuple[Seat, ...], seat: Seat) -> tuple[int | str, ...]:
    """What a task offers: like most real ones, every other living player, or nobody."""
    return (*(other for other in alive if other != seat), NOBODY)
