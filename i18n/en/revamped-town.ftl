# The roles of the big book: townsfolk.
# value: name; .card: on the card; .more: in the handbook; .wake .act .sleep: what the voice calls.

## Townsfolk, miscellaneous
role-revamped-bard = Bard
    .card = Whatever is done to you with a power is told to the whole table: the deed, and the role behind it.
    .more = Story time names the deed and the role, never the person and never the details: that a Tanner painted you, not what you look like now. Deeds of the night are told at dawn, before the dead are named; attacks that failed are told too, votes are not. If you lose your role, that is still told, and then the song is over. A new Bard is announced as well.

role-revamped-bartender = Bartender
    .card = You write in the tavern without a name. Nobody learns who stands behind the bar.
    .more = The tavern is a board on which the living write and which everybody reads, the dead too. Your notes stand there under an alias. If you lose your role or your life, the alias falls silent.

role-revamped-child = Child
    .card = The day after you die, two players are lynched instead of one.
    .more = The second vote is called when the first has been carried out. A Royal Knight cancels only one of the two. If you lose your role first, your death counts all the same: once a Child, always a Child. If several of you die together, a house rule says how many votes follow.

role-revamped-citizen = Citizen
    .card = No power. One vote a day, two good ears, and nothing to hide.
    .more = Talk, listen, vote. Many disguises look exactly like you, so an investigator who calls somebody a Citizen has not proved much.

role-revamped-fortune-apprentice = Fortune Apprentice
    .card = When the first investigator of the townsfolk dies, you take over that role on the next day.
    .more = Investigators are Aura Teller, Crowd Seeker, Fortune Teller, Huntsman, Oracle, Receptionist and Coroner. Whoever was only turned into something else is not dead. You get the role as it was, with fresh supplies; whether you also read what your predecessor found out is a house rule. The table hears that an apprentice has taken over, not who it is.

role-revamped-journalist = Journalist
    .card = Keep a journal, and choose a role. When you die, somebody with that role receives it.
    .more = You may change the role once a phase, and once more in the whole game. If several players hold it, one of them is drawn; if nobody does, or if you have lost your own role, the journal is burnt. Whoever inherits it can read it, but not write in it.
    .wake = Journalist, | open your eyes.
    .wake-theatrical = Journalist, | your pen is dry: | open your eyes.
    .act = Which role is to get your journal?
    .act-theatrical = Who should read your journal: | which role?
    .act-theatrical2 = Which role shall find your papers?
    .sleep = Journalist, | close your eyes.
    .sleep-theatrical = Journalist, | close your eyes, and mind the ink.

role-revamped-macho = Macho
    .card = Attacked, you do not fall at once: you learn the name of one attacker and die when the day ends.
    .more = Attacked by night, you die when the next day ends; attacked by day, when that day ends. Several attacks in one night are one doom, and the name you hear is drawn by lot. Tell everybody whose name you heard, you have nothing to lose. Nothing lifts the doom, not even losing your role. A lynch kills you as it does anybody else.

role-revamped-ranger = Ranger
    .card = Choose a player. When you die, unless you are lynched, everybody learns that player’s role.
    .more = Your own name and role are told with it. You may change your choice once a phase, and once more in the whole game. If you chose nobody, or somebody who is no longer alive, you die unknown. A strong disguise fools you, a weak one does not.
    .wake = Ranger, | open your eyes.
    .wake-theatrical = Ranger, | the path is calling: | open your eyes.
    .act = Who shall your last breath reveal?
    .act-theatrical = Whose name is on your last breath?
    .act-theatrical2 = Who will your last finger point at?
    .sleep = Ranger, | close your eyes.
    .sleep-theatrical = Ranger, | close your eyes, and take your boots off.

role-revamped-runner = Runner
    .card = The first werewolf that attacks you comes too late: you run. You and the pack are told.
    .more = By night or by day, the pack’s attack or that of any lycan or werewolf. It works once. A second bite in the same night finds you out of breath, and whatever does not come from wolves kills you the first time.

role-revamped-trickster = Trickster
    .card = In every public vote your vote counts as minus one.
    .more = Your hand goes up like any other, and nobody sees the difference but the count. As Mayor you count minus two. Whoever ends up with nothing or less is not shown, and can never win. If you lose your role, your vote is an honest one.

role-revamped-town-crier = Town Crier
    .card = From the start you know the role of one other player of the townsfolk, and it is certain.
    .more = That player was drawn, and no disguise was in the way. They know nothing of you. If they turn into something else later, nobody tells you.

