"""A role is one entry: a module, a drawing, a text in both languages, a test. What was forgotten is named."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest

import nightcaller
from nightcaller.engine import AMEND, TABLE
from nightcaller.engine.book import Book
from nightcaller.engine.kinds import KERNEL, Kind
from nightcaller.engine.plans import Cast, forms
from nightcaller.engine.roles import FOREVER, HIDDEN, STATE, Role
from nightcaller.engine.vocabulary import Together
from nightcaller.lab.role import gaps
from nightcaller.rulebooks import books, entries
from nightcaller.table.live.own_cards import spare_role
from nightcaller.table.live.wording import PUT_OFF
from nightcaller.text import LANGUAGES, message_id
from rulebooks import laws
from text.messages import FILES, patterns

BOOKS = books()
ALL_BOOKS = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
DRAWINGS = (Path(nightcaller.__file__).parent / "qml/Nightcaller/Kit/RoleEmblem.qml").read_text("utf-8")
NIGHTS = {"night", "night.owed", "dusk", "closing", "runoff"}
ASKED = {
    "judge": {"night", "closing", "floor", "last_acts"},
    "hollow": {"night", "dusk", "last_acts"},
    "chat": {"night", "runoff", "last_acts"},
    "forum": {"night", "last_acts"},
    "revamped": {
        *("start", "night", "night.owed", "morning", "morning.owed", "morning.ghosts", "floor"),
    },
}
"""The windows that a book's program opens."""


@cache
def texts(language: str) -> set[str]:
    """Every message and attribute; found when a test asks, for it takes seconds."""
    return {key for name in FILES for key in patterns(language, name)}


def package(book: Book) -> str:
    return f"nightcaller.rulebooks.{book.id}"


def texts_of(book: Book, role: Role) -> Iterator[str]:
    """Every message that an entry needs of its own."""
    name = message_id("role", role.id)
    yield from (name, f"{name}.card", f"{name}.more")
    own = [power for power in role.powers if book.powers[power.id][0] is role]
    yield from (message_id("ask", form.key) for power in own for form in forms(power) if form.key)
    called = [power for power in own if power.hour is not None]
    if called:
        said = {power.spoken for power in called} - PUT_OFF.keys()
        yield from (f"{name}.wake", f"{name}.sleep", *(f"{name}.{part}" for part in said))


def printed(book: Book) -> Iterator[str]:
    """Every message that a book needs beside its entries' own, before anybody plays."""
    yield message_id("book", book.id)
    for entry in (*book.roles.values(), *book.offices.values()):
        yield from (f"{message_id('role', entry.id)}{part}" for part in ("", ".card", ".more"))
        yield from [message_id("team", entry.team)] if entry.team else ()
        yield from (message_id("charge", charge.id) for charge in entry.charges)
    for rule in book.house_rules:
        name = message_id("house", f"{book.id}.{rule.id}")
        yield from (name, f"{name}.explain", *(f"{name}-{message_id(option)}" for option in rule.options))
    yield from (message_id("mark", mark) for mark in book.marks)
    yield from (message_id("event", kind.id) for kind in book.kinds.values() if kind not in KERNEL)
    yield from (message_id("layer", f"{book.id}.{one.name}") for one in book.layers if book.id == "revamped")
    fewest, most = book.seats
    yield from (deck.id for seats in range(fewest, most + 1) for deck in book.recommended(seats))


@ALL_BOOKS
def test_every_module_with_a_role_is_in_the_book(book: Book):
    """There is no list to keep: `ROLE`, `ROLES` and `OFFICE` are found."""
    assert list(entries.roles(package(book))) == list(book.roles)
    assert list(entries.offices(package(book))) == list(book.offices)
    assert all(name.startswith(f"{book.id}.") for name in (*book.roles, *book.offices))


@ALL_BOOKS
def test_every_entry_says_where_it_stands(book: Book):
    """The order of the cards decides the deal, so nothing may depend on the order of files."""
    places = [role.listed for role in book.roles.values()]
    assert all(places), "a role without a place in the book's list"
    assert len(set(places)) == len(places), "two roles at one place"
    lines = [line.place for line in book.layers]
    assert len(set(lines)) == len(lines), "two lines of defence at one place"


