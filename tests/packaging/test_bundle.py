"""The bundle as far as it can be tried without making one: what goes in, and where a frozen program looks."""

from __future__ import annotations

import ast
import ctypes
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import contents
import pytest
import running

import linux
import macos
import windows

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"

# --- what goes in -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        "nightcaller/assets/voice/en/line-x.opus",
        "nightcaller/i18n/zh-CN/ui.ftl",
        "nightcaller/qml/Nightcaller/Screens/qmldir",
        "PySide6/Qt/qml/QtQuick/Shapes/qmldir",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/plugins/platforms/qwindows.dll",
        r"PySide6\plugins\platforms\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "espeakng_loader/espeak-ng-data/cmn_dict",
        "espeakng_loader/espeak-ng-data/phontab",
        "espeakng_loader/espeak-ng-data/lang/sit/cmn",
        "espeakng_loader/libespeak-ng.so",
        "babel/locale-data/zh_Hans_CN.dat",
        "babel/global.dat",
        "PySide6/Qt/qml/QtMultimedia/libquickmultimediaplugin.so",
        "libpulse.so.0",
        "pytz/tzinfo.py",
    ],
)
def test_this_belongs_in_the_bundle(place: str) -> None:
    assert contents.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/qml/QtQuick3D/qmldir",
        "PySide6/Qt/qml/QtQuick/Controls/Material/qmldir",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "espeakng_loader/espeak-ng-data/ru_dict",
        "espeakng_loader/libespeak-ng.so.1",
        "babel/locale-data/fr.dat",
        "espeakng_loader/espeak-ng-data/yue_dict",
        "espeakng_loader/espeak-ng-data/lang/sit/yue",
        "PySide6/Qt/plugins/imageformats/libqwebp.so",
        "libstdc++.so.6",
        "libX11.so.6",
        "pytz/zoneinfo/Europe/Paris",
        "nightcaller/assets/voice/zh-CN/speaker.f16",
        "nightcaller/app/main.py",
    ],
)
def test_this_does_not(place: str) -> None:
    assert not contents.is_wanted(place)


def test_a_shared_library_is_there_for_those_that_need_it() -> None:
    asks = {
        "PySide6/QtCore.abi3.so": ["libQt6Core.so.6"],
        "PySide6/Qt/plugins/platforms/libqxcb.so": ["libQt6XcbQpa.so.6"],
        "PySide6/Qt/lib/libQt6XcbQpa.so.6": ["libxkbcommon.so.0"],
        "PySide6/Qt/qml/QtQuick3D/libquick3d.so": ["libQt6Quick3D.so.6"],
    }
    libraries = ["libQt6Core.so.6", "libQt6XcbQpa.so.6", "libQt6Quick3D.so.6"]
    places = [
        *asks,
        *(f"PySide6/Qt/lib/{name}" for name in libraries),
        "libxkbcommon.so.0",
        "libnss3.so",
        "libpython3.11.so",
    ]
    kept = contents.reached(places, lambda place: asks.get(place, ()))
    assert kept == {
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "libxkbcommon.so.0",
        "libpython3.11.so",
    }


def test_a_link_leads_where_its_file_is() -> None:
    """One whose library was left out is left out, too."""
    assert (
        contents.target("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6") == "PySide6/Qt/lib/libQt6Gui.so.6"
    )
    assert contents.target("one/two/liba.so", "../three/liba.so.1") == "one/three/liba.so.1"


FRAMEWORK = "PySide6/Qt/lib/QtCore.framework"
LINKS = {
    f"{FRAMEWORK}/Versions/Current": "A",
    f"{FRAMEWORK}/QtCore": "Versions/Current/QtCore",
    f"{FRAMEWORK}/Resources": "Versions/Current/Resources",
    "QtCore": f"{FRAMEWORK}/Versions/A/QtCore",
}
"""What PyInstaller makes of a framework, which a wheel has without links."""


