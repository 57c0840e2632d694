"""Corrected rules of the judge book (rulings): dead wolves, last acts in turn, what is spent, the race."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, NOBODY
from rulebooks.judge.test_judge_overruled import overrule
from rulebooks.scenario import BADGE, ELECTION, EXILE, LAST_ACTS, NIGHT, SPEECH, Table


class TestDeadWolvesWinNothing:
    """rulings, judge, `wolves_win`: only with a loyal wolf alive, or dead in this same moment."""

    CAST = (
        "Cup cupid, Ann seer, Bob werewolf, Bill werewolf, Ned commoner, Ora commoner, Pam commoner, "
        "Quy commoner"
    )

    def lovers_left(self, **house: str) -> Table:
        t = Table(self.CAST, **house)
        t.night(Cup=("Bob", "Ned"), pack="Ora")
        t.vote(Bill="Ann Pam")
        return t

    def test_the_last_wolf_in_mixed_love_does_not_lose_by_his_own_kill(self):
        t = self.lovers_left()
        t.night(pack="Ann")
        assert t.fallen == "Ann"
        assert not t.won, "the divine are gone, but no pack is left to win by it"

    def test_voting_him_out_wins_the_game_for_the_village(self):
        t = Table("Cup cupid, Ann seer, Bob werewolf, Bill werewolf, Ned commoner, Sam silencer_elder")
        t.night(Cup=("Bob", "Ned"))
        t.vote(Bill="Ann Cup")
        t.night()
        t.vote(Bob="Ann Cup")
        assert (t.won, t.why) == ("judge.good", "end-judge-wolves-gone")

    def test_the_lovers_may_still_win(self):
        t = self.lovers_left()
        t.night(pack="Ann")
        t.vote(Pam="Bob Ned Cup")
        t.night(pack="Quy")
        assert (t.won, t.winners) == ("judge.lovers", "Cup Bob Ned")

    def test_a_loyal_wolf_dead_in_this_moment_wins_with_it(self):
        """The King, voted out, shoots the last commoner."""
        t = Table("Kit werewolf_king, Ann seer, Sam silencer_elder, Ned commoner")
        t.night()
        t.vote(Kit="Ann Sam Ned")
        t.shoot("Kit", "Ned")
        assert (t.won, t.why) == ("judge.wolves", "end-judge-commoners-gone")

    def test_whoever_is_declared_dead_amid_last_acts_dies_in_the_same_moment(self):
        """The table cannot end the game between the vote and the King's shot."""
        t = Table("Kit werewolf_king, Ann seer, Sam silencer_elder, Ned commoner, Ora commoner")
        t.night()
        t.vote(Kit="Ann Sam")
        t.reach(LAST_ACTS)
        overrule(t, "kill", "Ora")
        assert not t.won
        t.shoot("Kit", "Ned")
        assert (t.won, t.why) == ("judge.wolves", "end-judge-commoners-gone")

    @pytest.mark.parametrize(("loving", "winner"), [("Bob Ned", ""), ("Ned Ora", "judge.wolves")])
    def test_parity_counts_a_wolf_in_mixed_love_with_the_lovers(self, loving: str, winner: str):
        cast = "Cup cupid, Ann seer, Bob werewolf, Bill werewolf, Ned commoner, Ora commoner"
        t = Table(cast, wolves_win="parity")
        one, other = loving.split()
        t.night(Cup=(one, other), pack="Ann")
        t.vote(Cup="Bob Bill Ned")
        assert t.won == winner


