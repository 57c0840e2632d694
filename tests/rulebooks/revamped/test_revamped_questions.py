"""Who asks for roles, changes looks by day, or acts while people talk: each class is a role of the text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from nightcaller.engine import AMEND, CLOSE, NOBODY
from nightcaller.engine.vocabulary import EVERYBODY, Ask, Picks, Question, empty_choice
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped import BOOK, declaring
from nightcaller.rulebooks.revamped.teams import PACKAGE
from rulebooks.revamped.town import DEBATE, LYNCH, MORNING, NIGHT, SECOND, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"
MORE = f"{REST}, Tim citizen, Una citizen"


def answers(town: Town, kind: str, name: str, fact: str) -> dict[str, str]:
    """What somebody has been told of each seat, by the last event of a kind on each."""
    return {str(event.facts["seat"]): str(event.facts[fact]) for event in town.events(kind, name)}


MUST = {"cupid": "love", "fletcher": "customer", "infected_wolf": "infect", "look_alike": "copy"}
"""Who "must choose" by the text, all of them before or in the first night."""
COMPANY = "Cat wolf, Dan flute_player, Eve cult_leader, Fay butcher, Gus devil, Hal citizen, Ida citizen"


DEALT = pytest.mark.parametrize("role", [role for role in BOOK.roles if role not in BOOK.never_dealt])


def in_company(role: str) -> Town:
    """A town in which Ann has a card, and every kind of team somebody."""
    name = role.removeprefix("revamped.")
    alone = role in entries.unique(PACKAGE) or name == "bloody_butcher"
    butchers = "" if name == "bloody_butcher" else ", Jon bloody_butcher"
    return Town(f"Ann {name}, Bob {'citizen' if alone else name}, {COMPANY}{butchers}, Kim citizen")


def for_three_days(town: Town, answer: Callable[[Ask], Picks | None]) -> None:
    """Everybody takes the empty choice, or the first; Ann what is answered for her, if anything is."""
    while town.session.outcome is None and town.session.day < 4:
        asked = () if town.window.kind == "floor" else town.window.asks
        slot = next((slot for slot in asked if slot != CLOSE), CLOSE)
        if slot == CLOSE:
            town.session.submit(CLOSE, ("close",))
            continue
        ask = town.window.asks[slot]
        own = answer(ask) if ask.seat == 0 else None
        town.session.submit(slot, own or town._left(ask))


@DEALT
def test_whoever_may_do_something_may_let_it_be(role: str):
    """The text has "may" and "must": it is a visit that others hear of, and a disease goes with it."""
    found = set()

    def note(ask: Ask) -> None:
        if empty_choice(ask) is None:
            found.add(ask.key)

    for_three_days(in_company(role), note)
    name = role.removeprefix("revamped.")
    assert found == ({f"{role}.{MUST[name]}"} if name in MUST else set())


def seats_in(facts: Mapping[str, Any]) -> set[Any]:
    """Every value of an event, those of a list each."""
    return {one for fact in facts.values() for one in (fact if isinstance(fact, tuple) else (fact,))}


@DEALT
def test_whoever_chooses_somebody_in_private_reads_of_it_that_day(role: str):
    """By the evening at the latest, whatever has come of it: nobody has to remember what was tapped."""
    town = in_company(role)
    ida, days = town.seat("Ida"), set()

    def choose(ask: Ask) -> Picks | None:
        if ask.parts or ida not in ask.options or town.window.kind == "poll":
            return None
        days.add(town.session.day)
        return (ida,)

    for_three_days(town, choose)
    told = {
        event.day
        for event in town.session.events
        if event.audience & 1 and event.audience != EVERYBODY and ida in seats_in(event.facts)
    }
    assert days <= told


class TestReceptionist:
    """2.4: "how many players with that role are left in the game"."""

    @pytest.mark.parametrize(
        ("role", "count"), [("citizen", 4), ("wolf", 1), ("alpha_wolf", 1), ("receptionist", 1)]
    )
    def test_counts_the_living_of_a_role(self, role: str, count: int):
        town = Town(f"Ann receptionist, Bob wolf, Cat alpha_wolf, {REST}")
        town.night(Ann=role)
        assert town.told("revamped.counted", "Ann") == {
            "by": "Ann", "role": f"revamped.{role}", "count": count,
        }  # fmt: skip
        assert not town.heard("revamped.counted", "Bob")

    def test_the_dead_are_not_counted(self):
        town = Town(f"Ann receptionist, Bob wolf, {REST}")
        town.night(pack="Pat", Ann="citizen")
        assert town.told("revamped.counted", "Ann")["count"] == 4
        town.night(Ann="citizen")
        assert town.told("revamped.counted", "Ann")["count"] == 3

    def test_counts_what_people_look_like_through_strong_disguises_alone(self):
        """Edges 3: "counts appearances"; a Tanner's hide is weak."""
        town = Town(
            f"Ann receptionist, Bob sneaking_wolf, Cat white_werewolf, Dan tanner, {REST}, Tim citizen"
        )
        town.night(Ann="citizen")
        assert town.told("revamped.counted", "Ann")["count"] == 6
        town.morning(Dan="Pat=sneaking_wolf")
        town.night(Ann="wolf")
        assert town.told("revamped.counted", "Ann")["count"] == 1
        town.lynch()
        town.night(Ann="sneaking_wolf")
        assert town.told("revamped.counted", "Ann")["count"] == 0

    def test_asks_for_roles_that_may_come_as_well(self):
        """ "Works on any role whether in the game or not": what the deck may still become."""
        town = Town(f"Ann receptionist, Bob infected_wolf, {REST}")
        assert "revamped.wolf" in town.ask("Ann").options
        town.night(Bob="Pat", Ann="wolf")
        assert town.told("revamped.counted", "Ann")["count"] == 0, "read as the lap found it"
        town.lynch()
        town.night(Ann="wolf")
        assert town.told("revamped.counted", "Ann")["count"] == 1


