pragma Singleton
import QtQuick
import Nightcaller.ViewModels

// The house's colours, type and measures. Sizes are given for a 1280 x 800 window and multiplied by `u`
// (geometry) or by `u * textScale` (type). The window sets the writable properties; nobody else does.
QtObject {
    id: theme

    // --- set by the window ---
    property real u: 1
    property real textScale: 1
    property bool reducedMotion: false
    property bool portrait: false
    // where the page stands in the window: all of it, but for a night that is only shown
    property rect shown: Qt.rect(0, 0, 1280, 800)
    // For how many milliseconds a new button hears nothing.
    property int deafFor: 400
    // How much of its time a hold takes.
    property real holdPace: 1
    // What a button may be wide at most: the window, less its margins.
    property real room: 1200
    // Colour-blind-safe marks: fewer, wider-apart hues, and every mark with an outline.
    property bool safeMarks: false
    property string sans: "Nightcaller Sans"
    property string serif: "Nightcaller Serif"
    property Lettering lettering: null

    // --- ink ---
    readonly property color ink: "#f3ead7"
    readonly property color inkDim: "#c3bdd8"
    readonly property color inkFaint: "#a29dbc"
    readonly property color inkOnGold: "#2a1c05"
    readonly property color inkOnCard: "#2b1d12"
    readonly property color inkOnCardDim: "#6b5536"
    // 6.3 : 1 on `night`: read by a hand, not from two metres
    readonly property color inkOnNight: "#938eae"

    // --- metal and wood ---
    readonly property color gold: "#e9c46a"
    readonly property color goldLight: "#ffe7a8"
    readonly property color goldDeep: "#a8792f"
    readonly property color blood: "#c8424f"
    readonly property color refusal: "#ffb59c"
    readonly property color leaf: "#6fae8d"
    readonly property color night: "#070a1f"
    readonly property color well: "#0d1030"
    readonly property color panelLine: "#40e9c46a"
    readonly property color rim: "#59527a"

    // What has the keyboard.
    readonly property color focus: "#ffffff"

    // --- wells and rims ---
    readonly property color pressed: "#080a20"
    readonly property color raised: "#1b2050"
    readonly property color panelHigh: "#171a42"
    readonly property color panelLow: "#0c0e29"
    readonly property color panelRim: "#3a3450"
    readonly property color plate: "#10132e"
    readonly property color groove: "#2a2b52"
    readonly property color rail: "#14ffffff"
    readonly property color track: "#26ffffff"
    readonly property color dial: "#2affffff"
    readonly property color trackLight: "#33ffffff"
    readonly property color tile: "#11153c"
    readonly property color tileChosen: "#262353"
    readonly property color tilePressed: "#0b0d26"
    readonly property color coin: "#11143a"
    readonly property color row: "#12153a"
    readonly property color stepNow: "#2a2450"
    readonly property color stepOver: "#12142f"
    readonly property color chip: "#2c5f4a"
    readonly property color chosenVeil: "#2affdf9a"

    // --- gilding ---
    readonly property color brass: "#f4d58a"
    readonly property color brassDeep: "#c48f3c"
    readonly property color brassPressed: "#c79a3f"
    readonly property color brassDeepPressed: "#94682a"
    readonly property color goldPale: "#ffe9b0"
    readonly property color goldVeil: "#66e9c46a"
    readonly property color goldLine: "#80e9c46a"
    readonly property color goldFaint: "#33e9c46a"
    readonly property color glint: "#80fff6d8"
    readonly property color knob: "#fff4d6"

    // --- danger ---
    readonly property color danger: "#6d2a3a"
    readonly property color dangerDeep: "#431824"
    readonly property color dangerPressed: "#3a1420"
    readonly property color dangerDeepPressed: "#2a0e18"
    readonly property color dangerWell: "#4a1c2c"
    readonly property color bloodHalf: "#80c8424f"
    readonly property color emblemOnDanger: "#ffd9d9"
    readonly property color inkOnDanger: "#ffe3e3"
    readonly property color alarm: "#ff8f6b"

    // --- shades over what lies below ---
    readonly property color shade: "#b005061a"
    readonly property color curtainShade: "#b3060816"
    readonly property color lightShade: "#6605061a"
    readonly property color cardShade: "#d906081c"
    readonly property color skyShade: "#8005061a"

    // --- what is read in the dark, and shines as much as the people whom it covers ---
    readonly property color duskCard: "#4b467e"
    readonly property color duskCardDeep: "#39346a"

    // --- paper ---
    readonly property color paper: "#f8efd8"
    readonly property color paperDeep: "#e2cfa3"
    readonly property color paperLine: "#66a8792f"
    readonly property color paperRim: "#c9b284"
    readonly property color paperLit: "#fff4d8"
    readonly property color headingOnCard: "#7a4f1a"
    readonly property color noteOnCard: "#5a2a1a"
    readonly property color team: "#3b2f6b"
    readonly property color struck: "#8b8ca0"

    // --- sides ---
    readonly property color wolfShare: "#b5525c"
    readonly property color divineShare: "#c9a24a"
    readonly property color soloShare: "#8a6fc0"
    readonly property color wolfCoin: "#d0505c"
    readonly property color soloCoin: "#8f7ae0"
    readonly property color plainCoin: "#6a648c"

    function px(n: real): real {
        return n * u;
    }

    // A type size: never below what can be read at arm's length.
    function type(n: real): real {
        return Math.max(9, Math.round(n * u * textScale * 2) / 2);
    }

    // Where a table, a question and its controls share one screen, letters grow to 160 % and no further.
    function tight(n: real): real {
        return n * Math.min(1, 1.6 / textScale);
    }

    // The same for display type and buttons: to 130 %.
    function capped(n: real): real {
        return n * Math.min(1, 1.3 / (1 + (textScale - 1) * 0.5));
    }

    // What the whole room reads is large already, whatever the reader's text size.
    function steady(n: real): real {
        return n / (1 + (textScale - 1) * 0.5);
    }

    // Display type and buttons are large already: they follow the reader's text size half as fast.
    function display(n: real): real {
        return Math.max(9, Math.round(n * u * (1 + (textScale - 1) * 0.5) * 2) / 2);
    }

    // The family for display text that may hold a name: the serif if it can draw it.
    function displayFamily(text: string): string {
        return lettering ? lettering.display(text) : serif;
    }

    // A line's width in whole pixels, so that the software renderer keeps it crisp.
    function line(n: real): real {
        return Math.max(1, Math.round(n * u));
    }

    // The nearest even number of pixels: a round shape of another size shows a seam in the software renderer.
    function even(n: real): real {
        return Math.max(2, 2 * Math.round(n / 2));
    }

    // One unit for the whole window: 1.0 at 1280 x 800, following the smaller side.
    function unit(w: real, h: real): real {
        return Math.max(0.5, Math.min(w / 1280, h / 800) * (w < h ? 1.45 : 1));
    }

    // A seat's hue, 0 to 1, by its index: neighbours differ, twelve are distinct.
    function seatHue(index: int): real {
        return (0.55 + index * (safeMarks ? 0.3819660113 : 0.083)) % 1;
    }
}
