import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// Emblems cut like paper on a 100 x 100 grid: one colour, holes by the odd-even rule.
// `kind` is the last part of a role's id (werewolf, seer, witch, hunter, guardian, idiot, commoner, sheriff), or
// one of moon, sun, eye, cockerel, ballot, book. An unknown role gets the hooded villager.
Shape {
    id: root
    property string kind: "moon"
    property color color: Theme.gold
    readonly property string wolf: "M 50 96 L 36 84 L 22 74 L 26 62 L 10 52 L 20 44 L 12 8 L 34 26 L 50 22 L 66 26 L 88 8 L 80 44 L 90 52 L 74 62 L 78 74 L 64 84 Z M 30 46 L 44 56 L 34 57 Z M 70 46 L 66 57 L 56 56 Z M 44 78 L 56 78 L 50 86 Z"
    readonly property string eye: "M 4 50 C 20 22 38 16 50 16 C 62 16 80 22 96 50 C 80 78 62 84 50 84 C 38 84 20 78 4 50 Z M 50 26 A 24 24 0 1 0 50.1 26 Z M 50 34 A 16 16 0 1 1 49.9 34 Z M 56 38 A 6 6 0 1 0 56.1 38 Z"
    readonly property var drawings: ({
            werewolf: wolf,
            wolf: wolf,
            seer: eye,
            eye: eye,
            moon: "M 62 6 A 46 46 0 1 0 94 66 A 38 38 0 1 1 62 6 Z",
            sun: "M 50 28 A 22 22 0 1 0 50.1 28 Z M 46 18 L 50 2 L 54 18 Z M 46 82 L 50 98 L 54 82 Z M 18 46 L 2 50 L 18 54 Z M 82 46 L 98 50 L 82 54 Z M 24.5 30.2 L 16 16 L 30.2 24.5 Z M 75.5 30.2 L 84 16 L 69.8 24.5 Z M 24.5 69.8 L 16 84 L 30.2 75.5 Z M 75.5 69.8 L 84 84 L 69.8 75.5 Z",
            witch: "M 2 82 C 14 72 24 69 31 67 L 41 30 C 44 18 54 6 76 4 C 66 10 63 18 65 28 L 70 67 C 78 69 88 73 98 82 C 84 94 16 94 2 82 Z M 33.5 58 L 32 64 C 44 69 58 69 69.5 64 L 68.7 57 C 58 62 44 62 33.5 58 Z M 52 30 L 54.4 36.4 L 61 36.6 L 55.8 40.6 L 57.6 47 L 52 43.2 L 46.4 47 L 48.2 40.6 L 43 36.6 L 49.6 36.4 Z",
            hunter: "M 58 3 C 92 22 92 78 58 97 L 55 92 C 60 86 64 80 67 73 L 26 54 L 26 60 L 4 50 L 26 40 L 26 46 L 67 27 C 64 20 60 14 55 8 Z M 71 33 L 40 47.5 L 97 47.5 L 97 52.5 L 40 52.5 L 71 67 C 75 56 75 44 71 33 Z",
            guardian: "M 50 4 C 62 12 76 17 91 17 C 93 56 79 83 50 97 C 21 83 7 56 9 17 C 24 17 38 12 50 4 Z M 50 15 C 40 21 30 24 19 25.5 C 19 55 30 75 50 86 Z M 58 36 L 58 24 C 65 27 73 29 80.5 30 C 80 35 79.6 39 79 43 L 66 43 Z",
            idiot: "M 25 76 C 26 60 20 47 8 45 A 8 8 0 1 1 9 29 C 26 27 36 34 41 47 C 41 33 42 24 44 19 A 8 8 0 1 1 56 19 C 58 24 59 33 59 47 C 64 34 74 27 91 29 A 8 8 0 1 1 92 45 C 80 47 74 60 75 76 Z M 20 81 L 80 81 L 78 95 L 22 95 Z M 50 52 L 57 63 L 50 74 L 43 63 Z",
            commoner: "M 50 8 L 66 22 L 66 12 L 78 12 L 78 32.5 L 97 50 L 91 57 L 86 52.5 L 86 92 L 14 92 L 14 52.5 L 9 57 L 3 50 Z M 42 92 L 58 92 L 58 68 A 8 8 0 0 0 42 68 Z M 26 52 L 38 52 L 38 64 L 26 64 Z M 62 52 L 74 52 L 74 64 L 62 64 Z M 50 28 A 6 6 0 1 0 50.1 28 Z",
            sheriff: "M 50 2 L 61 31 L 92 24 L 73 50 L 92 76 L 61 69 L 50 98 L 39 69 L 8 76 L 27 50 L 8 24 L 39 31 Z M 50 34 A 16 16 0 1 0 50.1 34 Z M 50 39 L 53 46.4 L 60.6 46.9 L 54.7 51.8 L 56.6 59.2 L 50 55 L 43.4 59.2 L 45.3 51.8 L 39.4 46.9 L 47 46.4 Z",
            cockerel: "M 30 30 C 30 18 36 12 44 12 C 42 6 46 2 50 4 C 52 0 58 0 58 6 C 64 4 66 12 60 16 C 66 22 66 30 64 38 C 74 46 84 34 82 18 C 96 30 98 56 84 68 C 78 78 68 82 60 83 L 60 92 L 68 92 L 68 97 L 44 97 L 44 92 L 54 92 L 54 83 C 36 82 24 68 32 46 L 33 42 C 28 46 26 42 29 38 L 16 33 Z M 44 24 A 4 4 0 1 0 44.1 24 Z M 46 60 C 54 70 66 68 74 56 C 70 74 52 78 46 60 Z",
            ballot: "M 8 44 L 26 44 L 26 8 L 74 8 L 74 44 L 92 44 L 92 94 L 8 94 Z M 34 16 L 34 56 L 66 56 L 66 16 Z M 40 36 L 45 31 L 49 35 L 57 25 L 61 30 L 49 45 Z M 22 62 L 78 62 L 78 68 L 22 68 Z",
            book: "M 6 18 C 20 10 38 10 50 20 C 62 10 80 10 94 18 L 94 86 C 80 78 62 78 50 88 C 38 78 20 78 6 86 Z M 47 27 C 38 20 24 19 14 23 L 14 74 C 26 71 38 72 47 77 Z M 53 27 L 53 77 C 62 72 74 71 86 74 L 86 23 C 76 19 62 20 53 27 Z",
            villager: "M 50 8 C 68 8 75 24 73 38 C 72 46 70 50 66 54 C 82 60 92 74 96 92 L 4 92 C 8 74 18 60 34 54 C 30 50 28 46 27 38 C 25 24 32 8 50 8 Z M 50 20 C 40 20 36 30 38 40 C 40 50 46 54 50 54 C 54 54 60 50 62 40 C 64 30 60 20 50 20 Z"
        })
    preferredRendererType: Shape.CurveRenderer
    ShapePath {
        strokeWidth: -1
        fillRule: ShapePath.OddEvenFill
        fillColor: root.color
        scale: Qt.size(root.width / 100, root.height / 100)
        PathSvg { path: root.drawings[root.kind] ?? root.drawings.villager }
    }
}
