"""What the recap shows, as rows: pure functions from the story to frozen data, texts ready to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import Final

from nightcaller.engine.vocabulary import Event, Seat
from nightcaller.table.story.recap import Recap, RecapChapter
from nightcaller.table.story.replay import Arrow, StoryMoment
from nightcaller.table.story.retelling import Teller, halves, is_count, tallies
from nightcaller.viewmodels.phrasebook import glued
from nightcaller.viewmodels.rows import list_row
from nightcaller.viewmodels.seats import SeatRow, hue

Tellers = Sequence[Teller]
"""One for each language that is shown, the table's main one first."""

EMBLEMS: Final[Mapping[str, str]] = {
    "sharpest-vote": "ballot",
    "lone-voice": "cockerel",
    "undercover": "wolf",
    "favourite-suspect": "commoner",
    "invisible-wolf": "hidden_werewolf",
    "eagle-eye": "seer",
    "shield": "guardian",
    "one-kindness": "witch",
    "friendly-fire": "hunter",
    "true-aim": "knight",
    "sleight-of-hand": "magician",
    "earworm": "piper",
    "first-to-fall": "moon",
    "nine-lives": "idiot",
    "hot-potato": "sheriff",
    "to-the-end": "cupid",
    "followed": "cupid",
    "loudest-exit": "bomber",
    "prophet": "book",
    "last-one": "sun",
    "best-dressed": "disguised_fox",
    "best-price": "devil",
    "handshake": "evil_scientist",
    "other-bank": "look_alike",
    "own-way": "angel",
    "family": "vampire",
    "changes": "tanner",
    "away": "hooker",
}
"""What stands beside an award."""


def emblem(role: str) -> str:
    """Return the kind of `RoleEmblem` of a role."""
    return role.rpartition(".")[2]


def told(tellers: Tellers, sentence: Callable[[Teller], str]) -> str:
    """Return a sentence in every language that is shown, one below the other."""
    return "\n".join(dict.fromkeys(glued(text) for teller in tellers if (text := sentence(teller))))


@list_row
class CardRow:
    """Who was what, what became of them, and how they guessed."""

    number: int
    name: str
    role: str
    """With the traits beside it."""
    kind: str
    """Its emblem."""
    won: bool
    fate: str
    """``Night two: shot by Ann (3)``; empty for who lived."""
    guesses: str
    """``2 of 3 bets right``, or empty if the seat never guessed."""
    flair: float = 0.0
    """0 to 1: how the guesses compare with the evening's best; 0 for lots and worse."""


@list_row
class StoryRow:
    """A sentence of the story, or one bar of a vote."""

    text: str
    moment: int = 0
    """Which moment of the whole replay it tells."""
    mark: str = ""
    """Kind of `SeatMark` that the ring shows for it."""
    death: bool = False
    number: int = 0
    """Seat number of a bar; 0 for a sentence."""
    hue: float = 0.0
    votes: str = ""
    share: float = 0.0
    leading: bool = False
    voters: str = ""
    heads: bool = False
    """The first bar of a vote: what the columns mean stands above it."""


@list_row
class ArrowRow:
    """A line on the seat circle."""

    source: int
    """Index of the seat where it begins, from 0."""
    target: int
    line: str
    """``act``, ``swap``, ``bond`` or ``vote``."""
    mark: str
    """Kind of `SeatMark` that rides on it; empty for none."""
    now: bool
    """Whether it belongs to the moment that is shown; the others fade."""


@list_row
class AwardRow:
    """A title and who won it."""

    title: str
    line: str
    kind: str
    """Its emblem."""
    seats: tuple[int, ...]
    """Numbers of the winners."""


@list_row
class ChapterRow:
    """A night or a day in one line."""

    title: str
    night: bool
    text: str
    """Who fell and why."""
    quiet: bool


def card_rows(recap: Recap, tellers: Tellers) -> list[CardRow]:
    """Return everybody's card, fate, result and guesses."""
    scores = {score.seat: score for score in recap.scores}
    best = max((score.flair for score in recap.scores), default=0.0)
    fates = _fates(recap)
    return [
        CardRow(
            seat + 1,
            name,
            _hands(recap, tellers, seat),
            emblem(role),
            seat in recap.outcome.seats,
            told(tellers[:1], lambda teller, seat=seat: _fate(teller, fates.get(seat))),  # type: ignore[misc]
            tellers[0].guessed(scores[seat]) if seat in scores else "",
            max(0.0, scores[seat].flair / best) if seat in scores and best > 0 else 0.0,
        )
        for seat, (name, role) in enumerate(zip(tellers[0].names, recap.cards, strict=True))
    ]


def _hands(recap: Recap, tellers: Tellers, seat: Seat) -> str:
    """A seat's card and traits, in every language that is shown."""
    return told(tellers, lambda teller: teller.hand(recap, seat)).replace("\n", " ")


def story_rows(chapter: RecapChapter, tellers: Tellers, first: int) -> list[StoryRow]:
    """Return the rows of a night or a day, secrets included.

    Args:
        chapter: what happened.
        tellers: who tells it.
        first: number of the chapter's opening among all moments.
    """
    rows: list[StoryRow] = []
    for at, moment in enumerate(chapter.moments, first):
        if moment.opening:
            continue
        event = moment.event
        text = told(tellers, lambda teller, event=event: teller.sentence(event))  # type: ignore[misc]
        rows.append(StoryRow(text, at, moment.mark, bool(moment.fallen)))
        if is_count(event):
            rows += bars(event, tellers[0], at)
    return rows


