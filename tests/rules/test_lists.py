"""Every source file and lesson is named in its CMakeLists.txt: what is not is not built in, and its tests never run."""

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
    return breaches + check_course(root)


def check_course(root):
    """Every lesson, and every picture's scenario, that the program does not have built in."""
    named = set(re.sub(r"#.*", "", (root / "app/CMakeLists.txt").read_text(encoding="utf-8")).split())
    lessons = root / "lessons"
    files = [path for path in lessons.glob("*.md") if path.name != "README.md"]
    pictures = lessons / "pictures"
    files += pictures.glob("*.toml")
    files += [path for path in pictures.glob("*.png") if not path.with_suffix(".toml").exists()]
    names = sorted(path.relative_to(lessons).as_posix() for path in files)
    return [f"lessons/{name}: not named in the course of app/CMakeLists.txt" for name in names if name not in named]


def self_test():
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        for folder in FOLDERS:
            (root / folder / "room").mkdir(parents=True)
            for source in ("named.cpp", "commented.cpp", "forgotten.cpp"):
                (root / folder / "room" / source).touch()
            (root / folder / "CMakeLists.txt").write_text("f(a room/named.cpp)\n# room/commented.cpp\n")
        (root / "lessons/pictures").mkdir(parents=True)
        for file in ("README.md", "01-named.md", "02-forgotten.md", "pictures/alone.png", "pictures/made.png",
                     "pictures/made.svg", "pictures/made.toml"):  # fmt: skip
            (root / "lessons" / file).touch()
        with (root / "app/CMakeLists.txt").open("a") as lists:
            lists.write("set(course\n    01-named.md\n)\n")
        blamed = [breach.split(":")[0] for breach in check(root)]
    expected = [f"{folder}/room/{source}.cpp" for folder in FOLDERS for source in ("commented", "forgotten")]
    expected += [f"lessons/{name}" for name in ("02-forgotten.md", "pictures/alone.png", "pictures/made.toml")]
    assert blamed == expected, f"blamed {blamed}"


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        self_test()
    else:
        sys.exit("\n".join(check(ROOT)) or 0)
