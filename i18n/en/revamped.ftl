# The big book: teams, questions, windows, rooms. Its roles are in revamped-town, -wolves and -others.
book-revamped = Werewolves, revamped
    .about = Bakers, devils, a flute in the night: three offices, more than a dozen ways to win, and no two evenings alike.

## Teams

team-revamped-town = Townsfolk
    .wins = With the town: when nobody is left who means it harm.
team-revamped-wolves = Werewolves
    .wins = With your pack: when no other camp is left.
    .wins-wolves-win-parity = With your pack: when only the town is left against you, and you are as many.
team-revamped-white = White Werewolf
    .wins = Alone: when nobody else is left, not even your own pack.
team-revamped-gray = Gray Werewolf
    .wins = Alone: when at most one other player is left.
team-revamped-flute = The flute
    .wins = With the flute: when everybody alive is enchanted.
team-revamped-hell = Hell
    .wins = With hell: when no soul is left among the living.
team-revamped-heaven = Heaven
    .wins = With heaven: when everybody alive is blessed, or one of yours.
team-revamped-pyro = Fire
    .wins = With the fire: when nobody else is left.
team-revamped-underworld = The underworld
    .wins = With the underworld: when only Vampires and Undead are left.
team-revamped-graveyard = The graveyard
    .wins = With the graveyard: when only Plaguebearers and Zombies are left.
team-revamped-ice = Ice Royals
    .wins = With the Ice Royals: when everybody else alive is frozen.
team-revamped-disease = The disease
    .wins = With the disease: when nobody else is left.
team-revamped-reaper = Death
    .wins = With death: when nobody alive can sleep any more.
team-revamped-couple = The lovers
    .wins = With your love: when nobody else is left to part you.
team-revamped-unaligned = Unaligned
    .wins = In your own way: your card says how.

## Categories of roles

tag-revamped-town-miscellaneous = Townsfolk: all sorts
tag-revamped-town-group = Townsfolk: groups
tag-revamped-town-power = Townsfolk: powers
tag-revamped-town-investigative = Townsfolk: investigators
tag-revamped-town-killing = Townsfolk: killers
tag-revamped-wolf-miscellaneous = Wolves: all sorts
tag-revamped-wolf-power = Wolves: powers
tag-revamped-wolf-investigative = Wolves: investigators
tag-revamped-solo-miscellaneous = Solos: all sorts
tag-revamped-solo-power = Solos: powers
tag-revamped-solo-killing = Solos: killers
tag-revamped-unaligned-miscellaneous = Unaligned: all sorts
tag-revamped-unaligned-align = Unaligned: yet to choose
tag-revamped-elected = Elected
tag-revamped-limited = Rarely seen

## Where people look for a role: sides and kinds

side-revamped-town = Townsfolk
side-revamped-wolf = Werewolves
side-revamped-solo = Solos
side-revamped-unaligned = Unaligned
kind-revamped-miscellaneous = All sorts
kind-revamped-group = Groups
kind-revamped-power = Powers
kind-revamped-investigative = Investigators
kind-revamped-killing = Killers
kind-revamped-align = Yet to choose
kind-revamped-limited = Rarely seen

## Questions

# Townsfolk, miscellaneous
ask-revamped-journalist-heir = Which role gets your journal?
ask-call-revamped-journalist = Which role gets your journal?
choice-revamped-journalist-heir-nobody = Leave it as it is
ask-revamped-ranger-mark = Who will your last breath reveal?
ask-call-revamped-ranger = Who will your last breath reveal?
choice-revamped-ranger-mark-nobody = Leave it as it is

# Townsfolk, groups
ask-revamped-cult-attack = Who shall the cult attack?
ask-call-revamped-cult-member = Who shall the cult attack?
choice-revamped-cult-attack-nobody = Attack nobody

