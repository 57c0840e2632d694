import QtQuick

// From one colour above to another below.
Gradient {
    id: root
    property color high
    property color low
    GradientStop { position: 0; color: root.high }
    GradientStop { position: 1; color: root.low }
}
