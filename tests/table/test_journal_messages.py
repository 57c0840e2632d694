"""Whatever goes wrong with an evening's files, people read it in their language."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from nightcaller.errors import Reason
from nightcaller.resources import shipped
from nightcaller.table.shelf.journal import (
    Damage,
    JournalBeginningDamaged,
    JournalBusy,
    JournalCopied,
    JournalDiffers,
    JournalError,
    JournalForeign,
    JournalFromNewerVersion,
    JournalKeyMissing,
    JournalKeyWrong,
    JournalNotSaved,
    JournalUnreachable,
)
from nightcaller.table.shelf.stories import (
    NoSuchEvening,
    StoryAlreadyThere,
    StoryDiffers,
    StoryFromNewerVersion,
    StoryMissing,
    StoryRoleRefused,
    StoryUnreadable,
)
from nightcaller.text import LANGUAGES, Catalogue

FOLDER = Path("/somewhere/nightcaller")
FAULTS = [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EINVAL]
ERRORS = [
    JournalError(),
    JournalForeign(),
    JournalFromNewerVersion("2"),
    JournalKeyMissing(FOLDER),
    JournalKeyWrong(FOLDER),
    JournalBusy(),
    JournalCopied(),
    JournalBeginningDamaged(),
    JournalDiffers(written="1", now="2"),
    *(JournalNotSaved(FOLDER / "a.journal", OSError(fault, "")) for fault in FAULTS),
    JournalUnreachable(FOLDER / "a.journal"),
    NoSuchEvening(),
    StoryMissing("/somewhere/an evening.nightcaller"),
    StoryUnreadable("a.json"),
    StoryFromNewerVersion("a.json"),
    StoryAlreadyThere(),
    StoryDiffers("0.9"),
    StoryRoleRefused(Reason("error-own-file-missing", {"line": 0, "field": "does"})),
]
DAMAGES = [
    Damage("tail", 0, 1, 1, "kept"),
    Damage("middle", 0, 1, 1, "kept"),
    Damage("middle", 0, 1, 7, "kept"),
    Damage("short", 0, 1, 1, ""),
    Damage("long", 0, 1, 2, ""),
    Damage("short", 0, 1, 7, ""),
]


def test_the_list_above_is_complete() -> None:
    def kinds(base: type[JournalError]) -> set[type[JournalError]]:
        return {base}.union(*(kinds(one) for one in base.__subclasses__()))

    assert {type(error) for error in ERRORS} == kinds(JournalError)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", ERRORS + DAMAGES, ids=lambda problem: problem.message_id)
def test_every_problem_has_its_sentence(problem: JournalError | Damage, language: str) -> None:
    assert Catalogue(shipped("i18n")).say(language, problem.message_id, **problem.arguments)


def test_both_languages_have_the_same_messages() -> None:
    def ids(language: str) -> list[str]:
        lines = (shipped("i18n") / language / "journal.ftl").read_text(encoding="utf-8").splitlines()
        return [line.split(" =")[0] for line in lines if line[:1].isalpha()]

    assert ids("en") == ids("zh-CN")
    said = {problem.message_id for problem in ERRORS + DAMAGES}
    assert set(ids("en")) == said
