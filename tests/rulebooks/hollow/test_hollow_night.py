"""Turns, Night, and the characters that act in it."""

from __future__ import annotations

from random import Random

import pytest

from nightcaller.engine.disguise import Fooled, disguise
from rulebooks.hollow.village import DUSK, NIGHT, Refused, Village
from rulebooks.players import random_decision

TEN = (
    "Ann protector, Bob werewolf, Cat farseer, Dan witch, Eve fox, Fay white_werewolf, Gus crow,"
    "Hal villager, Ida villager, Jon villager"
)
ELEVEN = f"{TEN}, Kim cupid"


def roles(village: Village) -> list[str]:
    return [call.power.split(".")[1] for call in village.window.calls]


class TestTurns:
    """Turns, Night, role order."""

    def test_thief_and_cupid_only_in_the_first_turn(self):
        """ "Only the first turn"; the Thief before everybody."""
        village = Village("Ann thief, Bob werewolf, Cat cupid, Dan villager, Eve villager", table="fox crow")
        assert (village.label, roles(village)) == (DUSK, ["thief"])
        village.sleep(pack="Dan", Cat="Ann Bob")
        village.day()
        assert village.label == NIGHT
        assert roles(village) == ["fox", "pack", "crow"]

    def test_the_order(self):
        """Cupid, Protector, Farseer, Fox, Werewolves, Witch in the first night."""
        village = Village(ELEVEN)
        assert roles(village) == ["cupid", "protector", "farseer", "fox", "pack", "witch"]

    def test_every_two_turns(self):
        """White Werewolf and Crow: "every two turns" are the even nights (rulings, hollow)."""
        village = Village(TEN)
        village.sleep(pack="Hal")
        village.day()
        assert roles(village) == ["protector", "farseer", "fox", "pack", "white_werewolf", "witch", "crow"]
        village.sleep(pack="Ida", Gus="Bob")
        village.day()
        assert roles(village) == ["protector", "farseer", "fox", "pack", "witch"]

    def test_a_thief_may_wake_as_cupid(self):
        """Role order 1 before 2: "only the first turn" is his too."""
        village = Village("Ann thief, Bob werewolf, Cat witch, Dan villager, Eve villager", table="fox cupid")
        village.answer("Ann", "swap")
        village.answer("Ann", "right")
        village.close()
        assert (village.label, village.ask("Ann").key) == (NIGHT, "hollow.cupid.first")
        village.sleep(pack="Eve", Ann="Bob Dan")
        assert village.told("hollow.lovers", "Bob") == {"seat": "Bob", "other": "Dan"}

    def test_the_dead_keep_their_calls(self):
        """The published deck alone decides who is called."""
        village = Village(TEN)
        village.sleep(pack="Dan")
        village.day()
        assert "witch" in roles(village)
        assert not village.asked("Dan")


