"""The phases of the night: cupid, amorous, seeress, werewolf, witch. A scenario for every sentence."""

from __future__ import annotations

import pytest

from nightcaller.engine import CLOSE, Setup
from nightcaller.engine.game import Game
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Decision, Tier
from nightcaller.rulebooks.chat.voting import LaptopRound
from nightcaller.rulebooks.stock import ability, choose, others, seal
from rulebooks.astrologer import with_roles
from rulebooks.chat.whispers import AMOROUS, CHAT, NIGHT, WITCH, Refused, Whispers

TEN = (
    "Ann seeress, Bob werewolf, Cat werewolf, Dan witch, Eve hunter, Fay little_girl, Gus cupid,"
    "Hal villager, Ida villager, Jon werewolf"
)
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida"]
COMPANY = (
    "Ann seeress, Bob seeress, Cat witch, Dan witch, Eve cupid, Fay cupid, Gus werewolf, Hal werewolf,"
    "Ida villager, Jon villager, Kim villager"
)


class TestPhases:
    """Every role's "required phases": which rounds there are follows from the published deck alone."""

    @pytest.mark.parametrize(
        ("cards", "first", "later"),
        [
            ("werewolf", "night", "night"),
            ("werewolf witch", "night witch", "night witch"),
            ("werewolf seeress", "night", "night"),
            ("werewolf cupid", "cupid amorous night", "night"),
            ("werewolf werewolf", "night night_runoff", "night night_runoff"),
            ("werewolf seeress seeress", "night night_runoff closing", "night night_runoff closing"),
            ("werewolf seeress seeress witch", "night night_runoff witch", "night night_runoff witch"),
            (
                "werewolf cupid cupid",
                "arrow_one arrow_one_runoff arrow_two arrow_two_runoff amorous night",
                "night",
            ),
        ],
    )
    def test_rounds_of_a_night(self, cards: str, first: str, later: str):
        dealt = [*cards.split(), *(["villager"] * 5)]
        village = Whispers(",".join(f"{name} {card}" for name, card in zip(NAMES, dealt, strict=False)))
        assert village.rounds() == first
        assert village.rounds() == later

    def test_night_and_day_are_told(self):
        village = Whispers(TEN)
        for day in (1, 2):
            assert (village.public.phase, village.told("night.falls")) == ("night", {"day": day})
            village.sleep()
            assert (village.public.phase, village.told("day.breaks")) == ("day", {"day": day})
            village.day()

    def test_the_phases_come_in_the_order_of_the_text(self):
        """ "night: cupid", "night: seeress", "night: werewolf", "night: witch"."""
        hours: dict[int, set[str]] = {}
        for role, power in CHAT.powers.values():
            if power.hour is not None:
                hours.setdefault(power.hour, set()).add(role.id.removeprefix("chat."))
        assert hours == {1: {"cupid"}, 2: {"seeress"}, 3: {"werewolf"}, 4: {"witch"}}

    def test_cupid_s_phase_is_of_the_first_night(self):
        assert {power.until for power in CHAT.roles["chat.cupid"].powers} == {1}


def test_what_a_card_does_comes_about_when_its_round_is_over():
    """A card that somebody has added: the text's own cards settle facts, and seal nothing."""
    lit: list[int] = []

    def light(_game: Game, _me: Holding, bodies: tuple[int, ...]) -> None:
        lit.extend(bodies)

    glow = ability("chat.lamplighter.glow", choose(others), seal(Tier.MARK, light), hour=3)
    rules = with_roles(CHAT, Role("chat.lamplighter", "chat.village", powers=(glow,), listed=20))
    deal = ("lamplighter", "werewolf", "villager", "villager")
    setup = Setup({"lamplighter": 1, "werewolf": 1, "villager": 2}, 4, 1, deal=deal)
    game = Game(rules, setup.normal(rules))
    game.begin("night")
    held = LaptopRound("chat.night", (), (glow,)).hold(game)
    window = next(held)
    (slot,) = (slot for slot, ask in window.asks.items() if slot != CLOSE and ask.key == glow.id)
    held.send(Decision(slot, (2,)))
    assert lit == [], "sealed"
    with pytest.raises(StopIteration):
        held.send(Decision(CLOSE, ("close",)))
    assert lit == [2]


