"""What the season's pages show, as rows: pure functions from a season to frozen data, texts ready to show.

Long because every page's rows stand beside the others that they must not contradict.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final
from zlib import crc32

from nightcaller.errors import Argument, Named, Reason
from nightcaller.faces import faces_of
from nightcaller.people import key
from nightcaller.table.season.facts import SIDES, Side
from nightcaller.table.season.season import Pair, Person, Rate, Season
from nightcaller.table.shelf.making import PREFIX
from nightcaller.table.shelf.stories import by_clock
from nightcaller.text import message_id
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.recap_rows import emblem
from nightcaller.viewmodels.rows import list_row
from nightcaller.viewmodels.seats import picture

EMBLEMS: Final[Mapping[Side, str]] = {"village": "sun", "wolves": "werewolf", "third": "cupid", "": "moon"}
CHAIN: Final = 40
"""So many evenings, the latest, are one chain."""
FORM: Final = 15
"""So many games, the latest, say how somebody is doing."""
BARS: Final = 10
"""So many people, those who came most often, stand side by side."""


Faces = Mapping[str, str]
"""Name -> where the picture of the face is."""


def faces(season: Season, chosen: Mapping[str, str]) -> Faces:
    """Return everybody's face; who came most often is asked first.

    Args:
        season: all evenings, so that a choice among them changes nobody's face.
        chosen: what people have chosen (`people.Register.faces`).
    """
    people = [*season.people]
    return dict(zip(people, map(picture, faces_of(people, chosen)), strict=True))


def hue(name: str) -> float:
    """Return the colour of somebody who may sit anywhere, 0 to 1: the same every time."""
    return crc32(key(name).encode()) % 997 / 997


@list_row
class SideRow:
    """How many evenings a side won."""

    side: str
    emblem: str
    name: str
    count: int
    share: float
    """Of all evenings."""


@list_row
class PersonRow:
    """Somebody and one number."""

    name: str
    hue: float
    picture: str
    """Where the picture of the face is."""
    number: str
    """As it is written on the bar."""
    share: float
    """Of the longest bar there could be."""
    leading: bool
    line: str
    """The numbers beside the name."""
    sentence: str
    """The whole row in a sentence."""


@list_row
class MixRow:
    """A book or a deck and who won with it."""

    name: str
    total: int
    village: int
    wolves: int
    third: int
    sentence: str


@list_row
class LinkRow:
    """An evening in the chain."""

    side: str
    emblem: str
    streak: bool
    """It belongs to the longest run."""
    sentence: str


@list_row
class TallyRow:
    """A role, and how somebody did with it."""

    name: str
    emblem: str
    number: str = ""
    sentence: str = ""


@list_row
class FactRow:
    """Something about somebody, or about two people."""

    title: str
    value: str
    other_value: str = ""
    share: float = 0.0
    other_share: float = 0.0
    sentence: str = ""


def side_rows(season: Season, words: Phrasebook) -> list[SideRow]:
    """Return who won how often; a third side only where one did."""
    total = max(1, len(season.evenings))
    return [
        SideRow(
            side or "nobody",
            EMBLEMS[side],
            words.text(f"ui-season-side-{side or 'nobody'}"),
            season.sides[side],
            season.sides[side] / total,
        )
        for side in (*SIDES, "")
        if side in ("village", "wolves") or season.sides[side]
    ]


def bar_rows(season: Season, words: Phrasebook, pictures: Faces) -> list[PersonRow]:
    """Return those who came most often, the one who wins most first."""
    often = [*season.people.values()][:BARS]
    best = max((one.wins.percent for one in often), default=0)
    return [
        PersonRow(
            one.name,
            hue(one.name),
            pictures.get(one.name, ""),
            one.wins.written.removesuffix("%"),
            one.wins.percent / 100,
            one.wins.percent == best,
            "",
            words.text("ui-season-won-text", about(one)),
        )
        for one in sorted(often, key=lambda one: (-one.wins.percent, -one.played, one.name))
    ]


def about(person: Person) -> dict[str, Any]:
    """Return the arguments of every message about somebody."""
    return {
        "name": person.name,
        "count": person.played,
        "won": person.won,
        "percent": person.wins.percent or ("few" if person.won else 0),
        "survived": person.survived,
        "out": person.first_out,
        "bets": person.bets,
        "right": person.bets_right,
    }


def people_rows(season: Season, words: Phrasebook, pictures: Faces) -> list[PersonRow]:
    """Return everybody, who came most often first."""
    most = max((one.played for one in season.people.values()), default=1)
    return [
        PersonRow(
            one.name,
            hue(one.name),
            pictures.get(one.name, ""),
            str(one.played),
            one.played / most,
            one.played == most,
            words.text("ui-season-person-line", about(one)),
            words.text("ui-season-person-text", about(one)),
        )
        for one in season.people.values()
    ]


def book_name(book: str, words: Phrasebook) -> str:
    """Return what a book is called."""
    return words.text(message_id("book", book))


def book_rows(season: Season, words: Phrasebook) -> list[MixRow]:
    """Return the books with who won."""
    return [
        _mix(_named(words, message_id("book", book)), won, words)
        for book, won in season.by(lambda one: one.facts.book).items()
    ]


def deck_rows(season: Season, words: Phrasebook) -> list[MixRow]:
    """Return the decks with who won; of two books' decks that have one name the book is named too."""
    book = {one.facts.deck: message_id("book", one.facts.book) for one in season.evenings}
    found = season.by(lambda one: one.facts.deck)
    name = {one: one if one and words.knows(one) else "ui-season-own-deck" for one in found}
    often = Counter(words.text(one) for one in name.values())

    def named(deck: str) -> Named:
        shared = deck and often[words.text(name[deck])] > 1
        return _named(words, name[deck], *([book[deck]] if shared else []))

    return [_mix(named(one), won, words) for one, won in found.items()]


