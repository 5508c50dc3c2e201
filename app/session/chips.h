// The values of the moment as the code panel shows them: small names with a value, beside the line that they belong to.
//
// A spot is a line by what it does: it tells a kind of event, or it asks what the previous cell was. Every listing
// has these lines, so the same chips stand beside all of them.
#pragma once

#include "app/session/words.h"
#include "core/figure/palette.h"
#include "core/trace/moment.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

struct Chip {
    Word name = Word::depth;
    std::string value;
    std::optional<Ink> mark;  // the colour and stroke of that line on the map
};

// Beside the line that tells such events. None where the moment has nothing to say there.
std::vector<Chip> chips_at(const Moment& moment, EventKind line);
// Beside the line that asks what the previous cell was.
std::vector<Chip> chips_at_test(const Moment& moment);

}  // namespace fovlab
