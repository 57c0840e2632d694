# The judge manual: roles, questions, events and house rules.

## Camps and kinds

team-judge-wolves = Werewolves
team-judge-good = Village
tag-wolf = Werewolf
tag-divine = Special role
tag-commoner = Commoner

## Roles
# value: name; .card: on the card; .more: in the handbook; .wake .act .sleep: spoken at night.

role-judge-werewolf = Werewolf
    .card = Hunt with your pack every night. By day, lie beautifully.
    .more = The pack wakes together and settles on one victim. Everybody in it proposes; the most frequent proposal stands and a tie is drawn once. While people are speaking you may blow yourself up: your card is open, you are gone, the day is over and night falls at once. There is no vote that day.
    .wake = Werewolves, | open your eyes | and find each other.
    .act = Agree on one victim.
    .sleep = Werewolves, | close your eyes.

role-judge-commoner = Commoner
    .card = You sleep all night. By day your ears and your vote are all you have. Use them well.
    .more = No power, and yet nobody may forget you: by the book the wolves win when the last commoner has fallen, just as they do with the last special role.

role-judge-seer = Seer
    .card = Every night, look at one player and learn whether they are good or a werewolf.
    .more = The answer comes at once and names the camp, not the role. It is yours alone: whom you tell, and when, decides games.
    .wake = Seer, | open your eyes.
    .act = Whom will you check? | The screen has your answer.
    .sleep = Seer, | close your eyes.

role-judge-witch = Witch
    .card = One antidote, one poison, one use each. You see whom the wolves hit.
    .more = While you still have the antidote you are shown tonight's victim and may save them. The poison kills whomever you like and no guard stops it. Beware: a victim who is both guarded and saved dies of it. Whether you may save yourself, or pour both potions in one night, is a house rule.
    .wake = Witch, | open your eyes.
    .act = This is tonight's victim. | Will you use your antidote? | Will you use your poison?
    .sleep = Witch, | close your eyes.

role-judge-hunter = Hunter
    .card = When you die, you may shoot one player dead. The house rules say which death locks your gun.
    .more = The shot comes right after your death is announced, and nothing stops it. Keep it or use it: everybody who dies is asked something, so nobody can tell who might have fired. By the book a gun is locked when its Hunter is voted out; poison instead, or nothing at all, are house rules.

role-judge-guardian = Guardian
    .card = Every night, shield one player from the pack: somebody else, yourself, or nobody.
    .more = The same player two nights running is against the book; a house rule may allow it. The shield stops the pack and nothing else: not poison, not a bullet, not an explosion. Together with the Witch's antidote on the same player it kills.
    .wake = Guardian, | open your eyes.
    .act = Whom will you protect tonight?
    .sleep = Guardian, | close your eyes.

role-judge-idiot = Idiot
    .card = Voted out, you flip your card with a grin and stay, but you never vote again.
    .more = It works once, and only against the vote. A second vote finishes you. If you wear the badge when you flip, you pass it on or tear it up.

role-judge-sheriff = Sheriff
    .card = One and a half votes, the last speech, and the choice of who speaks first.
    .more = Won in a race on the first day. Candidates speak and may withdraw; those who did not run vote. A tie goes to one run-off, then the badge stays in the drawer. A dying sheriff passes the badge or tears it up.

## Questions

ask-judge-guardian-protect = Whom will you protect tonight?
ask-judge-pack-attack = Whom will the pack attack?
ask-judge-seer-check = Whom will you check?
ask-judge-witch-antidote = Will you use your antidote?
ask-judge-witch-poison = Will you use your poison?
ask-judge-hunter-shoot = You may take somebody with you. Shoot?
ask-judge-werewolf-explode = Blow yourself up? Only a werewolf can; from anybody else it stays between you and this screen.
ask-judge-sheriff-run = Who runs for sheriff?
ask-judge-sheriff-withdraw = Withdraw from the race?
ask-judge-sheriff-vote = Who should be sheriff?
ask-judge-sheriff-direction = In which direction do we speak?
ask-judge-sheriff-badge = Who gets the badge?
ask-judge-exile-vote = Who has to go?
ask-judge-runoff-vote = Run-off: who has to go?

