# The season: all finished games of the people who play here.

ui-season = The season
ui-season-open = The season
ui-season-reading = Reading every game…
ui-season-counted =
    { $done } of { $count ->
        [one] { $count } game
       *[other] { $count } games
    } counted
ui-season-none = No finished game yet. The first one begins the season.
ui-season-nothing = There is no such game. Choose again above.
ui-season-choose = Which games
ui-season-done = Done
ui-season-save = Save as a table
ui-season-save-about = One row for each person in each game, for a spreadsheet or a program. It goes into your Documents folder; nothing leaves this computer by itself.
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
ui-season-tab-never = Roles to try

ui-season-everybody = Everybody
ui-season-group = { $names } and friends ({ $people })
ui-season-kicker =
    { $games ->
        [0] No game
        [one] 1 game
       *[other] { $games } games
    }{ $minutes ->
        [0] { "" }
       *[other] { " · " }{ $hours ->
            [0] { $minutes } min
            [one] 1 hour
           *[other] { $hours } hours
        }
    }{ $people ->
        [0] { "" }
        [one] { " · " }1 person
       *[other] { " · " }{ $people } people
    }
ui-season-who = Who
ui-season-which-book = Which rulebook
ui-season-all-books = All books
ui-season-when = When
ui-season-time-all = Any time
ui-season-time-ten = The last ten games
ui-season-time-quarter = The last three months
ui-season-time-year = This year
ui-season-group-name = What you call this group
ui-season-name-group = Use this name

ui-season-side-village = Village
ui-season-side-wolves = Wolves
ui-season-side-third = Others
ui-season-side-nobody = Nobody
ui-season-won-percent = How often you won, in percent
ui-season-won-text = 
    { $name } won { $percent ->
        [0] none
        [few] less than 1%
       *[other] { $percent }%
    } of { $count ->
        [one] one game
       *[other] { $count } games
    }
ui-season-apart =
    { $count ->
        [0] No game that only one of the two won
        [one] One game that only one of the two won
       *[other] { $count } games that only one of the two won
    }
ui-season-together =
    { $count ->
        [0] Never at the same table
        [one] One game at the same table
       *[other] { $count } games at the same table
    }{ $count ->
        [0] { "" }
       *[other] , { $won ->
            [0] none won together
            [one] one won together
           *[other] { $won } won together
        }
    }
ui-season-never = Nobody has been these yet
ui-season-never-none = Every role has been played by somebody.
ui-season-never-more = and { $count } more
ui-season-lengths =
    On average { $nights ->
        [1] one night
       *[other] { $nights } nights
    }{ $minutes ->
        [0] .
        [one] { " " }and one minute; the longest took { $longest }.
       *[other] { " " }and { $minutes } minutes; the longest took { $longest }.
    }
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
ui-season-mix-text =
    { $name }: { $count } played, the village won { $village ->
        [0] none
       *[other] { $village }
    }, the wolves { $wolves ->
        [0] none
       *[other] { $wolves }
    }, others { $third ->
        [0] none
       *[other] { $third }
    }

ui-season-person-line =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $percent ->
        [0] none won
        [few] less than 1% won
       *[other] { $percent }% won
    }, { $survived ->
        [0] none survived
       *[other] { $survived } survived
    }, { $out ->
        [0] never voted out first
        [1] voted out first{ "\u00A0" }once
        [2] voted out first{ "\u00A0" }twice
       *[other] voted out first { $out }{ "\u00A0" }times
    }
ui-season-person-text = { $name }: { $count } played, { $won ->
        [0] none
       *[other] { $won }
    } won, { $survived ->
        [0] none
       *[other] { $survived }
    } survived, { $out ->
        [0] never
        [1] once
        [2] twice
       *[other] { $out } times
    } the first to be voted out
ui-season-won = Won
ui-season-survived = Survived
ui-season-first-out = First voted out
ui-season-bets = Right bets
ui-season-votes = Votes for a wolf
ui-season-as-village = Won with the village
ui-season-as-wolves = Won with the wolves
ui-season-cards = Cards
ui-season-made-up = A role of their own
ui-season-card-text = 
    { $role }: held { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }, won { $won ->
        [0] never
        [1] once
        [2] twice
       *[other] { $won } times
    }
ui-season-streak = Winning streak
ui-season-streak-of =
    { $best } in a row{ $now ->
        [0] { "" }
        [1] { "" }
       *[other] ; now { $now }
    }
ui-season-bets-of =
    { $right ->
        [0] none
       *[other] { $right }
    } of { $count } right: { $flair ->
        [0] what luck would give
       *[other] { $flair } in a hundred { $way ->
            [more] more
           *[fewer] fewer
        } than by luck
    }
ui-season-form = Lately
ui-season-form-text = 
    { $count ->
        [one] Of one game
       *[other] Of the last { $count } games
    }, { $won ->
        [0] none
       *[other] { $won }
    } won
ui-season-votes-of =
    { $right ->
        [0] none
       *[other] { $right }
    } of { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
ui-season-suspects = Suspects most
ui-season-suspects-of = 
    { $name }{ $count ->
        [1] , once
        [2] , twice
       *[other] , { $count } times
    }{ $right ->
        [0] , never rightly
        [1] , once rightly
        [2] , twice rightly
       *[other] , { $right } times rightly
    }
ui-season-saved = Kept alive most
ui-season-saved-of =
    { $name }{ $count ->
        [1] , once
        [2] , twice
       *[other] , { $count } times
    }
ui-season-rival = Rival
ui-season-rival-of = { $name }, { $ours } : { $theirs }
ui-season-friend = Wins most with
ui-season-friend-of =
    { $name }{ $count ->
        [1] , once
        [2] , twice
       *[other] , { $count } times
    }
ui-season-left = On the left
ui-season-right = On the right
ui-season-alone = It takes two. Play once more, with somebody else.

ui-season-name = Change the name
ui-season-rename = Use this name
ui-season-rename-about = For a new name, or one that was mistyped: all games count for the same person. The games themselves stay as they are.
ui-season-join = It is the same person
ui-season-join-about = Somebody has this name already. The games of both will count for one person.
ui-season-tell-apart = Only in this group
ui-season-apart-about = Two people share this name: only the one in this group gets the name above.
ui-season-hide = Hold to put this name into every file
ui-season-erase = Hold to erase the name from every file
ui-season-erase-about = This rewrites the file of every game, and there is no way back: the name above takes the old one’s place, or a seat’s number does. Games that are not over, and files saved elsewhere, keep the old name.
ui-season-erased =
    { $count ->
        [0] No game had to be rewritten.
        [one] One game rewritten.
       *[other] { $count } games rewritten.
    }

error-people-unreadable = The list of people could not be read; the file is kept as { $file }. Every name counts as one person again.
error-people-not-saved = Nothing could be saved in { $folder }. The change lasts until you close the program.
