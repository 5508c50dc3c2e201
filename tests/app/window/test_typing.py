"""Typing into the fields of the map's size: there keys type, and only Enter or the button acts."""

from lab_driver import is_right, open_lab, run_parts


def a_typed_width_is_only_a_width():
    """Digits choose no tool, letters flip no rule, Enter resizes, and then the wall is still the tool."""
    with open_lab() as lab:
        before = lab.report()
        height = len(before["map"])
        lab.click_item("map.width")
        lab.key("3", "4", "f", "w", "space", "bracketleft", "Return")
        resized = lab.wait("the width", lambda report: len(report["map"][0]) == 34)
        assert len(resized["map"]) == height and resized["undo"] == 1
        for rule in ("floor", "wall", "radius", "step"):
            expected = resized["steps"] if rule == "step" else before[rule]
            assert resized[rule] == expected, rule
        assert [row[: len(before["map"][0])] for row in resized["map"]] == before["map"]
        assert is_right(resized)
        fitted = lab.wait("the map in view", lambda report: report["canvas"] != before["canvas"])
        assert fitted["canvas"]["x"] > 0
        lab.drag_cells([(30, 2), (33, 2)])
        lab.wait("a wall, the tool as before", lambda report: report["map"][2][30:34] == "####")


def undo_in_a_field_is_the_field_s_own():
    """Ctrl+Z in a field takes back typing and leaves the map alone; Escape leaves the field and keeps the pin."""
    with open_lab() as lab:
        lab.drag_cells([(2, 2), (5, 2)])
        before = lab.wait("a wall", lambda report: report["map"][2][2:6] == "####")
        lab.click_item("map.height")
        lab.key("9", "ctrl+z", "ctrl+z", "Delete", "Escape")
        lab.click_item("step.start")
        report = lab.wait("the start", lambda report: report["step"] == 0)
        assert report["undo"] == 1 and report["map"] == before["map"]
        lab.key("ctrl+z")
        lab.wait("undo, now outside the field", lambda report: report["undo"] == 0)


def keys_after_a_click_are_for_what_was_clicked():
    """Click and keys in one go: the field that was clicked gets them, and after a click on the map the lab does."""
    with open_lab() as lab:
        lab.click_item("panel.map")
        lab.wait("the fields", lambda report: any(item["name"] == "map.width" for item in report["items"]))
        at = {name: lab.item(name) for name in ("map.width", "map.height", "step.start")}
        click = lambda name: [*lab.to_item(at[name]), "click", "1"]
        keys = lambda *chords: [word for chord in chords for word in ("key", "--delay", "2", chord)]
        lab.xdotool(*click("map.width"), *keys("ctrl+a", "2", "3"), *click("map.height"), *keys("ctrl+a", "1", "1"),
                    *keys("Return"))  # fmt: skip
        report = lab.wait("23 × 11", lambda report: [len(report["map"][0]), len(report["map"])] == [23, 11])
        assert report["floor"] == "centre" and report["undo"] == 1
        lab.xdotool(*click("map.width"), *keys("5"), *click("step.start"), *keys("f", "Right", "Right"))
        report = lab.wait("two steps and the other floor rule",
                          lambda report: report["step"] == 2 and report["floor"] == "any")  # fmt: skip
        assert len(report["map"][0]) == 23
        lab.xdotool(*click("map.height"), *click("step.start"), *keys("ctrl+q"))
        lab.leave_without_saving()
        assert lab.process.wait(timeout=40) == 0


def the_button_resizes_too():
    """Resize applies what was typed in both fields; a size that no map has is refused."""
    with open_lab() as lab:
        before = lab.report()
        lab.click_item("map.width")
        lab.key("1", "2")
        lab.click_item("map.height")
        lab.key("5")
        lab.click_item("map.resize")
        report = lab.wait("12 × 5", lambda report: [len(report["map"][0]), len(report["map"])] == [12, 5])
        assert is_right(report) and report["undo"] == 1
        lab.click_item("map.width")
        lab.key("6", "0", "0", "Return")
        lab.click_item("edit.undo")
        lab.wait("nothing but the first change to undo", lambda report: report["map"] == before["map"])


def keys_that_come_within_a_frame_are_all_heard():
    """Pressed and released faster than frames are drawn, editing keys act, each once and in their order."""
    with open_lab() as lab:
        width, height = len(lab.report()["map"][0]), len(lab.report()["map"])
        undo = 0
        for keys, expected in (
            (("ctrl+a", "3", "1"), 31),  # all that was there is replaced
            (("End", "BackSpace", "BackSpace", "3", "2"), 32),  # the same key twice
            (("Home", "Delete", "4"), 42),
            (("Home", "Right", "Delete", "Left", "1"), 14),
            (("End", "shift+Left", "7", "BackSpace", "9"), 19),  # Shift was for Left alone
            (("ctrl+a", "2", "8", "Left", "ctrl+a", "2", "6"), 26),
            (("ctrl+a", "4", "4", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+a", "2", "7"), 27),
        ):
            lab.click_item("map.width")
            # The window library takes a key that comes twice in a millisecond for one.
            lab.xdotool("key", "--delay", "2", "Home", "End", *keys, "Return")
            report = lab.wait(f"{keys}", lambda report, expected=expected: len(report["map"][0]) == expected)
            undo += 1
            assert len(report["map"]) == height and report["undo"] == undo, f"{keys}: one resize"
        assert width not in (31, 27)
        for rule, value in (("floor", "centre"), ("step", report["steps"])):
            assert report[rule] == value, rule


def copied_digits_can_be_pasted():
    """Ctrl+A, Ctrl+C and Ctrl+V in the fields are the fields', and copy no map."""
    with open_lab() as lab:
        lab.click_item("map.width")
        lab.xdotool("key", "--delay", "2", "ctrl+a", "1", "8", "ctrl+a", "ctrl+c", "Return")
        lab.wait("the width", lambda report: len(report["map"][0]) == 18)
        lab.click_item("map.height")
        lab.key("ctrl+a", "ctrl+v", "Return")
        report = lab.wait("18 × 18", lambda report: (len(report["map"][0]), len(report["map"])) == (18, 18))
        assert report["undo"] == 2


run_parts(a_typed_width_is_only_a_width, undo_in_a_field_is_the_field_s_own, keys_after_a_click_are_for_what_was_clicked, the_button_resizes_too,
          keys_that_come_within_a_frame_are_all_heard, copied_digits_can_be_pasted)  # fmt: skip
