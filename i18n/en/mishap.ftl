### What goes wrong at a real table: a name, a seat, a card that was seen, somebody who comes or goes.

ui-mishap = Something went wrong
ui-mishap-announced = Whatever it is: it is announced first, anybody may object, one step back undoes it, and the story tells it.
ui-mishap-ways = What shall we do?
ui-mishap-other = It was something else
ui-mishap-tap-two = Tap both players.
ui-mishap-choose-two = First tap both players
ui-mishap-choose-language = First choose a language
ui-mishap-name-hint = The name as it should be
ui-mishap-as-table = The table’s

ui-mishap-name = A name is misspelt
ui-mishap-late = Somebody comes late
ui-mishap-home = Somebody goes home
ui-mishap-seats = Two people sit on each other’s seats
ui-mishap-seen = Somebody’s card was seen
ui-mishap-answer = Something is wrong with an answer
ui-mishap-deck = This is the wrong deck
ui-mishap-language = This is the wrong language
ui-mishap-card = What does my card do?

ui-mishap-renamed = Correct the name
    .about = Card, PIN and everything played so far stay with the seat. Story and season know only the new name.
ui-mishap-handed-on = Somebody else takes over the seat
    .about = They see the card of that seat and go on with whatever power is left. Notes and old news stay hidden from them. The old PIN is void. In the season this game is theirs.
ui-mishap-next-game = They join the next game
    .about = Nothing changes now. When this game is over, “Another deck” leads back to the players: add the name there.
ui-mishap-killed = They are out of the game
    .about = No last act, and no power any more; offices pass on as the rules say. Whoever is bound to them may go with them. At night it is told at daybreak.
ui-mishap-by-lot = They stay in, played by lot
    .about = They stay in the game. The laptop passes the seat by: powers and votes rest where they may, and where something has to be picked, the lot picks. Nobody sees the card. Somebody else may take the seat over later.
ui-mishap-exchanged = Only the names change places
    .about = Right if each of them has looked at the card of the number they sit at. The names and PINs move; cards and answers stay with the numbers.
ui-mishap-exchanged-cards = Names and cards change places
    .about = Right if each of them has looked at the card under their own name. Both keep their cards and get the other number. Later than this, let them change chairs instead.
ui-mishap-dealt-again = Deal again
    .about = This game never was: the same people, the same deck, other cards. Everybody looks at their card anew.
ui-mishap-swapped = Swap that card, unseen
    .about = Tap whose card it was. They get a card that nobody has looked at yet, and whoever had it gets theirs; nobody learns who. Then they look again.
ui-mishap-find-answer = Put an answer right
    .about = A step back, or a whole night once more: whoever answered last answers again, and what still fits stands.
    .go = To the answers
ui-mishap-other-deck = Choose the deck again
    .about = This game never was: everybody stays seated, and you are back at the decks.
ui-mishap-table-language = What all see and hear
    .about = In the settings, for screen and voice, at once.
    .go = To the settings
ui-mishap-own-language = One person’s own pages
    .about = Tap the player. Card and questions are in that language from now on; the table keeps its own.
ui-mishap-cards = Look it up
    .about = Nobody says which card is theirs. On your own page, hold “My card” and read in peace. Or open the handbook here, and let everybody leaf through all the cards.
    .go = Open the handbook

ui-menu-halt = Hold: lights on, something went wrong

error-mishap-decided = Something has been decided with these cards already. Play on with what was seen, or end the game and deal again.
error-mishap-all-seen = Everybody else has looked at their card already: only dealing again is fair now.
error-mishap-own-cards = These are your own cards: swap them in your hands, before the app is told who holds what.
error-mishap-same = That is how it is already.
error-mishap-gone = The lot plays for that seat already.

event-halted = Something went wrong: everybody look here
line-halted = Lights on, everybody. | Something went wrong. | We put it right together.

line-about-renamed = Listen, everybody. | The table is about to write anew the name | of number { SEAT($seat) }.
line-about-handed-on = Listen, everybody. | Somebody else is about to take over the seat | of number { SEAT($seat) }.
line-about-by-lot = Listen, everybody. | Number { SEAT($seat) } | is about to go home, | and the lot plays on.
line-about-exchanged = Listen, everybody. | Number { SEAT($seat) } | is about to change places with | number { SEAT($other) }. | The cards stay.
line-about-exchanged-cards = Listen, everybody. | Number { SEAT($seat) } | is about to change places with | number { SEAT($other) }. | The cards go along.
line-about-swapped = Listen, everybody. | The table is about to swap unseen the card | of number { SEAT($seat) }.
line-about-own-language = Listen, everybody. | The table is about to change the language | of number { SEAT($seat) }.
line-about-dealt-again = Listen, everybody. | The cards are about to be dealt again.
line-about-other-deck = Listen, everybody. | The table is about to choose the deck again.

event-amended-renamed = The name of number { $seat } has been put right
    .told = The name of { $who } was put right
line-amended-renamed = So be it. | Number { SEAT($seat) } | has the right name now.
event-amended-handed-on = From now on somebody else plays number { $seat }
    .told = From here on { $who } played this seat; somebody else had begun it
line-amended-handed-on = So be it. | Number { SEAT($seat) } | is played by somebody else from now on.
event-amended-by-lot = Number { $seat } goes home: from now on the lot answers for that seat
    .told = For { $who } the lot answered from here on
line-amended-by-lot = So be it. | Number { SEAT($seat) } | goes home. | The lot answers from now on.
event-amended-language = Number { $seat } reads in another language from now on
    .told = { $who } read in another language from here on
line-amended-language = So be it. | Number { SEAT($seat) } | reads in another language from now on.
event-amended-exchanged = Numbers { $seat } and { $other } have changed places; the cards stay
    .told = { $who } and { $another } had been sitting on each other’s seats; the cards stayed
line-amended-exchanged = So be it. | Number { SEAT($seat) } | has changed places with | number { SEAT($other) }. | The cards stay.
event-amended-exchanged-cards = Numbers { $seat } and { $other } have changed places and taken their cards along
    .told = { $who } and { $another } had been sitting on each other’s seats and took their cards along
line-amended-exchanged-cards = So be it. | Number { SEAT($seat) } | has changed places with | number { SEAT($other) }. | The cards go along.
event-amended-swapped = The card of number { $seat } has been swapped unseen: take another look at it
    .told = A card of { $who } had been seen and was swapped for one that nobody knew
line-amended-swapped = So be it. | Number { SEAT($seat) } | has another card now: | take a look at it.
