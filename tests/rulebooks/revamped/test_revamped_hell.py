"""Hell and heaven of the revamped book: sections 4.3 and 7 of the text, one engine with two pools."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, POST
from nightcaller.engine.vocabulary import Status
from nightcaller.rulebooks.revamped import archangel, devil
from rulebooks.revamped.town import DEBATE, MORNING, NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"

KINDS = {
    "devil": ("wager", "soul", "soulless", "demon", "wager_sold", "hell"),
    "archangel": ("grace", "prayer", "blessed", "saint", "grace_taken", "heaven"),
}
BARGAINS = {"devil": devil.POOL, "archangel": archangel.POOL}
BOTH = pytest.mark.parametrize("maker", KINDS)
"""7, Archangel: "an alternative version of the devil. [...] instead of souls, the Archangel has prayers"."""


def offered(town: Town, whom: str = "Pat", night: str = "keep nobody", **others: str) -> None:
    """Ann offers somebody her bargain by day, who answers it by night."""
    town.reach(MORNING)
    town.morning(Ann=whom)
    town.lynch()
    town.night(**{whom: night}, **others)


def begun(maker: str, *more: str, **house: str) -> Town:
    """A town on its first morning."""
    town = Town(", ".join([f"Ann {maker}, Bob wolf", *more, REST]), **house)
    town.night()
    return town


class TestWager:
    """4.3, Devil: "each day, the Devil may choose a player to send the devil's wager to"."""

    @BOTH
    def test_to_learn_another_players_role(self, maker: str):
        """ "If the player chooses to see another player's role (immediate)"; the Devil "will learn [...]
        which person was inspected & what role the target saw"; no soul is sold."""
        offer, _pool, _mark, _lesser, given, _team = KINDS[maker]
        town = begun(maker)
        offered(town, night="look Bob")
        assert town.told("revamped.saw", "Pat") == {"by": "Pat", "seat": "Bob", "role": "revamped.wolf"}
        assert town.told(f"revamped.{offer}_saw", "Ann")["seat"] == "Bob"
        assert not town.heard(f"revamped.{given}", "Ann")

    @BOTH
    def test_to_attack_and_have_nothing_left(self, maker: str):
        """ "If the player chooses to attack another player (soul sold: immediately; kill executed:
        end-night), then they will become soulless. The attacker is the Devil." """
        mark, given = KINDS[maker][2], KINDS[maker][4]
        town = begun(maker, "Mac macho")
        offered(town, night="attack Mac")
        assert town.heard(f"revamped.{mark}", "Pat")
        assert town.told(f"revamped.{given}", "Ann") == {"by": "Pat", "seat": "Mac", "left": 2}
        assert town.told("revamped.doomed", "Mac")["by"] == "Ann"
        offered(town, "Quin", night="attack Rob")
        assert town.fallen == "Rob"

    @BOTH
    def test_to_decline(self, maker: str):
        offer = KINDS[maker][0]
        town = begun(maker)
        offered(town)
        assert town.told(f"revamped.{offer}_declined", "Ann")["by"] == "Pat"

    @BOTH
    def test_the_soulless_cannot_be_chosen(self, maker: str):
        """ "The Devil can't target soulless players": those of whom that is known."""
        offer, _pool, mark, lesser, _given, _team = KINDS[maker]
        town = begun(maker, f"Dan {lesser}")
        offered(town, night="attack Rob")
        town.reach(MORNING)
        why = f"blocked-revamped-{mark}"
        assert town.blocked("Ann", f"revamped.{maker}.{offer}") == {"Dan": why, "Pat": why}

    def test_it_sees_through_the_targets_eyes(self):
        """ "It will be affected by weak disguises and obstructions. These effects are seen from the player's
        perspective, not the Devil's." """
        seen = set()
        for seed in range(12):
            town = Town(f"Ann devil, Bob wolf, Eve flute_player, {REST}", seed=seed)
            town.night(Eve="Pat")
            offered(town, night="look Bob")
            seen.add(town.told("revamped.saw", "Pat")["role"])
            assert town.told("revamped.wager_saw", "Ann")["role"] == town.told("revamped.saw", "Pat")["role"]
        assert seen == {"revamped.wolf", "revamped.flute_player"}
        town = Town(f"Ann devil, Bob wolf, Eve flute_player, {REST}")
        town.night(Eve="Ann")
        offered(town, night="look Ann")
        assert town.told("revamped.saw", "Pat")["role"] == "revamped.citizen"

    def test_against_the_devil_it_always_fails(self):
        """ "Using the wager to attack the Devil always fails", and the soul is gone (edges)."""
        town = begun("devil")
        offered(town, night="attack Ann")
        assert town.fallen == ""
        assert town.heard("revamped.soulless", "Pat")

    def test_the_soul_just_sold_stands_before_the_devil(self):
        """ "Soul sold: immediately", before the strikes of the night (edges 1, Landing)."""
        town = Town(f"Ann devil, Bob wolf, Eve archangel, {REST}")
        town.night()
        town.declare("Ann", "soul-protect", "Sue")
        town.lynch()
        town.night()
        town.reach(MORNING)
        town.morning(Ann="Pat")
        town.lynch()
        town.night(Eve="Ann", Pat="attack Quin")
        assert town.fallen == "Quin"

    def test_whoever_is_dead_by_then_answers_nothing(self):
        """Issue: "a wager to somebody who died meanwhile: a clear sentence, nothing lost"."""
        town = begun("devil")
        town.reach(MORNING)
        town.morning(Ann="Pat")
        town.hang("Pat")
        town.reach(NIGHT)
        assert town.heard("revamped.fizzled", "Ann")
        assert town.asked("Ann", "revamped.devil.strike")

    @BOTH
    def test_is_over_with_the_night_that_was_to_answer_it(self, maker: str):
        """ "Sent at the end of the day": who keeps silent has let it go by."""
        offer = KINDS[maker][0]
        town = begun(maker)
        offered(town)
        game, seat = town.session._game, town.seat("Pat")
        assert game.marked(seat, f"revamped.{offer}") is None
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Pat")

    def test_who_offers_stays_hidden(self):
        """ "The Devil can anonymously communicate with the target." """
        town = begun("devil")
        town.reach(MORNING)
        town.session.submit(POST, ("revamped.wager", town.seat("Ann"), "Care for a card?"))
        town.morning(Ann="Pat")
        town.lynch()
        town.reach(NIGHT)
        notes = town.view("Pat").boards["revamped.wager"]
        assert [(post.author, post.text) for post in notes.posts] == [("revamped.devil", "Care for a card?")]
        assert (notes.listed, notes.writes) == ((), True)
        assert "revamped.wager" not in town.view("Quin").boards
        town.session.submit(POST, ("revamped.wager", town.seat("Pat"), "Who are you?"))
        assert town.view("Ann").boards["revamped.wager"].posts[-1].text == "Who are you?"
        town.night()
        town.lynch()
        town.reach(NIGHT)
        assert "revamped.wager" not in town.view("Pat").boards

    def test_whoever_is_written_to_on_one_line_reads_no_other(self):
        """Anonymous lines (edges 7): each guest is that line's alone, to the end of the next night or day."""
        cast = "Ann stalker, Bob grandma, Cat devil, Dan archangel, Eve wolf, Tim citizen"
        town = Town(f"{cast}, {REST}")
        hosts = {"Ann": "threat", "Bob": "knitting", "Cat": "wager", "Dan": "grace"}

        def read() -> dict[str, str]:
            found = {name: town.view(name).boards for name in town.names}
            return {
                name: line for name in found for line in hosts.values() if f"revamped.{line}" in found[name]
            }

        town.night(Ann="Pat", Bob="Quin")
        town.morning(Cat="Rob", Dan="Sue")
        assert read() == {**hosts, "Pat": "threat", "Quin": "knitting"}
        town.lynch()
        town.reach(NIGHT)
        assert read() == {**hosts, "Rob": "wager", "Sue": "grace"}

    def test_everybody_finds_the_same_page(self):
        """Secrecy: the question to another has its place on everybody's page, from the published deck."""
        town = begun("devil")
        town.lynch()
        town.reach(NIGHT)
        assert len(town.window.pages[0]) == 3
        assert town.window.steps == (3,)


