"""Private windows: laps from the published deck, sealed acts, tiers, floors and choices."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine import toy
from nightcaller.engine.causes import OVERRULED
from nightcaller.engine.errors import IllegalSetup
from nightcaller.engine.floor import Way, floor
from nightcaller.engine.game import Game
from nightcaller.engine.lap import Turn, by_slot, lap, private_window
from nightcaller.engine.plans import Cast, forms, page, plan_laps, plan_steps
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import (
    AMEND,
    CLOSE,
    NOBODY,
    TABLE,
    Act,
    Ask,
    Attack,
    Blank,
    Decision,
    Question,
    Seat,
    Tier,
    Window,
)


def reading(power_id: str, reads: str = "", writes: str = "", steps: int = 1) -> Power:
    return toy.asking(
        power_id,
        "yes",
        "no",
        questions=(Question(),) * steps,
        reads=frozenset(reads.split()),
        writes=frozenset(writes.split()),
    )


class TestPlan:
    """How many laps there are comes from what the published powers read and write."""

    def test_one_lap_when_nobody_reads(self):
        assert plan_laps((reading("a"), reading("b", writes="x"))) == {"a": 0, "b": 0}

    def test_a_reader_comes_after_every_writer(self):
        powers = (reading("r", reads="x"), reading("v", writes="x"), reading("w", writes="x"), reading("o"))
        assert plan_laps(powers) == {"r": 1, "v": 0, "w": 0, "o": 0}

    def test_chains_need_as_many_laps(self):
        powers = (reading("c", reads="y"), reading("b", reads="x", writes="y"), reading("a", writes="x"))
        assert plan_laps(powers) == {"c": 2, "b": 1, "a": 0}

    def test_a_fact_that_nobody_writes_is_not_waited_for(self):
        assert plan_laps((reading("r", reads="x"),)) == {"r": 0}

    def test_steps_are_the_most_of_each_lap(self):
        powers = (reading("a", writes="x", steps=1), reading("b", steps=3), reading("r", reads="x", steps=2))
        assert plan_steps(powers, plan_laps(powers)) == (3, 2)

    def test_a_page_has_room_for_whatever_one_player_is_asked(self):
        seat, must = Question(), Question(rests=False)
        word, role = Question(words=("yes", "no")), Question(words=("a", "b", "c"), roles=True)
        none, two, three = Blank(), Blank(2, rests=False), Blank(3, rests=False, roles=True)
        assert page([()]) == page([]) == (none,)
        assert page([(word,)]) == (two,)
        assert page([(role,)]) == (three,)
        assert page([(seat, must), (word, seat)]) == (two, none, Blank(rests=False))
        assert page([(role, role), (seat,), (must,)]) == (Blank(rests=False), three, three)

    def test_a_question_is_the_powers_own_unless_it_says_whose_it_is(self):
        asked = (Question(), Question("toy.other"), Question("toy.who", ("nobody",), roles=True))
        assert forms(toy.asking("toy.ask", "yes", questions=asked), Cast(4, ("a", "b"))) == (
            Question("toy.ask"),
            Question("toy.other"),
            Question("toy.who", ("a", "b", "nobody"), roles=True),
        )

    def test_the_night_calls_by_the_hour(self):
        late, early = (toy.asking(name, "yes", hour=hour) for name, hour in (("late", 9), ("early", 2)))
        rules = toy.book(Role("toy.late", "", powers=(late,)), Role("toy.early", "", powers=(early,)))
        assert rules.night_order == ("early", "late")

    @pytest.mark.parametrize(
        ("powers", "circle"),
        [
            ((reading("a", "y", "x"), reading("b", "x", "y")), "a, b"),
            ((reading("w", writes="x"), reading("a", "z x", "y"), reading("b", "y", "z")), "a, b"),
        ],
    )
    def test_a_circle_is_refused_with_words(self, powers: tuple[Power, ...], circle: str):
        with pytest.raises(IllegalSetup) as refused:
            plan_laps(powers)
        assert refused.value.message_id == "error-setup-circle"
        assert refused.value.arguments["powers"] == circle

    def test_a_power_may_read_what_it_writes_itself(self):
        assert plan_laps((reading("a", "x", "x"), reading("b"))) == {"a": 0, "b": 0}

    def test_a_deck_whose_powers_read_in_a_circle_is_refused_at_set_up(self):
        rules = toy.book(*roles_of(reading("a", "y", "x"), reading("b", "x", "y")))
        with pytest.raises(IllegalSetup) as refused:
            toy.setup(rules, "a", "b", "plain", "plain")
        assert refused.value.message_id == "error-setup-circle"
        toy.setup(rules, "a", "plain", "plain", "plain")  # half of it is no circle

    def test_powers_of_different_nights_make_no_circle(self):
        first = Power("a", reading("a").script, until=1, reads=frozenset("y"), writes=frozenset("x"))
        later = Power("b", reading("b").script, since=2, reads=frozenset("x"), writes=frozenset("y"))
        toy.setup(toy.book(*roles_of(first, later)), "a", "b", "plain", "plain")

    def test_an_empty_window_has_one_lap(self):
        assert plan_steps((), {}) == (1,)


class TestSlots:
    """A slot's number must not tell how many others are asked."""

    def test_follow_from_the_seat_alone(self):
        assert slots((3, "c"), (7, "g")) == {4: "c", 8: "g"}
        assert slots((0, "a"), (1, "b"), (3, "c"), (7, "g"))[8] == "g"

    def test_a_second_question_has_a_slot_of_its_own(self):
        assert slots((3, "a"), (3, "b"), (7, "c"), (3, "d")) == {4: "a", 14: "b", 8: "c", 24: "d"}

    def test_are_never_the_closing_slot(self):
        assert CLOSE not in by_slot(40, [Ask(seat, "", ()) for seat in range(40)] * 3)


