### The table's own cards: printed cards stay on the table, the app only asks who holds what.

## What the voice says

line-cards-pass-around = Deal your own cards. | Then pass the laptop round, | and tell it in secret | which card you hold.
line-cards-eyes-closed = Deal your own cards | and look at them. | Then close your eyes: | I call the cards one by one, | and whoever holds the card taps their own seat.
line-cards-narrator = Deal your own cards, | and look at them. | Your moderator notes who holds what.
line-cards-eyes = Everyone, close your eyes.
line-cards-wake = { $count ->
        [one] { ROLE($role) }, | open your eyes | and tap your own seat.
       *[other] Everyone with the card { ROLE($role) }, | open your eyes | and tap all your seats.
    }
line-cards-sleep = { ROLE($role) }, | close your eyes.
line-cards-show = { $count ->
        [one] { ROLE($role) }, | open your eyes | and raise your hand.
       *[other] Everyone with the card { ROLE($role) }, | open your eyes | and raise your hands.
    }
line-cards-twice = Everyone, open your eyes. | One seat was tapped for two cards. | Nothing is given away: | we do it again.
line-cards-differ = The cards do not add up. | Nothing is given away: | pass the laptop round once more.

## On the big screen

event-cards = Your own cards
event-cards-twice = One seat, two cards: again, please
event-cards-differ = The cards do not add up: once more round

## One screen for everybody

ui-pass-cards = Your own cards: say which one you hold
ui-visit-cards = Your own card
ask-cards = Which card do you hold?
ui-cards-noted = You hold: { ROLE($role) }. If not, change it now.
ui-cards-title = Who holds what
ui-cards-one = Tap your own seat
ui-cards-many = Tap all your seats: { $done } of { $count }
ui-cards-done = Noted. Close your eyes when the voice says so.
ui-cards-confirm = { $count ->
        [one] I sit here: { $seats }
       *[other] We sit here: { $seats }
    }
ui-cards-silent = No seat shows whether it was tapped before

## The moderator's screen

ui-cards-roster = Who holds what?
ui-cards-roster-about = Tap a card, then its seats. Whoever is left is: { ROLE($role) }.
ui-cards-roster-all = Tap a card, then its seats, until none is left.
ui-cards-roster-waits = Who holds the cards that are left? The eyes that are open are closed first.
ui-cards-roster-some = These cards have no turn tonight. Call them once now, so that the app knows their seats. After the last one, the first card of the night is called. All others are entered when they are called.
ui-cards-card = { ROLE($role) } · { $done } / { $count }
ui-cards-full = Every { ROLE($role) } card has its seat
ui-cards-table = { ROLE($left) } and { ROLE($right) } lie on the table
ui-cards-peek = Hold to see all
ui-cards-say = Call this card
ui-cards-say-sleep = Eyes closed again
ui-cards-begin = All noted: begin
ui-cards-left = { $count ->
        [0] Everybody who was asked for is in
        [one] { $count } card to go in all
       *[other] { $count } cards to go in all
    }

## Set-up

ui-house-own-cards = We use our own cards
    .explain = Nobody is dealt to on the screen: deal your printed cards, and the app asks who holds what.
ui-house-own-traits = Leave the trait cards in the box: the app deals the traits and shows each one on the first night.
ui-house-begin-own = Begin
ui-style-narrator-about = One of you moderates. The screen has the script, the seats and every secret, for the moderator alone.

## When a moderator enters the cards

ui-house-cards-when = Entering the cards
ui-cards-when-called = When called
    .explain = Each card is entered when it first opens its eyes: no extra round before the night.
ui-cards-when-before = All at once
    .explain = Before the first night you enter who holds what.
ui-narrator-place =
    { $count ->
        [one] { ROLE($role) }: tap whose eyes are open
       *[other] { ROLE($role) }: tap the { $count } whose eyes are open
    }
ui-narrator-place-looking =
    { $count ->
        [one] { $awake } have open eyes. Look at their cards: tap the { ROLE($role) }
       *[other] { $awake } have open eyes. Look at their cards: tap { $count } × { ROLE($role) }
    }
ui-narrator-place-rest =
    { $count ->
        [one] { ROLE($role) }: tap the other one whose eyes are open
       *[other] { ROLE($role) }: tap the other { $count } whose eyes are open
    }
ui-narrator-place-first = First tap whose eyes are open
ui-narrator-placed = That seat holds another card
ui-narrator-whose-card = Number { $seat }, { $name }: look, which card is it?
ui-narrator-card-wanted = First say which card it is
ui-narrator-think-again = Somebody else instead
ui-narrator-no-such-card = no card left, each has its seat
ui-bulletin-own-cards = Everyone has looked at their own card: eyes closed. The night is in your hands.
