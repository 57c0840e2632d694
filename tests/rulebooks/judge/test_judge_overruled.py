"""The judge's games overruled (rulings, All books; issue: "the table may continue or overrule")."""

from __future__ import annotations

from random import Random

import pytest

from nightcaller.engine import AMEND, NOBODY, TABLE, Session
from nightcaller.rulebooks import book
from rulebooks.judge.test_judge_fuzz import JUDGE
from rulebooks.players import any_setup, random_decision
from rulebooks.scenario import (
    BADGE,
    CLOSING_ROUND,
    DIRECTION,
    EXILE,
    LAST_ACTS,
    LAST_WORDS,
    RUNOFF,
    SPEECH,
    Table,
)

SIX = "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner"
LOVERS = "Cup cupid, Bob werewolf, Hal hunter, Dan witch, Eve commoner, Fay commoner, Gus commoner"


def overrule(table: Table, kind: str, *names: str) -> None:
    """Amend: people by name."""
    picks = [table.names.index(name) if name in table.names else name for name in names]
    table.session.submit(AMEND, (kind, *picks))


class TestTheEnd:
    def test_an_overruled_side_elimination_goes_on_and_ends_otherwise(self):
        t = Table(SIX)
        overrule(t, "play_on", "end-judge-commoners-gone")
        t.night(pack="Eve")
        t.vote(Fay="Ann Bob Cat Dan")
        assert not t.won
        t.night(pack=NOBODY)
        t.vote(Bob="Ann Cat Dan")
        assert (t.won, t.why) == ("judge.good", "end-judge-wolves-gone")

    def test_the_other_side_may_still_go(self):
        t = Table(SIX)
        overrule(t, "play_on", "end-judge-commoners-gone")
        t.night(pack="Eve")
        t.vote(Fay="Ann Bob Cat Dan")
        t.night()
        t.reach(SPEECH)
        for name in ("Ann", "Cat"):
            overrule(t, "kill", name)
            assert not t.won
        overrule(t, "kill", "Dan")
        assert (t.won, t.why) == ("judge.wolves", "end-judge-divine-gone")

    def test_nobody_left_ends_it_whatever_was_overruled(self):
        t = Table(SIX)
        for reason in ("commoners-gone", "divine-gone", "wolves-gone", "nobody-left"):
            overrule(t, "play_on", f"end-judge-{reason}")
        t.night()
        t.reach(SPEECH)
        for name in t.names:
            assert not t.won
            overrule(t, "kill", name)
        assert (t.won, t.why) == ("draw", "end-judge-nobody-left")

    def test_a_third_partys_claim_can_be_overruled(self):
        t = Table("Pip piper, Bob werewolf, Cat seer, Eve commoner, Fay commoner")
        overrule(t, "play_on", "end-judge-piper")
        t.night()
        t.day()
        t.night(Pip=("Bob", "Cat"))
        t.day()
        t.night(Pip=("Eve", "Fay"))
        t.reach(SPEECH)
        assert not t.won

    def test_the_table_declares_the_winners(self):
        t = Table(SIX)
        overrule(t, "end", "judge.good")
        assert (t.won, t.winners, t.why) == ("judge.good", "Ann Cat Dan Eve Fay", "end-overruled")


