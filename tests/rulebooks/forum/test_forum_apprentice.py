"""Apprentices, sentence by sentence, and every master as a table."""

from __future__ import annotations

from itertools import combinations

import pytest

from nightcaller.engine import AMEND
from rulebooks.forum.deaths import dies, silent_but_for
from rulebooks.forum.thread import DUSK, NIGHT, Thread, until


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
        assert thread.told("forum.claimed", "Dan")["role"] == f"forum.{role}"
        thread.lynch(master)
        assert thread.told("forum.inherited", "Dan")["role"] == f"forum.{role}"
        assert thread.holds("Dan") == ((role,) if role in {"seer", "priest"} else ("saint", role))
        if thread.label == DUSK:
            thread.close()
        assert thread.asked("Dan")

    @pytest.mark.parametrize(("master", "role"), MASTERS)
    def test_each_master_may_have_one_from_the_start(self, master: str, role: str):
        def happens(thread: Thread) -> bool:
            return bool(thread.told("forum.claimed", "Dan")["role"] == f"forum.{role}")

        thread = until(self.CAST, happens, apprentice_starts="claimed")
        assert thread.told("forum.took_apprentice", master)["seat"] == "Dan"

    def test_nobody_is_claimed_where_there_is_no_master(self):
        cast = "Ann doctor, Bob werewolf, Cat saint+apprentice, Dan saint, Eve saint, Fay saint"
        assert not Thread(cast, apprentice_starts="claimed").heard("forum.claimed", "Cat")

    def test_nobody_is_apprentice_to_himself(self):
        cast = "Ann seer, Bob werewolf, Cat saint+apprentice+spy, Dan saint, Eve saint, Fay saint"
        for seed in range(8):
            thread = Thread(cast, seed=seed, apprentice_starts="claimed", traits_each="several")
            assert thread.told("forum.claimed", "Cat")["role"] == "forum.seer"

    def test_a_wolf_s_apprenticeship_is_over(self):
        """Traits, Cursed: "will instead join them as a wolf"; the old role is gone, and its heirloom."""
        cast = f"{self.CAST.replace('Dan saint+apprentice', 'Dan saint+apprentice+cursed')}, Kim werewolf"
        thread = Thread(cast, traits_each="several")
        thread.sleep(Ann="Dan", Bob="Dan")
        assert thread.holds("Dan") == ("werewolf",)
        thread.lynch("Ann")
        assert not thread.heard("forum.inherited", "Dan")

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
        assert thread.told("forum.seer.apprentice.learned", "Ann")["master"] == f"forum.{seen}"

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

    @pytest.mark.parametrize(("master", "role"), MASTERS)
    def test_a_master_who_is_brought_back_has_the_apprentice_again(self, master: str, role: str):
        """rulings, All books: what the death caused is undone; nobody holds the one card beside the other."""
        thread = Thread(self.CAST)
        thread.sleep(**{master: "Dan"})
        thread.lynch(master)
        thread.session.submit(AMEND, ("revive", thread.seat(master)))
        assert thread.holds("Dan") == ("saint", "apprentice")
        claims = [event.facts["role"] for event in thread.events("forum.claimed", "Dan")]
        assert claims == [f"forum.{role}"] * 2, "he hears that it is as it was"
        if thread.label == DUSK:
            thread.close()
        assert not thread.asked("Dan")
        thread.sleep()
        thread.lynch(master)
        assert thread.holds("Dan") == ((role,) if role in {"seer", "priest"} else ("saint", role))

    def test_who_had_the_masters_card_already_keeps_it(self):
        cast = self.CAST.replace("Dan saint+apprentice", "Dan saint+apprentice+spy")
        thread = Thread(cast, traits_each="several")
        thread.sleep(Eve="Dan")
        thread.session.submit(AMEND, ("kill", thread.seat("Gus")))
        thread.lynch("Eve")
        thread.session.submit(AMEND, ("revive", thread.seat("Eve")))
        told = len(thread.events("forum.claimed", "Dan"))
        thread.session.submit(AMEND, ("revive", thread.seat("Gus")))
        assert set(thread.holds("Dan")) == {"saint", "spy", "apprentice"}
        assert len(thread.events("forum.claimed", "Dan")) == told, "once, whoever else comes back"

    def test_what_he_had_used_up_himself_does_not_come_anew(self):
        """rulings, All books: "what was spent stays spent"; a master who lives has left nothing."""
        thread = Thread(
            "Ann seer, Bob werewolf, Cat saint+hunter, Dan saint+apprentice+hunter, Eve saint, Fay saint,"
            "Gus saint, Hal saint, Ida saint",
            traits_each="several",
        )
        thread.sleep(Cat="Dan", Dan="Ida")
        thread.lynch("Cat")
        if thread.label == DUSK:
            thread.close()
        assert thread.asked("Dan", "forum.hunter.hunt"), "fresh, by the master's death"
        thread.session.submit(AMEND, ("revive", thread.seat("Cat")))
        thread.sleep()
        thread.day()
        if thread.label == DUSK:
            thread.close()
        assert not thread.asked("Dan", "forum.hunter.hunt")
        assert thread.asked("Cat", "forum.hunter.hunt")

    def test_an_heir_who_has_become_a_wolf_stays_one(self):
        cast = self.CAST.replace("Dan saint+apprentice", "Dan saint+apprentice+cursed")
        thread = Thread(cast, traits_each="several")
        thread.sleep(Ann="Dan")
        thread.lynch("Ann")
        if thread.label == DUSK:
            thread.close()
        thread.sleep(Bob="Dan")
        assert "werewolf" in thread.holds("Dan")
        thread.session.submit(AMEND, ("revive", thread.seat("Ann")))
        assert thread.holds("Dan") == ("werewolf",)

    def his_master_dies_after_him(self) -> Thread:
        thread = Thread(self.CAST)
        thread.sleep(Ann="Dan")
        thread.lynch("Dan")
        if thread.label == DUSK:
            thread.close()
        thread.sleep(Bob="Ann")
        return thread

    def test_a_dead_apprentice_inherits_nothing(self):
        thread = self.his_master_dies_after_him()
        assert not thread.heard("forum.inherited", "Dan")

    def test_but_takes_over_when_he_is_brought_back(self):
        """rulings, All books: "who is revived gets back what the death took"."""
        thread = self.his_master_dies_after_him()
        thread.session.submit(AMEND, ("revive", thread.seat("Dan")))
        assert thread.holds("Dan") == ("seer",)
        assert thread.told("forum.inherited", "Dan")["role"] == "forum.seer"
        thread.session.submit(AMEND, ("revive", thread.seat("Ann")))
        assert thread.holds("Dan") == ("saint", "apprentice")

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
        assert thread.told("forum.revealed")["role"] == "forum.werewolf"
        assert thread.told("forum.inherited", "Dan")["role"] == "forum.seer"
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
        assert thread.told("forum.inherited", "Dan")["role"] == "forum.hunter"
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