@ALL_BOOKS
def test_every_tag_is_a_word_of_the_book(book: Book):
    """A tag that no module names, and no other card has, is a slip of the pen: nothing looks for it."""
    words = {*entries.every(package(book), str), HIDDEN, STATE}
    carried = Counter(tag for role in (*book.roles.values(), *book.offices.values()) for tag in role.tags)
    assert {tag for tag, cards in carried.items() if cards == 1} - words == set()


@ALL_BOOKS
def test_every_power_of_the_night_has_its_hour(book: Book):
    late = {
        power.id
        for role in book.roles.values()
        for power in role.powers
        if (power.window in NIGHTS) != (power.hour is not None)
    }
    assert late == set()


@ALL_BOOKS
def test_every_power_is_for_a_window_that_the_book_opens(book: Book):
    """Nobody would ever be asked in another one."""
    windows = {power.id: power.window for _role, power in book.powers.values()}
    never = {power: window for power, window in windows.items() if window not in ASKED[book.id]}
    assert never == {}, f"the program of {book.id} opens only {sorted(ASKED[book.id])}"


@ALL_BOOKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_its_texts(book: Book, language: str):
    wanted = {text for role in book.roles.values() for text in texts_of(book, role)}
    assert {*wanted, *printed(book)} - texts(language) == set()


@ALL_BOOKS
def test_every_entry_has_a_drawing(book: Book):
    drawn = set(re.findall(r"^            (\w+): ", DRAWINGS, re.M))
    assert {name.rpartition(".")[2] for name in (*book.roles, *book.offices)} - drawn == set()


@ALL_BOOKS
def test_every_entry_is_proven_by_a_test(book: Book):
    folder = Path(__file__).parent / book.id
    tests = "\n".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    words = set(re.findall(r"\w+", tests))
    assert {name.rpartition(".")[2] for name in book.roles} - words == set()


def test_nothing_is_left_to_be_filled_in():
    """What `nightcaller lab role` has written for somebody else to write."""
    left = [str(gap) for gap in gaps(Path(__file__).parents[2])]
    assert not left, "\n".join(["to be filled in:", *left])


FIRST_NIGHT = {
    "judge": "cupid.match",
    "hollow": "thief.steal cupid.match",
    "chat": "arrows arrow_one.vote arrow_two.vote arrow_one.runoff arrow_two.runoff",
    "revamped": "infected_wolf.infect dog.choose cupid.love look_alike.copy",
}
LATER = {
    "judge": "hidden_werewolf.attack piper.confuse",
    "revamped": "cupid.love_late look_alike.copy_late cult.attack assassin.attack pack.second "
    "guardian.protect barber.shave wager.take grace.take",
}


@ALL_BOOKS
def test_what_is_for_the_first_night_alone_or_begins_with_the_second(book: Book):
    """As the texts say it of each card; everything else may be used from the first day on, and always."""
    powers = {id_.removeprefix(f"{book.id}."): power for id_, (_role, power) in book.powers.items()}
    dated = {name: power for name, power in powers.items() if power.window != "start"}
    assert {name for name, power in dated.items() if power.until == 1} == {
        *FIRST_NIGHT.get(book.id, "").split()
    }
    assert {name for name, power in dated.items() if power.since == 2} == {*LATER.get(book.id, "").split()}
    assert all((one.since, one.until) in {(1, 1), (1, FOREVER), (2, FOREVER)} for one in dated.values())


@ALL_BOOKS
def test_who_is_declared_dead_has_no_last_act(book: Book):
    """rulings: declared dead, she acts no more; whoever is visited for a last act, it is not she."""
    for role in [one for one in book.roles.values() if any(p.window == "last_acts" for p in one.powers)]:
        for seed in count(1):  # until she lives to see a day: what is drawn depends on which cards there are
            session, me = laws.dealt(book, role.id, seed)
            while session.window.private or session.view(TABLE).phase != "day":
                session.submit(*laws.at_rest(session))
            if me in session.view(TABLE).alive:
                break
        session.submit(AMEND, ("kill", me))
        while session.outcome is None and session.window.kind == "last_acts":
            assert all(ask.seat != me for ask in session.window.asks.values()), role.id
            session.submit(*laws.at_rest(session))
        assert me not in session.view(TABLE).alive


