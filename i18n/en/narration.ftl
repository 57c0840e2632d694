# What the voice says. Lines name roles and seats, never a secret.
# "|" is a breath; SEAT() is a seat's number, in digits for the eye and in words for the ear. Two numbers never
# share a breath, and a list comes after one: such lines are put together from recorded phrases, and phrases meet
# where a person would breathe.
# A line that an evening repeats has several wordings: the message itself, .plain2, .plain3 ... and in the second
# style .theatrical, .theatrical2 ... Which one is heard follows from what everybody knows. .named is what is
# shown where the name of whoever is called is said after the number.

line-welcome = Welcome, everybody. | Pass the laptop round, | and look at your own card only.
    .theatrical = A few houses, a forest, a long night. | Pass the laptop round, | and look at your own card only.
    .theatrical2 = Welcome, dear neighbours. | Some of you have something to hide. | Pass the laptop round, | and look at your own card only.
    .theatrical3 = Once there was a place | where everybody trusted everybody. | That was yesterday. | Pass the laptop round, | and look at your own card only.
line-night-falls = Night falls. | Everyone, close your eyes.
    .plain2 = It is night. | Everyone, close your eyes.
    .plain3 = The day is over. | Everyone, close your eyes.
    .theatrical = The last lamp goes out. | Something moves at the edge of the wood. | Everyone, close your eyes.
    .theatrical2 = The moon climbs over the roofs. | Door after door is bolted. | Everyone, close your eyes.
    .theatrical3 = Fog comes up from the river, | and even the frogs fall silent. | Everyone, close your eyes.
    .theatrical4 = An owl calls. | Nothing answers. | Everyone, close your eyes.
    .theatrical5 = The last voices go indoors, | and the shadows grow long. | Everyone, close your eyes.
    .theatrical6 = Somewhere a window closes, | and then another. | Everyone, close your eyes.
    .theatrical7 = Rain begins to whisper on the roofs. | Everyone, close your eyes.
line-night-lap = Night falls. | Pass the laptop from hand to hand, | and look only when it is yours.
    .plain2 = It is night. | Pass the laptop from hand to hand, | and look only when it is yours.
    .plain3 = The day is over. | Pass the laptop from hand to hand, | and look only when it is yours.
    .theatrical = The last lamp goes out. | Pass the laptop from hand to hand, | and look only when it is yours.
    .theatrical2 = The moon climbs over the roofs. | Pass the laptop from hand to hand, | and look only when it is yours.
    .theatrical3 = Fog comes up from the river, | and even the frogs fall silent. | Pass the laptop from hand to hand, | and look only when it is yours.
    .theatrical4 = An owl calls. | Nothing answers. | Pass the laptop from hand to hand, | and look only when it is yours.
    .theatrical5 = The last voices go indoors, | and the shadows grow long. | Pass the laptop from hand to hand, | and look only when it is yours.
    .theatrical6 = Somewhere a window closes, | and then another. | The laptop goes from hand to hand: | look only when it is yours.
    .theatrical7 = Rain begins to whisper on the roofs. | The laptop goes from hand to hand: | look only when it is yours.
line-night-count = { $day ->
        [1] The first night.
        [2] The second night.
        [3] The third night.
        [4] The fourth night.
        [5] The fifth night.
        [6] The sixth night.
       *[other] Night { NUMERAL($day) }.
    }
    .theatrical = { $day ->
        [1] The first night. | Nobody knows anything yet.
        [2] The second night. | Nobody sleeps well any more.
        [3] The third night. | By now everybody looks guilty.
        [4] The fourth night. | Nobody borrows salt from a neighbour now.
        [5] The fifth night. | It has to end somewhere.
        [6] The sixth night. | The candles are running out.
       *[other] Night { NUMERAL($day) }. | Nobody counts any more, except me.
    }
line-day-breaks = Day breaks. | Everyone, open your eyes.
    .plain2 = It is morning. | Everyone, open your eyes.
    .plain3 = Good morning. | Everyone, open your eyes.
    .theatrical = The cockerel crows, | and grey light creeps over the roofs. | Everyone, open your eyes.
    .theatrical2 = The first cart rattles over the bridge. | Everyone, open your eyes.
    .theatrical3 = Smoke rises from the chimneys. | Shutters open, one by one. | Everyone, open your eyes.
    .theatrical4 = Far away a bell rings. | The night is over. | Everyone, open your eyes.
    .theatrical5 = Dew on the grass, | and footprints that nobody remembers making. | Everyone, open your eyes.
    .theatrical6 = Puddles shine in the street. | Everyone, open your eyes.
    .theatrical7 = Somebody shakes a blanket out of a window. | Everyone, open your eyes.
