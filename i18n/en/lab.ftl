# The laboratory: nightcaller-lab in a terminal. Plain sentences; no breaths, nobody hears them.

## Help
lab-help = Nightcaller’s laboratory: rulebooks, simulations and benchmarks without a window.
lab-help-help = show this and exit
lab-help-language = en or zh-CN; without it, the language of your system
lab-help-json = data instead of a page to read
lab-help-books = list every rulebook with its roles, offices and house rules
lab-help-repeats = how much of an evening the voice has said before, word for word
lab-help-repeats-evenings = evenings of each book and style; without it, 24
lab-help-touches = count hand-overs and touches of a night with every recommended deck
lab-help-simulate = play many random games and count who wins
lab-help-decks = play every recommended deck with sensible bots and print the table of docs/decks.md
lab-help-decks-book = only this rulebook; without it, all
lab-help-decks-seats = only for this many players; without it, 6 to 20
lab-help-decks-games = games of each deck; without it, 1000
lab-help-decks-keep = keep the games in FILE, and play only those that are missing there
lab-help-decks-program = print the numbers as rulebooks/measured.py has them
lab-help-digests = play seeded random games of every rulebook and print what they came to, to compare two versions
lab-help-digests-games = games of each rulebook; without it, 1000
lab-help-digests-game = print game number N line by line instead
lab-help-fuzz = play random games of a rulebook with every kind of deck and look for anything that goes wrong
lab-help-fuzz-book = rulebook to play; without it, revamped
lab-help-fuzz-games = games to play; without it, 20000
lab-help-fuzz-pairs = instead let every two roles meet in a game, ROUNDS times at tables of different sizes
lab-help-fuzz-evenings = instead play N evenings at the table at which people skip, step back, change the style and overrule
lab-help-fuzz-game = play number N once more, and show where it goes wrong
lab-help-bench = measure engine, journal and window against their budgets
lab-help-book = rulebook to play; without it, judge
lab-help-seats = number of players; without it, as many as the deck has cards, or 12
lab-help-games = games to play; without it, 10000
lab-help-deck = cards, for instance werewolf=4,seer=1,commoner=7; without it, the book’s first recommendation
lab-help-house = house rules that differ from the book’s, for instance wolves_win=parity
lab-help-bot = who plays: random (anything goes) or sensible (packs hunt, seers speak up, wolves lie); without it, random
lab-help-seed = any whole number; the same seed plays the same games
lab-help-jobs = processes at work; without it, one for each core. The result does not depend on it
lab-help-rounds = repetitions of each measurement, of which the best counts; without it, 5
lab-help-bench-games = games in each repetition; without it, 200
lab-help-folder = measure the journal on the disk with this folder
lab-help-no-window = measure no windows
lab-help-against = compare random games with another version of Nightcaller, whose package is in DIR

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

