// The steps of a trace as lines of JSON, fast: a trace may have two million of them, so that the text is written
// directly and not by way of a JSON value.
#pragma once

#include "core/trace/event.h"

#include <cstddef>
#include <string>

namespace fovlab::cli {

// `{"step":0,"kind":"quadrant","name":"north"}` and a newline.
std::string trace_line(std::size_t step, const Event& event);

// The last line of a recording that stopped at its limit; it is not a step.
std::string cut_line(std::size_t steps);

}  // namespace fovlab::cli
