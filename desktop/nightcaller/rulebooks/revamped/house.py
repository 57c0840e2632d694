"""House rules of the revamped book that belong to the table and not to a card (rulings, revamped-edges)."""

from typing import Final

from nightcaller.engine.book import HouseRule

TABLE_RULES: Final = (
    HouseRule("tie", ("nobody", "draw"), group="day"),
    HouseRule("wolves_win", ("everyone", "parity")),
)
