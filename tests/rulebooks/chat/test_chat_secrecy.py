"""Secrecy of the chat book, notes included: what reaches a seat is what that seat is entitled to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations, zip_longest
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, Ask, Session, Setup, View
from nightcaller.engine.board import NOTEBOOK
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Seat
from rulebooks.chat.test_chat_fuzz import any_setup
from rulebooks.chat.whispers import CHAT
from rulebooks.interference import Disclosure, People, anybody, everybody, face_of, first_difference

MOST_DAYS = 3


def holders(*roles: str):
    """Whoever knows to hold one of these roles."""
    return lambda view: view.card is not None and bool({f"chat.{r}" for r in roles} & {*view.card.held})


VOTERS = ("werewolf", "little_girl", "seeress", "cupid")
DISCLOSURES: Mapping[str, Disclosure] = {
    "card": Disclosure(anybody, "each its own"),
    "held": Disclosure(anybody, "each its own"),
    "mates": Disclosure(
        holders("werewolf", "seeress", "witch", "cupid"), "default visible for: its own role"
    ),
    "chat.pack.proposal": Disclosure(holders("werewolf", "little_girl"), "the voting in their room"),
    "chat.pack.agreed": Disclosure(holders("werewolf", "little_girl"), "the voting in their room"),
    "chat.look.proposal": Disclosure(holders("seeress"), "the voting in their room"),
    "chat.seeress.learned": Disclosure(holders("seeress"), "all roles are revealed to the seeress"),
    "chat.arrow_one.proposal": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.arrow_two.proposal": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.arrow_one": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.arrow_two": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.tied": Disclosure(holders(*VOTERS), "the voting in their room"),
    "chat.drawn": Disclosure(holders(*VOTERS), "the voting in their room"),
    "chat.lovers": Disclosure(anybody, "default visible for: cupid, amorous"),
    "chat.heal.proposal": Disclosure(holders("witch"), "the voting in their room"),
    "chat.kill.proposal": Disclosure(holders("witch"), "the voting in their room"),
    "chat.healed": Disclosure(holders("witch"), "the voting in their room"),
    "chat.poisoned": Disclosure(holders("witch"), "the voting in their room"),
    "chat.heal_spent": Disclosure(holders("witch"), "every witch loses the heal potion"),
    "chat.kill_spent": Disclosure(holders("witch"), "one's own potion"),
    "died": Disclosure(everybody, "night kill, day kill"),
    "chat.dawn": Disclosure(everybody, "night kill"),
    "chat.shot": Disclosure(everybody, "the Hunter shoots in front of everybody"),
    "game.over": Disclosure(everybody, "game finished, winner"),
}
"""What the text lets whom learn; anything else that differs is a leak."""

SHOWN = {"chat.witch.heal": holders("witch"), "chat.witch.kill": holders("witch")}
"""Questions that tell a secret to the one who is asked: the wolves' victim."""

READERS = {
    "chat.werewolf": holders("werewolf", "little_girl"),
    "chat.seeress": holders("seeress"),
    "chat.cupid": holders("cupid"),
    "chat.witch": holders("witch"),
    "chat.amorous": holders("amorous"),
    "chat.kill": lambda view: holders("hunter")(view) or view.seat not in view.alive,
    "chat.village": anybody,
}
"""Room -> who may find something new in it."""


def play_window(session: Session, people: People) -> dict[Seat, list[Ask]]:
    """Play until the open window has closed; everybody leaves notes wherever she may."""
    window, asked = session.window, {}
    private = window.kind in {"night", "last_acts"}
    for seat in window.seats if private else ():
        for board, notes in session.view(seat).boards.items():
            if notes.writes:
                note = people.key(session, seat, board, private=True) % 1000
                session.submit(POST, (board, seat, f"{seat} says {note}"))
    while session.window is window and session.outcome is None:
        slot = min((slot for slot in window.asks if slot != CLOSE), default=CLOSE)
        ask = window.asks[slot]
        if slot != CLOSE:
            asked.setdefault(ask.seat, []).append(session.view(ask.seat).asks[slot])
        session.submit(slot, people.answer(session, ask, private=private))
    return asked


def new_note_is_declared(mine: View, theirs: View) -> bool:
    """Whether all boards that differ are rooms of this seat; the notebook is nobody else's affair."""
    boards = {*mine.boards, *theirs.boards}
    differ = [board for board in boards if mine.boards.get(board) != theirs.boards.get(board)]
    return all(not board.startswith(NOTEBOOK) and READERS[board](mine) for board in differ)


