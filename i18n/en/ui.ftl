# The screens around the game: home, players, deck, house rules, settings, handbook, evenings.

## Everywhere
ui-app-name = Nightcaller
ui-app-other-name = 唤夜人
ui-home = Home
ui-back = Back
ui-quit = Quit
ui-on = On
ui-off = Off
ui-hold-longer = Press and hold…
ui-step = Step { $step } of { $steps }
ui-cover-title = Covered
ui-cover-text = Nothing to see here. Sort yourselves out, then go on.
ui-cover-open = Hold to go on
ui-notice-fonts = Our own fonts are missing, so the system’s are standing in. Everything still works.
ui-notice-screens = A second screen is connected. Make sure it doesn’t show this one: cards are private.

## Home
ui-home-about = Everybody plays. The laptop moderates.
ui-home-new = New game
ui-home-see = See a night
ui-home-see-about = never played? ninety seconds
ui-now-you = Now you
ui-now-you-about = Who is at your table tonight?
ui-now-you-names = Type the names
ui-now-you-seated =
    { $count ->
        [one] { $count } is seated already: see who plays
       *[other] { $count } are seated already: see who plays
    }
ui-now-you-more = Or see a little more first:
ui-now-you-pass-around = Passed round
ui-now-you-eyes-closed = With eyes closed
ui-now-you-narrator = With a moderator
ui-home-continue =
    { $seats ->
        [one] Continue · { $seats } player · { DATE($date) }
       *[other] Continue · { $seats } players · { DATE($date) }
    }

## Players
ui-players = Players
ui-players-title = Who’s playing?
ui-players-name = Name
ui-players-hint-first = Type a name, press Enter
ui-players-hint = Player { $number }, in seating order
ui-players-next =
    { $count ->
        [one] { $count } player: choose the rules
       *[other] { $count } players: choose the rules
    }
ui-players-missing =
    { $missing ->
        [one] One more player, please
       *[other] { $missing } more players, please
    }
ui-players-around =
    { $count ->
        [one] player at the table
       *[other] players at the table
    }
ui-players-groups = Or the same people as before:
ui-players-group-today = Earlier today
ui-players-group-weekday-1 = Last Monday
ui-players-group-weekday-2 = Last Tuesday
ui-players-group-weekday-3 = Last Wednesday
ui-players-group-weekday-4 = Last Thursday
ui-players-group-weekday-5 = Last Friday
ui-players-group-weekday-6 = Last Saturday
ui-players-group-weekday-7 = Last Sunday
ui-players-group-date = { DATE($date) }
ui-players-doubt =
    { $count ->
        [one] Is this one person?
       *[other] Are these { $count } people?
    }
ui-players-doubt-left-out = Left out: { $parts }
ui-players-doubt-several =
    { $count ->
        [one] Seat them
       *[other] Seat all { $count }
    }
ui-players-doubt-one = It is one name
ui-players-doubt-edit = Let me edit it
ui-players-clear = Clear the table
ui-players-clear-question = Send everybody away?
ui-players-clear-about = This empties the list. Remembered groups stay.
ui-players-keep = Keep the list
ui-players-move = Move { $name }: drag, or Up and Down
ui-players-language = Language of { $name }’s private screens
ui-players-letters = Text size on { $name }’s private screens: { $percent }%
ui-players-letters-cost = For { $name }’s private screens only. Two metres away, words at 125% and 150% can be guessed; at 200% they can be read.
ui-players-pin = PIN for { $name }’s private screens
ui-players-remove = Take { $name } off the list
ui-players-table-language = As the table
ui-players-tools = If you like, for private screens: language, letters (Aa), PIN
ui-pin-title = PIN for { $name }
ui-pin-about = Four digits that open this seat’s private screens. Choose some you will remember: they cannot be looked up.
ui-pin-first = Four digits
ui-pin-again = Once more, the same four
ui-pin-differed = Those were not the same. From the beginning.
ui-pin-none = No PIN
error-name-empty = Type a name first.
error-name-long = “{ $name }” is too long: { $most } characters at most. A nickname will do.
error-name-twice = Somebody called { $name } is at the table already. Add something to tell them apart.
error-name-undrawn = This computer has no letters for “{ $name }”: nobody at the table would see it. Another spelling will do.
error-players-most = The table is full: { $most } players at most. The other names are still in the field.

## Deck
ui-deck = Deck
book-judge = The classic rules
    .about = The classic of the Chinese table: a Sheriff’s badge, a Witch, speeches by the clock.
ui-deck-recommended = Recommended decks
ui-deck-by-hand = Your own mix
ui-deck-cards =
    { $cards ->
        [one] card for { $seats } players
       *[other] cards for { $seats } players
    }{ $traits ->
        [0] { "" }
        [one] , and { $traits } trait
       *[other] , and { $traits } traits
    }
ui-deck-minutes = About { $minutes } minutes.
ui-deck-next = On to the house rules

## House rules
ui-house-title = House rules
ui-house-leave-all = New to this? Leave everything as it is, and begin.
ui-house-evening = The evening
ui-house-style = Table style
ui-style-pass-around = Pass round
    .explain = The laptop visits everybody in turn, the same number of times. Even villagers get something to tap.
    .who = For a first evening: nobody closes their eyes, and the laptop tells each of you what to do.
