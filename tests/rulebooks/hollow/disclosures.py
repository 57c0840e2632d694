"""What the hollow book lets whom learn; anything else that differs between two games is a leak."""

from __future__ import annotations

from collections.abc import Mapping

from rulebooks.interference import BY, EITHER, SEAT, Disclosure, Entitled, Law, anybody, everybody, the_others


def holders(*roles: str) -> Entitled:
    """Whoever knows to hold one of these roles."""
    return lambda view: view.card is not None and view.card.role in {f"hollow.{role}" for role in roles}


PACK = holders("werewolf", "white_werewolf")

DISCLOSURES: Mapping[str, Disclosure] = {
    "card": Disclosure(anybody, "each its own; the Thief's new one", SEAT),
    "mates": Disclosure(PACK, "Turns, Night 6: werewolves wake up together", the_others),
    "hollow.pack.proposal": Disclosure(PACK, "Werewolves: choose one victim together"),
    "hollow.pack.agreed": Disclosure(PACK, "Werewolves: choose one victim together"),
    "hollow.betrayed": Disclosure(holders("white_werewolf"), "one's own choice", BY),
    "hollow.farseer.learned": Disclosure(holders("farseer"), "Farseer: to see his role", BY),
    "hollow.fox.learned": Disclosure(holders("fox"), "Fox: the master will affirm or negate", BY),
    "hollow.protected": Disclosure(holders("protector"), "one's own choice", BY),
    "hollow.life_used": Disclosure(holders("witch"), "one's own choice", BY),
    "hollow.death_used": Disclosure(holders("witch"), "one's own choice", BY),
    "hollow.matched": Disclosure(holders("cupid"), "one's own choice", BY),
    "hollow.crow.chose": Disclosure(holders("crow"), "one's own choice", BY),
    "hollow.lovers": Disclosure(anybody, "In love: both learn it", EITHER),
    "hollow.suspected": Disclosure(everybody, "Suspect: the village hears of it"),
    "died": Disclosure(everybody, "Turns: the dead are named"),
    "hollow.dawn": Disclosure(everybody, "Turns: the dead are named, or nobody"),
    "hollow.card_shown": Disclosure(everybody, "house rule dead_revealed: the dead turn over their cards"),
    "hollow.shot": Disclosure(everybody, "Hunter: kills in front of everybody"),
    "hollow.idiot.revealed": Disclosure(everybody, "Idiot!: revealed after execution"),
    "hollow.powers_lost": Disclosure(everybody, "Ancient: all the players lose their powers"),
    "marked": Disclosure(everybody, "Idiot!: revealed"),
    "game.over": Disclosure(everybody, "End of game"),
}
SHOWN: Mapping[str, Disclosure] = {
    "hollow.witch.life": Disclosure(holders("witch"), "Witch: who will be that night's victim or victims"),
    "hollow.witch.death": Disclosure(holders("witch"), "Witch: who will be that night's victim or victims"),
    "hollow.witch.look": Disclosure(holders("witch"), "Witch: every night, with empty hands too"),
    "hollow.thief.swap": Disclosure(holders("thief"), "Thief: the roles displayed by the master"),
    "hollow.thief.card": Disclosure(holders("thief"), "Thief: the roles displayed by the master"),
    "hollow.hunter.shoot": Disclosure(holders("hunter"), "his own last act"),
}
LAW = Law(DISCLOSURES, SHOWN)
