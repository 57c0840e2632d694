# The big book: a wink to whoever plays it; .when it acts; .limits of what it can do.

## Townsfolk, miscellaneous

handbook-revamped-bard = Everybody talks about you. Make sure the stories are good.
    .when = Always; nobody has to ask you anything.
    .limits = The deed and the role, never a name. Votes are not told.
handbook-revamped-bartender = Polish the glasses, pour the rumours.
    .when = On every visit, as long as you live.
    .limits = Only the tavern is anonymous. At the table your voice is your own.
handbook-revamped-child = Nobody expects you to understand. Everybody will, the day after.
    .when = The day after your death.
    .limits = You decide nothing. It simply happens.
handbook-revamped-citizen = You have nothing to lose but the town.
    .when = By day, in every vote.
    .limits = One vote, and it counts as one.
handbook-revamped-fortune-apprentice = Carry the crystal ball. One day you may look into it.
    .when = On the first day after such a death.
    .limits = Only the first investigator counts, and only as long as you are still an apprentice.
handbook-revamped-journalist = Write as if the wrong person will read it.
    .when = On every visit; the choice stands until you change it.
    .limits = One change a phase, one emergency change a game. The heir is a role, never a name.
handbook-revamped-macho = They hit first. You talk last.
    .when = When somebody attacks you.
    .limits = It delays, it does not save. A lynch or poisoned food kills you like anybody else.
handbook-revamped-ranger = Point with everything you have got left.
    .when = At your death; the choice stands until you change it.
    .limits = Not when you are lynched. Strong disguises fool you.
handbook-revamped-runner = Good shoes are half a life.
    .when = When a werewolf attacks you, once.
    .limits = Only wolves, only once.
handbook-revamped-trickster = Vote for your friends. Praise your enemies.
    .when = In every public vote.
    .limits = Minus one, always. If you want to save somebody, vote for them.
handbook-revamped-town-crier = Somebody is honest. You can shout it, or sell it.
    .when = At the start, on your card.
    .limits = One name. What becomes of them later is up to you to notice.

## Townsfolk, groups

handbook-revamped-baker = Three things rise in the dark: dough, suspicion, and you.
    .when = From the first night on, on your board.
    .limits = Trust has an expiry date: anybody can be turned.
handbook-revamped-butcher = Sharpen the knife. Watch who watches.
    .when = From the first night on, on your board.
    .limits = You know that it is one of you. That is all.
handbook-revamped-cult-member = We only remove the guilty. So far everybody was guilty.
    .when = From the second night on.
    .limits = One attack a night, and only as long as the first Cult Leader lives.

## Townsfolk, power

handbook-revamped-fletcher = The arrow is yours. The hand is theirs.
    .when = At the start; taking back at any time.
    .limits = One customer for the whole game, and only you can take the arrows away.
handbook-revamped-fletchers-customer = A gift is a gift. Do not ask who paid.
    .when = At your death; the choice stands until you change it.
    .limits = Not when you are lynched, and not after the Fletcher took the arrow back.
handbook-revamped-grandma = Sit down, dear. Grandma will vote for you.
    .when = Every night, for the next day.
    .limits = Up to two. Choose nobody, and your own vote counts for nothing.
handbook-revamped-hooker = Never sleep twice in the same danger.
    .when = Every night, for this night.
    .limits = Only attacks miss you. Every other power finds you wherever you are.
handbook-revamped-medium = The dead know everything, and lie like the living.
    .when = Every night; the answer comes the night after.
    .limits = One question at a time, and only yes or no for an answer.
handbook-revamped-royal-knight = A sword that is never drawn can still stop a rope.
    .when = At any time, once.
    .limits = The next lynch and no other. It is spent even if nobody would have died.
handbook-revamped-stalker = Two whispers are louder than a shout.
    .when = Every night, for the next day.
    .limits = Two votes, one day, and your victim knows that somebody is out there.

## Townsfolk, investigative

handbook-revamped-aura-teller = Red is bad. Unless a friend is brewing something.
    .when = Every night.
    .limits = A threat may be on your side. Strong disguises fool you.
handbook-revamped-crowd-seeker = Somebody in this crowd is exactly who you think.
    .when = Every night.
    .limits = Three players at most, one guess each. Every disguise fools you.
handbook-revamped-fortune-teller = The cards never lie. People change their clothes.
    .when = Every night.
    .limits = One card a night. Every disguise fools you, and so does the flute.
handbook-revamped-huntsman = Paws do not wear masks.
    .when = Every night.
    .limits = In the pack or not: the role itself you never see.
handbook-revamped-oracle = Two halves of a truth still have to be put together.
    .when = Every night, as long as two players are left to you.
    .limits = Every player once. The same side, or not: you do not hear which.
handbook-revamped-receptionist = One bell, one name, no vacancy.
    .when = Every night.
    .limits = A number, never a name. Strong disguises fool you.

