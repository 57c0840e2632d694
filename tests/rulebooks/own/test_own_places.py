"""Where own roles stand among a book's own: their shields, their survivors, what follows from their deaths.

Each law goes through every book in which the sentence can be said, and every value of its gaps. Evenings that
began before these laws go on by the old ones (`own.older`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

import pytest

from nightcaller.engine import IllegalSetup
from nightcaller.engine.vocabulary import Ask, Picks
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.own import OwnRole, against, as_played, with_roles
from nightcaller.rulebooks.own.sentences import (
    Aims,
    Attacks,
    Compares,
    Guards,
    Hunts,
    Looks,
    Nights,
    Outlives,
    Seems,
    Sentence,
    Survives,
    Unless,
)
from nightcaller.table.shelf.making import gaps
from parts import first_fast
from rulebooks.own.any_book import GUARD, PLAIN, WITH_CALLS, WOLF, AnyTable, card
from rulebooks.perturbed import pair

BOOKS = pytest.mark.parametrize("book_id", WITH_CALLS)
BLADE: Final = card("blade", Attacks(times=0))
POISON: Final = card("poison", Attacks(past_shields=True, times=0))
SHIELD: Final = card("shield", Guards(whom="others", again="any"))
OLD_SHIELD: Final = as_played(SHIELD, 8)


def shielding(book_id: str, guard: str, seat: str, whom: str) -> dict[str, str]:
    """What somebody says to shield somebody; the big book's potion is for three, and others get some."""
    if book_id == "revamped" and guard != "own.shield":
        more = [name for name in ("Eve", "Fay", "Hal") if name != whom]
        return {seat: " ".join((whom, *more[:2]))}
    return {seat: whom}


def test_the_laws_go_through_every_book_that_has_the_sentence():
    """The village of whispers has no calls and no lines of defence, and says so."""
    sentences: tuple[Sentence, ...] = (Guards(), Attacks(), Aims(), Compares(), Survives(), Outlives())
    for sentence in sentences:
        found = {one: against(card("anybody", sentence), one) for one in books()}
        assert [one for one, refused in found.items() if not refused] == list(WITH_CALLS)
        assert [one.message for one in found["chat"]] in (["own-refused-no-night"], ["own-refused-no-layer"])


# --- shields ------------------------------------------------------------------------------------------------


def neighbours(book_id: str) -> Iterator[str]:
    """Everybody whom somebody may shield: each card of the book, and each trait beside a plain one."""
    rules = book(book_id)
    for role in rules.roles:
        if rules.most(role):
            yield f"plain+{role}" if role in rules.traits else role


OWN_NEWS: Final = {"judge.guarded", "hollow.protected", "forum.guarded", "revamped.life_used", "own.guarded"}
"""What whoever shields is told of it."""
OWN_MARKS: Final = {"forum.guarded", "own.guarded", "revamped.potion"}


def left_behind(table: AnyTable, name: str) -> object:
    """What a night has made of somebody: who is dead, what their cards remember, their marks, their news."""
    seat = table.seat(name)
    player = table.session._game.players[seat]
    told = [event.kind for event in table.session.events if event.facts.get("seat") == seat]
    remembered = [(held.role.id, sorted(held.memory.items())) for held in player.holdings]
    return (
        table.dead,
        remembered,
        sorted(player.statuses.keys() - OWN_MARKS),
        [kind for kind in told if kind not in OWN_NEWS],
    )


def shielded_by(guard: str, book_id: str, neighbour: str, attack: str, *roles: OwnRole) -> object:
    """What is left of somebody whom a guard shields against an attack."""
    striker = "plain+hunter" if attack == "hunt" else BLADE.id
    cast = f"Ann {guard}, Bob {neighbour}, Dan {striker}, Eve plain, Fay plain, Gus wolf, Hal plain"
    table = AnyTable(book_id, cast, BLADE, *roles, begun=True)
    night = {"pack": "Bob"} if attack == "pack" else {"Dan": "Bob"}
    table.sleep(**night, **shielding(book_id, guard, "Ann", "Bob"))
    return left_behind(table, "Bob")


def compared(book_id: str, attack: str, *roles: OwnRole) -> dict[str, bool]:
    """Neighbour -> whether an own shield leaves of them what the book's own guard does."""
    found = {}
    for neighbour in neighbours(book_id):
        try:
            known, own = (
                shielded_by(guard, book_id, neighbour, attack, *roles)
                for guard in (GUARD[book_id], SHIELD.id)
            )
        except IllegalSetup:
            continue  # such a card is in no deck with these
        found[neighbour.rpartition(".")[2]] = known == own
    return found


