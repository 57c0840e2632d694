"""A finished evening's game once more, with nobody at the table: for whoever only counts.

No screen is looked at, so laps, pages and news are not kept: a third of the work of `Evening.retold`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from nightcaller.engine import IllegalDecision, IllegalSetup, Outcome, Session
from nightcaller.rulebooks.own import OwnRoleError, OwnRoleRefused
from nightcaller.rulebooks.own.reading import converted
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.own_cards import CARDS
from nightcaller.table.live.progress import DECOY, PAGE, PART, guess_of, place_of
from nightcaller.table.live.seating import LOT
from nightcaller.table.live.standing import Standing
from nightcaller.table.shelf.journal import Decisions
from nightcaller.table.shelf.sitting import SEATED, Sitting
from nightcaller.table.shelf.stories import Story, StoryDiffers, StoryRoleRefused
from nightcaller.table.story.guesses import Guess

_SAYS_WHOSE_CARD: Final = frozenset({CARDS, SEATED})
_OF_THE_TABLE: Final = frozenset({DECOY, PAGE, PART})
"""Slots that the engine never sees."""


class Replayed(NamedTuple):
    """A game that is over."""

    book: Rulebook
    sitting: Sitting
    session: Session
    guesses: Sequence[Guess]
    outcome: Outcome


def replayed(story: Story) -> Replayed:
    """Play a finished evening once more.

    Raises:
        StoryDiffers: this version cannot replay it, or the file was edited by hand.
    """
    try:
        sitting = sitting_of(story)
        rules = sitting.rules()
        told_of_cards = sitting.own_cards and sitting.deal is None
        if told_of_cards or any(slot in _SAYS_WHOSE_CARD for slot, _picks in story.decisions):
            # Whose cards they are is found out on the way, and the game begins anew.
            records = enumerate((Decisions((decided,)) for decided in story.decisions), 2)
            standing = Standing(rules, sitting, records)
            sitting, session, guesses = standing.sitting, standing.session, standing.progress.guesses
        else:
            session, guesses = _played(Session(rules, sitting.setup()), story)
    except (IllegalSetup, IllegalDecision) as differs:
        raise StoryDiffers(story.app_version) from differs
    return Replayed(rules, sitting, session, guesses, ending_of(story, session))


def sitting_of(story: Story) -> Sitting:
    """Return what the table of a finished evening had agreed on.

    Raises:
        StoryRoleRefused: one of its own roles is none, or the book has no words for it.
        StoryDiffers: it is nothing of the kind.
        IllegalSetup: its rulebook is gone.
    """
    try:
        return msgspec.convert(story.setup, Sitting).as_of(story.engine_version)
    except OwnRoleRefused as refused:
        raise StoryRoleRefused(refused.reason) from refused
    except msgspec.ValidationError as differs:
        for role in story.setup.get("roles", ()) if isinstance(story.setup, dict) else ():
            try:
                converted(role)
            except OwnRoleError as problem:
                raise StoryRoleRefused(problem.reason) from differs
        raise StoryDiffers(story.app_version) from differs


def ending_of(story: Story, session: Session) -> Outcome:
    """Return how a finished evening ended, played once more.

    Raises:
        StoryDiffers: it did not end as is written: rather none than a story with other winners.
    """
    outcome = session.outcome
    if outcome is None or (outcome.winners, outcome.seats) != (story.ending.winners, story.ending.seats):
        raise StoryDiffers(story.app_version)
    return outcome


def _played(session: Session, story: Story) -> tuple[Session, list[Guess]]:
    guesses: list[Guess] = []
    submit, day = session.submit, session.day
    for slot, picks in story.decisions:
        if slot in _OF_THE_TABLE:
            place_of(slot, picks)
            if slot == DECOY and (guess := guess_of(day, picks)) is not None:
                guesses.append(guess)
        elif slot != LOT:
            submit(slot, picks)
            day = session.day
            _ = session.window.asks  # written out as soon as it is open, as at the table (`Standing`)
    return session, guesses
