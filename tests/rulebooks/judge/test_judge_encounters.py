"""Section IV and what follows from it, as tables: everything that can meet anything."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from rulebooks.judge.deaths import JURY, TWINS, fights_on, kill, quiet, table
from rulebooks.judge.manual import SECTION_II
from rulebooks.scenario import BADGE, LAST_ACTS, NIGHT, RUNOFF, SPEECH, Refused, Table
from rulebooks.tables import rows, rule_table

JUDGE = book("judge")


# --- section IV, row 1: guard, antidote, poison --------------------------------------------------------


@rule_table("""
    hunted  guarded  saved  poisoned  commoner lives  rider lives
    no      no       no     no        yes             yes
    no      yes      no     no        yes             yes
    no      no       no     yes       no              yes
    no      yes      no     yes       no              yes
    yes     no       no     no        no              no
    yes     yes      no     no        yes             no
    yes     no       yes    no        yes             yes
    yes     yes      yes    no        no              yes
    yes     no       no     yes       no              no
    yes     yes      no     yes       no              no
    yes     no       yes    yes       no              yes
    yes     yes      yes    yes       no              yes
""")
def test_guard_antidote_and_poison(
    hunted: bool, guarded: bool, saved: bool, poisoned: bool, commoner_lives: bool, rider_lives: bool
):
    """Section IV, rows 1 and 2; section II, Guardian, Witch, Wraith Rider. Poison on the Rider kills her.

    The antidote saves the pack's victim, so who was not hunted cannot be saved.
    """
    for victim, lives in (("Ned", commoner_lives), ("Rex", rider_lives)):
        t = table(witch_both_potions="yes")
        potions = (*(["save"] if saved else []), *([f"poison {victim}"] if poisoned else []))
        t.night(
            pack=victim if hunted else "nobody",
            guardian=victim if guarded else "nobody",
            witch=potions or "keep",
            Cup=TWINS,
        )
        assert (victim in t.alive.split()) is lives, victim
        assert ("Wes" in t.alive.split()) is not (victim == "Rex" and poisoned)


# --- section IV, rows 2 and 3: the Wraith Rider --------------------------------------------------------


@rule_table("""
    source       rider dies  witch dies  seer dies
    pack         yes         no          no
    double save  no          no          no
    poison       no          yes         no
    check        no          no          yes
    hidden       yes         no          no
    shot         yes         no          no
    king's shot  yes         no          no
    duel         yes         no          no
    exile        yes         no          no
    runoff       yes         no          no
    explosion    yes         no          no
    taken        yes         no          no
    bomb         yes         no          no
    charm        yes         no          no
    heartbreak   yes         no          no
""")
def test_wraith_rider_and_each_source(source: str, rider_dies: bool, witch_dies: bool, seer_dies: bool):
    """Section II, Wraith Rider; section IV, rows 2 to 4; rulings: vote, shot, duel, pack kill."""
    t = table(hidden_wolf_awakens="second-night")
    match source:
        case "poison":
            t.night(witch="poison Rex", Cup=TWINS)
        case "check":
            t.night(seer="Rex", Cup=TWINS)
        case "double save":
            # "Guardian protection ineffective": the antidote alone counts.
            t.night(pack="Rex", guardian="Rex", witch="save", Cup=TWINS)
        case "hidden":
            t.night(Cup=TWINS)
            t.day()
            kill(t, "Rex", "hidden")
        case _:
            kill(t, "Rex", source)
    dead = [name not in t.alive.split() for name in ("Rex", "Wes", "Sam")]
    assert dead == [rider_dies, witch_dies, seer_dies]


# --- section IV, row 4: the Knight ---------------------------------------------------------------------

DUELS = """
    card                 rival dies
    werewolf             yes
    wolf_beauty          yes
    white_werewolf_king  yes
    hidden_werewolf      yes
    werewolf_king        yes
    wraith_rider         yes
    gargoyle             yes
    commoner             no
    seer                 no
    witch                no
    hunter               no
    guardian             no
    idiot                no
    silencer_elder       no
    magician             no
    cupid                no
    piper                no
    bomber               no
