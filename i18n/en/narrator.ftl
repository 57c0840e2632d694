### Moderator style: the moderator's console, their handbook, and what they hold in front of one player.

## Lines of the script that only a moderator says

line-narrator-round = I go round once. | If I touch you, | open your eyes, | look, | and close them again.
line-narrator-news = I go round once. | If I show you something, | look at it and say nothing.
line-narrator-last-acts = Number { SEAT($seat) }, | is there anything you wish to do?
line-narrator-day-round = Number { SEAT($seat) }, | is there anything you wish to do today?
line-narrator-day-asked = Number { SEAT($seat) }, | is there anything you wish to do?
line-narrator-declare = Number { SEAT($seat) }, | you have the floor.

## The console

ui-style-narrator = Moderator
    .who = If one of you would rather lead than play: the laptop has the script and remembers the rest.
ui-narrator-say = Read aloud
ui-narrator-then = Then: { $line }
ui-narrator-peek = Hold to see all
ui-narrator-peeking = Release to cover
ui-narrator-show-seats = Hold: show it to { $seats }
ui-narrator-show-awake = Hold: show it to whoever is awake
ui-narrator-as-before = The same answer again
ui-narrator-none = None of this
ui-narrator-hold-none = Hold for “{ $what }”
ui-narrator-choose-none = That is a “no”: hold the button beside
ui-narrator-no-answer = Nobody answers
ui-narrator-tells = { $what }: named here while you hold “see all”
ui-narrator-tells-nothing = { $what }: not to be told this time
ui-narrator-told = { $what }: { $who }
ui-narrator-undo = Hold: undo the last step
ui-narrator-book = Moderator’s book
ui-narrator-next = Eyes closed: go on
ui-narrator-round-done = I have been round
ui-narrator-choose = Tap a seat
ui-narrator-choose-word = Tap an answer
ui-narrator-choose-either = Tap an answer or a seat
ui-narrator-record = Note: { $choice }
ui-narrator-answer-needed = Somebody has to be chosen here
ui-narrator-declares = What does { $name } do?
ui-narrator-declares-seat = Who does { $name } choose?
ui-narrator-anyway = Nobody answers: call, let the gold line fill, go on
ui-narrator-all-asked = All who are out are asked, to hide who can act
ui-narrator-usual = How long a call usually stays open
ui-narrator-eyes = To be shown, in turn, to: { $seats }
ui-narrator-round = The round
ui-narrator-show-first = First show it to those in question
ui-narrator-told-already = Told already
ui-narrator-round-about = Touch those in question, show them, go on
ui-narrator-round-nobody = Nobody has to be shown anything: go on
ui-narrator-wake = Noted. Wake everybody
ui-narrator-dawn-about = All is noted, and nothing announced yet: this is the moment to take something back
ui-narrator-dawn-nobody = Nobody has to be shown anything tonight: walk round all the same
ui-narrator-nobody = Nobody to show anything to
ui-narrator-day-round-about = Show those in question what is new for them, go on
ui-narrator-day-next = Go on
ui-narrator-recorded = Noted
ui-narrator-again = Hold: back to here
ui-bulletin-narrator = The laptop to the moderator. Everyone, eyes closed: the night is in your hands.

## The handbook by day and by night

