"""What it costs to do nothing, to play, and how it ends."""

import time

from lab_driver import PATIENCE, open_lab, run_parts, wait_until

REST_SECONDS = 2.0
MOST_TICKS_AT_REST = 10


def ticks_at_rest(lab):
    before = lab.ticks()
    time.sleep(REST_SECONDS)  # this is what is measured
    return lab.ticks() - before


def rest_costs_nothing():
    """At rest the lab takes no processor time, with the pointer over the map too; playing takes some."""
    with open_lab() as lab:
        wait_until("a quiet window", lambda: ticks_at_rest(lab) < MOST_TICKS_AT_REST)
        lab.go(lab.pixel((2, 2)))
        lab.wait("an explanation", lambda report: report["sentence"])
        wait_until("rest with the pointer over the map", lambda: ticks_at_rest(lab) < MOST_TICKS_AT_REST)
        lab.key("Home")
        lab.wait("the start", lambda report: report["step"] == 0)
        before = lab.ticks()
        lab.key("space")
        lab.wait("playing", lambda report: report["step"] >= 10)
        assert lab.ticks() > before, "playing draws"
        lab.key("space")
        wait_until("rest after the play", lambda: ticks_at_rest(lab) < MOST_TICKS_AT_REST)


def rest_does_not_lose_time():
    """Play begins with the first step, however long the lab has rested before."""
    with open_lab() as lab:
        lab.key("Home")
        lab.wait("the start", lambda report: report["step"] == 0)
        time.sleep(REST_SECONDS)  # the rest itself
        lab.key("space")
        first = lab.wait("playing", lambda report: report["step"] > 0)["step"]
        assert first < 12 * REST_SECONDS / 2, f"the first step shown is {first}"


def it_quits_quietly():
    """Ctrl+Q ends the lab with status 0 and not a word."""
    with open_lab() as lab:
        lab.drag_cells([(2, 2), (5, 2)])
        lab.wait("a wall", lambda report: report["undo"] == 1)
        lab.key("ctrl+q")
        lab.leave_without_saving()
        assert lab.process.wait(timeout=PATIENCE) == 0
        assert lab.errors.read_text(encoding="utf-8") == ""
        assert not list(lab.report_file.parent.glob("*.part")), "nothing half-written is left"
        assert lab.report()["undo"] == 2, "what is left behind could be taken back"


run_parts(rest_costs_nothing, rest_does_not_lose_time, it_quits_quietly)
