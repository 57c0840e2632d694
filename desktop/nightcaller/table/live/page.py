"""The page of a visit: everything that is asked of a seat in one lap, in a form that every seat shares.

What is real and what is a decoy is known here and in the journal; a screen gets entries that look alike. A
script's second question depends on the answer to its first: what goes together is worked out on a copy of the
game, before anything is written.

No page refuses anything (docs/decisions/no-page-refuses.md): what the rules do not allow counts as no answer.

Long because what is laid out, what is asked and what counts are three readings of one page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nightcaller.engine import CLOSE, NOBODY, Ask, Session, Window
from nightcaller.engine.parts import objection, single
from nightcaller.engine.plans import page
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Blank, Option, Picks, Question, Seat, empty_choice
from nightcaller.table.live.decoys import ROLES, SEATS, decoy_key, decoy_options, decoy_words
from nightcaller.table.live.progress import DECOY, PAGE

Filled = Sequence[Option | None]
"""What stands on a page, blank by blank; None where it was left as it is."""

SEAT: Final = Blank()
VOID: Final = ("void-one", "void-two", "void-three", "void-four")
"""Words of a row in which a longer question may stand as well; they answer nothing, and say so."""


class Entry(NamedTuple):
    """One blank as its visitor sees it, real or a decoy."""

    key: str
    """Message ``ask-<key with dashes>``."""
    options: Picks
    """What may be picked as the page stands."""
    words: tuple[str, ...] = ()
    """Every word there is, the one that decides nothing last; empty where a seat is tapped."""
    blocked: tuple[tuple[Option, str], ...] = ()
    shown: tuple[tuple[str, Option], ...] = ()
    """What the visitor may know with the question; for her card alone."""
    rest: Option | None = None
    """What stands if it is left as it is; None if something has to be picked."""
    roles: bool = False
    """The words are roles: every one that everybody may name, whether or not it can be picked now."""
    lit: bool = True
    """Left alone, the word that stands is lit: as on everybody's page."""


@dataclass(frozen=True, slots=True)
class Page:
    """A visitor's page as it stands."""

    entries: tuple[Entry, ...]
    decided: tuple[tuple[int, Picks], ...] = ()
    """What would be recorded."""
    real: frozenset[int] = frozenset()
    """The blanks that are really asked; for a moderator alone."""
    own: frozenset[int] = frozenset()
    """The blanks that the visitor's powers are asked in, or may come to be; for her card alone."""
    problem: tuple[int, str] | None = None
    """The first blank that counts as left alone, and why (a message id)."""
    lots: Picks = ()
    """What the lot decides, where something has to be picked and was not."""


class Visitor(NamedTuple):
    """Whose page it is."""

    seat: Seat
    lap: int
    purpose: str
    alive: tuple[Seat, ...]
    had: tuple[str, ...] = ()
    """The decoy tasks of her earlier pages, the last one last."""
    seed: int = 0
    """The evening's: it mixes the tasks."""


def form_of(window: Window, lap: int) -> tuple[Blank, ...]:
    """Return the blanks of everybody's page, from the window's public fields alone."""
    if window.declarations:
        return page([window.declarations])
    return window.pages[lap] if window.pages else (SEAT,)


