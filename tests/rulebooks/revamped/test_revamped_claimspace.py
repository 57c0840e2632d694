"""7, Claimspace: the list has a role more, nobody holds it, and the Claimspace knows which."""

from __future__ import annotations

from random import Random

from nightcaller.engine import AMEND, Session, Setup
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.phantoms import CLAIMSPACE, phantoms
from rulebooks.players import play_on
from rulebooks.revamped.town import Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


def phantom(town: Town, name: str) -> str:
    return str(town.told("revamped.phantom", name)["role"])


def test_the_claimspace_alone_is_told_which_role_nobody_holds():
    town = Town(f"Ann claimspace, Bob wolf, Cat witch, {REST}")
    role = phantom(town, "Ann")
    assert role not in town.session.setup.deck
    assert not town.heard("revamped.phantom", "Bob")
    assert not town.heard("revamped.phantom")


def test_the_list_names_it_like_all_the_others():
    """ "It is not noted which role is not actually in the game"."""
    town = Town(f"Ann claimspace, Bob knowledge_wolf, Cat witch, {REST}")
    known = {
        str(event.facts["role"]): event.facts["count"] for event in town.events("revamped.in_game", "Bob")
    }
    assert known == dict(BOOK.listed(town.session.setup.deck, town.session.setup.seed))
    assert known[phantom(town, "Ann")] == 1
    order = list(BOOK.roles)
    assert list(known) == sorted(known, key=order.index)


def test_each_of_several_has_one_of_their_own():
    town = Town(f"Ann claimspace, Dan claimspace, Eve claimspace, Bob wolf, {REST}")
    assert len({phantom(town, name) for name in ("Ann", "Dan", "Eve")}) == 3


def test_who_becomes_one_later_learns_of_the_first():
    """Whoever copies the card, or gets it from the table, had no extra role of their own."""
    town = Town(f"Ann claimspace, Bob wolf, Cat look_alike, {REST}")
    town.night(Cat="Ann")
    town.reach("revamped.debate")
    town.session.submit(AMEND, ("role", town.seat("Pat"), CLAIMSPACE))
    assert phantom(town, "Cat") == phantom(town, "Pat") == phantom(town, "Ann")


def test_it_is_called_and_counted_nought():
    """Edges 9: "published, called, counted 0"."""
    for seed in range(40):
        town = Town(f"Ann claimspace, Bob wolf, Cat receptionist, {REST}", seed=seed)
        role = phantom(town, "Ann")
        powers = {
            power.id for power in BOOK.roles[role].powers if power.window == "night" and power.due(1, {})
        }
        if not powers:
            continue
        assert powers <= {call.power for call in town.window.calls}
        town.night(Cat=role.partition(".")[2])
        assert town.told("revamped.counted", "Cat")["count"] == 0
        return
    raise AssertionError("no phantom with a power of the night")


def test_the_pages_are_those_of_a_deck_that_has_it():
    """Nobody can tell from the forms."""
    deck = {"revamped.wolf": 1, CLAIMSPACE: 1, "revamped.witch": 1, "revamped.citizen": 4}
    seed = next(seed for seed in range(2_000) if phantoms(deck, seed) == ("revamped.crowd_seeker",))
    session = Session(BOOK, Setup(deck, 7, seed))
    assert sum(blank.roles for blank in session.window.pages[0]) == 3


def test_it_is_drawn_by_the_seed_and_may_be_nearly_anything():
    deck = {CLAIMSPACE: 1, "revamped.wolf": 2, "revamped.citizen": 5}
    drawn = {phantoms(deck, seed) for seed in range(300)}
    assert len(drawn) > 40
    assert phantoms(deck, 7) == phantoms(deck, 7)


def test_games_with_phantoms_end():
    for seed in range(12):
        rng = Random(f"phantom/{seed}")
        deck = {CLAIMSPACE: rng.randint(1, 3), "revamped.wolf": 2, "revamped.witch": 1}
        deck["revamped.citizen"] = 12 - sum(deck.values())
        session = play_on(Session(BOOK, Setup(deck, 12, rng.getrandbits(32))), rng)
        assert session.outcome is not None
        assert Session(BOOK, session.setup, session.decisions).digest == session.digest
