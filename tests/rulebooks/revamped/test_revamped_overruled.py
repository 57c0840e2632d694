"""The table overrules the town: whoever is brought back is who she was, and what her death caused is void.

rulings, All books: "Who is revived gets back what the death took (offices aside) and what the death caused".
"""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from nightcaller.engine.disguise import Fooled, appearance
from nightcaller.engine.game import seats_of
from nightcaller.rulebooks.revamped.groups import members
from nightcaller.rulebooks.revamped.pack import PACK
from rulebooks.revamped.town import DEBATE, LYNCH, NIGHT, SECOND, Town

CITIZENS = "Dan citizen, Eve citizen, Fay citizen, Gus citizen, Hal citizen, Ida citizen"
REST = f"Bob wolf, Cat wolf, {CITIZENS}"


def overrule(town: Town, what: str, name: str, *more: str) -> None:
    """Declare something of somebody, by name."""
    town.session.submit(AMEND, (what, town.seat(name), *more))


def pack_of(town: Town) -> set[str]:
    """Who may write in the pack's room or could when alive: not who has only been there."""
    return {town.names[seat] for seat in seats_of(members(town.session._game, PACK))}


class TestTheChild:
    """2.1, Child: "there will be two lynches once the original Child dies"."""

    @pytest.fixture
    def town(self) -> Town:
        town = Town(f"Ann child, {REST}")
        town.night(pack="Ann")
        town.reach(DEBATE)
        return town

    def test_the_town_lynches_twice(self, town: Town):
        town.lynch()
        assert town.label == SECOND

    def test_of_a_child_that_lives_again_nothing_comes(self, town: Town):
        overrule(town, "revive", "Ann")
        town.lynch()
        assert town.label == NIGHT

    def test_not_even_when_the_first_vote_is_open(self, town: Town):
        town.reach(LYNCH)
        overrule(town, "revive", "Ann")
        town.lynch()
        assert town.label == NIGHT

    def test_it_may_die_as_the_child_once_more(self, town: Town):
        overrule(town, "revive", "Ann")
        town.night(pack="Ann")
        town.lynch()
        assert town.label == SECOND

    def test_another_who_is_brought_back_changes_nothing(self, town: Town):
        overrule(town, "kill", "Dan")
        town.reach(LYNCH)
        overrule(town, "revive", "Dan")
        town.lynch()
        assert town.label == SECOND


def test_after_a_riding_hood_that_lives_the_pack_is_hungry():
    """5.1, Riding Hood: "the pack does not get a kill the following night"."""
    town = Town(f"Ann riding_hood, {REST}")
    town.night(pack="Ann")
    town.reach(DEBATE)
    overrule(town, "revive", "Ann")
    town.night(pack="Dan")
    assert town.fallen == "Dan"


@pytest.mark.parametrize("role", ["survivor", "immune_survivor"])
def test_whom_nobody_has_asked_misses_no_vote(role: str):
    """7, Survivor: "must vote in every lynch poll": brought back in the middle of one she has no ballot."""
    town = Town(f"Ann {role}, {REST}")
    town.night(pack="Ann")
    town.reach(LYNCH)
    overrule(town, "revive", "Ann")
    assert "Ann" not in town.voters
    town.lynch()
    assert (town.label, "Ann" in town.alive) == (NIGHT, True)
    town.night()
    town.lynch()
    assert "Ann" not in town.alive, "in the next one she has"


def test_whom_the_guardian_has_chosen_is_guarded_when_brought_back():
    """6, Guardian: "the people that are protected by the Guardian simply can't be voted for"; all hear it."""
    town = Town(f"Ann citizen, {REST}")
    town.session.submit(AMEND, ("office", "revamped.guardian", town.seat("Dan")))
    town.night(pack="Ida")
    town.night(pack="Ann", Dan="Ann")
    town.reach(DEBATE)
    assert not town.heard("revamped.guarded_public")
    overrule(town, "revive", "Ann")
    assert town.told("revamped.guarded_public")["seats"] == "Ann"
    town.reach(LYNCH)
    assert "Ann" not in town.options("Bob").split()
    town.lynch()
    town.night(pack="Eve")
    assert "Ann" in town.alive
    town.reach(LYNCH)
    assert "Ann" in town.options("Bob").split()


@pytest.mark.parametrize("role", ["sneaking_wolf", "white_werewolf", "devil", "archangel"])
def test_a_face_goes_with_the_card_whoever_takes_it_away(role: str):
    """3.2, Sneaking Wolf: "if the Sneaking Wolf loses their role, they no longer appear as citizen"."""
    town = Town(f"Ann {role}, {REST}")
    game = town.session._game
    assert appearance(game, 0, Fooled.EVERYTHING) is not game.role(0)
    overrule(town, "role", "Ann", "revamped.citizen" if role == "white_werewolf" else "revamped.wolf")
    assert appearance(game, 0, Fooled.EVERYTHING) is game.role(0)
    overrule(town, "role", "Ann", f"revamped.{role}")
    assert len(game.disguises[0]) == 1


