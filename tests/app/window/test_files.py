"""Files in the real window: open, save, codes on the clipboard, the question before leaving, and what comes back."""

import os
import pathlib
import signal
import subprocess
import tempfile
import time

from lab_driver import FOVLAB, FOVLAB_CLI, PATIENCE, Lab, is_right, open_lab, run_parts

MAP = "#######\n#..@..#\n#.....#\n#######\n"


def items(report, name):
    return [item for item in report["items"] if item["name"] == name]


def shows(name):
    return lambda report: items(report, name)


def type_text(lab, text):
    lab.xdotool("type", "--delay", "4", text)


def kill(lab):
    """As a crash ends it."""
    lab.process.send_signal(signal.SIGKILL)
    lab.process.wait(timeout=PATIENCE)


def saved_and_opened():
    """A map is opened, changed, saved under a name that is typed, and opened again at the same step."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "room.txt"
        source.write_text(MAP, encoding="utf-8")
        with open_lab(str(source)) as lab:
            assert not lab.report()["dirty"]
            lab.drag_cells([(1, 2), (2, 2)])
            lab.wait("unsaved work", lambda report: report["dirty"])
            lab.key("Home")
            lab.wait("the start", lambda report: report["step"] == 0)
            lab.key("shift+Right")
            step = lab.wait("a row", lambda report: report["step"] > 0)["step"]
            lab.key("ctrl+s")
            lab.wait("the sheet", shows("file.path"))
            lab.key("Return")  # the name that is suggested: beside the map
            lab.wait("the file", lambda report: not report["dirty"] and items(report, "step.play"))
            scenario = pathlib.Path(folder) / "room.toml"
            assert f"step = {step}" in scenario.read_text(encoding="utf-8")
            assert sorted(os.listdir(folder)) == ["room.toml", "room.txt"]
            shown = lab.report()["map"]
        with open_lab(str(scenario)) as lab:
            report = lab.report()
            assert report["map"] == shown and not report["dirty"]
        ran = subprocess.run([FOVLAB_CLI, "scenario", "check", str(scenario)], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr


def opened_by_keys():
    """Ctrl+O, a path and Enter as fast as they come; what cannot be opened leaves the sheet open and the map alone."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "room.txt").write_text(MAP, encoding="utf-8")
        (pathlib.Path(folder) / "bad.txt").write_text("..x\n", encoding="utf-8")
        with open_lab() as lab:
            before = lab.report()["map"]
            lab.key("ctrl+o")
            type_text(lab, f"{folder}/bad.txt")
            lab.key("Return")
            time.sleep(0.3)
            report = lab.wait("the sheet, still", shows("file.path"))
            assert report["map"] == before and report["undo"] == 0
            lab.key("ctrl+a")
            type_text(lab, f"{folder}/room.txt")
            lab.key("Return")
            report = lab.wait("the room", lambda report: len(report["map"]) == 4 and items(report, "step.play"))
            assert report["undo"] == 1 and is_right(report)


