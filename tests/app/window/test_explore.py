"""Exploring with a real keyboard, and the command line's `walk` as the judge of every move."""

import collections
import contextlib
import json
import pathlib
import subprocess
import tempfile

from lab_driver import FOVLAB_CLI, judge_visible, open_lab, run_parts

HOUSE = """\
###############
#.....#.......#
#..@..+...~~..#
#.....#...~~..#
####%##.......#
#.....#########
#......########
###############
"""

DUNGEON = """\
version = 1
[dungeon]
seed = 11
width = 44
height = 24
doors = true
"""

STEPS = {"w": (0, -1), "a": (-1, 0), "s": (0, 1), "d": (1, 0), "y": (-1, -1), "u": (1, -1), "b": (-1, 1), "n": (1, 1)}


def cli(*arguments):
    return subprocess.run([FOVLAB_CLI, *arguments], capture_output=True, text=True, check=True).stdout


def walked(path, moves):
    """What the command line prints, an object for the start and one for each move."""
    return [json.loads(line) for line in cli("walk", str(path), "--moves", moves).splitlines()]


@contextlib.contextmanager
def open_file(text, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / ("dungeon.toml" if "version" in text else "house.txt")
        path.write_text(text, encoding="utf-8")
        with open_lab(str(path), *arguments) as lab:
            yield lab, path


def is_so(report, told):
    """The report tells of the walk what the command line does."""
    explore = report["explore"]
    return explore is not None and all(explore[key] == value for key, value in told.items())


def begin(lab):
    lab.key("e")
    return lab.wait("a walk", lambda report: report["view"] == "explore")


def walk(lab, path, keys, moves):
    """Key by key, each move held against the command line's."""
    told = walked(path, moves)
    for done, key in enumerate(keys, 1):
        lab.key(key)
        report = lab.wait(f"move {done}", lambda report, done=done: report["explore"]["done"] == done)
        assert is_so(report, told[done]), f"move {done}: {report['explore']} is not {told[done]}"
        assert report["from"] == told[done]["at"]
    return report


def every_key_of_walking_moves_as_the_command_line_says():
    """Arrows, WASD, HJKL and YUBN on a drawn map, past a door and a curtain; walls refuse, doors open."""
    with open_file(HOUSE) as (lab, path):
        report = begin(lab)
        assert is_so(report, walked(path, "")[0])
        keys = ["Right", "Left", "Up", "Down", "w", "a", "s", "d", "h", "j", "k", "l", "y", "u", "b", "n", "l", "l", "l"]
        moves = "dawswasdaswdyubnddd"
        report = walk(lab, path, keys, moves)
        assert report["visible"] == judge_visible(report)
        assert report["dirty"]


def everything_is_shown_until_pressed_again():
    """F1 reveals, and leaves memory and the walk as they are."""
    with open_file(HOUSE) as (lab, _):
        before = begin(lab)
        lab.key("F1")
        shown = lab.wait("everything", lambda report: report["explore"]["reveal"])
        assert shown["explore"]["picture"] == before["explore"]["picture"]
        lab.key("F1")
        lab.wait("the dark again", lambda report: not report["explore"]["reveal"])


def the_last_look_is_stepped_and_left():
    """Enter opens the steps of the look, arrows step it, and Enter or Escape goes back."""
    with open_file(HOUSE) as (lab, path):
        begin(lab)
        report = walk(lab, path, ["d"], "d")
        for back in ("Return", "Escape"):
            lab.key("Return")
            lab.wait("the look", lambda report: report["explore"]["mode"] == "look")
            lab.key("Right")  # after the last step it begins again
            lab.wait("no step", lambda report: report["step"] == 0)
            lab.key("Right")
            lab.wait("a step", lambda report: report["step"] == 1)
            assert lab.report()["from"] == report["from"]
            lab.key(back)
            lab.wait("the walk", lambda report: report["explore"]["mode"] == "walk")
            assert lab.report()["step"] == lab.report()["steps"]
        lab.key("e")
        lab.wait("the lab", lambda report: report["view"] == "lab" and report["explore"] is None)


def way(grid, start, goal):
    """Straight moves from one cell to another; a door takes one more, which opens it."""
    came = {start: None}
    queue = collections.deque([start])
    while queue and goal not in came:
        x, y = queue.popleft()
        for letter in "wasd":
            cell = (x + STEPS[letter][0], y + STEPS[letter][1])
            if cell not in came and grid[cell[1]][cell[0]] in ".+>'":
                came[cell] = ((x, y), letter)
                queue.append(cell)
    moves = ""
    cell = goal
    while came[cell]:
        before, letter = came[cell]
        moves = letter * (2 if grid[cell[1]][cell[0]] == "+" else 1) + moves
        cell = before
    return moves


def the_stairs_lead_to_the_next_level_of_a_dungeon():
    """From the start of a dungeon to its stairs and down, each move as the command line has it."""
    with open_file(DUNGEON) as (lab, path):
        made = json.loads(cli("dungeon", "--seed", "11", "--width", "44", "--height", "24", "--doors", "--format", "json"))
        moves = way(made["map"], tuple(made["start"]), tuple(made["stairs"])) + "."
        report = begin(lab)
        assert report["explore"]["depth"] == 1
        assert report["map"] == made["map"]
        report = walk(lab, path, ["period" if move == "." else move for move in moves], moves)
        assert report["explore"]["depth"] == 2
        lab.key("ctrl+z")
        lab.wait("a move back", lambda report: report["explore"]["depth"] == 1)
        lab.key("ctrl+shift+z")
        lab.wait("down again", lambda report: report["explore"]["depth"] == 2)


def one_key_leads_from_the_gallery_into_a_dungeon_and_back():
    """E, a click that walks, and E again."""
    with open_lab() as lab:
        gallery = lab.report()["map"]
        report = begin(lab)
        assert report["map"] != gallery and report["explore"]["depth"] == 1
        lab.wait_still()
        at = report["explore"]["at"]
        open_cells = [
            (at[0] + dx, at[1] + dy) for dx, dy in STEPS.values() if report["map"][at[1] + dy][at[0] + dx] == "."
        ]
        lab.click(lab.pixel(open_cells[0]))
        lab.wait("a step", lambda report: tuple(report["explore"]["at"]) == open_cells[0])
        lab.key("e")
        report = lab.wait("the lab", lambda report: report["view"] == "lab")
        assert report["map"] == gallery and not report["dirty"]
        lab.key("e")
        lab.wait("the walk goes on", lambda report: report["explore"] and tuple(report["explore"]["at"]) == open_cells[0])


def a_walk_outlives_a_kill():
    """Place, record and what is revealed come back."""
    with open_lab(safe=False) as lab:
        begin(lab)
        for done, key in enumerate(("Up", "Left", "Up"), 1):
            lab.key(key)
            lab.wait("a move", lambda report, done=done: report["explore"]["done"] == done)
        lab.key("F1")
        lab.wait("everything", lambda report: report["explore"]["reveal"])
        lab.key("shift+Left")
        before = lab.wait("a move back", lambda report: report["explore"]["done"] == 2)
        lab.wait_still()
        lab.wait_kept("the place in the record", lambda look: look["walk"]["done"] == 2 and look["walk"]["reveal"])
        lab.process.kill()
        lab.process.wait()
        lab.settles = False
        lab.start()
        lab.wait("the walk", lambda report: report["explore"] == before["explore"])


if __name__ == "__main__":
    run_parts(
        every_key_of_walking_moves_as_the_command_line_says,
        everything_is_shown_until_pressed_again,
        the_last_look_is_stepped_and_left,
        the_stairs_lead_to_the_next_level_of_a_dungeon,
        one_key_leads_from_the_gallery_into_a_dungeon_and_back,
        a_walk_outlives_a_kill,
    )
