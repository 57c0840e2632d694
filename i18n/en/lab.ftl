# The laboratory: nightcaller-lab in a terminal. Plain sentences; no breaths, nobody hears them.

## Help
lab-help = Nightcaller’s laboratory: rulebooks, simulations and how fair a deck is, without a window.
lab-help-help = show this and exit
lab-help-language = en or zh-CN; without it, the language of your system
lab-help-json = data instead of a page to read
lab-help-books = list every rulebook with its roles, offices and house rules
lab-help-simulate = play many random games and count who wins
lab-help-decks = play every recommended deck with sensible bots and print the table of docs/decks.md
lab-help-decks-book = only this rulebook; without it, all
lab-help-decks-seats = only for this many players; without it, 6 to 20 (revamped: 6 to 24)
lab-help-decks-games = games of each deck; without it, 1000
lab-help-decks-keep = keep the games in FILE, and play only those that are missing there
lab-help-decks-program = print the numbers as the file rulebooks/measured.json
lab-help-book = rulebook to play; without it, judge
lab-help-seats = number of players; without it, as many as the deck has cards, or 12
lab-help-games = games to play; without it, 10000
lab-help-deck = cards, for instance werewolf=4,seer=1,commoner=7; without it, the book’s first recommendation
lab-help-house = house rules that differ from the book’s, for instance wolves_win=parity
lab-help-bot = who plays: random (anything goes) or sensible (packs hunt, seers speak up, wolves lie); without it, random
lab-help-seed = any whole number; the same seed plays the same games
lab-help-jobs = processes at work; without it, one for each core. The result does not depend on it

## Rulebooks
lab-books-book = { $name } ({ $book }): { $fewest } to { $most } players
lab-books-roles = Roles
lab-books-offices = Offices
lab-books-house-rules = House rules, the book’s own choice first

## Simulation
lab-progress = Playing
lab-progress-unit = { " games" }
lab-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $book } by { $bot ->
        [random] random
       *[other] sensible
    } bots, { $seats } players, seed { $seed }
lab-deck-entry = { $count } × { $role }
lab-stopped-early = Stopped: { $played } of { $games } games were played. Everything below counts those alone.
lab-unfinished =
    { $games ->
        [one] One game was given up: it would not end.
       *[other] { $games } games were given up: they would not end.
    }
lab-wins = Who wins, with 95% intervals
lab-draw = Nobody: a draw
lab-ends = Why it ends
lab-nights = Nights: { $mean } on average, 8 games in 10 take { $tenth } to { $ninetieth }, the longest { $most }
lab-decisions = Decisions: { $mean } on average, 8 games in 10 take { $tenth } to { $ninetieth }, the most { $most }

## Recommended decks
lab-decks-about =
    { $games } games of each deck by sensible bots, seed { $seed }, engine { $engine }. Shares in per cent, with their 95% sampling error; what is missing from 100 had no winner. First night: games that were over before anybody could speak. Days: the mean.
lab-decks-book = ### { $name } (`{ $book }`)
lab-decks-players = Players
lab-decks-deck = Deck
lab-decks-cards = Cards
lab-decks-village = Village
lab-decks-wolves = Wolves
lab-decks-others = Others
lab-decks-first-night = First night
lab-decks-days = Days
lab-decks-board = { $name } (a board)

## Mistakes
error-lab-usage = That is not how it works: { $detail }. Try --help.
error-lab-language = No such language: { $language }. There are { $languages }.
error-lab-number = { $option }: “{ $given }” is no whole number.
error-lab-too-small = { $option }: { $given } is too small; at least { $least }.
error-lab-pair = { $option }: “{ $given }” is not written as name=value.
error-lab-twice = { $option }: { $given } is there twice.
error-lab-bot = No bot called “{ $bot }” plays { $book }. There are random and sensible.
error-lab-no-deck = No deck is recommended for { $seats } players.
error-lab-own = { $file }: { $said }
error-lab-card = { $option }: no card of this deck is { $card }.
error-lab-card-plain = { $option }: { $card } has no plain card that could take its place.
error-lab-folder = There is no folder { $folder }.

## Evenings
lab-help-evenings = the evenings played on this computer, as a table for other programs
lab-help-evenings-folder = folder of the window's --data-dir; by default the user's own
lab-help-evenings-csv = print the table as CSV (--json: as JSON); its columns are in docs/season.md
lab-help-evenings-pseudonyms = P1, P2, … instead of names
lab-evenings-unit = evenings
lab-evenings-skipped = Not counted: { $file }. { $why }
lab-evenings-group =
    { $count ->
        [one] Group { $group }: 1 evening, { $hours } h
       *[other] Group { $group }: { $count } evenings, { $hours } h
    }
