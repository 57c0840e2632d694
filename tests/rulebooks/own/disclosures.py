"""What own roles let whom learn, beside their book; anything else that differs is a leak."""

from __future__ import annotations

from collections.abc import Mapping

from nightcaller.engine import Session, View
from nightcaller.rulebooks.revamped.pack import IN_PACK
from rulebooks.chat import disclosures as chat
from rulebooks.forum import disclosures as forum
from rulebooks.hollow import disclosures as hollow
from rulebooks.interference import BY, SEAT, Disclosure, Entitled, Law, everybody, the_others
from rulebooks.judge import disclosures as judge
from rulebooks.revamped import disclosures as revamped


def own(view: View) -> bool:
    """Whoever knows to hold an own role, or to have held one."""
    cards = (event for event in view.events if event.kind in {"card", "held"})
    return view.card is not None and any(event.facts["role"].startswith("own.") for event in cards)


OWN: Mapping[str, Disclosure] = {
    "own.looked": Disclosure(own, "looks", BY),
    "own.read": Disclosure(own, "looks", BY),
    "own.cursed": Disclosure(own, "looks, and the Wraith Rider looks back", BY),
    "own.compared": Disclosure(own, "compares", BY),
    "own.counted": Disclosure(own, "counts", BY),
    "own.guarded": Disclosure(own, "one's own choice", BY),
    "own.attacked": Disclosure(own, "one's own choice", BY),
    "own.hushed": Disclosure(own, "one's own choice", BY),
    "own.enchanted": Disclosure(own, "one's own choice", BY),
    "own.aimed": Disclosure(own, "one's own choice", BY),
    "own.withstood": Disclosure(own, "survives, and is told", SEAT),
    "own.shown": Disclosure(everybody, "aims: shows a card in dying"),
    "own.spared": Disclosure(everybody, "outlives: shows the card"),
}


OF_PACKS = {"forum.joined", *(f"revamped.{one}" for one, tag in revamped.TOGETHER.items() if tag == IN_PACK)}
"""What is told to a pack, in which an own card may be."""


def wolves(view: View) -> bool:
    """Whoever is on the wolves' side by card."""
    return view.card is not None and view.card.team.endswith((".wolves", "_pack"))


def also(known: Disclosure, *others: Entitled) -> Disclosure:
    """The same, for others as well."""

    def others_to(view: View) -> bool:
        return any(to(view) for to in others)

    return Disclosure(
        lambda view: known.to(view) or others_to(view),
        known.because,
        lambda event, view: others_to(view) or known.concerns(event, view),
    )


def book_law(session: Session) -> Law:
    """What the book itself lets whom learn."""
    match session.book.id:
        case "judge":
            return judge.LAW
        case "hollow":
            return hollow.LAW
        case "chat":
            return chat.LAW
        case "forum":
            return forum.LAW
        case _:
            return revamped.law(session)


def law_of(session: Session) -> Law:
    """The book's own law, for a pack that may have own cards in it, and votes that may count otherwise."""
    rules, law = session.book, book_law(session)
    of_packs = {
        kind: also(known, wolves)
        for kind, known in law.disclosures.items()
        if ".pack." in kind or kind in OF_PACKS
    }
    mates = also(law.disclosures.get("mates", Disclosure(wolves, "hunts, knows")), wolves, own)
    met = {"mates": mates._replace(concerns=the_others)}
    counted = {
        kind.id: Disclosure(everybody, "weighs: counted in public")
        for kind in rules.kinds.values()
        if kind.form == "count"
    }
    shots = {
        form.key or power.id: Disclosure(own, "its own last act")
        for role in rules.roles.values()
        if role.id.startswith("own.")
        for power in role.powers
        if power.window == "last_acts"
        for form in power.questions
    }
    told = {**law.disclosures, **of_packs, **met, **counted, **OWN}
    rooms = {board: also(known, wolves, own) for board, known in law.rooms.items()}
    return law._replace(rooms=rooms, disclosures=told, shown={**law.shown, **shots})
