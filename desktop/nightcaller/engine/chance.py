"""Keyed chance: every draw is named, so that undo cannot re-roll and a hidden draw shifts nobody else's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import NamedTuple, TypeVar
from zlib import crc32

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_T = TypeVar("_T")


def _mix(x: int) -> int:
    """One step of SplitMix64: spreads every bit of `x` over 64 bits."""
    x = (x + _GOLDEN) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


@lru_cache(4096)
def _key(purpose: str, moment: int, seat: int, n: int) -> int:
    return _mix(crc32(purpose.encode()) << 32 ^ (moment << 20) ^ ((seat + 1) << 12) ^ n)


def roll(seed: int, purpose: str, moment: int = 0, seat: int = 0, n: int = 0) -> int:
    """Return 64 random bits that depend on nothing but the arguments.

    Args:
        seed: the game's seed.
        purpose: what is drawn, for instance ``judge.pack.tie``.
        moment: the phase counter, so that each night draws anew.
        seat: whose draw it is, TABLE (-1) included.
        n: which of several draws.
    """
    return _mix(seed ^ _key(purpose, moment, seat, n))


def pick(seed: int, purpose: str, among: Sequence[_T], moment: int = 0, seat: int = 0, n: int = 0) -> _T:
    """Return one of `among`, equally likely (the bias of 64 bits modulo 40 is below 1e-17)."""
    return among[roll(seed, purpose, moment, seat, n) % len(among)]


class _Draws(NamedTuple):
    """The keys of the draws of a shuffle, side by side in one long integer: a lane of 128 bits for each.

    A lane holds 64 bits and has room for a product of two of them, so that `_mix` works on all at once.
    """

    keys: int
    ones: int
    """1 in every lane: times a number of 64 bits, that number in every lane."""
    step: int
    """What `_mix` adds first, in every lane."""
    mask: int
    lanes: Struct
    """Reads the 64 bits of each lane."""


@lru_cache(4096)
def _draws(purpose: str, items: int) -> _Draws:
    """The draws for all places, from the last one down; the first one's is not needed."""
    places = range(items - 1, 0, -1)
    keys = sum(_key(purpose, 0, place, 0) << 128 * lane for lane, place in enumerate(places))
    ones = sum(1 << 128 * lane for lane in range(len(places)))
    return _Draws(keys, ones, ones * _GOLDEN, ones * _MASK, Struct("<" + "Q8x" * len(places)))


def shuffled(seed: int, purpose: str, items: Sequence[_T]) -> list[_T]:
    """Return the items in a keyed random order (Fisher and Yates): place `i` draws ``roll(..., seat=i)``."""
    order = list(items)
    left = len(order)
    keys, ones, step, mask, lanes = _draws(purpose, left)
    x = ((ones * (seed & _MASK) ^ keys) + step) & mask
    x = ((x ^ (x >> 30 & mask)) * 0xBF58476D1CE4E5B9) & mask
    x = ((x ^ (x >> 27 & mask)) * 0x94D049BB133111EB) & mask
    x ^= x >> 31  # what that puts into the room above the 64 bits of a lane is not read
    for draw in lanes.unpack(x.to_bytes(lanes.size, "little")):
        chosen = draw % left
        left -= 1
        order[left], order[chosen] = order[chosen], order[left]
    return order