ui-narrator-page = The moderator’s book
ui-narrator-back = Back to the game
ui-narrator-tap = Tap a seat
ui-narrator-open = Hold to open the book
ui-narrator-cover = Cover the book
ui-narrator-leaf-seats = Everyone
ui-narrator-leaf-page = Page
ui-narrator-line = { $seat } { $name }: { $role }
ui-narrator-remark-seat = Your own note on { $name }
ui-narrator-remark-night = Your own note on this night
ui-narrator-spend = Hold: { CHARGE($charge) } is used
ui-narrator-refill = Hold: { CHARGE($charge) } is there again
ui-narrator-switches = What this card can do once stands here when the book is open.
ui-narrator-masked = Covered: hold “Open the book” to read
ui-narrator-overrule = Overrule
ui-narrator-ruled = Done, and recorded.
ui-narrator-odd-cards = Done, and recorded. One card is held more often now than the deck has it: is that meant?
ui-narrator-overrule-about = What you declare is recorded and holds for the rest of the game.
ui-narrator-log = So far
ui-narrator-team = Camp: { $team }
ui-narrator-traits = Traits: { $traits }
ui-narrator-layers = Protected tonight, in this order: { $layers }
ui-narrator-wards = Patients: { $patients }
ui-narrator-kill = Hold: { $name } dies
ui-narrator-revive = Hold: { $name } comes back
ui-narrator-hold-role = Hold: { $name } gets this card
ui-narrator-mark = Hold: { $mark }
ui-narrator-unmark = Hold: take off “{ $mark }”
ui-narrator-office = Hold: becomes { $office }
ui-narrator-office-gone = Hold: is no longer { $office }
ui-narrator-to-night = Hold: on to the night
ui-narrator-to-day = Hold: on to the day
ui-narrator-day = It is day { $day }
ui-narrator-open-first = First open the book
ui-narrator-ask-cards = Hold: enter now who holds what
ui-narrator-card-first = First turn to a card
ui-narrator-today = It is that day already
ui-narrator-set-day = Hold: correct the day
ui-narrator-show-card = Hold: show the card
ui-narrator-another-card = Another card?
ui-narrator-previous = ‹ Other card
ui-narrator-following = Other card ›
ui-narrator-empty-log = Nothing has happened yet.

## What a card can do once

charge-antidote = Antidote
charge-poison = Poison
charge-shot = Shot
charge-taken = Take one along
charge-duel = Duel
charge-flip = Flip
charge-arrows = Arrows
charge-life = Life Potion
charge-death = Death Potion
charge-skin = Thick skin
ui-narrator-left = { $charge } ✓
ui-narrator-spent = { $charge }: used

## What is held in front of one player

show-nothing = Nothing is shown to you now
show-victim = Tonight’s victim
show-nobody = Nobody
show-may-act = Can you act?
show-yes = Yes
show-no = No
show-role = Your card
show-card = That player’s card
show-camp = That player is
show-camp-good = Good
show-camp-wolf = Werewolf
show-uncounted = That does not count
show-told = For you alone
show-withdrawn = No longer counts: “{ $said }”
show-withdrawn-card = The card you were shown before no longer counts. Yours is
show-second-victim = Tonight’s second victim
show-left = The card on the left
show-right = The card on the right
show-hollow-lovers = You love
show-scent = That player and the neighbours
show-scent-wolf = A werewolf among them
show-scent-nothing = No werewolf among them
show-judge-lovers = You love
show-judge-confused = You are confused
show-group = You know each other: { $people }
show-mates = On your side: { $people }
ui-show-for = For number { $seat }
ui-show-for-both = For numbers { $seats }, together
ui-show-whose = { $seat } · { $name }: { $what }
ui-show-hold = Hold to put away

# The moderator’s list of the evening’s answers.
ui-answers = Noted
ui-answers-about = Tap whatever was noted wrongly.
ui-answers-none = Nothing has been noted yet.
ui-answers-night = Night { $day } · { $who }
ui-answers-day = Day { $day } · { $who }
ui-answers-line = { $who }: { $said }
ui-answers-between = { ", " }
ui-answers-tap = At the table, tap who it was.
ui-answers-hold = Hold: it was { $choice }
ui-answers-hold-first = Hold: that is what it was
ui-answers-first = First tap what it was
ui-answers-same = That is what was noted
ui-answers-several = This answer has several parts: ask for it once more
ui-answers-again = Hold: ask for it once more
ui-answers-what-follows = Whatever still fits stands. Only those whose question changes with it are asked again.
ui-answers-close = Back to the list
ui-answers-owed = Hold: show { $name } what has changed
ui-answers-corrected = Put right, and recorded.
