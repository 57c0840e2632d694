"""Sessions: setups, decisions, refusals, undo, replay, time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import toy
from nightcaller.engine import CLOSE, IllegalDecision, IllegalSetup, Session, Setup
from nightcaller.engine.book import HouseRule, Program
from nightcaller.engine.game import Game
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import TABLE, Ask, Outcome, Window
from nightcaller.rulebooks import book
from rulebooks.players import any_setup, random_decision

JUDGE = book("judge")
DECK = {"werewolf": 1, "seer": 1, "commoner": 3}


class TestSetup:
    @pytest.mark.parametrize(
        ("setup", "error"),
        [
            (Setup({"werewolf": 1, "commoner": 2}, 3, 1), "error-setup-seats"),
            (Setup({"werewolf": 9, "commoner": 32}, 41, 1), "error-setup-seats"),
            (Setup(DECK, 6, 1), "error-setup-cards"),
            (Setup({**DECK, "commoner": 4, "seer": -1, "werewolf": 2}, 5, 1), "error-setup-cards"),
            (Setup({**DECK, "dragon": 1}, 6, 1), "error-setup-unknown-role"),
            (Setup({**DECK, "hollow.fox": 1}, 6, 1), "error-setup-unknown-role"),
            (Setup(DECK, 5, 1, {"moon": "full"}), "error-setup-unknown-house-rule"),
            (Setup(DECK, 5, 1, {"tie": "coin"}), "error-setup-unknown-option"),
            (Setup(DECK, 5, 1, {}, ("seer", "seer", *["commoner"] * 3)), "error-setup-deal"),
            (Setup(DECK, 5, 1, {}, ("seer",)), "error-setup-deal"),
            (Setup({"commoner": 5}, 5, 1), "problem-judge-no-wolf"),
        ],
    )
    def test_what_cannot_be_played_is_refused(self, setup: Setup, error: str):
        with pytest.raises(IllegalSetup) as refused:
            Session(JUDGE, setup)
        assert refused.value.message_id == error

    def test_a_deck_has_a_card_for_everybody_and_those_that_stay_on_the_table(self):
        assert toy.book(spare=lambda _deck: 2).cards({"toy.plain": 6}, 4) == 6

    def test_nobody_has_two_traits_where_a_book_does_not_say_so(self):
        traits = [Role(f"toy.{name}", "toy.team", beside=lambda _role: True) for name in ("charm", "curse")]
        rules = toy.book(*traits)
        for seed in range(6):
            game = Game(rules, Setup({"plain": 4, "charm": 2, "curse": 2}, 4, seed).normal(rules))
            assert [len(player.holdings) for player in game.players] == [2] * 4

    def test_short_ids_and_defaults_are_filled_in(self):
        setup = Session(JUDGE, Setup(DECK, 5, 1)).setup
        assert setup.deck == {"judge.werewolf": 1, "judge.seer": 1, "judge.commoner": 3}
        assert setup.house == {rule.id: rule.default for rule in JUDGE.house_rules}

    def test_normal_is_stable(self):
        setup = Setup(DECK, 5, 1).normal(JUDGE)
        assert setup.normal(JUDGE) == setup

    def test_a_deal_is_dealt(self):
        session = Session(
            JUDGE, Setup(DECK, 5, 1, {}, ("seer", "commoner", "commoner", "werewolf", "commoner"))
        )
        assert [session.view(seat).card.role for seat in range(5)] == [
            "judge.seer", "judge.commoner", "judge.commoner", "judge.werewolf", "judge.commoner",
        ]  # fmt: skip

    def test_house_rules_default_to_their_first_option(self):
        rule = HouseRule("toy.rule", ("one", "two"))
        rules = toy.book(house_rules=[rule])
        assert rules.house({}) == {"toy.rule": "one"}
        assert rules.house({"toy.rule": "two"}) == {"toy.rule": "two"}


def start() -> Session:
    return Session(JUDGE, Setup(DECK, 5, 1, {"sheriff": "no"}, ("werewolf", "seer", *["commoner"] * 3)))


def state(session: Session) -> tuple[Any, ...]:
    """Everything about a session that can be seen from outside."""
    views = tuple(session.view(seat) for seat in range(TABLE, session.setup.seats))
    return session.digest, tuple(session.decisions), session.outcome, dict(session.window.asks), views


class TestDecisions:
    @pytest.mark.parametrize(
        ("slot", "picks", "error"),
        [
            (1, (0, 1), "error-decision-how-many"),
            (1, (), "error-decision-how-many"),
            (1, (9,), "error-decision-not-offered"),
            (1, ("moon",), "error-decision-not-offered"),
            (2, (1,), "error-decision-not-offered"),
            (3, (1,), "error-decision-not-asked"),
            (99, (1,), "error-decision-not-asked"),
            (-7, (1,), "error-decision-not-asked"),
            (CLOSE, ("close",), "error-decision-not-asked"),
        ],
    )
    def test_an_illegal_answer_is_refused_and_changes_nothing(
        self, slot: int, picks: tuple[Any, ...], error: str
    ):
        session = start()
        before = state(session)
        with pytest.raises(IllegalDecision) as refused:
            session.submit(slot, picks)
        assert refused.value.message_id == error
        assert state(session) == before

    @pytest.mark.parametrize("seat", [True, 1.0])
    def test_what_is_equal_to_a_seat_is_that_seat_now_and_ever_after(self, seat: Any):
        """Decisions are shared between games: what one has been told must not come back in another."""
        first, second = start(), start()
        slot = next(slot for slot, ask in first.window.asks.items() if 1 in ask.options)
        first.submit(slot, (seat,))
        second.submit(slot, (1,))
        assert [type(pick) for pick in (*first.decisions[0].picks, *second.decisions[0].picks)] == [int, int]
        assert first.digest == second.digest

    def test_checking_changes_nothing(self):
        session = start()
        before = state(session)
        session.check(1, (2,))
        assert state(session) == before

    def test_one_answer_per_question(self):
        session = start()
        session.submit(1, (2,))
        with pytest.raises(IllegalDecision):
            session.submit(1, (2,))

    def test_nothing_is_asked_when_the_game_is_over(self):
        session = finished()
        assert session.window.asks == {}
        assert session.view(0).asks == {}
        for slot, picks in ((1, (0,)), (CLOSE, ("close",)), (-1, ("room", 0, "text"))):
            with pytest.raises(IllegalDecision) as refused:
                session.submit(slot, picks)
            assert refused.value.message_id == "error-decision-game-over"

    def test_several_picks_have_to_be_different(self):
        def program(game: Game) -> Program:
            yield Window("choice", "toy.two", {1: Ask(0, "toy.two", (1, 2, 3), lo=2, hi=2)}, (0,))
            return Outcome((), (), "end-toy")

        rules = toy.book(program=program)
        session = Session(rules, toy.setup(rules, *["plain"] * 4))
        for picks in ((1, 1), (1,), (1, 2, 3), (1, 4)):
            with pytest.raises(IllegalDecision):
                session.submit(1, picks)
        session.submit(1, (3, 1))
        assert session.outcome is not None

    def test_everything_may_be_picked_where_that_many_are_wanted(self):
        def program(game: Game) -> Program:
            yield Window("choice", "toy.all", {1: Ask(0, "toy.all", (1, 2), lo=2, hi=2)}, (0,))
            return Outcome((), (), "end-toy")

        rules = toy.book(program=program)
        session = Session(rules, toy.setup(rules, *["plain"] * 4))
        session.submit(1, (2, 1))
        assert session.outcome is not None


def finished() -> Session:
    session = start()
    session.submit(1, (1,))
    session.submit(2, (0,))
    session.submit(CLOSE, ("close",))
    assert session.outcome is not None
    return session


class TestUndo:
    @pytest.mark.parametrize("count", [0, -1, 4, 99])
    def test_not_more_than_there_is(self, count: int):
        session = finished()
        before = state(session)
        with pytest.raises(IllegalDecision) as refused:
            session.undo(count)
        assert refused.value.message_id == "error-decision-nothing-to-undo"
        assert state(session) == before

    def test_brings_every_earlier_state_back(self):
        """A whole random game, forwards and backwards."""
        rng = Random(3)
        session = Session(JUDGE, any_setup(JUDGE, rng, seats=8))
        states = [state(session)]
        while session.outcome is None:
            session.submit(*random_decision(session, rng))
            states.append(state(session))
        states.pop()
        while states:
            session.undo()
            assert state(session) == states.pop()

    def test_cannot_reroll(self):
        """A tie of the pack comes out the same however often it is taken back."""
        deal = ("werewolf", "werewolf", *["commoner"] * 5)
        session = Session(JUDGE, Setup({"werewolf": 2, "commoner": 5}, 7, 5, {"sheriff": "no"}, deal))
        victims = set()
        for _again in range(5):
            session.submit(1, (2,))
            session.submit(2, (3,))
            session.submit(CLOSE, ("close",))
            victims.add(session.view().alive)
            session.undo(3)
        assert len(victims) == 1

    def test_another_road_and_back_again_is_the_same_road(self):
        """What was undone leaves no trace in what comes later."""
        rng = Random(14)
        session = Session(JUDGE, any_setup(JUDGE, rng, seats=9))
        for _decision in range(25):
            session.submit(*random_decision(session, rng))
        straight = list(session.decisions)
        end = state(session)
        session.undo(10)
        detour = Random(12)
        for _decision in range(6):
            if session.outcome is None:
                session.submit(*random_decision(session, detour))
        session.undo(len(session.decisions) - 15)
        for decision in straight[15:]:
            session.submit(*decision)
        assert state(session) == end


class TestReplay:
    @pytest.mark.parametrize("seed", range(10))
    def test_a_log_leads_to_the_same_state(self, seed: int):
        rng = Random(seed)
        session = Session(JUDGE, any_setup(JUDGE, rng))
        for _decision in range(rng.randint(0, 150)):
            if session.outcome is None:
                session.submit(*random_decision(session, rng))
        assert state(Session(JUDGE, session.setup, session.decisions)) == state(session)

    def test_a_log_that_does_not_fit_is_refused(self):
        log = list(finished().decisions)
        with pytest.raises(IllegalDecision):
            Session(JUDGE, start().setup, [*log[:1], (1, (2,))])
        with pytest.raises(IllegalDecision):
            Session(JUDGE, start().setup, [*log, (1, (2,))])

    def test_quiet_plays_the_same_game(self):
        """Simulation keeps no events; decisions, outcome and state are the same."""
        rng = Random(8)
        session = Session(JUDGE, any_setup(JUDGE, rng, seats=10))
        quiet = Session(JUDGE, session.setup, quiet=True)
        while session.outcome is None:
            assert quiet.window.asks == session.window.asks
            decision = random_decision(session, rng)
            session.submit(*decision)
            quiet.submit(*decision)
            assert quiet.digest == session.digest
        assert quiet.outcome == session.outcome
        assert quiet.events == []


class TestDigest:
    def test_differs_when_anything_differs(self):
        """Same place in the game, another choice, another digest."""
        digests = set()
        for victim in (1, 2, 3, 4, "nobody"):
            for checked in (0, 2, 3, 4):
                session = start()
                session.submit(1, (victim,))
                session.submit(2, (checked,))
                digests.add((victim, session.digest))
        assert len(digests) == 5, "the pack's choice is state, whom the Seer checked is told and done with"

    def test_a_journals_digest_holds_that_was_made_with_what_nothing_reads_any_more(self):
        session = start()
        session._game.unread["toy.pack"] = 3
        once = session._hash(session._game.digest(unread=True))
        assert once != session.digest
        assert session.is_at(once)

    def test_knows_the_open_questions(self):
        """Two states with equal facts and other questions are not the same."""
        session = start()
        before = session.digest
        session.submit(2, (0,))
        assert session.digest != before


class TestTime:
    """rulings, All books: who does not answer in time gives the empty choice, else a keyed random one."""

    def test_the_empty_choice_where_there_is_one(self):
        session = start()
        assert session.out_of_time(1) == ("nobody",)

    def test_else_a_keyed_one(self):
        session = start()
        picks = session.out_of_time(2)
        assert picks == session.out_of_time(2) == start().out_of_time(2)
        assert picks[0] in session.window.asks[2].options

    def test_every_seed_draws_its_own(self):
        drawn = set()
        for seed in range(30):
            session = Session(JUDGE, Setup(DECK, 5, seed, {}, ("werewolf", "seer", *["commoner"] * 3)))
            drawn |= set(session.out_of_time(2))
        assert drawn == {0, 2, 3, 4}

    @pytest.mark.parametrize("seed", range(6))
    def test_a_table_that_never_answers_plays_on(self, seed: int):
        """Whatever is asked, what stands for silence is legal."""
        rng = Random(seed)
        session = Session(JUDGE, any_setup(JUDGE, rng, seats=8))
        days = set()
        while session.outcome is None and len(days) < 5:
            days.add(session.day)
            slot = next(iter(session.window.asks))
            session.submit(slot, session.out_of_time(slot))
        assert session.outcome is not None or len(days) == 5

    def test_as_many_as_are_wanted(self):
        def program(game: Game) -> Program:
            yield Window("choice", "toy.two", {1: Ask(0, "toy.two", (1, 2, 3), lo=2, hi=3)}, (0,))
            return Outcome((), (), "end-toy")

        rules = toy.book(program=program)
        session = Session(rules, toy.setup(rules, *["plain"] * 4))
        session.submit(1, session.out_of_time(1))
        assert session.outcome is not None


def test_closing_is_possible_when_it_says_so():
    session = start()
    assert not session.closes()
    session.submit(1, (2,))
    session.submit(2, (0,))
    assert session.closes()


def test_what_follows_from_a_set_up_is_the_same_whoever_has_looked_at_it():
    rules, same = toy.book(), toy.book()
    setup = toy.setup(rules, "plain", "plain", "other", "plain")
    assert setup.at(rules) is setup.at(rules)
    assert setup.at(same).cards == setup.at(rules).cards
    assert setup.at(same).book is same
