"""The traits beside the roles, sentence by sentence; an apprentice's are in a file of their own."""

from __future__ import annotations

from itertools import product

import pytest

from nightcaller.engine import AMEND
from rulebooks.forum.thread import NIGHT, Thread, until


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

    def test_a_turned_one_is_a_wolf_like_any_other(self):
        """The curse is spent: the other pack eats him."""
        cast = f"{self.CAST}, Kim red_werewolf, Lea saint"
        thread = Thread(cast)
        thread.sleep(Bob="Ann")
        thread.day()
        thread.sleep(Kim="Ann")
        assert thread.fallen == "Ann"

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
        assert [name for name in thread.names if thread.heard("forum.blessing", name)] == ["Ann"]
        assert not thread.heard("forum.blessing")

    @pytest.mark.parametrize(("hunted", "shown"), [(False, True), (True, False)])
    def test_revealed_on_death_if_it_has_not_been_triggered(self, hunted: bool, shown: bool):
        thread = Thread(self.CAST, dead_revealed="yes")
        thread.sleep(Bob="Ann" if hunted else "Cat")
        thread.lynch("Ann")
        shown_traits = [
            event.facts["role"].partition(".")[2] for event in thread.events("forum.revealed_trait")
        ]
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
        for kind in ("forum.spied", "forum.spied_errand"):
            assert not any(thread.heard(kind, name) for name in ("", *thread.names[1:]))

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

    @pytest.mark.parametrize(
        ("target", "orders", "clues"),
        [
            ("Eve", {"Bob": "Eve", "Dan": "Eve"}, "idle visited rescued plain"),
            ("Eve", {"Bob": "Eve", "Cat": "Eve"}, "idle visited rescued plain"),
            ("Eve", {"Bob": "Eve"}, "idle visited unscathed plain"),
            ("Ida", {"Bob": "Ida"}, "idle visited rescued plain"),
            ("Fay", {}, "idle lonely unscathed armed"),
            ("Hal", {}, "idle lonely unscathed gifted"),
            ("Bob", {"Bob": "Gus"}, "Gus lonely unscathed plain"),
            ("Cat", {"Cat": "Ann"}, "Ann lonely unscathed plain"),
            ("Dan", {"Dan": "Gus"}, "Gus lonely unscathed gifted"),
            ("Fay", {"Fay": "Gus", "Jon": "Fay"}, "Gus visited unscathed armed"),
        ],
    )
    def test_what_a_true_clue_may_say(self, target: str, orders: dict[str, str], clues: str):
        """ "Clues to the role and orders of that player": the night, the visits, a rescue, the gifts."""
        cast = (
            "Ann saint+spy, Bob werewolf, Cat doctor, Dan saint+guardian_angel, Eve saint, Fay saint+hunter,"
            "Gus saint, Hal saint+apprentice, Ida saint+blessed, Jon seer"
        )
        found = set()
        for seed in range(90):
            thread = Thread(cast, seed=seed)
            thread.sleep(Ann=target, **orders)
            worth = [e.facts for e in thread.session.events if e.kind == "forum.spied_worth"][-1]
            if worth["worth"] != "true" or ("Cat" in orders and target in thread.fallen.split()):
                continue
            if thread.heard("forum.spied_errand", "Ann"):
                found.add(thread.told("forum.spied_errand", "Ann")["other"])
            else:
                found.add(thread.told("forum.spied", "Ann")["clue"])
        assert found == set(clues.split())

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

    @pytest.mark.parametrize(("lynched", "waits"), [("Ann", True), ("Cat", False)])
    def test_where_the_dead_are_shown_nobody_else_is(self, lynched: str, waits: bool):
        """House rule `dead_revealed`: everybody has seen who is brutal."""
        thread = Thread(self.CAST, dead_revealed="yes")
        thread.sleep()
        thread.lynch(lynched)
        assert thread.label == ("forum.last_acts" if waits else NIGHT)

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

    def test_an_attacker_who_dies_in_the_same_night_is_taken_by_nobody(self):
        cast = self.CAST.replace("Gus saint", "Gus saint+hunter, Hal saint")
        for seed in range(12):
            thread = Thread(cast, seed=seed)
            thread.sleep(Ann="Gus", Bob="Ann")
            assert thread.fallen == "Ann Gus"

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


@pytest.mark.parametrize("night", [1, 2])
def test_a_curse_that_the_table_has_used_up_saves_nobody(night: int):
    """Traits, Cursed: "will not die if hunted by a wolfpack": once; in whatever night it is taken away."""
    thread = Thread(
        "Ann saint+cursed, Bob werewolf, Cat seer, Dan saint, Eve saint, Fay saint, Gus saint, Hal saint"
    )
    for _night in range(1, night):
        thread.sleep(Bob="Hal")
        thread.day()
    thread.session.submit(AMEND, ("spend", thread.seat("Ann"), "curse"))
    thread.sleep(Bob="Ann")
    assert thread.fallen == "Ann"
