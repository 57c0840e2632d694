# The big book: what happened. $seat and $by are seat numbers, $seats a list; .told is for the recap ($who, $actor, $everyone).

## What a card tells from the start

event-revamped-crier-knows = { $seatname } ({ $seat }) is one of you: { ROLE($role) }
    .told = From the start { $actor }, the Town Crier, knew { $who }: { ROLE($role) }
event-revamped-list = Your list: { $seats }
    .told = On the list of { $actor }: { $everyone }
event-revamped-waiters = Your waiters: { $people }
    .told = The waiters of { $actor }: { $everyone }
event-revamped-subjects = Your subjects are { $seatname } ({ $seat }) and { $othername } ({ $other })
    .told = The subjects of { $actor } were { $who } and { $another }
event-revamped-subject-of = { $byname } ({ $by }) has made you a subject
event-revamped-phantom = Nobody holds this role: { ROLE($role) }
    .told = { $actor } knew that nobody held this role: { ROLE($role) }
event-revamped-in-game = { ROLE($role) } ×{ $count }
event-revamped-masked = You look like this role: { ROLE($role) }
    .told = { $actor } put on a disguise: { ROLE($role) }
event-revamped-psychopath-mask = { $role ->
        [nobody] You look like what you are
       *[other] You look like this role: { ROLE($role) }
    }
    .told = { $role ->
        [nobody] { $actor } took the disguise off
       *[other] { $actor } put on a disguise: { ROLE($role) }
    }
event-revamped-armed = You give your arrows to { $seatname } ({ $seat })
    .told = The Fletcher { $actor } gave an arrow to { $who }
event-revamped-customer = Somebody has armed you: an arrow for the one you choose
event-revamped-arrows-taken = You take your arrow back from { $seatname } ({ $seat })
    .told = The Fletcher { $actor } took the arrow back from { $who }
event-revamped-disarmed = Your arrow has been taken back

## Standing targets

event-revamped-aimed = { $seat ->
        [nobody] You have chosen nobody
       *[other] You have chosen { $seatname } ({ $seat })
    }
    .told = { $seat ->
        [nobody] { $actor } now had nobody in mind
       *[other] { $actor } now had { $who } in mind
    }
event-revamped-hurried = That was your emergency change: there is no other
    .told = { $actor } used the emergency change
event-revamped-heir = { $role ->
        [nobody] Nobody gets your journal
       *[other] Your journal will go to: { ROLE($role) }
    }
    .told = { $role ->
        [nobody] { $actor } left the journal to nobody
       *[other] { $actor } left the journal to: { ROLE($role) }
    }
event-revamped-journal = The journal of { $byname } ({ $by }) is yours now
    .told = The journal of { $actor } came to { $who }
event-revamped-journal-burnt = The journal of { $byname } ({ $by }) went into the fire
    .told = The journal of { $actor } was burnt: nobody held that role

## What somebody does

