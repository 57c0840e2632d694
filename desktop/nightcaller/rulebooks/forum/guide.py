"""The forum book's part of the handbook: chapters, the day's course, and what meets what.

Every interaction has a text in `forum-handbook.ftl` and a scenario that proves it (`test_forum_guide.py`).
"""

from nightcaller.rulebooks.forum import decks
from nightcaller.rulebooks.forum.camps import PACKAGE
from nightcaller.rulebooks.guide import BookCover, Chapter, Guide, Step
from nightcaller.rulebooks.written import interactions

GUIDE = Guide(
    cover=BookCover("cultist", "violet", 3),
    interactions=interactions(PACKAGE),
    chapters=(
        Chapter("goal", "cockerel", ("wolves_win",)),
        Chapter("night", "moon", ("pack_order",)),
        Chapter("day", "sun", ("autolynch", "tie", "dead_revealed")),
        Chapter("traits", "book", ("traits_each",)),
        Chapter("chances", "ballot"),
    ),
    steps=(
        Step("news", "closing", "book", decks.LATE_NEWS),
        Step("dead", "dawn", "cockerel"),
        Step("patients", "dawn", "book", ("doctor",)),
        Step("absence", "day", "book", unless={"autolynch": "off"}),
        Step("talk", "day", "sun"),
        Step("lynch", "day", "ballot"),
        Step("brutal", "day", "moon", ("brutal",)),
    ),
    house={
        "werewolf": ("wolves_win", "pack_order"),
        "red_werewolf": ("wolves_win", "pack_order"),
        "saint": ("autolynch", "tie"),
    },
)