"""


@rule_table(DUELS)
def test_knight_against_each_card(card: str, rival_dies: bool):
    """Section II, Knight: "werewolf dies, knight lives; good person lives, knight dies"; no trick helps."""
    t = Table(
        f"Nat knight, Foe {card}, Ann werewolf, Ben seer, Cid commoner, Dot commoner"
        if card != "seer"
        else "Nat knight, Foe seer, Ann werewolf, Ben witch, Cid commoner, Dot commoner"
    )
    t.night(**({"Foe": ("Cid", "Dot")} if card == "cupid" else {}))
    t.duel("Nat", "Foe")
    assert ("Foe" not in t.alive.split(), "Nat" not in t.alive.split()) == (rival_dies, not rival_dies)
    assert t.told("judge.dueled")["lost"] == ("rival" if rival_dies else "knight")
    assert t.public.marks[t.seat("Nat")] == ("judge.knighted",)


def test_the_knights_table_has_every_card_of_the_manual():
    assert {f"judge.{card}" for card, _dies in rows(DUELS)} == SECTION_II - {"judge.knight"}


@rule_table("""
    after duel    against a wolf  against a good one
    by-loser      night           day
    day-goes-on   day             day
    night-falls   night           night
""")
def test_after_a_duel(after_duel: str, against_a_wolf: str, against_a_good_one: str):
    """House rule after_duel; the manual's tip 5."""
    for rival, follows in (("Bob", against_a_wolf), ("Ida", against_a_good_one)):
        t = table(after_duel=after_duel)
        t.night(Cup=TWINS)
        t.duel("Nat", rival)
        assert fights_on(t) == follows, rival


@pytest.mark.parametrize("rival", ["Bob", "Ida"])
def test_a_duel_against_a_lover_takes_two(rival: str):
    """Section IV, row 9, after row 4: the other lover follows whoever fell."""
    t = table()
    t.night(Cup=(rival if rival == "Bob" else "Nat", "Ned"))
    t.duel("Nat", rival)
    assert "Ned" not in t.alive.split()


def test_a_knight_who_wears_the_badge_passes_it_on():
    """rulings, All books: offices pass to a living heir; then what after_duel says."""
    t = table(sheriff="yes")
    t.night(Cup=TWINS)
    t.run("Nat")
    t.duel("Nat", "Ida")
    assert t.label == BADGE
    t.badge("Ned")
    assert (t.sheriff, fights_on(t)) == ("Ned", "day")


# --- section IV, row 5: the Wolf Beauty ----------------------------------------------------------------


@rule_table("""
    cause        takes her charmed with her
    exile        yes
    runoff       yes
    pack         no
    double save  no
    poison       no
    hidden       no
    shot         no
    king's shot  no
    duel         no
    explosion    no
    taken        no
    bomb         no
    heartbreak   no
""")
def test_charm_and_each_way_to_die(cause: str, takes_her_charmed_with_her: bool):
    """Section II, Wolf Beauty: "when voted out"; "being killed or self-exploding won't"."""
    t = table(hidden_wolf_awakens="second-night")
    if cause == "hidden":
        t.night(Cup=TWINS)
        t.day()
    kill(t, "Bea", cause, Bea="Ned")
    assert ("Ned" not in t.alive.split()) is takes_her_charmed_with_her


@rule_table("""
    charmed  dies  shoots  passes the badge
    Ned      yes   no      yes
    Hal      yes   yes     yes
    Kit      yes   no      yes
    Ida      yes   no      yes
    Bob      yes   no      yes
    Rex      yes   no      yes
""")
def test_whom_the_beauty_takes(charmed: str, dies: bool, shoots: bool, passes_the_badge: bool):
    """No card stands against love death; it is no vote, so an Idiot does not flip and a Hunter shoots."""
    t = table(sheriff="yes")
    t.night(Bea=charmed, Cup=TWINS)
    t.run(charmed)
    t.vote(Bea=JURY)
    assert (charmed not in t.alive.split()) is dies
    assert (t.label == LAST_ACTS and t.asked(charmed)) is shoots
    quiet(t)
    assert (t.label == BADGE) is passes_the_badge
    assert not t.heard("judge.idiot.flipped")


def test_love_death_of_a_lover():
    """Two bonds in a row: the charmed dies with her, and the charmed one's lover with him."""
    t = table()
    kill(t, "Bea", "exile", Bea="Ned", Cup=("Ned", "Ora"))
    assert not {"Ned", "Ora"} & set(t.alive.split())


