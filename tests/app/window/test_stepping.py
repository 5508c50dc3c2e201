"""Stepping with real keys and buttons, and the command line's trace as the judge of where one is."""

from lab_driver import judge_trace, judge_visible, open_lab, run_parts


def stops(trace, opens):
    """Steps done at which a stride stops: just after each event that opens one, and at the end."""
    found = [step["step"] + 1 for step in trace if opens(trace, step)]
    return found if found and found[-1] == len(trace) else [*found, len(trace)]


def opens_row(_, step):
    return step["kind"] == "row"


def opens_wedge(trace, step):
    before = trace[step["step"] - 1].get("wedge") if step["step"] else None
    return step.get("wedge") is not None and step["wedge"] != before


def visible_after(trace, report, steps):
    """Rows of what is visible when so many steps are done."""
    rows = [["-"] * len(row) for row in report["map"]]
    x, y = report["from"]
    rows[y][x] = "*"
    for step in trace[:steps]:
        if step.get("visible"):
            rows[step["y"]][step["x"]] = "*"
    return ["".join(row) for row in rows]


def at(lab, trace, steps):
    """Waits for a number of steps done, and compares what is visible then."""
    report = lab.wait(f"step {steps}", lambda report: report["step"] == steps)
    assert report["visible"] == visible_after(trace, report, steps), f"visible at step {steps}"
    return report


def keys_lead_through_the_trace():
    """Steps, rows and wedges by their keys are those of the trace, forwards and back."""
    with open_lab() as lab:
        report = lab.report()
        trace = judge_trace(report)
        assert report["steps"] == report["step"] == len(trace), "opens with all steps done"
        lab.key("Home")
        at(lab, trace, 0)
        for step in (1, 2, 3):
            lab.key("Right")
            at(lab, trace, step)
        lab.key("Left")
        at(lab, trace, 2)
        for chord, opens in {"shift": opens_row, "ctrl": opens_wedge}.items():
            lab.key("Home")
            at(lab, trace, 0)
            places = stops(trace, opens)[:6]
            for place in places:
                lab.key(f"{chord}+Right")
                at(lab, trace, place)
            for place in reversed(places[:-1]):
                lab.key(f"{chord}+Left")
                at(lab, trace, place)
        lab.key("End")
        report = at(lab, trace, len(trace))
        assert report["visible"] == judge_visible(report)


def the_end_leads_to_the_start():
    """At the end, forward begins again."""
    with open_lab() as lab:
        steps = lab.report()["steps"]
        for key in ("Right", "shift+Right", "ctrl+Right"):
            lab.key("End")
            lab.wait("the end", lambda report: report["step"] == steps)
            lab.key(key)
            lab.wait(f"{key} at the end", lambda report: report["step"] == 0)


def buttons_step_too():
    """The timeline's buttons and its slider."""
    with open_lab() as lab:
        trace = judge_trace(lab.report())
        rows = stops(trace, opens_row)
        lab.click_item("step.start")
        at(lab, trace, 0)
        lab.click_item("step.forward")
        at(lab, trace, 1)
        lab.click_item("step.row-forward")
        at(lab, trace, next(row for row in rows if row > 1))
        lab.click_item("step.back")
        at(lab, trace, next(row for row in rows if row > 1) - 1)
        lab.click_item("step.end")
        at(lab, trace, len(trace))
        lab.click_item("step.slider", across=0.25)
        report = lab.wait("the slider", lambda report: report["step"] < report["steps"])
        assert abs(report["step"] - len(trace) / 4) < len(trace) / 50, report["step"]
        at(lab, trace, report["step"])


def it_plays_and_pauses():
    """Space plays; the speed acts at once; Space pauses; playing stops at the end."""
    with open_lab() as lab:
        trace = judge_trace(lab.report())
        lab.key("Home")
        at(lab, trace, 0)
        lab.key("space")
        lab.wait("playing", lambda report: report["step"] >= 3)
        lab.key("space")
        paused = lab.report()["step"]
        assert paused < len(trace), "12 steps a second are not that fast"
        lab.key("Right")  # what came before it has been done when it is
        paused = lab.wait("a step", lambda report: report["step"] > paused)["step"]
        lab.key("space")
        lab.click_item("step.speed", across=0.97)
        lab.wait("the end", lambda report: report["step"] == report["steps"])


def clicks_are_answered_while_it_plays_slowly():
    """At a step a second a click does not wait for the next step."""
    with open_lab() as lab:
        lab.click_item("step.speed", across=0.01)
        lab.key("Home", "space")
        first = lab.wait("the first step", lambda report: report["step"] == 1)["step"]
        for number in range(6):
            value = ("any", "centre")[number % 2]
            lab.click_item("rule.floor")
            last = lab.wait(f"floor {value}", lambda report, value=value: report["floor"] == value)["step"]
        assert last - first < 5, f"{last - first} steps for 6 clicks"


run_parts(keys_lead_through_the_trace, the_end_leads_to_the_start, buttons_step_too, it_plays_and_pauses,
          clicks_are_answered_while_it_plays_slowly)  # fmt: skip
