"""Random games of every deck of the forum book, and everything they say in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, product
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, IllegalSetup, Session, Setup
from nightcaller.engine.book import BESIDE
from nightcaller.rulebooks.forum import decks
from nightcaller.text import message_id
from rulebooks.forum.thread import FORUM
from rulebooks.judge.messages import Message, missing
from rulebooks.players import any_house, random_decision
from rulebooks.watching import fair, watched

CARDS = sorted(FORUM.roles)
TRAITS = tuple(FORUM.traits)
ROLES = tuple(role for role in FORUM.roles if role not in TRAITS)
UNIQUE = FORUM.roles.keys() - FORUM.unlimited
PAIRS = list(combinations(CARDS, 2))
THE_DEAD_MAY = {"forum.brutal.kill"}


def any_deck(rng: Random, seats: int, with_cards: tuple[str, ...] = ()) -> Mapping[str, int]:
    """A deck drawn at random, with these cards in it."""
    while True:
        deck = dict.fromkeys(with_cards, 1)
        for card in rng.sample(CARDS, rng.randint(1, len(CARDS))):
            deck[card] = 1 if card in UNIQUE else rng.randint(1, 1 + seats // 5)
        deck.setdefault(rng.choice((decks.WOLF, decks.RED_WOLF)), 1)
        full = decks.refilled(deck, seats)
        if full and not any(problem.fatal for problem in FORUM.check(full, seats)):
            return full


def any_setup(rng: Random, seats: int = 0, with_cards: tuple[str, ...] = ()) -> Setup:
    """A table drawn at random."""
    seats = seats or rng.randint(6, 40)
    deck = any_deck(rng, seats, with_cards)
    return Setup(deck, seats, rng.getrandbits(64), any_house(FORUM, rng)).normal(FORUM)


def watch(session: Session, rng: Random) -> Session:
    """Play to the end and look at every window on the way."""

    def look() -> None:
        window, public = session.window, session.view(TABLE)
        asked: dict[int, int] = {}
        for slot, ask in window.asks.items():
            fair(slot, ask, public.alive, THE_DEAD_MAY)
            if slot != CLOSE and ask.key not in THE_DEAD_MAY:
                assert "forum.patient" not in public.marks.get(ask.seat, ()), f"{ask.key} asks a patient"
                asked[ask.seat] = asked.get(ask.seat, 0) + 1
        if window.kind == "night":
            assert max(asked.values(), default=0) <= window.steps[0]

    return watched(session, lambda: random_decision(session, rng), look)


def table_for(roles: tuple[str, ...], gifts: tuple[str, ...] = (), hand: str = "") -> tuple[str, ...]:
    """The smallest table at which these cards can be played, seat by seat.

    Args:
        roles: everybody's cards but the Saints'.
        gifts: traits that lie where they may.
        hand: one seat's role and traits, besides.
    """
    packs = {decks.CULTIST: decks.WOLF, decks.RED_CULTIST: decks.RED_WOLF}
    needed = [*roles, *([hand.partition(BESIDE)[0]] if hand else [])]
    wolves = [packs[card] for card in needed if card in packs and packs[card] not in needed]
    if not wolves and not {decks.WOLF, decks.RED_WOLF} & set(needed):
        wolves = [decks.WOLF]
    others = [*roles, *wolves]
    for seats in range(decks.FEWEST, decks.MOST + 1):
        saints = [decks.SAINT] * (seats - len(others) - bool(hand))
        people = ([hand] if hand else []) + others + saints
        given = [card for one in people for card in one.split(BESIDE)] + list(gifts)
        if len(people) == seats and not any(one.fatal for one in FORUM.check(Counter(given), seats)):
            return tuple(people)
    raise AssertionError((roles, gifts, hand))


def held(session: Session) -> list[set[str]]:
    """What everybody really holds, seat by seat: from the story, which begins with the first night."""
    hands: list[set[str]] = [set() for _seat in range(session.setup.seats)]
    for event in session.events:
        if event.kind == "card":
            hands[event.facts["seat"]].add(event.facts["role"])
        if event.kind == "forum.trait":
            hands[event.facts["seat"]].add(event.facts["role"])
    return hands


def dealt(people: tuple[str, ...], rng: Random, gifts: tuple[str, ...] = (), **house: str) -> Session:
    """A table with these hands; traits without a hand are dealt by the seed."""
    cards = Counter([card for one in people for card in one.split(BESIDE)] + list(gifts))
    settled = {**any_house(FORUM, rng), **house}
    return Session(FORUM, Setup(cards, len(people), rng.getrandbits(64), settled, people))


BESIDE_EACH_OTHER = [(role, trait) for role, trait in product(ROLES, TRAITS) if FORUM.suits(trait, role, ())]


def test_every_pair_of_cards_meets_at_the_smallest_table():
    """Two roles, a role and a trait somewhere, two traits somewhere."""
    for pair in PAIRS:
        rng = Random(f"{pair}")
        gifts = tuple(card for card in pair if card in TRAITS)
        roles = tuple(card for card in pair if card not in TRAITS and card != decks.SAINT)
        session = dealt(table_for(roles, gifts), rng, gifts)
        assert set(pair) <= set().union(*held(session))
        watch(session, rng)


def test_every_trait_lies_beside_every_role_at_the_smallest_table():
    assert len(BESIDE_EACH_OTHER) >= 5 * 8 + 2 * 4 + 1
    for role, trait in BESIDE_EACH_OTHER:
        rng = Random(f"{role} {trait}")
        session = dealt(table_for((), hand=f"{role}{BESIDE}{trait}"), rng)
        assert held(session)[0] == {role, trait}
        watch(session, rng)


def test_every_two_traits_are_held_by_one_person_at_the_smallest_table():
    for pair in combinations(TRAITS, 2):
        rng = Random(f"{pair}")
        session = dealt(table_for((), hand=BESIDE.join((decks.SAINT, *pair))), rng, traits_each="several")
        assert held(session)[0] == {decks.SAINT, *pair}
        watch(session, rng)


def test_all_of_that_at_the_largest_table():
    """Forty people: in each game every role holds another trait, in four of them every two traits meet."""
    beside: set[frozenset[str]] = set()
    pairs = list(combinations(TRAITS, 2))
    for n, trait in enumerate(TRAITS):
        rng = Random(trait)
        people = [f"{role}{BESIDE}{trait}" if FORUM.suits(trait, role, ()) else role for role in ROLES]
        people += [BESIDE.join((decks.SAINT, *pair)) for pair in pairs[n % 4 :: 4]]
        people += [decks.SAINT] * (decks.MOST - len(people))
        session = dealt(tuple(people), rng, traits_each="several")
        for hand in held(session):
            beside |= {frozenset(pair) for pair in combinations(hand, 2)}
        assert set().union(*held(session)) >= {*ROLES, trait}
        watch(session, rng)
    wanted = {frozenset(pair) for pair in (*BESIDE_EACH_OTHER, *pairs)}
    assert wanted <= beside


def test_every_call_has_its_text():
    wanted = [
        message_id("ask-call", role.id) for role, power in FORUM.powers.values() if power.window == "night"
    ]
    assert missing(Message((name,)) for name in wanted) == []


@pytest.mark.parametrize(
    "deck",
    [
        {"werewolf": 2, "saint": 4, "cursed": 2, "blessed": 2},
        {"werewolf": 1, "seer": 1, "saint": 4, "apprentice": 4},
        {"werewolf": 1, "saint": 5, "spy": 6},
    ],
)
def test_as_many_traits_as_there_are_people_for_them_are_not_too_many(deck: dict[str, int]):
    """Traits: hidden ones are the good people's, apprentices are saints, the others anybody's."""
    assert not [one.id for one in FORUM.check({f"forum.{card}": n for card, n in deck.items()}, 6)]
    session = Session(FORUM, Setup(deck, 6, 1))
    traits = sum(len(hand & {*TRAITS}) for hand in held(session))
    assert traits == sum(count for card, count in deck.items() if f"forum.{card}" in TRAITS)


@pytest.mark.parametrize("seats", range(decks.FEWEST, decks.MOST + 1))
def test_what_is_said_of_the_baddies_is_measured_by_the_deck_that_one_starts_with(seats: int):
    """More than two more or fewer are worth a word, and what mends it has as many as it says."""
    usual = decks.counted(FORUM.recommended(seats)[0].deck, decks.enemies())
    for baddies in range(1, (seats + 1) // 2):
        found = FORUM.check({decks.WOLF: baddies, decks.SAINT: seats - baddies}, seats)
        assert bool(found) == (abs(baddies - usual) > 2)
        for advice in found:
            assert advice.arguments == {"baddies": baddies, "usual": usual}
            assert [decks.counted(fix, decks.enemies()) for fix in advice.fixes] == [usual]


def test_a_larger_crowd_is_dealt_no_fewer_traits():
    """Beyond the tables that were chosen one by one: few for beginners, most for whoever wants them all."""
    before = {"deck-forum-classic": 0, "deck-forum-easy": 0, "deck-forum-wild": 0}
    for seats in range(max(decks.DECKS.tables) + 1, decks.MOST + 1):
        dealt_to = {one.id: decks.counted(one.deck, TRAITS) for one in FORUM.recommended(seats)}
        assert all(dealt_to[name] >= count for name, count in before.items())
        assert dealt_to["deck-forum-easy"] < dealt_to["deck-forum-classic"] < dealt_to["deck-forum-wild"]
        before = dealt_to


def test_an_apprentice_without_any_master_is_worth_a_word():
    deck = {"forum.werewolf": 2, "forum.saint": 6, "forum.apprentice": 1}
    (advice,) = FORUM.check(deck, 8)
    assert (advice.id, advice.fatal) == ("advice-forum-no-master", False)


@pytest.mark.parametrize("deal", ["werewolf+cursed", "seer+apprentice", "saint+blessed+blessed", "blessed"])
def test_a_trait_lies_only_where_it_may(deal: str):
    """Traits: an apprentice is a saint, hidden traits are for the good, nobody holds one twice."""
    cards = deal.split(BESIDE)
    hands = (deal, "werewolf", "saint", "saint", "saint", "saint", "saint")
    held = [card for hand in hands for card in hand.split(BESIDE)]
    deck = {card: held.count(card) for card in held}
    with pytest.raises(IllegalSetup) as refused:
        Session(FORUM, Setup(deck, 7, 1, deal=hands))
    assert refused.value.message_id in {"error-setup-deal", "error-setup-cards"}
    assert cards
