# The judge manual: roles, questions, events and house rules.

## Camps and kinds

team-judge-wolves = Werewolves
    .wins = With your pack: when the last commoner has fallen, or the last special role.
    .wins-wolves-win-everyone = With your pack: when nobody but werewolves is left.
    .wins-wolves-win-parity = With your pack: when at least half of the living are yours.
team-judge-good = Village
    .wins = With the village: when the last werewolf is gone, and no third party was quicker.
    .wins-two-sides = With the village: when the last werewolf is gone.
team-judge-lovers = Lovers and Cupid
    .wins = With the two in love: as their camp does. A wolf and a non-wolf: when nobody else is left.
team-judge-piper = Piper
    .wins = Alone: when everybody else alive has heard your tune.
team-judge-bomber = Bomber
    .wins = Alone: voted out, with a bang that leaves nobody.
    .wins-bomber-wins-voted-out = Alone: by being voted out.
tag-wolf = Werewolf
tag-divine = Special role
tag-commoner = Commoner
tag-third = Third party

## Roles
# value: name; .card: on the card; .more: in the handbook; .wake .act .sleep: spoken at night.

role-judge-werewolf = Werewolf
    .card = Hunt with your pack every night. By day, lie beautifully.
    .more = The pack wakes together and settles on one victim. Everybody in it proposes; the most frequent proposal stands, and a tie is settled by lot, once. While people are speaking you may blow yourself up: your card is shown, you are gone, the day is over and night falls at once. There is no vote that day.
    .called = Werewolves
    .wake = Werewolves, | open your eyes.
    .wake-theatrical = Werewolves, | dinner time: | open your eyes.
    .act = Agree on one victim.
    .act-theatrical = Who is on the menu tonight? | Agree on one.
    .act-theatrical2 = Who will miss breakfast? | Settle on one.
    .sleep = Werewolves, | close your eyes.
    .sleep-theatrical = Werewolves, | close your eyes, and wipe your chins.
    .wake-first = Werewolves, | open your eyes | and find each other.

role-judge-wolf-beauty = Wolf Beauty
    .card = Hunt with the pack, and charm one player every night, never the same one twice running. If they vote you out, whoever you charmed last night dies with you.
    .more = You wake twice: with the pack, then alone. Nobody can be charmed two nights running, and nobody is told. Only a vote breaks hearts: teeth, poison, a bullet, a duel or your own explosion leave the charmed alive. Neither a shield nor an Idiot’s flip saves whoever is charmed.
    .wake = Wolf Beauty, | open your eyes.
    .wake-theatrical = Wolf Beauty, | your admirers are asleep: | open your eyes.
    .act = Who will you charm tonight?
    .act-theatrical = Who will lose their heart to you tonight?
    .act-theatrical2 = Whose head will you turn tonight?
    .sleep = Wolf Beauty, | close your eyes.
    .sleep-theatrical = Wolf Beauty, | close your eyes. | Enough fluttering.

role-judge-white-werewolf-king = White Werewolf King
    .card = Hunt with the pack. By day you may blow yourself up and take any player with you.
    .more = You blow up while people are speaking, like any wolf, and then name a victim whom nothing can save; or nobody. Night falls at once. Voted out, shot or poisoned you take nobody along. Whether you may do it as the last wolf is a house rule.

role-judge-hidden-werewolf = Hidden Werewolf
    .card = The village’s checks find you good, and even the wolves do not know you. You hunt alone when all other wolves are gone; until then your attack comes to nothing.
    .card-hidden-wolf-awakens-second-night = The village’s checks find you good, and even the wolves do not know you. From the second night on you hunt alone.
    .more = You are called every night from the second on and may pick somebody, but until your hour comes nothing happens. You have no vote in the pack and cannot blow yourself up. The Gargoyle and the Knight’s blade see through you. Whether you know the pack, and when your hour comes, are house rules.
    .wake = Hidden Werewolf, | open your eyes.
    .wake-theatrical = Hidden Werewolf, | nobody is looking: | open your eyes.
    .act = Who will you attack?
    .act-theatrical = If it were up to you, | who would fall tonight?
    .act-theatrical2 = Who would you choose, if they asked you?
    .sleep = Hidden Werewolf, | close your eyes.
    .sleep-theatrical = Hidden Werewolf, | close your eyes, and look innocent.

role-judge-werewolf-king = Werewolf King
    .card = Hunt with the pack. Voted out, shot or beaten in a duel, you shoot one player dead.
    .more = A hunter in wolf’s clothing. You shoot when you are voted out, shot or felled in a duel; every other death keeps the gun locked. Whether you shoot when your own pack kills you is a house rule.

