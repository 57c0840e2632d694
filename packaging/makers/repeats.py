"""How much of an evening the voice has said before, word for word, in every book, style and language.

The measure: of all sentences that the voice says in an evening told as a story, the share that was heard in
that evening already. Everything counts: calls by number, hand-overs, the counting of hands. The evenings are
those of people who do not think, with the recommended decks, each following from its number alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Any, Final

from makers.upsets import STEPS, Party
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.styles import Style
from nightcaller.table.live.narration import Line, called, closing_line, counted, in_turn, lines_for
from nightcaller.table.live.scene import Calling, Ended, Hands, Scene
from nightcaller.table.live.wording import chosen
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.story.retelling import is_count, tallies
from nightcaller.text import LANGUAGES, Catalogue

SPOKEN: Final = tuple(style for style in Style if not style.moderated)
"""The styles in which the voice tells the evening; a moderator tells it in his own words."""
SIZES: Final = (8, 10, 12)
WORST: Final = 3
"""Lines that are named because they repeat themselves most."""
SENTENCE: Final = re.compile(r"[^.?!…。？！]+[.?!…。？！]*[”’\"']*")


class Told(Party):
    """A table with a recommended deck, to whose evening somebody listens."""

    def __init__(self, rules: Rulebook, number: int, style: Style) -> None:
        self._number = number
        super().__init__(rules, f"{rules.id}.repeats.{number}", SIZES[number % len(SIZES)], style)

    def _sitting(self, rules: Rulebook, name: str, seats: int, wanted: Style | None) -> Sitting:
        del name  # the number says all of it
        decks = rules.recommended(seats)
        deck = decks[self._number % len(decks)]
        return Sitting(
            players=tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(seats)),
            deck=dict(deck.deck),
            seed=self._number,
            book=rules.id,
            house=dict(deck.house),
            style=wanted or SPOKEN[0],
        )

    def script(self) -> Iterator[Line]:
        """Play the evening and yield every line of it as it is said."""
        evening, sitting = self.evening, self.evening.sitting
        before: Scene | None = None
        while self.steps < STEPS * 2:
            scene, public = evening.scene, evening.public
            yield from lines_for(scene, sitting, public, evening.progress.style, before)
            if isinstance(scene, Calling):
                yield closing_line(scene.role, sitting, public)
            if isinstance(scene, Ended):
                return
            self.go_on()
            if isinstance(scene, Hands):
                yield from self._counted(len(public.events))
            before = scene

    def _counted(self, heard: int) -> Iterator[Line]:
        """What is said of each name for which a hand went up."""
        evening = self.evening
        votes = [event for event in evening.public.events[heard:] if is_count(event)]
        for place, tally in enumerate(tallies(votes[0]) if votes else ()):
            yield in_turn(called(tally.seat), evening.sitting, evening.public, place)
            yield counted(tally.seat, tally.half_votes)


@dataclass(slots=True)
class Repeats:
    """What was heard in some evenings of one kind."""

    book: str
    style: Style
    language: str
    evenings: int = 0
    sentences: int = 0
    again: int = 0
    """Of these, how many had been heard before in their evening."""
    most: Counter[str] = field(default_factory=Counter)
    """Message id -> how many of its sentences were."""

    @property
    def share(self) -> float:
        """Of all sentences, those that had been heard before, 0 to 1."""
        return self.again / max(1, self.sentences)

    def listen(self, lines: Iterable[Line], catalogue: Catalogue) -> None:
        """Listen to one more evening."""
        self.evenings += 1
        known: set[str] = set()
        for line in lines:
            for sentence in sentences(line, self.language, catalogue):
                self.sentences += 1
                self.again += sentence in known
                self.most[line.id] += sentence in known
                known.add(sentence)


def sentences(line: Line, language: str, catalogue: Catalogue) -> Iterator[str]:
    """Yield a line's sentences as they are heard."""
    has = partial(catalogue.has, language)
    wording = chosen(line.id, line.turn, day=line.day, narration="theatrical", has=has)
    words = catalogue.spoken(language, wording, **line.arguments)
    yield from (found.strip() for found in SENTENCE.findall(words))


def measured(
    books: Iterable[str], evenings: int, heard: Callable[[], object] = lambda: None
) -> Iterator[Repeats]:
    """Yield what is repeated in each book, style and language.

    Args:
        books: ids of rulebooks.
        evenings: how many of each; an evening is the same in both languages.
        heard: is called after every evening.
    """
    catalogue = Catalogue(shipped("i18n"))
    for name, style in product(books, SPOKEN):
        found = [Repeats(name, style, language) for language in LANGUAGES]
        for number in range(evenings):
            lines = tuple(Told(book(name), number, style).script())
            for one in found:
                one.listen(lines, catalogue)
            heard()
        yield from found


def as_data(found: Iterable[Repeats]) -> list[Mapping[str, Any]]:
    """Return it as data."""
    return [
        {
            "book": one.book,
            "style": one.style,
            "language": one.language,
            "evenings": one.evenings,
            "sentences": one.sentences,
            "again": one.again,
            "share": round(one.share, 4),
            "most": dict(one.most.most_common(WORST)),
        }
        for one in found
    ]


def as_line(one: Repeats) -> str:
    """Return it as a line to read."""
    worst = ", ".join(f"{line} {count}" for line, count in one.most.most_common(WORST) if count)
    told = f"{one.evenings} evenings, {one.sentences} sentences, {one.share:.0%} heard before"
    return f"{one.book:9}{one.style:12}{one.language:6}  {told}   {worst}"
