# See a night: what the guide says while puppets play, and what stands beside the laptop.
# `guide-<part>-<n>` are the three cards of a part; the other `guide-` messages are spoken.

guide-skip = Skip
guide-puppet-1 = Anna
guide-puppet-2 = Dora
guide-puppet-3 = Bruno
guide-puppet-4 = Clara

## Passed round

guide-pass-around-hello = Four friends, one laptop, and one of them is a werewolf.
guide-cover = At night the laptop goes to whoever it names. The others look away.
guide-card = Hold, and your card opens. Let go, and it is covered again.
guide-tap = Tap somebody. Whoever has nothing to do bets, so all hands look alike.
guide-kept = Hold again, and it counts. Let go, and hand the laptop on.
guide-dawn = In the morning you hear who is gone, never why.
guide-talk = Now you talk. The laptop keeps the time.
guide-hands = Hands go up: tap a name, then every hand for it.
guide-story = Only now come the secrets: who was what, and who did what.

## With eyes closed

guide-eyes-closed-hello = With eyes closed the laptop stays in the middle of the table, and a voice leads the night.
guide-called = The voice calls every card of the deck in turn, whether anybody holds it or not.
guide-called-eyes = Only whoever is called looks, and taps. Everybody's turn takes the same time.
guide-eyes-closed-dawn = Day breaks, all eyes open, and nobody has had to moderate.

## With a moderator

guide-narrator-hello = Does somebody like to moderate? Then the laptop prompts, and keeps the books.
guide-desk = Only the moderator sees this page: who holds which card, and the words to read aloud.
guide-desk-tap = Tap what the table points at. The laptop knows the rules, and what comes next.
guide-narrator-dawn = In the morning it has worked out who is gone. Read it to the table.

## What nobody says: whose page is open, and the secrets at the end

caption-attack = { $who } is the { ROLE($role) }: whoever is tapped dies.
    .told = { $who }, the { ROLE($role) }, killed { $whom }.
caption-check = { $who } is the { ROLE($role) }: learns whether that one is a wolf.
    .told = { $who }, the { ROLE($role) }, learned whether { $whom } is a wolf.
caption-bet = { $who } sleeps: this is only a guess.

## The cards

guide-game-1 = By night
    .more = Hidden wolves choose somebody to kill.
guide-game-2 = By day
    .more = All talk, then vote somebody out.
guide-game-3 = Who wins
    .more = Village: all wolves are out. Wolves: all commoners are out, or all special roles.
guide-touches-1 = Hold
    .more = Your card opens. Read it.
guide-touches-2 = Tap
    .more = Choose somebody at the table.
guide-touches-3 = Hold
    .more = It counts. Hand it on.
guide-day-1 = Morning
    .more = Who is gone?
guide-day-2 = Talk
    .more = Everybody has a say.
guide-day-3 = Vote
    .more = Most hands: out.
guide-vote-1 = Name
    .more = Who is it about?
guide-vote-2 = Hands
    .more = Tap every hand that is up.
guide-vote-3 = Next
    .more = Until all are counted.
guide-story-1 = Verdict
    .more = Who has won, and why.
guide-story-2 = Story
    .more = All secrets, told at last.
guide-story-3 = Again
    .more = Same people, in two taps.
guide-called-1 = Listen
    .more = The voice calls a card.
guide-called-2 = Open eyes, tap
    .more = Only whoever was called.
guide-called-3 = Close eyes
    .more = Then the next is called.
guide-desk-1 = Read aloud
    .more = The words are there.
guide-desk-2 = Tap
    .more = Whoever they point at.
guide-desk-3 = Next
    .more = It comes by itself.
