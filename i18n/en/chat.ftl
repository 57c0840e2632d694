# The chat book: roles, rooms, questions, events, house rules, decks and lines.

book-chat = The village of whispers
    .about = Secret rooms and whispered notes; one head may wear many hats.

## Teams

team-chat-wolves = Werewolves
    .wins = With your pack: when only werewolves are left.
team-chat-village = Village
    .wins = With the village: when no werewolf is left, and no couple across the camps.
    .wins-two-sides = With the village: when no werewolf is left.
    .wins-village-wins-pure-villagers = With the village: when only villagers without a power are left.
team-chat-amorous = The lovers
    .wins = With your love: as the last two alive.

## Roles
# value: name; .card: on the card; .more: in the handbook; .wake .act .choose .sleep: spoken at night.

role-chat-werewolf = Werewolf
    .card = By day you look like everybody else. By night you vote in the den about who will not see the morning.
    .more = The den is open while the wolves are up: talk there, and mind what you write, for a Little Girl may be reading. You may vote for anybody at all, even for one of your own, or for nobody; the most votes decide, and a vote for nobody is none. You win only when nobody but werewolves is left.
    .called = Werewolves
    .wake = Werewolves, | open your eyes.
    .wake-theatrical = Werewolves, | dinner time: | open your eyes.
    .act = Agree on one victim.
    .act-theatrical = Who is on the menu tonight? | Agree on one.
    .act-theatrical2 = Who will miss breakfast? | Settle on one.
    .choose = If you do not agree yet, | choose once more.
    .choose-theatrical = Not of one mind yet? | Choose once more.
    .sleep = Werewolves, | close your eyes.
    .sleep-theatrical = Werewolves, | close your eyes, and wipe your chins.
    .wake-first = Werewolves, | open your eyes | and find each other.

role-chat-villager = Villager
    .card = You live in this village. One vote, two ears, and a square full of liars.
    .more = Everybody in this village is a Villager, the wolves too; whoever holds another card holds it on top. A Villager with nothing on top is called a pure Villager.

role-chat-seeress = Seeress
    .card = Every night, everything that one player is lies open before you: card, office and heart.
    .more = You see all roles of the player you choose, never your own. Several Seeresses know each other, meet in a room of their own, and share one look a night: they vote on whom to look at.
    .wake = Seeress, | open your eyes.
    .wake-theatrical = Seeress, | the mist is clearing: | open your eyes.
    .act = Who will you look at? | Then look at the screen.
    .act-theatrical = Whose secret would you like to know? | Then look at the screen.
    .act-theatrical2 = Who is not what they seem? | The screen will tell.
    .choose = If you do not agree yet, | choose once more.
    .choose-theatrical = Not of one mind yet? | Choose once more.
    .sleep = Seeress, | close your eyes.
    .sleep-theatrical = Seeress, | close your eyes. | No smiling.

role-chat-hunter = Hunter
    .card = Whoever kills you, and however: one last shot is yours.
    .more = As soon as your death is known you may shoot anybody who lives, or hold your fire for good. If your shot hits somebody with a last act of their own, that one comes right after.

role-chat-cupid = Cupid
    .card = On the first night, two arrows of yours make two players one heart; you may be one of them.
    .more = You know whom you hit, and nothing else about them. Several Cupids vote on each arrow. Whatever becomes of the two, you win with the village and only with the village.
    .wake = Cupid, | open your eyes.
    .wake-theatrical = Cupid, | string your bow | and open your eyes.
    .act = Which two will fall in love?
    .act-theatrical = Which two hearts will you hit?
    .choose = If you do not agree yet, | aim once more.
    .sleep = Cupid, | close your eyes.
    .sleep-theatrical = Cupid, | close your eyes, and put the bow away.

