// `grade`: judges somebody's answers. Nothing is printed unless every line can be read.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/explanation.h"
#include "app/cli/format_option.h"
#include "app/cli/graded_case.h"
#include "app/cli/input.h"
#include "app/cli/json_values.h"
#include "app/cli/output.h"
#include "core/grid/utf8.h"

#include <vector>

namespace fovlab::cli {
namespace {

struct NumberedCase {
    int line = 0;
    GradedCase graded;
};

// The first cell, row by row, in which an answer differs, and what is true of it.
struct Difference {
    Point cell;
    Explanation truth;
};

std::optional<std::vector<NumberedCase>> read_cases(const std::string& file, Streams& streams) {
    const std::optional<std::string> text = read_input(file, streams);
    if (!text) {
        return std::nullopt;
    }
    std::vector<NumberedCase> cases;
    std::string_view rest = without_byte_order_mark(*text);
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        Result<GradedCase> graded = parse_graded_case(line);
        if (!graded) {
            complain(streams, file, {number, graded.error().column, graded.error().reason});
            return std::nullopt;
        }
        cases.push_back({number, std::move(graded.value())});
    }
    if (cases.empty()) {
        complain(streams, file, {0, 0, "there are no cases; each line is one, a JSON object {…}"});
        return std::nullopt;
    }
    return cases;
}

std::optional<Difference> judge(const GradedCase& graded) {
    const Scenario& scene = graded.scene;
    const CellSet visible = see(scene.grid, scene.viewer, scene.algorithm, scene.rules).visible;
    for (int y = 0; y < scene.grid.height(); ++y) {
        for (int x = 0; x < scene.grid.width(); ++x) {
            const Point cell{x, y};
            if (visible.contains(cell) != graded.answer.contains(cell)) {
                return Difference{cell, explain(scene, cell)};
            }
        }
    }
    return std::nullopt;
}

std::string as_text(const NumberedCase& numbered, const std::optional<Difference>& difference) {
    const std::string& name = numbered.graded.name;
    const std::string called = name.empty() ? "line " + std::to_string(numbered.line) : on_one_line(name);
    if (!difference) {
        return "right: " + called + "\n";
    }
    const Why& why = difference->truth.why;
    const std::string cell = "(" + std::to_string(why.cell.x) + ", " + std::to_string(why.cell.y) + ")";
    const std::string claim = why.visible() ? " is visible, but the answer has it dark. "
                                            : " is dark (" + std::string(fovlab::name(why.reason)) +
                                                  "), but the answer has it visible. ";
    return "wrong: " + called + ": " + cell + claim + difference->truth.sentence + "\n";
}

std::string as_json(const NumberedCase& numbered, const std::optional<Difference>& difference) {
    Json json;
    json["line"] = numbered.line;
    json["name"] = numbered.graded.name.empty() ? Json(nullptr) : Json(numbered.graded.name);
    json["right"] = !difference;
    json["cell"] = difference ? to_json(difference->cell) : Json(nullptr);
    json["visible"] = difference ? Json(difference->truth.why.visible()) : Json(nullptr);
    json["reason"] = difference ? Json(std::string(name(difference->truth.why.reason))) : Json(nullptr);
    json["sentence"] = difference ? Json(difference->truth.sentence) : Json(nullptr);
    return json.dump() + "\n";
}

std::string summary(Format format, std::size_t cases, std::size_t wrong) {
    if (format == Format::json) {
        Json json;
        json["cases"] = cases;
        json["right"] = cases - wrong;
        json["wrong"] = wrong;
        return json.dump() + "\n";
    }
    return std::to_string(cases) + (cases == 1 ? " case: " : " cases: ") + std::to_string(cases - wrong) +
           " right, " + std::to_string(wrong) + " wrong\n";
}

int print(const std::vector<NumberedCase>& cases, Format format, Streams& streams) {
    Output output(streams);
    std::size_t wrong = 0;
    for (const NumberedCase& numbered : cases) {
        const std::optional<Difference> difference = judge(numbered.graded);
        wrong += difference ? 1 : 0;
        output.add(format == Format::text ? as_text(numbered, difference) : as_json(numbered, difference));
    }
    output.add(summary(format, cases.size(), wrong));
    return output.finish(wrong == 0 ? k_done : k_check_failed);
}

}  // namespace

int run_grade(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::string file;
    line.add_file("ANSWERS.jsonl", "Cases in the form of tests/vectors/fov.jsonl, or - for standard input",
                  file);
    FormatOption format_option;
    format_option.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    const std::optional<Format> format = format_option.read(streams);
    const std::optional<std::vector<NumberedCase>> cases = format ? read_cases(file, streams) : std::nullopt;
    return cases ? print(*cases, *format, streams) : k_bad_input;
}

}  // namespace fovlab::cli
