"""Sentences of sections 1, 2 and 6 of the text that show only where several roles meet in one night or day.

Each class is a role of the text; what one role does alone stands in `test_revamped_town` and its neighbours.
"""

from __future__ import annotations

import pytest

from rulebooks.revamped.town import NIGHT, SECOND, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen"


class TestGroups:
    """1.2: "a random member of the group (who voted for the target) is chosen as the attacker"."""

    def test_the_name_that_a_macho_hears_is_a_voters(self):
        """2.1, Macho: "if it's a group that attacked the Macho, the attacker's name is told"."""
        heard = set()
        for seed in range(8):
            town = Town(f"Ann macho, Bob wolf, Cat wolf, Dan wolf, {REST}", seed=seed)
            town.night(Bob_pack="Ann", Cat_pack="Ann", Dan_pack="Pat")
            heard.add(town.told("revamped.doomed", "Ann")["by"])
        assert heard == {"Bob", "Cat"}

    def test_the_cult_goes_for_whom_most_suspect(self):
        """2.2, Cult Member: "voting on whom they suspect most"."""
        town = Town(f"Ann cult_leader, Bob wolf, Cat cult_member, Dan cult_member, {REST}")
        town.night()
        town.lynch()
        town.night(Ann_cult="Quin", Cat_cult="Pat", Dan_cult="Pat")
        assert town.fallen == "Pat"

    def test_who_falls_before_the_nights_end_has_not_voted(self):
        """Edges 1, Landing: "killed by a strike [...]: own [...] group ballots lapse"; a Leader's death ends
        the attack of the same night."""
        for struck, fallen in (("Cat", "Cat Quin"), ("Ann", "Ann")):
            town = Town(f"Ann cult_leader, Bob wolf, Cat cult_member, Dan devil, {REST}")
            town.answer_all("revamped.deal", {})
            town.night()
            town.lynch()
            town.night(Dan=struck, Cat_cult="Pat", Ann_cult="Quin")
            assert town.fallen == fallen


class TestChild:
    """2.1: "it is allowed to lynch the same player twice"."""

    @pytest.mark.parametrize(("saviour", "word"), [("royal_knight", "hidden"), ("executioner", "Pat")])
    def test_the_same_player_twice(self, saviour: str, word: str):
        town = Town(f"Ann child, Bob wolf, Cat {saviour}, {REST}")
        town.night(pack="Ann", Cat=word)
        whom = "Cat" if saviour == "executioner" else "Quin"
        town.hang(whom)
        assert whom in town.alive
        assert town.label == SECOND
        town.hang(whom)
        assert whom not in town.alive

    def test_dead_by_day_it_is_the_day_after(self):
        """ "Whenever the Child dies, there are two lynches the next day."""
        town = Town(f"Ann child, Bob wolf, Cat barber, {REST}")
        town.night()
        town.lynch()
        town.night()
        town.declare("Cat", "razor-hidden", "Ann")
        town.lynch()
        assert town.label == NIGHT
        town.night()
        town.lynch()
        assert town.label == SECOND

    def test_two_knights_call_off_the_same(self):
        """2.3, Royal Knight: "it will apply to the next lynch", for each of them."""
        town = Town(f"Ann child, Bob wolf, Cat royal_knight, Dan royal_knight, {REST}")
        town.night(pack="Ann", Cat="hidden", Dan="shown")
        town.hang("Pat")
        town.hang("Quin")
        assert "Pat" in town.alive
        assert "Quin" not in town.alive
        assert [event.facts["by"] for event in town.events("revamped.knight_named")] == [town.seat("Dan")]


