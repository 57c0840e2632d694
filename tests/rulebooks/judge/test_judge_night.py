"""Section III.2 and the cards of section II, by night."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from rulebooks.judge.manual import SECTION_II
from rulebooks.scenario import NIGHT, Refused, Table
from rulebooks.tables import rule_table

ROLES = tuple(book("judge").roles[card] for card in sorted(SECTION_II))

NINE = (
    "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve hunter, Fay werewolf, Gus commoner, Hal commoner,"
    "Ida commoner"
)


def test_first_comes_the_night():
    """Section III.1: cards are dealt, then night falls."""
    table = Table(NINE)
    assert table.label == NIGHT
    assert (table.public.day, table.public.phase) == (1, "night")
    assert table.heard("night.falls")


def test_everybody_knows_the_own_card_alone():
    """Section III.1: identity cards are distributed."""
    table = Table(NINE)
    assert table.view("Cat").card.role == "judge.seer"
    assert table.view("Cat").card.team == "judge.good"
    assert table.view("Gus").card.role == "judge.commoner"
    assert [event.facts["seat"] for event in table.events("card", "Gus")] == [table.seat("Gus")]
    assert table.public.card is None


def test_werewolves_share_the_night():
    """Section II: the werewolf camp has shared night vision; nobody else knows a wolf."""
    table = Table(NINE)
    assert table.view("Bob").card.mates == ((table.seat("Fay"), "judge.werewolf"),)
    assert table.view("Fay").card.mates == ((table.seat("Bob"), "judge.werewolf"),)
    assert table.view("Cat").card.mates == ()


def test_calls_come_in_the_strict_order():
    """Section III.2: Guardian, Werewolves, Seer, Witch; the published deck alone decides who is called."""
    table = Table(NINE)
    order = [call.role for call in table.window.calls]
    assert order == ["judge.guardian", "judge.werewolf", "judge.seer", "judge.witch"]
    table.night(pack="Ann", witch="poison Cat")
    table.day()
    assert [call.role for call in table.window.calls] == order, "the dead keep their calls"


@rule_table("""
    hour  who acts
    1     cupid
    2     guardian
    3     werewolf wolf_beauty white_werewolf_king werewolf_king wraith_rider gargoyle
    4     wolf_beauty
    5     seer
    6     witch
    7     hidden_werewolf
    8     gargoyle
    9     silencer_elder
    10    magician
    11    piper