# Townsfolk, power
ask-revamped-fletcher-customer = Who will carry your arrows?
ask-revamped-fletcher-revoke = Will you take your arrows back?
ask-call-revamped-fletcher = Who will carry your arrows?
choice-revamped-fletcher-revoke-keep = They keep them
choice-revamped-fletcher-revoke-take = Take them back
ask-revamped-fletchers-customer-aim = Who will your arrow be meant for?
ask-call-revamped-fletchers-customer = Who will your arrow be meant for?
choice-revamped-fletchers-customer-aim-nobody = Leave it as it is
ask-revamped-grandma-knit = Who will stay in tomorrow?
ask-call-revamped-grandma = Who will stay in tomorrow?
choice-revamped-grandma-knit-nobody = Let them all go
ask-revamped-hooker-visit = Where will you sleep tonight?
ask-call-revamped-hooker = Where will you sleep tonight?
choice-revamped-hooker-visit-nobody = At home
ask-revamped-royal-knight-cancel = Will you call off the next lynch?
ask-call-revamped-royal-knight = Will you call off the next lynch?
choice-revamped-royal-knight-cancel-keep = Not this time
choice-revamped-royal-knight-cancel-hidden = Cancel, unseen
choice-revamped-royal-knight-cancel-shown = Cancel, by name
ask-revamped-stalker-threaten = Who will you threaten tonight?
ask-call-revamped-stalker = Who will you threaten tonight?
choice-revamped-stalker-threaten-nobody = Threaten nobody

# Townsfolk, investigative
ask-revamped-aura-teller-look = Whose aura will you look at?
ask-call-revamped-aura-teller = Whose aura will you look at?
ask-revamped-crowd-seeker-seek = Who holds what? Up to three.
ask-call-revamped-crowd-seeker = Who holds what? Up to three.
choice-revamped-crowd-seeker-seek-nobody = No guess tonight
ask-revamped-fortune-teller-see = Whose card will you look at?
ask-call-revamped-fortune-teller = Whose card will you look at?
ask-revamped-huntsman-track = Whose tracks will you follow?
ask-call-revamped-huntsman = Whose tracks will you follow?
ask-revamped-oracle-compare = Which two will you compare?
ask-call-revamped-oracle = Which two will you compare?
choice-revamped-oracle-compare-nobody = Compare nobody
ask-revamped-receptionist-count = Which role will you count now?
ask-call-revamped-receptionist = Which role will you count now?
choice-revamped-receptionist-count-nobody = Count nobody

# Townsfolk, killing
ask-revamped-assassin-attack = Who will you attack tonight?
ask-call-revamped-assassin = Who will you attack tonight?
choice-revamped-assassin-attack-nobody = Attack nobody
ask-revamped-executioner-stand-in = Who will hang in your place?
ask-call-revamped-executioner = Who will hang in your place?
choice-revamped-executioner-stand-in-nobody = Leave it as it is
ask-revamped-huntress-aim = Who will your last arrow meet?
ask-call-revamped-huntress = Who will your last arrow meet?
choice-revamped-huntress-aim-nobody = Leave it as it is
ask-revamped-mad-scientist-subject = Which subject goes with you?
ask-call-revamped-mad-scientist = Which subject goes with you?
choice-revamped-mad-scientist-subject-nobody = Leave it as it is
ask-revamped-priest-bless = Who gets your holy water?
ask-call-revamped-priest = Who gets your holy water?
choice-revamped-priest-bless-nobody = Keep it sealed
ask-revamped-witch-life = Keep three safe: who is one?
ask-revamped-witch-death = Who will you poison tonight?
ask-call-revamped-witch = Who will you keep safe tonight?
choice-revamped-witch-life-nobody = Keep the potion
choice-revamped-witch-death-nobody = Keep the poison

