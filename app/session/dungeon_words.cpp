#include "app/session/dungeon_words.h"

#include "app/session/words.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct Entry {
    DungeonWord word;
    std::string_view text;
};

constexpr std::array<Entry, static_cast<std::size_t>(DungeonWord::count)> k_words{{
    {DungeonWord::heading, "Dungeon"},
    {DungeonWord::drawn_map,
     "The map at hand is drawn. A dungeon takes its place when you make one; undo brings it back."},
    {DungeonWord::rooms_heading, "Pieces and rooms"},
    {DungeonWord::inside_heading, "What is in it"},
    {DungeonWord::width, "Width: {}"},
    {DungeonWord::height, "Height: {}"},
    {DungeonWord::min_area, "Shortest side of a piece: {}"},
    {DungeonWord::max_cuts, "Cuts deep: {}"},
    {DungeonWord::room_width, "Least width of a room: {}"},
    {DungeonWord::room_height, "Least height of a room: {}"},
    {DungeonWord::depth, "Level: {}"},
    {DungeonWord::corner_coin, "by a coin"},
    {DungeonWord::corner_across, "across"},
    {DungeonWord::corner_down, "down"},
    {DungeonWord::facts, "Rooms: {}. Corridors: {}. Doors: {}."},
    {DungeonWord::facts_open, "{} cells of {} are open: {} %."},
    {DungeonWord::made, "Dungeon {}. Rooms: {}."},
    {DungeonWord::tree_heading, "The tree of cuts"},
    {DungeonWord::tree_before, "Before the first step there is only rock."},
    {DungeonWord::tree_click, "Click a piece to see its area; click on the map to find its piece."},
    {DungeonWord::piece, "The piece at ({}, {}), {} × {}"},
    {DungeonWord::piece_cut, "cut at {} = {}"},
    {DungeonWord::piece_room, "room {}: {} × {} cells at ({}, {})"},
    {DungeonWord::piece_whole, "not cut yet"},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_words.size(); ++i) {
        if (static_cast<std::size_t>(k_words[i].word) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the words stand in the order of DungeonWord");

}  // namespace

std::string_view word(DungeonWord which) { return k_words[static_cast<std::size_t>(which)].text; }

std::string worded(DungeonWord which, std::initializer_list<std::string> values) {
    return filled(word(which), values);
}

}  // namespace fovlab
