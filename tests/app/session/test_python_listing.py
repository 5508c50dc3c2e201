"""The Python listings of the code panel are real programs: they see what the published cases say, and their marked
lines run in the order of the events that `fovlab-cli trace` tells, with the same values."""

import dataclasses
import importlib.util
import json
import math
import pathlib
import random
import re
import subprocess
import sys

CLI = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[3]
LISTINGS = ROOT / "app" / "session" / "listings"
MARKER = re.compile(r"#@ ([a-z-]+)$")

QUADRANTS = ["north", "east", "south", "west"]
RANGES = ["square", "diamond", "circle", "round", "open"]
TWO = {"floor": ["centre", "any"], "wall": ["any", "centre"], "order": ["recursion", "by-depth"]}
GLYPHS = "#####+?%" + "." * 12 + "~'><"


def load(algorithm):
    path = LISTINGS / f"{algorithm.replace('-', '_')}.py"
    spec = importlib.util.spec_from_file_location(algorithm, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[algorithm] = module  # dataclasses ask for it
    spec.loader.exec_module(module)
    module.markers = {
        number: found[1]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (found := MARKER.search(line))
    }
    return module


ALGORITHMS = ["radius", "lines", "edge-lines", "rays", "recursive", "symmetric", "rooms"]
MODULES = {algorithm: load(algorithm) for algorithm in ALGORITHMS}


def used(algorithm):
    """The options that the listing's rules have: all of the algorithm's but float slopes."""
    return [field.name for field in dataclasses.fields(MODULES[algorithm].Rules)]


def rules_of(algorithm, options):
    """The listing's own rules; radius None is unlimited."""
    values = {key: options[key] for key in used(algorithm) if key in options}
    values["radius"] = math.inf if values["radius"] is None else values["radius"]
    return MODULES[algorithm].Rules(**values)


def see(algorithm, rows, viewer, options):
    known = {"rooms": options.get("rooms", ())} if algorithm == "rooms" else {}
    return MODULES[algorithm].see(rows, tuple(viewer), rules_of(algorithm, options), **known)


def as_rows(cells, rows):
    return ["".join("*" if (x, y) in cells else "-" for x in range(len(rows[0]))) for y in range(len(rows))]


# --- the events, taken from the marked lines while they run


def slope(value):
    return [value.numerator, value.denominator]


def cell_of(names):
    x, y = names["cell"] if "cell" in names else (names["x"], names["y"])
    return {"x": x, "y": y}


def row_of(names):
    row = names["row"]
    told = {"depth": row.depth, "start": slope(row.start), "end": slope(row.end)}
    if "first" in names:
        return {**told, "first": names["first"]}  # the line sets `last`
    columns = names["columns"]  # a row may have none
    return {**told, "first": columns[0], "last": columns[-1]} if columns else told


def placed(names):
    """A cell in a row of symmetric shadowcasting."""
    where = {"depth": names["row"].depth, "column": names["column"], "centred": names["centred"]}
    return {**cell_of(names), "opaque": names["wall"], **where}


def light_after(names):
    """What a split leaves before the wall."""
    left = names["left_edge"] if "left_edge" in names else names["left"]
    return {"start": slope(names["row"].start), "end": slope(left)}


def goes_on(names):
    return not names["in_wall"] if "in_wall" in names else names["previous"] == "floor"


# What is known when a marked line is about to run, named as `trace` names it; `count`: how many of that kind before.
EVENTS = {
    "quadrant": lambda names, count: {"name": QUADRANTS[count]},
    "octant": lambda names, count: {"number": count},
    "row": lambda names, count: row_of(names),
    "cell": lambda names, count: placed(names) if "centred" in names else cell_of(names),
    "narrow": lambda names, count: {"start": slope(names.get("left_edge", names.get("shadow_end")))},
    "split": lambda names, count: light_after(names),
    "row-end": lambda names, count: {"goes_on": goes_on(names)},
    "ray": lambda names, count: {"to": list(names["target"])},
    "ray-end": lambda names, count: {"why": names["why"]},
}


def events_of(algorithm, rows, viewer, options):
    """Runs the listing and notes each marked line that it comes to."""
    module = MODULES[algorithm]
    noted = []

    def in_frame(frame, what, _):
        kind = what == "line" and module.markers.get(frame.f_lineno)
        if kind:
            count = sum(one["kind"] == kind for one in noted)
            noted.append({"kind": kind, **EVENTS[kind](frame.f_locals, count)})
        return in_frame

    def in_call(frame, what, argument):
        return in_frame(frame, what, argument) if frame.f_code.co_filename == module.__file__ else None

    before = sys.gettrace()
    sys.settrace(in_call)
    try:
        see(algorithm, rows, viewer, options)
    finally:
        sys.settrace(before)
    return noted


def scenario(rows, rooms):
    """The map for the command line, with its rooms."""
    lines = "\n".join(rows)
    return f"version = 1\nmap = '''\n{lines}\n'''\nrooms = {json.dumps(rooms)}\n"


def traced(algorithm, rows, viewer, options):
    """The same events by the command line."""
    arguments = ["--from", f"{viewer[0]},{viewer[1]}", "--algorithm", algorithm]
    for key, value in options.items():
        if key != "rooms":
            arguments += [f"--{key}", "unlimited" if value is None else str(value)]
    ran = subprocess.run([CLI, "trace", "-", *arguments], input=scenario(rows, options.get("rooms", ())), capture_output=True, text=True,
                         timeout=60, check=True)  # fmt: skip
    return [json.loads(line) for line in ran.stdout.splitlines()]


def check_events(algorithm, rows, viewer, options):
    mine = events_of(algorithm, rows, viewer, options)
    theirs = traced(algorithm, rows, viewer, options)
    case = f"{algorithm} {options} from {viewer}\n" + "\n".join(rows)
    assert [one["kind"] for one in mine] == [one["kind"] for one in theirs], f"other events: {case}"
    for step, (one, other) in enumerate(zip(mine, theirs)):
        assert one == {key: other[key] for key in one}, f"step {step}: {one} is not {other}: {case}"
    return mine


# --- the parts


def any_room(chance, width, height):
    x, y = chance.randrange(width), chance.randrange(height)
    return [x, y, chance.randint(1, width - x), chance.randint(1, height - y), chance.random() < 0.7]


def any_case(chance):
    width, height = chance.randint(1, 14), chance.randint(1, 12)
    rows = ["".join(chance.choice(GLYPHS) for _ in range(width)) for _ in range(height)]
    viewer = (chance.randrange(width), chance.randrange(height))
    options = {"radius": chance.choice([None, 0, 1, 2, 3, 5, 8]), "range": chance.choice(RANGES)}
    options.update({rule: chance.choice(values) for rule, values in TWO.items()})
    options["rooms"] = [any_room(chance, width, height) for _ in range(chance.randint(0, 4))]
    return rows, viewer, options


def published_cases():
    """All but those with float slopes: the listings know fractions only."""
    counts = dict.fromkeys(ALGORITHMS, 0)
    for line in (ROOT / "tests" / "vectors" / "fov.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        algorithm = case["algorithm"]
        if algorithm not in MODULES or case["slopes"] != "exact":
            continue
        for order in TWO["order"] if "order" in used(algorithm) else ["recursion"]:
            seen = see(algorithm, case["map"], case["from"], {**case, "order": order})
            assert as_rows(seen, case["map"]) == case["visible"], f"{case['name']}, {order}"
        counts[algorithm] += 1
    assert counts.pop("rooms") == 5
    assert min(counts.values()) >= 60, f"too few cases: {counts}"
    return f"{sum(counts.values())} published cases"


def events():
    chance = random.Random(7)
    kinds = {algorithm: set() for algorithm in ALGORITHMS}
    count = 40
    for _ in range(count):
        rows, viewer, options = any_case(chance)
        for algorithm in ALGORITHMS:
            own = {key: options[key] for key in [*used(algorithm), "rooms"]}
            kinds[algorithm].update(one["kind"] for one in check_events(algorithm, rows, viewer, own))
    for algorithm in ALGORITHMS:
        assert kinds[algorithm] == set(MODULES[algorithm].markers.values()), f"{algorithm}: {kinds[algorithm]}"
    return f"{count} maps, event by event"


def answers_with_every_rule():
    """The cells too, for maps and rules that no published case has."""
    chance = random.Random(11)
    count = 30
    for _ in range(count):
        rows, viewer, options = any_case(chance)
        for algorithm in ALGORITHMS:
            told = traced(algorithm, rows, viewer, options)
            cells = {tuple(viewer)} | {(one["x"], one["y"]) for one in told if one.get("visible")}
            case = f"{algorithm} {options} from {viewer}\n" + "\n".join(rows)
            assert see(algorithm, rows, viewer, options) == cells, case
    return f"{count} maps by any rules"


def a_wrong_listing_is_noticed():
    """With columns that are not rounded to the nearest, the events differ."""
    module = MODULES["symmetric"]
    rows, viewer = ["......", "..#...", "......", "..@..."], (2, 3)
    options = {"radius": None, "range": "round", "floor": "centre", "wall": "any", "order": "recursion"}
    half, module.HALF = module.HALF, module.Fraction(0)
    try:
        check_events("symmetric", rows, viewer, options)
    except AssertionError:
        return "a wrong listing fails"
    finally:
        module.HALF = half
    raise AssertionError("a wrong rounding passed")


for part in (published_cases, events, answers_with_every_rule, a_wrong_listing_is_noticed):
    print(f"{part.__name__}: {part()}")