line-day-lap = Day breaks. | Everyone, look up.
    .plain2 = It is morning. | Everyone, look up.
    .plain3 = Good morning. | Everyone, look up.
    .theatrical = The cockerel crows, | and grey light creeps over the roofs. | Everyone, look up.
    .theatrical2 = The first cart rattles over the bridge. | Everyone, look up.
    .theatrical3 = Smoke rises from the chimneys. | Shutters open, one by one. | Everyone, look up.
    .theatrical4 = Far away a bell rings. | The night is over. | Everyone, look up.
    .theatrical5 = Dew on the grass, | and footprints that nobody remembers making. | Everyone, look up.
    .theatrical6 = Puddles shine in the street. | Heads up, everybody.
    .theatrical7 = Somebody shakes a blanket out of a window. | Heads up, everybody.
line-judge-dawn = { $count ->
        [0] A peaceful night. | Nobody fell.
        [one] Last night we lost number { $seats }.
       *[other] Last night we lost these numbers: | { $seats }.
    }
    .plain2 = { $count ->
        [0] A peaceful night. | Nobody is missing.
        [one] Somebody is missing this morning: | number { $seats }.
       *[other] These numbers are missing this morning: | { $seats }.
    }
    .theatrical = { $count ->
        [0] Every door opens this morning. | A peaceful night.
        [one] One door stays shut this morning. | We have lost | number { $seats }.
       *[other] Some doors stay shut this morning. | We have lost these numbers: | { $seats }.
    }
    .theatrical2 = { $count ->
        [0] Breakfast is on the table, | and nobody is late. | A peaceful night.
        [one] Breakfast is on the table, | and somebody does not come. | We have lost | number { $seats }.
       *[other] Breakfast is on the table, | and some of us do not come. | We have lost these numbers: | { $seats }.
    }
    .theatrical3 = { $count ->
        [0] The gravedigger sleeps late today. | A peaceful night.
        [one] The gravedigger reaches for his spade. | We have lost | number { $seats }.
       *[other] The gravedigger will need help today. | We have lost these numbers: | { $seats }.
    }
    .theatrical4 = { $count ->
        [0] Everybody counts the heads, | and then counts again: nobody is missing. | A peaceful night.
        [one] Somebody calls a name over the square. | Nobody answers. | We have lost | number { $seats }.
       *[other] Names are called over the square. | Nobody answers. | We have lost these numbers: | { $seats }.
    }
line-left = { $count ->
        [one] One of you is left.
       *[other] There are { NUMERAL($count) } of you left.
    }
    .plain2 = { $count ->
        [one] One of you is still in the game.
       *[other] There are { NUMERAL($count) } of you in the game.
    }
    .theatrical = { $count ->
        [one] One window is still lit.
       *[other] Windows still lit: | { NUMERAL($count) }.
    }
line-deck = These are tonight’s cards.
    .plain2 = The cards of this game.
    .theatrical = Look around you: | these live here.
    .theatrical2 = Here is who sits among you.
line-deck-part = { $cards }, | and also …
line-deck-end = { $cards }, | and nobody else.
line-fallen = Whoever has fallen keeps silent, | whatever they see.
    .plain2 = Those who are out of the game: | not a word, and not a wink.
    .theatrical = The dead may watch. | The dead do not talk.
    .theatrical2 = To our ghosts: | haunt as you please, | but without a sound.
line-countdown = Who is first?
    .plain2 = Which number first?
    .plain3 = Name the first one.
    .theatrical = Who goes first?
    .theatrical2 = Somebody has to be first: who?
    .theatrical3 = Let us begin: with whom?
    .theatrical4 = The first name, please.
    .theatrical5 = Which number shall I call first?
    .theatrical6 = Pick a number to begin with.
    .theatrical7 = Whose name comes to mind?
    .theatrical8 = Where do we start?
    .theatrical9 = Give me a number.
line-vote-call = For number { SEAT($seat) }: hands up.
    .plain2 = Hands up for | number { SEAT($seat) }.
    .plain3 = Number { SEAT($seat) }, | whose hands go up?
    .plain4 = Let us see who is for | number { SEAT($seat) }.