class TestWhatWasDueMeanwhile:
    """What came due while somebody was dead is over when she lives again; what is still to come, comes."""

    def doomed(self) -> Town:
        town = Town(f"Ann macho, {REST}")
        town.night(pack="Ann")
        assert "Ann" in town.alive
        return town

    def test_a_doom_that_is_past(self):
        """2.1, Macho: "they will survive until the end of the next day"; lynched on it, back on another."""
        town = self.doomed()
        town.hang("Ann")
        town.night(pack="Dan")
        town.reach(DEBATE)
        overrule(town, "revive", "Ann")
        town.reach(NIGHT)
        assert "Ann" in town.alive
        town.night(pack="Ann")
        town.reach(NIGHT)
        assert "Ann" not in town.alive, "attacked anew"

    def test_a_doom_that_is_still_to_come(self):
        town = self.doomed()
        town.reach(DEBATE)
        overrule(town, "kill", "Ann")
        town.reach(LYNCH)
        overrule(town, "revive", "Ann")
        town.reach(NIGHT)
        assert "Ann" not in town.alive

    def test_whoever_has_died_of_the_disease_infects_nobody_when_brought_back(self):
        """7, Evil Scientist: "player becomes contagious and remains so till their death"."""
        town = Town(f"Ann citizen, Zed evil_scientist, Kim oracle, {REST}")
        town.night(Zed="Ann")
        for _night in "23":
            town.reach(NIGHT)
            town.night()
        assert town.fallen == "Ann"
        town.reach(DEBATE)
        overrule(town, "revive", "Ann")
        town.night(Kim="Ann Eve")
        for _night in "567":
            town.reach(NIGHT)
            town.night()
        assert {"Ann", "Kim"} <= set(town.alive.split())

    @pytest.mark.parametrize("day", [1, 2])
    def test_whoever_is_back_in_time_dies_of_the_disease_in_its_night(self, day: int):
        town = Town(f"Ann citizen, Zed evil_scientist, {REST}")
        town.night(Zed="Ann")
        for _night in range(1, day):
            town.reach(NIGHT)
            town.night()
        town.reach(DEBATE)
        overrule(town, "kill", "Ann")
        town.reach(LYNCH)
        overrule(town, "revive", "Ann")
        for _night in range(day, 3):
            town.reach(NIGHT)
            assert "Ann" in town.alive
            town.night()
        assert town.fallen == "Ann"


class TestWhatADeathTakes:
    """What somebody's death took from herself and from others is there again when she lives again."""

    @pytest.mark.parametrize("role", ["devil", "archangel", "sneaking_wolf", "white_werewolf"])
    @pytest.mark.parametrize("by_day", [True, False])
    def test_a_face_that_the_card_has_brought(self, role: str, by_day: bool):
        """4.3, Devil: "if the Devil doesn't choose a role, they will show up as a citizen"."""
        town = Town(f"Ann {role}, Zed priest, {REST}")
        game = town.session._game
        before = game.disguises[0]
        town.night()
        if by_day:
            town.hang("Ann")
        else:
            town.reach(NIGHT)
            overrule(town, "kill", "Ann")
            town.night()
        town.reach(NIGHT if by_day else DEBATE)
        assert "Ann" not in town.alive
        overrule(town, "revive", "Ann")
        assert game.disguises[0] == before

    def test_a_face_is_not_given_back_to_another_card(self):
        town = Town(f"Ann devil, {REST}")
        town.night(pack="Dan")
        town.hang("Ann")
        overrule(town, "role", "Ann", "revamped.citizen")
        overrule(town, "revive", "Ann")
        assert not town.session._game.disguises.get(0)

    def test_those_whom_an_ice_king_has_frozen(self):
        """4.6: "when the Ice King dies, all frozen players will be unfrozen"."""
        town = Town(f"Ann ice_king, {REST}")
        town.night(Ann="Dan=citizen")
        town.hang("Ann")
        assert not town.session._game.bearing("revamped.frozen")
        overrule(town, "revive", "Ann")
        town.night()
        town.lynch(Bob="Dan")
        assert not dict(town.told("revamped.lynch_result")["totals"])

    @pytest.mark.parametrize("back_at", [NIGHT, DEBATE])
    def test_no_immunity_for_the_gift_of_somebody_who_lives(self, back_at: str):
        """7, Reaper: "if the empowered player dies, the Reaper gains immunity [...] for the next night"."""
        town = Town(f"Ann reaper, {REST}")
        town.night(pack="Dan")
        town.morning(Ann="Dan Eve")
        if back_at == NIGHT:
            town.hang("Eve")
        else:
            town.night(pack="Eve")
            town.reach(DEBATE)
        assert (town.label, "Eve" in town.alive) == (back_at, False)
        overrule(town, "revive", "Eve")
        town.night(pack="Ann")
        assert town.fallen == "Ann"


