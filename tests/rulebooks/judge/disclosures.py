"""What the judge manual lets whom learn. The whole list, in one place; anything else that differs is a leak.

Two games that differ only in a secret must look the same to a seat until one of these happens to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rulebooks.interference import BY, EITHER, SEAT, Disclosure, Law, anybody, everybody, holding, the_others

holders = partial(holding, "judge")

PACK = (
    "werewolf", "wolf_beauty", "white_werewolf_king", "werewolf_king", "wraith_rider", "gargoyle",
)  # fmt: skip
"""Who hunts together; the Hidden Werewolf does not, but may know the pack (house rule)."""


DISCLOSURES: Mapping[str, Disclosure] = {
    "card": Disclosure(lambda view: view.card is not None, "III.1: identity cards; each its own", SEAT),
    "mates": Disclosure(
        holders(*PACK, "hidden_werewolf"), "II: the werewolf camp has shared night vision", the_others
    ),
    "judge.pack.proposal": Disclosure(holders(*PACK), "III.2.3: they open their eyes together"),
    "judge.pack.agreed": Disclosure(holders(*PACK), "III.2.3: they kill together"),
    "judge.seer.learned": Disclosure(holders("seer"), "III.2.5: checks the target's identity", BY),
    "judge.guarded": Disclosure(holders("guardian"), "one's own choice", BY),
    "judge.antidote_used": Disclosure(
        holders("witch"), "one's own choice, and III.2.6: learns the target", BY
    ),
    "judge.poison_used": Disclosure(holders("witch"), "one's own choice", BY),
    "judge.charmed": Disclosure(holders("wolf_beauty"), "one's own choice", BY),
    "judge.hidden_aimed": Disclosure(holders("hidden_werewolf"), "one's own choice", BY),
    "judge.hushed": Disclosure(holders("silencer_elder"), "one's own choice", BY),
    "judge.exchanged": Disclosure(holders("magician"), "one's own choice", BY),
    "judge.matched": Disclosure(holders("cupid"), "one's own choice", BY),
    "judge.seer.cursed": Disclosure(holders("seer"), "IV: no valid information", BY),
    "judge.gargoyle.learned": Disclosure(holders("gargoyle"), "III.2.8: checks player's identity", BY),
    "judge.piped": Disclosure(holders("piper"), "rulings: the Piper knows all", BY),
    "judge.lovers": Disclosure(anybody, "rulings: lovers learn each other", EITHER),
    "judge.confused": Disclosure(anybody, "rulings: confused players are told", SEAT),
    "judge.silenced": Disclosure(everybody, "rulings: told at daybreak publicly"),
    "judge.taken": Disclosure(everybody, "II, White Werewolf King: takes a player with him"),
    "judge.dueled": Disclosure(everybody, "II, Knight: flips his card"),
    "judge.bomb": Disclosure(everybody, "II, Bomber: the explosion"),
    "died": Disclosure(everybody, "III.3: announce the death list"),
    "judge.dawn": Disclosure(everybody, "III.3: announce the death list, or a peaceful night"),
    "judge.shot": Disclosure(everybody, "II, Hunter: he shoots in front of everybody"),
    "judge.exploded": Disclosure(everybody, "II, Common Werewolf: self-explosion during the speeches"),
    "judge.idiot.flipped": Disclosure(everybody, "II, Idiot: flips the card"),
    "marked": Disclosure(everybody, "II: open cards; rulings: who is silenced"),
    "game.over": Disclosure(everybody, "V: the game ends"),
}

SHOWN: Mapping[str, Disclosure] = {
    "judge.witch.antidote": Disclosure(holders("witch"), "III.2.6: learns the kill target"),
    "judge.werewolf_king.shoot": Disclosure(
        holders("werewolf_king"), "II: poison locks his gun; rulings, wolf_king_shoots_when_hunted"
    ),
    "judge.hunter.shoot": Disclosure(holders("hunter"), "rulings, hunter_shoots: poison locks the gun"),
}
"""Questions that tell a secret to the one who is asked, or who finds that he is not."""

LAW = Law(DISCLOSURES, SHOWN)
