# The hollow book: roles, questions, events, house rules, decks and lines.

book-hollow = The village in the hollow
    .about = A Mayor, a Thief, a Fox, and a trial every day. A gentle start.

## Teams

team-hollow-wolves = Werewolves
    .wins = With your pack: when there are two of you for every villager, or no villager at all.
    .wins-wolves-win-no-villager = With your pack: when no villager is left.
team-hollow-village = Village
    .wins = With the village: when the last werewolf is gone.
team-hollow-white = White Werewolf
    .wins = Alone: as the last one alive. Until then the pack takes you for one of its own.
team-hollow-lovers = Lovers
    .wins = With your love: when the camp of either of you wins.

## Roles
# value: name; .card: on the card; .more: in the handbook; .wake .act .sleep: spoken at night.

role-hollow-werewolf = Werewolf
    .card = Every night your pack picks one villager to eat. By day you are the nicest neighbour of all.
    .more = The pack wakes together and has to agree on exactly one victim: nobody gets a night off. You know your own, but not which of them is the white one. A protected victim lives, and the Ancient shrugs off the first bite. By the book, once there are two wolves for every one of the others, the village is lost.
    .called = Werewolves
    .wake = Werewolves, | open your eyes.
    .wake-theatrical = Werewolves, | dinner time: | open your eyes.
    .act = Agree on one victim.
    .act-theatrical = Who is on the menu tonight? | Agree on one.
    .act-theatrical2 = Who will miss breakfast? | Settle on one.
    .sleep = Werewolves, | close your eyes.
    .sleep-theatrical = Werewolves, | close your eyes, and wipe your chins.
    .wake-first = Werewolves, | open your eyes | and find each other.

role-hollow-white-werewolf = White Werewolf
    .card = Hunt with the pack. Every other night you wake alone and may eat one of your own.
    .card-white-wolf-nights-every = Hunt with the pack. Every night you wake once more, alone, and may eat one of your own.
    .more = The others take you for a friend. Your private bite is a werewolf’s bite like any other: a protection or the Witch’s potion stops it. If the house allows it and you are the last one alive, the victory is yours alone.
    .wake = White Werewolf, | open your eyes.
    .wake-theatrical = White Werewolf, | the pack is asleep: | open your eyes.
    .act = Will one of your companions die tonight?
    .act-theatrical = Is one of your companions in the way tonight?
    .act-theatrical2 = Shall one of the pack not wake up?
    .sleep = White Werewolf, | close your eyes.
    .sleep-theatrical = White Werewolf, | close your eyes, and sleep like a lamb.

role-hollow-farseer = Farseer
    .card = Every night, look at one player and see exactly who they are.
    .more = You learn the role itself, not just the camp. The hard part is telling the village and seeing the next morning.
    .wake = Farseer, | open your eyes.
    .wake-theatrical = Farseer, | the mist is clearing: | open your eyes.
    .act = Whose card will you see? | Then look at the screen.
    .act-theatrical = Whose card will you look through? | Then look at the screen.
    .act-theatrical2 = Who will you look straight through? | The screen has the card.
    .sleep = Farseer, | close your eyes.
    .sleep-theatrical = Farseer, | close your eyes. | No smiling.

role-hollow-witch = Witch
    .card = You see tonight’s victims. One potion saves one of them, one potion kills anybody. Each once.
    .more = Both may flow in one night, and the deadly one may even go to somebody already bitten. If the White Werewolf has bitten too there are two victims: you can save only one. What you are shown is whom the wolves chose; whether somebody protects them you cannot see, nor which of two victims was one of the pack. You are shown the bitten every night, even with both bottles empty.
    .wake = Witch, | open your eyes.
    .wake-theatrical = Witch, | something is boiling over: | open your eyes.
    .act = Here is who was bitten tonight. | Will you save somebody? | Will you poison somebody?
    .act-theatrical = The screen shows tonight’s bites. | Is there somebody to save? | Is there somebody to poison?
    .act-theatrical2 = Look who was bitten. | Somebody to save tonight? | Somebody to poison tonight?
    .sleep = Witch, | close your eyes.
    .sleep-theatrical = Witch, | close your eyes, and cork your bottles.

role-hollow-protector = Protector
    .card = Every night, stand guard over one player. Never the same one twice in a row.
    .card-protector-repeats-yes = Every night, stand guard over one player, as often as you like the same one.
    .more = You may guard yourself, but you cannot stay at home: somebody has to be chosen. Your shield stops werewolves and nothing else.
    .wake = Protector, | open your eyes.
    .wake-theatrical = Protector, | your watch begins: | open your eyes.
    .act = Who will you protect tonight?
    .act-theatrical = Whose door will you stand at tonight?
    .act-theatrical2 = Who will sleep soundly tonight, thanks to you?
    .sleep = Protector, | close your eyes.
    .sleep-theatrical = Protector, | close your eyes, and keep one ear open.

