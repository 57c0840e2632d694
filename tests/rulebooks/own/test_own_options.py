"""Whatever can stand in a gap is said on the card in both languages, and played otherwise than the rest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations
from typing import Any, Final, Literal

import pytest
from msgspec.structs import replace

from nightcaller.engine import AMEND, NOBODY, TABLE, Ask, Session, Setup
from nightcaller.engine.book import Book
from nightcaller.engine.vocabulary import Picks
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, against, settled, with_roles
from nightcaller.rulebooks.own.sentences import (
    BY_NIGHT,
    VOCABULARY,
    Enchants,
    Guards,
    Hunts,
    NameInBoth,
    Seems,
    Sentence,
    Survives,
    Team,
    Wins,
)
from nightcaller.table.shelf.making import ROLE, Value, gaps, with_value
from nightcaller.table.shelf.own_words import composed_card
from nightcaller.text import LANGUAGES, Catalogue
from rulebooks.own.any_book import OUT, PLAIN, QUIET
from rulebooks.own.any_book import WOLF as WOLF_OF
from rulebooks.scenario import NIGHT, Table

CATALOGUE: Final = Catalogue(shipped("i18n"))
SILENT: Final = {("", "several"): "how many of it a deck may hold: the set-up's business, not the card's"}
"""Gaps of which the card says nothing."""
FREE: Final[dict[str, Value]] = {"times": 0, "again": "any"}
NIGHTS: Final = 12
ME, TOUGH, WOLF, TWIN, VICTIM = 0, 1, 2, 3, 4
DYING: Final = {
    "quiet": (VICTIM,),
    "two left": (TOUGH, TWIN, *range(VICTIM + 1, 10)),
    "one left": (TOUGH, TWIN, *range(VICTIM, 10)),
    "none left": (TOUGH, WOLF, TWIN, *range(VICTIM, 10)),
}
"""Story -> who the table says is dead in the second night."""
SHIELD: Final = Guards(whom="self", again="any")
TOUGH_ONE: Final = OwnRole("own.tough", NameInBoth("Tough", "硬汉"), sentence=(Survives(3), SHIELD))


def bases(word: str) -> Iterator[OwnRole]:
    """Roles that say a sentence, each in another surrounding."""
    said: tuple[Sentence, ...] = (freely(word),) if word else ()
    plain = OwnRole("own.me", NameInBoth("Me", "我"), several=True, sentence=said)
    yield plain
    yield replace(plain, team="wolves", sentence=said if word == "hunts" else (*said, Hunts()))
    for more in ((Wins(),), (Wins("enchanted"),), (Enchants(), Wins("enchanted"))):
        kinds = {type(one) for one in said}
        yield replace(plain, team="alone", sentence=(*said, *(one for one in more if type(one) not in kinds)))


def freely(word: str) -> Sentence:
    """A sentence without the limits that stand in it at first."""
    kind = VOCABULARY[word]
    free = {gap: value for gap, value in FREE.items() if value in gaps(word).get(gap, ())}
    return kind(**free)  # type: ignore[return-value]


def filled(base: OwnRole, word: str, gap: str, value: Value) -> OwnRole:
    """The base with something in a gap of its sentence."""
    role = with_value(base, 0 if word else ROLE, gap, value)
    return role if word != "guards" or value != "self" else with_value(role, 0, "again", "any")


def surroundings(word: str, gap: str, book_id: str) -> list[list[OwnRole]]:
    """For each base that goes together with two of a gap's values at least: one role for each."""
    found = []
    for base in bases(word):
        roles = [filled(base, word, gap, value) for value in gaps(word)[gap]]
        played = [role for role in roles if not against(role, book_id)]
        if len(played) > 1:
            found.append(played)
    return found


def value_of(role: OwnRole, word: str, gap: str) -> Value:
    """What stands in the gap."""
    value: Value = getattr(role.sentence[0] if word else role, gap)
    return value


# --- what is played ------------------------------------------------------------------------------------


def answer(story: str, session: Session, ask: Ask, slot: int) -> Picks:
    """What everybody does in a story: the card acts on the tough one, others do next to nothing."""
    label = session.window.label
    if "pack" in ask.key:
        wanted: Any = ME if story == "attacked" else NOBODY
    elif label in OUT:
        wanted = (VICTIM if ask.seat == ME else ME) if story == "voted" else NOBODY
    elif ask.seat == ME and ask.parts:
        return session.out_of_time(slot)
    elif ask.seat == ME and ask.key.startswith("own."):
        free = [option for option in ask.options if option != NOBODY]
        wanted = TOUGH if TOUGH in free else free[0] if free else NOBODY
    else:
        wanted = TOUGH if ask.seat == TOUGH else None
    return (wanted,) if wanted in ask.options else session.out_of_time(slot)


