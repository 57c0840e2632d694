"""Roles in hands: grants, losses, changes, suppression, inspection, statuses and offices over time."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from engine.folding import fold
from nightcaller.engine.roles import Role
from nightcaller.engine.view import visible
from nightcaller.engine.vocabulary import TABLE, Act, Status, Tier


def listening(role_id: str, log: list[Any], *names: str) -> Role:
    """A role that notes each call of its hooks."""

    def hook(name: str) -> Any:
        return lambda game, me, *arguments: log.append((name, me.seat, *arguments))

    return Role(role_id, "toy.team", hooks={name: hook(name) for name in names})


class TestHoldings:
    def test_the_deal_calls_dealt(self):
        log: list[Any] = []
        toy.game(toy.book(listening("toy.ear", log, "dealt")), "plain", "ear", "plain", "ear")
        assert log == [("dealt", 1), ("dealt", 3)]

    def test_a_granted_role_hears_and_a_revoked_one_does_not(self):
        log: list[Any] = []
        ear = listening("toy.ear", log, "phase", "role_lost")
        game = toy.game()
        holding = game.grant(2, ear)
        game.begin("night")
        assert log == [("phase", 2)]
        game.revoke(holding)
        assert log == [("phase", 2), ("role_lost", 2)]
        game.begin("day")
        assert log == [("phase", 2), ("role_lost", 2)]
        assert [h.role.id for h in game.players[2].holdings] == ["toy.plain"]

    def test_only_the_lost_holding_speaks(self):
        log: list[Any] = []
        ear = listening("toy.ear", log, "role_lost")
        game = toy.game(toy.book(ear), "ear", "ear", "plain", "plain")
        game.revoke(game.players[1].holdings[0])
        assert log == [("role_lost", 1)]

    def test_a_changed_role_is_told_and_forgets(self):
        game = toy.game()
        game.players[1].holdings[0].memory["spent"] = True
        game.grant(1, listening("toy.trait", []))
        game.change_role(1, toy.OTHER)
        assert (game.role(1).id, game.team(1)) == ("toy.other", "toy.rivals")
        assert game.players[1].holdings[0].memory == {}
        assert [h.role.id for h in game.players[1].holdings] == ["toy.other", "toy.trait"]
        assert game.players[1].first_role == "toy.plain"
        card = fold(1, 4, visible(game.log, 1), {}).card
        assert card is not None
        assert (card.role, card.team) == ("toy.other", "toy.rivals")
        assert fold(2, 4, visible(game.log, 2), {}).card.role == "toy.plain"

    def test_a_grant_ends_by_itself(self):
        log: list[Any] = []
        game = toy.game()
        game.begin("night")
        game.grant(0, listening("toy.ear", log, "phase"), until=game.moment)
        game.begin("day")
        assert log == []
        assert len(game.players[0].holdings) == 1

    def test_a_hand_that_is_put_back_holds_what_was_lent_until_its_time_is_over(self):
        game = toy.game()
        game.begin("night")
        lent = game.grant(0, Role("toy.lent", "toy.team"), until=game.moment)
        kept = game.grant(0, Role("toy.kept", "toy.team"))
        hand = [*game.players[0].holdings]
        for holding in (lent, kept):
            game.revoke(holding)
        assert not game.holders("toy.lent")
        game.put_back(0, hand)
        assert game.players[0].holdings == hand
        assert game.holders("toy.lent") == [lent]
        game.begin("day")
        assert game.players[0].holdings == [holding for holding in hand if holding is not lent]

    def test_holders_are_the_living(self):
        game = toy.game(None, "plain", "other", "other", "plain")
        game.alive &= ~(1 << 1)
        assert [h.seat for h in game.holders("toy.other")] == [2]


def test_a_visit_is_heard_of_where_it_lands():
    """Exchanged plates come first: it is the body that is visited, and every listener hears of it once."""
    felt: list[Any] = []
    ear = Role(
        "toy.ear", "toy.team", hooks={"visited": lambda game, me, met: felt.append((me.seat, met.whom))}
    )
    game = toy.game(toy.book(ear), "ear", "plain", "plain", "ear")
    game.plates = {1: 3, 3: 1}
    game.land([Act(Tier.END, 0, (1, 2), lambda *_: None, verb="poke")])
    assert felt == [(0, 3), (3, 3), (0, 2), (3, 2)]


class TestSuppression:
    """One mask: the powerless have neither powers nor hooks, yet keep their offices."""

    def test_hooks_are_silent(self):
        log: list[Any] = []
        game = toy.game(
            toy.book(listening("toy.ear", log, "phase", "visited")), "ear", "ear", "plain", "plain"
        )
        game.powerless = 0b01
        game.begin("night")
        game.land([Act(Tier.END, 3, (0,), lambda *_: None, verb="poke")])
        assert [entry[:2] for entry in log] == [("phase", 1), ("visited", 1)]

    def test_offices_are_not(self):
        log: list[Any] = []
        office = listening("toy.crown", log, "phase")
        game = toy.game(toy.book(offices=[office]))
        game.appoint("toy.crown", 0)
        game.powerless = 0b1
        game.begin("night")
        assert log == [("phase", 0)]

    def test_disguises_fall(self):
        mask = Role("toy.mask", "toy.team", hooks={"inspected": lambda game, me, question, answer: "other"})
        game = toy.game(toy.book(mask), "mask", "plain", "plain", "plain")
        assert game.inspect(1, 0, "toy.what", "plain") == "other"
        game.powerless = 0b1
        assert game.inspect(1, 0, "toy.what", "plain") == "plain"


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_lost_the_card_meanwhile_does_nothing_with_it(seat: int):
    landed: list[str] = []

    def changes(game: Any, _act: Act, _bodies: Any) -> None:
        game.change_role(seat, toy.OTHER)

    def strikes(_game: Any, act: Act, _bodies: Any) -> None:
        landed.append(act.role)

    game = toy.game()
    change = Act(Tier.CHANGE, 3, (seat,), changes, "toy.plain")
    game.land([Act(Tier.STRIKE, seat, (2,), strikes, "toy.plain"), change])
    assert landed == []
    game.land([Act(Tier.STRIKE, by, (2,), strikes, "toy.other") for by in (seat, 2)])
    assert landed == ["toy.other", "toy.other"], (
        "she holds it now, and nobody has a card to lose by the other"
    )


def test_each_that_garbles_an_inspection_does_so_alone():
    liar, dazed, foggy = (
        Role(f"toy.{hook}", "", hooks={hook: lambda *_arguments: "garbled"})
        for hook in ("inspected", "obstructed", "clouds")
    )
    for role, seat, garbled in ((liar, 1, True), (liar, 0, False), (dazed, 0, True), (foggy, 2, True)):
        game = toy.game()
        game.grant(seat, role)
        assert (game.inspect(0, 1, "toy.camp", "truth") == "garbled") == garbled, role.id
        if role is not liar:
            assert game.inspect(0, 1, "toy.camp", "truth", obstructed=False) == "truth"


def test_an_inspection_passes_disguises_then_obstructions():
    """The target's disguise first, then the asker's clouded eyes; nobody else's."""
    mask = Role("toy.mask", "t", hooks={"inspected": lambda game, me, question, answer: f"masked {answer}"})
    fog = Role("toy.fog", "t", hooks={"obstructed": lambda game, me, question, answer: f"foggy {answer}"})
    game = toy.game(toy.book(mask, fog), "mask", "fog", "plain", "mask")
    assert game.inspect(1, 0, "toy.what", "truth") == "foggy masked truth"
    assert game.inspect(2, 0, "toy.what", "truth") == "masked truth"
    assert game.inspect(1, 2, "toy.what", "truth") == "foggy truth"
    assert game.inspect(0, 2, "toy.what", "truth") == "truth"


