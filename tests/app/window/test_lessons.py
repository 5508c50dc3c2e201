"""Lessons in the real window: the first one from its beginning to its end by pointer and keys, and files that are saved
while they are open."""

import json
import os
import pathlib
import signal
import subprocess
import tempfile

from lab_driver import FOVLAB, PATIENCE, open_lab, run_parts

ANSWERS = pathlib.Path(__file__).resolve().parents[2] / "lessons" / "01-what-the-hero-sees.json"

LESSON = """# {title}

Some words.

```scenario
version = 1
map = '''
{map}
'''
radius = "unlimited"
```

```task
kind = "predict"
what = "dark"
of = "floor"
```

## The second page

```quiz
kind = "choice"
ask = "Which?"
options = ["this", "that"]
right = 2
```
"""
ROOM = "#######\n#.@...#\n#..#..#\n#.....#\n#######"
HALL = "#######\n#.@...#\n#.....#\n#######"


def lesson(report):
    return report["lesson"] or {}


def on_page(page):
    return lambda report: lesson(report).get("page") == page


def task_here(report, number):
    return next(task for task in report["lesson"]["tasks"] if task["task"] == number)


def items(report, name):
    return [item for item in report["items"] if item["name"] == name]


def reach(lab, name, which=0):
    """A control of the page, turned to where it can be clicked: between the line above the page and the buttons below."""
    for _ in range(60):
        report = lab.report()
        end = items(report, "lesson.next-page")[0]
        begin = items(report, "lesson.list")[0]
        found = items(report, name)
        wheel = 5
        if len(found) > which:
            item = found[which]
            if item["y"] < begin["y"] + begin["height"]:
                wheel = 4
            elif item["y"] + item["height"] <= end["y"]:
                return item
        lab.xdotool(*lab._to((end["x"], end["y"] - 60)), "click", wheel)
        lab.wait_still()
    raise AssertionError(f"{name} is nowhere on the page")


def press(lab, name, which=0):
    item = reach(lab, name, which)
    lab.click((item["x"] + item["width"] / 2, item["y"] + item["height"] / 2))


def mark(lab, cells):
    """Clicks each cell, and waits until it is marked."""
    for cell in cells:
        lab.wait_still()
        lab.click(lab.pixel(cell))
        lab.wait(f"a mark on {cell}", lambda report: list(cell) in lesson(report)["marks"])


def build(lab, rows):
    """Paints the cells that are not yet as they should be; right clicks make floor."""
    shown = lab.report()["map"]
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            wall = glyph == "#"
            if wall != (shown[y][x] == "#"):
                lab.wait_still()
                lab.click(lab.pixel((x, y)), button=1 if wall else 3)
                lab.wait(f"({x}, {y}) painted", lambda report: (report["map"][y][x] == "#") == wall)


def answer(lab, number, kind, value):
    """Gives an answer by hand and has it judged."""
    if kind == "predict":
        if lesson(lab.report())["marks"]:
            press(lab, "lesson.clear-marks")
            lab.wait("no marks", lambda report: lesson(report)["marks"] == [])
        mark(lab, value)
    elif kind == "build":
        build(lab, value)
    else:
        numbers = value if isinstance(value, list) else [value]
        for one in numbers:
            press(lab, "lesson.option", "ABCDEFGH".index(one) if isinstance(one, str) else one - 1)
    press(lab, "lesson.check")
    return lab.wait(f"a verdict on task {number}", lambda report: task_here(report, number)["right"] is not None)


def lesson_one_to_its_end():
    """F2, the first lesson, every task wrong and then right, and the results on the clipboard."""
    recorded = {entry["task"]: entry for entry in json.loads(ANSWERS.read_text(encoding="utf-8"))}
    with open_lab() as lab:
        lab.key("F2")
        lab.wait("the list", lambda report: report["view"] == "lessons" and items(report, "lesson.entry"))
        lab.click_item("lesson.entry")
        report = lab.wait("the first page", on_page(1))
        pages = lesson(report)["pages"]
        done = 0
        for page in range(1, pages + 1):
            report = lab.wait(f"page {page}", on_page(page))
            for task in [(task["task"], task["kind"]) for task in lesson(report)["tasks"]]:
                done += 1
                for right in (False, True):
                    if right:
                        press(lab, "lesson.again")
                        lab.wait("the question again", lambda report: task_here(report, task[0])["right"] is None)
                    report = answer(lab, *task, recorded[task[0]]["right" if right else "wrong"])
                    judged = task_here(report, task[0])
                    assert judged["right"] == right and len(judged["feedback"]) > 10, (task, judged)
            if page < pages:
                lab.key("Next")
        assert done == len(recorded) and all(entry in range(1, done + 1) for entry in recorded)
        lab.key("Prior")
        lab.wait("the page before", on_page(pages - 1))
        press_list(lab)
        lab.click_item("lesson.hand-in")
        words = lab.clipboard()
        assert words.count("right, at try 2") == done and f"{done} of {done}" in words, words


def press_list(lab):
    lab.click_item("lesson.list")
    lab.wait("the list", lambda report: report["lesson"] is None and items(report, "lesson.entry"))


