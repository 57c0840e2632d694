"""Roles and orders of the night, sentence by sentence."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, POST
from rulebooks.forum.thread import FORUM, LATE, NIGHT, Thread, until

NINE = (
    "Ann seer, Bob werewolf, Cat priest, Dan doctor, Eve cultist, Fay saint, Gus saint, Hal saint,"
    "Ida werewolf"
)
TWO_PACKS = (
    "Ann seer, Bob werewolf, Cat red_werewolf, Dan saint, Eve saint, Fay saint, Gus saint, Hal red_cultist,"
    "Ida cultist, Jon saint"
)
EVERYTHING = (
    "Ann seer+guardian_angel, Bob werewolf+witness, Cat priest+spy, Dan doctor+hunter, Eve cultist+brutal,"
    "Fay saint+apprentice, Gus saint+cursed, Hal saint+blessed, Ida saint, Jon saint, Kim red_werewolf,"
    "Lea red_cultist"
)


class TestOrder:
    """Rules: "nightly orders are handled in the following order"."""

    def test_as_listed(self):
        thread = Thread(EVERYTHING)
        assert [call.role.partition(".")[2] for call in thread.window.calls] == [
            *("cultist", "red_cultist", "seer", "priest", "doctor", "guardian_angel", "spy", "hunter"),
            *("werewolf", "red_werewolf", "witness"),
        ]

    def test_every_order_has_the_number_of_the_text(self):
        orders = {
            role.id.removeprefix("forum.").removeprefix("red_"): power.hour
            for role, power in FORUM.powers.values()
            if power.window == "night"
        }
        assert orders == {
            "cultist": 1, "seer": 2, "priest": 3, "doctor": 4, "guardian_angel": 5, "spy": 6, "hunter": 7,
            "werewolf": 8, "witness": 9,
        }  # fmt: skip

    def test_an_order_that_is_not_given_is_ignored(self):
        thread = Thread(EVERYTHING)
        for ask in thread.window.asks.values():
            assert {"nobody", "stay"} & set(ask.options), ask
        thread.sleep()
        assert thread.fallen == ""

    def test_everybody_is_asked_as_much_as_the_fullest_hand(self):
        """A role and a trait: two questions for all; with several traits, as many as there are."""
        assert Thread(EVERYTHING).window.steps == (2,)
        assert Thread(EVERYTHING, traits_each="several").window.steps == (5,)
        assert Thread(NINE).window.steps == (1,)

    def test_role_and_trait_are_asked_one_after_the_other(self):
        thread = Thread(EVERYTHING)
        keys = [ask.key for ask in thread.window.asks.values() if ask.seat == thread.seat("Ann")]
        assert keys == ["forum.seer.scan", "forum.guardian_angel.protect"]

    def test_the_dead_keep_their_calls(self):
        thread = Thread(NINE)
        before = thread.window.calls
        thread.sleep(Bob="Ann")
        thread.day()
        assert thread.window.calls == before
        assert not thread.asked("Ann")


class TestOneselfOnly:
    """What somebody has ordered or found out is told to that person and to nobody else."""

    @pytest.mark.parametrize(
        ("who", "whom", "told"),
        [
            ("Ann", "Ida", "forum.seer.learned"),
            ("Ann", "Fay", "forum.seer.apprentice.learned"),
            ("Ann", "Fay", "forum.took_apprentice"),
            ("Cat", "Ida", "forum.priest.learned"),
            ("Dan", "Ida", "forum.treated"),
            ("Eve", "Ida", "forum.cultist.fog.learned"),
            ("Eve", "Fay", "forum.cultist.apprentice.learned"),
            ("Gus", "Ida", "forum.guarded"),
            ("Hal", "Ida", "forum.hunt"),
            ("Hal", "Fay", "forum.took_apprentice"),
        ],
    )
    def test_one_s_own_order(self, who: str, whom: str, told: str):
        cast = (
            "Ann seer, Bob werewolf, Cat priest, Dan doctor, Eve cultist, Fay saint+apprentice,"
            "Gus saint+guardian_angel, Hal saint+hunter, Ida saint, Jon saint, Kim saint"
        )
        thread = Thread(cast)
        thread.sleep(**{who: whom})
        facts = thread.told(told, who)
        assert (facts["by"], facts["seat"]) == (who, whom)
        assert [name for name in thread.names if thread.heard(told, name)] == [who]
        assert not thread.heard(told)

    def test_who_is_claimed_is_told_of_it_alone(self):
        thread = Thread("Ann seer, Bob werewolf, Cat saint+apprentice, Dan saint, Eve saint, Fay saint")
        thread.sleep(Ann="Cat")
        assert [name for name in thread.names if thread.heard("forum.claimed", name)] == ["Cat"]
        thread.lynch("Ann")
        assert [name for name in thread.names if thread.heard("forum.inherited", name)] == ["Cat"]


class TestPacks:
    """Roles, The Unbelievers."""

    def test_wolves_and_cultist_know_each_other_from_the_start(self):
        """ "Informed of all pack-members and the packs cultist"; "he knows them as well"."""
        thread = Thread(TWO_PACKS)
        ids = {name: dict(thread.view(name).card.mates) for name in thread.names}
        assert ids["Bob"] == {thread.seat("Ida"): "forum.cultist"}
        assert ids["Ida"] == {thread.seat("Bob"): "forum.werewolf"}
        assert ids["Cat"] == {thread.seat("Hal"): "forum.red_cultist"}
        assert ids["Dan"] == {}

    def test_the_last_order_of_a_pack_counts(self):
        """ "If multiple attack orders are sent from the same pack, the last order submitted will be used"."""
        for first, last in (("Bob", "Ida"), ("Ida", "Bob")):
            thread = Thread(NINE)
            thread.answer(first, "Fay")
            thread.answer(last, "Gus")
            thread.sleep()
            assert thread.fallen == "Gus"

    def test_nobody_is_no_order(self):
        thread = Thread(NINE)
        thread.answer("Bob", "Fay")
        thread.answer("Ida", "nobody")
        thread.sleep()
        assert thread.fallen == "Fay"

    def test_the_pack_sees_each_others_orders(self):
        thread = Thread(NINE)
        thread.answer("Bob", "Fay")
        assert thread.told("forum.pack.proposal", "Ida")["seat"] == "Fay"
        assert thread.heard("forum.pack.proposal", "Eve")
        assert not thread.heard("forum.pack.proposal", "Ann")

    def test_the_pack_hears_which_order_counts(self):
        """The wolves and their cultist; nobody else, and nobody of another pack."""
        thread = Thread(TWO_PACKS)
        thread.to_bed(Bob="Dan", Cat="Eve")
        prey = {name: thread.told("forum.pack.agreed", name)["seat"] for name in ("Bob", "Ida", "Cat", "Hal")}
        assert prey == {"Bob": "Dan", "Ida": "Dan", "Cat": "Eve", "Hal": "Eve"}
        assert len(thread.events("forum.pack.agreed", "Bob")) == 1
        assert not thread.heard("forum.pack.agreed", "Ann")
        assert not thread.heard("forum.pack.agreed")

    def test_a_pack_does_not_hunt_its_own(self):
        thread = Thread(TWO_PACKS)
        assert thread.blocked("Bob") == {"Ida": "blocked-forum-packmate"}
        assert "Cat" in thread.options("Bob").split()

    def test_every_pack_hunts_for_itself(self):
        thread = Thread(TWO_PACKS)
        thread.sleep(Bob="Dan", Cat="Eve")
        assert thread.fallen == "Dan Eve"

    def test_two_packs_may_eat_each_other(self):
        thread = Thread(TWO_PACKS)
        thread.sleep(Bob="Cat", Cat="Bob")
        assert thread.fallen == "Bob Cat Hal Ida"
        assert thread.won == "forum.village"


class TestSeer:
    """Roles, His Holiness."""

    @pytest.mark.parametrize(
        ("whom", "camp"),
        [("Bob", "wolf"), ("Cat", "villager"), ("Dan", "villager"), ("Eve", "villager"), ("Fay", "villager")],
    )
    def test_sees_werewolves_and_everybody_else_as_villagers(self, whom: str, camp: str):
        thread = Thread(NINE)
        thread.answer("Ann", whom)
        assert thread.told("forum.seer.learned", "Ann")["camp"] == camp

    def test_a_hunter_returns_villager(self):
        """Traits, The Zealot: "will return villager to all"."""
        thread = Thread(
            "Ann seer, Bob werewolf, Cat saint+hunter, Dan priest, Eve saint, Fay saint, Gus saint"
        )
        thread.answer("Ann", "Cat")
        thread.answer("Dan", "Cat")
        assert thread.told("forum.seer.learned", "Ann")["camp"] == "villager"
        assert thread.told("forum.priest.learned", "Dan")["camp"] == "villager"


class TestPriest:
    """Roles, The Clairvoyant."""

    @pytest.mark.parametrize(
        ("whom", "camp"),
        [("Ann", "seer"), ("Bob", "villager"), ("Dan", "villager"), ("Eve", "cultist"), ("Fay", "villager")],
    )
    def test_sees_seers_and_cultists(self, whom: str, camp: str):
        thread = Thread(NINE)
        thread.answer("Cat", whom)
        assert thread.told("forum.priest.learned", "Cat")["camp"] == camp


class TestDoctor:
    """Roles, The Miracle-worker."""

    def saved(self, cast: str = NINE, seed_from: int = 0, **chosen: str) -> Thread:
        """A table where the Doctor has saved Fay from the grey pack."""
        orders = chosen or {"Bob": "Fay", "Dan": "Fay"}

        def happens(thread: Thread) -> bool:
            thread.sleep(**orders)
            return "Fay" not in thread.fallen

        return until(cast, happens)

    def test_can_never_protect_himself(self):
        assert "Dan" not in Thread(NINE).options("Dan").split()

    def test_may_fail(self):
        def happens(thread: Thread) -> bool:
            thread.sleep(Bob="Fay", Dan="Fay")
            return thread.fallen == "Fay"

        assert until(NINE, happens)

    def test_who_is_saved_is_out_for_a_day_and_a_night(self):
        """ "Unable to DO ANYTHING AT ALL": no word, no vote, no order; then back again (rulings, forum)."""
        thread = self.saved("Ann seer, Bob werewolf, Cat saint, Dan doctor, Eve saint, Fay priest, Gus saint")
        assert thread.heard("forum.patient")
        thread.reach("forum.debate")
        assert "Fay" not in thread.speakers().split()
        thread.reach("forum.lynch")
        assert "Fay" not in thread.voters.split()
        thread.day()
        assert not thread.asked("Fay")
        thread.sleep()
        assert thread.told("forum.recovered")["seat"] == "Fay"
        thread.reach("forum.lynch")
        assert "Fay" in thread.voters.split()
        thread.day()
        assert thread.asked("Fay")

    def test_a_patient_may_not_be_attacked_directly(self):
        thread = self.saved()
        thread.day()
        assert thread.blocked("Bob")["Fay"] == "blocked-forum-patient"

    def test_a_patient_cannot_be_lynched(self):
        """Nothing at all: nor speak for one's life. House rule `patients_lynched`."""
        thread = self.saved()
        thread.reach("forum.lynch")
        assert "Fay" not in thread.options("Ann").split()

    def test_remembers_one_of_the_attackers(self):
        """In the round before dawn, in time to be talked about; "he/she", so nobody else does."""
        thread = self.saved()
        thread.day()
        assert not thread.heard("forum.remembered", "Fay")
        thread.to_bed()
        assert thread.label == LATE
        assert thread.told("forum.remembered", "Fay")["seat"] in {"Bob", "Ida"}
        assert not thread.heard("forum.remembered")

    def test_who_does_not_wake_up_remembers_nothing(self):
        thread = self.saved()
        thread.day()
        thread.sleep(Bob="Dan")
        assert thread.fallen == "Dan Fay"
        assert not thread.heard("forum.remembered", "Fay")

    def test_a_dead_patient_is_none(self):
        thread = self.saved()
        thread.day()
        assert thread.public.marks[thread.seat("Fay")] == ("forum.patient",)
        thread.sleep(Bob="Dan")
        assert thread.public.marks == {}
        assert not thread.heard("forum.recovered")

    def test_the_story_tells_who_was_saved_by_whom(self):
        """Nobody hears of it before the end: an angel's rescue least of all."""
        cast = NINE.replace("Gus saint", "Gus saint+guardian_angel")
        thread = self.saved(cast)
        thread.day()
        thread.sleep(Gus="Hal", Bob="Hal")
        assert not any(thread.heard("forum.saved", name) for name in ("", *thread.names))
        for wolf in ("Bob", "Ida"):
            thread.session.submit(AMEND, ("kill", thread.seat(wolf)))
        told = [(event.facts["seat"], event.facts["by_card"]) for event in thread.events("forum.saved")]
        assert told == [(thread.seat("Fay"), "doctor"), (thread.seat("Hal"), "angel")]

    def test_who_was_attacked_by_several_remembers_any_of_them(self):
        cast = (
            "Ann saint+hunter, Bob werewolf, Cat red_werewolf, Dan doctor, Eve saint, Fay saint, Gus saint,"
            "Hal saint, Ida saint, Jon saint"
        )
        faces = set()
        for seed in range(60):
            thread = Thread(cast, seed=seed)
            thread.sleep(Ann="Fay", Bob="Fay", Cat="Fay", Dan="Fay")
            if thread.heard("forum.patient"):
                thread.day()
                thread.sleep()
                faces.add(thread.told("forum.remembered", "Fay")["seat"])
        assert faces == {"Ann", "Bob", "Cat"}

    def test_the_patient_does_not_learn_who_the_doctor_is(self):
        thread = self.saved()
        thread.day()
        thread.sleep()
        doctor = thread.seat("Dan")
        facts = [event.facts for event in thread.view("Fay").events if event.audience != 1 << 60]
        assert not [one for one in facts if one.get("by") == doctor or one.get("other") == doctor]

    def test_if_the_doctor_is_attacked_all_patients_are(self):
        thread = self.saved()
        thread.day()
        thread.sleep(Bob="Dan")
        assert thread.fallen == "Dan Fay"

    def test_but_only_his_own(self):
        """A second Doctor can only be declared one."""
        thread = self.saved()
        thread.session.submit(AMEND, ("role", thread.seat("Hal"), "forum.doctor"))
        thread.day()
        thread.sleep(Bob="Hal")
        assert thread.fallen == "Hal"

    def test_even_if_an_angel_wards_the_attack_off(self):
        cast = (
            "Ann saint+guardian_angel, Bob werewolf, Cat saint, Dan doctor, Eve saint, Fay saint, Gus saint"
        )
        thread = self.saved(cast)
        thread.day()
        thread.sleep(Ann="Dan", Bob="Dan")
        assert thread.fallen == "Fay"

    def test_an_unattacked_protege_is_no_patient(self):
        thread = Thread(NINE)
        thread.sleep(Dan="Fay")
        assert not thread.heard("forum.patient")


