# Saving, continuing and looking back: what can go wrong with an evening's files, and what to do about it.

## While playing
error-journal-not-saved = This step could not be saved in { $folder }. Nothing is lost: check the folder and try again.
error-journal-full = The disk is full, so this step is not saved yet. Free a little space and try again; nothing is lost.
error-journal-read-only = Nightcaller may not write in { $folder }. Unlock it and try again; nothing is lost.
error-journal-gone = The disk with { $folder } does not answer. Plug it back in and try again; nothing is lost.

## Continuing an evening
error-journal-unreadable = This game cannot be read. Its file stays as it is.
error-journal-unreachable = Nightcaller cannot get at { $folder } just now. Check the disk and try again.
error-journal-foreign = This file is not a Nightcaller game. It stays as it is.
error-journal-newer = A newer Nightcaller saved this game. Update, then continue; the file is kept.
error-journal-key-missing = The key to this game is missing from { $folder }, so nobody can open it, not even us. The file is kept.
error-journal-key-wrong = The key to this game in { $folder } is damaged or belongs to another one. The file is kept.
error-journal-busy = This game is already open in another window.
error-journal-beginning = The very beginning of this game is damaged, so there is nothing to go on from. The file is kept.
error-journal-differs = This game was begun with version { $written }; version { $now } would play it differently, so it will not guess. The file is kept: continue it with the old version.
journal-damage-tail = The last step was being saved when the lights went out and could not be read. Everything before it is here. A copy of the file is kept as { $file }.
journal-damage-middle =
    { $records ->
        [one] The saved game is damaged: one step at the end cannot be read.
       *[other] The saved game is damaged: up to { $records } steps at the end cannot be read.
    } You can go on from the last sound step, and the table will be told; the whole original is kept as { $file }.
journal-damage-short =
    { $records ->
        [one] The saved game is shorter than it was: its last step is missing from the file.
       *[other] The saved game is shorter than it was: its last { $records } steps are missing from the file.
    } Was an older copy put back? You can go on from where it ends; the table will be told.
journal-damage-long =
    { $records ->
        [one] The saved game has one step more than this computer counted.
       *[other] The saved game has { $records } steps more than this computer counted.
    } Was a copy put back? The table will be told.
error-journal-copied = This file is a copy of another game under a new name. It stays as it is; continue the original.

## Past evenings
error-journal-story-differs = This game cannot be replayed: version { $written } played it by other rules, or its file was edited. Who played and who won stands on the shelf, and the file stays as it is.
error-journal-story-unreadable = { $file } cannot be read as a past game. Was it edited by hand? It stays as it is.
error-journal-story-role = A made-up role of this game cannot be read, so the game cannot be replayed. { $why }
error-journal-story-missing = There is no file { $file }.
error-journal-story-newer = { $file } was saved by a newer Nightcaller. Update to read it.
error-journal-story-twice = This game is on your shelf already.
error-journal-no-such-evening = This game is not on your shelf any more.