def lay_out(session: Session, who: Visitor, filled: Filled = (), *, late: bool = False) -> Page:
    """Return a visitor's page with what she has filled in so far.

    Args:
        session: the game; it is not changed.
        filled: blank by blank.
        late: her time is over: what has to be picked and was not is drawn by lot.
    """
    form = form_of(session.window, who.lap)
    chosen = _from_the_first(session, who, form, (*filled, *(None for _ in form)))

    def as_filled(ahead: Session, slot: int, at: int, part: int) -> Option | None:
        pick = chosen[at] if at < len(chosen) else None
        if pick is not None:
            return pick
        if late:
            return ahead.out_of_time(slot)[part]
        return (empty_choice(single(ahead.window.asks[slot])[part]) or (None,))[0]

    asked = _ask_through(session, who, form, as_filled)
    entries = {
        at: _entry(part, session.window.names if at < len(form) and form[at].roles else ())
        for real in asked.real
        for at, part in zip(real.at, single(real.ask), strict=True)
    }
    noted: list[tuple[int, Picks]] = [(PAGE, (who.seat, who.lap))]
    missing = [at for at in asked.own if at not in entries]
    possible = _possible(session, who, form) if missing else frozenset()
    for at in range(max([len(form), *(at + 1 for at in entries)])):
        if at in entries:
            continue
        if at in possible:
            entries[at] = _mute(asked.own[at], who)
        else:
            entries[at] = decoy(session.window, who, form, at)
        noted.append(_note_down(who, entries[at], chosen[at]))
    ordered = tuple(_in_form(entries[at], form[at] if at < len(form) else SEAT) for at in sorted(entries))
    problem = asked.problem or next(
        (
            (at, _why_not(entry, pick))
            for at, (entry, pick) in enumerate(zip(ordered, chosen, strict=False))
            if pick is not None and pick not in entry.options
        ),
        None,
    )
    # What the game hears comes last: it may move on with it.
    decided = (*noted, *((real.slot, real.picks) for real in asked.real))
    real_blanks = frozenset(at for real in asked.real for at in real.at)
    own = real_blanks | possible.intersection(missing)
    lots = tuple(lot for real in asked.real for lot in real.lots)
    return Page(ordered, decided, real_blanks, own, problem, lots)


def idle_page(window: Window, who: Visitor) -> Page:
    """Return a page of everybody's form on which nothing counts."""
    form = form_of(window, who.lap)
    return Page(tuple(_in_form(decoy(window, who, form, at), blank) for at, blank in enumerate(form)))


def due(window: Window, seat: Seat, lap: int, purpose: str) -> list[tuple[int, Ask]]:
    """Return what a seat is really asked by now: questions of this lap, and what is left of earlier ones."""
    return [
        (slot, ask)
        for slot, ask in sorted(window.asks.items())
        if slot != CLOSE and ask.seat == seat
        if slot not in window.turns or window.turns[slot].lap <= lap
        if (ask.key in {form.key for form in window.declarations}) == (purpose == "declare")
        if purpose == "declare" or not ask.optional
    ]


def decoy(window: Window, who: Visitor, form: tuple[Blank, ...], at: int) -> Entry:
    """Return a task for somebody who is not asked: of the same form as the real ones beside it."""
    if who.purpose == "declare":
        question = window.declarations[at]
        words = question.words if question.roles else _in_order(question.words)
        offered = words or decoy_options(who.alive, who.seat)
        return Entry(question.key, offered, words, rest=_rest(words), roles=question.roles)
    kind = kind_of(form[at])
    nth = sum(kind_of(blank) == kind for blank in form[:at])
    if kind == "roles":
        words = (*window.names, NOBODY) if form[at].rests else window.names
        key = decoy_key(who.seed, who.seat, nth, who.had, ROLES)
        return Entry(key, words, words, rest=_rest(words), roles=True)
    if kind == "words":
        task = decoy_words(who.seed, who.seat, nth, who.had, form[at].words)
        words = (*task.words, task.rest)
        return Entry(task.key, words, words, rest=task.rest if form[at].rests else None)
    key = decoy_key(who.seed, who.seat, nth, who.had, SEATS)
    return Entry(key, decoy_options(who.alive, who.seat), rest=NOBODY)


# --- what is really asked -------------------------------------------------------------------------------


class _Real(NamedTuple):
    at: tuple[int, ...]
    """The blanks of its parts."""
    slot: int
    ask: Ask
    picks: Picks
    lots: Picks
    """Those of its picks that are by lot."""


@dataclass(slots=True)
class _Asked:
    """What a visitor is asked if she answers in a certain way."""

    real: list[_Real] = field(default_factory=list)
    own: dict[int, Question] = field(default_factory=dict)
    """Blanks that her own powers may come to use, with the form of the question."""
    problem: tuple[int, str] | None = None


