"""What a moderator may hold in front of one player: one fact, on a screen that shows nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from nightcaller.engine import EVERYBODY, NOBODY, Event
from nightcaller.engine.vocabulary import AFTERWARDS, Seat
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.overview import HOUSEKEEPING, known
from nightcaller.table.live.scene import Step
from nightcaller.table.story.telling import event_arguments, event_message
from nightcaller.text import message_id

KNOWN: Final = frozenset({"answer", "proposal", "agreement"})
"""Forms of events that reached their seats in the call itself."""
PLAIN: Final = frozenset({"by", "seat", "camp", "role", "scent"})
"""What an answer is about if one word or card says it; any other takes a sentence."""


@dataclass(frozen=True, slots=True)
class Showing:
    """One fact to hold in front of one player, on a screen that shows nothing else."""

    kind: str
    """``seat``, ``role``, ``word`` or ``nothing``."""
    caption: str
    """Message id."""
    seat: Seat | None = None
    role: str = ""
    word: str = ""
    """Message id of the answer in one or two words."""
    to: tuple[Seat, ...] = ()
    """Whose eyes it is for; the called role's if empty."""
    personal: bool = False
    """One of several facts, each for somebody else; whoever it is for stands beside it."""
    facts: Mapping[str, Any] = field(default_factory=dict)


NOTHING: Final = Showing("nothing", "show-nothing")


def card_showing(ledger: Ledger, seat: Seat) -> Showing:
    """A player's own card, to hold in front of her."""
    if not known(ledger, seat):
        return NOTHING
    card = ledger.view(seat).card
    return Showing("role", "show-role", seat=seat, role=card.role if card else "", to=(seat,))


def may_act_showing(seat: Seat, *, may: bool) -> Showing:
    """Whether somebody fallen has anything to decide."""
    return Showing("word", "show-may-act", word="show-yes" if may else "show-no", to=(seat,))


def uncounted_showing(seat: Seat, why: str) -> Showing:
    """What was entered for somebody and the rules do not allow."""
    return Showing("word", "show-uncounted", word=why, to=(seat,))


def step_showings(step: Step) -> Iterator[Showing]:
    """What may be known with an open question."""
    for fact, value in step.shown:
        if value == NOBODY:
            yield Showing("word", f"show-{fact}", word="show-nobody")
        elif isinstance(value, int):
            yield Showing("seat", message_id("show", fact), seat=value)
        else:
            yield Showing("role", message_id("show", fact), role=value)


def learned_showings(ledger: Ledger, summons: Summons) -> Iterator[Showing]:
    """What a called role has learned in its call."""
    progress = ledger.progress
    since = progress.asked if summons.call.steps and progress.called else progress.opened
    names = [player.name for player in ledger.sitting.players]
    for event in ledger.events[since:]:
        to = tuple(seat for seat in summons.holders if event.audience >> seat & 1)
        if not to or event.audience == EVERYBODY or ledger.book.kinds[event.kind].form != "answer":
            continue
        if event.facts.keys() <= PLAIN:
            yield answer_of(event, to)
        else:
            for seat in to:
                yield sentence_for(event, seat, names)


def visited_showings(ledger: Ledger, seat: Seat) -> Iterator[Showing]:
    """What one seat has been told in the open window, where the moderator goes from seat to seat."""
    names = [player.name for player in ledger.sitting.players]
    for event in ledger.events[ledger.progress.opened :]:
        told = event.audience not in {EVERYBODY, AFTERWARDS} and event.audience >> seat & 1
        if told and event.kind not in HOUSEKEEPING:
            yield sentence_for(event, seat, names)


def round_showings(ledger: Ledger) -> Iterator[Showing]:
    """Who is told something outside of a call: the lovers, the confused."""
    names = [player.name for player in ledger.sitting.players]
    for event in ledger.events[ledger.progress.opened :]:
        if event.audience in {EVERYBODY, AFTERWARDS} or event.kind in HOUSEKEEPING:
            continue
        kind = ledger.book.kinds[event.kind]
        late = kind.late
        whole = late or ledger.book.in_sentences
        if not late and (kind.form in KNOWN or "by" in event.facts):
            continue
        for seat in range(ledger.public.seats):
            if event.audience >> seat & 1:
                yield sentence_for(event, seat, names) if whole else told_to(event, seat)


def answer_of(event: Event, to: tuple[Seat, ...]) -> Showing:
    """What somebody has learned, in one word: a camp, or a role."""
    facts = event.facts
    if "role" in facts:
        return Showing("role", "show-card", facts.get("seat"), role=facts["role"], to=to)
    answer = "camp" if "camp" in facts else "scent"
    return Showing("word", f"show-{answer}", facts.get("seat"), word=f"show-{answer}-{facts[answer]}", to=to)


def sentence_for(event: Event, seat: Seat, names: Sequence[str]) -> Showing:
    """An answer that takes a sentence: a clue, for instance."""
    facts = event_arguments(event, names)
    return Showing("word", "show-told", word=event_message(event), to=(seat,), personal=True, facts=facts)


def told_to(event: Event, seat: Seat) -> Showing:
    """What one player is told on the round: whom she loves, or what has happened to her."""
    facts = event.facts
    others = [facts[fact] for fact in ("seat", "other") if fact in facts and facts[fact] != seat]
    caption = f"show-{event.kind.replace('.', '-').replace('_', '-')}"
    if others:
        return Showing("seat", caption, others[0], to=(seat,), personal=True)
    return Showing("word", "show-told", word=caption, to=(seat,), personal=True)
