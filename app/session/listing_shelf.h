// The listings of every algorithm: the C++ that runs, embedded by the build from the very file that was compiled, and the
// pseudocode and the Python that accompany it (listings/). Where the C++ leaves a step to a file of its own (how a line
// goes on, how slopes are computed), that file follows.
#pragma once

#include "app/session/listing.h"
#include "core/fov/catalogue.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace fovlab {

const Listing& listing_of(Algorithm algorithm, Language language);

// The file that it was made from, as a path in the project.
std::string_view listing_file(Algorithm algorithm, Language language);

// The line of a listing that told the last of so many steps; none before the first.
std::optional<std::size_t> running_line(const Listing& listing, const Trace& trace, std::size_t steps);

}  // namespace fovlab
