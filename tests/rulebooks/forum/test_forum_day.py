"""The day, the lynching, absence, and the ends."""

from __future__ import annotations

from nightcaller.engine import AMEND
from rulebooks.forum.thread import ABSENCE, DEBATE, LYNCH, NIGHT, Thread, until

SEVEN = "Ann seer, Bob werewolf, Cat saint, Dan saint, Eve saint, Fay saint, Gus saint"
NINE = f"{SEVEN}, Hal saint, Ida saint"


class TestLynching:
    """Rules: the villagers decide who is "to be lynched for the greater good of the village"."""

    def test_most_votes_are_enough(self):
        thread = Thread(SEVEN)
        thread.sleep()
        thread.vote(Cat="Ann Bob", Dan="Eve")
        assert thread.told("forum.lynched")["seat"] == "Cat"
        assert thread.alive == "Ann Bob Dan Eve Fay Gus"

    def test_a_tie_lynches_nobody(self):
        """rulings, forum: ties: nobody."""
        thread = Thread(SEVEN)
        thread.sleep()
        thread.vote(Cat="Ann Bob", Dan="Eve Fay")
        assert thread.told("forum.nobody_lynched") == {"reason": "tie"}
        assert len(thread.public.alive) == 7

    def test_without_votes_nobody_is_lynched(self):
        thread = Thread(SEVEN)
        thread.sleep()
        thread.vote()
        assert thread.told("forum.nobody_lynched") == {"reason": "no_votes"}

    def test_everybody_sees_who_voted_for_whom(self):
        thread = Thread(SEVEN)
        thread.sleep()
        thread.vote(Cat="Ann Bob")
        assert thread.totals("forum.lynch.result")["Cat"] == 4


