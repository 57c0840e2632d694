"""Which renderer the scene gets: the graphics card's, or Qt's software one where there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_NO_CARD: Final = ("llvmpipe", "softpipe", "swiftshader", "basic render", "software")
_GL_RENDERER: Final = 0x1F01
BACKENDS: Final = {
    "QT_QUICK_BACKEND": ("", "software", "softwarecontext", "rhi"),
    "QSG_RHI_BACKEND": (
        "",
        "null",
        "gl",
        "gles2",
        "opengl",
        "vulkan",
        "vk",
        "d3d11",
        "d3d",
        "d3d12",
        "metal",
        "mtl",
    ),
}
"""What asks Qt for a renderer -> the names that it knows (Qt 6.11)."""


def renderer_name() -> str:
    """Return OpenGL's name of what it draws with; empty where there is no OpenGL. Needs a QGuiApplication."""
    from PySide6.QtGui import QOffscreenSurface, QOpenGLContext

    context = QOpenGLContext()
    if not context.create():
        return ""
    surface = QOffscreenSurface()
    surface.setFormat(context.format())
    surface.create()
    if not surface.isValid() or not context.makeCurrent(surface):
        return ""
    try:
        return str(context.functions().glGetString(_GL_RENDERER) or "")
    finally:
        context.doneCurrent()


def draws_in_software(name: str) -> bool:
    """Say whether this OpenGL has no graphics card behind it.

    An animated sky on such an OpenGL costs most of a core; Qt's own software renderer a tenth of one.
    """
    return not name or any(word in name.lower() for word in _NO_CARD)


def has_graphics_card(devices: Path = Path("/dev")) -> bool:
    """Say whether Linux knows a graphics card. Asking OpenGL without one loads 60 MB of software drivers."""
    return any(devices.glob("dri/renderD*")) or any(devices.glob("nvidia*"))


def renderer_asked_for() -> str:
    """Return what the environment asks Qt to draw with, as it stands there; empty if it leaves that to us."""
    return " ".join(f"{variable}={os.environ[variable]}" for variable in BACKENDS if os.environ.get(variable))


def has_vulkan() -> bool:
    """Whether a Vulkan can be begun with here. Needs a QGuiApplication.

    Of all else Qt complains (`QQuickWindow.sceneGraphError`); without a Vulkan it crashes (6.11).
    """
    from ctypes import CDLL, Structure, byref, c_uint32, c_void_p

    from PySide6.QtGui import QGuiApplication

    class InstanceCreateInfo(Structure):
        """Vulkan's ``VkInstanceCreateInfo``: no application, no layers, no extensions."""

        _fields_ = (
            *(("type", c_uint32), ("next", c_void_p), ("flags", c_uint32), ("application", c_void_p)),
            *(("layer_count", c_uint32), ("layers", c_void_p)),
            *(("extension_count", c_uint32), ("extensions", c_void_p)),
        )

    if QGuiApplication.platformName() == "offscreen":
        return False
    try:
        library = CDLL({"win32": "vulkan-1", "darwin": "libvulkan.dylib"}.get(sys.platform, "libvulkan.so.1"))
    except OSError:
        return False
    instance = c_void_p()
    if library.vkCreateInstance(byref(InstanceCreateInfo(type=1)), None, byref(instance)) != 0:
        return False
    library.vkDestroyInstance(instance, None)
    return True


def choose_renderer() -> bool:
    """Choose before the first window; return whether there can be what the environment asks for.

    Windows and macOS draw with Direct3D and Metal, which are always there. A name that Qt does not know
    counts as none: Qt would take OpenGL, there or not, and abort where it is not.

    Where nothing says when the screen can take a frame, Qt waits 5 ms with each, for more that may change:
    here a tap is worked out before the next begins.
    """
    os.environ.setdefault("QT_QPA_UPDATE_IDLE_TIME", "1")
    for variable, known in BACKENDS.items():
        if os.environ.get(variable, "") not in known:
            del os.environ[variable]
    if os.environ.get("QSG_RHI_BACKEND") in {"vulkan", "vk"} and not has_vulkan():
        return False
    if any(variable in os.environ for variable in BACKENDS) or sys.platform in {"win32", "darwin"}:
        return True
    if not has_graphics_card() or draws_in_software(renderer_name()):
        from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    return True
