#include "app/session/answer_json.h"

#include "core/lesson/judge.h"
#include "core/scenario/near_word.h"
#include "core/scenario/scenario_text.h"
#include "core/scenario/share_code.h"
#include "core/scenario/with_rows.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using Problem = std::optional<TextError>;

// Whom an answer is for.
struct For {
    const Lesson& lesson;
    std::size_t task;
    const Asked& asked;

    const Task& what() const { return lesson.tasks[task]; }
};

constexpr std::array<std::string_view, 4> k_who_names{"both", "a", "b", "neither"};

TextError wrong(std::string reason) { return {0, 0, std::move(reason)}; }

std::string ordinal(std::size_t index) { return "number " + std::to_string(index + 1); }

std::optional<int> whole_in(const json& value, int low, int high) {
    if (!value.is_number_integer()) {
        return std::nullopt;
    }
    const bool large = value.is_number_unsigned() && value.get<std::uint64_t>() > 0x7FFFFFFFU;
    const auto number = large ? std::numeric_limits<std::int64_t>::max() : value.get<std::int64_t>();
    return number >= low && number <= high ? std::optional(static_cast<int>(number)) : std::nullopt;
}

// --- predict

Problem read_cells(const json& value, const For& asked, Answer& answer) {
    if (!value.is_array()) {
        return wrong("the answer to a `predict` is a list of cells such as [[3, 1], [4, 1]]");
    }
    const Grid& grid = asked.asked.scenario.grid;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const json& cell = value[i];
        const bool two = cell.is_array() && cell.size() == 2;
        const std::optional<int> x = two ? whole_in(cell[0], 0, grid.width() - 1) : std::nullopt;
        const std::optional<int> y = two ? whole_in(cell[1], 0, grid.height() - 1) : std::nullopt;
        if (!two || !cell[0].is_number_integer() || !cell[1].is_number_integer()) {
            return wrong("cell " + ordinal(i) + " is no cell; write two whole numbers as in [3, 1]");
        }
        if (!x || !y) {
            return wrong("cell " + ordinal(i) + " is off the map; x goes from 0 to " +
                         std::to_string(grid.width() - 1) + " and y from 0 to " +
                         std::to_string(grid.height() - 1));
        }
        answer.cells.push_back({*x, *y});
    }
    return std::nullopt;
}

ordered_json write_cells(const Answer& answer) {
    ordered_json cells = ordered_json::array();
    for (const Point cell : answer.cells) {
        cells.push_back(ordered_json::array({cell.x, cell.y}));
    }
    return cells;
}

// --- choice

// 1 or "A" for the first.
std::optional<int> option_of(const json& value, int count) {
    if (value.is_string()) {
        const auto& letter = value.get_ref<const std::string&>();
        const int option = letter.size() == 1 ? (letter[0] & ~0x20) - 'A' + 1 : 0;
        return option >= 1 && option <= count ? std::optional(option) : std::nullopt;
    }
    return whole_in(value, 1, count);
}

Problem read_options(const json& value, const For& asked, Answer& answer) {
    const auto& choice = std::get<Choice>(asked.what().what);
    const auto count = static_cast<int>(choice.of_cells() ? asked.asked.cells.size() : choice.options.size());
    const json list = value.is_array() ? value : json::array({value});
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::optional<int> option = option_of(list[i], count);
        if (!option) {
            return wrong((value.is_array() ? "option " + ordinal(i) : std::string("the answer")) +
                         " is none of the " + std::to_string(count) + "; write 1 to " +
                         std::to_string(count) + ", \"A\" to \"" +
                         std::string(1, static_cast<char>('A' + count - 1)) + "\", or a list such as [1, 2]");
        }
        answer.chosen.push_back(*option);
    }
    return std::nullopt;
}

ordered_json write_options(const Answer& answer) {
    return answer.chosen.size() == 1 ? ordered_json(answer.chosen.front()) : ordered_json(answer.chosen);
}

// --- number

Problem read_number_of(const json& value, const For&, Answer& answer) {
    if (!value.is_number() && !value.is_string()) {
        return wrong("the answer to a `number` is a number such as 8, or \"3/8\"");
    }
    // Whether the words are a number is the judge's to say: so a learner's typing is told the same everywhere.
    answer.number = value.is_string() ? value.get<std::string>() : value.dump();
    return std::nullopt;
}

ordered_json write_number(const Answer& answer) { return answer.number; }

// --- find-step

Problem read_step(const json& value, const For&, Answer& answer) {
    const std::optional<int> step = whole_in(value, 0, 1'000'000'000);
    if (!step) {
        return wrong("the answer to a `find-step` is a whole number of steps done, such as 57");
    }
    answer.step = static_cast<std::size_t>(*step);
    return std::nullopt;
}

ordered_json write_step(const Answer& answer) { return answer.step; }

// --- build

Problem read_map_rows(const json& value, const For& asked, Answer& answer) {
    std::string rows;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (!value[i].is_string()) {
            return wrong("row " + ordinal(i) +
                         " is no string; write the rows of the map as in [\"#..\", \"..@\"]");
        }
        rows += value[i].get<std::string>() + "\n";
    }
    Result<Scenario> built = with_rows(asked.asked.scenario, rows);
    if (!built) {
        const TextError& error = built.error();
        const std::string place = error.line > 0 ? "row " + std::to_string(error.line) + ", column " +
                                                       std::to_string(error.column) + ": "
                                                 : std::string();
        return wrong(place + error.reason);
    }
    answer.built = std::move(built.value());
    return std::nullopt;
}

