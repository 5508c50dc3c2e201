"""A pair of cells with a real pointer and real keys: picked, moved, looked at with its eyes, shown by another algorithm."""

from lab_driver import is_right, open_lab, run_parts


def pair_is(a, b):
    return lambda report: report["pair"] == {"a": a and list(a), "b": b and list(b)}


def take_the_tool(lab):
    """The pane that opens has a button of the tool too, and the map moves a little to make room."""
    lab.key("7")
    lab.wait("the panel", lambda report: [item["name"] for item in report["items"]].count("pair.pick") == 2)
    lab.wait_still()


def a_drag_picks_both():
    """7 takes the tool and opens the panel; a drag is A and B, and paints nothing; Escape gives the brush back."""
    with open_lab() as lab:
        before = lab.report()
        take_the_tool(lab)
        lab.drag_cells([(2, 5), (7, 6), (14, 9)])
        lab.wait("A and B", pair_is((2, 5), (14, 9)))
        lab.drag_cells([(14, 9), (10, 9)])
        report = lab.wait("B moved", pair_is((2, 5), (10, 9)))
        assert report["map"] == before["map"] and report["undo"] == 0
        lab.key("Escape")
        lab.drag_cells([(5, 9), (6, 9)])
        lab.wait("paint", lambda report: report["map"][9][5:7] == "##" and report["undo"] == 1)


def clicks_pick_one_after_the_other():
    """A click is A, the next one B; the buttons swap them, and put the viewer on each."""
    with open_lab() as lab:
        take_the_tool(lab)
        lab.click(lab.pixel((3, 6)))
        lab.wait("A", pair_is((3, 6), None))
        lab.click(lab.pixel((9, 6)))
        lab.wait("B", pair_is((3, 6), (9, 6)))
        lab.click_item("pair.swap")
        lab.wait("the swap", pair_is((9, 6), (3, 6)))
        lab.click_item("pair.stand-at-a")
        report = lab.wait("the viewer on A", lambda report: report["from"] == [9, 6])
        assert is_right(report)
        lab.key("ctrl+z")
        lab.wait("the viewer back", lambda report: report["from"] != [9, 6])


def a_row_shows_its_algorithm():
    """The table has a row for each algorithm; a click on the first one shows it on the map."""
    with open_lab() as lab:
        take_the_tool(lab)
        lab.drag_cells([(3, 6), (9, 6)])
        report = lab.wait("the table", lambda report: any(i["name"] == "pair.algorithm" for i in report["items"]))
        rows = [item for item in report["items"] if item["name"] == "pair.algorithm"]
        assert len(rows) >= 6, rows
        lab.click_item("pair.algorithm")
        report = lab.wait("the algorithm", lambda report: report["algorithm"] != "symmetric")
        assert is_right(report)


run_parts(a_drag_picks_both, clicks_pick_one_after_the_other, a_row_shows_its_algorithm)