@pytest.mark.parametrize("attack", ["pack", "blade", "hunt"])
@BOOKS
def test_an_own_shield_stops_what_the_books_own_shield_stops(book_id: str, attack: str):
    """And leaves behind what that one does: nobody turned, no charge spent, no doom, no word of it."""
    if attack == "hunt" and book_id != "forum":
        return  # a Hunter's hunt is the forum's alone
    found = compared(book_id, attack, SHIELD)
    assert len(found) > {"judge": 15, "hollow": 9, "forum": 12, "revamped": 70}[book_id]
    assert [neighbour for neighbour, same in found.items() if not same] == []


def test_an_own_shield_of_an_older_evening_stands_where_it_stood():
    """Behind the book's own lines: so these have met the attack first."""
    old = {
        (book_id, attack): {one for one, same in compared(book_id, attack, OLD_SHIELD).items() if not same}
        for book_id, attack in (
            ("judge", "pack"),
            ("hollow", "pack"),
            ("forum", "pack"),
            ("revamped", "pack"),
        )
    }
    assert old["judge", "pack"] == old["hollow", "pack"] == set()
    assert old["forum", "pack"] >= {"cursed", "blessed"}
    assert old["revamped", "pack"] >= {"runner", "macho", "cursed_civilian", "acrobat"}


@pytest.mark.parametrize("whom", gaps("guards")["whom"])
@BOOKS
def test_a_shield_comes_before_whoever_survives(book_id: str, whom: str):
    """Whoever is shielded and survives attacks has used nothing up; whomever the card may shield."""
    shield = Guards(whom=whom, again="any")  # type: ignore[arg-type]
    tough, other = card("tough", shield, Survives()), card("other", shield)
    holder = "Ann" if whom == "self" else "Gus"
    cast = "Ann own.tough, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain, Gus own.other"
    table = AnyTable(book_id, cast, tough, other)
    table.sleep(pack="Ann", **{holder: "Ann"})
    assert table.dead == ""
    assert not table.heard("own.withstood", "Ann")
    table.sleep(pack="Ann")
    assert table.dead == ""
    assert table.heard("own.withstood", "Ann")
    table.sleep(pack="Ann")
    assert table.dead == "Ann"


# --- survivors ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attacks", gaps("survives")["attacks"])
@pytest.mark.parametrize("told", gaps("survives")["told"])
@BOOKS
def test_the_first_attacks_do_nothing_whoever_attacks(book_id: str, attacks: int, told: bool):
    """Whatever a shield of the book would stop is an attack; what none stops still kills."""
    tough = card("tough", Survives(attacks, told))
    strikers = ("Bob", "Dan", *(("Eve",) if book_id == "forum" else ()))
    hunter = "plain+hunter" if book_id == "forum" else "plain"
    cast = f"Ann own.tough, Bob wolf, Cat plain, Dan own.blade, Eve {hunter}, Fay plain, Gus own.poison"
    for first in range(len(strikers)):
        table = AnyTable(book_id, cast, tough, BLADE, POISON)
        for night in range(attacks):
            striker = strikers[(first + night) % len(strikers)]
            table.sleep(**({"pack": "Ann"} if striker == "Bob" else {striker: "Ann"}))
            assert table.dead == "", (striker, night)
            assert len(table.events("own.withstood", "Ann")) == told * (night + 1)
        table.sleep(pack="Ann")
        assert table.dead == "Ann"
        poisoned = AnyTable(book_id, cast, tough, BLADE, POISON)
        poisoned.sleep(Gus="Ann")
        assert poisoned.dead == "Ann"


@pytest.mark.parametrize("mark", ["vampire", "plaguebearer"])
def test_whoever_survives_an_attack_is_not_turned_by_it(mark: str):
    """The big book: passive lines come before recruiting, which is the last one."""
    tough, cast = (
        card("tough", Survives()),
        f"Ann own.tough, Bob wolf, Cat {mark}, Dan plain, Eve plain, Fay plain",
    )
    held = []
    for roles in ((tough,), (as_played(tough, 8),)):
        table = AnyTable("revamped", cast, *roles, begun=True)
        table.sleep(Cat="Ann")
        table.sleep(pack="Ann")
        assert table.dead == ""
        held.append(table.held("Ann"))
    assert held[0] == "own.tough"
    assert held[1] in {"revamped.undead", "revamped.zombie"}, "an evening that began with the older law"


