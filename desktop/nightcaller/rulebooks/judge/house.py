"""House rules of the judge manual: its own tips and what rulings.md leaves to the table."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.engine.book import Deck, HouseRule


def needs(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when all these roles are in the deck."""
    return lambda deck: all(deck.get(f"judge.{role}", 0) > 0 for role in roles)


HOUSE_RULES = (
    HouseRule("witch_self_save", ("first-night", "always", "never"), needs("witch"), group="night"),
    HouseRule("witch_both_potions", ("no", "yes"), needs("witch"), group="night"),
    HouseRule("witch_sees_victim_without_antidote", ("no", "yes"), needs("witch"), group="night"),
    HouseRule("guard_repeat", ("no", "yes"), needs("guardian"), group="night"),
    HouseRule("wolves_may_pass", ("yes", "no"), group="night"),
    HouseRule("wolves_may_target_pack", ("yes", "no"), group="night"),
    HouseRule("hidden_wolf_awakens", ("alone", "second-night"), needs("hidden_werewolf"), group="wolves"),
    HouseRule("hidden_wolf_knows_pack", ("yes", "no"), needs("hidden_werewolf"), group="wolves"),
    HouseRule("wolf_king_shoots_when_hunted", ("no", "yes"), needs("werewolf_king"), group="wolves"),
    HouseRule("white_king_last_wolf_explodes", ("yes", "no"), needs("white_werewolf_king"), group="wolves"),
    HouseRule("magician_acts", ("tenth", "first"), needs("magician"), group="night"),
    HouseRule(
        "hunter_shoots", ("unless-voted-out", "unless-poisoned", "always"), needs("hunter"), group="day"
    ),
    HouseRule("after_duel", ("by-loser", "day-goes-on", "night-falls"), needs("knight"), group="day"),
    HouseRule("cupid_self", ("yes", "no"), needs("cupid"), group="third"),
    HouseRule("piper_confused_told", ("yes", "no"), needs("piper"), group="third"),
    HouseRule("bomber_wins", ("nobody-left", "voted-out"), needs("bomber"), group="third"),
    HouseRule("sheriff", ("yes", "no"), group="sheriff"),
    HouseRule("election", ("after", "before"), group="sheriff", given=("sheriff", "yes")),
    HouseRule(
        "race_explosion",
        ("next-day", "second-explosion", "badge-lost"),
        group="sheriff",
        given=("sheriff", "yes"),
    ),
    HouseRule("tie", ("runoff", "nobody"), group="day"),
    HouseRule("last_words", ("those", "everybody", "nobody"), group="day"),
    HouseRule("wolves_win", ("side", "everyone", "parity")),
)
