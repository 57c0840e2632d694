"""What lies beside a question: what others have answered to this very question, and to no other."""

from __future__ import annotations

from nightcaller.engine import Event
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover
from rulebooks.chat.whispers import TEXT
from table.bots import sitting, step

DEAL = ("werewolf", "werewolf", "witch", "witch", "cupid", "cupid", "villager", "villager", "villager")
"""Two of each who vote together."""

Beside = dict[tuple[Seat, str], tuple[Event, ...]]


def first_night(picks: dict[tuple[Seat, str], Option]) -> Beside:
    """Play the first night of pass around; who is not mentioned takes the first answer."""
    deck = {role: DEAL.count(role) for role in DEAL}
    evening = Evening(
        sitting(len(DEAL), book="chat", deck=deck, deal=DEAL, style="pass_around", seed=3, house=TEXT)
    )
    beside: Beside = {}
    while not (isinstance(evening.scene, Bulletin) and evening.public.phase == "day"):
        scene = evening.scene
        if not isinstance(scene, Cover) or scene.purpose != "night":
            step(evening, lambda _who, _key, _day, options: options[0])
            continue
        visit = evening.visit()
        filled: list[Option] = []
        while (page := visit.page(filled)) and len(filled) < len(page.entries):
            entry = page.entries[len(filled)]
            beside[visit.seat, entry.key] = visit.proposals(entry.key)
            filled.append(picks.get((visit.seat, entry.key), entry.options[0]))
        visit.decide(filled)
        visit.finish()
    return beside


def said(notes: tuple[Event, ...]) -> list[tuple[Seat, Option]]:
    return [(event.facts["by"], event.facts["seat"]) for event in notes]


def test_the_other_witchs_poison_is_not_beside_the_healing():
    picks: dict[tuple[Seat, str], Option] = {(0, "chat.pack.vote"): 8, (1, "chat.pack.vote"): 8}
    for witch in (2, 3):
        picks |= {(witch, "chat.witch.heal"): "nobody", (witch, "chat.witch.kill"): 7}
    beside = first_night(picks)
    later = next(seat for seat in (2, 3) if beside[seat, "chat.witch.kill"])
    assert said(beside[later, "chat.witch.kill"]) == [(5 - later, 7)]
    assert beside[later, "chat.witch.heal"] == ()


def test_the_first_arrow_is_not_beside_the_second():
    picks: dict[tuple[Seat, str], Option] = {(cupid, "chat.arrow_one.vote"): 6 for cupid in (4, 5)}
    picks |= {(cupid, "chat.arrow_two.vote"): 7 for cupid in (4, 5)}
    beside = first_night(picks)
    for arrow, target in (("one", 6), ("two", 7)):
        notes = [said(beside[cupid, f"chat.arrow_{arrow}.vote"]) for cupid in (4, 5)]
        assert sorted(map(len, notes)) == [0, 1]
        assert [seat for note in notes for _by, seat in note] == [target]


def test_a_run_off_begins_without_the_first_round():
    picks: dict[tuple[Seat, str], Option] = {(0, "chat.pack.vote"): 7, (1, "chat.pack.vote"): 8}
    picks |= {(wolf, "chat.pack.runoff"): 8 for wolf in (0, 1)}
    beside = first_night(picks)
    notes = [said(beside[wolf, "chat.pack.runoff"]) for wolf in (0, 1)]
    assert sorted(map(len, notes)) == [0, 1], "the first who comes finds nothing"
    assert [seat for note in notes for _by, seat in note] == [8]
