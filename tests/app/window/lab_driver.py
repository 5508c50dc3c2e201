"""Drives the real lab: a virtual display, the window in it, a real pointer and real keys, and its report as eyes.

Nothing here waits for a fixed time to be right: every wait looks at the report until it says what is expected, or
gives up after a long while.
"""

import contextlib
import ctypes
import json
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback

PATIENCE = 40.0  # seconds; a busy machine that draws in software is slow
SKIPPED = 77
NAME = "app.window." + pathlib.Path(sys.argv[0]).stem.removeprefix("test_")
FOVLAB, FOVLAB_CLI = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:3])


class Skip(Exception):
    """This machine cannot run the test."""


class Display:
    """A virtual display of its own, without a window manager."""

    def __init__(self, width=1920, height=1200):
        for program in ("Xvfb", "xdotool"):
            if not shutil.which(program):
                raise Skip(f"{program} is not installed")
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        self.name = ":" + self._number(reading)
        os.close(reading)

    def _number(self, reading):
        text = b""
        until = time.monotonic() + PATIENCE
        while not text.endswith(b"\n"):
            ready, _, _ = select.select([reading], [], [], max(0.0, until - time.monotonic()))
            more = os.read(reading, 64) if ready else b""
            if not more:
                self.close()
                raise Skip("Xvfb does not start here")
            text += more
        return text.decode().strip()

    def environment(self):
        return {**os.environ, "DISPLAY": self.name, "LIBGL_ALWAYS_SOFTWARE": "1"}

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


def wait_until(what, condition):
    """Asks again and again; what the condition gives once it is true."""
    until = time.monotonic() + PATIENCE
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < until, f"waited in vain: {what}"
        time.sleep(0.01)


