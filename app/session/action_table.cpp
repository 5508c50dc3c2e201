#include "app/session/action_table.h"

#include "app/session/action_effects.h"

#include <string>

namespace fovlab {

namespace {

using Do = ActionEffects;

constexpr ActionTable k_table{{
    {ActionId::step_play, "step.play", "Play", plain(Key::space), "Play the steps, or pause.", Do::play,
     nullptr},
    {ActionId::step_forward, "step.forward", "Step", plain(Key::right),
     "Do the next step; at the end, begin again.", Do::stride<Stride::event, true>, nullptr},
    {ActionId::step_back, "step.back", "Step back", plain(Key::left), "Take back the last step.",
     Do::stride<Stride::event, false>, Do::can_go_back},
    {ActionId::step_row_forward, "step.row-forward", "Row", shift(Key::right), "On to the next row.",
     Do::stride<Stride::row, true>, nullptr},
    {ActionId::step_row_back, "step.row-back", "Row back", shift(Key::left), "Back to the row before.",
     Do::stride<Stride::row, false>, Do::can_go_back},
    {ActionId::step_wedge_forward, "step.wedge-forward", "Wedge", ctrl(Key::right),
     "On to the next wedge of light.", Do::stride<Stride::wedge, true>, nullptr},
    {ActionId::step_wedge_back, "step.wedge-back", "Wedge back", ctrl(Key::left), "Back to the wedge before.",
     Do::stride<Stride::wedge, false>, Do::can_go_back},
    {ActionId::step_start, "step.start", "Start", plain(Key::home),
     "Before the first step: nothing is known yet.", Do::to_start, nullptr},
    {ActionId::step_end, "step.end", "End", plain(Key::end), "After the last step: the whole answer.",
     Do::to_end, nullptr},
    {ActionId::step_slider,
     "step.slider",
     "Step",
     {},
     "Drag to any step. The four parts are the quadrants.",
     nullptr,
     nullptr},
    {ActionId::step_speed,
     "step.speed",
     "Speed",
     {},
     "Steps a second while playing; it acts at once.",
     nullptr,
     nullptr},

    {ActionId::run_visible,
     "run.visible",
     "Next visible",
     {},
     "Run to the next cell that is found visible.",
     Do::run_to<RunTarget::visible>,
     nullptr},
    {ActionId::run_split,
     "run.split",
     "Next split",
     {},
     "Run to where a wall next splits the light in two.",
     Do::run_to<RunTarget::split>,
     nullptr},
    {ActionId::run_wall,
     "run.wall",
     "Next wall",
     {},
     "Run to the next wall that is looked at.",
     Do::run_to<RunTarget::wall>,
     nullptr},
    {ActionId::run_break,
     "run.break",
     "Next break",
     {},
     "Run to the next break. Breaks are set beside the lines of the code; playing stops at them too.",
     Do::run_to<RunTarget::at_break>,
     nullptr},
    {ActionId::break_toggle, "break.toggle", "Break at this line", plain(U'z'),
     "Stop each time after this line. A line that tells nothing leaves it to the next one that does.",
     Do::toggle_break, Do::has_told},
    {ActionId::code_cpp,
     "code.cpp",
     "C++",
     {},
     "The source that runs, compiled into this program.",
     Do::read<Language::cpp>,
     nullptr},
    {ActionId::code_pseudocode,
     "code.pseudocode",
     "Pseudocode",
     {},
     "The same in plain words.",
     Do::read<Language::pseudocode>,
     nullptr},
    {ActionId::code_python,
     "code.python",
     "Python",
     {},
     "The same in Python: a whole program that can be copied and run.",
     Do::read<Language::python>,
     nullptr},
    {ActionId::code_copy,
     "code.copy",
     "Copy code",
     {},
     "Copy the whole listing as text.",
     Do::copy_code,
     nullptr},

    {ActionId::rule_algorithm,
     "rule.algorithm",
     "Algorithm",
     {},
     "How the program finds out what can be seen.",
     nullptr,
     nullptr},
    {ActionId::rule_radius,
     "rule.radius",
     "Radius",
     {},
     "How far the viewer sees, in cells.",
     nullptr,
     Do::has_radius},
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
     "Exact fractions, or 32-bit floats as in many ports: see what rounding does.",
     Do::next_choice<&Rules::slopes, 2>, Do::used<Option::slopes>},
    {ActionId::rule_order, "rule.order", "Scan order", plain(U'o'),
     "A new wedge at once, or all wedges of one depth before any deeper one. The cells are the same.",
     Do::next_choice<&Rules::order, 2>, Do::used<Option::order>},
    {ActionId::rule_defaults,
     "rule.defaults",
     "Default rules",
     {},
     "All rules but the radius as they are at first.",
     Do::default_rules,
     Do::not_default},

    {ActionId::tool_wall, "tool.wall", "Wall", plain(U'1'), "Paint walls: they block sight.",
     Do::choose<Tool::wall>, nullptr},
    {ActionId::tool_floor, "tool.floor", "Floor", plain(U'2'),
     "Paint floor. The right button does so with any tool.", Do::choose<Tool::floor>, nullptr},
    {ActionId::tool_door, "tool.door", "Door", plain(U'3'), "Paint closed doors: they block sight too.",
     Do::choose<Tool::door>, nullptr},
    {ActionId::tool_water, "tool.water", "Water", plain(U'4'), "Paint water: one sees across it.",
     Do::choose<Tool::water>, nullptr},

    {ActionId::edit_undo, "edit.undo", "Undo", ctrl(U'z'), "Take back the last change.", Do::undo,
     Do::can_undo},
    {ActionId::edit_redo, "edit.redo", "Redo", ctrl_shift(U'z'), "Do again what was taken back.", Do::redo,
     Do::can_redo},
    {ActionId::edit_paste, "edit.paste", "Paste", ctrl(U'v'), "Open a map that was copied as text.",
     Do::paste, nullptr},
    {ActionId::map_gallery, "map.gallery", "Gallery", {}, "Maps that each show one thing.", nullptr, nullptr},
    {ActionId::map_width, "map.width", "Width", {}, "How many cells wide.", nullptr, nullptr},
    {ActionId::map_height, "map.height", "Height", {}, "How many cells high.", nullptr, nullptr},
    {ActionId::map_resize,
     "map.resize",
     "Resize",
     {},
     "Give the map this size; what fits is kept.",
     nullptr,
     nullptr},
    {ActionId::map_clear, "map.clear", "Clear", {}, "Make every cell floor.", Do::clear_map, nullptr},

    {ActionId::view_fit, "view.fit", "Fit", plain(U'0'), "Show the whole map.", Do::fit, nullptr},
    {ActionId::view_zoom_in, "view.zoom-in", "+", plain(U'+'),
     "Larger cells. The wheel zooms at the pointer.", Do::zoom_in, nullptr},
    {ActionId::view_zoom_out, "view.zoom-out", "−", plain(U'-'), "Smaller cells.", Do::zoom_out, nullptr},
    {ActionId::view_palette,
     "view.palette",
     "Palette",
     {},
     "The next set of colours.",
     Do::next_palette,
     nullptr},
    {ActionId::view_layers,
     "view.layers",
     "Layers",
     {},
     "What the map shows: switch parts on and off.",
     nullptr,
     nullptr},
    {ActionId::layer_range,
     "layer.range",
     "Range edge",
     {},
     "The line around all cells that are in range.",
     Do::toggle_layer<Layer::range>,
     nullptr},
    {ActionId::layer_light,
     "layer.light",
     "Light",
     {},
     "The wedge being scanned, and where its light goes on.",
     Do::toggle_layer<Layer::light>,
     nullptr},
    {ActionId::layer_waiting,
     "layer.waiting",
     "Waiting wedges",
     {},
     "The wedges that wait, numbered in the order in which they are scanned.",
     Do::toggle_layer<Layer::waiting>,
     nullptr},
    {ActionId::layer_slopes,
     "layer.slopes",
     "Slope lines",
     {},
     "The start and end slope, and the spots where they touch the walls that set them.",
     Do::toggle_layer<Layer::slopes>,
     nullptr},
    {ActionId::layer_labels, "layer.labels", "Fractions", plain(U'j'),
     "The values of the slopes, beside their lines.", Do::toggle_layer<Layer::labels>, nullptr},
    {ActionId::layer_row,
     "layer.row",
     "Row and cell",
     {},
     "The row being scanned, and the cell just looked at.",
     Do::toggle_layer<Layer::row>,
     nullptr},
    {ActionId::layer_numbers, "layer.numbers", "Rows and columns", plain(U'a'),
     "Depth and columns as the quadrant counts them.", Do::toggle_layer<Layer::numbers>, nullptr},
    {ActionId::layer_shapes, "layer.shapes", "Wall shapes", plain(U'd'),
     "What a wall is taken for: a diamond, as wide as the cell in the middle of its row.",
     Do::toggle_layer<Layer::shapes>, nullptr},
    {ActionId::layer_centres, "layer.centres", "Centre points", plain(U'h'),
     "The centres of the row's floor: filled inside the wedge, hollow outside.",
     Do::toggle_layer<Layer::centres>, nullptr},
    {ActionId::layer_ties,
     "layer.ties",
     "Ties",
     {},
     "Where a slope passes exactly through a centre or along an edge.",
     Do::toggle_layer<Layer::ties>,
     nullptr},
    {ActionId::layer_coordinates, "layer.coordinates", "Map coordinates", plain(U'm'),
     "x and y in the margins of the map.", Do::toggle_layer<Layer::coordinates>, nullptr},
    {ActionId::layer_grid,
     "layer.grid",
     "Grid lines",
     {},
     "The lines between the cells.",
     Do::toggle_layer<Layer::grid>,
     nullptr},
    {ActionId::layer_marks,
     "layer.marks",
     "Hatching and dots",
     {},
     "Marks that tell without colour what is known of a cell.",
     Do::toggle_layer<Layer::marks>,
     nullptr},
    {ActionId::layer_explanation,
     "layer.explanation",
     "Explanation",
     {},
     "The lines and walls that make the cell under the pointer seen or dark.",
     Do::toggle_layer<Layer::explanation>,
     nullptr},
    {ActionId::layer_umbra,
     "layer.umbra",
     "Hidden by a wall",
     {},
     "The cells that the wall under the pointer hides.",
     Do::toggle_layer<Layer::umbra>,
     nullptr},
    {ActionId::layer_changes,
     "layer.changes",
     "Changed cells",
     {},
     "The cells that came to light or went dark.",
     Do::toggle_layer<Layer::changes>,
     nullptr},
    {ActionId::view_full_screen, "view.full-screen", "Full screen", plain(Key::f11),
     "Fill the screen, or leave it.", Do::full_screen, nullptr},
    {ActionId::panel_why, "panel.why", "Why", plain(U'x'),
     "Explain the cell under the pointer, and this step.", Do::open_side<SidePanel::why>, nullptr},
    {ActionId::panel_wedges, "panel.wedges", "Wedges", plain(U't'),
     "The tree of wedges: which was split from which, and which wait.", Do::open_side<SidePanel::wedges>,
     nullptr},
    {ActionId::panel_code, "panel.code", "Code", plain(U'k'), "The program that runs, line by line.",
     Do::open_side<SidePanel::code>, nullptr},
    {ActionId::panel_rules,
     "panel.rules",
     "Rules",
     {},
     "The algorithm and its rules.",
     Do::open_left<LeftPanel::rules>,
     nullptr},
    {ActionId::panel_map,
     "panel.map",
     "Map",
     {},
     "The size of the map, and ways to change all of it.",
     Do::open_left<LeftPanel::map>,
     nullptr},
    {ActionId::explain_unpin, "explain.unpin", "Unpin", plain(Key::escape),
     "Let go of the pinned cell and explain the one under the pointer.", Do::unpin, Do::is_pinned},
    {ActionId::explain_jump, "explain.jump", "Go to the step", plain(U'y'),
     "Go to the step that decided the explained cell.", Do::jump, Do::can_jump},
    {ActionId::explain_changes,
     "explain.changes",
     "Mark what changed",
     {},
     "Mark the cells that came to light (+) or went dark (−): since the last change, or against the default "
     "rules.",
     Do::next_changes,
     nullptr},
    {ActionId::file_copy, "file.copy", "Copy", ctrl(U'c'),
     "Copy the map as text: one row a line, # for wall, . for floor.", Do::copy_map, nullptr},
    {ActionId::app_quit, "app.quit", "Quit", ctrl(U'q'), "Leave the lab.", Do::quit, nullptr},
}};

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

namespace {

// Other keys that people try for the same.
struct AlsoKey {
    Chord pressed;
    Chord usual;
};
constexpr AlsoKey k_also[] = {{ctrl(U'y'), ctrl_shift(U'z')}, {plain(U'='), plain(U'+')}};

Chord usual_chord(const Chord& pressed) {
    for (const AlsoKey& also : k_also) {
        if (also.pressed == pressed) {
            return also.usual;
        }
    }
    return pressed;
}

}  // namespace

const ActionTable& action_table() { return k_table; }

const ActionRow& row(ActionId id) { return k_table[static_cast<std::size_t>(id)]; }

std::optional<ActionId> action_of_key(const Chord& chord) {
    const Chord usual = usual_chord(chord);
    for (const ActionRow& candidate : k_table) {
        if (candidate.run && candidate.key.key != Key::none && candidate.key == usual) {
            return candidate.id;
        }
    }
    return std::nullopt;
}

std::string tooltip_with_key(const ActionRow& row) {
    std::string words(row.tooltip);
    if (row.key.key != Key::none) {
        words += "  (" + to_words(row.key) + ")";
    }
    return words;
}

}  // namespace fovlab
