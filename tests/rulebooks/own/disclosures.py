"""What own roles let whom learn, beside their book; anything else that differs is a leak."""

from __future__ import annotations

from collections.abc import Mapping

from nightcaller.engine import View
from nightcaller.rulebooks.rulebook import Rulebook
from rulebooks.hollow import disclosures as hollow
from rulebooks.interference import Disclosure, Law, everybody
from rulebooks.judge import disclosures as judge


def own(view: View) -> bool:
    """Whoever knows to hold an own role."""
    return view.card is not None and view.card.role.startswith("own.")


OWN: Mapping[str, Disclosure] = {
    "own.looked": Disclosure(own, "looks"),
    "own.read": Disclosure(own, "looks"),
    "own.cursed": Disclosure(own, "looks, and the Wraith Rider looks back"),
    "own.compared": Disclosure(own, "compares"),
    "own.counted": Disclosure(own, "counts"),
    "own.guarded": Disclosure(own, "one's own choice"),
    "own.attacked": Disclosure(own, "one's own choice"),
    "own.hushed": Disclosure(own, "one's own choice"),
    "own.enchanted": Disclosure(own, "one's own choice"),
    "own.aimed": Disclosure(own, "one's own choice"),
    "own.withstood": Disclosure(own, "survives, and is told"),
    "own.shown": Disclosure(everybody, "aims: shows a card in dying"),
    "own.spared": Disclosure(everybody, "outlives: shows the card"),
}


def wolves(view: View) -> bool:
    """Whoever is on the wolves' side by card."""
    return view.card is not None and view.card.team.endswith(".wolves")


def law_of(rules: Rulebook) -> Law:
    """The book's own law, for a pack that may have own cards in it, and votes that may count otherwise."""
    told, shown = (
        (judge.DISCLOSURES, judge.SHOWN) if rules.id == "judge" else (hollow.DISCLOSURES, hollow.SHOWN)
    )
    of_packs = {kind: Disclosure(wolves, "hunts") for kind in told if ".pack." in kind}
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
    mates = {"mates": Disclosure(lambda view: wolves(view) or own(view), "hunts, knows")}
    return Law({**told, **of_packs, **mates, **counted, **OWN}, {**shown, **shots})
