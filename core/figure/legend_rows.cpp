#include "core/figure/legend.h"

#include <span>
#include <string_view>

namespace fovlab {
namespace {

struct Row {
    Ink ink;
    LegendSample sample;
    std::string_view words;
};

constexpr std::string_view k_unknown = "not yet looked at";
constexpr std::string_view k_pair_a = "from A; or from a cell to whom it sees one way";
constexpr std::string_view k_pair_b = "from B; or from who sees that cell one way";
constexpr std::string_view k_range = "the edge of the range";

constexpr Row k_rows[] = {
    {Ink::floor_visible, LegendSample::cell, "visible"},
    {Ink::wall_visible, LegendSample::cell, "a wall that is seen"},
    {Ink::floor_remembered, LegendSample::cell, "remembered"},
    {Ink::wall_remembered, LegendSample::cell, "a wall that is remembered"},
    {Ink::floor_recalled, LegendSample::cell, "remembered, shown brighter"},
    {Ink::unseen, LegendSample::cell, "never seen, or rock"},
    {Ink::floor_revealed, LegendSample::cell, "never seen; shown because everything is"},
    {Ink::watcher, LegendSample::badge, "a watcher"},
    {Ink::torch, LegendSample::badge, "a torch, in its colour"},
    {Ink::item, LegendSample::badge, "an item"},
    {Ink::landmark, LegendSample::badge, "a mark"},
    {Ink::thing_remembered, LegendSample::badge, "what stood there when last seen"},
    {Ink::watched, LegendSample::tinted, "what a watcher sees"},
    {Ink::gaze, LegendSample::line, "from who sees to who is seen: both ways"},
    {Ink::gaze_one_way, LegendSample::line, "one sees the other, and is not seen"},
    {Ink::eyes_differ, LegendSample::plus, "one line alone would show it; a minus: it would not"},
    {Ink::room_edge, LegendSample::line, "the edge of a room"},
    {Ink::piece_edge, LegendSample::line, "a cut; the first ones broader"},
    {Ink::at_work, LegendSample::frame, "what this step is about"},
    {Ink::floor_dark, LegendSample::cell, "dark: shadow, or out of range"},
    {Ink::floor_on_its_way, LegendSample::cell, "light on its way"},
    {Ink::floor_unknown, LegendSample::cell, k_unknown},
    {Ink::row, LegendSample::frame, "the row being scanned"},
    {Ink::cell, LegendSample::frame, "the cell just looked at"},
    {Ink::start_slope, LegendSample::line, "start slope, and the wall that set it"},
    {Ink::end_slope, LegendSample::line, "end slope, and the wall that set it"},
    {Ink::waiting_edge, LegendSample::line, "light that waits, numbered by its turn"},
    {Ink::tie, LegendSample::tie, "a tie: a spot exactly on a slope"},
    {Ink::measure, LegendSample::measure, "half a wall's side: slopes touch its middle"},
    {Ink::centre_point, LegendSample::dot, "a centre inside the wedge"},
    {Ink::centre_point, LegendSample::ring, "a centre outside the wedge"},
    {Ink::wall_shape, LegendSample::diamond, "what a wall is taken for"},
    {Ink::ray, LegendSample::line, "a ray; at its end: ring arrived, × wall, bar range, two bars map's edge"},
    {Ink::ray_cell, LegendSample::tinted, "the cells that a ray takes"},
    {Ink::past_ray, LegendSample::line, "rays cast before"},
    {Ink::sight_line, LegendSample::line, "the line of sight to the cell"},
    {Ink::blame, LegendSample::frame, "the wall to blame"},
    {Ink::umbra, LegendSample::tinted, "the shadow of this wall alone"},
    {Ink::added, LegendSample::plus, "newly seen, or seen without this wall"},
    {Ink::removed, LegendSample::minus, "went dark"},
    {Ink::pair_a, LegendSample::line, k_pair_a},
    {Ink::pair_b, LegendSample::line, k_pair_b},
    {Ink::one_way_1, LegendSample::block, "sees 1 or 2 cells that do not see it"},
    {Ink::one_way_2, LegendSample::block, "3 to 5 such cells"},
    {Ink::one_way_3, LegendSample::block, "6 to 11"},
    {Ink::one_way_4, LegendSample::block, "12 or more"},
    {Ink::quadrant, LegendSample::line, "the edges of the quadrant or octant"},
    {Ink::answer_mark, LegendSample::tinted, "marked by you"},
    {Ink::answer_right, LegendSample::tick, "marked, and right"},
    {Ink::answer_wrong, LegendSample::cross, "marked, and wrong"},
    {Ink::answer_missed, LegendSample::circle, "missed"},
    {Ink::range_edge, LegendSample::line, k_range},
};

// Beside the cells of a difference.
constexpr Row k_rows_of_difference[] = {
    {Ink::floor_unknown, LegendSample::cell, k_unknown},
    {Ink::pair_a, LegendSample::line, k_pair_a},
    {Ink::pair_b, LegendSample::line, k_pair_b},
    {Ink::range_edge, LegendSample::line, k_range},
};

void add_used(std::vector<LegendRow>& rows, std::span<const Row> table, const InkSet& inks) {
    for (const Row& row : table) {
        if (inks.test(static_cast<std::size_t>(row.ink))) {
            rows.push_back({row.ink, row.sample, std::string(row.words)});
        }
    }
}

}  // namespace

std::vector<LegendRow> legend_rows(const InkSet& inks, const std::optional<LegendSides>& sides) {
    std::vector<LegendRow> rows;
    if (!sides) {
        add_used(rows, k_rows, inks);
        return rows;
    }
    rows = {{Ink::floor_visible, LegendSample::cell, "both see it"},
            {Ink::floor_only_left, LegendSample::cell, "only " + sides->left},
            {Ink::floor_only_right, LegendSample::cell, "only " + sides->right},
            {Ink::floor_dark, LegendSample::cell, "neither sees it"},
            {Ink::wall_visible, LegendSample::cell, "a wall; its shade tells who sees it"}};
    add_used(rows, k_rows_of_difference, inks);
    return rows;
}

}  // namespace fovlab
