"""House rules: each option in a game whose course it changes. Section "House Rule Tips" and rulings.md."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from nightcaller.rulebooks.judge.book import closing
from rulebooks.scenario import LAST_ACTS, LAST_WORDS, NIGHT, RACE, RUNOFF, SPEECH, Refused, Table

NINE = (
    "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve hunter, Fay werewolf, Gus commoner, Hal commoner,"
    "Ida idiot"
)
TESTED: set[str] = set()


def options(rule: str, *cases: tuple[str, object]) -> pytest.MarkDecorator:
    """Run a test once per option of a rule, with what must come of it."""
    TESTED.update(f"{rule}={option}" for option, _expected in cases)
    return pytest.mark.parametrize(("option", "expected"), cases)


@options("witch_self_save", ("first-night", "Dan"), ("always", ""), ("never", "Dan"))
def test_witch_self_save_on_a_later_night(option: str, expected: str):
    """Tip 1; rulings: witch_self_save. The second night tells `always` from the others."""
    table = Table(NINE, witch_self_save=option)
    table.night()
    table.day()
    if expected:
        with pytest.raises(Refused):
            table.night(pack="Dan", witch="save")
        table.answer("Dan", "keep")
        table.night()
    else:
        table.night(pack="Dan", witch="save")
    assert table.fallen == expected


@options("witch_self_save", ("first-night", ""), ("always", ""), ("never", "Dan"))
def test_witch_self_save_on_the_first_night(option: str, expected: str):
    """Tip 1: "Whether witch can save herself on first night"."""
    table = Table(NINE, witch_self_save=option)
    if expected:
        with pytest.raises(Refused):
            table.night(pack="Dan", witch="save")
        assert table.blocked("Dan") == {"use": "blocked-judge-no-self-save"}
        table.answer("Dan", "keep")
        table.night()
    else:
        table.night(pack="Dan", witch="save")
    assert table.fallen == expected


@options("witch_both_potions", ("no", "poison kept"), ("yes", "both used"))
def test_witch_both_potions(option: str, expected: str):
    """rulings: witch_both_potions."""
    table = Table(NINE, witch_both_potions=option)
    if expected == "both used":
        table.night(pack="Gus", witch=("save", "poison Fay"))
        assert table.fallen == "Fay"
    else:
        with pytest.raises(Refused):
            table.night(pack="Gus", witch=("save", "poison Fay"))
        table.close()
        assert table.fallen == ""


@options("witch_sees_victim_without_antidote", ("no", ()), ("yes", (("victim", 7),)))
def test_witch_sees_victim_without_antidote(option: str, expected: object):
    """rulings: witch_sees_victim_without_antidote."""
    table = Table(NINE, witch_sees_victim_without_antidote=option)
    table.night(pack="Gus", witch="save")
    table.day()
    table.answer("Bob", "Hal")
    table.answer("Fay", "Hal")
    assert table.ask("Dan").shown == expected
    if expected:
        assert table.blocked("Dan") == {"use": "blocked-judge-antidote-used"}
        table.answer("Dan", "keep")
    assert table.ask("Dan").key == "judge.witch.poison"


@options("guard_repeat", ("no", "Gus"), ("yes", ""))
def test_guard_repeat(option: str, expected: str):
    """Tip 2: "Whether guardian can protect the same person consecutively"."""
    table = Table(NINE, guard_repeat=option)
    table.night(guardian="Gus", pack="Gus")
    table.day()
    again = "nobody" if expected else "Gus"
    table.night(guardian=again, pack="Gus")
    assert table.fallen == expected


@options("wolves_may_pass", ("yes", True), ("no", False))
def test_wolves_may_pass(option: str, expected: bool):
    """rulings: wolves_may_pass. A pack that may not pass has to kill somebody."""
    table = Table(NINE, wolves_may_pass=option)
    assert ("nobody" in table.options("Bob")) is expected
    if expected:
        table.night(pack="nobody")
        assert table.fallen == ""
    else:
        with pytest.raises(Refused):
            table.night(pack="nobody")
        table.night(pack="Gus")
        assert table.fallen == "Gus"


@options("wolves_may_target_pack", ("yes", True), ("no", False))
def test_wolves_may_target_pack(option: str, expected: bool):
    """rulings: wolves_may_target_pack."""
    table = Table(NINE, wolves_may_target_pack=option)
    if expected:
        table.night(pack="Fay")
        assert table.fallen == "Fay"
    else:
        assert table.blocked("Bob") == dict.fromkeys(("Bob", "Fay"), "blocked-judge-packmate")
        with pytest.raises(Refused):
            table.answer("Bob", "Fay")


@options("hunter_shoots", ("unless-voted-out", "no shot"), ("unless-poisoned", "shot"), ("always", "shot"))
def test_hunter_shoots_when_voted_out(option: str, expected: str):
    """rulings: hunter_shoots."""
    table = Table(NINE, hunter_shoots=option)
    table.night()
    table.vote(Eve="Ann Bob Cat")
    if expected == "shot":
        table.shoot("Eve", "Bob")
        assert "Bob" not in table.alive
    else:
        assert table.label == LAST_WORDS


@options("hunter_shoots", ("unless-voted-out", True), ("unless-poisoned", False), ("always", True))
def test_hunter_shoots_when_poisoned(option: str, expected: bool):
    """rulings: hunter_shoots. Poisoned or hunted is nobody's business: the visit takes place in any case."""
    table = Table(NINE, hunter_shoots=option)
    table.night(witch="poison Eve")
    assert table.label == LAST_ACTS
    assert table.asked("Eve") is expected


