"""Who waits for those who change number plates: whatever is done to a number reaches the body that wears it.

An act that lands goes to bodies by itself (`Game.land`). What a power does at once, before anything lands, is
another matter: whoever looks at a number must not look before the plates have changed hands. So the book
derives, for every power of a window in which somebody writes `PLATES`, what its author need not know:

- where the plates change earlier in the order of the night, the power reads `PLATES`: it is asked after that;
- where they change later, it is split: the number is chosen at its hour, and what comes of it happens in the
  closing round (window ``closing``), which the book's program has to ask.

Both are given up only by saying so (`Power.by_number`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from nightcaller.engine.roles import Power, Role

PLATES: Final = "plates"
"""The fact that a power writes (`Power.writes`) if it changes who wears which number."""
CLOSING: Final = "closing"
"""The window of the answers that had to wait."""
CHOSEN: Final = "checked"
"""Where a holding keeps whom it has chosen until the answer; evenings of today have it under this name."""
AFTER_THE_NIGHT: Final = 1000
"""What is added to the hour of a power for that of its answer: behind all that the night asks."""

Deck = Mapping[str, int]
House = Mapping[str, str]
Bringers = Mapping[Power, Sequence[str]]


def waiting(
    roles: Mapping[str, Role], offices: Mapping[str, Role]
) -> tuple[Mapping[str, Role], Mapping[str, Role]]:
    """Let every power wait for whoever changes plates in its window; without such a power nothing changes.

    Roles that have gone through this before may do so again, among others.

    Raises:
        ValueError: a power would have to be split and cannot be, and does not say that it goes by numbers.
    """
    cards = [*roles.values(), *offices.values()]
    bringers: dict[Power, list[str]] = {}
    for role in cards:
        for power in whole(role.powers):
            bringers.setdefault(power, []).append(role.id)
    movers = [power for power in bringers if PLATES in power.writes]
    if not movers:
        return roles, offices
    ids = {power.id for power in bringers}
    made = {power: _derived(power, movers, bringers, ids) for power in bringers}
    return _with(roles, made), _with(offices, made)


def whole(powers: Iterable[Power]) -> tuple[Power, ...]:
    """Some powers as they were written: the parts of one that was split are that one again."""
    return tuple(dict.fromkeys(power.whole or power for power in powers))


def _with(roles: Mapping[str, Role], made: Mapping[Power, tuple[Power, ...]]) -> dict[str, Role]:
    """The same roles with the powers that have come of theirs."""
    found = {}
    for name, role in roles.items():
        powers = tuple(part for power in whole(role.powers) for part in made[power])
        found[name] = role if powers == role.powers else replace(role, powers=powers)
    return found


def _derived(power: Power, movers: Sequence[Power], bringers: Bringers, ids: set[str]) -> tuple[Power, ...]:
    """What a power becomes beside those who change plates in its window."""
    if power.by_number or PLATES in power.writes:
        return (power,)
    beside = [mover for mover in movers if mover.window == power.window]
    later = [mover for mover in beside if _acts_later(mover, power)]
    reads = power.reads | {PLATES} if len(later) < len(beside) else power.reads
    if not later:
        return (power,) if reads == power.reads else (replace(power, reads=reads, whole=power),)
    if power.put_off is None or power.writes:
        raise ValueError(
            f"{power.id} is asked before {later[0].id} changes plates: say by_number=True if nothing that it "
            "does at once depends on who wears a number, or make it with stock.ability"
        )

    def late(deck: Deck, house: House) -> bool:
        return any(_in_play(mover, bringers[mover], deck, house) for mover in later)

    def at_once(deck: Deck, house: House) -> bool:
        return not late(deck, house) and (power.in_play is None or power.in_play(deck, house))

    def in_two(deck: Deck, house: House) -> bool:
        return late(deck, house) and (power.in_play is None or power.in_play(deck, house))

    stem = power.id.rpartition(".")[0]
    own = {f"{stem}.choose", f"{stem}.answer"}.isdisjoint(ids)
    stem, kept = (stem, CHOSEN) if own else (power.id, f"{power.id}.{CHOSEN}")
    ids |= {f"{stem}.choose", f"{stem}.answer"}
    choose, answer = power.put_off(kept)
    return (
        replace(power, reads=reads, in_play=at_once, whole=power),
        replace(
            power,
            id=f"{stem}.choose",
            script=choose,
            questions=tuple(form._replace(key=form.key or power.id) for form in power.questions),
            in_play=in_two,
            spoken="choose",
            informs=False,
            whole=power,
        ),
        replace(
            power,
            id=f"{stem}.answer",
            script=answer,
            window=CLOSING,
            hour=None if power.hour is None else power.hour + AFTER_THE_NIGHT,
            questions=(),
            asked=None,
            reads=frozenset(),
            group=False,
            ballot=None,
            in_play=in_two,
            spoken="answer",
            informs=False,
            whole=power,
        ),
    )


def _acts_later(mover: Power, power: Power) -> bool:
    """Whether plates change after a power has been called; whoever has no hour is asked when they have."""
    return power.hour is not None and mover.hour is not None and mover.hour > power.hour


def _in_play(mover: Power, bringers: Sequence[str], deck: Deck, house: House) -> bool:
    """Whether everybody knows that somebody may change plates by this power."""
    in_play = mover.in_play is None or mover.in_play(deck, house)
    return in_play and any(deck.get(role, 0) > 0 for role in bringers)
