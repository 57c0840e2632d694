# The handbook’s pages of the forum book: chapters, the course of a day, tips, and where cards meet.

## Chapters

chapter-forum-goal = How to win
    .card = The village wants every werewolf gone. Each pack wants to be the only one, and then the village.
    .more = The village wins when no werewolf of any pack is left; cultists do not matter for that. While two packs live, nobody hungry can win. Once only one pack is left, all baddies are counted, cultists of the other pack too: as soon as they are as many as the villagers, that pack has won, with its own cultist and all its dead.

chapter-forum-night = The night
    .card = Cultist, Seer, Priest, Doctor, Guardian Angel, Spy, Hunter, packs, Witness: always in this order.
    .more = Nobody has to give an order. Attacks land together and meet four protections one after the other: angel, Doctor, blessing, curse. A Hunter’s hunt meets only the first two. When it is over the laptop goes round once more, if the deck has somebody who may have to hear something. When a master may have died it also goes round before the night, unless it visits everybody anyway.

chapter-forum-day = The day
    .card = The dead, the patients, the talk, one vote.
    .more = Most votes are enough; on a tie nobody is lynched, unless your table draws lots. Whoever has to miss a vote says so before. Three votes missed without a word cost the life. The dead may write to each other on a board that no living eye can read.

chapter-forum-traits = Traits
    .card = A second, smaller card beside the role. Two of them are hidden even from those who have them.
    .more = Traits are dealt after the roles, at most one for each player unless your table wants more. Anybody may get one, baddies too; but apprentices are always Saints, and curse and blessing are only for the good. What is hidden changes no question and no screen, until it happens.

chapter-forum-chances = The odds
    .card = Every chance in this game has its number.
    .more = Doctor: 66.7%. A dying Hunter’s last shot: 33.3%. Witness: 12.5% for each night that has begun. Cultist: 0, 33.3, 66.7 and 100% by the nights of waiting, with 9, 17 or 25% for a trait. Spy: 50% true, 35% gossip, 15% about somebody else.

## Steps of the day’s course

step-forum-news = Late news, one after the other
step-forum-dead = The dead are named
step-forum-patients = Patients come and go
step-forum-absence = Who is excused
step-forum-talk = The village talks
step-forum-lynch = The lynching
step-forum-brutal = A last act of whoever is lynched

## Pages of the cards

handbook-forum-werewolf = Keep your friends close, and the other pack on the menu.
    .when = Every night, with the pack.
    .limits = None of your own, and no patients.
handbook-forum-cultist = Patience is a loaded weapon.
    .when = Every night that you have waited long enough for.
    .limits = A scan in a hurry sees only fog.
handbook-forum-red-werewolf = Red is the new grey.
    .when = Every night, with the pack.
    .limits = None of your own, and no patients.
handbook-forum-red-cultist = Believe in the pack. Somebody has to.
    .when = Every night that you have waited long enough for.
    .limits = A scan in a hurry sees only fog.
handbook-forum-seer = The truth is out there. It is usually sitting opposite.
    .when = Every night.
    .limits = One look. Cultists and Hunters look like villagers.
handbook-forum-priest = Everybody confesses in the end.
    .when = Every night.
    .limits = One look. Werewolves look like villagers.
handbook-forum-doctor = An apple a day, a bandage a night.
    .when = Every night.
    .limits = Never yourself, and one time in three it goes wrong.
handbook-forum-saint = A clean conscience sleeps best, if it wakes up.
    .when = By day.
    .limits = One vote.
handbook-forum-apprentice = Watch, learn, inherit.
    .when = The moment your master dies.
    .limits = You never claim an apprentice yourself.
handbook-forum-cursed = What you do not know can turn you.
    .when = When a pack comes for you.
    .limits = Only packs. A Hunter just shoots.
handbook-forum-blessed = Somebody up there likes you. Once.
    .when = When a pack comes for you.
    .limits = One attack, of wolves only.
handbook-forum-guardian-angel = Wings wide, mouth shut.
    .when = Every night.
    .limits = Never yourself, never the same one twice running.
handbook-forum-spy = Believe half of what you hear. Exactly half.
    .when = Every night; you hear of it before dawn.
    .limits = Never the role itself.
handbook-forum-witness = Coffee, curtain, courage.
    .when = Once, in the night of your choice.
    .limits = 12.5% for each night; without a kill, anything.
handbook-forum-brutal = If you go, you do not go alone.
    .when = When a vote has lynched you.
    .limits = Not by night, and not a patient.
handbook-forum-hunter = One hunt. Make it count, or keep it for the end.
    .when = Once, in the night of your choice.
    .limits = Angel and Doctor stop it. Used up, there is no last shot.

## Where cards meet

interaction-forum-angel-and-pack = Whoever an angel watches over is safe from every pack, and nobody hears of it.
interaction-forum-angel-before-blessing = The angel is met first: behind those wings Doctor and blessing are saved for another night.
interaction-forum-doctor-and-patients = Patients cannot be attacked, but whoever attacks the Doctor attacks them all.
interaction-forum-doctor-and-angel = An angel over the Doctor saves the Doctor, not the patients.
interaction-forum-curse-and-pack = Hunt the Cursed, and you have one wolf more and no dinner.
interaction-forum-curse-and-gun = To a Hunter the Cursed is an ordinary target.
interaction-forum-blessing-and-two-packs = Two packs in one night are one too many for a blessing.
interaction-forum-seer-and-hunter = To Seer and Priest a Hunter looks like a villager.
interaction-forum-seer-and-apprentice = The Seer sees whose apprentice somebody is; the Priest does not.
interaction-forum-priest-and-cultist = The Priest finds cultists, whom the Seer takes for Saints.
interaction-forum-cultist-and-apprentice = A cultist always recognises an apprentice, but cannot claim one.
interaction-forum-cultist-and-last-wolf = If the last wolf of the pack is lynched or hunted, its cultist dies too.
interaction-forum-spy-and-weapon = Only a Spy may find the Hunter’s weapon.
interaction-forum-hunter-and-apprentice = A Hunter who aims at an unclaimed apprentice gets an apprentice and keeps the hunt.
interaction-forum-witness-and-no-kill = If nobody was killed, the Witness may see any face at all.
interaction-forum-brutal-and-patient = Nobody brutal can reach a patient.
