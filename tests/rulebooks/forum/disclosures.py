"""What the forum book lets whom learn; anything else that differs between two games is a leak."""

from __future__ import annotations

from collections.abc import Mapping

from nightcaller.engine import Event, View
from nightcaller.rulebooks.forum import BOOK
from rulebooks.interference import BY, SEAT, Disclosure, Entitled, Law, anybody, everybody, the_others


def holders(*cards: str) -> Entitled:
    """Whoever knows to hold one of these roles or traits, or to have held it: the cursed turn by night."""
    wanted = {f"forum.{card}" for card in cards}

    def entitled(view: View) -> bool:
        if view.card is None:
            return False
        had = {event.facts["role"] for event in view.events if event.kind in {"card", "held"}}
        return bool(wanted & {*view.card.held, *had})

    return entitled


def mates(event: Event, view: View) -> bool:
    """The others of the reader's own pack."""
    packs = {BOOK.roles[role].team for _seat, role in event.facts["mates"]}
    return view.card is not None and packs <= {view.card.team} and the_others(event, view)


def proposed(event: Event, view: View) -> bool:
    """By the reader, or by one of the reader's pack."""
    return BY(event, view) or (view.card is not None and event.facts["by"] in dict(view.card.mates))


def of_the_pack(event: Event, view: View) -> bool:
    """It is the reader's own."""
    return view.card is not None and view.card.team == f"forum.{event.facts['pack']}_pack"


PACK = holders("werewolf", "cultist", "red_werewolf", "red_cultist")

DISCLOSURES: Mapping[str, Disclosure] = {
    "card": Disclosure(anybody, "each its own; a cursed one's new card", SEAT),
    "held": Disclosure(anybody, "each its own traits, hidden ones never", SEAT),
    "lost": Disclosure(anybody, "a trait that is spent or passed on", SEAT),
    "mates": Disclosure(PACK, "informed of all pack-members and the pack's cultist", mates),
    "forum.joined": Disclosure(PACK, "Cursed: will join them as a wolf", of_the_pack),
    "forum.pack.proposal": Disclosure(PACK, "the pack's orders", proposed),
    "forum.pack.agreed": Disclosure(PACK, "the last order submitted will be used", of_the_pack),
    **{
        f"forum.cultist.{answer}learned": Disclosure(holders("cultist", "red_cultist"), "scanning powers", BY)
        for answer in ("", "apprentice.", "fog.", "trait.")
    },
    **{
        f"forum.seer.{answer}learned": Disclosure(holders("seer"), "scan one person", BY)
        for answer in ("", "apprentice.")
    },
    "forum.priest.learned": Disclosure(holders("priest"), "scan one person", BY),
    "forum.guarded": Disclosure(holders("guardian_angel"), "one's own order", BY),
    "forum.treated": Disclosure(holders("doctor"), "one's own order", BY),
    "forum.hunt": Disclosure(holders("hunter"), "one's own order", BY),
    "forum.spied": Disclosure(holders("spy"), "clues", BY),
    "forum.spied_errand": Disclosure(holders("spy"), "clues", BY),
    "forum.witnessed": Disclosure(holders("witness"), "the identity of one Werewolf", BY),
    "forum.witnessed_nothing": Disclosure(holders("witness"), "the vigil", BY),
    "forum.blessing": Disclosure(anybody, "known to the player after he is the target of a hunt", SEAT),
    "forum.remembered": Disclosure(anybody, "he will remember one of the attackers", BY),
    "forum.patient": Disclosure(everybody, "unable to do anything: everybody sees it"),
    "forum.recovered": Disclosure(everybody, "wakes up again"),
    "forum.claimed": Disclosure(anybody, "an apprentice has a master", SEAT),
    "forum.took_apprentice": Disclosure(anybody, "a master has an apprentice", BY),
    "forum.inherited": Disclosure(anybody, "the apprentice takes over", SEAT),
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
