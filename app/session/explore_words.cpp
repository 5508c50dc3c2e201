#include "app/session/explore_words.h"

#include "app/session/words.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct Entry {
    ExploreWord word;
    std::string_view text;
};

constexpr std::array<Entry, static_cast<std::size_t>(ExploreWord::count)> k_words{{
    {ExploreWord::walk_heading, "The walk"},
    {ExploreWord::depth_turn, "Level {}   ·   turn {}"},
    {ExploreWord::remembered, "{} cells known, {} of them in view"},
    {ExploreWord::log_heading, "What happened"},
    {ExploreWord::log_empty, "Nothing worth a word yet."},
    {ExploreWord::memory_heading, "Memory"},
    {ExploreWord::memory_all, "What you have seen stays on the map, as it was when you last saw it."},
    {ExploreWord::memory_off, "Switched off: the map shows only what is in view."},
    {ExploreWord::memory_cleared, "All that is not in view is forgotten."},
    {ExploreWord::revealed, "Everything is shown. F1 ends it."},
    {ExploreWord::keys_heading, "Keys"},
    {ExploreWord::explore_heading, "Exploring"},
    {ExploreWord::keys_walk,
     "Arrows, WASD or HJKL walk, and Y U B N on the slant. A click leads to a cell that you know."},
    {ExploreWord::keys_stairs, "A full stop takes the stairs  >  on which you stand."},
    {ExploreWord::keys_look,
     "Enter plays the steps of this look: why you see what you see. E leads back to the lab."},
    {ExploreWord::record, "Move {} of {}"},
    {ExploreWord::one_move, "Move"},
    {ExploreWord::one_cut, "Step"},
    {ExploreWord::way_walk, "Walk"},
    {ExploreWord::leave, "Back to the lab"},
    {ExploreWord::unknown_cell, "You have not seen this cell yet."},
    {ExploreWord::not_while_walking, "Not while you walk: E leads back to the lab, where maps are drawn."},
    {ExploreWord::no_comparing, "Not while you walk: E leads back to the lab, where runs are compared."},
    {ExploreWord::too_many_moves, "A walk has at most {} moves."},
    {ExploreWord::no_way, "You know no way there."},
    {ExploreWord::title, "Dungeon {}"},
    {ExploreWord::help_walk, "arrows walk   ·   Enter plays this look   ·   E: back to the lab"},
    {ExploreWord::on_stairs, "You stand on stairs: a full stop takes them down."},
    {ExploreWord::help_look, "arrows step   ·   Enter: back to the walk"},
    {ExploreWord::in_view, "{} cells in view   ·   {} known   ·   level {}   ·   turn {}"},
    {ExploreWord::begun, "You walk: arrows move you, Enter plays what you see, E leads back."},
    {ExploreWord::came_back, "Back in the lab; E leads on where you stood."},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_words.size(); ++i) {
        if (static_cast<std::size_t>(k_words[i].word) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the words stand in the order of ExploreWord");

}  // namespace

std::string_view word(ExploreWord which) { return k_words[static_cast<std::size_t>(which)].text; }

std::string worded(ExploreWord which, std::initializer_list<std::string> values) {
    return filled(word(which), values);
}

}  // namespace fovlab
