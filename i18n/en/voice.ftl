# The voice and the sounds: what the table is told about them, and what is set about them.

## Told once, in one line, and the evening goes on
voice-none =
    { $language ->
        [zh-CN] This computer has no Mandarin voice, so Chinese lines come as subtitles with a chime. One can be added in the system’s speech settings.
       *[en] This computer has no English voice, so English lines come as subtitles with a chime. One can be added in the system’s speech settings.
    }
voice-no-sound = No loudspeaker found, so tonight is a silent film: everything is said in subtitles.
voice-lost = The voice is gone. Everyone, open your eyes: the night stands still. Once there is a loudspeaker again, open the curtain and it goes on.
voice-no-room = The disk has no room for the voice, so its lines come as subtitles with a chime. Free a little space to hear them.

## Getting ready
voice-preparing = Warming up the voice: { $done } of { $total } lines
voice-looking = Looking for voices…

## Settings
voice-recorded = Recorded voice: { $voice }
voice-rest = For everything else: this computer’s voice “{ $voice }”
voice-rest-missing = Everything else is a subtitle with a chime: this computer has no voice for it.
voice-names = Call players by name
    .explain = Whoever gets the laptop or the floor hears their number, then their name. Never at night with eyes closed.
voice-test-rest = Try the other voice
voice-sample = Night falls. Everyone, close your eyes. You too, number seven.
voice-sample-rest = I say what nobody has recorded.