## Townsfolk, groups
role-revamped-baker = Baker
    .card = There are always at least two of you. You know each other and share a board.
    .more = You can trust every Baker you start with. Whoever loses the role still reads and writes on your board. If the Infected Wolf turns one of you, that one becomes a Bloody Butcher and all the others become Butchers: you are told of it, but not who it was.
    .called = Bakers
    .wake = Bakers, | open your eyes.
    .wake-theatrical = Bakers, | the oven is warm: | open your eyes.
    .act = Look who bakes with you.
    .act-theatrical = Count the aprons: | who bakes with you?
    .act-theatrical2 = Who else has flour on their hands? | Look.
    .sleep = Bakers, | close your eyes.
    .sleep-theatrical = Bakers, | close your eyes. | Let the dough rest.
    .wake-first = Bakers, | open your eyes | and find each other.

role-revamped-butcher = Butcher
    .card = You know the other Butchers and share a board. Exactly one of you is a werewolf.
    .more = The werewolf among you is the Bloody Butcher, who reads every word and dines with the pack. The board shows names, no roles. Three of you and one wolf: those are the best odds in town, and the worst evenings.
    .called = Butchers
    .wake = Butchers, | open your eyes.
    .wake-theatrical = Butchers, | the knives are sharp: | open your eyes.
    .act = Look who is with you. | One of you is a wolf.
    .act-theatrical = Count the aprons. | One of them hides a wolf.
    .act-theatrical2 = Look who carries a knife. | One of you howls.
    .sleep = Butchers, | close your eyes.
    .sleep-theatrical = Butchers, | close your eyes, and wipe your hands.
    .wake-first = Butchers, | open your eyes | and find each other.

role-revamped-cult-member = Cult Member
    .card = You are townsfolk and impatient: from the second night on, the cult votes to attack one player.
    .more = You know the others and share a board. Whoever gets most of your votes is attacked at the end of the night by one of those who voted for it, drawn in secret. When the first Cult Leader is dead, the cult never attacks again. Whoever has lost the role still votes, but the vote counts for nothing.
    .called = Members of the cult
    .wake = Members of the cult, | open your eyes.
    .wake-theatrical = Members of the cult, | hoods up: | open your eyes.
    .act = Agree on one victim.
    .act-theatrical = Whose turn is it on your list? | Agree on one.
    .act-theatrical2 = Who has seen too much? | Settle on one.
    .sleep = Members of the cult, | close your eyes.
    .sleep-theatrical = Members of the cult, | close your eyes, and hang up your hoods.
    .wake-first = Members of the cult, | open your eyes | and find each other.

## Townsfolk, power
role-revamped-fletcher = Fletcher
    .card = Choose a customer. They may aim at somebody, who is attacked when the customer dies.
    .more = You choose before the first night, or one is drawn; you never choose again. At any time in your life you may take the arrows back, for good. Your customer shoots as a Huntress does: not when lynched. Whether the arrows stay when you die is a house rule.
    .wake = Fletcher, | open your eyes.
    .wake-theatrical = Fletcher, | mind the feathers: | open your eyes.
    .act = Who will carry your arrows?
    .act-theatrical = Who gets a quiver on credit?
    .act-theatrical2 = Who gets your best arrows?
    .revoke = Will you take your arrows back?
    .revoke-theatrical = Is it time to ask for your arrows back?
    .revoke-theatrical2 = Do you want your arrows back tonight?
    .sleep = Fletcher, | close your eyes.
    .sleep-theatrical = Fletcher, | close your eyes, and sweep up the feathers.

role-revamped-fletchers-customer = Fletcher’s Customer
    .card = Somebody has armed you. Choose a player: when you die, unless you are lynched, that player is attacked.
    .more = This comes on top of your own role. You may change your choice once a phase, and once more in the whole game. The Fletcher can take the arrow back at any time. If the one you chose dies of it, everybody learns that you were a customer.
    .wake = Fletcher’s Customer, | open your eyes.
    .wake-theatrical = Fletcher’s Customer, | your parcel is here: | open your eyes.
    .act = Who is your arrow for?
    .act-theatrical = Whose name is on your arrow?
    .act-theatrical2 = Who shall your arrow find?
    .sleep = Fletcher’s Customer, | close your eyes.
    .sleep-theatrical = Fletcher’s Customer, | close your eyes, and hide the receipt.

