"""Whatever a living player is told in a moderated night is shown to her once, before day breaks."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcaller.engine import Event
from nightcaller.engine.kinds import CARD
from nightcaller.engine.vocabulary import EVERYBODY, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Console, Cover, Ended, Scene
from nightcaller.table.live.told_alone import HOUSEKEEPING, KNOWN
from parts import first_fast
from table.bots import keyed, sitting, step
from table.test_shown_to_one import DECKS, MODERATED

Fact = tuple[Seat, int]
"""A seat, and the number of an event that it is told."""


def told_alone(evening: Evening) -> dict[Fact, Event]:
    """What the living have been told alone, and did not choose or say themselves, by the game's log."""
    kinds = evening.book.kinds
    return {
        (seat, event.number): event
        for seat in evening.public.alive
        for event in evening.view(seat).events
        if event.audience != EVERYBODY and (event.kind, event.phase) != (CARD.id, "setup")
        if event.kind == CARD.id or event.kind not in HOUSEKEEPING
        if event.kind == CARD.id or (kinds[event.kind].discloses and kinds[event.kind].form not in KNOWN)
    }


def wakes(scene: Scene) -> bool:
    """Whether day breaks here."""
    return isinstance(scene, Bulletin) and scene.kind == "dawn"


class Watch:
    """Somebody who counts what the moderator may hold in front of whom.

    Attributes:
        shown: how often each fact was there to be shown, in another step each time.
    """

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.shown: Counter[Fact] = Counter()

    def look(self) -> None:
        """Count what is lost sight of with this step: it is not offered again."""
        before = self._due()
        offered = self._offered()
        step(self.evening, keyed(3))
        gone = before.keys() - self._due().keys()
        alive = set(self.evening.public.alive)
        for fact in gone:
            assert fact[0] in offered or fact[0] not in alive, before[fact]
            self.shown[fact] += 1

    def _due(self) -> dict[Fact, Event]:
        shown = self.evening.progress.shown
        return {
            fact: event
            for fact, event in told_alone(self.evening).items()
            if fact[1] >= shown.get(fact[0], 0)
        }

    def _offered(self) -> set[Seat]:
        """Who is shown something in the step that is open."""
        evening = self.evening
        if isinstance(evening.scene, Cover):
            return {evening.scene.seat}  # with the card that she looks at alone
        if not isinstance(evening.scene, Console):
            return set()
        showings = evening.desk().showings()
        offered = {seat for one in showings for seat in one.to}
        for one in showings:
            if one.personal and one.role:
                card = evening.view(one.to[0]).card
                assert card is not None
                assert one.role == card.role, "with the new card"
        return offered


@pytest.mark.parametrize("number", first_fast(range(20), 3))
@pytest.mark.parametrize("name", MODERATED)
def test_nobody_living_wakes_untold(name: str, number: int) -> None:
    """Nothing passes without having been there to be shown, and nothing waits beyond the night."""
    decks = DECKS[name]
    seats, deck = decks[number * 7 % len(decks)]
    evening = Evening(sitting(seats, book=name, deck=deck, style="narrator", seed=number))
    watch = Watch(evening)
    while not isinstance(evening.scene, Ended):
        if wakes(evening.scene):
            assert [*watch._due().values()] == []
        watch.look()
    assert set(watch.shown.values()) <= {1}
