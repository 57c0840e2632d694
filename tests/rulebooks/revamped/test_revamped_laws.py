"""Laws that go through every role: what is said of one card holds for all of its kind (edges 10)."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random
from typing import Final

import pytest

from nightcaller.engine import IllegalSetup, Session, Setup
from nightcaller.engine.death import bury
from nightcaller.engine.disguise import appearance
from nightcaller.engine.game import Game
from nightcaller.engine.parts import drawn
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import EMPTY_CHOICES, TABLE, Attack, Option, Seat, Status
from nightcaller.engine.winning import winners
from nightcaller.rulebooks.revamped import BOOK, lending
from nightcaller.rulebooks.revamped.ascending import only_by_ascending
from nightcaller.rulebooks.revamped.cards import card
from nightcaller.rulebooks.revamped.conditions import page
from nightcaller.rulebooks.revamped.enchanting import hums
from nightcaller.rulebooks.revamped.looking import SAW
from nightcaller.rulebooks.revamped.love import bonds
from nightcaller.rulebooks.revamped.macho import DOOM
from nightcaller.rulebooks.revamped.pack import IN_PACK
from nightcaller.rulebooks.revamped.recruiting import Mark, marks
from nightcaller.rulebooks.revamped.teams import UNALIGNED, UNMARKABLE
from nightcaller.rulebooks.revamped.vampire import DEMONIZED
from nightcaller.rulebooks.revamped.victory import victory
from parts import many
from rulebooks.players import random_decision
from rulebooks.revamped.town import NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen, Una citizen"
GAMES: Final = many("law-games", 40)
"""Random games for the law of victories."""


def short(role: str) -> str:
    return role.partition(".")[2]


# --- every cause of a moment (edges 2; 10) --------------------------------------------------------------

HEARERS: Final = tuple(role.id for role in BOOK.roles.values() if role.hooks.keys() & {"died", "doomed"})
MATES: Final = {
    "revamped.butcher": ", Cid bloody_butcher",
    "revamped.bloody_butcher": ", Cid butcher",
    "revamped.cult_member": ", Cid cult_leader",
    "revamped.hellhound": ", Cid hellhound",
    "revamped.baker": ", Cid baker",
}
"""Who may not be dealt alone."""
KILLERS: Final = ("wolf", "lone_wolf", "huntress", "executioner", "barber", "devil", "evil_scientist")
CAUSES: Final = (
    Attack("revamped.pack", 1, 0),
    Attack("revamped.lone_wolf", 2, 0),
    Attack("revamped.last_arrow", 3, 0),
    Attack("revamped.lynch", TABLE, 0, "lynch"),
    Attack("revamped.stand_in", 4, 0, "lynch"),
    Attack("revamped.razor", 5, 0),
    Attack("revamped.soul", 6, 0),
    Attack("revamped.disease", 7, 0, "true"),
)
"""What may kill the same person in one moment: by whom, as whom."""


def after(victim: str, causes: tuple[Attack, ...], phase: str) -> tuple[object, ...]:
    """What the table is like when all of these have killed one person at once, but for the cause that is
    kept, and the order of what was told."""
    beside = BOOK.roles[victim].beside is not None
    people = (
        "revamped.citizen" if beside else victim,
        *(f"revamped.{role}" for role in KILLERS),
        *["revamped.citizen"] * 6,
    )
    session = Session(BOOK, Setup({role: people.count(role) for role in people}, len(people), 3, {}, people))
    game = session._game
    game.begin(phase)
    if beside:
        game.bestow(0, BOOK.roles[victim])
    game.players[3].holdings[0].memory["hit"] = 0
    for holding in game.players[0].holdings:  # whoever aims at somebody has aimed at the last of all
        for power in holding.role.powers:
            holding.memory[power.id] = 13
    told = len(game.log)
    attacks = [
        Attack(one.cause, one.by, 0, one.kind, 0, role=people[one.by] if one.by >= 0 else "")
        for one in causes
    ]
    game.hits[game.moment] = list(attacks)
    game.doomed = attacks
    dead = bury(game)
    events = sorted(f"{event.kind} {sorted(event.facts.items())}" for event in game.log[told:])
    untold = sorted(str(one) for one in game.noted.get("revamped.untold", ()))
    marks = sorted((p.seat, kind) for p in game.players for kind in p.statuses)
    return dead, sorted(game.gone.items()), events, untold, marks, game.living


@pytest.mark.parametrize("victim", HEARERS)
@pytest.mark.parametrize("phase", ["night", "day"])
def test_which_cause_is_kept_makes_no_difference(victim: str, phase: str):
    """Edges 2: "several lethal attacks are all causes": every hook hears all of them."""
    for pair in combinations(CAUSES, 2):
        one, other = (after(victim, order, phase) for order in permutations(pair))
        assert one == other, (victim, phase, [attack.cause for attack in pair])


@pytest.mark.parametrize("victim", HEARERS)
def test_what_one_cause_does_another_does_not_undo(victim: str):
    """Who dies, leaves or is told of by one cause alone is so by both, but for whom an Angel takes along."""
    for pair in combinations(CAUSES, 2):
        both = after(victim, pair, "day")
        for one in pair:
            alone = after(victim, (one,), "day")
            if victim == "revamped.angel" and {cause.kind for cause in pair} == {"lynch"}:
                continue
            if victim in {"revamped.angel", "revamped.riding_hood"} and both[1] and not alone[1]:
                continue  # she has left, and is not dead
            assert set(alone[0]) <= {*both[0], *(seat for seat, _why in both[1])}, (victim, pair)
            assert set(alone[3]) <= set(both[3]), (victim, pair)


class TestCauses:
    """Edges 10: "every hook hears every cause of a moment, whichever is recorded; an attacker's tags are
    those of that moment, before role loss"."""

    def test_a_lone_wolf_whose_prey_the_pack_has_taken_as_well(self):
        """3.3, Lone Wolf: "if they kill someone who isn't on the Townsfolk team or a Solo role"."""
        town = Town(f"Ann lone_wolf, Bob warlock, Cat wolf, {REST}")
        town.night(Ann="Bob", pack="Bob")
        assert town.fallen == "Ann Bob"

    def test_two_lone_wolves_with_one_prey(self):
        town = Town(f"Ann lone_wolf, Bob warlock, Cat lone_wolf, Dan wolf, {REST}")
        town.night(Ann="Bob", Cat="Bob")
        assert town.fallen == "Ann Bob Cat"

    def test_a_riding_hood_eaten_by_a_lone_wolf_who_gets_up_undead_in_that_moment(self):
        """5.1, Riding Hood: "will also win if they are killed by a lycan"."""
        town = Town(f"Ann riding_hood, Bob lone_wolf, Cat vampire, Dan assassin, {REST}")
        town.night(Cat="Bob")
        town.lynch()
        town.night(Bob="Ann", Dan="Bob")
        assert town.role("Bob") == "undead"
        assert town.told("revamped.ascended")["seat"] == "Ann"

    def test_two_last_arrows_in_one_heart(self):
        """2.5, Huntress: "the Huntress's role is revealed to all": of both."""
        town = Town(f"Ann huntress, Bob huntress, Cat devil, Dan pyromancer, {REST}")
        town.night(Ann="Pat", Bob="Pat", Dan="Ann")
        town.lynch()
        town.night(Dan="Bob")
        town.lynch()
        town.reach(NIGHT)
        town.answer_parts("Dan", "ignite", "nobody")
        town.night()
        assert town.fallen == "Ann Bob Pat"
        assert [event.facts["by"] for event in town.events("revamped.last_arrow")] == [0, 1]

    def test_lynched_by_the_vote_and_in_anothers_place(self):
        """6, Mayor: two are lynched; it would have come to this without the Executioner, so one who has voted
        for the Angel goes along (edges 5)."""
        crowd = [f"P{n}" for n in range(15)]
        town = Town(f"Ann angel, Bob executioner, Cat wolf, {', '.join(f'{one} citizen' for one in crowd)}")
        town.night(Bob="Ann")
        town.reach("revamped.mayor_vote")
        town.ballots({"P0": " ".join(crowd)})
        town.night()
        town.reach("revamped.mayor_counts")
        town.answer("P0", "two")
        town.lynch(Ann=" ".join(crowd[:8]), Bob=" ".join(crowd[8:]))
        assert town.told("revamped.followed")["seat"] in crowd[:8]