role-revamped-grandma = Grandma
    .card = Each night choose up to two players. Tomorrow each has one public vote less, and you have as many as you took.
    .more = Your own hand counts for as many votes as you really took: none, one or two. Whoever has several votes loses only one of them. From somebody whose vote is negative or gone you take nothing, and are told. Those you chose share a board with you for a day, on which you have no name. Hands still go up as ever; only the count is different.
    .wake = Grandma, | open your eyes.
    .wake-theatrical = Grandma, | put your glasses on: | open your eyes.
    .act = Who will stay in tomorrow? | Choose up to two.
    .act-theatrical = Who has to stay at home tomorrow? | Two at the most.
    .act-theatrical2 = Who must stay for tea tomorrow? | Two at the most.
    .sleep = Grandma, | close your eyes.
    .sleep-theatrical = Grandma, | close your eyes, and take the kettle off.

role-revamped-hooker = Hooker
    .card = Each night you may sleep at another player’s house. Attacks on you miss; attacks on your host hit you too.
    .more = As soon as you have chosen, your own house is empty until morning. Whatever hits the house of your host hits everybody in it. A shield covers people, not houses: it saves the one it was given to and nobody else. If two of you visit each other, each is hit where the other one lives. By day you are at home.
    .wake = Hooker, | open your eyes.
    .wake-theatrical = Hooker, | your coat is at the door: | open your eyes.
    .act = Where will you sleep tonight?
    .act-theatrical = Whose house has the warmer bed tonight?
    .act-theatrical2 = Whose door will you knock at tonight?
    .sleep = Hooker, | close your eyes.
    .sleep-theatrical = Hooker, | close your eyes. | Sleep well, wherever you are.

role-revamped-medium = Medium
    .card = Each night ask the dead a question. By day they vote yes or no; the next night you hear the count.
    .more = Everybody who has died may answer, from whichever side, and no ghost is bound to the truth. You see the numbers, never the names.
    .wake = Medium, | open your eyes.
    .wake-theatrical = Medium, | somebody is knocking on the table: | open your eyes.
    .act = What will you ask the dead?
    .act-theatrical = The dead are listening: | what will you ask them?
    .act-theatrical2 = Somebody is on the line: | what will you ask?
    .sleep = Medium, | close your eyes.
    .sleep-theatrical = Medium, | close your eyes. | They will call again.

role-revamped-royal-knight = Royal Knight
    .card = Once in the game, call off a lynch. You choose whether your name is told.
    .more = By day or by night; it holds for the next lynch vote, even one in which nobody is chosen. It comes out when the day’s votes are over: nobody dies of that vote. If there are two lynches on a day, only one of them is called off.
    .wake = Royal Knight, | open your eyes.
    .wake-theatrical = Royal Knight, | the king is asleep: | open your eyes.
    .act = Will you call off the next lynch?
    .act-theatrical = Will you stand in the way of the next lynch?
    .act-theatrical2 = Shall the next lynch come to nothing?
    .sleep = Royal Knight, | close your eyes.
    .sleep-theatrical = Royal Knight, | close your eyes, and put the helmet under the bed.

role-revamped-stalker = Stalker
    .card = Each night you may threaten a player: in tomorrow’s votes there are two more votes against them.
    .more = Those two are never shown. They count in every public vote of the day, and may decide it alone. Your victim is told of the threat, not of you, and you can write to them without a name. If your votes get the Angel lynched, you die as well.
    .wake = Stalker, | open your eyes.
    .wake-theatrical = Stalker, | they have just turned the corner: | open your eyes.
    .act = Who will you threaten tonight?
    .act-theatrical = Who will find your letter under the door?
    .act-theatrical2 = Who should look over their shoulder tonight?
    .sleep = Stalker, | close your eyes.
    .sleep-theatrical = Stalker, | close your eyes, and stop breathing so loud.

## Townsfolk, investigative
role-revamped-aura-teller = Aura Teller
    .card = Each night look at a player: a threat, or no threat?
    .more = Threats are all lycans, all killers among the townsfolk, the White and the Gray Werewolf, the Devil, the Archangel, the Pyromancer and the Evil Scientist. Vampire, Reaper and Chef look harmless, and so do ordinary members of the cult. Strong disguises fool you, weak ones do not.
    .wake = Aura Teller, | open your eyes.
    .wake-theatrical = Aura Teller, | somebody is glowing: | open your eyes.
    .act = Whose aura will you look at? | Then look at the screen.
    .act-theatrical = Who is glowing in the dark? | Then look at the screen.
    .act-theatrical2 = Whose light is not quite right? | The screen will tell.
    .sleep = Aura Teller, | close your eyes.
    .sleep-theatrical = Aura Teller, | close your eyes. | It was only a lamp.