class TestCrowdSeeker:
    """2.4: "select up to three different players each night, and guess for each of them"."""

    def test_every_right_guess_is_confirmed(self):
        town = Town(f"Ann crowd_seeker, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Bob=wolf Cat=citizen Pat=citizen")
        assert answers(town, "revamped.guessed", "Ann", "right") == {"1": "yes", "2": "no", "3": "yes"}
        assert not town.heard("revamped.guessed", "Bob")

    @pytest.mark.parametrize("wrong", ["Bob=wolf Bob=witch", "Bob"])
    def test_different_players_and_a_role_for_each(self, wrong: str):
        town = Town(f"Ann crowd_seeker, Bob wolf, Cat witch, {REST}")
        with pytest.raises(Refused):
            town.night(Ann=wrong)

    def test_sees_through_no_disguise(self):
        """ "Affected by weak disguises"; a strong one fools everybody."""
        town = Town(f"Ann crowd_seeker, Bob sneaking_wolf, Cat tanner, {MORE}")
        town.night(Ann="Bob=citizen")
        assert town.told("revamped.guessed", "Ann")["right"] == "yes"
        town.morning(Cat="Pat=tanner")
        town.lynch()
        town.night(Ann="Pat=tanner Bob=sneaking_wolf")
        assert answers(town, "revamped.guessed", "Ann", "right") == {"1": "no", "3": "yes"}

    def test_need_not_guess(self):
        town = Town(f"Ann crowd_seeker, Bob wolf, {REST}")
        town.night()
        assert not town.heard("revamped.guessed", "Ann")


class TestPsychicWolf:
    """3.4: "each night, the Psychic Wolf may guess one player's role"."""

    @pytest.mark.parametrize(("role", "right"), [("witch", "yes"), ("citizen", "no")])
    def test_one_guess(self, role: str, right: str):
        town = Town(f"Ann psychic_wolf, Bob wolf, Cat witch, {REST}")
        town.night(Ann=f"Cat={role}", pack="Pat")
        assert town.told("revamped.guessed", "Ann")["right"] == right
        assert town.fallen == "Pat"

    def test_is_of_the_pack_and_a_lycan(self):
        """3.1: "unless explicitly listed otherwise"."""
        town = Town(f"Ann psychic_wolf, Bob wolf, Cat priest, {REST}")
        assert town.mates("Ann") == {"Bob": "wolf"}
        town.night(Cat="Ann")
        assert town.fallen == "Ann"

    def test_falls_for_a_hide(self):
        """ "Affected by weak disguises and obstructions"."""
        town = Town(f"Ann psychic_wolf, Bob tanner, Cat witch, {MORE}")
        town.night()
        town.morning(Bob="Cat=citizen")
        town.lynch()
        town.night(Ann="Cat=witch")
        assert town.told("revamped.guessed", "Ann")["right"] == "no"


