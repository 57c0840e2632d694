"""What meets what in the hollow book: its characters and statuses against each other.

Every entry has a text in `hollow-handbook.ftl` and a scenario that proves it (`test_hollow_guide.py`).
"""

from __future__ import annotations

from nightcaller.rulebooks.guide import Interaction

INTERACTIONS = (
    Interaction("shield-and-pack", ("protector", "werewolf")),
    Interaction("shield-and-betrayal", ("protector", "white_werewolf")),
    Interaction("shield-and-poison", ("protector", "witch")),
    Interaction("shield-before-skin", ("protector", "ancient")),
    Interaction("skin-and-pack", ("ancient", "werewolf")),
    Interaction("skin-and-poison", ("ancient", "witch", "hunter")),
    Interaction("curse", ("ancient", "villager")),
    Interaction("curse-and-idiot", ("ancient", "idiot")),
    Interaction("curse-and-gun", ("ancient", "hunter")),
    Interaction("curse-and-love", ("ancient", "cupid")),
    Interaction("curse-and-hat", ("ancient", "mayor")),
    Interaction("two-bitten", ("witch", "white_werewolf")),
    Interaction("nose-and-white", ("fox", "white_werewolf")),
    Interaction("eye-and-white", ("farseer", "white_werewolf")),
    Interaction("thief-and-pack", ("thief", "werewolf")),
    Interaction("thief-and-night", ("thief",)),
    Interaction("love-across", ("cupid", "werewolf")),
    Interaction("love-and-shield", ("cupid", "protector")),
    Interaction("gun-before-hat", ("hunter", "mayor")),
    Interaction("feather", ("crow",)),
    Interaction("laugh", ("idiot",)),
)
