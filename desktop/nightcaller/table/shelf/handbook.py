"""The handbook's contents as plain data: what the book says, and what a table has published."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from nightcaller.engine import HouseRule
from nightcaller.engine.plans import Cast, forms
from nightcaller.engine.roles import Power
from nightcaller.rulebooks import book, guide
from nightcaller.rulebooks.guide import Interaction, Part, Step, When
from nightcaller.rulebooks.own import OwnRole, carrying
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.text import message_id

PARTS: tuple[Part, ...] = ("night", "closing", "dawn", "day")

GLOSSARY: Final = (
    "deck", "camp", "special", "third", "pack", "extra", "fallen", "words", "hit", "peace", "check",
    "potion", "shield", "vote", "tie", "abstain", "sheriff", "run", "badge", "round", "explode", "flip",
    "claim", "stand", "traitor", "wipe", "bet", "story", "moderator", "house",
)  # fmt: skip
"""What players say without explaining it: a page each, ``word-<this>``."""
CROWD: Final = 4
"""So many roles in one interaction still have something to do with each other."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What everybody at a table knows of the game from the start: its deck and its rules, nothing else."""

    book: str
    deck: Mapping[str, int]
    house: Mapping[str, str]
    roles: tuple[OwnRole, ...] = ()
    """Own roles of the table."""

    @classmethod
    def of(cls, sitting: Sitting) -> OpenTable:
        """What a sitting has published.

        Raises:
            IllegalSetup: its rulebook is gone.
        """
        rules = sitting.rules()
        return cls(rules.id, sitting.published(), rules.house(sitting.house), sitting.roles)


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """A house rule on a page."""

    message: str
    """Its name; `.explain`, and one message per option."""
    options: tuple[str, ...]
    """Message ids, the default first."""
    in_force: int = -1
    """Which option this table plays by; -1 outside a game, and where the rule cannot matter."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What happens where roles meet, as one of their pages tells it."""

    message: str
    others: tuple[str, ...]
    """The other roles, full ids."""


@dataclass(frozen=True, slots=True)
class CallForm:
    """What a call asks, as the published deck gives it away."""

    spoken: str
    """The attribute of the role's message that asks it aloud."""
    seats: int
    """How many players are picked at most."""
    words: tuple[tuple[tuple[str, str], ...], ...]
    """Answers that are words, question by question: the ids of their messages, the special one first."""
    card: bool
    """A card is named."""
    victim: bool
    """Whoever is called is shown the victim of the night first."""
    told: bool
    """Whoever is called is shown an answer at once."""


@dataclass(frozen=True, slots=True)
class CourseStep:
    """A step of night and day in the chart."""

    part: Part
    message: str
    """A role's name or a step's; `step-<book>-answer` takes the role's name as `$role`."""
    emblem: str
    role: str = ""
    """Whose page tells more; empty if nobody's in particular."""
    when: When = ""
    here: bool = True
    """At this table, or in general if there is none."""
    number: int = 0
    """Place among the calls of the night; 0 for what is no call."""
    call: CallForm | None = None
    """What is asked; None for what is no call."""


@dataclass(frozen=True, slots=True)
class ChapterEntry:
    """A page about the rules."""

    id: str
    message: str
    emblem: str
    rules: tuple[str, ...] = field(default=())


def _met(interaction: Interaction, role: str) -> tuple[str, ...]:
    """Whom a role's page names beside it: of a whole crowd only the one that it is mainly about."""
    if len(interaction.roles) > CROWD and role != interaction.roles[0]:
        return interaction.roles[:1]
    return tuple(other for other in interaction.roles if other != role)


