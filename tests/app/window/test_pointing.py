"""Pointing, pinning, zooming and panning with a real pointer."""

import math

from lab_driver import judge_why, open_lab, run_parts, wait_until


def cells_of(report, glyph):
    """Every cell that the report shows so."""
    return [(x, y) for y, row in enumerate(report["visible"]) for x, one in enumerate(row) if one == glyph]


def dark_cells_are_explained():
    """The sentence about a cell under the pointer is that of the command line."""
    with open_lab() as lab:
        report = lab.report()
        dark, light = cells_of(report, "-"), cells_of(report, "*")
        for cell in (*dark[:: len(dark) // 6], *light[:: len(light) // 4]):
            expected = judge_why(report, cell)
            lab.go(lab.pixel(cell))
            lab.wait(f"why {cell}", lambda report, expected=expected: report["sentence"] == expected)
        lab.go((20, 790))
        lab.wait("nothing pointed at", lambda report: report["sentence"] == "")


def a_pin_stays():
    """Shift+click pins a cell and paints nothing; Escape lets it go."""
    with open_lab() as lab:
        before = lab.report()
        dark = cells_of(before, "-")
        pinned, other = dark[2], cells_of(before, "*")[5]
        sentence = judge_why(before, pinned)
        lab.go(lab.pixel(pinned))
        lab.xdotool("keydown", "shift", "click", 1, "keyup", "shift")
        lab.wait("the pin", lambda report: any(item["name"] == "explain.unpin" for item in report["items"]))
        lab.go(lab.pixel(other))
        lab.key("Left")  # has been seen when the step before the last is shown
        report = lab.wait("a step", lambda report: report["step"] == report["steps"] - 1)
        assert report["sentence"] == sentence, "pinned"
        assert report["map"] == before["map"] and report["undo"] == 0
        lab.key("Escape")
        lab.wait("the cell under the pointer", lambda report: report["sentence"] == judge_why(report, other))


def a_click_on_the_sentence_goes_to_its_step():
    """Pin a dark cell, read why, click the sentence: the step at which that was decided is shown, and one before
    it the sentence is not yet decided."""
    with open_lab() as lab:
        before = lab.report()
        pinned = cells_of(before, "-")[4]
        sentence = judge_why(before, pinned)
        lab.go(lab.pixel(pinned))
        lab.xdotool("keydown", "shift", "click", 1, "keyup", "shift")
        lab.wait("the pin", lambda report: any(item["name"] == "explain.unpin" for item in report["items"]))
        lab.click_item("explain.jump")
        there = lab.wait("the step", lambda report: 0 < report["step"] < report["steps"])
        assert there["sentence"] == sentence
        lab.key("Left")
        earlier = lab.wait("a step before", lambda report: report["step"] == there["step"] - 1)
        assert earlier["sentence"].startswith("Not yet decided"), earlier["sentence"]
        assert earlier["sentence"].endswith(sentence)


def under(report, pixel):
    """The spot of the map under a pixel, in cells."""
    canvas = report["canvas"]
    return ((pixel[0] - canvas["x"]) / canvas["cell"], (pixel[1] - canvas["y"]) / canvas["cell"])


def the_wheel_zooms_around_the_pointer():
    """The spot under the pointer stays there."""
    with open_lab() as lab:
        before = lab.report()
        pointer = lab.pixel((4, 3))
        spot = under(before, pointer)
        lab.go(pointer)
        lab.xdotool("click", "--repeat", 3, "--delay", 0, 4)
        zoomed = lab.wait("larger cells", lambda report: report["canvas"]["cell"] > before["canvas"]["cell"] * 1.4)
        assert math.dist(under(zoomed, pointer), spot) < 0.02, (under(zoomed, pointer), spot)
        lab.xdotool("click", "--repeat", 3, "--delay", 0, 5)
        lab.wait("the first size", lambda report: abs(report["canvas"]["cell"] - before["canvas"]["cell"]) < 1e-6)
        lab.key("plus")
        lab.wait("+", lambda report: report["canvas"]["cell"] > before["canvas"]["cell"] * 1.2)
        lab.key("0")
        lab.wait("fit", lambda report: report["canvas"] == before["canvas"])


def the_map_can_be_moved():
    """The middle button, and Alt with the left one, move the map by as much as the pointer, and paint nothing."""
    with open_lab() as lab:
        for hold, button in ((None, 2), ("alt", 1)):
            before = lab.report()
            start = lab.pixel((4, 3))
            expected = (before["canvas"]["x"] + 60, before["canvas"]["y"] - 35)
            if hold:
                lab.xdotool("keydown", hold)
            lab.drag([start, (start[0] + 30, start[1]), (start[0] + 60, start[1] - 35)], button)
            if hold:
                lab.xdotool("keyup", hold)
            lab.wait("the map elsewhere", lambda report, expected=expected:
                     math.dist((report["canvas"]["x"], report["canvas"]["y"]), expected) < 1.5)
            report = lab.report()
            assert report["map"] == before["map"] and report["undo"] == 0, hold
            assert report["canvas"]["cell"] == before["canvas"]["cell"]


def the_window_can_be_resized():
    """The map fits into the window of every size, and pointing still finds its cells."""
    with open_lab() as lab:
        for width, height in ((900, 620), (1500, 1000)):
            before = lab.report()["canvas"]
            lab.xdotool("windowsize", lab.window, width, height)
            report = lab.wait(f"{width} × {height}", lambda report, before=before: report["canvas"] != before and any(
                item["y"] > before["y"] for item in report["items"]))
            lab.wait("all of the map in the window", lambda report, w=width, h=height: inside(report, w, h))
            cell = cells_of(report, "-")[0]
            expected = judge_why(report, cell)

            def aimed(cell=cell, expected=expected):
                lab.go(lab.pixel(cell))
                return lab.report()["sentence"] == expected

            wait_until(f"why {cell}", aimed)


def inside(report, width, height):
    canvas = report["canvas"]
    right = canvas["x"] + canvas["cell"] * len(report["map"][0])
    bottom = canvas["y"] + canvas["cell"] * len(report["map"])
    return canvas["x"] > 0 and canvas["y"] > 0 and right < width and bottom < height and all(
        item["y"] + item["height"] <= height for item in report["items"] if item["name"].startswith("step."))


run_parts(
    dark_cells_are_explained,
    a_pin_stays,
    a_click_on_the_sentence_goes_to_its_step,
    the_wheel_zooms_around_the_pointer,
    the_map_can_be_moved,
    the_window_can_be_resized,
)
