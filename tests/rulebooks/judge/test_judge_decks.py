"""Section VI: role combinations; what a deck must and should have."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcaller.engine import IllegalSetup, Session, Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.judge import decks
from rulebooks.judge.manual import SECTION_II
from rulebooks.players import play_on

JUDGE = book("judge")
SEATS = range(4, 41)
W, C = "judge.werewolf", "judge.commoner"
MANUAL = {6: 2, 7: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 4, 13: 4, 14: 4, 15: 4, 16: 5, 17: 5, 18: 5, 19: 5, 20: 5}
"""Seats -> werewolves, as section VI lists them."""


MANY = [pytest.param(seats, marks=pytest.mark.slow) for seats in (12, 28, 40)]


@pytest.mark.parametrize("seats", [*range(4, 12), 13, 16, *MANY])
def test_twenty_random_games_of_every_recommended_deck_end(seats: int):
    """Whatever the app proposes has been played."""
    for recommendation in JUDGE.recommended(seats):
        for seed in range(20):
            session = Session(JUDGE, Setup(recommendation.deck, seats, seed), quiet=True)
            assert play_on(session, Random(seed)).outcome


@pytest.mark.parametrize("seats", range(21, 41))
def test_no_crowds_deck_is_lost_before_it_begins(seats: int):
    """By rule of thumb both sides have a chance; up to twenty people it is measured (docs/decks.md)."""
    for recommendation in JUDGE.recommended(seats):
        assert abs(decks.lean(recommendation.deck)) < 2, recommendation.id


@pytest.mark.parametrize(("seats", "wolves"), MANUAL.items())
@pytest.mark.parametrize("name", ["easy", "classic", "wild"])
def test_made_decks_have_the_manuals_wolves(seats: int, wolves: int, name: str):
    """ "6-8 player game: 2 werewolves", "9-11: 3", "12-15: 4", "16+: 5"."""
    for found in (r for r in JUDGE.recommended(seats) if r.id == f"deck-judge-{name}"):
        assert decks.counted(found.deck, (W, *decks.SPECIAL_WOLVES)) == wolves


@pytest.mark.parametrize("seats", range(6, 41))
def test_the_classic_deck_has_the_manuals_divine(seats: int):
    """ "Seer, Witch, Hunter required"; from nine people on the Guardian too, but where the classic of the
    scene, a well-known board, has none."""
    classic = next(r for r in JUDGE.recommended(seats) if r.id == "deck-judge-classic")
    guardian = ["guardian"] if seats >= 9 and not decks.is_board(classic.deck) else []
    assert all(classic.deck.get(f"judge.{role}") == 1 for role in ("seer", "witch", "hunter", *guardian))


@pytest.mark.parametrize("seats", range(4, 41))
def test_third_parties_come_from_twelve_people_on(seats: int):
    """ "12-15: optional third party", "16+: multiple third parties"; below twelve none."""
    most = max(decks.counted(r.deck, decks.THIRD) for r in JUDGE.recommended(seats))
    assert (most == 0) if seats < 12 else (most == 1) if seats < 16 else (most >= 2)


def test_a_big_wild_deck_uses_all_roles():
    """ "16+ [...] can use all roles"."""
    wild = next(r for r in JUDGE.recommended(40) if r.id == "deck-judge-wild")
    assert set(wild.deck) >= SECTION_II


CARDS = ("werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner")
RECOMMENDED = {
    4: {"classic": (1, 1, 1, 0, 0, 0, 1)},
    5: {"classic": (1, 1, 1, 1, 0, 0, 1), "easy": (1, 1, 1, 0, 0, 0, 2)},
    6: {"classic": (2, 1, 1, 1, 0, 0, 1), "easy": (2, 1, 1, 0, 0, 0, 2)},
    8: {
        "classic": (2, 1, 1, 1, 0, 1, 2),
        "easy": (2, 1, 1, 1, 1, 0, 2),
        "wild": (1, 1, 1, 1, 0, 0, 2),
    },
    9: {
        "classic": (3, 1, 1, 1, 0, 0, 3),
        "easy": (3, 1, 1, 1, 1, 0, 2),
        "wild": (2, 1, 1, 1, 1, 0, 2),
    },
    12: {
        "easy": (4, 1, 1, 1, 1, 0, 3),
        "classic": (3, 1, 1, 1, 1, 0, 4),
        "wild": (3, 1, 1, 1, 1, 0, 2),
    },
    16: {
        "easy": (5, 1, 1, 1, 1, 0, 6),
        "classic": (3, 1, 1, 1, 1, 0, 6),
        "wild": (3, 1, 1, 1, 1, 1, 3),
    },
    21: {
        "easy": (5, 1, 1, 1, 1, 1, 11),
        "classic": (4, 1, 1, 1, 1, 1, 10),
        "wild": (3, 1, 1, 1, 1, 1, 6),
    },
    40: {
        "easy": (10, 1, 1, 1, 1, 1, 24),
        "classic": (7, 1, 1, 1, 1, 1, 22),
        "wild": (4, 1, 1, 1, 1, 1, 19),
    },
}


@pytest.mark.parametrize(("seats", "expected"), RECOMMENDED.items())
def test_what_is_recommended(seats: int, expected: dict[str, tuple[int, ...]]):
    """The decks as people see them, for tables that somebody has looked at."""
    found = {
        r.id.removeprefix("deck-judge-"): tuple(r.deck.get(f"judge.{card}", 0) for card in CARDS)
        for r in JUDGE.recommended(seats)
        if r not in JUDGE.boards
    }
    assert found == expected


KNOWN = {
    "six": "2 werewolf, seer, witch, 2 commoner",
    "three-divine": "3 werewolf, seer, witch, hunter, 3 commoner",
    "ten-idiot": "3 werewolf, seer, witch, hunter, idiot, 3 commoner",
    "ten-guard": "3 werewolf, seer, witch, hunter, guardian, 3 commoner",
    "idiot": "4 werewolf, seer, witch, hunter, idiot, 4 commoner",
    "wolf-king": "3 werewolf, werewolf_king, seer, witch, hunter, guardian, 4 commoner",
    "white-king": "3 werewolf, white_werewolf_king, seer, witch, guardian, knight, 4 commoner",
    "wolf-beauty": "3 werewolf, wolf_beauty, seer, witch, guardian, knight, 4 commoner",
    "guard": "4 werewolf, seer, witch, hunter, guardian, 4 commoner",
    "white-king-guard": "3 werewolf, white_werewolf_king, seer, witch, hunter, guardian, 4 commoner",
    "wolf-beauty-guard": "3 werewolf, wolf_beauty, seer, witch, hunter, guardian, 4 commoner",
    "gargoyle": "3 werewolf, gargoyle, seer, witch, hunter, guardian, 4 commoner",
    "hidden-wolf": "3 werewolf, hidden_werewolf, seer, witch, hunter, idiot, 4 commoner",
    "wraith-rider": "3 werewolf, wraith_rider, seer, witch, hunter, guardian, 4 commoner",
    "magician": "3 werewolf, werewolf_king, seer, witch, hunter, magician, 4 commoner",
    "elder": "3 werewolf, white_werewolf_king, seer, witch, hunter, silencer_elder, 4 commoner",
    "cupid": "4 werewolf, seer, witch, hunter, guardian, cupid, 3 commoner",
    "piper": "4 werewolf, seer, witch, hunter, guardian, piper, 3 commoner",
    "bomber": "4 werewolf, seer, witch, hunter, idiot, bomber, 3 commoner",
}
"""The boards as a table would write them on a slip of paper."""


def cards(written: str) -> dict[str, int]:
    """Read "3 werewolf, seer": a deck."""
    counted = (one.split() for one in written.split(", "))
    return {f"judge.{words[-1]}": int(words[0]) if len(words) > 1 else 1 for words in counted}


def test_every_board_is_what_its_name_says():
    """At least ten well-known boards, and together they meet every card of the manual."""
    assert {one.id.removeprefix("deck-judge-"): one.deck for one in JUDGE.boards} == {
        name: cards(written) for name, written in KNOWN.items()
    }
    assert {role for one in JUDGE.boards for role in one.deck} >= SECTION_II


def test_three_boards_are_the_houses_own():
    """Nobody knows them by a name; the others are known."""
    own = {one.id.removeprefix("deck-judge-") for one in JUDGE.boards if not one.known}
    assert own == {"gargoyle", "hidden-wolf", "elder"}


def test_boards_carry_their_house_rules():
    """rulings: "the Witch never saves herself on the White King and Beauty boards"; each is a real rule."""
    bring = {one.id.removeprefix("deck-judge-"): dict(one.house) for one in JUDGE.boards if one.house}
    boards = ("white-king", "white-king-guard", "wolf-beauty", "wolf-beauty-guard")
    assert bring == {board: {"witch_self_save": "never"} for board in boards}
    for house in bring.values():
        assert JUDGE.house(house).items() >= house.items()


def test_a_known_board_gets_no_advice_but_its_neighbours_do():
    """Who plays 预女猎白 knows that there is no Guardian in it; one card away, the manual speaks again."""
    board = KNOWN["idiot"]
    assert not ids(cards(board), 12)
    assert ids(cards(board.replace("idiot", "silencer_elder")), 12) == {"advice-judge-missing"}


@pytest.mark.parametrize(("seats", "missing"), [(5, 0), (6, 3), (8, 3), (9, 4), (12, 4)])
def test_what_is_missed(seats: int, missing: int):
    """Section VI: from six people on Seer, Witch and Hunter, from nine on the Guardian too."""
    wolves = MANUAL.get(seats, 1)
    problems = JUDGE.check({W: wolves, C: seats - wolves}, seats)
    missed = [problem.arguments["role"] for problem in problems if problem.id == "advice-judge-missing"]
    assert missed == [f"judge.{role}" for role in ("seer", "witch", "hunter", "guardian")[:missing]]


def ids(deck: dict[str, int], seats: int) -> set[str]:
    return {problem.id for problem in JUDGE.check(deck, seats)}


CLASSIC = {W: 3, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, "judge.guardian": 1, C: 2}


@pytest.mark.parametrize(
    ("deck", "seats", "problem"),
    [
        ({**CLASSIC, C: 1}, 9, "problem-judge-cards"),
        ({**CLASSIC, C: 3}, 9, "problem-judge-cards"),
        ({}, 9, "problem-judge-cards"),
        ({C: 9}, 9, "problem-judge-no-wolf"),
        ({W: 9}, 9, "problem-judge-no-good"),
        ({W: 5, C: 4}, 9, "problem-judge-too-many-wolves"),
        ({W: 4, C: 4}, 8, "problem-judge-too-many-wolves"),
        ({W: 3, "judge.seer": 2, C: 4}, 9, "problem-judge-unique"),
        ({W: 3, "judge.idiot": 3, C: 3}, 9, "problem-judge-unique"),
    ],
)
def test_what_a_deck_must_not_be(deck: dict[str, int], seats: int, problem: str):
    """Decks that do not add up, miss a camp or are over before they begin are refused, with the reason."""
    assert problem in ids(deck, seats)
    with pytest.raises(IllegalSetup):
        Session(JUDGE, Setup(deck, seats, 1))


@pytest.mark.parametrize(
    ("deck", "seats", "advice"),
    [
        ({**CLASSIC, "judge.seer": 0, C: 3}, 9, "advice-judge-missing"),
        ({**CLASSIC, "judge.guardian": 0, C: 5}, 11, "advice-judge-missing"),
        ({**CLASSIC, W: 2, C: 3}, 9, "advice-judge-wolves"),
        ({**CLASSIC, W: 1, C: 1}, 6, "advice-judge-wolves"),
        ({W: 2, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, "judge.guardian": 1}, 6,
         "advice-judge-no-commoner"),
    ],
)  # fmt: skip
def test_what_a_deck_should_not_be(deck: dict[str, int], seats: int, advice: str):
    """Unusual decks may be played; the manual's opinion is given."""
    assert advice in ids(deck, seats)
    assert not [problem for problem in JUDGE.check(deck, seats) if problem.fatal]
    Session(JUDGE, Setup(deck, seats, 1))


