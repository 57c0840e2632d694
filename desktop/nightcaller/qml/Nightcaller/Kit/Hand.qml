pragma Singleton
import QtQuick

// The finger that has just held something to the end: where that opens another page, the page may go on with the same
// hold (`HoldButton.carry`), in the very call that has opened it and at no other time. The window says where the finger
// lies and when it is lifted; a page that takes over a key hears it itself.
QtObject {
    // "pointer", "key", or nothing that could be carried on
    property string by: ""
    property bool down: false
    property point place
}
