# The forum book: roles, traits, questions, events, house rules, decks and lines.

book-forum = The haunted forum
    .about = Rival packs, rolls of the dice, and traits you do not know you have.

## Teams

team-forum-grey-pack = Grey pack
    .wins = With your pack: when the baddies are as many as the villagers. A rival pack, if there is one, has to go first.
    .wins-two-sides = With your pack: when the baddies are as many as the villagers.
    .wins-wolves-win-nobody-else = With your pack: when no villager and no rival wolf is left.
    .wins-wolves-win-nobody-else-two-sides = With your pack: when no villager is left.
team-forum-red-pack = Red pack
    .wins = With your pack: when the baddies are as many as the villagers. A rival pack, if there is one, has to go first.
    .wins-two-sides = With your pack: when the baddies are as many as the villagers.
    .wins-wolves-win-nobody-else = With your pack: when no villager and no rival wolf is left.
    .wins-wolves-win-nobody-else-two-sides = With your pack: when no villager is left.
team-forum-village = Village
    .wins = With the village: when the last werewolf is gone, of whatever pack.
    .wins-two-sides = With the village: when the last werewolf is gone.
team-forum-traits = Traits
    .wins = As your card says: a trait takes no side.

## Roles
# value: name; .card: on the card; .more: in the handbook; .wake .act .sleep: spoken at night.

role-forum-werewolf = Grey Werewolf
    .card = Every night your pack hunts one victim. You know your pack, and whoever serves it without being a wolf.
    .more = By default the last order that anybody in the pack gives is the one that counts; an empty answer is no order at all. Once yours is the only pack left, you win as soon as there are as many baddies as villagers, and for that every werewolf and every cultist counts. As long as another pack lives, you are also its favourite dinner.
    .called = Grey Werewolves
    .wake = Grey Werewolves, | open your eyes.
    .wake-theatrical = Grey Werewolves, | dinner time: | open your eyes.
    .act = Choose tonight’s victim.
    .act-theatrical = Who is on the menu tonight? | Agree on one.
    .act-theatrical2 = Who will miss breakfast? | Settle on one.
    .sleep = Grey Werewolves, | close your eyes.
    .sleep-theatrical = Grey Werewolves, | close your eyes. | In the dark all wolves are grey.

role-forum-cultist = Grey Cultist
    .card = You are human, but you belong to the grey pack: you know it and it knows you. Every few nights, scan somebody: do they look at others by night, are they somebody’s pupil?
    .more = A scan has to be charged: 0% on the first night, 33.3% on the second, 66.7% on the third, 100% from the fourth; afterwards it starts again at nothing. Apprentices are always recognised, claimed or unclaimed, and stay what they are. On top of that there is a 9%, 17% or 25% chance to see one trait. You win only with the pack that you started in, and if its last wolf is lynched or hunted, you die too.
    .wake = Grey Cultist, | open your eyes.
    .wake-theatrical = Grey Cultist, | knock twice: | open your eyes.
    .act = Who will you scan? | Then look at the screen.
    .act-theatrical = Who is worth a closer look? | Then look at the screen.
    .act-theatrical2 = Who could be one of yours? | The screen will tell.
    .sleep = Grey Cultist, | close your eyes.
    .sleep-theatrical = Grey Cultist, | close your eyes. | Nobody saw you.

role-forum-red-werewolf = Red Werewolf
    .card = Every night your pack hunts one victim. You know your pack, and whoever serves it without being a wolf.
    .more = You hunt villagers and grey wolves alike, for only one pack can remain. By default the last order of the pack counts; an empty answer is no order at all. Once yours is the only pack left, you win as soon as there are as many baddies as villagers.
    .called = Red Werewolves
    .wake = Red Werewolves, | open your eyes.
    .wake-theatrical = Red Werewolves, | dinner time: | open your eyes.
    .act = Choose tonight’s victim.
    .act-theatrical = Who is on the menu tonight? | Agree on one.
    .act-theatrical2 = Whose blood is the reddest tonight? | Settle on one.
    .sleep = Red Werewolves, | close your eyes.
    .sleep-theatrical = Red Werewolves, | close your eyes, and put your tongues away.