role-hollow-hunter = Hunter
    .card = Whatever kills you, you may take one player along.
    .more = Bitten, poisoned, executed or heartbroken: your last shot comes right after your death is known. Only when the village has lost its powers does the gun stay silent.

role-hollow-fox = Fox
    .card = Every night, sniff at one player and both neighbours: is there a werewolf among the three?
    .card-fox-declines-yes = Any night you like, sniff at one player and both neighbours: is there a werewolf among the three?
    .more = If there is, you keep your nose. If there is none, you know three honest people, and your power is gone for good. Whether the neighbours are the nearest living players or the chairs beside is a house rule.
    .wake = Fox, | open your eyes.
    .wake-theatrical = Fox, | nose first: | open your eyes.
    .act = Who will you sniff at? | Then look at the screen.
    .act-theatrical = Where does it smell of wolf? | Pick somebody, | then look at the screen.
    .act-theatrical2 = Follow your nose: who is it? | The screen will tell.
    .sleep = Fox, | close your eyes.
    .sleep-theatrical = Fox, | close your eyes, and tuck in your nose.

role-hollow-crow = Crow
    .card = Every other night, put one player under suspicion: tomorrow’s trial starts with votes against them.
    .card-crow-nights-every = Every night you may put one player under suspicion: tomorrow’s trial starts with votes against them.
    .more = The village hears in the morning who is under suspicion, not from whom. A suspect stands trial even if nobody accuses them. The suspicion is gone with the day.
    .wake = Crow, | open your eyes.
    .wake-theatrical = Crow, | spread your wings | and open your eyes.
    .act = Who will be under suspicion?
    .act-theatrical = Whose doorstep gets your feather?
    .act-theatrical2 = Who will they whisper about tomorrow?
    .sleep = Crow, | close your eyes.
    .sleep-theatrical = Crow, | close your eyes. | No cawing.

role-hollow-idiot = Idiot
    .card = If the village executes you, it finds out just in time who you are. You live, and never vote again.
    .more = Only a trial triggers it. Wolves, potions, bullets and a broken heart kill you like anybody else. You keep your charm even when the village has lost its powers.

role-hollow-ancient = Ancient
    .card = The first werewolf bite only wounds you. If the village executes you, everybody loses their powers.
    .card-ancient-lives-one = One bite kills you like anybody else. If the village executes you, it loses its powers.
    .card-curse-village = The first werewolf bite only wounds you. If the village executes you, the village loses its powers, and the wolves keep theirs.
    .more = Two bites kill you, one potion or one bullet does too. Should the village put you to death, the curse falls on everybody but the Idiot: no more night for anybody, only talk and votes. Whether a bullet or poison brings the curse as well is a house rule.

role-hollow-villager = Villager
    .card = No power at all. You have one vote, two eyes and a feeling about your neighbour.
    .more = You vote for the Mayor, you accuse, you judge. By the book, once there are two wolves for every one of you, the village is lost.

role-hollow-thief = Thief
    .card = On the first night, look at the two cards left on the table and take one of them, or stay who you are.
    .more = You become the card you take and act as it this very night. Two more cards than players are dealt for this, so nobody knows for sure what is really in play. Whether you may keep your card when both of the others are werewolves is a house rule.
    .wake = Thief, | open your eyes.
    .wake-theatrical = Thief, | on tiptoe: | open your eyes.
    .act = Here are the two cards. | Will you swap?
    .act-theatrical = Two cards, and nobody is guarding them. | Will you swap?
    .sleep = Thief, | close your eyes.
    .sleep-theatrical = Thief, | close your eyes, and empty your pockets.

role-hollow-cupid = Cupid
    .card = On the first night, make two players fall in love.
    .card-lovers-win-with-cupid = On the first night, make two players fall in love. Whenever those two win, so do you.
    .more = The two learn whom they love, nothing else. If one dies, so does the other; if one of them wins, both do. A wolf and a villager in love play a very lonely game.
    .wake = Cupid, | open your eyes.
    .wake-theatrical = Cupid, | string your bow | and open your eyes.
    .act = Which two will fall in love?
    .act-theatrical = Which two hearts will you hit?
    .sleep = Cupid, | close your eyes.
    .sleep-theatrical = Cupid, | close your eyes, and put the bow away.

role-hollow-lover = In love
    .card = If your love dies, so do you. If your love wins, so do you.

role-hollow-mayor = Mayor
    .card = Two votes in a trial, and the last word on a tie.
    .card-mayor-vote-one = One vote in a trial, like everybody. A dying Mayor names the next one.
    .card-mayor-breaks-ties-no = Two votes in a trial, but no say in how a tie ends.
    .more = The village votes until somebody is picked; a tie picks nobody that day. By the book it begins on the second day. A dying Mayor names the next one; an Idiot who was found out stays Mayor, without a vote; where ties are the Mayor’s, they still are.

