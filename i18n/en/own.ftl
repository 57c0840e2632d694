# Own roles: what people make up in a few sentences, and what goes with every such role.
# A role has a name of its own; everything else about it is put together from the messages here.

## When, and how often: parts of the sentences below

own-when = { $nights ->
        [first] On the first night
        [odd] { $since ->
            [1] On odd-numbered nights
           *[other] On odd-numbered nights from night { $since } on
        }
        [even] { $since ->
            [1] On even-numbered nights
           *[other] On even-numbered nights from night { $since } on
        }
       *[every] { $since ->
            [1] Every night
           *[other] Every night from night { $since } on
        }
    }
own-again = { $again ->
        [not_twice_running] {" "}Never the same player twice running.
        [each_once] {" "}Never the same player twice.
       *[any] {""}
    }
own-often = { $times ->
        [0] {""}
        [1] {" "}Only once in a game.
        [2] {" "}At most twice in a game.
       *[other] {" "}At most { $times } times in a game.
    }

## On the card: what each sentence says to whoever holds it

own-card-looks = { own-when }, you may look at { $whom ->
        [dead] a dead player
        [anybody] any player
       *[others] one other player
    }: { $learns ->
        [role] which card do they hold?
       *[pack] are they a werewolf?
    }{ own-again }{ own-often }
own-card-compares = { own-when }, you may look at two other players: are they on the same side?{ own-often }
own-card-counts = { own-when }, you may learn how many werewolves are alive.{ own-often }
own-card-guards = { own-when }, you may shield { $whom ->
        [self] yourself
        [others] one other player
       *[anybody] any player
    } from attacks.{ own-again }{ own-often }
own-card-attacks = { own-when }, you may attack one other player{ $past ->
        [yes] , and no shield stops it
       *[no] {""}
    }.{ own-often }
own-card-silences = { own-when }, you may choose one other player, who may not speak tomorrow.{ own-again }{ own-often }
own-card-enchants = { own-when }, you may put one other player under your spell.
own-card-hunts = Hunt with your pack every night.
own-card-aims = { own-when }, you may choose one other player{ $nights ->
        [first] {""}
       *[other] ; choosing nobody undoes the last choice
    }. When you die{ $unless ->
        [voted_out] , unless you were voted out
       *[never] {""}
    }, { $then ->
        [shows] everybody sees their card
        [strikes] they are attacked
       *[takes] they die with you
    }.
own-card-shoots = When you die{ $unless ->
        [voted_out] , unless you were voted out
       *[never] {""}
    }, you may shoot one player dead.
own-card-survives = { $attacks ->
        [1] The first attack on you does nothing.
       *[other] The first { $attacks } attacks on you do nothing.
    } { $told ->
        [no] Nobody tells you when it happens.
       *[yes] You are told when it happens.
    } What no shield stops still kills you.
own-card-outlives = Voted out, you show your card and live{ $again ->
        [yes] , every time
       *[no] . A second vote kills you
    }.
own-card-weighs = Your vote on who has to go { $votes ->
        [0] does not count
        [1] counts half
        [3] counts one and a half times
        [4] counts double
        [5] counts two and a half times
        [6] counts three times
       *[2] counts once
    }.
own-card-seems = { $camp ->
        [good] Whoever looks at you takes you for somebody good.
       *[wolf] Whoever looks at you takes you for a werewolf.
    }
own-card-knows = { $whom ->
        [pack] You know from the start who is in the pack.
       *[own_kind] You know one another from the start.
    }
own-card-wins = { $when ->
        [enchanted] You win when everybody else alive is under your spell.
       *[last] { $beside ->
            [0] You win when nobody else is alive.
            [1] You win when at most one other player is alive.
           *[other] You win when at most { $beside } other players are alive.
        }
    }
own-card-sleeps = You sleep all night. By day, you have your ears and your vote.
own-card-wolf = You are a werewolf, but the pack does not know you, and you do not hunt.

## In the handbook, after what the card says

own-page = { $team ->
        [wolves] Made up at a table like yours, on the side of the wolves.
        [alone] Made up at a table like yours, on nobody’s side.
       *[village] Made up at a table like yours, on the side of the village.
    } Whatever its card does not say goes by the book: disguises, shields and exchanged numbers work on it as on any other card.
own-tip = Somebody at a table made this up. Nobody knows yet how to play against it.
own-tip-when = { own-when }.
own-tip-by-day = It has no call of its own.
own-limits = It can do what its card says, and nothing more.
own-wins = { $when ->
        [enchanted] Alone: when everybody else alive is under your spell.
       *[last] Alone: when almost nobody else is alive, as your card says.
    }
own-victory = { $name } wins alone.
own-end = { $name } got what they wanted.

## Spoken by night; the name comes before them

role-of-own-looks =
    .act = Who will you look at? | Then look at the screen.
    .choose = Who will you look at?
    .answer = The screen has your answer.
role-of-own-compares =
    .act = Which two will you compare? | Then look at the screen.
role-of-own-counts =
    .act = Would you like to know how many wolves are left? | Then look at the screen.
role-of-own-guards =
    .act = Who will you shield tonight?