role-forum-red-cultist = Red Cultist
    .card = You are human, but you belong to the red pack: you know it and it knows you. Every few nights, scan somebody: do they look at others by night, are they somebody’s pupil?
    .more = A scan has to be charged: 0% on the first night, 33.3% on the second, 66.7% on the third, 100% from the fourth; afterwards it starts again at nothing. Apprentices are always recognised. There is a 9%, 17% or 25% chance to see one trait as well. If the red pack’s last wolf is lynched or hunted, you die too.
    .wake = Red Cultist, | open your eyes.
    .wake-theatrical = Red Cultist, | knock twice: | open your eyes.
    .act = Who will you scan? | Then look at the screen.
    .act-theatrical = Who is worth a closer look? | Then look at the screen.
    .act-theatrical2 = Whose company do you seek? | The screen will tell.
    .sleep = Red Cultist, | close your eyes.
    .sleep-theatrical = Red Cultist, | close your eyes. | Nobody saw you.

role-forum-seer = Seer
    .card = Every night, look at one player: a werewolf, somebody’s pupil, or just a villager?
    .more = Everybody who is neither looks like a villager, cultists and Hunters included. Of a claimed apprentice you also learn whose it is; an unclaimed one is yours from now on and will take over when you die.
    .wake = Seer, | open your eyes.
    .wake-theatrical = Seer, | the mist is clearing: | open your eyes.
    .act = Who will you look at? | Then look at the screen.
    .act-theatrical = Whose secret would you like to know? | Then look at the screen.
    .act-theatrical2 = Who is not what they seem? | The screen will tell.
    .sleep = Seer, | close your eyes.
    .sleep-theatrical = Seer, | close your eyes. | No smiling.

role-forum-priest = Priest
    .card = Every night, look at one player: do they look at others by night, serve a pack, have a master, or are they just a villager?
    .more = To you a werewolf looks like any villager. Whose apprentice somebody is you do not learn; an unclaimed one is yours from now on.
    .wake = Priest, | open your eyes.
    .wake-theatrical = Priest, | early mass: | open your eyes.
    .act = Who will you look at? | Then look at the screen.
    .act-theatrical = Whose conscience will you read? | Then look at the screen.
    .act-theatrical2 = Who has something to confess? | The screen will tell.
    .sleep = Priest, | close your eyes.
    .sleep-theatrical = Priest, | close your eyes. | Amen.

role-forum-doctor = Doctor
    .card = Every night, protect one player other than yourself. If that player is attacked, you save them two times out of three.
    .more = The chance is 66.7% and it is rolled in the night of the attack. Whoever you save is your patient for the next day and night: no word, no vote, no power, and nobody may attack them. On waking, a patient remembers one attacker. But if somebody attacks you, all your patients are attacked with you.
    .wake = Doctor, | open your eyes.
    .wake-theatrical = Doctor, | house call: | open your eyes.
    .act = Who will you protect tonight?
    .act-theatrical = Who is your patient tonight?
    .act-theatrical2 = Whose pulse will you feel tonight?
    .sleep = Doctor, | close your eyes.
    .sleep-theatrical = Doctor, | close your eyes. | Doctor’s orders.

role-forum-saint = Saint
    .card = No power of its own, a clear conscience and one vote a day. A trait may lie beside it.
    .more = You are the village. Vote out the werewolves before they are as many as you. Apprentices are always dealt to Saints.

## Traits

role-forum-apprentice = Apprentice
    .card = A trait beside your role. You belong to a master, or will belong to the first who finds you. When your master dies, you take over.
    .more = Masters are the Seer, the Priest, the Spy and the Hunter. You may start claimed or unclaimed. A master who scans, spies on or hunts an unclaimed apprentice claims them; the Hunter does not even lose the hunt. A claimed apprentice knows the master’s role, and the master knows the apprentice. What you take over is fresh, but you can never claim an apprentice yourself.

role-forum-cursed = Cursed
    .card = A hidden trait: whoever has it does not know. A pack that hunts the Cursed gets a new wolf instead of a meal.
    .more = It is the last of the four protections, behind angel, Doctor and blessing. The new wolf gives up the old role and keeps other traits. A Hunter’s hunt kills the Cursed like anybody else.

role-forum-blessed = Blessed
    .card = A hidden trait: whoever has it does not know. The Blessed survives one attack of werewolves.
    .more = Only then does the Blessed learn of it. It is the third of the four protections; against a Hunter it does not help. If it was never needed, it comes to light with the death.

role-forum-guardian-angel = Guardian Angel
    .card = A trait beside your role. Every night, shield one other player from all attacks. Never the same one two nights in a row.
    .card-angel-repeat-yes = A trait beside your role. Every night, shield one other player from all attacks, as often as you like the same one.
    .more = The first and best of the four protections: whoever you guard is not even scratched. Whether the same player may be guarded twice running is a house rule.
    .wake = Guardian Angel, | open your eyes.
    .wake-theatrical = Guardian Angel, | wings on: | open your eyes.
    .act = Who will you watch over?
    .act-theatrical = Whose bed will you sit beside?
    .act-theatrical2 = Who is under your wing tonight?
    .sleep = Guardian Angel, | close your eyes.
    .sleep-theatrical = Guardian Angel, | close your eyes, and fold your wings.

