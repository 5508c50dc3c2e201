#include "app/cli/graded_case.h"

#include "app/cli/complain.h"
#include "app/cli/values.h"
#include "core/grid/map_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace fovlab::cli {
namespace {

using nlohmann::json;

TextError wrong(std::string reason) { return {0, 0, std::move(reason)}; }

std::string key_in_quotes(std::string_view key) { return "\"" + std::string(key) + "\""; }

int characters_in(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

// The library's message without its own account of where it was.
TextError not_json(std::string_view line, const json::parse_error& error) {
    const std::string_view words = error.what();
    const std::size_t reason = words.find("syntax error");
    const std::size_t bytes = std::min(error.byte, line.size());
    // The end comes after the last character.
    const int column = characters_in(line.substr(0, bytes)) + (bytes < error.byte ? 1 : 0);
    return {0, std::max(column, 1),
            "not JSON: " + std::string(reason == std::string_view::npos ? words : words.substr(reason)) +
                "; each line is one JSON object {…}"};
}

Result<json> parse_object(std::string_view line) {
    // To the library a NUL is the end of the text, whatever comes after it.
    if (const std::size_t nul = line.find('\0'); nul != std::string_view::npos) {
        return TextError{0, characters_in(line.substr(0, nul)) + 1,
                         "not JSON: a control character U+0000; take it out"};
    }
    try {
        json object = json::parse(line);
        if (!object.is_object()) {
            return wrong("a case is a JSON object {…}; this is of another type: " +
                         std::string(object.type_name()));
        }
        return object;
    } catch (const json::parse_error& error) {
        return not_json(line, error);
    } catch (const json::exception& error) {  // a number that no double holds; the words follow "[…] "
        const std::string_view words = error.what();
        return wrong("not JSON that can be read: " + std::string(words.substr(words.find("] ") + 2)));
    }
}

Result<std::vector<std::string>> rows(const json& object, const char* key) {
    if (!object.contains(key)) {
        return wrong(key_in_quotes(key) + " is missing; it is a list of rows, each a string");
    }
    const json& list = object[key];
    if (!list.is_array() ||
        !std::all_of(list.begin(), list.end(), [](const json& row) { return row.is_string(); })) {
        return wrong(key_in_quotes(key) + " must be a list of rows, each a string");
    }
    return list.get<std::vector<std::string>>();
}

Result<MapText> read_map(const json& object) {
    const Result<std::vector<std::string>> map_rows = rows(object, "map");
    if (!map_rows) {
        return map_rows.error();
    }
    std::string text;
    int number = 0;
    for (const std::string& row : map_rows.value()) {
        ++number;
        if (row.empty() || row.find('\n') != std::string::npos) {
            return wrong("\"map\", row " + std::to_string(number) +
                         ": a row has one glyph a cell and no line end");
        }
        text += row + "\n";
    }
    Result<MapText> map = parse_map_text(text);
    if (!map) {
        const TextError& error = map.error();
        return wrong("\"map\", row " + std::to_string(error.line) + ", column " +
                     std::to_string(error.column) + ": " + error.reason);
    }
    return map;
}

// A whole number that fits; none for anything else, 3.0 and "3" included.
std::optional<int> integer(const json& value) {
    if (!value.is_number_integer() ||
        (value.is_number_unsigned() &&
         value.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<int>::max()})) {
        return std::nullopt;
    }
    const auto number = value.get<std::int64_t>();
    if (number < std::numeric_limits<int>::min()) {
        return std::nullopt;
    }
    return static_cast<int>(number);
}

Result<Point> read_viewer(const json& object, const MapText& map) {
    if (!object.contains("from")) {
        if (map.viewer) {
            return *map.viewer;
        }
        return wrong("\"from\" is missing; it is the viewer's place, [x, y]");
    }
    const json& from = object["from"];
    const bool pair = from.is_array() && from.size() == 2;
    const std::optional<int> x = pair ? integer(from[0]) : std::nullopt;
    const std::optional<int> y = pair ? integer(from[1]) : std::nullopt;
    if (!x || !y) {
        return wrong("\"from\" must be [x, y], two whole numbers, not " + in_quotes(from.dump()));
    }
    if (std::optional<TextError> error = check_on_map("\"from\"", {*x, *y}, map.grid)) {
        return std::move(*error);
    }
    return Point{*x, *y};
}

Result<Algorithm> read_algorithm(const json& object) {
    if (!object.contains("algorithm")) {
        return wrong("\"algorithm\" is missing; it is an ID such as \"symmetric\"");
    }
    const json& id = object["algorithm"];
    return parse_algorithm("\"algorithm\"", id.is_string() ? id.get<std::string>() : id.dump());
}

std::optional<TextError> read_radius(const json& object, Rules& rules) {
    if (!object.contains("radius")) {
        return wrong("\"radius\" is missing; it is a whole number, or null for unlimited");
    }
    const json& radius = object["radius"];
    if (radius.is_null()) {
        rules.range.radius = Radius::unlimited();
        return std::nullopt;
    }
    const std::optional<int> cells = integer(radius);
    if (!cells || !Radius::valid(*cells)) {
        return wrong("\"radius\" takes a whole number from 0 to " + std::to_string(Radius::k_max) +
                     ", or null for unlimited, not " + in_quotes(radius.dump()));
    }
    rules.range.radius = Radius(*cells);
    return std::nullopt;
}

// A rule that decides the answer must be there, so that a misspelt key is never taken for the default. The order of
// scanning decides nothing, and the published cases do not have it.
bool is_needed(Algorithm algorithm, Option option) {
    return uses(algorithm, option) && option != Option::order;
}

Result<Rules> read_rules(const json& object, Algorithm algorithm) {
    Rules rules;
    if (const std::optional<TextError> error = read_radius(object, rules)) {
        return *error;
    }
    for (const WordRule& rule : word_rules()) {
        const std::string key(name(rule.option));
        if (!object.contains(key)) {
            if (is_needed(algorithm, rule.option)) {
                return wrong(key_in_quotes(key) + " is missing; it is one of " + listed(rule.words));
            }
            continue;
        }
        const json& word = object[key];
        const std::string text = word.is_string() ? word.get<std::string>() : word.dump();
        if (const std::optional<TextError> error = choose(rule, key_in_quotes(key), text, rules)) {
            return *error;
        }
    }
    return rules;
}

// [x, y, width, height, lit], on the map.
std::optional<Room> room_of(const json& value, const Grid& grid) {
    if (!value.is_array() || value.size() != 5 || !value[4].is_boolean()) {
        return std::nullopt;
    }
    std::array<int, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::optional<int> number = integer(value[i]);
        if (!number || *number < 0 || *number > Grid::k_max_side) {
            return std::nullopt;
        }
        numbers[i] = *number;
    }
    const auto [x, y, width, height] = numbers;
    const bool fits = width > 0 && height > 0 && x + width <= grid.width() && y + height <= grid.height();
    return fits ? std::optional(Room{x, y, width, height, value[4].get<bool>()}) : std::nullopt;
}

