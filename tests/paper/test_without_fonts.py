"""A computer without a single font prints what any other does: our letters, and all of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtPdf import QPdfDocument

from nightcaller.languages import LANGUAGES
from nightcaller.table.shelf.books import every_book
from nightcaller.text import Catalogue, message_id

PRINT: Final = """
import sys
from pathlib import Path
from PySide6.QtGui import QFontDatabase, QGuiApplication
from nightcaller.app.fonts import load_type
from nightcaller.languages import LANGUAGES
from nightcaller.paper.cards import cards
from nightcaller.paper.night_sheet import night_sheet
from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.rules_page import rules_page
from nightcaller.paper.sheet import Families, Size
from nightcaller.resources import shipped
from nightcaller.styles import Style
from nightcaller.table.shelf.books import every_book
from nightcaller.table.shelf.handbook import OpenTable
from nightcaller.text import Catalogue
from nightcaller.viewmodels.lettering import Lettering

app = QGuiApplication([])
# Qt's three names for "any font" are all that there is.
assert set(QFontDatabase.families()) <= {"Monospace", "Sans Serif", "Serif"}, QFontDatabase.families()
look = load_type()
families = Families(look.sans, Lettering(look.sans, look.serif, look.serif_file, app).display)
catalogue = Catalogue(shipped("i18n"))
book = next(iter(every_book()))
deck = book.recommended(9)[-1]
house = {rule.id: rule.default for rule in book.every_house_rule()} | dict(deck.house)
people = ("小满", "Olivia", "喆", "Bo", "若曦", "Ольга", "José", "祎", "Priya")
opened = OpenTable(book.id, deck.deck, house)
for language in LANGUAGES:
    style = Style.MODERATED
    table = PublicTable(opened, book.roles, people, {}, (), style, language, catalogue, families, Size.A4)
    for kind in (cards, night_sheet, rules_page):
        (Path(sys.argv[1]) / f"{language}.{kind.__name__}.pdf").write_bytes(kind(table).pdf())
"""
NONE: Final = '<?xml version="1.0"?><fontconfig><cachedir>{folder}/cache</cachedir></fontconfig>'


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that is printed in every language, where no font is installed."""
    folder = tmp_path_factory.mktemp("printed")
    configured = folder / "fonts.conf"
    configured.write_text(NONE.format(folder=folder))
    nowhere = {
        "FONTCONFIG_FILE": str(configured),
        "XDG_DATA_HOME": str(folder),
        "QT_QPA_PLATFORM": "offscreen",
    }
    subprocess.run([sys.executable, "-c", PRINT, str(folder)], check=True, env=os.environ | nowhere)
    return folder


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig can be told that there are no fonts")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["cards", "night_sheet", "rules_page"])
def test_what_is_printed_has_our_letters_and_every_word(
    printed: Path, catalogue: Catalogue, kind: str, language: str
) -> None:
    file = printed / f"{language}.{kind}.pdf"
    fonts = re.findall(rb"/FontName\s*/\w+\+([\w-]+)", file.read_bytes())
    assert fonts, "no letters are in it"
    assert {name.partition(b"-")[0] for name in fonts} <= {b"NightcallerSans", b"NightcallerSerif"}
    document = QPdfDocument()
    assert document.load(str(file)) == QPdfDocument.Error.None_
    text = "".join(document.getAllText(page).text() for page in range(document.pageCount()))
    solid = re.sub(r"\s", "", text)
    book = next(iter(every_book()))
    for role in book.recommended(9)[-1].deck:
        name = catalogue.say(language, message_id("role", role))
        assert re.sub(r"\s", "", name) in solid, name
    if kind == "night_sheet":
        assert all(name in solid for name in ("小满", "喆", "祎", "Ольга", "José"))
    document.close()
