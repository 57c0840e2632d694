"""Random games of every deck of the forum book, and everything they say in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, IllegalSetup, Session, Setup
from nightcaller.engine.book import BESIDE
from nightcaller.rulebooks.forum import decks
from nightcaller.text import message_id
from rulebooks.forum.thread import FORUM
from rulebooks.judge.messages import CATALOGUE, Message, Said, missing
from rulebooks.players import any_house, random_decision

CARDS = sorted(FORUM.roles)
PAIRS = list(combinations(CARDS, 2))
THE_DEAD_MAY = {"forum.brutal.kill"}


def any_deck(rng: Random, seats: int, with_cards: tuple[str, ...] = ()) -> Mapping[str, int]:
    """A deck drawn at random, with these cards in it."""
    while True:
        deck = dict.fromkeys(with_cards, 1)
        for card in rng.sample(CARDS, rng.randint(1, len(CARDS))):
            deck[card] = 1 if card in decks.UNIQUE else rng.randint(1, 1 + seats // 5)
        deck.setdefault(rng.choice((decks.WOLF, decks.RED_WOLF)), 1)
        full = decks.refilled(deck, seats)
        if full and not any(problem.fatal for problem in FORUM.check(full, seats)):
            return full


def any_setup(rng: Random, seats: int = 0, with_cards: tuple[str, ...] = ()) -> Setup:
    """A table drawn at random."""
    seats = seats or rng.randint(6, 40)
    deck = any_deck(rng, seats, with_cards)
    return Setup(deck, seats, rng.getrandbits(64), any_house(FORUM, rng)).normal(FORUM)


def watch(session: Session, rng: Random, said: Said | None = None) -> Session:
    """Play to the end and look at every window on the way."""
    while session.outcome is None:
        window, public = session.window, session.view(TABLE)
        alive = set(public.alive)
        assert window.asks
        asked: dict[int, int] = {}
        for slot, ask in window.asks.items():
            assert ask.options, ask
            assert len(set(ask.options)) == len(ask.options)
            assert not {option for option, _why in ask.blocked} & set(ask.options)
            if slot != CLOSE and ask.key not in THE_DEAD_MAY:
                assert ask.seat in alive, f"{ask.key} asks the dead"
                assert "forum.patient" not in public.marks.get(ask.seat, ()), f"{ask.key} asks a patient"
                asked[ask.seat] = asked.get(ask.seat, 0) + 1
            assert {option for option in ask.options if isinstance(option, int)} <= alive, ask
        if window.kind == "night":
            assert max(asked.values(), default=0) <= window.steps[0]
        if said:
            said.hear_window(session)
        session.submit(*random_decision(session, rng))
    if said:
        said.hear_end(session)
    return session


@pytest.mark.parametrize("seed", range(15))
def test_random_games_end(seed: int):
    """Any number of people from 6 to 40, any deck, any house rules."""
    rng = Random(seed)
    watch(Session(FORUM, any_setup(rng, rng.randint(6, 16))), rng)


@pytest.mark.slow
def test_every_pair_of_cards_meets():
    for pair in PAIRS:
        rng = Random(f"{pair}")
        watch(Session(FORUM, any_setup(rng, rng.randint(9, 11), pair)), rng)


def test_a_game_replayed_is_the_same():
    for seed in range(5):
        rng = Random(seed)
        session = watch(Session(FORUM, any_setup(rng, 12)), rng)
        again = Session(FORUM, session.setup, session.decisions)
        assert (again.digest, again.outcome) == (session.digest, session.outcome)


def test_everything_that_is_said_has_its_text():
    """Every event, question, word, window, mark and reason that random games bring up."""
    said = Said(FORUM)
    for seed in range(25):
        rng = Random(seed)
        watch(Session(FORUM, any_setup(rng, rng.randint(6, 13))), rng, said)
    assert missing(said.messages()) == []


def test_every_sentence_of_the_story_has_its_words():
    """The recap's wording, `.told`, with names: for everything that the same games bring up."""
    from nightcaller.table.recap import recap_of
    from nightcaller.table.retelling import Teller

    for seed in range(10):
        rng = Random(seed)
        session = watch(Session(FORUM, any_setup(rng, rng.randint(8, 14))), rng)
        names = [f"P{seat + 1}" for seat in range(session.setup.seats)]
        recap = recap_of(FORUM, session.view(0), ())
        for language in ("en", "zh-CN"):
            teller = Teller(CATALOGUE, language, names)
            sentences = [teller.sentence(event) for chapter in recap.chapters for event in chapter.told]
            assert sentences
            assert not [one for one in sentences if "None" in one or not one.strip()]


