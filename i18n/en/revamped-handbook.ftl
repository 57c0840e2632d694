# The big book’s pages of the handbook: chapters, the course of a day, where roles meet; its tips are in revamped-tips.

## Chapters

chapter-revamped-goal = How to win
    .card = The townsfolk want peace, the wolves want supper, and a dozen others want everything.
    .more = The end is checked after every burial with all that follows from it, and whenever day or night begins. Townsfolk and werewolves win when everybody alive is on their side or unaligned. A solo team wins when all others are dead, or whatever it makes of them: enchanted, soulless, blessed, frozen, sleepless. A team needs somebody alive to win; its dead win with it. Some win on the way and leave, and the game goes on: Angel, Despot, Psychopath, Riding Hood. Some win with anybody: Survivors, the Chef. If only unaligned players are left, no side wins.
chapter-revamped-night = The night
    .card = Everybody decides at once; what happens, happens in order.
    .more = First people move and shields go up, then roles change, then marks are laid, last of all the Look-Alike copies. Strikes that are meant to be immediate come next. All that waits for the end of the night lands together: daggers, teeth, the cult, holy water, fire. Whoever dies of a strike before has not acted at the end; whoever dies at the end has. Groups vote, and one of those who voted for the victim is the attacker. Questions are asked of the state before the night.
chapter-revamped-day = The day
    .card = The dead, the letters, the talk, the ballots.
    .more = Dawn tells who is gone. If this deck has powers by day, the laptop goes round once: news for some, questions for some, the same page for all. Then you talk, and anybody may ask for the laptop to use a power in private. Last come the ballots: lynching and election are both cast before either takes effect. Food, doom and other evening matters come when the day ends.
chapter-revamped-attacks = Attacks, and what stops them
    .card = An attack has five walls to climb. A lynch has hardly any.
    .more = First: is anybody at home? Then the shields of the night: potion of life, the Reaper’s immunity, charmed food, a soul or prayer of others, then one’s own. Then those who run: Runner, Acrobat, Scared Wolf. Then those who do not fall at once: Macho, Cursed Civilian. Last, by night, those who get up again: Undead and Zombies. By day only runners, Macho and Cursed count. Poisoned food, the Angel’s fall, doom, disease, heartbreak and missed votes meet no wall at all; a lynch meets only the Executioner.
chapter-revamped-disguises = Disguises and the flute
    .card = The topmost mask is the one that is seen. Some eyes see through the thin ones.
    .more = Disguises lie on each other: the permanent ones at the bottom, later ones on top. Strong: Disguised Fox, Psychopath, Sneaking Wolf, White Werewolf. Weak: Devil, Archangel, Tanner. Every disguise fools Fortune Teller, Crowd Seeker, both Warlocks, Psychic Wolf and whoever looks for a wager. Only strong ones fool Aura Teller, Oracle, Receptionist and Ranger. Nothing fools Huntsman, Priest, Lone Wolf, Infected Wolf, Ice Royals, Reporter, Reaper and Coroner. An enchanted investigator, of those whom every disguise fools, sees a Flute Player three times out of five.
chapter-revamped-changes = When a role changes
    .card = You keep your friends and your troubles. You lose your tricks.
    .more = Whoever changes keeps boards, offices, love, marks and illnesses, and gives up powers, supplies, chosen targets and permanent disguises. On the boards of old groups you go on reading, writing and voting, but the vote counts for nothing. A new role comes with full supplies, and what it should have chosen before is asked on the next night. Nobody but those concerned is told, unless a page says so.
chapter-revamped-votes = Votes and how they are counted
    .card = Every hand looks the same. Not every hand counts the same.
    .more = One vote each. Then: Grandma has as many as she took, the Mayor one more with up to fifteen alive, those whom she visited one less, the Trickster’s counts against, frozen votes belong to the Ice King, a Despot’s voters have none for a day. Then come votes that nobody cast: two against whom the Stalker threatened, one less against the Angel. Nothing or less never wins, ties lynch nobody by the book, and abstaining is allowed, except for Survivors.
chapter-revamped-offices = Offices
    .card = Mayor, Reporter, Guardian: in this order, one election a day.
    .more = Each day the first office on this list without a holder is voted on; several may be held by one person. It comes on top of the role. Who dies vacates it at once, who resigns at the end of the phase, and nobody inherits.
chapter-revamped-boards = Boards and anonymous notes
    .card = Groups write to each other on their visits. Some guests have no name.
    .more = A board shows names, never roles, and whoever joins reads all of it. Former members stay. The tavern is for all. The lines of Devil, Archangel, Grandma and Stalker last a phase and hide their owner. The Medium’s question is read by all the dead.

## Steps of the day’s course

step-revamped-song = The Bard’s news
step-revamped-dead = The dead are named
step-revamped-last-acts = Last arrows and revelations
step-revamped-heir = A Fortune Apprentice takes over
step-revamped-reaper = Are all sleepless?
step-revamped-round = The laptop goes round: news and powers of the day
step-revamped-talk = The town talks; powers in private
step-revamped-mayor-counts = The Mayor: one or two
step-revamped-ballots = Ballots: lynching and election
step-revamped-second = A second lynching
step-revamped-evening = What the evening brings: food, doom, disease
step-revamped-resign = Offices may be laid down

## Where roles meet