class TestWerewolf:
    """Werewolf, voting's."""

    def test_targets_are_all_living_villagers(self):
        """Everybody is a villager, "even the wolves"."""
        village = Whispers(TEN)
        village.sleep(until=NIGHT)
        assert village.options("Bob") == "Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon nobody"

    def test_only_werewolves_are_enabled_to_vote(self):
        village = Whispers(TEN)
        village.sleep(until=NIGHT)
        asked = [name for name in village.names if village.asked(name, "chat.pack.vote")]
        assert asked == ["Bob", "Cat", "Jon"]

    def test_a_single_target_is_flagged_and_killed_when_the_day_comes(self):
        village = Whispers(TEN)
        village.sleep(until=WITCH, pack="Hal")
        assert "Hal" in village.alive, "flagged, not dead"
        village.sleep()
        assert village.fallen == "Hal"

    def test_the_most_votes_select_the_target(self):
        village = Whispers(TEN)
        village.sleep(Bob="Hal", Cat="Ida", Jon="Ida")
        assert village.fallen == "Ida"
        assert not village.heard("chat.drawn", "Bob")

    def test_a_tie_makes_a_smaller_voting_with_only_those_targets(self):
        village = Whispers(TEN)
        village.sleep(until="chat.night_runoff", Bob="Hal", Cat="Ida")
        assert village.told("chat.tied", "Jon") == {"seats": "Hal Ida", "about": "pack"}
        assert village.options("Jon") == "Hal Ida nobody"
        assert village.blocked("Jon")["Ann"] == "blocked-chat-not-tied"
        village.sleep(Bob="Ida", Cat="Ida")
        assert village.fallen == "Ida"

    def test_a_second_tie_is_rolled_once_and_noted(self):
        """rulings, chat: "a tie restarts the voting with the tied, once, then keyed roll"."""
        fallen = set()
        for seed in range(12):
            village = Whispers(TEN, seed=seed)
            village.sleep(Bob="Hal", Cat="Ida")
            assert village.told("chat.drawn", "Bob")["seat"] == village.fallen
            fallen.add(village.fallen)
        assert fallen == {"Hal", "Ida"}

    def test_a_restarted_voting_without_a_vote_selects_nobody(self):
        """ "If no flagged target exists, then nothing happens": no lot for a pack that changed its mind."""
        village = Whispers(TEN)
        village.sleep(until="chat.night_runoff", Bob="Hal", Cat="Ida")
        village.sleep(Bob="nobody", Cat="nobody", Jon="nobody")
        assert village.fallen == ""
        assert not village.heard("chat.drawn", "Bob")

    def test_no_flagged_target_nothing_happens(self):
        village = Whispers(TEN)
        village.sleep()
        assert village.fallen == ""
        assert len(village.alive.split()) == 10

    def test_the_run_off_goes_round_whether_there_was_a_tie_or_not(self):
        """Secrecy: the laps follow from the published deck."""
        village = Whispers(TEN)
        village.sleep(until="chat.night_runoff", pack="Hal")
        assert village.label == "chat.night_runoff"
        assert not village.asked("Bob")

    def test_one_wolf_cannot_tie(self):
        village = Whispers("Ann werewolf, Bob villager, Cat villager, Dan villager")
        village.sleep(until=NIGHT)
        village.answer("Ann", "Dan")
        village.close()
        assert village.label == "chat.campaign"