class TestDeath:
    def test_the_last_wolf_declared_dead_by_day_ends_the_game_at_once(self):
        t = Table(SIX)
        t.night()
        t.reach(EXILE)
        overrule(t, "kill", "Bob")
        assert (t.won, t.why) == ("judge.good", "end-judge-wolves-gone")
        assert t.heard("game.over")

    def test_by_night_he_is_named_with_the_nights_dead(self):
        t = Table(SIX)
        overrule(t, "kill", "Eve")
        t.night(pack="Fay", witch="save")
        assert t.fallen == "Eve"
        assert not t.heard("amended.killed")

    def test_a_killed_lover_is_followed_and_the_follower_may_shoot(self):
        t = Table(LOVERS)
        t.night(Cup=("Hal", "Eve"))
        t.reach(SPEECH)
        overrule(t, "kill", "Eve")
        assert t.alive == "Cup Bob Dan Fay Gus"
        assert t.label == LAST_ACTS
        t.shoot("Hal", "Gus")
        assert t.label == SPEECH
        assert t.alive == "Cup Bob Dan Fay"
        assert set(t.speakers().split()) == set(t.alive.split())

    def test_a_hunter_who_was_declared_dead_does_not_shoot(self):
        t = Table(LOVERS)
        t.night()
        t.reach(SPEECH)
        overrule(t, "kill", "Hal")
        assert t.label == SPEECH

    def test_a_wolf_who_comes_back_the_same_night_votes_with_the_pack(self):
        """The witch had been told already whom the others chose; their voices still count."""
        t = Table("Ann werewolf, Bob werewolf, Cat werewolf, Dan witch, Eve commoner, Fay commoner, Gus seer")
        overrule(t, "kill", "Bob")
        for wolf in ("Ann", "Cat"):
            t.answer(wolf, "Fay", "judge.pack.attack")
        assert dict(t.ask("Dan").shown) == {"victim": t.seat("Fay")}
        overrule(t, "revive", "Bob")
        assert not t.asked("Dan")
        t.night(pack={"Bob": "Eve"})
        assert t.fallen == "Fay"

    def test_not_by_night_either_though_he_is_visited(self):
        t = Table(LOVERS)
        overrule(t, "kill", "Hal")
        t.night()
        assert (t.label, t.window.seats) == (LAST_ACTS, (t.seat("Hal"),))
        assert not t.asked("Hal")

    def test_a_revived_hunter_shoots_when_he_dies_again(self):
        t = Table(LOVERS)
        t.night(pack="Hal")
        assert t.asked("Hal")
        overrule(t, "revive", "Hal")
        assert not t.asked("Hal")
        assert t.window.seats == ()
        t.close()
        t.reach(SPEECH)
        assert "Hal" in t.alive
        t.day()
        t.night(pack="Hal")
        t.shoot("Hal", "Dan")
        assert t.alive == "Cup Bob Eve Fay Gus"

    def test_who_came_back_speaks_no_last_words(self):
        t = Table(SIX)
        t.night(pack="Eve")
        t.reach(LAST_WORDS)
        overrule(t, "revive", "Eve")
        assert t.speakers() == ""
        t.reach(EXILE)
        assert "Eve" in t.voters.split()

    def test_a_death_by_night_is_taken_back_in_a_later_round_of_it(self):
        """A Seer who chose before the Magician has her answer in the closing round after all."""
        t = Table("Max magician, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner")
        while not t.asked("Cat"):
            slot = next(iter(t.window.asks))
            t.session.submit(slot, t.session.out_of_time(slot))
        t.answer("Cat", "Bob")
        overrule(t, "kill", "Cat")
        while t.label == "judge.night":
            slot = next(iter(t.window.asks))
            t.session.submit(slot, t.session.out_of_time(slot))
        assert t.label == CLOSING_ROUND
        assert not t.heard("judge.seer.learned", "Cat")
        overrule(t, "revive", "Cat")
        assert t.told("judge.seer.learned", "Cat")["camp"] == "wolf"
        t.close()
        assert "Cat" in t.alive.split()


