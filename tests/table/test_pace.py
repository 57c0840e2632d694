"""How long things last at least: as it is laid down, a quarter more at most."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nightcaller.engine.vocabulary import Call
from nightcaller.rulebooks import books
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import keyed, step

MOMENTS = [(day, lap, seat) for day in range(1, 6) for lap in range(3) for seat in range(12)]
READING, LOOKING = 5, 10
ANSWERING = {1: 15, 2: 25, 3: 35}
"""Seconds, by how many are asked of one person."""
PACK = 30


def calls(name: str) -> Iterator[Call]:
    """Every call of a book's first two nights, with its largest deck."""
    seats = min(books()[name].seats[1], 14)
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    deck = dict(books()[name].recommended(seats)[-1].deck)
    evening = Evening(Sitting(people, deck, 5, book=name, style="eyes_closed"))
    while evening.public.day < 3 and not isinstance(evening.scene, Ended):
        yield from evening.ledger.window.calls
        step(evening, keyed(5))


def stretch(length: float, base: float) -> float:
    """By how much a length is above its base."""
    assert base <= length < 1.25 * base
    return length / base


@pytest.mark.parametrize("name", books())
def test_a_call_is_open_for_what_may_be_asked_in_it(name: str) -> None:
    """Nothing to answer, one target, both potions, a pack that has to agree; then time to read."""
    for call in {(call.power, call.lap): call for call in calls(name)}.values():
        for day in (1, 2):
            answering, reading = time = pace.call_time(5, "normal", day, call)
            if not call.steps:
                assert answering == 0
                stretch(reading, LOOKING)
            else:
                asked = stretch(answering, PACK if call.group else ANSWERING[call.steps])
                assert asked == pytest.approx(stretch(reading, READING)), "the whole call is stretched alike"
            assert pace.call_seconds(5, "normal", day, call) == time.whole == answering + reading


def test_a_visit_lasts_three_seconds_and_two_for_every_blank() -> None:
    for blanks in range(6):
        for day, lap, seat in MOMENTS:
            stretch(pace.visit_seconds(5, "normal", day, lap, seat, blanks), 3 + 2 * blanks)


def test_a_card_is_told_in_as_long_as_it_is_asked_for_and_several_in_as_long_as_a_pack() -> None:
    for place in range(20):
        stretch(pace.identify_seconds(5, "normal", place, 1), ANSWERING[1])
        for wanted in (2, 3, 4):
            stretch(pace.identify_seconds(5, "normal", place, wanted), PACK)


def test_between_two_calls_it_is_dark_for_two_and_a_half_seconds() -> None:
    for day in range(1, 6):
        for place in range(20):
            stretch(pace.beat_seconds(5, "normal", day, place), 2.5)


Length = Callable[[int, str, int], float]
CALL = Call("judge.seer", 0, ())
LENGTHS: dict[str, Length] = {
    "visit by day": lambda seed, preset, nth: pace.visit_seconds(seed, preset, nth, 0, 3, 2),
    "visit by lap": lambda seed, preset, nth: pace.visit_seconds(seed, preset, nth // 3, nth % 3, 3, 2),
    "visit by seat": lambda seed, preset, nth: pace.visit_seconds(seed, preset, 1, 0, nth, 2),
    "call by day": lambda seed, preset, nth: pace.call_seconds(seed, preset, nth, CALL),
    "call by role": lambda seed, preset, nth: pace.call_seconds(
        seed, preset, 1, CALL._replace(role=f"{nth}")
    ),
    "identify": lambda seed, preset, nth: pace.identify_seconds(seed, preset, nth, 1),
    "beat by day": lambda seed, preset, nth: pace.beat_seconds(seed, preset, nth, 0),
    "beat by place": lambda seed, preset, nth: pace.beat_seconds(seed, preset, 1, nth),
}


@pytest.mark.parametrize("length", LENGTHS.values(), ids=LENGTHS)
def test_a_length_is_a_matter_of_its_moment_and_a_pace_stretches_all_alike(length: Length) -> None:
    """The same table hears the same again; another moment, or another game, is another length."""
    usual = [length(5, "normal", nth) for nth in range(40)]
    assert usual == [length(5, "normal", nth) for nth in range(40)]
    assert len(set(usual)) > 35
    assert len({*usual} & {length(6, "normal", nth) for nth in range(40)}) < 5
    assert max(usual) / min(usual) > 1.2, "all of the quarter is used"
    for preset, factor in {"ample": 2.5, "slow": 1.5, "quick": 0.7, "of an older version": 1.0}.items():
        assert [length(5, preset, nth) for nth in range(40)] == pytest.approx([factor * one for one in usual])
