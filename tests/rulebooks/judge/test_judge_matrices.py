"""Tables of everything that meets: causes and defences, causes and guns, votes and flips, badges, weights."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from rulebooks.scenario import BADGE, ELECTION, EXILE, LAST_ACTS, LAST_WORDS, NIGHT, RUNOFF, Table

NINE = (
    "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve hunter, Fay werewolf, Gus commoner, Hal commoner,"
    "Ida idiot"
)


# --- cause of death x defence (section II, Guardian and Witch; section IV, first row) ------------------

SURVIVES = {
    ("pack", "none"): False,
    ("pack", "guard"): True,
    ("pack", "antidote"): True,
    ("pack", "both"): False,
    ("poison", "none"): False,
    ("poison", "guard"): False,
    ("pack and poison", "none"): False,
    ("pack and poison", "guard"): False,
    ("pack and poison", "antidote"): False,
    ("pack and poison", "both"): False,
    ("gun", "none"): False,
    ("gun", "guard"): False,
    ("exile", "none"): False,
    ("exile", "guard"): False,
    ("explosion", "none"): False,
    ("explosion", "guard"): False,
}
"""Whether the victim lives. The antidote is for the pack's victim, so other causes have no such row."""


@pytest.mark.parametrize(("cause", "defence"), SURVIVES)
def test_cause_against_defence(cause: str, defence: str):
    victim = "Fay" if cause == "explosion" else "Gus"
    table = Table(NINE, witch_both_potions="yes")
    potions = []
    if defence in {"antidote", "both"}:
        potions.append("save")
    if "poison" in cause:
        potions.append(f"poison {victim}")
    pack = victim if "pack" in cause else "Eve" if cause == "gun" else "nobody"
    table.night(
        guardian=victim if defence in {"guard", "both"} else "nobody", pack=pack, witch=tuple(potions)
    )
    match cause:
        case "gun":
            table.shoot("Eve", victim)
        case "exile":
            table.vote(Gus="Ann Bob")
        case "explosion":
            table.explode(victim)
        case _:
            pass
    assert (victim in table.alive) is SURVIVES[cause, defence]


# --- cause of the Hunter's death x house rule `hunter_shoots` ------------------------------------------

SHOOTS = {
    ("pack", "unless-voted-out"): True,
    ("pack", "unless-poisoned"): True,
    ("pack", "always"): True,
    ("guard and antidote", "unless-voted-out"): True,
    ("guard and antidote", "unless-poisoned"): True,
    ("guard and antidote", "always"): True,
    ("poison", "unless-voted-out"): True,
    ("poison", "unless-poisoned"): False,
    ("poison", "always"): True,
    ("pack and poison", "unless-voted-out"): True,
    ("pack and poison", "unless-poisoned"): False,
    ("pack and poison", "always"): True,
    ("exile", "unless-voted-out"): False,
    ("exile", "unless-poisoned"): True,
    ("exile", "always"): True,
    ("runoff", "unless-voted-out"): False,
    ("runoff", "unless-poisoned"): True,
    ("runoff", "always"): True,
}


@pytest.mark.parametrize(("cause", "rule"), SHOOTS)
def test_cause_against_gun(cause: str, rule: str):
    table = Table(NINE, hunter_shoots=rule)
    match cause:
        case "pack":
            table.night(pack="Eve")
        case "guard and antidote":
            table.night(guardian="Eve", pack="Eve", witch="save")
        case "poison":
            table.night(witch="poison Eve")
        case "pack and poison":
            table.night(pack="Eve", witch="poison Eve")
        case "exile":
            table.night()
            table.vote(Eve="Ann Bob")
        case _:
            table.night()
            table.vote(Eve="Ann Bob", Gus="Cat Dan")
            table.vote(Eve="Ann Bob")
    assert "Eve" not in table.alive
    assert table.asked("Eve", "judge.hunter.shoot") is SHOOTS[cause, rule]
    # A death by night is visited whatever its cause; a vote's cause is public.
    visited = cause not in {"exile", "runoff"} or SHOOTS[cause, rule]
    assert (table.label == LAST_ACTS) is visited


def test_the_gun_table_has_every_option():
    (rule,) = (rule for rule in book("judge").house_rules if rule.id == "hunter_shoots")
    assert {option for _cause, option in SHOOTS} == set(rule.options)


# --- exile x Idiot (section II, Idiot; rulings, judge: Idiot) ------------------------------------------

IDIOT = {
    # (how often voted out, sheriff): (lives, flipped, passes the badge)
    (1, False): (True, True, False),
    (2, False): (False, True, False),
    (1, True): (True, True, True),
    (2, True): (False, True, False),
}


