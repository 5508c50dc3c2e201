#include "tests/support/vectors.h"

#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

namespace fovlab::test {
namespace {

template <class Rule, std::size_t Count>
void read_rule(const nlohmann::json& test_case, const char* key,
               const std::array<std::string_view, Count>& names, Rule& rule) {
    if (!test_case.contains(key)) {
        return;
    }
    const auto word = test_case.at(key).get<std::string>();
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == word) {
            rule = static_cast<Rule>(i);
            return;
        }
    }
    FAIL("unknown word in a vector: " << key << " = " << word);
}

}  // namespace

std::vector<nlohmann::json> read_vectors(const std::string& file) {
    std::ifstream in(std::string(FOVLAB_VECTORS) + "/" + file);
    REQUIRE_MESSAGE(in, "cannot read the vectors in " << file);
    std::vector<nlohmann::json> cases;
    for (std::string line; std::getline(in, line);) {
        cases.push_back(nlohmann::json::parse(line));
    }
    REQUIRE(!cases.empty());
    return cases;
}

Grid grid_of(const nlohmann::json& test_case) {
    std::string text;
    for (const auto& row : test_case.at("map")) {
        text += row.get<std::string>() + "\n";
    }
    const Result<MapText> map = parse_map_text(text);
    REQUIRE_MESSAGE(map.ok(), text);
    Grid grid = map.value().grid;
    std::vector<Room> rooms;
    for (const auto& room : test_case.value("rooms", nlohmann::json::array())) {
        rooms.push_back({room.at(0), room.at(1), room.at(2), room.at(3), room.at(4)});
    }
    grid.set_rooms(std::move(rooms));
    return grid;
}

Point from_of(const nlohmann::json& test_case) {
    return {test_case.at("from").at(0).get<int>(), test_case.at("from").at(1).get<int>()};
}

Rules rules_of(const nlohmann::json& test_case) {
    Rules rules;
    const auto& radius = test_case.at("radius");
    rules.range.radius = radius.is_null() ? Radius::unlimited() : Radius(radius.get<int>());
    read_rule(test_case, "range", k_range_shape_names, rules.range.shape);
    read_rule(test_case, "floor", k_floor_rule_names, rules.floor);
    read_rule(test_case, "wall", k_wall_rule_names, rules.wall);
    read_rule(test_case, "slopes", k_slope_arithmetic_names, rules.slopes);
    return rules;
}

std::vector<std::string> rows_of(const CellSet& visible) {
    std::vector<std::string> rows;
    for (int y = 0; y < visible.height(); ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < visible.width(); ++x) {
            row += visible.contains({x, y}) ? '*' : '-';
        }
    }
    return rows;
}

}  // namespace fovlab::test