role-judge-wraith-rider = Wraith Rider
    .card = Hunt with the pack. Whoever poisons you dies instead, and so does whoever checks you.
    .more = The curse falls on whoever touches you: with a Magician about, that may not be the number that was named. No guard can shield you. A vote, a bullet, a duel and your own pack’s teeth kill you like anybody else.

role-judge-gargoyle = Gargoyle
    .card = Hunt with the pack, and every night see one player’s exact role.
    .more = You know the pack and vote with it, then wake alone to look. You see the card itself: no disguise helps. Once the rest of your pack is gone you stop looking and hunt by yourself.
    .wake = Gargoyle, | open your eyes.
    .wake-theatrical = Gargoyle, | shake off the moss | and open your eyes.
    .act = Whose card will you see? | Then look at the screen.
    .act-theatrical = Whose card will you stare through? | Then look at the screen.
    .act-theatrical2 = Who cannot hide from you tonight? | The screen has the card.
    .choose = Whose card will you see?
    .choose-theatrical = Whose card will you stare through?
    .choose-theatrical2 = Who cannot hide from you tonight?
    .answer = The screen has your answer.
    .answer-theatrical = The card is on the screen.
    .sleep = Gargoyle, | close your eyes.
    .sleep-theatrical = Gargoyle, | close your eyes, and turn back to stone.

role-judge-commoner = Commoner
    .card = You sleep all night. By day your ears and your vote are all you have. Use them well.
    .more = No power, and yet nobody may forget you: by the book the wolves win when the last commoner has fallen, just as they do with the last special role.

role-judge-seer = Seer
    .card = Every night, look at one player and learn whether they are good or a werewolf.
    .more = The answer comes at once and names the camp, not the role. It is yours alone: whom you tell, and when, decides games.
    .wake = Seer, | open your eyes.
    .wake-theatrical = Seer, | the mist is clearing: | open your eyes.
    .act = Who will you check? | Then look at the screen.
    .act-theatrical = Whose secret would you like to know? | Then look at the screen.
    .act-theatrical2 = Who is not what they seem? | The screen will tell.
    .choose = Who will you check?
    .choose-theatrical = Whose secret would you like to know?
    .choose-theatrical2 = Who is not what they seem?
    .answer = The screen has your answer.
    .answer-theatrical = Read it on the screen, | and keep a straight face.
    .sleep = Seer, | close your eyes.
    .sleep-theatrical = Seer, | close your eyes. | No smiling.

role-judge-witch = Witch
    .card = One antidote, one poison, one use each. While you have the antidote, you see who was hit.
    .card-witch-sees-victim-without-antidote-yes = One antidote, one poison, one use each. You see every night who was hit.
    .more = While you still have the antidote you are shown tonight’s victim and may save them; by the book you no longer see who was hit once it is gone. The poison kills anybody you like and no guard stops it. Beware: a victim who is both guarded and saved dies of it. Whether you may save yourself, or pour both potions in one night, is a house rule.
    .wake = Witch, | open your eyes.
    .wake-theatrical = Witch, | something is boiling over: | open your eyes.
    .act = This is tonight’s victim. | Will you use your antidote? | Will you use your poison?
    .act-theatrical = Tonight’s news is on the screen. | Your antidote: yes or no? | Your poison: yes or no?
    .act-theatrical2 = Look who was attacked tonight. | Do you heal? | Do you poison?
    .sleep = Witch, | close your eyes.
    .sleep-theatrical = Witch, | close your eyes, and cork your bottles.

role-judge-hunter = Hunter
    .card = When you die, you may shoot one player dead. The house rules say which death locks your gun.
    .more = The shot comes right after your death is announced, and nothing stops it. Keep it or use it: everybody who dies is asked something, so nobody can tell who might have fired. By the book a gun is locked when its Hunter is voted out; poison instead, or nothing at all, are house rules.
    .card-hunter-shoots-unless-voted-out = When you die, you may shoot one player dead; but not when you are voted out.
    .card-hunter-shoots-unless-poisoned = When you die, you may shoot one player dead; but not when you are poisoned.
    .card-hunter-shoots-always = However you die, you may shoot one player dead.

role-judge-guardian = Guardian
    .card = Every night, shield one player from the pack: somebody else, yourself, or nobody.
    .more = The same player two nights running is against the book; a house rule may allow it. The shield stops the pack and nothing else: not poison, not a bullet, not an explosion. Together with the Witch’s antidote on the same player it kills.
    .wake = Guardian, | open your eyes.
    .wake-theatrical = Guardian, | your watch begins: | open your eyes.
    .act = Who will you protect tonight?
    .act-theatrical = Whose door will you stand at tonight?
    .act-theatrical2 = Who will sleep soundly tonight, thanks to you?
    .sleep = Guardian, | close your eyes.
    .sleep-theatrical = Guardian, | close your eyes, and keep one ear open.