@pytest.mark.parametrize(("times", "sheriff"), IDIOT)
def test_exile_against_idiot(times: int, sheriff: bool):
    table = Table(NINE, sheriff="yes")
    table.night()
    table.run("Ida" if sheriff else "Cat")
    passed = False
    for time in range(times):
        if time:
            table.night()
        table.vote(Ida="Ann Bob Dan")
        passed = table.label == BADGE
        if passed:
            table.badge("Gus")
    lives, flipped, passes = IDIOT[times, sheriff]
    assert ("Ida" in table.alive, table.heard("judge.idiot.flipped"), passed) == (lives, flipped, passes)
    assert table.sheriff == ("Gus" if sheriff else "Cat")
    assert len(table.events("judge.idiot.flipped")) == 1


# --- the sheriff's death x badge (rulings, judge: Sheriff) ---------------------------------------------


@pytest.mark.parametrize("fate", ["Hal", "tear"])
@pytest.mark.parametrize("cause", ["pack", "poison", "guard and antidote", "gun", "exile", "explosion"])
def test_death_of_the_sheriff_against_badge(cause: str, fate: str):
    sheriff = "Fay" if cause == "explosion" else "Gus"
    table = Table(NINE, sheriff="yes")
    table.night()
    table.run(sheriff)
    table.speak()
    assert table.sheriff == sheriff
    match cause:
        case "exile":
            table.vote(Gus="Ann Bob Cat")
        case "explosion":
            table.explode("Fay")
        case _:
            table.day()
            match cause:
                case "pack":
                    table.night(pack="Gus")
                case "poison":
                    table.night(witch="poison Gus")
                case "guard and antidote":
                    table.night(guardian="Gus", pack="Gus", witch="save")
                case _:
                    table.night(pack="Eve")
                    table.shoot("Eve", "Gus")
    assert sheriff not in table.alive
    table.badge(fate)
    assert table.sheriff == ("" if fate == "tear" else fate)
    assert table.heard("judge.sheriff.torn") is (fate == "tear")


# --- who has won when both would (rulings, All books: simultaneous victories) --------------------------

BOTH = {
    # (cast, night, shot): winner
    "the last wolf poisoned, the last divine hunted": (
        "Ann witch, Bob werewolf, Cat commoner, Dan commoner",
        {"pack": "Ann", "witch": "poison Bob"},
        "",
        "judge.wolves",
    ),
    "the last wolf poisoned, the last commoner hunted": (
        "Ann witch, Bob werewolf, Cat commoner, Dan seer",
        {"pack": "Cat", "witch": "poison Bob"},
        "",
        "judge.wolves",
    ),
    "the last wolf shot by the last divine": (
        "Ann hunter, Bob werewolf, Cat commoner, Dan commoner",
        {"pack": "Ann"},
        "Bob",
        "judge.wolves",
    ),
    "the last wolf shot, a divine left": (
        "Ann hunter, Bob werewolf, Cat commoner, Dan seer",
        {"pack": "Ann"},
        "Bob",
        "judge.good",
    ),
    "the last wolf poisoned by a Witch who dies, a divine left": (
        "Ann witch, Bob werewolf, Cat commoner, Dan seer",
        {"pack": "Ann", "witch": "poison Bob"},
        "",
        "judge.good",
    ),
    "the pack kills its last wolf and the Witch the last divine": (
        "Ann witch, Bob werewolf, Cat commoner, Dan hunter",
        {"pack": "Bob", "witch": "poison Dan"},
        "nobody",
        "judge.good",
    ),
}


@pytest.mark.parametrize("name", BOTH)
def test_victories_at_once(name: str):
    cast, night, shot, winner = BOTH[name]
    table = Table(cast)
    table.night(**night)
    if shot:
        table.shoot(next(person.split()[0] for person in cast.split(",") if "hunter" in person), shot)
    assert table.won == winner


@pytest.mark.parametrize(
    ("rule", "winner"), [("side", "judge.good"), ("everyone", "judge.good"), ("parity", "judge.good")]
)
def test_the_last_wolf_dead_and_good_people_left(rule: str, winner: str):
    """Under no rule do dead wolves win against the living, unless a side is gone."""
    table = Table("Ann witch, Bob werewolf, Cat commoner, Dan seer", wolves_win=rule)
    table.night(pack="Ann", witch="poison Bob")
    assert table.won == winner


# --- the sheriff's one and a half votes (section III.3) ------------------------------------------------

