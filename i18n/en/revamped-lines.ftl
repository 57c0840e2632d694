# The big book: what the voice says to everybody.

## Dawn and day

line-revamped-dawn = { $count ->
        [0] A peaceful night. | Nobody fell.
        [one] Last night we lost number { $seats }.
       *[other] Last night we lost these numbers: | { $seats }.
    }
    .plain2 = { $count ->
        [0] A peaceful night. | Nobody is missing.
        [one] One of you is missing this morning: | number { $seats }.
       *[other] Missing this morning: | { $seats }.
    }
    .theatrical = { $count ->
        [0] Every bottle of milk has been taken in. | A peaceful night.
        [one] One bottle of milk stays on its step. | We have lost | number { $seats }.
       *[other] Some bottles of milk stay on their steps. | We have lost these numbers: | { $seats }.
    }
    .theatrical2 = { $count ->
        [0] The clock strikes, and everybody complains. | A peaceful night.
        [one] The clock strikes, and somebody does not hear it. | We have lost | number { $seats }.
       *[other] The clock strikes, and some of us do not hear it. | We have lost these numbers: | { $seats }.
    }
    .theatrical3 = { $count ->
        [0] Rumours, nothing but rumours. | A peaceful night.
        [one] For once the rumour is true. | We have lost | number { $seats }.
       *[other] For once the rumours are true, | all of them. | We have lost these numbers: | { $seats }.
    }
line-revamped-bard = Here is what was done to the Bard.
    .theatrical = A song goes round, | and it is about the Bard.
line-revamped-bard-new = There is a new Bard in town.
line-revamped-bard-changed = The Bard is a Bard no longer.
line-revamped-heir-found = A Fortune Apprentice | has taken over.
    .theatrical = Somebody has picked up the crystal ball. | A Fortune Apprentice has taken over.
line-revamped-guarded-public = { $count ->
        [one] Nobody can vote for | number { $seats } | today.
       *[other] Nobody can vote for these today: | { $seats }.
    }
line-revamped-disease = The disease has taken | number { SEAT($seat) }.
    .theatrical = Coughing all night, then silence. | The disease has taken | number { SEAT($seat) }.
line-revamped-deal = Look at your card, | and make your first choices.

## Elections

line-revamped-mayor-vote = The town needs a Mayor. | Hands up, one name at a time.
    .theatrical = Somebody has to shake all those hands. | Who shall be Mayor? | Hands up, one name at a time.
    .theatrical2 = A town without a Mayor is only a crossroads. | Hands up, one name at a time.
    .theatrical3 = Somebody has to sign everything. | Who shall be Mayor? | One name after the other: hands up.
    .theatrical4 = Promises are cheap today. | Who shall be Mayor? | Name by name: hands up.
line-revamped-reporter-vote = The town needs a Reporter. | Hands up, one name at a time.
    .theatrical = The dead have stories, | and nobody to write them down. | Who shall be Reporter? | Hands up, one name at a time.
    .theatrical2 = A town needs somebody who asks. | Who shall be Reporter? | Name by name: hands up.
line-revamped-guardian-vote = The town needs a Guardian. | Hands up, one name at a time.
    .theatrical = Somebody has to stand in the doorway. | Who shall be Guardian? | Hands up, one name at a time.
    .theatrical2 = Doors are good. A Guardian is better. | One name after the other: hands up.
line-revamped-exile-secret = We vote now, in secret. | Pass the laptop round.
    .theatrical = Each for oneself, and nobody looks. | Pass the laptop round.
line-revamped-elected = Number { SEAT($seat) } | is elected: | { ROLE($office) }.
    .theatrical = A new sign hangs over a door. | It belongs to | number { SEAT($seat) }: | { ROLE($office) }.
    .theatrical2 = Somebody gets a bigger desk: | number { SEAT($seat) }, | { ROLE($office) }.
line-revamped-nobody-elected = Nobody is elected today.
    .theatrical = The chair stays empty. | Nobody is elected today.
    .theatrical2 = So many handshakes, and no winner. | The office waits.
    .theatrical3 = Nobody wanted it badly enough. | No election today.
