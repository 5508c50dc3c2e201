"""Figures opened by real tools: the right size, the right way up, the right colours, frames, times and loop.

The first argument is the program. ImageMagick, Poppler and librsvg are asked where they are installed; SVG is read by
Python's own XML parser, and its lit cells are counted against what `see` says.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
FAILURES = []
SVG = "{http://www.w3.org/2000/svg}"

# A wall in one corner only, so that a picture that is turned or mirrored is told.
CORNER = "#....\n...@.\n.....\n"
ROOMS = """#################
#.......#.......#
#..@....'...~~..#
#.......#...%...#
####.########+###
#...............#
#################
"""
CELL = 20
MARGIN = 16  # of a figure without coordinates


def check(what, condition, told=""):
    if not condition:
        FAILURES.append(f"{what}: {told}" if told != "" else what)


def call(*arguments, text=True, **options):
    return subprocess.run(arguments, capture_output=True, check=False, timeout=120, text=text, **options)


def figure(*arguments, **options):
    return call(PROGRAM, "figure", *arguments, **options)


def is_quiet(errors):
    """Nothing is wrong; on a busy machine it may be told how long it takes."""
    return not re.sub(r"fovlab-cli: this takes about [^\n]* in all\n", "", errors)


def made(folder, name, text, *options):
    """The path of a figure of a map."""
    (folder / "map.txt").write_text(text, encoding="utf-8")
    path = folder / name
    ran = figure(str(folder / "map.txt"), "-o", str(path), *options)
    check(f"{name} {options} is made", ran.returncode == 0 and not ran.stdout and is_quiet(ran.stderr), ran)
    return path


def pixels(path):
    """Width, height and the colour of each pixel, as ImageMagick decodes the (first) picture."""
    size = call("identify", "-format", "%w %h\n", str(path)).stdout.split()
    width, height = int(size[0]), int(size[1])
    raw = call("convert", f"{path}[0]", "-depth", "8", "rgb:-", text=False).stdout
    check(f"{path.name} is decoded whole", len(raw) == width * height * 3, len(raw))
    return width, height, lambda x, y: tuple(raw[3 * (y * width + x) :][:3])


def middle_of(x, y):
    return MARGIN + CELL * x + CELL // 2, MARGIN + CELL * y + CELL // 2


def way_up(folder):
    """Each kind shows the wall where it is, and floor elsewhere, in the same colours."""
    bare = ("--cell", str(CELL), "--layers", "none", "--radius", "unlimited")
    colours = {}
    for kind in ("png", "gif", "pdf", "svg"):
        path = made(folder, f"corner.{kind}", CORNER, *bare)
        if kind == "pdf":
            if not shutil.which("pdftoppm"):
                continue
            call("pdftoppm", "-r", "72", "-png", "-singlefile", str(path), str(folder / "page"))
            path = folder / "page.png"
        elif kind == "svg":
            if not shutil.which("rsvg-convert"):
                continue
            call("rsvg-convert", str(path), "-o", str(folder / "drawn.png"))
            path = folder / "drawn.png"
        elif kind == "gif":  # whose last picture is the whole answer
            call("convert", str(path), "-coalesce", "-delete", "0--2", str(folder / "last.png"))
            path = folder / "last.png"
        width, height, at = pixels(path)
        check(f"{kind} has its size", (width, height) == (5 * CELL + 2 * MARGIN, 3 * CELL + 2 * MARGIN), (width, height))
        wall, floor = at(*middle_of(0, 0)), at(*middle_of(1, 1))
        check(f"{kind} shows wall and floor apart", wall != floor, (wall, floor))
        for x in range(5):
            for y in range(3):
                if (x, y) not in ((0, 0), (3, 1)):
                    check(f"{kind} is the right way up at {x}, {y}", at(*middle_of(x, y)) == floor, at(*middle_of(x, y)))
        colours[kind] = (wall, floor, at(2, 2))
    check("all kinds have the same colours", len(set(colours.values())) == 1, colours)


def no_seams(folder):
    """Neighbouring cells of one colour are one area, in a PDF and an SVG at an odd size too."""
    bare = ("--cell", "13", "--layers", "none", "--radius", "unlimited")
    for kind, tool in (("pdf", "pdftoppm"), ("svg", "rsvg-convert")):
        if not shutil.which(tool):
            continue
        path = made(folder, f"open.{kind}", "......\n@.....\n......\n", *bare)
        out = folder / f"{kind}-odd.png"
        if kind == "pdf":
            call("pdftoppm", "-r", "101", "-png", "-singlefile", str(path), str(out.with_suffix("")))
        else:
            call("rsvg-convert", "-z", "1.37", str(path), "-o", str(out))
        width, height, at = pixels(out)
        scale = width / (6 * 13 + 2 * MARGIN)
        left, right = int((MARGIN + 14) * scale), int((MARGIN + 6 * 13 - 2) * scale)
        row = int((MARGIN + 6) * scale)
        inks = {at(x, row) for x in range(left, right)}
        check(f"{kind} has no seams", len(inks) == 1, inks)


def sizes(folder):
    for cell in (4, 32, 128):
        path = made(folder, "size.png", CORNER, "--cell", str(cell), "--layers", "none")
        margin = MARGIN * max(cell / 32, 1)
        expected = f"{5 * cell + 2 * margin:.0f} {3 * cell + 2 * margin:.0f}"
        got = call("identify", "-format", "%w %h", str(path)).stdout
        check(f"cells of {cell} pixels", got == expected, (got, expected))
    if shutil.which("pdfinfo"):
        path = made(folder, "page.pdf", CORNER, "--cell", "32", "--layers", "none", "--title", "On a page")
        told = call("pdfinfo", str(path)).stdout
        check("a PDF is one page", re.search(r"Pages:\s+1\n", told), told)
        check("a PDF has its size", re.search(r"Page size:\s+192 x 128 pts", told), told)
        check("a PDF has its title", re.search(r"Title:\s+On a page", told), told)
        words = call("pdftotext", str(made(folder, "words.pdf", ROOMS, "--title", "Text is text")), "-").stdout
        check("the text of a PDF is text", "Text is text" in words, words)


def frames_of(path):
    return [
        (int(delay), width, height)
        for delay, width, height in re.findall(
            r"(\d+) (\d+) (\d+)\n", call("identify", "-format", "%T %W %H\n", str(path)).stdout
        )
    ]


def steps_of(folder, *options):
    (folder / "map.txt").write_text(ROOMS, encoding="utf-8")
    lines = call(PROGRAM, "trace", str(folder / "map.txt"), *options).stdout.splitlines()
    return [json.loads(line)["kind"] for line in lines]


def animation(folder):
    kinds = steps_of(folder)
    path = made(folder, "step.gif", ROOMS, "--by", "step", "--frame-ms", "70", "--cell", "12")
    frames = frames_of(path)
    check("by step: a frame a step, and the first", len(frames) == len(kinds) + 1, (len(frames), len(kinds)))
    check("each frame has its time", {frame[0] for frame in frames[:-1]} == {7}, set(frames))
    check("the last frame stays", frames[-1][0] >= 200, frames[-1])
    check("it loops for ever", b"NETSCAPE2.0\x03\x01\x00\x00" in path.read_bytes())

    path = made(folder, "row.gif", ROOMS, "--cell", "12")
    frames = frames_of(path)
    rows = kinds.count("row")
    # The first frame, one for each row that begins, and the last.
    check("by row: a frame a row", len(frames) == rows + 2, (len(frames), rows))

    path = made(folder, "part.gif", ROOMS, "--by", "step", "--step", "30", "--cell", "12")
    check("a part of a run", len(frames_of(path)) == 31, len(frames_of(path)))

    # Each frame by itself, as a still picture of that step shows it.
    for frame in (0, 17, 30):
        still = made(folder, "still.png", ROOMS, "--step", str(frame), "--cell", "12", "--layers", "-legend")
        moving = made(folder, "moving.gif", ROOMS, "--by", "step", "--step", "30", "--cell", "12", "--layers", "-legend")
        call("convert", str(moving), "-coalesce", "-delete", f"0-{frame - 1}" if frame else "99", str(folder / "rest.gif"))
        compare = ("compare", "-fuzz", "25%", "-metric", "AE", f"{folder}/rest.gif[0]", str(still), "null:")
        other = call(*compare).stderr  # pixels whose colour is not nearly the same
        check(f"frame {frame} is the picture of that step", other == "0", other)


def lit_cells(path):
    """The cells of the class "visible" in an SVG's group of cells: runs of one row each."""
    lit = 0
    for element in ElementTree.parse(path).getroot().iter(f"{SVG}path"):
        if "visible" in element.get("class", "").split():
            lit += sum(int(run) for run in re.findall(r"M\d+ \d+h(\d+)v1H\d+z", element.get("d")))
    return lit


