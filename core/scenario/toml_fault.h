// What the parser says of a text that is no TOML, as a sentence of ours at the place where it begins to be wrong.
// Only the sources of this room include this.
#pragma once

#include "core/grid/result.h"
#include "core/scenario/toml_parser.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

// `unclosed`: the byte where a text in three quotes begins that has no end.
TextError toml_fault(std::string_view text, const toml::parse_error& error,
                     std::optional<std::size_t> unclosed);

// Control characters as blanks.
std::string without_controls(std::string text);

}  // namespace fovlab
