#include "core/explain/why.h"

#include "core/explain/sentence.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

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

TEST_CASE(
    "the sentence for every dark cell of the published cases names the published walls and the numbers") {
    std::map<std::string, int> met;
    for (const nlohmann::json& vector : read_vectors("why.jsonl")) {
        const Rules rules = rules_of(vector);
        const Recording recording = record(grid_of(vector), from_of(vector), Algorithm::symmetric, rules);
        const Grid& grid = recording.trace.grid();
        for (const nlohmann::json& published : vector.at("cells")) {
            const Point cell{published[0].get<int>(), published[1].get<int>()};
            const std::string reason = published[2].get<std::string>();
            const Why answer = why(recording, cell);
            const std::string words = sentence(answer, rules, grid);
            CAPTURE(vector.at("name").get<std::string>());
            CAPTURE(words);
            for (const nlohmann::json& wall : published[3]) {
                CHECK(words.find(" at (" + std::to_string(wall[0].get<int>()) + ", " +
                                 std::to_string(wall[1].get<int>()) + ")") != std::string::npos);
            }
            if (reason == "range") {
                CHECK(words.find(range_arithmetic(answer.offset, rules.range)) != std::string::npos);
            } else if (reason == "centre") {
                const Slope centre = Fraction{answer.place->column, answer.place->depth};
                const Slope missed = answer.left_of_start ? *answer.start : *answer.end;
                CHECK(words.find("Its centre, " + to_words(centre) + ", lies ") == 0);
                CHECK(words.find(" slope " + to_words(missed)) != std::string::npos);
            } else {
                CHECK(words.find(" the light on its way here") != std::string::npos);
            }
            ++met[reason];
        }
    }
    CHECK(met.size() == 3);
}
