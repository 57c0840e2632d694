import QtQuick

// A setting of which one of several holds.
Setting {
    id: root
    property string controlName: ""
    property string name: title
    property real size: 18
    property list<string> options: []
    // a line about each option, where it has one
    property list<string> each: []
    property int current: -1
    // It has the keyboard when the page opens.
    property bool first: false
    signal picked(int index)
    Choice {
        objectName: root.controlName; focus: root.first; width: Math.min(implicitWidth, parent.width); size: root.size
        name: root.name; options: root.options; abouts: root.each
        current: root.current; onPicked: index => root.picked(index)
    }
}
