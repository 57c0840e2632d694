"""A third language, for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.text import Catalogue
from third_language.esperanto import Esperanto, all_text


@pytest.fixture
def text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of messages; the program knows one language more."""
    monkeypatch.setitem(LANGUAGES, Esperanto.tag, Esperanto())
    return all_text(tmp_path)


@pytest.fixture
def catalogue(text: Path) -> Iterator[Catalogue]:
    """All text, of the toy as well."""
    yield Catalogue(text)