role-judge-knight = Knight
    .card = Once in the game, while people speak, open your card and duel somebody. A werewolf dies; otherwise you do.
    .more = The blade knows the truth: no disguise fools it and no curse strikes back. Anybody who is no wolf, third parties included, wins the duel by being innocent. What follows, night or more speeches, is a house rule.

role-judge-silencer-elder = Silencer Elder
    .card = Every night, choose who may not speak tomorrow. Never the same player twice running.
    .more = At daybreak everybody hears who is silenced. They are passed over in every speech of the day, but they vote, and whatever else their card can do it still does.
    .wake = Silencer Elder, | open your eyes.
    .wake-theatrical = Silencer Elder, | without a sound: | open your eyes.
    .act = Who will be silent tomorrow?
    .act-theatrical = Who has to hold their tongue tomorrow?
    .act-theatrical2 = Whose voice will we miss tomorrow?
    .sleep = Silencer Elder, | close your eyes.
    .sleep-theatrical = Silencer Elder, | close your eyes. | Hush.

role-judge-magician = Magician
    .card = Every night you may exchange the numbers of two other players, never the same pair twice running. What is done to one that night happens to the other.
    .more = You act late, yet your trick covers the whole night: bites, shields, potions, charms, arrows, tunes and looks all go to whoever wears the number. Never yourself, never the same pair twice running. While you are in the deck, the Seer and the Gargoyle get their answers in a short round at the end of the night.
    .wake = Magician, | open your eyes.
    .wake-theatrical = Magician, | the curtain is up: | open your eyes.
    .act = Which two will you swap?
    .act-theatrical = Which two will change places?
    .act-theatrical2 = Which two will wake up as each other?
    .sleep = Magician, | close your eyes.
    .sleep-theatrical = Magician, | close your eyes, and put the wand away.

role-judge-idiot = Idiot
    .card = Voted out, you flip your card with a grin and stay, but you never vote again.
    .more = It works once, and only against the vote. A second vote finishes you. If you wear the badge when you flip, you pass it on or tear it up.

role-judge-cupid = Cupid
    .card = On the first night, make two players fall in love. If one of them dies, so does the other.
    .more = A wolf and somebody who is no wolf in love form a party of their own with Cupid, and win when nobody else is left. Any other couple keeps its camp, and Cupid joins it. The lovers learn of each other before the first morning. Whether Cupid may love too is a house rule.
    .wake = Cupid, | open your eyes.
    .wake-theatrical = Cupid, | string your bow | and open your eyes.
    .act = Which two will fall in love?
    .act-theatrical = Which two hearts will you hit?
    .sleep = Cupid, | close your eyes.
    .sleep-theatrical = Cupid, | close your eyes, and put the bow away.

role-judge-lover = Lover
    .card = You are in love. If your love dies, so do you. A wolf and a non-wolf win with Cupid, when nobody else is left.

role-judge-piper = Piper
    .card = From the second night on, confuse two players every night. When all the others alive are confused, you win.
    .more = You belong to nobody and have to live to see it. The confused learn that they have heard you, not who else has: only you know them all. Whether they are told at all is a house rule.
    .wake = Piper, | open your eyes.
    .wake-theatrical = Piper, | wet your lips | and open your eyes.
    .act = Who will hear your tune tonight?
    .act-theatrical = Who will be humming your tune tonight?
    .act-theatrical2 = Who will tap their feet tonight?
    .sleep = Piper, | close your eyes.
    .sleep-theatrical = Piper, | close your eyes, and no whistling.

role-judge-bomber = Bomber
    .card = If you are voted out, everybody who voted for you dies with you.
    .more = Nothing happens if you die in any other way. Those who voted for somebody else, or for nobody, are safe. You side with no camp; whether you need the explosion to leave nobody, or just to be voted out, is a house rule.

role-judge-sheriff = Sheriff
    .card = One and a half votes, the last speech, and the choice of direction.
    .more = Won in a race on the first day. Candidates speak and may withdraw; those who did not run vote. A tie goes to one run-off, then the badge stays in the drawer. A dying sheriff passes the badge or tears it up.

## Questions

