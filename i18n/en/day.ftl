# The public screens of a game: news, speeches, hands, choices, the end.

ui-go-on = Go on
ui-menu = Menu
ui-menu-continue = Back to the game
ui-menu-cover = Cover the screen
ui-menu-leave = Leave; the game waits

ui-bulletin-eyes = Close your eyes. The night goes on by itself.
ui-bulletin-place = Put the laptop where all can reach it. At night only whoever is called looks, and taps.
ui-bulletin-stop = Something wrong at night? Press Esc twice, or hold the top left corner for three seconds.
ui-bulletin-laps = The laptop goes round. Look only when it is yours.
ui-bulletin-begin-night = Begin the night
ui-bulletin-card = { $count ->
        [one] { ROLE($role) }
       *[other] { ROLE($role) } ×{ $count }
    }
ui-bulletin-tampered-short =
    { $records ->
        [one] Somebody opened a saved game that was a step shorter than before
       *[other] Somebody opened a saved game that was { $records } steps shorter than before
    }
ui-bulletin-tampered-long =
    { $records ->
        [one] Somebody opened a saved game with a step that nobody had counted
       *[other] Somebody opened a saved game with { $records } steps that nobody had counted
    }
ui-bulletin-tampered-middle =
    { $records ->
        [one] Somebody opened a damaged saved game: one step is lost
       *[other] Somebody opened a damaged saved game: up to { $records } steps are lost
    }
ui-bulletin-abstained = Abstained: { $seats }
ui-bulletin-abstentions = Abstentions: { $count }
# Somebody who follows another, without a cause.
ui-news-died-too = Number { $seat } dies, too
ui-news-most-votes = { $count ->
        [0] Not one vote
        [one] Most votes: number { $seats }
       *[other] Most votes, tied: numbers { $seats }
    }
line-died-too = Number { SEAT($seat) } | is out of the game.

ui-race-tap = Tap a seat
hint-judge-race = A sheriff’s vote counts one and a half. Hands up, all at once: tap every hand.
hand-judge-race = { $count ->
        [0] Nobody runs
        [one] One runs
       *[other] { $count } run
    }

ui-floor-speaker = { $seat } · { $name }
ui-floor-all-spoken = No more speeches
ui-floor-next-up = Then { $seat } · { $name }
ui-floor-next = Next speaker
ui-floor-last = Finished speaking
ui-floor-skip-rest = Hold to skip the rest
ui-floor-pause = Pause
ui-floor-resume = Go on
ui-floor-more = +30 s
ui-floor-declare = Use a power…
ask-floor-laptop = Take the laptop?
choice-floor-laptop-take-laptop = Take it
choice-floor-laptop-stay = Not now
ui-floor-look = Ask for the laptop…
ui-floor-withdraw = Withdraw…
ui-floor-cancel = Never mind
ui-floor-declare-who = Who uses a power?
ui-floor-declare-hint = Tap your own seat. Then hold the button, and the laptop comes to you.
ui-floor-declare-hold = Hold: the laptop to { $seat } · { $name }
ui-floor-look-who = Who takes the laptop?
ui-floor-look-hint = For a power, for news of the night, or for neither: everybody finds the same page. Tap your own seat, then hold the button.
ui-floor-look-hold = Hold: the laptop to { $seat } · { $name }
# A moderator keeps the laptop.
ui-floor-look-moderator = See the moderator…
ui-floor-declare-hint-moderator = Tap the player, then hold the button: the moderator notes what they do.
ui-floor-declare-hold-moderator = Hold: { $seat } · { $name } uses a power
ui-floor-look-who-moderator = Who sees the moderator?
ui-floor-look-hint-moderator = For a power, for news of the night, or for neither: everybody is asked the same. Tap the player, then hold the button.
ui-floor-look-hold-moderator = Hold: { $seat } · { $name } sees the moderator
ui-floor-withdraw-who = Who withdraws?
ui-floor-withdraw-hint = Tap the candidate, then hold the button.
ui-floor-withdraw-hold = Hold: { $seat } · { $name } withdraws
ui-floor-tap-seat = Tap a seat first
ui-floor-not-withdraw = Not a candidate.
ui-floor-resign = Resign…
ui-floor-resign-who = Who resigns?
ui-floor-resign-hint = Tap whoever gives up an office, then hold the button. It ends with the day.
ui-floor-resign-hold = Hold: { $seat } · { $name } resigns
ui-floor-not-resign = Holds no office.

ui-hands-choose = Tap a name, then every hand that is up for it.
ui-hands-tap = Tap every hand that is up. Tap again to take it back.
ui-hands-complete = Every vote is counted.
ui-hands-abstaining = Abstaining
ui-hands-left = { $count ->
        [one] One vote to come
       *[other] { $count } votes to come
    }
ui-hands-next = Next name
ui-hands-abstain = Who abstains?
ui-hands-rest = The rest abstain
ui-hands-all = All hands counted
ui-hands-none = No hands counted yet
ui-hands-confirm = That is the vote
ui-hands-no-vote = Not in this vote.
ui-hands-not-named = Not on the ballot: first tap who is voted on, then the hands.

ui-choice-not-offered = Not to be chosen here
ui-choice-confirm = Decided
ui-choice-confirm-seat = Number { $seat }, decided
ui-choice-begins = Number { $seat } begins
ui-choice-hold = Hold: { $choice }
ui-seat-name = { $seat } · { $name }

ui-ended-cards = The cards
ui-ended-winners = { $count ->
        [one] Winner: { $who }
       *[other] Winners: { $who }
    }
ui-ended-numbers = numbers { $seats }
ui-ended-won = won
ui-ended-rematch = Once more!
ui-ended-save-page = Save the story
ui-ended-save-picture = Save a picture
ui-ended-home = Home
ui-ended-saved = Saved as { $file }
ui-ended-open-folder = Open the folder
ui-ended-unsaved = The disk would not take tonight’s story. It is safe in the sealed game: make a little room and save it again, or put a copy elsewhere.
ui-ended-unsaved-alone = The disk would not take tonight’s story. It is safe in the sealed game: make a little room or plug in a stick, then save it again.
ui-ended-save-again = Save it again
ui-ended-save-elsewhere = Put a copy on { $place }
ui-ended-shelved = Saved: tonight is among the past games.

ui-ended-tell = Tell the story
ui-ended-tab-story = Night by night
ui-ended-tab-cards = Cards
ui-ended-nose = Best nose of the evening: { $player }, { $right } of { $count } guesses right

# How the story calls people, and joins them.
told-turned = { $held } → { $last }
told-player = { $name } ({ $seat })
told-comma = { $one }, { $other }
told-and = { $one } and { $other }
# Whoever did it, among those to whom it was done.
told-themselves = themselves
error-decision-style-at-night = The night has begun; change the table style by day.
