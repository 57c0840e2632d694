# The roles of the big book: solos, unaligned, limited roles and offices.
# value: name; .card: on the card; .more: in the handbook; .wake .act .sleep: what the voice calls.

## Alone against all
role-revamped-white-werewolf = White Werewolf
    .card = You hunt with the pack and want to be the last one alive. On even nights you may attack a packmate.
    .more = To the wolves you look like a Wolf, and to everybody else who is fooled by strong disguises. As long as you and any wolf are alive, the game goes on, even if nobody else is left.
    .wake = White Werewolf, | open your eyes.
    .wake-theatrical = White Werewolf, | the pack is asleep: | open your eyes.
    .act = Which of the pack will you attack?
    .act-theatrical = Is one of the pack in your way tonight?
    .act-theatrical2 = Shall one of the pack not wake up?
    .sleep = White Werewolf, | close your eyes.
    .sleep-theatrical = White Werewolf, | close your eyes, and sleep like a lamb.

role-revamped-gray-werewolf = Gray Werewolf
    .card = You hunt with the pack, but for yourself. You win with at most one other player alive. On even nights you may attack a packmate.
    .more = You have no disguise: whoever sees your card sees you. If nobody is left but you and two wolves or more, the wolves have won.
    .wake = Gray Werewolf, | open your eyes.
    .wake-theatrical = Gray Werewolf, | the pack is asleep: | open your eyes.
    .act = Which of the pack will you attack?
    .act-theatrical = Is one of the pack in your way tonight?
    .act-theatrical2 = Has one of the pack lived long enough?
    .sleep = Gray Werewolf, | close your eyes.
    .sleep-theatrical = Gray Werewolf, | close your eyes, and blend in.

## The flute
role-revamped-flute-player = Flute Player
    .card = Each night enchant two players. When everybody alive is enchanted or plays with you, you win.
    .more = The enchanted know it, and share a board that you read unseen. If an enchanted investigator looks at somebody, it is a Flute Player three times out of five, until the last of your team is dead. If two of you or more are on your board at nightfall, each enchants one player. Somebody of your team has to be alive to win.
    .called = Flute Players
    .wake = Flute Players, | open your eyes.
    .wake-theatrical = Flute Players, | wet your lips: | open your eyes.
    .act = Who will hear your tune tonight?
    .act-theatrical = Who will be humming your tune tonight?
    .act-theatrical2 = Who will tap their feet tonight?
    .sleep = Flute Players, | close your eyes.
    .sleep-theatrical = Flute Players, | close your eyes, and no whistling.

role-revamped-flute-apprentice = Flute Apprentice
    .card = You win with the Flute Player. Powers that the enchanted use on you hit another player of your choice.
    .card-without-flute-player = Powers that the enchanted use on you hit another player of your choice.
    .more = You may change that player as often as you like. Whoever aimed at you is not told, and reads an answer under your name that was somebody else’s. Nothing is diverted to the dead. Once in the game you can join the board of the enchanted, and there it looks as if you were one of them. You cannot enchant anybody.
    .wake = Flute Apprentice, | open your eyes.
    .wake-theatrical = Flute Apprentice, | follow the tune: | open your eyes.
    .act = Where will you turn what is aimed at you?
    .act-theatrical = Who catches what is meant for you?
    .act-theatrical2 = Who will stand in for you tonight?
    .join = Will you join the enchanted?
    .join-theatrical = Will you dance with the others?
    .join-theatrical2 = Do you join the dance tonight?
    .sleep = Flute Apprentice, | close your eyes.
    .sleep-theatrical = Flute Apprentice, | close your eyes, and no humming.

