#include "core/trace/wedge_state.h"

#include "core/geometry/columns.h"

#include <algorithm>

namespace fovlab {

WedgeStates::WedgeStates(const Frame& frame) : frame_(frame) {
    for (const LiveWedge& wedge : frame.waiting) {
        waiting_.push_back(&wedge);
    }
    std::sort(waiting_.begin(), waiting_.end(),
              [](const LiveWedge* a, const LiveWedge* b) { return a->row < b->row; });
}

const LiveWedge* WedgeStates::find(const WedgeSpan& span) const {
    if (!span.row) {
        return nullptr;
    }
    if (frame_.running && frame_.running->row == *span.row) {
        return &*frame_.running;
    }
    const auto found = std::lower_bound(waiting_.begin(), waiting_.end(), *span.row,
                                        [](const LiveWedge* wedge, int row) { return wedge->row < row; });
    return found != waiting_.end() && (*found)->row == *span.row ? *found : nullptr;
}

WedgeState WedgeStates::of(const WedgeSpan& span) const {
    if (span.over_after <= frame_.step) {
        return WedgeState::done;
    }
    const LiveWedge* live = find(span);
    if (!live) {
        return WedgeState::to_come;
    }
    return frame_.running && live == &*frame_.running ? WedgeState::running : WedgeState::waiting;
}

double WedgeStates::scanned_to(const WedgeSpan& span) const {
    if (span.over_after <= frame_.step) {
        return span.end;
    }
    const LiveWedge* live = find(span);
    if (!live || !live->begun || !live->column) {
        return span.start;
    }
    const Sector sector = *frame_.sector;  // of all light that lives
    const Place last{live->depth, *live->column};
    const double far_edge = across(sector, to_double(slope_behind(sector, last, Fraction{})));
    return std::clamp(far_edge, std::min(span.start, span.end), std::max(span.start, span.end));
}

}  // namespace fovlab
