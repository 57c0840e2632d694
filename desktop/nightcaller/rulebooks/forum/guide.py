"""The forum book's part of the handbook: chapters, the day's course, and what meets what.

Every interaction has a text in `forum-handbook.ftl` and a scenario that proves it (`test_forum_guide.py`).
"""

from __future__ import annotations

from nightcaller.rulebooks.forum import decks
from nightcaller.rulebooks.guide import Chapter, Cover, Guide, Interaction, Step

GUIDE = Guide(
    cover=Cover("cultist", "violet", 3),
    interactions=(
        Interaction("angel-and-pack", ("guardian_angel", "werewolf", "red_werewolf")),
        Interaction("angel-before-blessing", ("guardian_angel", "blessed", "doctor")),
        Interaction("doctor-and-patients", ("doctor", "werewolf")),
        Interaction("doctor-and-angel", ("doctor", "guardian_angel")),
        Interaction("curse-and-pack", ("cursed", "werewolf", "red_werewolf")),
        Interaction("curse-and-gun", ("cursed", "hunter")),
        Interaction("blessing-and-two-packs", ("blessed", "werewolf", "red_werewolf")),
        Interaction("seer-and-hunter", ("seer", "hunter", "priest")),
        Interaction("seer-and-apprentice", ("seer", "apprentice")),
        Interaction("priest-and-cultist", ("priest", "cultist", "red_cultist", "saint")),
        Interaction("cultist-and-apprentice", ("cultist", "apprentice", "red_cultist")),
        Interaction("cultist-and-last-wolf", ("cultist", "werewolf")),
        Interaction("spy-and-weapon", ("spy", "hunter")),
        Interaction("hunter-and-apprentice", ("hunter", "apprentice")),
        Interaction("witness-and-no-kill", ("witness", "guardian_angel")),
        Interaction("brutal-and-patient", ("brutal", "doctor")),
    ),
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
