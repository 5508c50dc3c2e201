"""The tools with a real pointer and real keys: figures, fill, pick, symmetry, and what changes the whole map."""

from lab_driver import is_right, judge_visible, open_lab, run_parts

WALL, FLOOR = "#", "."


def with_cells(rows, cells, glyph=WALL):
    grid = [list(row) for row in rows]
    for x, y in cells:
        grid[y][x] = glyph
    return ["".join(row) for row in grid]


def box(left, top, right, bottom):
    return [(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]


def rim(left, top, right, bottom):
    return [(x, y) for x, y in box(left, top, right, bottom) if x in (left, right) or y in (top, bottom)]


def cleared(lab):
    """An empty map with the viewer as it was."""
    lab.click_item("map.clear")
    return lab.wait("clearing", lambda report: set("".join(report["map"])) == {FLOOR})


def figures_are_one_stroke_each():
    """A line, a rectangle and an outline are what the pointer drew, each one undo step."""
    with open_lab() as lab:
        rows = cleared(lab)["map"]
        for number, (choose, cells) in enumerate([
            (lambda: lab.key("l"), [(x, 3) for x in range(9, 21)]),
            (lambda: lab.key("q"), box(10, 5, 13, 7)),
            (lambda: lab.click_item("stroke.frame"), rim(16, 9, 22, 14)),
        ]):  # fmt: skip
            choose()
            first, last = cells[0], cells[-1]
            lab.drag_cells([first, (20, 16), last])
            rows = with_cells(rows, cells)
            report = lab.wait(f"figure {number}", lambda report, rows=rows: report["map"] == rows)
            assert report["undo"] == number + 2, report["undo"]
            assert is_right(report)


def escape_breaks_a_figure_off():
    """Escape in the middle of a rectangle brings the map back, and leaves no undo step."""
    with open_lab() as lab:
        before = lab.report()
        lab.key("q")
        lab.go(lab.pixel((14, 13)))
        lab.xdotool("mousedown", 1)
        lab.go(lab.pixel((20, 16)))
        expected = with_cells(before["map"], box(14, 13, 20, 16))
        lab.wait("the rectangle while it is drawn", lambda report: report["map"] == expected)
        lab.key("Escape")
        lab.wait("the map as it was", lambda report: report["map"] == before["map"] and report["undo"] == 0)
        lab.go(lab.pixel((22, 17)))
        lab.xdotool("mouseup", 1)
        report = lab.point_at((22, 13))
        assert report["map"] == before["map"] and report["undo"] == 0


def fill_and_pick():
    """Fill paints a whole room; pick takes what is there for the brush."""
    with open_lab() as lab:
        rows = cleared(lab)["map"]
        lab.click_item("stroke.frame")
        lab.drag_cells([(14, 9), (20, 14)])
        rows = with_cells(rows, rim(14, 9, 20, 14))
        lab.wait("the room", lambda report: report["map"] == rows)
        lab.key("g", "5")
        lab.click(lab.pixel((16, 12)))
        rows = with_cells(rows, box(15, 10, 19, 13), "~")
        report = lab.wait("the water", lambda report: report["map"] == rows)
        assert is_right(report)
        lab.key("i")
        lab.click(lab.pixel((14, 9)))
        lab.drag_cells([(2, 17), (5, 17)])
        rows = with_cells(rows, [(x, 17) for x in range(2, 6)])
        lab.wait("walls by the brush", lambda report: report["map"] == rows)


def mirrored_strokes():
    """With a symmetry each stroke is painted in its image too."""
    with open_lab() as lab:
        rows = cleared(lab)["map"]
        width = len(rows[0])
        lab.click_item("symmetry.left-right")
        lab.drag_cells([(2, 10), (5, 10)])
        cells = [(x, 10) for x in range(2, 6)]
        rows = with_cells(rows, cells + [(width - 1 - x, y) for x, y in cells])
        report = lab.wait("both strokes", lambda report: report["map"] == rows)
        assert report["undo"] == 2 and is_right(report)


def the_whole_map():
    """Inverting, caves, growing and cropping, each undone."""
    with open_lab() as lab:
        first = lab.report()
        lab.key("n")
        inverted = lab.wait("inverting", lambda report: report["map"] != first["map"])
        assert is_right(inverted)
        x, y = inverted["from"]
        assert inverted["map"][y][x] == FLOOR and inverted["map"][0][0] == FLOOR
        lab.click_item("map.caves")
        caves = lab.wait("caves", lambda report: report["undo"] == 2)
        assert set("".join(caves["map"])) == {WALL, FLOOR} and is_right(caves)
        lab.click_item("map.next-seed")
        after = lab.wait("the next caves", lambda report: report["undo"] == 3)
        assert after["map"] != caves["map"]
        lab.click_item("map.grow-left")
        grown = lab.wait("a column", lambda report: report["undo"] == 4)
        assert grown["map"] == [FLOOR + row for row in after["map"]] and grown["from"] == [x + 1, y]
        lab.click_item("map.crop-bottom")
        cropped = lab.wait("a row less", lambda report: report["undo"] == 5)
        assert cropped["map"] == grown["map"][:-1] and cropped["visible"] == judge_visible(cropped)
        for left in range(4, -1, -1):
            lab.key("ctrl+z")
            lab.wait(f"undo to {left}", lambda report, left=left: report["undo"] == left)
        assert lab.report()["map"] == first["map"]


run_parts(
    figures_are_one_stroke_each,
    escape_breaks_a_figure_off,
    fill_and_pick,
    mirrored_strokes,
    the_whole_map,
)