class Handbook:
    """One book's pages. Everything is a function of the rulebook and of what a table has published.

    Args:
        book_id: the rulebook.
        table: the game that is being played, if there is one.
    """

    def __init__(self, book_id: str, table: OpenTable | None = None) -> None:
        self._book: Rulebook = carrying(book(book_id), table.roles if table else ())
        self._guide = guide(book_id)
        self._table = table
        self.chapters = tuple(
            ChapterEntry(one.id, message_id(f"chapter-{book_id}", one.id), one.emblem, one.house)
            for one in self._guide.chapters
        )

    def meetings(self, role: str) -> tuple[Meeting, ...]:
        """What happens where this role (full id) meets others, the manual's own rows first."""
        short = role.rpartition(".")[2]
        return tuple(
            Meeting(
                message_id(f"interaction-{self._book.id}", one.id),
                tuple(f"{self._book.id}.{other}" for other in _met(one, short)),
            )
            for one in self._guide.interactions
            if short in one.roles
        )

    def rules_of_role(self, role: str) -> tuple[RuleEntry, ...]:
        """The house rules that concern a role (full id): those that only matter with it, and a few more."""
        named = self._guide.house.get(role.rpartition(".")[2], ())
        return tuple(
            self._entry(rule)
            for rule in self._book.house_rules
            if rule.id in named or (rule.relevant({role: 1}) and not rule.relevant({}))
        )

    def rules_of_chapter(self, chapter: ChapterEntry) -> tuple[RuleEntry, ...]:
        """The house rules that are told in a chapter."""
        return tuple(self._entry(rule) for rule in self._book.house_rules if rule.id in chapter.rules)

    def _entry(self, rule: HouseRule) -> RuleEntry:
        name = message_id("house", f"{self._book.id}.{rule.id}")
        matters = self._table is not None and rule.matters(self._table.deck, self._table.house)
        in_force = rule.options.index(self._table.house[rule.id]) if self._table and matters else -1
        return RuleEntry(name, tuple(f"{name}-{option}" for option in rule.options), in_force)

    def course(self) -> tuple[CourseStep, ...]:
        """The steps of a night and the day after it, in order."""
        calls = tuple(self._calls())
        steps = tuple(self._steps())
        ordered = [one for part in PARTS for one in (*calls, *steps) if one.part == part]
        # Nobody waits for an answer, or for news, where nobody is who could get them.
        return tuple(one for one in ordered if one.here or one.part != "closing")

    def _calls(self) -> Iterator[CourseStep]:
        number = 0
        for power_id in self._book.night_order:
            role, power = self._book.powers[power_id]
            here = self._dealt(*self._book.bringers[power_id])
            if not self._in_play(power, here=here):
                continue
            answer = power.window == "closing"
            number += here and not answer
            yield CourseStep(
                "closing" if answer else "night",
                f"step-{self._book.id}-answer" if answer else message_id("role", role.id),
                role.id.rpartition(".")[2],
                role.id,
                "first-night" if power.until == 1 else "second-night" if power.since > 1 else "",
                here,
                number if here and not answer else 0,
                self._form(power),
            )

    def _form(self, power: Power) -> CallForm:
        asked = forms(power, Cast(sum(self._table.deck.values()) if self._table else 0))
        words = tuple(
            tuple(
                (
                    message_id("choice", f"{one.key}.{word}"),
                    message_id("role" if "." in word else "choice", word),
                )
                for word in one.words
            )
            for one in asked
            if one.words and not one.roles
        )
        seats = sum(not one.words and not one.roles for one in asked)
        named = any(one.roles for one in asked)
        return CallForm(power.spoken, seats, words, named, "victim" in power.reads, power.informs)

    def _in_play(self, power: Power, *, here: bool) -> bool:
        """Whether the role has the power at this table; of an absent role, as in a deck of everybody."""
        if power.in_play is None:
            return True
        everybody = dict.fromkeys(self._book.roles, 1)
        house = self._table.house if self._table else self._book.house({})
        return power.in_play(self._table.deck if self._table and here else everybody, house)

    def _steps(self) -> Iterator[CourseStep]:
        for step in self._guide.steps:
            roles = tuple(f"{self._book.id}.{role}" for role in step.roles)
            yield CourseStep(
                step.part,
                message_id(f"step-{self._book.id}", step.id),
                step.emblem,
                roles[0] if roles else "",
                step.when,
                self._happens(step) and (not roles or self._dealt(*roles)),
            )

    def _happens(self, step: Step) -> bool:
        house = self._table.house if self._table else self._book.house({})
        return not any(house[rule] == option for rule, option in step.unless.items())

    def _dealt(self, *roles: str) -> bool:
        return self._table is None or any(self._table.deck.get(role, 0) for role in roles)
