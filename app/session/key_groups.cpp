#include "app/session/key_groups.h"

#include "app/session/action_table.h"
#include "app/session/explore_words.h"
#include "app/session/task_words.h"
#include "app/session/words.h"

#include <algorithm>

namespace fovlab {
namespace {

// Actions by the first part of their name: "step.forward" is in the group of "step".
struct Heading {
    std::string_view words;
    std::vector<std::string_view> parts;  // empty: all that no other group has
};

const std::vector<Heading>& headings() {
    static const std::vector<Heading> table{
        {word(Word::keys_steps), {"step", "run", "break"}},
        {word(Word::keys_tools), {"tool", "stroke", "pair", "symmetry"}},
        {word(Word::keys_rules), {"rule", "count"}},
        {word(Word::keys_edit), {"edit", "history", "file"}},
        {word(Word::keys_map), {"map"}},
        {word(Word::keys_compare), {"compare"}},
        {word(ExploreWord::explore_heading), {"explore"}},
        {word(TaskWord::lessons_button), {"lesson"}},
        {word(Word::keys_cursor), {"cursor"}},
        {word(Word::keys_view), {"view", "layer"}},
        {word(Word::keys_panels), {"panel", "explain", "code", "table"}},
        {word(Word::keys_help), {"help", "app"}},
        {word(Word::keys_more), {}},
    };
    return table;
}

struct Gesture {
    Word gesture;
    Word does;
};

constexpr Gesture k_gestures[] = {
    {Word::pointer_paint, Word::pointer_paint_does},   {Word::pointer_erase, Word::pointer_erase_does},
    {Word::pointer_viewer, Word::pointer_viewer_does}, {Word::pointer_hover, Word::pointer_hover_does},
    {Word::pointer_pin, Word::pointer_pin_does},       {Word::pointer_zoom, Word::pointer_zoom_does},
    {Word::pointer_pan, Word::pointer_pan_does},
};

std::size_t heading_of(std::string_view action_name) {
    const std::string_view part = action_name.substr(0, action_name.find('.'));
    const std::vector<Heading>& all = headings();
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        if (std::find(all[i].parts.begin(), all[i].parts.end(), part) != all[i].parts.end()) {
            return i;
        }
    }
    return all.size() - 1;
}

}  // namespace

std::vector<KeyGroup> key_groups() {
    std::vector<KeyGroup> groups(1);
    groups.front().heading = word(Word::keys_pointer);
    for (const Gesture& gesture : k_gestures) {
        groups.front().lines.push_back({std::string(word(gesture.gesture)), word(gesture.does), {}});
    }
    for (const Heading& heading : headings()) {
        groups.push_back({heading.words, {}});
    }
    for (const ActionRow& action : action_table()) {
        if (action.run && action.key.key != Key::none) {
            groups[heading_of(action.name) + 1].lines.push_back(
                {to_words(action.key), action.words, action.tooltip});
        }
    }
    groups.erase(
        std::remove_if(groups.begin(), groups.end(), [](const KeyGroup& g) { return g.lines.empty(); }),
        groups.end());
    return groups;
}

}  // namespace fovlab
