"""Visits: one bus for every ability; redirection, narration, contagion, houses, and what hit whom."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from nightcaller.engine import CLOSE, Session
from nightcaller.engine.book import Book, Layer
from nightcaller.engine.death import attack, bury, resolve
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.visits import (
    ABSENCE,
    NO_VISIT,
    VISITS,
    Visit,
    attacker,
    away,
    causes_of_death,
    hits,
    stay,
    strike,
    under_the_roof,
    visit,
    visits,
)
from nightcaller.engine.vocabulary import TABLE, Act, Ask, Attack, Outcome, Status, Tier

SUNG, SEEN = toy.kind("toy.sung"), toy.kind("toy.seen")


def sing_of_me(game: Game, me: Holding, met: Visit) -> None:
    """A Bard: everybody hears what was done to him and by whose art, not by whom."""
    if met.whom == me.seat:
        game.tell(SUNG, verb=met.verb, cause=met.cause)


def catch(game: Game, me: Holding, met: Visit) -> None:
    """A disease: it goes from whoever has it to whom she visits and who visits her."""
    for sick, other in ((met.by, met.whom), (met.whom, met.by)):
        if sick != TABLE and game.marked(sick, "toy.sick") and not game.marked(other, "toy.sick"):
            game.mark(other, Status("toy.sick", me.seat))


def watch(game: Game, me: Holding, met: Visit) -> None:
    """A Stalker: whoever is visited by the one she follows is told to her."""
    if met.by == me.memory.get("follows"):
        game.tell(SEEN, to=1 << me.seat, seat=met.whom)


def turn_away(game: Game, me: Holding, met: Visit) -> int | None:
    """A Decoy: what is meant for her meets whom she points at."""
    return me.memory.get("points") if met.whom == me.seat else None


BARD = Role("toy.bard", "toy.team", hooks={"visited": sing_of_me})
DOCTOR = Role("toy.doctor", "toy.rivals", hooks={"visited": catch})
STALKER = Role("toy.stalker", "toy.team", hooks={"visited": watch})
DECOY = Role("toy.decoy", "toy.team", hooks={"redirected": turn_away})


def sung(game: Game) -> list[tuple[str, str]]:
    return [(e.facts["verb"], e.facts["cause"]) for e in game.log if e.kind == "toy.sung"]


def nothing(_game: Game, _act: Act, _bodies: tuple[int, ...]) -> None:
    """A toy act is over when it has reached somebody."""


class TestTheBus:
    def test_a_bard_hears_of_acts_inspections_and_the_pack(self):
        game = toy.game(toy.book(BARD), "bard", "plain", "other", "plain")
        visit(game, 1, 0, "inspect", "toy.teller")
        game.land([Act(Tier.GUARD, 3, (0,), nothing, "toy.guard", "protect")])
        strike(game, "toy.pack", 2, 0)
        game.land([])
        assert sung(game) == [("inspect", "toy.teller"), ("protect", "toy.guard"), ("attack", "toy.pack")]
        assert [met.by for met in visits(game)] == [1, 3, 2]

    def test_an_act_that_says_so_visits_nobody(self):
        game = toy.game(toy.book(BARD), "bard", "plain", "plain", "plain")
        game.land([Act(Tier.MARK, 1, (0,), nothing, "toy.thinker", NO_VISIT)])
        assert sung(game) == []
        assert visits(game) == ()

    @pytest.mark.parametrize(
        ("tier", "verb"), [(Tier.MARK, "mark"), (Tier.GUARD, "protect"), (Tier.END, "attack"), (99, "visit")]
    )
    def test_an_act_that_says_nothing_is_a_visit_of_its_tier(self, tier: int, verb: str):
        game = toy.game(toy.book(BARD), "bard", "plain", "plain", "plain")
        game.land([Act(tier, 1, (0,), nothing, "toy.thinker"), Act(tier, 2, (), nothing, "toy.thinker")])
        assert sung(game) == [(verb, "toy.thinker")]

    def test_what_a_layer_stops_was_a_visit_all_the_same(self):
        game = toy.game(
            toy.book(BARD, layers=[Layer("all", lambda *_: True)]), "bard", "other", "plain", "plain"
        )
        strike(game, "toy.pack", 1, 0)
        game.land([])
        assert bury(game) == ()
        assert sung(game) == [("attack", "toy.pack")]

    def test_an_illness_goes_both_ways_and_on(self):
        game = toy.game(toy.book(DOCTOR), "doctor", "plain", "plain", "plain", "plain")
        game.mark(1, Status("toy.sick", 0))
        game.land([Act(Tier.GUARD, 2, (1,), nothing, "toy.guard", "protect")])
        game.land([Act(Tier.GUARD, 2, (3,), nothing, "toy.guard", "protect")])
        assert [seat for seat in range(5) if game.marked(seat, "toy.sick")] == [1, 2, 3]

    def test_a_watcher_is_told_whom_the_watched_visits(self):
        game = toy.game(toy.book(STALKER), "stalker", "plain", "plain", "plain")
        game.players[0].holdings[0].memory["follows"] = 2
        visit(game, 2, 3, "inspect", "toy.teller")
        visit(game, 1, 3, "inspect", "toy.teller")
        assert not [e for e in game.log if e.kind == "toy.seen"], "sealed until the lap's acts land"
        game.land([])
        assert [dict(e.facts) for e in game.log if e.kind == "toy.seen"] == [{"seat": 3}]

    def test_a_powerless_watcher_hears_nothing(self):
        game = toy.game(toy.book(BARD), "bard", "plain", "plain", "plain")
        game.powerless = 1
        visit(game, 1, 0, "inspect", "toy.teller")
        game.land([])
        assert sung(game) == []

    @pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2)])
    def test_the_order_of_answers_decides_nothing(self, order: tuple[int, ...]):
        game = toy.game(toy.book(BARD), "bard", "plain", "plain", "plain")
        for seat in order:
            visit(game, seat, 0, "inspect", f"toy.teller{seat}")
        game.land([])
        assert [met.by for met in visits(game)] == [1, 2, 3]

    def test_in_a_book_that_never_asks_nothing_is_kept(self):
        game = toy.game()
        before = game.digest()
        assert visit(game, 1, 0, "inspect", "toy.teller") == 0
        assert game.digest() == before
        assert visits(game) == ()

    def test_a_power_that_reads_visits_is_enough_to_keep_them(self):
        nosy = Role("toy.nosy", "toy.team", powers=(toy.asking("toy.ask", "yes", reads=frozenset({VISITS})),))
        game = toy.game(toy.book(nosy), "nosy", "plain", "plain", "plain")
        game.begin("night")
        visit(game, 1, 0, "inspect", "toy.teller")
        game.land([])
        game.begin("day")
        assert visits(game) == ()
        assert visits(game, 1) == (Visit(1, 0, 0, "inspect", "toy.teller"),)


class TestRedirection:
    def decoys(self, *points: tuple[int, int]) -> Game:
        game = toy.game(toy.book(DECOY, BARD), "decoy", "decoy", "bard", "plain", "other")
        for seat, other in points:
            game.players[seat].holdings[0].memory["points"] = other
        return game

    def test_the_visit_meets_another_and_the_plate_stays(self):
        game = self.decoys((0, 2))
        assert visit(game, 3, 0, "inspect", "toy.teller") == 2
        game.land([])
        assert visits(game) == (Visit(3, 0, 2, "inspect", "toy.teller"),)
        assert sung(game) == [("inspect", "toy.teller")], "it counts for whoever is really met"

    def test_acts_and_attacks_go_the_same_way(self):
        game = self.decoys((0, 2))
        reached: list[tuple[int, ...]] = []
        game.land(
            [Act(Tier.GUARD, 3, (0,), lambda _g, _a, bodies: reached.append(bodies), "toy.guard", "protect")]
        )
        assert reached == [(2,)]
        strike(game, "toy.pack", 4, 0)
        assert bury(game) == (2,)
        assert game.deaths[2].plate == 0

    def test_acts_are_turned_also_where_nobody_would_hear_of_it(self):
        game = toy.game(toy.book(DECOY), "decoy", "plain", "plain", "plain")
        game.players[0].holdings[0].memory["points"] = 2
        reached: list[tuple[int, ...]] = []
        game.land([Act(Tier.GUARD, 3, (0,), lambda _g, _a, bodies: reached.append(bodies), "toy.guard")])
        assert (reached, game.book.watches) == ([(2,)], False)

    def test_an_attack_says_what_its_attacker_is_at_whatever_seat(self):
        game = self.decoys()
        for by in range(TABLE, game.seats):
            strike(game, "toy.pack", by, 1)
        deal = ["toy.decoy", "toy.decoy", "toy.bard", "toy.plain", "toy.other"]
        assert [attempt.role for attempt in game.pending] == ["", *deal]

    def test_to_the_dead_nothing_is_turned(self):
        game = self.decoys((0, 2))
        attack(game, "toy.bite", TABLE, 2)
        bury(game)
        assert visit(game, 3, 0, "inspect", "toy.teller") == 0

    def test_without_a_target_nothing_is_turned(self):
        assert visit(self.decoys(), 3, 0, "inspect", "toy.teller") == 0

    def test_two_decoys_who_point_at_each_other_make_no_circle(self):
        game = self.decoys((0, 1), (1, 0))
        assert visit(game, 3, 0, "inspect", "toy.teller") == 0, "each turns once"
        assert visit(game, 3, 1, "inspect", "toy.teller") == 0

    def test_exchanged_plates_come_first(self):
        game = self.decoys((0, 2))
        game.plates = {3: 0, 0: 3}
        assert visit(game, 4, 3, "inspect", "toy.teller") == 2
        assert visit(game, 4, 0, "inspect", "toy.teller") == 3


class TestHouses:
    """A Hooker sleeps at another's house: attacks on her fail, attacks on that house meet her."""

    RULES = toy.book(BARD, layers=[Layer(ABSENCE, away), Layer("shield")])

    def game(self) -> Game:
        game = toy.game(self.RULES, *("plain",) * 5, "other")
        game.begin("night")
        return game

    @pytest.mark.parametrize(
        ("stays", "attacked", "dead"),
        [
            ([], 1, (1,)),
            ([(1, 2)], 1, ()),  # not at home
            ([(1, 2)], 2, (1, 2)),  # with her host
            ([(1, 2), (2, 1)], 1, (2,)),  # two who visit each other: each is hit with the other's house
            ([(1, 2), (3, 2)], 2, (1, 2, 3)),
            ([(1, 2), (3, 1)], 1, (3,)),  # a guest in an empty house
            ([(1, 1)], 1, (1,)),
        ],
    )
    def test_whom_an_attack_on_a_house_meets(
        self, stays: list[tuple[int, int]], attacked: int, dead: tuple[int, ...]
    ):
        game = self.game()
        for guest, host in stays:
            stay(game, guest, host)
        strike(game, "toy.pack", 5, attacked, house=True)
        assert bury(game) == dead

    def test_shields_cover_bodies_and_not_houses(self):
        game = self.game()
        stay(game, 1, 2)
        game.mark(2, Status("shield"))
        strike(game, "toy.pack", 5, 2, house=True)
        assert bury(game) == (1,)

    def test_one_attack_on_a_house_is_one_visit(self):
        game = self.game()
        stay(game, 1, 2)
        strike(game, "toy.pack", 5, 2, house=True)
        game.land([])
        assert [met.whom for met in visits(game)] == [2]

    def test_on_the_next_night_everybody_is_at_home_again(self):
        game = self.game()
        stay(game, 1, 2)
        game.begin("day")
        assert under_the_roof(game, 2) == (2, 1), "what comes at dawn is still the night's"
        game.begin("night")
        assert under_the_roof(game, 2) == (2,)

    def test_where_somebody_sleeps_is_part_of_the_state(self):
        game, other = self.game(), self.game()
        stay(game, 1, 2)
        assert game.digest() != other.digest()


