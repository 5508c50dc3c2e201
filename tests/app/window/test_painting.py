"""Painting with a real pointer, and the command line as the judge of what is then visible."""

from lab_driver import is_right, open_lab, run_parts

WALL, FLOOR = "#", "."


def painted(rows, cells, glyph):
    """The map with these cells painted."""
    grid = [list(row) for row in rows]
    for x, y in cells:
        grid[y][x] = glyph
    return ["".join(row) for row in grid]


def across(y, first, last):
    return [(x, y) for x in range(first, last + 1)]


def a_fast_drag_is_one_stroke():
    """A wall painted by a fast drag has no holes, is one undo step, and shadows what it should."""
    with open_lab() as lab:
        before = lab.report()
        assert is_right(before), "as it opens"
        wall = across(3, 5, 13) + [(13, y) for y in range(4, 9)]
        lab.drag_cells([(5, 3), (13, 3), (13, 8)])
        expected = painted(before["map"], wall, WALL)
        after = lab.wait("the wall", lambda report: report["map"] == expected and report["undo"] == 1)
        assert is_right(after), "with the wall"
        assert after["visible"] != before["visible"]
        assert after["dirty"]
        lab.key("ctrl+z")
        undone = lab.wait("undo", lambda report: report["undo"] == 0)
        assert undone["map"] == before["map"] and undone["visible"] == before["visible"] and undone["redo"] == 1
        lab.key("ctrl+shift+z")
        again = lab.wait("redo", lambda report: report["undo"] == 1)
        assert again["map"] == expected and is_right(again)
        lab.drag_cells([(5, 3), (13, 3), (13, 8)], button=3)
        erased = painted(before["map"], wall, FLOOR)
        lab.wait("erasing", lambda report: report["map"] == erased and report["undo"] == 2)


def each_key_chooses_a_tool():
    """The tools of the keys 1 to 6 paint their terrains."""
    with open_lab() as lab:
        rows = lab.report()["map"]
        for number, (key, glyph) in enumerate({"5": "~", "4": "'", "3": "+", "6": "%", "1": "#", "2": "."}.items()):
            lab.key(key)
            lab.drag_cells([(2, 10), (6, 10)])
            rows = painted(rows, across(10, 2, 6), glyph)
            report = lab.wait(f"painting {glyph}", lambda report, rows=rows: report["map"] == rows)
            assert report["undo"] == number + 1 and is_right(report), glyph


def a_stroke_ends_outside_the_window():
    """A button that is released outside the window ends the stroke."""
    with open_lab() as lab:
        before = lab.report()
        lab.drag([lab.pixel((2, 2)), lab.pixel((2, 10)), (1500, 1000)])
        lab.wait("the stroke", lambda report: report["undo"] == 1 and report["map"][10][2] == WALL)
        after = lab.point_at((5, 5))
        assert after["undo"] == 1 and after["map"][5][5] == FLOOR and is_right(after)
        lab.key("ctrl+z")
        lab.wait("undo", lambda report: report["map"] == before["map"])


def a_stroke_ends_with_the_focus():
    """When the window loses the keyboard in the middle of a stroke, the stroke ends."""
    with open_lab() as lab:
        lab.go(lab.pixel((2, 2)))
        lab.xdotool("mousedown", 1)
        lab.wait("the first cell", lambda report: report["map"][2][2] == WALL)
        lab.lose_focus()
        lab.xdotool("windowfocus", lab.window)
        lab.point_at((9, 2))
        lab.xdotool("mouseup", 1)
        report = lab.point_at((9, 5))
        assert report["map"][2][3] == FLOOR and report["undo"] == 1


def the_viewer_is_dragged():
    """The viewer goes where the pointer drags it, as one undo step, and paints nothing."""
    with open_lab() as lab:
        before = lab.report()
        lab.drag_cells([tuple(before["from"]), (9, 6), (9, 11), (4, 11)])
        after = lab.wait("the viewer", lambda report: report["from"] == [4, 11])
        assert after["map"] == before["map"] and after["undo"] == 1 and is_right(after)
        lab.key("ctrl+z")
        lab.wait("undo", lambda report: report["from"] == before["from"] and report["undo"] == 0)


def clearing_and_the_gallery_can_be_undone():
    """The buttons for clearing, undoing and redoing."""
    with open_lab() as lab:
        before = lab.report()
        lab.click_item("map.clear")
        cleared = lab.wait("clearing", lambda report: set("".join(report["map"])) == {FLOOR})
        assert is_right(cleared) and cleared["undo"] == 1
        lab.click_item("edit.undo")
        lab.wait("undo", lambda report: report["map"] == before["map"])
        lab.click_item("edit.redo")
        lab.wait("redo", lambda report: report["map"] == cleared["map"] and report["redo"] == 0)


run_parts(
    a_fast_drag_is_one_stroke,
    each_key_chooses_a_tool,
    a_stroke_ends_outside_the_window,
    a_stroke_ends_with_the_focus,
    the_viewer_is_dragged,
    clearing_and_the_gallery_can_be_undone,
)
