#include "app/session/eyes_words.h"

#include "app/session/words.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct Entry {
    EyesWord word;
    std::string_view text;
};

constexpr std::array<Entry, static_cast<std::size_t>(EyesWord::count)> k_words{{
    {EyesWord::heading, "Who watches"},
    {EyesWord::none, "Nobody watches here. Put a watcher on the map, or open one that has some."},
    {EyesWord::summary, "{} on this level; {} see you, and with {} sight goes one way only."},
    {EyesWord::watcher, "{} at {}"},
    {EyesWord::both, "It sees you, and you see it."},
    {EyesWord::neither, "Neither of you sees the other."},
    {EyesWord::it_sees_you, "One way: it sees you, and you do not see it."},
    {EyesWord::you_see_it, "One way: you see it, and it does not see you."},
    {EyesWord::you_see_it_not_lit, "It is in your line of sight, but no light falls on it."},
    {EyesWord::cost, "To look for you costs {} cells by a full scan, {} by one line."},
    {EyesWord::line_agrees, "About you both ways say the same."},
    {EyesWord::line_sees, "One line says that it sees you; the full scan says it does not."},
    {EyesWord::line_misses, "The full scan says that it sees you; one line says it does not."},
    {EyesWord::differ,
     "They say otherwise of {} cells in its range: + seen by the line alone, − by the scan alone."},
    {EyesWord::differ_nowhere, "They say the same of every cell in its range."},
    {EyesWord::differ_unknown, "It looks too far to try a line to every cell."},
    {EyesWord::stray_heading, "Where nobody can see"},
    {EyesWord::stray_torch, "The torch at {} hangs inside a {}, and so shines on both sides of it."},
    {EyesWord::stray_thing, "The {} at {} stands inside a {}."},
    {EyesWord::stray_no_floor, "There is no free floor to move it to."},
    {EyesWord::moved, "Moved from {} to {}."},
    {EyesWord::move_to, "Move it to the floor at {}"},
    {EyesWord::more, "And {} more."},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_words.size(); ++i) {
        if (static_cast<std::size_t>(k_words[i].word) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the words stand in the order of EyesWord");

}  // namespace

std::string_view word(EyesWord which) { return k_words[static_cast<std::size_t>(which)].text; }

std::string worded(EyesWord which, std::initializer_list<std::string> values) {
    return filled(word(which), values);
}

}  // namespace fovlab
