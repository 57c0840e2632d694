"""Write `i18n/zh-CN/pinyin.txt`: how the names of roles and pages are typed on a keyboard of Latin letters.

    pip install pypinyin
    python packaging/pinyin/build.py

Needs pypinyin at build time only. A name that pypinyin reads wrong is put right in `READ`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from nightcaller.rulebooks import books, guide
from nightcaller.table.shelf.books import book_info
from nightcaller.text import Catalogue, message_id

FOLDER: Final = Path(__file__).resolve().parents[2] / "i18n"
HAN: Final = re.compile("[\u3400-\u9fff]")
READ: Final = {"镇长": ("zhen", "zhang")}
"""What has several readings, as it is read."""


def names() -> list[str]:
    """Return every Chinese name of a role and of a page of the handbook, each once, sorted."""
    catalogue = Catalogue(FOLDER)
    messages = [
        message
        for book in books().values()
        for message in (
            *(message_id("role", role) for role in (*book.roles, *book_info(book.id).offices)),
            *(message_id(f"chapter-{book.id}", chapter.id) for chapter in guide(book.id).chapters),
        )
    ]
    said = {catalogue.say("zh-CN", message) for message in messages}
    return sorted(name for name in said if HAN.search(name))


def table() -> str:
    """Return the file: a name, a tab, its syllables without tones; ü is v, as it is typed."""
    from pypinyin import Style, lazy_pinyin

    lines = []
    for name in names():
        signs = "".join(HAN.findall(name))
        syllables = lazy_pinyin(signs, style=Style.NORMAL, v_to_u=False)
        # Not into pypinyin's own dictionary, which others in the same process read.
        for word, read in READ.items():
            if (at := signs.find(word)) >= 0:
                syllables[at : at + len(word)] = read
        lines.append(f"{name}\t{' '.join(syllables)}\n")
    return "".join(lines)


if __name__ == "__main__":
    (FOLDER / "zh-CN" / "pinyin.txt").write_text(table(), encoding="utf-8")
