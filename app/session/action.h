// What a person can do to the lab. Panels, keys and tests return actions; only the session applies them.
//
// Units: cells, steps, steps a second. An action whose values make no sense (a cell off the map, a size that no map
// has) changes nothing; the session says why in its message.
#pragma once

#include "app/session/action_id.h"
#include "app/session/dungeon_actions.h"
#include "app/session/explore_actions.h"
#include "app/session/eyes_actions.h"
#include "app/session/figure_choice.h"
#include "app/session/file_choice.h"
#include "app/session/lesson_actions.h"
#include "app/session/light_actions.h"
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

struct RunAction {
    ActionId id = ActionId::step_play;
};

// How the pointer paints; `pair` does not, but picks the two cells A and B, and `thing` places what stands on the map.
enum class Stroke : std::uint8_t { brush, line, rectangle, frame, fill, pick, pair, thing };

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
    std::variant<RunAction, SetLight, SetTorch, RemoveTorch, PlaceThing, SetFineLook, PaintCells, PaintFigure,
                 FillArea, PickTerrain, MoveViewer, SetRules, EndEdit, CancelEdit, GoToEdit, SetAlgorithm,
                 ResizeMap, OpenGalleryMap, SetRecipe, PasteText, GoToStep, SetSpeed, ToggleBreak, PointAt,
                 PinCell, PointAtWedge, ShowSector, PlaceCellCursor, PickPair, ShowChanges, SetPalette,
                 UseSettings, TellProblem, GoToStepOf, SetAlgorithmOf, ChooseSide, StepTogether, MoveDivider,
                 SetFigure, FigureMade, FigureFound, FigureRefused, FigureProgress, UseFigureFolder, UseLook,
                 Tell, OpenFile, LoadedDocument, SaveFile, SavedDocument, FoundFile, RefusedFile, ShowFolder,
                 ListedFolder, LookAt, LookedAt, WalkMove, WalkTo, GoToMove, GoToCut, SetDungeon, ChoosePiece,
                 ChoosePieceAt, ChooseEye, MoveStray, LessonAction>;

}  // namespace fovlab