class TestCultist:
    """Roles, The Wicked."""

    CAST = (
        "Ann seer, Bob werewolf, Cat cultist, Dan saint+apprentice, Eve saint+spy, Fay saint, Gus saint,"
        "Hal saint"
    )

    def test_starts_at_nothing(self):
        """ "Starting at 0%": in the first night every scan but an apprentice's is fog."""
        for seed in range(40):
            thread = Thread(self.CAST, seed=seed)
            thread.answer("Cat", "Ann")
            assert thread.heard("forum.cultist.fog.learned", "Cat")

    def test_is_sure_after_three_nights_of_waiting(self):
        for seed in range(20):
            thread = Thread(self.CAST, seed=seed)
            thread.nights(3)
            thread.answer("Cat", "Ann" if seed % 2 else "Fay")
            seen = thread.told("forum.cultist.learned", "Cat")["camp"]
            assert seen == ("seer" if seed % 2 else "villager")
            assert not any(thread.heard("forum.cultist.learned", name) for name in ("", "Ann", "Bob", "Fay"))

    def test_once_used_the_cycle_starts_over(self):
        for seed in range(20):
            thread = Thread(self.CAST, seed=seed)
            thread.nights(3)
            thread.sleep(Cat="Ann")
            thread.day()
            thread.answer("Cat", "Ann")
            assert thread.heard("forum.cultist.fog.learned", "Cat")

    def test_apprentices_are_always_recognised_and_stay_what_they_are(self):
        """ "Always 100% accurate, and they will maintain their current state"."""
        for seed in range(10):
            thread = Thread(self.CAST, seed=seed)
            thread.answer("Cat", "Dan")
            assert thread.told("forum.cultist.apprentice.learned", "Cat")["state"] == "unclaimed"
            thread.sleep()
            assert not thread.heard("forum.claimed", "Dan")

    def test_a_claimed_apprentice_shows_as_claimed(self):
        thread = Thread(self.CAST)
        thread.sleep(Ann="Dan")
        thread.day()
        thread.answer("Cat", "Dan")
        assert thread.told("forum.cultist.apprentice.learned", "Cat")["state"] == "claimed"

    def test_may_see_one_trait(self):
        def happens(thread: Thread) -> bool:
            thread.answer("Cat", "Eve")
            return thread.heard("forum.cultist.trait.learned", "Cat")

        thread = until(self.CAST, happens)
        assert thread.told("forum.cultist.trait.learned", "Cat")["role"] == "forum.spy"
        assert not any(thread.heard("forum.cultist.trait.learned", name) for name in ("", "Bob", "Eve"))

    @pytest.mark.parametrize("trait", ["cursed", "blessed", "hunter"])
    def test_never_sees_a_hidden_trait_or_a_hunter(self, trait: str):
        for seed in range(60):
            thread = Thread(self.CAST.replace("Fay saint", f"Fay saint+{trait}"), seed=seed)
            thread.answer("Cat", "Fay")
            assert not thread.heard("forum.cultist.trait.learned", "Cat")

    def test_dies_when_the_last_wolf_of_his_pack_is_lynched(self):
        thread = Thread(TWO_PACKS)
        thread.sleep()
        thread.lynch("Bob")
        assert thread.alive == "Ann Cat Dan Eve Fay Gus Hal Jon"

    def test_dies_when_the_last_wolf_of_his_pack_is_hunted(self):
        thread = Thread(TWO_PACKS)
        thread.sleep(Cat="Bob")
        assert thread.fallen == "Bob Ida"

    def test_lives_while_another_wolf_of_his_pack_does(self):
        thread = Thread(NINE)
        thread.sleep()
        thread.lynch("Bob")
        assert "Eve" in thread.alive.split()

    def test_who_outlived_his_pack_does_not_die_of_anybody_else(self):
        """His last wolf was taken along by a Brutal; the next who is lynched is none of his."""
        thread = Thread(TWO_PACKS.replace("Dan saint", "Dan saint+brutal"))
        thread.sleep()
        thread.lynch("Dan")
        thread.act("Dan", "Bob")
        thread.sleep()
        thread.lynch("Jon")
        assert thread.alive == "Ann Cat Eve Fay Gus Hal Ida"

    def test_does_not_die_with_the_other_pack(self):
        thread = Thread(TWO_PACKS)
        thread.sleep()
        thread.lynch("Cat")
        assert "Ida" in thread.alive.split()
        assert "Hal" not in thread.alive.split()


class TestLateNews:
    """What is heard when the night is over."""

    def test_the_laptop_goes_round_only_if_somebody_may_have_to_hear_something(self):
        thread = Thread(NINE)
        thread.to_bed()
        assert thread.label == LATE
        quiet = Thread("Ann seer, Bob werewolf, Cat priest, Dan saint, Eve saint, Fay saint")
        quiet.to_bed()
        assert quiet.label != LATE

    def test_ghosts_write_to_ghosts(self):
        """Rules: ghosts may haunt, taunt and flaunt, and reveal nothing: the living do not read it."""
        thread = Thread(NINE)
        thread.sleep(Bob="Fay")
        with pytest.raises(Exception, match="error-decision-not-offered"):
            thread.session.submit(POST, ("forum.ghosts", thread.seat("Ann"), "It was Bob!"))
        thread.session.submit(POST, ("forum.ghosts", thread.seat("Fay"), "It was Bob!"))
        assert thread.view("Ann").boards == {}
        assert thread.public.boards == {}
        assert thread.view("Fay").boards["forum.ghosts"].posts[0].text == "It was Bob!"
        thread.lynch("Gus")
        assert thread.view("Gus").boards["forum.ghosts"].posts[0].text == "It was Bob!"
        assert thread.label == NIGHT
