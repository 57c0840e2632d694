"""The language switch, the same on every screen that has one: each language alone, then every two of them."""

from __future__ import annotations

from collections.abc import Sequence

from nightcaller.languages import LANGUAGES, offered
from nightcaller.settings import SettingsFile
from nightcaller.stored import FileNotSaved
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook


def own_names() -> list[str]:
    """Return what each language calls itself."""
    return [language.name for language in LANGUAGES.values()]


def choices() -> list[str]:
    """Return what the switch offers: "English", "中文", "中文 + English"."""
    return [" + ".join(LANGUAGES[tag].name for tag in reversed(tags)) for tags in offered()]


def short_choices() -> list[str]:
    """Return the same for a small switch: "EN", "中文", "中 + EN"."""
    return [
        " + ".join(LANGUAGES[tag].initial for tag in reversed(tags)) if tags[1:] else label(*tags)
        for tags in offered()
    ]


def place(languages: Sequence[str]) -> int:
    """Return where on the switch the table's languages are, whichever of two is the main one."""
    return next(at for at, tags in enumerate(offered()) if {*tags} == {*languages})


def change_languages(index: int, app: AppViewModel, words: Phrasebook, settings: SettingsFile) -> None:
    """Show what stands at a place of the switch; of two languages the one shown now stays first."""
    if not 0 <= index < len(offered()):
        return
    now = words.languages[0]
    languages = tuple(sorted(offered()[index], key=lambda tag: tag != now))
    words.speak(languages)
    save(app, settings, languages=languages)


def save(app: AppViewModel, settings: SettingsFile, **fields: object) -> None:
    """Change settings; a disk that does not take them is told, and the change holds for now."""
    try:
        settings.change(**fields)
    except FileNotSaved as problem:
        app.tell(problem.message_id, **problem.arguments)


def label(language: str) -> str:
    """Return a language's name as its own speakers write it, short; empty for none."""
    return LANGUAGES[language].short if language in LANGUAGES else ""
