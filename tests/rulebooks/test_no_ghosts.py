"""Each amendment against each card of each book: what the table takes back leaves nothing behind."""

from __future__ import annotations

from typing import Any

import pytest

from nightcaller.engine import AMEND, CLOSE, NOBODY, IllegalDecision, Session, Setup
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import book, books

ENDS = {
    "judge": ("wolves-gone", "divine-gone", "commoners-gone", "piper", "lovers", "bomber"),
    "hollow": ("wolves-gone", "no-villager", "two-to-one", "white-alone", "lovers-alone"),
    "chat": ("no-enemy", "wolves-last", "amorous-left", "pure-villagers"),
    "forum": ("wolves-gone", "no-villager", "parity"),
    "revamped": (
        *("town", "wolves", "parity", "white", "gray", "flute", "hell", "heaven", "pyro", "underworld"),
        *("graveyard", "ice", "disease", "reaper", "couple", "unaligned"),
    ),
}
TOGETHER = {
    "revamped.baker": "baker",
    "revamped.hellhound": "hellhound",
    "revamped.butcher": "bloody_butcher",
    "revamped.bloody_butcher": "butcher",
    "revamped.cult_member": "cult_leader",
}
"""Cards that are never dealt alone, and with which."""
KNOWN = {
    "revamped.mad_scientist": {"subjects"},
    "revamped.chef": {"revamped.waiter"},
    "revamped.psychopath": {"list"},
}
"""What a fresh card keeps in mind from the start."""
CARDS = [
    (name, role.removeprefix(f"{name}."))
    for name, one in books().items()
    for role in one.roles
    if role not in one.traits and role not in one.never_dealt and not one.spare({role: 1})
]


def answer_until(session: Session, kind: str) -> None:
    """Give every question its emptiest answer until a window of this kind is open."""
    while session.window.kind != kind:
        assert session.outcome is None, session.outcome
        asks = session.window.asks
        slot = next((s for s, ask in asks.items() if s != CLOSE and not ask.optional), CLOSE)
        session.submit(slot, session.out_of_time(slot))


def by_day(name: str, card: str, phase: str = "floor") -> tuple[Session, Seat]:
    """A game in which nothing has ended yet, at the speeches of the first day, and who holds the card.

    Whoever has fallen in the night lives again, so that all are at the table.
    """
    rules = book(name)
    plains = ("commoner", "villager", "citizen", "saint")
    plain = next(one for one in plains if f"{name}.{one}" in rules.roles)
    wolf = "red_werewolf" if card.startswith("red_") else "wolf" if name == "revamped" else "werewolf"
    held = (card, wolf, wolf, TOGETHER.get(f"{name}.{card}", plain), plain, plain, plain, plain)
    deck = {role: held.count(role) for role in held}
    session = Session(rules, Setup(deck, len(held), 3, deal=held))
    for end in ENDS[name]:
        session.submit(AMEND, ("play_on", f"end-{name}-{end}"))
    answer_until(session, phase)
    for seat in range(len(held)):
        if not session._game.lives(seat):
            session.submit(AMEND, ("revive", seat))
    answer_until(session, phase)
    return session, 0


def facts(session: Session) -> Any:
    """Everything that a later rule may look at; offices are aside, as the ruling says."""
    game = session._game
    return (
        game.alive, game.powerless, sorted(game.deaths), [fate.target for fate in game.doomed],
        [[(h.role.id, dict(h.memory)) for h in p.holdings if h.role.id not in game.book.offices]
         for p in game.players],
        [sorted(p.statuses) for p in game.players],
        [game.camp(seat) for seat in range(game.seats)],
    )  # fmt: skip