ask-judge-guardian-protect = Who will you protect tonight?
ask-judge-pack-attack = Who will the pack attack?
ask-judge-seer-check = Who will you check tonight?
ask-judge-witch-antidote = Will you use your antidote?
ask-judge-witch-poison = Who will you poison tonight?
ask-judge-hunter-shoot = Who will you shoot, if anybody?
ask-judge-werewolf-explode = Blow up? Only a werewolf can.
ask-judge-magician-exchange = Whose number do you exchange?
ask-judge-magician-with = And exchange it with whose?
ask-judge-cupid-first = Who does your first arrow hit?
ask-judge-cupid-second = And who will they fall for?
ask-judge-wolf-beauty-charm = Who will you charm tonight?
ask-judge-hidden-werewolf-attack = Who will you attack tonight?
ask-judge-gargoyle-check = Whose card will you see?
ask-judge-silencer-elder-silence = Who will be silent tomorrow?
ask-judge-piper-first = Who will hear your tune?
ask-judge-piper-second = And who else will hear it?
ask-judge-werewolf-king-shoot = Who will you shoot, if anybody?
ask-judge-declare = Use a power of your own card?
ask-judge-declare-target = On whom, if your card has one?
ask-judge-sheriff-run = Who runs for sheriff?
ask-judge-sheriff-withdraw = Withdraw from the race?
ask-judge-sheriff-vote = Who should be sheriff?
ask-judge-sheriff-direction = Which way round do we speak?
ask-judge-sheriff-badge = Who gets the badge?
ask-judge-exile-vote = Who has to go?
ask-judge-runoff-vote = Run-off: who has to go?

ask-call-judge-guardian = Who will you protect tonight?
ask-call-judge-werewolf = Who will the pack attack?
ask-call-judge-seer = Who will you check?
ask-call-judge-witch = Antidote or poison?
ask-call-judge-magician = Whose numbers will you exchange?
ask-call-judge-cupid = Who will fall in love?
ask-call-judge-wolf-beauty = Who will you charm tonight?
ask-call-judge-hidden-werewolf = Who will you attack?
ask-call-judge-gargoyle = Whose card will you see?
ask-call-judge-silencer-elder = Who will be silent tomorrow?
ask-call-judge-piper = Who will hear your tune?

ask-decoy-suspect = Who is a werewolf, do you think?
ask-decoy-trust = Who do you trust most?
ask-decoy-predict = Who will fall tomorrow, by day?
ask-decoy-survive = Who will live to see the end?
ask-decoy-bluff = Who is bluffing best, do you think?

choice-nobody = Nobody
choice-close = Done
choice-use = Use it
choice-keep = Keep it
choice-judge-witch-antidote-use = Use antidote
choice-judge-witch-antidote-keep = Keep antidote
choice-judge-witch-poison-seat = Poison { $seat }
choice-judge-witch-poison-nobody = Keep poison
choice-judge-guardian-protect-nobody = Protect nobody
choice-judge-pack-attack-nobody = Attack nobody
choice-judge-hunter-shoot-nobody = Lower the gun
choice-judge-magician-exchange-nobody = Exchange nobody
choice-judge-magician-with-nobody = Exchange nobody after all
choice-judge-wolf-beauty-charm-nobody = Charm nobody
choice-judge-hidden-werewolf-attack-nobody = Attack nobody
choice-judge-silencer-elder-silence-nobody = Silence nobody
choice-judge-piper-first-nobody = Play to nobody
choice-judge-piper-second-nobody = Nobody else
choice-judge-werewolf-king-shoot-nobody = Lower the gun
choice-judge-declare-target-nobody = Nobody
choice-duel = Duel
choice-judge-exile-vote-nobody = Abstain
choice-judge-runoff-vote-nobody = Abstain
choice-judge-sheriff-vote-nobody = Abstain
choice-decoy-suspect-nobody = No idea
choice-decoy-trust-nobody = Trust nobody
choice-decoy-predict-nobody = Nobody will
choice-decoy-survive-nobody = Nobody will
choice-decoy-bluff-nobody = No idea
choice-explode = Blow up
choice-stay = Stay calm
choice-judge-sheriff-run-stay = Stay out
choice-judge-sheriff-withdraw-stay = Stay in
choice-run = Run
choice-withdraw = Withdraw
# Clockwise as seen from above: the speech goes to the sheriff's left and seat numbers rise.
choice-clockwise = Clockwise
choice-counterclockwise = Anticlockwise
choice-tear = Tear the badge

shown-victim = Tonight’s victim
shown-victim-nobody = Nobody was hit tonight

blocked-same-twice = Not the same one two nights running
blocked-judge-packmate = This player is one of your own people
blocked-judge-antidote-used = Your one antidote has been used up
blocked-judge-no-victim = There is nobody to be saved tonight
blocked-judge-no-self-save = You cannot save yourself on this night
blocked-judge-last-wolf = As the last wolf you cannot blow up
blocked-judge-same-pair = Not the same pair two nights running
blocked-judge-confused = This player has been confused already

