"""The lot stands in for whoever has gone home: her seat is asked like all others, the laptop passes it by.

What it answers is what stands when nobody answers in time (`Session.out_of_time`), so a replay knows it too.
"""

from __future__ import annotations

from nightcaller.engine import CLOSE
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.table.live.ledger import DRAW_OFFER, Ledger
from nightcaller.table.live.scene import Cover, Floor, Hands, PublicChoice, Race
from nightcaller.table.live.seating import LOT
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.journal import Decisions, Note, Record


def by_lot(ledger: Ledger) -> Record | None:
    """Return the next record of what nobody is there to answer; None if somebody is, or nothing is asked."""
    scene, gone = ledger.scene, ledger.progress.absent
    if not gone:
        return None
    match scene:
        case Cover(seat=seat) if seat in gone:
            return _visited(ledger, scene)
        case PublicChoice(seat=seat) if seat in gone and scene != DRAW_OFFER:
            (slot,) = (at for at in ledger.window.asks if at != CLOSE)
            return _lot(seat, (slot, ledger.session.out_of_time(slot)))
        case Floor(speakers=speakers, current=at) if at < len(speakers) and speakers[at] in gone:
            if at + 1 < len(speakers) or scene.may_declare or scene.may_withdraw:
                return Note("speaker", str(at + 1))
            return _lot(speakers[at], (CLOSE, ("close",)))
        case Hands(voters=()) | Race(seats=()):
            return _counted(ledger)
        case _:
            return None


def _visited(ledger: Ledger, scene: Cover) -> Record:
    """What her visit writes: the page, then that it is over."""
    visit = PlayerVisit(ledger, scene.seat, scene.purpose, scene.lap)
    page = visit.page(late=True)
    return visit.ended if page is None else _lot(scene.seat, *page.decided)


def _counted(ledger: Ledger) -> Record | None:
    """A vote for which nobody is left to lift a hand."""
    asks = {slot: ask for slot, ask in ledger.window.asks.items() if slot != CLOSE}
    if not asks:
        return None
    answers = [(slot, ledger.session.out_of_time(slot)) for slot in sorted(asks)]
    return _lot(min(ask.seat for ask in asks.values()), *answers, (CLOSE, ("close",)))


def _lot(seat: Seat, *decided: tuple[int, Picks]) -> Decisions:
    return Decisions(((LOT, (seat,)), *decided))