role-chat-witch = Witch
    .card = One potion takes the wolves’ mark off their victim, one kills somebody else. Each once.
    .more = As long as you have a potion left you learn every night who the wolves have marked. You may save that one, yourself included. The other potion is for anybody but you and the marked one. Several Witches share the healing: once one of them has used it, it is gone for all. With the deadly potion each votes; whoever leads dies, and only those who voted for a leader have spent theirs.
    .wake = Witch, | open your eyes.
    .wake-theatrical = Witch, | something is boiling over: | open your eyes.
    .act = This is tonight’s victim. | Will you heal? | Will you kill?
    .act-theatrical = Tonight’s news is on the screen. | To heal, or not? | To kill, or not?
    .act-theatrical2 = The screen knows who was attacked. | Do you heal? | Do you kill?
    .sleep = Witch, | close your eyes.
    .sleep-theatrical = Witch, | close your eyes, and cork your bottles.

role-chat-little-girl = Little Girl
    .card = You listen at the door of the wolves’ den. You read what they write, and they do not know you are there.
    .more = You are on no list and leave no trace; you cannot write there or vote. Whether you also see how the wolves vote is a house rule. Tell the village, but not too fast: somebody will wonder how you know.

role-chat-major = Mayor
    .card = When the village cannot decide, you do. When you die, you name the next Mayor.
    .more = Elected on the first day. Your vote counts once like any other; but after a tie the voting restarts, and in that one only you vote: somebody has to be chosen. Whoever you name as your heir is Mayor at once.

role-chat-amorous = In love
    .card = Two of you, one life: if one dies, so does the other.
    .more = You know whom you love, not what they are, and you meet on the first night, on a bench for two. If you come from different camps you are a camp of your own: you win when nobody but you two is left.

## Rooms

board-chat-village = The village square
board-chat-werewolf = The wolves’ den
board-chat-seeress = The crystal chamber
board-chat-cupid = The archers’ loft
board-chat-amorous = The bench for two
board-chat-witch = The witches’ kitchen
board-chat-kill = The last room

## Questions

ask-chat-pack-vote = Who do the wolves choose?
ask-chat-pack-runoff = A tie in the den: which of them?
ask-chat-look-vote = Who will you look at tonight?
ask-chat-look-runoff = A tie: who will you look at?
ask-chat-arrow-one-vote = Who does the first arrow hit?
ask-chat-arrow-one-runoff = A tie: who does arrow one hit?
ask-chat-arrow-two-vote = Who does the second arrow hit?
ask-chat-arrow-two-runoff = A tie: who does arrow two hit?
ask-chat-witch-heal = Will you heal the marked one?
ask-chat-witch-kill = Who will you kill, if anybody?
ask-chat-hunter-shoot = Who will you shoot, if anybody?
ask-chat-major-vote = Who should be Mayor?
ask-chat-major-decide = A tie. You alone vote now, Mayor: who is hanged?
ask-chat-major-heir = Who will be Mayor after you?
ask-chat-village-vote = Who is to be hanged?

ask-call-chat-cupid = Who will fall in love?
ask-call-chat-seeress = Who will you look at?
ask-call-chat-werewolf = Who do the wolves choose?
ask-call-chat-witch = Heal or kill?

blocked-chat-packmate = This player is one of your own people
blocked-chat-not-tied = This player does not stand in the tie
blocked-chat-first-arrow = The first arrow has hit this one already
blocked-chat-not-the-victim = This player was not marked tonight
blocked-chat-flagged = The wolves marked this player already

choice-chat-pack-vote-nobody = Vote for nobody
choice-chat-pack-runoff-nobody = Vote for nobody
choice-chat-look-vote-nobody = Look at nobody
choice-chat-look-runoff-nobody = Look at nobody
choice-chat-witch-heal-seat = Heal { $seat }
choice-chat-witch-heal-nobody = Keep the healing potion
choice-chat-witch-kill-seat = Kill { $seat }
choice-chat-witch-kill-nobody = Keep the deadly potion
choice-chat-hunter-shoot-nobody = Lower the gun
choice-chat-major-vote-nobody = Abstain
choice-chat-village-vote-nobody = Abstain