class TestSeeress:
    """Seeress, voting's."""

    def test_all_roles_of_the_selected_one_are_revealed(self):
        village = Whispers(TEN)
        village.sleep(Ann="Bob", Gus="Hal Ida")
        assert village.told("chat.seeress.learned", "Ann") == {
            "by": "Ann",
            "seat": "Bob",
            "role": "chat.werewolf",
            "major": "no",
            "amorous": "no",
        }

    def test_an_office_is_a_role(self):
        village = Whispers(TEN)
        village.sleep()
        village.elect(Hal="Ann Bob")
        village.day()
        village.sleep(Ann="Hal")
        learned = village.told("chat.seeress.learned", "Ann")
        assert (learned["role"], learned["major"]) == ("chat.villager", "yes")

    def test_love_is_a_role(self):
        village = Whispers(TEN)
        village.sleep(Ann="Ida", Gus="Hal Ida")
        assert village.told("chat.seeress.learned", "Ann")["amorous"] == "yes"

    def test_not_herself_and_not_the_dead(self):
        village = Whispers(TEN)
        village.sleep(until=NIGHT)
        assert "Ann" not in village.options("Ann").split()
        village.sleep(pack="Hal")
        village.day()
        village.sleep(until=NIGHT)
        assert "Hal" not in village.options("Ann").split()

    def test_may_select_a_player_twice(self):
        """ "But this has no special effect"."""
        village = Whispers(TEN)
        village.sleep(Ann="Bob")
        village.day()
        village.sleep(Ann="Bob")
        assert len(village.events("chat.seeress.learned", "Ann")) == 2

    def test_several_reveal_only_one_player(self):
        """ "They can reveal roles of only one player", and all of them see it."""
        village = Whispers(COMPANY)
        village.sleep(until="chat.night_runoff", Ann="Gus", Bob="Jon")
        assert not village.heard("chat.seeress.learned", "Ann")
        village.sleep(Ann="Gus", Bob="Gus")
        for name in ("Ann", "Bob"):
            assert [event.facts["seat"] for event in village.events("chat.seeress.learned", name)] == [6]

    def test_a_seeress_among_the_tied_cannot_look_at_herself(self):
        """Nor is she told that she was not among them."""
        village = Whispers(COMPANY)
        village.sleep(until="chat.night_runoff", Ann="Gus", Bob="Ann")
        assert village.options("Ann") == "Gus nobody"
        assert village.options("Bob") == "Ann Gus nobody"
        assert "Ann" not in village.blocked("Ann")
        assert village.blocked("Ann")["Hal"] == "blocked-chat-not-tied"

    def test_the_story_names_one_who_voted_for_it(self):
        village = Whispers(COMPANY.replace("Ida villager", "Ida seeress"))
        village.sleep(Ann="Jon", Bob="Gus", Ida="Gus")
        assert village.told("chat.seeress.learned", "Ann")["by"] == "Bob"

    def test_several_without_a_witch_go_round_once_more(self):
        """Whoever voted first learns the answer before the night is over."""
        village = Whispers("Ann seeress, Bob seeress, Cat werewolf, Dan villager, Eve villager, Fay villager")
        village.sleep(until="chat.closing", Ann="Cat", Bob="Cat")
        assert village.label == "chat.closing"
        assert village.told("chat.seeress.learned", "Ann")["seat"] == "Cat"


class TestCupid:
    """Cupid, voting's; Amorous."""

    def test_the_first_voting_offers_any_villager(self):
        village = Whispers(TEN)
        assert village.options("Gus") == "Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon"

    def test_the_second_anybody_except_the_first_selected_one(self):
        village = Whispers(TEN)
        village.answer("Gus", "Hal")
        assert "Hal" not in village.options("Gus").split()
        assert village.blocked("Gus") == {"Hal": "blocked-chat-first-arrow"}

    def test_both_get_the_role_amorous(self):
        village = Whispers(TEN)
        village.sleep(until=NIGHT, Gus="Hal Bob")
        assert village.view("Hal").card.held == ("chat.villager", "chat.amorous")
        assert village.view("Bob").card.held == ("chat.werewolf", "chat.villager", "chat.amorous")

    def test_only_in_the_first_night(self):
        village = Whispers(TEN)
        village.sleep(Gus="Hal Ida")
        village.day()
        assert village.label == NIGHT

    def test_amorous_is_visible_to_cupid_and_the_amorous(self):
        """Amorous, "default visible for"."""
        village = Whispers(TEN)
        village.sleep(until=NIGHT, Gus="Hal Ida")
        told = [name for name in village.names if village.heard("chat.lovers", name)]
        assert told == ["Gus", "Hal", "Ida"]

    def test_if_one_dies_the_other_dies_immediately(self):
        village = Whispers(TEN)
        village.sleep(pack="Hal", Gus="Hal Bob")
        assert village.fallen == "Bob Hal"

    def test_several_vote_together_and_make_one_pair(self):
        """ "If more than one cupid exists nothing special happens"."""
        village = Whispers(COMPANY)
        village.sleep(until=NIGHT, Eve="Ida Jon", Fay="Ida Jon")
        assert village.told("chat.lovers", "Ida") == {"seat": "Ida", "other": "Jon"}
        assert len(village.events("chat.lovers", "Eve")) == 1

    def test_a_tie_of_several_restarts_that_voting(self):
        village = Whispers(COMPANY)
        village.answer("Eve", "Ida")
        village.answer("Fay", "Jon")
        village.close()
        assert (village.label, village.options("Eve")) == ("chat.arrow_one_runoff", "Ida Jon")
        village.answer("Eve", "Jon")
        village.answer("Fay", "Jon")
        village.close()
        assert village.label == "chat.arrow_two"
        assert "Jon" not in village.options("Eve").split()

    def test_the_story_names_one_who_aimed_so(self):
        village = Whispers(COMPANY.replace("Ida villager", "Ida cupid"))
        village.sleep(until=NIGHT, Eve="Jon Ida", Fay="Kim Jon", Ida="Kim Jon")
        assert village.told("chat.arrow_one", "Eve") == {"by": "Fay", "seat": "Kim"}
        assert village.told("chat.arrow_two", "Eve") == {"by": "Fay", "seat": "Jon"}

    def test_a_tie_for_the_second_restarts_the_second(self):
        village = Whispers(COMPANY)
        village.sleep(until="chat.arrow_two_runoff", Eve="Ida Jon", Fay="Ida Kim")
        assert village.told("chat.arrow_one", "Eve")["seat"] == "Ida"
        assert village.told("chat.tied", "Fay") == {"seats": "Jon Kim", "about": "arrow_two"}
        assert village.options("Fay") == "Jon Kim"
        village.sleep(until=NIGHT, Eve="Kim", Fay="Kim")
        assert village.told("chat.lovers", "Kim") == {"seat": "Ida", "other": "Kim"}

    def test_only_cupids_see_how_they_aim(self):
        village = Whispers(COMPANY)
        village.sleep(until=AMOROUS, Eve="Ida Jon", Fay="Ida Jon")
        for kind in (
            "chat.arrow_one.proposal",
            "chat.arrow_two.proposal",
            "chat.arrow_one",
            "chat.arrow_two",
        ):
            assert [name for name in village.names if village.heard(kind, name)] == ["Eve", "Fay"]

    def test_they_meet(self):
        village = Whispers(TEN)
        village.sleep(until=AMOROUS, Gus="Hal Ida")
        assert village.label == AMOROUS
        assert village.window.visits, "no voice can call two people by name"
        assert len(village.window.seats) == 10, "everybody is visited"


