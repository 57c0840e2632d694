### Overruling: what the table or the moderator declares, whatever the rules have made of it.

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

# The verdict, before anything is revealed.
ui-verdict-show = Hold: show everything
ui-verdict-play-on = Hold: overrule it, we play on
ui-verdict-play-on-why = No card has been shown yet. If the table disagrees, the game can go on.

# The table's own page.
ui-overrule = Overrule
ui-overrule-hint = Tap a player, then hold.
ui-overrule-leaves = Somebody leaves
ui-overrule-returns = Somebody comes back
ui-overrule-ends = The game ends
ui-overrule-winner = Who wins?
ui-overrule-nobody = Nobody
ui-overrule-hold = Hold: so be it
ui-overrule-hold-seat = Hold: number { $seat }, so be it
ui-overrule-not = Never mind
ui-overrule-not-here = That makes no difference there.