class TestTheSheriff:
    def table(self, eaten: str = NOBODY) -> Table:
        t = Table(SIX, sheriff="yes")
        t.night(pack=eaten)
        t.run("Ann Cat")
        t.elect(Cat="Bob Dan Fay")
        assert t.sheriff == "Cat"
        return t

    def test_a_killed_sheriff_passes_the_badge_before_the_day_goes_on(self):
        t = self.table()
        t.reach(SPEECH)
        overrule(t, "kill", "Cat")
        assert t.label == BADGE
        t.badge("Dan")
        assert (t.sheriff, t.label) == ("Dan", SPEECH)

    def test_a_sheriff_killed_while_choosing_the_direction(self):
        t = self.table()
        t.reach(DIRECTION)
        overrule(t, "kill", "Cat")
        t.badge("tear")
        assert (t.sheriff, t.label) == ("", SPEECH)
        assert "Cat" not in t.speakers()

    @pytest.mark.parametrize("how", ["killed", "given away"])
    def test_whoever_has_the_badge_now_chooses_the_direction_and_speaks_last(self, how: str):
        """rulings, judge: Sheriff "speaks last, chooses the direction of speech"."""
        t = self.table()
        t.reach(DIRECTION)
        if how == "killed":
            overrule(t, "kill", "Cat")
            t.badge("Eve")
        else:
            overrule(t, "office", "judge.sheriff", "Eve")
        assert not t.asked("Cat")
        t.answer("Eve", "counterclockwise")
        order = "Dan Bob Ann Fay Eve" if how == "killed" else "Dan Cat Bob Ann Fay Eve"
        assert t.told("judge.order")["seats"] == t.speakers() == order

    def test_whoever_comes_back_while_the_direction_is_chosen_speaks(self):
        t = self.table("Eve")
        t.reach(DIRECTION)
        overrule(t, "revive", "Eve")
        t.answer("Cat", "clockwise")
        assert t.speakers() == "Dan Eve Fay Ann Bob Cat"

    def test_a_sheriff_who_comes_back_keeps_the_badge(self):
        t = self.table()
        t.reach(SPEECH)
        overrule(t, "kill", "Cat")
        overrule(t, "revive", "Cat")
        assert (t.sheriff, t.label) == ("Cat", SPEECH)

    @pytest.mark.parametrize("first", ["Cat", "Eve"])
    def test_of_two_declared_dead_each_comes_back_to_what_was(self, first: str):
        """rulings, All books: "Declared dead and taken back in the same window: as if nothing had been"."""
        t = self.table()
        t.reach(SPEECH)
        overrule(t, "kill", "Cat")
        overrule(t, "kill", "Eve")
        for name in (first, "Eve" if first == "Cat" else "Cat"):
            overrule(t, "revive", name)
        assert (t.sheriff, t.label, t.session.digest) == ("Cat", SPEECH, self.at_the_speech())

    def at_the_speech(self) -> str:
        """The state of the same table of which nobody has been declared dead."""
        t = self.table()
        t.reach(SPEECH)
        return t.session.digest

    def test_another_one_gets_the_badge_while_it_is_being_passed(self):
        t = self.table()
        t.reach(SPEECH)
        overrule(t, "kill", "Cat")
        overrule(t, "office", "judge.sheriff", "Eve")
        assert (t.sheriff, t.label) == ("Eve", SPEECH)

    def test_a_killed_heir_cannot_get_it(self):
        t = self.table()
        t.reach(SPEECH)
        overrule(t, "kill", "Cat")
        overrule(t, "kill", "Dan")
        assert "Dan" not in t.options("Cat", "judge.sheriff.badge")

    def test_a_badge_that_was_given_away_is_not_run_for(self):
        t = Table(SIX, sheriff="yes")
        overrule(t, "office", "judge.sheriff", "Eve")
        t.night()
        assert t.label == DIRECTION
        assert t.sheriff == "Eve"

    def test_whoever_comes_back_while_hands_are_shown_may_run(self):
        """Killed and revived in that window she puts her hand up; revived in a later one it is still up."""
        t = Table(SIX, sheriff="yes")
        t.night()
        overrule(t, "kill", "Cat")
        overrule(t, "revive", "Cat")
        t.answer("Eve", "run", "judge.sheriff.run")
        overrule(t, "kill", "Eve")
        t.run("Ann Cat")
        assert t.speakers() in {"Ann Cat", "Cat Ann"}
        overrule(t, "revive", "Eve")
        t.elect(Eve="Bob Dan Fay")
        assert t.sheriff == "Eve"

    def test_a_killed_candidate_is_no_candidate(self):
        t = Table(SIX, sheriff="yes")
        t.night()
        t.run("Ann Cat Eve")
        overrule(t, "kill", "Cat")
        assert t.speakers().split().count("Cat") == 0
        t.speak()
        assert t.window.options == (t.seat("Ann"), t.seat("Eve"), NOBODY)