class TestTanner:
    """3.3: "each day, the Tanner may disguise up to two players"."""

    def look(self, town: Town, whom: str) -> str:
        """What a Fortune Teller called Eve sees tonight."""
        town.night(Eve=whom)
        return str(town.told("revamped.saw", "Eve")["role"]).partition(".")[2]

    def test_two_wear_a_hide_in_the_night_after(self):
        town = Town(f"Ann tanner, Bob wolf, Eve fortune_teller, {MORE}")
        town.night()
        town.morning(Ann="Pat=wolf Bob=citizen")
        town.lynch()
        assert self.look(town, "Bob") == "citizen"
        town.lynch()
        assert self.look(town, "Bob") == "wolf", "all lose their disguise at the end of the night"

    def test_may_wear_one_himself_and_is_no_lycan_and_not_of_the_pack(self):
        town = Town(f"Ann tanner, Bob wolf, Dan priest, Eve fortune_teller, {MORE}")
        assert town.mates("Ann") == town.mates("Bob") == {}
        town.night()
        town.morning(Ann="Ann=citizen")
        town.lynch()
        town.night(Dan="Ann", Eve="Ann")
        assert town.told("revamped.saw", "Eve")["role"] == "revamped.citizen"
        assert town.fallen == ""

    def test_is_told_if_one_of_them_is_in_the_pack_but_not_who(self):
        """ "At least one of the players you tanned this night is part of the wolfpack"."""
        town = Town(f"Ann tanner, Bob wolf, Eve fortune_teller, {MORE}")
        town.night()
        town.morning(Ann="Pat=wolf Quin=wolf")
        assert not town.heard("revamped.tanned_pack", "Ann")
        town.lynch()
        town.night()
        town.morning(Ann="Pat=wolf Bob=citizen")
        assert town.told("revamped.tanned_pack", "Ann") == {"by": "Ann"}

    def test_the_hides_outlive_the_tanner(self):
        """ "If the Tanner dies, the assigned players will keep their disguises for the night." """
        town = Town(f"Ann tanner, Bob wolf, Eve fortune_teller, {MORE}")
        town.night()
        town.morning(Ann="Pat=wolf")
        town.hang("Ann")
        assert self.look(town, "Pat") == "wolf"

    def test_whoever_sees_through_weak_disguises_is_not_fooled(self):
        town = Town(f"Ann tanner, Bob wolf, Eve aura_teller, {MORE}")
        town.night()
        town.morning(Ann="Bob=citizen")
        town.lynch()
        town.night(Eve="Bob")
        assert town.told("revamped.aura", "Eve")["aura"] == "threat"

    def test_nobody_wears_a_hide_in_the_first_night(self):
        """Edges 1: "no tanning before day 1"."""
        town = Town(f"Ann tanner, Bob wolf, {REST}")
        town.reach(NIGHT)
        assert not town.asked("Ann")

    def test_a_tanned_bard_hears_that_it_was_done_and_not_as_what(self):
        """2.1, Bard: "it is narrated that it happened, but the applied disguise is not revealed"."""
        town = Town(f"Ann tanner, Bob wolf, Dan bard, {MORE}")
        town.night()
        town.morning(Ann="Dan=wolf")
        assert town.told("revamped.bard") == {"deed": "disguise", "role": "revamped.tanner"}


