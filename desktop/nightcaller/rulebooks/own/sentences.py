"""What an own role says of itself: a few sentences in a closed vocabulary, names and words in both languages.

It is data and nothing else: a file of it is read into these structs, a book makes an engine's role of them
(`own.compiling`), and nothing in it is ever executed. Every number has bounds and every word comes from a
list; what does not go together is said by `own.checking`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal, Self, get_args

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from nightcaller.rulebooks.own.lookalikes import skeleton

FORMAT: Final = 1
"""Version of the form in which a role is written down."""

PREFIX: Final = "own."
"""Begins the id of every own role; no shipped id begins with it."""

MOST_SENTENCES: Final = 8
MOST_NAME: Final = 24
"""Letters of a name."""
MOST_LINE: Final = 90
"""Letters of a spoken line or a question."""
MOST_CARD: Final = 240
"""Letters of a card's text."""
MOST_PAGE: Final = 700
"""Letters of a page in the handbook."""

Team = Literal["village", "wolves", "alone"]
Nights = Literal["every", "even", "odd", "first"]
"""On which nights: ``even`` is every second one, the second first."""
Again = Literal["any", "not_twice_running", "each_once"]
"""Whether somebody may be chosen once more."""
Whom = Literal["others", "anybody", "dead"]
Learns = Literal["pack", "role"]
"""Whether somebody is a werewolf, or the card itself."""
Unless = Literal["never", "voted_out"]
"""Of which deaths nothing comes."""

Since = Annotated[int, Meta(ge=1, le=9)]
Times = Annotated[int, Meta(ge=0, le=9)]
"""How often in a game; 0 for as often as there are nights."""
HalfVotes = Annotated[int, Meta(ge=0, le=6)]
"""2 is one vote."""
Stopped = Annotated[int, Meta(ge=1, le=3)]
Beside = Annotated[int, Meta(ge=0, le=2)]

RoleId = Annotated[str, Meta(pattern=r"^own\.[a-z][a-z0-9_]{0,23}$")]
Emblem = Annotated[str, Meta(pattern=r"^[a-z_]{1,24}$")]
Name = Annotated[str, Meta(max_length=MOST_NAME)]
Said = Annotated[str, Meta(max_length=MOST_LINE)]
CardText = Annotated[str, Meta(max_length=MOST_CARD)]
PageText = Annotated[str, Meta(max_length=MOST_PAGE)]
Worth = Annotated[int, Meta(ge=-9, le=9)]


# --- sentences about the night ---------------------------------------------------------------------------


class Looks(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="looks"):
    """By night they look at somebody and learn something at once."""

    whom: Whom = "others"
    learns: Learns = "pack"
    nights: Nights = "every"
    since: Since = 1
    times: Times = 0
    again: Again = "any"


class Compares(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="compares"):
    """By night they look at two people and learn whether these are on one side."""

    nights: Nights = "every"
    since: Since = 1
    times: Times = 0


class Counts(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="counts"):
    """By night they may learn how many werewolves are alive."""

    nights: Nights = "every"
    since: Since = 1
    times: Times = 1


class Guards(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="guards"):
    """By night they shield somebody from attacks."""

    whom: Literal["others", "anybody", "self"] = "anybody"
    nights: Nights = "every"
    since: Since = 1
    times: Times = 0
    again: Again = "not_twice_running"


class Attacks(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="attacks"):
    """By night they attack somebody."""

    past_shields: bool = False
    """Whether shields do not stop it, as they do not stop a poison."""
    nights: Nights = "every"
    since: Since = 1
    times: Times = 1


class Silences(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="silences"):
    """By night they choose who may not speak tomorrow."""

    nights: Nights = "every"
    since: Since = 1
    times: Times = 0
    again: Again = "not_twice_running"


class Enchants(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="enchants"):
    """By night they put a spell on somebody, of which nobody else hears: it counts for their victory."""

    nights: Nights = "every"
    since: Since = 1


class Hunts(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="hunts"):
    """They hunt with the pack, and know it."""


# --- sentences about dying -------------------------------------------------------------------------------


class Aims(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="aims"):
    """By night they may choose somebody; when they die, that one dies too, or is attacked, or is shown."""

    then: Literal["takes", "strikes", "shows"] = "takes"
    """``takes`` stops at nothing; ``strikes`` is an attack like any other."""
    unless: Unless = "voted_out"
    nights: Nights = "every"
    since: Since = 1


class Shoots(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="shoots"):
    """When they die, they may shoot somebody in front of everybody."""

    unless: Unless = "voted_out"


class Survives(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="survives"):
    """The first attacks on them do nothing."""

    attacks: Stopped = 1
    told: bool = True
    """Whether they are told that they have been attacked."""


class Outlives(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="outlives"):
    """Voted out, they show their card and live."""

    again: bool = False
    """Whether every time; else the second vote kills."""


# --- sentences that need no choice ------------------------------------------------------------------------


