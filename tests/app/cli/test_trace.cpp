#include "core/fov/catalogue.h"
#include "core/grid/map_text.h"
#include "tests/app/cli/running.h"
#include "tests/support/maps.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <numeric>

using namespace fovlab;
using namespace fovlab::test;
using nlohmann::json;

namespace {

std::vector<json> steps_of(const std::string& lines) {
    std::vector<json> steps;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
        steps.push_back(json::parse(line));
    }
    return steps;
}

int floor_divide(int a, int b) { return a / b - (a % b < 0 ? 1 : 0); }

// fov.md's columns of a row: the light's edges rounded to the nearest, the first one up and the last one down.
void check_columns(const json& row) {
    const int depth = row["depth"];
    const int a = row["start"][0];
    const int b = row["start"][1];
    const int c = row["end"][0];
    const int d = row["end"][1];
    CHECK(row["first"] == floor_divide(2 * depth * a + b, 2 * b));
    CHECK(row["last"] == -floor_divide(d - 2 * depth * c, 2 * d));
}

void check_lowest_terms(const json& step) {
    for (const char* key : {"start", "end"}) {
        if (step.contains(key)) {
            CHECK(step[key][1] > 0);
            CHECK(std::gcd(step[key][0].get<int>(), step[key][1].get<int>()) == 1);
        }
    }
}

// Does the centre of a cell lie between the slopes of its wedge, as they are at that moment?
bool is_centred(const json& cell, const json& light) {
    const int depth = cell["depth"];
    const int column = cell["column"];
    const int a = light["start"][0];
    const int b = light["start"][1];
    const int c = light["end"][0];
    const int d = light["end"][1];
    return a * depth <= column * b && column * d <= c * depth;
}

std::vector<std::string> visible_rows(const std::vector<json>& steps, const Grid& grid, Point viewer) {
    std::vector<std::string> rows(static_cast<std::size_t>(grid.height()),
                                  std::string(static_cast<std::size_t>(grid.width()), '-'));
    rows[static_cast<std::size_t>(viewer.y)][static_cast<std::size_t>(viewer.x)] = '*';
    for (const json& step : steps) {
        if (step["kind"] == "cell" && step["visible"] == true) {
            rows[step["y"].get<std::size_t>()][step["x"].get<std::size_t>()] = '*';
        }
    }
    return rows;
}

}  // namespace

TEST_CASE("trace: every step of a small map, worked out by hand") {
    const Ran ran = run({"trace", "-"}, {}, ".#.\n@..\n");
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(
        ran.out ==
        text_of({
            R"({"step":0,"kind":"quadrant","name":"north"})",
            R"({"step":1,"kind":"row","wedge":0,"parent":null,"depth":1,"start":[-1,1],"end":[1,1],"start_by":null,"end_by":null,"first":-1,"last":1})",
            R"({"step":2,"kind":"cell","wedge":0,"x":0,"y":0,"depth":1,"column":0,"opaque":false,"centred":true,"in_range":true,"visible":true})",
            R"({"step":3,"kind":"narrow","wedge":0,"start":[-1,2],"start_by":[-1,0]})",
            R"({"step":4,"kind":"cell","wedge":0,"x":1,"y":0,"depth":1,"column":1,"opaque":true,"centred":true,"in_range":true,"visible":true})",
            R"({"step":5,"kind":"split","wedge":0,"child":1,"start":[-1,2],"end":[1,2]})",
            R"({"step":6,"kind":"row-end","wedge":0,"goes_on":false})",
            R"({"step":7,"kind":"quadrant","name":"east"})",
            R"({"step":8,"kind":"row","wedge":2,"parent":null,"depth":1,"start":[-1,1],"end":[1,1],"start_by":null,"end_by":null,"first":-1,"last":1})",
            R"({"step":9,"kind":"cell","wedge":2,"x":1,"y":0,"depth":1,"column":-1,"opaque":true,"centred":true,"in_range":true,"visible":true})",
            R"({"step":10,"kind":"cell","wedge":2,"x":1,"y":1,"depth":1,"column":0,"opaque":false,"centred":true,"in_range":true,"visible":true})",
            R"({"step":11,"kind":"narrow","wedge":2,"start":[-1,2],"start_by":[1,0]})",
            R"({"step":12,"kind":"split","wedge":2,"child":3,"start":[-1,2],"end":[1,2]})",
            R"({"step":13,"kind":"row","wedge":3,"parent":2,"depth":2,"start":[-1,2],"end":[1,2],"start_by":[1,0],"end_by":[1,2],"first":-1,"last":1})",
            R"({"step":14,"kind":"cell","wedge":3,"x":2,"y":0,"depth":2,"column":-1,"opaque":false,"centred":true,"in_range":true,"visible":true})",
            R"({"step":15,"kind":"cell","wedge":3,"x":2,"y":1,"depth":2,"column":0,"opaque":false,"centred":true,"in_range":true,"visible":true})",
            R"({"step":16,"kind":"split","wedge":3,"child":4,"start":[-1,2],"end":[1,4]})",
            R"({"step":17,"kind":"row-end","wedge":3,"goes_on":false})",
            R"({"step":18,"kind":"row-end","wedge":2,"goes_on":false})",
            R"({"step":19,"kind":"quadrant","name":"south"})",
            R"({"step":20,"kind":"quadrant","name":"west"})",
        }));
}

