"""What the forum book lets whom learn; anything else that differs between two games is a leak."""

from __future__ import annotations

from collections.abc import Mapping

from nightcaller.engine import View
from rulebooks.interference import Disclosure, Entitled, Law, anybody, everybody


def holders(*cards: str) -> Entitled:
    """Whoever knows to hold one of these roles or traits, or to have held it: the cursed turn by night."""
    wanted = {f"forum.{card}" for card in cards}

    def entitled(view: View) -> bool:
        if view.card is None:
            return False
        had = {event.facts["role"] for event in view.events if event.kind in {"card", "held"}}
        return bool(wanted & {*view.card.held, *had})

    return entitled


PACK = holders("werewolf", "cultist", "red_werewolf", "red_cultist")

DISCLOSURES: Mapping[str, Disclosure] = {
    "card": Disclosure(anybody, "each its own; a cursed one's new card"),
    "held": Disclosure(anybody, "each its own traits, hidden ones never"),
    "lost": Disclosure(anybody, "a trait that is spent or passed on"),
    "mates": Disclosure(PACK, "informed of all pack-members and the pack's cultist"),
    "forum.joined": Disclosure(PACK, "Cursed: will join them as a wolf"),
    "forum.pack.proposal": Disclosure(PACK, "the pack's orders"),
    "forum.pack.agreed": Disclosure(PACK, "the last order submitted will be used"),
    **{
        f"forum.cultist.{answer}learned": Disclosure(holders("cultist", "red_cultist"), "scanning powers")
        for answer in ("", "apprentice.", "fog.", "trait.")
    },
    **{
        f"forum.seer.{answer}learned": Disclosure(holders("seer"), "scan one person")
        for answer in ("", "apprentice.")
    },
    "forum.priest.learned": Disclosure(holders("priest"), "scan one person"),
    "forum.guarded": Disclosure(holders("guardian_angel"), "one's own order"),
    "forum.treated": Disclosure(holders("doctor"), "one's own order"),
    "forum.hunt": Disclosure(holders("hunter"), "one's own order"),
    "forum.spied": Disclosure(holders("spy"), "clues"),
    "forum.spied_errand": Disclosure(holders("spy"), "clues"),
    "forum.witnessed": Disclosure(holders("witness"), "the identity of one Werewolf"),
    "forum.witnessed_nothing": Disclosure(holders("witness"), "the vigil"),
    "forum.blessing": Disclosure(anybody, "known to the player after he is the target of a hunt"),
    "forum.remembered": Disclosure(anybody, "he will remember one of the attackers"),
    "forum.patient": Disclosure(everybody, "unable to do anything: everybody sees it"),
    "forum.recovered": Disclosure(everybody, "wakes up again"),
    "forum.claimed": Disclosure(anybody, "an apprentice has a master"),
    "forum.took_apprentice": Disclosure(anybody, "a master has an apprentice"),
    "forum.inherited": Disclosure(anybody, "the apprentice takes over"),
    "forum.brutal": Disclosure(everybody, "kills one other player before he is subdued"),
    "forum.dawn": Disclosure(everybody, "the result of the Nightly activities"),
    "forum.revealed": Disclosure(everybody, "who the dead were"),
    "forum.revealed_trait": Disclosure(everybody, "revealed on death"),
    "died": Disclosure(everybody, "the result of the Nightly activities"),
    "marked": Disclosure(everybody, "who is recovering"),
    "unmarked": Disclosure(everybody, "who has recovered"),
    "game.over": Disclosure(everybody, "the end"),
}
SHOWN: Mapping[str, Disclosure] = {}
ROOMS: Mapping[str, Disclosure] = {
    "forum.ghosts": Disclosure(lambda view: view.seat not in view.alive, "ghosts may haunt, taunt and flaunt")
}
LAW = Law(DISCLOSURES, SHOWN, ROOMS)


TEN = (
    *("seer+guardian_angel", "werewolf+witness", "doctor+hunter", "saint+apprentice", "priest+spy"),
    *("saint", "saint", "saint", "werewolf", "cultist"),
)
TWO_PACKS = (
    *("seer+cursed", "werewolf+brutal", "red_werewolf", "red_cultist+spy", "doctor+blessed", "cultist"),
    *("priest+guardian_angel", "saint+apprentice", "saint+hunter", "saint+witness", "saint", "saint"),
)
