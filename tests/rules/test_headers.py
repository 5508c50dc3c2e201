"""Every header compiles alone: whoever includes it needs to know nothing else.

Of a header that its own source file includes first, the build has shown that already; the others are compiled here.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def compile_alone(compiler, folders, header):
    """The compiler's complaints about a file that includes nothing but `header`, or None."""
    # Two times, so that a header without #pragma once is found as well.
    source = f'#include "{header}"\n' * 2
    includes = [part for folder in folders for part in ("-isystem", folder)]
    command = [compiler, "-std=c++20", "-fsyntax-only", "-I", str(ROOT), *includes, "-x", "c++", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else f"{header} does not compile alone:\n{done.stderr}"


def first_include(source):
    found = re.search(r'^#\s*include\s*[<"]([^>"]+)', source.read_text(encoding="utf-8"), re.M)
    return found and found.group(1)


def is_shown_by_build(header):
    """Does x.cpp begin with including x.h? (That every source is built is tested by test_lists.py.)"""
    source = (ROOT / header).with_suffix(".cpp")
    return source.exists() and first_include(source) == str(header)


def includes_once(header):
    text = (ROOT / header).read_text(encoding="utf-8")
    return None if re.search(r"^#pragma once$", text, re.M) else f"{header} has no #pragma once"


def check(compiler, folders, headers):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = pool.map(lambda header: compile_alone(compiler, folders, header), headers)
    return [complaint for complaint in complaints if complaint]


def self_test():
    good = "#pragma once\n#include <string>\ninline std::string name() { return {}; }\n"
    needs_another = "#pragma once\ninline std::string name() { return {}; }\n"
    included_twice = "struct Twice {};\n"
    with tempfile.TemporaryDirectory() as folder:
        headers = []
        for name, text in {"good": good, "needs": needs_another, "twice": included_twice}.items():
            headers.append(pathlib.Path(folder) / f"{name}.h")
            headers[-1].write_text(text, encoding="utf-8")
        complaints = check("c++", [], headers)
    blamed = [pathlib.Path(complaint.split()[0]).name for complaint in complaints]
    assert blamed == ["needs.h", "twice.h"], f"blamed {blamed}"
    assert is_shown_by_build(pathlib.Path("core/grid/map_text.h"))
    assert not is_shown_by_build(pathlib.Path("core/grid/point.h"))


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--compiler", default="c++")
    options.add_argument("--include", nargs="*", default=[], help="folders of libraries and generated headers")
    options.add_argument("--rooms", nargs="*", default=["core"], help="folders whose headers are compiled")
    options.add_argument("--self-test", action="store_true")
    chosen = options.parse_args()
    if chosen.self_test:
        return self_test()
    headers = sorted({h.relative_to(ROOT) for room in chosen.rooms for h in (ROOT / room).rglob("*.h")})
    folders = [folder for folder in chosen.include if folder not in (str(ROOT), "/usr/include")]
    twice = [complaint for complaint in map(includes_once, headers) if complaint]
    alone = [header for header in headers if not is_shown_by_build(header)]
    assert len(alone) < len(headers), "no source includes its own header first: is this the right folder?"
    return "\n".join(twice + check(chosen.compiler, folders, alone))


if __name__ == "__main__":
    sys.exit(main() or 0)