def overrule(session: Session, *picks: int | str) -> None:
    """Declare something, and let what follows from it pass with nobody acting."""
    label = session.window.label
    session.submit(AMEND, picks)
    while session.window.label != label and session.outcome is None:
        asks = session.window.asks
        slot = next((s for s in asks if s != CLOSE), CLOSE)
        session.submit(slot, session.out_of_time(slot))


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_a_death_that_is_taken_back(name: str, card: str):
    """Revived, with those who followed, everybody is as if it had never been."""
    session, seat = by_day(name, card)
    before = facts(session)
    overrule(session, "kill", seat)
    assert not session._game.lives(seat)
    for dead in list(session._game.deaths):
        overrule(session, "revive", dead)
    assert facts(session) == before


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_a_death_by_night_that_is_taken_back_before_daybreak(name: str, card: str):
    session, seat = by_day(name, card)
    while session.window.kind != "night":
        slot = next((s for s, ask in session.window.asks.items() if s != CLOSE and not ask.optional), CLOSE)
        session.submit(slot, session.out_of_time(slot))
    if not session._game.lives(seat):  # fallen in the evening: whoever has to vote and did not
        session.submit(AMEND, ("revive", seat))
    before, view = facts(session), session.view()
    session.submit(AMEND, ("kill", seat))
    session.submit(AMEND, ("revive", seat))
    assert facts(session) == before
    assert session.view() == view


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_another_card_comes_unused_and_takes_nothing_along(name: str, card: str):
    """There and back: the holder has a fresh card, and nobody else has changed."""
    session, seat = by_day(name, card)
    before = facts(session)
    deck = [role.partition(".")[2] for role in session.setup.deck]
    other = next(role for role in deck if role != card)
    overrule(session, "role", seat, f"{name}.{other}")
    assert session._game.role(seat).id == f"{name}.{other}"
    overrule(session, "role", seat, f"{name}.{card}")
    after = facts(session)
    assert after[:4] == before[:4]
    assert session._game.players[seat].holdings[0].memory.keys() <= KNOWN.get(f"{name}.{card}", set())
    for one in range(1, session.setup.seats):
        assert after[4][one] == before[4][one]


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_marks_offices_and_supplies_go_as_they_came(name: str, card: str):
    session, seat = by_day(name, card)
    rules, before = session.book, facts(session)
    pairs = [(("mark", seat, mark), ("unmark", seat, mark)) for mark in rules.marks]
    for charge in rules.supplies.get(f"{name}.{card}", ()):
        pairs.append((("spend", seat, charge), ("refill", seat, charge)))
    for office in rules.offices:
        if office not in session._game.offices:
            pairs.append((("office", office, seat), ("office", office, NOBODY)))
    for there, back in pairs:
        overrule(session, *there)
        with pytest.raises(IllegalDecision):
            session.submit(AMEND, there)
        overrule(session, *back)
        assert facts(session) == before, there


POTIONS = [
    ("judge", "judge.witch.poison", "poison"),
    ("hollow", "hollow.witch.death", "death"),
    ("chat", "chat.witch.kill", "kill"),
]


@pytest.mark.parametrize(("name", "asked", "charge"), POTIONS)
def test_a_potion_used_up_between_two_questions_kills_nobody(name: str, asked: str, charge: str):
    """rulings, All books: "what was spent stays spent, by holder, until the table refills it"."""
    session, witch = by_day(name, "witch", "night")
    while (slot := next((s for s, ask in session.window.asks.items() if ask.key == asked), None)) is None:
        some = next((s for s in session.window.asks if s != CLOSE), CLOSE)
        session.submit(some, session.out_of_time(some))
    victim = int(session.window.asks[slot].options[-2])
    overrule(session, "spend", witch, charge)
    if slot in session.window.asks:
        session.submit(slot, (victim,))
    answer_until(session, "floor")
    assert not any(fate.cause.endswith("poison") for fate in session._game.deaths.values())
    with pytest.raises(IllegalDecision):
        session.submit(AMEND, ("spend", witch, charge))


@pytest.mark.parametrize("name", ENDS)
def test_a_day_that_is_corrected_twice_is_as_it_was(name: str):
    session, _seat = by_day(name, "wolf" if name == "revamped" else "werewolf")
    before = facts(session), session.day
    overrule(session, "day", 5)
    overrule(session, "day", 1)
    assert (facts(session), session.day) == before
