"""The language switch, the same on every screen that has one: English, Chinese, both."""

from __future__ import annotations

from nightcaller.languages import LANGUAGES
from nightcaller.settings import SettingsError, SettingsFile
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook

_NAMES = {"en": "EN", "zh-CN": "中文"}


def change_languages(index: int, app: AppViewModel, words: Phrasebook, settings: SettingsFile) -> None:
    """Show the language with this index, or both (the one shown now stays first)."""
    if index < len(LANGUAGES):
        languages = (LANGUAGES[index],)
    else:
        first = words.languages[0]
        languages = (first, *(one for one in LANGUAGES if one != first))  # type: ignore[assignment]
    words.speak(languages)
    save(app, settings, languages=languages)


def save(app: AppViewModel, settings: SettingsFile, **fields: object) -> None:
    """Change settings; a disk that does not take them is told, and the change holds for now."""
    try:
        settings.change(**fields)
    except SettingsError as problem:
        app.tell(problem.message_id, **problem.arguments)


def label(language: str) -> str:
    """Return a language's name as its own speakers write it, short."""
    return _NAMES.get(language, "")
