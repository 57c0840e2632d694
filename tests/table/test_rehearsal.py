"""How long a night takes, said before it begins, and what it takes when it comes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcaller.rulebooks import book
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, closing_line
from nightcaller.table.live.rehearsal import HANDING, first_night_seconds
from nightcaller.table.live.scene import Calling
from table.bots import keyed, play, sitting

DECK = ("werewolf", "werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner", "commoner")


def three(_: Line) -> float:
    return 3.0


def silent(_: Line) -> float:
    return 0.0


def test_a_night_of_closed_eyes_is_its_lines_slots_and_darkness() -> None:
    table = sitting(9, style="eyes_closed")
    evening = Evening(table)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Calling))
    # The deck in two lines, which night it is, night falls, and nobody has to tap.
    expected = 4 * 3.0 + pace.beat_seconds(7, "normal", 1, 0)
    index = 0
    while isinstance(evening.scene, Calling):
        call = evening.call()
        expected += 3 * 3.0 + pace.call_seconds(7, "normal", 1, call.call)
        expected += pace.beat_seconds(7, "normal", 1, index)
        assert closing_line(evening.scene.role, table, evening.public).id.endswith(".sleep")
        call.finish()
        index += 1
    assert index == 3
    assert first_night_seconds(table, "normal", three) == pytest.approx(expected)


def test_a_night_from_hand_to_hand_is_everybody_s_visits() -> None:
    table = sitting(9)
    laps = {
        lap: [pace.visit_seconds(7, "quick", 1, lap, seat, of) for seat in range(9)]
        for lap, of in ((0, 1), (1, 2))
    }
    visits = sum(map(sum, laps.values()))
    expected = visits + 18 * HANDING + pace.beat_seconds(7, "quick", 1, 0)
    assert first_night_seconds(table, "quick", silent) == pytest.approx(expected)


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed"])
@settings(max_examples=10, deadline=None)
@given(st.permutations(DECK))
def test_the_length_is_the_same_whoever_holds_what(style: str, deal: Sequence[str]) -> None:
    deck = {role: DECK.count(role) for role in DECK}
    one, other = (sitting(9, deck=deck, deal=tuple(each), style=style) for each in (DECK, deal))
    assert first_night_seconds(one, "normal", three) == first_night_seconds(other, "normal", three)


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed"])
def test_presets_stretch_the_night(style: str) -> None:
    lengths = [
        first_night_seconds(sitting(12, style=style), one, silent) for one in ("quick", "normal", "slow")
    ]
    assert lengths == sorted(lengths)
    assert lengths[0] < 0.8 * lengths[2]


def test_a_longer_voice_is_a_longer_night_and_own_cards_do_not_matter() -> None:
    table = sitting(12, style="eyes_closed")
    length = first_night_seconds(table, "normal", silent)
    assert first_night_seconds(table, "normal", three) == pytest.approx(length + 17 * 3.0)
    assert first_night_seconds(sitting(12, style="eyes_closed", own_cards=True), "normal", silent) == length


def test_a_moderator_s_night_is_his_own() -> None:
    assert first_night_seconds(sitting(12, style="narrator"), "normal", three) == 0.0


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed"])
@pytest.mark.parametrize("ballots", ["hands", "secret"])
def test_a_vote_before_the_first_night_is_no_part_of_it(style: str, ballots: str) -> None:
    """hollow, house rule `mayor_from`: the village may elect a Mayor before night falls."""
    deck = dict(book("hollow").recommended(9)[0].deck)
    late, early = (
        sitting(9, book="hollow", deck=deck, style=style, ballots=ballots, house={"mayor_from": since})
        for since in ("second-day", "first-night")
    )
    lengths = [first_night_seconds(table, "normal", three) for table in (late, early)]
    assert lengths[0] == pytest.approx(lengths[1])