def slots(*asked: tuple[Seat, str]) -> dict[int, str]:
    """The slots of some people's questions at a table of ten."""
    questions = [Ask(seat, key, ()) for seat, key in asked]
    return {slot: question.key for slot, question in by_slot(10, questions).items()}


def roles_of(*powers: Power) -> list[Role]:
    return [Role(f"toy.{power.id}", "toy.team", powers=(power,)) for power in powers]


def open_lap(game: Game, settle: dict[str, Any] | None = None) -> tuple[Any, Window]:
    """A window of every power at the table, opened."""
    turns = [
        Turn(holding, power, player.seat)
        for player in game.players
        for holding in player.holdings
        for power in holding.role.powers
    ]
    published = [(turn.holding.role.id, turn.power) for turn in turns]
    program = lap(game, private_window("night", "toy.night", game.living, published), turns, settle)
    return program, next(program)


def answer(program: Any, window: Window, seat: int, pick: str) -> None:
    slot = next(slot for slot, ask in window.asks.items() if ask.seat == seat)
    program.send(Decision(slot, (pick,)))


def finish(program: Any) -> list[Act]:
    with pytest.raises(StopIteration) as finished:
        program.send(Decision(CLOSE, ("close",)))
    return finished.value.value


class TestLap:
    def test_opens_for_closing_when_everybody_has_answered(self):
        rules = toy.book(*roles_of(reading("a"), reading("b")))
        program, window = open_lap(toy.game(rules, "a", "b", "plain", "plain"))
        assert CLOSE not in window.asks
        answer(program, window, 0, "yes")
        assert CLOSE not in window.asks
        answer(program, window, 1, "no")
        assert set(window.asks) == {CLOSE}
        assert finish(program) == []

    def test_with_nobody_to_ask_it_can_be_closed_at_once(self):
        program, window = open_lap(toy.game())
        assert set(window.asks) == {CLOSE}
        assert finish(program) == []

    def test_a_reader_is_asked_when_the_last_writer_has_answered(self):
        rules = toy.book(*roles_of(reading("w", writes="x"), reading("r", reads="x")))
        game = toy.game(rules, "w", "w", "r", "plain")
        settled = []
        program, window = open_lap(game, {"x": lambda game: settled.append(dict(game.noted["w"]))})
        assert {ask.seat for ask in window.asks.values()} == {0, 1}
        answer(program, window, 1, "no")
        assert settled == []
        answer(program, window, 0, "yes")
        assert settled == [{1: "no", 0: "yes"}], "settled once, by all writers"
        assert {ask.seat for ask in window.asks.values()} == {2}

    def test_a_fact_without_living_writers_is_settled_at_once(self):
        rules = toy.book(*roles_of(reading("r", reads="x")))
        settled = []
        _program, window = open_lap(toy.game(rules, "r", *["plain"] * 3), {"x": settled.append})
        assert len(settled) == 1
        assert {ask.seat for ask in window.asks.values()} == {0}

    def test_each_fact_is_settled_once_whoever_leaves_and_comes_back(self):
        rules = toy.book(*roles_of(reading("v", writes="x"), reading("w", writes="y")))
        settled: list[str] = []
        settle = {fact: lambda _game, fact=fact: settled.append(fact) for fact in "xy"}
        program, window = open_lap(toy.game(rules, "v", "w", "plain", "plain"), settle)
        for declared in (("kill", 0), ("kill", 1), ("revive", 0)):
            program.send(Decision(AMEND, declared))
        answer(program, window, 0, "yes")
        assert settled == ["x"]
        finish(program)
        assert settled == ["x", "y"], "what nobody came back for is decided without them"

    def test_who_was_away_from_the_beginning_changes_nothing_that_is_decided(self):
        rules = toy.book(*roles_of(reading("v", writes="x"), reading("w", writes="y")))
        game = toy.game(rules, "v", "v", "w", "w")
        game.doomed = [Attack(OVERRULED, TABLE, seat) for seat in (0, 2)]
        settled: list[str] = []
        settle = {fact: lambda _game, fact=fact: settled.append(fact) for fact in "xy"}
        program, window = open_lap(game, settle)
        answer(program, window, 1, "yes")
        game.doomed = []
        for seat in (0, 2):
            program.send(Decision(AMEND, ("revive", seat)))
        assert {ask.seat for ask in window.asks.values()} == {2, 3}, "not what the others have decided"
        answer(program, window, 3, "yes")
        answer(program, window, 2, "yes")
        finish(program)
        assert settled == ["x", "y"]

    def test_what_somebody_had_answered_before_she_left_is_settled_with_the_window(self):
        def twice(game: Game, me: Holding) -> Any:
            first = yield Ask(me.seat, "first", ("a", "b"))
            yield Ask(me.seat, "second", ("c", NOBODY))
            game.noted["x"] = first

        rules = toy.book(*roles_of(Power("p", twice, writes=frozenset("x"))))
        settled: list[Any] = []
        settle = {"x": lambda game: settled.append(game.noted.get("x"))}
        program, window = open_lap(toy.game(rules, "p", "plain", "plain", "plain"), settle)
        answer(program, window, 0, "b")
        program.send(Decision(AMEND, ("kill", 0)))
        finish(program)
        assert settled[-1] == ("b",)

    def test_a_fact_that_nobody_here_writes_keeps_nobody_waiting(self):
        rules = toy.book(*roles_of(reading("r", reads="x")))
        _program, window = open_lap(toy.game(rules, "r", *["plain"] * 3))
        assert {ask.seat for ask in window.asks.values()} == {0}

    def test_each_slot_knows_its_call(self):
        rules = toy.book(*roles_of(reading("w", writes="x"), reading("r", reads="x", steps=2)))
        program, window = open_lap(toy.game(rules, "w", "r", "plain", "plain"))
        answer(program, window, 0, "yes")
        assert {call.role: call.lap for call in window.turns.values()} == {"toy.w": 0, "toy.r": 1}

    def test_several_questions_come_one_after_the_other_in_the_same_slot(self):
        def twice(game: Game, me: Any) -> Any:
            first = yield Ask(me.seat, "first", ("a", "b"))
            second = yield Ask(me.seat, "second", ("c", "d"))
            game.noted["both"] = (*first, *second)
            return []

        rules = toy.book(*roles_of(Power("p", twice, questions=(Question("first"), Question("second")))))
        game = toy.game(rules, "p", "plain", "plain", "plain")
        program, window = open_lap(game)
        answer(program, window, 0, "b")
        assert window.asks[1].key == "second"
        answer(program, window, 0, "c")
        assert game.noted["both"] == ("b", "c")
        finish(program)