def test_whoever_survives_a_bite_is_not_turned_by_it():
    """The forum: an own survivor stands beside the Blessed, who comes before the Cursed."""
    tough, cast = (
        card("tough", Survives()),
        "Ann own.tough+cursed, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain",
    )
    table = AnyTable("forum", cast, tough)
    table.sleep(pack="Ann")
    assert (table.dead, table.held("Ann")) == ("", "own.tough")
    table.sleep(pack="Ann")
    assert (table.dead, table.held("Ann")) == ("", "forum.werewolf"), "the second bite is a Cursed's"


@pytest.mark.parametrize("engine", [8, 9])
def test_guard_and_antidote_together_kill_whoever_survives_attacks(engine: int):
    """The judge's manual: "target dies". No shield stops that, and it uses nothing up."""
    tough = as_played(card("tough", Survives()), engine)
    cast = "Ann own.tough, Bob wolf, Cat guardian, Dan witch, Eve plain, Fay plain, Gus plain"
    table = AnyTable("judge", cast, tough, begun=True)
    table.sleep(pack="Ann", Cat="Ann", Dan="use")
    assert table.dead == ("Ann" if engine > 8 else "")


# --- what follows from a death ------------------------------------------------------------------------------

DYING: Final = ("bitten", "poisoned", "following", "voted out")


def fate(table: AnyTable, how: str, shielded: bool, book_id: str, guard: str) -> None:
    """Ann, who has chosen Eve, dies."""
    night = {"Ann": "Eve"} | (shielding(book_id, guard, "Gus", "Eve") if shielded else {})
    match how:
        case "bitten":
            table.sleep(pack="Ann", **night)
        case "poisoned":
            table.sleep(Hal="Ann", **night)
        case "following":
            table.sleep(pack="Ida", Ida="Ann", **night)
        case _:
            table.sleep(**night)
            table.vote_out("Ann")


@pytest.mark.parametrize("guard", ["guard", SHIELD.id])
@pytest.mark.parametrize("unless", get_args(Unless))
@pytest.mark.parametrize("then", gaps("aims")["then"])
@BOOKS
def test_what_follows_from_a_death_of_the_night_is_the_nights(
    book_id: str, then: str, unless: Unless, guard: str
):
    """Tonight's shield stops "is attacked", in every book, whether the holder dies of an attack, of a poison
    or of somebody else's death; by day it is over. Nothing stops "dies too"."""
    me = card("me", Aims(then=then, unless=unless))  # type: ignore[arg-type]
    chain = card("chain", Aims(unless="never"))
    cast = f"Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain, Gus {guard}"
    cast += ", Hal own.poison, Ida own.chain"
    for how in DYING:
        for shielded in (False, True):
            table = AnyTable(book_id, cast, me, chain, SHIELD, POISON)
            fate(table, how, shielded, book_id, guard)
            happens = unless == "never" or how != "voted out"
            stopped = then == "strikes" and shielded and how != "voted out"
            dies = then != "shows" and happens and not stopped
            assert ("Eve" in table.dead.split()) is dies, (how, shielded)
            assert "Ann" in table.dead.split(), (how, shielded)
            assert table.heard("own.shown") is (then == "shows" and happens)


@BOOKS
def test_an_older_evening_keeps_its_dawns(book_id: str):
    """There a shield was over before the dead were buried, but in the big book."""
    me = as_played(card("me", Aims(then="strikes")), 8)
    cast = "Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain, Gus own.shield"
    table = AnyTable(book_id, cast, me, OLD_SHIELD, begun=True)
    table.sleep(pack="Ann", Ann="Eve", Gus="Eve")
    assert table.dead == ("Ann" if book_id == "revamped" else "Ann Eve")


def test_a_shot_at_dawn_is_no_death_of_the_night():
    """A Hunter bitten by night shoots in front of everybody: the night's shield is over."""
    me, cast = (
        card("me", Aims(then="strikes")),
        "Ann own.me, Bob wolf, Cat hunter, Dan plain, Eve plain, Fay plain, Gus guard",
    )
    for book_id in ("judge", "hollow"):
        table = AnyTable(book_id, cast, me)
        table.sleep(pack="Cat", Ann="Eve", Gus="Eve")
        table.LAST_ACTS = f"{book_id}.last_acts"
        table.reach(table.LAST_ACTS)
        while not table.asked("Cat"):
            table.keep_still()
        table.answer("Cat", "Ann")
        table.close()
        assert table.dead == "Ann Cat Eve"