TEST_CASE("trace: an algorithm without wedges has cells only") {
    CHECK(run({"trace", "-", "--algorithm", "radius", "--radius", "1", "--range", "circle"}, {}, ".#.\n@..\n")
              .out ==
          text_of({
              R"({"step":0,"kind":"cell","x":0,"y":0,"opaque":false,"in_range":true,"visible":true})",
              R"({"step":1,"kind":"cell","x":1,"y":0,"opaque":true,"in_range":false,"visible":false})",
              R"({"step":2,"kind":"cell","x":1,"y":1,"opaque":false,"in_range":true,"visible":true})",
          }));
}

TEST_CASE("trace: rays are told from their target to where they stop") {
    CHECK(run({"trace", "-", "--algorithm", "lines"}, {}, "@.#.\n").out ==
          text_of({
              R"({"step":0,"kind":"ray","to":[1,0]})",
              R"({"step":1,"kind":"cell","x":1,"y":0,"opaque":false,"in_range":true,"visible":true})",
              R"({"step":2,"kind":"ray-end","why":"target"})",
              R"({"step":3,"kind":"ray","to":[2,0]})",
              R"({"step":4,"kind":"cell","x":1,"y":0,"opaque":false,"in_range":true,"visible":false})",
              R"({"step":5,"kind":"cell","x":2,"y":0,"opaque":true,"in_range":true,"visible":true})",
              R"({"step":6,"kind":"ray-end","why":"target"})",
              R"({"step":7,"kind":"ray","to":[3,0]})",
              R"({"step":8,"kind":"cell","x":1,"y":0,"opaque":false,"in_range":true,"visible":false})",
              R"({"step":9,"kind":"cell","x":2,"y":0,"opaque":true,"in_range":true,"visible":false})",
              R"({"step":10,"kind":"ray-end","why":"wall"})",
          }));
    CHECK(run({"trace", "-", "--algorithm", "rays", "--radius", "1", "--range", "diamond"}, {}, "@.\n").out ==
          text_of({
              R"({"step":0,"kind":"ray","to":[-1,-1]})",
              R"({"step":1,"kind":"ray-end","why":"edge"})",
              R"({"step":2,"kind":"ray","to":[0,-1]})",
              R"({"step":3,"kind":"ray-end","why":"edge"})",
              R"({"step":4,"kind":"ray","to":[1,-1]})",
              R"({"step":5,"kind":"ray-end","why":"edge"})",
              R"({"step":6,"kind":"ray","to":[1,0]})",
              R"({"step":7,"kind":"cell","x":1,"y":0,"opaque":false,"in_range":true,"visible":true})",
              R"({"step":8,"kind":"ray-end","why":"target"})",
              R"({"step":9,"kind":"ray","to":[1,1]})",
              R"({"step":10,"kind":"ray-end","why":"edge"})",
              R"({"step":11,"kind":"ray","to":[0,1]})",
              R"({"step":12,"kind":"ray-end","why":"edge"})",
              R"({"step":13,"kind":"ray","to":[-1,1]})",
              R"({"step":14,"kind":"ray-end","why":"edge"})",
              R"({"step":15,"kind":"ray","to":[-1,0]})",
              R"({"step":16,"kind":"ray-end","why":"edge"})",
          }));
}

TEST_CASE("trace: octants have numbers, and their rows slopes that fall from 1 to 0") {
    CHECK(
        run({"trace", "-", "--algorithm", "recursive"}, {}, "@.\n").out ==
        text_of({
            R"({"step":0,"kind":"octant","number":0})",
            R"({"step":1,"kind":"octant","number":1})",
            R"({"step":2,"kind":"octant","number":2})",
            R"({"step":3,"kind":"row","wedge":2,"parent":null,"depth":1,"start":[1,1],"end":[0,1],"start_by":null,"end_by":null,"first":-1,"last":0})",
            R"({"step":4,"kind":"cell","wedge":2,"x":1,"y":0,"depth":1,"column":0,"opaque":false,"centred":true,"in_range":true,"visible":true})",
            R"({"step":5,"kind":"narrow","wedge":2,"start":[1,3],"start_by":[1,-1]})",
            R"({"step":6,"kind":"row-end","wedge":2,"goes_on":true})",
            R"({"step":7,"kind":"octant","number":3})",
            R"({"step":8,"kind":"octant","number":4})",
            R"({"step":9,"kind":"octant","number":5})",
            R"({"step":10,"kind":"row","wedge":5,"parent":null,"depth":1,"start":[1,1],"end":[0,1],"start_by":null,"end_by":null,"first":-1,"last":0})",
            R"({"step":11,"kind":"cell","wedge":5,"x":1,"y":0,"depth":1,"column":0,"opaque":false,"centred":true,"in_range":true,"visible":true})",
            R"({"step":12,"kind":"narrow","wedge":5,"start":[1,3],"start_by":[1,1]})",
            R"({"step":13,"kind":"row-end","wedge":5,"goes_on":true})",
            R"({"step":14,"kind":"octant","number":6})",
            R"({"step":15,"kind":"octant","number":7})",
        }));
}