line-revamped-resigned = Number { SEAT($seat) } | resigns: | { ROLE($office) }.
line-revamped-mayor-counts = Number { SEAT($seat) }, | the Mayor may choose: | is one of you lynched today, or two?
line-revamped-mayor-counted = { $count ->
        [one] The Mayor has decided: | one of you is lynched today.
       *[other] The Mayor has decided: | two of you are lynched today.
    }
line-revamped-mayor-wrote = The Mayor has written | something for all of you.

## The lynching

line-revamped-lynch = Who is to be lynched? | Hands up, one name at a time.
    .plain2 = It is time for the lynching. | Hands up, one name at a time.
    .theatrical = A rope lies on the table, | and nobody put it there. | Hands up, one name at a time.
    .theatrical2 = Everybody has an alibi, | and most of them are brand new. | Hands up, one name at a time.
    .theatrical3 = The town has heard enough. | Who is to be lynched? | Hands up, one name at a time.
    .theatrical4 = Somebody will not be home for supper. | One name after the other: hands up.
    .theatrical5 = Everybody has heard something about everybody. | Name by name: hands up.
    .theatrical6 = The square is full, and nobody wants to stand in the middle. | Hands up, one name at a time.
line-revamped-struck = In broad daylight: | number { SEAT($seat) } | drops dead.
line-revamped-second-lynch = The town is not done: | a second lynching. | Hands up, one name at a time.
    .theatrical = One grave is too few today. | Hands up once more, one name at a time.
    .theatrical2 = The crowd is not going home yet. | Name by name: hands up.
line-revamped-lynched = Number { SEAT($seat) } is lynched.
    .plain2 = The town has decided. | Lynched: | number { SEAT($seat) }.
    .theatrical = Nobody looks up. | Lynched: | number { SEAT($seat) }.
    .theatrical2 = The rope was meant for somebody. | Lynched: | number { SEAT($seat) }.
    .theatrical3 = Tomorrow we may regret it. | Lynched: | number { SEAT($seat) }.
    .theatrical4 = It was a short walk. | Lynched: | number { SEAT($seat) }.
    .theatrical5 = The town breathes out. | Lynched: | number { SEAT($seat) }.
line-revamped-nobody-lynched = Nobody is lynched today.
    .plain2 = Today ends without a lynching.
    .theatrical = The rope goes back into its box. | Nobody is lynched today.
    .theatrical2 = So much talk, and every neck still whole. | Nobody is lynched today.
    .theatrical3 = Everybody goes home by the same road. | Nobody is lynched today.
    .theatrical4 = The crowd came for nothing. | The day ends without a lynching.
line-revamped-lot = A tie. | The lot falls on | number { SEAT($seat) }.
line-revamped-called-off = The Royal Knight | has called off the lynching. | Nobody dies.
    .theatrical = The rope comes apart. | The Royal Knight has called off the lynching.
line-revamped-knight-named = It was | number { SEAT($by) }.
line-revamped-executioner = Number { SEAT($by) } | is the Executioner. | Lynched instead: | number { SEAT($seat) }.
line-revamped-executioner-guarded = Number { SEAT($by) } | is the Executioner. | The Guardian is in the way: | nobody dies.
line-revamped-missed = { $count ->
        [one] A vote missed is a life lost: | number { $seats }.
       *[other] A vote missed is a life lost: | { $seats }.
    }

## Revelations

line-revamped-ranger = Number { SEAT($by) } | was the Ranger, and points: | number { SEAT($seat) }, | whose card is: | { ROLE($role) }.
line-revamped-last-arrow = Number { SEAT($by) }, | { ROLE($role) }, | takes somebody along: | number { SEAT($seat) }.
line-revamped-razor = In broad daylight: | number { SEAT($seat) } | is dead.
    .theatrical = A scream at the market, in broad daylight. | Dead: | number { SEAT($seat) }.
line-revamped-razor-named = The Barber is | number { SEAT($by) }.
line-revamped-razor-slipped = Somebody struck in broad daylight, | and nobody died.
line-revamped-day-ends = { $count ->
        [one] The day ends. | So does number { $seats }.
       *[other] The day ends, | and so do these: | { $seats }.
    }
