# What the voice says. Lines name roles and seats, never a secret.
# "|" is a breath; SEAT() is a seat's number, in digits for the eye and in words for the ear. .theatrical is the
# second style, at dusk, at dawn and at the very end. Two numbers never share a breath, and a list comes after
# one: such lines are put together from recorded phrases, and phrases meet where a person would breathe.

line-welcome = Welcome to the village. | Pass the laptop round, | and look at your own card only.
line-night-falls = Night falls. | Everyone, close your eyes.
    .theatrical = The last lamp goes out. | Something moves at the edge of the wood. | Everyone, close your eyes.
line-night-lap = Night falls. | Pass the laptop from hand to hand | and keep your eyes on your own screen.
    .theatrical = The last lamp goes out. | Pass the laptop from hand to hand | and keep your eyes on your own screen.
line-day-breaks = Day breaks. | Everyone, open your eyes.
    .theatrical = The cockerel crows, | and grey light creeps over the roofs. | Everyone, open your eyes.
line-judge-dawn = { $count ->
        [0] A peaceful night. | Nobody fell.
        [one] Last night we lost number { $seats }.
       *[other] Last night we lost these numbers: | { $seats }.
    }
line-pass = Pass the laptop to number { SEAT($seat) }.
    .named = Pass the laptop to number { SEAT($seat) }, { $name }.
line-last-acts = Pass the laptop to those who have fallen. | Everyone else, look away.
line-judge-race = Who runs for sheriff? | Hands up.
line-judge-race-candidates = { $count ->
        [0] Nobody runs.
        [one] Number { $seats } | runs alone.
       *[other] Running for sheriff: | { $seats }.
    }
line-judge-race-vote = Those who did not run, | vote for your sheriff.
line-judge-race-runoff = A tie. | In the run-off: | { $seats }.
line-judge-race-runoff-vote = Vote again for your sheriff.
line-judge-race-withdrew = Number { SEAT($seat) } | withdraws.
line-judge-race-postponed = The race stops here | and goes on tomorrow.
line-judge-badge-lost = The badge is lost.
line-judge-sheriff-elected = Number { SEAT($seat) } | is sheriff.
line-judge-sheriff-none = No sheriff today.
line-judge-sheriff-passed = The badge goes to | number { SEAT($seat) }.
line-judge-sheriff-torn = The badge is torn.
line-judge-direction = Sheriff, | clockwise or counter-clockwise?
line-judge-badge = Number { SEAT($seat) }, | who gets the badge?
line-speak = Number { SEAT($seat) }, please speak.
    .named = Number { SEAT($seat) }, { $name }, please speak.
line-last-words = Number { SEAT($seat) }, | your last words, please.
    .named = Number { SEAT($seat) }, { $name }: your last words, please.
line-judge-exile = We vote now. | Hands up, one name at a time.
line-judge-exile-secret = We vote now, in secret. | Pass the laptop round.
line-judge-runoff-vote = We vote again.
line-judge-runoff = A tie. | In the run-off: | { $seats }.
line-judge-exiled = Number { SEAT($seat) } is voted out.
line-judge-nobody-exiled = Nobody leaves today.
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
line-round = Keep your eyes closed. | The laptop goes round: | open them when it reaches you, | look, | and close them again.
line-correction = A correction. | We go back one step.
line-victory-judge-wolves = The werewolves win.
    .theatrical = The howling has no end tonight. | The werewolves win.
line-victory-judge-good = The village wins.
    .theatrical = The bells ring until noon. | The village wins.
line-victory-judge-lovers = The lovers win.
    .theatrical = Two hearts, and nobody else. | The lovers win.
line-victory-judge-piper = The Piper wins.
    .theatrical = The whole village dances out of the gate. | The Piper wins.
line-victory-judge-bomber = The Bomber wins.
    .theatrical = When the smoke clears, somebody is laughing. | The Bomber wins.
line-draw = Nobody is left. | A draw.