# Werewolves
ask-revamped-pack-attack = Who shall the pack attack?
ask-call-revamped-wolf = Who shall the pack attack?
choice-revamped-pack-attack-nobody = Attack nobody
ask-revamped-disguised-fox-mask = Which role will you look like?
choice-revamped-disguised-fox-mask-nobody = A Wolf, then
ask-revamped-disguised-fox-join = Will you join the wolfpack now?
ask-call-revamped-disguised-fox = Which role will you look like?
choice-revamped-disguised-fox-join-keep = Stay a fox
choice-revamped-disguised-fox-join-join = Join the pack
ask-revamped-infected-wolf-infect = Who will become one of you?
ask-call-revamped-infected-wolf = Who will become one of you?
ask-revamped-lone-wolf-attack = Who will you attack tonight?
ask-call-revamped-lone-wolf = Who will you attack tonight?
choice-revamped-lone-wolf-attack-nobody = Attack nobody
ask-revamped-saboteur-wolf-bar = Who shall not be elected?
ask-call-revamped-saboteur-wolf = Who shall not be elected?
choice-revamped-saboteur-wolf-bar-nobody = Nobody tonight
ask-revamped-tanner-tan = Who will you disguise today?
ask-call-revamped-tanner = Who will you disguise today?
choice-revamped-tanner-tan-nobody = Nobody today
ask-revamped-lone-warlock-see = Whose card will you look at?
ask-call-revamped-lone-warlock = Whose card will you look at?
ask-revamped-psychic-wolf-guess = Who do you see through tonight?
ask-call-revamped-psychic-wolf = Who do you see through tonight?
choice-revamped-psychic-wolf-guess-nobody = No guess tonight
ask-revamped-warlock-see = Whose card will you look at?
ask-call-revamped-warlock = Whose card will you look at?

# Alone against all
ask-revamped-white-werewolf-betray = Which packmate will you attack?
ask-call-revamped-white-werewolf = Which packmate will you attack?
choice-revamped-white-werewolf-betray-nobody = Spare the pack
ask-revamped-gray-werewolf-betray = Which packmate will you attack?
ask-call-revamped-gray-werewolf = Which packmate will you attack?
choice-revamped-gray-werewolf-betray-nobody = Spare the pack

# The flute
ask-revamped-flute-player-play = Who will hear your tune?
ask-call-revamped-flute-player = Who will hear your tune?
choice-revamped-flute-player-play-nobody = Play to nobody
ask-revamped-flute-apprentice-divert = Where will their powers go?
ask-revamped-flute-apprentice-join = Will you join the enchanted?
ask-call-revamped-flute-apprentice = Where will their powers go?
choice-revamped-flute-apprentice-divert-nobody = Let them come
choice-revamped-flute-apprentice-join-keep = Stay away
choice-revamped-flute-apprentice-join-join = Join their board

# Hell and heaven
ask-revamped-devil-mask = Which role will you look like?
ask-revamped-devil-wager = Who gets your wager today?
ask-revamped-devil-strike = Spend a soul to strike somebody?
ask-call-revamped-devil = What will you do with a soul?
choice-revamped-devil-wager-nobody = No wager today
choice-revamped-devil-mask-nobody = A Citizen, then
choice-revamped-devil-strike-nobody = Keep the soul
ask-revamped-archangel-mask = Which role will you look like?
ask-revamped-archangel-grace = Who receives your grace today?
ask-revamped-archangel-strike = Spend a prayer on a strike?
ask-call-revamped-archangel = What will you do with a prayer?
choice-revamped-archangel-grace-nobody = No grace today
choice-revamped-archangel-mask-nobody = A Citizen, then
choice-revamped-archangel-strike-nobody = Keep the prayer

# Fire
ask-revamped-pyromancer-fire = Will you light the powder now?
ask-revamped-pyromancer-powder = Or whose house gets powder?
ask-call-revamped-pyromancer = Who gets powder, or is it fire?
choice-revamped-pyromancer-fire-ignite = Light it all now
choice-revamped-pyromancer-fire-keep = Wait in the dark
choice-revamped-pyromancer-powder-seat = Powder the house of { $seat }
choice-revamped-pyromancer-powder-nobody = No powder tonight

# Underworld and graveyard
ask-revamped-vampire-mark = Who will you demonize tonight?
ask-call-revamped-vampire = Who will you demonize tonight?
choice-revamped-vampire-mark-nobody = Nobody tonight
ask-revamped-plaguebearer-taint = Who will you taint tonight?
ask-call-revamped-plaguebearer = Who will you taint tonight?
choice-revamped-plaguebearer-taint-nobody = Nobody tonight