def questions_are_declared(one: Sequence[Ask], other: Sequence[Ask], view: View) -> bool:
    """Whether the first question that differs is one that tells whoever is asked a secret."""
    for mine, theirs in zip_longest(one, other):
        if mine != theirs:
            return all(ask is None or (ask.key in SHOWN and SHOWN[ask.key](view)) for ask in (mine, theirs))
    return True


def compare(
    one: Session, other: Session, people: tuple[People, People], involved: Sequence[Seat]
) -> Counter[str]:
    """Play two games side by side; every seat's views must be equal until a disclosure to it."""
    met: Counter[str] = Counter()
    watching = {seat for seat in range(TABLE, one.setup.seats) if seat not in involved}
    while True:
        for seat in sorted(watching):
            mine, theirs = one.view(seat), other.view(seat)
            if events := first_difference(mine, theirs):
                assert any(
                    event.kind in DISCLOSURES and any(DISCLOSURES[event.kind].to(v) for v in (mine, theirs))
                    for event in events
                ), (seat, events)
                met.update(event.kind for event in events)
                watching.discard(seat)
            elif mine.asks != theirs.asks:
                asks = list(mine.asks.values()), list(theirs.asks.values())
                assert questions_are_declared(*asks, mine), (seat, asks)
                met["shown"] += 1
                watching.discard(seat)
            elif mine.boards != theirs.boards:
                assert new_note_is_declared(mine, theirs), (seat, mine.boards, theirs.boards)
                met["note"] += 1
                watching.discard(seat)
            else:
                assert replace(mine, story=()) == replace(theirs, story=()), seat
                met["TABLE" if seat == TABLE else "seat"] += 1
        if TABLE not in watching or one.outcome or one.day > MOST_DAYS:
            return met
        assert (one.window.kind, one.window.label) == (other.window.kind, other.window.label)
        assert face_of(one.window) == face_of(other.window)
        before = {seat: one.view(seat) for seat in watching}
        asked = play_window(one, people[0]), play_window(other, people[1])
        for seat in sorted(watching - {TABLE}):
            mine, theirs = (witnessed.get(seat, []) for witnessed in asked)
            if mine != theirs and not first_difference(one.view(seat), other.view(seat)):
                if one.view(seat).boards == other.view(seat).boards:
                    assert questions_are_declared(mine, theirs, before[seat]), (seat, mine, theirs)
                met["shown"] += 1
                watching.discard(seat)


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
    for one, other in combinations(range(setup.seats), 2):
        deal = list(setup.deal or ())
        deal[one], deal[other] = deal[other], deal[one]
        changed = replace(setup, deal=tuple(deal))
        if changed != setup:
            people = People(seed)
            met += compare(Session(CHAT, setup), Session(CHAT, changed), (people, people), (one, other))
    return met


def changes(seed: int) -> Counter[str]:
    """Let each person choose and write otherwise in private, from the first or the second night on."""
    setup, met = small_table(seed), Counter[str]()
    for seat in range(setup.seats):
        for since in (1, 2):
            people = People(seed), People(seed, changed=[seat], since=since)
            met += compare(Session(CHAT, setup), Session(CHAT, setup), people, [seat])
    return met


@pytest.mark.parametrize("seed", [1])
def test_swapped_cards_do_not_show(seed: int):
    assert swaps(seed)["seat"] > 100


@pytest.mark.parametrize("seed", [1])
def test_hidden_choices_and_notes_do_not_show(seed: int):
    assert changes(seed)["seat"] > 100


def test_what_is_private_stays_with_its_audience():
    """No event goes to more seats than its disclosure allows."""
    for seed in range(30):
        session, people = Session(CHAT, small_table(seed)), People(seed)
        while session.outcome is None and session.day <= MOST_DAYS:
            play_window(session, people)
        views = {seat: session.view(seat) for seat in range(session.setup.seats)}
        for event in session.events:
            if event.audience and not event.audience >> 60:
                reached = [seat for seat in views if event.audience >> seat & 1]
                assert all(DISCLOSURES[event.kind].to(views[seat]) for seat in reached), event


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
    for seed in range(1000, 1012):
        met += proof(seed)
    assert met["TABLE"] > 500
    assert ways <= set(met), met