## Hell and heaven
role-revamped-devil = Devil
    .card = Each day offer a player a wager: see somebody’s role, or attack somebody and lose the soul. When all others are dead or soulless, you win.
    .more = You start with one soul, and read what every wager brings. A soul protects another player for the next night, or strikes one down at once, or saves you by itself when you are attacked at night. Soulless players get no wager and cannot be struck; an attack on you through a wager fails. At the start choose a weak disguise; otherwise you look like a Citizen. Whoever copies you becomes a Demon. You cannot be demonized or tainted.
    .wake = Devil, | open your eyes.
    .wake-theatrical = Devil, | the pact is on the table: | open your eyes.
    .act = What will you do with a soul?
    .act-theatrical = Is it time to spend a soul?
    .act-theatrical2 = Is tonight worth a soul?
    .sleep = Devil, | close your eyes.
    .sleep-theatrical = Devil, | close your eyes. | It is warm enough in here.

role-revamped-demon = Demon
    .card = You win with the Devil and share a board. You have no soul to lose.
    .card-without-devil = You have no soul to lose: you win when the others have none either, or are dead.
    .more = You are what becomes of those who copy or bite the Devil. You have no power of your own; you win when everybody else is dead or soulless, and you count as soulless yourself. You cannot be demonized or tainted.

role-revamped-archangel = Archangel
    .card = Each day offer a player grace: see somebody’s role, or attack somebody and be blessed. When all others are dead or blessed, you win.
    .more = You start with one prayer, and read what every grace brings. A prayer protects another player for the next night, or strikes one down at once, or saves you by itself when you are attacked at night. The blessed get no more grace and cannot be struck; an attack on you through grace fails. At the start choose a weak disguise; otherwise you look like a Citizen. Whoever copies you becomes a Saint. To be without a soul and to be blessed are two things.
    .wake = Archangel, | open your eyes.
    .wake-theatrical = Archangel, | your harp is tuned: | open your eyes.
    .act = What will you do with a prayer?
    .act-theatrical = Is it time to answer a prayer?
    .act-theatrical2 = Shall a prayer come true tonight?
    .sleep = Archangel, | close your eyes.
    .sleep-theatrical = Archangel, | close your eyes, and switch the halo off.

role-revamped-saint = Saint
    .card = You win with the Archangel and share a board. You are blessed already.
    .card-without-archangel = You are blessed already: you win when the others are too, or dead.
    .more = You are what becomes of those who copy or bite the Archangel. You have no power of your own; you win when everybody else is dead or blessed. You cannot be demonized or tainted.

## Fire
role-revamped-pyromancer = Pyromancer
    .card = Each night powder a player, or light all the powder you have laid. When nobody else is left, you win.
    .more = Powder lies at once and unseen, and the fire burns at the end of the night: one attack on everybody who is powdered and not of your team. What stops attacks stops the fire, and whoever survives it is still powdered. If there are several of you, you share one choice.
    .called = Pyromancers
    .wake = Pyromancers, | open your eyes.
    .wake-theatrical = Pyromancers, | do not strike anything yet: | open your eyes.
    .act = Whose house gets your powder? | Or do you light it all?
    .act-theatrical = More powder, | or a spark?
    .act-theatrical2 = One more house, | or the match?
    .sleep = Pyromancers, | close your eyes.
    .sleep-theatrical = Pyromancers, | close your eyes, and count the matches.

## Underworld and graveyard
role-revamped-vampire = Vampire
    .card = Each night mark a player, on even nights two. A marked player who is attacked by night becomes one of your Undead.
    .more = The marked know nothing. When everybody alive is Vampire or Undead, you win. Hell, Heaven, the tainted and your own cannot be marked; you are told when it fails. Only attacks at night turn the marked; a lynch, poisoned food or an attack by day simply kills. If there are several of you, you share one choice.
    .called = Vampires
    .wake = Vampires, | open your eyes.
    .wake-theatrical = Vampires, | the sun is long gone: | open your eyes.
    .act = Who will you demonize tonight?
    .act-theatrical = Whose neck looks good tonight?
    .act-theatrical2 = Who will be pale tomorrow?
    .sleep = Vampires, | close your eyes.
    .sleep-theatrical = Vampires, | close your eyes, and mind the lid.

