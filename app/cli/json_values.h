// Points, slopes, radii and cells as the command line writes them in JSON. Keys keep the order in which they are set.
#pragma once

#include "core/geometry/range.h"
#include "core/geometry/slope.h"
#include "core/grid/cell_set.h"
#include "core/grid/point.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace fovlab::cli {

using Json = nlohmann::ordered_json;

Json to_json(Point point);    // [x, y]
Json to_json(Radius radius);  // null when unlimited

// [numerator, denominator] in lowest terms. A float slope is [number]: the exact value of the 32-bit float, so that
// whoever reads it, into 32 bits or 64, has the slope that the run had.
Json to_json(const Slope& slope);

template <class Value>
Json to_json(const std::optional<Value>& value) {
    return value ? to_json(*value) : Json(nullptr);
}

// A row for each row of the map: `*` in the set, `-` not.
std::vector<std::string> rows_of(const CellSet& cells);

}  // namespace fovlab::cli
