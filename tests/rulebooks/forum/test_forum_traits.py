"""The traits beside the roles, sentence by sentence, and the layers of protection as a matrix."""

from __future__ import annotations

from itertools import product

import pytest

from nightcaller.engine import AMEND
from rulebooks.forum.thread import DUSK, NIGHT, Thread, until

LAYERS = ("angel", "doctor", "blessed", "cursed")


class TestLayers:
    """ "Order of protection-layers is [...]: GA ->Doctor -> Blessed -> Cursed"."""

    @staticmethod
    def table(layers: tuple[str, ...], seed: int) -> Thread:
        """Fay is attacked; what protects her is said."""
        traits = "".join(f"+{layer}" for layer in ("blessed", "cursed") if layer in layers)
        cast = (
            "Ann saint+guardian_angel, Bob werewolf, Cat saint+hunter, Dan doctor, Eve saint,"
            f"Fay saint{traits},Gus saint, Hal saint, Ida red_werewolf"
        )
        return Thread(cast, seed=seed, traits_each="several")

    @pytest.mark.parametrize("attacker", ["grey", "red", "hunter"])
    @pytest.mark.parametrize("present", list(product((True, False), repeat=4)))
    def test_the_first_layer_that_is_there_stops_it(self, present: tuple[bool, ...], attacker: str):
        """Every combination against every attacker; a Hunter is "subjected to all protections bar
        Blessed/Cursed"."""
        layers = tuple(layer for layer, there in zip(LAYERS, present, strict=True) if there)
        works = [one for one in layers if attacker != "hunter" or one in {"angel", "doctor"}]
        outcomes = set()
        for seed in range(12 if "doctor" in works and "angel" not in works else 1):
            thread = self.table(layers, seed)
            orders = {{"grey": "Bob", "red": "Ida", "hunter": "Cat"}[attacker]: "Fay"}
            if "angel" in layers:
                orders["Ann"] = "Fay"
            if "doctor" in layers:
                orders["Dan"] = "Fay"
            thread.sleep(**orders)
            outcomes.add(self.what_happened(thread))
        first = works[0] if works else "dead"
        expected = {first}
        if first == "doctor":
            expected.add(works[1] if len(works) > 1 else "dead")
        assert outcomes == expected

    @staticmethod
    def what_happened(thread: Thread) -> str:
        if thread.fallen == "Fay":
            return "dead"
        if thread.heard("forum.patient"):
            return "doctor"
        if thread.heard("forum.blessing", "Fay"):
            return "blessed"
        return "cursed" if thread.heard("forum.joined", "Fay") else "angel"

    def test_a_layer_that_was_not_reached_is_not_used_up(self):
        """Guarded the first night, the blessing is there the second."""
        thread = self.table(("angel", "blessed"), 1)
        thread.sleep(Ann="Fay", Bob="Fay")
        thread.day()
        thread.sleep(Bob="Fay")
        assert thread.fallen == ""
        thread.day()
        thread.sleep(Bob="Fay")
        assert thread.fallen == "Fay"

    def test_two_packs_in_one_night_a_blessing_stops_one(self):
        thread = self.table(("blessed",), 1)
        thread.sleep(Bob="Fay", Ida="Fay")
        assert thread.fallen == "Fay"

    def test_two_packs_in_one_night_the_cursed_joins_one(self):
        joined = set()
        for seed in range(12):
            thread = self.table(("cursed",), seed)
            thread.sleep(Bob="Fay", Ida="Fay")
            assert thread.fallen == ""
            joined.add(thread.told("forum.joined", "Fay")["pack"])
        assert joined == {"grey", "red"}