role-revamped-undead = Undead
    .card = You were marked and attacked, and you got up again. You serve the Vampire now.
    .more = Your old role is gone with all its powers, but your boards stay: you go on reading, writing and voting there, but your vote counts for nothing. In public nothing is said of it. You win when everybody alive is Vampire or Undead.

role-revamped-plaguebearer = Plaguebearer
    .card = Each night taint a player, on even nights two. A tainted player who is attacked by night becomes one of your Zombies.
    .more = The tainted know nothing. When everybody alive is Plaguebearer or Zombie, you win. Hell, Heaven, the demonized and your own cannot be tainted; you are told when it fails. Only attacks at night turn the tainted.
    .called = Plaguebearers
    .wake = Plaguebearers, | open your eyes.
    .wake-theatrical = Plaguebearers, | somebody sneezed: | open your eyes.
    .act = Who will you taint tonight?
    .act-theatrical = Whose hand will you shake tonight?
    .act-theatrical2 = Who will sneeze in the morning?
    .sleep = Plaguebearers, | close your eyes.
    .sleep-theatrical = Plaguebearers, | close your eyes, and wash your hands.

role-revamped-zombie = Zombie
    .card = You were tainted and attacked, and you got up again. You serve the Plaguebearer now.
    .more = Your old role is gone with all its powers, but your boards stay: you go on reading, writing and voting there, but your vote counts for nothing. In public nothing is said of it. You win when everybody alive is Plaguebearer or Zombie.

## Ice Royals
role-revamped-ice-king = Ice King
    .card = Each night hand in a list of players and their roles. Those you have right are frozen, and their votes are yours.
    .more = Your list has one name for every five players at the start, at least one; a shorter list does nothing. The frozen are not told. You vote with one more for each; only a Mayor’s extra vote stays where it is. What counts is what people really are: no disguise helps them. When you die, everybody thaws. You win when everybody else is dead or frozen.
    .wake = Ice King, | open your eyes.
    .wake-theatrical = Ice King, | mind the icicles: | open your eyes.
    .act = Name your players and their cards.
    .act-theatrical = Write your list: | who holds which card?
    .act-theatrical2 = Which names, | and which cards?
    .sleep = Ice King, | close your eyes.
    .sleep-theatrical = Ice King, | close your eyes, and stay cool.

role-revamped-ice-queen = Ice Queen
    .card = Each night guess one player’s role. If you are right, you may use that power on the next day.
    .more = What works by night works by day for you, from morning until the day ends; what protects its holder protects you. You see through every disguise. A power that cannot be lent is only confirmed. A player you have guessed cannot be guessed again. You win with the Ice King, whom you know.
    .wake = Ice Queen, | open your eyes.
    .wake-theatrical = Ice Queen, | your crown is frosted: | open your eyes.
    .act = Whose power will you borrow?
    .act-theatrical = Whose power would suit you?
    .act-theatrical2 = Whose talent will you try tonight?
    .sleep = Ice Queen, | close your eyes.
    .sleep-theatrical = Ice Queen, | close your eyes, and stay cool.

## Disease
role-revamped-evil-scientist = Evil Scientist
    .card = You have two vials of a disease, three in large towns. Whoever catches it passes it on, and dies two days later.
    .more = The sick are contagious from the end of the following day until they die. Whoever uses a power on them, or is visited by them, catches it; of a group only one. They are told at the end of their second day and die at the end of the night after. Nothing saves them, and everybody hears what it was. An infected player or an Immune Survivor costs you the vial for nothing, and you are told. You win when nobody else is left.
    .wake = Evil Scientist, | open your eyes.
    .wake-theatrical = Evil Scientist, | gloves on: | open your eyes.
    .act = Who will you infect tonight?
    .act-theatrical = Who gets a drop from your vial?
    .act-theatrical2 = Who is your experiment tonight?
    .sleep = Evil Scientist, | close your eyes.
    .sleep-theatrical = Evil Scientist, | close your eyes, and take your gloves off.
    .card-vials-never = You have two vials of a disease. Whoever catches it passes it on, and dies two days later.

