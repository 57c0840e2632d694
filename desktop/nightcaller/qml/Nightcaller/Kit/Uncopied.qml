import QtQuick

// Beside a text field that one person fills in alone (`Keys.forwardTo: [uncopied]`, no `selectByMouse`): nothing of it
// is marked, cut or copied, so that the next one at the laptop finds nothing to paste. Marking alone would do on X11,
// and Control with U or K copies what it deletes: no key with Control, Meta or a mark gets through, but typed signs.
Item {
    id: root
    required property TextInput field
    Keys.onPressed: event => event.accepted = root.marks(event)
    Connections {
        target: root.field
        function onSelectedTextChanged() {
            if (root.field.selectedText !== "")
                root.field.deselect();
        }
    }
    function marks(event: KeyEvent): bool {
        const moving = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End, Qt.Key_PageUp,
            Qt.Key_PageDown, Qt.Key_Delete, Qt.Key_Insert, Qt.Key_Backspace];
        // AltGr is Control and Alt on Windows, and types signs
        const commanding = event.modifiers & (Qt.ControlModifier | Qt.MetaModifier)
            && !(event.modifiers & Qt.AltModifier);
        const marking = event.modifiers & Qt.ShiftModifier && moving.includes(event.key);
        return Boolean(commanding || marking) || [Qt.Key_Copy, Qt.Key_Cut, Qt.Key_F16, Qt.Key_F20].includes(event.key);
    }
}
