"""A session against everything that can happen to it: always equal to a replay of its log."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nightcaller.engine import AMEND, CLOSE, IllegalDecision, Session
from nightcaller.engine.vocabulary import TABLE, Picks
from nightcaller.rulebooks import book
from rulebooks.players import any_setup, random_amendment, random_picks

JUDGE = book("judge")


class Evening(RuleBasedStateMachine):
    """Submit, undo, crash and go on, and every kind of illegal answer."""

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        self.session = Session(JUDGE, any_setup(JUDGE, Random(seed), seats=Random(seed).randint(4, 10)))
        self.digests = [self.session.digest]

    def over(self) -> bool:
        return self.session.outcome is not None

    @precondition(lambda self: not self.over())
    @rule(choice=st.integers(0, 2**32))
    def submit(self, choice: int) -> None:
        rng = Random(choice)
        slot = rng.choice(list(self.session.window.asks))
        self.session.submit(slot, random_picks(self.session.window.asks[slot], rng))
        self.digests.append(self.session.digest)

    @precondition(lambda self: not self.over())
    @rule(choice=st.integers(0, 2**32))
    def submit_a_whole_window(self, choice: int) -> None:
        """Games are long: let them come further than the night."""
        rng = Random(choice)
        window = self.session.window
        while self.session.window is window and not self.over():
            asks = window.asks
            slot = CLOSE if CLOSE in asks else rng.choice(list(asks))
            self.session.submit(slot, random_picks(asks[slot], rng))
            self.digests.append(self.session.digest)

    @precondition(lambda self: not self.over())
    @rule()
    def run_out_of_time(self) -> None:
        slot = next(iter(self.session.window.asks))
        self.session.submit(slot, self.session.out_of_time(slot))
        self.digests.append(self.session.digest)

    @precondition(lambda self: not self.over())
    @rule(choice=st.integers(0, 2**32))
    def amend(self, choice: int) -> None:
        """Somebody declares something; what is not possible changes nothing."""
        picks = random_amendment(self.session, Random(choice))
        try:
            self.session.check(AMEND, picks)
        except IllegalDecision:
            self.refused(AMEND, picks)
        else:
            self.session.submit(AMEND, picks)
            self.digests.append(self.session.digest)

    @precondition(lambda self: self.session.decisions)
    @rule(count=st.integers(1, 12))
    def undo(self, count: int) -> None:
        count = min(count, len(self.session.decisions))
        self.session.undo(count)
        del self.digests[-count:]

    @rule()
    def crash_and_resume(self) -> None:
        self.session = Session(JUDGE, self.session.setup, list(self.session.decisions))

    @rule(slot=st.integers(-5, 200), choice=st.integers(0, 2**32))
    def pick_what_is_not_offered(self, slot: int, choice: int) -> None:
        asks = self.session.window.asks
        if slot in asks:
            ask = asks[slot]
            wrong = [option for option in (*range(-1, 41), "moon", "") if option not in ask.options]
            self.refused(slot, (Random(choice).choice(wrong),))
        else:
            self.refused(slot, (0,))

    @precondition(lambda self: not self.over())
    @rule(choice=st.integers(0, 2**32))
    def pick_too_few_or_too_many(self, choice: int) -> None:
        rng = Random(choice)
        slot, ask = rng.choice(list(self.session.window.asks.items()))
        self.refused(slot, ())
        self.refused(slot, (*ask.options, ask.options[0]))
        self.refused(slot, (ask.options[0],) * 2)

    @precondition(lambda self: not self.over() and CLOSE not in self.session.window.asks)
    @rule()
    def close_too_early(self) -> None:
        self.refused(CLOSE, ("close",))

    @rule(count=st.integers(1, 5))
    def undo_too_much(self, count: int) -> None:
        before = self.session.digest
        for wrong in (len(self.session.decisions) + count, 0, -count):
            try:
                self.session.undo(wrong)
            except IllegalDecision:
                assert self.session.digest == before
            else:
                raise AssertionError(f"undid {wrong} decisions")

    def refused(self, slot: int, picks: Picks) -> None:
        before = self.session.digest, list(self.session.decisions), self.session.view(TABLE)
        try:
            self.session.submit(slot, picks)
        except IllegalDecision:
            assert before == (self.session.digest, list(self.session.decisions), self.session.view(TABLE))
        else:
            raise AssertionError(f"{picks} was accepted in slot {slot}")

    @invariant()
    def equals_a_replay(self) -> None:
        if not hasattr(self, "session"):
            return
        again = Session(JUDGE, self.session.setup, self.session.decisions)
        assert again.digest == self.session.digest == self.digests[-1]
        assert again.outcome == self.session.outcome
        assert again.window.asks == self.session.window.asks
        assert len(self.digests) == len(self.session.decisions) + 1


Evening.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestEvening = Evening.TestCase