@options("sheriff", ("yes", RACE), ("no", SPEECH))
def test_sheriff(option: str, expected: str):
    """Section III.3: sheriff election."""
    table = Table(NINE, sheriff=option)
    table.night()
    assert table.label == expected


@options("election", ("after", "Hal"), ("before", None))
def test_election(option: str, expected: str | None):
    """rulings: election."""
    table = Table(NINE, sheriff="yes", election=option)
    table.night(pack="Hal")
    table.reach(RACE, "race")
    assert table.heard("judge.dawn") is (expected is not None)
    assert table.asked("Hal") is (expected is None)


@options("race_explosion", ("next-day", True), ("second-explosion", True), ("badge-lost", False))
def test_race_explosion_once(option: str, expected: bool):
    """rulings: a wolf's explosion during the race; the second one is another matter."""
    table = Table(NINE, sheriff="yes", race_explosion=option)
    table.night()
    table.run("Bob Cat Dan")
    table.explode("Bob")
    table.night()
    assert (table.label == RACE) is expected
    assert table.heard("judge.race.postponed") is expected
    assert table.heard("judge.badge.lost") is not expected


@options("race_explosion", ("next-day", "Cat"), ("second-explosion", ""), ("badge-lost", ""))
def test_race_explosion_twice(option: str, expected: str):
    """双爆吞警徽: with that rule a second explosion in the race swallows the badge for good."""
    table = Table(f"{NINE}, Wes werewolf", sheriff="yes", race_explosion=option)
    table.night()
    table.run("Bob Cat")
    table.explode("Bob")
    table.night()
    if option != "badge-lost":
        table.explode("Wes")
        assert table.heard("judge.badge.lost") is not bool(expected)
        table.night()
    table.day()
    assert table.sheriff == expected


@options("race_explosion", ("next-day", "Cat"), ("badge-lost", ""))
def test_race_explosion(option: str, expected: str):
    """rulings: a wolf's explosion during the race."""
    table = Table(NINE, sheriff="yes", race_explosion=option)
    table.night()
    table.run("Bob Cat")
    table.explode("Bob")
    assert table.heard("judge.race.postponed") is bool(expected)
    assert table.heard("judge.badge.lost") is not bool(expected)
    table.night()
    table.day()
    assert table.sheriff == expected


