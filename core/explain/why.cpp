#include "core/explain/why.h"

#include "core/explain/why_by_line.h"
#include "core/explain/why_by_wedges.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>

namespace fovlab {
namespace {

constexpr std::array<std::string_view, 8> k_reason_names{"viewer", "visible", "range", "centre",
                                                         "shadow", "missed",  "room",  "unshown"};

// Would the cell be seen if range did not matter? Rows beyond its own can't change that, so they are not scanned.
bool seen_without_range(const Recording& recording, Point cell, Point offset) {
    Rules rules = recording.rules;
    rules.range = {Radius(std::max(std::abs(offset.x), std::abs(offset.y))), RangeShape::square};
    const Trace& trace = recording.trace;
    return see(trace.grid(), trace.viewer(), recording.algorithm, rules).visible.contains(cell);
}

// A cell in range is dark only where a room decides; that is known when the run is over, for no step looks at it.
void explain_by_room(const Trace& trace, Why& why) {
    if (!why.visible() && why.in_range) {
        why.reason = Reason::room;
        why.step = trace.size();
    }
}

// A wall that a row looked at and that its rule would show is dark by mistake alone: no centre is to blame.
void tell_unshown(const Rules& rules, Why& why) {
    if (why.reason == Reason::centre && why.opaque && (why.centred || rules.wall == WallRule::any)) {
        why.reason = Reason::unshown;
        why.walls.clear();
    }
}

}  // namespace

std::string_view name(Reason reason) { return k_reason_names[static_cast<std::size_t>(reason)]; }

Why why(const Recording& recording, Point cell) {
    const Trace& trace = recording.trace;
    assert(trace.grid().contains(cell));
    Why why;
    why.cell = cell;
    why.algorithm = recording.algorithm;
    why.offset = cell - trace.viewer();
    why.opaque = trace.grid().opaque(cell);
    if (cell == trace.viewer()) {
        return why;
    }
    why.in_range = recording.rules.range.contains(why.offset);
    why.step = trace.examined_after(cell);
    why.reason = trace.visible_after(cell) ? Reason::visible : Reason::range;
    switch (info(recording.algorithm).method) {
        case Method::cells:
            explain_by_room(trace, why);
            break;
        case Method::rays:
            explain_by_rays(recording, why);
            break;
        case Method::wedges:
            assert(!trace.cut());
            why = explain_by_wedges(trace, why);
            tell_unshown(recording.rules, why);
            why.seen_without_range =
                why.reason == Reason::range && seen_without_range(recording, cell, why.offset);
            break;
    }
    return why;
}

std::size_t steps_for_why(Algorithm algorithm) {
    return info(algorithm).method == Method::wedges ? Trace::k_no_limit : Trace::k_max_steps;
}

}  // namespace fovlab