class TestMacho:
    """2.1: "if attacked during the night, they will survive until the end of the next day"."""

    def test_a_second_attack_by_day_changes_nothing(self):
        town = Town(f"Ann macho, Bob wolf, Cat barber, {REST}")
        town.night()
        town.lynch()
        town.night(pack="Ann")
        town.declare("Cat", "razor-hidden", "Ann")
        assert "Ann" in town.alive
        assert len(town.events("revamped.doomed", "Ann")) == 1
        town.lynch()
        assert "Ann" not in town.alive

    def test_an_arrow_dooms_and_tells_the_archers_name(self):
        """2.5, Huntress: "if [...] the player does not die, the Huntress's role isn't revealed"."""
        town = Town(f"Ann macho, Bob wolf, Cat huntress, {REST}")
        town.night(Cat="Ann", pack="Cat")
        assert town.told("revamped.doomed", "Ann")["by"] == "Cat"
        town.lynch()
        assert "Ann" not in town.alive
        assert not town.heard("revamped.last_arrow")

    def test_a_soul_dooms_as_well(self):
        town = Town(f"Ann macho, Bob wolf, Cat devil, {REST}")
        town.answer_all("revamped.deal", {})
        town.night(Cat="Ann")
        assert town.fallen == ""
        town.lynch()
        assert "Ann" not in town.alive

    def test_bitten_the_same_night_there_is_nothing_left_to_endure_with(self):
        """1.5: "when you lose your role you [...] lose all your abilities"; a bite is immediate."""
        town = Town(f"Ann macho, Bob infected_wolf, Cat wolf, {REST}")
        town.night(Bob="Ann", pack="Ann")
        assert town.fallen == "Ann"

    def test_doomed_and_lynched_dies_once(self):
        """ "If the Macho is lynched, they will die as usual." """
        town = Town(f"Ann macho, Bob wolf, {REST}")
        town.night(pack="Ann")
        town.hang("Ann")
        assert not town.heard("revamped.day_ends")


class TestHooker:
    """2.3: "if the person they sleep with is attacked, then so are they"."""

    def test_she_is_in_one_house_only(self):
        """Her host is away too: whoever is at a third one's house falls with that one, she does not."""
        town = Town(f"Ann hooker, Bob wolf, Cat hooker, {REST}")
        town.night(pack="Pat", Ann="Cat", Cat="Pat")
        assert town.fallen == "Cat Pat"

    def test_in_a_house_whose_owner_is_away_the_guest_is_met(self):
        town = Town(f"Ann hooker, Bob wolf, Cat hooker, {REST}")
        town.night(pack="Ann", Ann="Pat", Cat="Ann")
        assert town.fallen == "Cat"

    @pytest.mark.parametrize(("aim", "fallen"), [("Pat", "Ann Cat Pat"), ("Ann", "Cat")])
    def test_a_last_arrow_of_the_night_looks_for_her_where_she_is(self, aim: str, fallen: str):
        """Edges 2, Chain attacks at dawn: "still the night's (shields, absence, recruiting)"."""
        town = Town(f"Ann hooker, Bob wolf, Cat huntress, {REST}")
        town.night(pack="Cat", Cat=aim, Ann="Pat")
        assert town.fallen == fallen

    @pytest.mark.parametrize(("aim", "fallen"), [("Pat", "Ann Pat"), ("Ann", "")])
    def test_and_so_does_a_soul(self, aim: str, fallen: str):
        """ "From that point on": she has moved before the strikes of the night."""
        town = Town(f"Ann hooker, Bob wolf, Cat devil, {REST}")
        town.answer_all("revamped.deal", {})
        town.night(Cat=aim, Ann="Pat")
        assert town.fallen == fallen


