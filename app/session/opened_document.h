// A document that comes from outside, and what it came as.
#pragma once

#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace fovlab {

// Only a scenario is saved where it came from; a map and a picture hold less than a document.
enum class OpenedAs : std::uint8_t { scenario, map, picture, code };

struct OpenedDocument {
    std::string name;  // of its file; empty: from the clipboard or the command line
    OpenedAs as = OpenedAs::scenario;
    Scenario scenario;
};

// A scenario, a share code or a plain map, whichever the text is. What the lab cannot show yet is refused as well.
Result<OpenedDocument> read_document(std::string_view text);

// With the place where there is one: "line 3, column 7: …".
std::string in_words(const TextError& error);

// What it is, in a few words: "Scenario “Behind a pillar”, 33 × 11".
std::string in_words(const OpenedDocument& document);

}  // namespace fovlab