# Ice Royals
ask-revamped-ice-king-freeze = Who holds which card? Name all.
ask-call-revamped-ice-king = Who holds which card? Name all.
choice-revamped-ice-king-freeze-nobody = No list tonight
ask-revamped-ice-queen-guess = Whose power will you borrow?
ask-call-revamped-ice-queen = Whose power will you borrow?
choice-revamped-ice-queen-guess-nobody = Nobody’s tonight

# Disease
ask-revamped-evil-scientist-infect = Who will you infect tonight?
ask-call-revamped-evil-scientist = Who will you infect tonight?
choice-revamped-evil-scientist-infect-nobody = Keep the vial shut

# Death
ask-revamped-reaper-gift = Whose power will you lend?
ask-call-revamped-reaper = Whose power will you lend?
ask-revamped-reaper-receiver = And who will have that power?
choice-revamped-reaper-receiver-seat = to { $seat }
choice-revamped-reaper-receiver-nobody = Nobody
choice-revamped-reaper-gift-seat = Lend the power of { $seat }
choice-revamped-reaper-gift-nobody = Leave the dead alone

# Unaligned
ask-revamped-angel-follow = Who will fall with your halo?
ask-call-revamped-angel = Who will fall with your halo?
choice-revamped-angel-follow-nobody = Leave it as it is
ask-revamped-chef-cook = Who gets your dish tomorrow?
ask-call-revamped-chef = Who gets your dish tomorrow?
choice-revamped-chef-cook-nobody = Cook nothing
ask-revamped-chef-dish = And what is on the plate today?
choice-revamped-chef-dish-poisoned = Poisoned food
choice-revamped-chef-dish-charmed = Charmed food
choice-revamped-chef-dish-nobody = Nothing
ask-revamped-psychopath-mask = Which role will you look like?
ask-call-revamped-psychopath = Which role will you look like?
choice-revamped-psychopath-mask-nobody = Leave it as it is
ask-revamped-cupid-love = Who will you fall in love with?
ask-call-revamped-cupid = Who will you fall in love with?
ask-revamped-dog-choose = What will you grow up to be?
ask-call-revamped-dog = What will you grow up to be?
choice-revamped-dog-choose-town-crier = Town Crier
choice-revamped-dog-choose-cursed-civilian = Cursed Civilian
choice-revamped-dog-choose-wolf = Wolf
choice-revamped-dog-choose-nobody = None: a Citizen
ask-revamped-look-alike-copy = Who will you be the image of?
ask-call-revamped-look-alike = Who will you be the image of?

# Townsfolk and wolves, rarely seen
ask-revamped-coroner-examine = Whose death will you look into?
ask-call-revamped-coroner = Whose death will you look into?
choice-revamped-coroner-examine-nobody = Let them rest

# Offices
ask-revamped-mayor-count = How many are lynched today?
choice-revamped-mayor-count-one = One is enough
choice-revamped-mayor-count-two = The first two
ask-revamped-guardian-protect = Who can’t be lynched tomorrow?
ask-call-revamped-guardian = Who can’t be lynched tomorrow?
choice-revamped-guardian-protect-nobody = Protect nobody

