"""The code in core/README.md compiles: whoever copies it gets what it says."""

import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def check(compiler, text):
    """The compiler's complaints about the C++ of a page, or None."""
    blocks = re.findall(r"```cpp\n(.*?)```", text, re.DOTALL)
    if not blocks:
        return "there is no C++ on the page"
    lines = "\n".join(blocks).splitlines()
    includes = [line for line in lines if line.startswith("#include")]
    body = [line for line in lines if not line.startswith("#include")]
    # Grid and viewer are the reader's own.
    source = "\n".join([*includes, "void page(const fovlab::Grid& grid, fovlab::Point viewer) {", *body, "}\n"])
    command = [compiler, "-std=c++20", "-fsyntax-only", "-I", str(ROOT), "-x", "c++", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else done.stderr


def self_test():
    good = '```cpp\n#include "core/grid/grid.h"\ngrid.opaque(viewer);\n```\n'
    assert check("c++", good) is None
    assert check("c++", good.replace("opaque", "dense")), "a name that does not exist"
    assert check("c++", "words alone"), "no code"


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--compiler", default="c++")
    options.add_argument("--self-test", action="store_true")
    chosen = options.parse_args()
    if chosen.self_test:
        return self_test()
    return check(chosen.compiler, (ROOT / "core/README.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main() or 0)
