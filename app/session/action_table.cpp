#include "app/session/action_table.h"

#include "app/session/action_effects.h"
#include "app/session/compare_rows.h"
#include "app/session/count_effects.h"
#include "app/session/cursor_effects.h"
#include "app/session/dungeon_rows.h"
#include "app/session/explore_rows.h"
#include "app/session/eyes_rows.h"
#include "app/session/figure_rows.h"
#include "app/session/file_rows.h"
#include "app/session/history_rows.h"
#include "app/session/lesson_rows.h"
#include "app/session/light_rows.h"
#include "app/session/pair_effects.h"
#include "app/session/step_rows.h"

namespace fovlab {

namespace {

using Do = ActionEffects;
using AtCursor = CursorEffects;
using Pair = PairEffects;
using Explores = ExploreEffects;
using Count = CountEffects;

constexpr Chord k_no_key{};

// Rows of several tables, one after the other.
template <std::size_t... Sizes>
constexpr std::array<ActionRow, (Sizes + ...)> joined(const std::array<ActionRow, Sizes>&... parts) {
    std::array<ActionRow, (Sizes + ...)> all{};
    std::size_t at = 0;
    const auto append = [&](const auto& part) {
        for (const ActionRow& one : part) {
            all[at++] = one;
        }
    };
    (append(parts), ...);
    return all;
}

constexpr auto k_rows = std::to_array<ActionRow>({
    {ActionId::cursor_toggle, "cursor.toggle", "Cell cursor", plain(Key::tab),
     "Work on the map with the keys: a cursor on one cell, on or off.", AtCursor::toggle, nullptr},
    {ActionId::cursor_left, "cursor.left", "Cursor left", plain(Key::left), "The cell to the left.",
     AtCursor::move<-1, 0>, AtCursor::is_on, KeyMode::cell_cursor},
    {ActionId::cursor_right, "cursor.right", "Cursor right", plain(Key::right), "The cell to the right.",
     AtCursor::move<1, 0>, AtCursor::is_on, KeyMode::cell_cursor},
    {ActionId::cursor_up, "cursor.up", "Cursor up", plain(Key::up), "The cell above.", AtCursor::move<0, -1>,
     AtCursor::is_on, KeyMode::cell_cursor},
    {ActionId::cursor_down, "cursor.down", "Cursor down", plain(Key::down), "The cell below.",
     AtCursor::move<0, 1>, AtCursor::is_on, KeyMode::cell_cursor},
    {ActionId::cursor_paint, "cursor.paint", "Paint at the cursor", plain(Key::enter),
     "Paint the cursor's cell with the tool; fill and pick begin there.", AtCursor::paint, AtCursor::is_on,
     KeyMode::cell_cursor},
    {ActionId::cursor_erase, "cursor.erase", "Erase at the cursor", plain(Key::erase),
     "Make the cursor's cell floor.", AtCursor::erase, AtCursor::is_on, KeyMode::cell_cursor},
    {ActionId::cursor_pin, "cursor.pin", "Pin the cursor's cell", plain(U'.'),
     "Pin the explanation of the cursor's cell, or let go of it.", AtCursor::pin, AtCursor::is_on,
     KeyMode::cell_cursor},
    {ActionId::cursor_viewer, "cursor.viewer", "Viewer to the cursor", shift(Key::enter),
     "Put the viewer on the cursor's cell.", AtCursor::place_viewer, AtCursor::is_on, KeyMode::cell_cursor},
    {ActionId::cursor_leave, "cursor.leave", "Leave the cell cursor", plain(Key::escape),
     "The keys mean the steps again.", AtCursor::leave, AtCursor::is_on, KeyMode::cell_cursor},

    {ActionId::run_visible, "run.visible", "Next visible", k_no_key,
     "Run to the next cell that is found visible.", Do::run_to<RunTarget::visible>, nullptr},
    {ActionId::run_split, "run.split", "Next split", k_no_key,
     "Run to where a wall next splits the light in two.", Do::run_to<RunTarget::split>, Do::has_wedges},
    {ActionId::run_wall, "run.wall", "Next wall", k_no_key, "Run to the next wall that is looked at.",
     Do::run_to<RunTarget::wall>, nullptr},
    {ActionId::run_break, "run.break", "Next break", k_no_key,
     "Run to the next break. Breaks are set beside the lines of the code; playing stops at them too.",
     Do::run_to<RunTarget::at_break>, nullptr},
    {ActionId::break_toggle, "break.toggle", "Break at this line", plain(U'z'),
     "Stop each time after this line. A line that tells nothing leaves it to the next one that does.",
     Do::toggle_break, Do::can_go_back},
    {ActionId::code_cpp, "code.cpp", "C++", k_no_key, "The source that runs, compiled into this program.",
     Do::read<Language::cpp>, nullptr},
    {ActionId::code_pseudocode, "code.pseudocode", "Pseudocode", k_no_key, "The same in plain words.",
     Do::read<Language::pseudocode>, nullptr},
    {ActionId::code_python, "code.python", "Python", k_no_key,
     "The same in Python: a whole program that can be copied and run.", Do::read<Language::python>, nullptr},
    {ActionId::code_copy, "code.copy", "Copy code", k_no_key, "Copy the whole listing as text.",
     Do::copy_code, nullptr},

    {ActionId::rule_algorithm, "rule.algorithm", "Algorithm", k_no_key,
     "How the program finds out what can be seen.", nullptr, nullptr},
    {ActionId::rule_radius, "rule.radius", "Radius", k_no_key,
     "How far the viewer sees, in cells. [ and ] change it by one.", nullptr, Do::has_radius},
    {ActionId::rule_radius_down, "rule.radius-down", "Radius down", plain(U'['), "One cell less of radius.",
     Do::change_radius<-1>, Do::has_radius},
    {ActionId::rule_radius_up, "rule.radius-up", "Radius up", plain(U']'), "One cell more of radius.",
     Do::change_radius<1>, Do::has_radius},
    {ActionId::rule_unlimited, "rule.unlimited", "Unlimited", plain(U'u'),
     "No radius at all: sight ends at walls and at the map's edge.", Do::toggle_unlimited, nullptr},
    {ActionId::rule_range, "rule.range", "Range shape", plain(U'r'), "Which cells are within the radius.",
     Do::next_range, Do::range_matters},
    {ActionId::rule_floor, "rule.floor", "Floor shows by", plain(U'f'),
     "When is floor visible: when its centre is in the light, or when any part is? The centre makes sight "
     "symmetric.",
     Do::next_choice<&Rules::floor, 2>, Do::used<Option::floor>},
    {ActionId::rule_wall, "rule.wall", "Walls show by", plain(U'w'),
     "When is a wall visible: when any part of it is in the light, or only by its centre?",
     Do::next_choice<&Rules::wall, 2>, Do::used<Option::wall>},
    {ActionId::rule_slopes, "rule.slopes", "Slopes", plain(U's'),
     "Exact fractions, or 32-bit floats as many programs use them: see what rounding does.",
     Do::next_choice<&Rules::slopes, 2>, Do::used<Option::slopes>},
    {ActionId::rule_order, "rule.order", "Scan order", plain(U'o'),
     "Where light is split: follow one part to its end, or scan all wedges row by row. The cells are the "
     "same.",
     Do::next_choice<&Rules::order, 2>, Do::used<Option::order>},
    {ActionId::rule_defaults, "rule.defaults", "Default rules", k_no_key,
     "All rules but the radius as they are at first.", Do::default_rules, Do::not_default},

    {ActionId::count_begin, "count.begin", "Count them", k_no_key,
     "Count the one-way pairs that take long as well; meanwhile one can go on working.", Count::begin,
     Count::can_begin},
    {ActionId::count_stop, "count.stop", "Stop counting", k_no_key, "Stop the count that takes long.",
     Count::stop, Count::can_stop},
    {ActionId::table_open, "table.open", "Table", plain(U'9'),
     "All algorithms on this map, side by side in numbers.", Count::open, nullptr},
    {ActionId::table_by_algorithm, "table.by-algorithm", "Algorithm", k_no_key,
     "Sort the table by algorithm, in the order in which they are taught; again: the other way.",
     Count::sort<TableColumn::algorithm>, Count::is_open},
    {ActionId::table_by_seen, "table.by-seen", "seen", k_no_key,
     "Sort the table by the number of cells that the viewer sees.", Count::sort<TableColumn::seen>,
     Count::is_open},
    {ActionId::table_by_walls, "table.by-walls", "walls", k_no_key,
     "Sort the table by how many of the cells seen are walls.", Count::sort<TableColumn::walls>,
     Count::is_open},
    {ActionId::table_by_examined, "table.by-examined", "examined", k_no_key,
     "Sort the table by the work: how many cells the algorithm looks at, a cell counted each time.",
     Count::sort<TableColumn::examined>, Count::is_open},
    {ActionId::table_by_one_way, "table.by-one-way", "one-way", k_no_key,
     "Sort the table by one-way pairs: of all pairs of clear cells on this map, those of which exactly one "
     "sees the other.",
     Count::sort<TableColumn::one_way>, Count::is_open},
    {ActionId::table_row, "table.row", "Show this algorithm", k_no_key, "Show this algorithm on the map.",
     nullptr, nullptr},
    {ActionId::table_up, "table.up", "Row above", ctrl(Key::up),
     "Show the algorithm in the row above of the table.", Count::step<-1>, Count::can_step<-1>},
    {ActionId::table_down, "table.down", "Row below", ctrl(Key::down),
     "Show the algorithm in the row below of the table.", Count::step<1>, Count::can_step<1>},

    {ActionId::tool_wall, "tool.wall", "Wall", plain(U'1'), "Paint walls: they block sight.",
     Do::choose<Terrain::wall>, nullptr},
    {ActionId::tool_floor, "tool.floor", "Floor", plain(U'2'),
     "Paint floor. The right button does so with any tool.", Do::choose<Terrain::floor>, nullptr},
    {ActionId::tool_door, "tool.door", "Closed door", plain(U'3'),
     "Paint closed doors: they block sight, as walls do.", Do::choose<Terrain::closed_door>, nullptr},
    {ActionId::tool_open_door, "tool.open-door", "Open door", plain(U'4'),
     "Paint open doors: one sees through them.", Do::choose<Terrain::open_door>, nullptr},
    {ActionId::tool_water, "tool.water", "Water", plain(U'5'), "Paint water: one sees across it.",
     Do::choose<Terrain::water>, nullptr},
    {ActionId::tool_curtain, "tool.curtain", "Curtain", plain(U'6'),
     "Paint curtains: they block sight, but one can walk through.", Do::choose<Terrain::curtain>, nullptr},
    {ActionId::tool_secret_door, "tool.secret-door", "Secret door", k_no_key,
     "Paint secret doors: they block sight.", Do::choose<Terrain::secret_door>, nullptr},
    {ActionId::tool_stairs_down, "tool.stairs-down", "Stairs down", k_no_key,
     "Paint stairs down: one sees across them.", Do::choose<Terrain::stairs_down>, nullptr},
    {ActionId::tool_stairs_up, "tool.stairs-up", "Stairs up", k_no_key,
     "Paint stairs up: one sees across them.", Do::choose<Terrain::stairs_up>, nullptr},
    {ActionId::tool_watcher,
     "tool.watcher",
     "Watcher",
     {},
     "Place eyes that watch: on floor, and again to take them away. The right button clears the cell.",
     LightEffects::choose<ThingKind::watcher>,
     nullptr},
    {ActionId::tool_torch,
     "tool.torch",
     "Torch",
     {},
     "Hang a torch anywhere, and again to take it away. The right button clears the cell.",
     LightEffects::choose<ThingKind::torch>,
     nullptr},
    {ActionId::tool_item,
     "tool.item",
     "Item",
     {},
     "Place something to find: on floor, and again to take it away. It is remembered where it was seen.",
     LightEffects::choose<ThingKind::item>,
     nullptr},
    {ActionId::tool_mark,
     "tool.mark",
     "Mark",
     {},
     "Place a mark: on floor, and again to take it away. It is remembered where it was seen.",
     LightEffects::choose<ThingKind::mark>,
     nullptr},
    {ActionId::stroke_brush, "stroke.brush", "Brush", plain(U'b'),
     "Paint the cells under the pointer. The right button erases.", Do::draw_by<Stroke::brush>, nullptr},
    {ActionId::stroke_line, "stroke.line", "Line", plain(U'l'),
     "Drag a straight line of cells. Shift keeps it level, upright or at 45°; Escape breaks it off.",
     Do::draw_by<Stroke::line>, nullptr},
    {ActionId::stroke_rectangle, "stroke.rectangle", "Rectangle", plain(U'q'),
     "Drag a filled rectangle. Shift keeps it square; Escape breaks it off.", Do::draw_by<Stroke::rectangle>,
     nullptr},
    {ActionId::stroke_frame, "stroke.frame", "Outline", k_no_key,
     "Drag the outline of a rectangle, such as the walls of a room. Shift keeps it square; Escape breaks it "
     "off.",
     Do::draw_by<Stroke::frame>, nullptr},
    {ActionId::stroke_fill, "stroke.fill", "Fill", plain(U'g'),
     "Fill all cells that are alike and joined by their sides.", Do::draw_by<Stroke::fill>, nullptr},
    {ActionId::stroke_pick, "stroke.pick", "Pick", plain(U'i'),
     "Click a cell to paint with what it is made of.", Do::draw_by<Stroke::pick>, nullptr},
    {ActionId::pair_pick, "pair.pick", "Pick a pair", plain(U'7'),
     "Drag from a cell A to a cell B: does each see the other? Or click one, then the other.", Pair::pick,
     nullptr},
    {ActionId::pair_leave, "pair.leave", "Leave the pair", plain(Key::escape),
     "The pointer paints again; A and B stay.", Pair::leave, nullptr, KeyMode::pair},
    {ActionId::pair_a_here, "pair.a-here", "A here", k_no_key,
     "Make A the cell that is pinned, under the cell cursor or pointed at.", Pair::a_here, Pair::has_cell},
    {ActionId::pair_b_here, "pair.b-here", "B here", k_no_key,
     "Make B the cell that is pinned, under the cell cursor or pointed at.", Pair::b_here, Pair::has_cell},
    {ActionId::pair_swap, "pair.swap", "Swap", k_no_key, "A becomes B, and B becomes A.", Pair::swap,
     Pair::has_any},
    {ActionId::pair_clear, "pair.clear", "Clear A and B", k_no_key, "Take A and B off the map.", Pair::clear,
     Pair::has_any},
    {ActionId::pair_stand_at_a, "pair.stand-at-a", "Stand at A", k_no_key,
     "Put the viewer on A and look with its eyes.", Pair::stand_at_a, Pair::has_a},
    {ActionId::pair_stand_at_b, "pair.stand-at-b", "Stand at B", k_no_key,
     "Put the viewer on B and look with its eyes.", Pair::stand_at_b, Pair::has_b},
    {ActionId::pair_algorithm, "pair.algorithm", "This algorithm", k_no_key,
     "Click: show this algorithm on the map.", nullptr, nullptr},
    {ActionId::pair_partner, "pair.partner", "This pair", k_no_key, "Click: make these two A and B.", nullptr,
     nullptr},
    {ActionId::symmetry_next, "symmetry.next", "Symmetry", plain(U'v'),
     "Paint every stroke in its mirror images too: the next kind of symmetry.", Do::next_symmetry, nullptr},
    {ActionId::symmetry_none, "symmetry.none", "No symmetry", k_no_key, "Paint each stroke once.",
     Do::mirror<Symmetry::none>, nullptr},
    {ActionId::symmetry_left_right, "symmetry.left-right", "Mirror left and right", k_no_key,
     "Paint each stroke on the left and on the right.", Do::mirror<Symmetry::left_right>, nullptr},
    {ActionId::symmetry_top_bottom, "symmetry.top-bottom", "Mirror top and bottom", k_no_key,
     "Paint each stroke at the top and at the bottom.", Do::mirror<Symmetry::top_bottom>, nullptr},
    {ActionId::symmetry_both, "symmetry.both", "Mirror both ways", k_no_key,
     "Paint each stroke in all four quarters of the map, mirrored.", Do::mirror<Symmetry::both>, nullptr},
    {ActionId::symmetry_half_turn, "symmetry.half-turn", "Half turn", k_no_key,
     "Paint each stroke twice, turned by 180° around the middle.", Do::mirror<Symmetry::half_turn>, nullptr},
    {ActionId::symmetry_quarter_turns, "symmetry.quarter-turns", "Quarter turns", k_no_key,
     "Paint each stroke four times, turned by 90° around the middle. The map must be square.",
     Do::mirror<Symmetry::quarter_turns>, nullptr},

    {ActionId::edit_undo, "edit.undo", "Undo", ctrl(U'z'), "Take back the last change.", Do::undo,
     Do::can_undo},
    {ActionId::edit_redo, "edit.redo", "Redo", ctrl_shift(U'z'), "Do again what was taken back.", Do::redo,
     Do::can_redo},
    {ActionId::edit_paste, "edit.paste", "Paste", ctrl(U'v'),
     "Open what was copied: a share code, a map as text or a scenario.", Do::paste, nullptr},
});

constexpr auto k_rows_after_history = std::to_array<ActionRow>({
    {ActionId::map_gallery, "map.gallery", "Gallery", k_no_key, "Maps that each show one thing.", nullptr,
     nullptr},
    {ActionId::map_width, "map.width", "Width", k_no_key, "How many cells wide.", nullptr, nullptr},
    {ActionId::map_height, "map.height", "Height", k_no_key, "How many cells high.", nullptr, nullptr},
    {ActionId::map_resize, "map.resize", "Resize", k_no_key, "Give the map this size; what fits is kept.",
     nullptr, nullptr},
    {ActionId::map_clear, "map.clear", "Clear", k_no_key, "Make every cell floor.", Do::clear_map, nullptr},
    {ActionId::map_invert, "map.invert", "Invert", plain(U'n'),
     "Every wall becomes floor, and everything else wall; the viewer's cell stays clear.", Do::invert_map,
     nullptr},
    {ActionId::map_caves, "map.caves", "Caves", k_no_key,
     "Make caves on a map of this size: noise that is smoothed until it hangs together.",
     Do::make<MapKind::caves>, nullptr},
    {ActionId::map_noise, "map.noise", "Noise", k_no_key, "Make each cell a wall with the same chance.",
     Do::make<MapKind::noise>, nullptr},
    {ActionId::map_seed, "map.seed", "Seed", k_no_key, "The same seed gives the same map.", nullptr, nullptr},
    {ActionId::map_next_seed, "map.next-seed", "Next seed", k_no_key, "The map of the next seed.",
     Do::make_next, nullptr},
    {ActionId::map_share, "map.share", "Share of walls", k_no_key,
     "How many of a hundred cells are walls; caves begin with as many. A map just made changes with it.",
     nullptr, nullptr},
    {ActionId::map_grow_left, "map.grow-left", "Add a column on the left", k_no_key,
     "One column of floor more on the left.", Do::edges<1, 0, 0, 0>, Do::can_widen},
    {ActionId::map_crop_left, "map.crop-left", "Cut a column on the left", k_no_key,
     "Cut off the first column on the left.", Do::edges<-1, 0, 0, 0>, Do::can_narrow},
    {ActionId::map_grow_top, "map.grow-top", "Add a row at the top", k_no_key,
     "One row of floor more at the top.", Do::edges<0, 1, 0, 0>, Do::can_heighten},
    {ActionId::map_crop_top, "map.crop-top", "Cut a row at the top", k_no_key,
     "Cut off the first row at the top.", Do::edges<0, -1, 0, 0>, Do::can_lower},
    {ActionId::map_grow_right, "map.grow-right", "Add a column on the right", k_no_key,
     "One column of floor more on the right.", Do::edges<0, 0, 1, 0>, Do::can_widen},
    {ActionId::map_crop_right, "map.crop-right", "Cut a column on the right", k_no_key,
     "Cut off the last column on the right.", Do::edges<0, 0, -1, 0>, Do::can_narrow},
    {ActionId::map_grow_bottom, "map.grow-bottom", "Add a row at the bottom", k_no_key,
     "One row of floor more at the bottom.", Do::edges<0, 0, 0, 1>, Do::can_heighten},
    {ActionId::map_crop_bottom, "map.crop-bottom", "Cut a row at the bottom", k_no_key,
     "Cut off the last row at the bottom.", Do::edges<0, 0, 0, -1>, Do::can_lower},

    {ActionId::view_fit, "view.fit", "Fit", plain(U'0'), "Show the whole map.", Do::fit, nullptr},
    {ActionId::view_zoom_in, "view.zoom-in", "Zoom in", plain(U'+'),
     "Larger cells. The wheel zooms at the pointer.", Do::zoom_in, nullptr},
    {ActionId::view_zoom_out, "view.zoom-out", "Zoom out", plain(U'-'), "Smaller cells.", Do::zoom_out,
     nullptr},
    {ActionId::view_palette, "view.palette", "Palette", k_no_key,
     "The next of six palettes: for the screen, for weak eyes and any colour vision, for paper.",
     Do::next_palette, nullptr},
    {ActionId::view_full_screen, "view.full-screen", "Full screen", plain(Key::f11),
     "Fill the screen, or leave it.", Do::full_screen, nullptr},
    {ActionId::view_layers, "view.layers", "Layers", k_no_key, "What the map shows: switch parts on and off.",
     nullptr, nullptr},
    {ActionId::layer_range, "layer.range", "Range edge", k_no_key,
     "The line around all cells that are in range.", Do::toggle_layer<Layer::range>, nullptr},
    {ActionId::layer_light, "layer.light", "Light", k_no_key,
     "The wedge being scanned, and where its light goes on.", Do::toggle_layer<Layer::light>, nullptr},
    {ActionId::layer_waiting, "layer.waiting", "Waiting wedges", k_no_key,
     "The wedges that wait, numbered in the order in which they are scanned.",
     Do::toggle_layer<Layer::waiting>, nullptr},
    {ActionId::layer_slopes, "layer.slopes", "Slope lines", k_no_key,
     "The start and end slope, and the spots where they touch the walls that set them.",
     Do::toggle_layer<Layer::slopes>, nullptr},
    {ActionId::layer_labels, "layer.labels", "Fractions", plain(U'j'),
     "The values of the slopes, beside their lines.", Do::toggle_layer<Layer::labels>, nullptr},
    {ActionId::layer_row, "layer.row", "Row and cell", k_no_key,
     "The row being scanned, and the cell just looked at.", Do::toggle_layer<Layer::row>, nullptr},
    {ActionId::layer_rays, "layer.rays", "Rays", k_no_key,
     "The ray being cast with the cells that it takes, where and why it stopped, and the rays before it.",
     Do::toggle_layer<Layer::rays>, nullptr},
    {ActionId::layer_numbers, "layer.numbers", "Rows and columns", plain(U'a'),
     "Depth and columns as the quadrant or octant counts them.", Do::toggle_layer<Layer::numbers>, nullptr},
    {ActionId::layer_shapes, "layer.shapes", "Wall shapes", plain(U'd'),
     "What light takes a wall for: a diamond as wide as the cell in its middle, or, for recursive "
     "shadowcasting, the whole cell.",
     Do::toggle_layer<Layer::shapes>, nullptr},
    {ActionId::layer_centres, "layer.centres", "Centre points", plain(U'h'),
     "The centres of the row's floor: filled inside the wedge, hollow outside.",
     Do::toggle_layer<Layer::centres>, nullptr},
    {ActionId::layer_ties, "layer.ties", "Ties", k_no_key,
     "Where a slope passes exactly through a centre or along an edge.", Do::toggle_layer<Layer::ties>,
     nullptr},
    {ActionId::layer_coordinates, "layer.coordinates", "Map coordinates", plain(U'm'),
     "x and y in the margins of the map.", Do::toggle_layer<Layer::coordinates>, nullptr},
    {ActionId::layer_grid, "layer.grid", "Grid lines", k_no_key, "The lines between the cells.",
     Do::toggle_layer<Layer::grid>, nullptr},
    {ActionId::layer_marks, "layer.marks", "Hatching and dots", k_no_key,
     "Marks that tell without colour what is known of a cell.", Do::toggle_layer<Layer::marks>, nullptr},
    {ActionId::layer_explanation, "layer.explanation", "Explanation", k_no_key,
     "The lines and walls that make the cell under the pointer seen or dark.",
     Do::toggle_layer<Layer::explanation>, nullptr},
    {ActionId::layer_umbra, "layer.umbra", "Hidden by a wall", k_no_key,
     "The cells that the wall under the pointer hides.", Do::toggle_layer<Layer::umbra>, nullptr},
    {ActionId::layer_changes, "layer.changes", "Changed cells", k_no_key,
     "The cells that came to light or went dark.", Do::toggle_layer<Layer::changes>, nullptr},
    {ActionId::layer_pair, "layer.pair", "A and B", k_no_key,
     "The two cells of a pair, the lines between them, and where those stop.", Do::toggle_layer<Layer::pair>,
     nullptr},
    {ActionId::layer_one_way, "layer.one-way", "One-way counts", k_no_key,
     "How many cells each cell sees that do not see it, while the symmetry panel is open.",
     Do::toggle_layer<Layer::one_way>, nullptr},
    {ActionId::layer_partners, "layer.partners", "One-way arrows", k_no_key,
     "Arrows between a cell and those with whom it shares sight one way only.",
     Do::toggle_layer<Layer::partners>, nullptr},
    {ActionId::layer_things, "layer.things", "Things", k_no_key,
     "Watchers, items, marks and torches on the map.", Do::toggle_layer<Layer::things>, nullptr},
    {ActionId::layer_rooms, "layer.rooms", "Rooms", k_no_key,
     "The edges of the rooms that the map knows of; those of dark ones are thinner.",
     Do::toggle_layer<Layer::rooms>, nullptr},
    {ActionId::layer_glow, "layer.glow", "Bright and dim", k_no_key,
     "In a walk: how bright the light on each cell is, and of what colour.", Do::toggle_layer<Layer::glow>,
     nullptr},
    {ActionId::layer_eyes, "layer.eyes", "Eyes", k_no_key,
     "What watchers see, and who sees whom, while the pane of the eyes is open.",
     Do::toggle_layer<Layer::eyes>, nullptr},
});

constexpr auto k_rows_after_compare = std::to_array<ActionRow>({
    {ActionId::help_keys, "help.keys", "Keys", plain(U'?'), "All keys, and what the pointer does.",
     Do::toggle_overlay<Overlay::keys>, nullptr},
    {ActionId::help_find, "help.find", "Find", ctrl(U'k'),
     "Find anything that the lab can do, by a word of it.", Do::toggle_overlay<Overlay::finder>, nullptr},
    {ActionId::find_text, "find.text", "Find", k_no_key, "A word of what you look for.", nullptr, nullptr},
    {ActionId::find_entry, "find.entry", "Do it", k_no_key, "Do this.", nullptr, nullptr},
    {ActionId::hint_close, "hint.close", "Close hint", k_no_key, "Close this hint; it will not come back.",
     Do::close_hint, Do::has_hint},
    {ActionId::hint_off, "hint.off", "No more hints", k_no_key, "Show no hints any more.", Do::no_more_hints,
     Do::has_hint},
    {ActionId::hint_again, "hint.again", "Show hints again", k_no_key,
     "Show the hints of the first minutes once more.", Do::hints_again, nullptr},
    {ActionId::panel_why, "panel.why", "Why", plain(U'x'),
     "Explain the cell under the pointer, and this step.", Do::open_side<SidePanel::why>, nullptr},
    {ActionId::panel_wedges, "panel.wedges", "Wedges", plain(U't'),
     "The tree of wedges: which was split from which, and which wait.", Do::open_side<SidePanel::wedges>,
     nullptr},
    {ActionId::panel_code, "panel.code", "Code", plain(U'k'), "The program that runs, line by line.",
     Do::open_side<SidePanel::code>, nullptr},
    {ActionId::panel_width, "panel.width", "Width of the pane", k_no_key,
     "Drag to make the pane wider or narrower; a double click gives it its usual width.", nullptr, nullptr},
    {ActionId::panel_rules, "panel.rules", "Rules", k_no_key, "The algorithm and its rules.",
     Do::open_left<LeftPanel::rules>, nullptr},
    {ActionId::panel_map, "panel.map", "Map", k_no_key, "The size of the map, and ways to change all of it.",
     Do::open_left<LeftPanel::map>, nullptr},
    {ActionId::panel_symmetry, "panel.symmetry", "Symmetry", plain(U'8'),
     "Who sees whom: two cells under every algorithm, and all pairs of the map.",
     Do::open_side<SidePanel::symmetry>, nullptr},
    {ActionId::panel_dungeon, "panel.dungeon", "Dungeon", k_no_key,
     "How the dungeon is cut: its size, its rooms and what is in them.", Do::open_left<LeftPanel::dungeon>,
     nullptr},
    {ActionId::panel_light, "panel.light", "Light", k_no_key,
     "The viewer's lamp, torches, and how light fades.", Do::open_left<LeftPanel::light>, nullptr},
    {ActionId::panel_walk, "panel.walk", "Walk", k_no_key,
     "Where the walk has led, what happened on it, and what is remembered.", Do::open_side<SidePanel::walk>,
     Explores::is_on},
    {ActionId::panel_eyes, "panel.eyes", "Eyes", k_no_key,
     "The watchers: who sees the viewer, who is seen back, and what looking costs.",
     Do::open_side<SidePanel::eyes>, nullptr},
    {ActionId::explain_unpin, "explain.unpin", "Unpin", plain(Key::escape),
     "Let go of the pinned cell and explain the one under the pointer.", Do::unpin, Do::is_pinned},
    {ActionId::explain_jump, "explain.jump", "Go to the step", plain(U'y'),
     "Go to the step that decided the explained cell.", Do::jump, Do::can_jump},
    {ActionId::explain_changes, "explain.changes", "Mark what changed", k_no_key,
     "Mark the cells that came to light (+) or went dark (−): since the last change, or against the "
     "map as it was opened, under the default rules.",
     Do::next_changes, nullptr},
});

constexpr auto k_rows_after_explore = std::to_array<ActionRow>({
    {ActionId::file_copy, "file.copy", "Copy", ctrl(U'c'),
     "Copy the map as text: one row a line, # for wall, . for floor.", Do::copy_map, nullptr},
    {ActionId::file_export, "file.export", "Export a figure", ctrl(U'e'),
     "Make a picture of what the screen shows, for a slide or a handout: SVG, PNG, PDF, GIF or text.",
     FigureEffects::toggle_sheet, nullptr},
});

constexpr auto k_last_rows = std::to_array<ActionRow>({
    {ActionId::app_quit, "app.quit", "Quit", ctrl(U'q'), "Leave the lab; unsaved work is asked about first.",
     FileEffects::quit, nullptr},
});

constexpr ActionTable k_table =
    joined(k_step_rows, k_rows, k_history_rows, k_rows_after_history, k_compare_rows, k_rows_after_compare,
           k_explore_rows, k_dungeon_rows, k_eyes_rows, k_rows_after_explore, k_file_rows, k_figure_rows,
           k_leave_rows, k_light_rows, k_lesson_rows, k_last_rows);

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_table.size(); ++i) {
        if (static_cast<std::size_t>(k_table[i].id) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the rows of the action table stand in the order of ActionId");

}  // namespace

const ActionTable& action_table() { return k_table; }

const ActionRow& row(ActionId id) { return k_table[static_cast<std::size_t>(id)]; }

}  // namespace fovlab
