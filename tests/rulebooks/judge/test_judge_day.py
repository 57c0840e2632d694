"""Section III.4: speeches, explosions, the vote, the run-off, the Idiot."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from rulebooks.scenario import (
    BADGE,
    DIRECTION,
    EXILE,
    LAST_WORDS,
    NIGHT,
    RUNOFF,
    SPEECH,
    Refused,
    Table,
)

NINE = (
    "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve hunter, Fay werewolf, Gus commoner, Hal commoner,"
    "Ida idiot"
)


def day_one(cast: str = NINE, **house: str) -> Table:
    """The table after a peaceful first night."""
    table = Table(cast, **house)
    table.night()
    return table


class TestExplosion:
    """Section II: "during day's speech phase, immediately ending speech and entering night"."""

    def test_ends_speech_and_day(self):
        table = day_one()
        table.explode("Bob")
        assert table.told("judge.exploded") == {"seat": "Bob"}
        assert "Bob" not in table.alive
        assert table.label == NIGHT

    def test_nobody_is_voted_out_that_day(self):
        table = day_one()
        table.explode("Bob")
        assert not table.heard("judge.exile.result")

    def test_is_open_to_wolves_alone(self):
        table = day_one()
        assert table.label == SPEECH
        assert [name for name in table.names if table.asked(name)] == ["Bob", "Fay"]

    def test_a_wolf_who_thinks_better_of_it_goes_on_listening(self):
        """Opening the question costs nothing."""
        table = day_one()
        table.answer("Bob", "stay")
        assert table.label == SPEECH
        assert table.asked("Bob")

    def test_is_possible_in_the_runoff_speeches(self):
        table = day_one()
        table.vote(Gus="Ann Bob", Hal="Cat Dan")
        assert table.label == RUNOFF
        table.explode("Fay")
        assert table.label == NIGHT
        assert {"Gus", "Hal"} <= set(table.alive.split())

    def test_is_not_possible_in_the_vote(self):
        table = day_one()
        table.speak()
        assert table.label == EXILE
        with pytest.raises(Refused):
            table.answer("Bob", "explode")

    def test_of_the_last_wolf_loses(self):
        table = day_one("Ann seer, Bob werewolf, Cat commoner, Dan commoner")
        table.explode("Bob")
        assert table.won == "judge.good"

    def test_a_wolf_sheriff_passes_the_badge(self):
        table = day_one(sheriff="yes")
        table.run("Bob")
        table.speak()
        table.explode("Bob")
        assert table.label == BADGE
        table.badge("Fay")
        assert table.sheriff == "Fay"
        assert table.label == NIGHT

    def test_the_dead_do_not_explode(self):
        table = Table(NINE)
        table.night(witch="poison Bob")
        table.reach(SPEECH)
        assert not table.asked("Bob")

    def test_the_floor_may_be_closed_at_any_time(self):
        """Nobody has to explode."""
        table = day_one()
        assert all(ask.optional for slot, ask in table.window.asks.items() if slot)


class TestVote:
    """Section III.4, Voting Segment; rulings, All books: plurality, abstaining is allowed."""

    def test_most_votes_and_out(self):
        table = day_one()
        table.vote(Bob="Ann Cat Dan", Gus="Bob Fay")
        assert table.told("judge.exiled") == {"seat": "Bob"}
        assert "Bob" not in table.alive

    def test_a_plurality_is_enough(self):
        """rulings, All books: no majority is needed."""
        table = day_one()
        table.vote(Bob="Ann")
        assert "Bob" not in table.alive

    def test_all_abstain_nobody_leaves(self):
        table = day_one()
        table.vote()
        assert table.told("judge.nobody_exiled") == {"reason": "no_votes"}
        assert len(table.alive.split()) == 9
        assert table.label == NIGHT

    def test_the_dead_are_neither_voters_nor_candidates(self):
        table = Table(NINE)
        table.night(pack="Hal")
        table.reach(EXILE)
        assert table.voters == "Ann Bob Cat Dan Eve Fay Gus Ida"
        assert table.options("Ann") == "Ann Bob Cat Dan Eve Fay Gus Ida nobody"

    def test_who_voted_for_whom_is_told(self):
        table = day_one()
        table.vote(Bob="Ann Cat")
        ballots = dict(table.told("judge.exile.result")["ballots"])
        assert ballots == {
            seat: table.seat("Bob") if name in {"Ann", "Cat"} else "nobody"
            for seat, name in enumerate(table.names)
        }

    def test_nobody_learns_the_role_of_who_was_voted_out(self):
        """Section III.3, by analogy: no card is shown."""
        table = day_one()
        table.vote(Bob="Ann")
        assert [event.facts["seat"] for event in table.events("card", "Ann")] == [table.seat("Ann")]


class TestRunOff:
    """rulings: "Day vote tie: run-off speeches and vote among the tied, then nobody leaves"."""

    def test_the_tied_speak_again(self):
        table = day_one()
        table.vote(Gus="Ann Bob", Hal="Cat Dan")
        assert table.label == RUNOFF
        assert table.speakers() == "Gus Hal"

    def test_the_vote_is_among_the_tied_and_by_the_others(self):
        table = day_one()
        table.vote(Gus="Ann Bob", Hal="Cat Dan")
        table.speak()
        assert table.options("Ann") == "Gus Hal nobody"
        assert table.voters == "Ann Bob Cat Dan Eve Fay Ida"

    def test_decides(self):
        table = day_one()
        table.vote(Gus="Ann Bob", Hal="Cat Dan")
        table.vote(Hal="Ann Bob Cat")
        assert "Hal" not in table.alive
        assert table.speakers() == "Hal"

    def test_another_tie_and_nobody_leaves(self):
        table = day_one()
        for _vote in range(2):
            table.vote(Gus="Ann Bob", Hal="Cat Dan")
        assert table.told("judge.nobody_exiled") == {"reason": "tie"}
        assert table.label == NIGHT

    def test_only_abstentions_and_nobody_leaves(self):
        table = day_one()
        table.vote(Gus="Ann Bob", Hal="Cat Dan")
        table.vote()
        assert table.told("judge.nobody_exiled") == {"reason": "no_votes"}

    def test_everybody_tied_everybody_votes(self):
        """With nobody left to judge, the tied decide among themselves."""
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner")
        table.night()
        table.vote(Ann="Bob", Bob="Cat", Cat="Dan", Dan="Ann")
        table.speak()
        assert table.voters == "Ann Bob Cat Dan"
        table.vote(Bob="Ann Cat Dan")
        assert table.won == "judge.good"


class TestIdiot:
    """Section II, Idiot: "when voted out, flips card to avoid death but loses voting rights"."""

    def test_flips_and_lives(self):
        table = day_one()
        table.vote(Ida="Ann Bob Cat")
        assert table.heard("judge.idiot.flipped")
        assert "Ida" in table.alive
        assert table.public.marks == {table.seat("Ida"): ("judge.flipped",)}
        assert table.label == NIGHT, "who stays needs no last words"

    def test_loses_the_vote(self):
        """ "Idiot has no voting rights after avoiding death"."""
        table = day_one()
        table.vote(Ida="Ann")
        table.night()
        table.reach(EXILE)
        assert table.voters == "Ann Bob Cat Dan Eve Fay Gus Hal"
        table.ballots({"Gus": "Ann Bob", "Hal": "Cat Dan"})
        table.speak()
        assert "Ida" not in table.voters

    def test_still_speaks(self):
        table = day_one()
        table.vote(Ida="Ann")
        table.night()
        assert "Ida" in table.speakers()

    def test_voted_out_again_dies(self):
        """rulings: "voted out again he dies"."""
        table = day_one()
        table.vote(Ida="Ann")
        table.night()
        table.vote(Ida="Ann Bob")
        assert "Ida" not in table.alive
        assert table.speakers() == "Ida"

    @pytest.mark.parametrize("death", ["pack", "poison", "gun"])
    def test_only_a_vote_triggers_it(self, death: str):
        """ "Only triggers when voted out"."""
        table = Table(NINE)
        match death:
            case "pack":
                table.night(pack="Ida")
            case "poison":
                table.night(witch="poison Ida")
            case _:
                table.night(pack="Eve")
                table.shoot("Eve", "Ida")
        assert "Ida" not in table.alive
        assert not table.heard("judge.idiot.flipped")

    def test_flips_in_the_runoff_too(self):
        table = day_one()
        table.vote(Ida="Ann", Gus="Bob")
        table.vote(Ida="Cat Dan")
        assert table.heard("judge.idiot.flipped")

    def test_a_flipped_sheriff_gives_the_badge_away(self):
        """rulings: "an Idiot sheriff passes or tears the badge"."""
        table = day_one(sheriff="yes")
        table.run("Ida")
        table.speak()
        table.vote(Ida="Ann Bob Cat")
        assert table.label == BADGE
        table.badge("Gus")
        assert (table.sheriff, "Ida" in table.alive) == ("Gus", True)
        assert table.label == NIGHT
        table.night()
        assert table.label == DIRECTION

    def test_counts_as_alive_for_the_end(self):
        """Section V: the divine are gone when the last has gone, and a flipped Idiot has not."""
        table = Table("Ann idiot, Bob werewolf, Cat commoner, Dan commoner, Eve commoner")
        table.night()
        table.vote(Ann="Bob Cat")
        assert table.won == ""
        table.night(pack="Ann")
        assert table.won == "judge.wolves"


def test_the_last_words_of_the_exiled_close_the_day():
    """Section III: after the vote, last words, then night."""
    table = day_one()
    table.vote(Gus="Ann Bob")
    assert table.label == LAST_WORDS
    table.speak()
    assert table.label == NIGHT


def test_whatever_is_declared_in_speeches_is_an_explosion_or_a_duel():
    """`declaration` takes every other word for an explosion, with which the day is over."""
    floor = [power for _role, power in book("judge").powers.values() if power.window == "floor"]
    words = {power.id: power.questions[0].words[0] for power in floor}
    other = {power: word for power, word in words.items() if word not in {"explode", "duel"}}
    assert other == {}, "teach judge/declaration.py the word: what it is, and whether it ends the day"
