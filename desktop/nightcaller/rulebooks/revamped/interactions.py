"""Where roles meet: the pairs of the text, the rulings and the edges at which a table stops and asks.

In the order of the chapters: visits and shields, changes, masks, ballots, last acts, solos. Each is proven by
a scenario (tests/rulebooks/revamped/proofs.py).
"""

from typing import Final

from nightcaller.rulebooks.guide import Interaction

_MEETINGS: Final = """
    empty-house: hooker wolf assassin
    shield-and-guest: hooker witch
    mutual-visits: hooker
    potion-and-all: witch wolf cult_leader
    runner-and-second-bite: runner wolfs_cub
    runner-and-others: runner assassin cult_leader pyromancer
    acrobat-and-others: acrobat runner wolf
    scared-and-daylight: scared_wolf barber
    macho-and-group: macho wolf cult_member
    macho-and-marks: macho vampire plaguebearer
    razor-and-macho: barber macho
    cursed-and-marks: cursed_civilian cursed_civilian_old vampire packless_wolf
    marks-and-fire: pyromancer vampire plaguebearer
    marks-and-rope: undead zombie
    two-marks: vampire plaguebearer
    marks-and-hell: vampire plaguebearer devil archangel
    bite-and-devil: infected_wolf devil archangel demon saint
    bite-and-baker: infected_wolf baker butcher bloody_butcher
    bite-and-love: infected_wolf cupid
    copy-and-devil: look_alike devil archangel cult_leader
    copy-and-circle: look_alike
    lone-and-prey: lone_wolf
    lone-and-packless: lone_wolf packless_wolf lone_warlock
    gray-and-wolves: gray_werewolf wolf
    alpha-and-change: alpha_wolf
    hounds-and-change: hellhound infected_wolf
    hood-and-pack: riding_hood wolf wolfs_cub
    hood-and-shield: riding_hood witch
    priest-and-fox: priest disguised_fox tanner warlock
    priest-and-mask: priest sneaking_wolf
    masks-and-readers: sneaking_wolf fortune_teller crowd_seeker warlock lone_warlock psychic_wolf
    crier-and-mask: town_crier
    aura-and-weak: aura_teller tanner disguised_fox
    sneaking-and-eyes: sneaking_wolf fortune_teller aura_teller huntsman citizen
    white-and-eyes: white_werewolf aura_teller oracle receptionist
    devil-and-aura: devil archangel aura_teller
    flute-and-eyes: flute_player fortune_teller crowd_seeker
    flute-and-undead: flute_player undead
    diverted: flute_apprentice
    heir-and-first: fortune_apprentice coroner
    apprentice-and-devil: apprentice devil archangel
    phantom-and-knowledge: claimspace knowledge_wolf
    queen-and-loan: ice_queen
    executioner-and-guard: executioner guardian
    executioner-and-angel: executioner angel
    angel-and-stalker: angel stalker
    knight-and-children: royal_knight child
    knight-and-executioner: royal_knight executioner
    grandma-and-trickster: grandma trickster
    ice-and-mayor: ice_king mayor
    despot-and-vote: despot mayor
    survivor-and-mute: survivor immune_survivor ice_king
    saboteur-and-election: saboteur_wolf mayor
    reporter-and-dog: reporter dog
    huntress-and-rope: huntress ranger fletchers_customer
    arrow-and-fletcher: fletcher fletchers_customer
    scientist-and-rope: mad_scientist
    cult-and-leader: cult_leader cult_member look_alike
    child-and-copy: child look_alike
    cub-and-change: wolfs_cub infected_wolf
    soul-and-soulless: devil demon
    wager-and-devil: devil
    food-and-doom: chef
    chef-and-waiters: chef
    disease-and-visits: evil_scientist
    disease-and-pack: evil_scientist wolf
    reaper-and-gift: reaper
    psychopath-last: psychopath
    bard-and-tanner: bard tanner
    medium-and-silence: medium
    journal-and-change: journalist
    bar-and-dead: bartender
"""
"""Interaction: roles on whose pages it stands, the one it is mainly about first."""

INTERACTIONS: Final = tuple(
    Interaction(name, tuple(roles.split()))
    for name, _, roles in (line.strip().partition(":") for line in _MEETINGS.strip().splitlines())
)