event-revamped-pack-proposal = { $seat ->
        [nobody] { $you ->
            [by] You want to attack nobody
           *[other] { $byname } ({ $by }) wants to attack nobody
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
        [nobody] { $actor } wanted to attack nobody
       *[other] { $actor } wanted the pack to attack { $self ->
           [yes] themselves
          *[no] { $who }
       }
    }
event-revamped-pack-agreed = { $seat ->
        [nobody] Your pack attacks nobody
       *[other] Your pack attacks { $who }
    }
    .told = { $seat ->
        [nobody] The pack stayed hungry by choice
       *[other] The pack went for { $who }
    }
event-revamped-pack-hungry = The pack goes hungry tonight: it has eaten a Riding Hood
event-revamped-cult-proposal = { $seat ->
        [nobody] { $you ->
            [by] You want to attack nobody
           *[other] { $byname } ({ $by }) wants to attack nobody
        }
       *[other] { $self ->
            [yes] { $you ->
                [seat] You volunteer as the victim
               *[other] { $byname } ({ $by }) volunteers as the victim
            }
           *[no] { $you ->
                [by] You want { $who }
               *[other] { $byname } ({ $by }) wants { $who }
            }
        }
    }
    .told = { $seat ->
        [nobody] { $actor } wanted the cult to attack nobody
       *[other] { $actor } wanted the cult to attack { $self ->
           [yes] themselves
          *[no] { $who }
       }
    }
event-revamped-cult-agreed = { $seat ->
        [nobody] The cult attacks nobody
       *[other] The cult attacks { $who }
    }
    .told = { $seat ->
        [nobody] The cult attacked nobody
       *[other] The cult went for { $who }
    }
event-revamped-cult-over = The Cult Leader is dead: the cult never attacks again
event-revamped-attacking = You attack { $seatname } ({ $seat })
    .told = { $actor } attacked { $who }
event-revamped-betrayed = You attack { $seatname } ({ $seat }), a packmate
    .told = { $actor } turned on a packmate: { $who }
event-revamped-knitted = Staying in tomorrow: { $people }
    .told = Grandma { $actor } kept at home: { $everyone }
event-revamped-no-vote-to-take = { $seatname } ({ $seat }) has no vote that you could take
    .told = There was no vote to take from { $who }
event-revamped-slept = { $seat ->
        [nobody] You stay at home tonight
       *[other] You spend the night at { $seatname }’s ({ $seat })
    }
    .told = { $seat ->
        [nobody] { $actor } stayed at home
       *[other] { $actor } spent the night at the house of { $who }
    }
event-revamped-asked = You ask the dead: { $question }
    .told = The Medium { $actor } asked the dead: { $question }
event-revamped-dead-asked = A Medium asks the dead: { $question }
event-revamped-question-waits = Another Medium asks today. Your question waits until tomorrow
event-revamped-answered = The dead say: yes { $yes }, no { $no }
    .told = The dead answered { $actor }: yes { $yes }, no { $no }
event-revamped-reprieve = You call off the next lynch
    .told = The Royal Knight { $actor } called off the next lynch
event-revamped-guarding = Nobody will be able to vote for { $people }
    .told = The Guardian { $actor } chose to protect { $everyone }
event-revamped-threatening = You threaten { $seatname } ({ $seat })
    .told = The Stalker { $actor } threatened { $who }
event-revamped-threatened = Somebody is threatening you: two more votes count against you today
event-revamped-blessing = Your holy water is for { $seatname } ({ $seat })
    .told = The Priest { $actor } sprinkled { $who } with holy water
event-revamped-life-used = Safe tonight: you, { $people }
    .told = The Witch { $actor } kept safe: { $everyone }
event-revamped-death-used = You poison { $seatname } ({ $seat })
    .told = The Witch { $actor } poisoned { $who }
event-revamped-barred = { $own ->
        [yes] You cannot be elected tomorrow
       *[no] { $seatname } ({ $seat }) cannot be elected tomorrow
    }
    .told = { $own ->
        [yes] { $actor } sabotaged their own election
       *[no] { $actor } sabotaged the election of { $who }
    }
event-revamped-tanned = { $own ->
        [yes] Tonight you look like: { ROLE($role) }
       *[no] Tonight { $seatname } ({ $seat }) looks like: { ROLE($role) }
    }
    .told = { $own ->
        [yes] The Tanner { $actor } put on a disguise: { ROLE($role) }
       *[no] The Tanner { $actor } disguised { $who }: { ROLE($role) }
    }
event-revamped-tanned-pack = At least one of those you disguised is in the pack
    .told = The Tanner { $actor } learned that somebody they disguised was in the pack
event-revamped-fox-mask = Tonight the Disguised Fox looks like: { ROLE($role) }
    .told = The pack heard what the Disguised Fox looked like: { ROLE($role) }
event-revamped-played = You enchant { $seatname } ({ $seat })
    .told = { $actor } played for { $who }
event-revamped-enchanted = You are enchanted: a tune that will not leave your head
    .told = { $who } was enchanted
event-revamped-joined-enchanted = You slip in among the enchanted
    .told = { $actor } slipped in among the enchanted
event-revamped-diverted = { $seat ->
        [nobody] Powers of the enchanted now hit you
       *[other] Powers of the enchanted now pass you by, on to { $seatname } ({ $seat })
    }
    .told = { $seat ->
        [nobody] { $actor } now diverted nothing
       *[other] { $actor } diverted the powers of the enchanted to { $who }
    }
event-revamped-circle-proposal = { $seat ->
        [ignite] { $you ->
            [by] You want to light it all
           *[other] { $byname } ({ $by }) wants to light it all
        }
       *[other] { $you ->
            [by] You want { $who }
           *[other] { $byname } ({ $by }) wants { $who }
        }
    }
    .told = { $seat ->
        [ignite] { $actor } wanted to light it all
       *[other] { $actor } proposed { $who }
    }
event-revamped-powdered = You powder the house of { $seatname } ({ $seat })
    .told = { $actor } laid powder at the house of { $who }
event-revamped-ignited = You strike the match
    .told = { $count ->
        [0] { $actor } struck a match, and there was nothing to burn
       *[other] { $actor } lit it all: { $everyone }
    }
event-revamped-marked = You demonize { $seatname } ({ $seat })
    .told = { $actor } demonized { $who }
event-revamped-marking-failed = No mark will stay on { $seatname } ({ $seat })
    .told = { $actor } could not demonize { $who }
event-revamped-tainted = You taint { $seatname } ({ $seat })
    .told = { $actor } tainted { $who }
event-revamped-tainting-failed = No taint will stay on { $seatname } ({ $seat })
    .told = { $actor } could not taint { $who }
event-revamped-infecting = You open a vial for { $seatname } ({ $seat })
    .told = { $actor } infected { $who }
event-revamped-vial-wasted = The vial for { $seatname } ({ $seat }) is wasted
    .told = A vial of { $actor } was wasted on { $who }
event-revamped-vial-resisted = Somebody tried to infect you, in vain
event-revamped-caught = { $who } caught the disease from { $actor }
    .told = { $who } caught the disease from { $actor }
event-revamped-ill = You are ill. You die at the end of the coming night
    .told = { $who } found out about the disease
event-revamped-froze = { $count ->
        [0] Nobody on your list is frozen
       *[other] Frozen: { $people }
    }
    .told = { $count ->
        [0] Nobody on the list of { $actor } froze
       *[other] { $actor } froze { $everyone }
    }
event-revamped-froze-count = { $count ->
        [0] Nobody on your list is frozen
        [one] One on your list is frozen
       *[other] { $count } on your list are frozen
    }
event-revamped-thawed = The ice has melted
    .told = The ice of { $who } melted, and everybody thawed
event-revamped-borrowed = Right about { $seatname } ({ $seat }): { ROLE($role) }. The power is yours for this day
    .told = { $actor } borrowed from { $who }: { ROLE($role) }
event-revamped-borrowed-nothing = Right about { $seatname } ({ $seat }): { ROLE($role) }. There is nothing to borrow
    .told = { $actor } knew { $who }, and there was nothing to borrow: { ROLE($role) }
event-revamped-lent = You lend { $seatname } ({ $seat }) a dead player’s power: { ROLE($role) }
    .told = The Reaper { $actor } lent { $who } a dead player’s power: { ROLE($role) }
event-revamped-gift = Until morning you have a dead player’s power: { ROLE($role) }
event-revamped-sleepless = You will never sleep again
    .told = { $who } became sleepless
event-revamped-soul-shield = A soul stands guard over { $seatname } ({ $seat }) tonight. Souls left: { $left }
    .told = { $actor } spent a soul to protect { $who }
event-revamped-soul-strike = You strike { $seatname } ({ $seat }) down with a soul. Souls left: { $left }
    .told = { $actor } spent a soul to strike { $who }
event-revamped-soul-spent = You were attacked. A soul was spent for you. Souls left: { $left }
    .told = A soul was spent for { $who }
event-revamped-prayer-shield = A prayer stands guard over { $seatname } ({ $seat }) tonight. Prayers left: { $left }
    .told = { $actor } spent a prayer to protect { $who }
event-revamped-prayer-strike = You strike { $seatname } ({ $seat }) down with a prayer. Prayers left: { $left }
    .told = { $actor } spent a prayer to strike { $who }
event-revamped-prayer-spent = You were attacked. A prayer was spent for you. Prayers left: { $left }
    .told = A prayer was spent for { $who }
event-revamped-wager-sent = Your wager goes to { $seatname } ({ $seat })
    .told = { $actor } offered { $who } a wager
event-revamped-wager-declined = { $seatname } ({ $seat }) wants neither
    .told = { $who } turned the wager down
event-revamped-wager-saw = { $you ->
        [by] You looked at { $who }: { ROLE($role) }
       *[other] { $byname } ({ $by }) looked at { $who }: { ROLE($role) }
    }
    .told = Through a wager { $actor } looked at { $who }: { ROLE($role) }
event-revamped-wager-sold = { $byname } ({ $by }) sold a soul: { $seatname } ({ $seat }) is attacked. Souls left: { $left }
    .told = { $actor } sold a soul to attack { $who }
event-revamped-soulless = Your soul is gone
    .told = The soul of { $who } was gone
event-revamped-grace-sent = Your grace goes to { $seatname } ({ $seat })
    .told = { $actor } offered { $who } grace
event-revamped-grace-declined = { $seatname } ({ $seat }) wants neither
    .told = { $who } turned grace down
event-revamped-grace-saw = { $you ->
        [by] You looked at { $who }: { ROLE($role) }
       *[other] { $byname } ({ $by }) looked at { $who }: { ROLE($role) }
    }
    .told = Through grace { $actor } looked at { $who }: { ROLE($role) }
event-revamped-grace-taken = { $byname } ({ $by }) is blessed: { $seatname } ({ $seat }) is attacked. Prayers left: { $left }
    .told = { $actor } was blessed and attacked { $who }
event-revamped-blessed = You are blessed
    .told = { $who } was blessed
event-revamped-cooked = { $dish ->
        [poisoned] Poisoned food for { $seatname } ({ $seat })
       *[charmed] Charmed food for { $seatname } ({ $seat })
    }
    .told = { $dish ->
        [poisoned] { $actor } served { $who } poisoned food
       *[charmed] { $actor } served { $who } charmed food
    }
event-revamped-ate = You clear the plate
    .told = { $who } ate what was served
event-revamped-left-it = You do not touch the plate
    .told = { $who } left the plate untouched
event-revamped-plate-back = { $seatname } ({ $seat }) has cleared the plate
event-revamped-last-waiter = Your last waiter is gone
    .told = The last waiter of { $who } was gone

## What investigators learn

event-revamped-fooled = { $mask ->
        [none] { $who } was really: { ROLE($role) }. Something clouded what { $actor } saw
       *[other] { $who } was really: { ROLE($role) }. Passed for: { ROLE($mask) }
    }
event-revamped-saw = { $seatname } ({ $seat }): { ROLE($role) }
    .told = { $actor } looked at { $who } and saw: { ROLE($role) }
event-revamped-aura = { $aura ->
        [threat] { $you ->
            [seat] You are a threat
           *[other] { $seatname } ({ $seat }) is a threat
        }
       *[harmless] { $you ->
            [seat] You are no threat
           *[other] { $seatname } ({ $seat }) is no threat
        }
    }
    .told = { $actor } looked at { $self ->
        [yes] themselves
       *[no] { $who }
    }: { $aura ->
        [threat] a threat
       *[harmless] no threat
    }
event-revamped-guessed = { $right ->
        [yes] Right about { $seatname } ({ $seat }): { ROLE($role) }
       *[no] Not confirmed: { $seatname } ({ $seat }) as { ROLE($role) }
    }
    .told = { $right ->
        [yes] { $actor } guessed right about { $self ->
            [yes] themselves
           *[no] { $who }
        }: { ROLE($role) }
       *[no] { $actor } took { $self ->
           [yes] themselves
          *[no] { $who }
       } for { ROLE($role) }: not confirmed
    }
event-revamped-tracked = { $pack ->
        [yes] { $seatname } ({ $seat }) runs with the pack
       *[no] { $seatname } ({ $seat }) is not in the pack
    }
    .told = { $pack ->
        [yes] { $actor } followed { $who } to the pack
       *[no] { $actor } followed { $who }: not in the pack
    }
event-revamped-compared = { $same ->
        [yes] On the same side: { $who } and { $another }
       *[no] On different sides: { $who } and { $another }
    }
    .told = { $same ->
        [yes] The Oracle { $actor } compared { $self ->
            [yes] themselves
           *[no] { $who }
        } with { $another }: the same side
       *[no] The Oracle { $actor } compared { $self ->
           [yes] themselves
          *[no] { $who }
       } with { $another }: not the same side
    }
event-revamped-counted = { $count ->
        [0] Alive with this role: nobody ({ ROLE($role) })
       *[other] Alive with this role: { $count } ({ ROLE($role) })
    }
    .told = The Receptionist { $actor } counted: { ROLE($role) }, { $count } alive
event-revamped-cause-learned = { $seatname } ({ $seat }) died of: { ROLE($role) }
    .told = The Coroner { $actor } found what killed { $who }: { ROLE($role) }
event-revamped-lynch-learned = { $seatname } ({ $seat }) was lynched
    .told = The Coroner { $actor } found what killed { $who }: the rope
event-revamped-no-cause-learned = Nobody’s hand killed { $seatname } ({ $seat })
    .told = The Coroner { $actor } found that nobody’s hand had killed { $who }
event-revamped-first-card = { $seatname } ({ $seat }) was dealt: { ROLE($role) }
event-revamped-dead-card = Among the dead: { $seatname } ({ $seat }), { ROLE($role) }
event-revamped-read-on = What your predecessor learned is yours: { $seatname } ({ $seat })

## What becomes of somebody

event-revamped-doomed = { $byname } ({ $by }) attacked you. You have until the day ends
    .told = { $who } was doomed by { $actor }
event-revamped-escaped = Wolves came for you, and you ran
    .told = { $who } outran the wolves
event-revamped-prey-escaped = Your prey got away: it ran
event-revamped-scared = Somebody came for you, and you were gone
    .told = { $who } took fright in time
event-revamped-turned-packless = A bite, and you are a wolf without a pack
    .told = The curse woke up: { $who } became a wolf without a pack
event-revamped-turned-wolf = You are a wolf now, and the pack is yours
    .told = { $who } became a wolf of the pack
event-revamped-pack-grew = { $seatname } ({ $seat }) has joined the pack
event-revamped-infecting-bite = Your bite was meant for { $seatname } ({ $seat })
    .told = The Infected Wolf { $actor } bit { $who }
event-revamped-bite-nothing = Your bite did nothing to { $seatname } ({ $seat })
    .told = The bite of { $actor } did nothing to { $who }
event-revamped-bite-backfired = You bit the wrong neck. Your card is now: { ROLE($role) }
    .told = { $actor } bit the wrong neck and got a new card: { ROLE($role) }
event-revamped-bakers-turned = One of you was bitten. The bakery is a butcher’s shop now
    .told = A bite turned the bakery into a butcher’s shop
event-revamped-rose-undead = You died last night. You got up again as an Undead
    .told = { $who } rose as an Undead of { $actor }
event-revamped-rose-zombie = You died last night. You got up again as a Zombie
    .told = { $who } rose as a Zombie of { $actor }
event-revamped-risen = { $seatname } ({ $seat }) is one of yours now
event-revamped-became = Your card is now: { ROLE($role) }
    .told = { $who } got a new card: { ROLE($role) }
event-revamped-copied = You are the image of { $seatname } ({ $seat })
    .told = The Look-Alike { $actor } copied { $who }
event-revamped-dog-chose = You grow up to be: { ROLE($role) }
    .told = The Dog { $actor } grew up to be: { ROLE($role) }
event-revamped-lovers = { $you ->
        [seat] You and { $othername } ({ $other }) are in love
        [other] You and { $seatname } ({ $seat }) are in love
       *[nobody] { $seatname } ({ $seat }) and { $othername } ({ $other }) are in love
    }
    .told = { $who } and { $another } fell in love

## What everybody hears

event-revamped-dawn = { $count ->
        [0] A peaceful night: nobody died
        [one] Last night we lost number { $seats }
       *[other] Last night we lost numbers { $seats }
    }
    .told = { $count ->
        [0] A peaceful night
       *[other] Missing at daybreak: { $everyone }
    }
event-revamped-bard = About the Bard: { $deed ->
        [attack] { deed-revamped-attacked }
        [inspect] { deed-revamped-inspected }
        [protect] { deed-revamped-protected }
        [visit] { deed-revamped-visited }
        [turn] { deed-revamped-turned }
        [disguise] { deed-revamped-disguised }
        [freeze] { deed-revamped-frozen }
        [feed] { deed-revamped-fed }
        [empower] { deed-revamped-empowered }
        [choose] { deed-revamped-chosen }
        [disarm] { deed-revamped-disarmed }
        [love] { deed-revamped-loved }
        [copy] { deed-revamped-copied }
        [silence] { deed-revamped-silenced }
        [threaten] { deed-revamped-threatened }
        [sabotage] { deed-revamped-sabotaged }
        [mark] { deed-revamped-marked }
        [enchant] { deed-revamped-enchanted }
        [powder] { deed-revamped-powdered }
        [infect] { deed-revamped-infected }
        [offer] { deed-revamped-offered }
       *[bless] { deed-revamped-blessed }
    } ({ ROLE($role) })
event-revamped-bard-changed = The Bard is a Bard no longer
    .told = The Bard was a Bard no longer
event-revamped-bard-new = There is a new Bard in town
    .told = There was a new Bard in town
event-revamped-heir-found = A Fortune Apprentice has taken over
event-revamped-guarded-public = { $count ->
        [one] Nobody can vote for number { $seats } today
       *[other] Nobody can vote for numbers { $seats } today
    }
    .told = The Guardian { $actor } shielded { $everyone } from the vote
event-revamped-election-result = The ballots
event-revamped-elected = Number { $seat } is elected: { ROLE($office) }
    .told = { $who } was elected: { ROLE($office) }
event-revamped-nobody-elected = { $reason ->
        [tie] A tie: nobody is elected
        [barred] The winner cannot be elected today: nobody is
        [dead] The winner is dead: nobody is elected
       *[no_votes] Not a single vote: nobody is elected
    }
    .told = { $reason ->
        [tie] A tie: nobody was elected
        [barred] The winner could not be elected that day: nobody was
        [dead] The winner was dead: nobody was elected
       *[no_votes] Not a single vote: nobody was elected
    }
event-revamped-resigned = Number { $seat } resigns: { ROLE($office) }
    .told = { $who } resigned: { ROLE($office) }
event-revamped-mayor-counted = { $count ->
        [one] One player is lynched today
       *[other] Two players are lynched today
    }
    .told = { $count ->
        [one] The Mayor { $actor } had one player lynched
       *[other] The Mayor { $actor } had two players lynched
    }
event-revamped-mayor-wrote = The Mayor: { $text }
    .told = The Mayor { $actor } wrote: { $text }
event-revamped-silenced = Without a vote tomorrow: { $seats }
    .told = The ballots for { $actor } cost these their votes of the next day: { $everyone }
event-revamped-lynch-result = The votes
event-revamped-lynched = Number { $seat } is lynched
    .told = { $who } was lynched
event-revamped-nobody-lynched = { $reason ->
        [tie] A tie: nobody is lynched
        [guarded] The Guardian is in the way: nobody is lynched
       *[no_votes] Not a single vote: nobody is lynched
    }
    .told = { $reason ->
        [tie] A tie: nobody was lynched
        [guarded] The Guardian was in the way: nobody was lynched
       *[no_votes] Not a single vote: nobody was lynched
    }
event-revamped-lot = A tie between numbers { $seats }. The lot falls on number { $seat }
    .told = A tie between { $everyone }; the lot fell on { $who }
event-revamped-second-lynch = There is a second lynching today
    .told = There was a second lynching that day
event-revamped-called-off = The Royal Knight has called the lynch off
event-revamped-knight-named = The Royal Knight is number { $by }
    .told = The Royal Knight { $actor } gave their name
event-revamped-executioner = Number { $by }, the Executioner, slips out of the rope. Number { $seat } is lynched instead
    .told = The Executioner { $actor } slipped out, and { $who } was lynched instead
event-revamped-executioner-guarded = Number { $by }, the Executioner, slips out of the rope. Number { $seat } is protected: nobody dies
    .told = The Executioner { $actor } slipped out, and { $who } was protected
event-revamped-ranger = Number { $by }, the Ranger, points at number { $seat }: { ROLE($role) }
    .told = The Ranger { $actor } pointed at { $who }: { ROLE($role) }
event-revamped-last-arrow = Number { $by } ({ ROLE($role) }) takes number { $seat } along
    .told = Dying, { $actor } took { $who } along
event-revamped-razor-drawn = You draw the razor on { $seatname } ({ $seat })
    .told = The Barber { $actor } drew the razor on { $who }
event-revamped-razor = In broad daylight: number { $seat } is dead
    .told = { $who } fell to a razor in broad daylight
event-revamped-razor-named = The Barber is number { $by }
    .told = The Barber { $actor } gave their name
event-revamped-razor-slipped = Somebody struck in broad daylight, and nobody died
    .told = A razor flashed, and nobody died
event-revamped-struck = In broad daylight: number { $seat } is dead
    .told = { $who } was struck down in broad daylight
event-revamped-day-ends = { $count ->
        [one] The day ends, and number { $seats } with it
       *[other] The day ends, and numbers { $seats } with it
    }
    .told = Gone when the day ended: { $everyone }
event-revamped-ascended = Number { $seat } has won and leaves: { ROLE($role) }
    .told = { $who } won and left: { ROLE($role) }
event-revamped-followed = Number { $seat } goes with the Angel
    .told = { $who } went with the Angel { $actor }
event-revamped-missed = { $count ->
        [one] Number { $seats } did not vote, and dies of it
       *[other] Numbers { $seats } did not vote, and die of it
    }
    .told = Did not vote, and died of it: { $everyone }
event-revamped-disease = The disease has taken number { $seat }
    .told = The disease took { $who }
event-revamped-saved = Number { $seat } survived an attack
    .told = { $layer ->
        [absence] { layer-revamped-absence }
        [potion] { layer-revamped-potion }
        [immunity] { layer-revamped-immunity }
        [food] { layer-revamped-food }
        [runner] { layer-revamped-runner }
        [acrobat] { layer-revamped-acrobat }
        [scared] { layer-revamped-scared }
        [macho] { layer-revamped-macho }
        [soul] { layer-revamped-soul }
        [prayer] { layer-revamped-prayer }
        [spare-soul] { layer-revamped-spare-soul }
        [spare-prayer] { layer-revamped-spare-prayer }
        [demonized] { layer-revamped-demonized }
        [tainted] { layer-revamped-tainted }
        [cursed] { layer-revamped-cursed }
       *[other] { layer-revamped-own }
    }: { $who } { $layer ->
        [demonized] did not stay dead
        [tainted] did not stay dead
       *[other] survived an attack
    }
event-revamped-fizzled = Nothing came of it
    .told = Nothing came of what { $actor } wanted

## Deeds, as they are told of the Bard

deed-revamped-blessed = sprinkled with holy water
deed-revamped-attacked = attacked
deed-revamped-inspected = looked at
deed-revamped-protected = kept safe
deed-revamped-disguised = disguised
deed-revamped-visited = visited
deed-revamped-threatened = threatened
deed-revamped-silenced = robbed of a vote
deed-revamped-sabotaged = kept from office
deed-revamped-loved = loved
deed-revamped-copied = copied
deed-revamped-marked = marked
deed-revamped-enchanted = enchanted
deed-revamped-powdered = powdered
deed-revamped-infected = infected
deed-revamped-turned = turned
deed-revamped-offered = made an offer
deed-revamped-fed = served food
deed-revamped-frozen = frozen
deed-revamped-chosen = chosen
deed-revamped-disarmed = deprived of an arrow
deed-revamped-empowered = given a power

## Causes of death

cause-revamped-pack = attacked by the pack
    .told = attacked by { $actor } for the pack
    .short = attacked by { $by }
    .own = bitten by request
cause-revamped-cult = attacked by the cult
    .told = attacked by { $actor } for the cult
    .short = attacked by { $by }
    .own = attacked by the cult, by request
cause-revamped-dagger = stabbed
    .told = stabbed by { $actor }
    .short = stabbed by { $by }
cause-revamped-razor = a slip of the razor
    .told = a slip of the razor in the hand of { $actor }
    .short = razor, { $by }
cause-revamped-last-arrow = hit by a last arrow
    .told = hit by the last arrow of { $actor }
    .short = last arrow, { $by }
cause-revamped-experiment = taken along by the Mad Scientist
    .told = taken along by { $actor }
    .short = taken along by { $by }
cause-revamped-holy-water = holy water
    .told = holy water from { $actor }
    .short = holy water, { $by }
cause-revamped-lost-faith = holy water on the wrong head
cause-revamped-poison = poisoned
    .told = poisoned by { $actor }
    .short = poisoned by { $by }
cause-revamped-lone-wolf = attacked by a lone wolf
    .told = attacked by { $actor }, alone
    .short = attacked by { $by }
cause-revamped-wrong-prey = the wrong prey
cause-revamped-betrayal = betrayed by a packmate
    .told = betrayed by { $actor }
    .short = betrayed by { $by }
cause-revamped-wager = a wager
    .told = a wager of { $actor }
    .short = wager, { $by }
cause-revamped-soul = struck down with a soul
    .told = struck down by { $actor } with a soul
    .short = a soul, { $by }
cause-revamped-grace = an act of grace
    .told = an act of grace by { $actor }
    .short = grace, { $by }
cause-revamped-prayer = struck down with a prayer
    .told = struck down by { $actor } with a prayer
    .short = a prayer, { $by }
cause-revamped-fire = burnt
    .told = burnt by { $actor }
    .short = burnt by { $by }
cause-revamped-scythe = the scythe
    .told = the scythe of { $actor }
    .short = scythe, { $by }
cause-revamped-doom = earlier wounds
    .told = wounds from { $actor }
    .short = wounds from { $by }
cause-revamped-disease = the disease
cause-revamped-heartbreak = heartbroken
    .told = heartbroken over { $actor }
    .short = after { $by }
cause-revamped-halo = gone with the Angel
    .told = gone with { $actor }
    .short = gone with { $by }
cause-revamped-missed-vote = a vote missed
cause-revamped-food = something in the food
    .told = something in the food of { $actor }
    .short = food from { $by }
cause-revamped-no-waiter = nobody left to serve
cause-revamped-lynch = lynched
cause-revamped-stand-in = lynched in somebody’s place
    .told = lynched in the place of { $actor }
    .short = in place of { $by }

## Chances, told afterwards

chance-revamped-flute = { $came ->
        [yes] The tune was in the way: { $who } saw a Flute Player (a chance of { $percent }%)
       *[no] { $who } saw through the tune (the chance of a Flute Player was { $percent }%)
    }

## The end

end-revamped-town = Nobody is left who means the town harm.
end-revamped-wolves = Nobody is left but the wolves, and those who do not mind.
end-revamped-parity = The wolves are as many as all the others: no need to hide any more.
end-revamped-white = Nothing moves but one white wolf.
end-revamped-gray = One gray wolf, and at most one witness.
end-revamped-flute = Everybody is humming the same tune.
end-revamped-hell = There is not a soul left.
end-revamped-heaven = Everybody is blessed.
end-revamped-pyro = Nothing is left that could burn.
end-revamped-underworld = All who walk here have died before.
end-revamped-graveyard = All who walk here belong in the graveyard.
end-revamped-ice = Not one warm heart is left.
end-revamped-disease = Nobody is left to catch it.
end-revamped-reaper = Nobody sleeps any more.
end-revamped-couple = Nobody is left who could part them.
end-revamped-unaligned = Nobody is left who takes a side.
end-revamped-nobody-left = Nobody is left alive.