def test_a_framework_of_macos_keeps_its_links_and_one_without_its_library_has_none() -> None:
    kept = {f"{FRAMEWORK}/Versions/A/QtCore", f"{FRAMEWORK}/Versions/A/Resources/Info.plist"}
    gone = {
        place.replace("QtCore", "Qt3DCore"): source.replace("QtCore", "Qt3DCore")
        for place, source in LINKS.items()
    }
    assert contents.leading({**LINKS, **gone}, kept) == {*LINKS}
    round_and_round = {"one": "two", "two": "one"}
    assert contents.leading(round_and_round, kept) == set()
    assert contents.is_at_home(f"{FRAMEWORK}/Versions/A/Resources/Info.plist", kept)
    assert not contents.is_at_home("PySide6/Qt/lib/Qt3DCore.framework/Versions/A/Resources/Info.plist", kept)
    assert contents.is_at_home("nightcaller/NOTICE", kept)


def test_what_stands_in_for_a_module_lets_the_window_be_imported() -> None:
    stand_in = (PACKAGING / "bundle" / "stands_in.py").read_text("utf-8")
    look = "import nightcaller.app.opening, sys; print(hasattr(sys.modules['PySide6.QtOpenGL'], '__file__'))"
    done = subprocess.run(
        [sys.executable, "-c", f"{stand_in}\n{look}"], capture_output=True, text=True, check=False
    )
    assert done.stdout == "False\n", done.stderr


def test_every_file_of_the_program_that_is_no_module_comes_along() -> None:
    """A book's data lies beside its modules, and PyInstaller finds modules alone."""
    package = ROOT / "desktop" / "nightcaller"
    taken = {Path(source) for source, _folder in contents.data()}
    files = [path for path in package.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}]
    assert [path for path in files if not taken & {path, *path.parents}] == []
    folders = dict(contents.data())
    decks = package / "rulebooks" / "judge" / "decks.json"
    assert folders[str(decks)] == "nightcaller/rulebooks/judge"


def test_every_module_that_our_qml_imports_comes_along() -> None:
    asked = {
        line.split()[1].replace(".", "/")
        for file in (ROOT / "desktop" / "nightcaller" / "qml").rglob("*.qml")
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("import Qt")
    }
    assert asked <= {*contents.QML_MODULES}


class Part:
    """What a recipe makes, as PyInstaller's would be: with the arguments that it was made of."""

    made: ClassVar[dict[str, list[Part]]] = {}
    collected: ClassVar[tuple[list[Any], list[Any]]] = (
        [
            ("PySide6/QtCore.abi3.so", "/qt/QtCore.abi3.so", "EXTENSION"),
            ("PySide6/Qt/lib/libQt6Core.so.6", "/qt/libQt6Core.so.6", "BINARY"),
        ],
        [
            ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
            ("libQt6Charts.so.6", "PySide6/Qt/lib/libQt6Charts.so.6", "SYMLINK"),
            ("nightcaller/NOTICE", str(ROOT / "NOTICE"), "DATA"),
        ],
    )
    """Binaries and data that PyInstaller has found."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.given, self.named = given, named
        self.pure: list[Any] = []
        self.scripts: list[Any] = []
        self.binaries, self.datas = (list(part) for part in self.collected)
        self.made.setdefault(type(self).__name__, []).append(self)


STEPS = tuple(type(name, (Part,), {}) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"))


def cooked(
    platform: str,
    monkeypatch: pytest.MonkeyPatch,
    trial: bool = False,
    needed: Sequence[str] = ("libQt6Core.so.6",),
) -> dict[str, list[Part]]:
    """Run the recipe as on that system, with an empty PyInstaller; return what it asks for, by kind.

    Each module and library needs the libraries named in `needed`.
    """
    asking = {"get_imports": lambda _source: [(name, "") for name in needed]}
    hooks = {"collect_submodules": lambda name, **_: [name], "copy_metadata": lambda _name: []}
    monkeypatch.setitem(sys.modules, "PyInstaller.depend.bindepend", SimpleNamespace(**asking))
    depend = SimpleNamespace(bindepend=sys.modules["PyInstaller.depend.bindepend"])
    for name, module in {
        "PyInstaller": SimpleNamespace(depend=depend),
        "PyInstaller.depend": depend,
        "PyInstaller.utils": SimpleNamespace(),
        "PyInstaller.utils.hooks": SimpleNamespace(**hooks),
        "espeakng_loader": SimpleNamespace(__file__="/espeakng_loader/__init__.py"),
    }.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("NIGHTCALLER_TRIAL", str(int(trial)))
    Part.made = {}
    place = PACKAGING / "bundle" / "nightcaller.spec"
    code = compile(place.read_text("utf-8"), str(place), "exec")
    exec(code, {"SPECPATH": str(place.parent), **{step.__name__: step for step in STEPS}})
    return Part.made


ASKED_FROM_C = """
import sys
from pathlib import Path
from nightcaller.table.shelf.journal.cells import KEY_SIZE, Sealer
Sealer(bytes(KEY_SIZE), b"")
for name, module in sorted(sys.modules.items()):
    file = Path(getattr(module, "__file__", None) or "")
    if file.parent.name == "site-packages" and file.suffix != ".py":
        print(name)