## Windows

window-judge-night = Night
window-judge-closing = Before the day
window-judge-last-acts = A last act
window-judge-race = Who runs for sheriff?
window-judge-race-speeches = Speeches for sheriff
window-judge-race-vote = Sheriff vote
window-judge-race-runoff = Sheriff: run-off
window-judge-speech = Speeches
window-judge-exile = The vote
window-judge-runoff = Run-off
window-judge-last-words = Last words
window-judge-direction = Which way round?
window-judge-badge = The badge

mark-judge-flipped = Flipped: no vote
mark-judge-silenced = Silenced today
mark-judge-knighted = Knight, card open

## Events
# $seat and $by are seat numbers, $seats a list of them; $name and $byname may follow. .told is the wording of the
# recap: $who for $seat, $actor for $by and $everyone for $seats, as people with names; $self says if both are one.

event-night-falls = Night { NUMERAL($day) }
event-day-breaks = Day { NUMERAL($day) }
event-judge-pack-proposal = { $seat ->
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
       *[other] { $self ->
            [yes] { $actor } volunteered to be bitten
           *[no] { $actor } wanted to bite { $who }
        }
    }
event-judge-pack-agreed = { $seat ->
        [nobody] Your pack attacks nobody
       *[other] Your pack attacks { $who }
    }
    .told = { $seat ->
        [nobody] The pack went hungry by choice
       *[other] The pack went for { $who }
    }
event-judge-seer-learned = { $camp ->
        [wolf] { $seatname } ({ $seat }) is a werewolf
       *[good] { $seatname } ({ $seat }) is good
    }
    .told = { $camp ->
        [wolf] { $actor }, the Seer, looked at { $who }: a werewolf
       *[good] { $actor }, the Seer, looked at { $who }: good
    }
event-judge-guarded = { $self ->
        [yes] You shield yourself
       *[no] You shield { $seatname } ({ $seat })
    }
    .told = { $self ->
        [yes] { $actor }, the Guardian, stayed at home, shield up
       *[no] { $actor }, the Guardian, stood before { $who }
    }
event-judge-antidote-used = { $self ->
        [yes] You save yourself
       *[no] You save { $seatname } ({ $seat })
    }
    .told = { $self ->
        [yes] { $actor }, the Witch, drank the antidote at home
       *[no] { $actor }, the Witch, gave { $who } the antidote
    }
event-judge-poison-used = You poison { $seatname } ({ $seat })
    .told = { $actor }, the Witch, poisoned { $who }
event-judge-saved = { $by ->
        [guard] The attack on number { $seat } broke on the shield
       *[antidote] The antidote brought number { $seat } back
    }
    .told = { $by ->
        [guard] The attack on { $who } broke on the shield
       *[antidote] The antidote brought { $who } back
    }
event-judge-double-saved = Shield and antidote met in number { $seat }, and that was too much
    .told = Shield and antidote met in { $who }: one kindness too many
event-judge-charmed = You charm { $seatname } ({ $seat })
    .told = { $actor }, the Wolf Beauty, blew { $who } a kiss. Charmed
event-judge-exchanged = You swap { $seatname } ({ $seat }) and { $othername } ({ $other }) for the night
    .told = { $actor }, the Magician, swapped the numbers of { $who } and { $another }
event-judge-matched = { $self ->
        [yes] Your arrow hits yourself
       *[no] Your arrow hits { $seatname } ({ $seat })
    }
    .told = { $self ->
        [yes] { $actor }, Cupid, sent one arrow into their own heart
       *[no] { $actor }, Cupid, loosed an arrow at { $who }
    }
event-judge-lovers = { $you ->
        [seat] You are in love with { $othername } ({ $other })
        [other] You are in love with { $seatname } ({ $seat })
       *[nobody] { $seatname } ({ $seat }) and { $othername } ({ $other }) are in love
    }
    .told = { $who } and { $another } fell in love, head over heels
event-judge-hidden-aimed = You choose { $seatname } ({ $seat })
    .told = { $actor }, the Hidden Werewolf, dreamt of biting { $who }
event-judge-hidden-awake = You are awake, and go for { $seatname } ({ $seat })
    .told = { $actor }, the Hidden Werewolf, is wide awake and goes for { $who }
event-judge-seer-cursed = { $seatname } ({ $seat }) stares back. You see nothing, and die of it
    .told = { $actor }, the Seer, looked at { $who }, and the Wraith Rider looked back
