### Overruling: what the table or the moderator declares, whatever the rules have made of it.

error-act-not-here = That is for the whole table: by day, on a screen that everybody sees.
error-act-news-first = Hear the news to its end first.
error-act-style-same = That is how you are playing already.
error-act-cards-first = First say who holds which card; then this can be decided.
error-act-no-pin = That seat asks for no PIN.
error-amend-alive = That player is alive.
error-amend-card = That card is not in this deck.
error-amend-day = Pick another day, 1 to 99.
error-amend-dead = That player is dead already.
error-amend-charge = That card has no such potion.
error-amend-mark = That mark cannot be set or removed there.
error-amend-office = That changes nothing: an office needs a living player who does not hold it yet.
error-amend-team = That camp is not in this game.
error-amend-unknown = That cannot be overruled.
error-decision-no-playing-on = There is no playing on from here.

end-overruled = The game was ended by ruling.
end-nobody-left = Nobody is left.
end-nobody-dies = Two days and nights without a death: the table agreed on a draw.
cause-overruled = taken out by ruling

# What everybody hears. The story tells it with names: `.told`.
event-amended-killed = Overruled: number { $seat } is out of the game
    .told = Overruled: { $who } left the game
event-amended-revived = Overruled: number { $seat } is back in the game
    .told = Overruled: { $who } came back to life
event-amended-role = Your card has changed: take another look at it
    .told = Overruled: { $who } now holds another card: { ROLE($role) }
event-amended-marked = Overruled: number { $seat } gets the mark “{ MARK($mark) }”
    .told = Overruled: { $who } got the mark “{ MARK($mark) }”
event-amended-unmarked = Overruled: number { $seat } loses the mark “{ MARK($mark) }”
    .told = Overruled: { $who } lost the mark “{ MARK($mark) }”
event-amended-spent = Your card has changed: { CHARGE($charge) } counts as used
    .told = Overruled: for { $who }, { CHARGE($charge) } counts as used
event-amended-refilled = Your card has changed: { CHARGE($charge) } is there again
    .told = Overruled: { $who } has { CHARGE($charge) } again
event-amended-office = Overruled: the { ROLE($office) } is now number { $seat }
    .told = Overruled: { $who } became { ROLE($office) }
event-amended-vacant = Overruled: there is no { ROLE($office) } any more
event-amended-day = Overruled: this is day { $day }
event-amended-play-on = The end is overruled: we play on
    .told = The end was overruled, and the game went on
event-amended-draw-declined = Two days and nights without a death: the table plays on
event-amended-skipped = Skipped ahead: silence counted as no answer
line-amended-killed = Overruled. | Number { SEAT($seat) } | is out of the game.
line-amended-revived = Overruled. | Number { SEAT($seat) } | is back in the game.
line-amended-marked = Overruled. | Number { SEAT($seat) } | gets a mark.
line-amended-unmarked = Overruled. | Number { SEAT($seat) } | loses a mark.
line-amended-office = Overruled. | The { ROLE($office) } is now | number { SEAT($seat) }.
line-amended-vacant = Overruled. | There is no { ROLE($office) } any more.
line-amended-day = Overruled. | The count of days has changed.
line-amended-draw-declined = No draw. | We play on!
line-amended-play-on = The end is overruled. | We play on!

# Acts of the table. Before: time to object. After: what everybody hears, and what the story tells.
line-about-took-back = Listen, everybody. | The table is about to take back | the last step.
line-about-killed = Listen, everybody. | The table is about to rule | that number { SEAT($seat) } | is out of the game.
line-about-revived = Listen, everybody. | The table is about to rule | that number { SEAT($seat) } | is back in the game.
line-about-end = Listen, everybody. | The table is about to end this game.
line-about-play-on = Listen, everybody. | The table is about to overrule the end | and play on.
line-about-pass-around = Listen, everybody. | The table is about to send the laptop round | from the next night on.
line-about-eyes-closed = Listen, everybody. | The table is about to play with closed eyes | from the next night on.
line-about-narrator = Listen, everybody. | Somebody who does not play | is about to moderate | and to see every card.
line-about-moderator = Listen, everybody. | Number { SEAT($seat) } | is about to moderate | and to see every card.
line-about-pin = Listen, everybody. | The table is about to lift the PIN | of number { SEAT($seat) }.
line-about-nothing = Nothing has changed.
line-forgotten = Lights on, everybody. | Number { SEAT($seat) } | has forgotten the PIN.
    .named = Lights on, everybody. Number { SEAT($seat) }, { $name }, has forgotten the PIN.
