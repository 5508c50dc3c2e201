// What the session knows of wedges.

#include "app/session/session.h"

namespace fovlab {

Sector Session::shown_sector() const {
    const std::vector<TraceRow>& rows = recording().trace.rows();
    const Sector first = rows.empty() ? Sector(Quadrant::north) : rows.front().sector;
    // What was chosen may have been of another algorithm.
    if (shown_sector_ && shown_sector_->is_octant() == first.is_octant()) {
        return *shown_sector_;
    }
    const bool scanning = !cursor().at_start() && !cursor().at_end();
    return scanning ? frame().sector.value_or(first) : first;
}

void Session::act(const PointAtWedge& action) {
    const bool known = action.wedge && wedge_tree().has(*action.wedge);
    const std::optional<int> wedge = known ? action.wedge : std::nullopt;
    if (wedge != pointed_wedge_) {
        pointed_wedge_ = wedge;
        ++version_;
    }
}

void Session::act(const ShowSector& action) {
    shown_sector_ = action.sector;
    ++version_;
}

}  // namespace fovlab