class Lab:
    """The running window."""

    def __init__(self, display, folder, *arguments, safe=True, state=None, settles=True):
        """Settings and session, where they are not left out by --safe, are kept in folders of the test's own."""
        self.display = display
        self.report_file = pathlib.Path(folder) / "report.json"
        self.errors = pathlib.Path(folder) / "errors.txt"
        self.config = pathlib.Path(folder) / "config"
        self.state = state or pathlib.Path(folder) / "state"
        self.settles = settles  # by keys that go to the first step and to the last
        self.arguments = (*(("--safe",) if safe else ()), *arguments)
        self.start()

    def start(self):
        """Opens the window; again after it was closed."""
        self.report_file.unlink(missing_ok=True)
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [FOVLAB, "--scale", "1", "--size", "1280x800", "--report", str(self.report_file), *self.arguments],
                env={**self.display.environment(), "XDG_CONFIG_HOME": str(self.config),
                     "XDG_STATE_HOME": str(self.state)},
                stdin=subprocess.DEVNULL, stderr=errors,
            )  # fmt: skip
        self.wait("the first report", lambda report: report["items"])
        self.window = wait_until("the window", self._find_window)
        self.xdotool("windowfocus", self.window)
        if self.settles:
            self._settle()

    def _find_window(self):
        found = self.xdotool("search", "--onlyvisible", "--pid", self.process.pid, "--name", "FOV Lab$", fail=False).split()
        return found[0] if found else None

    def _settle(self):
        """Until the keyboard is known to reach the window: Home and End are seen in the report."""
        before = self.report()["step"]
        if (self.report()["lesson"] or {}).get("veil", "none") != "none":
            self._settle_by_cursor()
            return

        def arrived():
            self.key("Home")
            return self.report()["step"] == 0

        if self.report()["steps"] > 0 and before > 0:
            wait_until("the keyboard focus", arrived)
            self.key("End")
            self.wait("the end", lambda report: report["step"] == report["steps"])

    def _settle_by_cursor(self):
        """While a lesson asks, the steps wait: a cell cursor comes with Tab, and Escape takes it away however often it is
        pressed, so that none is left over."""

        def seen(there, seconds):
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                if (self.report()["cursor"] is not None) == there:
                    return True
                time.sleep(0.01)
            return False

        def arrived():
            self.key("Tab")
            return seen(True, 2.0)

        def gone():
            self.key("Escape")
            return seen(False, 2.0) and not seen(True, 0.3)

        wait_until("the keyboard focus", arrived)
        wait_until("the cursor's end", gone)

    # --- eyes

    def report(self):
        return json.loads(self.report_file.read_text(encoding="utf-8"))

    def wait(self, what, condition):
        """The report, as soon as it meets the condition."""
        last = None

        def seen():
            nonlocal last
            if self.process.poll() is not None:
                self._ended_early()
            if self.report_file.exists():
                last = self.report()
            return last is not None and condition(last)

        try:
            wait_until(what, seen)
        except AssertionError as error:
            brief = {key: value for key, value in (last or {}).items() if key not in ("items", "map", "visible")}
            raise AssertionError(f"{error}; the report says {brief}") from None
        return last

    def wait_still(self):
        """Until the map stands where it will: a pane that opens moves it, in one frame or two."""

        def unmoved():
            before = self.report()["canvas"]
            time.sleep(0.3)
            return self.report()["canvas"] == before

        wait_until("a map that stands still", unmoved)

    def wait_kept(self, what, condition):
        """Until the kept session's last record of how the lab looked says so: it is written a moment after the frame."""

        def looks_so():
            for file in self.state.rglob("*"):
                looks = re.findall(rb"^L [0-9]+ [0-9a-f]+\n(.*)\n", file.read_bytes(), re.M) if file.is_file() else []
                if looks and condition(json.loads(looks[-1])):
                    return True
            return False

        wait_until(what, looks_so)

    def _ended_early(self):
        words = self.errors.read_text(encoding="utf-8")
        if "OpenGL 3.3" in words:
            raise Skip("this display has no OpenGL 3.3")
        raise AssertionError(f"the lab ended with {self.process.returncode}: {words}")

    def pixel(self, cell, report=None):
        """The middle of a cell."""
        canvas = (report or self.report())["canvas"]
        return tuple(round(canvas["xy"[i]] + (cell[i] + 0.5) * canvas["cell"]) for i in (0, 1))

    def item(self, name):
        return next(item for item in self.report()["items"] if item["name"] == name)

    # --- hands

    def xdotool(self, *arguments, fail=True):
        ran = subprocess.run(
            ["xdotool", *map(str, arguments)],
            env=self.display.environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert ran.returncode == 0 or not fail, ran.stderr
        return ran.stdout

    def key(self, *chords):
        self.xdotool("key", "--delay", "0", *chords)

    def go(self, at):
        self.xdotool(*self._to(at))

    def point_at(self, cell):
        """Moves the pointer to a cell, and waits until it is explained."""
        x, y = cell
        self.go(self.pixel(cell))
        return self.wait(f"an explanation of {cell}", lambda report: f"({x}, {y})" in report["sentence"] or
                         report["sentence"] == judge_why(report, cell))

    def click(self, at, button=1):
        self.xdotool(*self._to(at), "click", button)

    def click_item(self, name, across=0.5):
        """A control that lies on the map's tab has that opened first."""
        there = lambda report: any(item["name"] == name for item in report["items"])
        if not there(self.report()):
            self.click_item("panel.map")
            self.wait(name, there)
        item = self.item(name)
        self.click((item["x"] + item["width"] * across, item["y"] + item["height"] / 2))

    def drag(self, pixels, button=1):
        """As fast as events come: press, moves and release in one go."""
        moves = [word for at in pixels[1:] for word in self._to(at)]
        self.xdotool(*self._to(pixels[0]), "mousedown", button, *moves, "mouseup", button)

    def drag_cells(self, cells, button=1):
        report = self.report()
        self.drag([self.pixel(cell, report) for cell in cells], button)

    def to_item(self, item):
        """The words for xdotool that go to the middle of a control."""
        return self._to((item["x"] + item["width"] / 2, item["y"] + item["height"] / 2))

    def _to(self, at):
        return ["mousemove", "--window", self.window, str(round(at[0])), str(round(at[1]))]

    def lose_focus(self):
        """Gives the keyboard to nobody in particular."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        display = ctypes.c_void_p(x11.XOpenDisplay(self.display.name.encode()))
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        x11.XSetInputFocus(display, ctypes.c_ulong(x11.XDefaultRootWindow(display)), 1, ctypes.c_ulong(0))
        x11.XCloseDisplay(display)

    def leave_without_saving(self):
        """Answers the question that comes when unsaved work would be left."""
        self.wait("the question", lambda report: any(item["name"] == "leave.without" for item in report["items"]))
        self.click_item("leave.without")

    def close_button(self):
        """As a window manager asks a window to close."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XInternAtom.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x11.XOpenDisplay(self.display.name.encode()))
        atom = lambda name: x11.XInternAtom(display, name, 0)
        window = ctypes.c_ulong(int(self.window))
        # An XClientMessageEvent: type 33, the window, WM_PROTOCOLS with format 32, and what it asks.
        event = (ctypes.c_long * 24)(33, 0, 0, 0, int(self.window), atom(b"WM_PROTOCOLS"), 32, atom(b"WM_DELETE_WINDOW"))
        x11.XSendEvent(display, window, 0, ctypes.c_long(0), ctypes.byref(event))
        x11.XCloseDisplay(display)

    def clipboard(self):
        """The text that was copied, as another program gets it."""
        x11 = ctypes.CDLL("libX11.so.6")
        for name, kind in (("XOpenDisplay", ctypes.c_void_p), ("XDefaultRootWindow", ctypes.c_ulong),
                           ("XInternAtom", ctypes.c_ulong), ("XCreateSimpleWindow", ctypes.c_ulong)):  # fmt: skip
            getattr(x11, name).restype = kind
        display = ctypes.c_void_p(x11.XOpenDisplay(self.display.name.encode()))
        atom = lambda name: ctypes.c_ulong(x11.XInternAtom(display, name, 0))
        root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
        ours = ctypes.c_ulong(x11.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, ctypes.c_ulong(0), ctypes.c_ulong(0)))
        text = atom(b"UTF8_STRING")
        kept = atom(b"TEXT_OF_A_TEST")
        x11.XConvertSelection(display, atom(b"CLIPBOARD"), text, kept, ours, ctypes.c_ulong(0))
        event = (ctypes.c_long * 24)()
        wait_until("the clipboard", lambda: x11.XCheckTypedWindowEvent(display, ours, 31, ctypes.byref(event)))  # SelectionNotify
        kind, form, count, left = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
        data = ctypes.c_char_p()
        x11.XGetWindowProperty(display, ours, kept, ctypes.c_long(0), ctypes.c_long(1 << 20), 0, text, ctypes.byref(kind),
                               ctypes.byref(form), ctypes.byref(count), ctypes.byref(left), ctypes.byref(data))  # fmt: skip
        words = ctypes.string_at(data, count.value).decode() if data else ""
        x11.XCloseDisplay(display)
        return words

    # --- its process

    def ticks(self):
        """Clock ticks of processor time so far, in all threads."""
        stat = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        fields = stat.rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=PATIENCE)


