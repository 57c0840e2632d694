"""A referee who knows the hollow book by heart and nothing of the program: he recounts a whole story.

He hears every event of a finished game and says, from the text alone, who must die of it and when somebody
has won. Written against the text and not against the code: all they have in common is the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nightcaller.engine import NOBODY, Event, Session
from nightcaller.engine.vocabulary import Option, Seat

WOLVES = {"werewolf", "white_werewolf"}
MID_DAY = {"hollow.mayor.result", "hollow.accused", "hollow.nobody_accused"}
"""Nobody has won as long as one of these is told."""


class Referee:
    """Hears a story event by event; an assertion says which rule was broken.

    Args:
        session: a game that is over.
    """

    def __init__(self, session: Session) -> None:
        self.house: Mapping[str, str] = session.setup.house
        self.alive = set(range(session.setup.seats))
        self.cards: dict[Seat, str] = {}
        self.love: set[Seat] = set()
        self.wounded: set[Seat] = set()
        self.night: dict[str, Seat] = {}
        """What was done this night: who was aimed at, by the kind of the event."""
        self.suspects: set[Seat] = set()
        self.mayor: Seat | None = None
        self.cursed = False
        self.tied: set[Option] = set()
        self.due: set[Seat] = set()
        """Who must be named among the dead next."""

    def hear(self, event: Event) -> None:
        """Follow the story; compare what follows from it with what is told."""
        facts = event.facts
        match event.kind:
            case "card":
                self.cards[facts["seat"]] = facts["role"].rpartition(".")[2]
            case "office":
                self.mayor = facts["seat"]
            case "hollow.lovers":
                self.love = {facts["seat"], facts["other"]}
            case "night.falls":
                assert event.day == 1 or self.won() is None, "End of game: day to night"
                self.night, self.suspects = {}, set()
            case (
                "hollow.protected" | "hollow.pack.agreed" | "hollow.betrayed" | "hollow.life_used"
                | "hollow.death_used" | "hollow.crow.chose"
            ):  # fmt: skip
                self.night[event.kind] = facts["seat"]
            case "day.breaks":
                self.due = self.with_love(self.slain_by_night())
            case "hollow.dawn":
                assert not self.due, "the night's dead are named"
                self.suspects = {self.night.get("hollow.crow.chose", NOBODY)} & self.alive
            case "hollow.trial.result":
                self.recount(facts["label"], dict(facts["ballots"]), set(facts["seats"]))
            case "hollow.executed":
                seat = facts["seat"]
                assert seat in self.tied, "Trial: nobody had more votes"
                spared = self.house["curse_spares_idiot"]
                decided = self.mayor is not None and self.house["mayor_breaks_ties"] == "yes"
                assert len(self.tied) == 1 or decided, "a draw is the Mayor's to decide"
                laughs = self.cards[seat] == "idiot" and not (self.cursed and spared == "no")
                self.due = set() if laughs else self.with_love({seat})
            case "hollow.powers_lost" | "hollow.powers_back":
                self.cursed = event.kind == "hollow.powers_lost"
            case "hollow.shot":
                assert self.cards[facts["by"]] == "hunter"
                assert facts["by"] not in self.alive
                self.due = self.with_love({facts["seat"]})
            case "died":
                assert set(facts["seats"]) == self.due, "In love, Protector, Witch, Ancient, Idiot"
                self.alive -= self.due
                self.due = set()
            case "hollow.card_shown":
                assert self.house["dead_revealed"] == "yes"
                assert facts["seat"] not in self.alive, "the living keep their cards to themselves"
                assert facts["role"] == f"hollow.{self.cards[facts['seat']]}"
            case "game.over":
                assert (facts["winners"], set(facts["seats"])) == self.won(), "End of game"
            case kind if kind in MID_DAY and event.day:
                assert self.won() is None, "End of game: night to day"
            case _:
                pass

    def slain_by_night(self) -> set[Seat]:
        """Characters, Werewolves, White werewolf, Protector, Witch, Ancient."""
        night = self.night
        bitten = {night[teeth] for teeth in ("hollow.pack.agreed", "hollow.betrayed") if teeth in night}
        bitten -= {night[safe] for safe in ("hollow.protected", "hollow.life_used") if safe in night}
        skin = {seat for seat in bitten if self.cards[seat] == "ancient"} - self.wounded
        skin = skin if self.house["ancient_lives"] == "two" else set()
        self.wounded |= skin
        return (bitten - skin) | {seat for kind, seat in night.items() if kind == "hollow.death_used"}

    def with_love(self, dead: set[Seat]) -> set[Seat]:
        """Statuses, In love: "the other one will be killed too"."""
        return dead | self.love if dead & self.love else dead

    def recount(self, label: str, ballots: Mapping[Seat, Option], top: set[Option]) -> None:
        """Statuses, Mayor and Suspect: two votes of his, and those with which a suspect starts."""
        votes: dict[Option, int] = {}
        if label == "hollow.trial":
            votes = {seat: int(self.house["crow_votes"]) for seat in self.suspects & self.alive}
        own = 2 if self.house["mayor_vote"] == "two" else 1
        for voter, picked in ballots.items():
            if picked != NOBODY:
                votes[picked] = votes.get(picked, 0) + (own if voter == self.mayor else 1)
        most = max(votes.values(), default=0)
        self.tied = {seat for seat, count in votes.items() if count == most}
        assert self.tied == top, "Trial: the count"

    def won(self) -> tuple[tuple[str, ...], set[Seat]] | None:
        """End of game, and the rulings about who comes first: the winning teams and everybody who wins."""
        wolves = {seat for seat in self.alive if self.cards[seat] in WOLVES}
        others = self.alive - wolves
        two_to_one = self.house["wolves_win"] == "two-to-one" and len(wolves) >= 2 * len(others)
        white = any(self.cards[seat] == "white_werewolf" for seat in self.alive)
        if not self.alive:
            return (), set()
        rule, third = self.house["lovers_win"], self.love | self.cupids()
        across = len({self.cards[seat] in WOLVES for seat in self.love}) == 2
        if rule != "either-team" and across and self.love <= self.alive <= third:
            return ("hollow.lovers",), third
        if self.house["white_wolf_alone"] == "yes" and white and len(self.alive) == 1:
            return ("hollow.white",), self.beloved(self.alive)
        if wolves and (not others or two_to_one):
            return ("hollow.wolves",), self.beloved(s for s, card in self.cards.items() if card in WOLVES)
        if not wolves:
            return ("hollow.village",), self.beloved(
                s for s, card in self.cards.items() if card not in WOLVES
            )
        return None

    def beloved(self, winners: Iterable[Seat]) -> set[Seat]:
        """Statuses, In love: "part of the winning teams, they both win"."""
        won = set(winners)
        may = self.house["dead_lovers_win"] == "yes" or self.love <= self.alive
        return won | self.love | self.cupids() if won & self.love and may else won

    def cupids(self) -> set[Seat]:
        """Who wins with the two in love, where the house says so."""
        if self.house["lovers_win"] != "with-cupid":
            return set()
        return {seat for seat, card in self.cards.items() if card == "cupid"}