# --- acts of a card that is lost in the same lap (edges 1, Landing; 10) ---------------------------------

ACTORS: Final = tuple(
    role.id
    for role in BOOK.roles.values()
    if any(power.window == "night" for power in role.powers) and role.beside is None
    if role.id not in BOOK.never_dealt
)
NOT_BITTEN: Final = frozenset({"revamped.cupid", "revamped.devil", "revamped.archangel"})
"""Whom a bite does not change, beside the pack: love overrides it, or it backfires."""


def traces(game: Game, seat: Seat) -> set[str]:
    """What somebody has brought about on this table, beside what her own card says."""
    found = {f"{p.seat} {s.kind}" for p in game.players for s in p.statuses.values() if s.source == seat}
    found |= {f"{p.seat} {h.role.id}" for p in game.players for h in p.holdings if h.memory.get("by") == seat}
    found |= {f"{p.seat} loves" for p in game.players for h in p.holdings if h.memory.get("beloved") == seat}
    found |= {
        f"{who} {worn.role}" for who, all_ in game.disguises.items() for worn in all_ if worn.by == seat
    }
    found |= {f"{hit.target} {hit.cause}" for hits in game.hits.values() for hit in hits if hit.by == seat}
    return found


def acting(town: Town, seed: int, *, others: dict[str, str]) -> None:
    """A night in which Ann does anything she can but nothing, and hits nobody who matters."""
    rng = Random(seed)
    town.reach(NIGHT)
    matters = {town.seat(name) for name in ("Ann", *others) if name in town.names}
    while any(slot and ask.seat == 0 for slot, ask in town.window.asks.items()):
        slot, ask = next((slot, ask) for slot, ask in town.window.asks.items() if slot and ask.seat == 0)

        def pick(among: tuple[Option, ...]) -> Option:
            some = [one for one in among if one not in EMPTY_CHOICES and one not in matters]
            return rng.choice(some or list(among))

        picks = drawn(ask, lambda _n, among: pick(among)) if ask.parts else (pick(ask.options),)
        town.session.submit(slot, picks)
    town.night(**others)


