"""What is meant for a Flute Apprentice and hits somebody else (7, Flute Apprentice; edges 3, Redirect)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulebooks.revamped.town import MORNING, NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen, Una citizen"


def played(cast: str, night: dict[str, str] | None = None, day: dict[str, str] | None = None) -> Town:
    """Ann is enchanted and uses her power on the Apprentice, whose target is Tim."""
    town = Town(f"Flu flute_player, App flute_apprentice, Ann {cast}, Bob wolf, {REST}")
    town.night(Flu="Ann", App="Tim")
    if day:
        town.reach(MORNING)
        town.morning(**day)
    town.lynch()
    if night is not None:
        town.night(**night)
    else:
        town.reach(NIGHT)
    return town


def heard_by(kind: str) -> Callable[[Town], str]:
    return lambda town: " ".join(name for name in town.names if town.heard(f"revamped.{kind}", name))


def asked(key: str) -> Callable[[Town], str]:
    return lambda town: " ".join(name for name in town.names if town.asked(name, f"revamped.{key}"))


def fallen(town: Town) -> str:
    return town.fallen


NIGHTS = {
    "assassin": ({"Ann": "App"}, fallen, "Tim"),
    "lone_wolf": ({"Ann": "App"}, fallen, "Tim"),
    "devil": ({"Ann": "App"}, fallen, "Tim"),
    "witch": ({"Ann": "poison App"}, fallen, "Tim"),
    "huntress": ({"Ann": "App", "pack": "Ann"}, fallen, "Ann Tim"),
    "priest": ({"Ann": "App"}, fallen, "Ann"),  # Tim is of the town
    "hooker": ({"Ann": "App", "pack": "Tim"}, fallen, "Ann Tim"),
    "stalker": ({"Ann": "App"}, heard_by("threatened"), "Tim"),
    "chef": ({"Ann": "App poisoned"}, asked("food.eat"), "Tim"),
    "vampire": ({"Ann": "App", "pack": "Tim"}, lambda town: town.role("Tim"), "undead"),
    "plaguebearer": ({"Ann": "App", "pack": "Tim"}, lambda town: town.role("Tim"), "zombie"),
    "huntsman": ({"Ann": "App"}, lambda town: town.told("revamped.tracked", "Ann")["seat"], "App"),
    "oracle": ({"Ann": "App Sue"}, lambda town: town.told("revamped.compared", "Ann")["same"], "yes"),
}


@pytest.mark.parametrize("role", NIGHTS)
def test_a_power_of_the_night(role: str):
    """ "If any player that is enchanted uses an ability on the Flute Apprentice, the ability is instead
    redirected"; the answer names whom she chose."""
    night, found, wanted = NIGHTS[role]
    assert found(played(role, night)) == wanted


def test_a_shield_goes_where_the_attack_would():
    for prey, dead in (("Tim", ""), ("App", "App")):
        assert played("witch", {"Ann": "App Pat Quin", "pack": prey}).fallen == dead


@pytest.mark.parametrize(
    ("cast", "day", "found", "wanted"),
    [
        ("devil", {"Ann": "App"}, asked("wager.take"), "Tim"),
        ("archangel", {"Ann": "App"}, asked("grace.take"), "Tim"),
    ],
)
def test_an_offer_of_the_day(cast: str, day: dict[str, str], found: Callable[[Town], str], wanted: str):
    assert found(played(cast, day=day)) == wanted


@pytest.mark.parametrize(
    ("answer", "kind"), [("look Bob", "wager_saw"), ("attack Bob", "wager_sold"), ("keep", "wager_declined")]
)
def test_the_devil_does_not_learn_who_has_answered(answer: str, kind: str):
    """ "The original player is not informed about this": what is told, and whom the page bars, goes by the
    name that was chosen."""
    town = played("devil", day={"Ann": "App"})
    town.night(Tim=answer)
    assert town.told(f"revamped.{kind}", "Ann")["by"] == "App"
    assert town.heard("revamped.soulless", "Tim") == (kind == "wager_sold")
    town.reach(MORNING)
    assert set(town.blocked("Ann", "revamped.devil.wager")) == ({"App"} if kind == "wager_sold" else set())


