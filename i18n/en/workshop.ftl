# The workshop: a role is made up of sentences with gaps. A gap's name stands where the gap comes.

## Sentences; what stands in each gap is below

own-sentence-role = They win { $team }. A deck { $several }.
own-sentence-looks = { $nights }, { $since }, they may look at { $whom } and learn { $learns }, { $again }, { $times }.
own-sentence-compares = { $nights }, { $since }, they may look at two other players and learn whether these are on the same side, { $times }.
own-sentence-counts = { $nights }, { $since }, they may learn how many werewolves are alive, { $times }.
own-sentence-guards = { $nights }, { $since }, they may shield { $whom } from attacks, { $again }, { $times }.
own-sentence-attacks = { $nights }, { $since }, they may attack one other player, { $past_shields }, { $times }.
own-sentence-silences = { $nights }, { $since }, they may silence one other player for the next day, { $again }, { $times }.
own-sentence-enchants = { $nights }, { $since }, they may put one other player under their spell.
own-sentence-hunts = They hunt with the pack every night.
own-sentence-aims = { $nights }, { $since }, they may choose one other player. When they die, { $unless }, that player { $then }.
own-sentence-shoots = When they die, { $unless }, they may shoot one player dead.
own-sentence-survives = They survive { $attacks } on them and { $told }.
own-sentence-outlives = When they are voted out, they show their card and live, { $again }.
own-sentence-weighs = Their vote on who has to go { $half_votes }.
own-sentence-seems = Whoever looks at them takes them for { $like }.
own-sentence-knows = From the start they know { $whom }.
own-sentence-wins = They win alone { $when }, { $beside }.

## What stands in a gap

own-gap-team = { $value ->
        [wolves] with the wolves
        [alone] on their own
       *[village] with the village
    }
own-gap-several = { $value ->
        [yes] may have several of them
       *[no] has only one of them
    }
own-gap-nights = { $value ->
        [first] On the first night only
        [odd] On odd-numbered nights
        [even] On even-numbered nights
       *[every] Every night
    }
own-gap-since = { $value ->
        [1] from the start
       *[other] from night { $value } on
    }
own-gap-times = { $value ->
        [0] with no other limit
        [1] only once in a game
        [2] at most twice in a game
       *[other] at most { $value } times in a game
    }
own-gap-again = { $value ->
        [not_twice_running] choosing nobody twice running
        [each_once] choosing nobody twice
        [yes] every time
        [no] the first time only
       *[any] choosing freely
    }
own-gap-whom = { $value ->
        [self] themselves
        [anybody] any player
        [dead] a dead player
        [pack] who is in the pack
        [own_kind] one another
       *[others] one other player
    }
own-gap-learns = { $value ->
        [role] which card that player holds
       *[pack] whether that player is a werewolf
    }
own-gap-past-shields = { $value ->
        [yes] and no shield stops it
       *[no] but a shield stops it
    }
own-gap-then = { $value ->
        [shows] shows everybody their card
        [strikes] is attacked
       *[takes] dies too
    }
own-gap-unless = { $value ->
        [voted_out] unless they were voted out
       *[never] whatever they die of
    }
own-gap-attacks = { $value ->
        [1] the first attack
        [2] the first two attacks
       *[other] the first { $value } attacks
    }
own-gap-told = { $value ->
        [yes] are told about it
       *[no] are not told about it
    }
own-gap-half-votes = { $value ->
        [0] does not count
        [1] counts half
        [2] counts once
        [3] counts one and a half times
        [4] counts double
        [5] counts two and a half times
       *[6] counts three times
    }
own-gap-like = { $camp ->
        [good] somebody good
       *[wolf] a werewolf
    }
own-gap-when = { $value ->
        [enchanted] when everybody else alive is under their spell
       *[last] when everybody else is dead
    }
own-gap-beside = { $value ->
        [0] with no exceptions
        [1] with one exception at most
       *[other] with { $value } exceptions at most
    }

## A sentence that can be added

own-verb-looks = Looks at somebody by night
own-verb-compares = Compares two people
own-verb-counts = Counts the werewolves
own-verb-guards = Shields somebody by night
own-verb-attacks = Attacks somebody by night
own-verb-silences = Silences somebody for a day
own-verb-enchants = Puts people under a spell
own-verb-hunts = Hunts with the pack
own-verb-aims = Chooses who suffers when they die
own-verb-shoots = Shoots when they die
own-verb-survives = Survives an attack
own-verb-outlives = Survives a vote
own-verb-weighs = Has more or less than one vote
own-verb-seems = Seems to be something else
own-verb-knows = Knows somebody from the start
own-verb-wins = Wins alone