role-forum-spy = Spy
    .card = A trait beside your role. Every night, spy on one player and bring home a clue.
    .more = Half of all clues are true (50%), some are useless (35%), and some are true of somebody else (15%). A clue is about the night and the gifts of that player, never the role itself. You may spy on the same player again and again, and an unclaimed apprentice becomes yours.
    .wake = Spy, | open your eyes.
    .wake-theatrical = Spy, | the coast is clear: | open your eyes.
    .act = Who will you spy on?
    .act-theatrical = Whose curtains will you peep through?
    .act-theatrical2 = Whose door will you listen at?
    .sleep = Spy, | close your eyes.
    .sleep-theatrical = Spy, | close your eyes. | You were never here.

role-forum-witness = Witness
    .card = A trait beside your role. Once a game you may stay awake and try to see who comes hunting.
    .more = The later, the better: 12.5% on the first night, 25% on the second, and so on. If it works, you see one wolf of a pack that has killed tonight. If nobody was killed, you may see anything at all, and nothing tells you the difference.
    .wake = Witness, | open your eyes.
    .wake-theatrical = Witness, | something rustled: | open your eyes.
    .act = Will you stay awake?
    .act-theatrical = Another sleepless night: | will you stay awake?
    .act-theatrical2 = Coffee, or bed: | will you stay awake?
    .sleep = Witness, | close your eyes.
    .sleep-theatrical = Witness, | close your eyes. | You saw nothing.

role-forum-brutal = Brutal
    .card = A trait beside your role. If the village lynches you, take one player with you before they get you down.
    .more = Only a lynching that was voted for will do. Nothing protects your victim, but you cannot reach a patient.

role-forum-hunter = Hunter
    .card = A trait beside your role. Once a game, hunt one player by night. If you are killed by night with your hunt unused, you may take an attacker down.
    .more = That last chance is 33.3%. Angel and Doctor stop your hunt, blessing and curse do not. Nobody is told who hunted, though a victim saved by the Doctor may remember your face. If you aim at an unclaimed apprentice, you claim them instead and keep the hunt. To every scan you look like a villager; only a Spy may notice the weapon.
    .wake = Hunter, | open your eyes.
    .wake-theatrical = Hunter, | the moon is up: | open your eyes.
    .act = Will you hunt tonight?
    .act-theatrical = Is tonight the night? | Will you hunt?
    .act-theatrical2 = Your finger is on the trigger. | Will you hunt tonight?
    .sleep = Hunter, | close your eyes.
    .sleep-theatrical = Hunter, | close your eyes, and put the safety on.

## Questions

ask-forum-cultist-scan = Who will you scan tonight?
ask-forum-red-cultist-scan = Who will you scan tonight?
ask-forum-seer-scan = Who will you look at tonight?
ask-forum-priest-scan = Who will you look at tonight?
ask-forum-doctor-protect = Who will you protect tonight?
ask-forum-guardian-angel-protect = Who will you watch over?
ask-forum-spy-spy = Who will you spy on tonight?
ask-forum-hunter-hunt = Who will you hunt? Once a game.
ask-forum-grey-pack-hunt = Who does the pack hunt tonight?
ask-forum-red-pack-hunt = Who does the pack hunt tonight?
ask-forum-witness-watch = Will you stay awake tonight?
ask-forum-brutal-kill = Who do you take down with you?
ask-forum-absence-declare = Who is absent today?
ask-forum-lynch-vote = Who is to be lynched?

ask-call-forum-cultist = Who will you scan?
ask-call-forum-red-cultist = Who will you scan?
ask-call-forum-seer = Who will you look at?
ask-call-forum-priest = Who will you look at?
ask-call-forum-doctor = Who will you protect tonight?
ask-call-forum-guardian-angel = Who will you watch over?
ask-call-forum-spy = Who will you spy on?
ask-call-forum-hunter = Who will you hunt? Once a game.
ask-call-forum-werewolf = Who does the pack hunt?
ask-call-forum-red-werewolf = Who does the pack hunt?
ask-call-forum-witness = Will you stay awake tonight? Once a game.

choice-forum-witness-watch-watch = Stay awake
choice-forum-witness-watch-stay = Sleep
choice-call-forum-witness-watch = Stay awake
choice-call-forum-witness-stay = Sleep
choice-forum-absence-declare-run = Absent
choice-forum-absence-declare-stay = Here