## Death
role-revamped-reaper = Reaper
    .card = Each day lend a dead player’s power to a living one for the night. It makes them sleepless. When everybody else is, you win.
    .more = You know the roles of all the dead. The power lasts until morning, with fresh supplies; who lent it is not told. If they aim it at you, it does nothing and you attack them at once. If they die with it, nothing can attack you on the following night. A living player can be chosen once, a dead one as often as you like. You win at the start of a day on which everybody alive is sleepless or a Reaper.
    .wake = Reaper, | open your eyes.
    .wake-theatrical = Reaper, | take the scythe along: | open your eyes.
    .act = Whose power do you lend, | and to whom?
    .act-theatrical = Which of the dead will work again, | and for whom?
    .act-theatrical2 = Who works from the grave tonight, | and for whom?
    .sleep = Reaper, | close your eyes.
    .sleep-theatrical = Reaper, | close your eyes, and mind the blade.

## Unaligned
role-revamped-angel = Angel
    .card = Be lynched, and you win. One of those who voted for you dies with you.
    .more = There is always one vote less against you than people think. Choose who is to follow; it works if that player voted for you, otherwise one of those who did is drawn. If the Stalker’s votes or an Executioner brought you down, they die instead. If nobody voted for you, nobody follows. You may change your choice once a phase, and once more in the whole game. When you have won, you leave, and the game goes on.
    .wake = Angel, | open your eyes.
    .wake-theatrical = Angel, | you have not fallen yet: | open your eyes.
    .act = Who shall fall with you?
    .act-theatrical = Who will keep you company on the way up?
    .act-theatrical2 = Who will hold your hand at the end?
    .sleep = Angel, | close your eyes.
    .sleep-theatrical = Angel, | close your eyes. | Nobody dies of sleeping.

role-revamped-chef = Chef
    .card = Each night cook for a player: charmed or poisoned food. They decide by day whether to eat, without knowing which.
    .more = Poisoned food kills at the end of the day; nothing helps against it. Charmed food turns away all attacks of the coming night. Nobody can be served again after eating once. Some players are your waiters without knowing it. You win, with whoever else wins, if you and a waiter are alive at the end; when the last waiter is gone, you die. What you cooked before you died is thrown away.
    .wake = Chef, | open your eyes.
    .wake-theatrical = Chef, | the kitchen is yours: | open your eyes.
    .act = Who gets a dish, | and which one?
    .act-theatrical = What is cooking, | and for whom?
    .act-theatrical2 = Which plate goes out, | and to whom?
    .sleep = Chef, | close your eyes.
    .sleep-theatrical = Chef, | close your eyes, and turn the stove off.

role-revamped-despot = Despot
    .card = Be elected Mayor, and you win. Whoever voted for you has no vote on the next day.
    .more = You win at once, tell everybody, and leave; the Mayor’s chair is empty again. Your voters are mute for one day, at the election and at the lynch; they may still put their hands up.

role-revamped-psychopath = Psychopath
    .card = You have a list of a third of the others. When all of them are dead and you are alive, you win.
    .more = The third is rounded up, and you see it on your card. You may wear any role as a strong disguise; you may change it once a phase, and once more in the whole game. You kill nobody yourself. If you die together with the last of them, you have lost. When you have won, you leave, and the game goes on.
    .wake = Psychopath, | open your eyes.
    .wake-theatrical = Psychopath, | your list is waiting: | open your eyes.
    .act = Which role do you want to look like?
    .act-theatrical = Which role will you pretend to be?
    .act-theatrical2 = Which role suits you today?
    .sleep = Psychopath, | close your eyes.
    .sleep-theatrical = Psychopath, | close your eyes, and put the list away.