## Townsfolk, killing

handbook-revamped-assassin = Three daggers, one conscience.
    .when = From the second night on, three times.
    .limits = Three attacks. One that was stopped is spent all the same.
handbook-revamped-barber = A little off the top?
    .when = Once, on any day from the second on, before the vote.
    .limits = Only by day, only once.
handbook-revamped-cult-leader = They follow you. Walk carefully.
    .when = From the second night on, with the cult.
    .limits = One attack a night for all of you. It ends with the first Leader’s death.
handbook-revamped-executioner = You know the rope. Let somebody else try it on.
    .when = When you are to be lynched, once.
    .limits = Only against a lynch. Every other death is yours.
handbook-revamped-huntress = Keep the string drawn. You never know.
    .when = At your death; the choice stands until you change it.
    .limits = Not when you are lynched.
handbook-revamped-mad-scientist = For science. And for spite.
    .when = At your death; the choice stands until you change it.
    .limits = Only one of your two subjects.
handbook-revamped-priest = Faith is fine. Being sure is better.
    .when = Every night, at its end.
    .limits = If it hits your own side, it kills you, and nothing can stop that.
handbook-revamped-witch = One for the cough, one for the coughing.
    .when = Every night, until both bottles are empty.
    .limits = Each potion once. You are not told who is in danger.

## Werewolves

handbook-revamped-wolf = Weep at the funeral. Compliment the ham.
    .when = Every night, with the pack.
    .limits = One victim a night for all of you.
handbook-revamped-alpha-wolf = Growl softly. They follow anyway.
    .when = Every night, with the pack.
    .limits = Double in the pack, single everywhere else.
handbook-revamped-bloody-butcher = The best cuts are at your table. Both of them.
    .when = Every night, with the pack; on the Butchers’ board from the first night.
    .limits = Two boards, one neck.
handbook-revamped-hellhound = Trust nobody who only has one head.
    .when = Every night with the pack; on your own board from the first night.
    .limits = Only you can trust each other. The pack knows you as wolves.
handbook-revamped-scared-wolf = Courage is for those who run slower.
    .when = When somebody attacks you by night, once.
    .limits = Only by night, only once. A lynch or an attack by day hits.
handbook-revamped-sneaking-wolf = Wipe your paws. Say grace.
    .when = Always; nobody has to ask you anything.
    .limits = Tracks and holy water see through it.
handbook-revamped-wolfs-cub = They would avenge you. Twice.
    .when = The night after your death.
    .limits = One extra attack, in one night.
handbook-revamped-disguised-fox = A tail can be hidden under any coat.
    .when = Every day, for the coming night.
    .limits = Joining costs the mask, and cannot be undone.
handbook-revamped-infected-wolf = Bite with care. You keep what you bite.
    .when = On the first night, once.
    .limits = One bite, and you have to take it.
handbook-revamped-lone-wolf = Everybody is a stranger. Some of them are family.
    .when = Every night, until you join the pack.
    .limits = Wolves and unaligned players cost your life.
handbook-revamped-saboteur-wolf = A ladder with one step missing.
    .when = Every night, for the next day.
    .limits = Not the same player two nights running. It only stops elections.
handbook-revamped-tanner = Clothes make people. You make clothes.
    .when = Every day from the first on, for the coming night.
    .limits = Two at most, weak, and for one night.
handbook-revamped-lone-warlock = Look away from the mirror.
    .when = Every night, until you join the pack.
    .limits = One card a night. Every disguise fools you.
handbook-revamped-psychic-wolf = Ask as if you knew. Soon you will.
    .when = Every night.
    .limits = One player, one guess.
handbook-revamped-warlock = Find your friends before they find you tasty.
    .when = Every night.
    .limits = One card a night. The pack may well attack you.

## Alone against all

handbook-revamped-white-werewolf = Friends are for the first half.
    .when = Every night with the pack; on even nights once more, alone.
    .limits = Alone you may only attack those in the pack.
handbook-revamped-gray-werewolf = One witness is allowed.
    .when = Every night with the pack; on even nights once more, alone.
    .limits = No disguise, and the wolves can win before you.

## The flute

handbook-revamped-flute-player = Softly. They think it is their own idea.
    .when = Every night.
    .limits = Two a night, or one each. Your song ends with the last of you.
handbook-revamped-flute-apprentice = Every echo comes from somewhere else.
    .when = At any time; it stands until you change it.
    .limits = Only powers of the enchanted. You enchant nobody.

## Hell and heaven

handbook-revamped-devil = Sign here. No, the other ink.
    .when = The wager by day; a soul at any time.
    .limits = One wager a day. Without souls you are as mortal as anybody.
handbook-revamped-demon = Hold the pitchfork. Smile.
    .when = On the board, from the day you become one.
    .limits = No power, only a side.
handbook-revamped-archangel = Wings out. Terms and conditions apply.
    .when = Grace by day; a prayer at any time.
    .limits = One grace a day. Without prayers you are as mortal as anybody.
