"""Stock abilities: the plain things that roles do, each one small function with the field's own name for it.

They give what the kernel knows anyway, a `Power` or a hook, so that a role may be an expression of them, a
generator of its own, or both. No rule of one book lives here, and no book is known here by name.
"""

from nightcaller.rulebooks.stock.asking import Choice, Effect, ability, choose, decide
from nightcaller.rulebooks.stock.boards import join, room
from nightcaller.rulebooks.stock.dying import avenges, last_shot, reveals, still_loaded
from nightcaller.rulebooks.stock.effects import (
    aim,
    attack,
    inspect,
    mark,
    protect,
    seal,
    silence,
    tell,
)
from nightcaller.rulebooks.stock.hunting import Hunt
from nightcaller.rulebooks.stock.limits import (
    Barred,
    Limit,
    each_once,
    lets_go,
    none_of,
    not_marked,
    not_twice_running,
    once,
    only,
    times,
    while_left,
)
from nightcaller.rulebooks.stock.love import bond, follows, matches, unite
from nightcaller.rulebooks.stock.nights import every_second
from nightcaller.rulebooks.stock.passive import (
    all_marked,
    hooks,
    knows,
    last_standing,
    lynched_and_lives,
    seen_as,
    survives,
    weighs,
    wins_alive,
    wins_when,
)
from nightcaller.rulebooks.stock.seeing import side, the_role, with_tag
from nightcaller.rulebooks.stock.whom import anybody, others, the_dead, where
from nightcaller.rulebooks.stock.words import STOCK, Parameter, Word, always, house, never

__all__ = [
    "STOCK",
    "Barred",
    "Choice",
    "Effect",
    "Hunt",
    "Limit",
    "Parameter",
    "Word",
    "ability",
    "aim",
    "all_marked",
    "always",
    "anybody",
    "attack",
    "avenges",
    "bond",
    "choose",
    "decide",
    "each_once",
    "every_second",
    "follows",
    "hooks",
    "house",
    "inspect",
    "join",
    "knows",
    "last_shot",
    "last_standing",
    "lets_go",
    "lynched_and_lives",
    "mark",
    "matches",
    "never",
    "none_of",
    "not_marked",
    "not_twice_running",
    "once",
    "only",
    "others",
    "protect",
    "reveals",
    "room",
    "seal",
    "seen_as",
    "side",
    "silence",
    "still_loaded",
    "survives",
    "tell",
    "the_dead",
    "the_role",
    "times",
    "unite",
    "weighs",
    "where",
    "while_left",
    "wins_alive",
    "wins_when",
    "with_tag",
]
