"""Cursed: whoever hunts him gets a new wolf for the pack; he knows nothing of it before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.roles import HIDDEN, Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.forum import learning, packs
from nightcaller.rulebooks.forum.camps import TRAITS, TURNING, WOLF, good_peoples

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def turned(game: Game, me: Holding, attempt: Attack) -> bool:
    """Layer 4: "will not die if hunted by a wolfpack, and will instead join them as a wolf".

    Hunted by two packs in one night he joins the one that was there first. A wolf's apprenticeship is over.
    """
    pack = packs.behind(attempt)
    if pack is None:
        return False
    if "curse" in me.memory:
        # Whose curse the table has used up never joined anybody, and is hunted like all others.
        return bool(me.memory["curse"] == game.moment) and WOLF in game.role(me.seat).tags
    me.memory["curse"] = game.moment
    apprentice = learning.held(game, me.seat)
    if apprentice is not None:
        game.forfeit(apprentice)
    packs.join(game, me.seat, pack)
    return True


ROLE = Role(
    "forum.cursed",
    TRAITS,
    frozenset({HIDDEN, TURNING}),
    hooks={"cursed": turned},
    charges=(Charge("curse", packs.JOINED, "seat"),),
    beside=good_peoples,
    several=True,
    listed=10,
)

LAYER: Final = Layer("cursed", place=4, sign=ROLE)
