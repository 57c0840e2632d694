import QtQuick

// Running text in the middle of its column.
Paragraph { horizontalAlignment: Text.AlignHCenter }