def test_what_is_missed_is_exchanged_for_a_commoner():
    deck = {W: 2, "judge.seer": 1, "judge.witch": 1, C: 3}
    (advice,) = [one for one in JUDGE.check(deck, 7) if one.id == "advice-judge-missing"]
    assert advice.fixes == ({W: 2, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, C: 2},)


def test_a_crowds_easy_deck_has_the_knight_before_others():
    """Nothing in it has to be explained twice: the divine that everybody knows, then one more."""
    easy = next(one for one in JUDGE.recommended(40) if one.id == "deck-judge-easy")
    divine = {role for role in easy.deck if role not in {W, C}}
    assert divine == {f"judge.{card}" for card in ("seer", "witch", "hunter", "guardian", "idiot", "knight")}


def test_where_nothing_can_be_spared_the_table_begins_with_another_deck():
    """A card of a workshop's is nobody's to exchange."""
    deck = {W: 2, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, "own.lamplighter": 1}
    assert decks.exchanged(deck, 6, C) == JUDGE.recommended(6)[0].deck


def test_a_small_table_is_not_told_to_be_bigger():
    """Section VI begins at six people: below, nothing is missing."""
    assert ids({W: 1, "judge.seer": 1, C: 3}, 5) == set()


ANY_DECK = st.dictionaries(st.sampled_from(sorted(JUDGE.roles)), st.integers(0, 9))


