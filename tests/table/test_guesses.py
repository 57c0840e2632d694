"""The decoy guesses: what counts as right, and that few or easy guesses are no advantage."""

from __future__ import annotations

import pytest

from nightcaller.engine import AFTERWARDS, NOBODY, Event
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.story.guesses import Guess, Score, scores
from table.bots import fill_in, keyed, sitting, step

JUDGE = book("judge")
CARDS = ("judge.werewolf", "judge.seer", "judge.commoner", "judge.commoner", "judge.commoner")
STORY = [
    Event(0, 1, "day", "judge.dawn", AFTERWARDS, {"seats": (3,)}),
    Event(1, 1, "day", "died", AFTERWARDS, {"seats": (3,)}),
    Event(2, 2, "day", "judge.dawn", AFTERWARDS, {"seats": ()}),
]


def scored(*guesses: Guess) -> tuple[Score, ...]:
    return scores(JUDGE, CARDS, STORY, guesses)


def test_a_suspect_is_right_if_it_is_a_wolf_and_a_trusted_one_if_it_is_none() -> None:
    (score,) = scored(
        Guess(1, 2, "decoy.suspect", 0),
        Guess(1, 2, "decoy.suspect", 1),
        Guess(1, 2, "decoy.trust", 1),
        Guess(1, 2, "decoy.trust", 0),
    )
    assert (score.right, score.of) == (2, 4)
    assert score.expected == 0.25 + 0.25 + 0.75 + 0.75
    wolf, other = 0, 1
    for pick, suspected, trusted in ((wolf, 1, 0), (other, 0, 1)):
        (suspects,) = scored(Guess(1, 2, "decoy.suspect", pick))
        (trusts,) = scored(Guess(1, 2, "decoy.trust", pick))
        assert (suspects.right, trusts.right) == (suspected, trusted)


def test_who_leaves_and_what_dawn_brings_is_guessed_for_its_own_day() -> None:
    (score,) = scored(
        Guess(1, 2, "decoy.predict", 3),
        Guess(2, 2, "decoy.predict", 3),
        Guess(1, 2, "decoy.dawn", "mourning"),
        Guess(2, 2, "decoy.dawn", "mourning"),
    )
    assert (score.right, score.of) == (2, 4)


def test_who_lives_to_see_the_end_is_guessed_at_any_time() -> None:
    """Of four others three are alive at the end; on the second day, of three others."""
    first, second = (
        scored(Guess(day, 2, "decoy.survive", 0), Guess(day, 2, "decoy.survive", 3)) for day in (1, 2)
    )
    assert [(score.right, score.of, score.expected) for score in (*first, *second)] == [
        (1, 2, 1.5),
        (1, 2, 2),
    ]


def test_no_idea_is_no_guess() -> None:
    assert scored(Guess(1, 2, "decoy.suspect", "nobody"), Guess(3, 2, "decoy.dawn", "peace")) == ()


def test_a_hard_question_counts_more_than_an_easy_one() -> None:
    """One wolf of four others is harder to find than one of three innocents."""
    hunter, truster = scored(Guess(1, 2, "decoy.trust", 1), Guess(1, 4, "decoy.suspect", 0))
    assert (hunter.seat, truster.seat) == (4, 2)


def test_few_guesses_are_neither_an_advantage_nor_a_handicap() -> None:
    assert Score(0, 8, 10, 4).flair > Score(1, 1, 1, 0.4).flair
    assert Score(0, 2, 2, 0.8).flair > Score(1, 6, 12, 4.8).flair


def after(*told: tuple[str, int, dict[str, object]]) -> list[Event]:
    """A first night with private events, then a dawn with a death."""
    night = [Event(at, 1, "night", kind, to, facts) for at, (kind, to, facts) in enumerate(told)]
    at = len(night)
    return [
        *night,
        Event(at, 1, "day", "phase", AFTERWARDS, {"day": 1, "phase": "day"}),
        Event(at + 1, 1, "day", "judge.dawn", AFTERWARDS, {"seats": (3,)}),
        Event(at + 2, 1, "day", "died", AFTERWARDS, {"seats": (3,)}),
    ]


def test_whoever_had_a_hand_in_the_night_does_not_guess_the_dawn() -> None:
    story = after(
        ("judge.pack.agreed", 1 << 0, {"seat": 3}),
        ("judge.poison_used", 1 << 2, {"by": 2, "seat": 4}),
    )
    guesses = [Guess(1, seat, "decoy.dawn", "mourning") for seat in (0, 2, 4)]
    assert [score.seat for score in scores(JUDGE, CARDS, story, guesses)] == [4]


def test_who_knows_the_wolves_does_not_guess_them() -> None:
    """A wolf, and a Seer about those whom she has seen; about others she guesses like everybody."""
    story = after(("judge.seer.learned", 1 << 1, {"by": 1, "seat": 0, "camp": "wolf"}))
    guesses = [
        Guess(1, 0, "decoy.suspect", 0),
        Guess(1, 0, "decoy.trust", 1),
        Guess(1, 1, "decoy.suspect", 0),
        Guess(1, 1, "decoy.suspect", 2),
    ]
    (score,) = scores(JUDGE, CARDS, story, guesses)
    assert (score.seat, score.right, score.of) == (1, 0, 1)


def test_a_suspect_is_judged_by_what_he_is_that_morning() -> None:
    turned = after(("card", 1 << 4, {"seat": 4, "role": "judge.werewolf", "team": "judge.wolves"}))
    (score,) = scores(JUDGE, CARDS, turned, [Guess(1, 2, "decoy.suspect", 4)])
    assert score.right == 1


@pytest.mark.parametrize("book_id", books())
def test_what_is_guessed_is_what_was_tapped(book_id: str) -> None:
    deck = dict(books()[book_id].recommended(8)[0].deck)
    evening, answer, guessed = Evening(sitting(8, book=book_id, deck=deck)), keyed(3), 0
    while evening.public.day < 2 and not isinstance(scene := evening.scene, Ended):
        if not isinstance(scene, Cover) or scene.purpose in {"deal", "ghost"}:
            step(evening, answer)
            continue
        visit, before = evening.visit(), len(evening.ledger.progress.guesses)
        page = visit.page()
        keys = [entry.key for entry in page.entries] if page else []
        tapped = zip(keys, fill_in(visit, evening.public.day, answer), strict=False)
        kept = [(one.key, one.pick) for one in evening.ledger.progress.guesses[before:]]
        # What a page asks in vain of her own card is noted as nothing.
        assert [one for one in kept if one[0].startswith("decoy.") or one[1] != NOBODY] == [
            one for one in tapped if one[0].startswith("decoy.")
        ]
        guessed += sum(pick != NOBODY for _key, pick in kept)
        visit.finish()
    assert guessed