## Benchmark
lab-bench-progress = Measuring
lab-bench-kept = fits
lab-bench-broken = OVER
lab-bench-games = random games of 12 seats, one core
lab-bench-games-told = the same with all events kept
lab-bench-decisions = decisions, one core
lab-bench-decision-mean = a decision
lab-bench-beside-theirs = werewolf-engine 0.1.0: decisions, eight players
lab-bench-beside-ours = ours on the same deck: decisions, the closing of a window is one too
lab-bench-beside = times what werewolf-engine decides (six roles, no log, no laps, no replay)
lab-bench-beside-answers = the same, people’s answers alone
lab-bench-not-installed = it is not installed; pip install werewolf-engine==0.1.0
lab-bench-games-there = random games of 12 seats, the other version
lab-bench-games-here = random games of 12 seats, this version in turn with it
lab-bench-games-ratio = times the other version’s games
lab-bench-no-such-book = the other version does not have this book
lab-bench-replay = replay of a whole game
lab-bench-decision-slowest = slowest decision at a table of 40
lab-bench-undo = undo after 1,000 decisions, 40 seats
lab-bench-view = a seat’s view after 1,000 decisions
lab-bench-append-median = journal: a record on disk, median
lab-bench-append-p99 = journal: a record on disk, 99 in 100
lab-bench-append-ratio = journal: times what the disk alone takes
lab-bench-start = window: start to first frame
lab-bench-start-ratio = window: times an empty window’s start
lab-bench-memory = window: memory
lab-bench-memory-ratio = window: times an empty window’s memory
lab-bench-answer-median = window: a key to the next frame, median
lab-bench-answer-p99 = window: a key to the next frame, 99 in 100
lab-bench-tap-median = private page: a key to the next frame, median
lab-bench-tap-p99 = private page: a key to the next frame, 99 in 100
lab-bench-tap-busy-median = private page: processor time for it, median
lab-bench-tap-busy-p99 = private page: processor time for it, 99 in 100
lab-bench-tap-ratio = private page: times the processor time of a Tab at home
lab-bench-speak-median = voice: a recorded line to its first samples, median
lab-bench-speak-p95 = voice: a recorded line to its first samples, 95 in 100
lab-bench-no-device = no sound device
lab-bench-busy = This machine is busy: { $load } processes want its { $cores } cores. On a quiet one the numbers are better.
lab-bench-skipped = not measured: { $name }: { $reason }

## Mistakes
error-lab-usage = That is not how it works: { $detail }. Try --help.
error-lab-language = No such language: { $language }. There are { $languages }.
error-lab-number = { $option }: “{ $given }” is no whole number.
error-lab-too-small = { $option }: { $given } is too small; at least { $least }.
error-lab-pair = { $option }: “{ $given }” is not written as name=value.
error-lab-twice = { $option }: { $given } is there twice.
error-lab-bot = No bot called “{ $bot }” plays { $book }. There are random and sensible.
error-lab-no-deck = No deck is recommended for { $seats } players.
error-lab-folder = There is no folder { $folder }.
error-lab-window = The window does not open: { $reason }
lab-repeats = { $evenings } evenings, { $sentences } sentences, { $share } heard before
lab-touches-night = night { $day }: { $hands } hand-overs, { $touches } touches
lab-touches-day = day { $day }: { $hands } hand-overs, { $touches } touches
lab-touches-opening = to the first speech: { $hands } hand-overs, { $touches } touches, { $minutes } min

## Digests
lab-digests-book = { $book }: { $games } games, { $decisions } decisions; played { $played }, asked { $asked }, told { $told }

## Random games
lab-fuzz-games = { $book }: { $games } games; the longest took { $decisions } decisions, or { $nights } nights
lab-fuzz-pairs = { $met } of { $pairs } pairs of roles have met
lab-fuzz-apart = Never met: { $one } and { $other }
lab-fuzz-trouble = Game { $game }: { $trouble }
lab-fuzz-end =
    { $troubles ->
        [0] Nothing has gone wrong.
        [one] One game has gone wrong.
       *[other] { $troubles } games have gone wrong.
    }
error-lab-no-flaw = Game { $game } has ended without a mistake.

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
lab-evenings-person = { "  " }{ $person }: { $count }, { $won }% won, { $survived } survived, voted out first in { $out }

## How fair a deck is
lab-help-balance = play one deck with sensible bots: who wins how often, and which card weighs most
lab-help-balance-games = games of the deck, and a third of that for each of its cards; without it, 1000
lab-help-balance-steps = print a line of JSON for each step, and the result as the last line
lab-balance-about = { $games } games by sensible bots, seed { $seed }, engine { $engine }. Shares in per cent, with 95% intervals.
lab-balance-team = { $team }: { $share } ({ $low } to { $high })
lab-balance-nobody = Nobody: { $share }
lab-balance-course = { $nights } nights on average; { $early } people out before anybody has spoken
lab-balance-swing = { $role }: { $points } for the village (± { $error })
lab-balance-suggestion = More even: { $cards }