def test_a_chef_does_not_learn_who_has_eaten():
    """As above; whoever has eaten cannot be fed again, under whatever name."""
    town = played("chef", {"Ann": "App=charmed"})
    town.answer("Tim", "eat", "revamped.food.eat")
    town.answer_all(MORNING, {})
    assert town.told("revamped.plate_back", "Ann")["seat"] == "App"
    town.lynch()
    town.reach(NIGHT)
    assert set(town.blocked("Ann", "revamped.chef.cook")) == {"App"}
    town.night(Ann="Tim=poisoned")
    assert not town.asked("Tim", "revamped.food.eat")


def test_a_grandma_does_not_learn_whose_vote_could_not_be_taken():
    town = Town(f"Flu flute_player, App flute_apprentice, Ann grandma, Bob wolf, Tri trickster, {REST}")
    town.night(Flu="Ann", App="Tri")
    town.lynch()
    town.night(Ann="Pat App")
    town.lynch(Bob="Tri", Pat="Ann")
    assert town.told("revamped.no_vote_to_take", "Ann")["seat"] == "App"


def test_a_hide():
    """3.3, Tanner, enchanted: another wears it."""
    town = played("tanner, Cat fortune_teller, Dan witch", {"Cat": "Tim"}, {"Ann": "App=witch"})
    assert town.told("revamped.saw", "Cat")["role"] == "revamped.witch"


def test_what_is_declared_while_people_talk():
    for name in ("barber", "devil"):
        town = Town(f"Flu flute_player, App flute_apprentice, Ann {name}, Bob wolf, {REST}")
        town.night(Flu="Ann", App="Tim")
        town.lynch()
        town.night()
        town.declare("Ann", "razor-hidden" if name == "barber" else "soul-strike", "App")
        assert "Tim" not in town.alive
        assert "App" in town.alive


def test_the_powder_and_the_vial():
    town = played("pyromancer", {"Ann": "App"})
    town.lynch()
    town.night(Ann="ignite")
    assert town.fallen == "Tim"
    town = played("evil_scientist", {"Ann": "App"})
    town.lynch()
    town.night()
    town.lynch()
    assert heard_by("ill")(town) == "Tim"


def test_a_lent_power():
    """7, Reaper: whom the gift finds is somebody else."""
    town = Town(f"Flu flute_player, App flute_apprentice, Ann reaper, Bob wolf, Cat huntsman, {REST}")
    town.night(Flu="Ann", App="Tim", pack="Cat")
    town.morning(Ann="Cat App")
    assert heard_by("gift")(town) == "Tim"


def test_joins_by_day_as_well_and_once():
    """ "Once, at any point during the game, the Flute Apprentice can join the enchanted channel." """
    town = Town(f"Flu flute_player, App flute_apprentice, Bob wolf, {REST}")
    town.night(Flu="Pat Quin")
    town.declare("App", "listen")
    for name in ("Pat", "App"):
        assert town._named(town.view(name).boards["revamped.enchanted"].listed) == "App Pat Quin"
    assert town.label == "revamped.debate"
    town.lynch()
    town.reach(NIGHT)
    assert not town.asked("App", "revamped.flute_apprentice.join")


@pytest.mark.parametrize(
    ("dead", "clouded"), [({"pack": "Flu"}, True), ({"pack": "Flu", "Wit": "App"}, False)]
)
def test_the_tune_plays_while_any_of_the_team_lives(dead: dict[str, str], clouded: bool):
    """4.2: "this effect will disappear once all members of the flute team are dead. The players are not told
    when the effect disappears"."""
    seen = set()
    for seed in range(12):
        town = Town(
            f"Flu flute_player, App flute_apprentice, Ann fortune_teller, Bob wolf, Wit assassin, {REST}",
            seed=seed,
        )
        town.night(Flu="Ann")
        town.lynch()
        town.night(**dead)
        before = len(town.view("Ann").events)
        town.lynch()
        assert not any("enchant" in event.kind for event in town.view("Ann").events[before:])
        town.night(Ann="Pat")
        seen.add(town.told("revamped.saw", "Ann")["role"])
    assert ("revamped.flute_player" in seen) is clouded


def test_who_attacks_at_the_nights_end_still_meets_the_target_of_before():
    """Edges 1, Landing: all who act in a lap meet the target as it was before it."""
    town = played("assassin", {"Ann": "App", "App": "Una"})
    assert town.fallen == "Tim"
