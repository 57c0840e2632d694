"""What the revamped book lets whom learn; anything else that differs between two games is a leak."""

from __future__ import annotations

from nightcaller.engine import Event, Session, View
from nightcaller.engine.board import NOTEBOOK
from nightcaller.engine.vocabulary import EVERYBODY, Seat
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.baker import BAKER
from nightcaller.rulebooks.revamped.butcher import IN_SHOP
from nightcaller.rulebooks.revamped.cult import IN_CULT
from nightcaller.rulebooks.revamped.hellhound import HOUND
from nightcaller.rulebooks.revamped.pack import IN_PACK, PACKLESS
from nightcaller.rulebooks.revamped.teams import (
    DISEASE,
    FLUTE,
    GRAVEYARD,
    HEAVEN,
    HELL,
    ICE,
    PYRO,
    SOLO,
    UNDERWORLD,
)  # fmt: skip
from rulebooks.interference import (
    BY,
    EITHER,
    SEAT,
    Concerns,
    Disclosure,
    Entitled,
    Law,
    anybody,
    everybody,
    the_others,
)

ONLY = {
    "aura": "aura_teller",
    "tracked": "huntsman",
    "compared": "oracle",
    "counted": "receptionist",
    "guessed": "crowd_seeker psychic_wolf ice_queen",
    "blessing": "priest",
    "bite_nothing": "infected_wolf",
    "vial_wasted": "evil_scientist",
    "tanned_pack": "tanner",
    "cause_learned": "coroner",
    "lynch_learned": "coroner",
    "no_cause_learned": "coroner",
    "froze": "ice_king",
    "played": "flute_player look_alike",
}
"""What one is told of her own doing who holds one of these cards, has held it, or has borrowed its power."""
TOGETHER = {
    "pack.proposal": IN_PACK,
    "pack.agreed": IN_PACK,
    "pack_hungry": IN_PACK,
    "prey_escaped": IN_PACK,
    "fox_mask": IN_PACK,
    "cult.proposal": IN_CULT,
    "cult.agreed": IN_CULT,
    "cult_over": IN_CULT,
    "thawed": ICE,
    "marked": "vampire",
    "marking_failed": "vampire",
    "tainted": "plaguebearer",
    "tainting_failed": "plaguebearer",
    "powdered": "pyromancer",
    "ignited": "pyromancer",
    "wager_saw": "devil",
    "wager_sold": "devil",
    "wager_declined": "devil",
    "grace_saw": "archangel",
    "grace_taken": "archangel",
    "grace_declined": "archangel",
    "dead_card": "reaper",
    "plate_back": "chef",
    "froze_count": "ice_king",
    "in_game": "knowledge_wolf",
    "read_on": "fortune_apprentice",
    "bakers_turned": "baker",
}
"""What is told to all of a group, by its tag, or tells a card of what others have done."""
SUFFERED = frozenset({
    "became", "gift", "customer", "disarmed", "turned_wolf", "turned_packless",
    "rose_undead", "rose_zombie", "lovers", "enchanted", "threatened", "scared", "sleepless", "soulless",
    "blessed", "subject_of", "doomed", "escaped", "saved", "silenced", "caught", "ill", "ate", "left_it",
    "last_waiter", "journal", "journal_burnt", "vial_resisted", "soul_spent", "prayer_spent",
})  # fmt: skip
"""What is told to whom it happens to: the others have done what they hear of, or have asked for it."""
TEAMS = frozenset(
    {IN_PACK, IN_CULT, BAKER, IN_SHOP, HOUND, FLUTE, HELL, HEAVEN, PYRO, UNDERWORLD, GRAVEYARD, ICE, DISEASE}
)
"""Whose members know each other."""
BORROWED = frozenset({"revamped.borrowed", "revamped.gift"})
PUBLIC = frozenset(
    {"died", "left", "office", "marked", "unmarked", "phase", "game.over"}
    | {"revamped.lynch_result", "revamped.election_result"}
)
PUT_BY_OTHERS = frozenset(
    {"revamped.food.eat", "revamped.wager.take", "revamped.grace.take", "revamped.ghost.answer"}
)
"""Questions that tell whoever is asked that somebody has put them."""


def cards(view: View) -> set[str]:
    """Whatever cards somebody has had in this game, or borrowed."""
    return {str(event.facts["role"]) for event in view.events if event.kind in {"card", "held", *BORROWED}}


CITIZEN = "revamped.citizen"


def who_has_held(*wanted: str) -> Entitled:
    """Whoever has had one of these cards in this game, or one with such a tag."""
    full = {role for role, card in BOOK.roles.items() if {*wanted} & {role.partition(".")[2], *card.tags}}
    return lambda view: view.card is not None and bool(full & cards(view))


def tags(role: str) -> frozenset[str]:
    """Where a card belongs; an own one is not in the book, and has a list of its own."""
    return BOOK.roles[role].tags if role in BOOK.roles else frozenset()


def met(view: View) -> dict[Seat, str]:
    """Whom somebody has been told to play with, and as what."""
    told = (event for event in view.events if event.kind == "mates")
    return {seat: role for event in told for seat, role in event.facts["mates"]}