## Questions

ask-hollow-thief-swap = Will you swap your own card?
ask-hollow-thief-card = Which of the two do you take?
ask-hollow-cupid-first = Who does your first arrow hit?
ask-hollow-cupid-second = And who will they fall for?
ask-hollow-protector-protect = Who will you protect tonight?
ask-hollow-farseer-see = Whose card will you see?
ask-hollow-fox-scout = Who will you sniff at tonight?
ask-hollow-pack-attack = Who will the pack eat tonight?
ask-hollow-white-werewolf-betray = Will you eat one of your own?
ask-hollow-witch-life = Who will you save tonight?
ask-hollow-witch-death = Who will you poison tonight?
ask-hollow-witch-look = Both your bottles are empty
ask-hollow-crow-suspect = Who will be under suspicion?
ask-hollow-hunter-shoot = Who will you shoot, if anybody?
ask-hollow-mayor-vote = Who should be Mayor?
ask-hollow-mayor-decide = A tie. You decide, Mayor: who is executed?
ask-hollow-mayor-heir = Who will be Mayor after you?
ask-hollow-accuse = Who do you accuse?
ask-hollow-trial-vote = Who is to be executed?

ask-call-hollow-thief = Will you swap your card?
ask-call-hollow-cupid = Who will fall in love?
ask-call-hollow-protector = Who will you protect tonight?
ask-call-hollow-farseer = Whose card will you see?
ask-call-hollow-fox = Who will you sniff at tonight?
ask-call-hollow-werewolf = Who will the pack eat?
ask-call-hollow-white-werewolf = Eat one of your own?
ask-call-hollow-witch = Save or poison?
ask-call-hollow-crow = Who will be under suspicion?

choice-swap = Swap
choice-hollow-thief-swap-keep = Stay the Thief
choice-hollow-thief-card-left = The left card
choice-hollow-thief-card-right = The right card
choice-hollow-fox-scout-nobody = Stay at home
choice-hollow-crow-suspect-nobody = Suspect nobody
choice-hollow-white-werewolf-betray-nobody = Spare them all
choice-hollow-witch-life-seat = Save { $seat }
choice-hollow-witch-life-nobody = Keep the Life Potion
choice-hollow-witch-death-seat = Poison { $seat }
choice-hollow-witch-death-nobody = Keep the Death Potion
choice-hollow-witch-look-nobody = I have seen it
choice-hollow-hunter-shoot-nobody = Lower the gun
choice-hollow-mayor-vote-nobody = Abstain
choice-hollow-accuse-nobody = Accuse nobody
choice-hollow-trial-vote-nobody = Abstain

shown-left-right = On the table: { ROLE($left) } and { ROLE($right) }
shown-victim-second-victim = Bitten tonight: { $victim } and { $second_victim }

blocked-hollow-packmate = This player is one of your own people
blocked-hollow-no-companion = This player is no member of your pack
blocked-hollow-no-victim = This player has not been bitten tonight
blocked-hollow-no-potion = Both of your bottles are empty by now
blocked-hollow-both-wolves = Both are werewolves: one it has to be

## Windows

window-hollow-dusk = Before the night
window-hollow-night = Night
window-hollow-closing = Before the day
window-hollow-last-acts = A last act
window-hollow-mayor-vote = Vote for Mayor
window-hollow-mayor-runoff = Vote for Mayor, run-off
window-hollow-deliberation = The village talks
settled-hollow-mayor = Most votes decide; on a tie the Mayor does.
window-hollow-accusation = Accusations
window-hollow-defence = The accused speak
window-hollow-trial = The trial
window-hollow-runoff = Run-off
window-hollow-verdict = The Mayor decides
window-hollow-succession = The next Mayor

mark-hollow-revealed = Idiot: no vote
mark-hollow-suspect = Under suspicion
mark-hollow-protected = Protected tonight

## Events

event-hollow-swapped = You took a card: { ROLE($role) }
    .told = { $actor }, the Thief, took a card: { ROLE($role) }
event-hollow-matched = { $self ->
        [yes] Your arrow hits yourself
       *[no] Your arrow hits { $seatname } ({ $seat })
    }
    .told = { $self ->
        [yes] { $actor }, Cupid, sent one arrow into their own heart
       *[no] { $actor }, Cupid, shot an arrow at { $who }
    }
event-hollow-lovers = { $you ->
        [seat] You are in love with { $othername } ({ $other })
        [other] You are in love with { $seatname } ({ $seat })
       *[nobody] { $seatname } ({ $seat }) and { $othername } ({ $other }) are in love
    }
    .told = { $who } and { $another } fell in love on the spot