event-judge-gargoyle-learned = { $seatname } ({ $seat }): { ROLE($role) }
    .told = { $actor }, the Gargoyle, saw the card of { $who }: { ROLE($role) }
event-judge-hushed = You silence { $seatname } ({ $seat })
    .told = { $actor }, the Silencer Elder, laid a finger on the lips of { $who }
event-judge-silenced = Silenced today: { $seats }
    .told = Not a word all day from { $everyone }
event-judge-piped = { $seatname } ({ $seat }) hears your tune
    .told = { $who } heard { $actor } play, and cannot get the tune out of their head
event-judge-confused = You are confused: you have heard the Piper
    .told = { $who } was confused
event-judge-taken = Number { $by } takes number { $seat } along
    .told = { $actor }, the White Werewolf King, took { $who } along
event-judge-dueled = { $lost ->
        [rival] Number { $by } is the Knight and duels number { $seat }: a werewolf falls
       *[knight] Number { $by } is the Knight and duels number { $seat }: no werewolf, and the Knight falls
    }
    .told = { $lost ->
        [rival] { $actor }, the Knight, drew steel on { $who }: a werewolf indeed, and a dead one
       *[knight] { $actor }, the Knight, drew steel on { $who }: no werewolf, and honour had its price
    }
event-judge-bomb = { $count ->
        [0] Number { $by } was the Bomber, but the blast hits nobody
        [one] Number { $by } was the Bomber. Hit by the blast: number { $seats }
       *[other] Number { $by } was the Bomber. Hit by the blast: numbers { $seats }
    }
    .told = { $count ->
        [0] { $actor } was the Bomber. A loud bang, and nobody near
       *[other] { $actor } was the Bomber. Gone with the bang: { $everyone }
    }
event-died-cause = Number { $seat } died: { $cause }
    .told = { $who } died: { $cause }
event-judge-dawn = { $count ->
        [0] A peaceful night: nobody died
        [one] Last night we lost number { $seats }
       *[other] Last night we lost numbers { $seats }
    }
    .told = { $count ->
        [0] A peaceful night
       *[other] Missing at daybreak: { $everyone }
    }
event-judge-shot = Number { $by } shoots number { $seat }
    .told = { $actor } shot { $who }
event-judge-exploded = Number { $seat }, a werewolf, blows up
    .told = { $who }, a werewolf, blew up and ended the day
event-judge-exile-result = The votes
event-judge-race-result = The votes for sheriff
event-judge-exiled = Number { $seat } is voted out
    .told = { $who } was voted out
event-judge-nobody-exiled = { $reason ->
        [tie] A tie. Nobody is voted out
       *[no_votes] No votes. Nobody is voted out
    }
    .told = { $reason ->
        [tie] A tie. Nobody was voted out
       *[no_votes] No votes. Nobody was voted out
    }
event-judge-runoff = A tie: run-off between { $seats }
    .told = A tie: run-off between { $everyone }
event-judge-idiot-flipped = Number { $seat } is the Idiot, flips the card and stays, without a vote
    .told = { $who } turned out to be the Idiot and stayed, without a vote
event-judge-race-candidates = { $count ->
        [0] Nobody runs for sheriff
        [one] Running for sheriff: number { $seats }
       *[other] Running for sheriff: numbers { $seats }
    }
    .told = { $count ->
        [0] Nobody ran for sheriff
       *[other] Running for sheriff: { $everyone }
    }
event-judge-race-withdrew = Number { $seat } withdraws
    .told = { $who } withdrew
event-judge-race-runoff = A tie: run-off for sheriff between { $seats }
    .told = A tie: run-off for sheriff between { $everyone }
event-judge-race-postponed = The race stops here and goes on tomorrow
event-judge-badge-lost = The badge is lost
    .told = The badge was lost
event-judge-sheriff-elected = Number { $seat } is sheriff
    .told = { $who } became sheriff
event-judge-sheriff-none = No sheriff today
event-judge-sheriff-passed = Number { $by } passes the badge to number { $seat }
    .told = { $actor } passed the badge to { $who }
event-judge-sheriff-torn = Number { $by } tears the badge
    .told = { $actor } tore the badge
event-judge-last-words = Last words: { $seats }
event-judge-order = Speeches in this order: { $seats }

cause-judge-pack = killed by the pack
cause-judge-double-save = shield and antidote at once
cause-judge-poison = poisoned
    .told = poisoned by { $actor }
    .short = poisoned by { $by }
cause-judge-shot = shot
    .told = shot by { $actor }
    .short = shot by { $by }
