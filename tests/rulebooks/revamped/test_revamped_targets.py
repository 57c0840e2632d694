"""Standing targets of the revamped book, and the roles that have one: sections 2.1, 2.3, 2.5 and 5.1."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from nightcaller.engine.session import POST
from nightcaller.resources import shipped
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.text import LANGUAGES, Catalogue
from rulebooks.revamped.town import DEBATE, NIGHT, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestStandingTargets:
    """2.1, Ranger, and every role with the same sentence: "They can update this target once per phase, with 1
    emergency change to be used whenever the Ranger wants"; edges 1, Standing target."""

    def test_it_stands_until_it_is_changed_and_keeping_it_costs_nothing(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}, Tim citizen, Una citizen")
        town.night(Ann="Pat")
        for _ in range(3):
            town.lynch()
            town.night()
        town.reach(NIGHT)
        assert town.ask("Ann").shown == (("revamped-huntress-aim", town.seat("Pat")),)
        town.night(pack="Ann")
        assert town.fallen == "Ann Pat"

    def test_the_same_again_lets_it_go(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.lynch()
        town.night(Ann="Pat", pack="Ann")
        assert town.fallen == "Ann"

    def test_somebody_dead_is_nobody(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.hang("Pat")
        town.reach(NIGHT)
        assert town.ask("Ann").shown == (("revamped-huntress-aim", "nobody"),)
        town.night(pack="Ann")
        assert town.fallen == "Ann"

    def test_never_oneself(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        with pytest.raises(Refused):
            town.answer("Ann", "Ann")

    def test_the_page_says_nothing_about_who_has_one(self):
        """The form of the lap follows from the published deck: one seat, as for everybody."""
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        assert town.window.steps == (1,)
        assert town.window.seats == tuple(range(6))


class TestHuntress:
    """2.5: "their target will be attacked by them"."""

    def test_killed_by_night_the_target_falls_in_the_same_night(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Bob", pack="Ann")
        assert town.fallen == "Ann Bob"
        assert town.told("revamped.last_arrow") == {"by": "Ann", "seat": "Bob", "role": "revamped.huntress"}

    def test_the_rope_keeps_the_arrow(self):
        """ "In any way other than by directly being lynched"."""
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Bob")
        town.hang("Ann")
        assert "Bob" in town.alive
        assert not town.heard("revamped.last_arrow")

    def test_nobody_is_revealed_if_the_target_lives(self):
        """ "If the Huntress did not target a living player or the player does not die, the Huntress's role
        isn't revealed." """
        town = Town(f"Ann huntress, Bob wolf, Cat scared_wolf, {REST}")
        town.night(Ann="Cat", pack="Ann")
        assert town.fallen == "Ann"
        assert not town.heard("revamped.last_arrow")

    def test_by_dawn_it_is_an_attack_of_the_night_still(self):
        """Edges 2, Chain attacks at dawn: shields."""
        town = Town(f"Ann huntress, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Pat", pack="Ann", Cat="Pat Quin Rob")
        assert town.fallen == "Ann"

    def test_two_who_aim_at_each_other(self):
        town = Town(f"Ann huntress, Bob wolf, Cat lone_wolf, {REST}")
        town.night(Ann="Cat", pack="Ann", Cat="Pat")
        assert town.fallen == "Ann Cat Pat"

    def test_a_lent_arrow_is_told_as_a_huntresss(self):
        """7, Reaper: "the living player will gain the power of the dead player"."""
        town = Town(f"Ann huntress, Bob wolf, Rea reaper, {REST}, Tim citizen, Una citizen")
        town.night(pack="Ann")
        town.morning(Rea="Ann Pat")
        town.lynch()
        town.night(Pat="Bob", pack="Pat")
        assert town.fallen == "Bob Pat"
        assert town.told("revamped.last_arrow")["role"] == "revamped.huntress"


class TestRanger:
    """2.1: "The Ranger's role, his target, and their role will be revealed to all"."""

    def test_is_told_after_the_dead(self):
        town = Town(f"Ann ranger, Bob wolf, {REST}")
        town.night(Ann="Bob", pack="Ann")
        assert town.told("revamped.ranger") == {"by": "Ann", "seat": "Bob", "role": "revamped.wolf"}
        kinds = [event.kind for event in town.public.events]
        assert kinds.index("died") < kinds.index("revamped.ranger")

    def test_a_strong_disguise_fools_him(self):
        """ "The Ranger is affected by strong disguises." """
        town = Town(f"Ann ranger, Bob sneaking_wolf, {REST}")
        town.night(Ann="Bob", pack="Ann")
        assert town.told("revamped.ranger")["role"] == "revamped.citizen"

    def test_not_when_lynched(self):
        town = Town(f"Ann ranger, Bob wolf, {REST}")
        town.night(Ann="Bob")
        town.hang("Ann")
        assert not town.heard("revamped.ranger")

    def test_nobody_alive_chosen_nothing_is_told(self):
        """ "If the Ranger did not target a living player, the Ranger's role isn't revealed." """
        town = Town(f"Ann ranger, Bob wolf, Cat lone_wolf, {REST}")
        town.night(Ann="Pat", pack="Ann", Cat="Pat")
        assert town.fallen == "Ann Pat"
        assert not town.heard("revamped.ranger")


class TestExecutioner:
    """2.5: "a player chosen by the Executioner will be lynched in their place"."""

    def test_somebody_else_is_lynched_and_the_role_is_told(self):
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.hang("Ann")
        assert "Ann" in town.alive
        assert "Pat" not in town.alive
        assert town.told("revamped.executioner") == {"by": "Ann", "seat": "Pat"}
        assert not town.heard("revamped.lynched")

    def test_once(self):
        """ "After the failed lynch, the Executioner can no longer use their ability." """
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.hang("Ann")
        town.reach(NIGHT)
        assert not town.asked("Ann")
        town.night()
        town.hang("Ann")
        assert "Ann" not in town.alive

    def test_without_a_living_target_the_rope_is_hers(self):
        """Rulings: "Executioner with no living target dies himself"."""
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Pat")
        town.hang("Ann")
        assert "Ann" not in town.alive
        assert not town.heard("revamped.executioner")

    def test_other_deaths_are_hers(self):
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Ann")
        assert town.fallen == "Ann"

    def test_chains_end(self):
        """Edges 5: "Chains end, each has one use"."""
        town = Town(f"Ann executioner, Bob wolf, Cat executioner, {REST}")
        town.night(Ann="Cat", Cat="Ann")
        town.hang("Ann")
        assert town.alive == "Bob Cat Pat Quin Rob Sue"

    def test_a_guarded_stand_in_is_not_lynched_and_nobody_dies(self):
        """Edges 5: "an Executioner's lynch of them fails, nobody dies"; it is used up all the same."""
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.reach("revamped.debate")
        for office, name in (("mayor", "Quin"), ("reporter", "Rob"), ("guardian", "Sue")):
            town.session.submit(AMEND, ("office", f"revamped.{office}", town.seat(name)))
        town.lynch()
        town.night(Sue="Pat")
        town.hang("Ann")
        assert town.told("revamped.executioner_guarded") == {"by": "Ann", "seat": "Pat"}
        assert town.alive == "Ann Bob Pat Quin Rob Sue"
        town.night()
        town.hang("Ann")
        assert "Ann" not in town.alive

    def test_a_called_off_lynch_uses_nothing_up(self):
        """The Royal Knight comes first: nobody has to stand in for anybody."""
        town = Town(f"Ann executioner, Bob wolf, Cat royal_knight, {REST}")
        town.night(Ann="Pat", Cat="hidden")
        town.hang("Ann")
        assert not town.heard("revamped.executioner")
        town.night()
        town.hang("Ann")
        assert town.told("revamped.executioner")["seat"] == "Pat"

    def test_it_is_a_lynch_for_a_huntress(self):
        """Edges 5: "lynched by=Executioner, a lynch for Huntress, Ranger, Angel"."""
        town = Town(f"Ann executioner, Bob wolf, Cat huntress, {REST}")
        town.night(Ann="Cat", Cat="Pat")
        town.hang("Ann")
        assert town.alive == "Ann Bob Pat Quin Rob Sue"


class TestMadScientist:
    """2.5: "if killed, their targeted subject will also die"."""

    CAST = f"Ann mad_scientist, Bob wolf, {REST}"

    def test_two_subjects_of_two_teams_share_a_room(self):
        """ "The two targets are always on two different teams"."""
        for seed in range(6):
            town = Town(self.CAST, seed=seed)
            told = town.told("revamped.subjects", "Ann")
            assert "Bob" in {
                told["seat"],
                town.names[told["other"]] if isinstance(told["other"], int) else told["other"],
            }
            assert "revamped.laboratory" in town.view("Bob").boards
            inside = [name for name in town.names if "revamped.laboratory" in town.view(name).boards]
            assert len(inside) == 3
            assert town.told("revamped.subject_of", "Bob")["by"] == "Ann"

    def test_unaligned_people_are_no_subjects(self):
        for seed in range(6):
            town = Town(
                "Ann mad_scientist, Bob wolf, Cat survivor, Dan angel, Eve riding_hood, Fay citizen",
                seed=seed,
            )
            assert not town.heard("revamped.subject_of", "Cat")
            assert town.heard("revamped.subject_of", "Fay")

    def test_the_chosen_one_goes_along_also_from_the_rope(self):
        town = Town(self.CAST)
        town.night(Ann="Bob")
        town.hang("Ann")
        assert town.won == "revamped.town"

    def test_without_a_choice_the_lot_decides(self):
        fallen = set()
        for seed in range(8):
            town = Town(f"{self.CAST}, Tim wolf, Una citizen", seed=seed)
            town.night()
            before = set(town.alive.split())
            town.hang("Ann")
            (other,) = before - set(town.alive.split()) - {"Ann"}
            fallen.add(town.role(other))
        assert fallen == {"wolf", "citizen"}

    def test_somebody_dead_may_stay_chosen_and_nobody_may_not(self):
        """ "The Mad Scientist can choose a target, even if the target is already dead." """
        town = Town(f"{self.CAST}, Tim wolf, Una citizen")
        told = town.told("revamped.subjects", "Ann")
        first, second = (
            told["seat"],
            town.names[told["other"]] if isinstance(told["other"], int) else told["other"],
        )
        town.night(Ann=first)
        town.hang(first)
        town.night(Ann=first)
        town.hang("Ann")
        assert second in town.alive

    def test_it_is_an_attack_that_can_be_stopped(self):
        """2.5: "attacking the other player"; by dawn a shield of the night keeps it off."""
        town = Town("Ann mad_scientist, Bob wolf, Cat witch, Dan witch, Eve witch, Fay witch")
        town.night(Ann="Bob", pack="Ann", Cat="Bob Dan Eve")
        assert town.fallen == "Ann"


class TestFletcher:
    """2.3: "their target gains the abilities of a Huntress"."""

    CAST = f"Ann fletcher, Bob wolf, {REST}"

    def started(self, cast: str = CAST, house: str = "stays") -> Town:
        town = Town(cast, customer=house)
        town.answer("Ann", "Sue")
        town.close()
        return town

    def test_must_choose_before_the_first_night(self):
        """ "The Fletcher must choose a target [...] at the start of the game": nobody is no answer, and the
        lot decides for who keeps silent."""
        town = Town(self.CAST)
        assert town.label == "revamped.deal"
        assert town.options("Ann") == "Bob Pat Quin Rob Sue"
        assert len(town.session.out_of_time(1)) == 1

    @pytest.mark.parametrize("declared", [True, False])
    def test_a_maker_who_lives_again_has_ended_nothing(self, declared: bool):
        """House rule `customer`: the arrow ends with its maker's death; rulings, All books: "who is revived
        gets back [...] what the death caused", whatever the death was and however much later."""
        town = self.started(f"{self.CAST}, Tim wolf, Una citizen", house="ends")
        armed = ("revamped.citizen", "revamped.fletchers_customer")
        town.night()
        if declared:
            town.reach("revamped.debate")
            town.session.submit(AMEND, ("kill", town.seat("Ann")))
        else:
            town.hang("Ann")
        assert town.view("Sue").card.held == armed[:1]
        town.session.submit(AMEND, ("revive", town.seat("Ann")))
        assert town.view("Sue").card.held == armed

    def test_only_the_customer_hears_it_and_not_of_whom(self):
        town = self.started()
        assert town.told("revamped.customer", "Sue") == {"seat": "Sue"}
        assert town.view("Sue").card.held == ("revamped.citizen", "revamped.fletchers_customer")
        assert not town.heard("revamped.customer", "Ann")
        assert not town.heard("revamped.armed", "Sue")
        assert not town.heard("revamped.customer", "Bob")

    def test_the_customers_arrow_flies_as_a_huntresss_and_is_shown_as_a_customers(self):
        town = self.started()
        town.night(Sue="Bob", pack="Sue")
        assert town.fallen == "Bob Sue"
        assert town.told("revamped.last_arrow") == {
            "by": "Sue",
            "seat": "Bob",
            "role": "revamped.fletchers_customer",
        }

    def test_not_from_the_rope(self):
        town = self.started()
        town.night(Sue="Bob")
        town.hang("Sue")
        assert "Bob" in town.alive

    def test_may_be_taken_back_for_good(self):
        """ "The Fletcher may irreversibly revoke Fletcher's Customer's abilities."""
        town = self.started()
        town.night(Ann="take", Sue="Bob", pack="Sue")
        assert town.fallen == "Sue"
        assert town.heard("revamped.disarmed", "Sue")
        assert "by" not in town.told("revamped.disarmed", "Sue")
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann")

    @pytest.mark.parametrize("taken", [False, True])
    def test_who_copies_a_fletcher_arms_the_same_person_too(self, taken: bool):
        """Edges 4, Look-Alike: "customer by reference": what one of them takes back, the other has given."""
        town = self.started(cast=f"Ann fletcher, Bob wolf, Cat look_alike, {REST}")
        town.night(Cat="Ann")
        assert town.role("Cat") == "fletcher"
        town.lynch()
        town.night(Ann="take", **({"Cat": "take"} if taken else {}))
        held = ("revamped.citizen", "revamped.fletchers_customer")
        assert town.view("Sue").card.held == (held[:1] if taken else held)

    def test_it_stays_through_a_change_of_role(self):
        """Edges 4, Kept: Customer; a lycan one makes a lycan's attack (edges 2)."""
        town = self.started(cast=f"Ann fletcher, Bob infected_wolf, Cat riding_hood, {REST}")
        town.night(Bob="Sue")
        assert town.role("Sue") == "wolf"
        town.lynch()
        town.reach(NIGHT)
        assert town.asked("Sue", "revamped.fletchers_customer.aim")
        town.answer("Sue", "Cat", "revamped.fletchers_customer.aim")
        town.night(Bob_pack="Sue")
        assert town.fallen == "Sue"
        assert town.told("revamped.ascended")["seat"] == "Cat"

    @pytest.mark.parametrize(("rule", "flies"), [("stays", True), ("ends", False)])
    def test_house_rule_when_the_fletcher_dies(self, rule: str, flies: bool):
        town = self.started(house=rule)
        town.night(pack="Ann", Sue="Bob")
        town.lynch()
        town.night(pack="Sue")
        assert ("Bob" in town.fallen) is flies

    def test_everybodys_page_has_the_same_form(self):
        """Who has an arrow beside a wolf's card has two questions, and everybody's page has room for both."""
        town = self.started()
        assert town.window.steps == (2,)

    def test_the_customer_is_no_card(self):
        deck = {"revamped.fletchers_customer": 1, "revamped.wolf": 1, "revamped.citizen": 5}
        problems = {problem.id: problem for problem in BOOK.check(deck, 6)}
        assert problems["problem-revamped-not-a-card"].fatal


class TestByDay:
    """Edges 1: a standing target may be changed in the morning lap and declared while people talk."""

    CAST = f"Ann huntress, Bob wolf, {REST}, Tim citizen, Una coroner"

    def test_one_change_a_phase_and_one_more_a_game(self):
        town = Town(self.CAST)
        town.night(Ann="Pat")
        town.morning(Ann="Quin")
        assert not town.heard("revamped.hurried", "Ann")
        town.declare("Ann", "target", "Rob")
        assert town.heard("revamped.hurried", "Ann")
        town.declare("Ann", "target", "Sue")
        town.reach(NIGHT)
        assert town.ask("Ann").shown == (("revamped-huntress-aim", town.seat("Rob")),)
        assert not town.heard("revamped.aimed", "Bob")

    def test_without_a_change_left_everything_is_refused_with_a_reason(self):
        """A phase of the morning lap: the emergency is spent, and so is this phase's change."""
        town = Town(self.CAST)
        town.night(Ann="Pat")
        town.declare("Ann", "target", "Quin")
        town.declare("Ann", "target", "Rob")
        town.declare("Ann", "target", "Sue")
        town.reach(NIGHT)
        assert town.ask("Ann").shown == (("revamped-huntress-aim", town.seat("Rob")),)
        assert town.options("Ann") == "Bob Pat Quin Rob Sue Tim Una nobody"

    def test_for_its_sake_alone_no_lap_is_held_in_the_morning(self):
        """Edges 1: the morning lap "exists if the published deck may need it", and a target may be
        declared."""
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Pat")
        assert town.label == "revamped.debate"
        town.declare("Ann", "target", "Quin")
        town.reach(NIGHT)
        assert town.ask("Ann").shown == (("revamped-huntress-aim", town.seat("Quin")),)

    def test_a_declared_target_is_nobodys_business(self):
        town = Town(self.CAST)
        town.night()
        before = [len(town.view(name).events) for name in town.names]
        town.declare("Ann", "target", "Bob")
        after = [len(town.view(name).events) for name in town.names]
        assert after == [before[0] + 1, *before[1:]]
        assert town.label == "revamped.debate"

    def test_the_fletcher_takes_the_arrow_back_at_any_time(self):
        """2.3: "at any point whilst the Fletcher is alive"."""
        town = Town(f"Ann fletcher, Bob wolf, {REST}")
        town.answer("Ann", "Sue")
        town.close()
        town.night(Sue="Bob")
        town.declare("Ann", "arrows")
        assert town.heard("revamped.disarmed", "Sue")
        town.lynch()
        town.night(pack="Sue")
        assert town.fallen == "Sue"


class TestJournalist:
    """2.1: "can write a journal which a certain role will receive when the Journalist dies"."""

    CAST = f"Ann journalist, Bob wolf, Cat witch, {REST}"
    JOURNAL = "revamped.journal"

    def written(self, cast: str = CAST, heir: str = "witch", **night: str) -> Town:
        town = Town(cast)
        town.session.submit(POST, (self.JOURNAL, 0, "It is Bob"))
        town.night(Ann=heir, **night)
        return town

    def test_only_the_journalist_reads_and_writes_it(self):
        town = self.written()
        assert town.view("Ann").boards[self.JOURNAL].posts[0].text == "It is Bob"
        assert all(self.JOURNAL not in town.view(name).boards for name in town.names[1:])

    def test_is_left_to_a_player_with_that_role_who_cannot_write(self):
        town = self.written(pack="Ann")
        board = town.view("Cat").boards[self.JOURNAL]
        assert [post.text for post in board.posts] == ["It is Bob"]
        assert not board.writes
        assert town.told("revamped.journal", "Cat") == {"by": "Ann", "seat": "Cat"}
        assert not town.heard("revamped.journal", "Bob")

    def test_what_a_journalist_writes_who_is_brought_back_is_hers(self):
        """rulings, All books: "Who is revived gets back what the death took"; and it is left anew."""
        town = self.written(pack="Ann")
        town.reach(DEBATE)
        town.session.submit(AMEND, ("revive", 0))
        town.session.submit(POST, (self.JOURNAL, 0, "Not by Cat, please"))
        assert self.JOURNAL not in town.view("Cat").boards
        town.night(pack="Ann")
        assert len(town.view("Cat").boards[self.JOURNAL].posts) == 2

    def test_a_random_one_of_several(self):
        heirs = set()
        for seed in range(6):
            town = Town(self.CAST, seed=seed)
            town.night(Ann="citizen", pack="Ann")
            heirs |= {name for name in town.names[1:] if self.JOURNAL in town.view(name).boards}
        assert heirs <= {"Pat", "Quin", "Rob", "Sue"}
        assert len(heirs) > 1

    def test_nobody_has_the_role_nobody_reads_it(self):
        """ "If nobody has the role (anymore), nobody gains access to the channel." """
        town = self.written(
            cast=f"Ann journalist, Bob wolf, Cat witch, Dan lone_wolf, {REST}", pack="Ann", Dan="Cat"
        )
        assert town.fallen == "Ann Cat"
        assert all(self.JOURNAL not in town.view(name).boards for name in town.names[1:])

    def test_it_is_the_true_role_that_counts(self):
        """Edges 3, truth: Journalist."""
        town = self.written(
            cast=f"Ann journalist, Bob sneaking_wolf, {REST}", heir="sneaking_wolf", pack="Ann"
        )
        assert self.JOURNAL in town.view("Bob").boards

    def test_with_the_role_the_journal_is_lost(self):
        """ "If the Journalist loses their role, the journal is lost." """
        town = self.written(cast=f"Ann journalist, Bob infected_wolf, Cat witch, {REST}", Bob="Ann")
        assert town.role("Ann") == "wolf"
        assert self.JOURNAL not in town.view("Ann").boards
        town.lynch()
        town.night(Bob_pack="Ann", Ann_pack="Ann")
        assert self.JOURNAL not in town.view("Cat").boards


KEYS = [
    *("revamped.huntress.aim", "revamped.ranger.mark", "revamped.executioner.stand_in"),
    *("revamped.mad_scientist.subject", "revamped.fletchers_customer.aim", "revamped.angel.follow"),
]
ROLE_KEYS = ["revamped.journalist.heir", "revamped.psychopath.mask"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*KEYS, *ROLE_KEYS])
def test_the_card_says_who_is_chosen_now(key: str, language: str):
    """Large book, Updatable targets: they "stand on the card of each visit"."""
    catalogue = Catalogue(shipped("i18n"))
    shown = f"shown-{key.replace('.', '-').replace('_', '-')}"
    if key in KEYS:
        told = catalogue.say(language, shown, seat=4, name="Dan")
        assert "4" in told
        assert "Dan" in told
    else:
        witch = catalogue.say(language, "role-revamped-witch")
        assert witch in catalogue.say(language, shown, seat="revamped.witch", name="")
    assert catalogue.say(language, f"{shown}-nobody")
    assert catalogue.say(language, f"choice-{shown.removeprefix('shown-')}-nobody")
