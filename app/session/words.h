// Every word on the screen that is not an action's (action_table.h), a map's (core/scenario/gallery.h) or a sentence
// about a cell or a step (core/explain): one table, so that words stay the same everywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fovlab {

enum class Word : std::uint8_t {
    title,
    explain_heading,
    explain_hint,
    explain_pinned,
    changes_heading,
    against_last_change,
    against_default_rules,
    against_nothing,
    changes_none_yet,
    changes_same,
    changes_same_as_default,
    step_heading,
    step_before_first,
    step_all_done,
    wedge_heading,
    wedge_none,
    waiting_heading,
    waiting_none,
    result_heading,
    floor_centre,
    floor_any,
    wall_any,
    wall_centre,
    slopes_exact,
    slopes_float,
    order_recursion,
    order_by_depth,
    range_square,
    range_diamond,
    range_circle,
    range_round,
    range_open,
    cells_visible,
    cells_examined,
    examined_so_far,
    visible_so_far,
    steps_a_second,
    pause,
    start_slope,
    end_slope,
    depth,
    nothing_left,
    columns,
    quadrant,
    column,
    by_nothing,
    recording_cut,
    viewer_at,
    pointer_at,
    legend_heading,
    legend_visible,
    legend_dark,
    legend_on_its_way,
    legend_unknown,
    choose_map,
    map_changed,
    hint_floor_centre,
    hint_floor_any,
    hint_wall_any,
    hint_wall_centre,
    wedge_meaning,
    watch,
    legend_row,
    legend_cell,
    legend_start,
    legend_end,
    legend_waiting,
    legend_range,
    legend_centre_in,
    legend_centre_out,
    legend_shape,
    legend_tie,
    legend_sight,
    legend_blame,
    legend_umbra,
    legend_added,
    legend_removed,
    legend_wall,
    help_paint,
    // With places for values, {}: filled by worded().
    step_of,
    waiting_row,
    set_by,
    and_more,
    not_yet_decided,
    decided_at,
    changes_counted,
    layer_on,
    layer_off,
    layer_on_later,
    size_refused,
    viewer_moved,
    not_pasted,
    pasted,
    copied,
    count,  // not a word: how many there are
};

std::string_view word(Word which);

// The text with a value for each of its {}, in order.
std::string worded(Word which, std::initializer_list<std::string> values);

}  // namespace fovlab