class TestLastActsInTurn:
    CAST = "Kit werewolf_king, Hal hunter, Cup cupid, Bob werewolf, Sam seer, Ned commoner, Ora commoner"

    def fallen_together(self) -> Table:
        """The King and the Hunter are in love, and the King is voted out."""
        t = Table(self.CAST)
        t.night(Cup=("Kit", "Hal"))
        t.vote(Kit="Sam Ned Ora")
        return t

    def test_the_second_knows_what_the_first_did(self):
        t = self.fallen_together()
        assert t.window.seats == (t.seat("Kit"),), "by seat"
        t.shoot("Kit", "Bob")
        assert t.alive == "Cup Sam Ned Ora"
        assert t.window.seats == (t.seat("Hal"),)
        assert t.options("Hal") == "Cup Sam Ned Ora nobody"

    def test_each_of_the_dead_gets_the_same_visit(self):
        """Whoever has no gun, too: one window, one step, no question that others could tell from hers."""
        t = Table("Ned commoner, Hal hunter, Cup cupid, Bob werewolf, Sam seer, Ora commoner")
        t.night(Cup=("Ned", "Hal"), pack="Hal")
        first = t.window
        assert (first.seats, first.steps, t.asked("Hal")) == ((t.seat("Ned"),), (1,), False)
        t.close()
        second = t.window
        assert (second.seats, second.steps) == ((t.seat("Hal"),), (1,))
        assert second.calls == first.calls
        assert t.asked("Hal")

    def test_whom_a_shot_hits_acts_when_all_of_this_moment_have(self):
        t = Table(
            "Kit werewolf_king, Ned commoner, Cup cupid, Bob werewolf, Sam seer, Ora commoner, Hal hunter"
        )
        t.night(Cup=("Hal", "Ned"), pack="Hal")
        visited = []
        while t.label == LAST_ACTS:
            visited.append(t.names[t.window.seats[0]])
            if t.asked("Hal"):
                t.answer("Hal", "Kit")
            t.keep_still()
        assert visited == ["Ned", "Hal", "Kit"]

    def test_nobody_is_asked_when_nobody_is_left(self):
        """The Bomber and everybody else, who voted for him, among them the Hunter."""
        t = Table("Bom bomber, Bob werewolf, Hal hunter, Ned commoner")
        t.night()
        t.vote(Bom="Bob Hal Ned")
        assert (t.won, t.why) == ("judge.bomber", "end-judge-bomber")

    def test_who_is_brought_back_meanwhile_is_passed_over(self):
        t = self.fallen_together()
        overrule(t, "revive", "Hal")
        t.shoot("Kit", "Bob")
        assert t.window.seats == (t.seat("Bob"),), "the King's victim, and not Hal"
        assert "Hal" in t.alive.split()

    def test_the_next_round_is_by_seat_whoever_shot_first(self):
        t = Table(
            "Kit werewolf_king, Hal hunter, Cup cupid, Bob werewolf, Sam seer, Ned commoner, Ora commoner"
        )
        t.night(Cup=("Kit", "Hal"))
        t.reach(EXILE)
        overrule(t, "role", "Cup", "judge.commoner")  # from now on everybody is visited
        t.vote(Kit="Sam Ned Ora")
        t.shoot("Kit", "Ora")
        t.shoot("Hal", "Cup")
        assert t.window.seats == (t.seat("Cup"),)

    def test_when_all_have_acted_a_declared_death_ends_the_game_again(self):
        t = Table("Hal hunter, Bob werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner")
        t.night(pack="Hal")
        t.shoot("Hal", "Ned")
        t.reach(SPEECH)
        overrule(t, "kill", "Bob")
        assert t.won == "judge.good"

    def test_who_is_brought_back_and_shot_is_visited_once(self):
        """Her second death is of another moment; the first one's visit is void."""
        t = Table(
            "Xan commoner, Kit werewolf_king, Hal hunter, Cup cupid, Wit witch, Bob werewolf, Sam seer,"
            "Ned commoner, Ora commoner",
            wolf_king_shoots_when_hunted="yes",
        )
        t.night(Cup=("Xan", "Kit"), pack="Kit", witch="poison Hal")
        overrule(t, "revive", "Hal")
        t.close()
        t.answer("Kit", "Hal")
        t.close()
        assert t.asked("Hal")
        t.keep_still()
        assert t.label != LAST_ACTS

    def test_undo_goes_back_one_gun(self):
        t = self.fallen_together()
        t.shoot("Kit", "Bob")
        t.answer("Hal", "Ned")
        t.session.undo(2)
        assert t.window.seats == (t.seat("Kit"),)
        assert "Bob" in t.alive.split()


def hunt_and_shoot(t: Table, whom: str) -> None:
    """The pack comes for Hal the Hunter, who can shoot."""
    t.day()
    t.night(pack="Hal")
    t.shoot("Hal", whom)
    assert whom not in t.alive.split()