class TestAbsence:
    """ "Abstaining from voting without declaring absence three times [...] will result in autolynching"."""

    def test_three_times_without_a_word(self):
        thread = Thread(SEVEN, autolynch="on")
        for day in range(3):
            thread.sleep()
            everybody = [name for name in thread.names if name != "Gus"]
            thread.vote(Bob=" ".join(everybody[:3]), Cat=" ".join(everybody[3:]))
            assert ("Gus" in thread.alive.split()) == (day < 2)
            assert thread.heard("forum.warned") == (day >= 1)
        assert thread.told("forum.autolynched")["seat"] == "Gus"

    def test_the_warning_comes_after_the_dead_and_their_cards(self):
        """One thing after the other: who dies and who that was, then who has one time left."""
        thread = Thread(NINE, autolynch="on", dead_revealed="yes")
        for lynched in ("Ida", "Hal"):
            thread.sleep()
            thread.lynch(lynched, *["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"])
        told = ("forum.lynched", "forum.revealed", "forum.warned")
        heard = [event.kind for event in thread.public.events if event.day == 2 and event.kind in told]
        assert heard == list(told)
        assert thread.told("forum.warned")["seats"] == "Gus", "the dead need no warning"

    def test_a_declared_absence_does_not_count(self):
        thread = Thread(SEVEN, autolynch="on")
        for _day in range(4):
            thread.sleep()
            thread.excuse("Gus")
            thread.reach("forum.debate")
            assert "Gus" not in thread.speakers().split()
            thread.vote(Bob="Ann Bob Cat", Dan="Dan Eve Fay")
        assert thread.alive == "Ann Bob Cat Dan Eve Fay Gus"

    def test_who_is_absent_does_not_vote(self):
        thread = Thread(SEVEN, autolynch="on")
        thread.sleep()
        thread.excuse("Gus Fay")
        assert thread.told("forum.absent")["seats"] == "Fay Gus"
        thread.reach("forum.lynch")
        assert thread.voters == "Ann Bob Cat Dan Eve"
        assert "Gus" in thread.options("Ann").split()

    def test_nobody_is_absent_without_a_word(self):
        thread = Thread(SEVEN, autolynch="on")
        thread.sleep()
        thread.excuse("")
        assert not thread.heard("forum.absent")

    def test_without_autolynching_nobody_has_to_excuse_himself(self):
        """House rule `autolynch`."""
        thread = Thread(SEVEN, autolynch="off")
        thread.sleep()
        assert thread.label == DEBATE

    def test_if_everybody_is_absent_nobody_is_lynched(self):
        thread = Thread(SEVEN, autolynch="on")
        thread.sleep()
        thread.excuse(" ".join(thread.names))
        assert thread.speakers() == ""
        thread.close()
        assert thread.label == NIGHT

    def silent(self, thread: Thread, *quiet: str) -> None:
        """A night, and a vote that ends in a tie, without these people."""
        thread.sleep()
        voters = [name for name in thread.alive.split() if name not in quiet]
        if len(voters) % 2:
            thread.excuse(voters.pop())
        half = len(voters) // 2
        thread.vote(Cat=" ".join(voters[:half]), Dan=" ".join(voters[half:]))

    def test_three_times_during_the_game_not_one_after_the_other(self):
        thread = Thread(SEVEN, autolynch="on")
        for quiet in ("Gus", "", "Gus", ""):
            self.silent(thread, quiet)
        assert "Gus" in thread.alive.split()
        self.silent(thread, "Gus")
        assert "Gus" not in thread.alive.split()

    def test_whoever_is_brought_back_has_one_last_warning(self):
        """The silence that cost the life is void with it; those before it are not."""
        thread = Thread(SEVEN, autolynch="on")
        thread.sleep()
        thread.session.submit(AMEND, ("kill", thread.seat("Eve")))
        for _day in range(3):
            self.silent(thread, "Gus")
        assert "Gus" not in thread.alive.split()
        warnings = len(thread.events("forum.warned"))
        thread.session.submit(AMEND, ("revive", thread.seat("Gus")))
        assert thread.told("forum.warned")["seats"] == "Gus"
        thread.session.submit(AMEND, ("revive", thread.seat("Eve")))
        assert len(thread.events("forum.warned")) == warnings + 1, "once, whoever else comes back"
        self.silent(thread, "")
        assert "Gus" in thread.alive.split()
        self.silent(thread, "Gus")
        assert "Gus" not in thread.alive.split()

    def test_whoever_died_otherwise_is_not_warned(self):
        thread = Thread(SEVEN, autolynch="on")
        self.silent(thread, "Gus")
        thread.session.submit(AMEND, ("kill", thread.seat("Gus")))
        thread.session.submit(AMEND, ("revive", thread.seat("Gus")))
        assert not thread.heard("forum.warned")

    def test_several_at_once(self):
        thread = Thread(NINE, autolynch="on")
        for _day in range(3):
            self.silent(thread, "Gus", "Hal")
        assert [event.facts["seat"] for event in thread.events("forum.autolynched")] == [6, 7]
        assert thread.told("forum.warned")["seats"] == "Gus Hal"
        assert thread.alive == "Ann Bob Cat Dan Eve Fay Ida"

    def test_whoever_is_lynched_is_not_autolynched_as_well(self):
        thread = Thread(SEVEN, autolynch="on")
        for _day in range(2):
            self.silent(thread, "Gus")
        thread.sleep()
        thread.lynch("Gus", "Ann", "Cat", "Dan", "Eve", "Fay", "Bob")
        assert thread.heard("forum.lynched")
        assert not thread.heard("forum.autolynched")

    def test_somebody_else_is_lynched_on_the_same_day(self):
        thread = Thread(NINE, autolynch="on")
        for _day in range(2):
            self.silent(thread, "Gus")
        thread.sleep()
        thread.lynch("Hal", "Ann", "Cat", "Dan", "Eve", "Fay", "Bob", "Hal", "Ida")
        assert thread.alive == "Ann Bob Cat Dan Eve Fay Ida"

    def test_whose_candidate_is_declared_dead_has_voted(self):
        """The ballot has become an abstention by the table's word, and nobody is lynched for that."""
        thread = Thread(NINE, autolynch="on")
        for _day in range(2):
            self.silent(thread, "Gus")
        thread.sleep()
        thread.reach(LYNCH)
        thread.answer("Gus", "Hal")
        thread.session.submit(AMEND, ("kill", thread.seat("Hal")))
        thread.ballots({"Ida": "Ann Bob Cat Dan Eve Fay Ida"})
        assert not thread.heard("forum.autolynched")
        assert "Gus" in thread.alive.split()

    def test_a_brutal_one_who_was_silent_takes_nobody_along(self):
        """Traits, Brutal: "when voted to be lynched"."""
        thread = Thread(SEVEN.replace("Gus saint", "Gus saint+brutal"), autolynch="on")
        for _day in range(3):
            self.silent(thread, "Gus")
        assert "Gus" not in thread.alive.split()
        assert thread.label == NIGHT

    def test_a_patient_misses_no_vote(self):
        cast = NINE.replace("Hal saint", "Hal doctor")

        def happens(thread: Thread) -> bool:
            thread.sleep(Bob="Gus", Hal="Gus")
            return thread.heard("forum.patient")

        thread = until(cast, happens, autolynch="on")
        thread.reach(LYNCH)
        half = thread.voters.split()
        thread.vote(Cat=" ".join(half[:4]), Dan=" ".join(half[4:]))
        for _day in range(2):
            self.silent(thread, "Gus")
        assert "Gus" in thread.alive.split()
        assert thread.told("forum.warned")["seats"] == "Gus"

    def test_a_cultist_whose_wolf_fell_to_a_brutal_outlives_another_packs_wolf(self):
        """ "If the final wolf of his pack is lynched or hunted, the cultist dies": of his own."""
        cast = "Ann saint+brutal, Bob werewolf, Cat red_werewolf, Dan cultist, Eve red_werewolf, Fay saint"
        thread = Thread(f"{cast}, Gus saint, Hal saint, Ida saint")
        thread.sleep()
        thread.lynch("Ann")
        thread.act("Ann", "Bob")
        thread.sleep()
        thread.lynch("Cat")
        assert thread.alive == "Dan Eve Fay Gus Hal Ida"

    def test_an_autolynched_last_wolf_takes_his_cultist_along(self):
        cast = f"{SEVEN.replace('Cat saint', 'Cat cultist')}, Hal red_werewolf, Ida saint"
        thread = Thread(cast, autolynch="on")
        for _day in range(3):
            thread.sleep()
            thread.vote(Dan="Ann Cat Dan", Eve="Eve Fay Gus", Ida="Hal Ida")
        assert thread.alive == "Ann Dan Eve Fay Gus Hal Ida"