line-revamped-ascended = Number { SEAT($seat) } | has won, and leaves: | { ROLE($role) }. | The game goes on.
    .theatrical = Light falls on one chair, | and the chair is empty. | Number { SEAT($seat) } | has won: | { ROLE($role) }. | The game goes on.
line-revamped-followed = The Angel takes somebody along: | number { SEAT($seat) }.

## Victories

line-victory-revamped-town = The townsfolk win.
    .plain2 = It is over: the townsfolk win.
    .theatrical = The doors stand open, and nobody comes in who should not. | The townsfolk win.
    .theatrical2 = Tomorrow they will argue about the hedge again. | The townsfolk win.
line-victory-revamped-wolves = The werewolves win.
    .plain2 = It is over: the werewolves win.
    .theatrical = The town hall smells of wet fur. | The werewolves win.
    .theatrical2 = Nobody left to cry wolf. | The werewolves win.
line-victory-revamped-white = The White Werewolf wins.
    .plain2 = It is over: the White Werewolf wins.
    .theatrical = White fur, white moon, and not a sound. | The White Werewolf wins.
    .theatrical2 = A pack of one was always the plan. | The White Werewolf wins.
line-victory-revamped-gray = The Gray Werewolf wins.
    .plain2 = It is over: the Gray Werewolf wins.
    .theatrical = A gray shadow walks home, | with company, or without. | The Gray Werewolf wins.
    .theatrical2 = Neither black nor white, and still here. | The Gray Werewolf wins.
line-victory-revamped-flute = The flute wins.
    .plain2 = It is over: the flute wins.
    .theatrical = One by one they dance out of the gate. | The flute wins.
    .theatrical2 = The tune is all that is left of the town. | The flute wins.
line-victory-revamped-hell = Hell wins.
    .plain2 = It is over: Hell wins.
    .theatrical = All signed, all sealed, all delivered. | Hell wins.
    .theatrical2 = It is getting warm in here. | Hell wins.
line-victory-revamped-heaven = Heaven wins.
    .plain2 = It is over: Heaven wins.
    .theatrical = Harps in every street, whether you like it or not. | Heaven wins.
    .theatrical2 = Everybody is so very good now. | Heaven wins.
line-victory-revamped-pyro = Fire wins.
    .plain2 = It is over: fire wins.
    .theatrical = A town that you can read by, at midnight. | Fire wins.
    .theatrical2 = Ashes on the snow. | Fire wins.
line-victory-revamped-underworld = The underworld wins.
    .plain2 = It is over: the underworld wins.
    .theatrical = They still go to market, | but nobody breathes. | The underworld wins.
    .theatrical2 = No mirror in town shows a face. | The underworld wins.
line-victory-revamped-graveyard = The graveyard wins.
    .plain2 = It is over: the graveyard wins.
    .theatrical = Every grave in town is open, | and every chair is taken. | The graveyard wins.
    .theatrical2 = Somebody keeps asking for brains. | The graveyard wins.
line-victory-revamped-ice = The Ice Royals win.
    .plain2 = It is over: the Ice Royals win.
    .theatrical = The fountain has stopped in mid air. | The Ice Royals win.
    .theatrical2 = Two crowns, and a town of glass. | The Ice Royals win.
line-victory-revamped-disease = The disease wins.
    .plain2 = It is over: the disease wins.
    .theatrical = An empty town, and an empty vial. | The disease wins.
    .theatrical2 = Nobody is coughing any more. | The disease wins.
line-victory-revamped-reaper = The Reaper wins.
    .plain2 = It is over: the Reaper wins.
    .theatrical = Open eyes in every window, | for ever. | The Reaper wins.
    .theatrical2 = The scythe leans at the door. | Its work is done. | The Reaper wins.
line-victory-revamped-couple = The lovers win.
    .plain2 = It is over: the lovers win.
    .theatrical = Two names on the town sign, and no other. | The lovers win.
    .theatrical2 = They never noticed that the others were gone. | The lovers win.
line-victory-revamped-unaligned = No side wins.
    .plain2 = It is over: no side wins.
    .theatrical = All flags are down, and some people do not mind at all. | No side wins.
    .theatrical2 = Those who never took a side are all that is left. | No side wins.
