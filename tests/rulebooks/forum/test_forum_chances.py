"""The chances of the forum book: drawn often enough to tell 33 % from 31 %.

A keyed draw is the same for ever, so these tests cannot flicker. The bound is five standard deviations: what
is right fails it once in a million tests, what is off by a few percent soon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from rulebooks.forum.thread import Thread

DRAWS = 500
pytestmark = pytest.mark.slow


def share(cast: str, play: Callable[[Thread], bool | None], draws: int = DRAWS) -> tuple[float, int]:
    """How often something happens, among the games in which it might."""
    counted: Counter[bool] = Counter()
    for seed in range(draws):
        happened = play(Thread(cast, seed=seed))
        if happened is not None:
            counted[happened] += 1
    total = counted.total()
    return counted[True] / total, total


def near(measured: tuple[float, int], expected: float) -> bool:
    found, total = measured
    return abs(found - expected) <= 5 * sqrt(max(expected * (1 - expected), 1e-9) / total) + 1e-9


CULT = "Ann seer, Bob werewolf, Cat cultist, Dan saint+spy, Eve saint, Fay saint, Gus saint"


@pytest.mark.parametrize(("waited", "expected"), [(0, 0.0), (1, 1 / 3), (2, 2 / 3), (3, 1.0), (4, 1.0)])
def test_a_scan_is_clear(waited: int, expected: float):
    """rulings, forum: 0, 33.3, 66.7, 100 % on the first, second, third, fourth night since the last scan."""

    def scan(thread: Thread) -> bool:
        thread.nights(waited)
        thread.answer("Cat", "Ann")
        return thread.heard("forum.cultist.learned", "Cat")

    assert near(share(CULT, scan, 300), expected)


@pytest.mark.parametrize(("waited", "expected"), [(0, 0.09), (1, 0.17), (2, 0.25), (3, 0.25)])
def test_a_scan_shows_a_trait(waited: int, expected: float):
    """rulings, forum: 9, 17, 25 % on nights one, two, three and later."""

    def scan(thread: Thread) -> bool:
        thread.nights(waited)
        thread.answer("Cat", "Dan")
        return thread.heard("forum.cultist.trait.learned", "Cat")

    assert near(share(CULT, scan, 600), expected)


def test_a_doctor_saves():
    """ "A 66,(6)% chance (rolled on the night of the attack)"."""

    def save(thread: Thread) -> bool:
        thread.sleep(Bob="Ann", Cat="Ann")
        return thread.fallen == ""

    cast = "Ann saint, Bob werewolf, Cat doctor, Dan saint, Eve saint, Fay saint, Gus saint"
    assert near(share(cast, save), 2 / 3)


def test_a_dying_hunter_takes_an_attacker_down():
    """ "A 33,(3)% chance of taking down one of the attackers"."""

    def bite(thread: Thread) -> bool:
        thread.sleep(Bob="Ann")
        return "Bob" in thread.fallen

    cast = (
        "Ann saint+hunter, Bob werewolf, Cat werewolf, Dan saint, Eve saint, Fay saint, Gus saint, Hal seer"
    )
    both = "Ann saint+hunter, Bob werewolf, Cat saint, Dan saint, Eve saint, Fay saint, Gus saint, Hal saint"
    assert near(share(both, bite), 1 / 3)
    assert near(share(cast, bite), 1 / 6)


@pytest.mark.parametrize("night", [1, 2, 4, 8])
def test_a_witness_sees(night: int):
    """ "12.5% on Night 1, 25% on Night 2 etc"."""

    def watch(thread: Thread) -> bool:
        thread.nights(night - 1)
        thread.sleep(Ann="watch", Bob="Cat")
        return thread.heard("forum.witnessed", "Ann")

    cast = "Ann saint+witness, Bob werewolf, Cat saint, Dan saint, Eve saint, Fay saint, Gus saint"
    assert near(share(cast, watch, 400), night / 8)


@pytest.mark.parametrize(("worth", "expected"), [("true", 0.5), ("useless", 0.35), ("false", 0.15)])
def test_a_clue_is_worth(worth: str, expected: float):
    """ "50% success on clue, 35% useless information, 15% misdirected information"."""

    def spy(thread: Thread) -> bool:
        thread.sleep(Dan="Ann")
        told = [event.facts["worth"] for event in thread.session.events if event.kind == "forum.spied_worth"]
        return told == [worth]

    assert near(share(CULT, spy), expected)


def test_an_apprentice_is_claimed_from_the_start():
    """House rule `apprentice_starts`: a fair coin."""

    claimed = sum(
        Thread(CULT.replace("Eve saint", "Eve saint+apprentice"), seed=seed, apprentice_starts="drawn").heard(
            "forum.claimed", "Eve"
        )
        for seed in range(DRAWS)
    )
    assert near((claimed / DRAWS, DRAWS), 0.5)


def test_a_remembered_face_is_any_attackers():
    faces: Counter[str] = Counter()
    cast = "Ann saint, Bob werewolf, Cat doctor, Dan werewolf, Eve saint, Fay saint, Gus saint, Hal saint"
    for seed in range(300):
        thread = Thread(cast, seed=seed)
        thread.sleep(Bob="Ann", Cat="Ann")
        if thread.fallen:
            continue
        thread.day()
        thread.sleep()
        faces[thread.told("forum.remembered", "Ann")["seat"]] += 1
    assert faces.keys() == {"Bob", "Dan"}
    assert near((faces["Bob"] / faces.total(), faces.total()), 0.5)
