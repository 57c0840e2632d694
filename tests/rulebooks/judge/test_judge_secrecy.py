"""Secrecy, proofs 1 and 2: what reaches a seat is a function of what that seat is entitled to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, Session, Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.judge import guardian
from rulebooks.interference import MOST_DAYS, People, compare, face_of, play_window, swapped
from rulebooks.judge.disclosures import DISCLOSURES, LAW
from rulebooks.judge.manual import SECTION_II
from rulebooks.judge.public_facts import expected_face, expected_keys, expected_question
from rulebooks.players import any_house, any_setup

JUDGE = book("judge")


def small_table(seed: int) -> Setup:
    """A table with secrets worth keeping, dealt openly so that cards can be swapped."""
    rng = Random(seed)
    with_roles = rng.sample(sorted(JUDGE.roles), 3)
    setup = any_setup(JUDGE, rng, seats=rng.randint(8, 10), with_roles=with_roles)
    deal = [role for role, count in setup.deck.items() for _ in range(count)]
    rng.shuffle(deal)
    return replace(setup, deal=tuple(deal))


SPECIAL = {
    "the hidden wolf and the pack": (
        *("werewolf", "wolf_beauty", "gargoyle", "hidden_werewolf"),
        *("seer", "witch", "hunter", "commoner", "commoner", "commoner"),
    ),
    "lovers and the piper": (
        *("werewolf", "werewolf", "cupid", "piper"),
        *("seer", "guardian", "idiot", "commoner", "commoner", "commoner"),
    ),
    "plates and silence": (
        *("werewolf", "gargoyle", "magician", "silencer_elder"),
        *("seer", "witch", "piper", "commoner", "commoner", "commoner"),
    ),
    "guns, duels and bombs": (
        *("white_werewolf_king", "werewolf_king", "wraith_rider", "knight"),
        *("bomber", "hunter", "seer", "commoner", "commoner", "commoner"),
    ),
}
"""Decks in which every special role has somebody to keep its secret from."""


def special_table(name: str, seed: int) -> Setup:
    """One of the special decks, dealt openly, under any house rules."""
    rng = Random(f"{name}{seed}")
    cards = [f"judge.{card}" for card in SPECIAL[name]]
    rng.shuffle(cards)
    deck = {card: cards.count(card) for card in cards}
    return Setup(deck, len(cards), seed, any_house(JUDGE, rng), tuple(cards)).normal(JUDGE)


def swaps(setup: Setup) -> Counter[str]:
    """Exchange the cards of every two people of a table, one pair after the other."""
    compared: Counter[str] = Counter()
    for pair in combinations(range(setup.seats), 2):
        other = swapped(setup, *pair)
        if other != setup:
            people = People(setup.seed)
            compared += compare(LAW, Session(JUDGE, setup), Session(JUDGE, other), (people, people), pair)
    return compared


def changes(setup: Setup) -> Counter[str]:
    """Let each person choose otherwise in private, from the first or the second night on."""
    compared: Counter[str] = Counter()
    for seat in range(setup.seats):
        for since in (1, 2):
            people = People(setup.seed), People(setup.seed, changed=[seat], since=since)
            compared += compare(LAW, Session(JUDGE, setup), Session(JUDGE, setup), people, [seat])
    return compared


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("proof", [swaps, changes])
def test_nothing_shows_before_the_rules_tell(proof: Callable[[Setup], Counter[str]], seed: int):
    """Proof 1: the deal of two others differs, or somebody else chooses otherwise by night."""
    assert proof(small_table(seed))["seat"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("proof", [swaps, changes])
def test_special_roles_keep_their_secrets(proof: Callable[[Setup], Counter[str]], name: str):
    """Proof 1 for whoever hides from his own side, for lovers, tunes, plates, silence and guns."""
    assert proof(special_table(name, 1))["seat"] > 100


@pytest.mark.slow
@pytest.mark.parametrize(
    ("proof", "ways"),
    [
        (
            swaps,
            {"died", "judge.dawn", "judge.shot", "judge.exploded", "judge.seer.learned", "mates", "shown"},
        ),
        (
            changes,
            {"died", "judge.dawn", "judge.shot", "judge.pack.proposal", "judge.lovers", "marked",
             "shown"},
        ),
    ],
)  # fmt: skip
def test_many_tables_and_every_disclosure(proof: Callable[[Setup], Counter[str]], ways: set[str]):
    """So many tables that each way of learning something is met, and every other one would be."""
    met: Counter[str] = Counter()
    for seed in range(1000, 1008):
        met += proof(small_table(seed))
        met += proof(special_table(list(SPECIAL)[seed % len(SPECIAL)], seed))
    assert met["TABLE"] > 1500
    assert ways <= set(met), met


def check_window(session: Session) -> None:
    """The open window and all questions in it, worked out again from views."""
    window, public = session.window, session.view(TABLE)
    assert face_of(window) == expected_face(public, window, session.setup.deck, session.setup.house), (
        window.label
    )
    for slot, ask in window.asks.items():
        if slot == CLOSE:
            continue
        view = session.view(ask.seat)
        expected = expected_question(view, ask.key, window, session.setup.house)
        assert (ask.options, ask.blocked) == expected, ask
        assert (slot - 1) % session.setup.seats == ask.seat or window.kind in {"poll", "race", "choice"}


def rebuild(seed: int) -> Counter[str]:
    """Play a game and rebuild everything that is asked; return which questions were met."""
    setup = any_setup(JUDGE, Random(seed), seats=Random(seed).randint(4, 14), among=SECTION_II)
    session = Session(JUDGE, setup)
    people = People(seed)
    met: Counter[str] = Counter()
    while session.outcome is None and session.day <= MOST_DAYS:
        window = session.window
        views = {seat: session.view(seat) for seat in range(session.setup.seats)}
        if window.kind not in {"night", "last_acts"}:
            check_window(session)
            asked = play_window(session, people)
        else:
            asked = {}
            while session.window is window and session.outcome is None:
                check_window(session)
                slot = min((slot for slot in window.asks if slot != CLOSE), default=CLOSE)
                ask = window.asks[slot]
                if slot != CLOSE:
                    asked.setdefault(ask.seat, []).append(ask)
                session.submit(slot, people.answer(session, ask, private=True))
            for seat, view in views.items():
                keys = tuple(ask.key for ask in asked.get(seat, []))
                assert keys in expected_keys(view, window, session.setup.house), (seat, keys)
        met.update(ask.key for asks in asked.values() for ask in asks)
    return met


@pytest.mark.parametrize("seed", range(25))
def test_questions_follow_from_views(seed: int):
    """Proof 2: options are rebuilt from the asked seat's view alone, windows from the public one."""
    assert rebuild(seed)