def test_an_investigator_who_dies_once_more_has_an_heir_once_more():
    """2.1, Fortune Apprentice: "the first day where a town investigative role died"; nobody inherits from
    somebody who lives again (rulings, All books: "what the death caused")."""
    town = Town(f"Ann fortune_apprentice, Zed fortune_apprentice, Kim oracle, {REST}")
    town.night(pack="Kim")
    assert sorted([town.role("Ann"), town.role("Zed")]) == ["fortune_apprentice", "oracle"]
    town.reach(DEBATE)
    overrule(town, "revive", "Kim")
    assert [town.role("Ann"), town.role("Zed")] == ["fortune_apprentice", "fortune_apprentice"]
    town.night(pack="Kim")
    assert sorted([town.role("Ann"), town.role("Zed")]) == ["fortune_apprentice", "oracle"]


class TestWhatADeathHasMadeOfOthers:
    """Whoever has become another by a death that the table takes back is who she was."""

    def test_an_apprentice_takes_over_at_the_next_death(self):
        """7, Apprentice: "until someone is either attacked or killed"."""
        town = Town(f"Ann apprentice, Kim oracle, Leo huntress, {REST}")
        town.night(pack="Kim")
        assert town.role("Ann") == "oracle"
        town.reach(DEBATE)
        overrule(town, "revive", "Kim")
        assert town.role("Ann") == "apprentice"
        town.night(pack="Leo")
        assert town.role("Ann") == "huntress"

    def test_what_she_has_become_since_she_stays(self):
        town = Town(f"Ann apprentice, Kim cursed_civilian_old, {REST}")
        town.night()
        overrule(town, "kill", "Kim")
        assert town.role("Ann") == "cursed_civilian_old"
        town.night(pack="Ann")
        town.reach(DEBATE)
        overrule(town, "revive", "Kim")
        assert town.role("Ann") == "wolf"

    def test_a_lone_wolf_is_alone_again(self):
        """3.3, Lone Wolf: "when a member of the wolfpack dies"."""
        town = Town(f"Ann lone_wolf, {REST}")
        town.night()
        town.hang("Cat")
        assert town.role("Ann") == "wolf"
        overrule(town, "revive", "Cat")
        assert (town.role("Ann"), pack_of(town)) == ("lone_wolf", {"Bob", "Cat"})
        town.night()
        town.hang("Bob")
        assert (town.role("Ann"), pack_of(town)) == ("wolf", {"Ann", "Bob", "Cat"})

    def test_a_packless_wolf_has_no_pack_again(self):
        town = Town(f"Ann packless_wolf, Bob wolf, {CITIZENS}")
        town.night()
        town.hang("Bob")
        assert pack_of(town) == {"Ann", "Bob"}
        overrule(town, "revive", "Bob")
        assert pack_of(town) == {"Bob"}

    def test_an_heir_who_has_become_another_by_the_same_deaths_is_who_she_was_first(self):
        """The Apprentice has become a Lone Wolf, and with that a wolf of the pack."""
        town = Town(f"Ann apprentice, Kim lone_wolf, {REST}")
        town.night()
        for name in ("Kim", "Cat"):
            overrule(town, "kill", name)
        assert town.role("Ann") == "wolf"
        town.hang("Dan")
        for name in ("Kim", "Cat"):
            overrule(town, "revive", name)
        assert town.role("Ann") == "apprentice"


class TestADealThatIsPutRight:
    """What a moderator gives in the first night was dealt; what he gives later was not."""

    @pytest.mark.parametrize(("nights", "dealt"), [(0, "huntress"), (1, "citizen")])
    def test_the_reporter_reads_it(self, nights: int, dealt: str):
        """6, Reporter: "the roles given are always the role that player was originally assigned"."""
        town = Town(f"Ann huntress, {REST}")
        for _night in range(nights):
            town.night()
            town.reach(NIGHT)
        overrule(town, "role", "Dan", "revamped.huntress")
        overrule(town, "role", "Ann", "revamped.citizen")
        town.night(pack="Dan")
        assert town.session._game.players[town.seat("Dan")].first_role == f"revamped.{dealt}"

    def test_with_the_leader_who_was_dealt_in_the_end_the_cult_is_over(self):
        """2.5, Cult Leader: "until the original Cult Leader dies"."""
        town = Town(f"Ann cult_leader, Kim cult_member, Leo citizen, {REST}")
        overrule(town, "role", "Ann", "revamped.citizen")
        overrule(town, "role", "Leo", "revamped.cult_leader")
        town.night()
        town.hang("Ann")
        assert not town.heard("revamped.cult_over", "Kim")
        town.night()
        town.hang("Leo")
        assert town.heard("revamped.cult_over", "Kim")


def test_a_coroner_finds_what_has_killed_somebody_in_the_end():
    """7, Coroner: "will be told how that specific player died": not of what the table has taken back."""
    town = Town(f"Ann citizen, Kim coroner, {REST}")
    town.night(pack="Ann")
    town.reach(DEBATE)
    overrule(town, "revive", "Ann")
    town.reach(LYNCH)
    overrule(town, "kill", "Ann")
    town.night()
    town.morning(Kim="Ann")
    assert town.heard("revamped.no_cause_learned", "Kim")
    assert not town.heard("revamped.cause_learned", "Kim")