role-revamped-riding-hood = Riding Hood
    .card = Be killed by the wolfpack or by a lycan, and you win.
    .more = You have to die of it: a shield spoils everything. If several attacks kill you at once, one wolf among them is enough. When the pack has killed you, it goes hungry on the following night. Every other death loses. When you have won, you leave, and the game goes on.

role-revamped-cupid = Cupid
    .card = On the first night choose your lover. You die together, and you win together.
    .more = You have to choose; otherwise the lot decides. Your lover learns of it and shares a board with you. From then on you stand where your lover stands, whatever becomes of either of you. If your lover is of another team than the townsfolk, you win when nobody else is left but Survivors and a Chef, or as a house rule says. The Infected Wolf cannot bite you into its pack.
    .wake = Cupid, | open your eyes.
    .wake-theatrical = Cupid, | string your bow: | open your eyes.
    .act = Who will you fall in love with?
    .act-theatrical = Who has taken your heart?
    .sleep = Cupid, | close your eyes.
    .sleep-theatrical = Cupid, | close your eyes. | You may sigh.
    .card-couple-alone = On the first night choose your lover. You die together. If you are on two sides, you win when only the two of you are left.
    .card-couple-with-team = On the first night choose your lover. You die together, and you win when your lover’s side does.

role-revamped-dog = Dog
    .card = On the first night become a Town Crier, a Cursed Civilian or a Wolf.
    .more = You have that role at once, for the rest of the game, with everything that belongs to it. If you choose nothing, you become a Citizen. The Reporter will still read “Dog” if you die.
    .wake = Dog, | open your eyes.
    .wake-theatrical = Dog, | good dog: | open your eyes.
    .act = What will you grow up to be?
    .act-theatrical = Town Crier, | Cursed Civilian, | or Wolf?
    .sleep = Dog, | close your eyes.
    .sleep-theatrical = Dog, | close your eyes. | Stay.

role-revamped-look-alike = Look-Alike
    .card = On the first night choose a player, and become what that player is.
    .more = You have to choose; otherwise the lot decides. You get the role, its supplies, the boards, and whatever they are in: enchanted, marked, in love. They are not told; if you copy a Wolf, the pack has one more and nobody says where from. A copied Devil makes a Demon, an Archangel a Saint, a Cult Leader a Cult Member. The copy is made last of all that night.
    .wake = Look-Alike, | open your eyes.
    .wake-theatrical = Look-Alike, | the mirror is waiting: | open your eyes.
    .act = Whose likeness will you take?
    .act-theatrical = Who do you see in the mirror?
    .sleep = Look-Alike, | close your eyes.
    .sleep-theatrical = Look-Alike, | close your eyes. | So did somebody else.

role-revamped-survivor = Survivor
    .card = Be alive at the end, and you win with whoever wins. You have to vote in every lynch.
    .more = If you abstain or keep silent in a single lynch vote, you die when it closes. A vote that counts for nothing is a vote all the same. You stand in nobody’s way: no team needs you dead.

role-revamped-immune-survivor = Immune Survivor
    .card = Be alive at the end with no Evil Scientist alive, and you win with whoever wins. You have to vote in every lynch.
    .card-without-evil-scientist = Be alive at the end, and you win with whoever wins. You have to vote in every lynch.
    .more = The disease cannot touch you: the vial is wasted, and both of you are told. If you abstain or keep silent in a single lynch vote, you die when it closes.

role-revamped-apprentice = Apprentice
    .card = At the first death or the first attack in the game you become what that player was.
    .more = An attack counts even if it was stopped. If it hits several, one of the dead is drawn, otherwise one of the attacked. You get the role as it was before, with its team; nobody says whose it was. A Devil makes a Demon of you, an Archangel a Saint. If you die in that very moment, nothing comes of it.

