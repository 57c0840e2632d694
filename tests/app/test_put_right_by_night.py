"""A moderator finds "something went wrong" while all sleep, and whatever is put right is told as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Bulletin, Console, Cover, Floor, Scene
from nightcaller.viewmodels.announcement import OBJECTION_MS, Intent
from nightcaller.viewmodels.bulletin import news_of
from nightcaller.viewmodels.mishap import NAMED, OPENS, SEATS, WAYS, WHAT
from table.bots import keyed, play, sitting
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Any]]
ANEW = {"dealt_again", "other_deck", "end"}
"""After them there is no game that could tell of them."""
WAYS_TOLD = [(what, way) for what, ways in WAYS.items() for way in ways if way not in {*OPENS, *ANEW}]


def on_a_night(scene: Scene) -> bool:
    return isinstance(scene, Console) or (isinstance(scene, Cover) and scene.purpose == "night")


def fourth_card(scene: Scene) -> bool:
    return isinstance(scene, Cover) and scene.seat == 3


@pytest.mark.parametrize(("what", "way"), WAYS_TOLD)
@pytest.mark.parametrize("style", ["pass_around", "narrator"])
def test_whoever_holds_it_sees_that_it_was_done(open_stage: Opened, style: str, what: str, way: str) -> None:
    """By news, or where everybody hears of it only at dawn by a line; never by silence."""
    clock = HandClock()
    stage, window = open_stage(clock=clock)
    stage.begin(sitting(8, style=style))
    director = stage._director
    deals = way in {"swapped", "exchanged_cards"}
    until = fourth_card if deals else on_a_night
    play(director.evening, keyed(3), until=until)
    if isinstance(director.evening.scene, Cover):
        director.evening.mishaps.halt()
        stage.app.open("Mishap")
    else:
        window.tap("menuButton")
        window.wait("menuMishap")
        window.window.grabWindow()
        window.tap("menuMishap")
    model = director.mishap
    model.choose(WHAT.index(what))
    model.chooseWay(WAYS[what].index(way))
    for seat in list(director.evening.public.alive)[: SEATS.get(way, 0)]:
        model.chooseSeat(seat)
    if way in NAMED:
        model.type("Zoe")
    if way == "own_language":
        model.chooseTongue(1)
    assert model.property("hindrance") == ""
    stage.app.forget_notices()
    model.confirm()
    director.announcement.begin()
    clock.pass_time(OBJECTION_MS)
    scene = director.evening.scene
    if way == "killed":
        assert "Done. The table hears of it at daybreak." in window.texts()
    else:
        assert isinstance(scene, Bulletin)
        assert [event.kind.partition(".")[0] for event in scene.events] == ["amended"]
        assert window.text("phase") == "Night one"
    director.leave()


@pytest.mark.parametrize("style", ["pass_around", "narrator"])
def test_what_is_put_right_by_day_stands_under_the_day(style: str) -> None:
    evening = Evening(sitting(8, style=style))
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    evening.mishaps.rename(2, "Zoe")
    assert isinstance(evening.scene, Bulletin)
    news = news_of(evening.scene, evening)
    assert (news.day, news.night) == (1, False)


@pytest.mark.parametrize("style", ["pass_around", "narrator"])
def test_of_a_step_back_nothing_is_promised_for_the_morning(open_stage: Opened, style: str) -> None:
    clock = HandClock()
    stage, window = open_stage(clock=clock)
    stage.begin(sitting(8, style=style))
    director = stage._director
    play(director.evening, keyed(3), until=on_a_night)
    director.evening.rulings.amend("kill", 3) if style == "narrator" else director.evening.mishaps.halt()
    if style == "pass_around":
        director.evening.rulings.amend("kill", 3)
    stage.app.forget_notices()
    assert director.evening.rulings.may_undo
    director._announce(Intent(Line("line-about-took-back"), director.evening.rulings.undo))
    director.announcement.begin()
    clock.pass_time(OBJECTION_MS)
    assert not any("daybreak" in text for text in window.texts())
    director.leave()


@pytest.mark.parametrize("way", ["dealt_again", "other_deck"])
def test_what_begins_anew_is_announced_first(open_stage: Opened, way: str) -> None:
    clock = HandClock()
    stage, _window = open_stage(clock=clock)
    stage.begin(sitting(8))
    director = stage._director
    director.evening.visit().finish()
    director.evening.mishaps.halt()
    stage.app.open("Mishap")
    what = next(what for what, ways in WAYS.items() if way in ways)
    director.mishap.choose(WHAT.index(what))
    director.mishap.chooseWay(WAYS[what].index(way))
    director.mishap.confirm()
    director.announcement.begin()
    clock.pass_time(OBJECTION_MS)
    assert stage.app.property("screen") == ("Cover" if way == "dealt_again" else "Deck")
    if way == "dealt_again":
        assert stage._director.evening.id != director.evening.id
        stage._director.leave()