class TestEnds:
    """Rules: "1:1 parity"; "only one pack can remain"."""

    def test_the_village_wins_without_werewolves(self):
        thread = Thread(SEVEN)
        thread.sleep()
        thread.lynch("Bob")
        assert (thread.won, thread.why) == ("forum.village", "end-forum-wolves-gone")
        assert thread.winners == "Ann Cat Dan Eve Fay Gus"

    def test_parity(self):
        thread = Thread("Ann seer, Bob werewolf, Cat werewolf, Dan saint, Eve saint, Fay saint")
        thread.sleep(Bob="Dan")
        assert thread.won == ""
        thread.lynch("Eve")
        assert (thread.won, thread.why) == ("forum.grey_pack", "end-forum-parity")
        assert thread.winners == "Bob Cat"

    def test_all_baddies_count_when_one_pack_is_left(self):
        """ "All baddies (werewolves and cultists) are counted towards parity"."""
        thread = Thread("Ann seer, Bob werewolf, Cat cultist, Dan saint, Eve saint, Fay saint")
        thread.sleep(Bob="Dan")
        thread.lynch("Eve")
        assert (thread.won, thread.winners) == ("forum.grey_pack", "Bob Cat")

    def test_two_packs_do_not_win_together(self):
        thread = Thread("Ann seer, Bob werewolf, Cat red_werewolf, Dan saint, Eve saint, Fay saint")
        thread.sleep(Bob="Dan", Cat="Eve")
        assert thread.won == ""
        thread.lynch("Cat")
        assert thread.won == ""
        thread.sleep(Bob="Fay")
        assert (thread.won, thread.winners) == ("forum.grey_pack", "Bob")

    def test_another_packs_cultist_counts_but_does_not_win(self):
        """ "Can only win with starting pack". His wolf fell to a Brutal: neither lynched nor hunted."""
        cast = (
            "Ann saint+brutal, Bob werewolf, Cat red_werewolf, Dan red_cultist, Eve saint, Fay saint,"
            "Gus saint, Hal saint"
        )
        thread = Thread(cast)
        thread.sleep()
        thread.lynch("Ann")
        thread.act("Ann", "Cat")
        assert "Dan" in thread.alive.split()
        thread.sleep(Bob="Eve")
        assert thread.won == ""
        thread.lynch("Fay")
        assert (thread.won, thread.why, thread.winners) == ("forum.grey_pack", "end-forum-parity", "Bob")

    SIX = "Ann saint+hunter, Bob werewolf, Cat red_werewolf, Dan saint, Eve saint, Fay saint"

    def test_the_packs_eat_each_other(self):
        """The dead of one moment are counted together: no wolf is left, somebody good is."""
        thread = Thread(self.SIX)
        thread.sleep(Bob="Dan", Cat="Eve")
        thread.lynch("Fay")
        assert thread.won == ""
        thread.sleep(Bob="Cat", Cat="Bob")
        assert (thread.won, thread.alive) == ("forum.village", "Ann")

    def test_nobody_left(self):
        """rulings, All books: "nobody left alive is a draw"."""
        thread = Thread(self.SIX)
        thread.sleep(Bob="Dan", Cat="Eve")
        thread.lynch("Fay")
        thread.sleep(Bob="Cat", Cat="Ann", Ann="Bob")
        assert (thread.won, thread.why, thread.alive) == ("draw", "end-forum-nobody-left", "")

    def test_an_end_that_is_overruled_is_none(self):
        thread = Thread(SEVEN)
        thread.session.submit(AMEND, ("play_on", "end-forum-wolves-gone"))
        thread.sleep()
        thread.lynch("Bob")
        assert (thread.won, thread.label) == ("", NIGHT)

    def test_parity_that_is_overruled_is_no_end(self):
        thread = Thread("Ann seer, Bob werewolf, Cat werewolf, Dan saint, Eve saint, Fay saint")
        thread.session.submit(AMEND, ("play_on", "end-forum-parity"))
        thread.sleep(Bob="Dan")
        thread.lynch("Eve")
        assert (thread.won, thread.label) == ("", NIGHT)
        thread.sleep(Bob="Ann")
        assert thread.won == ""
        thread.lynch("Fay")
        assert (thread.won, thread.why) == ("forum.grey_pack", "end-forum-no-villager")

    def test_a_declared_death_by_day_is_followed_by_what_it_means(self):
        thread = Thread(SEVEN, dead_revealed="yes")
        thread.sleep()
        thread.session.submit(AMEND, ("kill", thread.seat("Bob")))
        assert thread.told("forum.revealed") == {"seat": "Bob", "role": "forum.werewolf"}
        assert thread.won == "forum.village"

    def test_a_trait_is_no_card_to_declare(self):
        thread = Thread(f"{NINE.replace('Cat saint', 'Cat saint+spy')}")
        try:
            thread.session.submit(AMEND, ("role", thread.seat("Ann"), "forum.spy"))
        except Exception as refused:
            assert str(refused.args[0]) == "error-amend-card"
        else:
            raise AssertionError("a trait is held beside a role")

    def test_traits_stay_with_whoever_gets_another_card(self):
        thread = Thread(f"{NINE.replace('Cat saint', 'Cat saint+spy')}")
        thread.session.submit(AMEND, ("role", thread.seat("Cat"), "forum.seer"))
        assert thread.holds("Cat") == ("seer", "spy")
        assert thread.label != ABSENCE
