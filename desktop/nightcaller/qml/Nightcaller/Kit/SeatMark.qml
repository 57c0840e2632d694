import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// A small mark at a seat's shoulder. Each kind has its own outline and its own colour: never colour alone.
// Kinds: star (an office), shield, cross, drop, eye, heart, diamond, triangle, square, ring, ballot, letter; and what
// everybody may see of a player: flipped, silenced, knighted, revealed.
Shape {
    id: root
    property string kind: "star"
    height: width
    readonly property var drawings: ({
            star: ["M 50 4 L 62 37 L 97 38 L 69 59 L 79 93 L 50 73 L 21 93 L 31 59 L 3 38 L 38 37 Z", Theme.gold],
            shield: ["M 50 4 L 90 18 C 92 56 78 82 50 97 C 22 82 8 56 10 18 Z", Paint.shieldBlue],
            cross: ["M 18 4 L 50 36 L 82 4 L 96 18 L 64 50 L 96 82 L 82 96 L 50 64 L 18 96 L 4 82 L 36 50 L 4 18 Z",
                Paint.crossRed],
            drop: ["M 50 2 C 66 30 84 46 84 66 A 34 34 0 0 1 16 66 C 16 46 34 30 50 2 Z", Paint.dropViolet],
            eye: ["M 2 50 C 20 20 38 14 50 14 C 62 14 80 20 98 50 C 80 80 62 86 50 86 C 38 86 20 80 2 50 Z M 50 32 A "
                + "18 18 0 1 0 50.1 32 Z",
                Paint.eyeTeal],
            heart: ["M 50 94 C 10 62 2 44 6 28 C 12 6 40 4 50 26 C 60 4 88 6 94 28 C 98 44 90 62 50 94 Z",
                Paint.heartPink],
            diamond: ["M 50 2 L 92 50 L 50 98 L 8 50 Z", Paint.diamondAmber],
            triangle: ["M 50 6 L 97 92 L 3 92 Z", Paint.triangleGreen],
            flipped: ["M 50 2 L 92 50 L 50 98 L 8 50 Z", Paint.diamondAmber],
            revealed: ["M 50 2 L 92 50 L 50 98 L 8 50 Z", Paint.diamondAmber],
            silenced: ["M 6 10 L 94 10 L 94 70 L 58 70 L 34 96 L 34 70 L 6 70 Z M 22 34 L 22 46 L 78 46 L 78 34 Z",
                Paint.silencedGrey],
            knighted: ["M 50 2 L 60 14 L 60 60 L 84 60 L 84 72 L 58 72 L 58 96 L 42 96 L 42 72 L 16 72 L 16 60 L 40 "
                + "60 L 40 14 Z",
                Paint.knightedSteel],
            letter: ["M 4 18 L 96 18 L 96 84 L 4 84 Z M 16 28 L 50 56 L 84 28 Z", Theme.ink],
            square: ["M 12 12 L 88 12 L 88 88 L 12 88 Z", Paint.squareGrey],
            ring: ["M 50 4 A 46 46 0 1 0 50.1 4 Z M 50 28 A 22 22 0 1 1 49.9 28 Z", Theme.ink],
            ballot: ["M 8 30 L 92 30 L 92 94 L 8 94 Z M 30 4 L 70 4 L 70 24 L 30 24 Z M 34 42 L 66 42 L 66 50 L 34 "
                + "50 Z",
                Theme.gold]
        })
    readonly property var drawing: drawings[kind] ?? drawings.ring
    preferredRendererType: Shape.CurveRenderer
    ShapePath {
        strokeColor: Theme.safeMarks ? Paint.white : Paint.markOutline
        strokeWidth: Math.max(1, root.width * (Theme.safeMarks ? 0.09 : 0.05))
        joinStyle: ShapePath.RoundJoin
        fillRule: ShapePath.OddEvenFill
        fillColor: root.drawing[1]
        scale: Qt.size(root.width / 100, root.height / 100)
        PathSvg { path: root.drawing[0] }
    }
}
