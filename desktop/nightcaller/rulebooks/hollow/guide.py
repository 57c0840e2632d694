"""The hollow book's part of the handbook."""

from __future__ import annotations

from nightcaller.rulebooks.guide import Chapter, Guide, Step
from nightcaller.rulebooks.hollow.interactions import INTERACTIONS

GUIDE = Guide(
    interactions=INTERACTIONS,
    chapters=(
        Chapter("goal", "cockerel", ("wolves_win", "lovers_win", "white_wolf_alone")),
        Chapter("night", "moon", ("alternate_nights",)),
        Chapter("day", "sun", ("mayor_from",)),
        Chapter("trial", "ballot", ("crow_votes",)),
    ),
    steps=(
        Step("lovers", "closing", "cupid", ("cupid",), "first-night"),
        Step("dead", "dawn", "cockerel"),
        Step("shot", "dawn", "hunter", ("hunter",)),
        Step("heir", "dawn", "mayor"),
        Step("suspect", "dawn", "crow", ("crow",)),
        Step("mayor", "day", "mayor"),
        Step("talk", "day", "sun"),
        Step("accuse", "day", "villager"),
        Step("defence", "day", "book"),
        Step("trial", "day", "ballot"),
        Step("execution", "day", "moon"),
    ),
    house={"mayor": ("mayor_from",), "werewolf": ("wolves_win",), "villager": ("wolves_win",)},
)