def landing(name: str, tier: Tier) -> Power:
    """A power that asks, then notes the order in which acts land."""

    def script(game: Game, me: Any) -> Any:
        yield Ask(me.seat, name, ("go",))
        return [Act(tier, me.seat, (me.seat,), note, me.role.id)]

    def note(game: Game, act: Act, bodies: tuple[int, ...]) -> None:
        game.noted.setdefault("landed", []).append(name)

    return Power(name, script)


class TestSealing:
    """Acts land by tier, then by the book's order, then by a keyed roll; never by the order of visits."""

    @pytest.mark.parametrize("visits", list(permutations(range(4))))
    def test_the_order_of_visits_does_not_matter(self, visits: tuple[int, ...]):
        powers = [
            landing("end", Tier.END),
            landing("guard", Tier.GUARD),
            landing("swap", Tier.SWAP),
            landing("late_guard", Tier.GUARD),
        ]
        rules = toy.book(*roles_of(*powers), night_order=["late_guard", "guard", "end", "swap"])
        game = toy.game(rules, "end", "guard", "swap", "late_guard")
        program, window = open_lap(game)
        for seat in visits:
            answer(program, window, seat, "go")
        assert "landed" not in game.noted, "sealed until the window is closed"
        game.land(finish(program))
        assert game.noted["landed"] == ["swap", "late_guard", "guard", "end"]

    def test_equals_are_told_apart_by_a_keyed_roll(self):
        order = set()
        for seed in range(20):
            rules = toy.book(*roles_of(landing("same", Tier.MARK)))
            game = toy.game(rules, *["same"] * 4, seed=seed)
            acts = [
                Act(
                    Tier.MARK,
                    seat,
                    (),
                    lambda game, act, _: game.noted.setdefault("by", []).append(act.by),
                    "toy.same",
                )
                for seat in range(4)
            ]
            game.land(acts)
            forwards = game.noted.pop("by")
            game.land(acts[::-1])
            assert game.noted["by"] == forwards
            order.add(tuple(forwards))
        assert len(order) > 5

    def test_targets_are_number_plates(self):
        """Plates are mapped to bodies before any effect lands."""
        game = toy.game()
        game.plates = {1: 2, 2: 1}
        hit = []
        game.land([Act(Tier.END, 0, (1, 3), lambda game, act, bodies: hit.append(bodies))])
        assert hit == [(2, 3)]
        assert game.body(2) == 1


