# The handbook’s pages of the hollow book: chapters, the course of a day, tips, and where roles meet.

## Chapters

chapter-hollow-goal = How to win
    .card = The village wants a quiet life. The wolves want the village.
    .more = The end is checked twice a day: when night turns to day and when day turns to night. The village wins when no werewolf is left, the white one included. The wolves win when nobody else is alive, or, by the book, as soon as there are two of them for each of the others. Two in love win together, with whichever camp either of them belongs to, and if they come from two camps also when nobody else is left. A White Werewolf who is the very last one alive wins alone, and if nobody is left at all, nobody has won.

chapter-hollow-night = The night
    .card = Always the same order, and everybody is called, even the dead and the cards left over.
    .more = The Thief wakes first and only once, then Cupid, also only once. Protector, Farseer and Fox come next, then the pack, every other night the White Werewolf, then the Witch, who is shown whom the teeth have chosen, and every other night the Crow. Teeth land at the end of the night: first the Protector and the Life Potion are in their way, then the Ancient’s thick skin.

chapter-hollow-day = The day
    .card = The dead, the Mayor, the talk, the accusations, the trial.
    .more = In the morning the dead are named, a dead Hunter may shoot, a dead Mayor names the next one, and the village hears who is under suspicion. From the second day on it votes for a Mayor until it has one. Then everybody talks in turn, and everybody may accuse one player.

chapter-hollow-trial = The trial
    .card = Accused by one, judged by all.
    .more = Whoever has at least one accuser stands trial, and so does a suspect. The accused speak, then everybody votes for one of them or for nobody; the Mayor has two votes, a suspect starts with the Crow’s. On a tie the Mayor decides alone; without a Mayor there is a run-off between those who tied, and after another tie nobody is executed. The Idiot laughs it off, the Ancient does not.

## Steps of the day’s course

step-hollow-lovers = The lovers learn of each other
step-hollow-dead = The dead are named
step-hollow-shot = A dead Hunter shoots
step-hollow-heir = A dead Mayor names the next
step-hollow-suspect = Who is under suspicion
step-hollow-mayor = Vote for Mayor, until there is one
step-hollow-talk = The village talks
step-hollow-accuse = Accusations
step-hollow-defence = The accused speak
step-hollow-trial = The trial
step-hollow-execution = The execution

## Role pages

handbook-hollow-werewolf = Praise the soup. Ask for the recipe. Eat the cook.
    .when = Every night, with the pack.
    .limits = Exactly one victim a night, and none of your own.
handbook-hollow-white-werewolf = Friends are for the first half of the game.
    .when = Every night, with the pack; every other night once more, alone.
    .limits = Alone you may only bite your own, or nobody.
handbook-hollow-farseer = You know. Now look as if you were guessing.
    .when = Every night.
    .limits = One card a night. Nobody has to believe you.
handbook-hollow-witch = Life on the left, death on the right. Or was it the other way round?
    .when = Every night, after all the teeth.
    .limits = Each potion once. Only tonight’s bitten can be saved; you see who they are even with both bottles empty.
handbook-hollow-protector = A good lock never opens the same door twice.
    .when = Every night, before the pack.
    .limits = Never the same player twice in a row, and never nobody.
handbook-hollow-hunter = Sleep with one eye open and one finger bent.
    .when = The moment you die.
    .limits = One shot. Silent when the village has lost its powers.
handbook-hollow-fox = The nose is clever. The Fox had better be.
    .when = Every night, until your nose comes back empty.
    .limits = You learn of three people at once, never which one.
handbook-hollow-crow = One feather on the right doorstep is worth ten speeches.
    .when = Every other night.
    .limits = Somebody else, and only for one day.
handbook-hollow-idiot = Let them think. Somebody has to.
    .when = The moment you are executed.
    .limits = No vote any more, and no defence against anything but the village.
handbook-hollow-ancient = They do not know what they have in you. Do not let them find out.
    .when = Always; you never wake for it.
    .limits = One bite is shrugged off. Everything else kills at once.
handbook-hollow-villager = No secret to keep: what a luxury.
    .when = By day.
    .limits = One vote.
handbook-hollow-thief = It was lying there. Practically begging.
    .when = The first night, before everybody else.
    .limits = One swap or none, and what you leave is nobody’s.
handbook-hollow-cupid = Two arrows, and years of explaining.
    .when = The first night only.
    .limits = You learn nothing about those you hit.
handbook-hollow-mayor = With great hats come great responsibilities.
    .when = In every trial.
    .limits = Two votes in trials only. You cannot die without naming an heir.

## Where roles meet

interaction-hollow-shield-and-pack = The Protector’s shield turns the pack away, and nobody hears of it.
interaction-hollow-shield-and-betrayal = The White Werewolf’s lonely bite breaks on the shield as well.
interaction-hollow-shield-and-poison = Against the Death Potion no shield helps.
interaction-hollow-shield-before-skin = A guarded Ancient is not even scratched: the skin is saved for another night.
interaction-hollow-skin-and-pack = The first bite only wounds the Ancient, the second one kills.
interaction-hollow-skin-and-poison = Poison or a bullet kills the Ancient at once. Whether the curse falls then is a house rule.
interaction-hollow-curse = Execute the Ancient, and everybody but the Idiot is powerless. The nights are quiet from then on.
interaction-hollow-curse-and-idiot = The Idiot stays an Idiot, curse or no curse.
interaction-hollow-curse-and-gun = A powerless Hunter’s gun stays silent.
interaction-hollow-curse-and-love = Love is no power: lovers still die together.
interaction-hollow-curse-and-hat = The Mayor’s two votes are an office, not a power. They stay.
interaction-hollow-two-bitten = With two bitten in one night the Witch may save only one of them, and cannot tell which one was a wolf.
interaction-hollow-nose-and-white = To the Fox’s nose a White Werewolf smells like any other.
interaction-hollow-eye-and-white = The Farseer sees the White Werewolf for what he is.
interaction-hollow-thief-and-pack = A Thief who takes a werewolf’s card is one. With a Thief about, the pack first meets after his swap, so nobody can tell which of them he was.
interaction-hollow-thief-and-night = Whatever card the Thief takes, he wakes as it this very night.
interaction-hollow-love-across = In love with a wolf: if either camp wins, or nobody else is left, both have won.
interaction-hollow-love-and-shield = A broken heart knows no shield.
interaction-hollow-gun-before-hat = A Hunter who is Mayor shoots first, then names the next Mayor.
interaction-hollow-feather = The Crow’s suspect stands trial even if nobody accuses them, with the Crow’s votes on the count.
interaction-hollow-laugh = The village executes the Idiot, and the Idiot laughs. No more votes for that one.
