# Choosing a deck and agreeing on house rules: headings, kept decks and rules, whom a deck favours.

## Kinds of roles
ui-kind-wolf = Werewolves
ui-kind-divine = Special roles
ui-kind-commoner = Commoners
ui-kind-third = Third parties

## Decks
ui-deck-boards = Well-known decks
ui-deck-boards-elsewhere = The well-known decks are for { $sizes } players.
ui-deck-kept = Your decks
ui-deck-keep = Keep this deck
ui-deck-keep-title = What shall this deck be called?
ui-deck-keep-about = It will be here whenever there are { $seats } of you.
ui-deck-lean-wolves-far = By rule of thumb: the wolves will feast.
ui-deck-lean-wolves = By rule of thumb: a little easier for the wolves.
ui-deck-lean-even = By rule of thumb: a fair fight.
ui-deck-lean-village = By rule of thumb: a little easier for the village.
ui-deck-lean-village-far = By rule of thumb: the wolves won’t stand a chance.
ui-deck-lean-wolves-far-measured = In simulated games the wolves feast.
ui-deck-lean-wolves-measured = In simulated games: a little easier for the wolves.
ui-deck-lean-even-measured = In simulated games: a fair fight.
ui-deck-lean-village-measured = In simulated games: a little easier for the village.
ui-deck-lean-village-far-measured = In simulated games: hard times for the wolves.
ui-peek-more = Read more
ui-peek-close = Back to the deck
ui-peek-open = What does the { $role } do?

## Things kept under a name
ui-kept-name = Name
ui-kept-hint = Something you will recognise
ui-kept-save = Keep it
ui-kept-rename = Rename
ui-kept-remove = Hold to delete
ui-kept-close = Never mind
ui-kept-change = Rename or delete { $name }
error-kept-empty = Give it a name first.
error-kept-long = That name is too long: { $most } characters at most.
error-kept-twice = There is a { $name } here already. Pick another name, or delete the old one.
error-kept-undrawn = This computer has no letters for “{ $name }”: nobody would find it again. Another spelling will do.
error-kept-most = { $most } are kept already. Delete one to make room.
error-collection-unreadable = Your kept decks and house rules could not be read, so that list starts empty. Everything else is untouched; the old file is kept as { $file }.
error-collection-not-saved = Nightcaller cannot write in { $folder }. What you keep lasts until you quit.

## House rules under headings
ui-rules-night = The night
ui-rules-day = Day and votes
ui-rules-sheriff = Elections
ui-rules-wolves = Werewolves
ui-rules-third = Third parties
ui-rules-table = The end of the game
ui-rules-changed = Changed
ui-rules-own =
    { $own ->
        [one] { $own } changed
       *[other] { $own } changed
    }
ui-rules-kept = Your house rules
ui-rules-kept-about =
    { $matter ->
        [0] Nothing that matters for this deck
       *[other] { $matter } of { $all } matter for this deck
    }
ui-rules-keep = Keep these rules
ui-rules-keep-title = What shall these rules be called?
ui-rules-keep-about = They can be taken again with one tap, with any deck; whatever does not matter for it waits.
ui-rules-book = By the book

ui-deck-short = { $minutes } min

## Finding a role in a book with many

ui-find-search = Find a role, in either language
ui-find-enter = Enter adds one: { $role }
ui-find-nothing = No card answers to that. Try fewer letters, or the other language.
ui-find-none = No card is all of that at once.
ui-find-everything = Show them all
ui-find-in-deck = In the deck · { $cards }
ui-find-hard-1 = Easy to play
ui-find-hard-2 = Some practice
ui-find-hard-3 = For old hands
ui-find-only = Only these: { $what }
ui-find-not-only = Not only these any more: { $what }

## The shelf
ui-books = Books
ui-books-title = Which evening shall it be?
ui-books-kicker = Step { $step } of { $steps } · { $seats } players
ui-books-next = Choose the deck
ui-books-same = The same as last time
ui-books-read = Look into the book
ui-books-roles =
    { $roles ->
        [one] { $roles } role
       *[other] { $roles } roles
    }
ui-books-traits =
    { $traits ->
        [one] { $traits } trait
       *[other] { $traits } traits
    }
ui-books-people = { $fewest } to { $most } players
ui-books-unfit = Only for { $fewest } to { $most } players
ui-books-minutes = { $fewest } to { $most } minutes
ui-books-minutes-about = About { $minutes } minutes
ui-books-hard-1 = Easy to begin with
ui-books-hard-2 = Some experience helps
ui-books-hard-3 = For practised tables

## Thinking again
ui-ended-other-deck = Another deck
ui-pass-undeal = Choose the deck again

## How fair is it?
ui-fair-ask = How fair is it? Let bots play it
ui-fair-playing = Game { $played } of { $games }
ui-fair-stop = Enough
ui-fair-broken = The games broke off. Try again.
ui-fair-camp = 
    { $camp }: { $share ->
        [0] no win
        [few] less than one win
        [one] { $share } win
       *[other] { $share } wins
    } in a hundred ({ $low } to { $high })
ui-fair-course = 
    A game takes { $nights ->
        [1] one night
       *[other] { $nights } nights
    } on average; { $early ->
        [0] almost never is anybody out before the first speech.
        [1] one player is out before the first speech.
       *[other] { $early } players are out before the first speech.
    }
ui-fair-swing = { $role } weighs most: { $points ->
        [one] { $points } game
       *[other] { $points } games
    } in a hundred for { $helps ->
        [village] the village
       *[others] the others
    }{ $error ->
        [0] .
       *[other] , give or take { $error }.
    }
ui-fair-no-swing = No single card weighs enough to be told from luck.
ui-fair-suggestion = More even: { $put } instead of { $out }
ui-fair-bots = By bots with some sense. Friends who know each other play another game.
