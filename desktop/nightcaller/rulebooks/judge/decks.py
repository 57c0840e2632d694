"""Section VI: decks for a number of people, what a deck must have and what it should have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem, Recommendation

WOLF: Final = "judge.werewolf"
COMMONER: Final = "judge.commoner"
DIVINE: Final = ("judge.seer", "judge.witch", "judge.hunter", "judge.guardian", "judge.idiot")
"""In the order in which a growing table adds them."""
UNIQUE: Final = DIVINE


def wolves_for(seats: int) -> int:
    """Section VI: 2 wolves for 6 to 8 people, 3 for 9 to 11, 4 for 12 to 15, 5 from 16 on.

    Below 6 one wolf is left; above 20 every fourth chair is a wolf's, or the pack would be hopeless.
    """
    if seats < 6:
        return 1
    if seats < 9:
        return 2
    if seats < 12:
        return 3
    if seats < 16:
        return 4
    return max(5, seats // 4)


def expected_divine(seats: int) -> Sequence[str]:
    """Section VI: Seer, Witch and Hunter for 6 to 8 people, the Guardian too from 9 on."""
    if seats < 6:
        return ()
    return DIVINE[:3] if seats < 9 else DIVINE[:4]


def deck_of(seats: int, divine: Sequence[str], wolves: int) -> Deck:
    """A deck of these divine roles and wolves, filled up with commoners."""
    commoners = seats - wolves - len(divine)
    return {WOLF: wolves, **dict.fromkeys(divine, 1), COMMONER: commoners}


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people: easy, classic and wild, as far as they differ."""
    wolves = wolves_for(seats)
    good = seats - wolves
    easy = DIVINE[: max(1, min(2 if seats < 6 else 3, good - 1))]
    classic = DIVINE[: max(1, min(3 if seats < 9 else 4, good - 1))]
    wild = DIVINE[: max(1, min(5, good - 1 if seats < 9 else good - 2))]
    found: dict[tuple[tuple[str, int], ...], Recommendation] = {}
    for name, divine, pack in (
        ("classic", classic, wolves),
        ("easy", easy, max(1, wolves - 1) if seats >= 12 else wolves),
        ("wild", wild, wolves),
    ):
        deck = deck_of(seats, divine, pack)
        found.setdefault(tuple(deck.items()), Recommendation(f"deck-judge-{name}", deck))
    return tuple(found.values())


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """What is wrong with a deck (fatal), and what the manual would do differently (advice).

    Args:
        deck: full role ids and counts; it may not add up yet.
        seats: number of players.
    """
    problems: list[Problem] = []
    cards = sum(deck.values())
    wolves = deck.get(WOLF, 0)
    if cards != seats:
        fix = refilled(deck, seats) or recommended(seats)[0].deck
        problems.append(Problem("problem-judge-cards", {"cards": cards, "seats": seats}, (fix,)))
    usual = with_wolves(deck, seats, wolves_for(seats))
    if not wolves:
        problems.append(Problem("problem-judge-no-wolf", {}, usual))
    if wolves and wolves == cards:
        problems.append(Problem("problem-judge-no-good", {}, (recommended(seats)[0].deck,)))
    elif wolves * 2 >= cards:
        problems.append(
            Problem(
                "problem-judge-too-many-wolves",
                {"wolves": wolves},
                with_wolves(deck, seats, wolves_for(seats)),
            )
        )
    for role in UNIQUE:
        if deck.get(role, 0) > 1:
            mended = refilled({**deck, role: 1}, seats) or recommended(seats)[0].deck
            problems.append(Problem("problem-judge-unique", {"role": role}, (mended,)))
    if any(problem.fatal for problem in problems):
        return problems
    for role in expected_divine(seats):
        if not deck.get(role, 0):
            swap = refilled({**deck, role: 1, COMMONER: deck.get(COMMONER, 0) - 1}, seats)
            problems.append(
                Problem("advice-judge-missing", {"role": role}, (swap,) if swap else (), fatal=False)
            )
    if not deck.get(COMMONER, 0):
        problems.append(Problem("advice-judge-no-commoner", {}, fatal=False))
    if seats >= 6 and wolves != wolves_for(seats):
        problems.append(
            Problem(
                "advice-judge-wolves",
                {"wolves": wolves, "usual": wolves_for(seats)},
                usual,
                fatal=False,
            )
        )
    return problems


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many commoners as it takes to add up; None if even none is too many."""
    others = {role: count for role, count in deck.items() if role != COMMONER and count > 0}
    commoners = seats - sum(others.values())
    return {**others, COMMONER: commoners} if commoners >= 0 else None


def with_wolves(deck: Deck, seats: int, wolves: int) -> tuple[Deck, ...]:
    """The deck with another number of wolves, if that can be made to add up."""
    mended = refilled({**deck, WOLF: wolves}, seats)
    return (mended,) if mended else (recommended(seats)[0].deck,)


def estimate(deck: Deck, seats: int) -> int:
    """Minutes that a game takes: about one and a half per speech and seat, and a night of calls."""
    rounds = 1 + max(1, round((seats - deck.get(WOLF, 1)) / 4))
    return round(rounds * (seats * 1.3 + 4))
