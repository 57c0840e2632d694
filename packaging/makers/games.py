"""Whole evenings as text: what the screens show, what is asked and answered, and who hears what.

They are kept in `tests/games`, one for each book and style, for people to read and a test to compare. Whoever
changes a rule, an order or an audience sees at once what changes with it, as in OpenSpiel's playthroughs.
Nothing of the catalogue's words is in them: messages, questions and events stand there by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from nightcaller.engine.game import seats_of
from nightcaller.engine.vocabulary import EVERYBODY, TABLE, Event, Option, Seat
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, closing_lines, lines_for
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
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jon")
PEOPLE: Final = {"judge": 9, "hollow": 8, "chat": 8, "forum": 9, "revamped": 10}
LONGEST: Final = 1500
"""An evening of so many screens will never end."""
SEED: Final = 24
SEATS: Final = frozenset({"seat", "seats", "by", "other", "who", "ballots", "top", "mates", "voters", "dead"})
"""Facts that are people."""
HALF_VOTES: Final = frozenset({"totals", "weights"})
"""Facts that are people with half-votes."""
PLACES: Final = frozenset({"seat", "index", "lap", "current"})
"""What of a screen counts from 0."""
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
    for book_id, style in evenings():
        kept(book_id, style).write_text(told(book_id, style), encoding="utf-8")


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
        recap = self._evening.recap()
        for line in closing_lines(recap.awards, self._evening.sitting, self._evening.public):
            self._speak(line)

    # --- what is shown and heard ----------------------------------------------------------------------

    def _open(self) -> None:
        """Write down the screen, and what the voice says when it opens."""
        evening, scene = self._evening, self._evening.scene
        shown = {one.name: getattr(scene, one.name) for one in fields(scene) if one.name not in UNSHOWN}
        shown = {name: value for name, value in shown.items() if (value or name in PLACES) and value != TABLE}
        self.lines.append("")
        self._say(f"[{type(scene).__name__}]", "", shown)
        for line in lines_for(scene, evening.sitting, evening.public, evening.progress.style, self._before):
            self._speak(line)
        self._before = scene

    def _speak(self, line: Line) -> None:
        """Write down what the voice says; it counts people from 1."""
        said = [f"{name}={value}" for name, value in line.arguments.items()]
        self.lines.append(" ".join(("  voice", line.id, *said)))

    def _hear(self) -> None:
        """Write down what has happened since, and who knows of it."""
        events = self._evening.ledger.session.events
        for event in events[self._heard :]:
            self._say(f"to {self._audience(event)}", event.kind, event.facts)
        self._heard = len(events)

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
            filled = [
                one if entry.rest is None else entry.rest
                for entry, one in zip(shown.entries, filled, strict=True)
            ]
        for entry, one in zip(shown.entries if shown else (), filled, strict=True):
            self._answered(who, entry, one)
        return filled

    def _answered(self, who: Seat | str, entry: Entry, pick: Option) -> None:
        asked = who if isinstance(who, str) else self._who(who)
        answer = self._who(pick) if isinstance(pick, int) else pick
        self.lines.append(f"  {asked} is asked {entry.key} ({len(entry.options)} answers): {answer}")

    def _acknowledged(self, _scene: Bulletin) -> None:
        self._evening.acknowledge()

    def _visited(self, scene: Cover) -> None:
        visit = self._evening.visit()
        if visit.page() is not None:
            visit.decide(self._fill(scene.seat, visit.page))
        visit.finish()

    def _called(self, scene: Calling) -> None:
        call = self._evening.call()
        if call.page() is not None:
            call.decide(self._fill(scene.role, call.page))
        call.finish()

    def _moderated(self, scene: Console) -> None:
        desk = self._evening.desk()
        if desk.asks:
            desk.decide(self._fill(scene.role or scene.seat, desk.page))
        else:
            desk.finish()

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