class TestWitch:
    """Witch, voting's."""

    def test_the_heal_potion_has_only_one_target_the_wolves_victim(self):
        village = Whispers(TEN)
        village.sleep(until=WITCH, pack="Hal")
        ask = village.ask("Dan")
        assert (ask.key, village.options("Dan")) == ("chat.witch.heal", "Hal nobody")
        assert dict(ask.shown) == {"victim": village.seat("Hal")}

    def test_the_victim_is_saved_and_the_potion_lost(self):
        village = Whispers(TEN)
        village.sleep(pack="Hal", Dan="heal")
        assert village.fallen == ""
        village.day()
        village.sleep(until=WITCH, pack="Hal")
        assert village.ask("Dan").key == "chat.witch.kill"

    def test_unused_she_can_use_it_in_the_next_round(self):
        village = Whispers(TEN)
        village.sleep(pack="Hal")
        village.day()
        village.sleep(pack="Ida", Dan="heal")
        assert village.fallen == ""

    def test_she_may_heal_herself(self):
        village = Whispers(TEN)
        village.sleep(pack="Dan", Dan="heal")
        assert village.fallen == ""

    def test_the_kill_potion_is_for_anybody_but_herself_and_the_wolves_target(self):
        village = Whispers(TEN)
        village.sleep(until=WITCH, pack="Hal")
        village.answer("Dan", "nobody")
        assert village.options("Dan") == "Ann Bob Cat Eve Fay Gus Ida Jon nobody"
        assert village.blocked("Dan") == {"Hal": "blocked-chat-flagged"}

    def test_whoever_is_healed_is_no_target_of_the_other_potion(self):
        village = Whispers(TEN)
        village.sleep(until=WITCH, pack="Hal")
        village.answer("Dan", "Hal")
        assert village.ask("Dan").key == "chat.witch.kill"
        assert "Hal" not in village.options("Dan").split()

    def test_only_the_living_are_targets_and_another_witch_is_one(self):
        village = Whispers(COMPANY)
        village.sleep(pack="Ida")
        village.day()
        village.sleep(until=WITCH, pack="Jon")
        village.answer("Cat", "nobody")
        assert village.options("Cat") == "Ann Bob Dan Eve Fay Gus Hal Kim nobody"

    def test_without_a_victim_there_is_nobody_to_heal(self):
        village = Whispers(TEN)
        village.sleep(until=WITCH)
        assert village.options("Dan") == "nobody"
        assert dict(village.ask("Dan").shown) == {"victim": "nobody"}
        assert village.blocked("Dan")["Hal"] == "blocked-chat-not-the-victim"
        village.answer("Dan", "nobody")
        assert village.options("Dan") == "Ann Bob Cat Eve Fay Gus Hal Ida Jon nobody"

    def test_a_victim_she_is_herself_is_no_reason_to_give(self):
        village = Whispers(TEN)
        village.sleep(until=WITCH, pack="Dan")
        village.answer("Dan", "nobody")
        assert village.blocked("Dan") == {}

    def test_whoever_is_selected_is_flagged_and_killed_later(self):
        village = Whispers(TEN)
        village.sleep(pack="Hal", Dan="kill Bob", Gus="Fay Ida")
        assert village.fallen == "Bob Hal"
        assert not village.heard("chat.kill.proposal", "Dan"), "there is nobody to propose it to"

    def test_once_used_she_cannot_vote_there_again(self):
        village = Whispers(TEN)
        village.sleep(pack="Hal", Dan="heal kill Bob", Gus="Fay Ida")
        assert village.fallen == "Bob"
        village.day()
        village.sleep(until=WITCH, pack="Ida")
        assert not village.asked("Dan")

    def test_several_see_each_others_votes_and_nobody_else_does(self):
        village = Whispers(COMPANY)
        village.sleep(pack="Ida", Cat="heal kill Gus")
        for kind in ("chat.heal.proposal", "chat.kill.proposal", "chat.healed", "chat.poisoned"):
            assert [name for name in village.names if village.heard(kind, name)] == ["Cat", "Dan"], kind
        assert not village.heard("chat.kill_spent", "Dan"), "her own potion is left"

    def test_several_all_lose_the_heal_potion(self):
        """ "Every witch loose the heal potion if used"."""
        village = Whispers(COMPANY)
        village.sleep(pack="Ida", Cat="heal")
        assert village.fallen == ""
        assert village.heard("chat.heal_spent", "Dan")
        village.day()
        village.sleep(until=WITCH, pack="Jon")
        assert village.ask("Dan").key == "chat.witch.kill"

    def test_several_kill_every_top_selected_player(self):
        """ "No extra voting": both die, and both potions are lost."""
        village = Whispers(COMPANY)
        village.sleep(Cat="kill Gus", Dan="kill Hal")
        assert village.fallen == "Gus Hal"
        assert village.heard("chat.kill_spent", "Cat")
        assert village.heard("chat.kill_spent", "Dan")

    def test_only_who_selected_a_top_selected_player_loses_the_potion(self):
        three = COMPANY.replace("Ida villager", "Ida witch")
        village = Whispers(three)
        village.sleep(Cat="kill Gus", Dan="kill Gus", Ida="kill Hal")
        assert village.fallen == "Gus"
        village.day()
        village.sleep(until=WITCH)
        for name in ("Cat", "Dan", "Ida"):
            village.answer(name, "nobody", "chat.witch.heal")
        assert [name for name in ("Cat", "Dan", "Ida") if village.asked(name)] == ["Ida"]