class TestWerewolves:
    """Characters, Werewolves."""

    def test_wake_up_together(self):
        """They see who has open eyes, and no card: nobody can tell which of them is the white one."""
        village = Village(TEN)
        assert village.view("Bob").card.mates == ((village.seat("Fay"), "hollow.werewolf"),)
        assert village.view("Fay").card.mates == ((village.seat("Bob"), "hollow.werewolf"),)
        assert village.view("Hal").card.mates == ()

    def test_one_and_only_one_victim(self):
        """ "Choose one and only one victim for the night": no night off, and a tie is settled by a draw."""
        village = Village(TEN)
        assert "nobody" not in village.options("Bob", "hollow.pack.attack").split()
        village.answer("Bob", "Hal", "hollow.pack.attack")
        village.answer("Fay", "Ida", "hollow.pack.attack")
        assert village.told("hollow.pack.agreed", "Bob")["seat"] in {"Hal", "Ida"}
        village.sleep()
        assert village.fallen in {"Hal", "Ida"}

    def test_are_called_once_and_together(self):
        """ "Wake up [...] and choose one": one call of the whole pack, before the Witch's."""
        calls = {call.power: call for call in Village(TEN).window.calls}
        pack = calls["hollow.pack.attack"]
        assert pack.group
        assert pack.lap < calls["hollow.witch.brew"].lap
        assert not calls["hollow.witch.brew"].group

    def test_do_not_eat_their_own(self):
        village = Village(TEN)
        assert village.blocked("Bob") == {"Bob": "blocked-hollow-packmate", "Fay": "blocked-hollow-packmate"}

    def test_a_protected_victim_survives(self):
        """ "Someone with protected status: the victim survives the attack"."""
        village = Village(TEN)
        village.sleep(pack="Hal", Ann="Hal")
        assert village.fallen == ""

    def test_the_ancient_survives_and_is_wounded(self):
        """ "The ancient survives the attack and gets Wounded status"; passive: "can take two attacks"."""
        village = Village("Ann ancient, Bob werewolf, Cat villager, Dan villager, Eve villager")
        village.sleep(pack="Ann")
        assert village.fallen == ""
        village.day()
        village.sleep(pack="Ann")
        assert village.fallen == "Ann"

    def test_a_protected_ancient_is_not_wounded(self):
        """The shield is met first."""
        village = Village("Ann ancient, Bob werewolf, Cat protector, Dan villager, Eve villager")
        village.sleep(pack="Ann", Cat="Ann")
        village.day()
        village.sleep(pack="Ann", Cat="Dan")
        assert village.fallen == ""

    def test_a_saved_ancient_is_not_wounded(self):
        """Nor does the Life Potion leave a scratch on him."""
        village = Village("Ann ancient, Bob werewolf, Cat witch, Dan villager, Eve villager")
        village.sleep(pack="Ann", Cat="save Ann")
        village.day()
        village.sleep(pack="Ann")
        assert village.fallen == ""

    def test_a_villager_in_love_with_a_wolf_is_no_packmate(self):
        """The pack knows nothing of love, and love protects from nothing."""
        village = Village(ELEVEN)
        village.sleep(pack="Hal", Kim="Bob Ida")
        village.day()
        assert "Ida" in village.options("Fay", "hollow.pack.attack").split()


class TestWhiteWerewolf:
    """Characters, White werewolf."""

    def second_night(self, **house: str) -> Village:
        village = Village(TEN, **house)
        village.sleep(pack="Hal")
        village.day()
        return village

    def test_chooses_whether_to_kill_a_companion(self):
        village = self.second_night()
        assert village.options("Fay", "hollow.white_werewolf.betray") == "Bob nobody"
        village.sleep(pack="Ida", Fay="Bob")
        assert village.fallen == "Bob Ida"

    def test_may_spare_everybody(self):
        village = self.second_night()
        village.sleep(pack="Ida", Fay="nobody")
        assert village.fallen == "Ida"

    def test_the_same_rules_as_for_werewolves(self):
        """ "The same rules defined in Werewolves apply": a protected companion survives."""
        village = self.second_night()
        village.sleep(pack="Ida", Fay="Bob", Ann="Bob")
        assert village.fallen == "Ida"

    def test_a_stranger_is_no_companion(self):
        village = self.second_night()
        blocked = village.blocked("Fay", "hollow.white_werewolf.betray")
        assert set(blocked) == set(village.alive.split()) - {"Bob", "Fay"}
        assert set(blocked.values()) == {"blocked-hollow-no-companion"}


