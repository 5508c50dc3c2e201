"""The cell cursor with real keys: a map drawn without touching the pointer."""

from lab_driver import is_right, judge_why, open_lab, run_parts


def press(lab, *keys):
    """One after another: of equal keys at the same moment the window system keeps one."""
    for key in keys:
        lab.key(key)


def cursor_at(lab, cell):
    return lab.wait(f"the cursor at {cell}", lambda report: report["cursor"] == cell)


def keys_draw_a_wall():
    """Tab, arrows, Enter and Delete paint and erase; the window agrees with the command line all along."""
    with open_lab() as lab:
        report = lab.report()
        assert report["cursor"] is None, "off at first"
        lab.go((3, 3))
        lab.key("Tab")
        x, y = report["from"]
        report = cursor_at(lab, [x, y])
        assert report["sentence"] == judge_why(report, (x, y))
        press(lab, "Up", "Up")
        cursor_at(lab, [x, y - 2])
        press(lab, "Return", "Right", "Return", "Left", "Left", "Return")
        report = lab.wait("three walls", lambda report: report["map"][y - 2][x - 1 : x + 2] == "###")
        assert report["undo"] == 3 and is_right(report), report["undo"]
        assert report["sentence"] == judge_why(report, (x - 1, y - 2))
        lab.key("Delete")
        report = lab.wait("one is gone", lambda report: report["map"][y - 2][x - 1] == ".")
        assert is_right(report)
        press(lab, "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
        report = lab.wait("all undone", lambda report: report["undo"] == 0)
        assert is_right(report)


def escape_gives_the_arrows_back():
    """With the cursor on, Left moves it; after Escape, or Tab again, Left takes back a step."""
    with open_lab() as lab:
        steps = lab.report()["steps"]
        for leave in ("Escape", "Tab"):
            lab.key("End", "Tab")
            report = lab.wait("the cursor", lambda report: report["cursor"])
            x, y = report["cursor"]
            lab.key("Left")
            report = cursor_at(lab, [x - 1, y])
            assert report["step"] == steps, "the steps stay"
            lab.key(leave)
            lab.wait(f"{leave} leaves", lambda report: report["cursor"] is None)
            lab.key("Left")
            lab.wait("a step back", lambda report: report["step"] == steps - 1)


def the_viewer_moves_too():
    """Shift+Enter puts the viewer on the cursor's cell."""
    with open_lab() as lab:
        x, y = lab.report()["from"]
        lab.key("Tab", "Right", "shift+Return")
        report = lab.wait("the viewer", lambda report: report["from"] == [x + 1, y])
        assert report["undo"] == 1 and is_right(report)


def a_dot_pins():
    """`.` pins the cursor's cell, so that it stays explained when the cursor moves on."""
    with open_lab() as lab:
        x, y = lab.report()["from"]
        lab.key("Tab", "Down", "period", "Right")
        report = cursor_at(lab, [x + 1, y + 1])
        assert report["sentence"] == judge_why(report, (x, y + 1))
        lab.key("Escape")
        lab.wait("the cursor leaves first", lambda report: report["cursor"] is None)
        assert lab.report()["sentence"] == judge_why(report, (x, y + 1)), "still pinned"


run_parts(keys_draw_a_wall, escape_gives_the_arrows_back, the_viewer_moves_too, a_dot_pins)
