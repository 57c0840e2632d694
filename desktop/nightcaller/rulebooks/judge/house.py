"""House rules of the judge manual: its own tips and what rulings.md leaves to the table.

What concerns one card alone stands beside that card.
"""

from typing import Final

from nightcaller.engine.book import HouseRule

TABLE_RULES: Final = (
    HouseRule("wolves_may_pass", ("yes", "no"), group="night"),
    HouseRule("wolves_may_target_pack", ("yes", "no"), group="night"),
    HouseRule("sheriff", ("yes", "no"), group="sheriff"),
    HouseRule("election", ("after", "before"), group="sheriff", given=("sheriff", "yes")),
    HouseRule(
        "race_explosion",
        ("next-day", "second-explosion", "badge-lost"),
        group="sheriff",
        given=("sheriff", "yes"),
    ),
    HouseRule("tie", ("runoff", "nobody"), group="day"),
    HouseRule("last_words", ("those", "everybody", "nobody"), group="day"),
    HouseRule("wolves_win", ("side", "everyone", "parity")),
)
