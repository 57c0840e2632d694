"""The whole story of a game that is over: every secret, the awards, and how the guesses did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from nightcaller.engine import Event, IllegalDecision, Outcome, View
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.story.awards import Award, awards_of
from nightcaller.table.story.guesses import Guess, Score, scores
from nightcaller.table.story.replay import OPENING, ReplayStage, StoryMoment, chapters_of, told_of


@dataclass(frozen=True, slots=True)
class RecapChapter:
    """One night or one day."""

    day: int
    phase: str
    moments: tuple[StoryMoment, ...]
    """What happened, secrets included, one after the other; the first one only opens the chapter."""

    found: tuple[Seat, ...] = ()
    """Days: who was found dead at daybreak; the night's dead, that is."""

    @property
    def told(self) -> tuple[Event, ...]:
        """The events that are told as sentences."""
        return tuple(moment.event for moment in self.moments if not moment.opening)

    @property
    def dead(self) -> frozenset[Seat]:
        """Everybody who was dead at its end."""
        return self.moments[-1].dead

    @property
    def fallen(self) -> tuple[Seat, ...]:
        """Who died in it, one after the other."""
        return tuple(seat for moment in self.moments for seat in moment.fallen)


@dataclass(frozen=True, slots=True)
class Recap:
    """Everything, told afterwards."""

    outcome: Outcome
    cards: tuple[str, ...]
    """Role id by seat, as dealt."""
    traits: tuple[tuple[str, ...], ...]
    """Ids of what was dealt beside the role, by seat; the hidden ones too."""
    chapters: tuple[RecapChapter, ...]
    scores: tuple[Score, ...]
    """Best guessers first; only those who guessed."""
    awards: tuple[Award, ...] = ()
    standard: str = ""
    """Role id that stands for the winners; empty if nobody has won."""
    wolves: bool = False
    """Whether a pack has won."""

    def last_card(self, seat: Seat) -> str:
        """Return the role id of the card that somebody held at the end, dead or alive."""
        return (
            self.chapters[-1].moments[-1].cards.get(seat, self.cards[seat])
            if self.chapters
            else self.cards[seat]
        )


def recap_of(book: Rulebook, view: View, guesses: Sequence[Guess]) -> Recap:
    """Tell the story from the full view that everybody has after the game.

    Raises:
        IllegalDecision: the game is not over.
    """
    if view.outcome is None:
        raise IllegalDecision("error-decision-game-not-over")
    cards = dealt(view.story, view.seats)
    traits = tuple(traits_of(book, view.story, seat, dealt_only=True) for seat in range(view.seats))
    stage = ReplayStage(book)
    chapters = tuple(
        RecapChapter(opening["day"], opening["phase"], stage.play(events), _found(book, events))
        for events in worth_telling(book, view.story)
        for opening in (events[0].facts,)
    )
    scored = scores(book, cards, view.story, guesses)
    awards = awards_of(book, cards, view.story, view.outcome, scored)
    held = {event.facts["seat"]: event.facts["role"] for event in view.story if event.kind == "card"}
    won = winning(book, view.outcome, held)
    wolves = any(book.wolfish(book.roles[role]) for role in won)
    return Recap(view.outcome, cards, traits, chapters, scored, awards, standard(won), wolves)


def winning(book: Rulebook, outcome: Outcome, held: Mapping[Seat, str]) -> tuple[str, ...]:
    """Return what people of the winning team held at the end; without any of them, what all winners held."""
    won = tuple(held[seat] for seat in outcome.seats)
    return tuple(role for role in won if book.roles[role].team in outcome.winners[:1]) or won


def standard(won: Sequence[str]) -> str:
    """Return the role that stands for the winners: that of most, of equals the plainest; empty for none."""
    return max(sorted(set(won)), key=lambda role: (won.count(role), -len(role)), default="")


def traits_of(
    book: Rulebook, events: Sequence[Event], seat: Seat, *, dealt_only: bool = False
) -> tuple[str, ...]:
    """Return the traits that a seat holds at the end of some events, all of them seen, the hidden ones too.

    Args:
        dealt_only: stop where the first night opens.
    """
    held: dict[str, None] = {}
    for event in events:
        if dealt_only and event.kind == OPENING:
            break
        if event.facts.get("seat") != seat or event.facts.get("role") not in book.traits:
            continue
        if event.kind == "held":
            held[event.facts["role"]] = None
        elif event.kind == "lost":
            held.pop(event.facts["role"], None)
    return tuple(held)


def dealt(story: Iterable[Event], seats: int) -> tuple[str, ...]:
    """Return the role ids of a finished game by seat, as they were dealt."""
    cards: dict[Seat, str] = {}
    for event in story:
        if event.kind == "card":
            cards.setdefault(event.facts["seat"], event.facts["role"])
    return tuple(cards[seat] for seat in range(seats))


def worth_telling(book: Rulebook, story: Iterable[Event]) -> Sequence[Sequence[Event]]:
    """Return the nights and days of a finished game, each as its events.

    A last one in which nothing has come to pass is left out: the table ended the game there.
    """
    chapters = list(chapters_of(story))
    if len(chapters) < 2:
        return chapters
    last = chapters[-1]
    changed = any(event.kind in {"card", "died", "left", "revived"} for event in last)
    told = changed or len(told_of(last, book)) > 1 or _found(book, last)
    return chapters if told else chapters[:-1]


def _found(book: Rulebook, chapter: Sequence[Event]) -> tuple[Seat, ...]:
    dawns = (event for event in chapter if book.kinds[event.kind].news == "dawn_news")
    return tuple(seat for dawn in dawns for seat in dawn.facts["seats"])
