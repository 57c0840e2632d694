"""Secrecy, proofs 1 and 2: what reaches a seat is a function of what that seat is entitled to know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, Session, Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.judge import guardian
from rulebooks.interference import MOST_DAYS, People, compare, face_of, play_window
from rulebooks.judge.disclosures import DISCLOSURES, LAW
from rulebooks.judge.manual import SECTION_II
from rulebooks.judge.public_facts import expected_face, expected_keys, expected_question
from rulebooks.players import any_setup

JUDGE = book("judge")


def small_table(seed: int) -> Setup:
    """A table with secrets worth keeping, dealt openly so that cards can be swapped."""
    rng = Random(seed)
    with_roles = rng.sample(sorted(JUDGE.roles), 3)
    setup = any_setup(JUDGE, rng, seats=rng.randint(8, 10), with_roles=with_roles)
    deal = [role for role, count in setup.deck.items() for _ in range(count)]
    rng.shuffle(deal)
    return replace(setup, deal=tuple(deal))


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
