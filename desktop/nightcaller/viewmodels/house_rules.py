"""What the table agrees on: only the rules that matter for this deck, and how the evening is run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.settings import Habits, SettingsFile
from nightcaller.table.sitting import Ballots, Style
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.languages import save
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.screen import ScreenModel

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

STYLES: Final[tuple[Style, ...]] = ("pass_around", "eyes_closed")
BALLOTS: Final[tuple[Ballots, ...]] = ("hands", "secret")
PACES: Final[tuple[Literal["quick", "normal", "slow"], ...]] = ("quick", "normal", "slow")
NARRATIONS: Final[tuple[Literal["plain", "theatrical"], ...]] = ("plain", "theatrical")
SPEECH: Final = (0, 45, 60, 90, 120, 180)
LAST_WORDS: Final = (0, 30, 60, 90)
ANSWER: Final = (0, 30, 60, 120)


def nearest(seconds: int, choices: Sequence[int]) -> int:
    """Return the index of the choice closest to what is set; off stays off."""
    if seconds == 0:
        return 0
    return min(range(1, len(choices)), key=lambda at: abs(choices[at] - seconds))


def clock_text(words: Phrasebook, seconds: int) -> str:
    """Return a clock's length as people say it, or that there is none."""
    if seconds:
        return words.first("ui-clock-seconds", {"seconds": seconds})
    return words.text("ui-clock-off")


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A house rule with its options."""

    rule_id: str
    name: str
    explain: str
    options: tuple[str, ...]
    current: int
    default_note: str
    """Says which option the book has, where the table chose another."""


@QmlElement
class RuleRows(Rows[RuleRow]):
    """The house rules that matter."""

    row_type = RuleRow


@QmlElement
class HouseRulesViewModel(ScreenModel):
    """House rules, table style, ballots, clocks, the voice; then the cards are dealt."""

    changed = Signal()
    begun = Signal(object)
    """The `Sitting` to begin."""
    voiceTestRequested = Signal(str)
    """Language to try."""

    def __init__(
        self, app: AppViewModel, words: Phrasebook, settings: SettingsFile, gathering: Gathering
    ) -> None:
        super().__init__(app, words)
        self._settings = settings
        self._gathering = gathering
        self._rules = RuleRows(parent=self)

    def refresh(self) -> None:
        table, say = self._gathering, self.words.text
        rows = []
        for rule in table.rules():
            base = message_id("house", table.book.id, rule.id)
            options = tuple(say(message_id(base, option)) for option in rule.options)
            current = rule.options.index(table.option(rule))
            note = say("ui-house-default", {"option": options[0]}) if current else ""
            rows.append(
                RuleRow(rule.id, say(base), self.words.lines(base + ".explain"), options, current, note)
            )
        self._rules.replace(rows)
        self.changed.emit()

    # --- the rules --------------------------------------------------------------------------------------

    @Slot(str, int)
    def chooseRule(self, rule_id: str, option: int) -> None:
        """Agree on an option of a rule."""
        rule = next(one for one in self._gathering.rules() if one.id == rule_id)
        self._gathering.house[rule_id] = rule.options[option]
        self.refresh()

    @Slot()
    def defaults(self) -> None:
        """Play every rule as the book has it."""
        self._gathering.house.clear()
        self.refresh()

    def _get_rules(self) -> RuleRows:
        return self._rules

    rules = Property(RuleRows, _get_rules, constant=True)

    def _get_own(self) -> int:
        return sum(self._gathering.option(rule) != rule.default for rule in self._gathering.rules())

    own = Property(int, _get_own, notify=changed)
    """How many rules differ from the book."""

    # --- how the evening is run -------------------------------------------------------------------------

    def _get_style(self) -> int:
        return STYLES.index(self._gathering.style)

    style = Property(int, _get_style, notify=changed)

    @Slot(int)
    def chooseStyle(self, index: int) -> None:
        """Pass the laptop around, or close all eyes."""
        self._gathering.style = STYLES[index]
        self.refresh()

    def _get_ballots(self) -> int:
        return BALLOTS.index(self._gathering.ballots)

    ballots = Property(int, _get_ballots, notify=changed)

    @Slot(int)
    def chooseBallots(self, index: int) -> None:
        """Vote by show of hands, or in secret."""
        self._gathering.ballots = BALLOTS[index]
        self.refresh()

    def _get_speech(self) -> int:
        return nearest(self._settings.current.speech_seconds, SPEECH)

    speech = Property(int, _get_speech, notify=changed)

    @Slot(int)
    def chooseSpeech(self, index: int) -> None:
        """Clock of a speech."""
        self._save(speech_seconds=SPEECH[index])

    def _get_last_words(self) -> int:
        return nearest(self._settings.current.last_words_seconds, LAST_WORDS)

    lastWords = Property(int, _get_last_words, notify=changed)

    @Slot(int)
    def chooseLastWords(self, index: int) -> None:
        """Clock of last words."""
        self._save(last_words_seconds=LAST_WORDS[index])

    def _get_answer(self) -> int:
        return nearest(self._settings.current.answer_seconds, ANSWER)

    answer = Property(int, _get_answer, notify=changed)

    @Slot(int)
    def chooseAnswer(self, index: int) -> None:
        """How long a private question waits."""
        self._save(answer_seconds=ANSWER[index])

    def _get_pace(self) -> int:
        return PACES.index(self._settings.current.pace)

    pace = Property(int, _get_pace, notify=changed)

    @Slot(int)
    def choosePace(self, index: int) -> None:
        """How long calls and visits last at least."""
        self._save(pace=PACES[index])

    def _get_narration(self) -> int:
        return NARRATIONS.index(self._settings.current.narration)

    narration = Property(int, _get_narration, notify=changed)

    @Slot(int)
    def chooseNarration(self, index: int) -> None:
        """Plain or theatrical."""
        self._save(narration=NARRATIONS[index])

    def _get_voice(self) -> bool:
        return self._settings.current.voice

    voice = Property(bool, _get_voice, notify=changed)

    @Slot(bool)
    def speakAloud(self, on: bool) -> None:
        """Let the laptop read the script, or show it only."""
        self._save(voice=on)

    @Slot()
    def testVoice(self) -> None:
        """Say a line in every language of the table."""
        for language in self.words.languages:
            self.voiceTestRequested.emit(language)

    def _save(self, **fields: object) -> None:
        save(self.app, self._settings, **fields)
        self.refresh()

    @Property(list, notify=changed)
    def speechChoices(self) -> Sequence[str]:
        """Texts of the speech clock."""
        return [clock_text(self.words, one) for one in SPEECH]

    @Property(list, notify=changed)
    def lastWordsChoices(self) -> Sequence[str]:
        """Texts of the last words' clock."""
        return [clock_text(self.words, one) for one in LAST_WORDS]

    @Property(list, notify=changed)
    def answerChoices(self) -> Sequence[str]:
        """Texts of the private questions' clock."""
        return [clock_text(self.words, one) for one in ANSWER]

    # --- begin ------------------------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Deal: the habits are remembered, the evening begins."""
        table = self._gathering
        habits = Habits(table.book.id, table.style, table.ballots, dict(table.house))
        save(self.app, self._settings, habits=habits)
        self.begun.emit(table.sitting())