role-of-own-attacks =
    .act = Who will you attack tonight?
role-of-own-silences =
    .act = Who may not speak tomorrow?
role-of-own-enchants =
    .act = Who will you put under your spell tonight?
role-of-own-aims =
    .act = Who will you choose tonight?
role-of-own-several =
    .act = What will you do tonight? | The screen asks you.

## Questions

own-ask-looks = Who will you look at tonight?
own-ask-compares-first = Who will you compare?
own-ask-compares-second = And with whom?
own-ask-counts = Count the wolves tonight?
own-ask-guards = Who will you shield tonight?
own-ask-attacks = Who will you attack tonight?
own-ask-silences = Who may not speak tomorrow?
own-ask-enchants = Who will you put under your spell?
own-ask-aims = Who will you choose tonight?
own-ask-shoot = Who will you shoot, if anybody?
own-choice-use = Count them
own-choice-keep = Not tonight
blocked-own-each-once = You have chosen this player before

## What happens

event-own-looked = { $camp ->
        [wolf] { $seatname } ({ $seat }) is a werewolf
       *[good] { $seatname } ({ $seat }) is good
    }
    .told = { $camp ->
        [wolf] { $actor }, the { ROLE($card) }, looked at { $who }: a werewolf
       *[good] { $actor }, the { ROLE($card) }, looked at { $who }: good
    }
event-own-read = { $seatname } ({ $seat }): { ROLE($role) }
    .told = { $actor }, the { ROLE($card) }, saw the card of { $who }: { ROLE($role) }
event-own-cursed = { $seatname } ({ $seat }) stares back. You see nothing, and die of it
    .told = { $actor }, the { ROLE($card) }, looked at { $who }, and { $who } stared back
event-own-compared = { $same ->
        [yes] { $seatname } ({ $seat }) and { $othername } ({ $other }) are on the same side
       *[no] { $seatname } ({ $seat }) and { $othername } ({ $other }) are on different sides
    }
    .told = { $same ->
        [yes] { $actor }, the { ROLE($card) }, compared { $who } and { $another }: the same side
       *[no] { $actor }, the { ROLE($card) }, compared { $who } and { $another }: different sides
    }
event-own-counted = Werewolves alive: { $count }
    .told = { $actor }, the { ROLE($card) }, counted the wolves alive: { $count }
event-own-guarded = { $self ->
        [yes] You shield yourself
       *[no] You shield { $seatname } ({ $seat })
    }
    .told = { $self ->
        [yes] { $actor }, the { ROLE($card) }, shielded themselves
       *[no] { $actor }, the { ROLE($card) }, shielded { $who }
    }
event-own-attacked = You attack { $seatname } ({ $seat })
    .told = { $actor }, the { ROLE($card) }, attacked { $who }
event-own-hushed = You silence { $seatname } ({ $seat })
    .told = { $actor }, the { ROLE($card) }, silenced { $who }
event-own-enchanted = You put your spell on { $seatname } ({ $seat })
    .told = { $actor }, the { ROLE($card) }, put a spell on { $who }
event-own-aimed = You choose { $seatname } ({ $seat })
    .told = { $actor }, the { ROLE($card) }, chose { $who }
event-own-shown = Number { $by } was the { ROLE($role) }. The card of number { $seat }: { ROLE($shown) }
    .told = Dying, { $actor } showed everybody the card of { $who }: { ROLE($shown) }
event-own-spared = Number { $seat } shows their card, { ROLE($card) }, and stays
    .told = { $who } showed their card, { ROLE($card) }, and stayed
event-own-withstood = An attack on you did nothing
    .told = An attack on { $who } did nothing
line-own-shown = Number { SEAT($by) } | dies, and turns over the card of number { SEAT($seat) }. | Look at the screen.
line-own-spared = Number { SEAT($seat) } | shows their card and stays. | Look at the screen.
show-own-withstood = An attack did nothing
mark-own-flipped = Card open
cause-own-struck = attacked
    .told = attacked by { $actor }
    .short = attacked by { $by }
cause-own-taken = taken along
    .told = taken along by { $actor }
    .short = taken by { $by }

## Decks

problem-own-alike = Two roles of this deck are called { $role }.
problem-own-crowded = { $role }: too many cards. At most { $room } can be dealt.
problem-own-endless = { $role } outlives every vote, and in the end nobody here might be left to kill by night: the game might never end.
advice-own-knows-nobody = There is only one { $role }, who knows nobody.
advice-own-nobody-hunts = { $role } never hunts, and nobody else here does: only votes decide who wins.
misfit-own-together = All who hold the { ROLE($role) } wake at one call: they see one another and share one choice. A laptop that goes round asks each of them alone.
problem-own-unique = One { $role } is enough.

## What does not go together, and the nearest thing that does

own-refused-nameless = A role needs a name.
own-refused-name-taken = A role of this book is called “{ $name }” already.
    .instead = Call it “{ $free }”
own-refused-letters = There is a character in this text that cannot be shown.
own-refused-id-taken = A role of the books has this id: { $id }.
    .instead = Another id