@options("race_explosion", ("next-day", True), ("badge-lost", False))
def test_race_explosion_in_the_runoff(option: str, expected: bool):
    """The run-off is part of the race."""
    table = Table(NINE, sheriff="yes", race_explosion=option)
    table.night()
    table.run("Ann Cat")
    table.elect(Ann="Bob Dan", Cat="Eve Fay")
    table.explode("Fay")
    assert table.heard("judge.race.postponed") is expected


@options("tie", ("runoff", RUNOFF), ("nobody", NIGHT))
def test_tie(option: str, expected: str):
    """rulings: tie."""
    table = Table(NINE, tie=option)
    table.night()
    table.vote(Gus="Ann Bob", Hal="Cat Dan")
    assert table.label == expected
    assert table.heard("judge.nobody_exiled") is (expected == NIGHT)


@options("last_words", ("those", "Eve"), ("everybody", "Eve Hal"), ("nobody", ""))
def test_last_words_at_dawn(option: str, expected: str):
    """rulings: last_words. On the first morning a Hunter falls and takes somebody with him."""
    table = Table(NINE, last_words=option)
    table.night(pack="Eve")
    table.shoot("Eve", "Hal")
    assert (table.speakers() if table.label == LAST_WORDS else "") == expected


@options("last_words", ("those", ""), ("everybody", "Hal"), ("nobody", ""))
def test_last_words_on_a_later_morning(option: str, expected: str):
    """rulings: last_words."""
    table = Table(NINE, last_words=option)
    table.night()
    table.day()
    table.night(pack="Hal")
    table.reach(LAST_WORDS if expected else SPEECH)
    assert (table.speakers() if table.label == LAST_WORDS else "") == expected


@options("last_words", ("those", "Eve"), ("everybody", "Eve Hal"), ("nobody", ""))
def test_last_words_after_the_vote(option: str, expected: str):
    """rulings: last_words."""
    table = Table(NINE, last_words=option, hunter_shoots="always")
    table.night()
    table.vote(Eve="Ann Bob Cat")
    table.shoot("Eve", "Hal")
    assert (table.speakers() if table.label == LAST_WORDS else "") == expected


WITH_A_BEAUTY = "Cat commoner, Dan werewolf, Eve commoner, Fay commoner, Gus witch, Hal wolf_beauty"


@options("last_words", ("those", "Ann"), ("everybody", "Ann Bob Cat"), ("nobody", ""))
def test_last_words_of_whom_the_bomb_takes(option: str, expected: str):
    """rulings: last_words. They die with the one voted out, and everybody is everybody."""
    table = Table(f"Ann bomber, Bob seer, {WITH_A_BEAUTY}", last_words=option)
    table.night()
    table.vote(Ann="Bob Cat")
    assert (table.speakers() if table.label == LAST_WORDS else "") == expected


@options("last_words", ("those", "Hal"), ("everybody", "Hal Bob Cat"), ("nobody", ""))
def test_last_words_of_the_charmed_and_of_a_broken_heart(option: str, expected: str):
    """rulings: last_words. The Wolf Beauty's charmed dies with her, and whoever loves the charmed."""
    table = Table(f"Ann cupid, Bob seer, {WITH_A_BEAUTY}", last_words=option)
    table.night(Ann=("Bob", "Cat"), Hal="Bob")
    table.vote(Hal="Dan Eve Fay")
    assert (table.speakers() if table.label == LAST_WORDS else "") == expected


@options("last_words", ("those", ""), ("everybody", "Bob"), ("nobody", ""))
def test_last_words_of_a_wolf_who_exploded(option: str, expected: str):
    """rulings: last_words."""
    table = Table(NINE, last_words=option)
    table.night()
    table.explode("Bob")
    assert (table.speakers() if table.label == LAST_WORDS else "") == expected


@options("last_words", ("those", "Hal"), ("everybody", "Hal Bob"), ("nobody", ""))
def test_last_words_after_an_explosion_in_the_race(option: str, expected: str):
    """rulings: last_words; section III.3: first night deceased must have last words."""
    table = Table(NINE, sheriff="yes", last_words=option)
    table.night(pack="Hal")
    table.run("Ann Bob")
    table.explode("Bob")
    assert (table.speakers() if table.label == LAST_WORDS else "") == expected


