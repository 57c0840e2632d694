# The season: all finished games of the people who play here.

ui-season = The season
ui-season-open = The season
ui-season-reading = Reading every game …
ui-season-none = No finished game yet. The first one begins the season.
ui-season-nothing = No game was played like that. Choose others above.
ui-season-choose = Which games
ui-season-done = Done
ui-season-save = Save the table
ui-season-save-about = One row for each person in each game, for a spreadsheet or a program. It goes into your documents; nothing leaves this computer by itself.
ui-season-save-csv = CSV
ui-season-save-json = JSON
ui-season-pseudonyms = P1, P2, … instead of names
ui-season-saved-as = Saved as { $file }
ui-season-file = Nightcaller season { $date }
ui-season-picture = { $name } { $date }
ui-season-skipped =
    { $count ->
        [one] One file is not counted: { $files }
       *[other] { $count } files are not counted: { $files }
    }

ui-season-tab-season = Season
ui-season-tab-games = Books and decks
ui-season-tab-people = People
ui-season-tab-beside = Two of you
ui-season-tab-never = Never been

ui-season-everybody = Everybody
ui-season-group = { $names } and friends ({ $people })
ui-season-kicker =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ " · " }{ $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }{ " · " }{ $people ->
        [one] 1 person
       *[other] { $people } people
    }
ui-season-who = Who
ui-season-which-book = By which book
ui-season-all-books = All books
ui-season-when = When
ui-season-time-all = Always
ui-season-time-ten = The last ten
ui-season-time-quarter = Three months
ui-season-time-year = This year
ui-season-group-name = What you call this group
ui-season-name-group = Call it so

ui-season-side-village = Village
ui-season-side-wolves = Wolves
ui-season-side-third = Others
ui-season-side-nobody = Nobody
ui-season-won-percent = How often you won, in percent
ui-season-won-text = { $name } won { $percent } percent of { $count } games
ui-season-apart =
    { $count ->
        [one] One game that only one of you won
       *[other] { $count } games that only one of you won
    }
ui-season-together =
    { $count ->
        [one] One game together
       *[other] { $count } games together
    }, { $won ->
        [0] none of them won by both
        [one] one of them won by both
       *[other] { $won } of them won by both
    }
ui-season-never = Nobody has been
ui-season-never-none = Everybody has been everything.
ui-season-never-more = and { $count } more
ui-season-lengths =
    On average { $nights } nights and { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }; the longest took { $longest }.
ui-season-chain = The latest games, one after the other
ui-season-chain-about =
    { $count ->
        [one] One game.
       *[other] The last { $count } games.
    } Up: the village won. Down: the wolves.
ui-season-link-text =
    { DATE($date) }: { $side ->
        [village] the village won
        [wolves] the wolves won
        [third] others won
       *[nobody] nobody won
    }
ui-season-in-a-row =
    { $side ->
        [village] The village, { NUMERAL($count) } in a row
        [wolves] The wolves, { NUMERAL($count) } in a row
       *[third] Others, { NUMERAL($count) } in a row
    }

ui-season-by-book = By book
ui-season-by-deck = By deck
ui-season-own-deck = Decks of your own
ui-season-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
ui-season-mix-text = { $name }: { $count } played, the village won { $village }, the wolves { $wolves }, others { $third }

ui-season-person-line =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }, won { $percent } %, lived { $survived }, first out { $out }
ui-season-person-text = { $name }: { $count } played, { $won } won, { $survived } survived, { $out } times the first to be voted out
ui-season-won = Won
ui-season-survived = Survived
ui-season-first-out = First voted out
ui-season-bets = Right bets
ui-season-votes = Votes for a wolf
ui-season-as-village = Won with the village
ui-season-as-wolves = Won with the wolves
ui-season-cards = Cards
ui-season-card-text = { $role }: held { $count } times, won { $won }
ui-season-streak = Winning streak
ui-season-streak-of =
    { $best } in a row{ $now ->
        [0] { "" }
       *[other] ; now { $now }
    }
ui-season-bets-of =
    { $right } of { $count } right: { $flair ->
        [0] as good as a coin
       *[other] { $flair } in a hundred { $way ->
            [more] more
           *[fewer] fewer
        } than by luck
    }
ui-season-form = Lately
ui-season-form-text = Of the last { $count } games { $won } won
ui-season-votes-of = { $right } of { $count } ballots hit
ui-season-suspects = Suspects most
ui-season-suspects-of = { $name }, { $count } times, and was right { $right } times
ui-season-saved = Kept alive
ui-season-saved-of =
    { $name }{ $count ->
        [1] , once
        [2] , twice
       *[other] , { $count } times
    }
ui-season-rival = Rival
ui-season-rival-of = { $name }, { $ours } : { $theirs }
ui-season-friend = Wins with
ui-season-friend-of =
    { $name }{ $count ->
        [1] , once
        [2] , twice
       *[other] , { $count } times
    }
ui-season-left = On the left
ui-season-right = On the right
ui-season-alone = It takes two. Play once more, with somebody else.

ui-season-name = Name
ui-season-rename = Called so from now on
ui-season-rename-about = Somebody who has another name now, or was typed differently: all games count for one person. The games themselves stay as they are.
ui-season-join = They are one person
ui-season-join-about = Somebody has this name already. Then the games of both count for one person.
ui-season-tell-apart = Somebody else in this group
ui-season-apart-about = Two people with one name: in the group that is shown, this one has the name above.
ui-season-hide = Hold to write this name into every file
ui-season-erase = Hold to erase the name from every file
ui-season-erase-about = Written into the files of all games, it cannot be taken back: the name above replaces the old one, or a seat’s number does. Games that are not over, and what you have saved elsewhere, keep the old name.
ui-season-erased =
    { $count ->
        [one] Written into one game.
       *[other] Written into { $count } games.
    }

error-people-unreadable = What was known of people could not be read. It is kept as { $file }; every name is one person again.
error-people-not-saved = Could not be saved in { $folder }. It holds until you close the program.