class TestDisguisedFox:
    """3.3: "must either select a disguise or choose to join the wolfpack"."""

    def test_wears_strong_what_it_chooses_until_the_night_is_over(self):
        town = Town(f"Ann disguised_fox, Bob wolf, Eve aura_teller, Fay fortune_teller, {MORE}")
        town.night(Fay="Ann")
        assert town.told("revamped.saw", "Fay")["role"] == "revamped.disguised_fox", "none in the first night"
        town.morning(Ann="wolf")
        town.lynch()
        town.night(Eve="Ann")
        assert town.told("revamped.aura", "Eve")["aura"] == "threat"
        town.morning(Ann="citizen")
        town.lynch()
        town.night(Fay="Ann", Eve="Ann")
        assert town.told("revamped.saw", "Fay")["role"] == "revamped.citizen"
        assert town.told("revamped.aura", "Eve")["aura"] == "harmless"

    def test_looks_like_a_wolf_if_it_chooses_nothing(self):
        town = Town(f"Ann disguised_fox, Bob alpha_wolf, Fay fortune_teller, {MORE}")
        town.night()
        town.morning()
        town.lynch()
        town.night(Fay="Ann")
        assert town.told("revamped.saw", "Fay")["role"] == "revamped.wolf"

    def test_the_pack_hears_the_disguise_at_nightfall_and_not_who_wears_it(self):
        town = Town(f"Ann disguised_fox, Bob wolf, {MORE}")
        assert town.mates("Ann") == town.mates("Bob") == {}
        town.night()
        assert not town.heard("revamped.fox_mask", "Bob")
        town.morning(Ann="citizen")
        assert not town.heard("revamped.fox_mask", "Bob")
        town.reach(LYNCH)
        town.lynch()
        assert town.label == NIGHT
        assert town.told("revamped.fox_mask", "Bob") == {"role": "revamped.citizen"}
        assert not town.heard("revamped.fox_mask", "Pat")

    def test_may_join_the_pack_as_a_wolf_and_wears_no_disguise_then(self):
        """ "Joining the wolfpack is an immediate ability." """
        town = Town(f"Ann disguised_fox, Bob wolf, Fay fortune_teller, {MORE}")
        town.night()
        town.morning(Ann="join")
        assert town.role("Ann") == "wolf"
        assert town.mates("Bob") == {"Ann": "wolf"}
        assert town.label == DEBATE
        town.lynch()
        assert not town.heard("revamped.fox_mask", "Bob")
        town.night(Ann_pack="Pat")
        assert town.fallen == "Pat"

    def test_does_not_do_both(self):
        town = Town(f"Ann disguised_fox, Bob wolf, {MORE}")
        town.night()
        with pytest.raises(Refused):
            town.morning(Ann="join citizen")

    def test_is_no_lycan(self):
        town = Town(f"Ann disguised_fox, Bob wolf, Cat priest, {MORE}")
        town.night(Cat="Ann")
        assert town.fallen == ""


class TestCoroner:
    """7: "each day, the Coroner can inspect a dead participant"."""

    def test_hears_every_role_that_killed_and_no_name(self):
        town = Town(f"Ann coroner, Bob alpha_wolf, Cat assassin, {MORE}")
        town.night()
        town.morning()
        town.lynch()
        town.night(pack="Pat", Cat="Pat")
        town.morning(Ann="Pat")
        told = [event.facts for event in town.events("revamped.cause_learned", "Ann")]
        assert sorted(str(facts["role"]) for facts in told) == ["revamped.alpha_wolf", "revamped.assassin"]
        assert all(set(facts) == {"by", "seat", "role"} and facts["by"] == 0 for facts in told)

    def test_hears_of_the_rope(self):
        town = Town(f"Ann coroner, Bob wolf, {MORE}")
        town.night()
        town.hang("Pat")
        town.night()
        town.morning(Ann="Pat")
        assert town.told("revamped.lynch_learned", "Ann")["seat"] == "Pat"

    def test_hears_the_role_as_it_was_when_it_killed(self):
        """Edges 3: the truth, whatever becomes of the killer later."""
        town = Town(f"Ann coroner, Bob lone_wolf, Cat wolf, {MORE}")
        town.night(Bob="Pat", pack="Cat")
        assert town.role("Bob") == "wolf"
        town.morning(Ann="Pat")
        assert town.told("revamped.cause_learned", "Ann")["role"] == "revamped.lone_wolf"

    def test_hears_of_all_who_doomed_a_macho(self):
        """ "If multiple causes of death were present, then all [...] will be revealed", as they were then."""
        town = Town(f"Ann coroner, Bob lone_wolf, Cat assassin, Dan macho, Eve wolf, {MORE}")
        town.night()
        town.lynch()
        town.night(Bob="Dan", Cat="Dan")
        town.hang("Eve")
        assert town.role("Bob") == "wolf"
        assert "Dan" not in town.alive
        town.night()
        town.morning(Ann="Dan")
        told = {event.facts["role"] for event in town.events("revamped.cause_learned", "Ann")}
        assert told == {"revamped.lone_wolf", "revamped.assassin"}

    def test_a_broken_heart_is_cupids_doing(self):
        """ "The Coroner is only told the name of roles": whoever was loved has killed nobody."""
        town = Town(f"Ann coroner, Bob wolf, Cat cupid, {MORE}")
        town.night(Cat="Pat", pack="Pat")
        assert town.fallen == "Cat Pat"
        town.morning(Ann="Cat")
        assert town.told("revamped.cause_learned", "Ann")["role"] == "revamped.cupid"

    def test_where_nobody_is_dead_nothing_is_asked(self):
        town = Town(f"Ann coroner, Bob wolf, {REST}")
        town.night()
        assert town.label == MORNING
        assert not town.asked("Ann")

    def test_whom_the_table_has_declared_dead_nobody_killed(self):
        town = Town(f"Ann coroner, Bob wolf, {MORE}")
        town.night()
        town.session.submit(AMEND, ("kill", town.seat("Pat")))
        town.lynch()
        town.night()
        town.morning(Ann="Pat")
        assert town.heard("revamped.no_cause_learned", "Ann")


