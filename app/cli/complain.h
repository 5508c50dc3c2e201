// Complaints: one line on standard error for each failure,
//
//   fovlab-cli: FILE:LINE:COLUMN: what is wrong and what would be right
//
// without file, line or column where there is none; standard input is `-`. Whatever a file's name or an option's
// value holds, it stays one line of printable characters.
#pragma once

#include "app/cli/streams.h"
#include "core/grid/result.h"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace fovlab::cli {

// Both return k_bad_input, for a command to end with.
int complain(Streams& streams, std::string_view reason);
int complain(Streams& streams, std::string_view file, const TextError& error);

// Somebody's text as a message shows it: in quotes, on one line, cut where it is long.
std::string in_quotes(std::string_view text);

// The same text with control characters shown as `?`.
std::string on_one_line(std::string_view text);

// "a, b and c", or with another last word.
std::string listed(std::span<const std::string_view> words, std::string_view last = "and");

}  // namespace fovlab::cli