def _ask_through(
    session: Session,
    who: Visitor,
    form: tuple[Blank, ...],
    answer: Callable[[Session, int, int, int], Option | None],
) -> _Asked:
    """Go through all that a visitor is asked in this lap: on a copy, where one thing follows another.

    Args:
        answer: ``answer(game, slot, blank, part)``; None if she has to pick something and has not.
    """
    found = _Asked()
    asks = due(session.window, who.seat, who.lap, who.purpose)
    in_turn = any(len(_questions(session.window, slot)) > 1 for slot, _ask in asks)
    ahead = Session(session.book, session.setup, session.decisions) if in_turn else session
    window = ahead.window
    done: Counter[tuple[int, str]] = Counter()
    while ahead.window is window:
        left = [
            (slot, ask)
            for slot, ask in due(window, who.seat, who.lap, who.purpose)
            if done[slot, ask.key] < _times(window, slot, ask)
        ]
        if not left:
            break
        slot, ask = left[0]
        done[slot, ask.key] += 1
        taken = {at for real in found.real for at in real.at}
        questions = _questions(window, slot)
        kinds = [kind_of(question) for question in questions]
        for nth, question in enumerate(questions):
            place = _place(form, taken, kinds[nth], kinds[:nth].count(kinds[nth]))
            found.own.setdefault(place, question)
        places: list[int] = []
        for part in single(ask):
            kind = next((kind_of(one) for one in questions if one.key == part.key), _kind_unpublished(part))
            places.append(_place(form, {*taken, *places}, kind, _nth(questions, part)))
        filled = [answer(ahead, slot, at, part) for part, at in enumerate(places)]
        wrong = _objection(ask, filled)
        if wrong and found.problem is None:
            found.problem = (places[wrong[0]], wrong[1])
        picks = _counted(ask, filled, ahead.out_of_time(slot))
        lots = tuple(
            pick for pick, own in zip(picks, filled, strict=True) if pick not in {own, *EMPTY_CHOICES}
        )
        found.real.append(_Real(tuple(places), slot, ask, picks, lots))
        if in_turn:
            if ask.optional and ask.key == questions[0].key and picks == empty_choice(ask):
                break  # who stands down is asked the same again, for the next time
            ahead.submit(slot, picks)
    return found


def _possible(session: Session, who: Visitor, form: tuple[Blank, ...]) -> frozenset[int]:
    """Return the blanks in which this visitor may really be asked, if she answers one way or another."""

    def something(ahead: Session, slot: int, _at: int, part: int) -> Option | None:
        options = single(ahead.window.asks[slot])[part].options
        return next((option for option in options if option not in EMPTY_CHOICES), None)

    return frozenset(
        at
        for way in (_nothing, something)
        for real in _ask_through(session, who, form, way).real
        for at in real.at
    )


def _nothing(ahead: Session, slot: int, _at: int, part: int) -> Option | None:
    """Leave alone whatever may be."""
    return (empty_choice(single(ahead.window.asks[slot])[part]) or (None,))[0]


def _from_the_first(session: Session, who: Visitor, form: tuple[Blank, ...], filled: Filled) -> Filled:
    """Return the picks as they count: of two blanks that ask the same, whoever fills in one has answered.

    A Flute Player who taps somebody for the second of her questions alone plays for that one.
    """
    asks = due(session.window, who.seat, who.lap, who.purpose)
    twice = {ask.key for slot, ask in asks if _times(session.window, slot, ask) > 1}
    if not twice:
        return filled
    own, counted = _ask_through(session, who, form, _nothing).own, list(filled)
    for key in twice:
        places = [at for at in sorted(own) if own[at].key == key and at < len(filled)]
        picks = sorted((filled[at] for at in places), key=lambda pick: pick in {None, *EMPTY_CHOICES})
        for at, pick in zip(places, picks, strict=True):
            counted[at] = pick
    return tuple(counted)


def _questions(window: Window, slot: int) -> tuple[Question, ...]:
    """The forms of all that belongs to the same script as an open question."""
    if window.declarations:
        return window.declarations
    return window.turns[slot].questions if slot in window.turns else ()


def _times(window: Window, slot: int, ask: Ask) -> int:
    """How often the same is asked on one page: of a Flute Player twice, of several people in parts once."""
    return 1 if ask.parts else max(1, sum(form.key == ask.key for form in _questions(window, slot)))


def _nth(questions: Sequence[Question], asked: Ask | Question) -> int:
    """How many questions of its kind come before this one in its script."""
    kinds = [kind_of(form) for form in questions]
    for at, form in enumerate(questions):
        if form.key == asked.key:
            return kinds[:at].count(kinds[at])
    return 0


def kind_of(form: Blank | Question) -> str:
    """Where the hand goes: to a row of words, to the published roles, or to a seat."""
    return "roles" if form.roles else "words" if form.words else "seats"