def svg(folder):
    for options in ((), ("--radius", "unlimited"), ("--algorithm", "rays", "--radius", "5"), ("--floor", "any")):
        path = made(folder, "seen.svg", ROOMS, "--title", 'Rooms <&"> and more', *options)
        seen = json.loads(call(PROGRAM, "see", str(folder / "map.txt"), "--format", "json", *options).stdout)
        root = ElementTree.parse(path).getroot()
        check(f"as many lit cells as are seen {options}", lit_cells(path) == seen["count"], lit_cells(path))
        check("a title for screen readers", root.findtext(f"{SVG}title") == 'Rooms <&"> and more')
        about = root.findtext(f"{SVG}desc")
        words = (f"{seen['count']} of {17 * 7} cells", "(3, 2)")
        check("a description for screen readers", all(word in about for word in words), about)
        text = " ".join(element.text or "" for element in root.iter(f"{SVG}text"))
        check("text is text", 'Rooms <&"> and more' in text, text)
    empty = made(folder, "bare.svg", ROOMS, "--layers", "none")
    check("no layer, no text", not list(ElementTree.parse(empty).getroot().iter(f"{SVG}text")))
    first = made(folder, "first.svg", ROOMS, "--step", "0")
    check("before the first step only the viewer is lit", lit_cells(first) == 1, lit_cells(first))