def test_a_night_without_a_charm_leaves_nobody_charmed():
    """rulings, judge: "a night without a charm leaves nobody charmed"; last night's counts, no older one."""
    t = table()
    t.night(Bea="Ned", Cup=TWINS)
    t.day()
    t.night()
    t.vote(Bea=JURY)
    assert "Ned" in t.alive.split()


# --- section IV, row 6, and the explosions -------------------------------------------------------------


@pytest.mark.parametrize("target", ["Ned", "Sam", "Ida", "Bob", "Rex", "Hid", "Cup", "Bom"])
def test_the_white_king_can_take_anyone(target: str):
    """Section IV, row 6: "can take anyone"; nothing is flipped, cursed, guarded or exploded."""
    t = table()
    kill(t, target, "taken", guardian=target)
    assert "Kai" not in t.alive.split()
    assert not t.heard("judge.bomb")
    assert not t.heard("judge.idiot.flipped")
    assert quiet(t).label == NIGHT


@rule_table("""
    wolf  in the race  in the race's run-off  in the speeches  in the run-off
    Bob   yes          yes                    yes              yes
    Bea   yes          yes                    yes              yes
    Kai   yes          yes                    yes              yes
    Kit   yes          yes                    yes              yes
    Rex   yes          yes                    yes              yes
    Hid   no           no                     no               no
    Ned   no           no                     no               no
    Nat   no           no                     no               no
""")
def test_who_may_explode_when(
    wolf: str, in_the_race: bool, in_the_races_run_off: bool, in_the_speeches: bool, in_the_run_off: bool
):
    """Section II, Common Werewolf; rulings: "any wolf but the Hidden Werewolf", whenever people speak."""
    places = {
        "race": in_the_race,
        "race's run-off": in_the_races_run_off,
        "speeches": in_the_speeches,
        "run-off": in_the_run_off,
    }
    for place, may in places.items():
        t = table(sheriff="yes")
        t.night(Cup=TWINS)
        if place.startswith("race"):
            t.run("Sam Gil")
            if place != "race":
                t.elect(Sam="Pam", Gil="Quy")
        elif place == "speeches":
            t.reach(SPEECH)
        else:
            t.vote(Sam="Pam", Gil="Quy")
            assert t.label == RUNOFF
        key = t.window.declarations[0].key
        words = t.options(wolf, key).split() if t.asked(wolf, key) else []
        if may:
            assert "explode" in words, place
            t.explode(wolf, "nobody" if wolf == "Kai" else "")
            assert wolf not in t.alive.split()
            assert quiet(t).label == NIGHT, place
        elif words:
            t.answer(wolf, "explode", key)
            assert wolf in t.alive.split(), place


# --- section IV, row 7: the Bomber ---------------------------------------------------------------------


@rule_table("""
    cause        explodes
    exile        yes
    runoff       yes
    pack         no
    poison       no
    shot         no
    king's shot  no
    taken        no
    heartbreak   no
    charm        no
""")
def test_bomber_and_each_way_to_die(cause: str, explodes: bool):
    """Section IV, row 7: "only triggered by voting out"."""
    t = table()
    kill(t, "Bom", cause)
    assert t.heard("judge.bomb") is explodes
    assert (not {"Pam", "Quy"} & set(t.alive.split())) is explodes


@rule_table("""
    voter  dies  shoots  passes the badge
    Ned    yes   no      yes
    Hal    yes   yes     yes
    Kit    yes   no      yes
    Ida    yes   no      yes
    Rex    yes   no      yes
    Gil    yes   no      yes
    Cup    yes   no      yes
""")
def test_bomber_and_who_votes_for_him(voter: str, dies: bool, shoots: bool, passes_the_badge: bool):
    """Section II, Bomber: "kills all who voted for him"; a blast is no vote: Hunters shoot, Idiots fall."""
    t = table(sheriff="yes")
    t.night(Cup=TWINS)
    t.run(voter)
    t.vote(Bom=f"{voter} Pam")
    assert (voter not in t.alive.split()) is dies
    assert (t.label == LAST_ACTS and t.asked(voter)) is shoots
    quiet(t)
    assert (t.label == BADGE) is passes_the_badge
    t.badge("Ron")
    assert t.sheriff == "Ron"


def test_a_lover_in_the_blast_takes_the_other():
    """Section IV, rows 7 and 9."""
    t = table()
    kill(t, "Bom", "exile", Cup=("Pam", "Zoe"))
    assert "Zoe" not in t.alive.split()


