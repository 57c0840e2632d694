# The big book: evenings with a name, house rules, and what is wrong with a deck.

## Evenings: value: the name; .about: what kind of evening it is

deck-revamped-first-steps = First steps
    .idea = One look, one shield, one last arrow, and plain wolves. Nothing has to be explained twice.
deck-revamped-bakery = The bakery at midnight
    .idea = Bakers who trust each other, Butchers who cannot, and a wolf in each of your dreams.
deck-revamped-cult = The cult
    .idea = Good people with a bad temper attack at night, too. Who is worse, they or the pack?
deck-revamped-hell = Sign here
    .idea = The Devil makes an offer every day, and every day somebody is tempted.
deck-revamped-vampires = Dusk of the vampires
    .idea = Whoever dies by night may be back at breakfast. Count hearts, not heads.
deck-revamped-masks = The masked ball
    .idea = Foxes, borrowed faces, sneaking paws: hardly anybody is what an investigator sees.
deck-revamped-ice = The long winter
    .idea = The Ice Royals count you one by one. Say less about your card than you ever did.
deck-revamped-two-packs = Two packs and a fox
    .idea = Wolves inside the pack, wolves outside it, and a fox who belongs nowhere yet.
deck-revamped-flute = The tune
    .idea = It begins with two who hum along. In the end no investigator can trust their eyes.
deck-revamped-wedding = The wedding
    .idea = Cupid is in love, a dog makes up its mind, and a guest looks just like another.
deck-revamped-last-breath = The last breath
    .idea = Huntress, Ranger, Fletcher: no death goes by without an echo.
deck-revamped-elections = Campaign season
    .idea = A Despot, an Angel and a Trickster stand in the crowd. Count the votes twice.
deck-revamped-kitchen = Compliments of the chef
    .idea = A plate at the door. It saves your life or ends it. Enjoy.
deck-revamped-fire = Powder and snow
    .idea = One lays powder, one writes lists, and the town argues in between.
deck-revamped-plague = The plague year
    .idea = A disease that travels with every visit. Powers are dangerous, and so is having none.
deck-revamped-heaven-and-hell = Heaven and hell
    .idea = One buys souls, one gives blessings, and both want the very same people.
deck-revamped-white-fur = White fur
    .idea = One wolf too many in the pack. The hounds know each other; nobody else does.
deck-revamped-graves = Open graves
    .idea = A Reaper, a Medium, a Coroner: the dead have never been so busy.
deck-revamped-everything = The whole town
    .idea = Every side at once, for a long evening with people who know the book.

## House rules

house-revamped-tie = A tie in a vote
    .explain = Lynching or election: what if several have the most votes?
house-revamped-tie-nobody = Nobody is chosen
    .told = If several have the most votes, nobody is chosen.
house-revamped-tie-draw = Lots are drawn
    .told = If several have the most votes, lots are drawn.
house-revamped-day-round = Powers and news by day
    .explain = Some cards act in secret by day, and the night may have changed somebody: who gets the laptop?
house-revamped-day-round-asked = Whoever asks for it
    .told = By day whoever asks gets a moment alone with the laptop, or its moderator: for a power, or for news of the night.
house-revamped-day-round-all = Everybody, in a round
    .told = By day everybody gets a moment alone with the laptop, or its moderator: for powers, and for news of the night.
house-revamped-wolves-win = Victory of the wolves
    .explain = When have the werewolves won?
house-revamped-wolves-win-everyone = Nobody else is left
    .told = The werewolves win when nobody else is left.
house-revamped-wolves-win-parity = As many as the others
    .told = The werewolves win when they are as many as the others.
house-revamped-couple = Cupid’s couple
    .explain = Cupid and lover come from two sides: when do they win?
house-revamped-couple-alone = When only they are left
    .told = Cupid and a lover from another side win when only they are left.
house-revamped-couple-with-team = With the lover’s side
    .told = Cupid and a lover from another side win with the lover’s side.
house-revamped-unaligned-block = Unaligned in the way
    .explain = Does a living unaligned player keep a solo team from winning?
house-revamped-unaligned-block-solo-teams = Keeps solo teams from it
    .told = A living unaligned player keeps a solo team from winning.
house-revamped-unaligned-block-nobody = Stands in nobody’s way
    .told = A living unaligned player keeps nobody from winning.
house-revamped-election-first = The order of the ballots
    .explain = Lynching and election are voted on together: which takes effect first?
house-revamped-election-first-no = The lynching
    .told = Of lynching and election the lynching takes effect first.
house-revamped-election-first-yes = The election
    .told = Of lynching and election the election takes effect first.
house-revamped-sabotage = The saboteur’s target
    .explain = Can people vote in an election for whoever was sabotaged?
