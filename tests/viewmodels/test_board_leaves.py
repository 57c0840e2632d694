"""Boards as leaves: every note is on one of them, in its order, and none holds more than it has room for."""

from __future__ import annotations

from random import Random

from nightcaller.engine.vocabulary import Post
from nightcaller.table.live.visit import Sheet
from nightcaller.text import message_id
from nightcaller.viewmodels.board_leaves import TALL, leaves_of, lines
from nightcaller.viewmodels.card_lines import signed


def test_every_note_is_on_one_leaf_and_the_newest_leaf_is_full() -> None:
    chance = Random(1)
    for posts in range(40):
        written = tuple(
            Post(number, 1, "night", str(number % 9 + 1), chance.choice("a\u72fc") * chance.randint(1, 90))
            for number in range(posts)
        )
        leaves = leaves_of([Sheet("room", written, posts // 2, (0, 1), writes=True)])
        assert [leaf.number for leaf in leaves] == [*range(1, len(leaves) + 1)]
        assert {leaf.of for leaf in leaves} == {len(leaves)}
        assert tuple(post for leaf in reversed(leaves) for post in leaf.posts) == written
        for newer, leaf in zip((None, *leaves), leaves, strict=False):
            assert sum(map(lines, leaf.posts)) <= TALL
            if newer is not None:
                assert sum(map(lines, (*newer.posts, leaf.posts[-1]))) > TALL, "there was room on the newer"


def test_a_note_is_signed_with_a_number_or_with_a_name_never_with_both() -> None:
    """Whoever writes under another name is not told by her number beside it."""
    numbered, named = (signed(Post(1, 1, "night", author, "wolf")) for author in ("3", "chat.anonymous"))
    assert numbered == {"author": "3", "alias": "", "text": "wolf"}
    assert named == {"author": "", "alias": message_id("alias", "chat.anonymous"), "text": "wolf"}
