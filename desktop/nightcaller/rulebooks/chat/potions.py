"""The two votings of the Witches: each potion once in the game, lost together or one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.game import mask_of, seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import NOBODY, Ask, Question, Seat
from nightcaller.rulebooks.chat.flags import flag, unflag
from nightcaller.rulebooks.chat.hunting import VICTIM
from nightcaller.rulebooks.chat.voting import Ballots, first_voter, leaders
from nightcaller.rulebooks.stock.limits import each

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

WITCH: Final = "chat.witch"
POISON: Final = Cause("chat.poison", aimed=True)
"""Cause of the death of whoever drank the kill potion."""
BREW: Final = "brew"
"""What the witches chose, as a fact of the night."""

HEALED: Final = Kind("chat.healed", mark="drop", feat="healed")
POISONED: Final = Kind("chat.poisoned", mark="drop")
HEAL_PROPOSAL: Final = Kind("chat.heal.proposal", "proposal", discloses=False)
KILL_PROPOSAL: Final = Kind("chat.kill.proposal", "proposal", discloses=False)
HEAL_SPENT: Final = Kind("chat.heal_spent", story=False)
KILL_SPENT: Final = Kind("chat.kill_spent", story=False)
PROPOSALS: Final = {"heal": HEAL_PROPOSAL, "kill": KILL_PROPOSAL}
SPENT: Final = {"heal": HEAL_SPENT, "kill": KILL_SPENT}


def brew(game: Game, me: Holding) -> Script:
    """Both votings, each while the witch has that potion; one night may see both."""
    victim: Seat | None = game.noted.get(VICTIM)
    shown = (("victim", NOBODY if victim is None else victim),)
    flagged = 0 if victim is None else 1 << victim
    if "heal" not in me.memory:
        others = each(game.alive & ~flagged, "blocked-chat-not-the-victim")
        options = (NOBODY,) if victim is None else (victim, NOBODY)
        (pick,) = yield Ask(me.seat, "chat.witch.heal", options, blocked=others, shown=shown)
        vote(game, me, "heal", pick)
    if "kill" not in me.memory:
        # "All living villager except the witch and the wolf target".
        targets = seats_or_nobody(game.alive & ~flagged & ~(1 << me.seat))
        blocked = each(flagged & ~(1 << me.seat), "blocked-chat-flagged")
        (pick,) = yield Ask(me.seat, "chat.witch.kill", targets, blocked=blocked, shown=shown)
        if "kill" not in me.memory:  # the table may have used it up meanwhile
            vote(game, me, "kill", pick)
    return None


def vote(game: Game, me: Holding, potion: str, pick: object) -> None:
    """Put a ballot in; the other witches see it."""
    if pick == NOBODY:
        return
    game.noted.setdefault(f"witch.{potion}", {})[me.seat] = pick
    if len(witches(game)) > 1:
        game.tell(PROPOSALS[potion], to=eyes, by=me.seat, seat=pick, asked=f"chat.witch.{potion}")


def pour(game: Game) -> None:
    """What the votings bring when every witch has voted."""
    saved, poisoned = game.noted.pop("witch.heal", None), game.noted.pop("witch.kill", None)
    if saved:
        heal(game, saved)
    if poisoned:
        poison(game, poisoned)


def heal(game: Game, ballots: Ballots) -> None:
    """One vote saves the victim; "every witch loose the heal potion if used"."""
    by, seat = min(ballots.items())
    unflag(game, seat)
    game.tell(HEALED, to=eyes, by=by, seat=seat)
    for holding in witches(game):
        spend(game, holding, "heal")


def poison(game: Game, ballots: Ballots) -> None:
    """ "Every top selected player was killed"; only the witches who selected one of them lose the potion."""
    top = leaders(ballots)
    for seat in top:
        by = first_voter(ballots, seat)
        flag(game, seat, POISON, by)
        game.tell(POISONED, to=eyes, by=by, seat=seat)
    for holding in witches(game):
        if ballots.get(holding.seat) in top:
            spend(game, holding, "kill")


def spend(game: Game, me: Holding, potion: str) -> None:
    """She "lose[s] the ability to vote here again (stored in extra user info)"."""
    if potion not in me.memory:
        me.memory[potion] = game.day
        game.tell(SPENT[potion], to=1 << me.seat, by=me.seat)


def witches(game: Game) -> list[Holding]:
    """The living witches: whoever has the potions in her hands."""
    night = game.wielding("night")
    return [turn.holding for turn in night if turn.power is POTIONS and game.lives(turn.seat)]


def eyes(game: Game) -> int:
    """Mask of the living witches."""
    return mask_of([holding.seat for holding in witches(game)])


POTIONS = Power(
    "chat.witch.brew",
    brew,
    questions=(Question("chat.witch.heal"), Question("chat.witch.kill")),
    writes=frozenset({BREW}),
    tells=("victim",),
    group=True,
    settled=lambda _deck, _house: "potions",
    hour=4,
)
