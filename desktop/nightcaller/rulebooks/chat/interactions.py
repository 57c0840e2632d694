"""What meets what in the chat book: roles that stack, rooms that overlap, and powers that share a moment.

Every entry has a text in `chat-handbook.ftl` and a scenario that proves it (`test_chat_guide.py`).
"""

from __future__ import annotations

from nightcaller.rulebooks.guide import Interaction

INTERACTIONS = (
    Interaction("girl-and-room", ("little_girl", "werewolf")),
    Interaction("eye-and-stack", ("seeress", "major")),
    Interaction("eye-and-love", ("seeress", "cupid")),
    Interaction("two-eyes", ("seeress",)),
    Interaction("two-bows", ("cupid",)),
    Interaction("two-kettles-heal", ("witch",)),
    Interaction("two-kettles-kill", ("witch",)),
    Interaction("heal-and-flag", ("witch", "werewolf")),
    Interaction("gun-and-major", ("hunter", "major")),
    Interaction("gun-and-love", ("hunter", "cupid")),
    Interaction("love-across", ("cupid", "werewolf")),
    Interaction("tie-and-major", ("major", "villager")),
    Interaction("wolf-and-village", ("werewolf", "villager")),
)
