"""Keyed chance: every draw is named, so that undo cannot re-roll and a hidden draw shifts nobody else's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import NamedTuple, TypeVar
from zlib import crc32

_MASK = (1 << 64) - 1
_T = TypeVar("_T")


def _mix(x: int) -> int:
    """One step of SplitMix64: spreads every bit of `x` over 64 bits."""
    x = (x + 0x9E3779B97F4A7C15) & _MASK
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
    mask: int
    lanes: Struct


@lru_cache(4096)
def _draws(purpose: str, items: int) -> _Draws:
    """The draws for all places; the first one's is not needed."""
    keys = sum(_key(purpose, 0, i, 0) << 128 * i for i in range(items))
    ones = sum(1 << 128 * i for i in range(items))
    return _Draws(keys, ones, ones * _MASK, Struct(f"<{2 * items}Q"))


def shuffled(seed: int, purpose: str, items: Sequence[_T]) -> list[_T]:
    """Return the items in a keyed random order (Fisher and Yates): place `i` draws ``roll(..., seat=i)``."""
    order = list(items)
    keys, ones, mask, lanes = _draws(purpose, len(order))
    x = ((ones * (seed & _MASK) ^ keys) + ones * 0x9E3779B97F4A7C15) & mask
    x = ((x ^ (x >> 30 & mask)) * 0xBF58476D1CE4E5B9) & mask
    x = ((x ^ (x >> 27 & mask)) * 0x94D049BB133111EB) & mask
    drawn = lanes.unpack((x ^ (x >> 31 & mask)).to_bytes(lanes.size, "little"))
    for i in range(len(order) - 1, 0, -1):
        j = drawn[2 * i] % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order