class TestThief:
    """Characters, Thief."""

    CAST = "Ann thief, Bob werewolf, Cat villager, Dan villager, Eve villager"

    def test_sees_the_cards_and_swaps(self):
        """ "Chooses one of the roles displayed by the master, swapping his for it"; acts as it at once."""
        village = Village(self.CAST, table="farseer fox")
        assert dict(village.ask("Ann").shown) == {"left": "hollow.farseer", "right": "hollow.fox"}
        village.answer("Ann", "swap")
        village.answer("Ann", "left")
        village.close()
        assert village.view("Ann").card.role == "hollow.farseer"
        village.answer("Ann", "Bob")
        assert village.told("hollow.farseer.learned", "Ann") == {
            "by": "Ann",
            "seat": "Bob",
            "role": "hollow.werewolf",
        }

    def test_may_keep_his_card(self):
        village = Village(self.CAST, table="farseer fox")
        village.sleep(pack="Cat")
        assert village.view("Ann").card.role == "hollow.thief"

    def test_a_stolen_werewolf_hunts_with_the_pack(self):
        village = Village(self.CAST, table="werewolf fox")
        village.answer("Ann", "swap")
        village.answer("Ann", "left")
        village.close()
        ann, bob = village.seat("Ann"), village.seat("Bob")
        assert village.view("Ann").card.mates == ((bob, "hollow.werewolf"),)
        assert village.view("Bob").card.mates == ((ann, "hollow.werewolf"),)
        assert village.asked("Ann", "hollow.pack.attack")

    def test_the_pack_meets_when_he_has_chosen(self):
        """Turns, Night 1 before 6: whoever knew the others before would know which of them was the Thief."""
        village = Village(
            "Ann thief, Bob werewolf, Cat werewolf, Dan villager, Eve villager", table="fox witch"
        )
        assert village.view("Bob").card.mates == ()
        village.answer("Ann", "keep")
        village.close()
        assert village.view("Bob").card.mates == ((village.seat("Cat"), "hollow.werewolf"),)

    def test_a_stolen_ancient_has_thick_skin_and_a_stolen_idiot_laughs(self):
        """What he becomes he is in every way."""
        ancient = Village(self.CAST, table="idiot ancient")
        ancient.sleep(pack="Ann", Ann="right")
        assert ancient.fallen == ""
        idiot = Village(self.CAST, table="idiot ancient")
        idiot.sleep(pack="Eve", Ann="left")
        idiot.execute("Ann")
        assert "Ann" in idiot.alive

    def test_a_thief_on_the_table_is_called_all_the_same(self):
        village = Village("Ann farseer, Bob werewolf, Cat villager, Dan villager", table="thief fox")
        assert (village.label, roles(village)) == (DUSK, ["thief"])
        assert village.window.asks.keys() == {0}, "nobody is asked, the laptop still goes round"


class TestProtector:
    """Characters, Protector; Statuses, Protected."""

    def test_every_night_one_player(self):
        """ "Every night [...] to one player": himself too, but nobody is not offered."""
        village = Village(TEN)
        assert village.options("Ann") == "Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon"

    def test_not_the_same_player_twice_in_a_row(self):
        village = Village(TEN)
        village.sleep(pack="Hal", Ann="Ida")
        village.day()
        assert village.blocked("Ann") == {"Ida": "blocked-same-twice"}
        with pytest.raises(Refused):
            village.answer("Ann", "Ida")
        village.sleep(pack="Jon", Ann="Bob", Gus="Ida")
        village.day()
        assert village.blocked("Ann") == {"Bob": "blocked-same-twice"}

    def test_of_the_dead_nothing_is_refused(self):
        """Whoever was protected and died all the same cannot be chosen, and needs no reason."""
        village = Village(TEN)
        village.sleep(pack="Hal", Ann="Ida", Dan="poison Ida")
        village.day()
        assert village.blocked("Ann") == {}
        assert "Ida" not in village.options("Ann").split()

    def test_the_status_is_cleansed_after_the_night(self):
        """Status cleanse, Protected."""
        village = Village(TEN)
        village.sleep(pack="Hal", Ann="Ida")
        village.day()
        village.sleep(pack="Ida", Ann="Bob")
        assert village.fallen == "Ida"