class TestWhatIsSpentStaysSpent:
    GUNS = "Hal hunter, Bob werewolf, Wes werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner"

    def shot_and_revived(self, cast: str = GUNS) -> Table:
        t = Table(cast)
        t.night(pack="Hal")
        t.shoot("Hal", "Bob")
        t.reach(SPEECH)
        overrule(t, "revive", "Hal")
        return t

    @pytest.mark.parametrize("company", ["", ", Kit werewolf_king"])
    def test_a_gun_fires_once_whatever_else_is_in_the_deck(self, company: str):
        t = self.shot_and_revived(self.GUNS + company)
        t.day()
        t.night(pack="Hal")
        assert not t.asked("Hal")

    def test_until_the_table_refills_it(self):
        t = self.shot_and_revived()
        overrule(t, "refill", "Hal", "shot")
        hunt_and_shoot(t, "Ned")

    def test_a_second_hunter_may_shoot(self):
        """Everybody who dies is visited from now on: the public cannot count the guns any more."""
        t = self.shot_and_revived()
        overrule(t, "role", "Ned", "judge.hunter")
        t.day()
        t.night(pack="Ora")
        assert (t.label, t.window.seats) == (LAST_ACTS, (t.seat("Ora"),))
        t.close()
        t.day()
        t.night(pack="Ned")
        t.shoot("Ned", "Wes")
        assert "Wes" not in t.alive.split()

    def test_a_gun_emptied_while_he_thinks(self):
        t = Table(self.GUNS)
        t.night(pack="Hal")
        overrule(t, "spend", "Hal", "shot")
        assert not t.asked("Hal")
        t.close()
        assert t.label != LAST_ACTS

    KNIGHTS = "Kay knight, Bob werewolf, Wes werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner"

    def test_a_knight_whose_duel_was_revived_does_not_duel_again(self):
        t = Table(self.KNIGHTS, after_duel="day-goes-on")
        t.night()
        t.duel("Kay", "Bob")
        t.reach(SPEECH)
        overrule(t, "revive", "Bob")
        t.day()
        t.night()
        t.reach(SPEECH)
        assert not t.asked("Kay")
        assert "duel" not in t.window.declarations[0].words

    def test_nor_one_who_lost_his_duel_and_lives(self):
        t = Table(self.KNIGHTS)
        t.night()
        t.duel("Kay", "Ned")
        t.reach(SPEECH)
        overrule(t, "revive", "Kay")
        t.day()
        t.night()
        t.reach(SPEECH)
        assert not t.asked("Kay")

    def test_a_refilled_knight_duels_and_a_second_one_too(self):
        t = Table(self.KNIGHTS, after_duel="day-goes-on")
        t.night()
        t.duel("Kay", "Ned")
        overrule(t, "revive", "Kay")
        overrule(t, "refill", "Kay", "duel")
        overrule(t, "role", "Ora", "judge.knight")
        t.day()
        t.night()
        t.duel("Kay", "Bob")
        t.duel("Ora", "Wes")
        assert t.won == "judge.good"

    def test_nor_one_whose_duel_the_table_has_used_up_while_people_speak(self):
        """rulings, All books: "what was spent stays spent, by holder, until the table refills it"."""
        t = Table(self.KNIGHTS)
        t.night()
        t.reach(SPEECH)
        overrule(t, "spend", "Kay", "duel")
        t.duel("Kay", "Bob")
        assert (t.label, t.alive) == (SPEECH, "Kay Bob Wes Sam Ned Ora Pam")

    def test_only_the_second_knight_has_a_duel_left(self):
        t = Table(self.KNIGHTS, after_duel="day-goes-on")
        t.night()
        t.duel("Kay", "Bob")
        overrule(t, "role", "Ora", "judge.knight")
        t.day()
        t.night()
        t.reach(SPEECH)
        assert not t.asked("Kay")
        assert t.asked("Ora", "judge.declare")


