"""The hand-over: whose turn it is, and four digits that lock nobody out."""

from __future__ import annotations

from nightcaller.table.live.scene import Cover, Forgotten
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.cover import LINGERS, CoverViewModel, hand_over
from table.bots import play
from viewmodels.private_table import DEAL, NAMES, Victim, night_at, table
from voice.voice_kit import HandClock


def locked(clock: HandClock | None = None) -> tuple[CoverViewModel, list[bool]]:
    """A cover before a seat with the PIN 2580, and a list that grows when she is let in."""
    evening = table(players=(SeatedPlayer("Ada", pin="2580"), *(SeatedPlayer(name) for name in NAMES[1:])))
    model = CoverViewModel(evening, clock=clock or HandClock())
    let_in: list[bool] = []
    model.identified.connect(lambda: let_in.append(True))
    scene = evening.scene
    assert isinstance(scene, Cover)
    model.show(scene)
    return model, let_in


def type_pin(model: CoverViewModel, digits: str) -> None:
    for digit in digits:
        model.digit(int(digit))


def test_the_cover_says_whose_turn_it_is_and_how_far_the_lap_is() -> None:
    evening = table()
    model = CoverViewModel(evening)
    model.show(night_at(evening, 3, lap=1))
    assert (model.number, model.name, model.purpose) == (4, "Dora", "night")
    assert (model.lap, model.further, model.index, model.count) == (2, 0, 2, 8)


def test_who_begins_a_round_that_seat_1_does_not_begin_is_told_why() -> None:
    told = []
    for lap, seat in ((0, 0), (0, 1), (1, 1), (1, 2), (1, 0)):
        evening = table()
        if hand_over(night_at(evening, seat, lap=lap), evening).moves_on:
            told.append((lap, seat))
    assert told == [(1, 1)]


def test_the_cover_does_not_depend_on_anybody_s_card() -> None:
    one, other = table(), table(deal=DEAL[::-1])
    assert hand_over(night_at(one, 5), one) == hand_over(night_at(other, 5), other)


def test_without_a_pin_holding_is_enough() -> None:
    evening = table()
    model = CoverViewModel(evening)
    let_in: list[bool] = []
    model.identified.connect(lambda: let_in.append(True))
    scene = evening.scene
    assert isinstance(scene, Cover)
    model.show(scene)
    model.identify()
    assert let_in == [True]


def test_with_a_pin_four_right_digits_let_her_in() -> None:
    model, let_in = locked()
    type_pin(model, "2580")
    assert let_in == [], "digits count only after she has said who she is"
    model.identify()
    assert model.padlocked
    type_pin(model, "25")
    assert model.typed == 2
    model.erase()
    assert model.typed == 1
    type_pin(model, "580")
    assert let_in == [True]
    assert not model.padlocked, "nothing of it stays"


def test_a_wrong_pin_slows_down_and_locks_nobody_out() -> None:
    clock = HandClock()
    model, let_in = locked(clock)
    model.identify()
    for seconds in (2, 4, 8, 16, 32, 60, 60):
        type_pin(model, "1111")
        assert (model.wrong, model.typed, model.waiting) == (True, 0, seconds)
        type_pin(model, "2580")
        assert let_in == []
        clock.pass_time(1000)
        assert model.waiting == seconds - 1, "a second is a second"
        clock.pass_time(seconds * 1000 - 1001)
        assert model.waiting == 1
        clock.pass_time(1)
        assert model.waiting == 0
    type_pin(model, "2580")
    assert let_in == [True]


def test_going_away_and_coming_back_shortens_no_wait() -> None:
    clock = HandClock()
    model, let_in = locked(clock)
    model.identify()
    type_pin(model, "1111")
    model.coverUp()
    model.identify()
    assert model.waiting == 2
    clock.pass_time(1000)
    again = CoverViewModel(model._evening, clock=clock)
    scene = model._evening.scene
    assert isinstance(scene, Cover)
    again.show(scene)
    again.identify()
    assert again.waiting == 2, "a program that was started anew waits from the start"
    clock.pass_time(2000)
    type_pin(again, "2580")
    assert model._evening.progress.wrong == {}
    assert let_in == []


def test_a_forgotten_pin_opens_nothing_and_asks_the_table() -> None:
    model, let_in = locked()
    model.askTable()
    assert isinstance(model._evening.scene, Cover), "only from the pad"
    model.identify()
    model.askTable()
    assert let_in == []
    assert not model.padlocked
    assert model._evening.scene == Forgotten(0)


def test_where_the_table_has_lifted_it_holding_is_enough() -> None:
    model, let_in = locked()
    model._evening.rulings.ask_the_table()
    model._evening.rulings.lift_pin(0)
    model._evening.acknowledge()
    scene = model._evening.scene
    assert isinstance(scene, Cover)
    model.show(scene)
    model.identify()
    assert let_in == [True]


