"""Figures made with a real pointer and real keys: the file is there, and shows what the window shows."""

import pathlib
import re
import tempfile
import xml.etree.ElementTree as ElementTree

from lab_driver import open_lab, run_parts, wait_until


def names(report):
    return [item["name"] for item in report["items"]]


def open_sheet(lab):
    lab.key("ctrl+e")
    lab.wait("the sheet", lambda report: "figure.make" in names(report))
    lab.wait_still()


def write_path(lab, path):
    lab.click_item("figure.path")
    lab.key("ctrl+a")
    lab.xdotool("type", "--delay", "5", str(path))


def closed(lab):
    return lab.wait("the sheet closed", lambda report: "figure.make" not in names(report))


def lit_cells(path):
    lit = 0
    for element in ElementTree.parse(path).getroot().iter("{http://www.w3.org/2000/svg}path"):
        if "visible" in element.get("class", "").split():
            lit += sum(int(run) for run in re.findall(r"M\d+ \d+h(\d+)v1H\d+z", element.get("d")))
    return lit


def a_key_a_name_and_enter_make_a_figure():
    """Ctrl+E, a name, Enter: an SVG with as many lit cells as the window shows at this step."""
    with tempfile.TemporaryDirectory() as folder, open_lab() as lab:
        path = pathlib.Path(folder) / "half.svg"
        lab.key("Home")
        lab.wait("the start", lambda report: report["step"] == 0)
        for _ in range(6):
            lab.key("shift+Right")
        report = lab.wait("some rows", lambda report: report["step"] > 10)
        lab.wait_still()
        report = lab.report()
        open_sheet(lab)
        write_path(lab, path)
        lab.key("Return")
        closed(lab)
        wait_until("the file", path.exists)
        visible = sum(row.count("*") for row in report["visible"])
        assert lit_cells(path) == visible, (lit_cells(path), visible)
        assert list(path.parent.iterdir()) == [path]


def an_animation_is_made_while_the_window_goes_on():
    """GIF is chosen with the pointer; the sheet tells how far it is, and closes when the file is there."""
    with tempfile.TemporaryDirectory() as folder, open_lab() as lab:
        path = pathlib.Path(folder) / "run.gif"
        open_sheet(lab)
        for _ in range(3):  # the place that is reported is that of the kind that comes next
            lab.click_item("figure.kind")
            lab.wait_still()
        lab.wait("the choice of frames", lambda report: "figure.every" in names(report))
        write_path(lab, path)
        lab.click_item("figure.make")
        closed(lab)
        wait_until("the file", path.exists)
        assert path.read_bytes().startswith(b"GIF89a")
        assert list(path.parent.iterdir()) == [path]


def escape_leaves_without_a_file():
    """Letters typed into a field are no keys of the lab; Escape closes the sheet, and the map is as it was."""
    with tempfile.TemporaryDirectory() as folder, open_lab() as lab:
        before = lab.report()
        open_sheet(lab)
        write_path(lab, pathlib.Path(folder) / "cew.png")
        lab.key("Escape")
        report = closed(lab)
        assert not list(pathlib.Path(folder).iterdir())
        assert report["map"] == before["map"] and report["compare"] == before["compare"] and report["undo"] == 0


run_parts(
    a_key_a_name_and_enter_make_a_figure,
    an_animation_is_made_while_the_window_goes_on,
    escape_leaves_without_a_file,
)
