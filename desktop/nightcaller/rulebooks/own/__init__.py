"""Own roles: what people make up in a few sentences of stock words, played in the shipped books.

`sentences` is what such a role says of itself, `reading` its file, `checking` what does not go together and
the nearest thing that does; `with_roles` gives a book in which some of them are played, `carrying` the same
for an evening that has begun.
"""

from nightcaller.rulebooks.own.checking import Refusal, refusals, refusals_in, settled
from nightcaller.rulebooks.own.extended import DIALECTS, OwnRoleRefused, against, carrying, speaks, with_roles
from nightcaller.rulebooks.own.lookalikes import skeleton
from nightcaller.rulebooks.own.older import as_played, as_today
from nightcaller.rulebooks.own.reading import OwnRoleError, read, write
from nightcaller.rulebooks.own.sentences import OwnRole

__all__ = [
    "DIALECTS",
    "OwnRole",
    "OwnRoleError",
    "OwnRoleRefused",
    "Refusal",
    "against",
    "as_played",
    "as_today",
    "carrying",
    "read",
    "refusals",
    "refusals_in",
    "settled",
    "skeleton",
    "speaks",
    "with_roles",
    "write",
]
