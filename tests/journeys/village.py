"""Tables of the big book: who sits there, which cards lie on it, and what they wish for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from journeys.people import People

NAMES = ("小满", "Priya", "阿泽", "Olivia", "子涵", "Marcus", "老陈", "晓彤", "Sam", "若曦", "Ada", "大鹏")
PACK = {"wolf", "alpha_wolf", "sneaking_wolf", "infected_wolf", "disguised_fox", "tanner"}
"""Who plays with the wolves in these decks."""
SPARED = {"devil", "ice_king", "barber"}
"""Who plays for nobody else, or has something to show by day."""


def deck(cards: str) -> Mapping[str, int]:
    """Return a deck from its short names."""
    return Counter(f"revamped.{card}" for card in cards.split())


MASKS = deck("wolf sneaking_wolf disguised_fox fortune_teller oracle huntress witch devil")
KITCHEN = deck("wolf infected_wolf chef medium grandma stalker barber tanner")
CALLED = deck("wolf alpha_wolf fortune_teller huntsman hooker witch ranger macho")
DESK = deck("wolf alpha_wolf fortune_teller huntress ice_king witch tanner macho")


def begin(people: People, cards: Mapping[str, int], style: int = 0, by_day: str = "all") -> None:
    """From Home to the first cover, with a deck of the big book by hand, in a table style.

    Args:
        by_day: the house rule `day_round`.
    """
    people.tap("settingsButton")
    people.tap("voice")
    people.tap("backButton")
    people.sit_down(*NAMES[: sum(cards.values())], book="revamped")
    people.stage.gathering.take(dict(cards))
    people.stage.gathering.house["day_round"] = by_day
    people.stage.app.back()
    people.picture("deck-by-hand")
    people.tap("nextButton")
    people.tap(f"style{style}")
    people.picture(f"house-rules-{style}")
    people.tap("beginButton")


def no_wolf(people: People, _number: int) -> int | None:
    """The first living neighbour who is none of the pack's; some come last."""
    others = [one for one in people.living() if people.roles.get(one) not in PACK]
    return min(others, key=lambda one: people.roles.get(one) in SPARED, default=None)


def a_wolf(people: People, _number: int) -> int | None:
    """The last living of the pack."""
    return next((one for one in reversed(people.living()) if people.roles.get(one) in PACK), None)


def the_village_errs(people: People) -> None:
    """The pack attacks, and by day the village elects a wolf and lynches its own: such evenings end."""
    people.wishes |= {"vote": no_wolf, "revamped-pack-attack": no_wolf, "revamped-mayor-vote": a_wolf}