def test_nobody_attacks_a_patient_whoever_was_chosen_before():
    """The forum: they "may not be attacked directly while recovering"; who dies with somebody does."""
    cast = "Ann own.me, Bob wolf, Cat doctor, Dan plain, Eve plain, Fay plain, Gus plain"
    for then in ("strikes", "takes"):
        me = card("me", Aims(then=then, unless="never"))  # type: ignore[arg-type]
        saved = (AnyTable("forum", cast, me, seed=seed) for seed in range(40))
        for table in saved:
            table.sleep(pack="Eve", Cat="Eve", Ann="Eve")
            if table.dead == "":
                break
        table.vote_out("Ann")
        assert table.dead == ("Ann" if then == "strikes" else "Ann Eve")


@pytest.mark.parametrize("nights", get_args(Nights))
@BOOKS
def test_whoever_is_asked_and_names_nobody_has_chosen_nobody(book_id: str, nights: Nights):
    """On nights without the question the choice stands."""
    cast = "Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain, Gus plain"
    me = card("me", Aims(nights=nights))
    for role, engine in ((me, 9), (as_played(me, 8), 8)):
        for later in (1, 2):
            table = AnyTable(book_id, cast, role, begun=True)
            while not table.asks("Ann"):
                table.sleep()
            table.sleep(Ann="Eve")
            asked = []
            for night in range(1, later + 1):
                asked.append(table.asks("Ann"))
                table.sleep(**({"pack": "Ann"} if night == later else {}))
            assert table.dead == ("Ann" if any(asked) and engine > 8 else "Ann Eve"), asked
            if engine > 8:
                assert any(asked) is (nights == "every" or (nights != "first" and later == 2))


# --- comparing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [one for one in gaps("compares")["times"] if one in {1, 2, 9}])
@BOOKS
def test_only_two_who_are_compared_are_a_use(book_id: str, times: int):
    """Whoever names one and then nobody has compared nobody, and may do it another night."""
    me = card("me", Compares(times=times))
    cast = "Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain, Gus plain"
    for role, half in ((me, 0), (as_played(me, 8), 1)):
        table = AnyTable(book_id, cast, role, begun=True)
        table.sleep(Ann="Cat")
        assert not table.heard("own.compared", "Ann")
        for _night in range(times - half):
            assert table.asks("Ann")
            table.sleep(Ann="Cat Dan")
        assert len(table.events("own.compared", "Ann")) == times - half
        assert not table.asks("Ann")


@BOOKS
def test_whoever_has_nobody_left_to_compare_with_uses_nothing_up(book_id: str):
    """One choice is possible, and then none: two are left, and the end is for the morning."""
    me = card("me", Compares(times=1))
    cast = "Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain"
    for role, spent in ((me, False), (as_played(me, 8), True)):
        table = AnyTable(book_id, cast, role, begun=True)
        table.to_bed()
        for seat in table.public.alive[2:]:
            table.amend("kill", seat)
        while table.night_is_on:
            slot, ask = table._open()
            mine = ask.seat == 0 and ask.key.startswith("own.")
            table.session.submit(slot, table._picks(ask, {"Ann": ["Bob"]} if mine else {}, "Ann"))
        memory = table.session._game.players[0].holdings[0].memory
        assert ("compares.spent" in memory) is spent


# --- nights -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("since", [1, 2, 3])
@pytest.mark.parametrize("nights", get_args(Nights))
@BOOKS
def test_a_card_is_asked_on_the_nights_of_which_it_speaks(book_id: str, nights: Nights, since: int):
    me = card("me", Looks(nights=nights, since=since))
    cast = "Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain, Gus plain, Hal plain"
    said = {
        "every": lambda night: True,
        "even": lambda night: night % 2 == 0,
        "odd": lambda night: night % 2 == 1,
        "first": lambda night: night == since,
    }[nights]
    for role in (me, as_played(me, 8)):
        table = AnyTable(book_id, cast, role, begun=True)
        older = role is not me and book_id == "forum"
        for night in range(1, 6):
            assert table.asks("Ann") is (older or (night >= since and said(night))), night
            table.sleep()


# --- absence ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unless", get_args(Unless))
@pytest.mark.parametrize("then", gaps("aims")["then"])
def test_whoever_was_absent_was_not_voted_out(then: str, unless: Unless):
    """The forum: three silences cost the life, and nobody has voted for that."""
    me = card("me", Aims(then=then, unless=unless))  # type: ignore[arg-type]
    cast = "Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain, Gus plain"
    for role, holds in ((me, True), (as_played(me, 8), unless == "never")):
        table = AnyTable("forum", cast, role, begun=True, autolynch="on")
        for _day in range(3):
            table.sleep(Ann="Eve")
            table.silence_of("Ann")
        assert ("Eve" in table.dead.split()) is (holds and then != "shows")
        assert table.heard("own.shown") is (holds and then == "shows")
        assert "Ann" in table.dead.split()