class TestFarseer:
    """Characters, Farseer."""

    def test_sees_the_role(self):
        """ "Chooses one player to see his role": the role itself, the White Werewolf's too."""
        village = Village(TEN)
        village.answer("Cat", "Fay")
        assert village.told("hollow.farseer.learned", "Cat")["role"] == "hollow.white_werewolf"
        assert not village.heard("hollow.farseer.learned", "Fay")

    def test_does_not_look_at_himself(self):
        """He "chooses one player": where the text means himself too, it says so (Cupid)."""
        assert "Cat" not in Village(TEN).options("Cat").split()


class TestFox:
    """Characters, Fox."""

    def test_a_werewolf_beside_the_chosen_one(self):
        """ "One of them is a werewolf": the Fox keeps his power."""
        village = Village(TEN)
        village.answer("Eve", "Gus")
        assert village.told("hollow.fox.learned", "Eve") == {"by": "Eve", "seat": "Gus", "scent": "wolf"}
        village.sleep(pack="Hal")
        village.day()
        assert village.asked("Eve")

    def test_no_werewolf_and_the_power_is_lost(self):
        """ "None of them is a werewolf": negated, and lost for the rest of the game."""
        village = Village(TEN)
        village.answer("Eve", "Ida")
        assert village.told("hollow.fox.learned", "Eve")["scent"] == "nothing"
        village.sleep(pack="Hal")
        village.day()
        assert not village.asked("Eve")

    def test_a_white_werewolf_smells_like_any_other(self):
        """Both are werewolves (rulings, hollow: "counts as a werewolf for Fox")."""
        village = Village("Ann white_werewolf, Bob fox, Cat villager, Dan villager, Eve villager")
        village.answer("Bob", "Ann")
        assert village.told("hollow.fox.learned", "Bob")["scent"] == "wolf"

    def test_may_sniff_at_himself(self):
        """ "Him and his surroundings": the Fox has neighbours too."""
        village = Village(TEN)
        village.answer("Eve", "Eve")
        assert village.told("hollow.fox.learned", "Eve")["scent"] == "wolf", "Fay sits beside"

    def test_one_neighbour_further_is_too_far(self):
        village = Village("Ann fox, Bob villager, Cat werewolf, Dan villager, Eve villager")
        village.answer("Ann", "Ann")
        assert village.told("hollow.fox.learned", "Ann")["scent"] == "nothing"

    def test_the_table_is_round(self):
        """The first and the last seat are neighbours."""
        village = Village("Ann werewolf, Bob fox, Cat villager, Dan villager, Eve villager")
        village.answer("Bob", "Eve")
        assert village.told("hollow.fox.learned", "Bob")["scent"] == "wolf"

    @pytest.mark.parametrize(
        ("whom", "looks", "scent"), [(1, "villager", "nothing"), (7, "werewolf", "wolf")]
    )
    def test_falls_for_disguises_as_the_farseer_does(self, whom, looks, scent):
        """Of whom he sniffs at, or of a neighbour (docs/decisions/safe-by-default.md)."""
        village = Village("Ann fox, Bob werewolf, Cat villager, Dan villager, Eve villager, Fay villager,"
                          "Gus villager, Hal villager")  # fmt: skip
        disguise(village.session._game, whom, f"hollow.{looks}", Fooled.STRONG)
        village.answer("Ann", "Ann")
        assert village.told("hollow.fox.learned", "Ann")["scent"] == scent


