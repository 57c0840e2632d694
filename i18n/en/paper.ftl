# What a table may print: cards to cut, the moderator’s night sheet, the rules of this table.

## The screen
ui-paper = On paper
ui-paper-kicker = For the printer at home
ui-paper-offer = On paper
    .explain = Cards to cut out, a night sheet for the moderator, the rules of this table: files to print whenever you like.
ui-paper-open = Print…
ui-paper-what = What to print
ui-paper-size = Paper
ui-paper-language = Language
ui-paper-a4 = A4
ui-paper-letter = US Letter
ui-paper-save = Save as PDF
ui-paper-saved = Saved: { $file }
ui-paper-show = Open the file
error-paper-letters = This computer has no letters for that language, and our own are missing: install Nightcaller again.
ui-paper-pages = { $pages ->
        [one] One page
       *[other] { $pages } pages
    }
ui-paper-about-cards = Nine cards a sheet, as large as playing cards. Print them two-sided, turned over the long edge, on the thickest paper you have, and cut along the marks. All the backs are the same.
ui-paper-about-night = Who is called and in which order, with room for four nights, everybody’s seat and your notes. Keep it where nobody can peek.
ui-paper-about-rules = What a newcomer should know before the first night, and what a doubter may look up at midnight: this deck, these house rules.
ui-paper-before = The page before
ui-paper-larger = Larger
ui-paper-smaller = Close
ui-paper-next = The next page
ui-paper-preview = Page { $page } of { $pages }

## On the sheets
paper-cards = Cards
paper-night-sheet = Night sheet
paper-rules = The rules tonight
paper-made = Nightcaller · { $book }
paper-page = { $page } of { $pages }
paper-cast = { $players } players · { $cast }
paper-order = In this order
paper-night = Night { $night }
paper-everybody = Everybody
paper-night-falls = Night falls. Close your eyes.
    .about = Once cards are dealt, nobody talks until morning. In the boxes: seat numbers, and – for nobody.
paper-dawn = Morning. Open your eyes.
    .about = Say who is dead, and not a word about why.
paper-dead = dead
paper-after = And then
paper-seats = Who sits where
paper-card = card
paper-out = out
paper-over = When it is over
paper-notes = Notes
paper-first-night = On the first night: { $line }
paper-show-victim = Point at tonight’s victim, without a word.
paper-note = Write down: { $what }.
paper-note-seats = { $count ->
        [one] the number they point at
       *[other] up to { $count } numbers
    }
paper-note-card = the card they name
paper-and = { "; " }
paper-or = { " / " }
paper-show-answer = Show the answer with your hands, and write it down.
# What a spoken sentence is about that makes no sense on paper.
paper-laptop = screen
paper-agreed = Agreed at this table, whatever the book says
paper-agreed-rule = { $rule }: { $option }
paper-held = House rules by the book
paper-deck = The cards

## The rules of a book, as they are printed: what always holds, and with which house rule or card what else does

paper-goal = How to win
paper-day = The day
paper-by-night = The night
    .pass-around = The laptop goes from hand to hand, and comes to everybody equally often. Take it, look and tap where nobody else can see, and hand it on. Whoever has nothing to do bets, so that all hands look alike.
    .eyes-closed = Close your eyes. The voice calls every card of the deck in turn, whether anybody holds it or not. Only whoever is called looks at the laptop, and taps. Every turn takes the same time.
    .narrator = Close your eyes. The moderator calls the cards one after the other, those of players who are out as well. Whoever is called opens their eyes and points, without a word.
rules-judge-goal = Some of you are werewolves, and only they know who. The village wins when the last of them is gone.
    .if-wolves-win-side = The wolves win as soon as all commoners are gone, or everybody of the village with a special card. A half of the village that was never dealt does not count.
    .if-wolves-win-everyone = The wolves win when nobody else is left alive.
    .if-wolves-win-parity = The wolves win as soon as they are as many as all the others.
    .if-cupid = Two in love, one of them a wolf and the other none, win together with Cupid when nobody else is left.
    .if-piper = The Piper wins as soon as everybody else alive is confused.
    .if-bomber = The Bomber wins by leaving with everybody who voted for it.
