// How far the scan has come with each row of the tree of wedges, at one step: not there yet, waiting, running, over.
//
// Units: steps, slopes in columns per row. A frame and the tree of the same trace.
#pragma once

#include "core/trace/frame.h"
#include "core/trace/wedge_tree.h"

#include <cstdint>
#include <vector>

namespace fovlab {

enum class WedgeState : std::uint8_t {
    to_come,  // nothing has told of it yet
    waiting,  // its light is known and has yet to be scanned, all of it or (when paused) the rest
    running,
    done,  // its row is over; beyond the edge of sight: it has been split off
};

class WedgeStates {
public:
    // Refers to the frame, which must outlive it.
    explicit WedgeStates(const Frame& frame);

    WedgeState of(const WedgeSpan& span) const;
    // The part of a row that has been scanned ends here: `span.start` where nothing has, `span.end` when it is over.
    double scanned_to(const WedgeSpan& span) const;

private:
    const LiveWedge* find(const WedgeSpan& span) const;

    const Frame& frame_;
    std::vector<const LiveWedge*> waiting_;  // by row
};

}  // namespace fovlab