class TestWitch:
    """Characters, Witch."""

    def test_is_told_the_victim(self):
        """ "The master lets him know who will be that night's victim", whoever is protected."""
        village = Village(TEN)
        for wolf in ("Bob", "Fay"):
            village.answer(wolf, "Hal", "hollow.pack.attack")
        village.answer("Ann", "Hal")
        assert village.ask("Dan").shown == (("victim", village.seat("Hal")),)
        assert village.options("Dan") == "Hal nobody"
        assert village.blocked("Dan")["Ida"] == "blocked-hollow-no-victim"

    def test_is_told_every_night_with_empty_hands_too(self):
        """ "Every night [...] the master lets him know": there is nothing left to choose, but to look at."""
        village = Village(TEN)
        village.sleep(pack="Hal", Dan="save Hal poison Ida")
        village.day()
        for wolf in ("Bob", "Fay"):
            village.answer(wolf, "Jon", "hollow.pack.attack")
        village.answer("Fay", "nobody", "hollow.white_werewolf.betray")
        ask = village.ask("Dan")
        assert (ask.key, ask.options) == ("hollow.witch.look", ("nobody",))
        assert ask.shown == (("victim", village.seat("Jon")),)
        assert set(village.blocked("Dan").values()) == {"blocked-hollow-no-potion"}
        village.answer("Dan", "nobody")
        assert not village.asked("Dan")

    def test_may_save_herself_and_not_poison_herself(self):
        """ "That night's victim" may be her; poison is for "one player"."""
        village = Village(TEN)
        village.sleep(pack="Dan", Dan="save Dan")
        assert village.fallen == ""
        village.day()
        for wolf in ("Bob", "Fay"):
            village.answer(wolf, "Jon", "hollow.pack.attack")
        village.answer("Fay", "nobody", "hollow.white_werewolf.betray")
        assert village.ask("Dan").key == "hollow.witch.death"
        assert village.ask("Dan").shown == (("victim", village.seat("Jon")),)
        assert "Dan" not in village.options("Dan").split()

    def test_the_life_potion_saves_that_nights_victim_once(self):
        village = Village(TEN)
        village.sleep(pack="Hal", Dan="save Hal")
        assert village.fallen == ""
        village.day()
        village.sleep(pack="Hal")
        assert village.fallen == "Hal"
        assert [event.day for event in village.events("hollow.life_used", "Dan")] == [1]

    def test_the_death_potion_kills_once(self):
        village = Village(TEN)
        village.sleep(pack="Hal", Dan="poison Ida")
        assert village.fallen == "Hal Ida"
        village.day()
        for wolf in ("Bob", "Fay"):
            village.answer(wolf, "Jon", "hollow.pack.attack")
        village.answer("Fay", "nobody", "hollow.white_werewolf.betray")
        assert village.ask("Dan").key == "hollow.witch.life"
        village.answer("Dan", "nobody")
        assert not village.asked("Dan"), "the other potion is used up"

    def test_both_potions_in_one_night(self):
        """rulings, hollow: both potions in one night allowed; the deadly one on a victim too."""
        village = Village(TEN)
        village.sleep(pack="Hal", Dan="save Hal poison Hal")
        assert village.fallen == "Hal"

    def test_two_victims_and_only_one_is_saved(self):
        """ "If there is more than one victim, the witch may only save one"."""
        village = Village(TEN)
        village.sleep(pack="Hal")
        village.day()
        for wolf in ("Bob", "Fay"):
            village.answer(wolf, "Ida", "hollow.pack.attack")
        village.answer("Fay", "Bob", "hollow.white_werewolf.betray")
        shown = dict(village.ask("Dan").shown)
        assert shown == {"victim": village.seat("Bob"), "second_victim": village.seat("Ida")}, "by seat"
        assert village.options("Dan") == "Bob Ida nobody"
        assert village.ask("Dan").hi == 1
        village.sleep(Ann="Jon", Dan="save Ida")
        assert village.fallen == "Bob"

    def test_protection_does_not_help_against_poison(self):
        village = Village(TEN)
        village.sleep(pack="Hal", Ann="Ida", Dan="poison Ida")
        assert village.fallen == "Hal Ida"


