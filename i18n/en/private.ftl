### What is read by one pair of eyes: the hand-over, a visit, a call with eyes closed.

## The hand-over

ui-pass-title = Pass the laptop to { $seat } · { $name }
ui-pass-look-away = Everyone else, look away
# The text size is so large that the next page can be read from the other chairs.
ui-pass-look-away-large = Everyone else, look away: large letters are read from afar
ui-pass-deal = The deal: see your card
ui-pass-night = Night: everyone gets a turn
ui-pass-vote = Secret ballot
ui-pass-last-acts = A last act, alone
ui-pass-day-round = By day: everyone gets a turn
ui-pass-day-asked = By day: asked for the laptop
ui-pass-declare = A power in private
ui-pass-square = The village square: notes for everybody
ui-pass-ghost = The ghosts’ attic: the dead write to the dead
ui-pass-lap = { $further ->
        [0] round { $lap }
        [one] round { $lap }, another follows
       *[other] round { $lap }, { $further } more follow
    }
ui-pass-pages = Pages in { $language }
ui-pass-begins = Not every round starts with number 1, so nobody is always first.
ui-pass-progress = { $done } of { $count } done
ui-pass-hold = Hold: I am { $name }
ui-pass-pin = { $name }, your four digits
ui-pass-pin-wrong = Not quite. Take your time.
ui-pass-pin-erase = Take back a digit
ui-pass-pin-wait = Not quite. Next try in { $seconds } s
ui-pass-pin-forgotten = Forgotten? Hold: lights on, the table is asked
ui-pass-pin-back = Back

## A visit

ui-visit-deal = Your card
ui-visit-start = Before the first night
ui-visit-night = Night { NUMERAL($day) }
ui-visit-vote = Secret ballot
ui-visit-last-acts = A last act, alone
ui-visit-day-round = Day { NUMERAL($day) }, in private
ui-visit-day-asked = Day { NUMERAL($day) }, in private
ui-visit-declare = A power in private
ui-visit-ghost = The ghosts’ attic
ui-visit-square = The village square
ui-visit-seat = { $seat } · { $name }
ui-visit-comma = , { "" }
ui-visit-see-card = Hold to see your card
ui-visit-release = Release to hide
ui-visit-ready = Ready when you are
ui-visit-hand-on = Done, hand it on
ui-visit-confirm = Confirm
ui-visit-confirm-choice = Confirm: { $choice }
ui-visit-choose-seat = Tap a seat
ui-visit-choose-word = Tap an answer
ui-visit-quiet = What you choose is not announced
# $said: what each of a pack wants, as its own sentence, and who has not chosen yet.
ui-visit-proposed = { $said }
ui-visit-waiting = with { $who } still to choose
ui-visit-trait = { $trait }: { $card }
ui-visit-mates = By your side: { $mates }
ui-visit-mates-theirs = They count you as one of theirs: { $mates }
ui-visit-yours = For you alone
# What was told before and holds no more after a correction; that the opposite is true it does not say.
ui-withdrawn = What you were told before no longer counts: “{ $said }”
ui-withdrawn-card = You were told that you are now { ROLE($role) }. That no longer counts: your card is the one at the top
ui-visit-nothing = Your answer is in. There is nothing more to learn for now.

## Why a tap chooses nothing

ui-refused = This one cannot be chosen this time
ui-refused-dead = This player is out of the game already
ui-refused-yourself = You cannot choose yourself this time
blocked-nothing-to-decide = Nothing is left for you to decide here

## A call with eyes closed

ui-call-see = Hold to see
# Where several are called and answer once.
ui-call-together = Agree without a word: one of you taps, for all
ui-call-look = What you may know is under “Hold to see”
ui-call-look-then = Choose and confirm, then hold: you see the answer
ui-call-look-victim = Hold first: see who was hit tonight
    .held = Hold: who was hit?
ui-call-look-left = Hold first: see the two cards on the table
    .held = Hold: the two cards
