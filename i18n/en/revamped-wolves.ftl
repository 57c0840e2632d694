# The roles of the big book: werewolves and those on their side.
# value: name; .card: on the card; .more: in the handbook; .wake .act .sleep: what the voice calls.

## Werewolves
role-revamped-wolf = Wolf
    .card = Every night you and your pack attack one player. By day you are everybody’s favourite neighbour.
    .more = The pack votes, and one of those who voted for the victim is drawn as the attacker: it decides who is named to a Macho, and who is hit by what strikes back. Everybody on your board is one of you, so it seems; a White Werewolf looks exactly like a Wolf. You may choose a packmate, too.
    .called = Werewolves
    .wake = Werewolves, | open your eyes.
    .wake-theatrical = Werewolves, | dinner time: | open your eyes.
    .act = Agree on one victim.
    .act-theatrical = Who is on the menu tonight? | Agree on one.
    .act-theatrical2 = Who will miss breakfast? | Settle on one.
    .second = If there is a second attack tonight, | agree on its victim.
    .second-theatrical = Should there be a second course, | agree on it.
    .second-theatrical2 = Should you get another bite, | whose is it?
    .sleep = Werewolves, | close your eyes.
    .sleep-theatrical = Werewolves, | close your eyes, and wipe your chins.
    .wake-first = Werewolves, | open your eyes | and find each other.

role-revamped-alpha-wolf = Alpha Wolf
    .card = You hunt with the pack, and your vote there counts double.
    .more = Nobody sees the difference: your name stands on the board like the others, and only the count knows. In public votes you count as one.

role-revamped-bloody-butcher = Bloody Butcher
    .card = You hunt with the pack and sit among the Butchers, who know that one of them is a wolf.
    .more = You read and write on both boards. There is exactly one of you, and the Butchers can count. Bakers who were bitten by the Infected Wolf end up as one of you, too.

role-revamped-hellhound = Hellhound
    .card = You hunt with the pack. You know the other Hellhounds, and nobody can pretend to be one.
    .more = There are always at least two of you, with a board of your own beside the pack’s. Anybody on the pack’s board may be a White Werewolf; on yours nobody is. Whether you tell the others is up to you.
    .called = Hellhounds
    .wake = Hellhounds, | open your eyes.
    .wake-theatrical = Hellhounds, | somebody whistled: | open your eyes.
    .act = Look who else has come from hell.
    .act-theatrical = Who else smells of brimstone? | Look.
    .act-theatrical2 = Who else came up from below? | Look.
    .sleep = Hellhounds, | close your eyes.
    .sleep-theatrical = Hellhounds, | close your eyes. | Good dogs.
    .wake-first = Hellhounds, | open your eyes | and find each other.

role-revamped-scared-wolf = Scared Wolf
    .card = You hunt with the pack. The first attack on you by night misses: you have already run.
    .more = It does not matter who attacks, it only has to be night. It works once; a second attack in the same night finds you.

role-revamped-sneaking-wolf = Sneaking Wolf
    .card = You hunt with the pack. Whoever looks at your card sees plain townsfolk.
    .more = It is a strong disguise, and it lies below everything else you may be painted with. It comes off with your role. The Huntsman follows tracks, the Priest’s water and the Lone Wolf’s teeth find what you really are.

role-revamped-wolfs-cub = Wolf’s Cub
    .card = You hunt with the pack. The night after you die, the pack may attack twice.
    .more = Two votes, two victims, or the same one twice: that is how Runners and those with a shield of one use are caught. It works only if you die as a Cub; if you have become something else, the pack only mourns.

role-revamped-disguised-fox = Disguised Fox
    .card = Each day choose the role that you look like at night. Once, you may join the pack instead, and hunt with it from then on.
    .more = You are on the werewolves’ side, but you do not know them, nor they you: at nightfall the pack only hears which role the fox wears. If you choose nothing, you look like a Wolf. The disguise is strong, begins with the first day and ends with each night. If you join, you become a Wolf at once, and that night you wear no disguise. You are no lycan and not in the pack until then.
    .wake = Disguised Fox, | open your eyes.
    .wake-theatrical = Disguised Fox, | put your face on: | open your eyes.
    .act = Which role will you look like tonight?
    .act-theatrical = Which role is your costume tonight?
    .act-theatrical2 = Which role will you wear tonight?
    .sleep = Disguised Fox, | close your eyes.
    .sleep-theatrical = Disguised Fox, | close your eyes, and take the face off.

role-revamped-infected-wolf = Infected Wolf
    .card = You hunt with the pack. On the first night choose one player, who is a wolf from then on.
    .more = You have to choose; otherwise the lot decides. In the morning your victim learns of it and is in the pack, even if they chose another life that very night. On a packmate or Cupid the bite is wasted. A Baker becomes a Bloody Butcher. Devil or Demon turn you into a Demon, Archangel or Saint turn you into a Saint.
    .wake = Infected Wolf, | open your eyes.
    .wake-theatrical = Infected Wolf, | show your teeth: | open your eyes.
    .act = Who will become a Wolf?
    .act-theatrical = Who gets your bite, | and wakes up as a Wolf?
    .act-theatrical2 = Who will join the pack by morning?
    .sleep = Infected Wolf, | close your eyes.
    .sleep-theatrical = Infected Wolf, | close your eyes, and brush your teeth.

