### The table's own cards: printed cards stay on the table, the app only asks who holds what.

## What the voice says

line-cards-pass-around = Deal your own cards. | Then pass the laptop round: | everyone tells it, unseen, which card they hold.
line-cards-eyes-closed = Deal your own cards | and look at them. | Then close your eyes: | I call one card after the other, | and whoever holds it taps their own seat.
line-cards-narrator = Deal your own cards, | and look at them. | Your moderator notes who holds what.
line-cards-eyes = Everyone, close your eyes.
line-cards-wake = { $count ->
        [one] { ROLE($role) }, | open your eyes | and tap your own seat.
       *[other] Everyone with the card { ROLE($role) }, | open your eyes | and tap all your seats.
    }
line-cards-sleep = { ROLE($role) }, | close your eyes.
line-cards-twice = Everyone, open your eyes. | One seat was tapped for two cards. | Nothing is given away: | we do it again.
line-cards-differ = The cards do not add up. | Nothing is given away: | go round once more.