class TestALivingMansLastAct:
    CAST = "Hal hunter, Bob werewolf, Wes werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner"

    def aiming(self) -> Table:
        t = Table(self.CAST)
        t.night(pack="Hal")
        t.reach(LAST_ACTS)
        t.answer("Hal", "Ned")
        return t

    def test_does_not_land(self):
        t = self.aiming()
        overrule(t, "revive", "Hal")
        t.close()
        assert {"Hal", "Ned"} <= set(t.alive.split())
        assert not t.heard("judge.shot")

    def test_and_the_gun_is_still_loaded(self):
        t = self.aiming()
        overrule(t, "revive", "Hal")
        t.close()
        hunt_and_shoot(t, "Wes")

    def test_nor_does_that_of_somebody_who_is_no_hunter(self):
        t = self.aiming()
        overrule(t, "role", "Hal", "judge.commoner")
        t.close()
        assert "Ned" in t.alive.split()

    def test_nor_one_at_somebody_who_is_dead(self):
        t = self.aiming()
        overrule(t, "kill", "Ned")
        t.close()
        assert not t.heard("judge.shot")


class TestTheRace:
    @pytest.mark.parametrize(("rule", "told"), [("second-explosion", "postponed"), ("badge-lost", "lost")])
    def test_an_explosion_that_is_taken_back_has_not_broken_it(self, rule: str, told: str):
        """House rule `race_explosion`: only explosions of those who are dead of them count."""
        cast = "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner, Wes werewolf"
        t = Table(cast, sheriff="yes", race_explosion=rule)
        t.night()
        t.run("Ann Cat")
        t.explode("Bob")
        assert t.heard("judge.race.postponed" if told == "postponed" else "judge.badge.lost")
        overrule(t, "revive", "Bob")
        t.night()
        if rule == "badge-lost":
            t.elect(Cat="Bob Dan Eve Fay Wes")
            assert t.sheriff == "Cat"
            return
        t.explode("Wes")
        assert not t.heard("judge.badge.lost")
        overrule(t, "revive", "Wes")
        t.night()
        t.explode("Bob")
        t.night()
        t.explode("Wes")
        assert t.heard("judge.badge.lost")

    CAST = "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner, Gus commoner"

    def running(self, names: str = "Ann Cat") -> Table:
        t = Table(self.CAST, sheriff="yes")
        t.night()
        t.run(names)
        return t

    def test_the_only_one_left_is_elected_without_a_poll(self):
        t = self.running()
        overrule(t, "kill", "Cat")
        t.close()
        assert (t.sheriff, t.heard("judge.race.result")) == ("Ann", False)

    def test_also_while_people_vote(self):
        t = self.running()
        t.speak()
        assert t.label == ELECTION
        overrule(t, "kill", "Cat")
        assert (t.sheriff, t.heard("judge.race.result")) == ("Ann", False)

    def test_also_in_the_runoff(self):
        t = self.running()
        t.elect(Ann="Bob Dan", Cat="Eve Fay")
        overrule(t, "kill", "Cat")
        t.close()
        assert t.sheriff == "Ann"

    def test_a_candidate_who_comes_back_still_runs(self):
        t = self.running()
        overrule(t, "kill", "Cat")
        overrule(t, "revive", "Cat")
        t.speak()
        assert t.options("Eve") == "Ann Cat nobody"

    def test_with_an_office_given_away_nobody_votes_and_nothing_is_told_of_a_race(self):
        t = self.running()
        t.speak()
        overrule(t, "office", "judge.sheriff", "Eve")
        assert t.label != ELECTION
        assert t.sheriff == "Eve"
        assert not t.heard("judge.sheriff.none")

    def test_nor_of_one_that_an_explosion_would_have_broken_off(self):
        t = self.running("Ann Bob Cat")
        overrule(t, "office", "judge.sheriff", "Eve")
        t.explode("Bob")
        assert not t.heard("judge.race.postponed")
        assert t.sheriff == "Eve"


