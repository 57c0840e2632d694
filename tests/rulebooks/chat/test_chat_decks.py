"""What the chat book deals to crowds, how long that takes, and which tables it suits."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks.chat import decks
from nightcaller.styles import Style
from rulebooks.chat.whispers import CHAT
from rulebooks.tables import rule_table


@rule_table("""
    seats  wolves  seeresses  witches  cupids  girls
    23     7       1          1        1       1
    24     7       2          2        1       1
    29     9       2          2        1       1
    30     9       2          2        2       1
    33     10      2          2        2       1
    34     10      3          2        2       1
    40     12      3          2        2       1
""")
def test_a_crowd_has_more_of_a_role(
    seats: str, wolves: str, seeresses: str, witches: str, cupids: str, girls: str
):
    """Three wolves for every ten people; the wild deck has every role, those that a crowd wants twice."""
    wild = next(one for one in CHAT.recommended(int(seats)) if one.id == "deck-chat-wild")
    asked = (decks.WOLF, decks.SEERESS, decks.WITCH, decks.CUPID, decks.GIRL)
    assert [wild.deck[role] for role in asked] == [
        int(count) for count in (wolves, seeresses, witches, cupids, girls)
    ]


def test_an_evening_is_longer_with_more_to_do_by_night():
    """The laptop goes round once more for a pack that has to agree, and for a Witch after it."""
    alone = {decks.WOLF: 1, decks.VILLAGER: 7}
    pack = {decks.WOLF: 2, decks.VILLAGER: 6}
    both = {**pack, decks.WITCH: 1, decks.VILLAGER: 5}
    minutes = [CHAT.estimate(deck, 8) for deck in (alone, pack, both)]
    assert minutes == sorted(set(minutes))
    assert 30 < minutes[0] < minutes[-1] < 120


@pytest.mark.parametrize("style", Style)
@rule_table("""
    cards                                     lost
    werewolf, hunter                          -
    2 werewolf, hunter                        rooms
    werewolf, 2 seeress                       rooms
    werewolf, little_girl                     -
    2 werewolf, little_girl                   girl
    2 werewolf, little_girl, cupid            girl
    2 werewolf, 2 seeress, cupid              lovers
    werewolf, cupid, little_girl              lovers
""")
def test_what_is_lost_where_the_laptop_does_not_go_round(style: Style, cards: str, lost: str | None):
    """Rooms are written in alone: whoever meets in one wants the laptop; a wolf alone meets nobody."""
    counts = [one.split() for one in cards.split(", ")]
    deck = {f"chat.{words[-1]}": int(words[0]) if len(words) > 1 else 1 for words in counts}
    found = CHAT.misfit(deck | {decks.VILLAGER: 5}, CHAT.house({}), style)
    assert (found and found.reason) == (f"misfit-chat-{lost}" if lost and not style.passes else None)