ask-revamped-food-eat = Food for you. Will you eat it?
choice-revamped-food-eat-eat = Eat it up
choice-revamped-food-eat-keep = Leave it
ask-revamped-wager-take = What do you say to the wager?
choice-revamped-wager-take-keep = Neither
choice-revamped-wager-take-look = See a card
choice-revamped-wager-take-attack = Attack, lose soul
ask-revamped-wager-whom = Who to look at, or to attack?
choice-revamped-wager-whom-nobody = Nobody
ask-revamped-grace-take = Grace is offered: which will it be?
choice-revamped-grace-take-keep = Neither
choice-revamped-grace-take-look = See a card
choice-revamped-grace-take-attack = Attack, be blessed
ask-revamped-grace-whom = Who to look at, or to attack?
choice-revamped-grace-whom-nobody = Nobody
ask-revamped-ghost-answer = What do you say to the Medium?
choice-revamped-ghost-answer-yes = Yes
choice-revamped-ghost-answer-no = No
choice-revamped-ghost-answer-nobody = Say nothing
ask-revamped-lynch-vote = Who shall be lynched today?
choice-revamped-lynch-vote-nobody = Abstain
ask-revamped-lynch-second = Who shall be lynched as well?
choice-revamped-lynch-second-nobody = Abstain
ask-revamped-mayor-vote = Who shall be the Mayor?
choice-revamped-mayor-vote-nobody = Abstain
ask-revamped-reporter-vote = Who shall be the Reporter?
choice-revamped-reporter-vote-nobody = Abstain
ask-revamped-guardian-vote = Who shall be the Guardian?
choice-revamped-guardian-vote-nobody = Abstain
ask-revamped-office-resign = Will you keep your office?
choice-revamped-office-resign-keep = Keep it
choice-revamped-office-resign-resign = Resign
ask-revamped-declare = Use a power of your own card?
choice-revamped-declare-stay = Not now
choice-revamped-declare-razor-hidden = The razor, unseen
choice-revamped-declare-razor-shown = The razor, by name
choice-revamped-declare-soul-protect = A soul, to protect
choice-revamped-declare-soul-strike = A soul, to strike
choice-revamped-declare-prayer-protect = A prayer, to protect
choice-revamped-declare-prayer-strike = A prayer, to strike
choice-revamped-declare-knight-hidden = No lynch, unseen
choice-revamped-declare-knight-shown = No lynch, by name
# where the deck leaves open whose word it is
choice-prayer-protect = A prayer, to protect
choice-prayer-strike = A prayer, to strike
choice-arrow = The Customer’s arrow
choice-arrows = Take arrows back
choice-eat = Eat it up
choice-listen = Join the enchanted
choice-soul-protect = A soul, to protect
choice-soul-strike = A soul, to strike
choice-target = Change a choice
choice-join = Join the pack
choice-yes = Yes
choice-no = No
choice-knight-hidden = No lynch, unseen
choice-knight-shown = No lynch, by name
choice-razor-hidden = The razor, unseen
choice-razor-shown = The razor, by name
choice-revamped-declare-arrows = Take arrows back
choice-revamped-declare-arrow = The Customer’s arrow
choice-revamped-declare-listen = Join the enchanted
choice-revamped-declare-target = Change a choice
ask-revamped-declare-target = On whom, if your card has one?
choice-revamped-declare-target-nobody = Nobody
ask-revamped-declare-role = Which role, if your card asks?
choice-revamped-declare-role-nobody = No card
ask-revamped-role-of = And which card do they hold?
choice-revamped-role-of-nobody = No card
ask-revamped-hide-of = And what will they look like?
choice-revamped-hide-of-nobody = No disguise

## What the others do meanwhile: guesses of the same form as the questions beside them


## What cannot be picked, and why

blocked-revamped-soulless = This player has no soul left to wager
blocked-revamped-blessed = This player has been blessed already
blocked-revamped-ate = This player has eaten here once before
blocked-revamped-sleepless = This player is one of the sleepless now
blocked-revamped-compared = You have compared this player before
blocked-revamped-guessed = You have guessed this player correctly
blocked-revamped-no-change-left = There is no emergency change left now

## Beside a question

