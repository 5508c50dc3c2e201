#include "core/explain/why.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

nlohmann::json dark_cells(const Recording& recording) {
    nlohmann::json cells = nlohmann::json::array();
    const Grid& grid = recording.trace.grid();
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Why answer = why(recording, {x, y});
            if (answer.visible()) {
                continue;
            }
            nlohmann::json walls = nlohmann::json::array();
            for (const Point wall : answer.walls) {
                walls.push_back({wall.x, wall.y});
            }
            cells.push_back({x, y, std::string(name(answer.reason)), walls});
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("every dark cell of the published cases has the published reason and walls") {
    int cases = 0;
    for (const nlohmann::json& vector : read_vectors("why.jsonl")) {
        CAPTURE(vector.at("name").get<std::string>());
        const Recording recording =
            record(grid_of(vector), from_of(vector), Algorithm::symmetric, rules_of(vector));
        CHECK(dark_cells(recording) == vector.at("cells"));
        ++cases;
    }
    CHECK(cases == 18);
}