WEIGHTS = {
    # (votes for Bob, votes for Gus) by number of plain votes, "S" for the sheriff's: who is out, or a tie
    ("S", "1"): "Bob",
    ("S", "2"): "Gus",
    ("S1", "2"): "Bob",
    ("S1", "3"): "Gus",
    ("1", "1"): "tie",
    ("2", "2"): "tie",
    ("S2", "3"): "Bob",
    ("S2", "4"): "Gus",
    ("S", ""): "Bob",
    ("", "S"): "Gus",
    ("", ""): "nobody",
}


@pytest.mark.parametrize(("for_bob", "for_gus"), WEIGHTS)
def test_vote_weights(for_bob: str, for_gus: str):
    table = Table(NINE, sheriff="yes")
    table.night()
    table.run("Cat")
    table.speak()
    plain = iter(["Ann", "Dan", "Eve", "Fay", "Hal", "Ida", "Bob", "Gus"])

    def voters(spec: str) -> str:
        sheriff = ["Cat"] if "S" in spec else []
        return " ".join([*sheriff, *(next(plain) for _ in range(int(spec.replace("S", "") or 0)))])

    table.vote(Bob=voters(for_bob), Gus=voters(for_gus))
    half_votes = {"Bob": 0, "Gus": 0}
    for name, spec in (("Bob", for_bob), ("Gus", for_gus)):
        half_votes[name] = 3 * ("S" in spec) + 2 * int(spec.replace("S", "") or 0)
    assert {name: table.totals()[name] for name in half_votes} == half_votes
    expected = WEIGHTS[for_bob, for_gus]
    match expected:
        case "tie":
            assert table.label == RUNOFF
            assert table.speakers() == "Bob Gus"
        case "nobody":
            assert table.told("judge.nobody_exiled") == {"reason": "no_votes"}
        case _:
            assert table.told("judge.exiled") == {"seat": expected}


def test_one_and_a_half_against_one_and_a_half():
    """No plain votes make 1.5: half a vote always breaks a tie between two, yet three can share the top."""
    table = Table(NINE, sheriff="yes")
    table.night()
    table.run("Cat")
    table.speak()
    table.vote(Bob="Cat Ann", Gus="Dan Eve", Hal="Fay Ida")
    assert table.told("judge.exiled") == {"seat": "Bob"}, "2.5 against 2 and 2"


@pytest.mark.parametrize("sheriff_tied", [True, False])
def test_the_runoff_weighs_the_same(sheriff_tied: bool):
    """1.5 votes in the run-off too, unless the sheriff is one of the tied and does not vote."""
    table = Table(NINE, sheriff="yes")
    table.night()
    table.run("Cat")
    table.speak()
    table.vote(
        **({"Cat": "Ann Dan", "Gus": "Eve Fay"} if sheriff_tied else {"Bob": "Ann Dan", "Gus": "Eve Fay"})
    )
    table.speak()
    if sheriff_tied:
        assert "Cat" not in table.voters
        table.vote(Gus="Ann", Cat="Dan")
        assert table.told("judge.nobody_exiled") == {"reason": "tie"}
    else:
        table.vote(Gus="Cat", Bob="Ann")
        assert table.told("judge.exiled") == {"seat": "Gus"}


def test_the_table_sees_the_weights_before_it_votes():
    """The show of hands marks the sheriff's hand; in the race every hand counts the same."""
    weigh = book("judge").public_weight
    table = Table(NINE, sheriff="yes")
    table.night()
    table.run("Cat")
    table.speak()
    for label, weight in ((EXILE, 3), (RUNOFF, 3), (ELECTION, 2)):
        weights = [weigh(table.public, {}, label, seat) for seat in range(9)]
        assert weights == [weight if name == "Cat" else 2 for name in table.names], label
    table.vote(Gus="Ann Cat")
    assert dict(table.told("judge.exile.result")["weights"]) == dict(enumerate([2, 2, 3, *[2] * 6]))


# --- where a day may stop (section III.4) --------------------------------------------------------------

AFTER = {
    # what happens to whom: the window that follows
    "exile": LAST_WORDS,
    "flip": NIGHT,
    "explosion": NIGHT,
    "tie": RUNOFF,
    "nobody": NIGHT,
    "speeches": EXILE,
}


@pytest.mark.parametrize("event", AFTER)
def test_what_follows_what(event: str):
    table = Table(NINE)
    table.night()
    match event:
        case "exile":
            table.vote(Gus="Ann")
        case "flip":
            table.vote(Ida="Ann")
        case "explosion":
            table.explode("Bob")
        case "tie":
            table.vote(Gus="Ann", Hal="Bob")
        case "nobody":
            table.vote()
        case _:
            table.speak()
    assert table.label == AFTER[event]