@options("wolves_win", ("side", "judge.wolves"), ("everyone", ""), ("parity", ""))
def test_wolves_win_with_one_side_gone(option: str, expected: str):
    """Section V; rulings: wolves_win."""
    table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner, Eve commoner", wolves_win=option)
    table.night(pack="Ann")
    assert table.won == expected


@options("wolves_win", ("side", ""), ("everyone", ""), ("parity", "judge.wolves"))
def test_wolves_win_by_parity(option: str, expected: str):
    """rulings: wolves_win."""
    table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner, Eve werewolf", wolves_win=option)
    table.night(pack="Cat")
    assert table.won == expected
    if expected:
        assert table.why == "end-judge-parity"


@options("wolves_win", ("side", 1), ("everyone", 3), ("parity", 2))
def test_wolves_win_after_how_many_deaths(option: str, expected: int):
    """rulings: wolves_win. Nobody resists, and the wolf needs one, two or three nights."""
    table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner", wolves_win=option)
    nights = 0
    for victim in ("Ann", "Cat", "Dan"):
        if table.won:
            break
        nights += 1
        table.night(pack=victim)
        if not table.won:
            table.day()
    assert (table.won, nights) == ("judge.wolves", expected)


CROWD = "Cat seer, Dan witch, Eve idiot, Gus commoner, Hal commoner"


@options("hidden_wolf_awakens", ("alone", ""), ("second-night", "Gus"))
def test_hidden_wolf_awakens(option: str, expected: str):
    """Tip 4: awakening conditions."""
    table = Table(f"Ann hidden_werewolf, Bob werewolf, {CROWD}", hidden_wolf_awakens=option)
    table.night()
    table.day()
    table.night(Ann="Gus")
    assert table.fallen == expected


@options("hidden_wolf_knows_pack", ("yes", True), ("no", False))
def test_hidden_wolf_knows_pack(option: str, expected: bool):
    """rulings: hidden_wolf_knows_pack."""
    table = Table(f"Ann hidden_werewolf, Bob werewolf, {CROWD}", hidden_wolf_knows_pack=option)
    card = table.view("Ann").card
    assert card
    assert bool(card.mates) is expected


@options("wolf_king_shoots_when_hunted", ("no", False), ("yes", True))
def test_wolf_king_shoots_when_hunted(option: str, expected: bool):
    """Tip 3: whether the Werewolf King can shoot when killed by werewolves."""
    table = Table(f"Ann werewolf_king, Bob werewolf, {CROWD}", wolf_king_shoots_when_hunted=option)
    table.night(pack="Ann")
    assert table.asked("Ann", "judge.werewolf_king.shoot") is expected


@options("white_king_last_wolf_explodes", ("yes", True), ("no", False))
def test_white_king_last_wolf_explodes(option: str, expected: bool):
    """rulings: white_king_last_wolf_explodes."""
    table = Table(f"Ann white_werewolf_king, {CROWD}", white_king_last_wolf_explodes=option)
    table.night()
    table.reach(SPEECH)
    assert ("explode" in table.options("Ann").split()) is expected


@options("magician_acts", ("tenth", 1), ("first", 0))
def test_magician_acts(option: str, expected: int):
    """rulings: magician_acts. In his place the answers wait for a closing round."""
    table = Table(f"Ann magician, Bob werewolf, {CROWD}", magician_acts=option)
    assert [call.role for call in table.window.calls].index("judge.magician") == (3 if expected else 0)
    table.answer("Ann", "nobody")
    table.answer("Cat", "Bob")
    assert len(table.events("judge.seer.learned", "Cat")) == 1 - expected


@options("after_duel", ("by-loser", (NIGHT, SPEECH)), ("day-goes-on", (SPEECH, SPEECH)),
         ("night-falls", (NIGHT, NIGHT)))  # fmt: skip
