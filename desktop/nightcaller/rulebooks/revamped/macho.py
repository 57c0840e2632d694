"""Macho: whoever is attacked does not fall at once, and learns by whose hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Attack, Seat, Status
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.striking import ATTACKS, Doing
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LAYER: Final = Layer("macho", place=40)
DOOM: Final = "revamped.doom"
"""Cause of the death, and the status of whoever is to die of it: (the day's moment, when it was told, by
whom)."""
HANDS: Final = "revamped.doomed_by"
"""Status of the doomed: the roles that have done it, as they were then."""
SHOWN: Final = marked("doomed", 41, DOOM, own=True)
DOOMED: Final = Kind("revamped.doomed", mark="cross", escapes=("macho",))


def endure(game: Game, me: Holding, attempt: Attack) -> bool:
    """ "If the Macho is attacked during the night, they will survive until the end of the next day", by
    day until the end of that day. All attacks of a moment are one doom (rulings); later ones change
    nothing."""
    if attempt.kind not in ATTACKS:
        return False
    doom = game.marked(me.seat, DOOM)
    if doom is None:
        game.unmark(me.seat, HANDS)
        due = game.moment + (game.phase == "night")
        game.mark(me.seat, Status(DOOM, attempt.by, data=(due, game.moment, (attempt.by,))))
    elif doom.data[1] == game.moment:
        due, since, by = doom.data
        game.mark(me.seat, Status(DOOM, doom.source, data=(due, since, (*by, attempt.by))))
    else:
        return True
    hands = game.marked(me.seat, HANDS)
    roles = (*(hands.data if hands else ()), attempt.role)
    game.mark(me.seat, Status(HANDS, attempt.by, data=roles))
    return True


def tell(game: Game, _dead: tuple[Seat, ...]) -> None:
    """ "The Macho will be told the name of one of their attackers": a random one of them."""
    for seat in seats_of(game.bearing(DOOM)):
        doom = game.marked(seat, DOOM)
        if doom is not None and doom.data[1] == game.moment:
            due, _since, by = doom.data
            game.mark(seat, Status(DOOM, doom.source, data=(due, -1, by)))
            name: Seat = game.pick("revamped.doomed", sorted(set(by)), seat)
            game.tell(DOOMED, to=1 << seat, seat=seat, by=name)


def fall_due(game: Game) -> None:
    """Whose time has come: a true death, which survives the loss of the role (rulings)."""
    for seat in seats_of(game.bearing(DOOM) & game.alive):
        doom = game.marked(seat, DOOM)
        if doom is not None and doom.data[0] <= game.moment:
            game.unmark(seat, DOOM)
            attack(game, DOOM, doom.source, seat, "true")


def corrected(game: Game) -> None:
    """Whoever was dead on the evening on which it was due, and lives again, is not doomed any more."""
    for seat in seats_of(game.bearing(DOOM) & game.alive):
        doom = game.marked(seat, DOOM)
        if doom is not None and doom.data[0] < game.moment:
            game.unmark(seat, DOOM)


def attackers(game: Game, fatal: Attack) -> tuple[str, ...]:
    """Whose doing the doom is: all of theirs."""
    doomed = game.marked(fatal.target, HANDS)
    return doomed.data if doomed else ()


BY_ALL: Final = Doing(DOOM, attackers)
TOLD: Final = Consequence(Moment.FALLEN, 20, tell, "revamped.macho")
CORRECTED: Final = Consequence(Moment.CORRECTED, 50, corrected, "revamped.macho")
FALLS: Final = Consequence(Moment.EVENING, 10, fall_due, "revamped.macho")

ROLE = Role(
    "revamped.macho",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, NEWS}),
    hooks={LAYER.name: endure},
    listed=7,
    worth=3,
)