@given(ANY_DECK, st.integers(4, 40))
def test_every_fix_mends_its_problem(deck: dict[str, int], seats: int):
    """ "Each problem with a one-tap fix": after the tap this problem is gone and the deck adds up."""
    for problem in JUDGE.check(deck, seats):
        assert problem.fixes, problem.id
        for fix in problem.fixes:
            assert sum(fix.values()) == seats
            assert min(fix.values()) >= 0
            again = [
                p for p in JUDGE.check(fix, seats) if (p.id, p.arguments) == (problem.id, problem.arguments)
            ]
            assert not again


@given(ANY_DECK, st.integers(4, 40))
def test_a_few_taps_lead_to_a_deck_that_can_be_played(deck: dict[str, int], seats: int):
    """Whoever follows each first fix arrives: a tap for each double card, and a few."""
    for _tap in range(sum(count > 1 for count in deck.values()) + 4):
        fatal = [problem for problem in JUDGE.check(deck, seats) if problem.fatal]
        if not fatal:
            break
        assert fatal[0].fixes, "a deck that cannot be played and cannot be mended by a tap"
        deck = dict(fatal[0].fixes[0])
    assert not [problem for problem in JUDGE.check(deck, seats) if problem.fatal]
    Session(JUDGE, Setup(deck, seats, 1))


