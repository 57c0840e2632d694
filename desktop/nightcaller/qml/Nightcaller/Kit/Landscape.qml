pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// What stands in a sky and below it: stars, moon, sun, clouds, hills and pines. Loaded by its NightSky alone.
Item {
    id: root
    required property NightSky sky

    // A fixed pseudo-random number in 0..1: the same sky on every evening.
    function rnd(i: int, salt: int): real {
        const v = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
        return v - Math.floor(v);
    }
    function crest(x: real, base: real, amp: real, seed: int): real {
        return base
            - amp * (0.55 * Math.sin(x * 4.1 + seed) + 0.3 * Math.sin(x * 9.7 + seed * 2.3)
                + 0.15 * Math.sin(x * 23 + seed));
    }
    function ridge(base: real, amp: real, seed: int, pines: int): string {
        let p = "M 0 " + height;
        for (let i = 0; i <= 120; ++i)
            p += " L " + (i / 120 * width).toFixed(1) + " " + (crest(i / 120, base, amp, seed) * height).toFixed(1);
        p += " L " + width + " " + height + " Z";
        for (let k = 0; k < pines; ++k) {
            const x = rnd(k, seed + 5);
            const h = height * (0.035 + 0.05 * rnd(k, seed + 9)), w = h * 0.42;
            const px = x * width, py = crest(x, base, amp, seed) * height + h * 0.12;
            for (let t = 0; t < 3; ++t) {
                const ty = py - h * t * 0.27, tw = w * (1 - t * 0.26);
                p += " M " + (px - tw / 2).toFixed(1) + " " + ty.toFixed(1) + " L " + px.toFixed(1) + " "
                    + (ty - h * 0.46).toFixed(1) + " L " + (px + tw / 2).toFixed(1) + " " + ty.toFixed(1) + " Z";
            }
        }
        return p;
    }
    // The light that GlowDisc gives, of a radius.
    function glow(ctx: var, x: real, y: real, radius: real, hue: color, strength: real) {
        const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
        for (const [at, part] of [[0, 1], [0.35, 0.42], [0.7, 0.1], [1, 0]])
            light.addColorStop(at, Qt.alpha(hue, strength * part));
        disc(ctx, x, y, radius, light);
    }
    function disc(ctx: var, x: real, y: real, radius: real, fill: var) {
        ctx.beginPath();
        ctx.arc(x, y, radius, 0, 2 * Math.PI);
        ctx.fillStyle = fill;
        ctx.fill();
    }
    function stars(ctx: var, n: int, salt: int, size: real, hue: color, strength: real) {
        ctx.globalAlpha = strength;
        for (let i = 0; i < n; ++i)
            disc(ctx, rnd(i, salt) * width, Math.pow(rnd(i, salt + 1), 1.5) * height * 0.72,
                size * (0.5 + 0.7 * Math.pow(rnd(i, salt + 3), 3)), hue);
    }

    // Drawn once for a size and its colours, not again when it is moved, faded or uncovered. The software renderer
    // draws Shapes and layers in every frame, and all that lies over them (docs/decisions/qml-software-renderer.md).
    component Drawing: Canvas {
        required property var draw
        property list<color> colours
        onColoursChanged: requestPaint()
        onPaint: {
            if (width <= 0 || height <= 0) // beside a guide in a very small window there is no sky
                return;
            const ctx = getContext("2d");
            ctx.reset();
            draw(ctx);
        }
    }

    Drawing {
        width: root.width
        height: Math.ceil(root.height * 0.73)
        opacity: root.sky.starlight
        visible: opacity > 0
        draw: ctx => {
            root.stars(ctx, 110, 50, 1.15, Paint.coldStar, 0.45);
            root.stars(ctx, 45, 51, 1.7, Paint.warmStar, 0.85);
        }
    }
    Repeater {
        model: 16
        Drawing {
            required property int index
            x: Math.round(root.rnd(index, 31) * root.width - width / 2)
            y: Math.round(root.rnd(index, 32) * root.height * 0.5)
            width: Math.round(10 + 8 * root.rnd(index, 33))
            height: width
            draw: ctx => root.glow(ctx, width / 2, width / 2, width / 2, Paint.white, 1)
            readonly property real pace: 0.5 + 0.7 * root.rnd(index, 35)
            opacity: root.sky.starlight
                * (0.15 + 0.8 * Math.pow(Math.max(0, Math.sin(SkyClock.seconds * pace + index)), 2))
            visible: root.sky.starlight > 0
        }
    }

    // the sun, coming up behind the hills
    Drawing {
        objectName: "sun"
        readonly property real below: root.sky.overHills
            ? Math.max(0, 1 - root.sky.sunY + root.sky.sunSize / 2 / Math.max(1, root.height)) : 0
        opacity: root.sky.sunlight * (root.sky.overHills ? 1 : root.sky.rise)
        visible: root.sky.rise > 0
        width: Math.round(root.sky.sunSize * 4.5)
        height: width
        x: Math.round(root.width * root.sky.sunX - width / 2)
        y: Math.round(root.height * (root.sky.sunY + below * (1 - root.sky.rise)) - height / 2)
        draw: ctx => {
            const centre = width / 2, radius = width / 10;
            root.glow(ctx, centre, centre, centre, Paint.sunGlow, 0.5);
            const body = ctx.createRadialGradient(centre, centre, 0, centre, centre, radius);
            body.addColorStop(0, Paint.sunCore);
            body.addColorStop(0.8, Theme.goldLight);
            body.addColorStop(1, Paint.sunEdge);
            root.disc(ctx, centre, centre, radius, body);
        }
    }

    Drawing {
        objectName: "moon"
        readonly property real size: root.sky.moonSize
        width: Math.round(size * 3.4)
        height: width
        x: Math.round(root.width * root.sky.moonX - width / 2)
        y: Math.round(root.height * root.sky.moonY - height / 2)
        opacity: Math.max(0, 1 - root.sky.dawn * 1.2) * Math.max(0, 1 - root.sky.day * 1.8)
        visible: opacity > 0
        draw: ctx => {
            root.glow(ctx, width / 2, width / 2, width / 2, Paint.moonGlow, 0.42);
            ctx.translate((width - size) / 2, (width - size) / 2);
            const body = ctx.createRadialGradient(size * 0.42, size * 0.4, 0, size * 0.42, size * 0.4, size * 0.62);
            body.addColorStop(0, Paint.moonCore);
            body.addColorStop(0.65, Paint.moonBody);
            body.addColorStop(1, Paint.moonEdge);
            root.disc(ctx, size / 2, size / 2, size / 2, body);
            for (const [x, y, wide] of [[0.3, 0.34, 0.2], [0.6, 0.24, 0.11], [0.62, 0.58, 0.25], [0.36, 0.7, 0.13],
                [0.2, 0.55, 0.08], [0.8, 0.42, 0.09]])
                root.disc(ctx, size * x, size * y, size * wide / 2, Paint.crater);
        }
    }

    Repeater {
        model: 3
        Drawing {
            required property int index
            width: Math.round(root.width * 0.5)
            height: Math.round(root.height * 0.12)
            y: Math.round(root.height * [0.14, 0.3, 0.06][index])
            // all of them by a pixel in the same frame
            x: Math.round(root.width * [0.5, 0.02, 0.2][index])
                + Math.round(root.width * 0.06 * (1 - Math.cos(SkyClock.seconds * 0.05)))
            opacity: 0.75
            colours: [root.sky.phase(...Paint.cloud)]
            draw: ctx => {
                for (let i = 0; i < 5; ++i) {
                    const wide = width * (0.5 - 0.05 * i);
                    ctx.setTransform(1, 0, 0, 0.2, width * 0.14 * i, height * 0.14 * (i % 3));
                    root.glow(ctx, wide / 2, wide / 2, wide / 2, colours[0], 0.2 + 0.25 * root.sky.day);
                }
            }
        }
    }

    Drawing {
        width: root.width
        height: root.height - y
        y: Math.floor(root.height * 0.75)
        colours: [root.sky.phase(...Paint.farHill), root.sky.phase(...Paint.hill), root.sky.phase(...Paint.pines)]
        draw: ctx => {
            ctx.translate(0, -y);
            for (const [i, path] of [root.ridge(0.86, 0.055, 2, 0), root.ridge(0.91, 0.045, 5, 44),
                root.ridge(0.97, 0.03, 9, 36)].entries()) {
                ctx.path = path;
                ctx.fillStyle = colours[i];
                ctx.fill();
            }
        }
    }
}
