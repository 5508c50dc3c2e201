"""Comparing with a real pointer and real keys, and the command line's `compare` as the judge of the counts."""

import contextlib
import json
import pathlib
import subprocess
import tempfile

from lab_driver import FOVLAB_CLI, judge, open_lab, run_parts

MAP = """\
#################
#.......#.......#
#..#....#...#...#
#...............#
#......@....#...#
#..#.#..........#
#.......#...#...#
#.......#.......#
#################
"""


def judge_compare(report):
    """What the command line prints for the two sides that the report tells of."""
    right = report["sides"]["right"]
    radius = "unlimited" if right["radius"] is None else str(right["radius"])
    options = ["--with", right["algorithm"], "--with-radius", radius]
    for rule in ("range", "floor", "wall", "slopes"):
        options += [f"--with-{rule}", right[rule]]
    return json.loads(judge("compare", report, *options, "--format", "json"))


def is_right(report):
    return report["view"] == "compare" and report["compare"] == judge_compare(report)


@contextlib.contextmanager
def open_map(*arguments):
    """The lab with the map above."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "rooms.txt"
        path.write_text(MAP, encoding="utf-8")
        with open_lab(str(path), *arguments) as lab:
            yield lab


def all_algorithms():
    told = subprocess.run([FOVLAB_CLI, "algorithms", "--format", "json"], capture_output=True, text=True, check=True)
    return [row["id"] for row in json.loads(told.stdout)]


def choose(lab, side, wanted):
    """Opens a side's list by a click, and goes to the wanted entry."""
    names = all_algorithms()
    now = names.index(lab.report()["sides"][side]["algorithm"])
    way = names.index(wanted) - now
    lab.click_item(f"compare.{side}-algorithm")
    lab.wait("the list", lambda report: report["list"])
    for _ in range(abs(way)):
        now += 1 if way > 0 else -1
        lab.key("Down" if way > 0 else "Up")
        lab.wait(names[now], lambda report, name=names[now]: report["sides"][side]["algorithm"] == name)
    lab.key("Escape")
    lab.wait("the list closed", lambda report: not report["list"])


def shown(lab, name):
    return any(item["name"] == name for item in lab.report()["items"])


def the_counts_are_those_of_the_command_line():
    """C opens two pictures; for every pair of algorithms the report counts what `compare` prints."""
    with open_map() as lab:
        assert lab.report()["view"] == "lab" and lab.report()["compare"] is None
        lab.key("c")
        report = lab.wait("two pictures", lambda report: report["view"] == "compare" and "right_x" in report["canvas"])
        assert is_right(report)
        names = all_algorithms()
        for left, right in zip(names, names[1:] + names[:1], strict=True):
            choose(lab, "left", left)
            choose(lab, "right", right)
            report = lab.wait(f"{left}, {right}", lambda r, left=left: r["compare"]["a"]["algorithm"] == left)
            assert is_right(report), f"{left} and {right}"
        lab.key("c")
        lab.wait("one picture", lambda report: report["view"] == "lab" and "right_x" not in report["canvas"])


def one_algorithm_under_two_sets_of_rules():
    """The switch in the rules' tab says which side a click or a key changes; painting changes both."""
    with open_map("--view", "compare") as lab:
        choose(lab, "right", "symmetric")
        lab.click_item("compare.edit-right")
        lab.wait("the right side", lambda report: report["sides"]["chosen"] == "right")
        lab.click_item("rule.floor")
        report = lab.wait("its rule", lambda report: report["sides"]["right"]["floor"] == "any")
        assert report["floor"] == "centre" and is_right(report) and report["compare"]["only_b"] > 0
        lab.key("bracketleft")
        report = lab.wait("its radius", lambda report: report["sides"]["right"]["radius"] == 7)
        assert report["radius"] == 8 and is_right(report)
        before = report
        canvas = report["canvas"]
        x, y = lab.pixel((9, 4))
        lab.drag([(x + canvas["right_x"] - canvas["x"], y), (x + canvas["right_x"] - canvas["x"], y + 1)])
        report = lab.wait("a wall", lambda report: report["map"][4][9] == "#")
        assert is_right(report) and report["compare"] != before["compare"]
        lab.click_item("compare.same-rules")
        report = lab.wait("same rules", lambda report: report["sides"]["right"]["floor"] == "centre")
        assert is_right(report) and report["compare"]["only_a"] == report["compare"]["only_b"] == 0


def the_bar_is_dragged():
    """Over each other, the bar follows the pointer, and leaves the map as it is."""
    with open_map("--view", "compare") as lab:
        lab.click_item("compare.wipe")
        lab.wait("the bar", lambda report: shown(lab, "compare.divider"))
        before = lab.report()
        bar = lab.item("compare.divider")
        x, y = bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2
        lab.go((x, y))
        lab.drag([(x, y), (x + 40, y), (x + 90, y)])
        report = lab.wait("the bar elsewhere", lambda report: report["sides"]["divider"] > 0.55)
        assert report["map"] == before["map"] and report["undo"] == before["undo"]
        lab.key("less")
        lab.wait("a key moves it", lambda now: now["sides"]["divider"] < report["sides"]["divider"])


def both_timelines():
    """Together a step on one side moves the other by its share; apart it doesn't; the difference follows."""
    with open_map("--view", "compare") as lab:
        lab.click_item("compare.left-steps", across=0.5)
        half = lambda side: abs(side["step"] / side["steps"] - 0.5) < 0.05
        lab.wait("both", lambda report: half(report["sides"]["left"]) and half(report["sides"]["right"]))
        lab.click_item("compare.together")
        lab.wait("apart", lambda report: not report["sides"]["together"])
        lab.key("Home")
        report = lab.wait("the start", lambda report: report["sides"]["left"]["step"] == 0)
        assert half(report["sides"]["right"])
        lab.click_item("compare.difference")
        report = lab.wait("the difference", lambda report: report["sides"]["show"] == "difference")
        assert is_right(report)
        assert report["undo"] == 0  # how two runs are shown is no change of the document
        lab.click_item("compare.side-by-side")
        lab.wait("side by side", lambda report: report["sides"]["show"] == "side-by-side")


run_parts(
    the_counts_are_those_of_the_command_line,
    one_algorithm_under_two_sets_of_rules,
    the_bar_is_dragged,
    both_timelines,
)
