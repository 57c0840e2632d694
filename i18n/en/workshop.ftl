# The workshop: a role is made up of sentences with gaps. A gap's name stands where the gap comes.

## Sentences; what stands in each gap is below

own-sentence-role = They win { $team }. In a deck there { $several }.
own-sentence-looks = By night, { $nights }, { $since }, they look at { $whom } and learn { $learns }. They choose { $again }, { $times }.
own-sentence-compares = By night, { $nights }, { $since }, they look at two others and learn whether these are on one side, { $times }.
own-sentence-counts = By night, { $nights }, { $since }, they may learn how many werewolves are alive, { $times }.
own-sentence-guards = By night, { $nights }, { $since }, they shield { $whom } from attacks. They choose { $again }, { $times }.
own-sentence-attacks = By night, { $nights }, { $since }, they may attack somebody, and { $past_shields }, { $times }.
own-sentence-silences = By night, { $nights }, { $since }, they choose who will not speak tomorrow. They choose { $again }, { $times }.
own-sentence-enchants = By night, { $nights }, { $since }, they put a spell on somebody.
own-sentence-hunts = They hunt with the pack every night.
own-sentence-aims = By night, { $nights }, { $since }, they may choose somebody. When they die, { $unless }, that player { $then }.
own-sentence-shoots = When they die, { $unless }, they may shoot somebody dead.
own-sentence-survives = { $attacks } them does nothing, and they { $told }.
own-sentence-outlives = Voted out, they show their card and live, { $again }.
own-sentence-weighs = When hands are counted, their vote { $half_votes }.
own-sentence-seems = Whoever looks at them takes them for { $like }.
own-sentence-knows = From the start they know { $whom }.
own-sentence-wins = They win alone { $when }, { $beside }.

## What stands in a gap

own-gap-team = { $value ->
        [wolves] with the wolves
        [alone] with nobody
       *[village] with the village
    }
own-gap-several = { $value ->
        [yes] may be several of them
       *[no] is only one
    }
own-gap-nights = { $value ->
        [first] on the first night only
        [odd] every second night, the first too
        [even] every second night
       *[every] every night
    }
own-gap-since = { $value ->
        [1] from the start
       *[other] from night { $value } on
    }
own-gap-times = { $value ->
        [0] as often as they like
        [1] once in a game
        [2] twice in a game
       *[other] { $value } times in a game
    }
own-gap-again = { $value ->
        [not_twice_running] nobody twice running
        [each_once] nobody twice
        [yes] every time
        [no] once
       *[any] whoever they like
    }
own-gap-whom = { $value ->
        [self] themselves
        [anybody] anybody
        [dead] somebody dead
        [pack] the wolves of the pack
        [own_kind] one another
       *[others] somebody else
    }
own-gap-learns = { $value ->
        [role] what their card says
       *[pack] whether they run with the wolves
    }
own-gap-past-shields = { $value ->
        [yes] no shield helps
       *[no] a shield stops it
    }
own-gap-then = { $value ->
        [shows] is shown to everybody
       *[takes] dies too
    }
own-gap-unless = { $value ->
        [voted_out] unless they were voted out
       *[never] whatever they die of
    }
own-gap-attacks = { $value ->
        [1] The first attack on
        [2] Each of the first two attacks on
       *[other] Each of the first { $value } attacks on
    }
own-gap-told = { $value ->
        [yes] are told
       *[no] hear nothing of it
    }
own-gap-half-votes = { $value ->
        [0] counts nothing
        [1] counts half
        [2] counts one
        [3] counts one and a half
        [4] counts double
        [5] counts two and a half
       *[6] counts three
    }
own-gap-like = { $camp ->
        [good] somebody good
       *[wolf] a werewolf
    }
own-gap-when = { $value ->
        [enchanted] when everybody else alive is under their spell
       *[last] when the others are gone
    }
own-gap-beside = { $value ->
        [0] down to the last one
        [1] or one of them is left
       *[other] or { $value } of them are left
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
own-verb-aims = Takes a chosen one along in dying
own-verb-shoots = Shoots in dying
own-verb-survives = Survives an attack
own-verb-outlives = Survives a vote
own-verb-weighs = Has another vote than one
own-verb-seems = Seems to be something else
own-verb-knows = Knows somebody from the start
own-verb-wins = Wins alone

## The workshop

ui-workshop = The workshop
ui-workshop-kicker = Make up a role, and play it tonight
ui-workshop-open = Your own roles
ui-workshop-new = A new role
ui-workshop-empty = There is none yet. Begin with an empty card, or with one that is known.
ui-workshop-name = Name ({ $language })
ui-workshop-emblem = Emblem
ui-workshop-words = Own words
ui-workshop-words-about = What stands here takes the place of what writes itself. An empty line writes itself.
ui-workshop-words-card = Card
ui-workshop-words-wake = Waking
ui-workshop-words-ask = Question
ui-workshop-words-sleep = Going to sleep
ui-workshop-add = Add a sentence
ui-workshop-away = Take this sentence away
ui-workshop-try = A hundred quick games
ui-workshop-try-about = Bots play the deck with and without this card.
ui-workshop-trying = { $played } of { $games } games
ui-workshop-stop = Enough
ui-workshop-broken = The games broke off. Nothing is lost: try again.
ui-workshop-swing = { $side ->
        [village] Swings { $points } of a hundred games to the village, sure to { $error }.
        [wolves] Swings { $points } of a hundred games to the wolves, sure to { $error }.
       *[nobody] Swings less than can be told apart from chance, sure to { $error }.
    }
ui-workshop-shares = Village { $village }, wolves { $wolves } of a hundred games
ui-workshop-deck = Put it in the deck
ui-workshop-deck-full = It is in the deck already
ui-workshop-deck-none = Choose who plays first: then it goes into the deck.
ui-workshop-delete = Throw it away
ui-workshop-file = Save as a file
ui-workshop-saved = Saved: { $file }
ui-workshop-folder = Show the folder
ui-workshop-gap = { $what }: change
ui-workshop-unread = { $count ->
        [one] One file of the folder is no role
       *[other] { $count } files of the folder are no roles
    }: { $files }
ui-workshop-taken-in = { $role } is in your workshop now
ui-workshop-try-begin = Try it
ui-workshop-copy-this = Make a copy
ui-workshop-emblem-of = Emblem: { $name }
ui-workshop-night = A night to click through
ui-workshop-player = Player { $number }
ui-workshop-meets = What it meets
ui-workshop-look-around = Find out
ui-workshop-meets-nothing = Nothing special: every card of the book treats it like a plain one.
own-meets-survives = They live where a plain card dies: { $roles }
own-meets-dies = They die where a plain card lives: { $roles }
own-meets-seen-wolf = They are taken for a werewolf by: { $roles }
own-meets-seen-good = They are taken for somebody good by: { $roles }
own-meets-withstands = What they do does not kill: { $roles }
own-meets-strikes-back = Touching these kills them: { $roles }
own-meets-takes-for-wolf = They take for a werewolf: { $roles }
own-meets-takes-for-good = They take for somebody good: { $roles }
