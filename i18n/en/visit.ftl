## A visit in three touches: hold, tap, hold

ui-visit-my-card = Hold: my card
ui-visit-see = Hold to read again
ui-visit-moment = Covered. One moment more, the same for everybody.
# Below a card that is seen for the first time.
ui-visit-waves = Waves make all cards alike from afar
ui-visit-decide = Hold to decide
ui-visit-open = Tap a seat
ui-visit-open-first = First tap here
ui-visit-open-role = Tap to choose a role
ui-visit-same-for-all = Every visit takes this long
ui-visit-how = Held: your answer counts, and what you learn lies under your finger. Let go: covered, ready for the next hand.
ui-visit-how-card = Hold: your card is open. Let go: it is covered.
ui-visit-must-choose = Choose somebody, or the lot will do it
ui-visit-takes = Tap as you like; only the hold decides
# In its place, when somebody has died: whether she can still do something.
ui-visit-last-act = Your last act: only the hold decides it
ui-visit-no-last-act = You have no last act; no tap does harm
# Nobody has touched the page for a while.
ui-visit-alone = Touch anything, or this page covers up
ui-visit-touch = Tap somebody first, or else “Nobody”
ui-visit-touch-words = Tap a word in the row that is marked
ui-visit-uncounted = Not all of it counts:
ui-visit-lot = The lot has fallen on { $seat } · { $name }
ui-visit-not-together = You may not use both in a single night
ask-decoy-saved = Will anybody be saved tonight?
choice-somebody = Somebody will
choice-nobody-saved = Nobody will
ui-pass-again = { $name }: read again, or change
ui-pass-again-read = { $name }: read again
ui-pass-back = Back to { $seat } · { $name }
ui-pass-back-about = Only for { $name }: hold, and your page opens once more
ui-pass-back-not = No: on to { $name }

ui-night-touches = To the first speech: about { $minutes } min, { $first ->
        [one] { $first } hand-over
       *[other] { $first } hand-overs
    }. A night: at most { $hands ->
        [one] { $hands } hand-over
       *[other] { $hands } hand-overs
    } and { $touches ->
        [one] { $touches } touch
       *[other] { $touches } touches
    }.
ui-day-touches = A day: at most { $hands ->
        [one] { $hands } hand-over
       *[other] { $hands } hand-overs
    } and { $touches ->
        [one] { $touches } touch
       *[other] { $touches } touches
    }.
ui-day-asked = By day the laptop goes to whoever asks for it.
ui-day-asked-moderator = By day whoever wants to sees the moderator.
ui-house-cards-at-night = Cards and first night in one round
    .explain = Everybody sees their card at the start of their first visit: one round less. There is no moment between the deal and the night.

# A round that is gone through once more: what stands first on everybody’s page.
ask-visit-once-more = Does your earlier answer stand?
choice-as-before = As before
choice-anew = Anew
