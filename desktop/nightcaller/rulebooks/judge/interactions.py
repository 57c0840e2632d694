"""What meets what in the judge manual: the rows of section IV, and the pairs that rulings.md settles.

Every entry has a text in `handbook.ftl` and a scenario that proves it (`test_judge_interactions.py`).
"""

from __future__ import annotations

from nightcaller.rulebooks.guide import Interaction

PACK = ("werewolf", "wolf_beauty", "white_werewolf_king", "werewolf_king", "gargoyle")
"""The wolves about whom section IV has nothing special to say."""
AIMING = (
    "cupid", "guardian", "werewolf", "wolf_beauty", "seer", "witch",
    "hidden_werewolf", "gargoyle", "silencer_elder", "piper",
)  # fmt: skip
"""Whose skills name a number by night."""

INTERACTIONS = (
    # Section IV, row by row.
    Interaction("guard-and-antidote", ("guardian", "witch"), 1),
    Interaction("poison-on-rider", ("witch", "wraith_rider"), 2),
    Interaction("check-on-rider", ("seer", "wraith_rider"), 3),
    Interaction("duel-with-wolf", ("knight", *PACK), 4),
    Interaction("charm-by-vote", ("wolf_beauty",), 5),
    Interaction("white-king-takes", ("white_werewolf_king",), 6),
    Interaction("bomb-by-vote", ("bomber",), 7),
    Interaction("exchange", ("magician", *AIMING), 8),
    Interaction("lovers-die-together", ("cupid",), 9),
    # The Guardian's shield, and what it does not stop.
    Interaction("shield-and-pack", ("guardian", "werewolf")),
    Interaction("shield-and-poison", ("guardian", "witch")),
    Interaction("shield-and-gun", ("guardian", "hunter")),
    Interaction("shield-and-explosion", ("guardian", "white_werewolf_king")),
    Interaction("shield-and-rider", ("guardian", "witch", "wraith_rider")),
    Interaction("shield-and-hidden", ("guardian", "hidden_werewolf")),
    # Eyes by night.
    Interaction("check-on-hidden", ("seer", "hidden_werewolf")),
    Interaction("gargoyle-on-hidden", ("gargoyle", "hidden_werewolf")),
    Interaction("answers-wait", ("magician", "seer", "gargoyle")),
    Interaction("curse-and-exchange", ("magician", "wraith_rider", "seer")),
    Interaction("antidote-and-exchange", ("magician", "witch")),
    # Wolves among themselves.
    Interaction("hidden-from-pack", ("hidden_werewolf", "werewolf")),
    Interaction("hidden-sleeps", ("hidden_werewolf", "gargoyle")),
    Interaction("gargoyle-alone", ("gargoyle", "werewolf")),
    Interaction("king-and-pack", ("werewolf_king", "werewolf")),
    # Guns.
    Interaction("king-and-poison", ("werewolf_king", "witch")),
    Interaction("king-and-duel", ("werewolf_king", "knight")),
    Interaction("king-and-love", ("werewolf_king", "cupid")),
    Interaction("gun-and-vote", ("hunter",)),
    Interaction("gun-and-poison", ("hunter", "witch")),
    Interaction("gun-and-love", ("hunter", "cupid")),
    Interaction("gun-and-charm", ("hunter", "wolf_beauty")),
    Interaction("gun-and-taken", ("hunter", "white_werewolf_king")),
    Interaction("gun-and-bomb", ("hunter", "bomber")),
    Interaction("gun-and-rider", ("hunter", "wraith_rider")),
    Interaction("gun-and-idiot", ("hunter", "idiot")),
    Interaction("gun-before-badge", ("hunter", "sheriff")),
    # The Knight's blade.
    Interaction("duel-with-hidden", ("knight", "hidden_werewolf")),
    Interaction("duel-with-rider", ("knight", "wraith_rider")),
    Interaction("duel-with-beauty", ("knight", "wolf_beauty")),
    Interaction("duel-with-third", ("knight", "cupid", "piper", "bomber")),
    # The badge.
    Interaction("badge-and-idiot", ("sheriff", "idiot")),
    Interaction("badge-and-silence", ("sheriff", "silencer_elder")),
    Interaction("badge-and-charm", ("sheriff", "wolf_beauty")),
    Interaction("badge-and-love", ("sheriff", "cupid")),
    Interaction("badge-and-bomb", ("sheriff", "bomber")),
    Interaction("badge-and-explosion", ("sheriff", "werewolf", "white_werewolf_king")),
    Interaction("silence-and-vote", ("silencer_elder",)),
    # Camps and ends.
    Interaction("love-across", ("cupid", "werewolf")),
    Interaction("love-and-third", ("cupid", "piper", "bomber")),
    Interaction("tune-first", ("piper", "werewolf")),
    Interaction("tune-and-death", ("piper",)),
    Interaction("side-gone", ("commoner", "werewolf")),
)
