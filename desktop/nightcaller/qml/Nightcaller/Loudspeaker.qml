// A player and the system's default loudspeaker, whichever that is at the moment.
// Made here and not in Python: what Python makes of Qt's classes asks for Python's lock whenever Qt calls one of
// its virtual functions, and Qt's threads of sound do that while they hold locks that the window waits for.
pragma ComponentBehavior: Bound
import QtMultimedia

MediaPlayer {
    id: player

    readonly property MediaDevices devices: MediaDevices {}

    audioOutput: AudioOutput {
        device: player.devices.defaultAudioOutput
    }
}
