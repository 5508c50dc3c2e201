// Reading what a command is given: a file, or standard input for `-`.
//
// Both complain and return nothing when it can't be read or understood.
#pragma once

#include "app/cli/streams.h"
#include "core/grid/map_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace fovlab::cli {

std::optional<std::string> read_input(const std::string& name, Streams& streams);

// A plain text map.
std::optional<MapText> read_map(const std::string& name, Streams& streams);

// The text without the byte-order mark that some editors put first.
std::string_view without_mark(std::string_view text);

}  // namespace fovlab::cli