""")
def test_each_acts_at_the_manuals_hour(hour: str, who_acts: str):
    """Section III.2: "Strict order", with its eleven numbers."""
    cards = {role.id: [one.hour for one in role.powers if one.window == "night"] for role in ROLES}
    assert {card.removeprefix("judge.") for card, hours in cards.items() if int(hour) in hours} == {
        *who_acts.split()
    }


def test_a_role_that_was_not_dealt_is_not_called():
    """Section III.2: only roles of the deck are called."""
    table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner")
    assert [call.role for call in table.window.calls] == ["judge.werewolf", "judge.seer"]
    assert table.window.steps == (1,)


def test_the_witch_learns_the_kill_target_after_the_pack():
    """Night 6: the Witch learns the kill target, so she is asked when every wolf has answered."""
    table = Table(NINE)
    assert not table.asked("Dan")
    table.answer("Bob", "Gus")
    assert not table.asked("Dan")
    table.answer("Fay", "Gus")
    assert table.ask("Dan").shown == (("victim", table.seat("Gus")),)
    assert len(table.window.steps) == 2, "one lap before the pack has agreed, one after it"


class TestGuardian:
    """Section II, Guardian; Night 2; rulings, judge: guard_repeat."""

    def test_protects_from_the_pack(self):
        """ "Protects one person from wolf attack every night"."""
        table = Table(NINE)
        table.night(guardian="Gus", pack="Gus")
        assert table.fallen == ""

    def test_protects_for_one_night(self):
        """ "Every night" anew."""
        table = Table(NINE)
        table.night(guardian="Gus", pack="Hal")
        table.day()
        table.night(pack="Gus")
        assert table.fallen == "Gus"

    def test_not_the_same_person_consecutively(self):
        """ "Cannot protect the same person consecutively"."""
        table = Table(NINE)
        table.night(guardian="Gus")
        table.day()
        assert table.blocked("Ann") == {"Gus": "blocked-same-twice"}
        with pytest.raises(Refused):
            table.answer("Ann", "Gus")

    def test_another_night_in_between_frees_the_person(self):
        """ "Consecutively": not two nights running."""
        table = Table(NINE)
        for whom in ("Gus", "Hal", "Gus"):
            table.night(guardian=whom)
            table.day()
        assert table.told("judge.guarded", "Ann") == {"by": "Ann", "seat": "Gus"}

    def test_a_night_without_protection_does_not_count(self):
        """rulings, All books: compares with the last night on which the power was used on somebody."""
        table = Table(NINE)
        table.night(guardian="Gus")
        table.day()
        table.night(guardian="nobody")
        table.day()
        assert "Gus" in table.blocked("Ann")

    def test_may_protect_himself_or_nobody(self):
        """rulings, judge: the guard may protect himself; "no protection" is allowed."""
        table = Table(NINE)
        assert table.options("Ann") == "Ann Bob Cat Dan Eve Fay Gus Hal Ida nobody"
        table.night(guardian="Ann", pack="Ann")
        assert table.fallen == ""

    def test_the_dead_cannot_be_protected(self):
        table = Table(NINE)
        table.night(guardian="Gus", pack="Hal")
        table.day()
        assert "Hal" not in table.options("Ann")

    def test_a_dead_person_is_not_named_as_barred(self):
        """The list of people who cannot be chosen has no corpses in it."""
        table = Table(NINE)
        table.night(guardian="Gus", witch="poison Gus")
        table.day()
        assert table.blocked("Ann") == {}

    def test_protects_though_he_dies_the_same_night(self):
        """rulings, All books: deaths of one moment are simultaneous, so his guard still stands."""
        table = Table(NINE)
        table.night(guardian="Gus", pack="Gus", witch="poison Ann")
        assert table.fallen == "Ann"

    def test_does_not_protect_from_poison(self):
        """ "Doesn't protect from poison"."""
        table = Table(NINE)
        table.night(guardian="Gus", witch="poison Gus")
        assert table.fallen == "Gus"

    def test_does_not_protect_from_the_gun(self):
        """ "Doesn't protect from ... gun ... damage"."""
        table = Table(NINE)
        table.night(guardian="Gus", pack="Eve")
        table.shoot("Eve", "Gus")
        assert "Gus" not in table.alive

    def test_does_not_protect_from_explosion(self):
        """ "Doesn't protect from ... explosion ... damage"."""
        table = Table(NINE)
        table.night(guardian="Bob", pack="Hal")
        table.explode("Bob")
        assert "Bob" not in table.alive


class TestPack:
    """Section II, Common Werewolf; Night 3; rulings, judge: The pack."""

    def test_attacks_together_every_night(self):
        """ "Attack together with other werewolves every night"."""
        table = Table(NINE)
        table.night(pack="Gus")
        assert table.fallen == "Gus"
        table.day()
        table.night(pack="Hal")
        assert table.fallen == "Hal"

    def test_the_most_votes_decide(self):
        """rulings, judge: the pack votes."""
        one_more = NINE.replace("Ida commoner", "Ida werewolf")
        table = Table(one_more)
        table.night(pack={"Bob": "Gus", "Fay": "Hal", "Ida": "Hal"})
        assert table.fallen == "Hal"

    def test_passing_is_a_vote_too(self):
        table = Table(NINE.replace("Ida commoner", "Ida werewolf"))
        table.night(pack={"Bob": "nobody", "Fay": "Hal", "Ida": "nobody"})
        assert table.fallen == ""

    def test_a_tie_is_settled_once(self):
        """rulings, All books: a tie is settled once by a keyed roll; what the Witch is shown resolves."""
        seen = set()
        for seed in range(24):
            table = Table(NINE, seed=seed)
            table.answer("Bob", "Gus")
            table.answer("Fay", "Hal")
            (shown,) = table.ask("Dan").shown
            table.night()
            assert table.fallen == table.names[shown[1]]
            seen.add(table.fallen)
        assert seen == {"Gus", "Hal"}, "some seeds choose the one, some the other"

    def test_the_order_of_the_proposals_does_not_settle_a_tie(self):
        one, other = Table(NINE), Table(NINE)
        one.answer("Bob", "Gus")
        one.answer("Fay", "Hal")
        other.answer("Fay", "Hal")
        other.answer("Bob", "Gus")
        assert one.ask("Dan").shown == other.ask("Dan").shown

    def test_proposals_are_seen_by_the_pack_alone(self):
        """secrecy: proposals are visible to the pack only."""
        table = Table(NINE)
        table.answer("Bob", "Gus")
        assert table.told("judge.pack.proposal", "Fay") == {
            "by": "Bob",
            "seat": "Gus",
            "asked": "judge.pack.attack",
        }
        for name in ("Ann", "Cat", "Dan", "Gus"):
            assert not table.heard("judge.pack.proposal", name)
        assert not table.heard("judge.pack.proposal")

    def test_may_attack_a_wolf_and_may_pass(self):
        """House rules `wolves_may_target_pack`, `wolves_may_pass`: yes by default."""
        table = Table(NINE)
        assert table.options("Bob") == "Ann Bob Cat Dan Eve Fay Gus Hal Ida nobody"
        table.night(pack="Fay")
        assert table.fallen == "Fay"

    def test_a_dead_wolf_does_not_vote(self):
        """rulings, judge: every living wolf takes part."""
        table = Table(NINE)
        table.night(witch="poison Fay")
        table.day()
        assert table.asked("Bob")
        assert not table.asked("Fay")


class TestSeer:
    """Section II, Seer; Night 5."""

    @pytest.mark.parametrize(
        ("whom", "camp"),
        [
            ("Bob", "wolf"),
            ("Fay", "wolf"),
            ("Ann", "good"),
            ("Dan", "good"),
            ("Eve", "good"),
            ("Gus", "good"),
        ],
    )
    def test_learns_the_camp_at_once(self, whom: str, camp: str):
        """ "Checks one player's camp every night"."""
        table = Table(NINE)
        table.answer("Cat", whom)
        assert table.told("judge.seer.learned", "Cat") == {"by": "Cat", "seat": whom, "camp": camp}
        assert not table.heard("judge.seer.learned")
        assert not table.heard("judge.seer.learned", whom)

    def test_checks_others(self):
        table = Table(NINE)
        assert table.options("Cat") == "Ann Bob Dan Eve Fay Gus Hal Ida"

    def test_learns_though_killed_the_same_night(self):
        """Section III.2: the Seer acts before the night's deaths land."""
        table = Table(NINE)
        table.night(pack="Cat", seer="Bob")
        assert table.fallen == "Cat"
        assert table.told("judge.seer.learned", "Cat")["camp"] == "wolf"

    def test_may_check_every_night(self):
        table = Table(NINE)
        table.night(seer="Bob")
        table.day()
        table.night(seer="Bob")
        assert len(table.events("judge.seer.learned", "Cat")) == 2


