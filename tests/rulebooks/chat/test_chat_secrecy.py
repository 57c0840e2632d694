"""Secrecy of the chat book, notes included: what reaches a seat is what that seat is entitled to know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.engine.board import NOTEBOOK
from rulebooks.chat.disclosures import LAW
from rulebooks.chat.test_chat_fuzz import any_setup
from rulebooks.chat.whispers import CHAT
from rulebooks.interference import People, compare, play_window, swapped

MOST_DAYS = 3


def small_table(seed: int) -> Setup:
    """A table with secrets worth keeping, dealt openly so that cards can be swapped."""
    rng = Random(seed)
    roles = tuple(rng.sample(sorted(CHAT.roles), 4))
    setup = any_setup(rng, rng.randint(6, 7), roles)
    deal = [role for role, count in setup.deck.items() for _ in range(count)]
    rng.shuffle(deal)
    return replace(setup, deal=tuple(deal))


def swaps(seed: int) -> Counter[str]:
    """Exchange the cards of every two people of a table, one pair after the other."""
    setup, met = small_table(seed), Counter[str]()
    for pair in combinations(range(setup.seats), 2):
        changed = swapped(setup, *pair)
        if changed != setup:
            people = People(seed)
            sessions = Session(CHAT, setup), Session(CHAT, changed)
            met += compare(LAW, *sessions, (people, people), pair, MOST_DAYS)
    return met


def changes(seed: int) -> Counter[str]:
    """Let each person choose and write otherwise in private, from the first or the second night on."""
    setup, met = small_table(seed), Counter[str]()
    for seat in range(setup.seats):
        for since in (1, 2):
            people = People(seed), People(seed, changed=[seat], since=since)
            met += compare(LAW, Session(CHAT, setup), Session(CHAT, setup), people, [seat], MOST_DAYS)
    return met


@pytest.mark.parametrize("seed", [1])
def test_swapped_cards_do_not_show(seed: int):
    assert swaps(seed)["seat"] > 100


@pytest.mark.parametrize("seed", [1])
def test_hidden_choices_and_notes_do_not_show(seed: int):
    assert changes(seed)["seat"] > 100


PARTY = ("werewolf", "werewolf", "little_girl", "villager", "hunter", "witch", "cupid", "villager")
GIRL, VILLAGER, OTHER_VILLAGER = 2, 3, 7


def party(seed: int) -> Setup:
    deck = {f"chat.{role}": PARTY.count(role) for role in PARTY}
    return Setup(deck, len(PARTY), seed, deal=tuple(f"chat.{role}" for role in PARTY)).normal(CHAT)


# Parties in which the arrows hit others: what somebody writes on the bench is for the other one there.
@pytest.mark.parametrize("seed", (1, 2, 3))
def test_nobody_can_tell_who_listens_at_the_door(seed: int):
    """Little Girl: "invisible to the wolves", and to everybody else, to the very end."""
    setup, people = party(seed), People(seed)
    sessions = Session(CHAT, setup), Session(CHAT, swapped(setup, GIRL, VILLAGER))
    compared = compare(LAW, *sessions, (people, people), (GIRL, VILLAGER))
    assert {*compared} == {"seat", "TABLE"}


@pytest.mark.parametrize("seed", (1, 2, 4))
def test_what_is_in_a_notebook_is_nobody_elses_affair(seed: int):
    setup, people = party(seed), (People(seed), People(seed, changed=[OTHER_VILLAGER]))
    sessions = Session(CHAT, setup), Session(CHAT, setup)
    compared = compare(LAW, *sessions, people, [OTHER_VILLAGER])
    assert {*compared} == {"seat", "TABLE"}
    own = [session.view(OTHER_VILLAGER).boards[f"{NOTEBOOK}{OTHER_VILLAGER}"] for session in sessions]
    assert own[0] != own[1]


def test_what_is_private_stays_with_its_audience():
    """No event goes to more seats than its disclosure allows."""
    for seed in range(15):
        session, people = Session(CHAT, small_table(seed)), People(seed)
        while session.outcome is None and session.day <= MOST_DAYS:
            play_window(session, people)
        views = {seat: session.view(seat) for seat in range(session.setup.seats)}
        for event in session.events:
            if event.audience and not event.audience >> 60:
                reached = [seat for seat in views if event.audience >> seat & 1]
                assert all(LAW.entitled(event, views[seat]) for seat in reached), event


@pytest.mark.slow
@pytest.mark.parametrize(
    ("proof", "ways"),
    [
        (swaps, {"died", "chat.dawn", "mates", "chat.seeress.learned", "chat.pack.proposal", "shown"}),
        (changes, {"died", "chat.pack.proposal", "chat.lovers", "note", "shown"}),
    ],
)
def test_many_tables_and_every_disclosure(proof, ways: set[str]):
    met: Counter[str] = Counter()
    for seed in range(1000, 1016):
        met += proof(seed)
    assert met["TABLE"] > 500
    assert ways <= set(met), met