def test_his_own_vote_kills_nobody_else():
    """He may vote for himself; he dies once, and is not named among his voters."""
    t = table()
    t.night(Cup=TWINS)
    t.vote(Bom="Bom Pam")
    assert t.told("judge.bomb") == {"by": "Bom", "seats": "Pam"}


# --- section IV, row 9: lovers -------------------------------------------------------------------------

LOVER_DIES = """
    lover  cause        follows
    Ned    exile        yes
    Ned    runoff       yes
    Ned    pack         yes
    Ned    double save  yes
    Ned    poison       yes
    Ned    hidden       yes
    Ned    king's shot  yes
    Bob    duel         yes
    Bob    explosion    yes
    Ned    taken        yes
    Ned    bomb         yes
    Ned    charm        yes
    Sam    curse        yes
    Wes    curse        yes
"""


@rule_table(LOVER_DIES)
@pytest.mark.parametrize("rule", ["unless-voted-out", "unless-poisoned", "always"])
def test_lovers_and_each_way_to_die_and_shot_and_badge(lover: str, cause: str, follows: bool, rule: str):
    """Section IV, row 9: "fates bound together"; rulings: lovers' death counts as not voted out.

    The other lover is a Hunter who wears the badge: he shoots under every rule, then passes it on.
    """
    t = table(sheriff="yes", hunter_shoots=rule, hidden_wolf_awakens="second-night")
    t.night(Cup=(lover, "Hal"))
    t.run("Hal")
    t.day()
    kill(t, lover, cause)
    assert ("Hal" not in t.alive.split()) is follows
    t.shoot("Hal", "Quy" if "Quy" in t.alive.split() else "Ora")
    t.badge("Ron")
    assert t.sheriff == "Ron"


@rule_table("""
    first  other
    Ned    Ida
    Ned    Kit
    Ned    Rex
    Ned    Gil
    Ned    Cup
    Ned    Bom
    Bob    Ned
""")
def test_whoever_the_other_is(first: str, other: str):
    """Section IV, row 9: no card helps: no flip, no shot of a King, no bomb."""
    t = table()
    kill(t, first, "poison", Cup=(first, other), guardian=other)
    assert other not in t.alive.split()
    assert not t.heard("judge.bomb")
    assert not t.heard("judge.idiot.flipped")
    assert not t.asked(other)


def test_both_lovers_hit_at_once_die_once():
    """rulings, All books: deaths of one moment are simultaneous."""
    t = table()
    t.night(pack="Ned", witch="poison Ora", Cup=("Ned", "Ora"))
    assert t.fallen == "Ned Ora"


@rule_table("""
    poisoned  hunted  death list
    nobody    nobody  nobody
    nobody    Ora     Ora
    Bob       Ora     Bob Ned Ora
    Ned       nobody  Ned
""")
def test_a_lover_who_follows_an_explosion_did_not_fall_by_night(poisoned: str, hunted: str, death_list: str):
    """House rule election: before. Bob explodes, and Ned, who loves him, follows at once; the death list that
    comes after that names the night's dead alone."""
    t = table(sheriff="yes", election="before")
    t.night(Cup=("Bob", "Ned"), pack=hunted, witch="keep" if poisoned == "nobody" else f"poison {poisoned}")
    t.run("Sam Gil")
    t.explode("Bob")
    assert (t.fallen or "nobody") == death_list
    assert not {"Bob", "Ned"} & set(t.alive.split())


# --- guns ----------------------------------------------------------------------------------------------


@rule_table("""
    cause        hunted no  hunted yes
    exile        yes        yes
    runoff       yes        yes
    shot         yes        yes
    duel         yes        yes
    pack         no         yes
    double save  no         yes
    hidden       no         yes
    poison       no         no
    explosion    no         no
    taken        no         no
    bomb         no         no
    charm        no         no
    heartbreak   no         no
""")
def test_when_the_king_shoots(cause: str, hunted_no: bool, hunted_yes: bool):
    """Section II, Werewolf King: "voted out/gunned down/dueled to death"; house rule
    wolf_king_shoots_when_hunted."""
    for rule, shoots in (("no", hunted_no), ("yes", hunted_yes)):
        t = table(wolf_king_shoots_when_hunted=rule, hidden_wolf_awakens="second-night")
        if cause == "hidden":
            t.night(Cup=TWINS)
            t.day()
        kill(t, "Kit", cause)
        assert t.asked("Kit", "judge.werewolf_king.shoot") is shoots, rule
        if shoots:
            t.shoot("Kit", "Ron")
            assert "Ron" not in t.alive.split()