blocked-forum-packmate = This player is one of your own people
blocked-forum-patient = This player is in the Doctor’s care now

show-camp-villager = Villager
show-camp-seer = Seer
show-camp-cultist = Cultist
show-camp-apprentice = Apprentice
show-camp-fog = Unclear
show-forum-joined = One of the pack now
show-forum-blessing = You are blessed
show-forum-claimed = You have a master now
show-forum-inherited = You take over from your master

charge-hunt = Hunt
charge-watch = Night watch
charge-blessing = Blessing
charge-curse = Curse

hint-forum-absence = Whoever has to miss today’s vote says so now. Tap everybody who is excused.
hand-forum-absence = { $count ->
        [0] Everybody is here
        [one] { $count } excused
       *[other] { $count } excused
    }

## Windows

window-forum-dusk = Before the night
window-forum-night = Night
window-forum-closing = Before the day
window-forum-last-acts = A last act
window-forum-absence = Who is absent?
window-forum-debate = The village talks
window-forum-lynch = The lynching

mark-forum-patient = A patient: no word, no vote
mark-forum-guarded = Guarded

## Boards

board-forum-ghosts = The ghosts’ attic

## Events

event-forum-trait = Number { $seat } had a trait: { ROLE($role) }
    .told = { $who } also had a trait: { ROLE($role) }
event-forum-apprenticed = Number { $seat } was apprenticed to number { $by }, the { ROLE($role) }
    .told = From the start { $who } was an apprentice of { $actor }, the { ROLE($role) }
event-forum-took-apprentice = { $seatname } ({ $seat }) is your apprentice
    .told = { $actor } took { $who } as apprentice
event-forum-claimed = You are an apprentice of the { ROLE($role) }
    .told = { $who } became an apprentice of the { ROLE($role) }
event-forum-inherited = Your master is dead. You are the { ROLE($role) } now
    .told = { $who } took over as { ROLE($role) }
event-forum-pack-proposal = { $seat ->
        [nobody] { $you ->
            [by] You want to hunt nobody
           *[other] { $byname } ({ $by }) wants to hunt nobody
        }
       *[other] { $self ->
            [yes] { $you ->
                [seat] You volunteer to be bitten
               *[other] { $byname } ({ $by }) volunteers to be bitten
            }
           *[no] { $you ->
                [by] You want { $who }
               *[other] { $byname } ({ $by }) wants { $who }
            }
        }
    }
    .told = { $seat ->
        [nobody] { $actor } wanted to hunt nobody
       *[other] { $actor } wanted to hunt { $who }
    }
event-forum-pack-agreed = Your pack hunts { $who }
    .told = { $pack ->
        [grey] The grey pack hunted { $who }
       *[red] The red pack hunted { $who }
    }
event-forum-joined = { $you ->
        [seat] You are one of the pack now
       *[nobody] { $seatname } ({ $seat }) is one of the pack now
    }
    .told = { $pack ->
        [grey] The curse woke up: { $who } joined the grey pack
       *[red] The curse woke up: { $who } joined the red pack
    }
event-forum-blessing = Wolves came for you, and you lived: you are blessed
    .told = A blessing saved { $who }
event-forum-seer-learned = { $camp ->
        [wolf] { $seatname } ({ $seat }) is a werewolf
       *[villager] { $seatname } ({ $seat }) looks like a villager
    }
    .told = { $camp ->
        [wolf] The Seer { $actor } saw a werewolf in { $who }
       *[villager] The Seer { $actor } saw a villager in { $who }
    }
event-forum-seer-apprentice-learned = { $master ->
        [nobody] { $seatname } ({ $seat }) is an unclaimed apprentice
       *[other] { $seatname } ({ $seat }) is an apprentice of the { ROLE($master) }
    }
    .told = { $master ->
        [nobody] The Seer { $actor } found an unclaimed apprentice in { $who }
       *[other] The Seer { $actor } found an apprentice of the { ROLE($master) } in { $who }
    }
event-forum-priest-learned = { $camp ->
        [seer] { $seatname } ({ $seat }) is the Seer
        [cultist] { $seatname } ({ $seat }) is a cultist
        [apprentice] { $seatname } ({ $seat }) is an apprentice
       *[villager] { $seatname } ({ $seat }) looks like a villager
    }
    .told = { $camp ->
        [seer] The Priest { $actor } found the Seer in { $who }
        [cultist] The Priest { $actor } found a cultist in { $who }
        [apprentice] The Priest { $actor } found an apprentice in { $who }
       *[villager] The Priest { $actor } saw a villager in { $who }
    }
