# The rules in two minutes: four pages of each book, spoken and shown.

minutes-judge-goal = Werewolves hide among you, and only they know each other. The village wins when the last of them is gone. The wolves win when all commoners are gone, or all with a special card.
    .aside = Commoners have no power; every other card of the village is a special one.
minutes-judge-night = By night everybody looks away. The wolves choose somebody to kill. The others with a power use theirs: the Seer looks at somebody’s camp, the Witch has one potion that saves and one that kills. In the morning it all counts together.
minutes-judge-day = In the morning you hear who is gone, but not why. On the first day you may elect a Sheriff, whose vote counts for more. Then everybody speaks, one after the other. Whoever is a wolf will lie.
minutes-judge-vote = In the end you vote. Whoever has the most votes is out; if there is a tie, those two speak again and you vote once more. Then the next night falls.

minutes-chat-goal = Everybody is a Villager, and some are something else as well: one head may wear many hats. The village wins when no werewolf is left. The wolves win only when nobody but wolves is alive.
minutes-chat-night = By night the laptop goes round, and each card opens its own secret room, where one can read and leave notes. The wolves vote there for a victim. It is only marked at first: a Witch can still wipe the mark away.
minutes-chat-day = The morning kills whoever is marked, and the Hunter may take somebody along. Then you talk. The village elects a Mayor, who decides when the village is tied.
minutes-chat-vote = By day the whole village votes whom to hang, and the most votes decide. Everybody may vote as they like, and nobody has to say what they are.

minutes-forum-goal = The village wants every werewolf gone. Often there are two packs, and each wants to be the only one. A pack that is left alone wins as soon as its side is as many as the rest.
minutes-forum-night = By night everybody with a power uses it in secret. Packs attack, Doctor and Guardian Angel protect, the Seer looks. Some powers only work with luck: the dice are the laptop’s.
minutes-forum-day = In the morning you hear who is dead, and who has survived an attack. Then you talk. Some of you have a trait as well, a second small card, and may not even know it.
minutes-forum-vote = Once a day you vote, and the most votes are enough. On a tie nobody is lynched. Whoever cannot vote says so before: who misses three votes without a word dies.

minutes-hollow-goal = A village wants a quiet life, and a few werewolves want the village. The village wins when the last wolf is gone; the wolves win when hardly anybody else is left.
minutes-hollow-night = By night the cards wake in their order. The Farseer looks at somebody, the Protector guards, the pack chooses a victim, and the Witch may save or kill. Two people may be made lovers, and they live or die together.
minutes-hollow-day = In the morning you hear who is dead. From the second day on the village elects a Mayor. Then everybody talks, and everybody may accuse one player.
minutes-hollow-vote = Whoever was accused stands trial and may speak. Then all vote for one of the accused, and the most votes decide; the Mayor has two votes, and settles a tie.

minutes-revamped-goal = The townsfolk want peace, the werewolves want supper, and many others want something of their own. Your card says how you win. A side wins when everybody alive is with it.
minutes-revamped-night = By night everybody decides at once, and everything happens in a fixed order that the laptop knows. People move, shields go up, cards may change, and at the end come the attacks.
minutes-revamped-day = Dawn tells who is gone. Then you talk, and anybody may ask for the laptop, to use a power or only to look as if. Nobody can tell which it was.
minutes-revamped-vote = Last come the ballots: whom to lynch, and whom to elect. Votes may weigh more or less than one, and some cards change them. The laptop counts, and tells you what came of it.