class TestStatuses:
    def test_expire_after_their_last_moment(self):
        game = toy.game()
        game.begin("night")
        game.mark(1, Status("toy.tonight", until=game.moment))
        game.mark(1, Status("toy.till_tomorrow", until=game.moment + 1))
        game.mark(1, Status("toy.for_ever"))
        game.begin("day")
        assert sorted(game.players[1].statuses) == ["toy.for_ever", "toy.till_tomorrow"]
        game.begin("night")
        assert sorted(game.players[1].statuses) == ["toy.for_ever"]

    def test_public_marks_are_seen_and_taken_away(self):
        game = toy.game()
        game.mark(1, Status("toy.cap"), public=True)
        game.mark(2, Status("toy.secret"))
        assert fold(TABLE, 4, visible(game.log, TABLE), {}).marks == {1: ("toy.cap",)}
        told = len(game.log)
        game.unmark(2, "toy.secret")
        assert len(game.log) == told, "a secret mark goes as silently as it came"
        game.mark(2, Status("toy.secret"))
        game.unmark(1, "toy.cap", public=True)
        game.unmark(1, "toy.cap", public=True)
        assert fold(TABLE, 4, visible(game.log, TABLE), {}).marks == {}
        assert game.marked(2, "toy.secret") is not None


class TestOffices:
    def test_pass_from_hand_to_hand_in_public(self):
        crown = listening("toy.crown", [])
        game = toy.game(toy.book(offices=[crown]))
        for seat in (2, 0):
            game.appoint("toy.crown", seat)
            assert fold(TABLE, 4, visible(game.log, TABLE), {}).offices == {"toy.crown": seat}
            assert [h.seat for h in game.holders("toy.crown")] == [seat]
        game.appoint("toy.crown", None)
        assert fold(TABLE, 4, visible(game.log, TABLE), {}).offices == {}
        assert game.holders("toy.crown") == []


class TestTime:
    def test_nights_raise_the_day(self):
        game = toy.game()
        seen = []
        for phase in ("night", "day", "night", "day"):
            game.begin(phase)
            seen.append((game.day, game.phase, game.moment))
        assert seen == [(1, "night", 1), (1, "day", 2), (2, "night", 3), (2, "day", 4)]

    def test_facts_and_plates_are_of_one_phase(self):
        game = toy.game()
        game.noted["toy.fact"] = 1
        game.plates[0] = 1
        game.begin("night")
        assert game.noted == {}
        assert game.body(0) == 0