own-refused-emblem = There is no emblem “{ $emblem }”.
    .instead = The villager’s
own-refused-twice = This sentence is there already.
    .instead = Say it once
own-refused-hunts = Only a werewolf hunts with the pack.
    .instead = Make it a wolf
own-refused-knows-anyway = Whoever hunts with the pack knows it anyway.
    .instead = Leave it out
own-refused-knows-nobody = There is only one card of this role, so they have nobody to know.
    .instead = Allow several cards
own-refused-seems-so = They look like that anyway.
    .instead = The other way round
own-refused-one-vote = Everybody’s vote counts once.
    .instead = Double
own-refused-wins = Whoever has a side wins with it, and not alone.
    .instead = Keep one of the two
own-refused-no-spell = Nobody is ever under their spell.
    .instead = Make it possible
own-refused-beside = Winning by a spell has no exceptions: everybody else alive must be under it.
    .instead = With no exceptions
own-refused-first-night = The first night is night 1, and no later one.
    .instead = From night 1
own-refused-one-night = One night is only once anyway.
    .instead = With no other limit
own-refused-once-anyway = It happens only once, so nobody can be chosen twice.
    .instead = Choosing freely
own-refused-nobody-dead = On the first night nobody is dead.
    .instead = Every night
own-refused-self-again = Then they could not go on shielding themselves.
    .instead = Choosing freely
own-refused-idle-spell = A spell does nothing by itself.
    .instead = Put it right
own-refused-two-a-night = They have something else to do on these nights, and they do one thing a night.
    .instead = Keep them apart
own-refused-never-wins = On nobody’s side, they need a way to win.
    .instead = Let them win
own-refused-no-silence = In this book nobody can be silenced.
    .instead = Leave it out
own-refused-no-shot = In this book nobody acts after dying.
    .instead = Leave it out
own-refused-no-solo = In this book nobody wins alone.
    .instead = Leave it out
own-refused-no-night = In this book a made-up role has no call by night.
    .instead = Leave it out
own-refused-no-pack = In this book a made-up role cannot belong to the pack.
    .instead = Leave it out
own-refused-no-layer = In this book a made-up role cannot survive that.
    .instead = Leave it out
own-refused-no-disguise = In this book everybody looks like what they are.
    .instead = Leave it out
own-refused-must-hunt = In this book every werewolf hunts with the pack.
    .instead = Hunt with the pack
own-refused-no-book = Made-up roles cannot be played in this book.

## Files

own-file-at = { $line ->
        [0] {""}
       *[other] Line { $line },{" "}
    }“{ $field }”:{" "}
own-refused-at = { own-file-at }{ $why }
    .nearest = { own-file-at }{ $why } Nearest: { $nearest }.
error-own-twice = Two roles have the same id: { $role }.
error-own-refused = { $named } cannot be played in this book as it is. { $why }
error-own-file = This role’s file cannot be read.
error-own-file-long = The file has { $size } kB; a role may have { $most } kB at most.
error-own-file-long-line = Line { $line }: longer than { $most } characters.
error-own-file-no-text = Line { $line }: this is not text in UTF-8. Save the file as UTF-8.
error-own-file-no-toml = { own-file-at }{ $wrong ->
        [name] a line begins with the name of a field, or with a bracket
        [equals] after the name of a field comes =, and then its value
        [value] this is no value. Text goes in straight quotation marks, as on a keyboard
        [quotes] a quotation mark is missing at the end of the text
        [brackets] a bracket is not closed
        [twice] this is there twice
        [rest] one line takes one field and one value: here something follows
        [backslash] write \\ for a \ in a text
        [sign] there is a character here that cannot be seen
       *[other] this is not TOML
    }.
error-own-file-deep = Line { $line }: this is nested too deeply.
error-own-file-name-taken = { own-file-at }a role of this book is called “{ $given }” already.
error-own-file-newer = Line { $line }: this file has format { $format }. This version of the app reads formats up to { $known }; a newer one will read it.
error-own-file-unknown-field = { own-file-at }there is no such field here.
error-own-file-missing = { own-file-at }this field is missing.
error-own-file-most = { own-file-at }at most { $bound }.
error-own-file-least = { own-file-at }at least { $bound }.
error-own-file-many = { own-file-at }at most { $most } of them.
error-own-file-letters = { own-file-at }at most { $most } characters.
error-own-file-word = { own-file-at }“{ $given }” is not known here. Choose from: { $words }.
error-own-file-id = { own-file-at }“{ $given }” is not an id. Write “own.” and then up to 24 small letters, digits and underscores, a letter first.
error-own-file-emblem = { own-file-at }“{ $given }” is not the name of an emblem.
error-own-file-sort = { own-file-at }{ $wanted ->
        [number] a whole number belongs here
        [text] a text belongs here
        [yes-or-no] true or false belongs here
        [list] a list belongs here: begin each part of it with a line [[{ $field }]]
       *[table] a table belongs here: begin it with a line [{ $field }]
    }.
error-own-file-none = There is no file that can be read.
error-own-too-many = Only the first { $most } files of the folder are read.
error-own-not-saved = The role could not be saved. Is there room in { $folder }?
