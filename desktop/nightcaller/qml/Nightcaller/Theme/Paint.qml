pragma Singleton
import QtQuick

// What drawings are coloured with: sky, table, tokens, marks, covers. The interface has its tones in `Theme`.
QtObject {
    // --- the sky and the land, by night, at dawn and by day ---
    readonly property var zenith: ["#070a1f", "#16204f", "#163a5e"]
    readonly property var upperSky: ["#131a45", "#33346f", "#2a5a80"]
    readonly property var middleSky: ["#2c2660", "#6c4a7d", "#4a7c98"]
    readonly property var lowerSky: ["#5a3a6e", "#b7707a", "#93a09a"]
    readonly property var horizon: ["#8a5060", "#e8a06a", "#d8b98a"]
    readonly property var cloud: ["#8f93d6", "#e8b0b0", "#e8eef0"]
    readonly property var farHill: ["#2a2150", "#4b355f", "#4a6a72"]
    readonly property var hill: ["#181636", "#2a2145", "#274a4e"]
    readonly property var pines: ["#0a0a1c", "#15122a", "#12282f"]

    // --- the table ---
    readonly property color tableShadow: "#000008"
    readonly property color tableRim: "#7a5526"
    readonly property color feltLight: "#4b3550"
    readonly property color felt: "#2b2140"
    readonly property color feltDark: "#161229"
    readonly property color tableInlay: "#4de9c46a"

    // --- a seat's token ---
    readonly property color tokenShadow: "#000010"
    readonly property color tokenRim: "#d9c9a2"
    readonly property color figure: "#59000010"
    readonly property color numeral: "#fff8e8"
    readonly property color inkOnBadge: "#251a05"
    readonly property color nameRim: "#5a4a38"
    readonly property color nameWell: "#0c0f28"
    readonly property color deadRim: "#55566b"
    readonly property color deadHigh: "#4a4b5c"
    readonly property color deadMiddle: "#2f3040"
    readonly property color deadLow: "#1b1c28"
    readonly property color deadFigure: "#66000010"
    readonly property color deadName: "#9d9eb2"

    // --- marks ---
    readonly property color shieldBlue: "#7fb2e5"
    readonly property color crossRed: "#e5707a"
    readonly property color dropViolet: "#b58be0"
    readonly property color eyeTeal: "#8fd3c8"
    readonly property color heartPink: "#f090b4"
    readonly property color diamondAmber: "#f2a65a"
    readonly property color triangleGreen: "#9ccf6a"
    readonly property color silencedGrey: "#b9c3d6"
    readonly property color knightedSteel: "#dfe7f2"
    readonly property color squareGrey: "#c9c4da"
    readonly property color markOutline: "#1a1206"

    // --- sun, moon and stars ---
    readonly property color white: "#ffffff"
    readonly property color warmStar: "#fff3dc"
    readonly property color coldStar: "#cfd8ff"
    readonly property color sunGlow: "#ffd890"
    readonly property color sunCore: "#fffbe8"
    readonly property color sunEdge: "#f4cf7a"
    readonly property color moonGlow: "#ffeec2"
    readonly property color moonCore: "#fffaf0"
    readonly property color moonBody: "#f6e6b8"
    readonly property color moonEdge: "#d9b878"
    readonly property color crater: "#2ba98a52"
    readonly property color glow: "#fff3c4"

    // --- cards and covers ---
    readonly property color cardGlow: "#6b6fe0"
    readonly property color cardBack: "#20265e"
    readonly property color cardBackDeep: "#0b0e2a"
    readonly property color cardRays: "#2ee9c46a"
    readonly property color cardDisc: "#33070a1f"
    readonly property color discHigh: "#5a4fc0"
    readonly property color discLow: "#1b1650"
    readonly property color coverPages: "#d8c79a"
    readonly property color coverRim: "#7a6433"
    readonly property color coverGroove: "#40000010"
    readonly property color coverInk: "#ddd5ea"

    // --- bars and bands ---
    readonly property color bar: "#6d6aa8"
    readonly property color barDeep: "#4a4880"
    readonly property color emptyDot: "#1a1436"
    readonly property color band: "#171d4c"
    readonly property color closingBand: "#3b2a66"
    readonly property color closingBandDeep: "#241f58"
    readonly property color dawnBand: "#8a4a4c"
    readonly property color dawnBandDeep: "#57345f"
    readonly property color dayBand: "#2a5a8c"
    readonly property color dayBandDeep: "#22507c"

    // --- the season: light, middle and dark, for eyes that see no red or no green ---
    readonly property color chainLine: "#b9a877"
    readonly property color chainWolves: "#3a0d18"
    readonly property color chainThird: "#1c1650"

    // A side's colour, and that of what is written on it; they lie side by side in bars, and whoever does not see red
    // or green, or no colour at all, tells them apart by how light they are.
    function side(side: string): color {
        return ({ village: "#e9c46a", wolves: "#a23a4a", third: "#8f84e0", nobody: "#4a4b5c" })[side];
    }
    function sideInk(side: string): color {
        return ({ village: "#2a1c05", wolves: "#ffe8e6", third: "#15103a", nobody: "#f3ead7" })[side];
    }

    // --- the story ---
    readonly property color chapterLine: "#33305f"
    readonly property color momentMark: "#5d5a96"
    readonly property color momentLeading: "#d9a24a"
    readonly property color arrow: "#8d86c9"
    readonly property color posterHigh: "#0a0d2c"
    readonly property color posterMiddle: "#1d1a4d"
    readonly property color posterLow: "#0b0e29"
    readonly property color posterStar: "#fff6d8"
    readonly property color posterMoon: "#fff0c2"
    readonly property color posterRim: "#8a6a2c"
    readonly property color posterReason: "#d8d2ea"
    readonly property color posterPrize: "#e7e1f2"
    readonly property color posterNight: "#b9b2e8"

    // --- the puppet stage ---
    readonly property color drape: "#7a2036"
    readonly property color drapeHigh: "#9c2b42"
    readonly property color drapeDeep: "#4a1324"
    readonly property color stageBoard: "#3a2718"
    readonly property color stageBoardDeep: "#140d14"
    readonly property color mask: "#3b2f6b"
    readonly property color laptopRim: "#12142b"
    readonly property color laptopHigh: "#8d8fb4"
    readonly property color laptopLow: "#55577e"

    // --- lanterns ---
    readonly property color lanternGlow: "#ffb45e"
    readonly property color lanternLow: "#c9542f"
    readonly property color lanternMiddle: "#f2a24a"
    readonly property color lanternHigh: "#fff0b8"
    readonly property color lanternFoot: "#7a3b1c"
    readonly property color homeWolf: "#241a3f"

    // A book's cloth, from where the light falls to where it does not.
    readonly property var cloths: ({ crimson: ["#6b1f33", "#220b22"], forest: ["#1f4a38", "#0c1a26"],
        ocean: ["#1f3f66", "#0b1430"], violet: ["#43305f", "#140f30"], amber: ["#5f4019", "#1a1220"] })

    // A colour on the way from one to another, opaque.
    function mix(a: color, b: color, t: real): color {
        return Qt.rgba(a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, 1);
    }

    // A tone of a seat's hue (`Theme.seatHue`).
    function seat(hue: real, saturation: real, lightness: real): color {
        return Qt.hsla(hue, saturation, lightness, 1);
    }
}
