"""What this computer's people have set, and the groups that they play in: one JSON file, written whole or not
at all.

Knows no rule and no screen. A file that cannot be read is kept aside, never overwritten.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import platformdirs

from nightcaller.languages import DEFAULT, LANGUAGES
from nightcaller.stored import StoredFile
from nightcaller.styles import FITTING, Style

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Speed = Annotated[float, msgspec.Meta(ge=0.5, le=2.0)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=900)]

GROUPS_KEPT: Final = 8
EVENINGS_KEPT: Final = 40
"""Of how many evenings the file says how they are told: of those that anybody may still go on with."""


def _spoken(*languages: str) -> None:
    """Refuse a tag that is none of ours: msgspec makes of it a file that cannot be read."""
    if unknown := [one for one in languages if one not in LANGUAGES]:
        raise ValueError(f"not spoken here: {unknown}")


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person of a remembered group."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    language: str = ""
    """Tag of the language of their private pages; empty for the table's."""
    letters: Literal[100, 125, 150, 200] = 100
    """As `SeatedPlayer.letters`."""

    def __post_init__(self) -> None:
        _spoken(self.language or DEFAULT)


class Group(msgspec.Struct, frozen=True):
    """People who played together, in seating order."""

    played: date
    members: tuple[Member, ...]


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """What the table chose last time, offered again next time."""

    book: str = "judge"
    style: Style = FITTING
    ballots: Literal["hands", "secret"] = "hands"
    house: dict[str, str] = {}
    own_cards: bool = False
    deck: dict[str, int] = {}
    """Role id -> cards, as it was dealt last."""
    cards_at_night: bool = False
    cards_when: Literal["before", "called"] = "called"


class Telling(msgspec.Struct, frozen=True):
    """What the table of an evening hears, and how fast: its own, whatever is set when it is not on."""

    languages: Annotated[tuple[str, ...], msgspec.Meta(max_length=2)] = ()
    """The table's languages, the main one first; two are shown and spoken one after the other. Empty: not
    chosen yet, follow the system."""
    voice: bool = True
    names_aloud: bool = False
    """Players are called by name too, at the hand-over and when they speak by day."""
    speeds: dict[str, Speed] = {}
    voices: dict[str, str] = {}
    voice_volume: Share = 1.0
    ambience_volume: Share = 0.6
    effects_volume: Share = 0.8
    narration: Literal["plain", "theatrical"] = "theatrical"
    pace: Literal["quick", "normal", "slow", "ample"] = "normal"

    def __post_init__(self) -> None:
        _spoken(*self.languages, *self.speeds, *self.voices)


class Settings(Telling, frozen=True):
    """Everything that can be set. Unknown fields of a newer version are ignored."""

    speech_seconds: Seconds = 90
    last_words_seconds: Seconds = 60
    answer_seconds: Seconds = 0
    text_scale: Annotated[float, msgspec.Meta(ge=1.0, le=3.0)] = 1.0
    reduced_motion: bool = False
    safe_marks: bool = False
    dim: bool = False
    mentioned: dict[str, str] = {}
    """Message id of a remark about this computer -> the day on which it was made last."""
    habits: Habits = Habits()
    groups: tuple[Group, ...] = ()
    tables: dict[str, Telling] = {}
    """Id of an evening -> how it is told, the latest last."""


class SettingsFile:
    """The settings and the file in which they live.

    Args:
        path: the file; by default `settings.json` in the user's configuration folder.

    While an evening is on, what its table hears is the evening's own: what one person sets at home, with the
    evening left open behind her, changes nothing that the table will hear (secrecy.md, "doors"). What is set
    while it is on is the table's, and holds for the next evening as well.

    Attributes:
        current: what is set now.
        problem: why the file could not be read; None if all is well.
        changed: called after every change.
    """

    def __init__(self, path: Path | None = None) -> None:
        folder = platformdirs.user_config_path("nightcaller", appauthor=False)
        self._file = StoredFile(
            path or folder / "settings.json",
            Settings,
            "error-settings-unreadable",
            "error-settings-not-saved",
        )
        self.changed: list[Callable[[], None]] = []
        self.current = self._kept = self._file.read()
        self._evening = ""
        self.problem = self._file.problem

    def change(self, **fields: Any) -> None:
        """Set some fields and write the file.

        Raises:
            FileNotSaved: the disk does not take it; the change holds until the program ends.
        """
        kept = msgspec.structs.replace(self._kept, **fields)
        told = {field: value for field, value in fields.items() if field in Telling.__struct_fields__}
        if self._evening and told:
            now = msgspec.structs.replace(kept.tables[self._evening], **told)
            kept = msgspec.structs.replace(kept, tables={**kept.tables, self._evening: now})
        self._keep(kept)

    def sit_down(self, evening: str, languages: tuple[str, ...], *, like: str = "") -> None:
        """An evening is on: the table hears what it heard when it was left, or what is set if it begins.

        Args:
            evening: its id.
            languages: what the table reads now, if it begins.
            like: id of the evening that the same people have just played, if they begin another.

        Raises:
            FileNotSaved: as `change`.
        """
        tables = dict(self._kept.tables)
        told = tables.get(evening) or tables.get(like)
        if told is None:
            own = (field for field in Telling.__struct_fields__ if field != "languages")
            told = Telling(languages, **{field: getattr(self._kept, field) for field in own})
        tables.pop(evening, None)
        tables[evening] = told
        latest = dict(list(tables.items())[-EVENINGS_KEPT:])
        self._evening = evening
        self._keep(msgspec.structs.replace(self._kept, tables=latest))

    def get_up(self) -> None:
        """The evening is left: what is set holds again."""
        self._evening = ""
        self._show()

    def _keep(self, kept: Settings) -> None:
        changed = kept != self._kept
        self._kept = kept
        self._show()
        if not changed:
            return
        self._file.write(kept)

    def _show(self) -> None:
        """Put what the table hears over what is kept, and tell whoever goes by it."""
        before, told = self.current, self._kept.tables.get(self._evening)
        own = {field: getattr(told, field) for field in Telling.__struct_fields__} if told else {}
        self.current = msgspec.structs.replace(self._kept, **own)
        if self.current != before:
            for call in self.changed:
                call()

    def remember(self, group: Group) -> None:
        """Put a group first in the list; the same people are remembered once.

        Raises:
            FileNotSaved: as `change`.
        """
        names = {member.name for member in group.members}
        others = (old for old in self.current.groups if {member.name for member in old.members} != names)
        self.change(groups=(group, *others)[:GROUPS_KEPT])