class TestBroughtBack:
    def test_a_bomber_was_never_voted_out(self):
        """House rule `bomber_wins`, voted-out: not if the table takes that back."""
        t = Table(
            "Bom bomber, Bob werewolf, Hal hunter, Sam seer, Ned commoner, Ora commoner, Pam commoner",
            bomber_wins="voted-out",
        )
        t.night()
        t.vote(Bom="Ned Sam")
        t.reach(LAST_ACTS)
        overrule(t, "revive", "Bom")
        t.day()
        assert not t.won
        t.night(pack="Bom")
        assert not t.won, "killed by the pack, he has won nothing"

    def test_a_bomber_wins_with_nobody_left_only_in_the_moment_of_his_blast(self):
        t = Table("Bom bomber, Bob werewolf, Dan witch, Ned commoner, Ora commoner")
        t.session.submit(AMEND, ("play_on", "end-judge-commoners-gone"))
        t.night(pack="Ora")
        t.vote(Bom="Ned")
        assert t.alive == "Bob Dan"
        t.night(pack="Dan", witch="poison Bob")
        assert (t.won, t.why) == ("draw", "end-judge-nobody-left")

    def test_a_wolf_king_who_blew_himself_up_shoots_when_he_is_voted_out_after_all(self):
        t = Table("Kit werewolf_king, Bob werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner")
        t.night()
        t.explode("Kit")
        overrule(t, "revive", "Kit")
        t.night()
        t.vote(Kit="Sam Ned Ora")
        assert t.asked("Kit", "judge.werewolf_king.shoot")

    def test_a_pipers_tune_goes_with_his_card(self):
        t = Table("Pip piper, Bob werewolf, Sam seer, Ned commoner, Ora commoner")
        t.night()
        t.day()
        t.night(Pip=("Bob", "Sam"))
        overrule(t, "role", "Ned", "judge.piper")
        overrule(t, "role", "Pip", "judge.commoner")
        t.day()
        t.night(Ned=("Pip", "Ora"))
        assert not t.won, "of the old tune nobody remembers anything"
        t.day()
        assert t.asked("Ned", "judge.piper.first")
        assert set(t.options("Ned", "judge.piper.first").split()) == {"Bob", "Sam", NOBODY}

    def test_lovers_without_their_cupid_still_win(self):
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer")
        t.night(Cup=("Bob", "Ned"))
        t.reach(EXILE)
        overrule(t, "role", "Cup", "judge.seer")
        t.vote(Cup="Bob Ned")
        t.night(pack="Sam")
        assert (t.won, t.winners) == ("judge.lovers", "Bob Ned")

    def test_a_lover_who_gets_cupids_card_stays_a_lover(self):
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer, Ora commoner")
        t.night(Cup=("Bob", "Ned"))
        t.reach(EXILE)
        overrule(t, "role", "Ned", "judge.cupid")
        overrule(t, "role", "Cup", "judge.commoner")
        t.vote(Cup="Bob Ned")
        t.night(pack="Sam")
        t.vote(Ora="Bob Ned")
        assert (t.won, t.winners) == ("judge.lovers", "Bob Ned")


class TestAnotherCard:
    """Another card comes unused, and nobody bears the mark of one that is no longer hers."""

    CAST = "Ida idiot, Bob werewolf, Wes werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner"

    def flipped(self, **house: str) -> Table:
        t = Table(self.CAST, **house)
        t.night()
        if house:
            t.run("Ida")
        t.vote(Ida="Sam Ned Ora")
        return t

    def test_who_is_no_idiot_any_more_votes_again(self):
        t = self.flipped()
        overrule(t, "role", "Ida", "judge.commoner")
        t.night()
        t.reach(EXILE)
        assert "Ida" in t.voters.split()

    def test_an_idiot_once_more_may_flip_again(self):
        t = self.flipped()
        overrule(t, "role", "Ida", "judge.commoner")
        overrule(t, "role", "Ida", "judge.idiot")
        t.night()
        t.vote(Ida="Sam Ned Ora")
        assert "Ida" in t.alive.split()

    @pytest.mark.parametrize("how", [("unmark", "judge.flipped"), ("role", "judge.commoner")])
    def test_a_flip_that_is_taken_back_costs_no_badge(self, how: tuple[str, str]):
        t = self.flipped(sheriff="yes")
        assert t.label == BADGE
        overrule(t, how[0], "Ida", how[1])
        assert (t.label, t.sheriff) == (NIGHT, "Ida")

    def test_nobody_bears_the_mark_of_a_knight_who_is_none(self):
        t = Table(
            "Kay knight, Bob werewolf, Wes werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner",
            after_duel="day-goes-on",
        )
        t.night()
        t.duel("Kay", "Bob")
        overrule(t, "role", "Kay", "judge.commoner")
        assert t.told("unmarked") == {"seat": "Kay", "mark": "judge.knighted"}


