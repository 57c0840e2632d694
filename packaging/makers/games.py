"""Whole evenings as text: what the screens show, what is asked and answered, and who hears what.

They are kept in `tests/games`, one for each book and style, for people to read and a test to compare. Whoever
changes a rule, an order or an audience sees at once what changes with it, as in OpenSpiel's playthroughs.
Nothing of the catalogue's words is in them: messages, questions and events stand there by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from makers.upsets import Party
from nightcaller.engine.game import seats_of
from nightcaller.engine.vocabulary import EVERYBODY, TABLE, Event, Option, Seat
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, closing_lines, lines_for
from nightcaller.table.live.overview import Overview
from nightcaller.table.live.pace import beat_seconds, call_seconds, visit_seconds
from nightcaller.table.live.page import Entry, Page
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Hands,
    PublicChoice,
    Race,
    Scene,
)
from nightcaller.table.live.sounding import Sounding, sounding
from nightcaller.table.live.visit import Sheet
from nightcaller.table.shelf.handbook import Handbook, OpenTable
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.story.recap import Recap
from nightcaller.table.story.replay import Arrow, StoryMoment

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jon")
PEOPLE: Final = {"judge": 9, "hollow": 8, "chat": 8, "forum": 9, "revamped": 10}
LONGEST: Final = 1500
"""An evening of so many screens will never end."""
SEED: Final = 24
SEATS: Final = frozenset(
    {"seat", "seats", "by", "other", "who", "ballots", "top", "mates", "voters", "dead", "holders", "wards"}
)
"""Facts that are people."""
HALF_VOTES: Final = frozenset({"totals", "weights"})
"""Facts that are people with half-votes."""
PLACES: Final = frozenset({"seat", "index", "lap", "current"})
"""What of a screen counts from 0."""
ON_A_PAGE: Final = ("role", "team", "alive", "offices", "marks", "public_marks", "traits", "layers", "wards")
"""What a moderator's page says of a seat."""
UNSHOWN: Final = frozenset({"events", "weights", "options", "speakers", "voters", "seconds", "takers"})
"""What a screen has and other lines say already."""


def kept(book_id: str, style: Style) -> Path:
    """The file in which the evening is kept."""
    return FOLDER / f"{book_id}.{style.dashed}.txt"


def evenings() -> Iterator[tuple[str, Style]]:
    """Every book with every style."""
    for book_id in books():
        for style in Style:
            yield book_id, style


def keep() -> None:
    """Play all of them and keep them."""
    FOLDER.mkdir(exist_ok=True)
    for book_id in books():
        kept_chart(book_id).write_text(chart(book_id), encoding="utf-8")
    for book_id, style in evenings():
        kept(book_id, style).write_text(told(book_id, style), encoding="utf-8")
        kept_upset(book_id, style).write_text(upset(book_id, style), encoding="utf-8")


def kept_upset(book_id: str, style: Style) -> Path:
    """The file in which the upset evening is kept."""
    return FOLDER / f"{book_id}.{style.dashed}.upset.txt"


def upset(book_id: str, style: Style) -> str:
    """Play the upset evening of a book and a style and return all of it."""
    return "\n".join(Upset(book_id, style).lines) + "\n"


def kept_chart(book_id: str) -> Path:
    """The file in which a book's chart of a night is kept."""
    return FOLDER / f"{book_id}.chart.txt"


def chart(book_id: str) -> str:
    """Return the steps of a night and a day as the handbook shows them: in general, and at a table."""
    rules = books()[book_id]
    deck = dict(rules.recommended(PEOPLE[book_id])[0].deck)
    lines = []
    for table in (None, OpenTable(book_id, deck, rules.house({}))):
        lines.append("in general" if table is None else f"at a table of {PEOPLE[book_id]}")
        for step in Handbook(book_id, table).course():
            shown = _said(number=step.number, role=step.role, when=step.when, here=step.here)
            asked = (
                {}
                if step.call is None
                else {one.name: getattr(step.call, one.name) for one in fields(step.call)}
            )
            told = [f"{name}={value}" for name, value in (shown | _said(**asked)).items()]
            lines.append(" ".join((f"  {step.part}", step.message, *told)))
    return "\n".join(lines) + "\n"


