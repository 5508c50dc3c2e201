"""The Python listings of the code panel are real programs: they see what the published cases say, and their marked
lines run in the order of the events that `fovlab-cli trace` tells, with the same values."""

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
    path = LISTINGS / f"{algorithm}.py"
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


MODULES = {algorithm: load(algorithm) for algorithm in ("symmetric", "radius")}


def rules_of(algorithm, options):
    """The listing's own rules; radius None is unlimited."""
    used = ("radius", "range") if algorithm == "radius" else ("radius", "range", "floor", "wall", "order")
    values = {key: options[key] for key in used if key in options}
    values["radius"] = math.inf if values["radius"] is None else values["radius"]
    return MODULES[algorithm].Rules(**values)


def see(algorithm, rows, viewer, options):
    return MODULES[algorithm].see(rows, tuple(viewer), rules_of(algorithm, options))


def as_rows(cells, rows):
    return ["".join("*" if (x, y) in cells else "-" for x in range(len(rows[0]))) for y in range(len(rows))]


# --- the events, taken from the marked lines while they run


def slope(value):
    return [value.numerator, value.denominator]


def event(kind, names, quadrants):
    """What is known when a marked line is about to run, named as `trace` names it."""
    if kind == "quadrant":
        return {"name": QUADRANTS[quadrants]}
    if kind == "row":
        row = names["row"]
        return {"depth": row.depth, "start": slope(row.start), "end": slope(row.end), "first": names["first"]}
    if kind == "cell":
        cell = names["cell"] if "cell" in names else (names["x"], names["y"])
        if "row" not in names:
            return {"x": cell[0], "y": cell[1]}
        where = {"depth": names["row"].depth, "column": names["column"], "centred": names["centred"]}
        return {"x": cell[0], "y": cell[1], "opaque": names["wall"], **where}
    if kind == "narrow":
        return {"start": slope(names["left_edge"])}
    if kind == "split":
        return {"start": slope(names["row"].start), "end": slope(names["left_edge"])}
    return {"goes_on": names["previous"] == "floor"}


def events_of(algorithm, rows, viewer, options):
    """Runs the listing and notes each marked line that it comes to."""
    module = MODULES[algorithm]
    noted = []

    def in_frame(frame, what, _):
        kind = what == "line" and module.markers.get(frame.f_lineno)
        if kind:
            quadrants = sum(one["kind"] == "quadrant" for one in noted)
            noted.append({"kind": kind, **event(kind, frame.f_locals, quadrants)})
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


def traced(algorithm, rows, viewer, options):
    """The same events by the command line."""
    arguments = ["--from", f"{viewer[0]},{viewer[1]}", "--algorithm", algorithm]
    for key, value in options.items():
        arguments += [f"--{key}", "unlimited" if value is None else str(value)]
    ran = subprocess.run([CLI, "trace", "-", *arguments], input="\n".join(rows), capture_output=True, text=True,
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


def any_case(chance):
    width, height = chance.randint(1, 14), chance.randint(1, 12)
    rows = ["".join(chance.choice(GLYPHS) for _ in range(width)) for _ in range(height)]
    viewer = (chance.randrange(width), chance.randrange(height))
    options = {"radius": chance.choice([None, 0, 1, 2, 3, 5, 8]), "range": chance.choice(RANGES)}
    options.update({rule: chance.choice(values) for rule, values in TWO.items()})
    return rows, viewer, options


def published_cases():
    """All but those with float slopes: the listing knows fractions only."""
    count = 0
    for line in (ROOT / "tests" / "vectors" / "fov.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if case["algorithm"] not in MODULES or case["slopes"] != "exact":
            continue
        for order in TWO["order"] if case["algorithm"] == "symmetric" else ["recursion"]:
            seen = see(case["algorithm"], case["map"], case["from"], {**case, "order": order})
            assert as_rows(seen, case["map"]) == case["visible"], f"{case['name']}, {order}"
        count += 1
    assert count >= 100, f"only {count} cases"
    return f"{count} published cases"


def events():
    chance = random.Random(7)
    kinds = set()
    count = 60
    for _ in range(count):
        rows, viewer, options = any_case(chance)
        kinds.update(one["kind"] for one in check_events("symmetric", rows, viewer, options))
        check_events("radius", rows, viewer, {key: options[key] for key in ("radius", "range")})
    assert kinds == set(MODULES["symmetric"].markers.values()), f"never told: {kinds}"
    return f"{count} maps, event by event"


def answers_with_every_rule():
    """The cells too, for maps and rules that no published case has."""
    chance = random.Random(11)
    count = 60
    for _ in range(count):
        rows, viewer, options = any_case(chance)
        told = traced("symmetric", rows, viewer, options)
        cells = {tuple(viewer)} | {(one["x"], one["y"]) for one in told if one.get("visible")}
        assert see("symmetric", rows, viewer, options) == cells, f"{options} from {viewer}\n" + "\n".join(rows)
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
