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

    key: str
    words: tuple[str, ...]
    rest: str
    """The word that stands where real questions decide nothing."""


WORDS: Final = (
    InWords("decoy.dawn", ("mourning", "surprise", "quarrel", "riddle"), "peaceful"),
    InWords("decoy.saved", ("somebody", "several", "the-wrong-one", "a-wolf"), "nobody-saved"),
    InWords("decoy.mood", ("grumpy", "hopeful", "frightened", "hungry"), "as-always"),
    InWords("decoy.ballot", ("very-close", "landslide", "a-tie", "the-wrong-one"), "no-idea"),
    InWords("decoy.talk", ("the-dead", "a-dream", "a-noise", "breakfast"), "nothing-much"),
    InWords("decoy.length", ("one-night", "two-nights", "three-nights", "till-morning"), "no-idea"),
    InWords("decoy.ahead", ("the-village", "the-wolves", "somebody-else", "the-owl"), "too-early"),
    InWords("decoy.weather", ("fog", "a-storm", "snow", "moonlight"), "any-will-do"),
    InWords("decoy.heard", ("a-floorboard", "an-owl", "a-whisper", "a-laugh"), "nothing-heard"),
    InWords("decoy.plan", ("loudly", "quietly", "bravely", "slyly"), "as-it-comes"),
    InWords("decoy.tell", ("the-eyes", "the-hands", "the-voice", "a-pause"), "nothing-does"),
    InWords("decoy.claims", ("one-claim", "two-claims", "three-claims", "a-crowd"), "no-claim"),
)


def decoy_key(seed: int, seat: Seat, nth: int, had: Sequence[str], keys: Sequence[str]) -> str:
    """Return the task that a seat with nothing to do gets: one that it has had least often.

    Args:
        seed: the evening's; another evening has another order.
        nth: how many blanks of its kind stand above it on the page.
        had: the seat's tasks on earlier pages.
        keys: the tasks of its kind.
    """
    often = Counter(had)
    order = sorted(keys, key=lambda key: (often[key], roll(seed, f"decoy.{key}", seat)))
    return order[nth % len(order)]


def decoy_words(seed: int, seat: Seat, nth: int, had: Sequence[str], count: int) -> InWords:
    """Return a task in words, with as many of them as real ones beside it have.

    Args:
        seed, seat, nth, had: as for `decoy_key`.
        count: how many words there are, the one that decides nothing included.
    """
    key = decoy_key(seed, seat, nth, had, [task.key for task in WORDS])
    task = next(task for task in WORDS if task.key == key)
    return task._replace(words=task.words[: count - 1])


def decoy_options(alive: tuple[Seat, ...], seat: Seat) -> tuple[int | str, ...]:
    """What a task offers: like most real ones, every other living player, or nobody."""
    return (*(other for other in alive if other != seat), NOBODY)