class TestRoyalKnight:
    """2.3: "once per game, the Royal Knight may cancel the lynch"."""

    @pytest.mark.parametrize("by_night", [True, False])
    def test_nobody_dies_of_the_next_lynch_which_is_told_when_the_day_is_over(self, by_night: bool):
        town = Town(f"Ann royal_knight, Bob wolf, {MORE}")
        town.night(Ann="hidden") if by_night else town.night()
        if not by_night:
            town.declare("Ann", "knight-hidden")
            assert town.label == DEBATE, "nobody has noticed"
        assert not town.heard("revamped.called_off")
        town.hang("Pat")
        assert "Pat" in town.alive
        assert town.heard("revamped.called_off")
        assert not town.heard("revamped.knight_named")
        town.night()
        town.hang("Pat")
        assert "Pat" not in town.alive

    def test_may_give_the_name(self):
        town = Town(f"Ann royal_knight, Bob wolf, {MORE}")
        town.night(Ann="shown")
        town.hang("Pat")
        assert town.told("revamped.knight_named") == {"by": "Ann"}

    def test_cancels_once_only(self):
        town = Town(f"Ann royal_knight, Bob wolf, {MORE}")
        town.night(Ann="hidden")
        town.hang("Pat")
        town.reach(NIGHT)
        assert not town.asked("Ann")
        town.night()
        town.declare("Ann", "knight-hidden")
        town.hang("Pat")
        assert "Pat" not in town.alive

    def test_only_one_of_two_lynches_and_told_after_the_last(self):
        """2.1, Child: "each royal knight can only cancel one lynch"."""
        town = Town(f"Ann royal_knight, Bob wolf, Cat child, {MORE}")
        town.night(Ann="hidden", pack="Cat")
        town.hang("Pat")
        assert town.label == SECOND
        assert "Pat" in town.alive
        assert not town.heard("revamped.called_off")
        town.hang("Quin")
        assert "Quin" not in town.alive
        assert town.heard("revamped.called_off")

    def test_is_spent_on_an_empty_vote_too(self):
        """Edges 5."""
        town = Town(f"Ann royal_knight, Bob wolf, {MORE}")
        town.night(Ann="hidden")
        town.lynch()
        assert town.heard("revamped.called_off")
        town.night()
        town.hang("Pat")
        assert "Pat" not in town.alive

    def test_holds_although_the_knight_dies(self):
        """An immediate ability."""
        town = Town(f"Ann royal_knight, Bob wolf, {MORE}")
        town.night(Ann="hidden", pack="Ann")
        town.hang("Pat")
        assert "Pat" in town.alive


class TestBarber:
    """2.5: "once per game, the Barber may choose to immediately attack one player during the day"."""

    def second_day(self, cast: str) -> Town:
        town = Town(cast)
        town.night()
        town.lynch()
        town.night()
        return town

    @pytest.mark.parametrize(("word", "named"), [("razor-hidden", False), ("razor-shown", True)])
    def test_somebody_dies_at_once_and_the_debate_goes_on(self, word: str, named: bool):
        """What of the Barber is announced follows the Barber's choice."""
        town = self.second_day(f"Ann barber, Bob wolf, {MORE}")
        town.declare("Ann", word, "Pat")
        assert town.label == DEBATE
        assert "Pat" not in town.alive
        assert town.told("revamped.razor") == {"seat": "Pat"}
        assert town.heard("revamped.razor_named") == named

    def test_not_on_the_first_day(self):
        """ "After the first day"."""
        town = Town(f"Ann barber, Bob wolf, {MORE}")
        town.night()
        town.reach(DEBATE)
        assert town.window.declarations == ()
        town.declare("Ann", "razor-hidden", "Pat")
        assert "Pat" in town.alive

    def test_once(self):
        town = self.second_day(f"Ann barber, Bob wolf, {MORE}")
        town.declare("Ann", "razor-hidden", "Pat")
        town.declare("Ann", "razor-hidden", "Quin")
        assert "Quin" in town.alive

    def test_ends_the_game_if_that_was_the_last_wolf(self):
        town = self.second_day(f"Ann barber, Bob wolf, {MORE}")
        town.declare("Ann", "razor-hidden", "Bob")
        assert town.won == "revamped.town"

    @pytest.mark.parametrize(("role", "lives"), [("macho", True), ("runner", False), ("acrobat", False)])
    def test_by_day_there_are_few_defences(self, role: str, lives: bool):
        """Edges 2: "by day no 1, 2, 5"; a Runner escapes from werewolves alone."""
        town = self.second_day(f"Ann barber, Bob wolf, Cat {role}, {MORE}")
        town.declare("Ann", "razor-hidden", "Cat")
        assert ("Cat" in town.alive) == lives
        assert town.heard("revamped.razor_slipped") == lives
        town.lynch()
        assert "Cat" not in town.alive

    def test_a_huntress_under_the_razor_takes_somebody_along(self):
        town = Town(f"Ann barber, Bob wolf, Cat huntress, {MORE}")
        town.night(Cat="Bob")
        town.lynch()
        town.night()
        town.declare("Ann", "razor-hidden", "Cat")
        assert town.won == "revamped.town"


