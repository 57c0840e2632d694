"""Keyed chance: every draw is named; nothing shifts anything else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine import toy
from nightcaller.engine import Session, Setup
from nightcaller.engine.chance import pick, roll, shuffled
from nightcaller.engine.game import Game

KEYS = st.tuples(
    st.integers(-(2**70), 2**70),
    st.text(max_size=20),
    st.integers(0, 4000),
    st.integers(-1, 39),
    st.integers(0, 4000),
)


@given(KEYS)
def test_a_roll_depends_on_nothing_but_its_name(key: tuple[int, str, int, int, int]):
    assert roll(*key) == roll(*key)
    assert 0 <= roll(*key) < 1 << 64


def test_draws_are_the_same_in_every_version():
    """Journals hold decisions and a seed: a version that draws otherwise needs another ENGINE_VERSION."""
    assert roll(0, "deal") == 0x9D4FC349F614E109
    assert roll(1, "judge.pack.tie", 3) == 0x23B981A517C485B7
    assert roll(2**64 - 1, "act", 5, 7, 2) == 0x9AB464E5B136FFE7
    assert roll(-1, "", 0, -1, 0) == 0x2DD82C88FA32B270
    assert "".join(shuffled(7, "deal", "abcdefgh")) == "cahedgbf"
    assert pick(7, "x", range(1000), 1, 2, 3) == 211


def test_every_part_of_the_name_counts():
    """Two draws that differ in one part of their names are independent draws."""
    rolls = [
        roll(1, "a", 1, 1, 1),
        roll(2, "a", 1, 1, 1),
        roll(1, "b", 1, 1, 1),
        roll(1, "a", 2, 1, 1),
        roll(1, "a", 1, 2, 1),
        roll(1, "a", 1, 1, 2),
    ]
    assert len(set(rolls)) == len(rolls)


def test_names_do_not_collide_at_a_table():
    """All draws of a long game with 40 seats are different."""
    drawn = {
        roll(7, purpose, moment, seat, n)
        for purpose in ("judge.pack.tie", "act", "out_of_time.judge.seer.check")
        for moment in range(60)
        for seat in range(-1, 40)
        for n in range(4)
    }
    assert len(drawn) == 3 * 60 * 41 * 4


def test_picks_are_fair():
    """Chi-squared over 6,000 seeds and six options: 99.9 % of fair draws stay below 20.5 (5 degrees)."""
    counts = Counter(pick(seed, "fair", "abcdef") for seed in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_shuffles_are_fair_and_keyed():
    """Each of the six orders of three cards, over 6,000 seeds."""
    counts = Counter(tuple(shuffled(seed, "deal", "abc")) for seed in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5
    assert shuffled(5, "deal", "abcdef") == shuffled(5, "deal", "abcdef")


def test_cards_that_cannot_be_dealt_so_are_shuffled_again_by_a_draw_of_its_own():
    """The same in every version: a journal holds the seed, not the cards."""
    rules = replace(toy.book(), playable=lambda held: held[0] == "toy.other")
    for seed in range(12):
        setup = Setup({"toy.plain": 5, "toy.other": 3}, 8, seed).normal(rules)
        draws = ("deal", *(f"deal.{again}" for again in range(1, 99)))
        orders = (shuffled(seed, draw, setup.at(rules).cards) for draw in draws)
        held = [player.first_role for player in Game(rules, setup).players]
        assert held == next(order for order in orders if order[0] == "toy.other")


def test_the_deal_does_not_depend_on_the_order_in_which_cards_were_counted():
    rules = toy.book()
    one = Session(rules, toy.Setup({"plain": 2, "other": 2}, 4, 9))
    other = Session(rules, toy.Setup({"other": 2, "toy.plain": 2}, 4, 9))
    assert one.events == other.events


def test_moments_draw_anew():
    """The same draw on another night comes out by itself."""
    game = toy.game()
    seen = []
    for _night in range(40):
        game.begin("night")
        seen.append(game.pick("which", (0, 1)))
    assert set(seen) == {0, 1}


def test_probabilities_are_what_they_say():
    game = toy.game()
    hits = sum(game.chance("third", 1, 3, n=n) for n in range(3000))
    assert 900 < hits < 1100
    assert not any(game.chance("never", 0, 3, n=n) for n in range(50))
    assert all(game.chance("always", 3, 3, n=n) for n in range(50))