class Weighs(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="weighs"):
    """Their vote on who has to go counts otherwise than one."""

    half_votes: HalfVotes = 4


class Seems(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="seems"):
    """Whoever looks at them takes them for something else."""

    like: Literal["wolf", "good"] = "wolf"


class Knows(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="knows"):
    """From the start they know the werewolves of the pack, or each other."""

    whom: Literal["pack", "own_kind"] = "own_kind"


class Wins(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="wins"):
    """They win alone."""

    when: Literal["last", "enchanted"] = "last"
    """When at most `beside` others live, or when everybody else alive is enchanted."""
    beside: Beside = 0


Sentence = (
    Looks
    | Compares
    | Counts
    | Guards
    | Attacks
    | Silences
    | Enchants
    | Hunts
    | Aims
    | Shoots
    | Survives
    | Outlives
    | Weighs
    | Seems
    | Knows
    | Wins
)

VOCABULARY: Final[Mapping[str, type[Struct]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(Sentence)
}
"""Every sentence by its verb, in the order in which people choose among them."""

BY_NIGHT: Final = (Looks, Compares, Counts, Guards, Attacks, Silences, Enchants, Aims)
"""Those that take a call of their own in the night."""

NightSentence = Looks | Compares | Counts | Guards | Attacks | Silences | Enchants | Aims


def verb(sentence: Sentence) -> str:
    """Return the word of a sentence: ``looks``."""
    return str(type(sentence).__struct_config__.tag)


# --- the role --------------------------------------------------------------------------------------------


class InBoth(Struct, frozen=True, forbid_unknown_fields=True):
    """One text in both languages; an empty one writes itself."""

    en: str = ""
    zh: str = field(default="", name="zh-CN")

    def texts(self) -> dict[str, str]:
        """The texts by the tag of their language."""
        return {tag: getattr(self, name) for tag, name in self._names()}

    def of(self, language: str) -> str:
        """The text in a language; empty if it writes itself."""
        return self.texts().get(language, "")

    def saying(self, language: str, text: str) -> Self:
        """The same with another text in a language; as it is where a file has no place for that one."""
        names = dict(self._names())
        return replace(self, **{names[language]: text}) if language in names else self

    @classmethod
    def _names(cls) -> Iterator[tuple[str, str]]:
        """Every language's tag, as a file has it, and what it is called here."""
        return zip(cls.__struct_encode_fields__, cls.__struct_fields__, strict=True)


class NameInBoth(InBoth, frozen=True, forbid_unknown_fields=True):
    """A name; where one language has none, the other's is used."""

    en: Name = ""
    zh: Name = field(default="", name="zh-CN")


class CardInBoth(InBoth, frozen=True, forbid_unknown_fields=True):
    """The text on the card."""

    en: CardText = ""
    zh: CardText = field(default="", name="zh-CN")


class PageInBoth(InBoth, frozen=True, forbid_unknown_fields=True):
    """The page in the handbook."""

    en: PageText = ""
    zh: PageText = field(default="", name="zh-CN")


class LineInBoth(InBoth, frozen=True, forbid_unknown_fields=True):
    """A spoken line, or a question."""

    en: Said = ""
    zh: Said = field(default="", name="zh-CN")


class OwnRole(Struct, frozen=True, forbid_unknown_fields=True):
    """A role that somebody has made up. Everything about it follows from this."""

    id: RoleId
    name: NameInBoth
    team: Team = "village"
    format: Annotated[int, Meta(ge=1, le=FORMAT)] = FORMAT
    emblem: Emblem = "villager"
    several: bool = False
    """Whether a deck may hold more than one card of it."""
    worth: Worth = 0
    """What a card does for the village, by measure or rule of thumb; below 0 for its enemies."""
    card: CardInBoth = CardInBoth()
    handbook: PageInBoth = PageInBoth()
    wake: LineInBoth = LineInBoth()
    ask: LineInBoth = LineInBoth()
    sleep: LineInBoth = LineInBoth()
    sentence: Annotated[tuple[Sentence, ...], Meta(max_length=MOST_SENTENCES)] = ()
    """What they can do, a sentence for each; nothing for somebody who sleeps all night."""

    @property
    def short(self) -> str:
        """The id without its prefix."""
        return self.id.removeprefix(PREFIX)

    def named(self, language: str) -> str:
        """What it is called in a language."""
        return self.name.of(language) or self.name.en or self.name.zh or self.short

    @property
    def read_as(self) -> frozenset[str]:
        """What its names are read as (`lookalikes.skeleton`)."""
        return frozenset(filter(None, map(skeleton, self.name.texts().values())))

    @property
    def knows_its_kind(self) -> bool:
        """Whether all who hold the card know one another: one card of it alone knows nobody."""
        return any(isinstance(one, Knows) and one.whom == "own_kind" for one in self.sentence)

    def says(self, *kinds: type[Struct]) -> bool:
        """Whether it has a sentence of one of these kinds."""
        return any(isinstance(sentence, kinds) for sentence in self.sentence)