def told(book_id: str, style: Style) -> str:
    """Play the evening of a book and a style and return all of it."""
    return "\n".join(Told(book_id, style).lines) + "\n"


class Told:
    """An evening that is played and written down.

    Attributes:
        lines: what has happened.
    """

    def __init__(self, book_id: str, style: Style) -> None:
        rules = books()[book_id]
        deck = dict(rules.recommended(PEOPLE[book_id])[0].deck)
        people = tuple(SeatedPlayer(name) for name in NAMES[: PEOPLE[book_id]])
        self._evening = Evening(Sitting(people, deck, SEED, book=book_id, style=style))
        self._before: Scene | None = None
        self._heard = 0
        self._lasting = dict[str, object]()
        self.lines = [
            f"{book_id}, {style.value}, {len(people)} people",
            "cards: " + ", ".join(f"{count} {role}" for role, count in sorted(deck.items())),
        ]
        self._hear()
        for _screen in range(LONGEST):
            self._open()
            if isinstance(self._evening.scene, Ended):
                break
            STEPS[type(self._evening.scene)](self, self._evening.scene)
            self._hear()
        self._retell(self._evening.recap())

    # --- what is shown and heard ----------------------------------------------------------------------

    def _open(self) -> None:
        """Write down the screen, and what the voice says when it opens."""
        evening, scene = self._evening, self._evening.scene
        shown = {one.name: getattr(scene, one.name) for one in fields(scene) if one.name not in UNSHOWN}
        shown = {name: value for name, value in shown.items() if (value or name in PLACES) and value != TABLE}
        self.lines.append("")
        self._say(f"[{type(scene).__name__}]", "", shown)
        sound = sounding(scene)
        if sound != Sounding():
            self._say(
                "sounds", sound.lead or sound.effect, {} if sound.night is None else {"night": sound.night}
            )
        for line in lines_for(scene, evening.sitting, evening.public, evening.progress.style, self._before):
            self._speak(line)
        self._before = scene

    def _speak(self, line: Line) -> None:
        """Write down what the voice says; it counts people from 1."""
        said = [f"{name}={value}" for name, value in line.arguments.items()]
        heard = [f"({line.sound})"] if line.sound else []
        self.lines.append(" ".join(("  voice", *heard, line.id, *said, f"wording {line.turn}")))

    def _hear(self) -> None:
        """Write down what has happened since, and who knows of it."""
        events = self._evening.ledger.session.events
        for event in events[self._heard :]:
            self._say(f"to {self._audience(event)}", event.kind, event.facts)
        self._heard = len(events)

    def _retell(self, recap: Recap) -> None:
        """Write down what is told afterwards: what the voice says, whom the story draws, who guessed well."""
        for line in closing_lines(recap.awards, self._evening.sitting, self._evening.public):
            self._speak(line)
        self.lines.append("")
        for seat, card in enumerate(recap.cards):
            held = ", ".join((card, *recap.traits[seat]))
            self.lines.append(f"  {self._who(seat)} was dealt {held}; at the end {recap.last_card(seat)}")
        for chapter in recap.chapters:
            self._say("[Chapter]", "", {"phase": chapter.phase, "day": chapter.day, "seats": chapter.found})
            for moment in chapter.moments:
                self._drawn(moment)
        for score in recap.scores:
            bets = f"{score.right} of {score.of} bets, {score.expected:.3f} by lot"
            self.lines.append(f"  {self._who(score.seat)} won {bets}")
        self.lines.append(f"  for the winners stands {recap.standard or 'nobody'}")

    def _drawn(self, moment: StoryMoment) -> None:
        """Write down a moment of the story as the seat circle shows it: what lasts, where it is another."""
        self._say(
            "story",
            moment.event.kind,
            _said(mark=moment.mark, arrows=[*map(self._arrow, moment.arrows)], seats=moment.fallen),
        )
        lasting = _said(
            dead=sorted(moment.dead),
            causes=sorted(f"{NAMES[seat]}: {cause.facts['cause']}" for seat, cause in moment.causes.items()),
            who=moment.offices,
            marks={NAMES[seat]: marks for seat, marks in moment.marks.items()},
            bonds=[*map(self._arrow, moment.bonds)],
            cards={NAMES[seat]: card for seat, card in moment.cards.items()},
        )
        changed = [name for name in (self._lasting | lasting) if lasting.get(name) != self._lasting.get(name)]
        if changed:
            self._say("  shown", "", {name: lasting.get(name, "none") for name in changed})
        self._lasting = lasting

    def _arrow(self, arrow: Arrow) -> str:
        return f"{arrow.line} {NAMES[arrow.source]} > {NAMES[arrow.target]}"

    def _audience(self, event: Event) -> str:
        if event.audience == EVERYBODY:
            return "everybody"
        seats = seats_of(event.audience)
        return ", ".join(map(self._who, seats)) if seats else "nobody before the end"

    def _say(self, begins: str, message: str, facts: Mapping[str, Any]) -> None:
        written = [f"{name}={self._written(name, value)}" for name, value in facts.items()]
        self.lines.append(
            " ".join(filter(None, ("" if begins.startswith("[") else " ", begins, message, *written)))
        )

    def _written(self, name: str, value: Any) -> str:
        if name in HALF_VOTES:
            return (
                "("
                + ", ".join(f"{self._written('seat', one)} {half_votes}" for one, half_votes in value)
                + ")"
            )
        if isinstance(value, Mapping):
            pairs = (f"{self._written(name, key)}: {self._written(name, one)}" for key, one in value.items())
            return "{" + ", ".join(pairs) + "}"
        if isinstance(value, (tuple, list, frozenset)):
            found = [self._written(name, one) for one in value]
            return "(" + ", ".join(sorted(found) if isinstance(value, frozenset) else found) + ")"
        return self._who(value) if name in SEATS and isinstance(value, int) and value >= 0 else str(value)

    def _who(self, seat: Seat) -> str:
        return f"{NAMES[seat]} ({seat + 1})"

    # --- what people do -------------------------------------------------------------------------------

    def _pick(self, who: Seat | str, key: str, options: Sequence[Option]) -> Option:
        """An answer that depends on nothing but who is asked what on which day."""
        day = self._evening.public.day
        return options[crc32(f"{who}/{key}/{day}".encode()) % len(options)]

    def _fill(self, who: Seat | str, page: Callable[[Sequence[Option]], Page | None]) -> list[Option]:
        """Fill in a page from top to bottom; what does not go together is left alone."""
        filled: list[Option] = []
        while (shown := page(filled)) and len(filled) < len(shown.entries):
            entry = shown.entries[len(filled)]
            filled.append(self._pick(who, f"{entry.key}/{len(filled)}", entry.options))
        if shown and shown.problem:
            self.lines.append(f"  counts as left alone: {shown.problem[0] + 1}, {shown.problem[1]}")
            filled = [
                one if entry.rest is None else entry.rest
                for entry, one in zip(shown.entries, filled, strict=True)
            ]
        for at, (entry, one) in enumerate(zip(shown.entries if shown else (), filled, strict=True)):
            self._answered(who, entry, one, idle=shown is not None and at not in shown.real)
        return filled

    def _answered(self, who: Seat | str, entry: Entry, pick: Option, *, idle: bool) -> None:
        asked = who if isinstance(who, str) else self._who(who)
        row = [f"{len(entry.options)} answers"]
        row += [f"{len(entry.words)} words"] * bool(entry.words)
        row += [f"{len(entry.blocked)} refused"] * bool(entry.blocked)
        row += [f"{name} {self._written(name, fact)}" for name, fact in entry.shown]
        row += ["must"] * (entry.rest is None) + ["lit"] * (entry.lit and bool(entry.words)) + ["idle"] * idle
        answer = self._who(pick) if isinstance(pick, int) else pick
        self.lines.append(f"  {asked} is asked {entry.key} ({', '.join(row)}): {answer}")

    def _frame(self, seconds: float, frame: object, *names: str) -> None:
        """Write down how long a screen stays at least, and what else it is."""
        shown = {name: _brief(getattr(frame, name)) for name in names}
        self._say("lasts", f"{seconds:.2f} s", _said(**shown))

    def _acknowledged(self, _scene: Bulletin) -> None:
        self._evening.acknowledge()

    def _visited(self, scene: Cover) -> None:
        visit, evening = self._evening.visit(), self._evening
        seed, day, blanks = evening.sitting.seed, evening.public.day, len(visit.form)
        seconds = visit_seconds(seed, "normal", day, scene.lap, scene.seat, blanks)
        self._frame(seconds, visit, "first", "opens_card", "only_shows", "learned", "sheets")
        if visit.page() is not None:
            visit.decide(self._fill(scene.seat, visit.page))
            self._frame(seconds, visit, "came", "may_change", "over")
        visit.finish()

    def _called(self, scene: Calling) -> None:
        call, evening = self._evening.call(), self._evening
        seed, day = evening.sitting.seed, evening.public.day
        seconds = call_seconds(seed, "normal", day, call.call)
        self._frame(seconds, call, "holders", "tells", "shows", "answers_back")
        if call.page() is not None:
            call.decide(self._fill(scene.role, call.page))
        self._frame(beat_seconds(seed, "normal", day, scene.index), call, "learned")
        call.finish()

    def _moderated(self, scene: Console) -> None:
        desk = self._evening.desk()
        shown = ("power", "steps", "idle", "answered", "informs", "must", "tells", "to_be_shown", "may_undo")
        self._frame(desk.usual_seconds("normal"), desk, *shown)
        now, then = ([cue.id for cue in cues] for cues in (desk.script.now, desk.script.then))
        self._say("script", "", _said(now=now, then=then))
        for showing in desk.showings():
            self._say("held up", showing.kind, {"caption": showing.caption, "seats": showing.to})
        if desk.asks:
            desk.decide(self._fill(scene.role or scene.seat, desk.page))
        else:
            if scene.purpose in {"round", "dawn"}:
                self._overlooked(desk.overview)
            desk.finish()

    def _overlooked(self, overview: Overview) -> None:
        """Write down what a moderator finds on his pages when the night is over."""
        for call in overview.calls:
            answers = [
                f"{key} {self._who(pick) if isinstance(pick, int) else pick}" for key, pick in call.recorded
            ]
            self._say(
                "step", f"{call.role or 'round'} {call.state}", {"seats": call.holders, "asked": answers}
            )
        for one in overview.seats:
            shown = {name: getattr(one, name) for name in ON_A_PAGE}
            self._say("page", self._who(one.seat), _said(**shown))

    def _spoken(self, scene: Floor) -> None:
        if scene.current < len(scene.speakers):
            self._evening.next_speaker()
        else:
            self._evening.end_floor()

    def _raised(self, scene: Hands) -> None:
        ballots = {seat: self._pick(seat, scene.label, scene.options) for seat in scene.voters}
        self._say(
            "hands", "", {self._who(seat): self._written("seat", pick) for seat, pick in ballots.items()}
        )
        self._evening.hands(ballots)

    def _run(self, scene: Race) -> None:
        running = [seat for seat in scene.seats if self._pick(seat, "run", ("yes", "no")) == "yes"]
        self._say("hands", "", {"seats": running})
        self._evening.run(running)

    def _chosen(self, scene: PublicChoice) -> None:
        pick = self._pick(scene.seat, scene.key, scene.options)
        self._say(self._who(scene.seat), "chooses", {"seat": pick})
        self._evening.choose(pick)