# What is chosen now; choosing the same again lets it go.
show-revamped-huntress-aim = Your last arrow
show-revamped-ranger-mark = Your last breath reveals
show-revamped-executioner-stand-in = In your place
show-revamped-fletchers-customer-aim = Your arrow
show-revamped-journalist-heir = Your journal goes to
show-revamped-psychopath-mask = You look like
show-revamped-angel-follow = With your halo falls
show-revamped-mad-scientist-subject = Along with you
show-revamped-flute-apprentice-divert = Their powers go to
shown-revamped-huntress-aim = Your last arrow: { $name } ({ $seat }). Pick them again: nobody
shown-revamped-huntress-aim-nobody = Nobody gets your last arrow
shown-revamped-ranger-mark = Your last breath reveals: { $name } ({ $seat }). Pick them again: nobody
shown-revamped-ranger-mark-nobody = Your last breath reveals nobody
shown-revamped-executioner-stand-in = In your place: { $name } ({ $seat }). Pick them again: nobody
shown-revamped-executioner-stand-in-nobody = Nobody hangs in your place
shown-revamped-fletchers-customer-aim = Your arrow: { $name } ({ $seat }). Pick them again: nobody
shown-revamped-fletchers-customer-aim-nobody = Nobody gets your arrow
shown-revamped-journalist-heir = Your journal goes to: { ROLE($seat) }. Pick it again: nobody
shown-revamped-journalist-heir-nobody = Nobody gets your journal yet
shown-revamped-psychopath-mask = You look like: { ROLE($seat) }. Pick it again: yourself
shown-revamped-psychopath-mask-nobody = You look like yourself
shown-revamped-angel-follow = With your halo falls: { $name } ({ $seat }). Pick them again: nobody
shown-revamped-angel-follow-nobody = Nobody is to fall with your halo
shown-revamped-mad-scientist-subject = Along with you: { $name } ({ $seat })
shown-revamped-mad-scientist-subject-nobody = Not chosen yet; otherwise the lot decides
shown-revamped-flute-apprentice-divert = Their powers go to { $name } ({ $seat }). Pick them again: nobody
shown-revamped-flute-apprentice-divert-nobody = Their powers go nowhere else
shown-revamped-dead-question = The question: { $question }
shown-revamped-vials = { $vials ->
        [one] One vial left
       *[other] { $vials } vials left
    }
shown-revamped-names = Names on the list: { $names }

## Windows

window-revamped-deal = Cards and first choices
window-revamped-night = Night
window-revamped-morning = News and powers of the day
window-revamped-mayor-vote = Election of a Mayor
window-revamped-reporter-vote = Election of a Reporter
window-revamped-guardian-vote = Election of a Guardian
window-revamped-mayor-counts = The Mayor decides
window-revamped-debate = The town talks
window-revamped-lynch = The lynching
window-revamped-second-lynch = The second lynching
window-revamped-last-acts = A last act
window-revamped-declare = A power in private
window-revamped-story = Story time

## Public marks

mark-revamped-guarded = Cannot be voted for today
mark-revamped-ascended = Has won and left
mark-revamped-revealed = Card open

## Rooms

board-revamped-pack = The wolves’ den
board-revamped-hellhounds = The kennel
board-revamped-bakers = The bakery
board-revamped-butchers = The butcher’s shop
board-revamped-cult = The cult’s cellar
board-revamped-couple = The lovers’ bench
board-revamped-laboratory = The laboratory
board-revamped-enchanted = The enchanted
board-revamped-hell = Hell
board-revamped-heaven = Heaven
board-revamped-pyro = The matchbox
board-revamped-underworld = The crypt
board-revamped-graveyard = The graveyard
board-revamped-disease = The vial cabinet
board-revamped-ice = The ice palace
board-revamped-flute = The music room
board-revamped-tavern = The tavern
board-revamped-bar = Behind the bar
board-revamped-story = A line for everybody
board-revamped-wager = A voice from below
board-revamped-grace = A voice from above
board-revamped-knitting = Grandma’s parlour
board-revamped-threat = A note under the door
board-revamped-journal = The journal
board-revamped-question = The dead are asked
alias-revamped-bartender = The bar
alias-revamped-devil = Somebody
alias-revamped-archangel = Somebody
alias-revamped-grandma = An old lady
alias-revamped-stalker = Nobody you know

## Lines of defence, on the moderator’s page

layer-revamped-absence = Not at home
layer-revamped-potion = Potion of life
layer-revamped-immunity = The Reaper’s immunity
layer-revamped-food = Charmed food
layer-revamped-soul = A soul stood guard
layer-revamped-prayer = A prayer stood guard
layer-revamped-spare-soul = A soul spent by itself
layer-revamped-spare-prayer = A prayer spent by itself
layer-revamped-runner = Ran away
layer-revamped-acrobat = Somersault
layer-revamped-scared = Scared away
layer-revamped-macho = Doomed, not dead
layer-revamped-cursed = Turned instead
layer-revamped-demonized = Rises as Undead
layer-revamped-tainted = Rises as Zombie
layer-revamped-own = A made-up role