def write(folder, name="one.md", title="One", map=ROOM):
    path = pathlib.Path(folder) / name
    path.write_text(LESSON.format(title=title, map=map), encoding="utf-8")
    return path


def marks_by_drag_and_by_keys():
    """Cells are marked with one stroke and one by one from the keyboard; the light stays out until they are judged."""
    with tempfile.TemporaryDirectory() as folder:
        with open_lab(str(write(folder))) as lab:
            lab.wait("a question", lambda report: lesson(report).get("veil") == "light")
            lab.wait_still()
            lab.drag_cells([(1, 3), (2, 3), (3, 3)])
            lab.wait("three marks", lambda report: len(lesson(report)["marks"]) == 3)
            lab.key("Tab")
            x, y = lab.wait("the cursor", lambda report: report["cursor"])["cursor"]
            lab.key("Right")
            lab.wait("the cursor one on", lambda report: report["cursor"] == [x + 1, y])
            lab.key("Return")
            lab.wait("four marks", lambda report: [x + 1, y] in lesson(report)["marks"])
            lab.key("Return")
            lab.wait("three again", lambda report: len(lesson(report)["marks"]) == 3)
            lab.key("Escape")
            press(lab, "lesson.check")
            report = lab.wait("a verdict", lambda report: lesson(report)["tasks"][0]["right"] is not None)
            assert lesson(report)["veil"] == "none" and lesson(report)["tasks"][0]["feedback"]


def pages_and_what_one_made_of_them():
    """What was painted is set aside when the page is turned, and brought back; undo goes back over pages."""
    with tempfile.TemporaryDirectory() as folder:
        path = write(folder)
        path.write_text(path.read_text(encoding="utf-8").replace("```task\nkind = \"predict\"\nwhat = \"dark\"\nof = \"floor\"\n```\n", ""), encoding="utf-8")  # fmt: skip
        with open_lab(str(path)) as lab:
            before = lab.wait("page 1", on_page(1))["map"]
            lab.wait_still()
            lab.click(lab.pixel((4, 3)))
            mine = lab.wait("a wall", lambda report: report["map"] != before)["map"]
            lab.key("Next")
            lab.wait("page 2", lambda report: on_page(2)(report) and report["map"] == before)
            lab.key("Prior")
            lab.wait("page 1 as it was", lambda report: on_page(1)(report) and report["map"] == before)
            lab.click_item("lesson.mine")
            lab.wait("my map", lambda report: report["map"] == mine)
            lab.key("ctrl+z")
            lab.wait("the page's map", lambda report: report["map"] == before)


def saved_while_open():
    """The file is shown anew whenever it is saved; a broken one is told with its place, and the page stays."""
    with tempfile.TemporaryDirectory() as folder:
        path = write(folder)
        with open_lab(str(path)) as lab:
            lab.wait("the room", lambda report: on_page(1)(report) and len(report["map"]) == 5)
            write(folder, map=HALL)
            lab.wait("the hall", lambda report: len(report["map"]) == 4)
            path.write_text(LESSON.format(title="One", map="#@x"), encoding="utf-8")
            report = lab.wait("the problem", lambda report: "line " in lesson(report)["problem"])
            assert len(report["map"]) == 4 and lesson(report)["page"] == 1
            beside = path.with_suffix(".new")
            beside.write_text(LESSON.format(title="One", map=ROOM), encoding="utf-8")
            os.replace(beside, path)
            lab.wait("the room", lambda report: len(report["map"]) == 5 and not lesson(report)["problem"])


def what_is_done_comes_back():
    """Progress is there after a restart; after a kill the page is back, with undo."""
    with tempfile.TemporaryDirectory() as folder:
        with open_lab(str(write(folder)), safe=False) as lab:
            lab.arguments = ()
            lab.wait("page 1", on_page(1))
            lab.key("Next")
            lab.wait("page 2", on_page(2))
            answer(lab, 2, "choice", 2)
            undo = lab.report()["undo"]
            lab.wait_kept("the page", lambda look: look["lesson"] and look["lesson"]["page"] == 1)
            lab.process.send_signal(signal.SIGKILL)
            lab.process.wait(timeout=PATIENCE)
            lab.settles = False
            lab.start()
            report = lab.wait("page 2", on_page(2))
            assert report["undo"] == undo and len(report["map"]) == 5, report["undo"]
            task = task_here(report, 2)
            assert task["done"] and task["tries"] == 1 and task["right"] is None, task


def broken_from_the_beginning():
    """A lesson that cannot be read is one line with the place, and status 2."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "bad.md"
        path.write_text("# Bad\n\n```task\nkind = \"guess\"\n```\n", encoding="utf-8")
        ran = subprocess.run([FOVLAB, str(path)], capture_output=True, text=True, check=False)
        assert ran.returncode == 2 and ran.stderr.startswith(f"fovlab: {path}:4:") and ran.stderr.count("\n") == 1, ran


run_parts(lesson_one_to_its_end, marks_by_drag_and_by_keys, pages_and_what_one_made_of_them, saved_while_open,
          what_is_done_comes_back, broken_from_the_beginning)  # fmt: skip