def text(folder):
    path = made(folder, "map-of.txt", ROOMS, "--radius", "3")
    rows = path.read_text(encoding="utf-8").splitlines()
    check("text has the map's rows", len(rows) >= 7 and any("@" in row for row in rows), rows)


def palettes(folder):
    names = re.search(r"known are (.*)\n", figure("-", "-o", "x.png", "--palette", "x", input=CORNER).stderr).group(1)
    grounds = set()
    for name in re.split(r", | and ", names):
        _, _, at = pixels(made(folder, f"{name}.png", CORNER, "--palette", name, "--cell", str(CELL)))
        grounds.add(at(2, 2))
    check("palettes differ", len(grounds) > 1, grounds)


def comparisons(folder):
    one = call("identify", "-format", "%w", str(made(folder, "one.png", ROOMS, "--layers", "none"))).stdout
    two = made(folder, "two.png", ROOMS, "--layers", "none", "--with", "rays")
    check("two pictures beside each other", call("identify", "-format", "%w", str(two)).stdout == str(2 * int(one)))
    for show in ("wipe", "difference"):
        path = made(folder, f"{show}.png", ROOMS, "--layers", "none", "--with", "rays", "--show", show)
        check(f"{show} is one picture", call("identify", "-format", "%w", str(path)).stdout == one)


SCENARIO = f"""version = 1
title = "As prepared"
map = '''
{ROOMS}'''
radius = 5
step = 21
"""
COMPARED = '[compare]\nalgorithm = "rays"\nshow = "wipe"\n'


def scenarios(folder):
    """A scenario's title, step and comparison are honoured, and what options say comes before them."""
    path = made(folder, "plain.svg", SCENARIO)
    (folder / "rooms.txt").write_text(ROOMS, encoding="utf-8")
    other = folder / "options.svg"
    ran = figure(str(folder / "rooms.txt"), "-o", str(other), "--title", "As prepared", "--radius", "5", "--step", "21")
    check("the same by options", ran.returncode == 0 and other.read_bytes() == path.read_bytes(), ran)
    check("another title, another step", made(folder, "x.svg", SCENARIO, "--title", "X").read_bytes() != path.read_bytes())
    code = call(PROGRAM, "scenario", "encode", str(folder / "map.txt")).stdout.strip()
    by_code = folder / "code.svg"
    ran = figure(code, "-o", str(by_code))
    check("a share code is as good", ran.returncode == 0 and by_code.read_bytes() == path.read_bytes(), ran)
    root = ElementTree.parse(made(folder, "two.svg", SCENARIO + COMPARED)).getroot()
    about = root.findtext(f"{SVG}desc")
    check("the comparison is there", "Left: " in about and "Right: Ray" in about, about)
    whole = frames_of(made(folder, "whole.gif", SCENARIO, "--by", "step", "--cell", "8"))
    steps = len(call(PROGRAM, "trace", str(folder / "map.txt")).stdout.splitlines())
    check("a GIF plays the whole run", len(whole) == steps + 1, (len(whole), steps))