"""


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_module_that_only_c_asks_for_comes_along(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies bare beside the packages, and PyInstaller reads only what Python asks for."""
    begun = subprocess.run([sys.executable, "-c", ASKED_FROM_C], capture_output=True, text=True, check=True)
    bare = {*begun.stdout.split()}
    assert bare, "an evening that begins has loaded none: this test is needless"
    (analysis,) = cooked(platform, monkeypatch)["Analysis"]
    assert bare <= {*analysis.named["hiddenimports"]}


def test_pyinstallers_own_frameworks_come_through_the_recipe_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where PyInstaller is installed. NIGHTCALLER_FRAMEWORKS: a folder with an unpacked wheel of macOS."""
    osx = pytest.importorskip("PyInstaller.utils.osx")
    wheel = Path(os.environ.get("NIGHTCALLER_FRAMEWORKS", tmp_path))
    library = wheel / FRAMEWORK / "Versions" / "A" / "QtCore"
    if not library.exists():
        for file in (library, library.parent / "Resources" / "Info.plist"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
    binaries = [
        (str(file.relative_to(wheel)), str(file), "BINARY")
        for file in sorted(wheel.glob("PySide6/Qt/lib/*.framework/Versions/A/*"))
        if file.is_file()
    ]
    binaries.append(("PySide6/QtCore.abi3.so", str(library), "EXTENSION"))
    added = osx.collect_files_from_framework_bundles(binaries)
    monkeypatch.setattr(Part, "collected", (binaries, [one for one in added if one not in binaries]))
    needed = ["QtCore", "QtGui", "QtQml", "QtQuick"]
    (analysis,) = cooked("darwin", monkeypatch, needed=needed)["Analysis"]
    laid = tmp_path / "laid"
    for place, source, kind in (*analysis.binaries, *analysis.datas):
        (laid / place).parent.mkdir(parents=True, exist_ok=True)
        if kind == "SYMLINK":
            (laid / place).symlink_to(source)
        else:
            shutil.copyfile(source, laid / place)
    frameworks = sorted(laid.glob("PySide6/Qt/lib/*.framework"))
    there = {framework.stem for framework in wheel.glob("PySide6/Qt/lib/*.framework")}
    assert {framework.stem for framework in frameworks} == there & {*needed}, "and nothing of any other"
    for framework in frameworks:
        name = framework.stem
        assert (framework / "Versions" / "Current").readlink() == Path("A"), name
        assert (framework / name).readlink() == Path("Versions/Current") / name
        assert (framework / name).is_file()
        assert (framework / "Resources" / "Info.plist").is_file()
    assert [path for path in laid.rglob("*") if path.is_symlink() and not path.exists()] == []


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_recipe_works_on_three_systems_and_names_what_is_there(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = cooked(platform, monkeypatch)
    (analysis,) = made["Analysis"]
    named = [*analysis.given[0], *analysis.named["runtime_hooks"], *analysis.named["pathex"]]
    named += [source for source, _place in contents.data()]
    assert [path for path in named if not Path(path).exists()] == []
    assert {"nightcaller", "PySide6.QtMultimedia", "pyttsx3.drivers"} <= {*analysis.named["hiddenimports"]}
    assert {place for place, _source, _kind in analysis.datas} == {"libQt6Core.so.6", "nightcaller/NOTICE"}
    assert [one.named["name"] for one in made["COLLECT"]] == ["nightcaller"]


def test_windows_has_a_window_without_a_console_and_a_laboratory_with_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = cooked("win32", monkeypatch)
    assert [(one.named["name"], one.named["console"]) for one in made["EXE"]] == [
        ("nightcaller", False),
        ("nightcaller-lab", True),
    ]
    for one in made["EXE"]:
        assert Path(one.named["manifest"]).is_file()
        assert one.named["icon"].endswith("nightcaller.ico")
        assert one.named["version"].endswith("version.txt")
    assert "BUNDLE" not in made


def test_the_app_of_macos_has_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a console PyInstaller would make it one that only works in the background."""
    made = cooked("darwin", monkeypatch)
    assert [one.named["console"] for one in made["EXE"]] == [False]
    (app,) = made["BUNDLE"]
    told = app.named["info_plist"]
    plistlib.dumps(told)
    assert (app.named["name"], app.named["bundle_identifier"]) == ("Nightcaller.app", linux.ID)
    assert told["NSHighResolutionCapable"]
    (exported,) = told["UTExportedTypeDeclarations"]
    (opened,) = told["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": ["nightcaller"]}


