#include "app/session/words.h"

#include <cassert>

namespace fovlab {
namespace {

struct Entry {
    Word word;
    std::string_view text;
};

constexpr std::array<Entry, static_cast<std::size_t>(Word::count)> k_words{{
    {Word::title, "FOV Lab"},
    {Word::explain_heading, "Why?"},
    {Word::explain_hint,
     "Point at a cell: this says why it is seen, or why it is dark. Shift+click pins it."},
    {Word::explain_pinned, "pinned"},
    {Word::changes_heading, "What changed"},
    {Word::against_last_change, "last change"},
    {Word::against_default_rules, "default rules"},
    {Word::against_nothing, "off"},
    {Word::changes_none_yet, "Paint, or change a rule: this tells which cells that added and took."},
    {Word::changes_same, "The last change added and took no cell."},
    {Word::changes_same_as_default, "The default rules show the same cells."},
    {Word::step_heading, "This step"},
    {Word::step_before_first, "Nothing has been looked at yet. Shift+→ brings the first row."},
    {Word::step_all_done,
     "All steps are done: this is what the viewer sees. Press Shift+→ to watch it row by row."},
    {Word::wedge_heading, "Wedge being scanned"},
    {Word::wedge_none, "None at this moment."},
    {Word::waiting_heading, "Wedges that wait"},
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
    {Word::range_square, "larger of |dx|, |dy| ≤ r"},
    {Word::range_diamond, "|dx| + |dy| ≤ r"},
    {Word::range_circle, "dx² + dy² ≤ r²"},
    {Word::range_round, "dx² + dy² ≤ r(r + 1)"},
    {Word::range_open, "dx² + dy² < r²"},
    {Word::cells_visible, "visible"},
    {Word::cells_examined, "examined"},
    {Word::examined_so_far, "examined so far"},
    {Word::visible_so_far, "visible so far"},
    {Word::steps_a_second, "steps a second"},
    {Word::pause, "Pause"},
    {Word::start_slope, "start slope"},
    {Word::end_slope, "end slope"},
    {Word::depth, "depth"},
    {Word::nothing_left, "nothing left of it"},
    {Word::columns, "columns"},
    {Word::value_start, "start"},
    {Word::value_end, "end"},
    {Word::value_previous, "previous"},
    {Word::value_this, "this"},
    {Word::value_none, "none"},
    {Word::value_wall, "wall"},
    {Word::value_floor, "floor"},
    {Word::value_off_map, "off the map"},
    {Word::value_cell, "cell"},
    {Word::value_slope, "column/depth"},
    {Word::value_centred, "centred"},
    {Word::value_in_range, "in range"},
    {Word::value_wedge, "wedge"},
    {Word::value_goes_on, "goes on"},
    {Word::yes, "yes"},
    {Word::no, "no"},
    {Word::code_in_words, "The same steps in plain words."},
    {Word::code_in_python, "The same steps, to copy and run."},
    {Word::code_how_to_break, "Click beside a line number to stop there."},
    {Word::event_quadrant, "a quadrant begins"},
    {Word::event_row, "a row begins"},
    {Word::event_cell, "a cell is looked at"},
    {Word::event_narrow, "the light starts anew behind a wall"},
    {Word::event_split, "a wall splits the light"},
    {Word::event_row_end, "a row ends"},
    {Word::no_visible_ahead, "No visible cell comes after this step."},
    {Word::no_split_ahead, "No split comes after this step."},
    {Word::no_wall_ahead, "No wall comes after this step."},
    {Word::no_break_ahead, "No break comes after this step."},
    {Word::no_break_set, "No break is set: click beside a line number in the code."},
    {Word::code_copied, "Copied the listing as text."},
    {Word::code_runs, "The source that runs, {}."},
    {Word::folded_lines, "… {} lines"},
    {Word::break_set, "Playing stops each time {}."},
    {Word::break_gone, "Playing no longer stops when {}."},
    {Word::break_hit, "Stopped at a break: {}."},
    {Word::quadrant, "quadrant"},
    {Word::column, "column"},
    {Word::by_nothing, "the quadrant's edge"},
    {Word::recording_cut,
     "This is what the viewer sees. The recording stops here, after 2,000,000 steps; the run goes on beyond "
     "it."},
    {Word::viewer_at, "viewer"},
    {Word::pointer_at, "pointer"},
    {Word::legend_heading, "What it shows"},
    {Word::legend_visible, "visible"},
    {Word::legend_dark, "dark: shadow, or out of range"},
    {Word::legend_on_its_way, "light on its way"},
    {Word::legend_unknown, "not yet looked at"},
    {Word::choose_map, "Open a map…"},
    {Word::map_changed, ", changed"},
    {Word::hint_floor_centre, "If you see a floor cell, it sees you."},
    {Word::hint_floor_any, "More floor, but seen one way only."},
    {Word::hint_wall_any, "No holes in a wall you look along."},
    {Word::hint_wall_centre, "Walls you look along get holes."},
    {Word::wedge_meaning,
     "A wedge is the light between two slopes. A slope is how many columns it goes sideways with each row."},
    {Word::watch, "Watch how it is found"},
    {Word::legend_row, "the row being scanned"},
    {Word::legend_cell, "the cell just looked at"},
    {Word::legend_start, "start slope, and the wall that set it"},
    {Word::legend_end, "end slope, and the wall that set it"},
    {Word::legend_quadrant, "the edges of the quadrant"},
    {Word::legend_waiting, "light that waits, numbered by its turn"},
    {Word::legend_range, "the edge of the range"},
    {Word::legend_centre_in, "a centre inside the wedge"},
    {Word::legend_centre_out, "a centre outside the wedge"},
    {Word::legend_shape, "what a wall is taken for"},
    {Word::legend_tie, "exactly through a centre or along an edge"},
    {Word::legend_sight, "the line of sight to the cell"},
    {Word::legend_blame, "the wall to blame"},
    {Word::legend_umbra, "hidden by the wall"},
    {Word::legend_added, "came to light, or would"},
    {Word::legend_removed, "went dark"},
    {Word::legend_wall, "a wall that is seen"},
    {Word::help_paint,
     "Left button paints, right erases; drag the viewer. The wheel zooms, the middle button moves."},
    {Word::keys_heading, "Keys and pointer"},
    {Word::keys_pointer, "Pointer"},
    {Word::keys_steps, "Steps"},
    {Word::keys_rules, "Rules"},
    {Word::keys_tools, "Paint"},
    {Word::keys_edit, "Change"},
    {Word::keys_map, "Map"},
    {Word::keys_view, "View"},
    {Word::keys_panels, "Panels"},
    {Word::keys_help, "Help"},
    {Word::keys_more, "More"},
    {Word::keys_close, "Escape or ? closes this list. Ctrl+K finds an action by its name."},
    {Word::pointer_paint, "left drag"},
    {Word::pointer_paint_does, "Paint with the tool"},
    {Word::pointer_erase, "right drag"},
    {Word::pointer_erase_does, "Erase: paint floor"},
    {Word::pointer_viewer, "drag the viewer"},
    {Word::pointer_viewer_does, "Move the viewer"},
    {Word::pointer_hover, "hover"},
    {Word::pointer_hover_does, "Explain a cell"},
    {Word::pointer_pin, "Shift+click"},
    {Word::pointer_pin_does, "Pin the explanation"},
    {Word::pointer_zoom, "wheel"},
    {Word::pointer_zoom_does, "Zoom at the pointer"},
    {Word::pointer_pan, "middle or Alt+drag"},
    {Word::pointer_pan_does, "Move the map"},
    {Word::finder_ask, "What are you looking for? Such as: undo, wall, radius…"},
    {Word::finder_none, "Nothing here has all of these words. Try a single one, such as “radius”."},
    {Word::finder_foot, "↑ ↓ choose  ·  Enter does it  ·  Escape closes"},
    {Word::finder_palette_about, "The colours of the map and of the window."},
    {Word::hint_paint, "Paint a wall: hold the left button on the map. The shadow follows at once."},
    {Word::hint_step, "See how it is found: press Shift+→ and watch the light enter row after row."},
    {Word::hint_why, "Point at a dark cell and read here why it is dark."},
    {Word::hint_gallery, "Open another map here. Each shows one thing about sight."},
    {Word::step_of, "step {} of {}"},
    {Word::waiting_row, "{}.  row {}"},
    {Word::set_by, "{}  by {}"},
    {Word::and_more, "and {} more"},
    {Word::not_yet_decided, "Not yet decided at this step. In the end: {}"},
    {Word::decided_at, "decided at step {} ▸"},
    {Word::changes_counted, "{} came to light (+), {} went dark (−)."},
    {Word::layer_on, "{}: on."},
    {Word::layer_off, "{}: off."},
    {Word::layer_on_later, "{}: on. It shows while the steps are done one by one."},
    {Word::size_refused, "A map in this window has 1 × 1 to {} × {} cells."},
    {Word::viewer_moved, "The viewer moved to {} to stay on the map."},
    {Word::not_pasted, "Not pasted: line {}, column {}: {}."},
    {Word::pasted, "Pasted a map of {} × {} cells."},
    {Word::copied, "Copied the map as text."},
    {Word::hint_number, "Hint {} of {}"},
    {Word::finder_map, "Map: {}"},
    {Word::finder_algorithm, "Algorithm: {}"},
    {Word::finder_palette, "Palette: {}"},
    {Word::palette_is, "Palette: {}."},
    {Word::settings_broken,
     "The settings in {} are not understood: {}. The lab goes on without them, and leaves that file alone "
     "until you change a setting."},
    {Word::settings_not_kept, "Settings cannot be kept: {} {}."},
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

std::string worded(Word which, std::initializer_list<std::string> values) {
    std::string_view rest = word(which);
    std::string text;
    for (const std::string& value : values) {
        const std::size_t place = rest.find("{}");
        assert(place != std::string_view::npos);
        text.append(rest.substr(0, place)).append(value);
        rest.remove_prefix(place + 2);
    }
    return text.append(rest);
}

}  // namespace fovlab
