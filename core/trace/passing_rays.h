// The sink that asks for one cell: which rays pass through it, and where does each ray go?
//
// Run on a map without walls it tells which rays would reach a cell if nothing stood in their way. Other algorithms than
// those of rays tell it nothing. Units: cells.
#pragma once

#include "core/trace/sink.h"

#include <vector>

namespace fovlab {

class PassingRays {
public:
    explicit PassingRays(Point cell) : cell_(cell) {}

    void tell(const RayBegan& event) { ray_ = event.to; }
    void tell(const CellExamined& event) {
        if (event.at == cell_ && !event.in_wedge) {
            passing_.push_back(ray_);
        }
    }
    template <class OtherEvent>
    void tell(const OtherEvent&) {}

    // Where the rays through the cell were sent, in the order in which they were cast.
    const std::vector<Point>& targets() const { return passing_; }

private:
    Point cell_;
    Point ray_;
    std::vector<Point> passing_;
};

static_assert(TraceSink<PassingRays>);

}  // namespace fovlab