@rule_table("""
    cause        unless voted out  unless poisoned  always
    pack         yes               yes              yes
    double save  yes               yes              yes
    hidden       yes               yes              yes
    king's shot  yes               yes              yes
    taken        yes               yes              yes
    bomb         yes               yes              yes
    charm        yes               yes              yes
    heartbreak   yes               yes              yes
    poison       yes               no               yes
    exile        no                yes              yes
    runoff       no                yes              yes
""")
def test_when_the_hunter_shoots(cause: str, unless_voted_out: bool, unless_poisoned: bool, always: bool):
    """Section II, Hunter: "when not voted out"; house rule hunter_shoots."""
    for rule, shoots in (
        ("unless-voted-out", unless_voted_out), ("unless-poisoned", unless_poisoned), ("always", always),
    ):  # fmt: skip
        t = table(hunter_shoots=rule, hidden_wolf_awakens="second-night")
        if cause == "hidden":
            t.night(Cup=TWINS)
            t.day()
        kill(t, "Hal", cause)
        assert t.asked("Hal", "judge.hunter.shoot") is shoots, rule
        if shoots:
            t.shoot("Hal", "Ron")
            assert "Ron" not in t.alive.split()


def test_a_shot_king_shoots_back():
    """Sections II: a gunned-down King shoots in his turn; the shooter is dead already."""
    t = table()
    kill(t, "Hal", "pack")
    t.shoot("Hal", "Kit")
    assert t.options("Kit", "judge.werewolf_king.shoot").split()[-1] == "nobody"
    t.shoot("Kit", "Sam")
    assert not {"Hal", "Kit", "Sam"} & set(t.alive.split())


def test_two_guns_on_one_target():
    """rulings, All books: one after the other in seat order, each knowing what the one before did; and nobody
    is visited any more when everybody knows that both guns are empty."""
    t = table(wolf_king_shoots_when_hunted="yes", hidden_wolf_awakens="second-night")
    first, second = sorted(("Hal", "Kit"), key=t.seat)
    t.night(Cup=TWINS)
    t.day()
    t.night(pack="Hal", Hid="Kit")
    t.reach(LAST_ACTS)
    assert t.window.seats == (t.seat(first),)
    t.shoot(first, "Ron")
    assert "Ron" not in t.alive.split()
    assert t.window.seats == (t.seat(second),)
    assert "Ron" not in t.options(second)
    t.shoot(second, "Quy")
    assert [event.facts["seat"] for event in t.events("judge.shot")] == [t.seat("Ron"), t.seat("Quy")]
    assert t.label == SPEECH


# --- section IV, row 8: the Magician -------------------------------------------------------------------