line-vote-count = Number { SEAT($seat) }, | { $half ->
        [yes] { $count ->
            [0] half a vote.
            [1] one and a half votes.
           *[other] { NUMERAL($count) } and a half votes.
        }
       *[no] { $count ->
            [0] no votes.
            [1] one vote.
           *[other] { NUMERAL($count) } votes.
        }
    }
line-time-up = Time.
    .plain2 = Time is up.
    .theatrical = Time. | Save the rest of it for your lawyer.
    .theatrical2 = Time. | You may stop digging.
    .theatrical3 = Time. | Breathe, and sit down.
    .theatrical4 = Time. | We will never know how it ends.
line-vote-abstain = And who abstains? Hands up.
line-most-votes = { $count ->
        [0] Not one vote.
        [one] Most votes: | number { $seats }.
       *[other] Most votes, as many for each: | { $seats }.
    }
line-time-ten = Ten seconds.
    .plain2 = Ten more seconds.
    .plain3 = The last ten seconds.
line-time-up-last = Time. | Thank you.
    .theatrical = Time. | The rest goes with you.
    .theatrical2 = Time. | Rest now.
line-pass-next = Number { SEAT($seat) }.
    .plain2 = Your turn, | number { SEAT($seat) }.
    .plain3 = Over to | number { SEAT($seat) }.
    .plain4 = Now | number { SEAT($seat) }.
    .plain5 = Next comes | number { SEAT($seat) }.
    .plain6 = On it goes to | number { SEAT($seat) }.
    .plain7 = And now it is with | number { SEAT($seat) }.
    .named = Number { SEAT($seat) }, { $name }.
line-pass-back = Back to | number { SEAT($seat) }.
    .named = Back to number { SEAT($seat) }, { $name }.
line-pass = Pass the laptop to number { SEAT($seat) }.
    .named = Pass the laptop to number { SEAT($seat) }, { $name }.
line-last-acts = Pass the laptop to those who have fallen. | Everyone else, look away.
    .theatrical = Pass the laptop to those who have fallen. | Everyone else, admire the ceiling.
    .theatrical2 = Pass the laptop to those who have fallen. | Everyone else, count your fingers.
    .theatrical3 = The laptop goes to those who have fallen. | Everyone else, study your shoes.
    .theatrical4 = Those who have fallen, take the laptop. | Everyone else, look out of the window.
    .theatrical5 = One last thing for the fallen: the laptop. | Everyone else, think of something nice.
    .theatrical6 = The fallen have something to look at. | Everyone else has not.
line-judge-race = Who runs for sheriff? | Hands up.
    .theatrical = A flock needs a dog, | a village needs a sheriff. | Who runs? | Hands up.
line-judge-race-candidates = { $count ->
        [0] Nobody runs.
        [one] Number { $seats } | runs alone.
       *[other] Running for sheriff: | { $seats }.
    }
line-judge-race-vote = Those who did not run, | vote for your sheriff.
line-judge-race-runoff = A tie. | In the run-off: | { $seats }.
    .theatrical = One badge, and too many takers. | A tie. | In the run-off: | { $seats }.
line-judge-race-runoff-vote = Vote again for your sheriff.
line-judge-race-withdrew = Number { SEAT($seat) } | withdraws.
line-judge-race-postponed = The race stops here | and goes on tomorrow.
line-judge-badge-lost = The badge is lost.
line-judge-sheriff-elected = Number { SEAT($seat) } | is sheriff.
    .theatrical = The badge is pinned on. | The new sheriff: | number { SEAT($seat) }.
line-judge-sheriff-none = No sheriff today.
line-judge-sheriff-passed = The badge goes to | number { SEAT($seat) }.
line-judge-sheriff-torn = The badge is torn.
line-judge-direction = Sheriff, | clockwise or anticlockwise?
    .theatrical = The sheriff chooses the way round: | clockwise or anticlockwise?
    .theatrical2 = Sheriff, which way does the talking go? | Clockwise or anticlockwise?
    .theatrical3 = It is the sheriff’s choice: | clockwise or anticlockwise?
line-judge-badge = Number { SEAT($seat) }, | who gets the badge?
line-speak = Number { SEAT($seat) }, please speak.
    .plain2 = The floor is yours, | number { SEAT($seat) }.
    .plain3 = We are listening, | number { SEAT($seat) }.
    .plain4 = Let us hear | number { SEAT($seat) }.
    .plain5 = Go ahead, | number { SEAT($seat) }.
    .named = Number { SEAT($seat) }, { $name }, please speak.
