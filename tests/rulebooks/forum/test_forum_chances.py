"""The chances of the forum book, each thrown 10,000 times.

A keyed draw is the same for ever, so these tests cannot flicker; the bound says how wrong a chance may be. It
is five standard deviations (0.025 at most, at one half): whoever changes the seeds meets a false alarm once
in 1.7 million tests, and a chance that is off by four in a hundred passes one time in a thousand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

import pytest

from nightcaller.engine import TABLE, Setup
from nightcaller.engine.game import Game
from nightcaller.engine.kinds import CHANCE
from nightcaller.engine.poll import Poll
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Attack, Status
from nightcaller.rulebooks.forum import apprentice, cultist, hospital, hunter, lynching, packs, spy, witness
from nightcaller.rulebooks.forum.nightly import order
from rulebooks.forum.thread import FORUM

pytestmark = pytest.mark.slow

THROWS = 10_000
DEAL = (
    *("seer", "werewolf", "cultist", "doctor", "werewolf", "red_werewolf"),
    *("saint+apprentice", "saint+hunter", "saint+spy", "saint+witness", "saint+brutal", "saint"),
)
SEER, WOLF, CULTIST, DOCTOR, OTHER_WOLF, RED = range(6)
APPRENTICE, HUNTER, SPY, WITNESS, BRUTAL, SAINT = range(6, 12)
EATEN = Attack("forum.grey_pack.ate", TABLE, HUNTER)
EATEN_BY_RED = Attack("forum.red_pack.ate", TABLE, HUNTER)


def at_night(day: int = 1, **house: str) -> Game:
    """A night of a game in which nothing has happened so far."""
    held = [card for hand in DEAL for card in hand.split("+")]
    deck = {card: held.count(card) for card in held}
    setup = Setup(deck, len(DEAL), 0, {"apprentice_starts": "unclaimed", **house}, DEAL)
    game = Game(FORUM, setup.normal(FORUM))
    game.begin("night")
    game.day = day
    return game


def holding(game: Game, seat: int, card: str) -> Holding:
    return next(one for one in game.players[seat].holdings if one.role.id == f"forum.{card}")


def thrown(game: Game, throw: Callable[[Game], Any], throws: int = THROWS) -> Counter[Any]:
    """What comes out, how often, of one situation with so many seeds."""
    found: Counter[Any] = Counter()
    for seed in range(throws):
        game.seed = seed
        game.log.clear()
        found[throw(game)] += 1
    return found


def shares(found: Counter[Any], expected: Mapping[Any, float]) -> bool:
    """Whether everything came as often as it should, and nothing else came."""
    total = found.total()
    assert total
    assert found.keys() <= expected.keys()
    return all(
        abs(found[what] / total - share) <= 5 * sqrt(share * (1 - share) / total)
        for what, share in expected.items()
    )


def alike(*several: Any) -> dict[Any, float]:
    """Each as likely as the others."""
    return {one: several.count(one) / len(several) for one in several}


def odds(chance: float) -> dict[bool, float]:
    return {True: chance, False: 1 - chance}


def last(game: Game) -> tuple[str, Any]:
    """What was told last: its kind, and whom it was about."""
    event = game.log[-1]
    return event.kind, event.facts.get("seat")


# --- scans ----------------------------------------------------------------------------------------------


def scanned(game: Game, target: int) -> list[str]:
    """What a cultist is told of somebody."""
    me = holding(game, CULTIST, "cultist")
    me.memory.pop("scanned", None)
    cultist.scan(game, me, (target,))
    return [event.kind for event in game.log]


@pytest.mark.parametrize(
    ("waited", "clear"), [(0, 0.0), (1, 1 / 3), (2, 2 / 3), (3, 1.0), (4, 1.0), (6, 1.0)]
)
def test_a_scan_is_clear(waited: int, clear: float):
    """rulings, forum: 0, 33.3, 66.7, 100 % on the first, second, third, fourth night since the last scan."""
    game = at_night(waited + 1)
    found = thrown(game, lambda game: "forum.cultist.learned" in scanned(game, SEER))
    assert shares(found, odds(clear))
    told = {event.facts["purpose"]: event.facts["percent"] for event in game.log if event.kind == CHANCE.id}
    assert told["forum.cultist.scan"] == f"{100 * clear:.3g}", "and the story says so"


@pytest.mark.parametrize(
    ("waited", "shown"), [(0, 0.09), (1, 0.17), (2, 0.25), (3, 0.25), (4, 0.25), (6, 0.25)]
)
def test_a_scan_shows_a_trait(waited: int, shown: float):
    """rulings, forum: 9, 17, 25 % on nights one, two, three and later; "regardless of role"."""
    game = at_night(waited + 1)
    found = thrown(game, lambda game: "forum.cultist.trait.learned" in scanned(game, BRUTAL))
    assert shares(found, odds(shown))
    told = {event.facts["purpose"]: event.facts["percent"] for event in game.log if event.kind == CHANCE.id}
    assert told["forum.cultist.trait"] == f"{shown:.0%}".rstrip("%"), "and the story says so"


@pytest.mark.parametrize(("waited", "clear"), [(0, 0.0), (2, 2 / 3), (3, 1.0), (5, 1.0)])
def test_a_scan_is_charged_anew_from_the_night_after_the_last_one(waited: int, clear: float):
    """rulings, forum: "since the last scan"."""

    def again(game: Game) -> bool:
        me = holding(game, CULTIST, "cultist")
        me.memory["scanned"] = 2
        cultist.scan(game, me, (SEER,))
        return any(event.kind == "forum.cultist.learned" for event in game.log)

    assert shares(thrown(at_night(waited + 3), again), odds(clear))


def test_one_of_several_traits_is_shown():
    """ "ONE trait of the target": any of those that can be seen."""
    game = at_night(3, traits_each="several")
    for card in ("spy", "witness", "hunter", "blessed"):
        game.bestow(BRUTAL, FORUM.role(card))

    def shown(game: Game) -> str | None:
        scanned(game, BRUTAL)
        told = [event for event in game.log if event.kind == "forum.cultist.trait.learned"]
        return told[0].facts["role"] if told else None

    found = thrown(game, shown)
    del found[None]
    assert shares(found, alike("forum.brutal", "forum.spy", "forum.witness"))


# --- attacks --------------------------------------------------------------------------------------------


def test_a_doctor_saves():
    """ "A 66,(6)% chance (rolled on the night of the attack)"."""
    game = at_night()
    game.mark(HUNTER, Status(hospital.TREATED, DOCTOR, game.moment))

    def saved(game: Game) -> bool:
        game.unmark(HUNTER, hospital.PATIENT)
        return hospital.saved(game, EATEN)

    assert shares(thrown(game, saved), odds(2 / 3))


def test_a_doctor_throws_once_a_night():
    """Two packs at one door: saved from both, or from none."""
    game = at_night()
    game.mark(HUNTER, Status(hospital.TREATED, DOCTOR, game.moment))
    found = thrown(game, lambda game: (hospital.saved(game, EATEN), hospital.saved(game, EATEN_BY_RED)), 500)
    assert found.keys() == {(True, True), (False, False)}


def test_a_dying_hunter_takes_one_of_the_attackers_down():
    """ "They have a 33,(3)% chance of taking down one of the attackers"."""

    def struck(game: Game) -> int | None:
        game.pending.clear()
        hunter.strike_back(game, holding(game, HUNTER, "hunter"), HUNTER, (EATEN,))
        return game.pending[0].target if game.pending else None

    assert shares(thrown(at_night(), struck), {WOLF: 1 / 6, OTHER_WOLF: 1 / 6, None: 2 / 3})


def test_a_patient_remembers_any_of_the_attackers():
    """ "He/she will remember one of the attackers": whoever came twice is remembered twice as often."""
    game = at_night()
    faces = (WOLF, OTHER_WOLF, RED, RED)
    game.mark(SAINT, Status(hospital.PATIENT, DOCTOR, data=hospital.Stay(game.moment, faces)))

    def remembered(game: Game) -> int:
        hospital.memories(game)
        face: int = game.log[-1].facts["seat"]
        return face

    assert shares(thrown(game, remembered), alike(*faces))


def test_which_pack_comes_first_is_drawn():
    """It decides whom a cursed one joins, and which attack a blessing meets."""
    game = at_night()
    for pack in packs.PACKS:
        game.noted[f"{pack.team}.orders"] = {WOLF: SAINT}
        game.noted[f"{pack.team}.last"] = SAINT

    def first(game: Game) -> str:
        game.pending.clear()
        packs.strike(game)
        return game.pending[0].cause

    assert shares(thrown(game, first), alike("forum.grey_pack.ate", "forum.red_pack.ate"))


def test_a_pack_that_does_not_agree_draws_lots():
    """House rule `pack_order`: among what most of them want; and the same lot all night."""
    game = at_night(pack_order="most")
    game.noted["forum.grey_pack.orders"] = {
        WOLF: SAINT,
        OTHER_WOLF: SEER,
        CULTIST: SPY,
        RED: SPY,
        HUNTER: SEER,
    }
    assert shares(thrown(game, lambda game: packs.decided(game, packs.GREY)), alike(SEER, SPY))


# --- the end of the night -------------------------------------------------------------------------------


@pytest.mark.parametrize("night", range(1, 10))
def test_a_witness_sees(night: int):
    """ "12.5% on Night 1, 25% on Night 2 etc"."""
    game = at_night(night)
    game.noted["watching"] = {WITNESS: 1}

    def saw(game: Game) -> bool:
        witness.report(game)
        return last(game)[0] == "forum.witnessed"

    assert shares(thrown(game, saw), odds(min(night, 8) / 8))


@pytest.mark.parametrize(
    ("killers", "faces"),
    [
        (("forum.grey_pack.ate",), (WOLF, OTHER_WOLF)),
        (("forum.red_pack.ate",), (RED,)),
        (("forum.grey_pack.ate", "forum.red_pack.ate"), (WOLF, OTHER_WOLF, RED, RED)),
        ((), tuple(seat for seat in range(len(DEAL)) if seat != WITNESS)),
        (("forum.hunted",), tuple(seat for seat in range(len(DEAL)) if seat != WITNESS)),
    ],
)
def test_whom_a_witness_sees(killers: tuple[str, ...], faces: tuple[int, ...]):
    """ "One Werewolf in the pack that hunted that night"; without a kill, anybody."""
    game = at_night()
    game.doomed += [Attack(cause, TABLE, SAINT) for cause in killers]
    assert shares(thrown(game, lambda game: witness.seen(game, WITNESS)), alike(*faces))


def told_by_spy(game: Game) -> tuple[str, str, int | None]:
    """What the clue is worth, what it says, and whom it is really about."""
    spy.tell_clue(game, SPY, SEER)
    clue, worth = game.log[-2:]
    about = worth.facts["seat"] if worth.facts["worth"] != "useless" else None
    return worth.facts["worth"], clue.facts.get("clue", "errand"), about


def test_a_clue_is_worth():
    """ "50% success on clue, 35% useless information, 15% misdirected information"."""
    found = thrown(at_night(), lambda game: told_by_spy(game)[0])
    assert shares(found, {"true": 0.5, "useless": 0.35, "false": 0.15})


def test_with_nobody_else_left_no_clue_is_misdirected():
    game = at_night()
    game.alive = 1 << SPY | 1 << SEER
    assert shares(thrown(game, lambda game: told_by_spy(game)[0]), {"true": 0.5, "useless": 0.5})


@pytest.mark.parametrize(
    ("worth", "clues"),
    [("true", ("errand", "lonely", "unscathed", "plain")), ("useless", spy.GOSSIP)],
)
def test_any_clue_may_be_told(worth: str, clues: tuple[str, ...]):
    game = at_night()
    order(game, holding(game, SEER, "seer"), (WOLF,))
    told = thrown(game, told_by_spy)
    found = Counter({clue: count for (kind, clue, _about), count in told.items() if kind == worth})
    assert shares(found, alike(*clues))


def test_a_misdirected_clue_is_about_anybody_else():
    strangers = [seat for seat in range(len(DEAL)) if seat not in {SPY, SEER}]
    found: Counter[Any] = Counter()
    for (worth, _clue, about), count in thrown(at_night(), told_by_spy).items():
        if worth == "false":
            found[about] += count
    assert shares(found, alike(*strangers))


# --- before and beside ----------------------------------------------------------------------------------


def test_an_apprentice_is_claimed_from_the_start():
    """House rule `apprentice_starts`: a fair coin, and any of the masters that were dealt."""
    game = at_night(apprentice_starts="drawn")

    def master(game: Game) -> str:
        me = holding(game, APPRENTICE, "apprentice")
        me.memory.clear()
        apprentice.begin(game, me)
        return str(me.memory.get("role", ""))

    assert shares(
        thrown(game, master), {"": 1 / 2, "forum.seer": 1 / 6, "forum.hunter": 1 / 6, "forum.spy": 1 / 6}
    )


def test_a_tie_is_drawn():
    """House rule `tie`: any of the tied."""
    vote = Poll("forum.lynch", (), ())
    vote.top = (SAINT, WOLF, SEER)
    assert shares(
        thrown(at_night(tie="draw"), lambda game: lynching.condemned(game, vote)), alike(SAINT, WOLF, SEER)
    )


# --- to the last face -----------------------------------------------------------------------------------


def clear(game: Game) -> bool:
    return "forum.cultist.learned" in scanned(game, SEER)


def trait(game: Game) -> bool:
    return "forum.cultist.trait.learned" in scanned(game, BRUTAL)


def saved(game: Game) -> bool:
    game.mark(HUNTER, Status(hospital.TREATED, DOCTOR, game.moment))
    game.unmark(HUNTER, hospital.PATIENT)
    return hospital.saved(game, EATEN)


def struck_back(game: Game) -> bool:
    game.pending.clear()
    hunter.strike_back(game, holding(game, HUNTER, "hunter"), HUNTER, (EATEN,))
    return bool(game.pending)


def saw(game: Game) -> bool:
    game.noted["watching"] = {WITNESS: 1}
    witness.report(game)
    return last(game)[0] == "forum.witnessed"


def worth(game: Game) -> str:
    return told_by_spy(game)[0]


@pytest.mark.parametrize(
    ("throw", "night", "faces"),
    [
        *((clear, night, {True: night - 1, False: 4 - night}) for night in (2, 3)),
        *((trait, night, {True: shown, False: 100 - shown}) for night, shown in ((1, 9), (2, 17), (3, 25))),
        (saved, 1, {True: 2, False: 1}),
        (struck_back, 1, {True: 1, False: 2}),
        *((saw, night, {True: night, False: 8 - night}) for night in range(1, 8)),
        (worth, 1, {"true": 50, "useless": 35, "false": 15}),
    ],
)
def test_a_chance_is_what_the_text_says_to_the_last_face(
    throw: Callable[[Game], Any], night: int, faces: dict[Any, int], monkeypatch: pytest.MonkeyPatch
):
    """Not of many throws: of one die, each face once. A chance in a hundred that is off by one in a hundred
    is found here and nowhere else."""
    found: Counter[Any] = Counter()
    for face in range(sum(faces.values())):
        game = at_night(night)
        monkeypatch.setattr(Game, "roll", lambda *_key, face=face: face)
        found[throw(game)] += 1
    assert found == faces


# --- keyed ----------------------------------------------------------------------------------------------


def test_a_throw_is_the_same_whatever_else_was_thrown():
    """Undo cannot throw again, and nobody's throw moves another's."""
    alone = at_night(2)
    alone.noted["watching"] = {WITNESS: 1}
    crowded = at_night(2)
    crowded.noted["watching"] = {SAINT: 1, SEER: 1, WITNESS: 1}
    crowded.mark(HUNTER, Status(hospital.TREATED, DOCTOR, crowded.moment))
    for seed in range(200):
        seen = []
        for game in (alone, crowded):
            game.seed = seed
            game.log.clear()
            if game is crowded:
                hospital.saved(game, EATEN)
                scanned(game, BRUTAL)
                told_by_spy(game)
            witness.report(game)
            seen.append([event.facts for event in game.log if event.audience == 1 << WITNESS])
        assert seen[0] == seen[1]
