# The handbook: chapters, the course of a day, and what happens where roles meet.

## The screen

ui-handbook-rules = The rules
ui-handbook-words = What players say
ui-handbook-when = When
ui-handbook-limits = Limits
ui-handbook-meets = Where roles meet
ui-handbook-house = House rules
ui-handbook-default = by default
ui-handbook-in-force = at this table
ui-handbook-chart = Night and day
ui-handbook-night-part = Night
ui-handbook-closing-part = Before the day
ui-handbook-closing-about = With a Magician, a Cupid or a Piper, a short last round: here is what had to wait for the Magician, and what no voice may call by name.
ui-handbook-dawn-part = Daybreak
ui-handbook-day-part = Day
ui-handbook-first-night = First night only
ui-handbook-second-night = From night two
ui-handbook-first-day = First day only
ui-handbook-in-this-game = Bright: in the deck of this game. Pale: not at this table.
ui-handbook-found = { $count ->
        [one] One page
       *[other] { $count } pages
    }

## Chapters
# value: title; .card: in a sentence; .more: the whole of it.

chapter-judge-goal = How to win
    .card = The village hunts wolves. The wolves hunt one half of the village. And somebody in the corner is hunting applause.
    .more = The village wins when the last werewolf of any kind is gone, the hidden one included. The wolves win as soon as one side of the village is wiped out: all special roles, or all commoners. A side that was never dealt does not count. Third parties have wishes of their own: a wolf in love with somebody who is none, and their Cupid, must be all that is left; the Piper wants every living soul confused; the Bomber wants a bang. The end is checked whenever somebody dies and all last shots are fired, and then the game is over at once. If several have won in the same moment, third parties come first, then wolves, then the village. Nobody left alive is a draw.

chapter-judge-night = The night
    .card = All eyes close. One after another the roles wake, act and go back to sleep, always in the same order.
    .more = Every role of the deck is called, whether its player is alive or not, and every pause is as long as the others: nobody learns anything from who is called. Deeds of a night land together at its end. The pack settles on one victim; daybreak tells who is dead, and nothing else.

chapter-judge-day = The day
    .card = The dead are named, never why. Then people talk, accuse, swear, and vote.
    .more = Daybreak names the night’s dead in seat order. Those with a gun may fire; then the badge moves on if its bearer fell. Everybody hears who is silenced. On the first day there is the race for sheriff. Then everybody speaks in turn. As long as the speeches last, a wolf may blow up, which brings the night at once, and the Knight may duel. When all have spoken, the table votes.

chapter-judge-vote = The vote
    .card = One vote each. Whoever gets the most has to go.
    .more = You vote for one living player or abstain; no majority is needed, most votes are enough. The sheriff counts one and a half. An Idiot who has flipped has no vote; the silenced vote like anybody else. If two or more lead together, they speak again and the others vote among them; tied once more, nobody leaves. What can be done by whoever is voted out happens now: the Idiot flips, the Bomber blows up, the Werewolf King shoots, whoever is charmed follows the Wolf Beauty.

chapter-judge-last-words = Last words
    .card = A few sentences from beyond. Choose them well, nobody can ask back.
    .more = The first night’s dead may always speak, even if a wolf cuts that day short, and so may everybody who is voted out. Nobody interrupts: no explosion, no duel. Those of later nights go quietly, unless your table wants to hear everybody, or nobody.

## Steps of the day's course

step-judge-answer = { $role }: the answer
step-judge-lovers = The lovers learn of each other
step-judge-confused = The confused are told
step-judge-dead = The dead are named
step-judge-shots = Last shots
step-judge-silence = Who is silenced
step-judge-race = Race for sheriff
step-judge-last-words = Last words of the fallen
step-judge-speeches = Speeches
step-judge-explosion = A wolf may blow up: night falls
step-judge-duel = The Knight may duel
step-judge-vote = The vote
step-judge-flip = The Idiot flips
step-judge-bomb = The Bomber blows up
step-judge-charm = The charmed follow
step-judge-exile-shot = The Werewolf King shoots
step-judge-exile-words = Last words after the vote

## Role pages
# value: a wink to whoever plays it; .when it acts; .limits of what it can do.

handbook-judge-werewolf = Never be the first to accuse, never the last to agree, and always bring a handkerchief.
    .when = Every night, with the pack. By day, whenever people speak, for an explosion.
    .limits = No explosion in the vote or during last words. If the last wolf blows up, the village has won.
handbook-judge-wolf-beauty = If you have to leave the party, leave on somebody’s arm.
    .when = Every night twice: with the pack, then alone.
    .limits = Never the same player two nights running. Only last night’s charm counts, and only if you are voted out.
handbook-judge-white-werewolf-king = A grand exit needs a guest list of one. Whoever knows too much is usually free.
    .when = Every night, with the pack. Your explosion: while people speak.
    .limits = Only by your own will and only by day. You may also go alone.