class TestADrawByCalm:
    """rulings, All books: offered after two days and nights without a death; the table decides."""

    CAST = "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner, Gus commoner"

    def calm(self, rounds: int = 2) -> Table:
        t = Table(self.CAST)
        for _ in range(rounds):
            t.night()
            t.day()
        return t

    def test_not_after_one(self):
        t = self.calm(1)
        assert not t.session.draw_offered
        with pytest.raises(Exception, match="error-amend-unknown"):
            t.session.submit(AMEND, ("draw", "take"))

    def test_after_two_and_taken(self):
        t = self.calm()
        assert (t.label, t.session.draw_offered) == (NIGHT, True)
        t.session.submit(AMEND, ("draw", "take"))
        assert (t.won, t.why, t.winners) == ("draw", "end-nobody-dies", "")
        assert not t.session.draw_offered

    def test_left_and_offered_again_after_two_more(self):
        t = self.calm()
        t.session.submit(AMEND, ("draw", "leave"))
        assert t.heard("amended.draw_declined")
        offered = []
        for _ in range(2):
            offered.append(t.session.draw_offered)
            t.night()
            t.day()
        assert offered == [False, False]
        assert t.session.draw_offered

    @pytest.mark.parametrize("how", ["by night", "by day", "declared"])
    def test_any_death_begins_it_anew(self, how: str):
        t = self.calm(1)
        t.night(pack="Eve" if how == "by night" else NOBODY)
        if how == "by day":
            t.vote(Eve="Ann Cat")
        if how == "declared":
            t.reach(SPEECH)
            overrule(t, "kill", "Eve")
        t.reach(NIGHT)
        assert not t.session.draw_offered
        for _ in range(2):
            t.night()
            t.day()
        assert t.session.draw_offered

    def test_it_is_undone_like_any_decision(self):
        t = self.calm()
        t.session.submit(AMEND, ("draw", "leave"))
        t.session.undo()
        assert t.session.draw_offered


def test_the_magician_keeps_the_last_pair_in_mind_every_night():
    """Not the same pair twice running: the night before counts, not the first one."""
    t = Table("Mag magician, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner, Gus commoner")
    t.night(Mag=("Cat", "Dan"))
    t.day()
    t.night(Mag=("Eve", "Fay"))
    t.day()
    t.answer("Mag", "Eve")
    assert t.blocked("Mag") == {"Fay": "blocked-judge-same-pair"}
    t.session.undo()
    t.answer("Mag", "Cat")
    assert t.blocked("Mag") == {}


@pytest.mark.parametrize("acts", ["tenth", "first"])
def test_the_gargoyle_is_told_the_number_that_it_chose(acts: str):
    """Told the body's number it would know who was exchanged with whom: a leak."""
    t = Table(
        "Gil gargoyle, Mag magician, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner",
        magician_acts=acts,
    )
    t.night(Gil="Cat", Mag=("Cat", "Dan"))
    assert t.told("judge.gargoyle.learned", "Gil") == {"by": "Gil", "seat": "Cat", "role": "judge.witch"}


def test_a_badge_is_passed_when_all_last_acts_are_done():
    t = Table(
        "Ann guardian, Bob werewolf, Hal hunter, Wes werewolf, Sam seer, Ned commoner, Ora commoner",
        sheriff="yes",
    )
    t.night(pack="Ann")
    t.run("Hal")
    t.day()
    t.night(pack="Hal")
    t.shoot("Hal", "Bob")
    assert t.label == BADGE


class TestCupidsCard:
    """Section II, Cupid: "follows lovers' camp"; love stays where the arrows fell."""

    @pytest.mark.parametrize(("pair", "camp"), [("Bob Ned", "judge.lovers"), ("Ned Sam", "judge.good")])
    def test_there_and_back_he_follows_the_lovers_as_before(self, pair: str, camp: str):
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer, Ora commoner")
        one, other = pair.split()
        t.night(Cup=(one, other))
        t.reach(EXILE)
        game = t.session._game
        assert game.camp(t.seat("Cup")) == camp
        overrule(t, "role", "Cup", "judge.seer")
        assert game.camp(t.seat("Cup")) == "judge.good"
        overrule(t, "role", "Cup", "judge.cupid")
        assert game.camp(t.seat("Cup")) == camp