class TestSouls:
    """4.3, Devil: "the Devil starts the game off with a single soul that they can use whenever"."""

    @BOTH
    def test_strikes_at_night_before_the_night_ends(self, maker: str):
        """ "Kill a player of their liking (day/night; immediate)": its victim's own attack lapses."""
        town = Town(f"Ann {maker}, Bob wolf, Cat assassin, {REST}")
        town.night(Ann="Bob", pack="Pat")
        assert town.fallen == "Bob"
        town = Town(f"Ann {maker}, Bob wolf, Dan wolf, Cat assassin, {REST}")
        town.night()
        town.lynch()
        town.night(Ann="Cat", Cat="Quin", pack="Pat")
        assert town.fallen == "Cat Pat"

    @BOTH
    def test_strikes_by_day_in_front_of_everybody_and_unnamed(self, maker: str):
        pool = KINDS[maker][1]
        town = begun(maker)
        town.declare("Ann", f"{pool}-strike", "Pat")
        assert "Pat" not in town.alive
        assert town.told("revamped.struck") == {"seat": "Pat"}
        assert town.label == DEBATE
        town.declare("Ann", f"{pool}-strike", "Quin")
        assert "Quin" in town.alive

    @BOTH
    def test_what_is_given_is_gone(self, maker: str):
        """ "A single soul": whoever protects somebody with it has none left to strike with."""
        pool = KINDS[maker][1]
        town = begun(maker)
        town.declare("Ann", f"{pool}-protect", "Sue")
        town.declare("Ann", f"{pool}-strike", "Pat")
        assert "Pat" in town.alive
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann", f"revamped.{maker}.strike")

    @BOTH
    def test_nothing_is_done_to_who_has_sold_or_is_of_the_house(self, maker: str):
        """Edges 2: "fails on soulless and Hell": each of the two alone is enough."""
        pool = BARGAINS[maker]
        town = begun(maker, f"Dan {KINDS[maker][3]}")
        game = town.session._game
        game.mark(town.seat("Pat"), Status(pool.mark, town.seat("Ann")))
        game.unmark(town.seat("Dan"), pool.mark)
        safe = [name for name in town.names if pool.safe(game, town.seat(name))]
        assert safe == ["Ann", "Dan", "Pat"]

    @BOTH
    def test_fails_on_the_soulless_and_on_its_own(self, maker: str):
        """Edges 2: "Devil's soul strike (fails on soulless and Hell (ref))"; what is known cannot be
        picked."""
        _offer, pool, mark, lesser, _given, _team = KINDS[maker]
        town = begun(maker, f"Dan {lesser}")
        town.declare("Ann", f"{pool}-strike", "Dan")
        assert "Dan" in town.alive
        assert town.heard("revamped.fizzled", "Ann")
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann", f"revamped.{maker}.strike")
        town = begun(maker, f"Dan {lesser}")
        town.lynch()
        town.reach(NIGHT)
        assert town.blocked("Ann", f"revamped.{maker}.strike") == {"Dan": f"blocked-revamped-{mark}"}

    @BOTH
    def test_protects_somebody_else_for_the_next_night(self, maker: str):
        """ "Protect someone else from all attacks for the next night (day; immediate)." """
        pool = KINDS[maker][1]
        town = begun(maker, "Cat witch")
        town.declare("Ann", f"{pool}-protect", "Pat")
        assert town.label == DEBATE
        town.lynch()
        town.night(pack="Pat", Cat="poison Pat")
        assert town.fallen == ""
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == "Pat"

    @BOTH
    def test_protects_from_no_lynch(self, maker: str):
        town = begun(maker)
        town.declare("Ann", f"{KINDS[maker][1]}-protect", "Pat")
        town.hang("Pat")
        assert "Pat" not in town.alive

    @BOTH
    def test_saves_by_itself_at_night_and_not_by_day(self, maker: str):
        """ "If the Devil is attacked at night and they have spare souls, they will be protected and a soul
        will be used up automatically"; edges 8: "no automatic soul by day"."""
        pool = KINDS[maker][1]
        town = Town(f"Ann {maker}, Bob wolf, Cat witch, {REST}")
        town.night(pack="Ann")
        assert town.fallen == ""
        assert town.told(f"revamped.{pool}_spent", "Ann") == {"seat": "Ann", "left": 0}
        town.lynch()
        town.night(pack="Ann")
        assert town.fallen == "Ann"
        town = Town(f"Ann {maker}, Bob wolf, Cat witch, {REST}")
        town.night(pack="Ann", Cat="poison Ann")
        assert town.fallen == "Ann"  # edges 2: one for each attack
        town = Town(f"Ann {maker}, Bob wolf, Cat barber, {REST}")
        town.night()
        town.lynch()
        town.night()
        town.declare("Cat", "razor-hidden", "Ann")
        assert "Ann" not in town.alive

    def test_a_free_shield_comes_before_a_soul(self):
        """Edges 2."""
        town = Town(f"Ann devil, Bob wolf, Cat witch, {REST}")
        town.night(pack="Ann", Cat="Ann Pat Quin")
        assert town.fallen == ""
        assert not town.heard("revamped.soul_spent", "Ann")

    def test_a_moderator_takes_one_and_gives_it_back(self):
        town = Town(f"Ann devil, Bob wolf, {REST}")
        town.reach(NIGHT)
        town.session.submit(AMEND, ("spend", 0, "revamped-soul"))
        assert not town.asked("Ann", "revamped.devil.strike")
        town.session.submit(AMEND, ("refill", 0, "revamped-soul"))
        town.night(pack="Ann")
        assert town.fallen == ""

    def test_the_game_may_end_with_a_strike_of_the_night(self):
        """Edges 6: "checked after each burial": what was to land at the night's end comes too late."""
        town = Town("Ann devil, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen")
        town.night()
        offered(town, "Pat", "attack Rob")
        offered(town, "Quin", "attack Sue")
        town.lynch()
        town.reach(NIGHT)
        town.night(Ann="Bob", pack="Pat")
        assert (town.fallen, town.won, town.why) == ("Bob", "revamped.hell", "end-revamped-hell")


