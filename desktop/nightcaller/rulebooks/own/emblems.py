"""Which drawn emblems an own role may carry: those of the shipped set."""

from typing import Final

EMBLEMS: Final = (
    "werewolf", "wolf", "seer", "eye", "moon", "sun", "witch", "hunter", "guardian", "idiot",
    "wolf_beauty", "white_werewolf_king", "hidden_werewolf", "werewolf_king", "wraith_rider", "gargoyle",
    "knight", "silencer_elder", "magician", "cupid", "piper", "bomber", "commoner", "sheriff",
    "white_werewolf", "farseer", "fox", "crow", "ancient", "little_girl", "thief", "cultist", "priest",
    "doctor", "apprentice", "spy", "guardian_angel", "blessed", "cursed", "brutal", "bard", "bartender",
    "child", "fortune_apprentice", "journalist", "macho", "ranger", "runner", "trickster", "town_crier",
    "baker", "butcher", "fletcher", "fletchers_customer", "grandma", "hooker", "medium", "royal_knight",
    "stalker", "aura_teller", "crowd_seeker", "fortune_teller", "huntsman", "oracle", "receptionist",
    "assassin", "barber", "cult_leader", "executioner", "huntress", "mad_scientist", "alpha_wolf",
    "bloody_butcher", "hellhound", "scared_wolf", "sneaking_wolf", "wolfs_cub", "disguised_fox",
    "infected_wolf", "lone_wolf", "saboteur_wolf", "tanner", "lone_warlock", "psychic_wolf", "warlock",
    "gray_werewolf", "flute_apprentice", "devil", "demon", "archangel", "saint", "pyromancer", "vampire",
    "undead", "zombie", "plaguebearer", "ice_king", "ice_queen", "evil_scientist", "reaper", "chef",
    "despot", "psychopath", "riding_hood", "dog", "look_alike", "survivor", "immune_survivor", "acrobat",
    "claimspace", "coroner", "cursed_civilian", "cursed_civilian_old", "knowledge_wolf", "packless_wolf",
    "reporter", "cockerel", "ballot", "book", "villager",
)  # fmt: skip
"""Names of drawings, in the order of the set (`RoleEmblem.qml`)."""
