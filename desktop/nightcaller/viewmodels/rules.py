"""The house rules that matter for this deck, under headings; sets of them kept under names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.collection import KeptRules
from nightcaller.errors import Reason
from nightcaller.table.shelf.books import PresetInfo, RuleInfo
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.kept import Keeping, KeptViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import Rows, list_of, list_row
from nightcaller.viewmodels.screen import ScreenModel

HEADINGS: Final = {
    "night": "ui-rules-night",
    "day": "ui-rules-day",
    "sheriff": "ui-rules-sheriff",
    "wolves": "ui-rules-wolves",
    "third": "ui-rules-third",
    "table": "ui-rules-table",
}
"""Group of a rule -> message id of its heading, in the order in which a table talks them over."""


@list_row
class RuleRow:
    """A house rule with its options."""

    rule_id: str
    name: str
    explain: str
    options: tuple[str, ...]
    current: int
    own: bool
    """The table chose otherwise than the book."""
    book_says: str


@list_row
class RuleGroupRow:
    """A heading with its rules."""

    group: str
    heading: str
    own: int
    """How many of them the table changed."""
    rules: Rows[RuleRow]


@list_row
class PresetRow:
    """A set of house rules that people know by a name."""

    name: str
    current: bool
    """It stands: every rule that matters is as the set has it."""


@element
class RulesViewModel(ScreenModel):
    """What a table agrees on about the game itself. A part of the house rules' screen."""

    changed = Signal()

    def __init__(self, app: AppViewModel, words: Phrasebook, gathering: Gathering) -> None:
        super().__init__(app, words)
        self._gathering = gathering
        self._rows = {group: Rows(RuleRow, parent=self) for group in HEADINGS}
        keeping = Keeping(
            gathering.collection.rules,
            listed=lambda kept: kept.book == gathering.book.id,
            about=self._about,
            current=self._is_current,
            made=lambda name: KeptRules(name, gathering.book.id, gathering.own_rules()),
            take=self._take,
            draws=gathering.draws,
        )
        self._kept = KeptViewModel(app, words, keeping, self)

    def refresh(self) -> None:
        rules = self._gathering.rules()
        shown = []
        for group, heading in HEADINGS.items():
            rows = [self._row(rule) for rule in rules if rule.group == group]
            self._rows[group].replace(rows)
            if rows:
                own = sum(row.own for row in rows)
                shown.append(RuleGroupRow(group, self.words.text(heading), own, self._rows[group]))
        self.groups.replace(shown)
        named = self._gathering.book.presets
        self.presets.replace([PresetRow(self.words.text(one.id), self._stands(one)) for one in named])
        self._kept.refresh()
        self.changed.emit()

    def _row(self, rule: RuleInfo) -> RuleRow:
        base = message_id("house", self._gathering.book.id, rule.id)
        options = tuple(self.words.text(message_id(base, option)) for option in rule.options)
        current = rule.options.index(self._gathering.option(rule))
        return RuleRow(
            rule.id,
            self.words.text(base),
            self.words.lines(base + ".explain"),
            options,
            current,
            current != 0,
            self.words.text("ui-house-default", {"option": Reason(message_id(base, rule.options[0]))}),
        )

    @Slot(str, int)
    def choose(self, rule_id: str, option: int) -> None:
        """Agree on an option of a rule."""
        rule = next(one for one in self._gathering.rules() if one.id == rule_id)
        self._gathering.house[rule_id] = rule.options[option]
        self.refresh()

    @Slot()
    def defaults(self) -> None:
        """Play every rule as the book has it."""
        self._gathering.house.clear()
        self.refresh()

    # --- sets that the book knows ------------------------------------------------------------------------

    def _stands(self, preset: PresetInfo) -> bool:
        """Whether the table plays by a set, as far as it matters for this deck."""
        table = self._gathering
        return all(table.option(rule) == preset.house.get(rule.id, rule.default) for rule in table.rules())

    @Slot(int)
    def takePreset(self, index: int) -> None:
        """Play by a set that people know by its name: all of it, and nothing else."""
        self._gathering.house = dict(self._gathering.book.presets[index].house)
        self.refresh()

    presets = list_of(PresetRow)

    def _get_about(self) -> str:
        named = self._gathering.book.presets
        standing = next((one for one in named if self._stands(one)), None)
        return self.words.lines(f"{standing.id}.explain") if standing else ""

    about = Property(str, lambda self: self._get_about(), notify=changed)
    """A sentence about the set that stands; empty if none does."""

    # --- kept sets --------------------------------------------------------------------------------------

    def _matter(self, kept: KeptRules) -> dict[str, str]:
        """The part of a set that differs from the book and matters for this deck."""
        rules = {rule.id: rule for rule in self._gathering.book.house_rules(self._gathering.deck)}
        return {
            rule_id: option
            for rule_id, option in kept.house.items()
            if rule_id in rules and option in rules[rule_id].options and option != rules[rule_id].default
        }

    def _about(self, kept: KeptRules) -> str:
        matter, every = len(self._matter(kept)), len(kept.house)
        return (
            ""
            if matter == every
            else self.words.text("ui-rules-kept-about", {"matter": matter, "all": every})
        )

    def _is_current(self, kept: KeptRules) -> bool:
        table = self._gathering
        rules = table.book.house_rules(table.deck)
        now = {rule.id: table.option(rule) for rule in rules if table.option(rule) != rule.default}
        return now == self._matter(kept)

    def _take(self, kept: KeptRules) -> None:
        """All of it: what does not matter now may matter when the deck changes."""
        self._gathering.house = dict(kept.house)
        self.refresh()

    # --- shown ------------------------------------------------------------------------------------------

    groups = list_of(RuleGroupRow)
    kept = Property(KeptViewModel, lambda self: self._kept, constant=True)
    own = Property(int, lambda self: sum(group.own for group in self.groups.rows), notify=changed)
    """How many rules differ from the book."""