event-forum-cultist-learned = { $camp ->
        [seer] { $seatname } ({ $seat }) is the Seer
       *[villager] { $seatname } ({ $seat }) is neither Seer nor apprentice
    }
    .told = { $camp ->
        [seer] The cultist { $actor } found the Seer in { $who }
       *[villager] The cultist { $actor } scanned { $who }: neither Seer nor apprentice
    }
event-forum-cultist-apprentice-learned = { $state ->
        [claimed] { $seatname } ({ $seat }) is a claimed apprentice
       *[unclaimed] { $seatname } ({ $seat }) is an unclaimed apprentice
    }
    .told = { $state ->
        [claimed] The cultist { $actor } found a claimed apprentice in { $who }
       *[unclaimed] The cultist { $actor } found an unclaimed apprentice in { $who }
    }
event-forum-cultist-fog-learned = Nothing but fog around { $seatname } ({ $seat })
    .told = The cultist { $actor } scanned { $who } and saw nothing but fog
event-forum-cultist-trait-learned = { $seatname } ({ $seat }) has a trait: { ROLE($role) }
    .told = The cultist { $actor } noticed a trait of { $who }: { ROLE($role) }
event-forum-treated = You protect { $seatname } ({ $seat })
    .told = The Doctor { $actor } waited at the bedside of { $who }
event-forum-guarded = You watch over { $seatname } ({ $seat })
    .told = The Guardian Angel { $actor } watched over { $who }
event-forum-saved = { $by_card ->
        [angel] An angel saved number { $seat }
        [doctor] The Doctor saved number { $seat }
       *[other] Number { $seat } survived the attack
    }
    .told = { $by_card ->
        [angel] An angel saved { $who }
        [doctor] The Doctor saved { $who }
       *[other] { $who } survived the attack
    }
event-forum-hunt = You hunt { $seatname } ({ $seat })
    .told = The Hunter { $actor } hunted { $who }
event-forum-spied = { $clue ->
        [idle] { $seatname } ({ $seat }) gave no order tonight
        [awake] { $seatname } ({ $seat }) stayed up all night
        [visited] Somebody used a power on { $seatname } ({ $seat }) tonight
        [lonely] Nobody used a power on { $seatname } ({ $seat }) tonight
        [rescued] { $seatname } ({ $seat }) had a very narrow escape tonight
        [unscathed] Nothing and nobody had to rescue { $seatname } ({ $seat }) tonight
        [armed] There is a weapon in the house of { $seatname } ({ $seat })
        [gifted] { $seatname } ({ $seat }) can do something that others cannot
        [plain] { $seatname } ({ $seat }) has no trait to be seen
        [snores] { $seatname } ({ $seat }) snores
        [soup] { $seatname } ({ $seat }) had soup for supper
        [socks] { $seatname } ({ $seat }) wears odd socks
       *[song] { $seatname } ({ $seat }) hums an old song
    }
    .told = { $clue ->
        [idle] The Spy { $actor } spied on { $who }: no order given tonight
        [awake] The Spy { $actor } spied on { $who }: up all night
        [visited] The Spy { $actor } spied on { $who }: somebody’s target tonight
        [lonely] The Spy { $actor } spied on { $who }: nobody’s target tonight
        [rescued] The Spy { $actor } spied on { $who }: a very narrow escape tonight
        [unscathed] The Spy { $actor } spied on { $who }: no rescue needed tonight
        [armed] The Spy { $actor } spied on { $who }: a weapon in the house
        [gifted] The Spy { $actor } spied on { $who }: a gift that others lack
        [plain] The Spy { $actor } spied on { $who }: no trait to be seen
        [snores] The Spy { $actor } spied on { $who }: snores
        [soup] The Spy { $actor } spied on { $who }: soup for supper
        [socks] The Spy { $actor } spied on { $who }: odd socks
       *[song] The Spy { $actor } spied on { $who }: hums an old song
    }
event-forum-spied-errand = Tonight, { $seatname } ({ $seat }) used a power on { $another }
    .told = The Spy { $actor } spied on { $who }: used a power on { $another }
event-forum-spied-worth = { $worth ->
        [true] The clue was true
        [false] The clue was about number { $seat }
       *[useless] The clue was gossip
    }
    .told = { $worth ->
        [true] The clue was true ({ $percent }% of clues are)
        [false] The clue was really about { $who } ({ $percent }% of clues are about somebody else)
       *[useless] The clue was gossip ({ $percent }% of clues are)
    }