def test_after_duel(option: str, expected: tuple[str, str]):
    """Tip 5: process after a Knight duel; with a wolf, with somebody good."""
    for rival, label in zip(("Bob", "Gus"), expected, strict=True):
        table = Table(f"Ann knight, Bob werewolf, Fay werewolf, {CROWD}", after_duel=option)
        table.night()
        table.duel("Ann", rival)
        assert table.label == label


@options("cupid_self", ("yes", "Ann Gus"), ("no", "Gus Hal"))
def test_cupid_self(option: str, expected: str):
    """rulings: Cupid may choose himself, and then dies of love like anybody."""
    table = Table(f"Ann cupid, Bob werewolf, {CROWD}", cupid_self=option)
    assert ("Ann" in table.options("Ann").split()) is ("Ann" in expected)
    if "Ann" not in expected:
        with pytest.raises(Refused):
            table.answer("Ann", ("Ann", "Gus"))
    table.night(Ann=tuple(expected.split()), pack="Gus")
    assert table.fallen == expected


@options("piper_confused_told", ("yes", True), ("no", False))
def test_piper_confused_told(option: str, expected: bool):
    """rulings: confused players are told, when everybody is visited once more at the end of the night."""
    table = Table(f"Ann piper, Bob werewolf, {CROWD}", piper_confused_told=option)
    table.night()
    table.day()
    assert (closing(table.session._game) is not None) is expected
    table.night(Ann=("Cat", "Gus"))
    assert table.heard("judge.confused", "Cat") is expected


@options("bomber_wins", ("nobody-left", ""), ("voted-out", "judge.bomber"))
def test_bomber_wins(option: str, expected: str):
    """Tip 6: judgment of third party victories."""
    table = Table(f"Ann bomber, Bob werewolf, {CROWD}", bomber_wins=option)
    table.night()
    table.vote(Ann="Gus")
    assert table.won == expected


def test_the_race_matters_only_with_a_sheriff():
    """What depends on another rule names it, and an option that it has."""
    rules = {rule.id: rule for rule in book("judge").house_rules}
    given = {rule.id: rule.given for rule in rules.values() if rule.given}
    assert given == dict.fromkeys(("election", "race_explosion"), ("sheriff", "yes"))
    assert all(option in rules[other].options for other, option in given.values())


def test_every_rule_stands_under_a_heading():
    """Night, day and votes, sheriff, special wolves, third parties, table."""
    groups = {rule.group for rule in book("judge").house_rules}
    assert groups == {"night", "day", "sheriff", "wolves", "third", "table"}


def test_every_option_of_every_rule_is_tested():
    """A new option without its test fails here."""
    every = {f"{rule.id}={option}" for rule in book("judge").house_rules for option in rule.options}
    assert every == TESTED


def test_rules_are_relevant_to_the_decks_they_can_matter_in():
    """Only rules that can matter are shown."""
    rules = {rule.id: rule for rule in book("judge").house_rules}
    plain = {"judge.werewolf": 1, "judge.commoner": 3}
    for rule_id, role in (
        ("witch_self_save", "witch"),
        ("witch_both_potions", "witch"),
        ("witch_sees_victim_without_antidote", "witch"),
        ("guard_repeat", "guardian"),
        ("hunter_shoots", "hunter"),
        ("hidden_wolf_awakens", "hidden_werewolf"),
        ("hidden_wolf_knows_pack", "hidden_werewolf"),
        ("wolf_king_shoots_when_hunted", "werewolf_king"),
        ("white_king_last_wolf_explodes", "white_werewolf_king"),
        ("magician_acts", "magician"),
        ("after_duel", "knight"),
        ("cupid_self", "cupid"),
        ("piper_confused_told", "piper"),
        ("bomber_wins", "bomber"),
    ):
        assert not rules[rule_id].relevant(plain)
        assert rules[rule_id].relevant({**plain, f"judge.{role}": 1})
    assert rules["tie"].relevant(plain)