def _named(words: Phrasebook, *messages: str) -> Named:
    """What these say behind each other, in each of the table's languages."""
    return Named(
        {one: " · ".join(words.sayIn(one, part, {}) for part in messages) for one in words.languages}
    )


def _mix(named: Named, won: Counter[Side], words: Phrasebook) -> MixRow:
    name = " ".join(dict.fromkeys(named.values()))
    numbers = {str(side): won[side] for side in SIDES}
    text = words.text("ui-season-mix-text", {"name": named, "count": won.total(), **numbers})
    return MixRow(name, won.total(), won["village"], won["wolves"], won["third"], text)


def link_rows(season: Season, words: Phrasebook) -> list[LinkRow]:
    """Return the latest evenings as a chain: up where the village won, down where the wolves did."""
    shown = Season(season.evenings[-CHAIN:])
    _side, length, start = shown.streak
    return [
        LinkRow(
            one.facts.side or "nobody",
            EMBLEMS[one.facts.side],
            length > 2 and start <= at < start + length,
            words.text(
                "ui-season-link-text",
                {
                    "date": f"{by_clock(one.facts.started):%Y-%m-%d}",
                    "side": one.facts.side or "nobody",
                },
            ),
        )
        for at, one in enumerate(shown.evenings)
    ]


def levels(season: Season) -> list[int]:
    """Return by how many games the village was ahead of the wolves after each of the chain's."""
    steps = {"village": 1, "wolves": -1}
    return [*accumulate(steps.get(one.facts.side, 0) for one in season.evenings[-CHAIN:])]


def role_name(role: str, words: Phrasebook) -> str:
    """Return a role's name. A newer version may have roles of which this one has never heard, and a made-up
    one may have been thrown away since."""
    named = role_named(role, words)
    return words.text(*named) if isinstance(named, Reason) else str(named)


def role_named(role: str, words: Phrasebook) -> Argument:
    """Return the same as it stands in a sentence, in that one's language."""
    message = message_id("role", role)
    if words.knows(message):
        return Reason(message)
    return Reason("ui-season-made-up") if role.startswith(PREFIX) else role


def never_rows(season: Season, words: Phrasebook) -> list[TallyRow]:
    """Return what nobody has been yet. The Witch of every book is the Witch: whoever has been one book's has
    been her, and she stands here once."""
    been = {role_name(role, words) for role in season.held}
    found: dict[str, str] = {}
    for role in season.never:
        found.setdefault(role_name(role, words), emblem(role))
    return [TallyRow(name, picture) for name, picture in found.items() if name not in been]


