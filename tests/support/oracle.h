// A second implementation of symmetric shadowcasting, for comparing: recursive, slow and plain, written from the
// definitions in core/README.md and from nothing else. It shares no code with core but the map and the names of
// the rules.
#pragma once

#include "core/fov/rules.h"
#include "core/grid/grid.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fovlab::test {

struct OracleSight {
    std::vector<std::string> rows;  // `*` visible, `-` not
    std::size_t examined = 0;
};

OracleSight oracle_sight(const Grid& grid, Point viewer, const Rules& rules);

}  // namespace fovlab::test
