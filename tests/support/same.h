// Are two events, slopes or frames the same in every field? Slopes by numerator and denominator (or the float's
// value), not by what they are worth.
#pragma once

#include "core/trace/event.h"
#include "core/trace/frame.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab::test {

bool same(const Slope& a, const Slope& b);
bool same(const Event& a, const Event& b);
bool same(const LiveWedge& a, const LiveWedge& b);
bool same(const Frame& a, const Frame& b);

// An event in short, for messages.
std::string in_short(const Event& event);

}  // namespace fovlab::test
