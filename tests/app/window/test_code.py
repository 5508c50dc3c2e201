"""The code panel with real keys and a real pointer: a break stops the play where the command line's trace says."""

from lab_driver import judge_trace, open_lab, run_parts


def stops(trace, fits):
    """Steps done just after each step that fits."""
    return [step["step"] + 1 for step in trace if fits(step)]


def has(name):
    return lambda report: any(item["name"] == name for item in report["items"])


def at(steps):
    return lambda report: report["step"] == steps


def open_code(lab, *to_step):
    """The code panel, at the start of the steps and then some keys further."""
    lab.key("k")
    lab.wait("the code panel", has("code.cpp"))
    lab.key("Home")
    lab.wait("the start", at(0))
    for done, key in enumerate(to_step, 1):
        lab.key(key)
        lab.wait(f"step {done}", at(done))
    return judge_trace(lab.report())


def a_break_stops_the_play():
    """A click beside the line that began a row: with a cell pinned, the play stops at the next row and the next."""
    with open_lab() as lab:
        x, y = lab.pixel((9, 3))
        lab.xdotool("keydown", "shift")
        lab.click((x, y))
        lab.xdotool("keyup", "shift")
        lab.wait("a pinned cell", has("explain.unpin"))
        sentence = lab.report()["sentence"]
        trace = open_code(lab, "Right", "Right")
        assert trace[1]["kind"] == "row", "the second step begins a row"
        lab.click_item("break.toggle")
        rows = stops(trace, lambda step: step["kind"] == "row")
        for stop in rows[1:4]:
            lab.key("space")
            lab.wait(f"a stop at step {stop}", at(stop))
        lab.key("End")
        assert lab.wait("the end", at(len(trace)))["sentence"] == sentence, "the pinned cell is still explained"


def the_same_by_key_and_in_python():
    """Z sets a break in the Python listing, Next break goes there, and Z takes it away: then the play goes to its end."""
    with open_lab() as lab:
        trace = open_code(lab, "Right")
        lab.click_item("code.python")
        lab.key("z")
        quadrants = stops(trace, lambda step: step["kind"] == "quadrant")
        for stop in quadrants[1:]:
            lab.click_item("run.break")
            lab.wait(f"step {stop}", at(stop))
        lab.key("z")
        lab.click_item("step.speed", across=0.98)
        lab.key("Home")
        lab.wait("the start", at(0))
        lab.key("space")
        lab.wait("the end", at(len(trace)))


def running_to_something():
    """The three buttons lead from one to the next of what they name."""
    with open_lab() as lab:
        trace = open_code(lab)
        for name, fits in {
            "run.visible": lambda step: step.get("visible"),
            "run.split": lambda step: step["kind"] == "split",
            "run.wall": lambda step: step.get("opaque"),
        }.items():
            lab.key("Home")
            lab.wait("the start", at(0))
            for stop in stops(trace, fits)[:3]:
                lab.click_item(name)
                lab.wait(f"{name} at step {stop}", at(stop))


run_parts(a_break_stops_the_play, the_same_by_key_and_in_python, running_to_something)
