#include "app/session/light_words.h"

#include "app/session/words.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct Row {
    LightWord word = LightWord::lamp_on;
    std::string_view text;
};

constexpr std::array<Row, static_cast<std::size_t>(LightWord::count)> k_words{{
    {LightWord::lamp_on, "on"},
    {LightWord::lamp_torch, "torch"},
    {LightWord::lamp_none, "none"},
    {LightWord::lamp_out, "out"},
    {LightWord::lamp_hint, "On: as far as sight. Torch: 6 cells. None: 2 cells. Out: no light at all."},
    {LightWord::falloff_smooth, "smooth"},
    {LightWord::falloff_none, "none"},
    {LightWord::falloff_bands, "bands"},
    {LightWord::torches_heading, "Torches"},
    {LightWord::torches_none, "There are none. A torch lights its own surroundings, whoever looks."},
    {LightWord::torch_in_wall, "It hangs inside a wall, and so shines on both sides of it."},
    {LightWord::fine_heading, "Finer light"},
    {LightWord::fine_intro,
     "Each cell is cut into smaller ones, and walls get a shape. Light by cell ends at square edges that "
     "have "
     "nothing to do with the walls as they are drawn; finer light follows them. With “this map” the map "
     "itself, say from a picture, is the fine grid."},
    {LightWord::fine_close, "Close"},
    {LightWord::fine_times, "{} ×"},
    {LightWord::fine_full, "squares"},
    {LightWord::fine_cut, "cut"},
    {LightWord::fine_picture, "this map"},
    {LightWord::fine_spread, "{} fine cells"},
    {LightWord::not_floor, "It stands on floor only; cell {} is {}."},
    {LightWord::viewer_stands, "The viewer stands at {}."},
    {LightWord::too_many_torches, "There are {} torches already; no more are kept."},
    {LightWord::no_glyph, "No letter is left for it in the map's legend."},
    {LightWord::no_floor, "There is no floor to move it to."},
    {LightWord::stands_here, "Here: {}."},
    {LightWord::light_by_walk, "Light shows while you walk (E)."},
    {LightWord::things_heading, "Things"},
    {LightWord::placed, "Placed at {}: {}."},
    {LightWord::taken_away, "Taken away from {}."},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_words.size(); ++i) {
        if (static_cast<std::size_t>(k_words[i].word) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the words stand in the order of LightWord");

}  // namespace

std::string_view word(LightWord which) { return k_words[static_cast<std::size_t>(which)].text; }

std::string worded(LightWord which, std::initializer_list<std::string> values) {
    return filled(word(which), values);
}

}  // namespace fovlab