def _said(**facts: object) -> dict[str, object]:
    """What there is to say; what is not the case is left out."""
    return {name: value for name, value in facts.items() if value}


def _brief(value: object) -> object:
    """Events and boards by their names: what is in them stands elsewhere."""
    if isinstance(value, Event):
        return value.kind
    if isinstance(value, Sheet):
        return f"{value.board} {value.fresh}"
    return tuple(map(_brief, value)) if isinstance(value, tuple) else value


class Upset(Party):
    """An evening at which the table does what it may over the game's head: a line for every screen.

    A line names the screen, what the voice says, and how many records there are; what is read on it is summed
    up in a number, since nobody follows such an evening.

    Attributes:
        lines: what has happened.
    """

    def __init__(self, book_id: str, style: Style) -> None:
        super().__init__(books()[book_id], f"kept.{book_id}.{style.value}", 8, style)
        self._last: Scene | None = None
        self.lines = [f"{book_id}, {style.value}, with upsets"]
        self.play()
        self._note(" ")
        self.lines.append(f"  told afterwards: {_sum(self.evening.recap())}")

    def go_on(self) -> None:
        """Write down the screen, and do what it asks for."""
        self._note(" ")
        super().go_on()

    def check(self, *, anew: bool = False) -> None:
        """Write down what has become of an upset; `makers.upsets` looks whether it may be."""
        if not anew:
            self._note("!")

    def _note(self, sign: str) -> None:
        evening, scene = self.evening, self.evening.scene
        style = evening.progress.style
        said = [line.id for line in lines_for(scene, evening.sitting, evening.public, style, self._last)]
        self._last = scene
        read: list[object] = [scene]
        if isinstance(scene, Cover):
            visit = evening.visit()
            read += [visit.page(), visit.idle_page(), visit.learned, visit.sheets, visit.may_change]
        elif isinstance(scene, Calling):
            call = evening.call()
            read += [call.page(), call.learned, call.holders, call.asks_before]
        if style.moderated:
            desk = evening.desk()
            read += [desk.overview, desk.showings(), desk.script, desk.page(), desk.may_undo, desk.told]
        if isinstance(scene, Bulletin | Console):
            read += [evening.corrections.refused, *evening.corrections.rounds, evening.rulings.may_undo]
        who = f" {NAMES[scene.seat]}" if isinstance(scene, Cover) else ""
        which = getattr(scene, "kind", getattr(scene, "purpose", getattr(scene, "label", "")))
        shown = f"{sign} {type(scene).__name__} {which}{who} {_sum(read)}"
        self.lines.append(f"{shown}, {evening.ledger.length} records; {', '.join(said) or 'silence'}")


def _sum(what: object) -> str:
    """What is read on a screen as a number, the same on every computer."""
    return f"{crc32(repr(_plain(what)).encode()):08x}"


def _plain(what: object) -> object:
    """The same with everything in it in an order of its own, and nothing of where it lies in memory."""
    if isinstance(what, float):
        return round(what, 6)
    if what is None or isinstance(what, (int, str)):
        return what
    if isinstance(what, (tuple, list)):
        return [*map(_plain, what)]
    if isinstance(what, (set, frozenset)):
        return sorted(map(repr, map(_plain, what)))
    if isinstance(what, Mapping):
        return sorted(repr((_plain(key), _plain(value))) for key, value in what.items())
    if is_dataclass(what):
        return [_plain(getattr(what, one.name)) for one in fields(what)]
    return type(what).__name__


STEPS: Final[Mapping[type[Scene], Callable[[Told, Any], None]]] = {
    Bulletin: Told._acknowledged,
    Cover: Told._visited,
    Calling: Told._called,
    Console: Told._moderated,
    Floor: Told._spoken,
    Hands: Told._raised,
    Race: Told._run,
    PublicChoice: Told._chosen,
}