line-last-words = Number { SEAT($seat) }, | your last words, please.
    .plain2 = Number { SEAT($seat) }, | we are listening: | your last words.
    .theatrical = Number { SEAT($seat) }, | we listen to you | one last time.
    .theatrical2 = Number { SEAT($seat) }, | what should we remember? | Your last words, please.
    .theatrical3 = Number { SEAT($seat) }, | speak, and then rest. | Your last words, please.
    .named = Number { SEAT($seat) }, { $name }: your last words, please.
line-judge-exile = We vote now. | Hands up, one name at a time.
    .plain2 = Time to vote. | Hands up, one name at a time.
    .plain3 = Enough said, we vote. | Hands up, one name at a time.
    .theatrical = The talking is over. | Now the hands speak, | one name at a time.
    .theatrical2 = The sun is low, | and the village wants an answer. | Hands up, one name at a time.
    .theatrical3 = Look each other in the eye, once more. | Then hands up, | one name at a time.
    .theatrical4 = Somebody here has lied to you all day. | Hands up, one name at a time.
    .theatrical5 = Not everybody can be innocent. | Name by name: hands up.
line-judge-exile-secret = We vote now, in secret. | Pass the laptop round.
    .plain2 = Time to vote, in secret. | Pass the laptop round.
    .theatrical = The talking is over. | We vote in secret: | pass the laptop round.
    .theatrical2 = The sun is low, | and the village wants an answer. | We vote in secret: | pass the laptop round.
line-judge-runoff-vote = We vote again.
    .plain2 = Once more: we vote.
    .theatrical = Think again, | and vote again.
    .theatrical2 = This time it has to fall one way or the other. | We vote again.
line-judge-runoff = A tie. | In the run-off: | { $seats }.
    .plain2 = Nobody is ahead: a tie. | In the run-off: | { $seats }.
    .theatrical = The village cannot agree: a tie. | In the run-off: | { $seats }.
    .theatrical2 = The scales stand level: a tie. | In the run-off: | { $seats }.
    .theatrical3 = Not one vote more, not one vote less: a tie. | In the run-off: | { $seats }.
line-judge-exiled = Number { SEAT($seat) } is voted out.
    .plain2 = The village has voted. | Out goes | number { SEAT($seat) }.
    .theatrical = The village has made up its mind. | Voted out: | number { SEAT($seat) }.
    .theatrical2 = A chair is pushed back from the table. | Voted out: | number { SEAT($seat) }.
    .theatrical3 = For a moment nobody breathes. | Voted out: | number { SEAT($seat) }.
    .theatrical4 = Be it right, be it wrong, it is done. | Voted out: | number { SEAT($seat) }.
line-judge-nobody-exiled = Nobody is voted out today.
    .plain2 = No exile today.
    .theatrical = A great deal of talk, and no more than that. | Nobody is voted out today.
    .theatrical2 = The village shrugs, and lets it be. | Nobody is voted out today.
    .theatrical3 = The gate stays shut. | Nobody is voted out today.
line-judge-idiot-flipped = Number { SEAT($seat) } | flips a card: | the Idiot stays.
line-judge-exploded = Number { SEAT($seat) } | blows up. | The day is over.
line-judge-shot = Number { SEAT($by) } | fires, and hits | number { SEAT($seat) }.
line-judge-silenced = { $count ->
        [one] Silenced today: | number { $seats }.
       *[other] Silenced today: | { $seats }.
    }
line-judge-taken = Number { SEAT($by) } | takes somebody along: | number { SEAT($seat) }.
line-judge-dueled = { $lost ->
        [rival] Number { SEAT($by) } | is the Knight, and duels | number { SEAT($seat) }. | A werewolf falls.
       *[knight] Number { SEAT($by) } | is the Knight, and duels | number { SEAT($seat) }. | No werewolf: | the Knight falls.
    }
line-judge-bomb = { $count ->
        [0] Number { SEAT($by) } | was the Bomber. | The blast hits nobody.
        [one] Number { SEAT($by) } | was the Bomber. | The blast takes | number { $seats }.
       *[other] Number { SEAT($by) } | was the Bomber. | The blast takes these numbers: | { $seats }.
    }