ask-call-judge-guardian = Whom will you protect tonight?
ask-call-judge-werewolf = Whom will the pack attack?
ask-call-judge-seer = Whom will you check?
ask-call-judge-witch = Antidote or poison?

ask-decoy-suspect = Who is a werewolf, do you think?
ask-decoy-trust = Whom do you trust most?
ask-decoy-predict = Who will leave the table tomorrow?

choice-nobody = Nobody
choice-close = Done
choice-use = Use it
choice-keep = Keep it
choice-judge-witch-antidote-use = Use antidote
choice-judge-witch-antidote-keep = Keep antidote
choice-judge-witch-poison-nobody = Keep poison
choice-judge-guardian-protect-nobody = Protect nobody
choice-judge-pack-attack-nobody = Spare everybody
choice-judge-hunter-shoot-nobody = Lower the gun
choice-judge-exile-vote-nobody = Abstain
choice-judge-runoff-vote-nobody = Abstain
choice-judge-sheriff-vote-nobody = Abstain
choice-decoy-suspect-nobody = No idea
choice-decoy-trust-nobody = Trust nobody
choice-decoy-predict-nobody = Nobody will
choice-explode = Blow up
choice-stay = Stay calm
choice-judge-sheriff-run-stay = Stay out
choice-judge-sheriff-withdraw-stay = Stay in
choice-run = Run
choice-withdraw = Withdraw
# Clockwise as seen from above: the speech goes to the sheriff's left and seat numbers rise.
choice-clockwise = Clockwise
choice-counterclockwise = Counter-clockwise
choice-tear = Tear the badge

shown-victim = Tonight's victim
shown-victim-nobody = Nobody was hit tonight

blocked-same-twice = Not the same player two nights running
blocked-judge-packmate = One of your own
blocked-judge-antidote-used = Your antidote is gone
blocked-judge-no-victim = There is nobody to save
blocked-judge-no-self-save = You cannot save yourself tonight

## Windows

window-judge-night = Night
window-judge-last-acts = A last act
window-judge-race = Who runs for sheriff?
window-judge-race-vote = Vote for sheriff
window-judge-race-runoff = Sheriff: run-off
window-judge-speech = Speeches
window-judge-exile = The vote
window-judge-runoff = Run-off
window-judge-last-words = Last words
window-judge-direction = Who speaks first?
window-judge-badge = The badge

mark-judge-flipped = Flipped: no vote

## Events
# $seat and $by are seat numbers, $seats a list of them; $name and $byname may follow.

event-night-falls = Night { NUMERAL($day) }
event-day-breaks = Day { NUMERAL($day) }
event-judge-pack-proposal = { $seat ->
        [nobody] Number { $by } proposed to spare everybody
       *[other] Number { $by } proposed number { $seat }
    }
event-judge-pack-agreed = { $seat ->
        [nobody] The pack attacks nobody
       *[other] The pack attacks number { $seat }
    }
event-judge-seer-learned = { $camp ->
        [wolf] Number { $seat } is a werewolf
       *[good] Number { $seat } is good
    }
event-judge-guarded = The Guardian shielded number { $seat }
event-judge-antidote-used = The Witch saved number { $seat }
event-judge-poison-used = The Witch poisoned number { $seat }
event-judge-saved = { $by ->
        [guard] The attack on number { $seat } broke on the shield
       *[antidote] The antidote brought number { $seat } back
    }
event-judge-double-saved = Shield and antidote met in number { $seat }, and that was too much
event-died-cause = Number { $seat } died: { $cause }
event-judge-dawn = { $count ->
        [0] A peaceful night
        [one] Last night we lost number { $seats }
       *[other] Last night we lost numbers { $seats }
    }
event-judge-shot = Number { $by } shoots number { $seat }
event-judge-exploded = Number { $seat } was a werewolf and blows up
event-judge-exile-result = The votes
event-judge-race-result = The votes for sheriff
event-judge-exiled = Number { $seat } is voted out
event-judge-nobody-exiled = { $reason ->
        [tie] A tie. Nobody leaves
       *[no_votes] No votes. Nobody leaves
    }
