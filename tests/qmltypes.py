"""Writes the QML module of the view models for qmllint, from their live meta-objects.

The module exists only in memory (types registered from Python), so the linter needs it as a file to check
the members that the screens use.
"""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QMetaMethod, QMetaObject, QObject

import nightcaller.viewmodels

MODULE = "Nightcaller.ViewModels"


def view_models() -> list[type[QObject]]:
    """Return every QObject class that the modules of `nightcaller.viewmodels` register."""
    found: dict[str, type[QObject]] = {}
    for module in pkgutil.iter_modules(nightcaller.viewmodels.__path__, "nightcaller.viewmodels."):
        loaded = importlib.import_module(module.name)
        for value in vars(loaded).values():
            if isinstance(value, type) and issubclass(value, QObject) and value.__module__ == module.name:
                found[value.__name__] = value
    return [found[name] for name in sorted(found)]


def _type(name: str) -> str:
    pointer = name.endswith("*")
    return f'type: "{name.rstrip("*")}"' + ("; isPointer: true" if pointer else "")


def _component(kind: type[QObject]) -> str:
    meta: QMetaObject = kind.staticMetaObject  # type: ignore[attr-defined]
    listed = issubclass(kind, QAbstractListModel)
    lines = [
        "    Component {",
        f'        name: "{kind.__name__}"',
        '        accessSemantics: "reference"',
        f'        prototype: "{"QAbstractListModel" if listed else "QObject"}"',
        f'        exports: ["{MODULE}/{kind.__name__} 1.0"]',
        "        isCreatable: false",
        "        exportMetaObjectRevisions: [256]",
    ]
    first_property = 0 if not listed else meta.propertyOffset()
    for at in range(max(first_property, 1), meta.propertyCount()):
        entry = meta.property(at)
        traits = ("" if entry.isWritable() else "; isReadonly: true") + (
            "; isPropertyConstant: true"
            if entry.isConstant()
            else f'; notify: "{entry.notifySignal().name().toStdString()}"'
        )
        lines.append(f'        Property {{ name: "{entry.name()}"; {_type(str(entry.typeName()))}{traits} }}')
    seen = set()
    base = QAbstractListModel.staticMetaObject if listed else QObject.staticMetaObject  # type: ignore[attr-defined]
    for at in range(base.methodCount(), meta.methodCount()):
        method = meta.method(at)
        signature = method.methodSignature().toStdString()
        if signature in seen:
            continue
        seen.add(signature)
        word = "Signal" if method.methodType() == QMetaMethod.MethodType.Signal else "Method"
        result = str(method.typeName())
        returns = f"; {_type(result)}" if result != "void" else ""
        arguments = [
            f'Parameter {{ name: "a{place}"; {_type(one.toStdString())} }}'
            for place, one in enumerate(method.parameterTypes())
        ]
        name = method.name().toStdString()
        lines.append(f'        {word} {{ name: "{name}"{returns}\n' + "\n".join(arguments) + "\n        }")
    return "\n".join([*lines, "    }"])


def write(folder: Path) -> Path:
    """Write the module below `folder` and return the import path for qmllint."""
    place = folder / "Nightcaller" / "ViewModels"
    place.mkdir(parents=True, exist_ok=True)
    (place / "qmldir").write_text(f"module {MODULE}\ntypeinfo viewmodels.qmltypes\n", "utf-8")
    components = "\n".join(_component(kind) for kind in view_models())
    (place / "viewmodels.qmltypes").write_text(
        f"import QtQuick.tooling 1.2\nModule {{\n{components}\n}}\n", "utf-8"
    )
    return folder