line-wake = { CALLED($role) }, | open your eyes.
    .theatrical = { CALLED($role) }, | it is time: open your eyes.
    .theatrical2 = { CALLED($role) }, | the night is long: open your eyes.
    .theatrical3 = { CALLED($role) }, | nobody is watching: open your eyes.
    .theatrical4 = { CALLED($role) }, | we are waiting for you: open your eyes.
line-answer = The screen has your answer.
line-sleep = { CALLED($role) }, | close your eyes.
    .theatrical = { CALLED($role) }, | that will do: close your eyes.
    .theatrical2 = { CALLED($role) }, | sweet dreams: close your eyes.
    .theatrical3 = { CALLED($role) }, | not a sound: close your eyes.
    .theatrical4 = { CALLED($role) }, | good night: close your eyes.
line-day-round = Pass the laptop round: | news of the night, and powers of the day.
    .plain2 = Before you talk, | pass the laptop round once more.
    .theatrical = The post has come. | Pass the laptop round, and read only your own.
    .theatrical2 = Some letters, some bills, some strange requests. | Pass the laptop round.
    .theatrical3 = Before the talking, there is reading to do. | Pass the laptop round.
    .theatrical4 = News travels by hand in these parts. | Pass the laptop round, and read only your own.
    .theatrical5 = Some of it happened to you. | Pass the laptop round.
line-day-asked = The night may have changed you. | Whoever wants to look, | or to use a power, | asks for the laptop.
    .plain2 = Until the vote | anybody may ask for the laptop: | to look, to use a power, or to bluff.
    .theatrical = The post has come. | Whoever expects a letter, | or pretends to, | asks for the laptop.
    .theatrical2 = Some letters, some bills, some strange requests. | Ask for the laptop, | if you care to know.
line-round = Keep your eyes closed. | The laptop goes round: | open them when it reaches you, | look, | and close them again.
    .theatrical = Eyes stay closed, all of them. | The laptop comes to everybody: | look when it is with you, | then close your eyes again.
    .theatrical2 = The laptop makes its round, and the night goes on. | Open your eyes when you hold it, | look, | and close them again.
    .theatrical3 = Something goes from hand to hand in the dark. | Whoever holds it looks, | and then sleeps on.
line-victory-judge-wolves = The werewolves win.
    .plain2 = It is over: the werewolves win.
    .theatrical = The howling has no end tonight. | The werewolves win.
    .theatrical2 = The gates stand open, and nobody comes to shut them. | The werewolves win.
    .theatrical3 = So that is why your neighbour had such big teeth. | The werewolves win.
line-victory-judge-good = The village wins.
    .plain2 = It is over: the village wins.
    .theatrical = The bells ring until noon. | The village wins.
    .theatrical2 = Tonight nobody bolts the door. | The village wins.
    .theatrical3 = The last grey coat hangs over the fence to dry. | The village wins.
line-victory-judge-lovers = The lovers win.
    .plain2 = It is over: the lovers win.
    .theatrical = Love against the whole world, | and the world has lost. | The lovers win.
    .theatrical2 = They only ever had eyes for each other. | The lovers win.
line-victory-judge-piper = The Piper wins.
    .plain2 = It is over: the Piper wins.
    .theatrical = The whole village dances out of the gate. | The Piper wins.
    .theatrical2 = You still have that tune in your head, haven’t you? | The Piper wins.
line-victory-judge-bomber = The Bomber wins.
    .plain2 = It is over: the Bomber wins.
    .theatrical = When the smoke clears, somebody is laughing. | The Bomber wins.
    .theatrical2 = A short fuse, and a long plan. | The Bomber wins.
line-awards = And now, the awards.
    .theatrical = Some of you deserve a medal. | Some of you get one.
    .theatrical2 = Applause, please.
line-award = { AWARD($award) }: | { $count ->
        [one] number { $seats }.
       *[other] { $seats }.
    }
line-goodnight = That was the story. | Good night.
    .plain2 = Thank you for playing. | Good night.
    .theatrical = From now on you are friends again. | Good night.
    .theatrical2 = Whoever goes home: lock your doors. | Good night.
    .theatrical3 = All is quiet at last, | and you are all alive again. | Good night.
line-draw = Nobody wins. | A draw.
    .theatrical = The wind slams a door. | Nobody wins: a draw.
    .theatrical2 = The secrets stay where they are. | Nobody wins: a draw.