def meets(tag: str) -> Entitled:
    """The same, or whoever has been let in: the Packless, when nobody of the pack lives."""
    had, let_in = who_has_held(tag), who_has_held(PACKLESS if tag == IN_PACK else tag)

    def entitled(view: View) -> bool:
        if let_in(view) and any(event.kind == "mates" for event in view.events):
            return True
        return had(view) or any(tag in tags(role) for role in met(view).values())

    return entitled


def dead(view: View) -> bool:
    """Whom a Medium asks."""
    return view.card is not None and view.seat not in view.alive


def suffered(event: Event, view: View) -> bool:
    """It has happened to the reader, or to somebody whose part she has taken, and hears with it."""
    before = {one.facts["seat"] for one in view.events if one.kind in {"revamped.copied", "revamped.read_on"}}
    return EITHER(event, view) or not before.isdisjoint(event.facts.get(fact) for fact in ("seat", "other"))


def proposed(event: Event, view: View) -> bool:
    """The reader has the card that is asked as well."""
    asked = str(event.facts["asked"])
    return not BY(event, view) and any(asked.startswith(f"{card}.") for card in cards(view))


def joined(tag: str) -> Concerns:
    """The reader knows by now who has joined a group with such a tag."""
    return lambda event, view: tag in tags(met(view).get(event.facts["seat"], CITIZEN))


def together(event: Event, view: View) -> bool:
    """The reader is of the team of those who are named; or of any, if nobody is."""
    mine = frozenset[str]().union(*map(tags, cards(view)))
    theirs = [tags(role) for _seat, role in event.facts["mates"]]
    if PACKLESS in mine:
        mine |= {IN_PACK}
    wanted = TEAMS & frozenset().union(*theirs) or {*TEAMS, SOLO}
    return the_others(event, view) and not mine.isdisjoint(wanted)


def may_hear(kind: str) -> Disclosure:
    """Who may be told something of this kind: the table's own screen never what is private."""
    name = kind.removeprefix("revamped.")
    if BOOK.kinds[kind].news or kind in PUBLIC:
        return Disclosure(everybody, "it is told in front of everybody")
    if kind == "mates":
        return Disclosure(anybody, "members of a team know each other", together)
    if name in {"card", "held", "lost"}:
        return Disclosure(anybody, "each its own", SEAT)
    if name == "dead_asked":
        return Disclosure(dead, "the Medium asks the dead")
    if name == "circle_proposal":
        return Disclosure(anybody, "whoever decides together", proposed)
    if name in {"risen", "pack_grew"}:
        return Disclosure(anybody, "whoever plays together", joined(SOLO if name == "risen" else IN_PACK))
    if group := TOGETHER.get(name):
        return Disclosure(meets(group), "it is told to all of them")
    if roles := ONLY.get(name):
        return Disclosure(who_has_held(*roles.split()), "the card's own power tells it", BY)
    if name in SUFFERED:
        return Disclosure(anybody, "it happens to the reader", suffered)
    return Disclosure(anybody, "the reader has done it, or has asked for it", BY)


def told(*kinds: str, by: tuple[str, ...] = ()) -> Entitled:
    """Whoever has been told something of the kind alone, or has had one of these cards."""
    wanted, held = {f"revamped.{kind}" for kind in kinds}, who_has_held(*by)
    return lambda view: (
        held(view) or any(event.kind in wanted and event.audience < EVERYBODY for event in view.events)
    )


ROOMS = {
    "pack": meets(IN_PACK),
    "cult": meets(IN_CULT),
    "bakers": meets(BAKER),
    "butchers": meets(IN_SHOP),
    "hellhounds": meets(HOUND),
    "enchanted": told("enchanted", "joined_enchanted", by=("flute_player",)),
    "laboratory": told("subject_of", by=("mad_scientist",)),
    "couple": told("lovers"),
    "threat": told("threatened", by=("stalker",)),
    "bar": who_has_held("bartender"),
    "journal": told("journal", by=("journalist",)),
    "question": lambda view: dead(view) or who_has_held("medium")(view),
}
"""Who reads what in a room; of the team's own see `reads`. A tavern is for all, an offer for whoever has it,
and a parlour for whoever is asked in."""


COPIED = told("copied", "read_on")
"""Whoever has become what somebody else is, the boards included."""


def reads(board: str) -> Entitled:
    """Who may find something new on a board."""
    room = ROOMS.get(board.removeprefix("revamped.")) or (meets(board) if board in TEAMS else anybody)
    return lambda view: room(view) or COPIED(view)


def law(session: Session) -> Law:
    """What the book lets whom learn at this table."""
    rooms = [board for board in session._game.boards if not board.startswith(NOTEBOOK)]
    return Law(
        {kind: may_hear(kind) for kind in BOOK.kinds},
        {key: Disclosure(anybody, "whoever is asked has an offer") for key in PUT_BY_OTHERS},
        {board: Disclosure(reads(board), "a board is for those who may read it") for board in rooms},
    )