class TestMask:
    """4.3, Devil: "at the start of the game, the Devil may choose a role as a weak disguise"."""

    @BOTH
    def test_a_role_of_ones_own_choice_or_a_citizen(self, maker: str):
        """ "If the Devil doesn't choose a role, they will show up as a citizen." """
        for word, seen in (("wolf", "revamped.wolf"), ("nobody", "revamped.citizen")):
            town = Town(f"Ann {maker}, Bob wolf, Cat fortune_teller, Dan aura_teller, {REST}")
            town.answer_all("revamped.deal", {"Ann": [word]})
            town.night(Cat="Ann", Dan="Ann")
            assert town.told("revamped.saw", "Cat")["role"] == seen
            assert town.told("revamped.aura", "Dan")["aura"] == "threat"  # weak: not for an Aura Teller


class TestServants:
    """4.3, Demon; 7, Saint: "wins with the devil and joins a channel with the devil"."""

    @BOTH
    def test_know_and_meet_each_other(self, maker: str):
        """ "All members of the team know each other." """
        lesser, team = KINDS[maker][3], KINDS[maker][5]
        town = Town(f"Ann {maker}, Dan {lesser}, Bob wolf, {REST}")
        assert town.mates("Ann") == {"Dan": lesser}
        assert town.mates("Dan") == {"Ann": maker}
        assert f"revamped.{team}" in town.view("Dan").boards
        town.reach(NIGHT)
        assert not town.asked("Dan")

    @BOTH
    def test_a_bite_in_hell_or_heaven_backfires(self, maker: str):
        """3.3, Infected Wolf: "the power backfires and the infected wolf becomes a demon or saint"."""
        lesser = KINDS[maker][3]
        for role in (maker, lesser):
            town = Town(f"Ann {role}, Bob infected_wolf, Cat wolf, {REST}")
            town.night(Bob="Ann", pack="Pat")
            assert town.role("Ann") == role
            assert town.role("Bob") == lesser
            assert town.told("revamped.bite_backfired", "Bob")["role"] == f"revamped.{lesser}"
            assert "Bob" in town.mates("Ann")

    @BOTH
    def test_neither_is_demonized_nor_tainted(self, maker: str):
        """4.5, Vampire: "members of the Hell team can't be demonized"."""
        lesser = KINDS[maker][3]
        town = Town(f"Ann {lesser}, Eve vampire, Fay plaguebearer, Bob wolf, {REST}")
        town.night(Eve="Ann", Fay="Ann", pack="Ann")
        assert town.heard("revamped.marking_failed", "Eve")
        assert town.heard("revamped.tainting_failed", "Fay")
        assert town.fallen == "Ann"

    @BOTH
    def test_wins_when_all_others_are_dead_or_soulless(self, maker: str):
        """ "Hell wins when all players are either dead, soulless or part of the Hell team." """
        team = KINDS[maker][5]
        town = Town(f"Ann {maker}, Dan {KINDS[maker][3]}, Bob wolf, Pat citizen, Quin citizen, Rob citizen")
        town.night(pack="Rob")
        offered(town, "Pat", "attack Quin", pack="Dan")
        assert town.won == ""
        town.hang("Bob")
        assert (town.won, town.winners) == (f"revamped.{team}", "Ann Dan")

    def test_hell_and_heaven_are_separate(self):
        """Edges 8: "pools, soulless, blessed are separate"."""
        town = Town(f"Ann devil, Eve archangel, Bob wolf, {REST}")
        town.night()
        town.reach(MORNING)
        town.morning(Ann="Pat", Eve="Pat")
        town.lynch()
        town.reach(NIGHT)
        assert town.asked("Pat", "revamped.wager.take")
        assert town.asked("Pat", "revamped.grace.take")
        town.session.submit(town._slot("Pat", "revamped.wager.take"), ("attack", town.seat("Quin")))
        town.session.submit(town._slot("Pat", "revamped.grace.take"), ("attack", town.seat("Rob")))
        town.night()
        assert town.fallen == "Quin Rob"
        assert town.heard("revamped.soulless", "Pat")
        assert town.heard("revamped.blessed", "Pat")