def test_a_trial_plays_instead_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    made = cooked("linux", monkeypatch, trial=True)
    (analysis,) = made["Analysis"]
    assert [Path(path).name for path in analysis.given[0]] == ["trial.py"]
    done = subprocess.run(
        [sys.executable, PACKAGING / "bundle" / "trial.py", "--voice-worker"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


# --- a frozen program ---------------------------------------------------------------------------------------


FROZEN = """
import sys
sys.frozen = True
sys.path[:0] = [sys.argv[1]]
sys._MEIPASS = sys.argv[1]
import nightcaller
from nightcaller.resources import notice, shipped
from nightcaller.app.stage import QML
from nightcaller.app.fonts import load_type
from nightcaller.voice.worker_process import worker_command
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
assert nightcaller.__file__.startswith(sys.argv[1]), nightcaller.__file__
for folder in (shipped("assets"), shipped("i18n"), QML, notice()):
    assert str(folder).startswith(sys.argv[1]), folder
assert load_type().complete
assert (QML / "Nightcaller" / "Main.qml").is_file()
assert worker_command() == (sys.executable, "--voice-worker")
print("whole")
"""


@pytest.mark.parametrize(
    ("modules", "files"),
    [
        ("nightcaller 唤夜人/_internal", "nightcaller 唤夜人/_internal"),
        pytest.param(
            "Nightcaller.app/Contents/Frameworks",
            "Nightcaller.app/Contents/Resources",
            marks=pytest.mark.slow,
        ),
    ],
    ids=["Linux and Windows", "macOS"],
)
def test_in_the_layout_of_a_bundle_everything_is_found(modules: str, files: str, tmp_path: Path) -> None:
    """The folder that the recipe lays out: the program's modules, with our data where `contents` puts it.

    In an app of macOS data lie in a folder of their own, with links to them where the modules are.
    """
    inside, apart = tmp_path / modules, tmp_path / files
    for path in (ROOT / "desktop" / "nightcaller").rglob("*.py"):
        target = inside / "nightcaller" / path.relative_to(ROOT / "desktop" / "nightcaller")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for source, place in contents.data():
        name = "" if Path(source).is_dir() else Path(source).name
        target, link = apart / place / name, inside / place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(source)
        if link != target:
            link.symlink_to(target)
    done = subprocess.run(
        [sys.executable, "-c", FROZEN, str(inside)], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.stdout == "whole\n", done.stderr


# --- Linux, Windows, macOS ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, PACKAGING / "icons" / "build.py", folder], check=True)
    return folder


def test_the_picture_comes_in_every_size_and_format(pictures: Path) -> None:
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        data = (pictures / f"{size}.png").read_bytes()
        assert struct.unpack(">II", data[16:24]) == (size, size)
    assert (pictures / "nightcaller.ico").read_bytes()[:6] == struct.pack("<HHH", 0, 1, 7)
    icns = (pictures / "nightcaller.icns").read_bytes()
    assert (icns[:4], struct.unpack(">I", icns[4:8])[0]) == (b"icns", len(icns))
    assert ET.fromstring((pictures / "nightcaller.svg").read_text("utf-8")).tag.endswith("svg")


def test_the_pictures_in_the_window_and_outside_are_one(pictures: Path) -> None:
    own = ROOT / "assets" / "icon" / "nightcaller.png"
    assert own.stat().st_size == pytest.approx((pictures / "256.png").stat().st_size, rel=0.2)


def test_a_desktop_gets_everything_that_it_asks_for(pictures: Path, tmp_path: Path) -> None:
    linux.dress(tmp_path, pictures, "1.2.3", "2026-01-02")
    entry = (tmp_path / "applications" / "nightcaller.desktop").read_text("utf-8")
    kind = "application/x-nightcaller-evening"
    assert f"MimeType={kind};" in entry
    told = ET.parse(tmp_path / "metainfo" / f"{linux.ID}.metainfo.xml")
    assert told.findtext("id") == linux.ID
    release = told.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2026-01-02"}
    assert told.findtext("provides/mediatype") == kind
    assert kind in (tmp_path / "mime" / "packages" / "nightcaller.xml").read_text("utf-8")
    assert (tmp_path / "icons" / "hicolor" / "48x48" / "apps" / "nightcaller.png").is_file()


def test_debian_is_asked_for_libraries_that_are_new_enough(tmp_path: Path) -> None:
    (tmp_path / "one.so").write_bytes(b"\x7fELF\0GLIBC_2.17\0GLIBC_2.34\0GLIBCXX_3.4.29\0")
    (tmp_path / "two.so").write_bytes(b"\x7fELF\0GLIBC_2.4\0GLIBCXX_3.4.9\0")
    (tmp_path / "a text").write_bytes(b"\0GLIBC_2.99\0")
    asked = linux.depends(tmp_path)
    assert {"libc6 (>= 2.34)", "libstdc++6 (>= 11)", "libegl1"} <= {*asked}


@pytest.mark.skipif(
    not (shutil.which("ld") and shutil.which("strip")), reason="needs binutils, as a release does"
)
def test_icu_finds_an_empty_library_of_tables(tmp_path: Path) -> None:
    tables = tmp_path / "libicudata.so.73"
    linux.hollow(tables)
    assert tables.stat().st_size < 20_000
    library = ctypes.CDLL(str(tables))
    found = bytes((ctypes.c_char * len(linux.NO_TABLES)).in_dll(library, "icudt73_dat"))
    assert found == linux.NO_TABLES
    size, magic, kind = struct.unpack_from("<HH8x4s", found)
    assert (size, magic, kind, struct.unpack_from("<I", found, size)) == (32, 0x27DA, b"ToCP", (0,))


@pytest.mark.skipif(sys.platform != "linux", reason="about Linux' libraries")
def test_a_library_that_strip_has_broken_is_noticed() -> None:
    """Its parts are moved in the file and not in memory: Linux refuses it, and nobody would hear a voice."""
    whole = Path(sys.modules["msgspec._core"].__file__).read_bytes()
    assert linux.loads(whole)
    first, size = struct.unpack_from("<32xQ14xH", whole)
    broken = bytearray(whole)
    place = next(
        at for at in range(first, len(whole), size) if struct.unpack_from("<I", whole, at) == (linux.PT_LOAD,)
    )
    struct.pack_into("<Q", broken, place + 8, struct.unpack_from("<Q", whole, place + 8)[0] + 0x568)
    assert not linux.loads(bytes(broken))


@pytest.mark.parametrize(
    ("checker", "file"),
    [
        (("desktop-file-validate",), "applications/nightcaller.desktop"),
        (("appstreamcli", "validate", "--no-net"), f"metainfo/{linux.ID}.metainfo.xml"),
    ],
)
def test_the_checkers_of_the_desktops_have_no_complaint(
    checker: tuple[str, ...], file: str, pictures: Path, tmp_path: Path
) -> None:
    if not shutil.which(checker[0]):
        pytest.skip(f"{checker[0]} is not installed; the release workflow runs it")
    linux.dress(tmp_path, pictures, "1.2.3", "2026-01-02")
    done = subprocess.run([*checker, tmp_path / file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_windows_is_told_about_screens_and_long_paths() -> None:
    manifest = ET.parse(PACKAGING / "windows" / "nightcaller.manifest")
    told = {node.tag.rpartition("}")[2]: node.text for node in manifest.iter()}
    assert (told["dpiAwareness"], told["longPathAware"], told["activeCodePage"]) == (
        "PerMonitorV2",
        "true",
        "UTF-8",
    )
    assert "requireAdministrator" not in (PACKAGING / "windows" / "nightcaller.manifest").read_text("utf-8")


def test_a_version_is_four_numbers_for_windows() -> None:
    resource = windows.version_resource("1.2.3")
    assert "filevers=(1, 2, 3, 0)" in resource
    ast.parse(resource)


def test_the_set_up_touches_no_evening() -> None:
    script = (PACKAGING / "windows" / "nightcaller.iss").read_text("utf-8")
    assert "PrivilegesRequired=lowest" in script
    assert "{localappdata}" not in script.lower()
    assert ".nightcaller" in script


@pytest.mark.skipif(sys.platform == "win32", reason="a command of Linux stands in for a signer")
def test_programs_are_signed_where_there_is_a_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "nightcaller.exe"
    program.touch()
    windows.sign(program)  # nothing is set: nothing happens
    assert program.exists()
    monkeypatch.setenv("NIGHTCALLER_SIGN", "rm -v")
    windows.sign(program)
    assert not program.exists()


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("", []),
        ("signtool sign /a", ["signtool", "sign", "/a"]),
        (
            r'"C:\Program Files\Kits\signtool.exe" sign /n "The authors" /tr http://t#1',
            [r"C:\Program Files\Kits\signtool.exe", "sign", "/n", "The authors", "/tr", "http://t#1"],
        ),
    ],
)
def test_a_signer_may_live_where_blanks_are(
    told: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NIGHTCALLER_SIGN", told)
    assert windows.signer() == words
    asked = windows.set_up_signer()
    assert bool(asked) == bool(words)
    if "Program Files" in told:
        assert asked[0].startswith(
            r"/Snightcaller=$qC:\Program Files\Kits\signtool.exe$q sign /n $qThe authors$q"
        )
        assert asked[0].endswith(" $f")


def portable(signature: int) -> bytes:
    """The head of a program of Windows, as far as its signature is told."""
    head = bytearray(0x200)
    head[:2] = b"MZ"
    struct.pack_into("<I", head, 0x3C, 0x80)
    struct.pack_into("<4s", head, 0x80, b"PE\0\0")
    struct.pack_into("<H", head, 0x80 + 24, 0x20B)
    struct.pack_into("<II", head, 0x80 + 24 + 112 + 8 * 4, 0x1000, signature)
    return bytes(head)


@pytest.mark.skipif(sys.platform == "win32", reason="a command of Linux stands in for a signer")
def test_libraries_are_signed_too_unless_their_makers_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Smart App Control is on, one library without a signature stops a program."""
    inside = tmp_path / "nightcaller" / "_internal"
    (inside / "Qt").mkdir(parents=True)
    bare = {tmp_path / "nightcaller" / "nightcaller.exe", inside / "Qt" / "one.dll", inside / "two.pyd"}
    for file in bare:
        file.write_bytes(portable(0))
    (inside / "theirs.dll").write_bytes(portable(9000))
    (inside / "a.txt").write_text("no program")
    monkeypatch.setenv("NIGHTCALLER_SIGN", "rm")
    monkeypatch.setattr(windows, "INNO", ())
    windows.pack(tmp_path / "nightcaller", tmp_path, tmp_path, "1.2.3")
    assert {path.name for path in inside.rglob("*") if path.is_file()} == {"theirs.dll", "a.txt"}


def test_the_set_up_speaks_chinese() -> None:
    """Every page that ours shows, in the words of Inno Setup's list, with what it puts in."""
    script = (PACKAGING / "windows" / "nightcaller.iss").read_text("utf-8-sig")
    assert 'Name: "zh"; MessagesFile: "compiler:Default.isl,chinese.isl"' in script
    told = (PACKAGING / "windows" / "chinese.isl").read_text("utf-8-sig")
    words = dict(line.split("=", 1) for line in told.splitlines() if "=" in line and not line.startswith(";"))
    for message in (
        *("ButtonNext", "ButtonInstall", "LicenseAccepted", "FinishedHeadingLabel", "ConfirmUninstall"),
        *(
            "SelectDirLabel3",
            "SelectTasksLabel2",
            "CreateDesktopIcon",
            "LaunchProgram",
            "SetupAppRunningError",
        ),
    ):
        assert any("一" <= sign <= "鿿" for sign in words[message]), message
    assert "%1" in words["LaunchProgram"]
    assert "[name]" in words["InstallingLabel"]
    for name in re.findall(r"\{cm:(\w+)", script):
        assert name in words or f"zh.{name}=" in script


def test_the_disk_image_has_the_folder_that_the_app_is_dragged_into(tmp_path: Path) -> None:
    app = tmp_path / "Nightcaller.app"
    (app / "Contents" / "A").mkdir(parents=True)
    (app / "Contents" / "Current").symlink_to("A")
    shown = macos.image(app, tmp_path / "image")
    assert {path.name for path in shown.iterdir()} == {"Nightcaller.app", "Applications"}
    assert (shown / "Applications").readlink() == Path("/Applications")
    assert (shown / "Nightcaller.app" / "Contents" / "Current").readlink() == Path("A")


@pytest.mark.skipif(not shutil.which("bash"), reason="a script of macOS")
@pytest.mark.parametrize("name", ["Nightcaller.app", "nightcaller.dmg"])
def test_apples_word_is_stapled_to_the_app_and_to_the_image(name: str, tmp_path: Path) -> None:
    """Apple's programs write down how they are called; an app is sent as a .zip and stapled itself."""
    what, called = tmp_path / name, tmp_path / "called"
    what.mkdir() if name.endswith(".app") else what.touch()
    for program in ("codesign", "xcrun", "ditto"):
        (tmp_path / program).write_text(f'#!/bin/bash\necho "{program} $*" >> "{called}"\n')
        (tmp_path / program).chmod(0o755)
    names = {"NIGHTCALLER_SIGN_AS": "somebody", "NIGHTCALLER_NOTARY": "profile"}
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["bash", PACKAGING / "macos" / "sign.sh", what], env={"PATH": path, **names}, check=True)
    lines = called.read_text("utf-8").splitlines()
    assert lines[-1] == f"xcrun stapler staple {what}"
    (sent,) = [line.split()[3] for line in lines if line.startswith("xcrun notarytool submit")]
    assert sent.endswith(".zip" if name.endswith(".app") else ".dmg")
    pack = (PACKAGING / "bundle" / "macos.py").read_text("utf-8")
    assert pack.index("sign.sh") < pack.index('"ditto"'), "stapled before it is packed"


def test_a_signature_of_macos_that_is_not_whole_stops_a_release() -> None:
    release = (PACKAGING / "bundle" / "release.py").read_text("utf-8")
    for switch in ("STRICT_BUNDLE_CODESIGN_ERROR", "VERIFY_BUNDLE_SIGNATURE"):
        assert f'PYINSTALLER_{switch}="1"' in release


@pytest.mark.skipif(not shutil.which("bash"), reason="a script of macOS")
def test_without_a_certificate_macos_signs_nothing_and_says_so(tmp_path: Path) -> None:
    script = PACKAGING / "macos" / "sign.sh"
    outside = {"PATH": os.environ["PATH"]}
    done = subprocess.run(["bash", script, tmp_path], env=outside, capture_output=True, text=True, check=True)
    assert done.stdout == "not signed: NIGHTCALLER_SIGN_AS is empty\n"
    done = subprocess.run(
        ["bash", script, tmp_path],
        env={**outside, "NIGHTCALLER_SIGN_AS": "somebody"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "codesign" in done.stderr, "with one, Apple's program is asked; here there is none"
    assert done.returncode


def test_the_set_up_of_windows_is_given_what_it_asks_for() -> None:
    """Every name that its script uses is one that `windows.pack` defines, and the files are the bundle's."""
    script = (PACKAGING / "windows" / "nightcaller.iss").read_text("utf-8-sig")
    pack = (PACKAGING / "bundle" / "windows.py").read_text("utf-8")
    asked = {*re.findall(r"\{#(\w+)\}", script)}
    assert asked == {"Version", "Bundle", "Into", "Icons"}
    assert all(f'"{name}":' in pack for name in asked)
    assert "OutputBaseFilename=nightcaller-{#Version}-setup" in script
    assert "#ifdef Sign" in script, "which `windows.set_up_signer` defines"
    assert "SignTool=nightcaller" in script


def test_macos_is_asked_for_nothing_private() -> None:
    rights = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert all(name.startswith("com.apple.security.cs.") for name in rights)
    assert "UsageDescription" not in (PACKAGING / "bundle" / "nightcaller.spec").read_text("utf-8")


def test_a_template_without_its_words_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("@VERSION@ @DATE@", "utf-8")
    with pytest.raises(SystemExit):
        running.filled(tmp_path / "one", version="1")
