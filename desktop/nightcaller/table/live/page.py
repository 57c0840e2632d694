"""The page: everything that is asked of somebody in one lap. A visit, a call and the desk show the same one.

What is real and what is a decoy is known here and in the journal; a screen gets entries that look alike. A
script's second question depends on the answer to its first: what goes together is worked out on a copy of the
game, before anything is written. Whatever the frame, a page is decided as a whole, in one record
(docs/decisions/one-presenter.md).

No visit refuses anything (docs/decisions/no-page-refuses.md): what is not allowed counts as no answer.

Long because what is laid out, what is asked and what counts are three readings of one page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nightcaller.engine import CLOSE, NOBODY, Ask, IllegalDecision, Session, Window
from nightcaller.engine.parts import objection, single
from nightcaller.engine.plans import page
from nightcaller.engine.vocabulary import (
    EMPTY_CHOICES,
    Blank,
    Call,
    Option,
    Picks,
    Question,
    Seat,
    empty_choice,
)
from nightcaller.table.live.decoys import BET, WORDS, decoy_key, decoy_options
from nightcaller.table.live.progress import DECOY, PAGE

Filled = Sequence[Option | None]
"""What stands on a page, blank by blank; None where it was left as it is."""
Form = Sequence[Blank]
"""The blanks of a page as everybody knows them: a lap's, or those of a call."""

SEAT: Final = Blank()
ONCE_MORE: Final = "visit.once_more"
"""Key of the row above the questions of a round that is gone through once more (`once_more`)."""
VOID: Final = ("void-one", "void-two", "void-three", "void-four")
"""Words of a row in which a longer question may stand as well; they answer nothing, and say so."""


def why_barred(blocked: Sequence[tuple[Option, str]], option: Option, otherwise: str) -> str:
    """Return the message id of why an option cannot be picked.

    Args:
        blocked: of a question or an entry.
        otherwise: why, where nobody has said.
    """
    return next((why for barred, why in blocked if barred == option), otherwise)


class Entry(NamedTuple):
    """One blank as whoever is asked sees it, real or a decoy."""

    key: str
    """Message ``ask-<key with dashes>``; empty where the published deck leaves open what is asked."""
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

    def why_not(self, option: Option) -> str:
        """Return the message id of why an option does not count."""
        why = "ui-visit-must-choose" if option == NOBODY else "ui-refused"
        return why_barred(self.blocked, option, why)


@dataclass(frozen=True, slots=True)
class Page:
    """A page as it stands with what was tapped."""

    entries: tuple[Entry, ...]
    filled: tuple[Option | None, ...] = ()
    """What was tapped, blank by blank; None where it is left as it is."""
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
    counted: tuple[tuple[int, Option], ...] = ()
    """What would be recorded in the blanks that are really asked, each with its place: what does not go
    together is left alone, and the lot has chosen."""
    owed: tuple[int, ...] = ()
    """The blanks that nobody may leave untouched in this round, and that are."""
    before: tuple[tuple[str, Option], ...] | None = None
    """What stands because it is left as it was (`once_more`); None where the page counts as filled in."""
    idle: bool = False
    """Nothing on it counts: it lies in the place of an answer that stands."""

    @property
    def bets(self) -> bool:
        """Whether some of the blanks are bets; by day they may be powers that anybody might have."""
        return any(one.key.startswith(BET) for at, one in enumerate(self.entries) if at not in self.own)

    @property
    def above(self) -> int:
        """How many rows stand above the questions: "as before, or anew" is not counted as one."""
        return int(self.entries[0].key == ONCE_MORE)

    @property
    def why(self) -> str:
        """Message id of what has to be touched first, or of what does not count; empty if all of it does.

        What has to be touched reads the same for all until then: its length is seen from afar.
        """
        if self.owed:
            return "ui-visit-touch-words" if self.entries[self.owed[0]].words else "ui-visit-touch"
        return self.problem[1] if self.problem else ""

    @property
    def stands(self) -> tuple[tuple[str, Option], ...]:
        """For each blank its question's key and what stands once it is decided.

        What may not be picked counts as left alone.
        """
        if self.before is not None:
            return self.before
        return tuple(
            (entry.key, pick if pick is not None and pick in entry.options else entry.rest or NOBODY)
            for entry, pick in zip(self.entries, self.filled, strict=True)
        )

    @property
    def records(self) -> tuple[tuple[str, Option], ...]:
        """The same as it is recorded: for the hand that has decided, since only what is asked of it has
        limits and lots."""
        counted = dict(self.counted)
        return tuple((key, counted.get(at, pick)) for at, (key, pick) in enumerate(self.stands))

    @property
    def decides(self) -> bool:
        """Whether anything that stands on it decides something."""
        return any(pick not in EMPTY_CHOICES for _key, pick in self.stands)


