# The handbook’s pages of the chat book: chapters, the course of a day, tips, and where roles meet.

## Chapters

chapter-chat-goal = How to win
    .card = Everybody is a Villager. Not everybody wants the village to live.
    .more = The village wins as soon as no werewolf and no pair of lovers from different camps is alive; a stricter table plays on until only pure Villagers are left. The wolves win only when nobody but wolves is alive: one single Villager spoils the party. Lovers from different camps are a camp of their own and win when they are the last two. If nobody is left, nobody has won.

chapter-chat-rooms = The rooms
    .card = Doors that open for a while, for those with the right card.
    .more = Every role that works together has a room: the wolves’ den, the crystal chamber, the archers’ loft, the witches’ kitchen. It is open only while that role is up. Whoever may read there sees every note ever left; whoever is on the list sees who else is. The lovers have one night on their bench. Whoever was killed with a last word to say says it in the last room. And a notebook of one’s own is always there, so that nobody’s visit looks different from anybody else’s.

chapter-chat-votings = Votings
    .card = Several of one kind decide together. A tie is voted on once more.
    .more = Werewolves, Seeresses and Cupids vote in their rooms; the most votes decide. On a tie the laptop goes round once more, with the tied alone, and after another tie a lot is drawn. Where nobody votes, nobody is chosen. The round takes place whether there was a tie or not: nobody outside the room can tell. By day the village elects a Mayor the same way, and hangs somebody; but when the village is tied, only the Mayor votes again, and everybody if there is no Mayor.

chapter-chat-kill = Marked, then killed
    .card = At night people are only marked. The morning kills.
    .more = Whoever the wolves choose is marked, and a Witch can still wipe the mark away. When night turns to day the marked die, all at once. Then come the last acts: the Hunter’s shot, and if it hits somebody with a last act, that one’s as well, until all is quiet. A Mayor who died names the next.

## Steps of the day’s course

step-chat-lovers = The lovers meet on their bench
step-chat-dead = The dead are named
step-chat-shot = A dead Hunter shoots
step-chat-heir = A dead Mayor names the next
step-chat-major = The Mayor is elected
step-chat-talk = The village talks
step-chat-vote = The village votes
step-chat-decide = On a tie, the Mayor votes alone
step-chat-lynch = The victim is hanged

## Role pages

handbook-chat-werewolf = Write little, mean much. The door has ears.
    .when = Every night, in the den.
    .limits = One target a night, and you have to outlive everybody.
handbook-chat-villager = Nothing on top of you but the sky.
    .when = By day, in the square.
    .limits = One vote.
handbook-chat-seeress = Card, office, heart: some people carry a lot around.
    .when = Every night.
    .limits = Never yourself, and one look for all Seeresses together.
handbook-chat-hunter = You have the last word, and it is a loud one.
    .when = The moment you die, by night or by day.
    .limits = One shot, and only at somebody who lives.
handbook-chat-cupid = Aim well. They will remember you in their will.
    .when = The first night only.
    .limits = Two arrows, two different hearts.
handbook-chat-witch = Label the bottles. Really.
    .when = Every night, after the wolves.
    .limits = Each potion once. The deadly one never for yourself or for the one already marked.
handbook-chat-little-girl = A keyhole is a room of its own.
    .when = Every night, while the wolves are up.
    .limits = Read, never write; listen, never vote.
handbook-chat-major = One of them, until they cannot agree.
    .when = On every tie of the village, and when you die.
    .limits = Only the tied can be chosen, and somebody has to be.

## Where roles meet

interaction-chat-girl-and-room = The Little Girl reads the den and stands on no list there.
interaction-chat-eye-and-stack = The Seeress sees an office on top of a card as well: a Mayor shows as Mayor.
interaction-chat-eye-and-love = To the Seeress, two in love show as such.
interaction-chat-two-eyes = Two Seeresses share one look; both see what it shows.
interaction-chat-two-bows = Two Cupids still make only one pair: they vote on each arrow.
interaction-chat-two-kettles-heal = One Witch heals, and no Witch can heal any more.
interaction-chat-two-kettles-kill = If the Witches’ votes are tied, all the leaders die, and every Witch who voted for one of them has spent the potion.
interaction-chat-heal-and-flag = The healing potion takes the wolves’ mark away as if it had never been.
interaction-chat-gun-and-major = If the Hunter’s shot hits the Mayor, the Mayor still names the next one.
interaction-chat-gun-and-love = If the Hunter shoots one of two in love, both fall.
interaction-chat-love-across = A werewolf and somebody else in love are a camp of their own: no other camp has won while they live.
interaction-chat-tie-and-major = When the village is tied, only the Mayor votes again.
interaction-chat-wolf-and-village = A werewolf is a Villager too: talks in the square, votes, and may become Mayor.