handbook-judge-hidden-werewolf = A wolf nobody knows has nobody to betray you. And nobody to comfort you.
    .when = Called from the second night on; your bite counts once you are awake.
    .limits = No vote in the pack, no explosion. Until you wake, whoever you name sleeps on.
handbook-judge-werewolf-king = Let them vote you out with a smile. You have the last laugh, and the last bullet.
    .when = Every night, with the pack. The shot: right after your death is announced.
    .limits = Voted out, shot or felled in a duel: every other death keeps the gun locked.
handbook-judge-wraith-rider = Sit back and look suspicious. Being examined is your favourite sport.
    .when = Every night, with the pack. The curse needs no waking.
    .limits = It only strikes at Seer and Witch. Ballots, bullets, blades and teeth get through.
handbook-judge-gargoyle = Stone ears hear nothing. Stone eyes miss nothing.
    .when = Every night twice: with the pack, then alone to look.
    .limits = You look while another wolf of the pack is alive. After that you hunt, and look no more.
handbook-judge-commoner = You know nothing and may say everything. Few people at this table are so free.
    .when = By day, in every speech and every vote.
    .limits = No power at all, apart from being right.
handbook-judge-seer = A secret is worth most one day before everybody believes it.
    .when = Every night.
    .limits = One player a night, and the camp only. A disguise fools you.
handbook-judge-witch = Two bottles, no labels in the dark. Smell twice, pour once.
    .when = Every night, after the pack.
    .limits = Each potion once in the game. With the antidote gone, by the book you no longer see who was hit.
handbook-judge-hunter = Make sure they know you aim well. Then perhaps you will not have to.
    .when = Right after your death is announced.
    .limits = One shot, and by the book none when you are voted out.
handbook-judge-guardian = The best guarded door is the one nobody thought of, you last night included.
    .when = Every night, before the pack.
    .limits = Never the same player two nights running. Only teeth are stopped.
handbook-judge-knight = Sharpen the sword, then your judgement. In that order you will regret it.
    .when = Once in the game, while people speak by day.
    .limits = Not in the race for sheriff, not in run-off speeches, not in the vote. Once drawn, the blade finds somebody.
handbook-judge-silencer-elder = Silence the one who talks too well, not the one who talks too much.
    .when = Every night, for the day after.
    .limits = Never the same player two nights running, and never yourself. It takes speech, not votes.
handbook-judge-magician = Nothing up the sleeve, two numbers in the wrong place.
    .when = Every night, by the book after nearly everybody else.
    .limits = Two others, never yourself; never the same pair two nights running. One night, and the numbers are back.
handbook-judge-idiot = They laugh at you, then they need you, and then you cannot vote.
    .when = The moment you are voted out.
    .limits = Once, and only against the vote. Bullets have no sense of humour.
handbook-judge-cupid = Aim for the heart. If you cannot see it, aim for the loudest.
    .when = The first night only.
    .limits = Two arrows and no returns. Where the numbers were exchanged, love falls where they point.
handbook-judge-piper = A good tune needs no lyrics and leaves no witnesses.
    .when = Every night from the second on.
    .limits = Two new pairs of ears a night, never your own. Dead pipers play no encore.
handbook-judge-bomber = Be just annoying enough. Then count your voters and smile.
    .when = The moment you are voted out.
    .limits = Nothing but the vote lights the fuse.
handbook-judge-sheriff = Everybody wants the badge until somebody aims at something shiny.
    .when = From your election until you die: in every vote and every round of speeches.
    .limits = The half vote counts when somebody is voted out, not in the race. A torn badge stays torn.

## Where roles meet

