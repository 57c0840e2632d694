"""What is heard beside the voice: message-free names of sounds, decided by what everybody sees anyway.

No sound depends on a role or on a choice. A death is heard with the public news of it and never before, the
same for everybody and every cause; a victory sounds the same whoever has won.
"""

from __future__ import annotations

from dataclasses import dataclass

from nightcaller.engine import Event, View
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.scene import Bulletin, Cover, Ended, Forgotten, Identify, Scene

DEATH = "death"
VICTORY = "victory"


@dataclass(frozen=True, slots=True)
class Sounding:
    """What is heard when a scene opens."""

    effect: str = ""
    """Name of a sound that ships with the program; empty for none."""
    night: bool | None = None
    """Whether the bed of the night begins or ends; None if it stays as it is."""
    lead: str = ""
    """A sound that has the room to itself before the first line of the scene, instead of `effect`."""


def sounding(scene: Scene) -> Sounding:
    """Return what is heard when a scene opens, before anybody speaks."""
    match scene:
        case Identify():
            return Sounding(night=True)
        case Bulletin(kind="cards_twice"):
            return Sounding(night=False)
        case Bulletin(kind="nightfall"):
            return Sounding(night=True, lead="wolves")
        case Bulletin(kind="dawn"):
            return Sounding(night=False, lead="cockerel")
        case Bulletin(kind="result" | "moment" | "tampered" | "halted"):
            return Sounding("bell")
        case Ended(outcome=outcome):
            return Sounding("" if outcome.winners else "bell", night=False)
        case Forgotten():
            return Sounding("bell")
        case Cover():
            return Sounding("chime")
        case _:
            return Sounding()


def told_to_be_lost(scene: Bulletin, public: View) -> frozenset[Seat]:
    """Return who is lost by what a bulletin tells: public deaths told with it, just before or just after."""
    return _lost(scene, public, 1)


def _lost(scene: Bulletin, public: View, earlier: int) -> frozenset[Seat]:
    if not scene.events:
        return frozenset()
    first, last = scene.events[0].number - earlier, scene.events[-1].number + 1
    deaths = (event for event in public.events[max(0, first) : last + 1] if event.kind == "died")
    return frozenset(seat for event in deaths for seat in event.facts["seats"])


def names_lost(event: Event, lost: frozenset[Seat]) -> bool:
    """Whether an event tells of somebody who is lost."""
    return bool(lost & _named(event))


def lost_as_well(scene: Bulletin, public: View) -> tuple[Seat, ...]:
    """Return who is lost by what a bulletin tells though no word of it names them: who follows somebody, say.

    A death just before it belongs to the news before, which have told of it.
    """
    lost = _lost(scene, public, 0)
    return tuple(sorted(lost.difference(*map(_named, scene.events)))) if lost else ()


def _named(event: Event) -> set[Seat]:
    facts = event.facts
    return {*facts.get("seats", ()), *(facts[fact] for fact in ("seat", "by", "other") if fact in facts)}