def test_covering_up_forgets_half_a_pin() -> None:
    model, let_in = locked()
    model.identify()
    type_pin(model, "258")
    model.coverUp()
    assert (model.padlocked, model.typed) == (False, 0)
    model.identify()
    type_pin(model, "0")
    assert let_in == []


def test_the_pad_opens_for_whoever_the_cover_names_and_for_nobody_else() -> None:
    """Called back, and sent on again: a PIN is that of the seat on the cover."""
    pins = [f"{seat + 1}{seat + 1}00" for seat in range(len(NAMES))]
    evening = table(
        players=tuple(SeatedPlayer(*one) for one in zip(NAMES, [""] * len(NAMES), pins, strict=True))
    )
    play(evening, Victim(), until=lambda scene: isinstance(scene, Cover) and scene.seat == 1)
    for ways in ((), ("back",), ("back", "on"), ("on",), ("back", "forgotten")):
        model = CoverViewModel(evening, clock=HandClock())
        let_in, called_back = list[str](), list[int]()
        model.identified.connect(lambda to=let_in: to.append("next"))
        model.returned.connect(lambda to=let_in: to.append("last"))
        model.called_back.connect(called_back.append)
        scene = evening.scene
        assert isinstance(scene, Cover)
        model.show(scene)
        assert (model.lastNumber, model.lastName) == (1, NAMES[0])
        for way in ways:
            if way == "back":
                model.callBack()
            elif way == "forgotten":
                model.identify()
                model.askTable()
                assert evening.scene == scene, "who has just been in needs no table"
            else:
                model.goOn()
        last = bool(ways) and ways[-1] == "back"
        assert model.returning is last
        assert called_back == [0] * ways.count("back")
        assert model.number == (1 if last else 2)
        assert model.nextName == (NAMES[1] if last else "")
        model.identify()
        type_pin(model, pins[0 if last else 1])
        assert let_in == ["last" if last else "next"], ways


def test_who_handed_it_on_may_ask_for_a_moment_and_stays_named_while_she_is_waited_for() -> None:
    evening, clock = table(), HandClock()
    play(evening, Victim(), until=lambda scene: isinstance(scene, Cover) and scene.seat == 1)
    model, back = CoverViewModel(evening, clock=clock), list[int]()
    model.called_back.connect(back.append)
    scene = evening.scene
    assert isinstance(scene, Cover)
    model.show(scene)
    clock.pass_time(LINGERS * 1000 - 1)
    assert (model.lastNumber, model.lastName) == (1, NAMES[0])
    clock.pass_time(1)
    assert (model.lastNumber, model.lastName) == (0, "")
    model.callBack()
    assert back == []
    model.show(scene)
    model.callBack()
    model.callBack()
    clock.pass_time(LINGERS * 1000)
    assert (model.returning, model.number, back) == (True, 1, [0])
    assert model.nextName == NAMES[1]


def test_what_was_begun_at_a_cover_ends_with_it() -> None:
    """Who covers up or is let in has no clock running behind her."""
    clock = HandClock()
    model, let_in = locked(clock)
    model.identify()
    type_pin(model, "1111")
    model.coverUp()
    told: list[int] = []
    model.changed.connect(lambda: told.append(model.waiting))
    clock.pass_time(60_000)
    assert told == [], "a pad that is closed shows no seconds"
    model.identify()
    type_pin(model, "2580")
    assert let_in == [True]
    told.clear()
    clock.pass_time(60_000)
    assert told == []
    evening = table()
    play(evening, Victim(), until=lambda scene: isinstance(scene, Cover) and scene.seat == 1)
    scene = evening.scene
    assert isinstance(scene, Cover)
    model = CoverViewModel(evening, clock=clock)
    model.show(scene)
    model.identify()
    model.changed.connect(lambda: told.append(model.waiting))
    clock.pass_time(LINGERS * 1000)
    assert told == [], "who had it before is gone"


def test_a_pad_takes_digits_and_forgets_a_wrong_one_with_the_next() -> None:
    clock = HandClock()
    model, let_in = locked(clock)
    model.identify()
    type_pin(model, "111")
    for no_digit in (-1, 10):
        model.digit(no_digit)
        assert model.typed == 3
    model.digit(1)
    assert model.wrong
    clock.pass_time(2000)
    model.digit(2)
    assert (model.wrong, model.typed) == (False, 1)
    type_pin(model, "580")
    assert let_in == [True]
    assert (model.padlocked, model.typed, model.wrong, model.waiting) == (False, 0, False, 0)


def test_whoever_holds_halt_has_the_lights_on() -> None:
    model, let_in = locked()
    model.halt()
    assert not isinstance(model._evening.scene, Cover)
    assert let_in == []