class TestCupid:
    """Characters, Cupid; Statuses, In love."""

    def test_two_players_himself_included(self):
        village = Village(ELEVEN)
        assert "Kim" in village.options("Kim").split()
        village.sleep(pack="Hal", Kim="Kim Ida")
        assert village.told("hollow.lovers", "Ida") == {"seat": "Ida", "other": "Kim"}
        assert not village.heard("hollow.lovers", "Bob")

    @pytest.mark.parametrize(("cast", "table"), [(ELEVEN, ""), (f"{TEN}, Kim thief", "cupid hunter")])
    def test_the_lovers_meet_in_a_round_for_everybody(self, cast: str, table: str):
        """Once, after the first night, whoever holds Cupid's card: no voice can call two people by name."""
        village = Village(cast, table=table)
        rng = Random(1)
        while village.label in {DUSK, NIGHT}:
            village.session.submit(*random_decision(village.session, rng))
        window = village.window
        assert (window.label, window.visits, len(window.seats)) == ("hollow.closing", True, 11)
        village.close()
        village.day()
        while village.label == NIGHT:
            village.session.submit(*random_decision(village.session, rng))
        assert village.label != "hollow.closing"

    def test_no_cupid_no_round_for_lovers(self):
        village = Village(TEN)
        rng = Random(1)
        while village.label == NIGHT:
            village.session.submit(*random_decision(village.session, rng))
        assert village.public.phase == "day"

    def test_the_other_is_killed_too(self):
        """ "If any of the players marked [...] is killed, the other one will be killed too"."""
        village = Village(ELEVEN)
        village.sleep(pack="Hal", Kim="Hal Bob", Ann="Bob")
        assert village.fallen == "Bob Hal", "no shield helps against a broken heart"


class TestCrow:
    """Characters, Crow; Statuses, Suspect."""

    def test_the_village_hears_of_the_suspect(self):
        village = Village(TEN)
        village.sleep(pack="Hal")
        village.day()
        village.sleep(pack="Ida", Gus="Cat")
        assert village.told("hollow.suspected")["seat"] == "Cat"
        assert "by" not in village.told("hollow.suspected")

    def test_of_a_dead_suspect_nobody_hears(self):
        village = Village(TEN)
        village.sleep(pack="Hal")
        village.day()
        village.sleep(pack="Ida", Gus="Ida")
        assert not village.heard("hollow.suspected")

    def test_chooses_somebody_else(self):
        village = Village(TEN, alternate_nights="odd")
        assert "Gus" not in village.options("Gus").split()
        assert "nobody" not in village.options("Gus").split()

    def test_a_run_off_starts_from_nothing(self):
        """The Crow's votes are those with which a trial starts (rulings, hollow)."""
        village = Village(TEN, alternate_nights="odd")
        village.sleep(pack="Ida", Gus="Cat")
        village.accuse(Bob="Ann")
        village.judge(Bob="Ann Dan")
        assert village.label == "hollow.runoff"
        village.judge(Bob="Ann")
        assert village.totals("hollow.trial.result") == {"Bob": 2, "Cat": 0}

    def test_starts_the_trial_with_two_votes_without_an_accuser(self):
        """rulings, hollow: "starts the next trial with two votes"."""
        village = Village(TEN)
        village.sleep(pack="Hal")
        village.day()
        village.sleep(pack="Ida", Gus="Cat")
        village.accuse(Bob="Ann")
        assert village.speakers() == "Bob Cat"
        village.judge(Bob="Ann Dan")
        assert village.totals("hollow.trial.result") == {"Bob": 4, "Cat": 4}

    def test_the_suspicion_is_cleansed_after_the_day(self):
        village = Village(TEN)
        village.sleep(pack="Hal")
        village.day()
        village.sleep(pack="Ida", Gus="Cat")
        village.accuse(Bob="Ann")
        village.judge(Bob="Ann Cat Dan Eve Gus Jon")
        village.sleep(pack="Jon", Cat="Dan")
        village.accuse(Eve="Cat")
        assert village.speakers() == "Eve"
