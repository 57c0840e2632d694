"""What the revamped book explains beside its roles: its cover, its chapters, a day's course, and where roles
meet; and by what people find one of so many."""

from typing import Final

from nightcaller.rulebooks.guide import BookCover, Chapter, Guide, Step
from nightcaller.rulebooks.revamped.teams import PACKAGE
from nightcaller.rulebooks.written import interactions

EASY: Final = """
    bard child citizen macho runner trickster town_crier acrobat cursed_civilian cursed_civilian_old survivor
    immune_survivor ranger baker aura_teller fortune_teller huntsman receptionist huntress assassin hooker
    stalker grandma executioner wolf alpha_wolf wolfs_cub scared_wolf hellhound packless_wolf knowledge_wolf
    sneaking_wolf warlock riding_hood saint demon undead zombie apprentice fortune_apprentice coroner
    fletchers_customer mayor
"""
PRACTISED: Final = """
    devil archangel reaper ice_king ice_queen evil_scientist angel despot psychopath chef disguised_fox tanner
    white_werewolf gray_werewolf claimspace crowd_seeker medium infected_wolf lone_wolf flute_apprentice
    bartender psychic_wolf
"""
"""How hard a card is to play well; all others take some practice."""

INVESTIGATORS: Final = (
    *("aura_teller", "crowd_seeker", "fortune_teller", "huntsman", "oracle", "receptionist", "coroner"),
)
BY_DAY: Final = (
    "tanner",
    "disguised_fox",
    "devil",
    "archangel",
    "coroner",
    "reaper",
    "ice_queen",
    "chef",
    "medium",
)
LAST_ACTS: Final = ("huntress", "ranger", "fletchers_customer", "mad_scientist")
EVENING: Final = ("macho", "chef", "evil_scientist", "devil", "archangel")

GUIDE: Final = Guide(
    cover=BookCover("devil", "amber", 3, newcomers="first-steps"),
    interactions=interactions(PACKAGE),
    chapters=(
        Chapter("goal", "cockerel", ("wolves_win", "unaligned_block", "couple")),
        Chapter("night", "moon", ("customer",)),
        Chapter("day", "sun", ()),
        Chapter("attacks", "shield", ()),
        Chapter("disguises", "disguised_fox", ()),
        Chapter("changes", "look_alike", ("heir_reads",)),
        Chapter("votes", "ballot", ("tie", "children", "election_first")),
        Chapter("offices", "sheriff", ("election_first", "sabotage")),
        Chapter("boards", "book", ()),
    ),
    steps=(
        Step("song", "dawn", "bard", ("bard",)),
        Step("dead", "dawn", "cockerel"),
        Step("last-acts", "dawn", "huntress", LAST_ACTS),
        Step("heir", "dawn", "fortune_apprentice", ("fortune_apprentice",)),
        Step("reaper", "dawn", "reaper", ("reaper",)),
        Step("round", "dawn", "eye", BY_DAY),
        Step("talk", "day", "sun"),
        Step("mayor-counts", "day", "sheriff"),
        Step("ballots", "day", "ballot"),
        Step("second", "day", "child", ("child",)),
        Step("evening", "day", "moon", EVENING),
        Step("resign", "day", "reporter"),
    ),
    house={
        "wolf": ("wolves_win",),
        "child": ("children",),
        "royal_knight": ("children",),
        "saboteur_wolf": ("sabotage",),
        "cupid": ("couple",),
        "ice_king": ("ice_told",),
        "mayor": ("election_first", "sabotage", "tie"),
        "reporter": ("election_first", "sabotage"),
        "guardian": ("election_first", "sabotage"),
    },
    sides={"revamped.town": "town", "revamped.wolves": "wolf", "revamped.unaligned": "unaligned"},
    categories=(
        "limited",
        *("town_miscellaneous", "town_group", "town_power", "town_investigative", "town_killing"),
        *("wolf_miscellaneous", "wolf_power", "wolf_investigative"),
        *("solo_miscellaneous", "solo_power", "solo_killing"),
        *("unaligned_miscellaneous", "unaligned_align"),
    ),
    hard={1: frozenset(EASY.split()), 3: frozenset(PRACTISED.split())},
)
