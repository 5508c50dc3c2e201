// Reading what a command is given: a file, or standard input for `-`, or a share code as the argument itself.
//
// All complain and return nothing when it can't be read or understood.
#pragma once

#include "app/cli/streams.h"
#include "core/scenario/scenario_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace fovlab::cli {

std::optional<std::string> read_input(const std::string& name, Streams& streams);

// A text, and by what name complaints about it begin.
struct NamedText {
    std::string text;
    std::string name;  // empty: the text was the argument itself
};
// A file of that name goes before a code.
std::optional<NamedText> read_text_or_code(const std::string& argument, Streams& streams);

// About a text; returns k_bad_input.
int complain_about(const NamedText& text, const TextError& error, Streams& streams);

// A plain text map, a scenario or a share code.
std::optional<FoundScenario> read_scene(const std::string& argument, Streams& streams);

}  // namespace fovlab::cli
