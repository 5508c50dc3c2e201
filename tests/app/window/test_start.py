"""How the lab starts: pictures, steps, files, wrong usage, no display."""

import json
import os
import pathlib
import re
import struct
import subprocess
import tempfile
import zlib

from lab_driver import FOVLAB, PATIENCE, Display, Skip, is_right, judge_trace, run_parts

ROOM = "#######\n#.....#\n#..@#.#\n#.....#\n#######\n"


def run(*arguments, env=None, cwd=None):
    return subprocess.run(
        [FOVLAB, *map(str, arguments)], env=env or {}, cwd=cwd,
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


class Picture:
    """A PNG of 8-bit colours, unpacked."""

    def __init__(self, path):
        data = pathlib.Path(path).read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        packed, place = b"", 8
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place : place + 8])
            body = data[place + 8 : place + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, colours = struct.unpack(">IIBB", body[:10])
                assert depth == 8 and colours in (2, 6)
                self.channels = 3 if colours == 2 else 4
            packed += body if kind == b"IDAT" else b""
            place += length + 12
        self.rows = self._unfilter(zlib.decompress(packed))

    def _unfilter(self, raw):
        size = self.width * self.channels
        above = bytearray(size)
        rows = []
        for y in range(self.height):
            start = y * (size + 1)
            row = bytearray(raw[start + 1 : start + 1 + size])
            self._add_prediction(raw[start], row, above)
            rows.append(bytes(row))
            above = row
        return rows

    def _add_prediction(self, method, row, above):
        step = self.channels
        for i in range(len(row) if method else 0):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            guess = [0, left, above[i], (left + above[i]) // 2, self._paeth(left, above[i], corner)][method]
            row[i] = (row[i] + guess) & 255

    @staticmethod
    def _paeth(left, up, corner):
        distances = [(abs(up - corner), 0, left), (abs(left - corner), 1, up), (abs(left + up - 2 * corner), 2, corner)]
        return min(distances)[2]

    def colours(self):
        step = self.channels
        return {row[i : i + 3] for row in self.rows for i in range(0, len(row), step)}


def pictures():
    """--screenshot leaves a picture of the asked size that shows something, and --step and --palette change it."""
    display = Display()
    try:
        with tempfile.TemporaryDirectory() as folder:
            seen = {}
            for name, options in {"end": (), "step": ("--step", "40"), "light": ("--palette", "light")}.items():
                path = pathlib.Path(folder) / f"{name}.png"
                ran = run("--safe", "--size", "640x480", "--screenshot", path, *options, env=display.environment())
                if "OpenGL 3.3" in ran.stderr:
                    raise Skip("this display has no OpenGL 3.3")
                assert ran.returncode == 0 and not ran.stderr and not ran.stdout, (name, ran)
                picture = Picture(path)
                assert (picture.width, picture.height) == (640, 480), name
                assert len(picture.colours()) > 50, (name, len(picture.colours()))
                seen[name] = picture.rows
            assert len({tuple(rows) for rows in seen.values()}) == len(seen), "each picture is another"
            assert sorted(os.listdir(folder)) == sorted(f"{name}.png" for name in seen), "nothing else is left"
            ran = run("--screenshot", "/nowhere/at/all.png", env=display.environment())
            assert ran.returncode == 1 and ran.stderr.count("\n") == 1 and "/nowhere/at/all.png" in ran.stderr, ran
    finally:
        display.close()


def reports_with_pictures():
    """A report beside a picture honours the map and the step that were asked for."""
    display = Display()
    try:
        with tempfile.TemporaryDirectory() as folder:
            room = pathlib.Path(folder) / "room.txt"
            room.write_text(ROOM, encoding="utf-8")
            report_file = pathlib.Path(folder) / "report.json"
            for asked in ((), ("--step", "17"), ("--step", "0"), ("--step", "999999")):
                ran = run("--safe", room, "--screenshot", room.with_suffix(".png"), "--report", report_file, *asked,
                          env=display.environment())  # fmt: skip
                assert ran.returncode == 0 and not ran.stderr, ran
                report = json.loads(report_file.read_text(encoding="utf-8"))
                assert report["map"] == ROOM.replace("@", ".").split() and report["from"] == [3, 2]
                steps = len(judge_trace(report))
                assert report["steps"] == steps
                assert report["step"] == (min(int(asked[1]), steps) if asked else steps)
                assert (report["radius"], report["range"], report["floor"]) == (8, "round", "centre")
                assert is_right(report) == (report["step"] == steps)
    finally:
        display.close()


def wrong_usage():
    """Wrong usage ends with status 2 and one line that says what is wrong, before any display is asked for."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "bad.txt").write_text("...\n.x.\n", encoding="utf-8")
        for arguments, words in {
            ("--size", "big"): "--size big", ("--size", "10x10"): "--size 10x10", ("--step", "-3"): "--step",
            ("--palette", "mud"): "mud", ("--view", "nowhere"): "--view", ("--frobnicate",): "--frobnicate",
            ("nowhere.txt",): "nowhere.txt", ("bad.txt",): "bad.txt:2:2:", ("--scale", "99"): "--scale",
            (".",): ".", ("bad.txt", "other.txt"): "other.txt",
        }.items():  # fmt: skip
            ran = run(*arguments, cwd=folder)
            assert ran.returncode == 2 and ran.stdout == "", (arguments, ran)
            assert re.fullmatch(r"fovlab: [^\n]+\n", ran.stderr) and words in ran.stderr, (arguments, ran.stderr)


def no_display():
    """Without a display it says so and ends with status 1."""
    for env in ({}, {"DISPLAY": ":12345"}):
        ran = run(env=env)
        assert ran.returncode == 1 and ran.stdout == "", ran
        assert "fovlab: there is no display to open a window on" in ran.stderr.splitlines(), ran.stderr


def help_and_version():
    """Help and version need no display."""
    ran = run("--help")
    assert ran.returncode == 0 and "--screenshot" in ran.stdout and not ran.stderr
    ran = run("--version")
    assert ran.returncode == 0 and ran.stdout.startswith("fovlab ") and not ran.stderr


run_parts(wrong_usage, no_display, help_and_version, pictures, reports_with_pictures)
