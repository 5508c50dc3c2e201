#include "app/session/words.h"

namespace fovlab {
namespace {

struct Entry {
    Word word;
    std::string_view text;
};

constexpr std::array<Entry, static_cast<std::size_t>(Word::count_)> k_words{{
    {Word::title, "FOV Lab"},
    {Word::rules, "Rules"},
    {Word::map, "Map"},
    {Word::explain_heading, "Why?"},
    {Word::explain_hint,
     "Point at a cell: this says why it is seen, or why it is dark. Shift+click pins it."},
    {Word::explain_pinned, "pinned"},
    {Word::step_heading, "This step"},
    {Word::step_before_first, "Nothing has been looked at yet. Shift+→ brings the first row."},
    {Word::step_all_done,
     "All steps are done: this is what the viewer sees. Press Shift+→ to watch it row by row."},
    {Word::wedge_heading, "Light being scanned"},
    {Word::wedge_none, "None at this moment."},
    {Word::waiting_heading, "Light that waits"},
    {Word::waiting_none, "None: after this wedge the quadrant is done."},
    {Word::result_heading, "So far"},
    {Word::floor_centre, "its centre"},
    {Word::floor_any, "any part"},
    {Word::wall_any, "any part"},
    {Word::wall_centre, "its centre"},
    {Word::slopes_exact, "exact"},
    {Word::slopes_float, "float"},
    {Word::order_recursion, "recursion"},
    {Word::order_by_depth, "by depth"},
    {Word::range_square, "square"},
    {Word::range_diamond, "diamond"},
    {Word::range_circle, "circle"},
    {Word::range_round, "round"},
    {Word::range_open, "open"},
    {Word::cells_visible, "visible"},
    {Word::cells_examined, "examined"},
    {Word::visible_so_far, "visible so far"},
    {Word::steps_a_second, "steps a second"},
    {Word::pause, "Pause"},
    {Word::start_slope, "start slope"},
    {Word::end_slope, "end slope"},
    {Word::depth, "depth"},
    {Word::nothing_left, "nothing left of it"},
    {Word::columns, "columns"},
    {Word::quadrant, "quadrant"},
    {Word::column, "column"},
    {Word::by_nothing, "quadrant's edge"},
    {Word::recording_cut,
     "This is what the viewer sees. The recording stops here, after 2,000,000 steps; the run goes on beyond "
     "it."},
    {Word::viewer_at, "viewer"},
    {Word::pointer_at, "pointer"},
    {Word::legend_heading, "What the cells show"},
    {Word::legend_visible, "visible"},
    {Word::legend_dark, "dark: shadow, or out of range"},
    {Word::legend_on_its_way, "light on its way"},
    {Word::legend_unknown, "not yet looked at"},
    {Word::choose_map, "Open a map…"},
    {Word::your_map, "your map"},
    {Word::help_paint,
     "Left button paints, right erases; drag the viewer. The wheel zooms, the middle button moves."},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_words.size(); ++i) {
        if (static_cast<std::size_t>(k_words[i].word) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the words stand in the order of Word");

}  // namespace

std::string_view word(Word which) { return k_words[static_cast<std::size_t>(which)].text; }

}  // namespace fovlab
