# Decks of the judge manual, what is wrong with one, and what the engine refuses.
# $role is the role's name.

## Recommended decks

deck-judge-easy = Easy going
deck-judge-classic = The classic
deck-judge-wild = Anything goes
deck-judge-six = Six with Seer and Witch
deck-judge-three-divine = Seer, Witch, Hunter
deck-judge-ten-idiot = Ten with the Idiot
deck-judge-ten-guard = Ten with the Guardian
deck-judge-idiot = Seer, Witch, Hunter, Idiot
deck-judge-guard = Seer, Witch, Hunter, Guardian
deck-judge-white-king-guard = White King and Guardian
deck-judge-wolf-beauty-guard = Wolf Beauty and Guardian
deck-judge-wolf-king = Werewolf King and Guardian
deck-judge-white-king = White King and Knight
deck-judge-wolf-beauty = Wolf Beauty and Knight
deck-judge-gargoyle = House special: the Gargoyle
deck-judge-hidden-wolf = House special: the Hidden Werewolf
deck-judge-wraith-rider = The Wraith Rider
deck-judge-magician = Werewolf King and Magician
deck-judge-elder = House special: the Elder
deck-judge-cupid = Cupid
deck-judge-piper = The Piper
deck-judge-bomber = The Bomber

## Problems: the game cannot start like this

problem-judge-cards =
    { $cards ->
        [one] { $cards } card for { $seats } players. One each, please.
       *[other] { $cards } cards for { $seats } players. One each, please.
    }
problem-judge-no-wolf = Not a single werewolf. That would be a very long, very quiet night.
problem-judge-no-good = Werewolves only. Who would they eat?
problem-judge-too-many-wolves =
    { $wolves ->
        [one] { $wolves } werewolf is half the table or more. The village would be lost before breakfast.
       *[other] { $wolves } werewolves are half the table or more. The village would be lost before breakfast.
    }
problem-judge-unique = There is only one { $role } in town.

## Advice: it can start, but

advice-judge-missing = A table this size usually has a { $role }.
advice-judge-third-party = Third parties shine from { $seats } players on.
advice-judge-third-parties = With fewer than { $seats } players, two third parties are a crowd.
advice-judge-no-commoner = No commoners: the wolves have one fewer way to win.
advice-judge-wolves =
    { $usual ->
        [one] With so many players, { $usual } werewolf is usual. You have { $wolves }.
       *[other] With so many players, { $usual } werewolves are usual. You have { $wolves }.
    }

## What cannot be picked, and why

blocked-judge-flipped = No vote any more, so no badge

## Tables that cannot be played

error-setup-seats = { $seats } players are too few or too many: from { $fewest } to { $most } can play.
error-setup-cards = { $cards } cards do not fit { $seats } players. One each, please.
error-setup-circle = These powers wait for one another’s answers, so nobody could be asked first: { $powers }.
error-setup-deal = The cards dealt are not the cards of this deck.
error-setup-unknown-book = Nightcaller has no rulebook called “{ $book }”.
error-setup-unknown-house-rule = The rulebook “{ $book }” has no house rule called “{ $rule }”.
error-setup-unknown-option = The house rule “{ $rule }” has no option “{ $option }”.
error-setup-unknown-role = The rulebook “{ $book }” has no role called “{ $role }”.

## Answers that the game does not take; nothing has changed

error-decision-digest = This version of Nightcaller would play the game differently from the one that began it. Continue it with the old version.
error-decision-game-over = The game is over.
error-decision-game-not-over = The game is still running. The whole story comes at the end.
error-decision-how-many =
    { $hi ->
        [one] Pick one.
       *[other] Pick { $lo } (at most { $hi }).
    }
error-decision-not-asked = Nobody is asking that right now.
error-decision-not-offered = That is not one of the choices.
error-decision-nothing-to-undo = There is nothing to take back.

ui-deck-board-rules = Comes with: { $rules }
ui-deck-board-rule = { $rule }: { $option }