class TestGroups:
    def test_the_attacker_is_one_of_those_who_were_for_it(self):
        game = toy.game()
        ballots: dict[int, Any] = {0: 3, 1: 2, 2: 3}
        drawn = {attacker(toy.game(seed=seed), "toy.pack", ballots, 3) for seed in range(40)}
        assert drawn == {0, 2}
        assert attacker(game, "toy.pack", ballots, 1) == TABLE


class TestHits:
    """Who asks later what hit whom: a Coroner, an Apprentice."""

    def test_stopped_or_not_each_attack_is_kept(self):
        game = toy.game(toy.book(layers=[Layer("shield")]))
        game.begin("night")
        game.mark(1, Status("shield"))
        attack(game, "toy.bite", TABLE, 1)
        attack(game, "toy.bite", TABLE, 2)
        resolve(game)
        assert [(hit.target, hit.stopped_by) for hit in hits(game)] == [(1, "shield"), (2, "")]
        game.begin("day")
        assert bury(game) == (2,)
        assert hits(game) == ()
        assert len(hits(game, 1)) == 2

    def test_all_causes_of_a_death_are_known_not_only_the_first(self):
        game = toy.game(toy.book(layers=[Layer("shield", lambda _game, hit: hit.cause == "toy.dart")]))
        game.begin("night")
        for cause in ("toy.dart", "toy.bite", "toy.poison"):
            attack(game, cause, TABLE, 1)
        resolve(game)
        game.begin("day")
        bury(game)
        assert [hit.cause for hit in causes_of_death(game, 1)] == ["toy.bite", "toy.poison"]
        assert causes_of_death(game, 2) == ()

    def test_a_declared_death_has_one_cause(self):
        game = toy.game()
        game.doomed.append(Attack("toy.fate", TABLE, 1, "true"))
        bury(game)
        assert [hit.cause for hit in causes_of_death(game, 1)] == ["toy.fate"]


