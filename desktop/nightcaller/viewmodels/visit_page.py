"""What one page of a visit shows: a snapshot, and the pure functions that derive it from the visit."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nightcaller.engine.roles import LAST_ACTS
from nightcaller.table.live import page as pages
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import READING
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.text import message_id
from nightcaller.viewmodels.board_leaves import leaves_of
from nightcaller.viewmodels.card_lines import answer_card, board_leaf, first_card, night_card
from nightcaller.viewmodels.private_seats import LineRow
from nightcaller.viewmodels.question import HandsOnPage, OpenQuestion, asking
from nightcaller.viewmodels.seats import hue, picture


@dataclass(frozen=True, slots=True)
class VisitPage(OpenQuestion):
    """Everything that one page of a visit shows; the empty page is all that is left of a covered visit."""

    page: str = ""
    """``card``, ``board``, ``page``, ``answer``; empty while nobody has identified herself."""
    number: int = 0
    name: str = ""
    hue: float = 0.0
    face: str = ""
    """Where the picture of her face is."""
    language: str = ""
    letters: float = 1.0
    """How large her letters are, beside the table's."""
    purpose: str = ""
    settled: str = ""
    """Message id of how a vote is decided in which everybody has one; empty on any other page."""
    day: int = 0
    first: bool = False
    """She sees her card for the first time."""
    card: tuple[LineRow, ...] = ()
    """What lies under the finger: the card, the open leaf of a board, or on the answer what was decided and
    what came of it."""
    looked: bool = False
    """She has held the card (or the answer, or the board) at least once."""

    @property
    def last(self) -> bool:
        """Nothing comes after it but the hand-over."""
        if self.page == "board":
            return self.purpose in READING
        return self.page == "answer" or (self.page, self.purpose) == ("card", "deal")


NOWHERE = VisitPage()


def page_of(
    visit: PlayerVisit,
    evening: Evening,
    hands: HandsOnPage,
    asked: pages.Page | None,
    *,
    answer: pages.Page | None = None,
    looked: bool,
    card: bool = False,
    reading: bool = False,
    turned: int = 0,
) -> VisitPage:
    """Return what a visit shows now.

    Args:
        visit: the open visit.
        evening: for the table's public facts.
        hands: where the visitor's hand is on her page.
        asked: the page as it stands with what she tapped; None when there is none, or it is recorded.
        answer: the page that was decided, if one was.
        looked: whether she has held the page's card.
        card: whether her card has still to be seen.
        reading: whether the board, if there is one, is still open.
        turned: how many leaves of the boards have been turned.
    """
    player = evening.sitting.players[visit.seat]
    page = VisitPage(
        page="card" if visit.purpose == "deal" or card else "answer",
        number=visit.seat + 1,
        name=player.name,
        hue=hue(visit.seat),
        face=picture(player.face),
        language=player.language,
        letters=player.letters / 100,
        purpose=visit.purpose,
        day=evening.public.day,
        first=visit.first or visit.purpose == "deal",
        looked=looked,
        reason=hands.reason,
    )
    if page.page == "card":
        return replace(page, card=(first_card if page.first else night_card)(visit, evening, asked))
    leaves = leaves_of(visit.sheets) if reading or visit.purpose in READING else ()
    if leaves:
        leaf = board_leaf(leaves, turned % len(leaves), visit.seat, evening)
        return replace(page, page="board", card=leaf)
    if asked is not None:
        counts = "ui-visit-takes"
        if visit.purpose == LAST_ACTS:  # no card comes first that could say it
            counts = "ui-visit-last-act" if asked.own else "ui-visit-no-last-act"
        idle = "ui-visit-no-change" if asked.idle else asked.why or counts
        tally = evening.ledger.window.settled if visit.purpose == "vote" else ""
        return asking(
            replace(page, page="page", settled=message_id("settled", tally) if tally else ""),
            asked,
            hands,
            evening,
            "" if visit.purpose == "cards" else idle,
        )
    if visit.purpose == "cards":
        return replace(page, card=(LineRow("ui-cards-noted", {"role": visit.claimed}),))
    return replace(page, card=answer_card(visit, evening, answer))