event-forum-witnessed = In the moonlight you saw { $seatname } ({ $seat })
    .told = The Witness { $actor } saw the face of { $who }
event-forum-witnessed-nothing = You stayed awake, and saw nothing
    .told = The Witness { $actor } stayed awake and saw nothing
event-forum-dawn = { $count ->
        [0] A peaceful night: nobody died
        [one] Last night we lost number { $seats }
       *[other] Last night we lost numbers { $seats }
    }
    .told = { $count ->
        [0] A peaceful night
       *[other] Missing at daybreak: { $everyone }
    }
event-forum-revealed = Number { $seat } was: { ROLE($role) }
    .told = { $who } was: { ROLE($role) }
event-forum-revealed-trait = Number { $seat } had a trait: { ROLE($role) }
    .told = It came out that { $who } had a trait: { ROLE($role) }
event-forum-patient = Number { $seat } is in the Doctor’s care until tomorrow morning
    .told = { $who } became a patient
event-forum-recovered = Number { $seat } is well again
    .told = { $who } was well again
event-forum-remembered = You remember a face: { $seatname } ({ $seat }) was there when you were attacked
    .told = { $actor } remembered the face of { $who }
event-forum-absent = { $count ->
        [one] Excused today: number { $seats }
       *[other] Excused today: numbers { $seats }
    }
    .told = Excused: { $everyone }
event-forum-warned = { $count ->
        [one] Number { $seats } has missed two votes. The third time is deadly
       *[other] Numbers { $seats } have missed two votes. The third time is deadly
    }
    .told = Second vote missed: { $everyone }
event-forum-lynch-result = The votes
event-forum-lynched = Number { $seat } is lynched
    .told = { $who } was lynched
event-forum-nobody-lynched = { $reason ->
        [tie] A tie: nobody is lynched
       *[no_votes] Not a single vote: nobody is lynched
    }
    .told = { $reason ->
        [tie] A tie: nobody was lynched
       *[no_votes] Not a single vote: nobody was lynched
    }
event-forum-drawn = A tie between numbers { $seats }. The lot falls on number { $seat }
    .told = A tie between { $everyone }; the lot fell on { $who }
event-forum-autolynched = Number { $seat } has missed three votes and is lynched
    .told = { $who } had missed three votes and was lynched
event-forum-brutal = Number { $by } takes number { $seat } down too
    .told = { $actor } took { $who } down too

## Chances, told afterwards

chance-forum-doctor-save = { $came ->
        [yes] The Doctor’s skill saved { $who } (a chance of { $percent }%)
       *[no] The Doctor’s skill failed { $who } (the chance to save was { $percent }%)
    }
chance-forum-witness = { $came ->
        [yes] The moon was bright enough for { $who } (a chance of { $percent }%)
       *[no] It was too dark for { $who } (the chance to see was { $percent }%)
    }
chance-forum-cultist-scan = { $came ->
        [yes] { $who } had waited long enough for a clear scan (a chance of { $percent }%)
       *[no] { $who } saw nothing clearly (the chance of a clear scan was { $percent }%)
    }
chance-forum-cultist-trait = { $came ->
        [yes] A trait showed itself to { $who } (a chance of { $percent }%)
       *[no] No trait showed itself to { $who } (the chance of one was { $percent }%)
    }
chance-forum-reprisal = { $came ->
        [yes] Dying, { $who } struck back and hit (a chance of { $percent }%)
       *[no] Dying, { $who } struck back and missed (the chance to hit was { $percent }%)
    }
chance-forum-apprentice-claimed = { $came ->
        [yes] { $who } began with a master (a chance of { $percent }%)
       *[no] { $who } began without a master (the chance of one was { $percent }%)
    }

layer-forum-angel = Guardian Angel
layer-forum-doctor = Doctor, two times in three
layer-forum-blessed = Blessing
layer-forum-cursed = Curse

cause-forum-grey-pack-ate = eaten by the grey pack
cause-forum-red-pack-ate = eaten by the red pack
cause-forum-hunted = hunted
    .told = hunted by { $actor }
    .short = hunted by { $by }
cause-forum-reprisal = taken down by a dying Hunter
    .told = taken down by { $actor }, who was dying
    .short = taken down by { $by }
cause-forum-forsaken = could not live without the pack
cause-forum-brutal = killed in the scuffle
    .told = killed in the scuffle by { $actor }
    .short = killed by { $by }
cause-forum-lynching = lynched
cause-forum-autolynch = lynched for missing votes

## The end