event-judge-runoff = A tie: run-off between { $seats }
event-judge-idiot-flipped = Number { $seat } is the Idiot, flips the card and stays, without a vote
event-judge-race-candidates = { $count ->
        [0] Nobody runs for sheriff
        [one] Running for sheriff: number { $seats }
       *[other] Running for sheriff: numbers { $seats }
    }
event-judge-race-withdrew = Number { $seat } withdraws
event-judge-race-runoff = A tie: run-off for sheriff between { $seats }
event-judge-race-postponed = The race stops here and goes on tomorrow
event-judge-badge-lost = The badge is lost
event-judge-sheriff-elected = Number { $seat } is sheriff
event-judge-sheriff-none = No sheriff today
event-judge-sheriff-passed = Number { $by } passes the badge to number { $seat }
event-judge-sheriff-torn = Number { $by } tears the badge
event-judge-last-words = Last words: { $seats }
event-judge-order = Speeches in this order: { $seats }
event-correction = A correction: we go back one step

cause-judge-pack = killed by the pack
cause-judge-double-save = shield and antidote at once
cause-judge-poison = poisoned
cause-judge-shot = shot
cause-judge-exile = voted out
cause-judge-explosion = blown up

## The end

end-judge-divine-gone = The last special role has fallen.
end-judge-commoners-gone = The last commoner has fallen.
end-judge-everyone-gone = Not one good soul is left.
end-judge-parity = The wolves are as many as the rest, and need not hide any more.
end-judge-wolves-gone = The last werewolf is gone.
end-judge-nobody-left = Nobody is left to win anything.

## House rules

house-judge-witch-self-save = Witch saves herself
    .explain = May the Witch use the antidote when she is the victim?
house-judge-witch-self-save-first-night = First night only
house-judge-witch-self-save-always = Always
house-judge-witch-self-save-never = Never

house-judge-witch-both-potions = Both potions in one night
    .explain = May the Witch save and poison in the same night?
house-judge-witch-both-potions-no = No
house-judge-witch-both-potions-yes = Yes

house-judge-witch-sees-victim-without-antidote = Victim without antidote
    .explain = Is the Witch still shown the victim when her antidote is gone?
house-judge-witch-sees-victim-without-antidote-no = No
house-judge-witch-sees-victim-without-antidote-yes = Yes

house-judge-guard-repeat = Guarding twice running
    .explain = May the Guardian shield the same player two nights in a row?
house-judge-guard-repeat-no = No
house-judge-guard-repeat-yes = Yes

house-judge-wolves-may-pass = Wolves may pass
    .explain = May the pack decide to attack nobody?
house-judge-wolves-may-pass-yes = Yes
house-judge-wolves-may-pass-no = No

house-judge-wolves-may-target-pack = Wolves on wolves
    .explain = May the pack attack one of its own?
house-judge-wolves-may-target-pack-yes = Yes
house-judge-wolves-may-target-pack-no = No

house-judge-hunter-shoots = The Hunter's gun
    .explain = When is it locked?
house-judge-hunter-shoots-unless-voted-out = When voted out
house-judge-hunter-shoots-unless-poisoned = When poisoned
house-judge-hunter-shoots-always = Never

house-judge-sheriff = Sheriff
    .explain = Do we play with a sheriff?
house-judge-sheriff-yes = Yes
house-judge-sheriff-no = No

house-judge-election = The race begins
    .explain = Before or after the first night's dead are named?
house-judge-election-after = After
house-judge-election-before = Before

house-judge-race-explosion = Explosion in the race
    .explain = When a wolf blows up during the race, what becomes of the badge?
house-judge-race-explosion-next-day = Race goes on next day
house-judge-race-explosion-badge-lost = Badge is lost

house-judge-tie = A tied vote
    .explain = What follows when two or more lead together?
house-judge-tie-runoff = Run-off
house-judge-tie-nobody = Nobody leaves

house-judge-last-words = Last words
    .explain = Who may speak once more?
house-judge-last-words-those = First night and voted out
house-judge-last-words-everybody = Everybody
house-judge-last-words-nobody = Nobody

house-judge-wolves-win = The wolves win when
    .explain = What has to be gone?
house-judge-wolves-win-side = A side is gone
house-judge-wolves-win-everyone = Everyone is gone
house-judge-wolves-win-parity = They are as many as the rest
