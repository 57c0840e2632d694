pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
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
    function stars(n: int, salt: int, size: real): string {
        let p = "";
        for (let i = 0; i < n; ++i) {
            const r = size * (0.5 + 0.7 * Math.pow(rnd(i, salt + 3), 3));
            const x = rnd(i, salt) * width, y = Math.pow(rnd(i, salt + 1), 1.5) * height * 0.72;
            p += "M " + (x - r).toFixed(2) + " " + y.toFixed(2) + " a " + r + " " + r + " 0 1 0 " + 2 * r + " 0 a " + r
                + " " + r + " 0 1 0 " + -2 * r + " 0 Z ";
        }
        return p;
    }

    Repeater {
        model: 2
        Shape {
            id: field
            required property int index
            preferredRendererType: Shape.CurveRenderer
            anchors.fill: parent
            opacity: (index ? 0.85 : 0.45) * root.sky.starlight
            visible: opacity > 0
            ShapePath {
                strokeWidth: -1
                fillColor: field.index ? Paint.warmStar : Paint.coldStar
                PathSvg { path: root.stars(field.index ? 45 : 110, 50 + field.index, field.index ? 1.7 : 1.15) }
            }
        }
    }
    Repeater {
        model: 16
        GlowDisc {
            required property int index
            x: root.rnd(index, 31) * root.width - width / 2
            y: root.rnd(index, 32) * root.height * 0.5
            width: 10 + 8 * root.rnd(index, 33)
            height: width
            strength: 1
            color: Paint.white
            readonly property real pace: 0.5 + 0.7 * root.rnd(index, 35)
            opacity: root.sky.starlight
                * (0.15 + 0.8 * Math.pow(Math.max(0, Math.sin(SkyClock.seconds * pace + index)), 2))
            visible: root.sky.starlight > 0
            layer.enabled: true
        }
    }

    // the sun, coming up behind the hills
    Item {
        id: sun
        readonly property real rise: Math.min(1, root.sky.dawn * 0.45 + root.sky.day)
        visible: rise > 0
        width: root.sky.sunSize * 0.9
        height: width
        x: root.width * root.sky.sunX - width / 2
        y: root.height * (0.92 - (0.92 - root.sky.sunY) * rise) - height / 2
        GlowDisc {
            anchors.centerIn: parent; width: parent.width * 5; height: width; color: Paint.sunGlow; strength: 0.5
        }
        Shape {
            preferredRendererType: Shape.CurveRenderer
            anchors.fill: parent
            ShapePath {
                strokeWidth: -1
                fillGradient: RadialGradient {
                    centerX: sun.width * 0.5; centerY: sun.height * 0.5; centerRadius: sun.width * 0.5; focalX: centerX
                    focalY: centerY
                    GradientStop { position: 0; color: Paint.sunCore }
                    GradientStop { position: 0.8; color: Theme.goldLight }
                    GradientStop { position: 1; color: Paint.sunEdge }
                }
                PathAngleArc {
                    centerX: sun.width / 2; centerY: sun.height / 2; radiusX: sun.width / 2; radiusY: sun.width / 2
                    sweepAngle: 360
                }
            }
        }
    }

    Item {
        id: moon
        width: root.sky.moonSize
        height: width
        x: root.width * root.sky.moonX - width / 2
        y: root.height * root.sky.moonY - height / 2
        opacity: Math.max(0, 1 - root.sky.dawn * 1.2) * Math.max(0, 1 - root.sky.day * 1.8)
        visible: opacity > 0
        GlowDisc {
            anchors.centerIn: parent; width: parent.width * 3.4; height: width; color: Paint.moonGlow; strength: 0.42
        }
        Shape {
            preferredRendererType: Shape.CurveRenderer
            anchors.fill: parent
            ShapePath {
                strokeWidth: -1
                fillGradient: RadialGradient {
                    centerX: moon.width * 0.42; centerY: moon.height * 0.4; centerRadius: moon.width * 0.62
                    focalX: centerX; focalY: centerY
                    GradientStop { position: 0; color: Paint.moonCore }
                    GradientStop { position: 0.65; color: Paint.moonBody }
                    GradientStop { position: 1; color: Paint.moonEdge }
                }
                PathAngleArc {
                    centerX: moon.width / 2; centerY: moon.height / 2; radiusX: moon.width / 2; radiusY: moon.width / 2
                    sweepAngle: 360
                }
            }
        }
        Repeater {
            model: [[0.3, 0.34, 0.2], [0.6, 0.24, 0.11], [0.62, 0.58, 0.25], [0.36, 0.7, 0.13], [0.2, 0.55, 0.08],
                [0.8, 0.42, 0.09]]
            Rectangle {
                required property var modelData
                x: moon.width * (modelData[0] - modelData[2] / 2)
                y: moon.height * (modelData[1] - modelData[2] / 2)
                width: moon.width * modelData[2]
                height: width
                radius: width / 2
                color: Paint.crater
            }
        }
    }

    Repeater {
        model: 3
        Item {
            id: cloud
            required property int index
            width: root.width * 0.5
            height: root.height * 0.12
            y: root.height * [0.14, 0.3, 0.06][index]
            // all of them by a pixel in the same frame
            x: Math.round(root.width * [0.5, 0.02, 0.2][index])
                + Math.round(root.width * 0.06 * (1 - Math.cos(SkyClock.seconds * 0.05)))
            opacity: 0.75
            layer.enabled: true
            Repeater {
                model: 5
                GlowDisc {
                    required property int index
                    width: cloud.width * (0.5 - 0.05 * index)
                    height: width
                    transform: Scale { yScale: 0.2 }
                    x: cloud.width * 0.14 * index
                    y: cloud.height * 0.14 * (index % 3)
                    color: root.sky.phase(...Paint.cloud)
                    strength: 0.2 + 0.25 * root.sky.day
                }
            }
        }
    }

    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillColor: root.sky.phase(...Paint.farHill)
            PathSvg { path: root.ridge(0.86, 0.055, 2, 0) }
        }
    }
    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillColor: root.sky.phase(...Paint.hill)
            fillRule: ShapePath.WindingFill
            PathSvg { path: root.ridge(0.91, 0.045, 5, 44) }
        }
    }
    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillColor: root.sky.phase(...Paint.pines)
            fillRule: ShapePath.WindingFill
            PathSvg { path: root.ridge(0.97, 0.03, 9, 36) }
        }
    }
}