role-revamped-crowd-seeker = Crowd Seeker
    .card = Each night guess the roles of up to three players. Right guesses are confirmed.
    .more = A guess that is not confirmed may be wrong, or only clouded: you cannot tell. Weak and strong disguises fool you, and if you are enchanted, anybody may look like a Flute Player.
    .wake = Crowd Seeker, | open your eyes.
    .wake-theatrical = Crowd Seeker, | everybody has a face tonight: | open your eyes.
    .act = Guess who holds which card. | Then look at the screen.
    .act-theatrical = Whose faces do you know by now? | Guess, | then look at the screen.
    .act-theatrical2 = Put a card to every face. | The screen will tell.
    .sleep = Crowd Seeker, | close your eyes.
    .sleep-theatrical = Crowd Seeker, | close your eyes, and forget no face.

role-revamped-fortune-teller = Fortune Teller
    .card = Each night see the role of one player.
    .more = You see what lies on top: every disguise fools you, weak or strong. And if you are enchanted, three times out of five you see a Flute Player instead.
    .wake = Fortune Teller, | open your eyes.
    .wake-theatrical = Fortune Teller, | the tea leaves have settled: | open your eyes.
    .act = Whose card will you look at? | Then look at the screen.
    .act-theatrical = Whose fortune will you tell? | Then look at the screen.
    .act-theatrical2 = Whose future looks dark? | The screen will tell.
    .sleep = Fortune Teller, | close your eyes.
    .sleep-theatrical = Fortune Teller, | close your eyes. | No smiling.

role-revamped-huntsman = Huntsman
    .card = Each night find out whether a player belongs to the wolfpack.
    .more = You read tracks, not faces: no disguise fools you. The White and the Gray Werewolf run with the pack. The Disguised Fox, the Tanner, Warlocks and the Lone Wolf do not, at least not yet. Whoever was in the pack and has lost the role still has a place there, and you see that place.
    .wake = Huntsman, | open your eyes.
    .wake-theatrical = Huntsman, | fresh mud: | open your eyes.
    .act = Whose tracks will you follow? | Then look at the screen.
    .act-theatrical = Whose footprints look like paws? | Then look at the screen.
    .act-theatrical2 = Who left those marks in the mud? | The screen will tell.
    .sleep = Huntsman, | close your eyes.
    .sleep-theatrical = Huntsman, | close your eyes, and wipe your boots.

role-revamped-oracle = Oracle
    .card = Each night compare two players: are they on the same side? Each player only once a game.
    .more = You may choose yourself. Unaligned players are all on one side, solos are not, unless they are of the same team. A Cupid in love stands where the lover stands. Strong disguises fool you, weak ones do not. Nobody can be looked at twice, and that goes for you, too.
    .wake = Oracle, | open your eyes.
    .wake-theatrical = Oracle, | the smoke is rising: | open your eyes.
    .act = Choose two players to compare. | Then look at the screen.
    .act-theatrical = Put two of them side by side. | Then look at the screen.
    .act-theatrical2 = Which two will you weigh? | The screen will tell.
    .sleep = Oracle, | close your eyes.
    .sleep-theatrical = Oracle, | close your eyes. | Speak no riddles.

role-revamped-receptionist = Receptionist
    .card = Each night ask for a role and learn how many living players hold it.
    .more = Any role that may turn up at this table can be asked, held by somebody or not. You count what people look like: a strong disguise counts as the role that it shows, a weak one does not.
    .wake = Receptionist, | open your eyes.
    .wake-theatrical = Receptionist, | somebody rang: | open your eyes.
    .act = Which role shall be counted? | Then look at the screen.
    .act-theatrical = Which role will you look up in the guest book? | Then look at the screen.
    .act-theatrical2 = Which role have you seen in the hall? | The screen has the number.
    .sleep = Receptionist, | close your eyes.
    .sleep-theatrical = Receptionist, | close your eyes, and hang up the keys.

## Townsfolk, killing
role-revamped-assassin = Assassin
    .card = From the second night on you may attack a player. Three times in the game.
    .more = Your attack lands at the end of the night, together with all others, and whatever stops attacks stops it. If you lose your life or your role during the night, it never lands.
    .wake = Assassin, | open your eyes.
    .wake-theatrical = Assassin, | the window is open: | open your eyes.
    .act = Who will you attack tonight?
    .act-theatrical = Whose window will you climb through tonight?
    .act-theatrical2 = Who will never hear you come?
    .sleep = Assassin, | close your eyes.
    .sleep-theatrical = Assassin, | close your eyes, and leave by the window.

role-revamped-barber = Barber
    .card = Once in the game, from the second day on, attack a player in broad daylight.
    .more = It happens at once, and the talk goes on over the body. You choose whether your name and role are told or neither. Shields of the night do not help against you; a Macho still has until the evening.