MASTERS = {"seer": "Ann", "priest": "Cat", "spy": "Eve", "hunter": "Fay"}
SCHOOL = (
    "Ann seer, Bob werewolf, Cat priest, Dan saint+apprentice, Eve saint+spy, Fay saint+hunter,"
    "Gus saint+brutal, Hal saint+apprentice, Ida werewolf, Jon saint+hunter, Kim saint, Lea saint,"
    "Max saint, Ned saint"
)
DEATHS = ("lynched", "autolynched", "eaten", "hunted", "taken along", "declared")


@pytest.mark.parametrize("cause", DEATHS)
@pytest.mark.parametrize("master", MASTERS)
def test_whatever_the_master_dies_of_the_apprentice_takes_over(master: str, cause: str):
    """Traits, Apprentice: "their master's role"; asked as its holder from the next night on."""
    thread = Thread(SCHOOL, autolynch="on" if cause == "autolynched" else "off", dead_revealed="yes")
    thread.sleep(**{MASTERS[master]: "Dan"})
    if cause == "autolynched":
        silent_but_for(thread, "Kim")
    thread.day()
    dies(thread, cause, MASTERS[master], brutal="Gus", hunter="Jon", eater="Ida")
    if thread.label != DUSK:
        thread.reach(DUSK)
    assert thread.told("forum.inherited", "Dan")["role"] == f"forum.{master}"
    thread.close()
    powers = {"seer": "scan", "priest": "scan", "spy": "spy", "hunter": "hunt"}
    assert thread.ask("Dan").key == f"forum.{master}.{powers[master]}"


@pytest.mark.parametrize("master", MASTERS)
def test_no_graduate_claims_an_apprentice(master: str):
    """ "Apprentices that have acquired their master's role cannot claim any apprentice": hunters kill."""
    thread = Thread(SCHOOL)
    thread.sleep(**{MASTERS[master]: "Dan"})
    thread.lynch(MASTERS[master])
    thread.close()
    thread.sleep(Dan="Hal")
    assert not thread.heard("forum.took_apprentice", "Dan")
    assert not thread.heard("forum.claimed", "Hal")
    assert thread.fallen == ("Hal" if master == "hunter" else "")


@pytest.mark.parametrize("master", MASTERS)
def test_who_looks_at_a_claimed_apprentice(master: str):
    """Seer: "will get the role of the apprentice if he is claimed"; Priest: "will not"; cultist: claimed."""
    cast = SCHOOL.replace("Lea saint", "Lea cultist")
    thread = Thread(cast)
    thread.sleep(**{MASTERS[master]: "Dan"})
    thread.day()
    for looker in ("Ann", "Cat", "Lea"):
        thread.answer(looker, "Dan")
    assert thread.told("forum.seer.apprentice.learned", "Ann")["master"] == f"forum.{master}"
    assert thread.told("forum.priest.learned", "Cat").keys() == {"by", "seat", "camp"}
    assert thread.told("forum.cultist.apprentice.learned", "Lea")["state"] == "claimed"


@pytest.mark.parametrize(("first", "second"), list(combinations(MASTERS, 2)))
def test_of_two_masters_in_one_night_the_first_in_order_claims(first: str, second: str):
    """Nightly orders: Seer, Priest, Spy, Hunter; what the Hunter finds claimed he hunts."""
    for late in (first, second):
        thread = Thread(SCHOOL)
        early = second if late == first else first
        for master in (early, late):
            thread.answer(MASTERS[master], "Dan")
        thread.sleep()
        assert thread.told("forum.claimed", "Dan")["role"] == f"forum.{first}"
        assert thread.heard("forum.took_apprentice", MASTERS[first])
        assert not thread.heard("forum.took_apprentice", MASTERS[second])
        assert thread.fallen == ("Dan" if second == "hunter" else "")
