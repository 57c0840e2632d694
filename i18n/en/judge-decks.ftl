# Decks of the judge manual, what is wrong with one, and what the engine refuses.
# $role is the role's name.

## Recommended decks

deck-judge-easy = Easy going
    .idea = Few roles, and kind to the village: good for newcomers.
deck-judge-classic = The classic
    .idea = The game most tables know: little to explain, much to argue about.
deck-judge-wild = Anything goes
    .idea = Odd wolves, odd powers: nothing that worked last time will work tonight.
deck-judge-six = Six with Seer and Witch
    .idea = Two wolves, two powers: short, sharp, and on to the next game.
deck-judge-three-divine = Seer, Witch, Hunter
    .idea = The standard for nine: three wolves, three powers, three commoners.
deck-judge-ten-idiot = Ten with the Idiot
    .idea = Vote the Idiot out, and he grins, shows his card and stays.
deck-judge-ten-guard = Ten with the Guardian
    .idea = Somebody keeps watch: with luck, a morning without a death.
deck-judge-idiot = Seer, Witch, Hunter, Idiot
    .idea = The standard for twelve: no tricks, only what people say.
deck-judge-guard = Seer, Witch, Hunter, Guardian
    .idea = A Guardian on watch: every night becomes a guessing game.
deck-judge-white-king-guard = White King and Guardian
    .idea = The White King may blow up any day; the Guardian has only the nights.
deck-judge-wolf-beauty-guard = Wolf Beauty and Guardian
    .idea = She charms, he guards: a silent duel every night.
deck-judge-wolf-king = Werewolf King and Guardian
    .idea = Vote the King out and he shoots: every vote may cost two lives.
deck-judge-white-king = White King and Knight
    .idea = One blows himself up, one draws his sword: who dares first?
deck-judge-wolf-beauty = Wolf Beauty and Knight
    .idea = Vote the Beauty out and somebody dies for love; the Knight needs no vote.
deck-judge-gargoyle = House special: the Gargoyle
    .idea = One wolf reads cards: whoever has a power had better hide it.
deck-judge-hidden-wolf = House special: the Hidden Werewolf
    .idea = The Seer calls him good, the wolves don’t know him: who can you still trust?
deck-judge-wraith-rider = The Wraith Rider
    .idea = Look at the Rider or poison him, and it is you who dies.
deck-judge-magician = Werewolf King and Magician
    .idea = Numbers change places by night: who will the blow really hit?
deck-judge-elder = House special: the Elder
    .idea = Somebody sits in silence every day: make your words count.
deck-judge-cupid = Cupid
    .idea = Two are in love, and one may be a wolf: loyalties get tangled.
deck-judge-piper = The Piper
    .idea = The Piper plays for himself: wolves and village have an enemy in common.
deck-judge-bomber = The Bomber
    .idea = Vote out the Bomber and everybody who did goes with him: think before you raise your hand.

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
problem-judge-unique = There is only one { $role }.

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

blocked-judge-flipped = No vote any more, so no badge either

## Tables that cannot be played

error-setup-seats = { $seats } players are too few or too many: from { $fewest } to { $most } can play.
error-setup-cards = { $cards } cards do not fit { $seats } players. One each, please.
error-setup-circle = These powers wait for one another’s answers, so nobody could be asked first: { $powers }.
error-setup-deal = The cards dealt are not the cards of this deck.
error-setup-unknown-book = Nightcaller has no rulebook called “{ $book }”.
error-setup-unknown-house-rule = The rulebook “{ $book }” has no house rule called “{ $rule }”.
error-setup-unknown-option = The house rule “{ $rule }” has no option “{ $option }”.
error-setup-unknown-role = The rulebook “{ $book }” has no role called “{ $role }”.
error-kind-undeclared = The rulebook “{ $book }” tells “{ $kind }” and does not declare it.
error-kind-twice = “{ $kind }” is declared twice.

## Answers that the game does not take; nothing has changed

error-decision-digest = This version of Nightcaller would play the game differently from the one that began it. Continue it with the old version.
error-decision-game-over = The game is over.
error-decision-game-not-over = The game is still running. The whole story comes at the end.
error-decision-half = A player together with a role, or neither
error-decision-not-together = That is too much to be used all at once
error-decision-all-or-none = Fill in every one of them, or else none
error-decision-twice = The same player twice does not count
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
