"""Section III.3: the death list, the Hunter's shot, last words."""

from __future__ import annotations

import pytest

from rulebooks.scenario import EXILE, LAST_ACTS, LAST_WORDS, NIGHT, SPEECH, Refused, Table

NINE = (
    "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve hunter, Fay werewolf, Gus commoner, Hal commoner,"
    "Ida idiot"
)


class TestDeathList:
    """ "Announce death list (without revealing cause)"."""

    def test_is_sorted_by_seat_and_told_to_everybody(self):
        table = Table(NINE)
        table.night(pack="Hal", witch="poison Cat")
        assert table.fallen == "Cat Hal"
        assert table.told("died") == {"seats": "Cat Hal"}

    def test_a_peaceful_night_is_announced_too(self):
        table = Table(NINE)
        table.night()
        assert table.told("judge.dawn") == {"seats": ""}
        assert not table.heard("died")

    def test_reveals_no_cause(self):
        """Whoever looks before the end sees who died and nothing else about it."""
        table = Table(NINE)
        table.night(pack="Hal", witch="poison Cat")
        for name in ("", "Ann", "Bob", "Cat", "Dan", "Gus"):
            assert not table.heard("died.cause", name)
        assert set(table.told("died")) == {"seats"}

    def test_causes_are_told_after_the_game(self):
        """The recap is complete."""
        table = Table("Ann witch, Bob werewolf, Cat commoner, Dan commoner")
        table.night(witch="poison Bob")
        assert table.won == "judge.good"
        assert table.told("died.cause") == {"seat": "Bob", "cause": "judge.poison", "by": "Ann"}

    def test_day_one_follows_night_one(self):
        table = Table(NINE)
        table.night()
        assert (table.public.day, table.public.phase) == (1, "day")
        table.day()
        assert (table.public.day, table.public.phase) == (2, "night")
        table.night()
        assert (table.public.day, table.public.phase) == (2, "day")