def _kind_unpublished(ask: Ask) -> str:
    """The same for a question that nobody has published."""
    if not _is_words(ask):
        return "seats"
    return "roles" if any("." in word for word in _words(ask)) else "words"


def _place(form: Sequence[Blank], taken: set[int], kind: str, nth: int) -> int:
    """The blank for the nth question of a kind; beyond the form if all are taken."""
    alike = [at for at, blank in enumerate(form) if kind_of(blank) == kind]
    free = [at for at in (*alike[nth:], *alike[:nth]) if at not in taken]
    return free[0] if free else max([len(form) - 1, *taken]) + 1


def _objection(ask: Ask, filled: Sequence[Option | None]) -> tuple[int, str] | None:
    """The part that keeps an answer from being recorded, and why."""
    for at, (part, pick) in enumerate(zip(single(ask), filled, strict=True)):
        if pick is None:
            return at, "ui-visit-must-choose"
        if pick not in part.options:
            return at, _why_not(_entry(part), pick)
    return objection(ask, tuple(pick for pick in filled if pick is not None)) if ask.parts else None


def _counted(ask: Ask, filled: Sequence[Option | None], silence: Picks) -> Picks:
    """What counts: a part that is not allowed is left alone, and so are all that do not go together."""
    picks = tuple(
        pick if pick is not None and pick in part.options else rest
        for part, pick, rest in zip(single(ask), filled, silence, strict=True)
    )
    return silence if ask.parts and objection(ask, picks) else picks


# --- entries ---------------------------------------------------------------------------------------------


def _entry(ask: Ask, names: tuple[str, ...] = ()) -> Entry:
    """A question as a blank.

    Args:
        names: every role that may be named, where one is asked for; others than offered are refused by a tap.
    """
    words = _in_order(_words(ask)) if _is_words(ask) else ()
    if words and names:
        words = (*names, *(word for word in words if word not in names))
    empty = empty_choice(ask)
    rest = _rest(words) if words else (empty[0] if empty else None)
    return Entry(ask.key, ask.options, words, ask.blocked, ask.shown, rest, roles=bool(words and names))


def _in_form(entry: Entry, blank: Blank) -> Entry:
    """The same with as many words as every row of its place has, and as many lit."""
    lacking = 0 if entry.roles or not entry.words else blank.words - len(entry.words)
    if lacking > 0:
        *own, last = entry.words
        entry = entry._replace(words=(*own, *VOID[:lacking], last))
    return entry if blank.rests else entry._replace(lit=False)


def _mute(question: Question, who: Visitor) -> Entry:
    """A blank of the visitor's own that has nothing to say beside what the page says elsewhere."""
    words = question.words if question.roles else _in_order(question.words)
    if words:
        return Entry(question.key, words, words, rest=_rest(words), roles=question.roles)
    if who.purpose == "declare":
        return Entry(question.key, decoy_options(who.alive, who.seat), rest=NOBODY)
    others = tuple((seat, "ui-visit-not-together") for seat in who.alive)
    return Entry(question.key, (NOBODY,), blocked=others, rest=NOBODY)


def _note_down(who: Visitor, entry: Entry, pick: Option | None) -> tuple[int, Picks]:
    """What is recorded of a blank that the game does not ask about."""
    return DECOY, (
        who.seat,
        who.lap,
        entry.key,
        NOBODY if pick is None or pick not in entry.options else pick,
    )


def _why_not(entry: Entry, option: Option) -> str:
    why = "ui-visit-must-choose" if option == NOBODY else "ui-refused"
    return next((said for blocked, said in entry.blocked if blocked == option), why)


def _words(ask: Ask) -> tuple[str, ...]:
    offered = (*ask.options, *(option for option, _why in ask.blocked))
    return tuple(dict.fromkeys(option for option in offered if isinstance(option, str)))


def _is_words(ask: Ask) -> bool:
    offered = (*ask.options, *(option for option, _why in ask.blocked))
    return offered != (NOBODY,) and all(isinstance(option, str) for option in offered)


def _in_order(words: Sequence[str]) -> tuple[str, ...]:
    """Words in an order that is always the same, the one that decides nothing last."""
    return tuple(sorted(words, key=lambda word: (word in EMPTY_CHOICES, word)))


def _rest(words: Sequence[str]) -> str | None:
    return next((word for word in words if word in EMPTY_CHOICES), None)