@rule_table("""
    skill     on its target                      on who was exchanged with it
    pack      lives                              dies
    hidden    lives                              dies
    guard     dies though guarded                lives though hunted
    antidote  -                                  lives though hunted
    poison    lives                              dies
    check     -                                  is the one learned of
    gargoyle  -                                  is the one learned of
    charm     lives                              dies with the Beauty
    silence   speaks                             is silenced
    love      is free                            is in love
    tune      is not confused                    is confused
""")
@pytest.mark.parametrize("acts", ["tenth", "first"])
def test_the_magician_and_each_targeted_skill(
    skill: str, on_its_target: str | None, on_who_was_exchanged_with_it: str, acts: str
):
    """Section IV, row 8: "affects all night skills"; house rule magician_acts changes the order alone.

    Lou's plate is aimed at; Max wears it tonight.
    """
    t = Table(
        "Mag magician, Lou commoner, Max idiot, Bob werewolf, Bea wolf_beauty, Gar gargoyle, Gil guardian,"
        "Hid hidden_werewolf, Sam seer, Wes witch, Eli silencer_elder, Cup cupid, Pip piper, Ned commoner,"
        "Ora commoner, Pam commoner, Quy commoner",
        magician_acts=acts,
        hidden_wolf_awakens="second-night",
        wolves_win="everyone",
    )
    swap = ("Lou", "Max")
    if skill not in {"love", "poison", "check"}:
        t.night(Cup=("Ned", "Ora"))
        t.day()
    fate = {"Lou": on_its_target, "Max": on_who_was_exchanged_with_it}
    match skill:
        case "pack":
            t.night(Mag=swap, pack="Lou")
        case "hidden":
            t.night(Mag=swap, Hid="Lou")
        case "guard":
            # The pack aims at Lou's plate, so at Max; the guard stands before Max too.
            t.night(Mag=swap, pack="Lou", guardian="Lou")
            assert t.fallen == ""
            t.day()
            t.night(Mag=("Lou", "Ned"), pack="Ned", guardian="Max")
            assert t.fallen == "Lou"
            return
        case "antidote":
            t.night(Mag=swap, pack="Lou", witch="save")
            assert t.fallen == ""
            return
        case "poison":
            t.night(Mag=swap, witch="poison Lou", Cup=("Ned", "Ora"))
        case "check":
            t.night(Mag=("Lou", "Bob"), seer="Lou", Cup=("Ned", "Ora"))
            assert t.told("judge.seer.learned", "Sam") == {"by": "Sam", "seat": "Lou", "camp": "wolf"}
            return
        case "gargoyle":
            t.night(Mag=swap, Gar="Lou")
            assert t.told("judge.gargoyle.learned", "Gar")["role"] == "judge.idiot"
            return
        case "charm":
            t.night(Mag=swap, Bea="Lou")
            t.vote(Bea="Pam Quy")
        case "silence":
            t.night(Mag=swap, Eli="Lou")
            assert t.told("judge.silenced") == {"seats": "Max"}
            return
        case "love":
            t.night(Mag=swap, Cup=("Lou", "Ned"))
            assert t.heard("judge.lovers", "Max")
            assert not t.heard("judge.lovers", "Lou")
            return
        case _:
            t.night(Mag=swap, Pip=("Lou", "nobody"))
            assert t.heard("judge.confused", "Max")
            assert not t.heard("judge.confused", "Lou")
            return
    assert {name: name in t.alive.split() for name in swap} == {
        name: str(words).startswith("lives") for name, words in fate.items()
    }


@rule_table("""
    night one  night two  allowed
    Lou Max    Lou Max    no
    Lou Max    Max Lou    no
    Lou Max    Lou Ned    yes
    Lou Max    Ned Max    yes
    Lou Max    nobody     yes
""")
def test_not_the_same_pair_twice_running(night_one: str, night_two: str, allowed: bool):
    """Section II, Magician: "cannot exchange the same pair consecutively", in either order."""
    t = Table("Mag magician, Lou commoner, Max idiot, Bob werewolf, Ned commoner, Ora commoner")
    t.night(Mag=tuple(night_one.split()))
    t.day()
    one, *other = night_two.split()
    t.answer("Mag", one)
    if not other:
        assert not t.asked("Mag")
    elif allowed:
        t.answer("Mag", other[0])
    else:
        with pytest.raises(Refused):
            t.answer("Mag", other[0])


def test_a_night_without_an_exchange_does_not_free_the_pair():
    """rulings, All books: compares with the last night on which the power was used successfully."""
    t = Table("Mag magician, Lou commoner, Max idiot, Bob werewolf, Ned commoner, Ora commoner")
    for pair in (("Lou", "Max"), ("nobody", "nobody")):
        t.night(Mag=pair)
        t.day()
    t.answer("Mag", "Lou")
    assert t.blocked("Mag") == {"Max": "blocked-judge-same-pair"}


@rule_table("""
    deed         who dies
    pack on Rex  Lou
    pack on Lou  Rex
    poison Rex   Lou
    poison Lou   Wes
    check Rex    -
    check Lou    Sam
    guard Rex    -
""")
def test_what_belongs_to_the_body_stays_with_it(deed: str, who_dies: str | None):
    """rulings, judge: Magician: the curse stays with the Wraith Rider's body, which no guard reaches."""
    t = Table(
        "Mag magician, Rex wraith_rider, Lou commoner, Bob werewolf, Sam seer, Wes witch, Gil guardian,"
        "Ned commoner, Ora commoner"
    )
    verb, *_, whom = deed.split()
    match verb:
        case "pack":
            t.night(Mag=("Rex", "Lou"), pack=whom)
        case "poison":
            t.night(Mag=("Rex", "Lou"), witch=deed)
        case "check":
            t.night(Mag=("Rex", "Lou"), seer=whom)
        case _:
            t.night(Mag=("Rex", "Lou"), guardian=whom, pack="Rex")
    assert t.fallen == (who_dies or "")


