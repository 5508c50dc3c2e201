// Which panes can be open around the map, and what can lie over the whole window.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fovlab {

// What the panes beside the map show.
enum class SidePanel : std::uint8_t { why, wedges, code, symmetry, table, history, walk, eyes };
inline constexpr std::size_t k_side_panels = 8;
enum class LeftPanel : std::uint8_t { rules, map, dungeon, light };
// What lies over the whole window.
enum class Overlay : std::uint8_t { none, keys, finder, figure, open_file, save_file, leave, fine_light };

}  // namespace fovlab
