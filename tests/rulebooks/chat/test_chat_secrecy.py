"""Secrecy of the chat book, notes included: what reaches a seat is what that seat is entitled to know."""

from __future__ import annotations

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.engine.board import NOTEBOOK
from rulebooks.chat.disclosures import LAW
from rulebooks.chat.whispers import CHAT
from rulebooks.interference import People, compare, swapped

MOST_DAYS = 3


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