interaction-judge-guard-and-antidote = Shield and antidote on one bitten player: the victim dies of so much kindness.
interaction-judge-poison-on-rider = Poison for the Wraith Rider: the rider drinks to your health, and the Witch dies.
interaction-judge-check-on-rider = A look at the Wraith Rider kills the Seer, and there is no answer either.
interaction-judge-duel-with-wolf = Duel against a werewolf: the wolf falls, the Knight stands.
interaction-judge-charm-by-vote = Voted out, the Wolf Beauty takes along whoever she charmed last night. Teeth, poison, bullets, a duel or her own explosion take nobody.
interaction-judge-white-king-takes = When the White King blows up he may name anybody, and both are gone. Voted out, he leaves alone.
interaction-judge-bomb-by-vote = Voted out, the Bomber takes along everybody whose ballot put him there; after a run-off, the run-off’s ballots count. Any other death is quiet.
interaction-judge-exchange = With two numbers exchanged, whatever is aimed at one lands on the other, for that whole night and for every night skill.
interaction-judge-lovers-die-together = When one lover dies, of whatever, the other follows at once.
interaction-judge-shield-and-pack = The shield turns the pack away, and daybreak says no word about it.
interaction-judge-shield-and-poison = Poison seeps under every shield.
interaction-judge-shield-and-gun = No shield is fast enough for a bullet.
interaction-judge-shield-and-explosion = Last night’s shield is asleep by day: whoever the White King takes along is gone.
interaction-judge-shield-and-rider = A shield slides off the Wraith Rider when its own pack bites it. For that reason an antidote on top does no harm: there it simply saves.
interaction-judge-shield-and-hidden = A lonely bite is a bite all the same: the shield stops the Hidden Werewolf too.
interaction-judge-check-on-hidden = The Seer finds a good person. A very good one, it seems.
interaction-judge-gargoyle-on-hidden = The Gargoyle reads the card itself and sees the wolf behind the manners.
interaction-judge-answers-wait = While numbers may still change, Seer and Gargoyle only point. They get their answer in the last round before the day, about whoever wore the number. If your table lets the Magician begin, the answer comes at once.
interaction-judge-curse-and-exchange = The curse lives in the body, not in the number. Whoever looks at the number that the Wraith Rider wears tonight meets the rider, whatever number that is.
interaction-judge-antidote-and-exchange = The bite follows the number, and so does the antidote: both end up in the same body.
interaction-judge-hidden-from-pack = The pack does not know the Hidden Werewolf and may even bite him. Whether he knows the pack is a house rule.
interaction-judge-hidden-sleeps = As long as a Gargoyle is alive, the Hidden Werewolf is not the last wolf and sleeps on.
interaction-judge-gargoyle-alone = With the rest of the pack gone, the Gargoyle stops reading cards and bites alone.
interaction-judge-king-and-pack = Bitten by his own pack the Werewolf King keeps his gun locked, unless a house rule says otherwise.
interaction-judge-king-and-poison = Poison locks the Werewolf King’s gun.
interaction-judge-king-and-duel = Beaten in a duel, the Werewolf King still pulls the trigger.
interaction-judge-king-and-love = Dying of love, the Werewolf King forgets that he had a gun.
interaction-judge-gun-and-vote = Voted out, the Hunter leaves the gun at home. That is by the book; a house rule may hand it back.
interaction-judge-gun-and-poison = A poisoned Hunter shoots, unless the table plays with poison locking the gun.
interaction-judge-gun-and-love = A heart breaks, a gun goes off: following a lover is not being voted out.
interaction-judge-gun-and-charm = Whoever follows the Wolf Beauty was not voted out: the Hunter shoots.
interaction-judge-gun-and-taken = Taken along by the White King, the Hunter answers with a bullet.
interaction-judge-gun-and-bomb = Blown up with the Bomber, the Hunter still shoots.
interaction-judge-gun-and-rider = The curse is for bottles and crystal balls. A bullet simply hits.
interaction-judge-gun-and-idiot = Only the vote makes the Idiot flip. Shot is shot.
interaction-judge-gun-before-badge = A Hunter with the badge shoots first, then passes the badge.
interaction-judge-duel-with-hidden = The blade does not fall for good manners: the Hidden Werewolf dies.
interaction-judge-duel-with-rider = No curse strikes back at the blade: the Wraith Rider dies.
interaction-judge-duel-with-beauty = Felled in a duel, the Wolf Beauty dies alone and her charm is broken.
interaction-judge-duel-with-third = Third parties are no wolves, however odd they are. The Knight dies of the mistake.
interaction-judge-badge-and-idiot = An Idiot who flips with the badge on passes it on or tears it up. Without a vote he cannot be sheriff, nor be given the badge later.
interaction-judge-badge-and-silence = A silenced sheriff still chooses the direction of speech, and votes. Only the closing speech is missing.
interaction-judge-badge-and-charm = A sheriff who follows the Wolf Beauty still passes the badge.
interaction-judge-badge-and-love = A sheriff who dies of love still passes the badge.
interaction-judge-badge-and-bomb = A sheriff caught in the blast still passes the badge.
interaction-judge-badge-and-explosion = A wolf who blows up in the race ends the day. The race goes on tomorrow with those who are left, or the badge is lost, as the table likes.
interaction-judge-silence-and-vote = Whoever is silenced has no speech that day, but a vote as always.
interaction-judge-love-across = Love between a wolf and anybody else makes a party of its own, Cupid included: the wolf in love no longer wins with the pack.
interaction-judge-love-and-third = A Piper or a Bomber in love with a wolf gives up the old prize: with love or not at all.
interaction-judge-tune-first = If the last free ear hears the tune in the very moment in which the wolves would win, the Piper was first.
interaction-judge-tune-and-death = The dead need no tune: if those who had not heard it die, the Piper wins as well.
interaction-judge-side-gone = When the last commoner falls the wolves have won, however many special roles are still awake.
