import QtQuick
import Nightcaller.Kit

// Who enters printed cards as they are called enters all that are left: for what cannot wait for the calls.
HoldButton {
    emblem: "villager"
    size: Theme.capped(20)
    duration: 900
    text: Words.say("ui-narrator-ask-cards")
}