class TestHunter:
    """Section II, Hunter; rulings, judge: hunter_shoots."""

    def test_shoots_when_hunted(self):
        """ "Can shoot and take a person when not voted out"."""
        table = Table(NINE)
        table.night(pack="Eve")
        assert table.label == LAST_ACTS
        table.shoot("Eve", "Bob")
        assert "Bob" not in table.alive
        assert table.told("judge.shot") == {"by": "Eve", "seat": "Bob"}

    def test_may_lower_the_gun(self):
        table = Table(NINE)
        table.night(pack="Eve")
        table.shoot("Eve", "nobody")
        assert not table.heard("judge.shot")

    def test_shoots_when_poisoned(self):
        """The text bars him only when voted out."""
        table = Table(NINE)
        table.night(witch="poison Eve")
        table.shoot("Eve", "Fay")
        assert "Fay" not in table.alive

    def test_does_not_shoot_when_voted_out(self):
        """ "Cannot shoot when voted out"."""
        table = Table(NINE)
        table.night()
        table.vote(Eve="Ann Bob Cat")
        assert table.label == LAST_WORDS
        assert "Eve" not in table.alive

    def test_shoots_the_living_only(self):
        """The night's other dead are no targets, nor is he."""
        table = Table(NINE)
        table.night(pack="Eve", witch="poison Hal")
        assert table.options("Eve") == "Ann Bob Cat Dan Fay Gus Ida nobody"

    def test_the_shot_comes_after_the_death_list(self):
        """rulings, All books: all die, then death powers."""
        table = Table(NINE)
        table.night(pack="Eve")
        assert table.fallen == "Eve"
        assert not table.heard("judge.shot")

    def test_everybody_who_fell_is_visited_alike(self):
        """secrecy: who is visited after a night is the death list, whoever the Hunter is."""
        hunter, other = Table(NINE), Table(NINE)
        hunter.night(pack="Eve")
        other.night(pack="Hal")
        assert hunter.window.seats == (hunter.seat("Eve"),)
        assert other.window.seats == (other.seat("Hal"),)
        assert (hunter.window.kind, hunter.window.steps, hunter.window.calls) == (
            other.window.kind,
            other.window.steps,
            other.window.calls,
        )
        assert not other.asked("Hal")
        assert hunter.public.asks == other.public.asks == {}, (
            "the public cannot tell who may close the window"
        )

    def test_a_deck_without_hunter_needs_no_visit(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner, Eve commoner")
        table.night(pack="Cat")
        assert table.label == LAST_WORDS

    def test_nobody_is_visited_once_the_only_gun_was_fired(self):
        """A shot is public: from then on everybody knows that there is no gun left."""
        table = Table(NINE)
        table.night(pack="Eve")
        table.shoot("Eve", "Fay")
        assert table.label == LAST_WORDS
        table.day()
        table.night(pack="Cat")
        assert table.label == SPEECH

    def test_a_lowered_gun_may_still_be_anybodys(self):
        """Who did not shoot may have been anybody: the next dead are visited as before."""
        table = Table(NINE)
        table.night(pack="Eve")
        table.shoot("Eve", "nobody")
        table.day()
        table.night(pack="Cat")
        assert table.label == LAST_ACTS

    def test_a_shot_seer_keeps_his_secret(self):
        """Nobody flips a card on death."""
        table = Table(NINE)
        table.night(pack="Eve")
        table.shoot("Eve", "Cat")
        assert not table.heard("card")

    def test_both_attacked_and_poisoned_he_shoots(self):
        table = Table(NINE)
        table.night(pack="Eve", witch="poison Eve")
        table.shoot("Eve", "Fay")
        assert "Fay" not in table.alive


class TestLastWords:
    """ "First night deceased must have last words, subsequent depends on rules"; rulings: last_words."""

    def test_the_first_nights_dead_speak(self):
        table = Table(NINE)
        table.night(pack="Hal", witch="poison Cat")
        table.reach(LAST_WORDS)
        assert table.speakers() == "Cat Hal"

    def test_later_nights_dead_do_not(self):
        table = Table(NINE)
        table.night()
        table.day()
        table.night(pack="Hal")
        table.reach(SPEECH)
        assert not table.heard("judge.last_words")

    def test_whoever_is_voted_out_speaks_on_every_day(self):
        table = Table(NINE)
        for victim in ("Gus", "Ann"):
            table.night()
            table.vote(**{victim: "Bob Cat Dan"})
            assert table.speakers() == victim
            table.reach(NIGHT)

    def test_whom_the_hunter_took_at_dawn_did_not_die_in_the_night(self):
        """rulings: "first night's dead and everybody voted out"; a shot is neither."""
        table = Table(NINE)
        table.night(pack="Eve")
        table.shoot("Eve", "Hal")
        table.reach(LAST_WORDS)
        assert table.speakers() == "Eve"

    def test_nobody_interrupts_last_words(self):
        """Explosions belong to the speech segment."""
        table = Table(NINE)
        table.night(pack="Hal")
        table.reach(LAST_WORDS)
        assert not table.asked("Bob")
        with pytest.raises(Refused):
            table.answer("Bob", "explode")

    def test_an_explosion_in_the_race_does_not_take_them_away(self):
        """ "First night deceased must have last words": the day ends, the words are spoken all the same."""
        table = Table(NINE, sheriff="yes")
        table.night(pack="Hal")
        table.run("Ann Bob")
        table.explode("Bob")
        assert table.label == LAST_WORDS
        assert table.speakers() == "Hal"
        table.speak()
        assert table.label == NIGHT

    def test_none_when_the_game_is_over(self):
        """Section V: the game ends immediately."""
        table = Table("Ann witch, Bob werewolf, Cat commoner, Dan commoner")
        table.night(witch="poison Bob")
        assert table.label == "over"


def test_without_a_sheriff_the_seat_after_the_first_dead_begins():
    """Speeches go round the table from beside the dead."""
    table = Table(NINE)
    table.night(pack="Gus")
    table.reach(SPEECH)
    assert table.speakers() == "Hal Ida Ann Bob Cat Dan Eve Fay"


def test_after_a_peaceful_night_somebody_drawn_begins():
    """rulings, All books: a random pick is a keyed roll."""
    first = set()
    for seed in range(60):
        table = Table(NINE, seed=seed)
        table.night()
        table.reach(SPEECH)
        order = table.speakers().split()
        at = table.names.index(order[0])
        assert order == table.names[at:] + table.names[:at]
        first.add(order[0])
    assert first == set(table.names)


def test_the_vote_follows_the_speeches():
    """Section III.4: Speech Segment, then Voting Segment."""
    table = Table(NINE)
    table.night()
    assert table.label == SPEECH
    table.speak()
    assert table.label == EXILE
