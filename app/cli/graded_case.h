// A case to grade: a scene, and which cells of it somebody says are visible. One JSON object on one line, in the
// form of tests/vectors/fov.jsonl:
//
//   map      rows of glyphs; may hold one `@`
//   from     [x, y]; may be left out when the map has its `@`
//   visible  the answer: rows of `*` (visible) and `-` (not)
//   algorithm, radius (null: unlimited), range
//   floor, wall, slopes     where the algorithm uses them; order may be left out
//   name     to call it by; optional
//
// Other keys, such as `count`, are not looked at.
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

namespace fovlab::cli {

struct GradedCase {
    std::string name;  // empty where it has none
    Scenario scene;
    CellSet answer;
};

// Errors have a column where the text is not JSON, and no line, which the caller knows.
Result<GradedCase> parse_graded_case(std::string_view line);

}  // namespace fovlab::cli
