// The session's painting: strokes of every kind and their images, one undo step a stroke, and a way to break one off.
#include "app/session/session.h"
#include "app/session/words.h"
#include "core/grid/stroke.h"
#include "core/scenario/map_parts.h"

#include <string>
#include <utility>

namespace fovlab {
namespace {

std::vector<Point> cells_of(const Grid& grid, const PaintFigure& figure) {
    switch (figure.stroke) {
        case Stroke::rectangle:
            return rectangle_cells(grid, figure.from, figure.to);
        case Stroke::frame:
            return frame_cells(grid, figure.from, figure.to);
        default:
            return cells_between(figure.from, figure.to);
    }
}

void paint(Scenario& changed, const std::vector<Point>& cells, Terrain terrain, Symmetry symmetry) {
    Grid& grid = changed.grid;
    for (const Point cell : cells) {
        if (!grid.contains(cell)) {
            continue;
        }
        for (const Point image : images_of(cell, symmetry, grid.width(), grid.height())) {
            // The viewer can be dragged into a wall, but a stroke that passes over it does not bury it.
            if (image != changed.viewer || terrain == Terrain::floor) {
                grid.set(image, terrain);
            }
        }
    }
    drop_buried(changed);
}

}  // namespace

void Session::act(const PaintCells& action) {
    Scenario changed = document_;
    paint(changed, action.cells, action.terrain, symmetry_);
    change(std::move(changed));
}

void Session::act(const PaintFigure& action) {
    if (!within_reach(action.from) || !within_reach(action.to)) {
        return;
    }
    Scenario changed = edit_open_ ? history_.last().document : document_;
    paint(changed, cells_of(changed.grid, action), action.terrain, symmetry_);
    change(std::move(changed));
}

void Session::act(const FillArea& action) {
    const Grid& grid = document_.grid;
    if (!grid.contains(action.at)) {
        return;
    }
    Scenario changed = document_;
    // Each image of the cell is the middle of a fill of its own, so that none runs over what is drawn there.
    for (const Point image : images_of(action.at, symmetry_, grid.width(), grid.height())) {
        paint(changed, area_cells(grid, image), action.terrain, Symmetry::none);
    }
    change(std::move(changed));
}

void Session::act(const PickTerrain& action) {
    if (document_.grid.contains(action.at)) {
        tool_ = document_.grid.at(action.at);
        stroke_ = Stroke::brush;
        ++version_;
    }
}

void Session::act(const EndEdit&) {
    // A stroke that in the end changed nothing is not worth an undo step.
    if (edit_open_ && history_.last().document == document_) {
        serial_ = history_.take_back().serial;
        ++version_;
    }
    edit_open_ = false;
}

void Session::act(const CancelEdit&) {
    if (std::exchange(edit_open_, false)) {
        message_.clear();
        restore(history_.take_back());
    }
}

void Session::choose_symmetry(Symmetry symmetry) {
    const Grid& grid = document_.grid;
    if (fits(symmetry, grid.width(), grid.height())) {
        symmetry_ = symmetry;
    } else {
        refuse(worded(Word::not_square, {std::to_string(grid.width()), std::to_string(grid.height())}));
    }
}

// Another map may not be square any longer.
void Session::check_symmetry() {
    const Grid& grid = document_.grid;
    if (!fits(symmetry_, grid.width(), grid.height())) {
        symmetry_ = Symmetry::half_turn;
        say(worded(Word::no_longer_square, {std::to_string(grid.width()), std::to_string(grid.height())}));
    }
}

}  // namespace fovlab