end-forum-nobody-left = Nobody is left alive.
end-forum-no-villager = The last of the good is gone.
end-forum-parity = The baddies are as many as the villagers: no need to hide any more.
end-forum-wolves-gone = The last werewolf is gone.

## House rules

house-forum-traits-each = Traits for each
    .explain = How many traits one player may be dealt.
house-forum-traits-each-one = One at most
    .told = Nobody is dealt more than one trait.
house-forum-traits-each-several = Several
    .told = One player may be dealt several traits.
house-forum-apprentice-starts = Apprentices begin
    .explain = Whether an apprentice has a master from the start.
house-forum-apprentice-starts-drawn = A coin decides
    .told = A coin decides whether an apprentice has a master from the start.
house-forum-apprentice-starts-unclaimed = Unclaimed
    .told = An apprentice begins without a master.
house-forum-apprentice-starts-claimed = Claimed
    .told = An apprentice has a master from the start.
house-forum-angel-repeat = The angel twice running
    .explain = Whether the Guardian Angel may watch over the same player two nights in a row.
house-forum-angel-repeat-no = Never
    .told = The Guardian Angel may not watch over the same player two nights in a row.
house-forum-angel-repeat-yes = Allowed
    .told = The Guardian Angel may watch over the same player two nights in a row.
house-forum-pack-order = The pack decides
    .explain = Which order counts when the wolves of a pack do not agree.
house-forum-pack-order-last = The last one
    .told = When the wolves of a pack do not agree, the last one to choose decides.
house-forum-pack-order-most = Most of them
    .told = When the wolves of a pack do not agree, most of them decide.
house-forum-patients-lynched = Voting for patients
    .explain = Whether somebody in the Doctor’s care can be lynched.
house-forum-patients-lynched-no = Not possible
    .told = Whoever is in the Doctor’s care cannot be lynched.
house-forum-patients-lynched-yes = Possible
    .told = Whoever is in the Doctor’s care can be lynched.
house-forum-dead-revealed = Who the dead were
    .explain = Whether role and traits of the dead are told.
house-forum-dead-revealed-yes = Told
    .told = Everybody is told role and traits of the dead.
house-forum-dead-revealed-no = Never told
    .told = Nobody is told role and traits of the dead.
house-forum-autolynch = Missed votes
    .explain = Whether three votes missed without an excuse cost the life.
house-forum-autolynch-on = Three times and out
    .told = Three votes missed without an excuse cost the life.
house-forum-autolynch-off = Miss as many as you like
    .told = You may miss as many votes as you like.
house-forum-tie = A tie
    .explain = What happens if several have the most votes.
house-forum-tie-nobody = Nobody is lynched
    .told = If several have the most votes, nobody is lynched.
house-forum-tie-draw = Lots are drawn
    .told = If several have the most votes, lots are drawn.
house-forum-wolves-win = Victory of a pack
    .explain = When the last pack has won.
house-forum-wolves-win-parity = As many as the villagers
    .told = The last pack wins when its side is as many as the villagers.
house-forum-wolves-win-nobody-else = Nobody else left
    .told = The last pack wins when nobody else is left.

## Decks

deck-forum-easy = First thread
    .idea = A first thread to read along: few roles, and kind to the village.
deck-forum-classic = The classic
    .idea = One pack, and a village full of gifts: read every post closely.
deck-forum-wild = Two packs
    .idea = Two packs, and no love lost between them: which do you fight first?

problem-forum-cards =
    { $cards ->
        [one] { $cards } role; this table needs { $wanted }. Traits come on top.
       *[other] { $cards } roles; this table needs { $wanted }. Traits come on top.
    }
problem-forum-no-wolf = Not a single werewolf. The forum will be very polite.
problem-forum-too-many-baddies =
    { $baddies ->
        [one] { $baddies } baddie is too many: that is half the village.
       *[other] { $baddies } baddies are too many: that is half the village.
    }
problem-forum-lonely-cultist = A { $role } needs a pack to belong to.
problem-forum-unique = There is only one { $role }.
problem-forum-apprentices = { $traits } apprentices, but only { $room } Saints to be one.
problem-forum-hidden-traits = { $traits } traits for good people, but only { $room } good people.
problem-forum-traits = { $traits } traits, but only { $room } players to hold them.
advice-forum-baddies =
    { $usual ->
        [one] With so many players, { $usual } baddie is usual. You have { $baddies }.
       *[other] With so many players, { $usual } baddies are usual. You have { $baddies }.
    }
advice-forum-no-master = An apprentice, and no master anywhere: Seer, Priest, Spy or Hunter.

## Spoken lines

