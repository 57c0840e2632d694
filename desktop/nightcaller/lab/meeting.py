"""What a made-up role meets: first nights in which it and each card of a book act upon one another, compared
with the same nights in which a plain card sits in its place.

Nothing here is written down for a role: what is told is what has happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from nightcaller.engine import CLOSE, IllegalSetup, Session, Setup
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import EVERYBODY, NOBODY, Ask, Picks, Seat
from nightcaller.lab.balance import PLAIN
from nightcaller.lab.lore import lore_of
from nightcaller.lab.sensible_bot import SensibleBot
from nightcaller.lab.simulation import PUBLIC
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import DIALECTS, OwnRole, with_roles
from nightcaller.rulebooks.rulebook import Rulebook

OTHER: Final = 0
OWN: Final = 1
"""Where the two sit."""
TABLE: Final = 9
MOST_STEPS: Final = 400
NIGHTS: Final = 3
"""At most so many nights are played: some powers are not used on the first one."""
LOOKS_LIKE: Final = frozenset({"wolf", "good"})
"""What an inspection says of a camp."""


class Difference(NamedTuple):
    """Something that is otherwise than with a plain card.

    Attributes:
        message: message id; it takes `role`, the shipped card.
        role: that card's id.
    """

    message: str
    role: str


class NightOutcome(NamedTuple):
    """What the night has brought."""

    dead: frozenset[Seat]
    told: tuple[tuple[str, Mapping[str, Any]], ...]
    """Kind and facts of what the one who acted was told alone."""


def meetings(role: OwnRole, book_id: str) -> Iterator[tuple[Difference, ...]]:
    """Yield for each card of a book, in its order, what is worth knowing of a role beside it.

    A card takes a few milliseconds: whoever has a window shows it between two of them.

    Args:
        role: nothing speaks against it in this book.
        book_id: of the book.
    """
    rules = with_roles(book(book_id), (role,))
    plain = PLAIN.get(rules.roles[role.id].team, PLAIN[lore_of(rules).village])
    awake = any(power.window == "night" for power in rules.roles[role.id].powers)
    struck = nights(rules, plain, role.id, OWN, OTHER) if awake else None
    for other in rules.roles.values():
        if other.id in {role.id, plain} or other.beside is not None or not rules.most(other.id):
            continue
        yield tuple(dict.fromkeys(_meet(rules, role, other, plain, struck)))


def _meet(
    rules: Rulebook, role: OwnRole, other: Role, plain: str, struck: NightOutcome | None
) -> Iterator[Difference]:
    """Yield what is otherwise between the two; `struck` is what comes of the role's night on a plain card."""
    try:
        if any(power.window == "night" for power in other.powers):
            yield from _acted_upon(rules, role, other, plain)
        if struck is not None:
            yield from _acting(rules, role, other, struck)
    except IllegalSetup:
        return  # a card that needs another one beside it


def _acted_upon(rules: Rulebook, role: OwnRole, other: Role, plain: str) -> Iterator[Difference]:
    """What the other card does to it."""
    met = nights(rules, other.id, role.id, OTHER, OWN)
    usual = nights(rules, other.id, plain, OTHER, OWN)
    if OWN in usual.dead and OWN not in met.dead:
        yield Difference("own-meets-survives", other.id)
    if OWN in met.dead and OWN not in usual.dead:
        yield Difference("own-meets-dies", other.id)
    learned = _learned(rules, met)
    if learned and learned != _learned(rules, usual):
        for like, card in _sides(rules).items():
            if card != plain and learned == _learned(rules, nights(rules, other.id, card, OTHER, OWN)):
                yield Difference(f"own-meets-seen-{like}", other.id)


def _acting(rules: Rulebook, role: OwnRole, other: Role, usual: NightOutcome) -> Iterator[Difference]:
    """What it does to the other card."""
    met = nights(rules, other.id, role.id, OWN, OTHER)
    if OTHER in usual.dead and OTHER not in met.dead:
        yield Difference("own-meets-withstands", other.id)
    if OWN in met.dead and OWN not in usual.dead:
        yield Difference("own-meets-strikes-back", other.id)
    seen, wolf = _camp(met), DIALECTS[rules.id].wolf in other.tags
    if seen and (seen == "wolf") is not wolf:
        yield Difference(f"own-meets-takes-for-{seen}", other.id)


def _sides(rules: Rulebook) -> dict[str, str]:
    """A plain card of the pack, and one of the village."""
    village = lore_of(rules).village
    wolf = next(card for team, card in PLAIN.items() if team.startswith(rules.id) and team != village)
    return {"wolf": wolf, "good": PLAIN[village]}


def _learned(rules: Rulebook, night: NightOutcome) -> list[Mapping[str, Any]]:
    """What a look has told."""
    return [facts for kind, facts in night.told if rules.kinds[kind].mark == "eye"]


def _camp(night: NightOutcome) -> str:
    """What an inspection has said of a camp; empty if nothing of the kind was told."""
    facts = (facts.get("camp") for _kind, facts in night.told)
    return next((str(camp) for camp in facts if camp in LOOKS_LIKE), "")


def nights(rules: Rulebook, other: str, own: str, actor: Seat, target: Seat) -> NightOutcome:
    """Play up to the morning after one of the two has acted upon the other; nobody else does a thing.

    Raises:
        IllegalSetup: the two cards do not make a game with plain ones.
    """
    sides = _sides(rules)
    deal = [other, own, *(sides["good"],) * (TABLE - 2)]
    deal[TABLE // 2] = sides["wolf"]  # beside neither of the two: a Fox smells neighbours
    house = {**rules.for_bots({}), **({"sheriff": "no"} if _has(rules, "sheriff") else {})}
    session = Session(rules, Setup(dict(Counter(deal)), TABLE, 1, house, tuple(deal)))
    bot = SensibleBot(1)
    # A pack acts together: whoever else is asked the same wants the same.
    shared = {form.key or power.id for power in rules.roles[deal[actor]].powers for form in power.questions}
    acted = False
    for _step in range(MOST_STEPS):
        public = session.window.kind in PUBLIC
        if session.outcome is not None or session.day > NIGHTS or (acted and public):
            break
        slot, picks = bot.decide(session)
        if slot != CLOSE:
            ask = session.window.asks[slot]
            acts = (ask.seat == actor or ask.key in shared) and not public
            picks = _chosen(ask, picks, target, acts=acts)
            acted = acted or (acts and target in picks)
        session.submit(slot, picks)
    dead = frozenset({actor, target}) - set(_alive(session))
    private = (event for event in session.news(actor, 0) if event.audience != EVERYBODY)
    return NightOutcome(dead, tuple((event.kind, event.facts) for event in private))


def _has(rules: Rulebook, rule: str) -> bool:
    return any(one.id == rule for one in rules.house_rules)


def _alive(session: Session) -> tuple[Seat, ...]:
    return session.view().alive


def _chosen(ask: Ask, picks: Picks, target: Seat, *, acts: bool) -> Picks:
    """The actor's answer is the target; all others leave the two alone, or do nothing."""
    options = ask.options
    if ask.lo > 1:
        return picks
    if acts:
        return (target,) if target in options else picks
    if NOBODY in options:
        return (NOBODY,)
    if any(isinstance(option, str) for option in options):
        return (options[-1],)
    others = [option for option in options if option not in {OTHER, OWN}]
    return tuple(others[:1]) if others and picks else picks