class TestFloor:
    """Speeches with interrupts."""

    @staticmethod
    def shout(seat: int) -> Any:
        def script(_game: Any) -> Any:
            (answer,) = yield Ask(seat, "toy.shout", ("shout", "hush"), optional=True)
            act = Act(Tier.END, seat, (), lambda *_: None)
            return [act] if answer == "shout" else None

        return Way(seat, script)

    def test_a_turn_is_a_way_to_interrupt(self):
        asking = toy.asking("shout", "out", "hush", window="floor")
        turn = Turn(Holding(Role("toy.crier", "toy.team"), 1), asking, 1)
        window = next(floor(toy.game(), "toy.talk", (0, 1), [turn]))
        assert window.asks[2].seat == 1

    def test_the_order_is_found_when_somebody_reads_it(self):
        read = []
        window = next(floor(toy.game(), "toy.talk", lambda: (*read, 1, 0)))
        read.append(2)
        assert window.seats == (2, 1, 0)

    def test_may_be_closed_at_any_time(self):
        program = floor(toy.game(), "toy.talk", (0, 1), [self.shout(1)])
        window = next(program)
        assert window.seats == (0, 1)
        assert window.asks[2].optional
        with pytest.raises(StopIteration) as closed:
            program.send(Decision(CLOSE, ("close",)))
        assert closed.value.value is None

    def test_an_interruption_ends_it(self):
        program = floor(toy.game(), "toy.talk", (0, 1), [self.shout(1)])
        next(program)
        with pytest.raises(StopIteration) as ended:
            program.send(Decision(2, ("shout",)))
        assert (ended.value.value.by, len(ended.value.value.acts)) == (1, 1)

    def test_standing_down_leaves_it_open(self):
        program = floor(toy.game(), "toy.talk", (0, 1), [self.shout(1)])
        next(program)
        window = program.send(Decision(2, ("hush",)))
        assert set(window.asks) == {CLOSE, 2}
        with pytest.raises(StopIteration):
            program.send(Decision(2, ("shout",)))


class TestSharedPowers:
    """A power that several roles bring is one call; a role that brings two powers is called for each."""

    HUNT = toy.asking("hunt", "yes", "no", group=True)
    SPY = toy.asking("spy", "yes", "no")

    def game(self, *deal: str) -> Game:
        wolf = Role("toy.wolf", "toy.team", powers=(self.HUNT,))
        gargoyle = Role("toy.gargoyle", "toy.team", powers=(self.SPY, self.HUNT))
        return toy.game(toy.book(wolf, gargoyle, night_order=["hunt", "spy"]), *deal)

    def opened(self, game: Game) -> tuple[Any, Window]:
        turns = game.wielding("night")
        window = private_window("night", "toy.night", game.living, game.published_powers("night"))
        program = lap(game, window, turns)
        return program, next(program)

    def test_whoever_brings_it_it_is_called_under_its_first_role(self):
        for deal in (("wolf", "plain", "plain", "plain"), ("wolf", "gargoyle", "plain", "plain")):
            _program, window = self.opened(self.game(*deal))
            assert next((call.role, call.power) for call in window.calls) == ("toy.wolf", "hunt")

    def test_it_is_called_when_only_a_later_role_was_dealt(self):
        _program, window = self.opened(self.game("gargoyle", "plain", "plain", "plain"))
        assert [call.power for call in window.calls] == ["hunt", "spy"]

    def test_each_question_belongs_to_its_own_call(self):
        _program, window = self.opened(self.game("gargoyle", "wolf", "plain", "plain"))
        asked = {(ask.seat, window.turns[slot].power): ask.key for slot, ask in window.asks.items()}
        assert asked == {(0, "hunt"): "hunt", (0, "spy"): "spy", (1, "hunt"): "hunt"}