# $nobody: the button beside it, in its own words.
ui-call-choose = Tap a seat, or “{ $nobody }”
ui-call-look-answer = What you learned is under “Hold: the answer”
    .held = Hold: the answer
ui-call-answered = It is done
ui-call-wait = Wait for the voice
ui-call-time = Time left to choose
ui-call-nothing = Nothing is shown to you now.
ui-call-unknown = You do not see it any more.
ui-call-no-answer-yet = No answer yet: choose and confirm first.
ui-call-no-answer = No answer: nobody was asked about, or the choice did not count.

## A guess for those who have nothing to do

ask-decoy-role = Which role do you fear most?
ask-decoy-wish = Which role would you like to be?
ask-decoy-decide = Which role will decide the game?
ask-decoy-dawn = What will the morning bring?
choice-peaceful = A peaceful night
choice-mourning = Somebody falls
choice-surprise = A big surprise
choice-quarrel = A bitter quarrel
choice-riddle = A strange riddle
choice-several = Several of us will
choice-the-wrong-one = The wrong one
choice-a-wolf = Even a wolf will
choice-void-one = This is not used
choice-void-two = This one is empty
choice-void-three = Not an answer
choice-void-four = Left blank here
ui-visit-change = Change my choice
ui-visit-no-change = You have had your answer, so it stays

## Boards: notes of a room, or to oneself

board-notebook = Notes to yourself
ui-board-read = Hold to read
ui-board-empty = Nothing is written here yet.
ui-board-turn = Turn the page
ui-board-others = Turn the page for: { $boards }
ui-board-other = { $fresh ->
        [0] { $board }
       *[other] { $board } ({ $fresh } new)
    }
ui-board-listed = In this room: { $mates }
ui-board-note = { $author ->
        [none] { $text }
       *[other] { $author }: { $text }
    }
ui-board-note-alias = { $author }: { $text }
ui-board-hint = Write a note
ui-board-write = Leave the note
ui-board-go-on = Go on
ui-board-once = Hold the board once, as everyone does
ui-board-unsent = Your note is not left: going on drops it
ui-board-left = It stands on the board for all readers
ui-board-listening = Here you may listen, but cannot write
ui-board-phrase-yes = Yes.
ui-board-phrase-no = No.
ui-board-phrase-careful = Careful.
ui-board-phrase-suspect = I smell something.
ui-board-phrase-with-you = I’m with you.
ui-board-phrase-tomorrow = Tomorrow.
ui-board-phrase-boo = Boo!
ui-board-phrase-knew = I knew it!
ui-board-phrase-cold = Cold in here.

## What speaks against a table style

ui-misfit-title = Better passed round
ui-misfit-refused = This cannot be played like that
ui-misfit-pass-around = Pass the laptop round
misfit-chat-girl = The Little Girl reads the wolves’ notes unseen, and only a laptop that goes round lets her do it in peace.
misfit-chat-lovers = Lovers meet in a room of their own to write to each other, and only a laptop that goes round gives them a moment there.
misfit-chat-rooms = This book is all about its rooms, and only a laptop that goes round gives everybody a moment alone to write there.
misfit-forum-ghosts = The dead haunt their attic in writing, and only a laptop that goes round stops there.
misfit-voice-off = The voice is off, and with closed eyes nobody reads. Turn the voice on in the settings, or pass the laptop round.
    .title = The voice is off
misfit-voice-no-sound = No loudspeaker here, and with closed eyes nobody reads. Connect one, or pass the laptop round.
    .title = No loudspeaker
misfit-voice-nobody = Nobody here speaks the table’s language, and with closed eyes nobody reads. Choose another language or pass the laptop round.
    .title = No voice for this language
misfit-own-cards-traits = Traits have no printed cards: the app deals them. Pass the laptop round, and everybody finds theirs under “My card”.
misfit-own-cards-unheld = A Claimspace adds a role that nobody holds, and nobody could open their eyes for it. Pass the laptop round, or let a moderator lead.
misfit-own-cards-table = Two cards stay on the table, and nobody could answer for them. Pass the laptop round or let a moderator lead, and the app works out which two they are.
