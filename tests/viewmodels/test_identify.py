"""A role is called and taps where it sits; the screen is the same whoever tapped what before."""

from __future__ import annotations

import pytest

from nightcaller.styles import Style
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Identify, Roster
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.bulletin import news_of
from nightcaller.viewmodels.identify import CLOSING, IdentifyViewModel
from nightcaller.viewmodels.roster import PLACED, RosterViewModel
from viewmodels.private_table import DECK, NAMES
from voice.voice_kit import HandClock


def own_table(style: Style = "eyes_closed", **changes: object) -> Evening:
    """People before their first card; they have heard what comes."""
    settled: dict[str, object] = {
        "players": tuple(SeatedPlayer(name) for name in NAMES),
        "deck": DECK,
        "seed": 11,
        "style": style,
        "own_cards": True,
        **changes,
    }
    evening = Evening(Sitting(**settled))  # type: ignore[arg-type]
    evening.acknowledge()
    return evening


class Call:
    """The laptop in the middle of the table, one role after the other."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.clock = HandClock()
        self.model = IdentifyViewModel(evening, clock=self.clock)
        self.over = 0
        self.model.over.connect(self._over)
        self.open()

    def _over(self) -> None:
        self.over += 1

    def open(self) -> None:
        scene = self.evening.scene
        assert isinstance(scene, Identify)
        self.scene = scene
        self.slot = pace.identify_seconds(11, "normal", scene.index, scene.wanted) * 1000
        self.model.show(scene)
        self.model.begin()

    def go_on(self, *seats: int) -> None:
        """Tap, let the slot pass, close the eyes."""
        for seat in seats:
            self.model.choose(seat)
        self.model.confirm()
        self.clock.pass_time(self.slot + 1)
        self.model.rest()
        self.clock.pass_time(60_000)


def test_nothing_counts_before_the_voice_has_ended() -> None:
    call = Call(own_table())
    call.model.show(call.scene)
    call.model.choose(2)
    assert (call.model.moment, call.model.done) == ("wake", 0)


def test_the_slot_is_equally_long_however_quickly_somebody_taps() -> None:
    call = Call(own_table())
    for seat in range(call.scene.wanted):
        call.model.choose(seat)
    call.model.confirm()
    assert call.evening.cards.identified, "on disk at once"
    call.clock.pass_time(call.slot - 1)
    assert (call.model.moment, call.over) == ("open", 0)
    call.clock.pass_time(2)
    assert (call.model.moment, call.over) == ("sleep", 1)


def test_a_late_tap_ends_the_slot_after_a_moment() -> None:
    call = Call(own_table())
    call.clock.pass_time(call.slot + 30_000)
    assert call.model.moment == "open", "without this card there is no game"
    for seat in range(call.scene.wanted):
        call.model.choose(seat)
    call.model.confirm()
    call.clock.pass_time(CLOSING * 1000 + 1)
    assert call.model.moment == "sleep"


def test_as_many_seats_as_the_role_has_cards() -> None:
    call = Call(own_table())
    while call.scene.wanted != 2:
        call.go_on(0)
        call.open()
    call.model.choose(4)
    call.model.confirm()
    assert not call.evening.cards.identified
    call.model.choose(5)
    call.model.choose(4)
    call.model.choose(6)
    assert call.model.chosen == [6, 7]
    call.model.choose(1)
    assert call.model.chosen == [2, 7], "the first tap gives way to a third"


def test_the_screen_never_shows_who_tapped_before() -> None:
    fresh, taken = Call(own_table()), Call(own_table())
    fresh.go_on(*range(fresh.scene.wanted))
    taken.go_on(*range(7, 7 - taken.scene.wanted, -1))
    for call in (fresh, taken):
        call.open()
    assert fresh.model.shown == taken.model.shown
    assert not any(row.selected or row.blocked or row.marks for row in taken.model.seats.rows)
    fresh.model.choose(0)
    taken.model.choose(0)
    assert fresh.model.shown == taken.model.shown, "a seat taken already takes the tap like any other"


def test_covered_in_the_middle_forgets_the_tap_and_time_stands_still() -> None:
    call = Call(own_table())
    call.model.choose(3)
    call.model.coverUp()
    assert call.model.done == 0
    call.clock.pass_time(600_000)
    for seat in range(call.scene.wanted):
        call.model.choose(seat)
    call.model.confirm()
    call.model.goOn()
    assert call.model.moment == "open"
    call.clock.pass_time(call.slot + 1)
    assert call.model.moment == "sleep"


@pytest.mark.parametrize("kind", ["cards", "cards_twice", "cards_differ"])
def test_what_the_table_hears_about_its_cards_names_nobody(kind: str) -> None:
    (line,) = news_of(Bulletin(kind, ()), own_table()).lines
    assert line.message == f"event-{kind.replace('_', '-')}"
    assert line.arguments == {}


def roster() -> tuple[Evening, RosterViewModel]:
    evening = own_table("narrator")
    model = RosterViewModel(evening)
    assert isinstance(evening.scene, Roster)
    model.show(evening.scene)
    return evening, model


def test_a_moderator_notes_everything_and_sees_it_only_while_he_holds() -> None:
    evening, model = roster()
    seats = iter(range(8))
    for row in model.cards.rows:
        model.select(row.role)
        for _ in range(row.count):
            model.choose(next(seats))
    assert model.left == 0
    assert [row.marks for row in model.seats.rows] == [(PLACED,)] * 6 + [()] * 2
    assert not any(row.emblem for row in model.seats.rows), "masked"
    model.peek(True)
    assert [bool(row.emblem) for row in model.seats.rows] == [True] * 6 + [False] * 2
    model.coverUp()
    assert not any(row.emblem for row in model.seats.rows)
    model.begin()
    assert evening.cards.told is None
    assert [evening.view(seat).card.role for seat in (6, 7)] == ["judge.commoner"] * 2  # type: ignore[union-attr]


def test_a_full_card_takes_no_more_seats_and_gives_one_back() -> None:
    evening, model = roster()
    model.select("judge.seer")
    model.call()  # he waits for it to close its eyes
    model.choose(1)
    model.choose(2)
    assert evening.cards.claimed(2) == ""
    assert model.full
    model.choose(1)
    assert evening.cards.claimed(1) == ""
    assert not model.full


def test_a_full_card_steps_on_to_the_next_one() -> None:
    evening, model = roster()
    (first, *_rest, last) = [row.role for row in model.cards.rows]
    model.select(last)
    model.choose(7)
    assert (evening.cards.claimed(7), model.selected) == (last, first)
    model.call()
    for seat in range(model.wanted):
        model.choose(seat)
    assert model.selected == first, "its eyes are open"
    model.sleep()
    assert model.selected not in {first, last}


def test_the_script_is_spoken_when_the_moderator_asks_for_it() -> None:
    _evening, model = roster()
    said: list[str] = []
    model.said.connect(lambda lines: said.extend(line.id for line in lines))
    model.call()
    model.sleep()
    assert said == ["line-cards-show", "line-cards-sleep"]