// By the algorithm `rooms` they decide the answer, so there they must be told, if only as [].
Result<std::vector<Room>> read_rooms(const json& object, Algorithm algorithm, const Grid& grid) {
    std::vector<Room> rooms;
    if (!object.contains("rooms")) {
        return algorithm == Algorithm::rooms
                   ? Result<std::vector<Room>>(wrong(
                         "\"rooms\" is missing; it is a list of rooms, each [x, y, width, height, lit]"))
                   : rooms;
    }
    const json& list = object["rooms"];
    if (!list.is_array()) {
        return wrong("\"rooms\" must be a list of rooms, each [x, y, width, height, lit]");
    }
    for (const json& value : list) {
        const std::optional<Room> room = room_of(value, grid);
        if (!room) {
            return wrong(
                "\"rooms\", room " + std::to_string(rooms.size() + 1) +
                ": a room is [x, y, width, height, lit], four whole numbers that lie on the map, then "
                "true or false, not " +
                in_quotes(value.dump()));
        }
        rooms.push_back(*room);
    }
    return rooms;
}

std::string read_name(const json& object) {
    return object.contains("name") && object["name"].is_string() ? object["name"].get<std::string>()
                                                                 : std::string();
}

Result<CellSet> read_answer(const json& object, const Grid& grid) {
    const Result<std::vector<std::string>> answer_rows = rows(object, "visible");
    if (!answer_rows) {
        return answer_rows.error();
    }
    const auto height = static_cast<std::size_t>(grid.height());
    const auto width = static_cast<std::size_t>(grid.width());
    if (answer_rows.value().size() != height) {
        return wrong("\"visible\" has " + std::to_string(answer_rows.value().size()) + " rows and the map " +
                     std::to_string(height) + "; it needs one for each");
    }
    CellSet answer(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        const std::string& row = answer_rows.value()[static_cast<std::size_t>(y)];
        const std::string place = "\"visible\", row " + std::to_string(y + 1);
        const std::size_t stranger = row.find_first_not_of("*-");
        if (stranger != std::string::npos) {
            return wrong(place + ", column " + std::to_string(stranger + 1) +
                         ": a row holds only * (visible) and - (not)");
        }
        if (row.size() != width) {
            return wrong(place + " is " + std::to_string(row.size()) + " wide and the map " +
                         std::to_string(width) + "; it needs one * or - for each cell");
        }
        for (int x = 0; x < grid.width(); ++x) {
            if (row[static_cast<std::size_t>(x)] == '*') {
                answer.insert({x, y});
            }
        }
    }
    return answer;
}

}  // namespace

Result<GradedCase> parse_graded_case(std::string_view line) {
    const Result<json> object = parse_object(line);
    if (!object) {
        return object.error();
    }
    const Result<MapText> map = read_map(object.value());
    if (!map) {
        return map.error();
    }
    const Result<Point> viewer = read_viewer(object.value(), map.value());
    if (!viewer) {
        return viewer.error();
    }
    const Result<Algorithm> algorithm = read_algorithm(object.value());
    if (!algorithm) {
        return algorithm.error();
    }
    const Result<Rules> rules = read_rules(object.value(), algorithm.value());
    if (!rules) {
        return rules.error();
    }
    const Result<CellSet> answer = read_answer(object.value(), map.value().grid);
    if (!answer) {
        return answer.error();
    }
    const Result<std::vector<Room>> rooms = read_rooms(object.value(), algorithm.value(), map.value().grid);
    if (!rooms) {
        return rooms.error();
    }
    Scenario scene{map.value().grid, viewer.value(), algorithm.value(), rules.value(), std::nullopt};
    scene.grid.set_rooms(rooms.value());
    GradedCase graded{read_name(object.value()), std::move(scene), answer.value()};
    return graded;
}

}  // namespace fovlab::cli