def bars(event: Event, teller: Teller, at: int) -> list[StoryRow]:
    """Return a vote's count, one row for each name."""
    return [
        StoryRow(
            teller.names[tally.seat],
            at,
            number=tally.seat + 1,
            hue=hue(tally.seat),
            votes=halves(tally.half_votes),
            share=tally.share,
            leading=tally.leading,
            voters="  ".join(str(voter + 1) for voter in tally.voters),
            heads=first == 0,
        )
        for first, tally in enumerate(tallies(event))
    ]


def last_ring(recap: Recap, tellers: Tellers, faces: Sequence[str]) -> list[SeatRow]:
    """Return the seat circle when all was over: who was what, and who lived."""
    rows = ring_rows(recap.chapters[-1].moments[-1], recap, tellers, faces, causes=False)
    return [replace(row, marks=(), speaking=False) for row in rows]


def ring_rows(
    moment: StoryMoment, recap: Recap, tellers: Tellers, faces: Sequence[str], *, causes: bool = True
) -> list[SeatRow]:
    """Return the seat circle at a moment: emblems, who is dead of what, what was done to whom.

    Args:
        faces: ids of the drawn faces, by seat.
        causes: whether there is room for what people died of, where one language is shown.
    """
    teller, roomy = tellers[0], causes and len(tellers) == 1
    about = {moment.event.facts.get(fact) for fact in ("seat", "other")} | set(moment.fallen)
    fates = {seat: teller.brief_cause(death) for seat, death in moment.causes.items() if roomy}

    def note(seat: Seat, role: str) -> str:
        return "\n".join(filter(None, (told(tellers, lambda one: one.role(role)), fates.get(seat))))

    return [
        SeatRow(
            seat + 1,
            teller.names[seat],
            hue(seat),
            alive=seat not in moment.dead,
            marks=(("star",) if seat in moment.offices else ()) + moment.marks.get(seat, ()),
            note=note(seat, role),
            speaking=seat in about,
            emblem=emblem(role),
            face=faces[seat],
        )
        for seat, role in enumerate(moment.cards.get(seat, card) for seat, card in enumerate(recap.cards))
    ]


def arrow_rows(chapter: RecapChapter, at: int) -> list[ArrowRow]:
    """Return the lines at a moment of a chapter: lasting bonds, what was done before, and what is done now.

    A vote's lines are gone with the vote: a dozen of them would hide the rest.
    """
    moment = chapter.moments[at]
    bonds = [_line(bond, "heart", now=False) for bond in moment.bonds if bond not in moment.arrows]
    before = [
        _line(arrow, "", now=False)
        for earlier in chapter.moments[:at]
        for arrow in earlier.arrows
        if arrow.line in {"act", "swap"} and arrow not in moment.arrows
    ]
    now = [_line(arrow, moment.mark, now=True) for arrow in moment.arrows]
    return [*bonds, *dict.fromkeys(before), *now]


def award_rows(recap: Recap, tellers: Tellers) -> list[AwardRow]:
    """Return the awards with their titles and what they were won for."""
    return [
        AwardRow(
            told(tellers, lambda teller, award=award: teller.award(award)).replace("\n", " · "),  # type: ignore[misc]
            told(tellers, lambda teller, award=award: teller.praise(award)),  # type: ignore[misc]
            EMBLEMS.get(award.id, "moon"),
            tuple(seat + 1 for seat in award.seats),
        )
        for award in recap.awards
    ]


def chapter_rows(recap: Recap, tellers: Tellers) -> list[ChapterRow]:
    """Return the evening at a glance: who fell in each night, and who on each day.

    Whoever is found dead at daybreak fell in the night before.
    """
    rows: list[ChapterRow] = []
    for chapter, following in zip_longest(recap.chapters, recap.chapters[1:]):
        found = following.found if following else ()
        seats = (*(seat for seat in chapter.fallen if seat not in chapter.found), *found)
        causes = (following if found else chapter).moments[-1].causes

        def fell(teller: Teller, seats: Sequence[Seat] = seats, causes: Mapping[Seat, Event] = causes) -> str:
            return teller.obituary(seats, causes) or teller.say("ui-recap-quiet")

        title = told(tellers, partial(Teller.chapter, chapter=chapter))
        rows.append(ChapterRow(title, chapter.phase == "night", told(tellers, fell), not seats))
    return rows


def _line(arrow: Arrow, mark: str, *, now: bool) -> ArrowRow:
    return ArrowRow(arrow.source, arrow.target, arrow.line, mark, now)


def _fates(recap: Recap) -> dict[Seat, tuple[RecapChapter, Event | None]]:
    """When and how everybody who is dead at the end died."""
    found: dict[Seat, tuple[RecapChapter, Event | None]] = {}
    for chapter in recap.chapters:
        for moment in chapter.moments:
            found |= {seat: (chapter, moment.causes.get(seat)) for seat in moment.fallen}
    return {seat: fate for seat, fate in found.items() if seat in recap.chapters[-1].dead}


def _fate(teller: Teller, fate: tuple[RecapChapter, Event | None] | None) -> str:
    if fate is None:
        return ""
    chapter, death = fate
    when = teller.chapter(chapter)
    return f"{when} · {teller.brief_cause(death)}" if death else when