class Visitor(NamedTuple):
    """Whose page it is: a seat's, in a lap or in a call."""

    seat: Seat
    lap: int
    purpose: str
    alive: tuple[Seat, ...]
    had: tuple[str, ...] = ()
    """The decoy tasks of her earlier pages, the last one last."""
    seed: int = 0
    """The evening's: it mixes the tasks."""
    call: Call | None = None
    """Asked by name: the page has this call's questions, and no others of hers."""

    @property
    def place(self) -> Picks:
        """With this begins what is recorded of the page."""
        return (self.call.power,) if self.call else (self.seat, self.lap)

    def form(self, window: Window) -> tuple[Blank, ...]:
        """Return the blanks of everybody's page, from public fields alone."""
        if self.call:
            return tuple(question.blank for question in self.call.questions)
        if window.declarations:
            return page([window.declarations])
        return window.pages[self.lap] if window.pages else (SEAT,)


def taken(page: Page | None) -> Page:
    """Return a page that takes all that was tapped: in a call, and at the desk.

    Raises:
        IllegalDecision: nothing is asked; or with the reason of the first blank that takes it not.
    """
    if page is None:
        raise IllegalDecision("error-decision-not-asked", slot=-1)
    for entry, pick in zip(page.entries, page.filled, strict=True):
        if pick is not None and pick not in entry.options:
            raise IllegalDecision(why_barred(entry.blocked, pick, "error-decision-not-offered"), slot=-1)
    if page.problem:
        raise IllegalDecision(page.problem[1], slot=-1)
    return page


def given(filled: Filled, form: Sequence[object]) -> tuple[Option | None, ...]:
    """Return what was tapped, a pick for every blank."""
    return tuple(filled[at] if at < len(filled) else None for at in range(len(form)))


def refilled(entries: Sequence[Entry], said: Iterable[tuple[str, Option]]) -> list[Option | None]:
    """Return a page filled in as it was when this was said; a blank that nobody asked then is left alone."""
    left = list(said)

    def taken(key: str) -> Option | None:
        at = next((at for at, (asked, _pick) in enumerate(left) if asked == key), None)
        return None if at is None else left.pop(at)[1]

    return [taken(entry.key) for entry in entries]


def owed(form: Form, filled: Filled) -> tuple[int, ...]:
    """Return the blanks that nobody may leave untouched in this round, and that are."""
    return tuple(
        at
        for at, (blank, pick) in enumerate(zip(form, given(filled, form), strict=True))
        if pick is None and not blank.rests
    )


