"""The chat book's part of the handbook."""

from nightcaller.rulebooks.chat.factions import PACKAGE
from nightcaller.rulebooks.guide import BookCover, Chapter, Guide, Step
from nightcaller.rulebooks.written import interactions

GUIDE = Guide(
    cover=BookCover("witch", "ocean", 2),
    interactions=interactions(PACKAGE),
    chapters=(
        Chapter("goal", "cockerel", ("village_wins",)),
        Chapter("rooms", "book", ("girl_watches", "square")),
        Chapter("votings", "ballot", ("night_ties", "first_night", "pack_targets")),
        Chapter("kill", "moon"),
    ),
    steps=(
        Step("lovers", "night", "cupid", ("cupid",), "first-night"),
        Step("dead", "dawn", "cockerel"),
        Step("shot", "dawn", "hunter", ("hunter",)),
        Step("heir", "dawn", "major"),
        Step("major", "dawn", "major", (), "first-day"),
        Step("talk", "day", "sun"),
        Step("vote", "day", "ballot"),
        Step("decide", "day", "major"),
        Step("lynch", "day", "moon"),
    ),
    house={
        "werewolf": ("pack_targets", "night_ties"),
        "seeress": ("night_ties",),
        "cupid": ("first_night", "night_ties"),
        "villager": ("village_wins",),
    },
)
