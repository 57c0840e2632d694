"""What the chat book lets whom learn; anything else that differs between two games is a leak."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from nightcaller.engine import Event, View
from rulebooks.interference import BY, SEAT, Disclosure, Law, anybody, everybody, holding, the_others

holders = partial(holding, "chat")


def killed(view: View) -> bool:
    """Whoever has been killed, and has something to say in the kill room: a Hunter, or the Major."""
    return view.seat not in view.alive and (holders("hunter")(view) or "chat.major" in view.offices)


def voting(event: Event, view: View) -> bool:
    """The reader votes in the room in which that has come up."""
    rooms = {"pack": ("werewolf", "little_girl"), "look": ("seeress",)}
    return holders(*rooms.get(str(event.facts["about"]), ("cupid",)))(view)


def alike(event: Event, view: View) -> bool:
    """The reader has the card of those whom she is told of, and is none of them."""
    same = view.card is not None and all(role in view.card.held for _seat, role in event.facts["mates"])
    return same and the_others(event, view)


VOTERS = ("werewolf", "little_girl", "seeress", "cupid")
DISCLOSURES: Mapping[str, Disclosure] = {
    "card": Disclosure(anybody, "each its own", SEAT),
    "held": Disclosure(anybody, "each its own", SEAT),
    "mates": Disclosure(
        holders("werewolf", "seeress", "witch", "cupid"), "default visible for: its own role", alike
    ),
    "chat.pack.proposal": Disclosure(holders("werewolf", "little_girl"), "the voting in their room"),
    "chat.pack.agreed": Disclosure(holders("werewolf", "little_girl"), "the voting in their room"),
    "chat.look.proposal": Disclosure(holders("seeress"), "the voting in their room"),
    "chat.seeress.learned": Disclosure(holders("seeress"), "all roles are revealed to the seeress"),
    "chat.arrow_one.proposal": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.arrow_two.proposal": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.arrow_one": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.arrow_two": Disclosure(holders("cupid"), "the voting in their room"),
    "chat.tied": Disclosure(holders(*VOTERS), "the voting in their room", voting),
    "chat.drawn": Disclosure(holders(*VOTERS), "the voting in their room", voting),
    "chat.lovers": Disclosure(holders("cupid", "amorous"), "default visible for: cupid, amorous"),
    "chat.heal.proposal": Disclosure(holders("witch"), "the voting in their room"),
    "chat.kill.proposal": Disclosure(holders("witch"), "the voting in their room"),
    "chat.healed": Disclosure(holders("witch"), "the voting in their room"),
    "chat.poisoned": Disclosure(holders("witch"), "the voting in their room"),
    "chat.heal_spent": Disclosure(holders("witch"), "every witch loses the heal potion", BY),
    "chat.kill_spent": Disclosure(holders("witch"), "one's own potion", BY),
    "died": Disclosure(everybody, "night kill, day kill"),
    "chat.dawn": Disclosure(everybody, "night kill"),
    "chat.shot": Disclosure(everybody, "the Hunter shoots in front of everybody"),
    "game.over": Disclosure(everybody, "game finished, winner"),
}
"""What the text lets whom learn; anything else that differs is a leak."""

SHOWN = {
    "chat.witch.heal": Disclosure(holders("witch"), "the victim from the wolves is its only target"),
    "chat.witch.kill": Disclosure(holders("witch"), "the wolf target is none"),
}
"""Questions that tell a secret to the one who is asked: the wolves' victim."""

NOBODY_ELSE = "whoever may read finds what others wrote"
ROOMS = {
    "chat.werewolf": Disclosure(holders("werewolf", "little_girl"), NOBODY_ELSE),
    "chat.seeress": Disclosure(holders("seeress"), NOBODY_ELSE),
    "chat.cupid": Disclosure(holders("cupid"), NOBODY_ELSE),
    "chat.witch": Disclosure(holders("witch"), NOBODY_ELSE),
    "chat.amorous": Disclosure(holders("amorous"), NOBODY_ELSE),
    "chat.kill": Disclosure(killed, NOBODY_ELSE),
    "chat.village": Disclosure(anybody, NOBODY_ELSE),
}
"""Room -> who may find something new in it."""

LAW = Law(DISCLOSURES, SHOWN, ROOMS)