role-revamped-cult-leader = Cult Leader
    .card = You lead the cult, which attacks one player a night from the second night on. When you die, it never does again.
    .more = You vote with the others, and your vote counts as one. If you lose your role, the cult goes on until you die. The Aura Teller takes you for a threat, but not your members.

role-revamped-executioner = Executioner
    .card = Choose a player. Should you be lynched, that player is lynched in your place, once.
    .more = You may change your choice once a phase, and once more in the whole game. Your role is told to everybody, and from then on you have no power. If you chose nobody, or somebody who is dead by then, the rope is yours. Somebody whom the Guardian protects cannot be lynched, so then nobody dies; and if it is the Angel, the Angel wins and you die.
    .wake = Executioner, | open your eyes.
    .wake-theatrical = Executioner, | there is work: | open your eyes.
    .act = Who shall hang in your place?
    .act-theatrical = Whose neck would you rather see in the noose?
    .act-theatrical2 = Who would you put in the noose?
    .sleep = Executioner, | close your eyes.
    .sleep-theatrical = Executioner, | close your eyes, and hang up the hood.

role-revamped-huntress = Huntress
    .card = Choose a player. When you die, unless you are lynched, that player is attacked.
    .more = You may change your choice once a phase, and once more in the whole game. Whatever protects your target from attacks works against you as well. Your role is told only if the target dies; if you chose nobody, or somebody already dead, nobody learns anything.
    .wake = Huntress, | open your eyes.
    .wake-theatrical = Huntress, | string your bow: | open your eyes.
    .act = Who is your last arrow for?
    .act-theatrical = Who will your last arrow find?
    .act-theatrical2 = Whose name is carved on your arrow?
    .sleep = Huntress, | close your eyes.
    .sleep-theatrical = Huntress, | close your eyes. | Save that arrow.

role-revamped-mad-scientist = Mad Scientist
    .card = Two players of different teams are your subjects. When you die, the one that you have chosen is attacked.
    .more = You learn both at the start and share a board with them; it shows names, not roles. You may change your choice once a phase, and once more in the whole game; if you never choose, the lot decides. It happens however you die, even if you are lynched, and even if it only hits a corpse.
    .wake = Mad Scientist, | open your eyes.
    .wake-theatrical = Mad Scientist, | it is alive: | open your eyes.
    .act = Which of your two subjects goes with you?
    .act-theatrical = One of your two subjects goes with you: | which?
    .act-theatrical2 = Two subjects: | who leaves with you?
    .sleep = Mad Scientist, | close your eyes.
    .sleep-theatrical = Mad Scientist, | close your eyes. | Do not laugh like that.

role-revamped-priest = Priest
    .card = Each night you may sprinkle holy water on a player. It attacks a lycan; if the player is townsfolk, you die.
    .more = It looks at what somebody really is, so no disguise fools it. Whoever is neither lycan nor townsfolk only gets wet: nothing happens to either of you. Lycans are werewolves in flesh and fur: not the Disguised Fox, the Tanner or a Warlock.
    .wake = Priest, | open your eyes.
    .wake-theatrical = Priest, | the bell has rung: | open your eyes.
    .act = Who gets your holy water?
    .act-theatrical = Who will be sprinkled tonight?
    .act-theatrical2 = Whose sins will you wash away tonight?
    .sleep = Priest, | close your eyes.
    .sleep-theatrical = Priest, | close your eyes. | Amen.

role-revamped-witch = Witch
    .card = One potion protects you and three others for a night, the other attacks a player. Each once in the game.
    .more = Both may be used in the same night. The potion of life turns all attacks of that night away; you choose three others, fewer only if fewer are left. The potion of death is an attack like any other, and lands at the end of the night.
    .wake = Witch, | open your eyes.
    .wake-theatrical = Witch, | something is boiling over: | open your eyes.
    .act = Will you protect three players? | Will you attack somebody?
    .act-theatrical = Three to shelter tonight? | And somebody to poison?
    .act-theatrical2 = Three safe under your roof tonight? | Anybody to be rid of?
    .protect = Will you protect three players?
    .protect-theatrical = Three to shelter tonight?
    .protect-theatrical2 = Three safe under your roof tonight?
    .poison = Will you attack somebody?
    .poison-theatrical = And somebody to poison tonight?
    .poison-theatrical2 = Anybody to be rid of tonight?
    .sleep = Witch, | close your eyes.
    .sleep-theatrical = Witch, | close your eyes, and cork your bottles.