@pytest.mark.parametrize("seats", range(4, 21))
def test_the_estimate_is_an_evening(seats: int):
    """Minutes: never nothing, and twenty people are home before the last train."""
    for deck in JUDGE.recommended(seats):
        assert 12 < JUDGE.estimate(deck.deck, seats) <= 150


def test_twelve_people_play_for_about_an_hour():
    """The scene's usual table: four or five rounds."""
    for deck in JUDGE.recommended(12):
        assert 40 <= JUDGE.estimate(deck.deck, 12) <= 75


def test_more_people_play_longer():
    longest = [
        max(JUDGE.estimate(one.deck, seats) for one in JUDGE.recommended(seats)) for seats in (6, 12, 20, 40)
    ]
    assert longest == sorted(set(longest))


@pytest.mark.parametrize(
    ("written", "whom"),
    [
        ("4 werewolf, seer, witch, hunter, idiot, 4 commoner", 0),
        ("2 werewolf, seer, witch, hunter, guardian, idiot, knight, 2 commoner", 2),
        ("2 werewolf, seer, witch, hunter, 4 commoner", 1),
        ("5 werewolf, seer, witch, hunter, idiot, 3 commoner", -2),
        ("3 werewolf, seer, witch, 4 commoner", -1),
    ],
)
def test_whom_a_deck_favours(written: str, whom: int):
    """Rule of thumb: four against four and four is fair; more wolves or fewer powers are not."""
    assert decks.lean(cards(written)) == whom


def test_every_role_is_worth_something():
    """A role that is missing from the rule of thumb would count as a blank card."""
    assert all(role.worth for role in JUDGE.roles.values())