class TestWitch:
    """Section II, Witch; Night 6; section IV; rulings, judge: Witch."""

    def test_antidote_saves_the_wolf_killed(self):
        """ "Saves wolf-killed target"."""
        table = Table(NINE)
        table.night(pack="Gus", witch="save")
        assert table.fallen == ""

    def test_antidote_is_limited_to_once(self):
        """ "Limited once": spent, it is not offered again, and she is not shown the victim (HR)."""
        table = Table(NINE)
        table.night(pack="Gus", witch="save")
        table.day()
        table.answer("Bob", "Gus")
        table.answer("Fay", "Gus")
        assert table.ask("Dan").key == "judge.witch.poison"
        assert table.ask("Dan").shown == ()

    def test_a_kept_antidote_stays(self):
        table = Table(NINE)
        table.night(pack="Gus", witch="keep")
        table.day()
        table.night(pack="Hal", witch="save")
        assert table.fallen == ""

    def test_poison_kills(self):
        """ "Poisons one person"."""
        table = Table(NINE)
        table.night(witch="poison Fay")
        assert table.fallen == "Fay"

    def test_poison_is_limited_to_once(self):
        """ "Limited once"."""
        table = Table(NINE)
        table.night(witch="poison Gus")
        table.day()
        with pytest.raises(Refused):
            table.night(witch="poison Hal")

    def test_with_both_potions_spent_she_is_not_asked(self):
        table = Table(NINE)
        table.night(pack="Gus", witch="save")
        table.day()
        table.night(pack="Gus", witch="poison Hal")
        table.day()
        table.answer("Bob", "Ida")
        table.answer("Fay", "Ida")
        assert not table.asked("Dan")

    def test_poisons_others(self):
        table = Table(NINE)
        table.answer("Bob", "Gus")
        table.answer("Fay", "Gus")
        table.answer("Dan", "keep")
        assert table.options("Dan") == "Ann Bob Cat Eve Fay Gus Hal Ida nobody"

    def test_nothing_to_save_when_the_pack_passed(self):
        """The question stays, so that the Witch's night looks the same; the antidote cannot be used."""
        table = Table(NINE)
        table.answer("Bob", "nobody")
        table.answer("Fay", "nobody")
        assert table.ask("Dan").shown == (("victim", "nobody"),)
        assert table.options("Dan") == "keep"
        assert table.blocked("Dan") == {"use": "blocked-judge-no-victim"}

    def test_guard_and_antidote_on_one_person_kill(self):
        """Section IV: "Guardian protection + Witch saving same person: target dies"."""
        table = Table(NINE)
        table.night(guardian="Gus", pack="Gus", witch="save")
        assert table.fallen == "Gus"

    def test_guard_and_antidote_on_two_people_do_not(self):
        """Section IV speaks of the same person."""
        table = Table(NINE)
        table.night(guardian="Hal", pack="Gus", witch="save")
        assert table.fallen == ""

    def test_poisoning_the_packs_victim_wastes_it(self):
        """rulings, judge: the Witch may poison anybody; one person dies once."""
        table = Table(NINE)
        table.night(pack="Gus", witch="poison Gus")
        assert table.fallen == "Gus"

    def test_her_poison_works_though_she_dies(self):
        """rulings, All books: deaths of one moment are simultaneous."""
        table = Table(NINE)
        table.night(pack="Dan", witch="poison Fay")
        assert table.fallen == "Dan Fay"


def test_the_dead_are_not_asked_by_night():
    """A role's holder who is dead has no night any more, whatever is called aloud."""
    table = Table(NINE)
    table.night(pack="Cat", witch="poison Ann")
    table.day()
    assert not table.asked("Ann")
    assert not table.asked("Cat")
    assert set(table.window.seats) == set(table.public.alive)