house-revamped-sabotage-fails-then = Yes, and it fails
    .told = People can vote in an election for whoever was sabotaged, but it fails.
house-revamped-sabotage-not-listed = No, not on the list
    .told = Whoever was sabotaged is not on the list in an election.
house-revamped-children = Several Children
    .explain = Several Children die on one day: how many lynches follow?
house-revamped-children-two-at-most = Two at most
    .told = If several Children die on one day, two lynches follow at most.
house-revamped-children-one-more-each = One more for each
    .told = If several Children die on one day, one more lynch follows for each.
house-revamped-customer = The Fletcher’s death
    .explain = When the Fletcher dies, does the customer keep the arrow?
house-revamped-customer-stays = Keeps it
    .told = When the Fletcher dies, the customer keeps the arrow.
house-revamped-customer-ends = Loses it
    .told = When the Fletcher dies, the customer loses the arrow.
house-revamped-looks = Looking at somebody
    .explain = Does whoever looks at people by night have to? Others may notice a visit, and a disease goes with it.
house-revamped-looks-may = May choose not to
    .told = Whoever looks at people by night may choose not to.
house-revamped-looks-must = Has to look
    .told = Whoever looks at people by night has to look at somebody.
house-revamped-heir-reads = The apprentice’s inheritance
    .explain = Does a Fortune Apprentice read what the predecessor learned?
house-revamped-heir-reads-yes = Reads it all
    .told = A Fortune Apprentice who takes over reads what the predecessor learned.
house-revamped-heir-reads-no = Begins with nothing
    .told = A Fortune Apprentice who takes over begins with nothing.
house-revamped-chef-told = The Chef’s waiters
    .explain = Is the Chef told who the waiters are?
house-revamped-chef-told-yes = Knows their names
    .told = The Chef knows who the waiters are.
house-revamped-chef-told-no = Has to guess
    .told = The Chef has to guess who the waiters are.
house-revamped-ice-told = What the Ice King learns
    .explain = What is the Ice King told about a list?
house-revamped-ice-told-who = Who froze
    .told = The Ice King is told who of a list froze.
house-revamped-ice-told-how-many = How many froze
    .told = The Ice King is told how many of a list froze.
house-revamped-vials = A third vial
    .explain = From how many players on does the Evil Scientist have a third vial?
house-revamped-vials-15 = From fifteen on
    .told = From fifteen players on the Evil Scientist has a third vial.
house-revamped-vials-12 = From twelve on
    .told = From twelve players on the Evil Scientist has a third vial.
house-revamped-vials-never = Never
    .told = The Evil Scientist never has a third vial.

## Problems: the game cannot start like this

problem-revamped-cards = { $cards ->
        [one] { $cards } card for { $seats } players. One each, please.
       *[other] { $cards } cards for { $seats } players. One each, please.
    }
problem-revamped-one-baker = One Baker has nobody to trust: there are at least two.
problem-revamped-one-hellhound = One Hellhound has nobody to know: there are at least two.
problem-revamped-butchers-without-wolf = Butchers, but no wolf among them: a Bloody Butcher is missing.
problem-revamped-wolf-without-butchers = A Bloody Butcher with nobody to betray: Butchers are missing.
problem-revamped-two-bloody-butchers = There is exactly one Bloody Butcher.
problem-revamped-leaderless-cult = A cult without a Leader is a choir: a Cult Leader is missing.
problem-revamped-no-subjects = The Mad Scientist needs subjects from two different teams.
problem-revamped-not-dealt = Nobody starts as { $role }: that is something one becomes.
problem-revamped-not-a-card = { $role } comes on top of a role and is not dealt.
problem-revamped-no-waiters = The Chef needs a guest who belongs to some side: somebody has to wait at the table.

## Advice: it can start, but

advice-revamped-no-wolf = Not a single werewolf. The others will have to be bad enough.
advice-revamped-no-town = Not a single good soul in town. Who will be surprised?
advice-revamped-few-butchers = A single Butcher knows at once who the wolf is. Two or more are better.
advice-revamped-lonely = { $role } has a counterpart that is missing here: { $other }.
advice-revamped-many-solos = { $solos ->
        [one] { $solos } solo is a lot for so few people.
       *[other] { $solos } solos are a lot for so few people.
    }
advice-revamped-wolves = { $usual ->
        [one] With so many players, { $usual } wolf is usual. You have { $wolves }.
       *[other] With so many players, { $usual } wolves are usual. You have { $wolves }.
    }
advice-revamped-day-round = { $cards } cards of this deck act every day. A round of all is quicker: choose it among the house rules.
advice-revamped-no-investigator = A Fortune Apprentice, and no investigator to learn from.