ui-style-eyes-closed = Eyes closed
    .explain = The laptop stays in the middle. The voice calls each role; only that role looks. If anything goes wrong at night, press Esc twice or hold the top left corner for three seconds.
    .who = As at most tables: all close their eyes, and a voice that everybody hears calls each role.
ui-house-ballots = Voting
ui-ballots-hands = Show of hands
    .explain = Hands go up, and one person taps who voted for whom.
ui-ballots-secret = Secret ballot
    .explain = The laptop goes round; everybody votes unseen, the totals are public.
ui-house-voice = Read the script aloud
    .explain = Off: large subtitles and a chime, and one of you reads.
ui-house-default = The book says: { $option }
ui-house-defaults = Play by the book
ui-house-begin = Deal the cards
ui-voice-test = Try the voice
ui-narration = Narration
    .explain = Theatrical: dusk and dawn get a little drama.
ui-narration-plain = Plain
ui-narration-theatrical = Theatrical

## Clocks
ui-clocks = Clocks
ui-clock-off = Off
ui-clock-seconds = { $seconds } s
ui-clock-speech = Speech
ui-clock-last-words = Last words
ui-clock-answer = Private question
    .explain = When time is up, nobody is chosen; where somebody has to be, the lot decides. With closed eyes, calls follow the pace of the night.
ui-pace = Pace of the night
    .explain = How long a call lasts, and a visit at least, whoever is behind it. Does somebody need more time? You can change it whenever it is day.
ui-pace-quick = Brisk
ui-pace-normal = Normal
ui-night-round = Some answers of this deck have to wait: after the calls of every night, the laptop goes round once.
ui-night-walk = Some answers of this deck have to wait: after the calls of every night, the moderator walks round once and shows them.
ui-night-length =
    { $minutes ->
        [one] The first night takes about a minute.
       *[other] The first night takes about { $minutes } minutes.
    }
ui-pace-slow = Unhurried
ui-pace-ample = Plenty of time

## Settings
ui-settings = Settings
ui-settings-kicker = Every change takes effect at once
ui-settings-language = Language
ui-settings-table-language = The table’s language
    .explain = For the shared screen and the voice. Every player may choose another one for private screens.
ui-settings-order = Which one comes first
ui-settings-swap = Swap
ui-settings-voice = Voice and sound
ui-settings-speed = Speed of the voice: { $language }
ui-settings-volume-voice = Voice
ui-settings-volume-ambience = Ambience
ui-settings-volume-effects = Chimes and effects
ui-settings-looks = Looks
ui-settings-text-size = Text size
    .explain = The larger the letters, the further away your neighbours can read them.
ui-settings-motion = Less motion
    .explain = A still sky; nothing slides or turns.
ui-settings-marks = Colour-blind-safe marks
    .explain = Outlined marks, and neighbours with hues that everybody can tell apart.
ui-settings-dim = Dim screen
    .explain = For a dark room: less light on faces.
ui-settings-version = Nightcaller { $version }
error-settings-unreadable = Your settings could not be read, so the defaults are in force. The old file is kept as { $file }.
error-settings-not-saved = Nightcaller cannot write in { $folder }. Your choice holds until you quit.

## Handbook
ui-minutes = The rules in two minutes
ui-minutes-goal = The goal
ui-minutes-night = The night
ui-minutes-day = The day
ui-minutes-vote = The vote
ui-minutes-bets = Passing the laptop round, everybody taps something every time. Whoever has nothing to do bets: it changes nothing in the game, and so nobody sees who has a power. At the end you see whose bets came true.
ui-minutes-out-hidden = The cards of those who are out stay face down, unless a power opens one. Last words aside, the dead keep silent and give nothing away.
ui-minutes-out-shown = Whoever is out shows their card. Last words aside, the dead keep silent and give nothing away.
ui-minutes-read = Read aloud
ui-minutes-pause = Pause
ui-minutes-before = Previous
ui-minutes-after = Next
ui-handbook = Handbook
ui-handbook-kicker = Every role, nothing secret
ui-handbook-search = Search, in either language
ui-handbook-nothing = No such creature in this village.
ui-handbook-office = Office

## Evenings
ui-evenings = Past games
ui-evenings-kicker = Finished ones and interrupted ones
ui-evenings-none = No game on the shelf yet.
ui-drop-here = Let go: a game joins the past games, a role the workshop.
ui-drop-other = Only one past game at a time (.nightcaller), or roles of your own (.toml).
ui-evenings-date = { DATE($date) }
ui-evenings-running = Interrupted
ui-evenings-seats =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
ui-evenings-won = { $team } won
ui-evenings-won-unknown = Won by a side that only a newer Nightcaller knows
ui-evenings-draw = Nobody won
ui-evenings-unreadable = Cannot be read
ui-evenings-continue = Continue
ui-evenings-open = Look back
ui-evenings-remove = Take off the shelf
ui-evenings-remove-question = Take this game off the shelf?
ui-evenings-remove-about =
    { $kind ->
        [unreadable] Nothing is deleted: the file is put aside as it is.
        [running] It is not over yet. It will be deleted for good.
       *[finished] It will be deleted for good, its story with it.
    }
ui-evenings-remove-hold = Hold to remove
ui-evenings-keep = Keep it

## What can go wrong with the program itself
error-unexpected = Something went wrong that shouldn’t have. The game is saved; go on, or restart and press Continue.
error-already-running = Nightcaller is already open on this computer. Close the other window, then try again. (It holds { $file }.)
ui-try-again = Try again