class TestTheDay:
    def test_the_tied_one_who_leaves_is_not_voted_about(self):
        t = Table(SIX)
        t.night()
        t.vote(Ann="Bob Cat", Eve="Dan Fay")
        assert t.label == RUNOFF
        overrule(t, "kill", "Eve")
        t.speak()
        assert t.window.options == (t.seat("Ann"), NOBODY)
        assert t.voters == "Bob Cat Dan Fay"

    def test_who_votes_in_the_runoff_is_found_out_when_the_tied_have_spoken(self):
        """Section III.4: "all voting (Idiot has no voting rights after avoiding death [...])"."""
        t = Table(SIX)
        t.night(pack="Dan")
        t.vote(Ann="Bob Cat", Eve="Ann Fay")
        assert t.label == RUNOFF
        overrule(t, "revive", "Dan")
        overrule(t, "mark", "Fay", "judge.flipped")
        t.speak()
        assert t.voters == "Bob Cat Dan"

    def test_a_flipped_mark_takes_the_vote_away(self):
        t = Table(SIX)
        t.night()
        overrule(t, "mark", "Eve", "judge.flipped")
        t.reach(EXILE)
        assert "Eve" not in t.voters.split()

    def test_whom_the_narrator_silences_speaks_again_tomorrow(self):
        t = Table(SIX)
        overrule(t, "mark", "Eve", "judge.silenced")
        t.night()
        t.reach(SPEECH)
        assert "Eve" not in t.speakers().split()
        t.day()
        t.night()
        t.reach(SPEECH)
        assert "Eve" in t.speakers().split()

    def test_whom_the_silencer_chose_and_the_table_brings_back_is_named(self):
        """rulings, judge: Silencer: "told [...] publicly who may not speak"."""
        t = Table("Sam silencer_elder, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner")
        t.night(pack="Eve", Sam="Eve")
        t.reach(SPEECH)
        assert not t.heard("judge.silenced")
        overrule(t, "revive", "Eve")
        assert t.told("judge.silenced") == {"seats": "Eve"}
        t.vote(Eve="Bob", Fay="Cat")
        assert t.label == RUNOFF
        assert t.speakers() == "Fay"
        t.day()
        assert t.public.marks == {}

    def test_a_silence_of_which_nobody_knows_may_be_lifted(self):
        t = Table("Sam silencer_elder, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner")
        t.night(pack="Eve", Sam="Eve")
        t.reach(SPEECH)
        overrule(t, "unmark", "Eve", "judge.silenced")
        assert t.public.marks == t.view("Eve").marks == {}

    def test_on_the_corrected_second_day_nobody_runs_and_no_last_words_are_due(self):
        t = Table(SIX)
        t.session.submit(AMEND, ("day", 2))
        t.night(pack="Eve")
        assert t.label == SPEECH


class TestCards:
    def test_a_new_wolf_learns_the_pack_and_hunts_with_it(self):
        t = Table(SIX)
        overrule(t, "role", "Eve", "judge.werewolf")
        assert t.view("Eve").card.mates == ((t.seat("Bob"), "judge.werewolf"),)
        t.night()
        t.day()
        assert t.asked("Eve", "judge.pack.attack")

    def test_a_wolf_no_more_forgets_the_pack(self):
        t = Table("Ann guardian, Bob werewolf, Wes werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner")
        overrule(t, "role", "Wes", "judge.commoner")
        assert t.view("Wes").card.mates == ()
        assert not t.asked("Wes")


def somewhere_in_a_night(rng: Random) -> Session:
    """Up to six decisions into a game; the night may be over by then."""
    session = Session(book("judge"), any_setup(JUDGE, rng, 9))
    for _ in range(rng.randint(0, 6)):
        if session.window.kind == "night" and session.outcome is None:
            session.submit(*random_decision(session, rng))
    return session


@pytest.mark.parametrize("seed", range(12))
def test_a_secret_amendment_changes_nobody_elses_view(seed: int):
    """Another card is seen by its holder alone, a death by night by nobody: no view, no question differs."""
    rng = Random(seed)
    session = somewhere_in_a_night(rng)
    while session.window.kind != "night" or session.outcome:
        session = somewhere_in_a_night(rng)
    for picks in (("role", 3, rng.choice(list(session.setup.deck))), ("kill", 5)):
        before = {seat: session.view(seat) for seat in range(TABLE, 9)}
        session.submit(AMEND, picks)
        for seat, view in before.items():
            if seat != picks[1]:
                now = session.view(seat)
                # What waited for an answer may come earlier, as after any answer.
                assert now.events[: len(view.events)] == view.events
                assert {event.kind for event in now.events[len(view.events) :]} <= {"judge.pack.agreed"}
                assert set(view.asks.items()) <= set(now.asks.items())
