"""What a moderator may hold in front of one player: one fact, on a screen that shows nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from nightcaller.engine import NOBODY, Event
from nightcaller.engine.kinds import CARD, MATES
from nightcaller.engine.vocabulary import Seat
from nightcaller.errors import Reason
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.overview import known
from nightcaller.table.live.own_cards import awake_together
from nightcaller.table.live.page import Page
from nightcaller.table.live.told_alone import Fact, is_alone, is_told
from nightcaller.table.story.telling import event_arguments, event_message
from nightcaller.text import Clauses, People, message_id

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
    chosen: bool = False
    """She has chosen it herself: nobody has to tell her."""
    facts: Mapping[str, Any] = field(default_factory=dict)


NOTHING: Final = Showing("nothing", "show-nothing")


def looks(facts: Iterable[Showing]) -> tuple[tuple[Showing, ...], ...]:
    """Return what is held up at once: all that the same eyes have to be shown, however much it is.

    Two who are told of each other and of nothing else see it together.
    """
    by_eyes: dict[tuple[Seat, ...], list[Showing]] = {}
    for fact in facts:
        by_eyes.setdefault(fact.to if fact.personal else (), []).append(fact)
    found, met = list(by_eyes.values()), list[tuple[Showing, ...]]()
    while found:
        (first, *more) = found.pop(0)
        each = [one for one in found if not more and len(one) == 1 and _of_each_other(first, one[0])][:1]
        found = [one for one in found if one not in each]
        if each and first.seat is None:  # one sentence that names them both
            met.append((replace(first, to=(*first.to, *each[0][0].to)),))
        else:
            met.append((first, *more, *(one[0] for one in each)))
    return tuple(met)


def _of_each_other(one: Showing, other: Showing) -> bool:
    if not one.personal or (one.kind, one.caption, one.word) != (other.kind, other.caption, other.word):
        return False
    if one.seat is None:
        named = {one.facts.get("seat"), one.facts.get("other")}
        return one.facts == other.facts and named == {seat + 1 for seat in (*one.to, *other.to)}
    return other.to == (one.seat,) and one.to == (other.seat,)


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


def page_showings(page: Page) -> Iterator[Showing]:
    """What may be known with the open questions; what stands with two of them is said once."""
    own = {message_id("show", entry.key) for entry in page.entries}
    for fact, value in dict.fromkeys(told for entry in page.entries for told in entry.shown):
        caption = message_id("show", fact)
        if value == NOBODY:
            yield Showing("word", caption, word="show-nobody", chosen=caption in own)
        elif isinstance(value, int):
            yield Showing("seat", caption, seat=value, chosen=caption in own)
        else:
            yield Showing("role", caption, role=value, chosen=caption in own)


def learned_showings(ledger: Ledger, summons: Summons) -> Iterator[Showing]:
    """What a called role has learned in its call, and what does not count of what it learned there before."""
    yield from withdrawn_showings(ledger, summons.withdrawn_from)
    answers: dict[tuple[object, ...], tuple[Event, list[Seat]]] = {}
    for event, seat in _owed(ledger, summons.holders):
        if ledger.book.kinds[event.kind].form == "answer" and event.facts.keys() <= PLAIN:
            # One look for all of a group who have been told the same.
            answers.setdefault((event.kind, *event.facts.items()), (event, []))[1].append(seat)
        else:
            yield _to_one(ledger, event, seat)
    for event, seats in answers.values():
        yield answer_of(event, tuple(seats))


def visited_showings(ledger: Ledger, seat: Seat) -> Iterator[Showing]:
    """What one seat has been told and not been shown yet, where the moderator goes from seat to seat."""
    yield from withdrawn_showings(ledger, ledger.standing.knowledge.withdrawn_from((seat,)))
    for event in _unseen(ledger, seat):
        yield _to_one(ledger, event, seat, whole=True)


def round_showings(ledger: Ledger) -> Iterator[Showing]:
    """Whatever the living have been told and no call has shown them: the lovers, the confused, who has become
    somebody else; then with the new card. Before it, what they were shown and holds no more."""
    yield from withdrawn_showings(ledger, ledger.standing.knowledge.withdrawn_from(ledger.public.alive))
    yield from told_showings(ledger)


def told_showings(ledger: Ledger) -> Iterator[Showing]:
    """The same without what holds no more."""
    yield from mates_showings(ledger)
    for event, seat in _owed(ledger, ledger.public.alive):
        yield _to_one(ledger, event, seat)


def mates_showings(ledger: Ledger) -> Iterator[Showing]:
    """Who is on whose side, for those whom no call of the first night wakes together: a printed card does not
    say it. Who all know each other look together."""
    if not ledger.agreed.own_cards or ledger.own_cards is not None:
        return
    setup = ledger.session.setup
    calls = awake_together(ledger.book, setup.deck, setup.house)
    names = [player.name for player in ledger.sitting.players]
    groups: dict[frozenset[Seat], list[Seat]] = {}
    for seat in sorted(set(ledger.public.alive) - ledger.progress.met):
        for event in ledger.view(seat).events:
            if (event.kind, event.phase) == (MATES.id, "setup"):
                mates = {mate for mate, _card in event.facts["mates"]}
                if not all(_open_eyes(ledger, calls, seat, mate) for mate in mates):
                    groups.setdefault(frozenset({seat, *mates}), []).append(seat)
    for group, seats in groups.items():
        if set(seats) == group:
            facts = {"people": People.of(sorted(group), names)}
            yield Showing("word", "show-told", word="show-group", to=tuple(seats), personal=True, facts=facts)
            continue
        for seat in seats:
            facts = {"people": People.of(sorted(group - {seat}), names)}
            yield Showing("word", "show-told", word="show-mates", to=(seat,), personal=True, facts=facts)


def _open_eyes(ledger: Ledger, calls: Sequence[frozenset[str]], *seats: Seat) -> bool:
    """Whether some call of the first night wakes all of these."""
    cards = {card.role for seat in seats if (card := ledger.view(seat).card)}
    return any(cards <= call for call in calls)


def withdrawn_showings(ledger: Ledger, withdrawn: Mapping[Seat, Iterable[Fact]]) -> Iterator[Showing]:
    """What these were shown before a correction or a step back, and holds no more."""
    for seat, facts in withdrawn.items():
        for fact in facts:
            yield withdrawn_from(ledger, fact.event, seat)


def withdrawn_from(ledger: Ledger, event: Event, seat: Seat) -> Showing:
    """What somebody was shown and does not count, in its own words; of another card, which one is hers."""
    if event.kind == CARD.id:
        return replace(card_showing(ledger, seat), caption="show-withdrawn-card", personal=True)
    said = Reason(event_message(event), event_arguments(event, [one.name for one in ledger.sitting.players]))
    # In one sentence: whoever has just opened her eyes reads the largest letters first.
    facts = {"said": Clauses([said])}
    return Showing("word", "show-told", word="show-withdrawn", to=(seat,), personal=True, facts=facts)


def _owed(ledger: Ledger, seats: Iterable[Seat]) -> Iterator[tuple[Event, Seat]]:
    """What these have been told and not been shown yet; not what they have chosen themselves."""
    for seat in seats:
        for event in _unseen(ledger, seat):
            if is_told(event, ledger.book.kinds):
                yield event, seat


def _unseen(ledger: Ledger, seat: Seat) -> Iterator[Event]:
    """What a seat alone has been told and not been shown yet; of its cards, those that were not dealt."""
    for event in ledger.session.news(seat, ledger.progress.shown.get(seat, 0)):
        if is_alone(event):
            yield event


def _to_one(ledger: Ledger, event: Event, seat: Seat, *, whole: bool = False) -> Showing:
    """An event as one player is shown it: her new card, a sentence, or by whom or what it is about."""
    if event.kind == CARD.id:
        return replace(card_showing(ledger, seat), personal=True)
    kind = ledger.book.kinds[event.kind]
    whole = whole or kind.overrules or kind.form == "answer" or "by" in event.facts
    if whole or ledger.book.in_sentences:
        return sentence_for(event, seat, [player.name for player in ledger.sitting.players])
    return told_to(event, seat)


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
