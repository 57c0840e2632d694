"""What the sensible bots have read of each book: what a question wants, and what an event tells its hearer.

Tables, no rules. A question of which nothing stands here gets the empty choice, or any answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nightcaller.rulebooks import book


class Finding(NamedTuple):
    """How an event tells what somebody is: the fact that says it, and the words that condemn.

    Attributes:
        fact: name of the fact, for instance ``camp``.
        evil: its values that mean an enemy of the village.
        vague: its values from which nothing follows.
    """

    fact: str
    evil: frozenset[str]
    vague: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Lore:
    """One book, as far as a player with some sense knows it.

    Attributes:
        village: the team of those who have nothing to hide.
        evil: roles that are the village's enemies when they are shown.
        informed: roles whose word the table waits for: they come forward, and a wolf may say he is one.
        eager: the informed come forward on the first morning, and so does a wolf (the custom of a table
            that elects a sheriff); otherwise they wait until they have something to tell.
        asks: question -> what it wants of whoever is asked (a method of the bot).
        findings: event -> what its hearer learns of somebody.
        prey: event -> the fact and its values by which a wolf knows whom to hunt first.
        lovers: events that tell two people of each other.
        faces: events that tell who came by night.
        proposals: events that tell a group what one of it wants.
        dawns: events that name the night's dead.
        results: events that tell who voted for whom.
        shown: events that show somebody's card to everybody, in the fact ``role``.
        cleared: events after which nobody doubts somebody.
    """

    village: str
    evil: frozenset[str]
    informed: frozenset[str]
    asks: Mapping[str, str]
    findings: Mapping[str, Finding]
    proposals: frozenset[str]
    dawns: frozenset[str]
    results: frozenset[str]
    eager: bool = False
    prey: Mapping[str, Finding] = field(default_factory=dict)
    lovers: frozenset[str] = frozenset()
    faces: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    cleared: frozenset[str] = frozenset()


def proposals(book_id: str) -> frozenset[str]:
    """The kinds of events of a book by which a group hears what one of it wants."""
    return frozenset(kind.id for kind in book(book_id).kinds.values() if kind.form == "proposal")


def words(*all_of_them: str) -> frozenset[str]:
    """A set of words."""
    return frozenset(all_of_them)


JUDGE: Final = Lore(
    village="judge.good",
    evil=words(
        "judge.werewolf", "judge.wolf_beauty", "judge.white_werewolf_king", "judge.hidden_werewolf",
        "judge.werewolf_king", "judge.wraith_rider", "judge.gargoyle",
    ),
    informed=words("judge.seer"),
    eager=True,
    asks={
        "judge.guardian.protect": "guard",
        "judge.pack.attack": "attack",
        "judge.hidden_werewolf.attack": "attack",
        "judge.wolf_beauty.charm": "charm",
        "judge.seer.check": "look",
        "judge.gargoyle.check": "look",
        "judge.witch.antidote": "antidote",
        "judge.witch.poison": "poison",
        "judge.hunter.shoot": "strike",
        "judge.werewolf_king.shoot": "strike",
        "judge.silencer_elder.silence": "suspect",
        "judge.magician.exchange": "rescue",
        "judge.magician.with": "suspect",
        "judge.cupid.first": "anybody",
        "judge.cupid.second": "anybody",
        "judge.piper.first": "anybody",
        "judge.piper.second": "anybody",
        "judge.sheriff.run": "run",
        "judge.sheriff.vote": "trust",
        "judge.sheriff.badge": "trust",
        "judge.exile.vote": "vote",
        "judge.runoff.vote": "vote",
        "judge.declare": "declare",
        "judge.declare.target": "target",
    },
    findings={"judge.seer.learned": Finding("camp", words("wolf"))},
    prey={"judge.gargoyle.learned": Finding("role", words("judge.seer", "judge.witch"))},
    lovers=words("judge.lovers"),
    proposals=proposals("judge"),
    dawns=words("judge.dawn"),
    results=words("judge.exile.result"),
    cleared=words("judge.idiot.flipped"),
)  # fmt: skip

HOLLOW_WOLVES: Final = words("hollow.werewolf", "hollow.white_werewolf")

HOLLOW: Final = Lore(
    village="hollow.village",
    evil=HOLLOW_WOLVES,
    informed=words("hollow.farseer"),
    asks={
        "hollow.protector.protect": "guard",
        "hollow.pack.attack": "attack",
        "hollow.white_werewolf.betray": "betray",
        "hollow.farseer.see": "look",
        "hollow.fox.scout": "look",
        "hollow.witch.life": "heal",
        "hollow.witch.death": "poison",
        "hollow.hunter.shoot": "strike",
        "hollow.crow.suspect": "suspect",
        "hollow.cupid.first": "anybody",
        "hollow.cupid.second": "anybody",
        "hollow.thief.swap": "swap",
        "hollow.thief.card": "card",
        "hollow.mayor.vote": "trust",
        "hollow.mayor.heir": "trust",
        "hollow.mayor.decide": "vote",
        "hollow.accuse": "vote",
        "hollow.trial.vote": "vote",
    },
    findings={"hollow.farseer.learned": Finding("role", HOLLOW_WOLVES)},
    lovers=words("hollow.lovers"),
    proposals=proposals("hollow"),
    dawns=words("hollow.dawn"),
    results=words("hollow.trial.result"),
    shown=words("hollow.card_shown"),
    cleared=words("hollow.idiot.revealed"),
)

CHAT: Final = Lore(
    village="chat.village",
    evil=words("chat.werewolf"),
    informed=words("chat.seeress"),
    asks={
        "chat.pack.vote": "attack",
        "chat.pack.runoff": "attack",
        "chat.look.vote": "look",
        "chat.look.runoff": "look",
        "chat.witch.heal": "heal",
        "chat.witch.kill": "poison",
        "chat.hunter.shoot": "strike",
        "chat.arrow_one.vote": "anybody",
        "chat.arrow_one.runoff": "anybody",
        "chat.arrow_two.vote": "anybody",
        "chat.arrow_two.runoff": "anybody",
        "chat.major.vote": "trust",
        "chat.major.heir": "trust",
        "chat.major.decide": "vote",
        "chat.village.vote": "vote",
    },
    findings={"chat.seeress.learned": Finding("role", words("chat.werewolf"))},
    lovers=words("chat.lovers"),
    proposals=proposals("chat"),
    dawns=words("chat.dawn"),
    results=words("chat.village.result"),
)

FORUM: Final = Lore(
    village="forum.village",
    evil=words("forum.werewolf", "forum.cultist", "forum.red_werewolf", "forum.red_cultist"),
    informed=words("forum.seer"),
    asks={
        "forum.grey_pack.hunt": "attack",
        "forum.red_pack.hunt": "attack",
        "forum.cultist.scan": "look",
        "forum.red_cultist.scan": "look",
        "forum.seer.scan": "look",
        "forum.priest.scan": "look",
        "forum.spy.spy": "look",
        "forum.doctor.protect": "guard",
        "forum.guardian_angel.protect": "guard",
        "forum.hunter.hunt": "poison",
        "forum.witness.watch": "watch",
        "forum.brutal.kill": "strike",
        "forum.lynch.vote": "vote",
    },
    findings={
        "forum.seer.learned": Finding("camp", words("wolf")),
        "forum.seer.apprentice.learned": Finding("camp", words()),
        "forum.priest.learned": Finding("camp", words("cultist"), words("villager")),
    },
    prey={"forum.cultist.learned": Finding("camp", words("seer"))},
    faces=words("forum.witnessed", "forum.remembered"),
    proposals=proposals("forum"),
    dawns=words("forum.dawn"),
    results=words("forum.lynch.result"),
    shown=words("forum.revealed"),
)

LORE: Final[Mapping[str, Lore]] = {"judge": JUDGE, "hollow": HOLLOW, "chat": CHAT, "forum": FORUM}
"""By book: those that the sensible bots have read."""