charge-heal = Healing potion
charge-kill = Deadly potion

## Windows

window-chat-cupid = Cupid’s arrows
window-chat-arrow-one = The first arrow
window-chat-arrow-one-runoff = The first arrow, once more
window-chat-arrow-two = The second arrow
window-chat-arrow-two-runoff = The second arrow, once more
window-chat-amorous = A bench for two
window-chat-night = Night
window-chat-night-runoff = Night: once more
window-chat-witch = The witching hour
window-chat-witch-runoff = The witching hour, once more
window-chat-closing = Before the day
settled-chat-mayor = Most votes decide; on a tie the Mayor does.
window-chat-kill = A last act
window-chat-campaign = Who wants to be Mayor?
window-chat-major-vote = Vote for Mayor
window-chat-major-runoff = Vote for Mayor, run-off
window-chat-discussion = The village talks
window-chat-village = The village votes
window-chat-village-runoff = The village votes again
window-chat-verdict = The Mayor decides
window-chat-succession = The next Mayor

mark-chat-flagged = Marked for tonight

## Events

event-chat-pack-proposal = { $seat ->
        [nobody] { $you ->
            [by] You vote for nobody
           *[other] { $byname } ({ $by }) votes for nobody
        }
       *[other] { $self ->
            [yes] { $you ->
                [seat] You vote for yourself
               *[other] { $byname } ({ $by }) volunteers to be bitten
            }
           *[no] { $you ->
                [by] You vote for { $who }
               *[other] { $byname } ({ $by }) votes for { $who }
            }
        }
    }
    .told = { $self ->
        [yes] In the den { $actor } voted to die
       *[no] In the den { $actor } voted for { $who }
    }
event-chat-pack-agreed = The den has chosen { $who }
    .told = The wolves marked { $who }
event-chat-look-proposal = { $self ->
        [yes] { $you ->
            [seat] You want to look at yourself
           *[other] { $byname } ({ $by }) wants to be looked at
        }
       *[no] { $you ->
            [by] You want to look at { $who }
           *[other] { $byname } ({ $by }) wants to look at { $who }
        }
    }
    .told = { $actor } wanted to look at { $who }
event-chat-seeress-learned = { $you ->
        [seat] You
       *[other] { $seatname } ({ $seat })
    }: { ROLE($role) }{ $major ->
        [yes] , and the Mayor
       *[no] { "" }
    }{ $amorous ->
        [yes] , and in love
       *[no] { "" }
    }
    .told = Seeress { $actor } saw { $who }: { ROLE($role) }{ $major ->
        [yes] , Mayor
       *[no] { "" }
    }{ $amorous ->
        [yes] , in love
       *[no] { "" }
    }
