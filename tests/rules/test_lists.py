"""Every source file is named in its CMakeLists.txt: what is not named is not built, and its tests never run."""

import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["core", "app", "tests"]


def check(root):
    """Every .cpp that the list of its folder does not name, as lines of text."""
    breaches = []
    for folder in FOLDERS:
        text = (root / folder / "CMakeLists.txt").read_text(encoding="utf-8")
        named = set(re.sub(r"#.*", "", text).replace("(", " ").replace(")", " ").split())
        for path in sorted((root / folder).rglob("*.cpp")):
            name = path.relative_to(root / folder).as_posix()
            if name not in named:
                breaches.append(f"{folder}/{name}: not named in {folder}/CMakeLists.txt")
    return breaches


def self_test():
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        for folder in FOLDERS:
            (root / folder / "room").mkdir(parents=True)
            for source in ("named.cpp", "commented.cpp", "forgotten.cpp"):
                (root / folder / "room" / source).touch()
            (root / folder / "CMakeLists.txt").write_text("f(a room/named.cpp)\n# room/commented.cpp\n")
        blamed = [breach.split(":")[0] for breach in check(root)]
    expected = [f"{folder}/room/{source}.cpp" for folder in FOLDERS for source in ("commented", "forgotten")]
    assert blamed == expected, f"blamed {blamed}"


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        self_test()
    else:
        sys.exit("\n".join(check(ROOT)) or 0)