@pytest.mark.parametrize("role", ACTORS)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_lands_of_a_card_that_a_bite_takes_in_that_lap(role: str, seed: int):
    """Edges 10: "acts of a role lost in the same lap: they do not land [...] unless [...] they stood before
    the loss": moves and shields, that is."""
    if IN_PACK in BOOK.roles[role].tags or role in NOT_BITTEN:
        return
    town = Town(f"Ann {short(role)}, Bob infected_wolf, Cat wolf{MATES.get(role, '')}, {REST}")
    acting(town, seed, others={"Bob": "Ann"})
    game = town.session._game
    assert short(game.role(0).id) in {"wolf", "bloody_butcher"}
    assert not {trace for trace in traces(game, 0) if not trace.endswith(STANDS)}


STANDS: Final = ("revamped.potion", "revamped.played_before", "revamped.laboratory", "revamped.reprieve")
"""What lands before anybody changes, and what an old card leaves by being lost."""


@pytest.mark.parametrize("seed", range(3))
def test_and_of_everybody_else_something_does(seed: int):
    """The same nights, with the bite elsewhere: the law above is not empty."""
    busy = set()
    for role in ACTORS:
        town = Town(f"Ann {short(role)}, Bob infected_wolf, Cat wolf{MATES.get(role, '')}, {REST}")
        acting(town, seed, others={"Bob": "Una"})
        if traces(town.session._game, 0):
            busy.add(role)
    assert len(busy) >= 12, sorted(busy)


