// The cases with the right answer (tests/vectors), read for the tests.
#pragma once

#include "core/fov/catalogue.h"
#include "core/grid/grid.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace fovlab::test {

// The lines of a vector file, each a JSON object. Fails the running test when the file can't be read.
std::vector<nlohmann::json> read_vectors(const std::string& file);

Grid grid_of(const nlohmann::json& test_case);
Point from_of(const nlohmann::json& test_case);
Rules rules_of(const nlohmann::json& test_case);

// Visible cells as the vectors write them: a row of `*` and `-` for each row of the map.
std::vector<std::string> rows_of(const CellSet& visible);

}  // namespace fovlab::test
