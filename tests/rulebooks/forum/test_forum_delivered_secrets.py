"""Hidden traits at the table: not a screen, a line or a second differs by who holds a curse or a blessing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import Seat
from nightcaller.styles import Style
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import Calling, Cover, Scene
from nightcaller.table.shelf.sitting import Sitting
from rulebooks.forum.test_forum_secrecy import TEN, setup_of
from table.bots import Answer, decide, fill_in, keyed, sitting, step

GOOD = (0, 2, 3, 4, 5, 6, 7)
"""Seats of `TEN` that may hold a hidden trait."""


def table(hidden: dict[Seat, str], style: str, seed: int) -> Sitting:
    hands = tuple(f"{hand}{hidden.get(seat, '')}" for seat, hand in enumerate(TEN))
    house = {"traits_each": "several", "apprentice_starts": "unclaimed"}
    setup = setup_of(hands, seed, **house)
    return sitting(10, book="forum", deck=dict(setup.deck), deal=hands, house=house, style=style, seed=seed)


def shown(evening: Evening, answer: Answer, before: Scene | None) -> list[Any]:
    """Everything that is to be seen and heard of the present scene by whoever it is for; then it passes."""
    scene, day = evening.scene, evening.public.day
    seed, style = evening.sitting.seed, evening.progress.style
    found: list[Any] = [scene, lines_for(scene, evening.sitting, evening.public, style, before)]
    found += [
        evening.window_label,
        evening.laps,
        evening.public,
        [row for row in evening.desk().overview.calls if row.state == "past"]
        if style == Style.MODERATED
        else (),
        evening.rulings.may_undo,
    ]
    match scene:
        case Cover(seat=seat, lap=lap):
            visit = evening.visit()
            found += [visit.card, visit.sheet, evening.view(seat)]
            found += [visit.page(), pace.visit_seconds(seed, "normal", day, lap, seat, len(visit.form))]
            found += fill_in(visit, day, answer)
            found += [visit.learned, visit.may_change]
            visit.finish()
        case Calling(role=role, index=index):
            call = evening.call()
            found += [
                pace.call_seconds(seed, "normal", day, call.call),
                pace.beat_seconds(seed, "normal", day, index),
            ]
            found.append(call.page())
            decide(call, lambda entry, at: answer(role, f"{entry.key}/{at + 1}", day, entry.options))
            found.append(call.learned)
            call.finish()
        case _:
            step(evening, answer)
    return found


def touched(evening: Evening, holders: set[Seat]) -> bool:
    """Whether a pack may have come for one of them, to a sickbed too, or a death has shown it."""
    kinds = {"forum.pack.agreed", "forum.saved"}
    visited = {event.facts["seat"] for event in evening.ledger.events if event.kind in kinds}
    return bool(holders & (visited | (set(range(10)) - set(evening.public.alive))))


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_at_the_table_depends_on_a_hidden_trait(style: str, seed: int):
    """Traits: "hidden trait, will not be known to the player"; nor to anybody else, until it happens."""
    rng = Random(seed)
    deals = [dict(zip(rng.sample(GOOD, 2), ("+cursed", "+blessed"), strict=True)) for _deal in range(2)]
    holders = {seat for deal in deals for seat in deal}
    one, other = (Evening(table(deal, style, seed)) for deal in deals)
    before, compared = None, 0
    while one.public.outcome is None and not any(touched(evening, holders) for evening in (one, other)):
        mine = shown(one, keyed(seed), before)
        assert mine == shown(other, keyed(seed), before)
        before = mine[0]
        compared += 1
    assert compared >= 20


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED, Style.MODERATED])
def test_the_story_waits_for_the_end(style: str):
    """The recap and the views' story: nothing before the game is over, hidden traits least of all."""
    evening = Evening(table({5: "+cursed", 6: "+blessed"}, style, 3))
    answer = keyed(3)
    while evening.public.outcome is None:
        with pytest.raises(IllegalDecision, match="error-decision-game-not-over"):
            evening.recap()
        assert [evening.view(seat).story for seat in range(-1, 10)] == [()] * 11
        step(evening, answer)
    told = [event for chapter in evening.recap().chapters for event in chapter.told]
    assert {"forum.cursed", "forum.blessed"} <= {
        event.facts["role"] for event in told if event.kind == "forum.trait"
    }


def test_whom_a_curse_has_turned_is_visited_like_everybody_else():
    """Who is turned, blessed or saved in a night changes no window, no step and no bulletin before dawn."""
    faces = []
    for deal in ({5: "+cursed", 6: "+blessed"}, {5: "+blessed", 6: "+cursed"}, {2: "+cursed", 0: "+blessed"}):
        evening = Evening(table(deal, Style.EYES_CLOSED, 1))
        trace: list[Any] = []
        while evening.public.phase != "day":
            trace.append((evening.scene, evening.window_label))
            step(evening, asleep_but_for_the_pack)
        faces.append(trace)
    assert faces[0] == faces[1] == faces[2]


def asleep_but_for_the_pack(who: Seat | str, key: str, _day: int, options: Any) -> Any:
    """The pack hunts seat 5; everybody else gives no order."""
    if who == "forum.werewolf":
        return 5
    return next((word for word in ("nobody", "stay") if word in options), options[0])