@pytest.mark.parametrize("role", ACTORS)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_of_the_nights_end_lands_of_a_card_that_a_strike_takes(role: str, seed: int):
    """Edges 1: "own end-night acts and group ballots lapse, immediate acts stand"; who was marked gets up in
    place of dying of the Devil's strike."""
    if UNMARKABLE in BOOK.roles[role].tags:
        return
    town = Town(f"Ann {short(role)}, Bob devil, Cat vampire, Dan wolf{MATES.get(role, '')}, {REST}")
    game = town.session._game
    town.reach(NIGHT)
    game.mark(0, Status(DEMONIZED.status, 2))
    acting(town, seed, others={"Bob": "Ann"})
    if short(game.role(0).id) != "undead":
        assert role in {"revamped.hooker", "revamped.witch", "revamped.dog", "revamped.look_alike"} or any(
            hit.stopped_by for hits in game.hits.values() for hit in hits if hit.target == 0
        ), "not at home, kept safe, or with a defence of her own"
        return
    late = {trace for trace in traces(game, 0) if trace.endswith((*BOOK.aimed_deaths, "served", "pack"))}
    assert not late


class TestWhatStandsByACard:
    """Edges 10: "what stands by them ends with the role"."""

    def test_a_psychopath_who_is_bitten_wears_nothing(self):
        town = Town(f"Ann psychopath, Bob infected_wolf, Cat fortune_teller, {REST}")
        town.reach(NIGHT)
        town.night(Ann="fortune_teller", Bob="Ann")
        town.lynch()
        town.night(Cat="Ann")
        assert town.told("revamped.saw", "Cat")["role"] == "revamped.wolf"

    def test_an_ice_king_who_is_bitten_leaves_no_frost(self):
        """4.6: "when the Ice King dies, all frozen players will be unfrozen"; and no Queen wins by it."""
        town = Town(f"Ann ice_king, Bob infected_wolf, Cat ice_queen, {REST}")
        town.night(Ann="Pat=citizen", Bob="Ann")
        assert not town.session._game.bearing("revamped.frozen")


# --- marks and role changes (edges 4, Kept; 10) ---------------------------------------------------------

LAID: Final = tuple(condition.status for condition in page() if condition.status)
"""Every mark that a body may have."""


def changed(way: str, mark: str) -> set[str]:
    """What somebody with a mark has after a night in which she becomes somebody else."""
    ann, cast, night = WAYS[way]
    town = Town(f"Ann {ann}, {cast}, {REST}")
    town.reach(NIGHT)
    if WAYS[way][2] is LATER:
        town.night(Vic="Ann")
        town.lynch()
        town.reach(NIGHT)
        night = {"Dan": "Ann"}
    game = town.session._game
    game.mark(0, Status(mark, 5, data=DATA.get(mark, game.moment)))
    town.answer_all(NIGHT, {name: said.split() for name, said in night.items()})
    assert short(game.role(0).id) != ann, "somebody else now"
    return set(game.players[0].statuses)