class TestDeclaring:
    """Edges 1, Declare: the same page for anybody, and nobody sees what was declared."""

    def test_the_page_is_everybodys(self):
        town = Town(f"Ann barber, Bob royal_knight, Cat wolf, {MORE}")
        town.night()
        town.lynch()
        town.night()
        town.reach(DEBATE)
        words = town.window.declarations[0].words
        assert words == ("knight-hidden", "knight-shown", "razor-hidden", "razor-shown", "stay")
        for name in ("Ann", "Bob"):
            ask = town.ask(name)
            assert ask.parts[0].options == words
        town.declare("Bob", "razor-hidden", "Pat")
        assert "Pat" in town.alive
        assert town.label == DEBATE

    def test_it_follows_from_the_deck_and_the_day_alone(self):
        town = Town(f"Ann royal_knight, Bob barber, {MORE}, Cat wolf")
        town.night(pack="Ann")
        town.reach(DEBATE)
        assert town.window.declarations[0].words == ("knight-hidden", "knight-shown", "stay"), "dead or not"

    def test_to_stay_calm_changes_nothing(self):
        town = Town(f"Ann royal_knight, Bob wolf, {MORE}")
        town.night()
        before = len(town.session.events)
        town.declare("Ann", "stay")
        assert len(town.session.events) == before
        town.hang("Pat")
        assert "Pat" not in town.alive


class TestQuestions:
    """The forms of all pages follow from the published deck (secrecy)."""

    def test_everybody_has_room_for_pairs_and_names_the_same_roles(self):
        town = Town(f"Ann crowd_seeker, Bob psychic_wolf, Cat sneaking_wolf, {MORE}")
        (page,) = town.window.pages
        assert [("role" if blank.roles else "words" if blank.words else "seat") for blank in page] == [
            "seat", "role", "seat", "role", "seat", "role",
        ]  # fmt: skip
        assert set(town.ask("Ann").parts[1].options) == {*town.window.names, NOBODY}
        assert town.window.names == (
            "revamped.citizen", "revamped.crowd_seeker", "revamped.sneaking_wolf", "revamped.psychic_wolf",
        )  # fmt: skip

    def test_the_witchs_guests_are_one_answer_all_or_none(self):
        """Edges 8: "three others, fewer only if fewer live"."""
        town = Town(f"Ann witch, Bob wolf, {REST}")
        with pytest.raises(Refused):
            town.answer_parts("Ann", "Pat", "Quin", NOBODY)
        town.night(Ann="Pat Quin Rob", pack="Pat")
        assert town.fallen == ""

    def test_the_oracle_may_pass(self):
        town = Town(f"Ann oracle, Bob wolf, {REST}")
        town.night()
        assert not town.heard("revamped.compared", "Ann")
        town.lynch()
        town.reach(NIGHT)
        assert not town.blocked("Ann")


@pytest.mark.parametrize(("card", "named"), [("journalist", True), ("huntress", False)])
def test_the_page_of_a_debate_asks_for_a_role_where_a_card_wants_one(card: str, named: bool):
    """Journalist: "update their targeted role [...] whenever the Journalist wants"; a Huntress: people."""
    town = Town(f"Ann {card}, Bob wolf, {REST}")
    town.night()
    town.reach(DEBATE)
    page = declaring.form(town.session._game)
    assert page[:2] == (Question(declaring.DECLARE, page[0].words), Question(declaring.TARGET))
    assert [one.key for one in page[2:]] == [declaring.ROLE_NAMED] * named