@pytest.mark.slow
def test_every_question_follows_from_views():
    """Proof 2 over some hundred games: no question of the book is left out."""
    met: Counter[str] = Counter()
    for seed in range(2000, 2500):
        met += rebuild(seed)
    assert set(met) == {
        "judge.cupid.first",
        "judge.cupid.second",
        "judge.declare",
        "judge.declare.target",
        "judge.gargoyle.check",
        "judge.hidden_werewolf.attack",
        "judge.magician.exchange",
        "judge.magician.with",
        "judge.piper.first",
        "judge.piper.second",
        "judge.silencer_elder.silence",
        "judge.werewolf_king.shoot",
        "judge.wolf_beauty.charm",
        "judge.guardian.protect",
        "judge.pack.attack",
        "judge.seer.check",
        "judge.witch.antidote",
        "judge.witch.poison",
        "judge.hunter.shoot",
        "judge.werewolf.explode",
        "judge.sheriff.run",
        "judge.sheriff.withdraw",
        "judge.sheriff.vote",
        "judge.sheriff.direction",
        "judge.sheriff.badge",
        "judge.exile.vote",
        "judge.runoff.vote",
    }


def test_disclosures_are_events_of_the_book():
    """The list holds nothing that cannot happen: some game of many has it, whatever the draw."""
    kinds: set[str] = set()
    for seed in range(60, 400):
        session = Session(JUDGE, small_table(seed))
        people = People(seed)
        while session.outcome is None and session.day <= MOST_DAYS:
            play_window(session, people)
        kinds |= {event.kind for event in session.events}
        if set(DISCLOSURES) <= kinds:
            break
    assert set(DISCLOSURES) - kinds == set()


def test_what_is_private_stays_with_its_audience():
    """No event goes to more seats than its disclosure allows, in sixty games."""
    for seed in range(60):
        session = Session(JUDGE, small_table(seed))
        people = People(seed)
        while session.outcome is None and session.day <= MOST_DAYS:
            play_window(session, people)
        cards = {seat: session.view(seat) for seat in range(session.setup.seats)}
        for event in session.events:
            if event.kind in DISCLOSURES and not event.audience >> 60:
                reached = [seat for seat in cards if event.audience >> seat & 1]
                assert all(DISCLOSURES[event.kind].to(cards[seat]) for seat in reached), event


def test_the_proof_would_find_a_leak():
    """A game that tells the table whom the Guardian chose is caught."""
    setup = Setup({"werewolf": 1, "guardian": 1, "commoner": 4}, 6, 1, {"sheriff": "no"}).normal(JUDGE)
    setup = replace(setup, deal=("judge.werewolf", "judge.guardian", *["judge.commoner"] * 4))
    one, other = Session(JUDGE, setup), Session(JUDGE, setup)
    for session, guarded in ((one, 2), (other, 3)):
        session.submit(2, (guarded,))
        session.submit(1, ("nobody",))
        session._game.tell(guardian.GUARDED, seat=guarded)
    with pytest.raises(AssertionError, match=r"judge\.guarded"):
        compare(LAW, one, other, (People(1), People(1)), [1])
