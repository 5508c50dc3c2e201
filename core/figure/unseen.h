// What is not drawn of a map: solid rock, and what nobody has seen.
#pragma once

#include "core/figure/scene.h"

namespace fovlab {

inline constexpr CellLook k_unseen{Terrain::wall, SightState::unknown, ShownBy::all, Fog::unseen};

}  // namespace fovlab