def told(rules: Book, story: str) -> Iterator[object]:
    """Play a story; yield what the table is asked and told."""
    plain = f"{rules.id}.{PLAIN[rules.id]}"
    tough = TOUGH_ONE.id if TOUGH_ONE.id in rules.roles else plain
    many = 18 if rules.id == "hollow" else 6  # a pack that has to eat somebody every night
    cards = ("own.me", tough, f"{rules.id}.{WOLF_OF[rules.id]}", "own.me", *(plain,) * many)
    deck = {card: cards.count(card) for card in cards}
    session = Session(rules, Setup(deck, len(cards), 1, QUIET[rules.id], cards))
    struck = False
    while session.outcome is None and session.day <= NIGHTS:
        slot, ask = min(session.window.asks.items())
        if not struck and session.day == 2 and session.window.kind == "night":
            struck = True
            spared = set(range(10)) - set(DYING[story]) if story in DYING else set(range(len(cards)))
            for seat in set(session.view(TABLE).alive) - spared:
                session.submit(AMEND, ("kill", seat))
            continue
        yield session.window.label, session.day, ask.seat, tuple(ask.options), ask.blocked
        session.submit(slot, answer(story, session, ask, slot))
    yield from ((event.kind, event.day, event.audience, str(event.facts)) for event in session.events)
    yield session.outcome


@cache
def played(role: OwnRole, book_id: str) -> tuple[object, ...]:
    """All the stories with a role, told whole."""
    others = () if against(TOUGH_ONE, book_id) else (TOUGH_ONE,)
    rules = with_roles(book(book_id), (role, *others))
    return tuple(one for story in (*DYING, "attacked", "voted") for one in told(rules, story))


THE_OTHERS: Final = ("hollow", "chat", "revamped")
GAPS: Final = [(word, gap) for word in ("", *VOCABULARY) for gap in gaps(word) if (word, gap) not in SILENT]


@pytest.mark.parametrize(("word", "gap"), GAPS)
@pytest.mark.parametrize(
    "book_id", ["judge", "forum", *(pytest.param(one, marks=pytest.mark.slow) for one in THE_OTHERS)]
)
def test_every_value_of_a_gap_is_played_otherwise(book_id: str, word: str, gap: str):
    """In every book that has room for two of them. In the forum nights were all one."""
    apart: dict[tuple[Value, Value], bool] = {}
    for roles in surroundings(word, gap, book_id):
        for one, other in combinations(roles, 2):
            pair = value_of(one, word, gap), value_of(other, word, gap)
            apart[pair] = apart.get(pair, False) or played(one, book_id) != played(other, book_id)
    assert [pair for pair, differ in apart.items() if not differ] == []
    if book_id == "judge":
        assert {*chain(*apart), *USELESS.get((word, gap), ())} >= {*gaps(word)[gap]}


USELESS: Final[dict[tuple[str, str], set[Value]]] = {
    ("", "team"): {"alone"},  # it has to win by something
    ("wins", "when"): {"last", "enchanted"},  # one goes with a spell, the other without
    ("weighs", "half_votes"): {2},  # one vote, as everybody: refused
    ("seems", "like"): {"wolf", "good"},  # each on one side alone: see below
}
"""Values that no role can have beside another value of the gap."""


@pytest.mark.parametrize("like", ["wolf", "good"])
def test_a_disguise_is_played(like: Literal["wolf", "good"]):
    """Only the other side's can be worn: there is no second value to compare it with."""
    team: Team = "village" if like == "wolf" else "wolves"
    camps = []
    for worn in ((), (Seems(like),)):
        sentence = (Hunts(), *worn) if team == "wolves" else worn
        role = OwnRole("own.me", NameInBoth("Me", "我"), team=team, sentence=sentence)
        cast = "Ann own.me, Bob seer, Cat werewolf, Dan commoner, Eve commoner"
        town = Table(cast, rules=with_roles(book("judge"), (role,)))
        town.night(seer="Ann")
        camps.append(town.told("judge.seer.learned", "Bob")["camp"])
    assert camps == (["good", "wolf"] if like == "wolf" else ["wolf", "good"])


# --- what is said --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("word", "gap"), [one for one in GAPS if one[0]])
def test_every_value_of_a_gap_is_said_on_the_card(word: str, gap: str, language: str):
    base = next(bases(word))
    cards = [composed_card(with_value(base, 0, gap, value), language, CATALOGUE) for value in gaps(word)[gap]]
    assert len(set(cards)) == len(gaps(word)[gap]), cards


@pytest.mark.parametrize(("language", "free"), [("en", "may"), ("zh-CN", "可以")])
def test_whoever_may_choose_nobody_is_told_so(language: str, free: str):
    """Every choice by night may be nobody: the card does not order it."""
    for kind in BY_NIGHT:
        role = OwnRole("own.me", NameInBoth("Me", "我"), sentence=(kind(),))
        assert free in composed_card(role, language, CATALOGUE), kind
        rules = with_roles(book("judge"), (settled(role),))
        town = Table("Ann own.me, Bob werewolf, Cat commoner, Dan commoner", rules=rules)
        town.reach(NIGHT)
        (ask,) = (one for one in town.window.asks.values() if one.seat == 0)
        assert {NOBODY, "keep"} & {*ask.options, *(option for part in ask.parts for option in part.options)}