def codes_are_pasted():
    """A share code copied in one lab opens the same scene in another; one wrong character changes nothing."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "room.toml"
        source.write_text("version = 1\nradius = 3\nmap = '''\n" + MAP + "'''\n", encoding="utf-8")
        code = subprocess.run([FOVLAB_CLI, "scenario", "encode", str(source)],
                              capture_output=True, text=True, check=True).stdout.strip()  # fmt: skip
        with open_lab(code) as lab:
            report = lab.report()
            assert len(report["map"]) == 4 and report["radius"] == 3
            lab.key("ctrl+shift+c")
            lab.key("bracketright")
            lab.wait("radius 4", lambda report: report["radius"] == 4)
            lab.key("ctrl+v")
            report = lab.wait("radius 3 again", lambda report: report["radius"] == 3)
            assert report["undo"] == 2
        ran = subprocess.run([FOVLAB, code[:-1] + ("A" if code[-1] != "A" else "B")], capture_output=True, text=True,
                             check=False)  # fmt: skip
        assert ran.returncode == 2 and ran.stderr.startswith("fovlab: the share code:"), ran.stderr


def leaving_asks():
    """Ctrl+Q and the close button ask while something is unsaved; staying stays, leaving leaves the file alone."""
    with tempfile.TemporaryDirectory() as folder:
        scenario = pathlib.Path(folder) / "room.toml"
        scenario.write_text("version = 1\nmap = '''\n" + MAP + "'''\n", encoding="utf-8")
        before = scenario.read_bytes()
        with open_lab(str(scenario)) as lab:
            lab.drag_cells([(1, 2), (2, 2)])
            lab.wait("unsaved work", lambda report: report["dirty"])
            lab.key("ctrl+q")
            lab.wait("the question", shows("leave.save"))
            lab.key("Escape")
            assert lab.wait("the lab", shows("step.play"))["dirty"]
            lab.close_button()
            lab.wait("the question", shows("leave.stay"))
            lab.click_item("leave.stay")
            lab.wait("the lab", shows("step.play"))
            lab.key("ctrl+q")
            lab.leave_without_saving()
            assert lab.process.wait(timeout=PATIENCE) == 0
            assert scenario.read_bytes() == before
        with open_lab(str(scenario)) as lab:
            lab.drag_cells([(1, 2), (2, 2)])
            lab.wait("unsaved work", lambda report: report["dirty"])
            lab.close_button()
            lab.wait("the question", shows("leave.save"))
            lab.key("Return")
            assert lab.process.wait(timeout=PATIENCE) == 0
            assert b"###...#" in scenario.read_bytes()


def killed_and_back():
    """Killed right after an edit, the lab comes back with it, with its undo and its step, and says whose it is."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "room.txt"
        source.write_text(MAP, encoding="utf-8")
        with open_lab(str(source), safe=False) as lab:
            before = lab.report()["map"]
            lab.drag_cells([(1, 2), (2, 2)])
            edited = lab.wait("the edit", lambda report: report["undo"] == 1)["map"]
            kill(lab)
            lab.arguments = ()
            lab.start()
            report = lab.report()
            assert report["map"] == edited and report["undo"] == 1 and report["dirty"], report
            lab.key("ctrl+z")
            lab.wait("the map before", lambda report: report["map"] == before and report["redo"] == 1)
            lab.key("Home")
            lab.wait("the start", lambda report: report["step"] == 0)
            lab.key("shift+Right")
            step = lab.wait("a row", lambda report: report["step"] > 0)["step"]
            lab.wait_kept("the step", lambda look: look["step"] == step)
            kill(lab)
            lab.settles = False
            lab.start()
            report = lab.report()
            assert report["map"] == before and report["redo"] == 1 and report["step"] == step, report
            kill(lab)
            # What is asked for by name comes on top, and undo leads back.
            other = pathlib.Path(folder) / "other.txt"
            other.write_text("...@...\n", encoding="utf-8")
            lab.arguments = (str(other),)
            lab.start()
            assert len(lab.report()["map"]) == 1
            lab.key("ctrl+z")
            lab.wait("the session below", lambda report: report["map"] == before)


def two_labs_at_once():
    """A second lab beside the first keeps a session of its own; neither takes the other's."""
    with open_lab(safe=False) as lab:
        lab.drag_cells([(8, 12), (9, 12)])
        mine = lab.wait("an edit", lambda report: report["undo"] == 1)["map"]
        with tempfile.TemporaryDirectory() as folder:
            second = Lab(lab.display, folder, safe=False, state=lab.state, settles=False)
            try:
                assert second.report()["undo"] == 0 and second.report()["map"] != mine
            finally:
                kill(second)
        kill(lab)
        lab.start()
        report = lab.report()
        assert report["map"] == mine and report["undo"] == 1


run_parts(saved_and_opened, opened_by_keys, codes_are_pasted, leaving_asks, killed_and_back, two_labs_at_once)
