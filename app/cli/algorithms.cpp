// `algorithms`: the catalogue.
#include "app/cli/command_line.h"
#include "app/cli/format_option.h"
#include "app/cli/json_values.h"
#include "app/cli/output.h"
#include "core/fov/catalogue.h"

#include <algorithm>

namespace fovlab::cli {
namespace {

std::string padded(std::string_view text, std::size_t width) {
    std::string field(text);
    field.resize(std::max(width, text.size()), ' ');
    return field;
}

std::string options_of(const AlgorithmInfo& row) {
    std::string options;
    for (const Option option : row.uses) {
        options += (options.empty() ? "--" : ", --") + std::string(name(option));
    }
    return options;
}

std::string as_text() {
    std::size_t id_width = 0;
    std::size_t name_width = 0;
    for (const AlgorithmInfo& row : algorithms()) {
        id_width = std::max(id_width, row.id.size());
        name_width = std::max(name_width, row.name.size());
    }
    std::string text;
    for (const AlgorithmInfo& row : algorithms()) {
        const std::string year = row.year == 0 ? "-" : std::to_string(row.year);
        text += padded(row.id, id_width) + "  " + padded(row.name, name_width) + "  " + padded(year, 4) +
                "  " + std::string(row.sentence) + " Uses " + options_of(row) + ".\n";
    }
    return text;
}

std::string as_json() {
    Json list = Json::array();
    for (const AlgorithmInfo& row : algorithms()) {
        Json& entry = list.emplace_back();
        entry["id"] = std::string(row.id);
        entry["name"] = std::string(row.name);
        entry["author"] = row.author.empty() ? Json(nullptr) : Json(std::string(row.author));
        entry["year"] = row.year == 0 ? Json(nullptr) : Json(row.year);
        entry["sentence"] = std::string(row.sentence);
        entry["options"] = Json::array();
        for (const Option option : row.uses) {
            entry["options"].push_back(std::string(name(option)));
        }
    }
    return list.dump() + "\n";
}

}  // namespace

int run_algorithms(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    FormatOption format_option;
    format_option.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    const std::optional<Format> format = format_option.read(streams);
    if (!format) {
        return k_bad_input;
    }
    Output output(streams);
    output.add(*format == Format::text ? as_text() : as_json());
    return output.finish();
}

}  // namespace fovlab::cli