# --- sections II: awakenings ---------------------------------------------------------------------------


@rule_table("""
    gone before    gargoyle looks  gargoyle kills  hidden kills
    nobody         yes             yes             no
    Bob            no              yes             no
    Gar            -               -               no
    Hid            yes             yes             -
    Bob, Hid       no              yes             -
    Hid, Bob       no              yes             -
    Bob, Gar       -               -               yes
    Gar, Bob       -               -               yes
""")
def test_awakenings_in_each_order(
    gone_before: str, gargoyle_looks: bool | None, gargoyle_kills: bool | None, hidden_kills: bool | None
):
    """Section II, Hidden Werewolf and Gargoyle: "after all other werewolves are out", whoever went first.

    rulings: with only a Hidden Werewolf left beside it, the Gargoyle is the pack, and he sleeps on.
    """
    t = Table(
        "Bob werewolf, Gar gargoyle, Hid hidden_werewolf, Sam seer, Wes witch, Ned commoner, Ora commoner,"
        "Pam commoner, Quy commoner"
    )
    gone = [] if gone_before == "nobody" else gone_before.split(", ")
    t.night()
    for name in gone:
        t.vote(**{name: "Sam Wes"})
        t.reach(NIGHT)
        if name is not gone[-1]:
            t.night()
    if not gone:
        t.day()
    assert t.won == ""
    if gargoyle_looks is not None:
        assert t.asked("Gar", "judge.pack.attack")
        t.answer("Gar", "Ora", "judge.pack.attack")
        assert t.asked("Gar", "judge.gargoyle.check") is gargoyle_looks
    t.night(pack="Ora", **({"Hid": "Ned"} if hidden_kills is not None else {}))
    assert ("Ora" not in t.alive.split()) is bool(gargoyle_kills or "Bob" not in gone)
    assert ("Ned" not in t.alive.split()) is bool(hidden_kills)


# --- the sheriff's badge and those who are hindered ----------------------------------------------------


def test_a_silenced_sheriff_does_everything_but_speak():
    """Section II, Silencer Elder: "in next day's speech"; section III.4: they "can still vote"."""
    t = Table(
        "Eli silencer_elder, Bob werewolf, Lou werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner",
        sheriff="yes",
    )
    t.night(Eli="Sam")
    t.run("Sam Ned")
    assert t.speakers() == "Ned", "a silenced candidate stands for election without a word"
    t.elect(Sam="Eli Ora")
    assert t.asked("Sam", "judge.sheriff.direction")
    t.answer("Sam", "clockwise")
    assert "Sam" not in t.speakers().split()
    t.vote(Bob="Sam", Lou="Ned")
    assert t.totals()["Bob"] == 3
    t.reach(NIGHT)
    t.night(pack="Sam", Eli="Ned")
    t.badge("Ned")
    assert t.sheriff == "Ned"


def test_whom_the_tie_silences():
    """A silenced player on trial is passed over in the run-off speeches, and the vote takes its course."""
    t = Table("Eli silencer_elder, Bob werewolf, Lou werewolf, Sam seer, Ned commoner, Ora commoner")
    t.night(Eli="Sam")
    t.vote(Bob="Sam", Sam="Bob")
    assert (t.label, t.speakers()) == (RUNOFF, "Bob")
    t.vote(Sam="Ora")
    assert "Sam" not in t.alive.split()


@rule_table("""
    fate  sheriff afterwards
    Ned   Ned
    tear  -
""")
def test_an_idiot_sheriff_who_flips(fate: str, sheriff_afterwards: str | None):
    """rulings: "an Idiot sheriff passes or tears the badge" though he lives on."""
    t = table(sheriff="yes")
    t.night(Cup=TWINS)
    t.run("Ida")
    t.vote(Ida=JURY)
    assert t.label == BADGE
    t.badge(fate)
    assert t.sheriff == (sheriff_afterwards or "")
    assert "Ida" in t.alive.split()
    assert t.label == NIGHT
