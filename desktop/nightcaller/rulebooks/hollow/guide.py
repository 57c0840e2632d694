"""The hollow book's part of the handbook."""

from nightcaller.rulebooks.guide import BookCover, Chapter, Guide, Step
from nightcaller.rulebooks.hollow.camps import PACKAGE
from nightcaller.rulebooks.written import interactions

NO_MAYOR = {"mayor": "no"}

GUIDE = Guide(
    cover=BookCover("fox", "forest", 1),
    interactions=interactions(PACKAGE),
    chapters=(
        Chapter("goal", "cockerel", ("wolves_win", "lovers_win", "dead_lovers_win", "white_wolf_alone")),
        Chapter("night", "moon", ("alternate_nights", "crow_nights", "dead_revealed")),
        Chapter("day", "sun", ("mayor", "mayor_from", "mayor_tie")),
        Chapter("trial", "ballot", ("votes_skip", "crow_votes", "mayor_vote", "mayor_breaks_ties")),
    ),
    steps=(
        Step("lovers", "closing", "cupid", ("cupid",), "first-night"),
        Step("dead", "dawn", "cockerel"),
        Step("shot", "dawn", "hunter", ("hunter",)),
        Step("heir", "dawn", "mayor", unless=NO_MAYOR),
        Step("suspect", "dawn", "crow", ("crow",)),
        Step("mayor", "day", "mayor", unless=NO_MAYOR),
        Step("talk", "day", "sun"),
        Step("accuse", "day", "villager"),
        Step("defence", "day", "book"),
        Step("trial", "day", "ballot"),
        Step("execution", "day", "moon"),
    ),
    house={
        "mayor": ("mayor", "mayor_from", "mayor_tie", "mayor_vote", "mayor_breaks_ties"),
        "werewolf": ("wolves_win",),
        "villager": ("wolves_win",),
    },
)