class TestLittleGirl:
    """Little Girl."""

    def test_can_watch_the_round_of_the_wolves_but_cannot_vote(self):
        village = Whispers(TEN)
        village.sleep(until="chat.night_runoff", pack="Hal")
        assert village.told("chat.pack.proposal", "Fay")["seat"] == "Hal"
        assert not village.asked("Fay")

    def test_dead_she_watches_no_more(self):
        village = Whispers(TEN)
        village.sleep(pack="Fay")
        heard = len(village.view("Fay").events)
        village.day()
        village.sleep(pack="Hal")
        late = village.view("Fay").events[heard:]
        assert not [event.kind for event in late if event.kind.startswith("chat.pack")]

    def test_is_invisible_to_the_wolves(self):
        village = Whispers(TEN)
        village.sleep(until=NIGHT)
        assert village.listed("Bob", "werewolf") == "Bob Cat Jon"
        village.write("Bob", "werewolf", "Is anybody there?")
        assert village.read("Fay", "werewolf") == ["Bob: Is anybody there?"]
        assert village.listed("Fay", "werewolf") == "", "who listens at the door sees no faces"

    def test_may_not_write(self):
        village = Whispers(TEN)
        village.sleep(until=NIGHT)
        with pytest.raises(Refused):
            village.write("Fay", "werewolf", "Boo")


class TestVillager:
    """Villager: "everyone in the village even the wolves"."""

    def test_everybody_holds_the_role(self):
        village = Whispers(TEN)
        assert all("chat.villager" in village.view(name).card.held for name in village.names)
        assert village.view("Hal").card.held == ("chat.villager",)

    def test_holders_of_a_role_know_each_other(self):
        """ "Default visible for: werewolf", "seeress", "witch", "cupid"."""
        village = Whispers(COMPANY)
        mates = {
            name: [village.names[seat] for seat, _role in village.view(name).card.mates]
            for name in village.names
        }
        assert {name: who for name, who in mates.items() if who} == {
            "Ann": ["Bob"], "Bob": ["Ann"], "Cat": ["Dan"], "Dan": ["Cat"], "Eve": ["Fay"], "Fay": ["Eve"],
            "Gus": ["Hal"], "Hal": ["Gus"],
        }  # fmt: skip