cause-judge-exile = voted out
cause-judge-explosion = own explosion
cause-judge-hidden = killed by the Hidden Werewolf
    .told = hunted down by { $actor }, the Hidden Werewolf
    .short = hunted by { $by }
cause-judge-charm = charmed to death
    .told = charmed by { $actor }, and followed
    .short = followed { $by }
cause-judge-heartbreak = heartbroken
    .told = could not live without { $actor }
    .short = followed { $by }
cause-judge-taken = taken along by the White Werewolf King
    .told = taken along by { $actor }
    .short = taken by { $by }
cause-judge-curse = cursed by the Wraith Rider
    .told = should have left { $actor }, the Wraith Rider, alone
    .short = cursed by { $by }
cause-judge-duel = beaten in a duel
    .told = beaten in a duel by { $actor }
    .short = felled by { $by }
cause-judge-honour = lost the duel
cause-judge-bomb = caught in the blast
    .told = caught in the blast of { $actor }
    .short = blown up by { $by }

## The end

end-judge-divine-gone = The last special role has fallen.
end-judge-commoners-gone = The last commoner has fallen.
end-judge-everyone-gone = Only werewolves are left.
end-judge-parity = The wolves are as many as the rest, and need not hide any more.
end-judge-wolves-gone = The last werewolf is gone.
end-judge-nobody-left = Nobody is left alive.
end-judge-lovers = Love is all that is left.
end-judge-piper = Everybody alive dances to the same tune.
end-judge-bomber = The Bomber got the bang of a lifetime.

## House rules

house-judge-witch-self-save = Witch saves herself
    .explain = May the Witch use the antidote when she is the victim?
house-judge-witch-self-save-first-night = First night only
    .told = The Witch may save herself on the first night only.
house-judge-witch-self-save-always = Always
    .told = The Witch may save herself on any night.
house-judge-witch-self-save-never = Never
    .told = The Witch may never save herself.

house-judge-witch-both-potions = Both potions in one night
    .explain = May the Witch save and poison in the same night?
house-judge-witch-both-potions-no = No
    .told = The Witch uses one potion a night at most.
house-judge-witch-both-potions-yes = Yes
    .told = The Witch may save and poison in the same night.

house-judge-witch-sees-victim-without-antidote = Victim without antidote
    .explain = Is the Witch still shown the victim when her antidote is gone?
house-judge-witch-sees-victim-without-antidote-no = No
    .told = When her antidote is gone, the Witch is not shown the victim any more.
house-judge-witch-sees-victim-without-antidote-yes = Yes
    .told = The Witch is shown the victim even when her antidote is gone.

house-judge-guard-repeat = Guarding twice running
    .explain = May the Guardian shield the same player two nights in a row?
house-judge-guard-repeat-no = No
    .told = The Guardian may not shield the same player two nights in a row.
house-judge-guard-repeat-yes = Yes
    .told = The Guardian may shield the same player two nights in a row.

house-judge-wolves-may-pass = Wolves may pass
    .explain = May the pack decide to attack nobody?
house-judge-wolves-may-pass-yes = Yes
    .told = The pack may decide to attack nobody.
house-judge-wolves-may-pass-no = No
    .told = The pack has to attack somebody every night.

house-judge-wolves-may-target-pack = Wolves on wolves
    .explain = May the pack attack one of its own?
house-judge-wolves-may-target-pack-yes = Yes
    .told = The pack may attack one of its own.
house-judge-wolves-may-target-pack-no = No
    .told = The pack may not attack its own.

house-judge-hunter-shoots = The Hunter’s gun
    .explain = When is it locked?
house-judge-hunter-shoots-unless-voted-out = When voted out
    .told = The Hunter shoots at any death but being voted out.
house-judge-hunter-shoots-unless-poisoned = When poisoned
    .told = The Hunter shoots at any death but by poison.
house-judge-hunter-shoots-always = Never
    .told = The Hunter shoots whatever he dies of.

house-judge-hidden-wolf-awakens = The Hidden Werewolf wakes
    .explain = From when on does he kill?
house-judge-hidden-wolf-awakens-alone = When alone
    .told = The Hidden Werewolf kills only when all other wolves are gone.
house-judge-hidden-wolf-awakens-second-night = Second night
    .told = The Hidden Werewolf kills from the second night on.

house-judge-hidden-wolf-knows-pack = Hidden Werewolf and pack
    .explain = Does he know who the other wolves are?
house-judge-hidden-wolf-knows-pack-yes = He knows them
    .told = The Hidden Werewolf knows who the other wolves are.
house-judge-hidden-wolf-knows-pack-no = He does not
    .told = The Hidden Werewolf does not know who the other wolves are.