def one_night(game: Game) -> Any:
    """A night in which everybody looks at somebody, and a morning on which a Bard has sung."""
    game.begin("night")
    window = private_window("night", "toy.night", game.living, game.published_powers("night"))
    game.land((yield from lap(game, window, game.wielding("night"))))
    game.begin("day")
    yield private_window("night", "toy.over", (), ())
    return Outcome(("toy.team",), (0,), "end-toy")


def look(game: Game, me: Holding) -> Any:
    (target,) = yield Ask(me.seat, "toy.look", game.others(me.seat))
    visit(game, me.seat, int(target), "inspect", me.role.id)


def curious_village() -> tuple[Book, Session]:
    teller = Role("toy.teller", "toy.team", powers=(Power("toy.look", look),))
    rules = toy.book(teller, BARD, program=one_night)
    return rules, Session(rules, toy.setup(rules, "bard", "teller", "teller", "teller"))


def test_a_whole_night_is_the_same_in_whatever_order_it_was_answered_and_replayed():
    digests = set()
    for order in ((2, 3, 4), (4, 2, 3)):
        rules, session = curious_village()
        for slot in order:
            session.submit(slot, (0,))
        session.submit(CLOSE, ("close",))
        assert len([e for e in session.view(3).events if e.kind == "toy.sung"]) == 3
        assert Session(rules, session.setup, session.decisions).digest == session.digest
        digests.add(session.digest)
    assert len(digests) == 1