def lay_out(session: Session, who: Visitor, filled: Filled = (), *, late: bool = False) -> Page:
    """Return a visitor's page with what she has filled in so far.

    Args:
        session: the game; it is not changed.
        filled: blank by blank.
        late: her time is over: what has to be picked and was not is drawn by lot.
    """
    form = who.form(session.window)
    chosen = _from_the_first(session, who, form, (*filled, *(None for _ in form)))
    asked = _ask_through(session, who, form, chosen, late=late)
    entries = {
        at: _entry(part, session.window.names if at < len(form) and form[at].roles else ())
        for real in asked.real
        for at, part in zip(real.at, single(real.ask), strict=True)
    }
    noted: list[tuple[int, Picks]] = [(PAGE, who.place)]
    missing = [at for at in asked.own if at not in entries]
    possible = _possible(session, who, form) if missing and who.call is None else frozenset()
    for at in range(max([len(form), *(at + 1 for at in entries)])):
        if at in entries:
            continue
        if who.call:
            entries[at] = silent(who.call.questions[at], who.alive)
        elif at in possible:
            entries[at] = _mute(asked.own[at], who)
        else:
            entries[at] = decoy(session.window, who, form, at)
        noted.append(note_down(who, entries[at], chosen[at]))
    ordered = tuple(entries[at] for at in sorted(entries))
    if not who.call:
        ordered = tuple(map(_in_form, ordered, (*form, *(SEAT for _ in ordered[len(form) :]))))
    problem = asked.problem or next(
        (
            (at, entry.why_not(pick))
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
    counted = tuple(pair for real in asked.real for pair in zip(real.at, real.picks, strict=True))
    tapped, left = given(filled, ordered), owed(form, filled)
    return Page(ordered, tapped, decided, real_blanks, own, problem, lots, counted, left)


def idle_page(window: Window, who: Visitor, filled: Filled = ()) -> Page:
    """Return a page of everybody's form on which nothing counts."""
    form = who.form(window)
    entries = (_in_form(decoy(window, who, form, at), blank) for at, blank in enumerate(form))
    return Page(tuple(entries), given(filled, form), owed=owed(form, filled), idle=True)


def due(window: Window, who: Visitor) -> list[tuple[int, Ask]]:
    """Return what somebody is really asked by now: by a call what it is about; on a visit the questions of
    this lap, and what is left of earlier ones."""
    asks = [
        (slot, ask) for slot, ask in sorted(window.asks.items()) if slot != CLOSE and ask.seat == who.seat
    ]
    if who.call:
        return [(slot, ask) for slot, ask in asks if window.turns.get(slot) == who.call]
    declared = {form.key for form in window.declarations}
    return [
        (slot, ask)
        for slot, ask in asks
        if slot not in window.turns or window.turns[slot].lap <= who.lap
        if (ask.key in declared) == (who.purpose == "declare")
        if who.purpose == "declare" or not ask.optional
    ]


def published(question: Question, seats: Picks) -> Entry:
    """Return a question as everybody knows it: every word, or somebody of these, or nobody."""
    words = question.words if question.roles else _in_order(question.words)
    rest = _rest(words) if words else NOBODY
    return Entry(question.key, words or seats, words, rest=rest, roles=question.roles)


def silent(question: Question, alive: tuple[Seat, ...]) -> Entry:
    """Return a question of a call in which nobody living has anything to decide: it takes nothing else."""
    entry = published(question, (*alive, NOBODY))
    nothing = entry.rest if entry.rest is not None else entry.options[-1]
    barred = tuple((one, "blocked-nothing-to-decide") for one in entry.options if one != nothing)
    return entry._replace(options=(nothing,), blocked=barred, rest=nothing)


def decoy(window: Window, who: Visitor, form: Sequence[Blank], at: int) -> Entry:
    """Return a task for somebody who is not asked: of the same form as the real ones beside it."""
    if who.purpose == "declare":
        return published(window.declarations[at], decoy_options(who.alive, who.seat))
    kind = form[at].kind
    nth = sum(blank.kind == kind for blank in form[:at])
    key = decoy_key(who.seed, who.seat, nth, who.had, kind)
    if kind == "roles":
        words = (*window.names, NOBODY) if form[at].rests else window.names
        return Entry(key, words, words, rest=_rest(words), roles=True)
    if kind == "words":
        task = WORDS[key]
        words = (*task.words[: form[at].words - 1], task.rest)
        return Entry(key, words, words, rest=task.rest if form[at].rests else None)
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
    form: Form,
    filled: Filled = (),
    *,
    late: bool = False,
    eager: bool = False,
) -> _Asked:
    """Go through all that a visitor is asked in this lap.

    Where an answer may decide what is asked next (and not all is asked at once, `engine.parts`), the game
    has to hear it: on a copy, from there on.

    Args:
        filled: blank by blank; what else is asked is left alone.
        late: what is left alone is decided as when her time is over.
        eager: what is left alone is decided by the first option that decides anything.
    """
    found = _Asked()
    ahead = session
    window = ahead.window
    done: Counter[tuple[int, str]] = Counter()
    while ahead.window is window:
        left = [
            (slot, ask) for slot, ask in due(window, who) if done[slot, ask.key] < _times(window, slot, ask)
        ]
        if not left:
            break
        slot, ask = left[0]
        done[slot, ask.key] += 1
        taken = {at for real in found.real for at in real.at}
        questions = _questions(window, slot)
        kinds = [question.blank.kind for question in questions]
        for nth, question in enumerate(questions):
            place = _place(form, taken, kinds[nth], kinds[:nth].count(kinds[nth]))
            found.own.setdefault(place, question)
        places: list[int] = []
        for part in single(ask):
            kind = next((one.blank.kind for one in questions if one.key == part.key), _kind_unpublished(part))
            places.append(_place(form, {*taken, *places}, kind, _nth(questions, part)))
        silence = ahead.out_of_time(slot)
        said = [filled[at] if at < len(filled) else None for at in places]
        for nth, part in enumerate(single(ask)):
            if said[nth] is None and eager:
                said[nth] = next((option for option in part.options if option not in EMPTY_CHOICES), None)
            if said[nth] is None:
                said[nth] = silence[nth] if late else next(iter(empty_choice(part) or ()), None)
        wrong = _objection(ask, said)
        if wrong and found.problem is None:
            found.problem = (places[wrong[0]], wrong[1])
        picks = _counted(ask, said, silence)
        lots = tuple(pick for pick, own in zip(picks, said, strict=True) if pick not in {own, *EMPTY_CHOICES})
        found.real.append(_Real(tuple(places), slot, ask, picks, lots))
        if len(questions) > len(places):
            if ask.optional and ask.key == questions[0].key and picks == empty_choice(ask):
                break  # who stands down is asked the same again, for the next time
            if ahead is session:
                ahead = Session(session.book, session.setup, session.decisions, quiet=True)
                window = ahead.window
            ahead.submit(slot, picks)
    return found


def _possible(session: Session, who: Visitor, form: Form) -> frozenset[int]:
    """Return the blanks in which this visitor may really be asked, if she answers one way or another."""
    ways = (_ask_through(session, who, form, eager=eager).real for eager in (False, True))
    return frozenset(at for way in ways for real in way for at in real.at)


def _from_the_first(session: Session, who: Visitor, form: Form, filled: Filled) -> Filled:
    """Return the picks as they count: of two blanks that ask the same, whoever fills in one has answered.

    A Flute Player who taps somebody for the second of her questions alone plays for that one.
    """
    asks = due(session.window, who)
    twice = {ask.key for slot, ask in asks if _times(session.window, slot, ask) > 1}
    if not twice:
        return filled
    own, counted = _ask_through(session, who, form).own, list(filled)
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
    kinds = [question.blank.kind for question in questions]
    for at, question in enumerate(questions):
        if question.key == asked.key:
            return kinds[:at].count(kinds[at])
    return 0


def _kind_unpublished(ask: Ask) -> str:
    """The same for a question that nobody has published."""
    words = _words(ask)
    return "roles" if any("." in word for word in words) else "words" if words else "seats"


def _place(form: Form, taken: set[int], kind: str, nth: int) -> int:
    """The blank for the nth question of a kind; beyond the form if all are taken."""
    alike = [at for at, blank in enumerate(form) if blank.kind == kind]
    free = [at for at in (*alike[nth:], *alike[:nth]) if at not in taken]
    return free[0] if free else max([len(form) - 1, *taken]) + 1


def _objection(ask: Ask, filled: Sequence[Option | None]) -> tuple[int, str] | None:
    """The part that keeps an answer from being recorded, and why."""
    for at, (part, pick) in enumerate(zip(single(ask), filled, strict=True)):
        if pick is None:
            return at, "ui-visit-must-choose"
        if pick not in part.options:
            return at, _entry(part).why_not(pick)
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
    words = _in_order(_words(ask))
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
    if question.words or who.purpose == "declare":
        return published(question, decoy_options(who.alive, who.seat))
    others = tuple((seat, "ui-visit-not-together") for seat in who.alive)
    return Entry(question.key, (NOBODY,), blocked=others, rest=NOBODY)


def note_down(who: Visitor, entry: Entry, pick: Option | None) -> tuple[int, Picks]:
    """Return what is recorded of a blank that the game does not ask about."""
    tapped = NOBODY if pick is None or pick not in entry.options else pick
    return DECOY, (*who.place, entry.key, tapped)


def _words(ask: Ask) -> tuple[str, ...]:
    """Every word that answers it, offered or barred; none where a seat is tapped."""
    offered = (*ask.options, *(option for option, _why in ask.blocked))
    words = tuple(dict.fromkeys(option for option in offered if isinstance(option, str)))
    return () if offered == (NOBODY,) or not all(isinstance(option, str) for option in offered) else words


def _in_order(words: Sequence[str]) -> tuple[str, ...]:
    """Words in an order that is always the same, the one that decides nothing last."""
    return tuple(sorted(words, key=lambda word: (word in EMPTY_CHOICES, word)))


def _rest(words: Sequence[str]) -> str | None:
    return next((word for word in words if word in EMPTY_CHOICES), None)
