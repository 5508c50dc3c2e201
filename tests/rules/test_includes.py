"""The include rule: a file includes only its own room and the rooms below it, and core stays pure.

This table is the one in core/README.md: each room, and the rooms that it may include. What those may include,
it may include too.
"""

import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

ROOMS = {
    "core/grid": [],
    "core/geometry": ["core/grid"],
    "core/trace": ["core/geometry"],
    "core/fov": ["core/trace"],
    "core/dungeon": ["core/grid"],
    "core/explain": ["core/fov"],
    "core/compare": ["core/fov"],
    "core/explore": ["core/fov", "core/dungeon"],
    "core/scenario": ["core/explore", "core/compare", "core/explain"],
    "core/figure": ["core/scenario"],
    "core/lesson": ["core/scenario"],
    "app/session": ["core/figure", "core/lesson"],  # all of core
    "app/export": ["app/session"],
    "app/cli": ["app/export"],
    "app/canvas": ["app/export"],
    "app/panels": ["app/canvas"],
    "app/views": ["app/panels"],
    "app/platform": ["app/views"],
}

# Headers that are neither ours nor the standard library's, and the rooms that may include them.
OTHERS = {
    r"toml\+\+/": ["core/scenario", "core/lesson"],
    r"md4c": ["core/lesson"],
    r"nlohmann/": ["app/cli", "app/session"],
    r"CLI/": ["app/cli", "app/platform"],
    r"stb_image_write\.h$": ["app/export", "app/platform"],
    r"stb_image\.h$|cairo|gif_lib\.h$": ["app/export"],
    r"imgui|backends/imgui": ["app/canvas", "app/panels", "app/views", "app/platform"],
    r"GLFW/|glad/|emscripten": ["app/platform"],
    r"(unistd|fcntl)\.h$|sys/": ["app/session", "app/platform"],
    r"embedded/": ["app/session", "app/cli", "app/canvas", "app/panels", "app/views", "app/platform"],
}

# No file system, no clock, no threads, no screen, and no random numbers that differ between libraries.
NOT_IN_CORE = {
    "iostream", "fstream", "filesystem", "chrono", "ctime", "thread", "mutex", "shared_mutex", "future",
    "condition_variable", "atomic", "semaphore", "stop_token", "random",
}  # fmt: skip

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def reach(room):
    """The room itself and every room below it."""
    found = {room}
    for below in ROOMS[room]:
        found |= reach(below)
    return found


def room_of(path):
    """core/fov/radius.h is in core/fov; a file straight under core/ or app/ is in no room."""
    parts = path.split("/")
    room = "/".join(parts[:2])
    return room if len(parts) > 2 and room in ROOMS else None


def complaint(room, quote, header):
    """Why this room may not include this header, or None."""
    for pattern, rooms in OTHERS.items():
        if re.match(pattern, header):
            return None if room in rooms else f"only {', '.join(rooms)} may include it"
    if quote == "<":
        if not re.fullmatch(r"[a-z_0-9]+", header):
            return "not a header of the standard library, nor of a library that this test knows"
        if room.startswith("core/") and header in NOT_IN_CORE:
            return "core knows no file system, clock, thread, screen or library randomness"
        return None
    target = room_of(header)
    if target is None:
        return "includes begin at the top of the project and name a room, as in core/grid/grid.h"
    if target not in reach(room):
        return f"{room} may include {', '.join(sorted(reach(room)))}"
    return None


def check(root):
    """Every breach under `root`, as lines of text."""
    breaches = []
    for path in sorted(p for top in ("core", "app") for p in (root / top).rglob("*") if p.suffix in (".h", ".cpp")):
        name = path.relative_to(root).as_posix()
        room = room_of(name)
        if room is None:
            breaches.append(f"{name}: lies in no room; known are {', '.join(ROOMS)}")
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = INCLUDE.match(line)
            why = found and complaint(room, *found.groups())
            if why:
                breaches.append(f"{name}:{number}: {found[2]}: {why}")
    return breaches


def self_test():
    good = {
        "core/fov/a.h": '#include "core/grid/grid.h"\n#include <vector>\n',
        "app/views/a.cpp": '#include "core/trace/trace.h"\n#include <imgui.h>\n#include <chrono>\n',
        "app/platform/a.cpp": "#include <GLFW/glfw3.h>\n#include <backends/imgui_impl_glfw.h>\n",
    }
    bad = {
        "core/grid/a.h": '#include "core/fov/rules.h"\n',
        "core/compare/a.h": '#include "core/explain/why.h"\n',
        "core/explore/a.cpp": '#include "app/session/session.h"\n',
        "core/fov/b.cpp": "#include <chrono>\n",
        "core/fov/c.cpp": "#include <nlohmann/json.hpp>\n",
        "core/fov/d.cpp": '  #  include "../grid/grid.h"\n',
        "app/panels/a.cpp": '#include "app/views/view.h"\n',
        "app/panels/b.cpp": "#include <GLFW/glfw3.h>\n",
        "app/session/a.h": "#include <imgui.h>\n",
        "app/views/b.cpp": "#include <boost/any.hpp>\n",
        "core/loose.h": "",
    }
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in {**good, **bad}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        blamed = [breach.split(":")[0] for breach in check(root)]
    assert sorted(blamed) == sorted(bad), f"blamed {blamed}, expected {list(bad)}"


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        self_test()
    else:
        sys.exit("\n".join(check(ROOT)) or 0)
