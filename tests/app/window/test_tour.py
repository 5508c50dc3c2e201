"""--tour leaves a picture of every view and says so; what it cannot write is one line and status 1."""

import os
import pathlib
import subprocess
import tempfile

from lab_driver import FOVLAB, PATIENCE, Display, Skip, run_parts


def run(display, *arguments):
    ran = subprocess.run(
        [FOVLAB, *map(str, arguments)], env=display.environment(), stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=PATIENCE * 3, check=False,
    )  # fmt: skip
    if "OpenGL 3.3" in ran.stderr:
        raise Skip("this display has no OpenGL 3.3")
    return ran


def a_picture_of_every_view():
    """The folder is made; each picture is told, is a PNG, has a name that sorts, and shows another view."""
    display = Display()
    try:
        with tempfile.TemporaryDirectory() as folder:
            pictures = pathlib.Path(folder) / "a" / "tour"
            ran = run(display, "--tour", pictures, "--size", "800x600")
            assert ran.returncode == 0 and not ran.stderr, ran
            told = ran.stdout.splitlines()
            assert told == sorted(told) and told == sorted(map(str, pictures.iterdir()))
            names = {pathlib.Path(line).stem.partition("-")[2] for line in told}
            for name in ("opening", "first-hint", "step-why", "step-wedges", "step-code", "dark-cell-explained", "symmetry",
                         "map-panel", "finder", "keys", "open-file", "save-file", "leave", "palette-dark", "palette-light", "palette-contrast",
                         "palette-safe", "explore-begin", "explore-walk", "explore-everything", "explore-look", "explore-cuts", "explore-light",
                         "map-pillar", "map-pillar-step", "lessons", "lesson", "lesson-marks", "lesson-answer"):  # fmt: skip
                assert name in names, (name, names)
            contents = {}
            for line in told:
                data = pathlib.Path(line).read_bytes()
                assert data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) > 3000, line
                contents.setdefault(data, []).append(pathlib.Path(line).name)
            # The tour of the maps begins with the one that is open at first.
            alike = [names for names in contents.values() if len(names) > 1]
            assert all("palette-dark" in " ".join(names) or "first-room" in " ".join(names) for names in alike), alike
            assert len(contents) >= len(told) - 3
    finally:
        display.close()


def what_cannot_be_written():
    """A folder that cannot be made is one line and status 1; --screenshot besides is wrong usage."""
    display = Display()
    try:
        with tempfile.NamedTemporaryFile() as file:
            ran = run(display, "--tour", os.path.join(file.name, "below"))
            assert ran.returncode == 1 and ran.stderr.count("\n") == 1 and file.name in ran.stderr, ran
            ran = run(display, "--tour", file.name)
            assert ran.returncode == 1 and ran.stderr.count("\n") == 1 and file.name in ran.stderr, ran
        ran = run(display, "--tour", "x", "--screenshot", "y.png")
        assert ran.returncode == 2 and ran.stderr.count("\n") == 1 and "--tour" in ran.stderr, ran
    finally:
        display.close()


run_parts(a_picture_of_every_view, what_cannot_be_written)