role-revamped-lone-wolf = Lone Wolf
    .card = You know no other wolf. Each night you may attack a player. When somebody of the pack dies, you join it.
    .more = If your attack kills somebody who is neither townsfolk nor a solo, you die too: other wolves and unaligned players are deadly prey. The first death in the pack makes you a Wolf, even if the one who died had been turned into something else.
    .wake = Lone Wolf, | open your eyes.
    .wake-theatrical = Lone Wolf, | nobody waited for you: | open your eyes.
    .act = Who will you attack tonight?
    .act-theatrical = Who will you hunt, | all by yourself?
    .act-theatrical2 = Who will meet you in the dark?
    .sleep = Lone Wolf, | close your eyes.
    .sleep-theatrical = Lone Wolf, | close your eyes. | Nobody missed you.

role-revamped-saboteur-wolf = Saboteur Wolf
    .card = You hunt with the pack. Each night choose a player, never the same one twice running: tomorrow they cannot be elected to any office.
    .more = Votes for them are taken as ever; if they win, nobody is elected. They may vote, and they may be lynched. Never the same player two nights running; yourself and your packmates are allowed.
    .wake = Saboteur Wolf, | open your eyes.
    .wake-theatrical = Saboteur Wolf, | the posters are still wet: | open your eyes.
    .act = Who shall not be elected tomorrow?
    .act-theatrical = Whose election will you spoil tomorrow?
    .act-theatrical2 = Who will lose every vote tomorrow?
    .sleep = Saboteur Wolf, | close your eyes.
    .sleep-theatrical = Saboteur Wolf, | close your eyes, and hide the glue.

role-revamped-tanner = Tanner
    .card = Each day disguise up to two players as roles of your choice, for the coming night.
    .more = It is a weak disguise, on top of everything they wear already, and it fools whoever is fooled by weak ones. You may disguise yourself. If at least one of the two is in the pack, you are told so, but not which. It lasts to the end of the night even if you die. You are on the werewolves’ side, but no lycan and not in the pack.
    .wake = Tanner, | open your eyes.
    .wake-theatrical = Tanner, | the hides are dry: | open your eyes.
    .act = Who will you disguise, and as what?
    .act-theatrical = Who gets a new skin, and which?
    .act-theatrical2 = Who wakes up as somebody else, | and as what?
    .sleep = Tanner, | close your eyes.
    .sleep-theatrical = Tanner, | close your eyes. | It smells in here.

role-revamped-lone-warlock = Lone Warlock
    .card = You know no wolf. Each night see the role of one player. When somebody of the pack dies, you join it and hunt.
    .more = Every disguise fools you, weak or strong, and so does the flute. You are no lycan and not in the pack, until its first death makes you both. That is the end of your crystal ball.
    .wake = Lone Warlock, | open your eyes.
    .wake-theatrical = Lone Warlock, | the candles are lit: | open your eyes.
    .act = Whose card will you look at? | Then look at the screen.
    .act-theatrical = Whose secret would you like to know? | Then look at the screen.
    .act-theatrical2 = Who is not what they seem? | The screen will tell.
    .sleep = Lone Warlock, | close your eyes.
    .sleep-theatrical = Lone Warlock, | close your eyes. | No smiling.

role-revamped-psychic-wolf = Psychic Wolf
    .card = You hunt with the pack. Each night guess one player’s role. A right guess is confirmed.
    .more = What is not confirmed may be wrong, or only clouded. Every disguise fools you, weak or strong, and so does the flute.
    .wake = Psychic Wolf, | open your eyes.
    .wake-theatrical = Psychic Wolf, | somebody is thinking too loud: | open your eyes.
    .act = Guess who holds which card. | Then look at the screen.
    .act-theatrical = Whose thoughts can you hear? | Guess, | then look at the screen.
    .act-theatrical2 = Whose mind is an open book? | Guess, | then read the screen.
    .sleep = Psychic Wolf, | close your eyes.
    .sleep-theatrical = Psychic Wolf, | close your eyes. | Think of nothing.

role-revamped-warlock = Warlock
    .card = You are on the werewolves’ side, but you know none of them. Each night see the role of one player.
    .more = Every disguise fools you, weak or strong, and so does the flute. You are no lycan and not in the pack: you win with them, and how to tell them what you know is your problem.
    .wake = Warlock, | open your eyes.
    .wake-theatrical = Warlock, | the candles are lit: | open your eyes.
    .act = Whose card will you look at? | Then look at the screen.
    .act-theatrical = Whose secret would you like to know? | Then look at the screen.
    .act-theatrical2 = Who is not what they seem? | The screen will tell.
    .sleep = Warlock, | close your eyes.
    .sleep-theatrical = Warlock, | close your eyes. | No smiling.
