"""No source file is longer than 500 lines: at that length it is split by idea."""

import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 500
FOLDERS = ["core", "app", "tests", "third_party", ".ci"]
ENDINGS = {".h", ".cpp", ".py", ".cmake", ".txt", ".js", ".css", ".html", ""}  # scripts have no ending


def check(root):
    """Every file that is too long, as lines of text."""
    breaches = []
    for path in sorted(p for folder in FOLDERS for p in (root / folder).rglob("*")):
        if not path.is_file() or path.suffix not in ENDINGS or "vectors" in path.parts:
            continue
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LIMIT:
            breaches.append(f"{path.relative_to(root).as_posix()}: {lines} lines; at {LIMIT} split it by idea")
    return breaches


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, lines in {"core/short.h": LIMIT, "core/fov/long.cpp": LIMIT + 1, "app/run": LIMIT + 1}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text("// a line\n" * lines, encoding="utf-8")
        blamed = [breach.split(":")[0] for breach in check(root)]
    assert blamed == ["app/run", "core/fov/long.cpp"], f"blamed {blamed}"


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        self_test()
    else:
        sys.exit("\n".join(check(ROOT)) or 0)