event-hollow-protected = { $self ->
        [yes] You protect yourself
       *[no] You protect { $seatname } ({ $seat })
    }
    .told = { $self ->
        [yes] { $actor }, the Protector, stayed at home on guard
       *[no] { $actor }, the Protector, watched over { $who }
    }
event-hollow-farseer-learned = { $seatname } ({ $seat }): { ROLE($role) }
    .told = { $actor }, the Farseer, saw the card of { $who }: { ROLE($role) }
event-hollow-fox-learned = { $scent ->
        [wolf] Around { $who } it smells of wolf
       *[nothing] No wolf around { $who }. Your nose is done
    }
    .told = { $scent ->
        [wolf] { $self ->
            [yes] { $actor }, the Fox, smelled a wolf next door
           *[no] { $actor }, the Fox, smelled a wolf around { $who }
        }
       *[nothing] { $self ->
            [yes] { $actor }, the Fox, sniffed at both neighbours: nothing, and the nose was lost
           *[no] { $actor }, the Fox, sniffed around { $who }: nothing, and the nose was lost
        }
    }
event-hollow-pack-proposal = { $self ->
        [yes] { $you ->
            [seat] You volunteer to be bitten
           *[other] { $byname } ({ $by }) volunteers to be bitten
        }
       *[no] { $you ->
            [by] You want { $who }
           *[other] { $byname } ({ $by }) wants { $who }
        }
    }
    .told = { $actor } wanted to eat { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-hollow-pack-agreed = Your pack attacks { $who }
    .told = The pack went for { $who }
event-hollow-betrayed = You bite { $seatname } ({ $seat })
    .told = { $actor }, the White Werewolf, bit one of the pack: { $who }
event-hollow-life-used = { $self ->
        [yes] You save yourself
       *[no] You save { $seatname } ({ $seat })
    }
    .told = { $self ->
        [yes] { $actor }, the Witch, drank the Life Potion at home
       *[no] { $actor }, the Witch, gave { $who } the Life Potion
    }
event-hollow-death-used = You poison { $self ->
        [yes] yourself
       *[no] { $who }
    }
    .told = { $actor }, the Witch, poisoned { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-hollow-survived = { $by_card ->
        [protector] The attack on number { $seat } broke on the shield
        [witch] The Life Potion brought number { $seat } back
       *[other] Number { $seat } survived the attack
    }
    .told = { $by_card ->
        [protector] The attack on { $who } broke on the shield
        [witch] The Life Potion brought { $who } back
       *[other] { $who } survived the attack
    }
event-hollow-wounded = The Ancient is wounded and lives
    .told = { $who }, the Ancient, shrugged off the first bite
event-hollow-crow-chose = Under suspicion: { $who }
    .told = { $actor }, the Crow, put { $self ->
        [yes] themselves
       *[no] { $who }
    } under suspicion
event-hollow-dawn = { $count ->
        [0] A peaceful night: nobody died
        [one] Last night we lost number { $seats }
       *[other] Last night we lost numbers { $seats }
    }
    .told = { $count ->
        [0] A peaceful night
       *[other] Missing at daybreak: { $everyone }
    }
event-hollow-card-shown = Number { $seat } was: { ROLE($role) }
    .told = { $who } turned over the card: { ROLE($role) }
event-hollow-suspected = Number { $seat } is under suspicion
    .told = { $who } was under suspicion
event-hollow-mayor-result = The votes for Mayor
event-hollow-mayor-elected = Number { $seat } is Mayor
    .told = { $who } became Mayor
event-hollow-mayor-lot = Still a tie. The lot falls on number { $seat }
    .told = A tie for Mayor, twice: the lot fell on { $who }
event-hollow-mayor-none = No Mayor today
event-hollow-mayor-passed = Number { $seat } is the new Mayor
    .told = { $actor } made { $who } Mayor
event-hollow-accused = { $count ->
        [one] On trial: number { $seats }
       *[other] On trial: numbers { $seats }
    }
    .told = On trial: { $everyone }
event-hollow-nobody-accused = Nobody is accused. No trial today
    .told = Nobody was accused, and there was no trial
event-hollow-trial-result = The votes
event-hollow-runoff = A tie: run-off between { $seats }
    .told = A tie: run-off between { $everyone }
event-hollow-decided = The Mayor decides: number { $seat } is to go
    .told = { $actor }, the Mayor, decided against { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-hollow-executed = Number { $seat } is executed
    .told = { $who } was executed
event-hollow-nobody-executed = Nobody is executed today
    .told = Nobody was executed
event-hollow-idiot-revealed = Number { $seat } is the Idiot, and lives
    .told = { $who } turned out to be the Idiot
event-hollow-powers-back = The Ancient’s curse is lifted: all powers are back
    .told = The Ancient’s curse was lifted, and all powers were back
event-hollow-powers-lost = Number { $seat } was the Ancient. All powers are gone
    .told = { $who } was the Ancient, and took everybody’s powers along
event-hollow-shot = Number { $by } shoots number { $seat }
    .told = { $actor } shot { $who }

cause-hollow-pack = eaten by the pack
cause-hollow-betrayal = eaten by the White Werewolf
cause-hollow-poison = poisoned
    .told = poisoned by { $actor }
    .short = poisoned by { $by }
cause-hollow-shot = shot
    .told = shot by { $actor }
    .short = shot by { $by }
cause-hollow-execution = executed
cause-hollow-heartbreak = heartbroken
    .told = could not live without { $actor }
    .short = followed { $by }

## The end

end-hollow-nobody-left = Nobody is left alive.
end-hollow-lovers-alone = Only the two in love are left.
end-hollow-white-alone = The White Werewolf is alone in the world.
end-hollow-no-villager = Only werewolves are left.
end-hollow-two-to-one = Two wolves for every villager: it is over.
end-hollow-wolves-gone = The last werewolf is gone.

## House rules

house-hollow-alternate-nights = Every other night
    .explain = On which nights do the White Werewolf and the Crow wake?
house-hollow-alternate-nights-even = The second, the fourth …
    .told = Whoever wakes every other night wakes on the second night, the fourth and so on.
house-hollow-alternate-nights-odd = The first, the third …
    .told = Whoever wakes every other night wakes on the first night, the third and so on.
house-hollow-crow-votes = Votes of the Crow
    .explain = How many votes stand against a suspect before anybody has voted?
house-hollow-crow-votes-2 = Two
    .told = Whoever the Crow suspects begins the vote with two votes against them.
house-hollow-crow-votes-1 = One
    .told = Whoever the Crow suspects begins the vote with one vote against them.
house-hollow-crow-votes-3 = Three
    .told = Whoever the Crow suspects begins the vote with three votes against them.
house-hollow-crow-himself = The Crow’s own feathers
    .explain = May the Crow put himself under suspicion?
house-hollow-crow-himself-no = Only others
    .told = The Crow can only put others under suspicion.
house-hollow-crow-himself-yes = Himself too
    .told = The Crow may put himself under suspicion.
house-hollow-crow-nights = Nights of the Crow
    .explain = Does the Crow wake every other night, or every night and may let one pass?
house-hollow-crow-nights-every-two = Every other night
    .told = The Crow wakes every other night.
house-hollow-crow-nights-every = Every night, may pass
    .told = The Crow wakes every night, and may let one pass.
house-hollow-fox-declines = A day off for the Fox
    .explain = May the Fox keep the nose at home for a night?
house-hollow-fox-declines-no = No, sniffs every night
    .told = The Fox has to sniff every night.
house-hollow-fox-declines-yes = May stay at home
    .told = The Fox may stay at home for a night.
house-hollow-fox-keeps-nose = The Fox’s nose
    .explain = Does the Fox lose his nose when he smells no werewolf?
house-hollow-fox-keeps-nose-no = Lost at the first “no”
    .told = The Fox loses his nose the first time he smells no werewolf.
house-hollow-fox-keeps-nose-yes = Kept for good
    .told = The Fox keeps his nose even when he smells no werewolf.
house-hollow-wolves-eat-wolves = Wolf for dinner
    .explain = May the pack attack one of its own?
house-hollow-wolves-eat-wolves-no = Never their own
    .told = The pack never attacks one of its own.
house-hollow-wolves-eat-wolves-yes = Their own too
    .told = The pack may attack one of its own.
house-hollow-white-wolf-nights = The White Werewolf’s nights
    .explain = How often may the White Werewolf kill a companion?
house-hollow-white-wolf-nights-every-two = Every other night
    .told = The White Werewolf may kill a companion every other night.
house-hollow-white-wolf-nights-every = Every night
    .told = The White Werewolf may kill a companion every night.
house-hollow-cupid-self = Cupid in love
    .explain = May Cupid be one of the two?
house-hollow-cupid-self-yes = If he likes
    .told = Cupid may be one of the two in love.
house-hollow-cupid-self-no = Two others
    .told = Cupid has to choose two others.
house-hollow-curse-spares-idiot = The Idiot and the curse
    .explain = Does the Idiot still laugh off an execution once the curse has fallen?
house-hollow-curse-spares-idiot-yes = Still lives
    .told = The Idiot survives an execution even after the Ancient’s curse.
house-hollow-curse-spares-idiot-no = Dies like everybody
    .told = After the Ancient’s curse the Idiot dies of an execution like everybody.
house-hollow-votes-skip = Abstaining
    .explain = May you keep your hand down in a vote by day?
house-hollow-votes-skip-yes = May abstain
    .told = You may keep your hand down in a vote by day.
house-hollow-votes-skip-no = Everybody votes
    .told = Everybody has to vote by day.
house-hollow-protector-repeats = The same one twice
    .explain = May the Protector guard the same player two nights running?
house-hollow-protector-repeats-no = Never twice running
    .told = The Protector may not guard the same player two nights running.
house-hollow-protector-repeats-yes = As often as you like
    .told = The Protector may guard the same player as often as he likes.
house-hollow-witch-poisons-herself = The Witch’s own poison
    .explain = May the Witch drink her own Death Potion?
house-hollow-witch-poisons-herself-no = Only for others
    .told = The Witch cannot drink her own Death Potion.
house-hollow-witch-poisons-herself-yes = For herself too
    .told = The Witch may drink her own Death Potion.
house-hollow-ancient-lives = Lives of the Ancient
    .explain = How many werewolf bites does it take to kill the Ancient?
house-hollow-ancient-lives-two = Two bites
    .told = It takes two bites of the werewolves to kill the Ancient.
house-hollow-ancient-lives-one = One bite
    .told = One bite of the werewolves kills the Ancient.
house-hollow-curse = The curse falls on
    .explain = Who loses their powers when the village puts the Ancient to death?
house-hollow-curse-everybody = Everybody
    .told = The Ancient’s curse takes everybody’s powers.
house-hollow-curse-village = The village only
    .told = The Ancient’s curse takes the powers of the village only.
house-hollow-dead-revealed = Cards of the dead
    .explain = Does everybody see the card of whoever dies?
house-hollow-dead-revealed-no = Stay face down
    .told = The cards of the dead stay face down.
house-hollow-dead-revealed-yes = Are turned over
    .told = The cards of the dead are turned over for everybody to see.
house-hollow-mayor = A Mayor
    .explain = Does this village have a Mayor at all?
house-hollow-mayor-yes = With a Mayor
    .told = This village has a Mayor.
house-hollow-mayor-no = Without
    .told = This village has no Mayor.
house-hollow-mayor-tie = A tie for Mayor
    .explain = Nobody is ahead in the vote for Mayor. What now?
house-hollow-mayor-tie-next-day = Vote again next day
    .told = If nobody is ahead in the vote for Mayor, you vote again the next day.
house-hollow-mayor-tie-again = Again at once, then by lot
    .told = If nobody is ahead in the vote for Mayor, you vote again at once; then the lot decides.
house-hollow-mayor-vote = The Mayor’s ballot
    .explain = How many votes does the Mayor have in a trial?
house-hollow-mayor-vote-two = Two
    .told = The Mayor has two votes in a trial.
house-hollow-mayor-vote-one = One, like everybody
    .told = The Mayor has one vote in a trial, like everybody.
house-hollow-mayor-breaks-ties = A tie in the trial
    .explain = Who decides when the trial ends in a tie?
house-hollow-mayor-breaks-ties-yes = The Mayor
    .told = When a trial ends in a tie, the Mayor decides.
house-hollow-mayor-breaks-ties-no = A run-off, then nobody
    .told = When a trial ends in a tie, there is a run-off; tied again, nobody is executed.
house-hollow-fox-neighbours = The Fox’s neighbours
    .explain = Who else does the Fox sniff at, besides the chosen player?
house-hollow-fox-neighbours-living = The nearest living
    .told = The Fox sniffs at the chosen player and at the nearest living ones on both sides.
house-hollow-fox-neighbours-by-seat = The chairs beside
    .told = The Fox sniffs at the chosen player and at the chairs beside, even if somebody there is dead.
house-hollow-thief-must-take-wolf = Two wolves for the Thief
    .explain = Must the Thief take one when both cards on the table are werewolves?
house-hollow-thief-must-take-wolf-yes = Must take one
    .told = If both cards on the table are werewolves, the Thief has to take one.
house-hollow-thief-must-take-wolf-no = May stay the Thief
    .told = Even if both cards on the table are werewolves, the Thief may stay the Thief.
house-hollow-white-wolf-alone = White Werewolf alone
    .explain = Does the White Werewolf win alone as the last one alive?
house-hollow-white-wolf-alone-yes = Wins alone
    .told = The White Werewolf wins alone as the last one alive.
house-hollow-white-wolf-alone-no = Wins with the wolves
    .told = The White Werewolf as the last one alive wins with the wolves.
house-hollow-ancient-revenge = The Ancient’s curse
    .explain = Which death of the Ancient costs everybody their powers?
house-hollow-ancient-revenge-execution = Execution
    .told = The Ancient’s curse falls when the village executes the Ancient.
house-hollow-ancient-revenge-execution-shot-poison = Execution, shot or poison
    .told = The Ancient’s curse falls when the Ancient is executed, shot or poisoned.
house-hollow-mayor-from = First vote for Mayor
    .explain = When does the village start to vote for a Mayor?
house-hollow-mayor-from-second-day = Second day
    .told = You begin to vote for a Mayor on the second day.
house-hollow-mayor-from-first-day = First day
    .told = You begin to vote for a Mayor on the first day.
house-hollow-mayor-from-first-night = Before the first night
    .told = You vote for a Mayor before the first night.
house-hollow-mayor-from-second-night = Before the second night
    .told = You begin to vote for a Mayor before the second night.
house-hollow-mayor-from-third-night = Before the third night
    .told = You begin to vote for a Mayor before the third night.
house-hollow-mayor-from-third-day = Third day
    .told = You begin to vote for a Mayor on the third day.
house-hollow-lovers-win = The lovers win
    .explain = Can two in love from different camps also win when nobody else is left, and Cupid with them?
house-hollow-lovers-win-either-team = With either camp only
    .told = Two in love from different camps win with either camp, and in no other way.
house-hollow-lovers-win-also-alone = Also as the last two
    .told = Two in love from different camps also win as the last two alive.
house-hollow-lovers-win-with-cupid = Also with Cupid
    .told = Two in love from different camps also win when nobody else is left, and Cupid with them.
house-hollow-dead-lovers-win = Dead lovers win
    .explain = One of the two is on the winning side, but both are dead. Does the other one win all the same?
house-hollow-dead-lovers-win-yes = Dead or alive
    .told = If the side of one of the two in love wins, the other one wins with it, dead or alive.
house-hollow-dead-lovers-win-no = Only alive
    .told = If the side of one of the two in love wins, the other one wins with it only if they live.
house-hollow-wolves-win = The wolves win when
    .explain = What does it take?
house-hollow-wolves-win-two-to-one = They are two to one
    .told = The wolves win when there are two of them for each of the others.
house-hollow-wolves-win-no-villager = Nobody else is left
    .told = The wolves win when nobody else is left.

preset-hollow-box = As in the box
    .explain = The game as most boxes teach it: a Mayor from the start, the dead turn over their cards, the wolves have to eat everybody.

## Decks

deck-hollow-easy = First evening
    .idea = A first evening in the village: few roles, and kind to the villagers.
deck-hollow-classic = The classic
    .idea = The old tale by the fire: afraid by night, in court by day.
deck-hollow-wild = Market day
    .idea = Everybody has something up a sleeve: anything can happen on market day.

problem-hollow-cards =
    { $cards ->
        [one] { $cards } card; this table needs { $wanted }.
       *[other] { $cards } cards; this table needs { $wanted }.
    }
problem-hollow-no-wolf = Not a single werewolf. What a lovely, boring village.
problem-hollow-too-many-wolves =
    { $wolves ->
        [one] { $wolves } werewolf is too many: nobody else is left to be eaten.
       *[other] { $wolves } werewolves are too many: nobody else is left to be eaten.
    }
advice-hollow-two-to-one = { $wolves } werewolves may be two to one from the start: by the book the first morning ends the game.
problem-hollow-unique = There is only one { $role } in this village.
advice-hollow-wolves =
    { $usual ->
        [one] With so many players, { $usual } werewolf is usual. You have { $wolves }.
       *[other] With so many players, { $usual } werewolves are usual. You have { $wolves }.
    }

## Spoken lines

line-hollow-dawn = { $count ->
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
        [0] The miller whistles on his way to work. | A peaceful night.
        [one] The mill stands still this morning, | out of respect. | We have lost | number { $seats }.
       *[other] The mill stands still this morning, | out of respect. | We have lost these numbers: | { $seats }.
    }
    .theatrical2 = { $count ->
        [0] Everybody counts the chimneys: | none has gone cold. | A peaceful night.
        [one] From one chimney no smoke rises. | We have lost | number { $seats }.
       *[other] From some chimneys no smoke rises. | We have lost these numbers: | { $seats }.
    }
    .theatrical3 = { $count ->
        [0] The bread has burnt. | Nothing worse has happened. | A peaceful night.
        [one] The baker has one loaf too many. | We have lost | number { $seats }.
       *[other] The baker has more loaves than customers. | We have lost these numbers: | { $seats }.
    }
line-hollow-card-shown = Number { SEAT($seat) } | held this card: | { ROLE($role) }.
line-hollow-suspected = Number { SEAT($seat) } | is under suspicion.
    .theatrical = A black feather lies on a doorstep. | Under suspicion: | number { SEAT($seat) }.
line-hollow-mayor-vote = We vote for a Mayor. | Hands up, one name at a time.
    .theatrical = The Mayor’s hat hangs on its nail, | and nobody wears it. | Hands up, one name at a time.
    .theatrical2 = A village without a Mayor is a heap of houses. | Name by name: hands up.
line-hollow-mayor-runoff-vote = We vote again for a Mayor.
line-hollow-mayor-lot = Still a tie. | The lot falls on | number { SEAT($seat) }.
line-hollow-mayor-elected = Number { SEAT($seat) } | is Mayor.
    .theatrical = The hat fits, more or less. | The new Mayor: | number { SEAT($seat) }.
line-hollow-mayor-none = No Mayor today.
    .theatrical = The chair stays empty. | No Mayor today.
    .theatrical2 = Nobody gets the key to the village. | No Mayor today.
line-hollow-mayor-passed = Number { SEAT($seat) } | is the new Mayor.
line-hollow-verdict = A tie. | Number { SEAT($seat) }, | you decide.
line-hollow-succession = Number { SEAT($seat) }, | who will be Mayor after you?
line-hollow-accusation = Who do you accuse? | Hands up, one name at a time.
    .plain2 = Time to accuse. | Hands up, one name at a time.
    .theatrical = The village gathers at the well. | Who do you accuse? | Hands up, one name at a time.
    .theatrical2 = Somebody has to say it aloud. | Who do you accuse? | Hands up, one name at a time.
    .theatrical3 = Fingers are itching. | Who do you accuse? | Hands up, one name at a time.
    .theatrical4 = Everybody suspects somebody. | Who do you accuse? | Name by name: hands up.
line-hollow-accused = { $count ->
        [one] On trial: | number { $seats }.
       *[other] On trial: | { $seats }.
    }
line-hollow-nobody-accused = Nobody is accused. | No trial today.
    .theatrical = Everybody looks at their shoes. | Nobody is accused, | no trial today.
line-hollow-exile-secret = We vote now, in secret. | Pass the laptop round.
    .theatrical = The village judges in secret. | Pass the laptop round.
line-hollow-trial = The village judges. | Hands up, one name at a time.
    .plain2 = We vote on the accused. | Hands up, one name at a time.
    .theatrical = All has been said. | Now the village judges: | hands up, one name at a time.
    .theatrical2 = The hammer falls on the table. | Hands up, one name at a time.
    .theatrical3 = Think well: a village cannot take it back. | Hands up, one name at a time.
    .theatrical4 = The benches are full, and nobody talks. | One name after the other: hands up.
line-hollow-runoff = A tie. | In the run-off: | { $seats }.
    .plain2 = Nobody is ahead: a tie. | In the run-off: | { $seats }.
    .theatrical = The village cannot agree: a tie. | In the run-off: | { $seats }.
    .theatrical2 = The scales stand level: a tie. | In the run-off: | { $seats }.
line-hollow-runoff-vote = We vote again.
    .plain2 = Once more: we vote.
    .theatrical = Think again, | and vote again.
line-hollow-decided = The Mayor decides: | the gallows are for | number { SEAT($seat) }.
line-hollow-executed = Number { SEAT($seat) } is executed.
    .plain2 = The sentence is carried out. | Executed: | number { SEAT($seat) }.
    .theatrical = The mill wheel stops for a moment. | Executed: | number { SEAT($seat) }.
    .theatrical2 = The wind drops on the gallows hill. | Executed: | number { SEAT($seat) }.
    .theatrical3 = Nobody looks, and everybody sees it. | Executed: | number { SEAT($seat) }.
line-hollow-nobody-executed = Nobody is executed today.
    .plain2 = No execution today.
    .theatrical = On the gallows hill only the goats are busy. | Nobody is executed today.
    .theatrical2 = The village goes home, none the wiser. | Nobody is executed today.
line-hollow-idiot-revealed = Number { SEAT($seat) } | is the village Idiot, | and lives.
line-hollow-powers-back = The curse is lifted. | All powers are back.
line-hollow-powers-lost = Number { SEAT($seat) } | was the Ancient. | All powers are gone.
line-hollow-shot = Number { SEAT($by) } | fires, and hits | number { SEAT($seat) }.
line-victory-hollow-wolves = The werewolves win.
    .plain2 = It is over: the werewolves win.
    .theatrical = No chimney smokes in the hollow any more. | The werewolves win.
    .theatrical2 = The mill grinds other things now. | The werewolves win.
line-victory-hollow-village = The village wins.
    .plain2 = It is over: the village wins.
    .theatrical = The mill turns again. | The village wins.
    .theatrical2 = Tonight there is dancing at the mill. | The village wins.
line-victory-hollow-white = The White Werewolf wins.
    .plain2 = It is over: the White Werewolf wins.
    .theatrical = One white shape on the hill, and nobody to see it. | The White Werewolf wins.
    .theatrical2 = Lonely, full, and content. | The White Werewolf wins.
line-victory-hollow-lovers = The lovers win.
    .plain2 = It is over: the lovers win.
    .theatrical = Two names in the bark of a tree. | The lovers win.
    .theatrical2 = They only ever had eyes for each other. | The lovers win.
