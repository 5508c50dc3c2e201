// What a person can do to the lab. Panels, keys and tests return actions; only the session applies them.
//
// Units: cells, steps, steps a second. An action whose values make no sense (a cell off the map, a size that no map
// has) changes nothing; the session says why in its message.
#pragma once

#include "app/session/figure_choice.h"
#include "app/session/file_choice.h"
#include "app/session/look.h"
#include "app/session/opened_document.h"
#include "app/session/settings.h"
#include "app/session/side.h"
#include "core/dungeon/recipe.h"
#include "core/figure/step_scene.h"
#include "core/fov/catalogue.h"
#include "core/grid/grid.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fovlab {

// One for each row of the action table (action_table.h), in its order.
enum class ActionId : std::uint8_t {
    step_play,
    step_forward,
    step_back,
    step_row_forward,
    step_row_back,
    step_wedge_forward,
    step_wedge_back,
    step_start,
    step_end,
    step_slider,
    step_speed,
    tree_wedges,
    tree_card,
    tree_north,
    tree_east,
    tree_south,
    tree_west,
    tree_west_northwest,
    tree_north_northwest,
    tree_north_northeast,
    tree_east_northeast,
    tree_west_southwest,
    tree_south_southwest,
    tree_south_southeast,
    tree_east_southeast,
    cursor_toggle,
    cursor_left,
    cursor_right,
    cursor_up,
    cursor_down,
    cursor_paint,
    cursor_erase,
    cursor_pin,
    cursor_viewer,
    cursor_leave,
    run_visible,
    run_split,
    run_wall,
    run_break,
    break_toggle,
    code_cpp,
    code_pseudocode,
    code_python,
    code_copy,
    rule_algorithm,
    rule_radius,
    rule_radius_down,
    rule_radius_up,
    rule_unlimited,
    rule_range,
    rule_floor,
    rule_wall,
    rule_slopes,
    rule_order,
    rule_defaults,
    count_begin,
    count_stop,
    table_open,
    table_by_algorithm,
    table_by_seen,
    table_by_walls,
    table_by_examined,
    table_by_one_way,
    table_row,
    table_up,
    table_down,
    tool_wall,
    tool_floor,
    tool_door,
    tool_open_door,
    tool_water,
    tool_curtain,
    tool_secret_door,
    tool_stairs_down,
    tool_stairs_up,
    stroke_brush,
    stroke_line,
    stroke_rectangle,
    stroke_frame,
    stroke_fill,
    stroke_pick,
    pair_pick,  // directly behind the strokes: it is one of them (Stroke::pair)
    pair_leave,
    pair_a_here,
    pair_b_here,
    pair_swap,
    pair_clear,
    pair_stand_at_a,
    pair_stand_at_b,
    pair_algorithm,
    pair_partner,
    symmetry_next,
    symmetry_none,
    symmetry_left_right,
    symmetry_top_bottom,
    symmetry_both,
    symmetry_half_turn,
    symmetry_quarter_turns,
    edit_undo,
    edit_redo,
    edit_paste,
    edit_history,
    history_entry,
    history_earlier,
    history_later,
    map_gallery,
    map_width,
    map_height,
    map_resize,
    map_clear,
    map_invert,
    map_caves,
    map_noise,
    map_seed,
    map_next_seed,
    map_share,
    map_grow_left,
    map_crop_left,
    map_grow_top,
    map_crop_top,
    map_grow_right,
    map_crop_right,
    map_grow_bottom,
    map_crop_bottom,
    view_fit,
    view_zoom_in,
    view_zoom_out,
    view_palette,
    view_full_screen,
    view_layers,
    layer_range,
    layer_light,
    layer_waiting,
    layer_slopes,
    layer_labels,
    layer_row,
    layer_rays,
    layer_numbers,
    layer_shapes,
    layer_centres,
    layer_ties,
    layer_coordinates,
    layer_grid,
    layer_marks,
    layer_explanation,
    layer_umbra,
    layer_changes,
    layer_pair,
    layer_one_way,
    layer_partners,
    compare_toggle,
    compare_side_by_side,
    compare_wipe,
    compare_difference,
    compare_left_algorithm,
    compare_right_algorithm,
    compare_edit_left,
    compare_edit_right,
    compare_edit_other,
    compare_swap,
    compare_same_rules,
    compare_divider,
    compare_divider_left,
    compare_divider_right,
    compare_left_steps,
    compare_right_steps,
    compare_together,
    help_keys,
    help_find,
    find_text,
    find_entry,
    hint_close,
    hint_off,
    hint_again,
    panel_why,
    panel_wedges,
    panel_code,
    panel_width,
    panel_rules,
    panel_map,
    panel_symmetry,
    explain_unpin,
    explain_jump,
    explain_changes,
    file_copy,
    file_export,
    file_open,
    file_save,
    file_save_as,
    file_share_code,
    file_path,
    file_entry,
    file_recent,
    file_parent,
    file_accept,
    file_cancel,
    figure_kind,
    figure_palette,
    figure_cell,
    figure_layer,
    figure_title,
    figure_title_text,
    figure_headings,
    figure_legend,
    figure_every,
    figure_frame_ms,
    figure_path,
    figure_make,
    figure_copy,
    figure_stop,
    leave_save,
    leave_without,
    leave_stay,
    app_quit,
    count,  // not an action: how many there are
};