class TestCursed:
    """Traits, Wavering."""

    CAST = "Ann seer+cursed, Bob werewolf, Cat cultist, Dan saint, Eve saint, Fay saint, Gus saint, Hal saint"

    def test_joins_the_pack_as_a_wolf(self):
        thread = Thread(self.CAST)
        thread.sleep(Bob="Ann")
        assert thread.fallen == ""
        assert thread.view("Ann").card.role == "forum.werewolf"
        assert dict(thread.view("Ann").card.mates) == {1: "forum.werewolf", 2: "forum.cultist"}
        assert dict(thread.view("Bob").card.mates)[0] == "forum.werewolf"
        thread.day()
        assert thread.ask("Ann").key == "forum.grey_pack.hunt"

    def test_is_a_wolf_to_the_seer_and_for_the_end(self):
        thread = Thread("Ann saint+cursed, Bob werewolf, Cat seer, Dan saint, Eve saint, Fay saint")
        thread.sleep(Bob="Ann")
        thread.day()
        thread.answer("Cat", "Ann")
        assert thread.told("forum.seer.learned", "Cat")["camp"] == "wolf"
        thread.sleep(Bob="Dan")
        thread.lynch("Bob")
        assert thread.won == ""
        thread.sleep(Ann="Eve")
        thread.lynch("Cat")
        assert (thread.won, thread.winners) == ("forum.grey_pack", "Ann Bob")

    def test_not_known_to_the_player(self):
        """ "Hidden trait, will not be known to the player"."""
        thread = Thread(self.CAST)
        assert thread.holds("Ann") == ("seer",)
        thread.sleep(Bob="Ann")
        assert thread.holds("Ann") == ("werewolf",)

    @pytest.mark.parametrize(("hunted", "shown"), [(False, True), (True, False)])
    def test_revealed_on_death_if_it_has_not_been_triggered(self, hunted: bool, shown: bool):
        thread = Thread(self.CAST, dead_revealed="yes")
        thread.sleep(Bob="Ann" if hunted else "Dan")
        thread.lynch("Ann")
        assert thread.heard("forum.revealed_trait") == shown

    def test_a_hunter_kills_the_cursed(self):
        thread = Thread(self.CAST.replace("Dan saint", "Dan saint+hunter"))
        thread.sleep(Dan="Ann")
        assert thread.fallen == "Ann"


class TestBlessed:
    """Traits, Unyielding."""

    CAST = "Ann saint+blessed, Bob werewolf, Cat saint, Dan saint+hunter, Eve saint, Fay saint, Gus saint"

    def test_survives_one_wolf_attack(self):
        thread = Thread(self.CAST)
        thread.sleep(Bob="Ann")
        assert thread.fallen == ""
        thread.day()
        thread.sleep(Bob="Ann")
        assert thread.fallen == "Ann"

    def test_only_known_after_the_hunt(self):
        thread = Thread(self.CAST)
        assert thread.holds("Ann") == ("saint",)
        thread.sleep(Bob="Ann")
        assert thread.heard("forum.blessing", "Ann")

    @pytest.mark.parametrize(("hunted", "shown"), [(False, True), (True, False)])
    def test_revealed_on_death_if_it_has_not_been_triggered(self, hunted: bool, shown: bool):
        thread = Thread(self.CAST, dead_revealed="yes")
        thread.sleep(Bob="Ann" if hunted else "Cat")
        thread.lynch("Ann")
        shown_traits = [event.facts["card"] for event in thread.events("forum.revealed_trait")]
        assert ("blessed" in shown_traits) == shown

    def test_does_not_help_against_the_rope(self):
        thread = Thread(self.CAST)
        thread.sleep()
        thread.lynch("Ann")
        assert "Ann" not in thread.alive.split()