@ALL_BOOKS
def test_a_charge_that_is_given_back_is_one_that_the_card_has(book: Book):
    for role in book.roles.values():
        for charge in role.charges:
            assert isinstance(charge.kind, Kind)
            assert charge.kind.id in book.kinds


def test_what_nobody_can_take_or_give_back():
    """Once used it is over by itself: the love of two, a card that lies open, a death."""
    kept = {
        (role.id, charge.id)
        for book in BOOKS.values()
        for role in book.roles.values()
        for charge in role.charges
        if not charge.supply
    }
    assert kept == {
        ("judge.cupid", "arrows"),
        ("judge.idiot", "flip"),
        ("judge.white_werewolf_king", "taken"),
        ("hollow.cupid", "arrows"),
    }


@ALL_BOOKS
def test_a_house_rule_that_comes_with_a_card_matters_with_that_card_alone(book: Book):
    for rule in book.house_rules:
        bringers = [role.id for role in book.roles.values() if rule.id in {r.id for r in role.house_rules}]
        if bringers:
            assert not rule.relevant({})
            assert all(rule.relevant({role: 1 + book.roles[role].several}) for role in bringers)


@ALL_BOOKS
def test_a_card_of_which_there_is_none_changes_no_house_rule(book: Book):
    """Nor does one that another has made up: whatever a workshop leaves in a deck."""
    for rule in book.house_rules:
        for role in book.roles:
            for deck in ({role: 2}, {}):
                counted = {**dict.fromkeys(book.roles, 0), "own.stranger": 1, **deck}
                assert rule.relevant(counted) == rule.relevant(deck), (rule.id, role)


@pytest.mark.parametrize("book_id", books())
def test_a_deck_that_does_not_add_up_is_mended_with_ordinary_cards_alone(book_id: str):
    """One too many, one too few, and down to none: whatever else the table has chosen stays."""
    rules = books()[book_id]
    for people in (8, 12):
        deck = dict(rules.recommended(people)[0].deck)
        ordinary = spare_role(rules, deck)
        for left in (deck[ordinary], 0):
            seats, good = people - deck[ordinary] + left, Counter({**deck, ordinary: left})
            for wrong in (left - 1, left + 1) if left else (1,):
                found = {one.id: one.fixes for one in rules.check({**good, ordinary: wrong}, seats)}
                assert [Counter(fix) for fix in found[f"problem-{book_id}-cards"]] == [good]


@ALL_BOOKS
def test_what_goes_together_in_an_answer_is_what_its_power_says(book: Book):
    """A page of somebody dead is made of what the power says: it refuses what a page of the living does."""
    seen = Counter[Together]()
    for role in laws.cards(book):
        session, me = laws.dealt(book, role, 1)
        for night in laws.nights(session, me):
            for slot, turn in night.window.numbered.items():
                ask, power = night.window.asks.get(slot), turn.power
                if ask is not None and ask.parts:
                    says = power.agreed(session._game.house) if power.agreed else power.together
                    seen[says] += 1
                    assert says == Together(ask.differ, ask.pairs, ask.most, ask.whole), power.id
                    assert len(forms(power, Cast(session.setup.seats))) == len(ask.parts), power.id
    assert seen or book.id != "revamped"


@ALL_BOOKS
def test_a_house_rule_of_another_one_s_option_matters_with_that_option_alone(book: Book):
    """But with a deck of which it says so: hollow's White Werewolf alternates whatever the Crow does."""
    deck = dict.fromkeys(book.roles, 1)
    plain = {role: 1 for role in deck if role != "hollow.white_werewolf"}
    usual = {rule.id: rule.default for rule in book.house_rules}
    for rule in [one for one in book.house_rules if one.given]:
        on, option = rule.given
        others = next(one for one in book.house_rules if one.id == on).options
        for other in others:
            assert rule.matters(plain, {**usual, on: other}) is (other == option and rule.relevant(plain))
    assert book.id != "hollow" or any(one.anyway(deck) for one in book.house_rules)