def card_rows(person: Person, words: Phrasebook) -> list[TallyRow]:
    """Return somebody's cards, the most frequent first."""
    found: dict[str, Rate] = {}
    emblems, named = dict[str, str](), dict[str, Argument]()
    for role, share in person.cards.items():  # the Werewolf of every book is the Werewolf
        name = role_name(role, words)
        had = found.get(name, Rate())
        found[name] = Rate(had.right + share.right, had.of + share.of)
        emblems.setdefault(name, emblem(role))
        named.setdefault(name, role_named(role, words))
    cards = sorted(found.items(), key=lambda entry: (-entry[1].of, -entry[1].right, entry[0]))
    return [
        TallyRow(
            name,
            emblems[name],
            f"{share.of}×",
            words.text("ui-season-card-text", {"role": named[name], "count": share.of, "won": share.right}),
        )
        for name, share in cards
    ]


def fact_rows(person: Person, season: Season, words: Phrasebook) -> list[FactRow]:
    """Return what somebody's page says beside wins and cards; what there is nothing of is left out."""
    rows: list[tuple[str, str]] = []

    def add(title: str, message: str, **arguments: Any) -> None:
        rows.append((words.text(title), words.text(message, arguments)))

    if person.longest_streak > 1:
        add("ui-season-streak", "ui-season-streak-of", best=person.longest_streak, now=person.streak)
    if person.bets:
        add(
            "ui-season-bets", "ui-season-bets-of",
            right=person.bets_right, count=person.bets, flair=abs(round(person.flair)),
            way="more" if person.flair > 0 else "fewer",
        )  # fmt: skip
    if person.votes:
        add("ui-season-votes", "ui-season-votes-of", right=person.votes_right, count=person.votes)
    if person.suspected:
        other, share = max(
            person.suspected.items(), key=lambda entry: (entry[1].of, entry[1].right, entry[0])
        )
        add(
            "ui-season-suspects",
            "ui-season-suspects-of",
            name=other,
            count=share.of,
            right=share.right,
        )
    if person.saved:
        other, times = max(person.saved.items(), key=lambda entry: (entry[1], entry[0]))
        add("ui-season-saved", "ui-season-saved-of", name=other, count=times)
    own = [pair for pair in season.pairs if person.name in (pair.one, pair.other)]
    if own and own[0].apart:
        rival = turned(own[0], person.name)
        add(
            "ui-season-rival", "ui-season-rival-of",
            name=rival.other, ours=rival.one_won, theirs=rival.other_won,
        )  # fmt: skip
    friend = max(own, key=lambda pair: (pair.both_won, pair.one, pair.other), default=None)
    if friend is not None and friend.both_won:
        mate = turned(friend, person.name)
        add("ui-season-friend", "ui-season-friend-of", name=mate.other, count=mate.both_won)
    return [FactRow(title, line, sentence=f"{title}: {line}") for title, line in rows]


def turned(pair: Pair, first: str) -> Pair:
    """Return the same two with somebody first."""
    if pair.one == first:
        return pair
    return Pair(pair.other, pair.one, pair.together, pair.other_won, pair.one_won, pair.both_won)


def beside_rows(one: Person, other: Person, words: Phrasebook) -> list[FactRow]:
    """Return the numbers of two people, mirrored."""
    shares: list[tuple[str, Rate, Rate]] = [
        ("ui-season-won", one.wins, other.wins),
        ("ui-season-survived", Rate(one.survived, one.played), Rate(other.survived, other.played)),
        ("ui-season-first-out", Rate(one.first_out, one.played), Rate(other.first_out, other.played)),
        ("ui-season-bets", Rate(one.bets_right, one.bets), Rate(other.bets_right, other.bets)),
        ("ui-season-votes", Rate(one.votes_right, one.votes), Rate(other.votes_right, other.votes)),
        ("ui-season-as-village", _as(one, "village"), _as(other, "village")),
        ("ui-season-as-wolves", _as(one, "wolves"), _as(other, "wolves")),
    ]
    return [
        FactRow(
            words.text(title),
            left.written,
            right.written,
            left.percent / 100,
            right.percent / 100,
            f"{words.text(title)}: {one.name} {left.written}, {other.name} {right.written}",
        )
        for title, left, right in shares
    ]


def _as(person: Person, side: Side) -> Rate:
    return person.sides.get(side, Rate())


def names_of(season: Season) -> Sequence[str]:
    """Everybody's names, who came most often first."""
    return tuple(season.people)
