"""A name taken out of the evenings' own files: made another one, or no name at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from nightcaller.engine.board import LONGEST_POST
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.season.circles import PlayedEvening
from nightcaller.table.season.facts import facts_of
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.stories import Story

_LETTER: Final = r"[^\W\d_\u2e80-\uffff]"
"""What a name of letters may stand beside only at its end: Chinese writes names close."""


def renamed(story: Story, names: Mapping[Seat, str]) -> Story:
    """Return a finished evening in which some seats have other names, in what people wrote too.

    Raises:
        StoryDiffers: it could not be replayed afterwards; nothing should be written then.
    """
    players = tuple(names.get(seat, name) for seat, name in enumerate(story.players))
    words = [(_word(story.players[seat]), new) for seat, new in names.items()]

    def cleared(text: str) -> str:
        for word, new in words:
            text = word.sub(lambda _found, new=new: new, text)  # type: ignore[misc]
        return text

    setup: dict[str, Any] = dict(story.setup)
    setup["players"] = [
        {**player, "name": name} | ({"face": ""} if seat in names else {})
        for seat, (player, name) in enumerate(zip(story.setup["players"], players, strict=True))
    ]
    changed = msgspec.structs.replace(
        story,
        players=players,
        setup=setup,
        decisions=tuple(
            (slot, (*picks[:-1], cleared(str(picks[-1]))[:LONGEST_POST])) if slot == POST else (slot, picks)
            for slot, picks in story.decisions
        ),
        summary={},
    )
    facts_of(changed)
    return changed


def rename_in_files(
    shelf: Shelf, evenings: Iterable[PlayedEvening], person: str, name: Callable[[Seat], str]
) -> int:
    """Write another name for somebody into the files of all her evenings; return how many these are.

    Args:
        evenings: all of the shelf's.
        name: by seat, what to write.

    Raises:
        StoryDiffers, NoSuchEvening, JournalError: one of them cannot be changed; none is then.
        JournalNotSaved: the disk does not take one; those before it have the new name.
    """
    changed = []
    for one in evenings:
        seats = [seat for seat, who in enumerate(one.people) if who == person]
        if seats:
            changed.append(renamed(shelf.story(one.facts.id), {seat: name(seat) for seat in seats}))
    for story in changed:
        shelf.rewrite(story)
    return len(changed)


def _word(name: str) -> re.Pattern[str]:
    start = f"(?<!{_LETTER})" if re.match(_LETTER, name) else ""
    end = f"(?!{_LETTER})" if re.search(f"{_LETTER}$", name) else ""
    return re.compile(f"{start}{re.escape(name)}{end}", re.IGNORECASE)