lab-evenings-book = { "  " }{ $book }: { $count } (village { $village }, wolves { $wolves }, others { $third })
lab-evenings-person = { "  " }{ $person }: { $count }, { $won } won, { $survived } survived, voted out first in { $out }

## A new role
# What `lab role` writes into the files of a new role. A line with the gap is one that a person still has to write.
lab-help-role = write the five files of a new role, with what is to be filled in marked
lab-help-role-book = the rulebook that gets the role
lab-help-role-name = the role’s name as an id, for instance silencer_elder
lab-role-written =
    { $gaps ->
        [one] { $role } is there: one line to fill in, marked { lab-role-gap }.
       *[other] { $role } is there: { $gaps } lines to fill in, marked { lab-role-gap }.
    }
lab-role-file = { "  " }{ $file }
lab-role-next = Then: { $command }
lab-role-gap = FILL IN
lab-role-rule = { lab-role-gap }: what it does, in a sentence, and where that rule is from.
lab-role-told = { lab-role-gap }: one Kind for each thing that is told, and who may hear it.
lab-role-power = { lab-role-gap }: its powers and their place in the night. As it stands: sees one player’s role.
lab-role-card = { lab-role-gap }: team, tags, and what the card is worth to the village.
lab-role-sentence = { lab-role-gap }: the sentence of the card that this shows, and one test for each.
lab-role-secret = { lab-role-gap }: what nobody else may find out.
lab-role-drawing = { lab-role-gap }: a shape cut from paper, on a grid of 100 by 100
lab-role-name = { $title }
lab-role-on-card = { lab-role-gap }: what is on the card, in a sentence.
lab-role-more = { lab-role-gap }: what the handbook says about it: the cases that the card leaves open.
lab-role-wake = { $name }, { $breath } open your eyes.
lab-role-wake-theatrical = { $name }, { $breath } { lab-role-gap }: once more, with feeling: { $breath } open your eyes.
lab-role-act = { lab-role-gap }: what the voice asks at night.
lab-role-act-theatrical = { lab-role-gap }: the same in other words.
lab-role-act-theatrical2 = { lab-role-gap }: the same in other words again.
lab-role-sleep = { $name }, { $breath } close your eyes.
lab-role-sleep-theatrical = { $name }, { $breath } { lab-role-gap }: once more, with feeling: { $breath } close your eyes.
lab-role-advice = { lab-role-gap }: a wink to whoever plays it.
lab-role-when = { lab-role-gap }: when it acts.
lab-role-limits = { lab-role-gap }: what it cannot do.
lab-role-ask = { lab-role-gap }: the question on its page.
lab-role-ask-call = { lab-role-gap }: the question for a moderator, short.
lab-role-event = { lab-role-gap }: what it learns: { $name } ({ $seat }), { $role }
lab-role-recap = { lab-role-gap }: for the recap: { $actor }, the { $name }, saw { $who }, { $role }
error-lab-role-name = “{ $name }” is no name for a role: small letters, digits and single underscores, at most { $longest } of them, such as silencer_elder.
error-lab-role-taken = The name { $name } is taken in { $book }: a card, a module, a test or a text has it.
error-lab-role-checkout = A role is written into the sources, and { $folder } has none. Start it from a checkout: { $command }
error-lab-role-elsewhere = Nothing is written: this program runs from { $folder }, and you are in { $here }. Give each copy of the sources an installation of its own.
error-lab-role-file = Nothing is written: { $file } does not allow it ({ $why }).
error-lab-role-word = Nothing is written: nothing in the sources of { $book } is called { $word }.

## How fair a deck is
lab-help-balance = play one deck with sensible bots: who wins how often, and which card weighs most
lab-help-balance-games = games of the deck, and a third of that for each of its cards; without it, 1000
lab-help-balance-steps = print a line of JSON for each step, and the result as the last line
lab-help-balance-card = only this card is exchanged, in as many games as the deck itself has
lab-balance-about = { $games } games by sensible bots, seed { $seed }, engine { $engine }. Shares in per cent, with 95% intervals.
lab-balance-team = { $team }: { $share } ({ $low } to { $high })
lab-balance-nobody = Nobody: { $share }
lab-balance-course = { $nights } nights on average; { $early } people out before anybody has spoken
lab-balance-swing = { $role }: { $points } for the village (± { $error })
lab-balance-suggestion = More even: { $cards }

# Own roles
lab-help-own = own roles in files: whether they can be read, and where they can be played
lab-help-own-check = read files of own roles; 0 if all is well, 2 and words if not
lab-help-own-files = files to look at
lab-help-own-file = an own role that is in the deck, from its file; more than once for several
lab-own-file = { $file }: { $said }
lab-own-card = { $role }. { $card }
lab-own-book = { "  " }{ $book }: { $said }
lab-own-plays = can be played
