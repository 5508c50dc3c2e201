// What the session knows of wedges.

#include "app/session/session.h"

namespace fovlab {

Sector Session::shown_quadrant() const {
    if (shown_quadrant_) {
        return *shown_quadrant_;
    }
    const bool scanning = !cursor().at_start() && !cursor().at_end();
    const Sector north(Quadrant::north);
    return scanning ? frame().sector.value_or(north) : north;
}

void Session::act(const PointAtWedge& action) {
    const bool known = action.wedge && wedge_tree().has(*action.wedge);
    const std::optional<int> wedge = known ? action.wedge : std::nullopt;
    if (wedge != pointed_wedge_) {
        pointed_wedge_ = wedge;
        ++version_;
    }
}

void Session::act(const ShowQuadrant& action) {
    shown_quadrant_ = action.quadrant;
    ++version_;
}

}  // namespace fovlab