@pytest.mark.parametrize("again", gaps("outlives")["again"])
def test_whoever_outlives_a_vote_does_not_outlive_an_absence(again: bool):
    me, cast = card("me", Outlives(again)), "Ann own.me, Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain"
    for role, dead in ((me, "Ann"), (as_played(me, 8), "")):
        table = AnyTable("forum", cast, role, begun=True, autolynch="on")
        for _day in range(3):
            table.sleep()
            table.silence_of("Ann")
        assert table.dead == dead
        assert table.heard("own.spared") is (dead == "")


# --- looks --------------------------------------------------------------------------------------------------

SEES_THROUGH: Final = {
    "judge": {"gargoyle"},
    "hollow": set[str](),
    "forum": set[str](),
    "revamped": {"huntsman", "ice_king", "ice_queen"},
}
"""Who sees the card itself, as their book says: no disguise helps against a Gargoyle, a Huntsman looks at the
pack, and of what the Ice King and the Ice Queen guess the truth counts."""
SAW_THROUGH: Final = {"hollow": {"fox"}, "revamped": {"aura_teller", "oracle", "receptionist"}}
"""Who else does in an evening that began before engine version 10."""
LOOKERS: Final = (
    card("camp", Looks()),
    card("reader", Looks(learns="role")),
    card("weigher", Compares()),
)


def first_of(answers: Picks, ask: Ask) -> Picks:
    """The first of these that a question takes, or whatever it takes; everybody once."""
    picks: Picks = ()
    for part in ask.parts or (ask,):
        wanted = (one for one in (*answers, *part.options) if one in part.options)
        picks += (next(one for one in wanted if one not in picks or isinstance(one, str)),)
    return picks


def seen(book_id: str, looker: str, subject: str, as_what: str, *roles: OwnRole) -> list[object]:
    """What somebody learns in three nights of looking at Ann, or of guessing that she is that."""
    cast = f"Ann {subject}, Bob plain, Cat guard, Gus {looker}, Hal plain, Ida wolf, Joe plain"
    table = AnyTable(book_id, cast, *LOOKERS, *roles, begun=True)
    answers = (table.seat("Ann"), table.seat("Bob"), f"{book_id}.{as_what}", "use")
    for _night in range(3):
        table.sleep(lambda ask: first_of(answers, ask) if ask.seat == table.seat("Gus") else None)
    kinds = table.session.book.kinds
    return [
        (event.kind, sorted(event.facts.items()))
        for event in table.view("Gus").events
        if kinds[event.kind].mark == "eye" or kinds[event.kind].feat == "looked"
    ]


@pytest.mark.parametrize("like", gaps("seems")["like"])
@pytest.mark.parametrize("book_id", first_fast(WITH_CALLS, 3))
def test_whoever_looks_takes_them_for_what_they_seem(book_id: str, like: str):
    """Every way of looking that a book has, and that tells a plain card from a werewolf."""
    team = "village" if like == "wolf" else "wolves"
    hunts = (Hunts(),) if team == "wolves" else ()
    bare = card("bare", *hunts, team=team)
    worn = card("worn", *hunts, Seems(like), team=team)  # type: ignore[arg-type]
    what = (WOLF if like == "wolf" else PLAIN)[book_id]
    fooled, others, others_once = set(), set(), set()
    known = with_roles(book(book_id), LOOKERS).roles
    for looker in (*neighbours(book_id), *(one.id for one in LOOKERS)):
        if not any(power.informs for power in known[looker.rpartition("+")[2]].powers):
            continue
        try:
            is_one, is_none, seems_one, seemed_one = (
                seen(book_id, looker, subject, what, bare, as_played(worn, engine))
                for subject, engine in ((what, 10), (bare.id, 10), (worn.id, 10), (worn.id, 9))
            )
        except IllegalSetup:
            continue  # such a card is in no deck with these
        if is_one != is_none:
            name = looker.rpartition(".")[2]
            (fooled if seems_one == is_one else others).add(name)
            others_once |= {name} - ({name} if seemed_one == is_one else set())
    assert fooled > {"camp", "reader", "weigher"}
    assert others == SEES_THROUGH[book_id]
    assert others_once == others | SAW_THROUGH.get(book_id, set())


def test_a_shield_of_a_night_past_covers_nobody_after_the_aim_was_let_go_of():
    """A drawn game: aimed at somebody under a shield, let go of, then dead by night."""
    assert pair("hollow+own", 91254)["seat"]