line-forum-dawn = { $count ->
        [0] A peaceful night. | Nobody died.
        [one] Last night we lost number { $seats }.
       *[other] Last night we lost these numbers: | { $seats }.
    }
    .plain2 = { $count ->
        [0] A peaceful night. | Nobody is missing.
        [one] Somebody is missing this morning: | number { $seats }.
       *[other] These numbers are missing this morning: | { $seats }.
    }
    .theatrical = { $count ->
        [0] Everybody says good morning in the thread. | A peaceful night.
        [one] Somebody does not say good morning in the thread. | We have lost | number { $seats }.
       *[other] Several people do not say good morning in the thread. | We have lost these numbers: | { $seats }.
    }
    .theatrical2 = { $count ->
        [0] The town crier has nothing to cry. | A peaceful night.
        [one] The town crier takes a deep breath. | We have lost | number { $seats }.
       *[other] The town crier needs a long breath today. | We have lost these numbers: | { $seats }.
    }
    .theatrical3 = { $count ->
        [0] No lamp has gone out. | A peaceful night.
        [one] One lamp has gone out for good. | We have lost | number { $seats }.
       *[other] More than one lamp has gone out for good. | We have lost these numbers: | { $seats }.
    }
line-forum-revealed = Number { SEAT($seat) } | held this card: | { ROLE($role) }.
line-forum-revealed-trait = Number { SEAT($seat) } | had this trait: | { ROLE($role) }.
line-forum-patient = Number { SEAT($seat) } | is in the Doctor’s care.
line-forum-recovered = Number { SEAT($seat) } | is well again.
line-forum-absence = Who has to miss today’s vote?
    .theatrical = Is anybody excused from today’s vote?
    .theatrical2 = Does somebody have to leave before the vote?
    .theatrical3 = Whose chair stays empty when we vote?
    .theatrical4 = Who has a good excuse not to vote?
line-forum-absent = { $count ->
        [one] Excused today: | number { $seats }.
       *[other] Excused today: | { $seats }.
    }
line-forum-warned = { $count ->
        [one] Two votes missed already: | number { $seats }. | The third time is deadly.
       *[other] Two votes missed already: | { $seats }. | The third time is deadly.
    }
line-forum-exile-secret = We vote now, in secret. | Pass the laptop round.
    .theatrical = Think it over, each alone. | Pass the laptop round.
line-forum-lynch = Who is to be lynched? | Hands up, one name at a time.
    .plain2 = Time to vote. | Hands up, one name at a time.
    .plain3 = We vote now. | Hands up, one name at a time.
    .theatrical = Everything has been posted, and posted again. | Hands up, one name at a time.
    .theatrical2 = The crowd at the well has grown. | Who is to be lynched? | Hands up, one name at a time.
    .theatrical3 = Nobody remembers who started it. | Hands up, one name at a time.
    .theatrical4 = The last word has been posted. | Name by name: hands up.
line-forum-lynched = Number { SEAT($seat) } is lynched.
    .plain2 = The village has voted. | Lynched: | number { SEAT($seat) }.
    .theatrical = The crowd has found a name. | Lynched: | number { SEAT($seat) }.
    .theatrical2 = Account closed. | Lynched: | number { SEAT($seat) }.
    .theatrical3 = For a moment nobody breathes. | Lynched: | number { SEAT($seat) }.
line-forum-nobody-lynched = Nobody is lynched today.
    .plain2 = No lynching today.
    .theatrical = The torches go out, one by one. | Nobody is lynched today.
    .theatrical2 = Much was said, and nothing done. | Nobody is lynched today.
line-forum-drawn = A tie. | The lot falls on | number { SEAT($seat) }.
line-forum-autolynched = Number { SEAT($seat) } | has missed three votes | and is lynched.
line-forum-brutal = Number { SEAT($by) } | takes somebody along: | number { SEAT($seat) }.
line-victory-forum-grey-pack = The grey pack wins.
    .plain2 = It is over: the grey pack wins.
    .theatrical = Grey fur in every window, and nobody left to report it. | The grey pack wins.
    .theatrical2 = Grey is the new village colour. | The grey pack wins.
line-victory-forum-red-pack = The red pack wins.
    .plain2 = It is over: the red pack wins.
    .theatrical = A red moon, a red pack, a silent village. | The red pack wins.
    .theatrical2 = Red in the morning, villagers’ warning. | The red pack wins.
line-victory-forum-village = The village wins.
    .plain2 = It is over: the village wins.
    .theatrical = The thread is closed, and everybody who is left may sleep. | The village wins.
    .theatrical2 = Marked as solved. | The village wins.
