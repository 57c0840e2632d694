"""An answer that was shown stands: what a visit tells decides whether its page may be filled in anew."""

from __future__ import annotations

import pytest

from nightcaller.engine import EVERYBODY, NOBODY
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import fill_in, keyed, play, step
from viewmodels.private_table import table

ECHOES = {
    "judge": {
        "judge.antidote_used", "judge.charmed", "judge.exchanged", "judge.guarded", "judge.hidden_aimed",
        "judge.hushed", "judge.matched", "judge.pack.proposal", "judge.poison_used",
    },
    "hollow": {
        "hollow.betrayed", "hollow.crow.chose", "hollow.death_used", "hollow.life_used", "hollow.matched",
        "hollow.pack.proposal", "hollow.protected",
    },
    "chat": {
        "chat.arrow_one.proposal", "chat.arrow_two.proposal", "chat.heal.proposal", "chat.kill.proposal",
        "chat.look.proposal", "chat.pack.proposal",
    },
    "forum": {"forum.guarded", "forum.pack.proposal", "forum.treated"},
    "revamped": {
        "revamped.aimed", "revamped.armed", "revamped.arrows_taken", "revamped.asked", "revamped.ate",
        "revamped.attacking", "revamped.barred", "revamped.betrayed", "revamped.blessing",
        "revamped.circle_proposal", "revamped.cooked", "revamped.cult.proposal", "revamped.death_used",
        "revamped.diverted", "revamped.dog_chose", "revamped.grace_sent", "revamped.guarding",
        "revamped.heir", "revamped.hurried", "revamped.ignited", "revamped.infecting",
        "revamped.infecting_bite", "revamped.joined_enchanted", "revamped.knitted", "revamped.left_it",
        "revamped.lent", "revamped.life_used", "revamped.marked", "revamped.masked",
        "revamped.pack.proposal", "revamped.played", "revamped.powdered", "revamped.prayer_shield",
        "revamped.prayer_strike", "revamped.psychopath_mask", "revamped.razor_drawn", "revamped.reprieve",
        "revamped.slept", "revamped.soul_shield", "revamped.soul_strike", "revamped.tainted",
        "revamped.tanned", "revamped.threatening", "revamped.wager_sent",
    },
}  # fmt: skip
"""The whole list, in a second place: whatever else a visit tells makes its answers stand."""

QUICK = ECHOES.keys() - {"revamped"}


@pytest.mark.parametrize("book", ECHOES)
def test_only_what_repeats_ones_own_choice_is_an_echo(book: str) -> None:
    assert {kind.id for kind in books()[book].kinds.values() if not kind.discloses} == ECHOES[book]


@pytest.mark.parametrize(
    ("book", "seats", "seed"),
    [(book, seats, seed) for book in ECHOES for seats in (8, 12) for seed in (1, 2)[: 1 + (book in QUICK)]],
)
def test_whatever_a_visit_tells_makes_its_answer_stand(book: str, seats: int, seed: int) -> None:
    """Every private event of an evening: an echo names nobody but her who chose and whom she chose."""
    rules = books()[book]
    deck = rules.recommended(seats)[-1].deck
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    evening = Evening(Sitting(people, dict(deck), seed, book=book))
    answer = keyed(seed)
    for _ in range(400):
        scene = evening.scene
        if isinstance(scene, Ended):
            break
        if not isinstance(scene, Cover) or scene.purpose in {"deal", "ghost"}:
            step(evening, answer)
            continue
        visit = evening.visit()
        page, before = visit.page(), len(evening.ledger.events)
        assert page is not None
        shown = {fact for entry in page.entries for _name, fact in entry.shown}
        filled = fill_in(visit, evening.public.day, answer)
        told = [
            event
            for event in evening.ledger.events[before:]
            if event.audience != EVERYBODY and event.audience >> visit.seat & 1
        ]
        if not visit.over:
            assert visit.may_change == all(event.kind in ECHOES[book] for event in told)
        for event in told:
            if event.kind in ECHOES[book]:
                named = {value for value in event.facts.values() if isinstance(value, int)}
                assert named <= {visit.seat, *filled, *shown, NOBODY}
        visit.finish()


def test_a_seer_who_learns_of_her_own_death_has_learned_something() -> None:
    """judge: whoever checks the Wraith Rider dies of it; she does not think again and check somebody else."""
    deal = ("seer", "wraith_rider", "werewolf", "witch", "commoner", "commoner", "commoner", "commoner")
    deck = {role: deal.count(role) for role in deal}
    evening = table(deal=deal, deck=deck)
    play(evening, keyed(), until=lambda s: isinstance(s, Cover) and (s.purpose, s.seat) == ("night", 0))
    visit = evening.visit()
    visit.decide([1])
    assert "judge.seer.cursed" in [event.kind for event in visit.learned]
    assert not visit.may_change
