import QtQuick

// A rectangle from one colour above to another below; of one colour where they are the same.
// (Not a Gradient of its own kind: PySide6 6.11 takes such a child of an item for a QGradient.)
Rectangle {
    id: root
    property color high
    property color low: high
    color: high
    gradient: Qt.colorEqual(high, low) ? null : fade
    Gradient {
        id: fade
        GradientStop { position: 0; color: root.high }
        GradientStop { position: 1; color: root.low }
    }
}