## What can be used up

charge-revamped-escape = Escape
charge-revamped-dagger = Dagger
charge-revamped-razor = Razor
charge-revamped-reprieve = Lynch called off
charge-revamped-arrows = Arrows taken back
charge-revamped-stand-in = Stand-in
charge-revamped-life = Potion of life
charge-revamped-poison = Poison
charge-revamped-mask = Joining the pack
charge-revamped-soul = Soul
charge-revamped-prayer = Prayer
charge-revamped-vial = Vial
charge-revamped-joining = Joining the enchanted
charge-revamped-change = Emergency change

## What speaks against a table style

misfit-revamped-aliases = The { ROLE($role) } writes without a name, and only a laptop that goes round keeps that secret.
misfit-revamped-day = The { ROLE($role) } has something to decide in secret by day, and only a laptop that goes round can ask.
misfit-revamped-answers = Because of the { ROLE($role) } somebody else has to answer in secret, and only a laptop that goes round can ask them.
misfit-revamped-dead = The { ROLE($role) } talks with the dead, and only a laptop that goes round stops at theirs.

## What holds of a seat, on the moderator’s page

condition-revamped-demonized = Demonized by { $by }: attacked at night, rises as Undead
condition-revamped-tainted = Tainted by { $by }: attacked at night, rises as Zombie
condition-revamped-soulless = Soulless: gave a soul to { $by }
condition-revamped-blessed = Blessed by { $by }
condition-revamped-offered-wager = Wager from { $by }, not yet answered
condition-revamped-offered-grace = Grace from { $by }, not yet answered
condition-revamped-shielded-soul = A soul of { $by } protects
condition-revamped-shielded-prayer = A prayer of { $by } protects
condition-revamped-enchanted = Enchanted by { $by }
condition-revamped-powdered = Powder in the house, by { $by }
condition-revamped-frozen = Frozen by { $by }
condition-revamped-sleepless = Sleepless, by { $by }
condition-revamped-served = { $dish ->
        [poisoned] A poisoned dish from { $by } on the table
       *[other] A charmed dish from { $by } on the table
    }
condition-revamped-eaten = { $dish ->
        [poisoned] Ate poison from { $by }: dies when the day ends
       *[other] Ate the charmed dish of { $by }: safe the next night
    }
condition-revamped-charmed = Charmed food from { $by }: safe from attacks at night
condition-revamped-safe = Under the potion of life, by { $by }
condition-revamped-immune = Immune to attacks tonight
condition-revamped-guard-tonight = Chosen by the Guardian { $by } for the coming day
condition-revamped-guarded = Guarded by { $by }: cannot be voted for
condition-revamped-reprieve = Has called the next lynch off
condition-revamped-subject = In the experiment of { $by }
condition-revamped-journal-left = Journal left to somebody, who reads it
condition-revamped-infected = Infected by { $by }: dies at the end of night { NUMERAL($night) }
condition-revamped-doomed = Doomed by { $by }: falls at the end of the day
condition-revamped-disguise = { $strength ->
        [strong] Strong disguise: { $role }
       *[weak] Weak disguise: { $role }
    }
condition-revamped-robbed = { $when ->
        [now] No vote now: it goes to { $by }
       *[next] No vote the coming day: it goes to { $by }
    }
condition-revamped-threatened = { $when ->
        [now] Two hidden votes against, by { $by }
       *[next] Two hidden votes against the coming day, by { $by }
    }
condition-revamped-mute = { $when ->
        [now] The vote counts for nothing, by { $by }
       *[next] The vote will count for nothing, by { $by }
    }
condition-revamped-lent = Has for now what the { $role } can do
condition-revamped-loves = In love with { $by }
condition-revamped-listed = On the list: { $seats }
condition-revamped-waiters = Waiters: { $seats }
condition-revamped-left-soul = Souls left: { $count }
condition-revamped-left-prayer = Prayers left: { $count }
condition-revamped-left-vial = Vials left: { $count }
condition-revamped-target = Target: { $by }
condition-revamped-target-role = Target: { $role }