class TestGuardianAngel:
    """Traits, Protective."""

    CAST = "Ann saint+guardian_angel, Bob werewolf, Cat saint, Dan saint, Eve saint, Fay saint, Gus saint"

    def test_protects_against_a_nightly_attack(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Cat", Bob="Cat")
        assert thread.fallen == ""

    def test_never_the_same_two_nights_in_a_row(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Cat")
        thread.day()
        assert thread.blocked("Ann") == {"Cat": "blocked-same-twice"}

    def test_never_oneself(self):
        assert "Ann" not in Thread(self.CAST).options("Ann").split()


class TestSpy:
    """Traits, Wise."""

    CAST = "Ann saint+spy, Bob werewolf, Cat seer, Dan saint, Eve saint, Fay saint+hunter, Gus saint"

    def test_hears_of_it_when_the_night_is_over(self):
        thread = Thread(self.CAST)
        thread.answer("Ann", "Cat")
        assert not thread.heard("forum.spied", "Ann")
        thread.sleep(Cat="Bob")
        assert thread.heard("forum.spied", "Ann") or thread.heard("forum.spied_errand", "Ann")
        assert not thread.heard("forum.spied", "Cat")

    def test_a_true_clue_is_about_that_night(self):
        """The errand that is told is one that was run; the weapon is in the Hunter's house."""
        clues = set()
        for seed in range(120):
            thread = Thread(self.CAST, seed=seed)
            thread.sleep(Ann="Cat", Cat="Bob")
            worth = [e.facts for e in thread.session.events if e.kind == "forum.spied_worth"][-1]
            if worth["worth"] != "true":
                continue
            if thread.heard("forum.spied_errand", "Ann"):
                assert thread.told("forum.spied_errand", "Ann")["other"] == "Bob"
                clues.add("errand")
            else:
                clues.add(thread.told("forum.spied", "Ann")["clue"])
        assert clues == {"errand", "lonely", "unscathed", "plain"}

    def test_only_a_spy_finds_the_hunters_weapon(self):
        def happens(thread: Thread) -> bool:
            thread.sleep(Ann="Fay")
            return thread.heard("forum.spied", "Ann") and thread.told("forum.spied", "Ann")["clue"] == "armed"

        assert until(self.CAST, happens)

    def test_never_the_role_itself(self):
        roles = {"seer", "werewolf", "saint", "hunter", "apprentice"}
        for seed in range(60):
            thread = Thread(self.CAST, seed=seed)
            thread.sleep(Ann="Cat")
            for event in thread.view("Ann").events:
                assert not roles & {str(value) for value in event.facts.values()} or event.kind == "card"

    def test_a_hidden_trait_is_no_gift(self):
        for seed in range(80):
            thread = Thread(self.CAST.replace("Eve saint", "Eve saint+cursed"), seed=seed)
            thread.sleep(Ann="Eve")
            worth = [e.facts for e in thread.session.events if e.kind == "forum.spied_worth"][-1]
            if worth["worth"] == "true" and thread.heard("forum.spied", "Ann"):
                assert thread.told("forum.spied", "Ann")["clue"] not in {"gifted", "armed"}

    def test_a_clue_about_somebody_else_does_not_give_itself_away(self):
        """ "15% misdirected": nobody has business with herself."""
        cast = self.CAST.replace("Dan saint", "Dan doctor").replace("Eve saint", "Eve priest")
        others = set()
        for seed in range(150):
            thread = Thread(cast, seed=seed)
            thread.sleep(Ann="Gus", Bob="Gus", Cat="Gus", Dan="Gus", Eve="Gus", Fay="Eve")
            if thread.heard("forum.spied_errand", "Ann"):
                others.add(thread.told("forum.spied_errand", "Ann")["other"])
        assert others == {"Eve"}

    def test_a_witness_who_stays_awake_is_not_idle(self):
        """ "Clues to the role and orders of that player": a vigil is an order."""
        cast = self.CAST.replace("Eve saint", "Eve saint+witness")
        clues = {"watch": set(), "stay": set()}
        for order, seed in product(clues, range(60)):
            thread = Thread(cast, seed=seed)
            thread.sleep(Ann="Eve", Eve=order)
            worth = [e.facts for e in thread.session.events if e.kind == "forum.spied_worth"][-1]
            if worth["worth"] == "true":
                clues[order].add(thread.told("forum.spied", "Ann")["clue"])
        assert clues["watch"] == {"awake", "lonely", "unscathed", "gifted"}
        assert clues["stay"] == {"idle", "lonely", "unscathed", "gifted"}

    def test_may_spy_on_the_same_person_repeatedly(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Cat")
        thread.day()
        thread.sleep(Ann="Cat")
        assert len(thread.events("forum.spied", "Ann") + thread.events("forum.spied_errand", "Ann")) == 2


class TestWitness:
    """Traits, Far-sighted."""

    CAST = (
        "Ann saint+witness, Bob werewolf, Cat red_werewolf, Dan saint+guardian_angel, Eve saint, Fay saint,"
        "Gus saint, Hal saint, Ida saint, Jon saint, Kim saint, Lea saint"
    )

    def test_once_per_game(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="watch")
        thread.day()
        assert not thread.asked("Ann")

    def test_may_wait(self):
        thread = Thread(self.CAST)
        thread.sleep()
        thread.day()
        assert thread.options("Ann") == "watch stay"

    def test_is_sure_in_the_eighth_night(self):
        """ "12.5% each night": eight of them are 100%. A wolf of a pack that has killed."""
        for seed in range(10):
            thread = Thread(self.CAST, seed=seed)
            thread.nights(7)
            thread.sleep(Ann="watch", Bob="Eve")
            assert thread.told("forum.witnessed", "Ann")["seat"] == "Bob"

    def test_a_failure_is_told_as_one(self):
        def happens(thread: Thread) -> bool:
            thread.sleep(Ann="watch", Bob="Eve")
            return thread.heard("forum.witnessed_nothing", "Ann")

        assert until(self.CAST, happens)

    def test_without_a_kill_anything_may_be_seen(self):
        """ "If no kill takes place, the ability may produce unexpected results"."""
        faces = set()
        for seed in range(25):
            thread = Thread(self.CAST, seed=seed)
            thread.nights(7)
            thread.sleep(Ann="watch", Bob="Eve", Dan="Eve")
            faces.add(thread.told("forum.witnessed", "Ann")["seat"])
        assert len(faces) > 4
        assert "Ann" not in faces


class TestBrutal:
    """Traits, Martial."""

    CAST = "Ann saint+brutal, Bob werewolf, Cat saint, Dan saint, Eve saint, Fay saint, Gus saint+hunter"

    def test_kills_one_other_player_when_lynched(self):
        thread = Thread(self.CAST)
        thread.sleep()
        thread.lynch("Ann")
        thread.act("Ann", "Bob")
        assert thread.told("forum.brutal") == {"by": "Ann", "seat": "Bob"}
        assert (thread.won, thread.alive) == ("forum.village", "Cat Dan Eve Fay Gus")

    def test_may_let_it_be(self):
        thread = Thread(self.CAST)
        thread.sleep()
        thread.lynch("Ann")
        thread.act("Ann", "nobody")
        assert "Bob" in thread.alive.split()

    def test_cannot_reach_a_patient(self):
        def happens(thread: Thread) -> bool:
            thread.sleep(Bob="Dan", Cat="Dan")
            return thread.heard("forum.patient")

        thread = until(self.CAST.replace("Cat saint", "Cat doctor"), happens)
        thread.lynch("Ann")
        assert thread.blocked("Ann") == {"Dan": "blocked-forum-patient"}

    def test_not_as_a_patient(self):
        """Roles, Doctor: "unable to DO ANYTHING AT ALL". House rule `patients_lynched`."""

        def happens(thread: Thread) -> bool:
            thread.sleep(Bob="Ann", Cat="Ann")
            return thread.heard("forum.patient")

        cast = self.CAST.replace("Cat saint", "Cat doctor")
        thread = until(cast, happens, patients_lynched="yes")
        thread.lynch("Ann")
        assert thread.label == NIGHT

    def test_not_when_eaten(self):
        thread = Thread(self.CAST)
        thread.sleep(Bob="Ann")
        assert not thread.asked("Ann", "forum.brutal.kill")

    def test_everybody_who_is_lynched_is_alone_for_a_moment(self):
        """As far as everybody knows anybody may be brutal."""
        thread = Thread(self.CAST)
        thread.sleep()
        thread.lynch("Cat")
        assert thread.label == "forum.last_acts"
        assert thread.window.seats == (thread.seat("Cat"),)
        assert not thread.asked("Cat")

    def test_when_all_have_been_brutal_nobody_waits_any_more(self):
        thread = Thread(self.CAST)
        thread.sleep()
        thread.lynch("Ann")
        thread.act("Ann", "Cat")
        thread.sleep()
        thread.lynch("Dan")
        assert thread.label != "forum.last_acts"


class TestHunter:
    """Traits, The Zealot."""

    CAST = "Ann saint+hunter, Bob werewolf, Cat saint, Dan saint+apprentice, Eve saint, Fay saint, Gus saint"

    def test_hunts_once_per_game(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Cat")
        assert thread.fallen == "Cat"
        thread.day()
        assert not thread.asked("Ann")

    def test_the_author_of_the_hunt_is_not_displayed(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Cat")
        assert not [event for event in thread.public.events if thread.seat("Ann") == event.facts.get("by")]

    def test_an_unclaimed_apprentice_is_claimed_and_the_power_stays(self):
        """ "If they use the hunt on an unclaimed apprentice, they will claim them and keep their power"."""
        thread = Thread(self.CAST)
        thread.sleep(Ann="Dan")
        assert thread.fallen == ""
        assert thread.told("forum.took_apprentice", "Ann")["seat"] == "Dan"
        thread.day()
        assert thread.ask("Ann").key == "forum.hunter.hunt"
        thread.sleep(Ann="Dan")
        assert thread.fallen == "Dan"

    def test_fatally_wounded_may_take_down_an_attacker(self):
        def happens(thread: Thread) -> bool:
            thread.sleep(Bob="Ann")
            return thread.fallen == "Ann Bob"

        thread = until(self.CAST, happens)
        assert thread.won == "forum.village"

    def test_or_may_not(self):
        def happens(thread: Thread) -> bool:
            thread.sleep(Bob="Ann")
            return thread.fallen == "Ann"

        assert until(self.CAST, happens)

    def test_not_after_the_hunt_has_been_used(self):
        for seed in range(25):
            thread = Thread(self.CAST, seed=seed)
            thread.sleep(Ann="Cat", Bob="Ann")
            assert thread.fallen == "Ann Cat"

    def test_not_as_a_patient(self):
        """Roles, Doctor: "unable to DO ANYTHING AT ALL"; attacked with the Doctor he just dies."""
        cast = self.CAST.replace("Gus saint", "Gus doctor, Hal saint")
        dead = 0
        for seed in range(30):
            thread = Thread(cast, seed=seed)
            thread.sleep(Bob="Ann", Gus="Ann")
            if thread.heard("forum.patient"):
                thread.day()
                thread.sleep(Bob="Gus")
                assert thread.fallen == "Ann Gus"
                dead += 1
        assert dead > 10

    def test_not_when_lynched(self):
        for seed in range(25):
            thread = Thread(self.CAST, seed=seed)
            thread.sleep()
            thread.lynch("Ann")
            assert "Bob" in thread.alive.split()


class TestApprentice:
    """Traits, Scholarly."""

    CAST = (
        "Ann seer, Bob werewolf, Cat priest, Dan saint+apprentice, Eve saint+spy, Fay saint+hunter,"
        "Gus saint, Hal saint, Ida saint, Jon saint"
    )
    MASTERS = (("Ann", "seer"), ("Cat", "priest"), ("Eve", "spy"), ("Fay", "hunter"))

    @pytest.mark.parametrize(("master", "role"), MASTERS)
    def test_each_master_claims_and_is_inherited(self, master: str, role: str):
        """The matrix: apprentice x each master."""
        thread = Thread(self.CAST)
        thread.sleep(**{master: "Dan"})
        assert thread.told("forum.took_apprentice", master)["seat"] == "Dan"
        assert thread.told("forum.claimed", "Dan")["card"] == role
        thread.lynch(master)
        assert thread.told("forum.inherited", "Dan")["card"] == role
        assert role in thread.holds("Dan")
        assert "apprentice" not in thread.holds("Dan")
        if thread.label == DUSK:
            thread.close()
        assert thread.asked("Dan")

    @pytest.mark.parametrize(("master", "role"), MASTERS)
    def test_each_master_may_have_one_from_the_start(self, master: str, role: str):
        def happens(thread: Thread) -> bool:
            return bool(thread.told("forum.claimed", "Dan")["card"] == role)

        thread = until(self.CAST, happens, apprentice_starts="claimed")
        assert thread.told("forum.took_apprentice", master)["seat"] == "Dan"

    def test_is_aware_of_it_and_plays_a_villager(self):
        """ "They will still be aware of their role, and will be assigned a Villager role"."""
        thread = Thread(self.CAST)
        assert thread.holds("Dan") == ("saint", "apprentice")
        assert not thread.asked("Dan")

    def test_does_not_learn_who_the_master_is(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Dan")
        assert "Ann" not in str(thread.told("forum.claimed", "Dan").values())

    @pytest.mark.parametrize(
        ("master", "seen"), [("Ann", "seer"), ("Cat", "priest"), ("Eve", "spy"), ("Fay", "hunter")]
    )
    def test_a_seer_learns_whose_apprentice_it_is(self, master: str, seen: str):
        """ "Will get the role of the apprentice if he is claimed"."""
        thread = Thread(self.CAST)
        thread.sleep(**{master: "Dan"})
        thread.day()
        thread.answer("Ann", "Dan")
        assert thread.told("forum.seer.apprentice.learned", "Ann")["master"] == seen

    def test_a_priest_does_not(self):
        """ "Will not get the role of the apprentice if he is claimed, unlike the Seer"."""
        thread = Thread(self.CAST)
        thread.sleep(Ann="Dan")
        thread.day()
        thread.answer("Cat", "Dan")
        assert thread.told("forum.priest.learned", "Cat") == {
            "by": "Cat",
            "seat": "Dan",
            "camp": "apprentice",
        }

    def test_the_first_in_the_order_of_the_night_claims(self):
        """Seer, Priest, Spy, Hunter: and by then the Hunter's prey is no unclaimed apprentice any more."""
        thread = Thread(self.CAST)
        thread.sleep(Fay="Dan", Eve="Dan", Cat="Dan", Ann="Dan")
        assert thread.fallen == "Dan"
        assert thread.heard("forum.took_apprentice", "Ann")
        assert not thread.heard("forum.took_apprentice", "Cat")

    def test_a_claimed_one_stays_his_masters(self):
        thread = Thread(self.CAST)
        thread.sleep(Cat="Dan")
        thread.day()
        thread.sleep(Ann="Dan")
        thread.lynch("Ann")
        assert not thread.heard("forum.inherited", "Dan")

    def test_a_graduate_cannot_claim(self):
        """ "Apprentices that have acquired their master's role cannot claim any apprentice"."""
        thread = Thread(self.CAST.replace("Gus saint", "Gus saint+apprentice"))
        thread.sleep(Ann="Dan")
        thread.lynch("Ann")
        thread.close()
        thread.sleep(Dan="Gus")
        assert thread.heard("forum.seer.apprentice.learned", "Dan")
        assert not thread.heard("forum.claimed", "Gus")

    def test_a_dead_apprentice_inherits_nothing(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Dan")
        thread.lynch("Dan")
        if thread.label == DUSK:
            thread.close()
        thread.sleep(Bob="Ann")
        assert not thread.heard("forum.inherited", "Dan")

    def dusk_follows(self, cast: str, dead: str, **house: str) -> bool:
        """Whether the laptop goes round before the next night when somebody was lynched."""
        thread = Thread(cast, **{"dead_revealed": "yes", **house})
        thread.sleep()
        *declared, lynched = dead.split()
        for name in declared:
            thread.session.submit(AMEND, ("kill", thread.seat(name)))
        thread.lynch(lynched)
        return thread.label == DUSK

    @pytest.mark.parametrize("master", ["Ann", "Cat", "Eve", "Fay"])
    def test_before_the_night_the_laptop_goes_round_if_a_master_has_died(self, master: str):
        """An heir that a call would not find: from public facts alone, so that the round tells nothing."""
        assert self.dusk_follows(self.CAST, master)
        assert not self.dusk_follows(self.CAST.replace("+apprentice", ""), master)

    @pytest.mark.parametrize("other", ["Bob", "Dan", "Gus"])
    def test_but_not_if_everybody_sees_that_it_was_none(self, other: str):
        cast = f"{self.CAST}, Kim werewolf"
        assert not self.dusk_follows(cast, other)
        assert self.dusk_follows(cast, other, dead_revealed="no")

    def test_nor_if_all_apprentices_are_dead(self):
        assert not self.dusk_follows(self.CAST, "Dan Ann")
        assert self.dusk_follows(self.CAST.replace("Gus saint", "Gus saint+apprentice"), "Dan Ann")

    def test_a_dead_wolf_may_have_been_a_master_if_there_is_a_curse(self):
        """The Seer was turned: the wolf's death makes a Seer of the apprentice."""
        cast = f"{self.CAST.replace('Ann seer', 'Ann seer+cursed')}, Kim werewolf"
        thread = Thread(cast, dead_revealed="yes")
        thread.sleep(Ann="Dan", Bob="Ann")
        thread.lynch("Ann")
        assert thread.told("forum.revealed")["card"] == "werewolf"
        assert thread.told("forum.inherited", "Dan")["card"] == "seer"
        assert thread.label == DUSK
        assert self.dusk_follows(cast, "Bob")
        assert not self.dusk_follows(cast, "Gus")

    def test_after_a_day_on_which_nobody_died_the_night_begins(self):
        thread = Thread(self.CAST, dead_revealed="no")
        thread.sleep()
        thread.vote()
        assert thread.label == NIGHT

    def test_a_second_trait_of_the_same_kind_is_fresh(self):
        """With several traits each: the own hunt is used up, the master's is not."""
        cast = self.CAST.replace("Dan saint+apprentice", "Dan saint+apprentice+hunter")
        thread = Thread(cast, traits_each="several")
        thread.sleep(Dan="Hal", Fay="Dan")
        thread.lynch("Fay")
        assert thread.told("forum.inherited", "Dan")["card"] == "hunter"
        assert thread.holds("Dan") == ("saint", "hunter")
        thread.close()
        assert thread.ask("Dan").key == "forum.hunter.hunt"

    def test_inherited_powers_are_fresh(self):
        thread = Thread(self.CAST)
        thread.sleep(Fay="Dan")
        thread.day()
        thread.sleep(Fay="Gus", Bob="Fay")
        thread.day()
        if thread.label == DUSK:
            thread.close()
        assert thread.ask("Dan").key == "forum.hunter.hunt"