TEST_CASE("trace: both formats are the same lines") {
    CHECK(run({"trace", "-", "--format", "json"}, {}, "..@\n").out ==
          run({"trace", "-", "--format", "text"}, {}, "..@\n").out);
}

TEST_CASE("trace: a float slope is one number, with the very value of the 32-bit float") {
    const std::string out =
        run({"trace", "-", "--slopes", "float"}, {}, "........\n..#.....\n........\n@.......\n").out;
    int thirds = 0;
    for (const json& step : steps_of(out)) {
        for (const char* key : {"start", "end"}) {
            if (step.contains(key)) {
                REQUIRE(step[key].size() == 1);
                const auto value = step[key][0].get<double>();
                CHECK(static_cast<double>(static_cast<float>(value)) == value);
                thirds +=
                    value == static_cast<double>(1.0F / 6.0F) || value == static_cast<double>(5.0F / 6.0F)
                        ? 1
                        : 0;
            }
        }
    }
    CHECK(thirds > 0);
}

TEST_CASE("trace: steps count from 0, rows cover their columns, and the visible cells are what see reports") {
    Random random(11);
    for (int i = 0; i < 150; ++i) {
        const Grid grid = any_map(24, 16, random);
        const Point viewer = any_cell(grid, random);
        const std::vector<std::string> options{
            "--from",      std::to_string(viewer.x) + "," + std::to_string(viewer.y),
            "--algorithm", random.percent(10) ? "radius" : "symmetric",
            "--radius",    random.percent(30) ? "unlimited" : std::to_string(random.below(20)),
            "--range",     std::string(k_range_shape_names[static_cast<std::size_t>(random.below(5))]),
            "--floor",     random.percent(50) ? "any" : "centre",
            "--wall",      random.percent(50) ? "any" : "centre",
            "--slopes",    random.percent(30) ? "float" : "exact",
            "--order",     random.percent(50) ? "recursion" : "by-depth"};
        const auto with = [&](std::vector<std::string> command) {
            command.insert(command.end(), options.begin(), options.end());
            return run(command, {}, to_map_text(grid)).out;
        };
        CAPTURE(picture(grid, viewer));
        const std::vector<json> steps = steps_of(with({"trace", "-"}));
        const json answer = json::parse(with({"see", "-", "--format", "json"}));
        CHECK(visible_rows(steps, grid, viewer) == answer["visible"].get<std::vector<std::string>>());
        std::size_t cells = 0;
        for (std::size_t step = 0; step < steps.size(); ++step) {
            REQUIRE(steps[step]["step"] == step);
            cells += steps[step]["kind"] == "cell" ? 1 : 0;
            if (steps[step]["kind"] == "row" && steps[step]["start"].size() == 2) {
                check_columns(steps[step]);
            }
        }
        CHECK(answer["examined"] == cells);
    }
}

TEST_CASE("trace: slopes go from step to step, in lowest terms, and decide what is centred") {
    Random random(12);
    for (int i = 0; i < 40; ++i) {
        const Grid grid = any_map(20, 20, random);
        const Point viewer = any_cell(grid, random);
        std::map<int, json> light;  // of each wedge: its slopes as they are now
        for (const json& step : steps_of(run({"trace", "-"}, {}, to_map_text(grid, viewer)).out)) {
            CAPTURE(step.dump());
            check_lowest_terms(step);
            if (step["kind"] == "row") {
                const auto known = light.find(step["wedge"]);
                CHECK((known != light.end()) == (step["depth"] > 1));
                if (known != light.end()) {
                    CHECK(step["start"] == known->second["start"]);
                    CHECK(step["end"] == known->second["end"]);
                }
                CHECK(step["start_by"].is_null() == (step["start"] == json({-1, 1})));
                CHECK(step["end_by"].is_null() == (step["end"] == json({1, 1})));
                light[step["wedge"]] = {{"start", step["start"]}, {"end", step["end"]}};
            } else if (step["kind"] == "cell") {
                CHECK(step["centred"] == is_centred(step, light[step["wedge"]]));
            } else if (step["kind"] == "narrow") {
                light[step["wedge"]]["start"] = step["start"];
            } else if (step["kind"] == "split") {
                CHECK(step["start"] == light[step["wedge"]]["start"]);
                light[step["child"]] = {{"start", step["start"]}, {"end", step["end"]}};
            }
        }
    }
}

TEST_CASE("trace: a recording that stops at its limit says so in a last line") {
    const std::string open = to_map_text(Grid(1500, 1500));
    const std::string out =
        run({"trace", "-", "--from", "0,0", "--radius", "unlimited", "--algorithm", "radius"}, {}, open).out;
    const std::string last = "{\"step\":2000000,\"kind\":\"cut\"}\n";
    REQUIRE(out.size() > last.size());
    CHECK(out.substr(out.size() - last.size()) == last);
    CHECK(std::count(out.begin(), out.end(), '\n') == 2'000'001);
}