Problem read_built(const json& value, const For& asked, Answer& answer) {
    if (value.is_array()) {
        return read_map_rows(value, asked, answer);
    }
    if (!value.is_string()) {
        return wrong(
            "the answer to a `build` is a list of the map's rows as in [\"#..\", \"..@\"], or a scenario or "
            "a "
            "share code in a string");
    }
    Result<FoundScenario> found = find_scenario(value.get<std::string>());
    if (!found) {
        const TextError& error = found.error();
        const std::string place = error.line > 0 ? "line " + std::to_string(error.line) + ", column " +
                                                       std::to_string(error.column) + " of the scenario: "
                                                 : std::string();
        return wrong(place + error.reason);
    }
    answer.built = std::move(found.value().scenario);
    return std::nullopt;
}

ordered_json write_built(const Answer& answer) {
    return answer.built ? ordered_json(to_share_code(*answer.built)) : ordered_json(nullptr);
}

// --- find-bug and who-sees-whom

Problem read_suspect(const json& value, const For&, Answer& answer) {
    std::vector<std::string_view> known;
    for (const MistakeInfo& row : mistakes()) {
        known.push_back(row.id);
    }
    if (!value.is_string()) {
        return wrong("the answer to a `find-bug` is the name of a mistake in quotes; " +
                     known_words("", known));
    }
    const auto& id = value.get_ref<const std::string&>();
    answer.suspect = mistake_of_id(id);
    return answer.suspect ? Problem() : wrong("there is no such mistake; " + known_words(id, known));
}

ordered_json write_suspect(const Answer& answer) {
    return answer.suspect ? ordered_json(std::string(info(*answer.suspect).id)) : ordered_json(nullptr);
}

Problem read_who(const json& value, const For&, Answer& answer) {
    const std::string who = value.is_string() ? value.get<std::string>() : std::string();
    const auto found = std::find(k_who_names.begin(), k_who_names.end(), who);
    if (found == k_who_names.end()) {
        return wrong(
            "the answer to a `who-sees-whom` is \"both\", \"a\" (only A sees), \"b\" (only B sees) or "
            "\"neither\"");
    }
    answer.who = static_cast<Who>(found - k_who_names.begin());
    return std::nullopt;
}

ordered_json write_who(const Answer& answer) {
    return answer.who ? ordered_json(std::string(k_who_names[static_cast<std::size_t>(*answer.who)]))
                      : ordered_json(nullptr);
}

struct Kind {
    Problem (*read)(const json&, const For&, Answer&);
    ordered_json (*write)(const Answer&);
};

// In the order of TaskKind.
constexpr std::array<Kind, k_task_kinds> k_kinds{{
    {read_cells, write_cells},
    {read_options, write_options},
    {read_number_of, write_number},
    {read_step, write_step},
    {read_built, write_built},
    {read_suspect, write_suspect},
    {read_who, write_who},
}};

// {"seed": 7, "answer": …}: takes the answer out of it.
Problem open_seeded(json& value, const Task& task, Answer& answer) {
    for (const auto& [key, part] : value.items()) {
        if (key != "seed" && key != "answer") {
            return wrong("\"" + key + "\" is no part of an answer; known are \"seed\" and \"answer\"");
        }
    }
    if (!value.contains("answer")) {
        return wrong(R"("answer" is missing; write {"seed": 7, "answer": …})");
    }
    if (value.contains("seed")) {
        const json& seed = value["seed"];
        if (!task.random) {
            return wrong("this task has no map by chance, and so no \"seed\"");
        }
        if (!seed.is_number_unsigned() || seed.get<std::uint64_t>() > 0xFFFFFFFFU) {
            return wrong("\"seed\" is a whole number from 0 to 4294967295");
        }
        answer.seed = seed.get<std::uint32_t>();
    }
    json inner = value["answer"];
    value = std::move(inner);
    return std::nullopt;
}

}  // namespace

Result<Answer> answer_of_json(std::string_view text, const Lesson& lesson, std::size_t task) {
    json value = json::parse(text, nullptr, false);
    if (value.is_discarded()) {
        return wrong(
            "the answer is not JSON; words stand in quotes, as \"B\", and cells as [[3, 1], [4, 1]]");
    }
    Answer answer;
    const Task& what = lesson.tasks[task];
    if (value.is_object()) {
        if (const Problem problem = open_seeded(value, what, answer)) {
            return *problem;
        }
    }
    const Asked asked = asked_of(lesson, task, answer.seed);
    if (const Problem problem = k_kinds[what.what.index()].read(value, {lesson, task, asked}, answer)) {
        return *problem;
    }
    return answer;
}

ordered_json json_of(const Answer& answer, const Task& task) {
    ordered_json value = k_kinds[task.what.index()].write(answer);
    if (!answer.seed || !task.random) {
        return value;
    }
    ordered_json seeded;
    seeded["seed"] = *answer.seed;
    seeded["answer"] = std::move(value);
    return seeded;
}

}  // namespace fovlab
