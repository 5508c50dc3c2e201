"""The finder and the list of keys in the real window: opened by keys, typed into, run; and what the settings keep."""

import json
import pathlib

from lab_driver import is_right, open_lab, run_parts


def items(report, name):
    return [item for item in report["items"] if item["name"] == name]


def is_open(report):
    return items(report, "find.text")


def is_closed(report):
    return items(report, "step.play")


def typed_in_one_go():
    """Ctrl+K, words and Enter as fast as they come: nothing of it reaches the map, and the action is run once."""
    with open_lab() as lab:
        before = lab.report()
        # The window library takes a key that comes twice in a millisecond for one.
        lab.xdotool("key", "--delay", "2", "ctrl+k", "w", "a", "l", "l", "s", "space", "s", "h", "o", "Return")
        report = lab.wait("the wall rule", lambda report: report["wall"] == "centre" and is_closed(report))
        for rule in ("floor", "slopes", "order", "range", "radius", "map"):
            assert report[rule] == before[rule], rule
        assert report["undo"] == 1 and is_right(report)
        lab.key("f")
        lab.wait("the keys, on the map again", lambda report: report["floor"] == "any")


def led_by_arrows():
    """Down and Enter choose another entry; typing narrows what is found."""
    with open_lab() as lab:
        lab.key("ctrl+k")
        everything = len(items(lab.wait("the finder", is_open), "find.entry"))
        assert everything > 5
        lab.xdotool("key", "--delay", "2", "r", "a", "d", "i", "u", "s", "space", "u", "p")
        lab.wait("fewer entries", lambda report: 0 < len(items(report, "find.entry")) < everything)
        lab.key("Return")
        radius = lab.report()["radius"]
        report = lab.wait("a larger radius", lambda report: report["radius"] == radius + 1 and is_closed(report))
        lab.xdotool("key", "--delay", "2", "ctrl+k", "r", "a", "d", "i", "u", "s", "space", "d", "o", "w", "n", "Return")
        lab.wait("the radius as before", lambda report: report["radius"] == radius and is_closed(report))
        lab.xdotool("key", "--delay", "2", "ctrl+k", "m", "a", "p", "colon", "Down", "Down", "Return")
        lab.wait("the third map of the gallery", lambda other: other["map"] != report["map"] and is_closed(other))


def closed_by_escape_and_by_clicks():
    """Escape closes, and so does a click beside it, which paints nothing; a click on an entry runs it."""
    with open_lab() as lab:
        before = lab.report()
        corner = lab.pixel((0, 0), before)
        lab.xdotool("key", "--delay", "2", "ctrl+k", "x", "Escape")
        lab.wait("no finder", is_closed)
        lab.key("ctrl+k")
        lab.wait("the finder", is_open)
        lab.click(corner)
        lab.wait("no finder", is_closed)
        lab.key("question")
        lab.wait("the keys", lambda report: not is_closed(report))
        lab.key("question")
        report = lab.wait("no keys", is_closed)
        assert report["map"] == before["map"] and report["undo"] == 0
        lab.xdotool("key", "--delay", "2", "ctrl+k", "f", "l", "o", "o", "r", "space", "s", "h", "o")
        entry = lab.wait("few entries", lambda report: 0 < len(items(report, "find.entry")) < 4)
        item = items(entry, "find.entry")[0]
        lab.click((item["x"] + item["width"] / 2, item["y"] + item["height"] / 2))
        lab.wait("the floor rule", lambda report: report["floor"] == "any" and is_closed(report))


def quit_from_the_finder():
    """The finder runs what ends the lab, too."""
    with open_lab() as lab:
        lab.xdotool("key", "--delay", "2", "ctrl+k", "q", "u", "i", "t", "Return")
        assert lab.process.wait(timeout=40) == 0


def kept_settings(folder):
    path = pathlib.Path(folder) / "fovlab" / "settings.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def settings_are_kept():
    """Without --safe hints come, go when followed, and stay away in the next window; a broken file is told and left."""
    with open_lab(safe=False) as lab:
        for _ in range(5):
            lab.key("shift+Right")
        followed = {"shown": True, "done": ["step"]}
        lab.wait("the hint followed", lambda report: (kept_settings(lab.config) or {}).get("hints") == followed)
        assert items(lab.report(), "hint.close")
        lab.click_item("hint.off")
        lab.wait("no hint", lambda report: not items(report, "hint.close"))
        lab.xdotool("key", "--delay", "2", "ctrl+k", "c", "o", "l", "o", "u", "r", "minus", "b", "l", "Return")
        lab.wait("the palette kept", lambda report: kept_settings(lab.config)["palette"] == "safe" and is_closed(report))
        lab.key("ctrl+q")
        assert lab.process.wait(timeout=40) == 0
        kept = kept_settings(lab.config)
        assert kept["palette"] == "safe" and kept["hints"]["shown"] is False
        lab.start()
        assert not items(lab.report(), "hint.close") and kept_settings(lab.config) == kept
        lab.close()

        file = pathlib.Path(lab.config) / "fovlab" / "settings.json"
        file.write_text("{ broken", encoding="utf-8")
        lab.start()
        assert items(lab.report(), "hint.close")
        assert str(file) in lab.errors.read_text(encoding="utf-8")
        lab.drag_cells([(8, 12), (9, 12)])  # follows the first hint
        lab.wait("the wall", lambda report: report["map"][12][8:10] == "##")
        lab.key("ctrl+q")
        lab.leave_without_saving()
        assert lab.process.wait(timeout=40) == 0
        assert kept_settings(lab.config)["hints"]["done"][0] == "paint"  # the driver steps too


run_parts(typed_in_one_go, led_by_arrows, closed_by_escape_and_by_clicks, quit_from_the_finder, settings_are_kept)