handbook-revamped-saint = Mind the halo on the doorframe.
    .when = On the board, from the day you become one.
    .limits = No power, only a side.

## Fire

handbook-revamped-pyromancer = Everybody glows in the end.
    .when = Every night.
    .limits = One player, or one match. Never both in one night.

## Underworld and graveyard

handbook-revamped-vampire = Let others do the killing. You do the counting.
    .when = Every night.
    .limits = One a night, two on even nights. Others have to do the attacking.
handbook-revamped-undead = Keep breathing, it makes people feel safe.
    .when = From the morning after the attack.
    .limits = Your ballots in old groups count for nothing.
handbook-revamped-plaguebearer = Do shake hands.
    .when = Every night.
    .limits = One a night, two on even nights. Others have to do the attacking.
handbook-revamped-zombie = Brains first. Then manners.
    .when = From the morning after the attack.
    .limits = Your ballots in old groups count for nothing.

## Ice Royals

handbook-revamped-ice-king = Warm words. Cold feet. Coldest crown.
    .when = Every night.
    .limits = A full list or nothing. It all melts with you.
handbook-revamped-ice-queen = A borrowed crown still shines.
    .when = Every night; the power on the next day.
    .limits = Every player once, and every power for a day.

## Disease

handbook-revamped-evil-scientist = It only needs one handshake.
    .when = At night, as long as a vial is left.
    .limits = Two vials, or three. You cannot catch it yourself.

## Death

handbook-revamped-reaper = They will never sleep again. You are welcome.
    .when = Every day, once somebody is dead.
    .limits = Every living player only once.

## Unaligned

handbook-revamped-angel = Be unbearable. Gently.
    .when = When you are lynched; the choice stands until you change it.
    .limits = Only the lynch. Every other death is simply death.
handbook-revamped-chef = Two plates. Identical. Enjoy.
    .when = Every night, for the next day.
    .limits = One dish a night, and nobody has to eat.
handbook-revamped-despot = For the people. Mostly you.
    .when = When a Mayor is elected.
    .limits = Only as Mayor. The other offices will not do.
handbook-revamped-psychopath = It is not personal. It is alphabetical.
    .when = Always; the disguise stands until you change it.
    .limits = Others have to do the work.
handbook-revamped-riding-hood = Lost in the wood again? What a pity.
    .when = When wolves attack you.
    .limits = Only wolves count, and you have to die.
handbook-revamped-cupid = Aim. Blush. Run.
    .when = On the first night, once.
    .limits = One lover for the whole game.
handbook-revamped-dog = Good boy. Or not.
    .when = On the first night, once.
    .limits = One of three, for ever.
handbook-revamped-look-alike = Choose your face with care.
    .when = On the first night, once.
    .limits = One copy. What it is, you find out in the morning.
handbook-revamped-survivor = Agree with everybody. Vote with most.
    .when = In every lynch vote.
    .limits = A single missed vote is deadly.
handbook-revamped-immune-survivor = Wash your hands of everything.
    .when = In every lynch vote.
    .limits = A single missed vote is deadly.
handbook-revamped-apprentice = Watch. Somebody is about to leave a vacancy.
    .when = At the first attack or death.
    .limits = You cannot choose your master.

## Townsfolk and wolves, rarely seen

handbook-revamped-acrobat = Roll, bow, run.
    .when = When werewolves attack you, twice.
    .limits = Only wolves, only twice.
handbook-revamped-claimspace = You know one lie. Wait until somebody tells it.
    .when = At the start, on your card.
    .limits = You know the role, and nothing besides.
handbook-revamped-coroner = They cannot lie any more. They can still be vague.
    .when = Every day, once somebody is dead.
    .limits = One dead player a day. Roles, never names.
handbook-revamped-cursed-civilian = Be kind to strangers. Especially hairy ones.
    .when = When a lycan attacks you.
    .limits = Only lycans. You do not know the pack, even then.
handbook-revamped-cursed-civilian-old = They come as enemies. They stay as family.
    .when = When a lycan attacks you.
    .limits = Only lycans.
handbook-revamped-knowledge-wolf = Reading makes you hungry.
    .when = At the start, on your card.
    .limits = Roles, never names.
handbook-revamped-packless-wolf = A wolf without a pack is a large dog.
    .when = When the last of the pack is dead.
    .limits = Until then you have no power.

## Offices

handbook-revamped-mayor = Wave. Decide. Wave again.
    .when = In every public vote.
    .limits = One more vote with up to fifteen alive, none with more.
handbook-revamped-reporter = Who, where, when. Never why.
    .when = From your election on, whenever somebody has died.
    .limits = The first card only. Neither the cause nor what they had become.
handbook-revamped-guardian = Stand in the doorway. Look tall.
    .when = Every night, for the next day.
    .limits = Not the same player two days running. Only against the lynch.