## The workshop

ui-workshop = The workshop
ui-workshop-kicker = Make up a role, and play it tonight
ui-workshop-open = Your own roles
ui-workshop-new = A new role
ui-workshop-start = Start from a role
ui-workshop-start-about = These roles of the book can be said in sentences. You get a copy that plays like the card, and change what you like.
ui-workshop-empty = There are none yet. Start with an empty card, or with one that you know.
ui-workshop-name = Name ({ $language })
ui-workshop-emblem = Emblem
ui-workshop-words = Your own words
ui-workshop-words-about = What you write here replaces what the app writes; what it plays stays as the sentences say. The app fills in whatever you leave empty.
ui-workshop-words-card = Card
ui-workshop-words-wake = Waking
ui-workshop-words-ask = Question
ui-workshop-words-sleep = Going to sleep
ui-workshop-add = Add a sentence
ui-workshop-add-rest = Nothing that fits? Write the rest on the card yourself: the app plays these sentences, and the table minds the rest.
ui-workshop-away = Remove this sentence
ui-workshop-try = Hundreds of quick games
ui-workshop-try-about = Bots play the deck with and without this card.
ui-workshop-trying = { $played } of { $games } games
ui-workshop-stop = Stop
ui-workshop-broken = The games stopped halfway. Nothing is lost: try again.
ui-workshop-swing = { $side ->
        [village] The card wins the village { $points } more of a hundred games, give or take { $error }.
        [wolves] The card costs the village { $points } of a hundred games, give or take { $error }.
       *[nobody] No clear difference, give or take { $error } of a hundred games.
    }
ui-workshop-shares =
    Of a hundred games with this card, the village wins { $village ->
        [0] none
        [few] less than one
       *[other] { $village }
    }, the wolves { $wolves ->
        [0] none
        [few] less than one
       *[other] { $wolves }
    }
ui-workshop-shares-alone =
    Of a hundred games with this card, the village wins { $village ->
        [0] none
        [few] less than one
       *[other] { $village }
    }, the wolves { $wolves ->
        [0] none
        [few] less than one
       *[other] { $wolves }
    }, its holder alone { $holder ->
        [0] none
        [few] less than one
       *[other] { $holder }
    }
ui-workshop-deck = Put it in the deck
ui-workshop-deck-full = It is in the deck already
ui-workshop-deck-none = First say who is playing: then it can go into the deck.
ui-workshop-delete = Throw it away
ui-workshop-file = Save as a file
ui-workshop-saved = Saved: { $file }
ui-workshop-folder = Show the folder
ui-workshop-received = Has somebody sent you a role? Open its file here, or drop it on this window.
ui-workshop-import = Open a role's file
ui-picker-downloads = Downloads
ui-picker-desktop = Desktop
ui-picker-documents = Documents
ui-picker-home = Home
ui-picker-none = No roles here: their files end in “.toml”.
ui-picker-closed = This folder cannot be opened.
ui-picker-folders = Folders
ui-picker-up = One folder up
ui-picker-more = Only the first { $count } are listed.
ui-workshop-gap = { $what }: change
ui-workshop-unread = { $count ->
        [one] One file in the folder is not a role:
       *[other] { $count } files in the folder are not roles:
    }
ui-workshop-taken-in = { $role } is in your workshop now
ui-workshop-taken-in-not-yet = { $role } is in your workshop now, but cannot be played yet. { $why }
ui-drop-role = { $file }: { $why }
ui-workshop-try-begin = Try it
ui-workshop-copy-this = Make a copy
ui-workshop-emblem-of = Emblem: { $name }
own-emblem-eye = eye
own-emblem-moon = moon
own-emblem-sun = sun
own-emblem-cockerel = cockerel
own-emblem-ballot = ballot
own-emblem-book = book
ui-workshop-night = Click through a night
ui-workshop-player = Player { $number }
ui-workshop-meets = How it meets other cards
ui-workshop-look-around = Find out
ui-workshop-meets-nothing = Nothing special: every card of the book treats it like a plain card.
own-meets-stranger = Some cards know the { $role } by name; yours is a stranger to them.
own-meets-survives = They live where a plain card dies: { $roles }
own-meets-dies = They die where a plain card lives: { $roles }
own-meets-seen-wolf = They are taken for a werewolf by: { $roles }
own-meets-seen-good = They are taken for somebody good by: { $roles }
own-meets-withstands = Their attack does not kill: { $roles }
own-meets-strikes-back = Acting on these kills them: { $roles }
own-meets-takes-for-wolf = Look like werewolves to them: { $roles }
own-meets-takes-for-good = Look good to them: { $roles }
