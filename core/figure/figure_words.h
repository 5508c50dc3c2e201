// What a figure says in words: the headings over two pictures, and the title and the description that a screen reader
// reads.
//
// Units: cells, steps. Plain sentences, UTF-8.
#pragma once

#include "core/explore/walker.h"
#include "core/figure/figure.h"

#include <optional>
#include <string>

namespace fovlab {

// "Symmetric shadowcasting, 57 cells seen"; beside another run by other rules, with the rules in which it differs;
// while it is not over, with the step: "…, step 7 of 90".
struct Heading {
    std::string words;
    std::string longest;  // as it would be were every cell seen
};
Heading heading_of(const ShownRun& run, const ShownRun& other);

// What is shown, in a few words: the document's title, else the algorithm and its map's size.
std::string name_of(const Scenario& document, const std::optional<ShownRun>& right);

// What is shown, in sentences: the map, the viewer, who ran by which rules, how far, and how many cells are seen.
std::string description_of(const Scenario& document, const ShownRun& left,
                           const std::optional<ShownRun>& right);

// The same of a walk that has led somewhere.
std::string name_of_walk(const Scenario& document);
std::string description_of_walk(const Scenario& document, const Walker& walker);

}  // namespace fovlab