## Townsfolk and wolves, rarely seen
role-revamped-acrobat = Acrobat
    .card = The first two werewolves that attack you come too late. You and the pack are told.
    .more = By night or by day, the pack’s attack or that of any lycan or werewolf. The third one catches you, and whatever does not come from wolves kills you the first time.

role-revamped-claimspace = Claimspace
    .card = No power. Because of you one role stands on the published list that nobody holds, and you know which.
    .more = Nobody else learns which role it is. With several of you, each has an empty role to know of. In everything else you are a Citizen.

role-revamped-coroner = Coroner
    .card = Each day find out what one of the dead died of.
    .more = You are told the roles that caused it, never names, and if it was a lynch, you are told that. If several things killed, you hear of all. Nothing fools you.
    .wake = Coroner, | open your eyes.
    .wake-theatrical = Coroner, | the light is on downstairs: | open your eyes.
    .act = Whose death will you look into? | Then look at the screen.
    .act-theatrical = Who is on your table today? | Then look at the screen.
    .act-theatrical2 = Which of the dead still has a story? | The screen will tell.
    .sleep = Coroner, | close your eyes.
    .sleep-theatrical = Coroner, | close your eyes, and cover them up.

role-revamped-cursed-civilian = Cursed Civilian
    .card = You are townsfolk. If a lycan attacks you, you do not die: you become a Packless Wolf.
    .more = It works for one attack of a lycan, the pack’s or anybody else’s, and before any mark or taint. Everything that keeps attacks away from you comes first. Everything else kills you, and so does a second attack in the same night.

role-revamped-cursed-civilian-old = Cursed Civilian (Old)
    .card = You are townsfolk. If a lycan attacks you, you do not die: you become a Wolf of the pack.
    .more = As the Cursed Civilian, but you join the pack at once and know it. Everything that keeps attacks away from you comes first. Everything but lycans kills you.

role-revamped-knowledge-wolf = Knowledge Wolf
    .card = You hunt with the pack. You know every role that is in the game.
    .more = The list is on your card, with how many of each. A role that is there only because of a Claimspace stands on it too, and nothing marks it.

role-revamped-packless-wolf = Packless Wolf
    .card = You are a werewolf, and you hunt alone for now. When nobody of the pack is left, you join it.
    .more = You are mostly what has become of a Cursed Civilian. You win with the werewolves but know none of them. You join when everybody on the pack’s board is dead, those who lost their role and a White Werewolf included; if a Lone Wolf joins first, you have to wait.

## Offices
role-revamped-mayor = Mayor
    .card = You vote with two votes. With more than fifteen alive, you instead decide whether one or two are lynched.
    .more = You say so before the ballots are cast. Once a day you may put a line of your own on the public screen. You may resign while the town talks, and hold the office until the day ends; when you die, nobody inherits, and the next day elects a new Mayor.

role-revamped-reporter = Reporter
    .card = You read which role each of the dead was dealt.
    .more = It is the card of the deal that you read, whatever became of it later, and no disguise changes it. When you are elected, you read about everybody who has died so far. You are elected when there is a living Mayor and no Reporter; you may resign while the town talks, and hold the office until the day ends.

role-revamped-guardian = Guardian
    .card = Each night protect one player from tomorrow’s lynch, or two with more than twelve alive. Nobody twice running.
    .more = Everybody sees whom nobody can vote for. You may protect yourself, but nobody two days running. Hidden votes on them are void, and an Executioner’s lynch of them fails. You are elected when Mayor and Reporter are both alive; you may resign while the town talks, and hold the office until the day ends.
    .wake = Guardian, | open your eyes.
    .wake-theatrical = Guardian, | your post is waiting: | open your eyes.
    .act = Who cannot be lynched tomorrow?
    .act-theatrical = Who will be safe from the rope tomorrow?
    .act-theatrical2 = Who will you stand in front of tomorrow?
    .sleep = Guardian, | close your eyes.
    .sleep-theatrical = Guardian, | close your eyes, and keep one ear open.
