"""The real program: standard input, pipes, exit statuses, full disks. The first argument is the program."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
VECTORS = pathlib.Path(__file__).resolve().parents[2] / "vectors" / "fov.jsonl"
ROOM = b"#####\n#.@.#\n#####\n"
NOISE = b"".join(bytes(b"#"[0] if (x * 7 + y * 5) % 11 == 0 else b"."[0] for x in range(60)) + b"\n" for y in range(40))
ANSWER = b'{"algorithm": "radius", "radius": 8, "range": "round", "map": ["@"], "visible": ["-"]}'
FAILURES = []


def run(*arguments, **options):
    options.setdefault("stdin", None if "input" in options else subprocess.DEVNULL)
    if options["stdin"] is None:
        del options["stdin"]
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run([PROGRAM, *arguments], stderr=subprocess.PIPE, check=False, timeout=60, **options)


def check(what, condition, ran=None):
    if not condition:
        FAILURES.append(f"{what}: {ran}" if ran else what)


def is_complaint(ran, words):
    """Status 2, nothing printed, one line on standard error."""
    return ran.returncode == 2 and not ran.stdout and ran.stderr.decode() == f"fovlab-cli: {words}\n"


def standard_input():
    ran = run("see", "-", input=ROOM)
    check("see - reads standard input", ran.returncode == 0 and ran.stdout == ROOM, ran)
    ran = run("see", "-")
    words = "-:1:1: the map is empty; it needs at least one row of one cell"
    check("see - without input", is_complaint(ran, words), ran)
    with tempfile.TemporaryDirectory() as folder:
        handle = os.open(folder, os.O_RDONLY)
        ran = run("see", "-", stdin=handle)
        os.close(handle)
    check("see - from a folder", is_complaint(ran, "-: cannot be read (Is a directory)"), ran)
    ran = run("see", "-", preexec_fn=lambda: os.close(0))
    check("see - from a closed input", is_complaint(ran, "-: cannot be read (Bad file descriptor)"), ran)


def files():
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "room.txt").write_bytes(ROOM)
        (pathlib.Path(folder) / "-x y.txt").write_bytes(b"@\n..\n")
        (pathlib.Path(folder) / "[list]").write_bytes(ROOM)
        ran = run("see", "room.txt", cwd=folder)
        check("see a file", ran.returncode == 0 and ran.stdout == ROOM, ran)
        ran = run("see", "[list]", cwd=folder)
        check("see a file with brackets", ran.returncode == 0 and ran.stdout == ROOM, ran)
        ran = run("see", "--", "-x y.txt", cwd=folder)
        words = "-x y.txt:2:2: this row has 2 cells and the first has 1; all rows must be equally long"
        check("see a file that begins with -", is_complaint(ran, words), ran)
        ran = run("see", "nowhere.txt", cwd=folder)
        check("no such file", is_complaint(ran, "nowhere.txt: cannot be read (No such file or directory)"), ran)
        ran = run("see", ".", cwd=folder)
        check("a folder", is_complaint(ran, ".: cannot be read (Is a directory)"), ran)
        check("nothing is left behind", len(os.listdir(folder)) == 3)


def statuses():
    check("help", run("--help").returncode == 0)
    ran = run()
    check("no command", ran.returncode == 2 and ran.stdout and ran.stderr.count(b"\n") == 1, ran)
    known = [json.loads(line) for line in VECTORS.read_text().splitlines()]
    known = [case for case in known if case["algorithm"] in ("radius", "symmetric")]
    lines = "".join(json.dumps(case) + "\n" for case in known).encode()
    ran = run("grade", "-", input=lines)
    summary = f"{len(known)} cases: {len(known)} right, 0 wrong\n".encode()
    check("the published cases are right", ran.returncode == 0 and ran.stdout.endswith(summary), ran.returncode)
    row = known[3]["visible"][0]
    known[3]["visible"][0] = row.replace("*", "-", 1) if "*" in row else "*" + row[1:]
    ran = run("grade", "-", input="".join(json.dumps(case) + "\n" for case in known).encode())
    check("one wrong answer", ran.returncode == 1 and b" 1 wrong\n" in ran.stdout, ran.returncode)


def an_answer_goes_around():
    """What `see` says is visible is what `grade` takes for right."""
    answer = json.loads(run("see", "-", "--format", "json", "--radius", "unlimited", input=ROOM).stdout)
    answer["map"] = ROOM.decode().split()
    ran = run("grade", "-", input=json.dumps(answer).encode())
    check("see's own answer is right", ran.returncode == 0, ran)


def full_disks():
    full = pathlib.Path("/dev/full")
    if not full.exists():
        return
    words = "standard output cannot be written (No space left on device)"
    big = b"@" + b"." * 199 + b"\n" + (b"." * 200 + b"\n") * 199
    for arguments, given in {
        ("--help",): b"", ("--version",): b"", ("algorithms",): b"", ("see", "-"): ROOM, ("trace", "-"): ROOM,
        ("trace", "-", "--radius", "unlimited"): big, ("why", "-", "--at", "1,1"): ROOM, ("see", "--help"): b"",
        ("grade", "-"): ANSWER, ("compare", "-", "--with", "radius"): ROOM, ("pairs", "-"): ROOM,
        ("pairs", "-", "--list", "--floor", "any", "--format", "json"): NOISE,
    }.items():  # fmt: skip
        with full.open("wb") as out:
            ran = run(*arguments, input=given, stdout=out)
        check(f"{arguments} on a full disk", is_complaint(ran, words), ran)
    ran = run("see", "-", input=ROOM, preexec_fn=lambda: os.close(1))
    check("a closed output", ran.returncode == 2 and ran.stderr.count(b"\n") == 1, ran)


def pipes():
    big = b"@" + b"." * 299 + b"\n" + (b"." * 300 + b"\n") * 299
    with subprocess.Popen(
        [PROGRAM, "trace", "-", "--radius", "unlimited"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as program:  # fmt: skip
        program.stdin.write(big)
        program.stdin.close()
        first = program.stdout.readline()
        program.stdout.close()  # as `| head -1` does
        complaints = program.stderr.read()
        program.wait(timeout=60)
    check("the first line of a long trace", json.loads(first) == {"step": 0, "kind": "quadrant", "name": "north"})
    check("a closed pipe ends the program without noise", program.returncode != 0 and complaints.count(b"\n") <= 1)
    steps = run("trace", "-", "--radius", "unlimited", input=big).stdout.splitlines()
    check("a long trace is whole", [json.loads(step)["step"] for step in steps] == list(range(len(steps))))


def a_long_count_says_so():
    """All pairs of the largest map without a radius: nobody waits for that."""
    big = (b"." * 2048 + b"\n") * 2048
    with subprocess.Popen(
        [PROGRAM, "pairs", "-", "--radius", "unlimited"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as program:  # fmt: skip
        program.stdin.write(big)
        program.stdin.close()
        said = program.stderr.readline().decode()
        program.kill()
        check("nothing is printed before it is counted", program.stdout.read() == b"")
    check("a long count says how long", said.startswith("fovlab-cli: this takes about "), said)


for part in (standard_input, files, statuses, an_answer_goes_around, full_disks, pipes, a_long_count_says_so):
    part()
sys.exit("\n".join(FAILURES) or 0)
