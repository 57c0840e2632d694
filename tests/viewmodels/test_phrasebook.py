"""The table's words: whatever changes them says so once, and is known at once."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from nightcaller.languages import LANGUAGES
from nightcaller.text import Catalogue
from nightcaller.viewmodels.phrasebook import Phrasebook


def test_whatever_changes_the_words_moves_their_revision_and_says_so_once(
    qapp: QGuiApplication, catalogue: Catalogue
) -> None:
    words, told = Phrasebook(), list[int]()
    assert words.revision == 0, "there is no text yet"
    words.changed.connect(lambda: told.append(words.revision))
    first, other = [*LANGUAGES][:2]
    for change in (
        lambda: words.open(catalogue, (first,)),
        lambda: words.speak((other,)),
        lambda: words.speak((first, other)),
        lambda: words.learn({"bell": "piper"}),
        lambda: words.learn({"horn": "hunter"}),
    ):
        before, heard = words.revision, len(told)
        change()
        assert words.revision > before
        assert told[heard:] == [words.revision]
    assert words.languages == (first, other)
    heard = len(told)
    words.speak((first, other))
    assert len(told) == heard, "nothing has changed"
    assert [words.emblem(kind) for kind in ("bell", "horn", "seer")] == ["piper", "hunter", "seer"]