LATER: Final[dict[str, str]] = {}
DATA: Final = {DOOM: (99, 0, (5,)), "revamped.charmed_food": None}
WAYS: Final = {
    "bitten": ("citizen", "Bob infected_wolf", {"Bob": "Ann"}),
    "a bakery": ("baker", "Bob infected_wolf, Cat baker", {"Bob": "Ann"}),
    "backfired": ("infected_wolf", "Bob devil", {"Ann": "Bob"}),
    "grown up": ("dog", "Bob wolf", {"Ann": "town_crier"}),
    "copied": ("look_alike", "Bob wolf", {"Ann": "Tim"}),
    "copied a devil": ("look_alike", "Bob devil", {"Ann": "Bob"}),
    "risen": ("citizen", "Vic vampire, Dan devil", LATER),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mark", LAID)
def test_a_role_change_washes_nothing_off(way: str, mark: str):
    """Edges 10: "what was put on her body this night stays"; it is one law for whoever becomes somebody
    else."""
    if WAYS[way][2] is LATER and mark in SPENT_BY_RISING:
        return
    now = {"revamped.guard_tonight": "revamped.guarded"}.get(mark, mark)  # in the morning everybody sees it
    assert now in changed(way, mark)


SPENT_BY_RISING: Final = frozenset(
    {
        "revamped.demonized",
        "revamped.tainted",
        "revamped.potion",
        "revamped.immunity",
        "revamped.charmed_food",
    }
    | {"revamped.soul", "revamped.prayer", "revamped.soulless", DOOM}
)
"""The mark that one attack uses up, and shields, with which nobody gets up."""


class TestLookAlike:
    """5.2, Look-Alike; edges 10: "what is copied is added, a shield of the model's this night shields her
    too"."""

    @pytest.mark.parametrize("sheltered", ["Ann", "Tim"])
    def test_a_shield_of_that_night_shields_her(self, sheltered: str):
        town = Town(f"Ann look_alike, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Tim", Cat=f"{sheltered} Pat Quin", pack="Ann")
        assert (town.fallen, town.role("Ann")) == ("", "citizen")

    def test_without_one_she_dies(self):
        town = Town(f"Ann look_alike, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Tim", Cat="Sue Pat Quin", pack="Ann")
        assert town.fallen == "Ann"

    def test_marked_by_one_side_she_does_not_copy_the_mark_of_the_other(self):
        """7, Plaguebearer: "a demonized player can't be tainted, and a tainted player can't be demonized"."""
        town = Town(f"Ann look_alike, Bob plaguebearer, Cat vampire, Dan wolf, {REST}")
        town.night(Ann="Tim", Bob="Ann", Cat="Tim")
        assert town.session._game.marked(0, "revamped.tainted")
        assert not town.session._game.marked(0, "revamped.demonized")


class TestImmunity:
    """Edges 10: "immunity of Hell and underworld looks at what somebody is when recruited, not when
    marked"."""

    def test_a_marked_infector_who_becomes_a_demon_dies(self):
        town = Town(f"Ann infected_wolf, Bob devil, Cat vampire, Dan assassin, {REST}")
        town.night(Ann="Bob", Cat="Ann")
        assert town.role("Ann") == "demon"
        town.lynch()
        town.night(Dan="Ann")
        assert (town.fallen, town.role("Ann")) == ("Ann", "demon")

    @pytest.mark.parametrize("role", [role.id for role in BOOK.roles.values() if UNMARKABLE in role.tags])
    @pytest.mark.parametrize("mark", marks())
    def test_nobody_immune_is_recruited(self, role: str, mark: Mark):
        town = Town(f"Ann citizen, Bob wolf, {REST}")
        game = town.session._game
        game.begin("night")
        mark.put(game, 1, 0)
        game.change_role(0, BOOK.roles[role])
        assert not mark.stops(game, Attack("revamped.pack", 1, 0))

    @pytest.mark.parametrize("role", ["evil_scientist", "immune_survivor"])
    def test_who_is_proof_against_the_disease_by_now_does_not_die_of_it(self, role: str):
        town = Town(f"Ann look_alike, Bob evil_scientist, Cat {role}, Dan wolf, {REST}")
        town.night(Ann="Cat", Bob="Ann")
        for _night in range(2):
            town.lynch(Bob="Ann", Pat="Cat", Quin="Una")
            town.night()
        assert town.role("Ann") == role
        assert "Ann" in town.alive

    def test_the_tune_has_no_hold_on_a_player_of_flutes(self):
        """4.2: what was enchanted before plays by now; an Apprentice turns nothing of it away."""
        town = Town(f"Ann citizen, Bob flute_apprentice, {REST}")
        game = town.session._game
        game.mark(0, Status("revamped.enchanted", 1))
        assert hums(game, 0)
        game.change_role(0, BOOK.roles["revamped.flute_player"])
        assert not hums(game, 0)


# --- who wins (edges 6; 10) -----------------------------------------------------------------------------

ASCENDING: Final = ("angel", "despot", "psychopath", "riding_hood")
WAITING: Final = ("apprentice", "look_alike")


class TestLeftOver:
    """5.1: they win by ascending; edges 10: "never by being left over"."""

    @pytest.mark.parametrize("role", [*ASCENDING, *WAITING])
    def test_alone_with_nobody_who_takes_a_side(self, role: str):
        town = Town(f"Ann {role}, Bob wolf, Cat citizen, Dan survivor, {REST}")
        game = town.session._game
        for who in range(game.seats):
            if who not in {0, 3}:
                game.alive &= ~(1 << who)
        outcome = victory(game)
        assert outcome is not None
        assert (outcome.winners, outcome.seats) == ((UNALIGNED,), (3,))
        game.alive = 1
        outcome = victory(game)
        assert outcome is not None
        assert (outcome.winners, outcome.seats) == ((), ())

    @pytest.mark.parametrize("role", ASCENDING)
    @pytest.mark.parametrize("side", ["wolf", "citizen", "devil"])
    def test_beside_a_side_that_wins(self, role: str, side: str):
        town = Town(f"Ann {role}, Bob {side}, Cat wolf, Dan wolf, {REST}", unaligned_block="nobody")
        game = town.session._game
        game.alive = 0b11
        outcome = victory(game)
        assert outcome is not None
        assert 0 not in outcome.seats

    def test_these_are_all_who_win_by_ascending(self):
        by_ascending = (r for r in BOOK.roles.values() if r.hooks.get("wins") is only_by_ascending)
        assert {short(role.id) for role in by_ascending} == set(ASCENDING)


class TestOfTwoSides:
    """5.2, Cupid: "if the lover is on a different team, they will only win when both win conditions are
    fulfilled [...] everyone else must die"; edges 10: while others live, "the game goes on"."""

    def test_the_last_wolf_loves_and_an_angel_lives(self):
        town = Town("Ann wolf, Bob cupid, Cat angel, Dan citizen, Eve citizen, Fay citizen")
        town.night(Bob="Ann", pack="Dan")
        town.hang("Eve")
        town.night(pack="Fay")
        assert town.won == ""
        town.night(pack="Cat")
        assert (town.won, town.winners) == ("revamped.couple", "Ann Bob")

    @pytest.mark.parametrize(
        ("role", "mark"),
        [
            ("gray_werewolf", ""),
            ("white_werewolf", ""),
            ("flute_player", "revamped.enchanted"),
            ("devil", "revamped.soulless"),
            ("archangel", "revamped.blessed"),
            ("ice_king", "revamped.frozen"),
            ("vampire", ""),
            ("plaguebearer", ""),
            ("pyromancer", ""),
            ("evil_scientist", ""),
            ("reaper", "revamped.sleepless"),
        ],
    )
    def test_a_solo_whose_last_member_loves(self, role: str, mark: str):
        """Everybody else alive is its own or marked, and one of them lives beside the couple."""
        town = Town(f"Ann {role}, Bob cupid, Cat citizen, Dan wolf, {REST}", unaligned_block="nobody")
        town.night(Bob="Ann")
        game = town.session._game
        game.alive = 0b111 if mark else 0b11
        if mark:
            game.mark(2, Status(mark, 0))
            assert victory(game, dawn=True) is None
            game.alive = 0b11
        outcome = victory(game, dawn=True)
        assert outcome is not None
        assert (outcome.winners, outcome.seats) == (("revamped.couple",), (0, 1))

    @pytest.mark.parametrize("number", range(GAMES))
    def test_no_side_wins_without_a_winner(self, number: int):
        """Random tables with somebody who makes couples, and whoever copies or inherits them."""
        rng = Random(number)
        makers = ["cupid", rng.choice(["cupid", "look_alike", "apprentice", "infected_wolf", "vampire"])]
        others = [
            role for role in BOOK.roles if BOOK.roles[role].beside is None and role not in BOOK.never_dealt
        ]
        while True:
            people = (*makers, "wolf", *(short(rng.choice(others)) for _ in range(rng.randint(4, 7))))
            deal = tuple(f"revamped.{role}" for role in people)
            deck = {role: deal.count(role) for role in deal}
            if not any(problem.fatal for problem in BOOK.check(deck, len(deal))):
                break
        try:
            session = Session(BOOK, Setup(deck, len(deal), number, {}, deal), quiet=True)
        except IllegalSetup:
            return
        for _decision in range(4000):
            if session.outcome is not None:
                break
            session.submit(*random_decision(session, rng))
        outcome = session.outcome
        for team in outcome.winners if outcome else ():
            assert any(on_side(session._game, seat, team) for seat in outcome.seats), (team, outcome)


def on_side(game: Game, seat: Seat, team: str) -> bool:
    """Whether a winner is one of a side: of a couple everybody who loves is."""
    return game.camp(seat) == team or (team == "revamped.couple" and bool(bonds(game, seat)))


class TestLoveOverEveryChange:
    """5.2, Cupid: "love overrides any other mechanic that may cause a player to change teams for any
    reason; the Cupid is always on the same team as their lover"."""

    TEAMS = ("citizen", "wolf", "devil", "vampire", "plaguebearer", "flute_player", "ice_king", "survivor")

    @pytest.mark.parametrize("lover", TEAMS)
    @pytest.mark.parametrize("becomes", ["cupid", "undead", "zombie", "wolf", "citizen"])
    def test_a_cupid_who_has_become_somebody_else(self, lover: str, becomes: str):
        """With a lover of the town Cupid wins with the town, whatever he is by now; with one of another side
        when nobody else lives, unless their cards are of one side: "then the normal Vampire win condition
        must be reached"."""
        town = Town(f"Ann cupid, Bob {lover}, Cat wolf, {REST}")
        town.night(Ann="Bob")
        game = town.session._game
        if becomes != "cupid":
            turn(game, 0, f"revamped.{becomes}")
        side = game.team(1)
        assert game.camp(0) == side
        wins = winners(game, (side,))
        if lover == "survivor" or side in {"revamped.town", game.team(0)}:
            assert {0, 1} <= set(wins)
        else:
            assert not {0, 1} & set(wins)

    @pytest.mark.parametrize("becomes", ["undead", "wolf", "demon", "citizen", "zombie", "saint"])
    def test_a_lover_who_has_become_somebody_else(self, becomes: str):
        town = Town(f"Ann cupid, Bob citizen, Cat wolf, {REST}")
        town.night(Ann="Bob")
        game = town.session._game
        turn(game, 1, f"revamped.{becomes}")
        assert game.camp(0) == game.team(1)
        together = becomes == "citizen"
        assert ({0, 1} <= set(winners(game, (game.team(1),)))) == together

    @pytest.mark.parametrize("becomes", ["cupid", "undead", "zombie"])
    def test_the_oracle_sees_a_cupid_where_the_lover_stands(self, becomes: str):
        """Edges 3: "Cupid has the lover's team"."""
        town = Town(f"Ann cupid, Bob wolf, Cat wolf, Dan oracle, {REST}")
        town.night(Ann="Bob")
        if becomes != "cupid":
            turn(town.session._game, 0, f"revamped.{becomes}")
        town.lynch()
        town.reach(NIGHT)
        town.night(Dan="Ann Cat")
        assert town.told("revamped.compared", "Dan")["same"] == "yes"


# --- the Ice Queen's loan (7; edges 8; 10) --------------------------------------------------------------

LENDERS: Final = tuple(
    role.id
    for role in BOOK.roles.values()
    if role.beside is None and role.id not in BOOK.never_dealt and role.id != "revamped.ice_queen"
)


@pytest.mark.parametrize("role", LENDERS)
def test_a_loan_is_of_use_on_the_day_for_which_it_is_promised(role: str):
    """7, Ice Queen: "able to use this ability during the next day"; "if the Ice Queen can't use the ability
    [...], the guess is simply confirmed and nothing else happens": she may guess there again."""
    town = Town(f"Pam citizen, Ann ice_queen, Bob {short(role)}, Cat wolf{MATES.get(role, '')}, {REST}")
    town.reach(NIGHT)
    town.night(Ann=f"Bob={short(role)}")
    game = town.session._game
    queen = game.players[1]
    promised = town.heard("revamped.borrowed", "Ann")
    lent = [held for held in queen.holdings if held.role.id == f"{role}{lending.LENT}"]
    assert promised != town.heard("revamped.borrowed_nothing", "Ann")
    assert bool(lent) == promised
    if promised:
        usable = any(power.due(1, game.house) for power in lent[0].role.powers)
        assert usable or lent[0].role.hooks or card(BOOK.roles[role]).wears
    assert (2 in queen.holdings[0].memory.get("guessed", ())) == promised


class TestLoans:
    """Edges 10: "day 1 is after night 1 (an Assassin's power can be used then)"."""

    def test_an_assassins_dagger_on_day_1(self):
        town = Town(f"Ann ice_queen, Bob assassin, Cat wolf, {REST}")
        town.night(Ann="Bob=assassin")
        town.morning(Ann="Pat")
        town.lynch()
        assert "Pat" not in town.alive

    def test_a_barbers_razor_not_before_day_2(self):
        town = Town(f"Ann ice_queen, Bob barber, Cat wolf, {REST}")
        town.night(Ann="Bob=barber")
        assert town.heard("revamped.borrowed_nothing", "Ann")
        town.lynch()
        town.reach(NIGHT)
        assert town.blocked("Ann") == {}
        town.night(Ann="Bob=barber")
        assert town.heard("revamped.borrowed", "Ann")
        town.declare("Ann", "razor-hidden", "Pat")
        assert "Pat" not in town.alive


# --- readings (docs/decisions/revamped-second-evening.md) -----------------------------------------------


class TestMasksOfOneLap:
    """1.3: "non-permanent disguises are applied on top of all current disguises"; edges 10: "by call order,
    day powers last; a later one lies on top"."""

    def test_a_hide_over_a_mask_of_the_same_morning(self):
        town = Town(f"Ann psychopath, Bob tanner, Cat fortune_teller, Dan wolf, {REST}")
        town.night()
        town.morning(Ann="citizen", Bob="Ann=wolf")
        assert [worn.role for worn in town.session._game.disguises[0]] == [
            "revamped.citizen",
            "revamped.wolf",
        ]
        town.lynch()
        town.night(Cat="Ann")
        assert town.told(SAW.id, "Cat")["role"] == "revamped.wolf"

    def test_a_mask_of_the_night_over_the_hide_of_the_day(self):
        town = Town(f"Ann psychopath, Bob tanner, Dan wolf, {REST}")
        town.night()
        town.morning(Bob="Ann=wolf")
        town.lynch()
        town.night(Ann="citizen")
        assert appearance(town.session._game, 0).id == "revamped.citizen"

    def test_a_mask_offers_the_roles_that_may_turn_up_at_this_table(self):
        """1.3; the list of roles is public: what it may become is as well."""
        town = Town(f"Ann psychopath, Bob infected_wolf, Cat devil, {REST}")
        (ask,) = (ask for ask in town.window.asks.values() if ask.key == "revamped.psychopath.mask")
        offered = {short(option) for option in ask.options if isinstance(option, str)} - {""}
        assert offered == {"psychopath", "infected_wolf", "devil", "demon", "citizen", "wolf"}