event-chat-arrow-one-proposal = { $self ->
        [yes] { $you ->
            [seat] You aim the first arrow at yourself
           *[other] { $byname } ({ $by }) aims the first arrow at themselves
        }
       *[no] { $you ->
            [by] You aim the first arrow at { $who }
           *[other] { $byname } ({ $by }) aims the first arrow at { $who }
        }
    }
    .told = { $actor } aimed the first arrow at { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-chat-arrow-two-proposal = { $self ->
        [yes] { $you ->
            [seat] You aim the second arrow at yourself
           *[other] { $byname } ({ $by }) aims the second arrow at themselves
        }
       *[no] { $you ->
            [by] You aim the second arrow at { $who }
           *[other] { $byname } ({ $by }) aims the second arrow at { $who }
        }
    }
    .told = { $actor } aimed the second arrow at { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-chat-arrow-one = The first arrow hits { $who }
    .told = Cupid { $actor } hit { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-chat-arrow-two = The second arrow hits { $who }
    .told = Cupid { $actor } hit { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-chat-lovers = { $you ->
        [seat] You are in love with { $othername } ({ $other })
        [other] You are in love with { $seatname } ({ $seat })
       *[nobody] { $seatname } ({ $seat }) and { $othername } ({ $other }) are in love
    }
    .told = { $who } and { $another } fell in love
event-chat-heal-proposal = { $self ->
        [yes] { $you ->
            [seat] You want to heal yourself
           *[other] { $byname } ({ $by }) wants to be healed
        }
       *[no] { $you ->
            [by] You want to heal { $who }
           *[other] { $byname } ({ $by }) wants to heal { $who }
        }
    }
    .told = { $actor } voted to heal { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-chat-kill-proposal = { $self ->
        [yes] { $you ->
            [seat] You want to poison yourself
           *[other] { $byname } ({ $by }) wants to be poisoned
        }
       *[no] { $you ->
            [by] You want to poison { $who }
           *[other] { $byname } ({ $by }) wants to poison { $who }
        }
    }
    .told = { $actor } voted to poison { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-chat-healed = { $you ->
        [seat] You are healed
       *[other] { $seatname } ({ $seat }) is healed
    }
    .told = { $self ->
        [yes] Witch { $actor } drank the healing potion
       *[no] Witch { $actor } healed { $who }
    }
event-chat-poisoned = The deadly potion is for { $seatname } ({ $seat })
    .told = Witch { $actor } poisoned { $who }
event-chat-heal-spent = The healing potion is used up
    .told = Witch { $actor } had no healing potion any more
event-chat-kill-spent = The deadly potion is used up
    .told = Witch { $actor } had no deadly potion any more
event-chat-tied = A tie between { $people }: you vote once more
    .told = { $about ->
        [pack] A tie in the den between { $everyone }: once more
        [look] The Seeresses were tied between { $everyone }: once more
       *[other] The Cupids were tied between { $everyone }: once more
    }
event-chat-drawn = Tied for good. The lot fell on { $who }
    .told = { $about ->
        [pack] The den stayed tied, and the lot fell on { $who }
        [look] The Seeresses stayed tied, and the lot fell on { $who }
       *[other] The Cupids stayed tied, and the lot fell on { $who }
    }
event-chat-dawn = { $count ->
        [0] A peaceful night: nobody died
        [one] Last night we lost number { $seats }
       *[other] Last night we lost numbers { $seats }
    }
    .told = { $count ->
        [0] A peaceful night
       *[other] Missing at daybreak: { $everyone }
    }
event-chat-major-result = The votes for Mayor
event-chat-major-elected = Number { $seat } is Mayor
    .told = { $who } became Mayor
event-chat-major-none = Not one vote: the village has no Mayor
    .told = Not one vote: the village had no Mayor
event-chat-major-passed = Number { $seat } is the new Mayor
    .told = { $actor } made { $who } Mayor
event-chat-village-result = The votes
event-chat-runoff = A tie between numbers { $seats }
    .told = A tie between { $everyone }
event-chat-lot = Still a tie. The lot falls on number { $seat }
    .told = The lot fell on { $who }
event-chat-decided = The Mayor decides: number { $seat } is to hang
    .told = Mayor { $actor } decided against { $self ->
        [yes] themselves
       *[no] { $who }
    }
event-chat-lynched = Number { $seat } is hanged
    .told = { $who } was hanged
event-chat-nobody-lynched = Nobody is hanged today
    .told = Nobody was hanged
event-chat-shot = Number { $by } shoots number { $seat }
    .told = { $actor } shot { $who }

cause-chat-pack = taken by the wolves
cause-chat-poison = poisoned
    .told = poisoned by { $actor }
    .short = poisoned by { $by }
cause-chat-shot = shot
    .told = shot by { $actor }
    .short = shot by { $by }
cause-chat-lynch = hanged
cause-chat-heartbreak = heartbroken
    .told = could not live without { $actor }
    .short = followed { $by }

## The end

end-chat-nobody-left = The rooms are empty.
end-chat-nobody-pure = Not one pure Villager is left to celebrate.
end-chat-amorous-left = Only two are left, and they have eyes for nothing else.
end-chat-wolves-last = Nobody but werewolves is left.
end-chat-no-enemy = The last enemy of the village is gone.
end-chat-pure-villagers = Only pure Villagers are left.

## House rules

house-chat-square = The village square
    .explain = By day everybody talks aloud. Before the vote, does everybody also get a turn to write in the square? With a moderator nobody does.
house-chat-square-spoken = Talk is enough
    .told = By day you talk aloud, and nobody writes.
house-chat-square-written = Notes as well
    .told = By day you talk aloud, and before the vote everybody also gets a turn to write in the square.
house-chat-night-ties = Ties at night
    .explain = What happens when Werewolves, Seeresses or Cupids do not agree? A run-off takes one more round.
house-chat-night-ties-runoff = They vote once more
    .told = When a group does not agree at night, it votes once more.
house-chat-night-ties-drawn = Lots are drawn
    .told = When a group does not agree at night, lots are drawn.
house-chat-first-night = The first night
    .explain = Does Cupid shoot while the wolves vote, or before anybody else? Apart, the night has up to three rounds more.
house-chat-first-night-together = In two rounds
    .told = On the first night Cupid shoots while the wolves vote.
house-chat-first-night-apart = Cupid first
    .told = On the first night Cupid shoots before anybody else.
house-chat-pack-targets = Targets of the pack
    .explain = May the wolves vote for one of their own?
house-chat-pack-targets-anybody = Anybody
    .told = The wolves may vote for anybody, their own too.
house-chat-pack-targets-no-wolf = No werewolf
    .told = The wolves may not vote for one of their own.
house-chat-girl-watches = What the Little Girl sees
    .explain = Does she see how the wolves vote, or only what they write?
house-chat-girl-watches-votes = Notes and votes
    .told = The Little Girl sees what the wolves write, and how they vote.
house-chat-girl-watches-notes = Notes only
    .told = The Little Girl sees what the wolves write, but not how they vote.
house-chat-village-wins = Victory of the village
    .explain = When is the village safe?
house-chat-village-wins-no-enemy = No enemy is left
    .told = The village wins when no enemy is left.
house-chat-village-wins-pure-villagers = Only pure Villagers are left
    .told = The village wins when only those are left who are villagers and nothing else.

## Decks

deck-chat-easy = First whispers
    .idea = Few roles and few rooms: a gentle start to whispering.
deck-chat-classic = The classic
    .idea = Whispers by night, arguments by day: the village as it has always been.
deck-chat-wild = Full house
    .idea = A power in every room: whoever claims to be a plain villager had better prove it.

problem-chat-cards =
    { $cards ->
        [one] { $cards } card; this table needs { $wanted }.
       *[other] { $cards } cards; this table needs { $wanted }.
    }
problem-chat-no-wolf = Not one werewolf: nothing to whisper about.
problem-chat-too-many-wolves =
    { $wolves ->
        [one] { $wolves } werewolf is too many: they would outnumber everybody else.
       *[other] { $wolves } werewolves are too many: they would outnumber everybody else.
    }
problem-chat-unique = There is only one { $role } in this village.
advice-chat-wolves =
    { $usual ->
        [one] With so many players, { $usual } werewolf is usual. You have { $wolves }.
       *[other] With so many players, { $usual } werewolves are usual. You have { $wolves }.
    }

## Spoken lines

line-chat-dawn = { $count ->
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
        [0] Behind every door somebody is yawning. | A peaceful night.
        [one] Behind one door it stays quiet. | We have lost | number { $seats }.
       *[other] Behind some doors it stays quiet. | We have lost these numbers: | { $seats }.
    }
    .theatrical2 = { $count ->
        [0] All that whispering, | and nobody came to harm. | A peaceful night.
        [one] One voice is missing from the whispering. | We have lost | number { $seats }.
       *[other] Some voices are missing from the whispering. | We have lost these numbers: | { $seats }.
    }
    .theatrical3 = { $count ->
        [0] The landlord counts his keys: | all of them are there. | A peaceful night.
        [one] The landlord takes one name off its door. | We have lost | number { $seats }.
       *[other] The landlord takes some names off their doors. | We have lost these numbers: | { $seats }.
    }
line-chat-major-vote = We vote for a Mayor. | Hands up, one name at a time.
    .theatrical = Somebody has to keep order in this house. | We vote for a Mayor: | hands up, one name at a time.
    .theatrical2 = Somebody has to count the rent. | We vote for a Mayor: | one name after the other, hands up.
line-chat-major-runoff-vote = We vote again for a Mayor.
line-chat-major-elected = Number { SEAT($seat) } | is Mayor.
line-chat-major-none = Not one vote: | the village has no Mayor.
line-chat-major-passed = Number { SEAT($seat) } | is the new Mayor.
line-chat-village = The village votes. | Hands up, one name at a time.
    .plain2 = Time to vote. | Hands up, one name at a time.
    .plain3 = We vote now. | Hands up, one name at a time.
    .theatrical = Enough whispering. | Now the village votes: | hands up, one name at a time.
    .theatrical2 = What was said behind doors counts for nothing now. | Hands up, one name at a time.
    .theatrical3 = The rope is ready, and asks for a name. | Hands up, one name at a time.
    .theatrical4 = Everybody has heard it from somebody. | Name by name: hands up.
line-chat-exile-secret = We vote now, in secret. | Pass the laptop round.
    .theatrical = One last whisper: | we vote in secret. | Pass the laptop round.
line-chat-runoff = A tie | between these numbers: | { $seats }.
    .theatrical = The village cannot agree. | A tie | between these numbers: | { $seats }.
    .theatrical2 = The scales stand level. | A tie | between these numbers: | { $seats }.
    .plain2 = Nobody is ahead. | A tie | between these numbers: | { $seats }.
line-chat-village-runoff-vote = We vote again.
    .plain2 = Once more: we vote.
    .theatrical = Think again, | and vote again.
line-chat-verdict = A tie. | Number { SEAT($seat) }, | yours is the only vote now.
line-chat-succession = Number { SEAT($seat) }, | who will be Mayor after you?
line-chat-lot = Still a tie. | The lot falls on | number { SEAT($seat) }.
line-chat-decided = The Mayor decides: | the rope is for | number { SEAT($seat) }.
line-chat-lynched = Number { SEAT($seat) } is hanged.
    .plain2 = The village has voted. | Hanged: | number { SEAT($seat) }.
    .theatrical = Up and down the corridor, doors fall shut. | Hanged: | number { SEAT($seat) }.
    .theatrical2 = The rope creaks, and that is all. | Hanged: | number { SEAT($seat) }.
    .theatrical3 = For a moment nobody breathes. | Hanged: | number { SEAT($seat) }.
line-chat-nobody-lynched = Nobody is hanged today.
    .plain2 = No hanging today.
    .theatrical = The rope stays on its hook. | Nobody is hanged today.
    .theatrical2 = The village goes back to its whispering. | Nobody is hanged today.
line-chat-shot = Number { SEAT($by) } | fires, and hits | number { SEAT($seat) }.
line-victory-chat-wolves = The werewolves win.
    .plain2 = It is over: the werewolves win.
    .theatrical = All the rooms are dark, and only one of them is still talking. | The werewolves win.
    .theatrical2 = Every room is free now. No references needed. | The werewolves win.
line-victory-chat-village = The village wins.
    .plain2 = It is over: the village wins.
    .theatrical = Doors open, nobody whispers any more. | The village wins.
    .theatrical2 = At last something can be said aloud. | The village wins.
line-victory-chat-amorous = The lovers win.
    .plain2 = It is over: the lovers win.
    .theatrical = A bench for two, and a whole village to themselves. | The lovers win.
    .theatrical2 = They only ever had eyes for each other. | The lovers win.