struct RunAction {
    ActionId id = ActionId::step_play;
};

// How the pointer paints; `pair` does not, but picks the two cells A and B.
enum class Stroke : std::uint8_t { brush, line, rectangle, frame, fill, pick, pair };

// Part of a stroke, or all of it: EndEdit closes it, and everything since the last one is a single undo step.
struct PaintCells {
    std::vector<Point> cells;
    Terrain terrain = Terrain::wall;
};
// A line, a rectangle or its frame from one cell to another. It takes the place of what was painted since the last
// EndEdit, so that it can follow the pointer.
struct PaintFigure {
    Stroke stroke = Stroke::line;
    Point from;
    Point to;
    Terrain terrain = Terrain::wall;
};
// All cells of one terrain that are joined to this one by their sides.
struct FillArea {
    Point at;
    Terrain terrain = Terrain::wall;
};
// Paint with what is there, and by the brush.
struct PickTerrain {
    Point at;
};
struct MoveViewer {
    Point to;
};
struct SetRules {
    Rules rules;
};
struct EndEdit {};
// Takes back everything since the last EndEdit, as if it had never been.
struct CancelEdit {};

// To the document as it was after so many edits of those that are kept; undone ones count on.
struct GoToEdit {
    std::size_t index = 0;
};

struct SetAlgorithm {
    Algorithm algorithm = Algorithm::symmetric;
};
struct ResizeMap {
    int width = 1;
    int height = 1;
};
struct OpenGalleryMap {
    std::size_t index = 0;
};
// What maps by chance are made of. While such a map is shown, it is made anew.
struct SetRecipe {
    MapRecipe recipe;
};
// A map as text, from the clipboard or a file.
struct PasteText {
    std::string text;
};

struct GoToStep {
    std::size_t step = 0;  // steps done
};
// Of one of the two runs that are compared.
struct GoToStepOf {
    Side side = Side::left;
    std::size_t step = 0;
};
struct SetAlgorithmOf {
    Side side = Side::left;
    Algorithm algorithm = Algorithm::symmetric;
};
// Which of the two the rules, the steps and the panes are about.
struct ChooseSide {
    Side side = Side::left;
};
// Do both go the same share of their ways?
struct StepTogether {
    bool together = true;
};
// Where the bar between two pictures laid over each other stands, as a share of their width.
struct MoveDivider {
    double share = 0.5;
};
struct SetSpeed {
    double steps_per_second = 10.0;
};

// Sets a break on the lines that tell such events, or takes it away.
struct ToggleBreak {
    EventKind kind = EventKind::row;
};

