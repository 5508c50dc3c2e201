"""Every entry of the big tables is used: a word, an ink or a mark that nothing names outside its own table is left over.

Entries that the code reaches by arithmetic (the rows of a group of actions) are not checked here.
"""

import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The enumeration, the header in which it stands, and the files that only list its entries.
TABLES = {
    "Word": ("app/session/words.h", ["app/session/words.cpp"]),
    "Ink": ("core/figure/palette.h", ["core/figure/palette.cpp"]),
    "Mark": ("core/figure/palette.h", []),
    "Layer": ("core/figure/layer.h", ["core/figure/layer.cpp"]),
}


def without_comments(text):
    return re.sub(r"//.*", "", text)


def entries(header, name):
    body = re.search(rf"enum class {name}\b[^{{;]*\{{(.*?)\}}", without_comments(header), re.DOTALL)
    return [entry for entry in re.findall(r"\w+", body.group(1)) if entry != "count"]


def check(root, tables):
    """Every entry that is never used, as lines of text."""
    sources = {
        path.relative_to(root).as_posix(): without_comments(path.read_text(encoding="utf-8"))
        for folder in ("core", "app")
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in {".h", ".cpp"}
    }
    breaches = []
    for name, (header, lists) in tables.items():
        text = "\n".join(source for path, source in sources.items() if path not in [header, *lists])
        used = set(re.findall(rf"\b{name}::(\w+)", text))
        breaches += [f"{header}: {name}::{e} is never used" for e in entries(sources[header], name) if e not in used]
    return breaches


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        files = {
            "app/words.h": "enum class Word : std::uint8_t {\n    used,  // left, over\n    left,\n    count,\n};\n",
            "app/words.cpp": "{Word::used, Word::left}\n",
            "core/panel.cpp": "say(Word::used);  // not Word::left\n",
        }
        for name, text in files.items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        blamed = check(root, {"Word": ("app/words.h", ["app/words.cpp"])})
    assert blamed == ["app/words.h: Word::left is never used"], f"blamed {blamed}"


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        self_test()
    else:
        sys.exit("\n".join(check(ROOT, TABLES)) or 0)
