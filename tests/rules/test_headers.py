"""Every header compiles alone: whoever includes it needs to know nothing else."""

import argparse
import concurrent.futures
import os
import pathlib
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
    return "\n".join(check(chosen.compiler, folders, headers))


if __name__ == "__main__":
    sys.exit(main() or 0)