struct PointAt {
    std::optional<Point> cell;  // none: the pointer is elsewhere
};
struct PinCell {
    Point cell;
};
// Against what the map shows the cells that came and went.
enum class Against : std::uint8_t { last_change, defaults, nothing };
struct ShowChanges {
    Against against = Against::last_change;
};
// A wedge that the pointer rests on in the tree; none: it is elsewhere.
struct PointAtWedge {
    std::optional<int> wedge;
};
// Which quadrant or octant the tree shows, until the steps enter another one.
struct ShowSector {
    Sector sector;
};
// The cell that the keys paint, erase and explain; none: they mean the steps again.
struct PlaceCellCursor {
    std::optional<Point> cell;
};
// The two cells of which one asks whether each sees the other; none: not picked. They are two different ones.
struct PickPair {
    std::optional<Point> a;
    std::optional<Point> b;
};
struct SetPalette {
    std::size_t index = 0;
};
// What an earlier day left.
struct UseSettings {
    Settings settings;
};
// Something went wrong outside of the session, such as writing a file.
struct TellProblem {
    std::string words;
};

// What is chosen in the sheet that makes figures.
struct SetFigure {
    FigureChoice choice;
};
// The figure that was asked for is in its file: what it is, in words.
struct FigureMade {
    std::string name;
    std::string words;
};
// There is a file of that name already.
struct FigureFound {};
struct FigureRefused {
    std::string reason;
};
// So much of an animation is done, from 0 to 1.
struct FigureProgress {
    double done = 0.0;
};
// Where figures go when nobody says; from whoever knows folders.
struct UseFigureFolder {
    std::string folder;
};
// As it looked on another day.
struct UseLook {
    Look look;
};
// Something worth knowing that happened outside of the session.
struct Tell {
    std::string words;
};
// A file that is to be opened; the storage answers with LoadedDocument or RefusedFile.
struct OpenFile {
    std::string name;
};
struct LoadedDocument {
    OpenedDocument document;
};
// The storage answers with SavedDocument, with FoundFile where another file would be replaced, or with RefusedFile.
struct SaveFile {
    std::string name;
    bool replace = false;
};
struct SavedDocument {
    std::string name;
    Scenario scenario;
};
// There is a file of that name already.
struct FoundFile {
    std::string name;
};
// It could not be opened or saved.
struct RefusedFile {
    std::string name;
    TextError error;
    bool saving = false;
};
// A folder that the sheet is to show; empty: the one to begin with. Answered by ListedFolder.
struct ShowFolder {
    std::string folder;
};
struct ListedFolder {
    std::string folder;  // by its full name
    std::vector<FolderEntry> entries;
    std::vector<std::string> missing;  // recent files that are gone
    std::string problem;               // why it cannot be listed; empty: it was
};
// What is that file? Answered by LookedAt.
struct LookAt {
    std::string name;
};
struct LookedAt {
    std::string name;
    std::string words;
    bool readable = true;
};

using Action =
    std::variant<RunAction, PaintCells, PaintFigure, FillArea, PickTerrain, MoveViewer, SetRules, EndEdit,
                 CancelEdit, GoToEdit, SetAlgorithm, ResizeMap, OpenGalleryMap, SetRecipe, PasteText,
                 GoToStep, SetSpeed, ToggleBreak, PointAt, PinCell, PointAtWedge, ShowSector, PlaceCellCursor,
                 PickPair, ShowChanges, SetPalette, UseSettings, TellProblem, GoToStepOf, SetAlgorithmOf,
                 ChooseSide, StepTogether, MoveDivider, SetFigure, FigureMade, FigureFound, FigureRefused,
                 FigureProgress, UseFigureFolder, UseLook, Tell, OpenFile, LoadedDocument, SaveFile,
                 SavedDocument, FoundFile, RefusedFile, ShowFolder, ListedFolder, LookAt, LookedAt>;

}  // namespace fovlab
