"""Random games of every deck of the chat book, and everything they say in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from itertools import combinations_with_replacement
from random import Random

import pytest

from nightcaller.engine import NOBODY, TABLE, Ask, Session, Setup
from nightcaller.engine.board import Right
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.rulebooks.chat.decks import refilled
from nightcaller.rulebooks.chat.rooms import ROOMS, rights
from nightcaller.text import message_id
from rulebooks.chat.whispers import CHAT
from rulebooks.judge.messages import Message, missing
from rulebooks.players import any_house, random_decision
from rulebooks.watching import fair, watched

PAIRS = [
    pair
    for pair in combinations_with_replacement(sorted(CHAT.roles), 2)
    if pair[0] != pair[1] or pair[0] in CHAT.unlimited
]
ALL_PAIRS = pytest.mark.parametrize(
    "pair", PAIRS, ids=lambda pair: "+".join(role.split(".")[1] for role in pair)
)
THE_DEAD_MAY = {"chat.hunter.shoot", "chat.major.heir"}
ROOM_OF = {
    "chat.pack.vote": "werewolf", "chat.pack.runoff": "werewolf", "chat.look.vote": "seeress",
    "chat.look.runoff": "seeress", "chat.arrow_one.vote": "cupid", "chat.arrow_one.runoff": "cupid",
    "chat.arrow_two.vote": "cupid", "chat.arrow_two.runoff": "cupid", "chat.witch.heal": "witch",
    "chat.witch.kill": "witch", "chat.hunter.shoot": "kill", "chat.village.vote": "village",
    "chat.major.vote": "village", "chat.major.decide": "village",
}  # fmt: skip
"""Question -> the room in which its voting is held."""
EMPTY_CHOICES = (
    "chat.pack.vote", "chat.pack.runoff", "chat.look.vote", "chat.look.runoff", "chat.witch.heal",
    "chat.witch.kill", "chat.hunter.shoot", "chat.major.vote", "chat.village.vote",
)  # fmt: skip
"""Questions to which nobody is an answer: its button says what that means."""


def any_setup(rng: Random, seats: int = 0, with_roles: tuple[str, ...] = ()) -> Setup:
    """A table drawn at random, with these roles among its cards."""
    seats = seats or rng.randint(4, 40)
    while True:
        deck = {role: with_roles.count(role) for role in with_roles}
        for role in rng.choices(sorted(CHAT.roles), k=rng.randint(0, seats)):
            if role in CHAT.unlimited or not deck.get(role):
                deck[role] = deck.get(role, 0) + 1
        deck["chat.werewolf"] = max(with_roles.count("chat.werewolf"), rng.randint(1, max(1, seats // 3)))
        full = refilled(deck, seats)
        if full is None or not Counter(with_roles) <= Counter(full):
            continue
        if not any(problem.fatal for problem in CHAT.check(full, seats)):
            return Setup(full, seats, rng.getrandbits(64), any_house(CHAT, rng)).normal(CHAT)


def watch(session: Session, rng: Random, favours: Mapping[str, Option] | None = None) -> Session:
    """Play to the end and look at every window and every question on the way.

    Args:
        favours: question -> what everybody answers if possible, and not at random.
    """

    def look() -> None:
        alive = session.view(TABLE).alive
        for slot, ask in session.window.asks.items():
            look_at(session, slot, ask, alive)
        if rng.random() < 0.1:
            leave_a_note(session, rng)

    def decide() -> tuple[int, Picks]:
        return favoured(session, favours or {}) or random_decision(session, rng)

    return watched(session, decide, look)


def favoured(session: Session, favours: Mapping[str, Option]) -> tuple[int, Picks] | None:
    """An answer that everybody wants to give, if it can be given now."""
    for slot, ask in session.window.asks.items():
        if favours.get(ask.key) in ask.options:
            return slot, (favours[ask.key],)
    return None


def look_at(session: Session, slot: int, ask: Ask, alive: Collection[Seat]) -> None:
    """Whether a question may be put so, and to that seat."""
    fair(slot, ask, alive, THE_DEAD_MAY)
    if NOBODY in ask.options:
        assert ask.key in EMPTY_CHOICES
    if room := ROOM_OF.get(ask.key):
        assert rights(session._game, ask.seat, room) & Right.VOTE, "votes without the right to"


def leave_a_note(session: Session, rng: Random) -> None:
    """Somebody writes on a board of hers."""
    seat = rng.randrange(session.setup.seats)
    for board, notes in session.view(seat).boards.items():
        if notes.writes:
            session.submit(POST, (board, seat, f"{board} by {seat}"))


@pytest.mark.slow
@ALL_PAIRS
@pytest.mark.parametrize("seats", [4, 5, 8, 12, 40])
def test_every_pair_of_roles_meets(pair: tuple[str, str], seats: int):
    """Two of one role, too, where the text speaks of several; at the smallest table and at the largest."""
    rng = Random(f"{pair}{seats}")
    session = Session(CHAT, any_setup(rng, seats, pair))
    assert Counter(pair) <= Counter(session._game.role(seat).id for seat in range(seats))
    watch(session, rng)


@pytest.mark.slow
@ALL_PAIRS
def test_every_pair_of_roles_in_love_and_in_office(pair: tuple[str, str]):
    """Stacked roles: one seat holds a card, the Villager beneath, love, and the office of Major."""
    stacks = 0
    for seats in (4, 6, 9, 12, 40):
        rng = Random(f"{pair}{seats}")
        session = Session(CHAT, any_setup(rng, seats, (*pair, "chat.cupid")))
        one, other = holders_of(session, pair)
        wanted = {"chat.arrow_one.vote": one, "chat.arrow_two.vote": other, "chat.major.vote": one}
        watch(session, rng, favours=wanted)
        for seat, card in ((one, pair[0]), (other, pair[1])):
            held = [holding.role.id for holding in session._game.players[seat].holdings]
            assert {card, "chat.villager", "chat.amorous"} <= {*held}
            assert len(held) == len({*held}), held
        stacks += any(
            event.kind == "chat.major.elected" and event.facts["seat"] == one for event in session.events
        )
    assert stacks


def holders_of(session: Session, pair: tuple[str, str]) -> tuple[Seat, Seat]:
    """Two people who hold one of these cards each."""
    one, other = (
        [seat for seat in range(session.setup.seats) if session._game.role(seat).id == card] for card in pair
    )
    return one[0], other[-1]


def test_rooms_and_what_is_read_aloud_have_their_text():
    wanted = [message_id("board", f"{CHAT.id}.{room}") for room in ROOMS]
    wanted += [message_id("choice", f"{key}-nobody") for key in EMPTY_CHOICES]
    wanted += [
        message_id("line", kind.id)
        for kind in CHAT.kinds.values()
        if kind.news and not kind.overrules and kind.form != "count"
    ]
    wanted += [message_id("line", label) for label in CHAT.announced]
    wanted += ["line-chat-exile-secret", "line-chat-major-runoff-vote", "line-chat-village-runoff-vote"]
    wanted += ["line-chat-verdict", "line-chat-succession"]
    wanted += [message_id("line-victory", f"chat.{team}") for team in ("wolves", "village", "amorous")]
    names = {"seat": 1, "by": 2, "seats": "1", "count": 1}
    assert missing(Message((name,), tuple(names.items())) for name in wanted) == []


def test_an_unusual_number_of_wolves_is_only_advice():
    (advice,) = CHAT.check({"chat.werewolf": 1, "chat.villager": 5}, 6)
    assert (advice.id, advice.fatal, advice.arguments) == (
        "advice-chat-wolves",
        False,
        {"wolves": 1, "usual": 2},
    )


def test_replay_and_undo_of_a_game_with_notes():
    """The decision log is the truth, notes included."""
    rng = Random(5)
    session = watch(Session(CHAT, any_setup(rng, 9)), rng)
    again = Session(CHAT, session.setup, session.decisions)
    assert again.digest == session.digest
    assert again.view(0) == session.view(0)
    session.undo(3)
    shorter = Session(CHAT, session.setup, again.decisions[:-3])
    assert (session.digest, session.view(1)) == (shorter.digest, shorter.view(1))