# --- the judge: the command line on what the report says is shown


def scene_of(report):
    """The report's scene as options of the command line."""
    radius = "unlimited" if report["radius"] is None else str(report["radius"])
    options = ["--from", ",".join(map(str, report["from"])), "--algorithm", report["algorithm"], "--radius", radius]
    for rule in ("range", "floor", "wall", "slopes", "order"):
        options += [f"--{rule}", report[rule]] if rule in report else []
    return options


def judge(command, report, *options):
    """What the command line prints about the report's map, viewer and rules."""
    text = "".join(row + "\n" for row in report["map"])
    ran = subprocess.run(
        [FOVLAB_CLI, command, "-", *scene_of(report), *options],
        input=text, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def judge_visible(report):
    return json.loads(judge("see", report, "--format", "json"))["visible"]


def judge_why(report, cell):
    return judge("why", report, "--at", ",".join(map(str, cell))).strip()


def judge_trace(report):
    return [json.loads(line) for line in judge("trace", report).splitlines()]


def is_right(report):
    """With all steps done, the window shows exactly what the command line sees."""
    return report["step"] == report["steps"] and report["visible"] == judge_visible(report)


# --- scripts


@contextlib.contextmanager
def open_lab(*arguments, safe=True):
    """A lab in a display of its own; both end with the block, however it ends."""
    with tempfile.TemporaryDirectory() as folder:
        display = Display()
        lab = None
        try:
            lab = Lab(display, folder, *arguments, safe=safe)
            yield lab
        finally:
            if lab:
                lab.close()
            display.close()


def run_parts(*parts):
    """Runs each part in a lab of its own, and ends the script."""
    failed = 0
    for part in parts:
        started = time.monotonic()
        try:
            part()
        except Skip as skip:
            print(f"skipped: {NAME}: {skip}")
            sys.exit(SKIPPED)
        except Exception:
            failed += 1
            print(f"FAILED {part.__name__}: {part.__doc__}")
            traceback.print_exc(file=sys.stdout)
        print(f"{part.__name__}: {time.monotonic() - started:.1f} s")
    sys.exit(1 if failed else 0)