house-judge-wolf-king-shoots-when-hunted = Werewolf King killed by wolves
    .explain = May he shoot when his own pack kills him?
house-judge-wolf-king-shoots-when-hunted-no = No
    .told = A Werewolf King whom his own pack kills does not shoot.
house-judge-wolf-king-shoots-when-hunted-yes = Yes
    .told = A Werewolf King whom his own pack kills may shoot.

house-judge-white-king-last-wolf-explodes = White King as the last wolf
    .explain = May he still blow himself up when he knows of no other wolf alive?
house-judge-white-king-last-wolf-explodes-yes = Yes
    .told = The White Werewolf King may blow himself up even when he knows of no other wolf alive.
house-judge-white-king-last-wolf-explodes-no = No
    .told = The White Werewolf King may not blow himself up once he knows of no other wolf alive.

house-judge-magician-acts = The Magician acts
    .explain = In his place in the night, with answers at its end, or before everybody else?
house-judge-magician-acts-tenth = In his place
    .told = The Magician acts in his place in the night, and the answers of the others come at its end.
house-judge-magician-acts-first = First of all
    .told = The Magician acts before everybody else in the night.

house-judge-after-duel = After a duel
    .explain = What follows the Knight’s duel?
house-judge-after-duel-by-loser = Night if a wolf died
    .told = If the Knight’s duel kills a wolf, night falls at once; otherwise the day goes on.
house-judge-after-duel-day-goes-on = The day goes on
    .told = After the Knight’s duel the day goes on.
house-judge-after-duel-night-falls = Night falls
    .told = After the Knight’s duel night falls at once.

house-judge-cupid-self = Cupid in love
    .explain = May Cupid be one of the lovers?
house-judge-cupid-self-yes = Yes
    .told = Cupid may be one of the lovers.
house-judge-cupid-self-no = No
    .told = Cupid cannot be one of the lovers.

house-judge-piper-confused-told = The confused
    .explain = Are players told that the Piper confused them?
house-judge-piper-confused-told-yes = They are told
    .told = Whoever the Piper has confused is told so.
house-judge-piper-confused-told-no = They are not
    .told = Whoever the Piper has confused is not told.

house-judge-bomber-wins = The Bomber wins
    .explain = What does he need?
house-judge-bomber-wins-nobody-left = An explosion that leaves nobody
    .told = The Bomber wins by an explosion that leaves nobody.
house-judge-bomber-wins-voted-out = To be voted out
    .told = The Bomber wins by being voted out.

house-judge-sheriff = Sheriff
    .explain = Do we play with a sheriff?
house-judge-sheriff-yes = Yes
    .told = You elect a sheriff.
house-judge-sheriff-no = No
    .told = You play without a sheriff.

house-judge-election = The race begins
    .explain = Before or after the first night’s dead are named?
house-judge-election-after = After
    .told = The race for sheriff comes after the first night’s dead are named.
house-judge-election-before = Before
    .told = The race for sheriff comes before the first night’s dead are named.

house-judge-race-explosion = Explosion in the race
    .explain = When a wolf blows up during the race, what becomes of the badge?
house-judge-race-explosion-next-day = Race goes on next day
    .told = When a wolf blows up during the race for sheriff, the race goes on the next day.
house-judge-race-explosion-second-explosion = A second one takes the badge
    .told = When wolves blow up in two races for sheriff, nobody gets the badge; after the first the race goes on the next day.
house-judge-race-explosion-badge-lost = Badge is lost at once
    .told = When a wolf blows up during the race for sheriff, nobody gets the badge.

house-judge-tie = A tied vote
    .explain = What follows when two or more tie for the lead?
house-judge-tie-runoff = Run-off
    .told = When two or more tie for the lead, they speak again and the others vote between them.
house-judge-tie-nobody = Nobody is voted out
    .told = When two or more tie for the lead, nobody is voted out.

house-judge-last-words = Last words
    .explain = Who may speak once more?
house-judge-last-words-those = First night and voted out
    .told = Those who die on the first night and those who are voted out may speak once more.
house-judge-last-words-everybody = Everybody
    .told = Everybody who dies may speak once more.
house-judge-last-words-nobody = Nobody
    .told = Nobody who dies may speak once more.

house-judge-wolves-win = The wolves win when
    .explain = What does it take?
house-judge-wolves-win-side = One side is gone
    .told = The wolves win when all commoners are gone, or everybody of the village with a special card.
house-judge-wolves-win-everyone = Everybody else is gone
    .told = The wolves win when nobody else is left.
house-judge-wolves-win-parity = They are as many as the rest
    .told = The wolves win when they are as many as all the others.
