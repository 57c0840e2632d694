"""The chain of a season: each evening with who won it, in words and as a picture, also where nobody did."""

from __future__ import annotations

import msgspec

from nightcaller.languages import LANGUAGES
from nightcaller.table.season.circles import PlayedEvening
from nightcaller.table.season.facts import facts_of
from nightcaller.table.season.season import Season
from nightcaller.text import Catalogue
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.season_rows import EMBLEMS, link_rows
from table.season_kit import season


def test_an_evening_of_the_chain_tells_the_side_that_its_picture_shows(catalogue: Catalogue) -> None:
    facts = facts_of(next(season(1, games=1)))
    for language in LANGUAGES:
        words, told = Phrasebook(catalogue, (language,)), set[str]()
        for side, emblem in EMBLEMS.items():
            one = PlayedEvening(msgspec.structs.replace(facts, side=side), ("Anna",), 0)
            (row,) = link_rows(Season([one]), words)
            assert (row.side, row.emblem) == (side or "nobody", emblem)
            told.add(row.sentence)
        assert len(told) == len(EMBLEMS), told
