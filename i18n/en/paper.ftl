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
    .about = Once cards are dealt, nobody talks until morning.
paper-dawn = Morning. Open your eyes.
    .about = Say who is dead, and not a word about why.
paper-dead = dead
paper-after = And then
paper-seats = Who sits where
paper-card = card
paper-out = out
paper-over = When it is over
paper-notes = Notes
paper-agreed = Agreed at this table
paper-agreed-rule = { $rule }: { $option }
paper-deck = The cards
