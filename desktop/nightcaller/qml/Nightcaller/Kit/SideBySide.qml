import QtQuick
import Nightcaller.Theme

// Things side by side across a column, in as many rows as it takes.
Flow {
    width: parent?.width ?? 0
    spacing: 8 * Theme.u
}