def test_cards_rules_and_decks_have_their_text():
    wanted = [message_id("book", FORUM.id)]
    for role in FORUM.roles.values():
        name = message_id("role", role.id)
        wanted += [name, f"{name}.card", f"{name}.more", message_id("team", role.team)]
    for role, power in FORUM.powers.values():
        if power.window == "night":
            wanted += [f"{message_id('role', role.id)}.{part}" for part in ("wake", power.spoken, "sleep")]
            wanted += [message_id("ask-call", role.id)]
    for rule in FORUM.house_rules:
        name = message_id("house", f"{FORUM.id}.{rule.id}")
        wanted += [name, f"{name}.explain", *(f"{name}-{option}" for option in rule.options)]
    wanted += [f"charge-{charge}" for charges in FORUM.charges.values() for charge, _kind, _fact in charges]
    wanted += [message_id("mark", mark) for mark in FORUM.marks]
    wanted += [deck.id for seats in range(6, 41) for deck in FORUM.recommended(seats)]
    assert missing(Message((name,)) for name in wanted) == []


@pytest.mark.parametrize("seats", range(6, 41))
def test_recommended_decks_have_no_problem(seats: int):
    for deck in FORUM.recommended(seats):
        assert FORUM.check(deck.deck, seats) == []
        assert sum(deck.deck.values()) == FORUM.cards(deck.deck, seats)
        Session(FORUM, Setup(deck.deck, seats, 1))


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        ({"saint": 7}, "problem-forum-cards"),
        ({"saint": 8}, "problem-forum-no-wolf"),
        ({"werewolf": 3, "cultist": 1, "saint": 4}, "problem-forum-too-many-baddies"),
        ({"werewolf": 1, "red_cultist": 1, "saint": 6}, "problem-forum-lonely-cultist"),
        ({"werewolf": 1, "seer": 2, "saint": 5}, "problem-forum-unique"),
        ({"werewolf": 1, "seer": 6, "saint": 1, "apprentice": 2}, "problem-forum-apprentices"),
        ({"werewolf": 1, "seer": 1, "saint": 6, "cursed": 4, "blessed": 4}, "problem-forum-hidden-traits"),
        ({"werewolf": 1, "seer": 1, "saint": 6, "spy": 9}, "problem-forum-traits"),
    ],
)
def test_what_cannot_be_played_says_why_and_how_to_mend_it(deck: dict[str, int], problem: str):
    full = {f"forum.{card}": count for card, count in deck.items()}
    found = next(one for one in FORUM.check(full, 8) if one.id == problem)
    arguments = {
        key: CATALOGUE.say("en", message_id("role", value)) if isinstance(value, str) else value
        for key, value in found.arguments.items()
    }
    assert missing([Message((found.id,), tuple(arguments.items()))]) == []
    assert found.fixes
    if len(FORUM.check(full, 8)) == 1:
        assert not any(mended.fatal for fix in found.fixes for mended in FORUM.check(fix, 8))
    with pytest.raises(IllegalSetup):
        Session(FORUM, Setup(deck, 8, 1))


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


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_a_thousand_random_games(batch: int):
    for seed in range(100):
        rng = Random(f"{batch}/{seed}")
        watch(Session(FORUM, any_setup(rng)), rng)