event-amended-took-back = A correction: we go back one step
    .told = The table took back a step
line-amended-took-back = A correction. | We go back one step.
event-amended-pass-around = From the next night on the laptop goes round
    .told = The table decided that the laptop goes round
line-amended-pass-around = So be it. | From the next night on | the laptop goes round.
event-amended-eyes-closed = From the next night on we play with closed eyes
    .told = The table decided to play with closed eyes
line-amended-eyes-closed = So be it. | From the next night on | we play with closed eyes.
event-amended-narrator = From now on somebody who does not play moderates
    .told = Somebody who did not play became moderator and saw every card from here on
line-amended-narrator = So be it. | From now on | somebody who does not play | moderates.
event-amended-moderator = From now on number { $seat } moderates and sees every card
    .told = { $who } became moderator and saw every card from here on
line-amended-moderator = So be it. | From now on | number { SEAT($seat) } moderates | and sees every card.
event-amended-pin = Number { $seat } needs no PIN any more
    .told = The table lifted the PIN of { $who }
line-amended-pin = So be it. | Number { SEAT($seat) } | needs no PIN any more.
ui-news-vouched = In case you missed it: the table vouched for number { $seat }, who no longer needs a PIN

# The verdict, before anything is revealed.
ui-verdict-show = Hold: show everything
ui-verdict-play-on = Hold: overrule it, we play on
ui-verdict-play-on-why = Nothing more has been revealed yet. If the table disagrees, the game can go on.

# The table's own page.
ui-acts = The table decides
ui-acts-about = Only with everybody here: it is announced first, anybody may object, and the story tells it.
ui-acts-what = What do we decide?
ui-acts-took-back = Take back the last step
ui-acts-took-back-about = Whoever answered last answers again. What was seen stays seen.
ui-acts-style = Another table style
ui-acts-pin = A forgotten PIN
ui-acts-tap = Tap a player.
ui-acts-tap-moderator = Who moderates? Tap a player, or choose somebody who does not play.
ui-acts-outsider = Somebody who does not play
ui-acts-no-pin = That seat asks for no PIN.
ui-acts-choose-seat = First tap a player
ui-acts-choose-team = First choose who has won
ui-acts-choose-style = First choose a style
ui-acts-choose-moderator = First choose who moderates
ui-acts-nobody-dead = Nobody is out of the game yet
ui-acts-nobody-locked = No seat asks for a PIN
ui-acts-nobody-alive = Nobody is left in the game
ui-acts-hold = Hold: announce it
ui-acts-hold-seat = Hold: announce it for number { $seat }
ui-announced-about = If you object, tap.
ui-announced-stop = Stop! Leave it as it was
ui-forgotten-title = Number { $seat } has forgotten the PIN
ui-forgotten-about = Is that really { $name }? If the whole table says so, the pages of this seat open without a PIN for the rest of the evening. The story will tell it.
ui-forgotten-hold = Hold: it is { $name }
ui-forgotten-not = Never mind, I remember
ui-overrule-leaves = Somebody leaves
ui-overrule-returns = Somebody comes back
ui-overrule-ends = The game ends
ui-overrule-winner = Who wins?
ui-overrule-nobody = Nobody
ui-overrule-not = Never mind
ui-overrule-not-here = That makes no difference there.

## Two days and nights without a death

ask-draw = Two days and nights, and nobody has died. Call it a draw?
choice-draw-take = A draw
choice-draw-leave = We play on
ui-choice-everybody = Everybody, together