rules-judge-by-night = The wolves settle on one victim. What was done by night counts together at its end.
rules-judge-day = In the morning you hear who is dead, and never why. Then everybody speaks in turn, and all vote. Whoever gets the most votes is out.
    .if-tie-runoff = On a tie those in the lead speak again and the others vote between them. Tied once more, nobody leaves.
    .if-tie-nobody = On a tie nobody leaves.
    .if-sheriff-yes = On the first day you elect a sheriff, whose vote counts one and a half.
rules-hollow-goal = Some of you are werewolves, and only they know who. The village wins when none of them is left. Whether somebody has won is seen whenever night turns to day, or day to night. If nobody is left alive, nobody has won.
    .if-wolves-win-two-to-one = The wolves win when nobody else is left, or already when there are two of them for each of the others.
    .if-wolves-win-no-villager = The wolves win when nobody else is left.
    .if-cupid = Two in love live and die together. If they come from two camps, they also win as the last two alive.
    .if-white-werewolf = The White Werewolf wins alone, as the very last one alive.
rules-hollow-by-night = The pack settles on one victim. Its bite lands at the end of the night, unless something has stood in its way.
rules-hollow-day = In the morning you hear who is dead. Everybody talks, and everybody may accuse one player. Whoever was accused stands trial and may speak; then all vote for one of them, or for nobody, and the most votes decide.
    .if-mayor-yes = The village elects a Mayor, who helps to decide at the trial.
rules-chat-goal = Everybody is a Villager, and some are something else as well. The wolves win only when nobody but wolves is alive. If nobody is left, nobody has won.
    .if-village-wins-no-enemy = The village wins as soon as no werewolf is alive.
    .if-village-wins-pure-villagers = The village wins when only those are alive who are Villagers and nothing else.
    .if-cupid = Lovers from different camps are a camp of their own: the village has to outlive one of them, and they win as the last two.
rules-chat-by-night = Every card of the deck has a room of its own, open while that card is up: there one can read and leave notes. The wolves vote in theirs for a victim. The victim is marked at first, and dies when the night is over.
rules-chat-day = In the morning the marked are dead. Then you talk. The village elects a Mayor, and votes whom to hang: the most votes decide, and where the village is tied, the Mayor.
rules-forum-goal = Some of you are werewolves, and only their own pack knows them. The village wins when no werewolf of any pack is left.
    .if-red-werewolf = As long as both packs live, neither can win.
    .if-wolves-win-parity = The last pack wins as soon as its side is as many as all the others.
    .if-wolves-win-nobody-else = The last pack wins when nobody else is left.
rules-forum-by-night = Whoever has a power may use it in secret; nobody has to. What is done by night lands together at its end. Some powers only work with luck.
rules-forum-day = In the morning you hear who is dead, and who was attacked and lived. Then you talk, and vote once: the most votes are enough. Whoever cannot vote says so before. Three votes missed without a word cost the life.
    .if-tie-nobody = On a tie nobody is out.
    .if-tie-draw = On a tie a lot is drawn.
rules-revamped-goal = Your card says with whom you win. A side wins when everybody alive is with it, or with nobody. Its dead win with it, as long as one of them is alive.
    .if-wolves-win-parity = The wolves win already when they are as many as all the others.
rules-revamped-by-night = Everybody decides at once, and then all of it happens in a fixed order: first people move and shields go up, then cards change, last come the attacks, all together. Whoever looks at somebody sees how things stood before the night.
rules-revamped-day = Dawn tells who is gone. Then you talk; powers of the day are used in private. Last you vote: whom to put out, and whom to elect to an office. The most votes decide.
    .if-tie-nobody = On a tie nobody is out.
    .if-tie-draw = On a tie a lot is drawn.
