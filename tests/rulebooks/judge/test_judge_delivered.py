"""Every two roles at one table, the way people really play: from screen to screen, in each table style.

NIGHTCALLER_WHOLE=pairs ./packaging/test all tests/rulebooks/judge/test_judge_delivered.py
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from random import Random

import pytest

from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.live.evening import DRAW_OFFER, Evening
from nightcaller.table.live.scene import Calling, Cover, Ended, Floor, Hands, PublicChoice, Race
from parts import whole
from rulebooks.players import any_setup
from table.bots import keyed, sitting, step

JUDGE = book("judge")
STYLES = tuple(Style)
PAIRS = list(combinations(sorted(JUDGE.roles), 2))
SIZES = (6, 7, 8, 9, 10, 12, 16, 20)
MOST_SCENES = 20_000
APART = 1 if whole("pairs") else 10
"""Of the pairs at tables of one size one of so many is played; all of them take minutes."""


def evening_of(pair: tuple[str, str], style: str, seats: int) -> Evening:
    """A table of so many people in which two roles meet."""
    rng = Random(f"{pair}{style}{seats}")
    setup = any_setup(JUDGE, rng, seats, pair)
    ballots = rng.choice(("hands", "secret"))
    return Evening(
        sitting(
            seats, deck=dict(setup.deck), house=dict(setup.house), style=style, ballots=ballots, seed=seats
        )
    )


def play_out(evening: Evening, salt: int) -> None:
    """Play to the end; look at every screen on the way, and at how often each seat was visited."""
    answer = keyed(salt)
    visits: dict[tuple[int, str, int, tuple[int, ...]], list[int]] = defaultdict(list)
    for _scene in range(MOST_SCENES):
        scene, public = evening.scene, evening.public
        match scene:
            case Ended():
                break
            case Cover(seat=seat, purpose="night" | "vote" | "declare"):
                assert seat in public.alive, "the dead are left alone"
                if scene.purpose == "night":
                    visits[public.day, evening.window_label, scene.lap, public.alive].append(seat)
            case Calling(role=role):
                assert role in JUDGE.roles
                bringers = {
                    r for call in evening.ledger.session.window.calls for r in JUDGE.bringers[call.power]
                }
                assert bringers & set(evening.ledger.session.setup.deck), "only roles of the published deck"
            case Hands(voters=seats) | Race(seats=seats):
                assert set(seats) <= set(public.alive)
            case Floor(speakers=speakers, label=label) if label != "judge.last_words":
                assert set(speakers) <= set(public.alive)
            case PublicChoice(seat=seat, key=key):
                assert seat in public.alive or key == "judge.sheriff.badge" or scene == DRAW_OFFER
            case _:
                pass
        step(evening, answer)
    else:
        raise AssertionError("the evening does not end")
    for (_day, _label, _lap, alive), seats in visits.items():
        assert sorted(seats) == sorted(alive), "every living seat once in every lap"
    assert evening.recap().cards
    assert set(evening.public.outcome.seats if evening.public.outcome else ()) <= set(
        range(evening.public.seats)
    )


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("share", range(4))
def test_pairs_of_roles_in_every_style(style: str, share: int):
    """Every ninth pair at tables of 6 to 14."""
    for place in range(share, len(PAIRS), 36):
        play_out(evening_of(PAIRS[place], style, 6 + place % 9), place)


@pytest.mark.slow
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", SIZES)
def test_every_pair_of_roles_in_every_style(style: str, seats: int):
    """Every pair once in each style, an eighth at each size; a sample unless all are asked for."""
    for place in range(SIZES.index(seats), len(PAIRS), len(SIZES) * APART):
        play_out(evening_of(PAIRS[place], style, seats), place)
