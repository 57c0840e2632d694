# Nightcaller as a program of this computer: the command line, files, other windows, where it comes from.

## Command line
ui-help-about = Nightcaller: the moderator of an evening of Werewolf. “nightcaller lab --help” is about simulations.
ui-help-evening = the file of a finished evening (.nightcaller): tells its story
ui-help-help = show this and exit
ui-help-version = show the version and exit
ui-help-language = the table’s language, for this evening
ui-help-data-dir = keep settings and evenings in DIR
ui-help-size = the window’s size, for instance 1280x800
ui-help-exit = Exit codes: 0, the window was closed (or the one that was open came to the front); 1, no window could be opened; 2, this command line makes no sense.
error-command-line = “nightcaller { $given }” makes no sense to Nightcaller. “nightcaller --help” says what does.
error-not-a-folder = { $folder } is a file, and no folder to keep things in.
error-no-library = Nightcaller needs a system library that is missing: { $library }. Install it with your system’s packages; a desktop has it as a rule.
error-no-display = Nightcaller found no screen. Start it from a desktop.
error-no-renderer = This computer cannot draw with { $asked }. Start Nightcaller without that setting: it finds out for itself what there is.
error-no-graphics = Nightcaller’s window cannot be drawn: something is wrong with this computer’s graphics. With QT_QUICK_BACKEND=software it does without them.

## Files of finished evenings
error-story-while-playing = Somebody opened the file of another evening. Its story can be read when this game is over.
ui-evenings-file = Save as a file
ui-evenings-saved = Saved: { $file }. Whoever has Nightcaller can open it.

## About
ui-about = About Nightcaller
ui-about-kicker = Where it comes from
ui-about-own = Nightcaller { $version } is free: copy it, change it, give it away (MIT licence). © 2026 the Nightcaller authors.
ui-about-offline = It needs no internet, counts nobody and sends nothing anywhere.
ui-about-qt = Built on Qt
ui-about-qt-text = Windows, letters and sound are drawn and played by Qt 6 and Qt for Python (PySide6), used unchanged under the GNU LGPL 3. You may replace them by a build of your own: they are ordinary shared libraries beside the program. The licence page says where.
ui-about-voices = Voices and letters
ui-about-voices-text = The recorded voices are made with Kokoro-82M and hibari (Apache 2.0), the fonts from Noto CJK (SIL Open Font License). On Linux, what has no recording is read by eSpeak NG (GNU GPL 3), in a program of its own.
ui-about-packages = Everything that comes along
ui-about-open = Open all licences