def refusals(folder):
    """One clear line, status 2, and no file, neither whole nor in part."""
    (folder / "map.txt").write_text(ROOMS, encoding="utf-8")
    (folder / "broken.txt").write_text("###\n##\n", encoding="utf-8")
    (folder / "folder.png").mkdir()
    before = sorted(folder.iterdir())
    good, broken = str(folder / "map.txt"), str(folder / "broken.txt")
    out = str(folder / "out.png")
    for arguments, words in (
        ((good,), "-o FILE"),
        ((good, "-o", str(folder / "out.jpg")), ".svg, .png, .pdf, .gif and .txt"),
        ((good, "-o", str(folder / "out")), "ending"),
        ((good, "-o", out, "--cell", "3"), "from 4 to 128"),
        ((good, "-o", out, "--cell", "12.5"), "from 4 to 128"),
        ((good, "-o", out, "--step", "-1"), "--step"),
        ((good, "-o", out, "--palette", "neon"), "known are"),
        ((good, "-o", out, "--layers", "grid,gird"), "'gird'"),
        ((good, "-o", out, "--by", "hour"), "row and step"),
        ((good, "-o", out, "--frame-ms", "1"), "from 20 to"),
        ((good, "-o", out, "--at", "40,2"), "off the map"),
        ((good, "-o", out, "--show", "wipe"), "--with"),
        ((broken, "-o", out), "broken.txt:2"),
        ((str(folder / "missing.txt"), "-o", out), "cannot be read"),
        ((good, "-o", str(folder / "no" / "such" / "out.png")), "cannot be written"),
        ((good, "-o", str(folder / "folder.png")), "cannot be written"),
    ):
        ran = figure(*arguments)
        lines = ran.stderr.splitlines()
        fine = ran.returncode == 2 and not ran.stdout and len(lines) == 1 and words in ran.stderr
        check(f"refused {arguments[1:]}", fine, ran)
        check(f"nothing is left of {arguments[1:]}", sorted(folder.iterdir()) == before)
    large = "\n".join("." * 300 for _ in range(300)).replace(".", "@", 1)
    ran = figure("-", "-o", out, "--cell", "128", input=large)
    check("too large is refused with what would do", ran.returncode == 2 and "cells of" in ran.stderr, ran)
    ran = figure("-", "-o", str(folder / "out.gif"), "--by", "step", "--radius", "unlimited", input=large)
    check("too many frames are refused", ran.returncode == 2 and "frames" in ran.stderr, ran)
    check("nothing is left of those", sorted(folder.iterdir()) == before)


def large(folder):
    text = "\n".join("".join("#" if (x * 7 + y * 13) % 11 == 0 else "." for x in range(400)) for y in range(300))
    pictures = {}
    for kind in ("png", "svg", "pdf"):
        path = made(folder, f"large.{kind}", text, "--from", "200,151", "--radius", "unlimited", "--layers", "none")
        check(f"a large map as {kind}", path.exists() and path.stat().st_size > 1000)
        pictures[kind] = path
    if shutil.which("pdftoppm"):
        call("pdftoppm", "-r", "72", "-png", "-singlefile", str(pictures["pdf"]), str(folder / "page"))
        compare = ("compare", "-fuzz", "5%", "-metric", "AE", str(folder / "page.png"), str(pictures["png"]), "null:")
        other = call(*compare).stderr
        check("a large PDF is the same picture as the PNG", other.isdigit() and int(other) < 20_000, other)


if __name__ == "__main__":
    if not (shutil.which("identify") and shutil.which("convert")):
        print("skipped: app.cli.figure: ImageMagick is not installed")
        sys.exit(77)
    for part in (way_up, no_seams, sizes, animation, svg, text, palettes, comparisons, scenarios, refusals, large):
        with tempfile.TemporaryDirectory() as name:
            part(pathlib.Path(name))
    sys.exit("\n".join(FAILURES) or 0)
