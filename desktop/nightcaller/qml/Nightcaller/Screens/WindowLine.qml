import QtQuick
import Nightcaller.Kit
import Nightcaller.ViewModels

// What the voice says, in the strip at the foot of the window.
Heading {
    required property AppViewModel app
    required property real letters
    objectName: "subtitle"
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    fontSizeMode: Text.Fit
    minimumPixelSize: 10
    text: app.subtitle
    font.pixelSize: letters
    Accessible.role: Accessible.AlertMessage
}