class TestWitch:
    """2.5: "are not harmed by attacks during that night (immediate)"."""

    def test_the_potion_is_there_before_the_strikes(self):
        town = Town(f"Ann witch, Bob wolf, Cat devil, {REST}")
        town.answer_all("revamped.deal", {})
        town.night(Cat="Pat", Ann="Pat Quin Rob")
        assert town.fallen == ""

    def test_fewer_guests_only_if_fewer_live(self):
        """ "Three players, which the Witch chooses"; edges 8: "three others, fewer only if fewer live"."""
        town = Town("Ann witch, Bob wolf, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
        town.night(pack="Dan")
        town.hang("Eve")
        town.night(pack="Fay")
        town.lynch()
        with pytest.raises(Refused):
            town.night(Ann="Cat")
        town.night(Ann="Bob Cat", pack="Ann")
        assert town.fallen == ""


class TestRunners:
    """2.1, Runner; 7, Acrobat: "if attacked by a werewolf"; edges 2: "day or night"."""

    @pytest.mark.parametrize("role", ["runner", "acrobat"])
    def test_from_a_werewolfs_arrow_by_day_they_run_and_no_pack_is_told(self, role: str):
        """Whatever the means (edges 2), a lycan Customer's attack is a werewolf's; it is not the pack's."""
        town = Town(f"Ann {role}, Bob wolf, Cat wolf, Dan fletcher, Eve barber, {REST}")
        town.answer("Dan", "Bob")
        town.close()
        town.night(Bob="Ann")
        town.lynch()
        town.night()
        town.declare("Eve", "razor-hidden", "Bob")
        assert "Ann" in town.alive
        assert town.heard("revamped.escaped", "Ann")
        assert not town.heard("revamped.prey_escaped", "Cat")

    def test_an_acrobat_hears_of_it_and_so_does_the_pack_twice(self):
        """ "Acrobats are informed that they were attacked"; "the wolfpack is told why"."""
        town = Town(f"Ann acrobat, Bob wolf, {REST}")
        for times in (1, 2):
            town.night(pack="Ann")
            assert town.fallen == ""
            assert len(town.events("revamped.escaped", "Ann")) == times
            assert len(town.events("revamped.prey_escaped", "Bob")) == times
            town.lynch()
        town.night(pack="Ann")
        assert town.fallen == "Ann"


class TestBard:
    """2.1: "all abilities used on the Bard"; edges 8: "redirected ones count for who is really hit"."""

    def test_what_is_turned_to_the_bard_is_told(self):
        town = Town(f"Ann fortune_teller, Bob wolf, Cat flute_player, Dan flute_apprentice, Eve bard, {REST}")
        town.night(Cat="Ann Quin", Dan="Eve")
        town.lynch()
        told = len(town.events("revamped.bard"))
        town.night(Ann="Dan")
        (sung,) = town.events("revamped.bard")[told:]
        assert sung.facts == {"deed": "inspect", "role": "revamped.fortune_teller"}


class TestLostRoles:
    """1.5: "you keep your secret channels but lose all your abilities"; edges 10: acts of a role lost in the
    same lap do not land, unless they "stood before the loss"."""

    def test_a_fletcher_takes_nothing_back_and_the_arrow_stays(self):
        town = Town(f"Ann fletcher, Bob infected_wolf, {REST}")
        town.answer("Ann", "Sue")
        town.close()
        town.night(Bob="Ann")
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann", "revamped.fletcher.revoke")
        assert "revamped.fletchers_customer" in town.view("Sue").card.held

    def test_a_ranger_points_at_nobody(self):
        town = Town(f"Ann ranger, Bob infected_wolf, Cat assassin, {REST}")
        town.night(Ann="Pat", Bob="Ann")
        town.lynch()
        town.night(Cat="Ann")
        assert town.fallen == "Ann"
        assert not town.heard("revamped.ranger")

    def test_a_barber_has_no_razor(self):
        town = Town(f"Ann barber, Bob infected_wolf, {REST}")
        town.night(Bob="Ann")
        town.lynch()
        town.night()
        town.declare("Ann", "razor-hidden", "Pat")
        assert "Pat" in town.alive

    def test_a_knights_word_stands_and_a_stalkers_threat_comes_too_late(self):
        town = Town(f"Ann royal_knight, Bob infected_wolf, {REST}")
        town.night(Ann="shown", Bob="Ann")
        town.hang("Pat")
        assert "Pat" in town.alive
        town = Town(f"Ann stalker, Bob infected_wolf, {REST}")
        town.night(Ann="Pat", Bob="Ann")
        assert not town.heard("revamped.threatened", "Pat")
        town.lynch(Bob="Quin")
        assert "Pat" in town.alive

    def test_a_witchs_guests_are_safe_and_her_poison_is_spilt(self):
        town = Town(f"Ann witch, Bob infected_wolf, Cat wolf, {REST}")
        town.night(Ann="Pat Quin Rob poison Tim", Bob="Ann", pack="Pat")
        assert town.fallen == ""

    def test_a_hooker_stays_where_she_went(self):
        town = Town(f"Ann hooker, Bob infected_wolf, Cat wolf, {REST}")
        town.night(Ann="Pat", Bob="Ann", pack="Ann")
        assert town.fallen == ""
        assert town.role("Ann") == "wolf"


class TestPriest:
    """2.5: "using holy water on a player is an end night ability"."""

    def test_a_bite_of_the_same_night_has_made_a_lycan(self):
        town = Town(f"Ann priest, Bob infected_wolf, {REST}")
        town.night(Ann="Pat", Bob="Pat")
        assert town.fallen == "Pat"

    def test_bitten_there_is_no_water(self):
        town = Town(f"Ann priest, Bob infected_wolf, {REST}")
        town.night(Ann="Pat", Bob="Ann")
        assert town.fallen == ""

    def test_dying_at_the_nights_end_stops_no_water(self):
        """Edges 1: "dying by an end act stops nothing (ref)"."""
        town = Town(f"Ann priest, Bob wolf, Cat wolf, {REST}")
        town.night(Ann="Bob", pack="Ann")
        assert town.fallen == "Ann Bob"

    @pytest.mark.parametrize("role", ["angel", "vampire", "warlock"])
    def test_neither_lycan_nor_townsfolk_both_live(self, role: str):
        """ "If they are not lycan and not townsfolk, both the Priest and the target live." """
        town = Town(f"Ann priest, Bob wolf, Cat {role}, {REST}")
        town.night(Ann="Cat")
        assert town.fallen == ""

    def test_at_home_or_not_it_is_the_person_who_counts(self):
        """Edges 2: "backfires of Priest and Lone Wolf read the person chosen, at home or not"."""
        town = Town(f"Ann priest, Bob wolf, Cat hooker, {REST}")
        town.night(Ann="Cat", Cat="Pat")
        assert town.fallen == "Ann"


class TestMadScientist:
    """2.5: "so either Town + Werewolf / Town + Solo / Werewolf + Solo"."""

    def test_never_two_solos(self):
        for seed in range(12):
            town = Town(
                "Ann mad_scientist, Bob vampire, Cat devil, Dan wolf, Eve citizen, Fay pyromancer", seed=seed
            )
            subjects = {
                name
                for name in town.names[1:]
                if any(event.kind == "revamped.subject_of" for event in town.view(name).events)
            }
            assert len(subjects) == 2
            assert not subjects <= {"Bob", "Cat", "Fay"}


class TestHuntress:
    """2.5: "dies in any way other than by directly being lynched"."""

    def test_eaten_she_shoots_at_the_days_end(self):
        """5.1, Chef: food is no attack, and it is a death like any other. Both her questions were asked."""
        town = Town(f"Ann huntress, Bob wolf, Cat chef, Dan wolf, {REST}")
        town.night(Ann="Bob", Cat="Ann=poisoned")
        town.answer("Ann", "nobody", "revamped.huntress.aim")
        town.answer("Ann", "eat", "revamped.food.eat")
        town.lynch()
        assert "Ann" not in town.alive
        assert "Bob" not in town.alive
        assert town.told("revamped.last_arrow")["seat"] == "Bob"


class TestBrokenHearts:
    """Rulings, All books: "all die, then linked deaths, then death powers"."""

    @pytest.mark.parametrize(
        ("role", "told"), [("huntress", "revamped.last_arrow"), ("ranger", "revamped.ranger")]
    )
    def test_who_dies_of_a_broken_heart_is_no_target(self, role: str, told: str):
        """2.1, Ranger; 2.5, Huntress: "did not target a living player"."""
        town = Town(f"Ann {role}, Bob wolf, Cat cupid, {REST}")
        town.night(Ann="Cat", Cat="Ann", pack="Ann")
        assert town.fallen == "Ann Cat"
        assert not town.heard(told)

    def test_nor_an_heir(self):
        """2.1, Journalist: "if nobody has the role (anymore), nobody gains access"."""
        town = Town(f"Ann journalist, Bob wolf, Cat cupid, {REST}")
        town.night(Ann="cupid", Cat="Ann", pack="Ann")
        assert town.fallen == "Ann Cat"
        assert "revamped.journal" not in town.view("Cat").boards

    def test_a_heart_of_another_pair_beats_on(self):
        town = Town(f"Ann huntress, Bob wolf, Cat cupid, {REST}")
        town.night(Ann="Cat", Cat="Pat", pack="Ann")
        assert town.fallen == "Ann Cat Pat"
        assert town.told("revamped.last_arrow")["seat"] == "Cat"


class TestFletcher:
    """2.3: "their target gains the abilities of a Huntress", beside what they have."""

    def test_a_huntress_who_is_a_customer_has_two_arrows(self):
        town = Town(f"Ann fletcher, Bob wolf, Cat huntress, {REST}")
        town.answer("Ann", "Cat")
        town.close()
        town.answer("Cat", "Pat", "revamped.huntress.aim")
        town.answer("Cat", "Quin", "revamped.fletchers_customer.aim")
        town.night(pack="Cat")
        assert town.fallen == "Cat Pat Quin"
        shown = {event.facts["role"] for event in town.events("revamped.last_arrow")}
        assert shown == {"revamped.huntress", "revamped.fletchers_customer"}

    def test_of_two_makers_one_takes_back_the_own_arrow(self):
        town = Town(f"Ann fletcher, Bob wolf, Cat fletcher, {REST}")
        town.answer("Ann", "Sue")
        town.answer("Cat", "Sue")
        town.close()
        town.night(Ann="take", Sue="Bob", pack="Sue")
        assert town.fallen == "Bob Sue"


class TestElections:
    """6: "for the topmost position on this list that is unoccupied at the start of that day"."""

    def mayor(self, cast: str) -> Town:
        town = Town(f"{cast}, {REST}")
        town.night()
        town.reach("revamped.mayor_vote")
        town.ballots({"Bob": town.voters})
        town.lynch()
        return town

    def test_a_mayor_who_dies_while_people_talk_is_followed_tomorrow(self):
        town = self.mayor("Ann wolf, Bob citizen, Cat barber")
        town.night()
        town.declare("Cat", "razor-hidden", "Bob")
        assert town.public.offices == {}
        town.reach("revamped.reporter_vote")
        town.lynch()
        town.night()
        town.reach("revamped.mayor_vote")

    def test_whoever_gets_up_again_holds_the_office_still(self):
        """6: "players who hold one of these roles do not lose their previous role", nor the office with
        it (edges 4, Kept)."""
        town = self.mayor("Ann wolf, Bob citizen, Cat vampire")
        town.night(pack="Bob", Cat="Bob")
        assert town.role("Bob") == "undead"
        assert town.public.offices == {"revamped.mayor": town.seat("Bob")}


class TestTrickster:
    """2.1: "on all public polls, the Trickster's vote is counted as negative one"."""

    def test_in_an_election_too(self):
        town = Town(f"Ann trickster, Bob wolf, {REST}")
        town.night()
        town.reach("revamped.mayor_vote")
        town.ballots({"Pat": "Ann Quin Rob", "Bob": "Sue", "Tim": "Tim Pat"})
        town.lynch()
        assert town.totals("revamped.election_result") == {"Bob": 2, "Pat": 2, "Tim": 4}
        assert town.public.offices == {"revamped.mayor": town.seat("Tim")}