interaction-revamped-empty-house = Whoever attacks the Hooker finds an empty bed. Whoever attacks her host hits both.
interaction-revamped-shield-and-guest = A shield on the host does not cover the guest, and the other way round.
interaction-revamped-mutual-visits = Two who visit each other are each hit at the other’s house.
interaction-revamped-potion-and-all = The potion of life turns away any number of attacks in its night, from whomever they come.
interaction-revamped-runner-and-second-bite = A Runner runs once: with a Wolf’s Cub dead, the pack’s second attack catches them.
interaction-revamped-runner-and-others = A dagger, fire or the cult’s hand is no wolf: the Runner dies of it.
interaction-revamped-macho-and-group = Attacked by a group, the Macho hears the name of one of its members.
interaction-revamped-macho-and-marks = A doomed Macho does not get up again: doom is no attack.
interaction-revamped-cursed-and-marks = Demonized and cursed, bitten by a lycan: first the curse, and a Packless Wolf is what is left.
interaction-revamped-marks-and-fire = Fire at night is an attack: the marked get up, the others do not.
interaction-revamped-marks-and-rope = A lynch takes the marked like anybody else.
interaction-revamped-two-marks = Demonized and tainted exclude each other: whoever comes second is told that it failed.
interaction-revamped-marks-and-hell = Neither Hell nor Heaven can be marked.
interaction-revamped-bite-and-devil = The Infected Wolf who bites the Devil ends as a Demon; the Archangel makes a Saint.
interaction-revamped-bite-and-baker = One Baker bitten: one Bloody Butcher, and all the other Bakers are Butchers.
interaction-revamped-bite-and-love = Cupid cannot be bitten into another side.
interaction-revamped-copy-and-devil = A Look-Alike of the Devil becomes a Demon, of the Archangel a Saint, of a Cult Leader a Cult Member.
interaction-revamped-copy-and-circle = Look-Alikes who copy each other in a circle stay what they are.
interaction-revamped-lone-and-prey = Killing a wolf or an unaligned player kills the Lone Wolf, but only if the victim really dies of it.
interaction-revamped-lone-and-packless = A Lone Wolf joins the pack before a Packless Wolf does.
interaction-revamped-hood-and-pack = The pack eats the Riding Hood and goes hungry the next night; a Cub’s death makes up for it.
interaction-revamped-hood-and-shield = A protected Riding Hood lives, and has not won.
interaction-revamped-priest-and-fox = Holy water on the Disguised Fox, the Tanner or a Warlock only makes them wet.
interaction-revamped-priest-and-mask = A mask does not help against holy water, in either direction.
interaction-revamped-aura-and-weak = The Aura Teller looks through the Tanner’s hide, but not through the fox’s.
interaction-revamped-sneaking-and-eyes = Fortune Teller and Aura Teller take the Sneaking Wolf for a Citizen, the Huntsman does not.
interaction-revamped-white-and-eyes = Whoever is fooled by strong disguises sees a Wolf in the White Werewolf.
interaction-revamped-devil-and-aura = The Devil’s chosen disguise is weak: the Aura Teller sees a threat.
interaction-revamped-flute-and-eyes = An enchanted Fortune Teller sees a Flute Player three times out of five, whoever it is.
interaction-revamped-flute-and-undead = A Flute Player turned Undead cannot enchant, but is still asked, so that nobody notices.
interaction-revamped-diverted = What the enchanted aim at the Flute Apprentice hits somebody else, and nobody is told.
interaction-revamped-executioner-and-guard = An Executioner’s stand-in whom the Guardian protects is not lynched, and nobody dies.
interaction-revamped-executioner-and-angel = Send the Angel to the rope in your place, and you die for it.
interaction-revamped-angel-and-stalker = If the Angel was lynched only because of the Stalker’s votes, the Stalker goes along.
interaction-revamped-knight-and-children = A Royal Knight calls off one lynch; the Child’s second one still happens.
interaction-revamped-knight-and-executioner = If the lynch is called off, nobody has to stand in for anybody.
interaction-revamped-grandma-and-trickster = From a Trickster there is nothing to take; they are kept at home all the same.
interaction-revamped-ice-and-mayor = A frozen Mayor still has the one vote that comes with the chain.
interaction-revamped-despot-and-vote = Only those whose ballots helped the Despot lose their votes for a day.
interaction-revamped-survivor-and-mute = A Survivor’s vote that does not count is a vote: it keeps them alive.
interaction-revamped-saboteur-and-election = If the saboteur’s target gets most votes, the office stays empty today.
interaction-revamped-huntress-and-rope = Huntress, Ranger and Fletcher’s Customer stay silent when they are lynched.
interaction-revamped-scientist-and-rope = The Mad Scientist takes a subject along even from the rope.
interaction-revamped-cult-and-leader = With the first Leader dead, the cult is a knitting circle, even if somebody else copied them.
interaction-revamped-child-and-copy = Everybody who has ever been the Child brings a second lynch when they die.
interaction-revamped-cub-and-change = A Wolf’s Cub who has become something else leaves no second attack.
interaction-revamped-soul-and-soulless = A soul cannot strike the soulless, nor anybody of Hell.
interaction-revamped-wager-and-devil = Whoever uses a wager to attack the Devil has sold the soul for nothing.
interaction-revamped-food-and-doom = Charmed food turns away the night’s attacks, not the poison of yesterday.
interaction-revamped-chef-and-waiters = When the last waiter has fallen or left, the Chef dies.
interaction-revamped-disease-and-visits = A power used on the sick brings the disease home, and so does being visited by them.
interaction-revamped-disease-and-pack = If the pack attacks somebody sick, one of those who voted for it falls ill.
interaction-revamped-reaper-and-gift = Use a lent power on the Reaper, and the scythe comes first.
interaction-revamped-psychopath-last = A Psychopath who dies together with the last name has not won.
interaction-revamped-bard-and-tanner = A tanned Bard hears that it was done, in public, but not as what.
interaction-revamped-medium-and-silence = The dead need not answer, and need not be honest.
