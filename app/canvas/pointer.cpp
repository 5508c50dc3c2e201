#include "app/canvas/pointer.h"

#include "core/grid/stroke.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace fovlab {
namespace {

constexpr double k_zoom_per_notch = 1.15;

}  // namespace

void Pointer::handle(const PointerEvent& event, bool over_map, const PointerScene& scene, ViewTransform& view,
                     std::vector<Action>& actions) {
    switch (event.kind) {
        case PointerEvent::Kind::press:
            if (state_ == State::idle && over_map) {
                press(event, scene, view, actions);
            }
            break;
        case PointerEvent::Kind::move:
            move(event, view, actions);
            break;
        case PointerEvent::Kind::release:
            if (state_ != State::idle && event.button == button_) {
                move(event, view, actions);
                finish(actions);
            }
            break;
        case PointerEvent::Kind::wheel:
            if (over_map && state_ != State::panning) {
                view.zoom(std::pow(k_zoom_per_notch, event.wheel), event.at);
            }
            break;
        case PointerEvent::Kind::focus_lost:
            finish(actions);
            break;
        case PointerEvent::Kind::leave:
            break;
    }
    at_ = event.kind == PointerEvent::Kind::leave ? std::nullopt : std::optional<Spot>(event.at);
    look(over_map, view);
}

void Pointer::look(bool over_map, const ViewTransform& view) {
    pointed_ = at_ && over_map ? std::optional<Point>(view.to_cell(*at_)) : std::nullopt;
}

void Pointer::press(const PointerEvent& event, const PointerScene& scene, const ViewTransform& view,
                    std::vector<Action>& actions) {
    const Point cell = view.to_cell(event.at);
    button_ = event.button;
    last_cell_ = cell;
    last_pixel_ = event.at;
    if (event.button == PointerButton::middle || event.alt) {
        state_ = State::panning;
    } else if (event.shift && event.button == PointerButton::left) {
        actions.emplace_back(PinCell{cell});
    } else if (scene.hand == PointerScene::Hand::walks) {
        if (event.button == PointerButton::left) {
            actions.emplace_back(WalkTo{cell});
        }
    } else if (scene.hand == PointerScene::Hand::looks) {
        state_ = State::panning;
    } else if (scene.hand == PointerScene::Hand::chooses) {
        state_ = State::panning;
        if (event.button == PointerButton::left) {
            actions.emplace_back(ChoosePieceAt{cell});
        }
    } else if (scene.hand == PointerScene::Hand::marks) {
        const bool marked = scene.marked && std::find(scene.marked->begin(), scene.marked->end(), cell) !=
                                                scene.marked->end();
        marks_ = event.button == PointerButton::left && !marked;
        state_ = State::marking;
        mark({cell}, actions);
    } else if (begin_pair(event, cell, scene, actions)) {
        state_ = State::pairing;
    } else if (event.button == PointerButton::left && cell == scene.viewer) {
        state_ = State::carrying;
        actions.emplace_back(EndEdit{});
    } else if (scene.stroke == Stroke::thing) {
        actions.emplace_back(EndEdit{});
        actions.emplace_back(PlaceThing{cell, event.button == PointerButton::right});
    } else if (scene.stroke != Stroke::pair) {
        paint_ = event.button == PointerButton::left ? scene.tool : Terrain::floor;
        stroke_ = scene.stroke;
        begin_stroke(cell, actions);
    }
}

void Pointer::begin_stroke(Point cell, std::vector<Action>& actions) {
    actions.emplace_back(EndEdit{});
    switch (stroke_) {
        case Stroke::brush:
            state_ = State::painting;
            paint({cell}, actions);
            break;
        case Stroke::line:
        case Stroke::rectangle:
        case Stroke::frame:
            state_ = State::shaping;
            anchor_ = cell;
            constrained_ = false;
            shape(cell, constrained_, actions);
            break;
        case Stroke::fill:
            actions.emplace_back(FillArea{cell, paint_});
            actions.emplace_back(EndEdit{});
            break;
        case Stroke::pick:
            actions.emplace_back(PickTerrain{cell});
            break;
        case Stroke::pair:
        case Stroke::thing:
            break;
    }
}

// Takes hold of A or B where they are, else makes them: the first press is A, and B is where it is let go or where the
// next press is. On the viewer's cell only the tool for pairs takes them.
bool Pointer::begin_pair(const PointerEvent& event, Point cell, const PointerScene& scene,
                         std::vector<Action>& actions) {
    const bool tool = scene.stroke == Stroke::pair;
    if (event.button != PointerButton::left || (!tool && cell == scene.viewer)) {
        return false;
    }
    pair_before_ = scene.pair;
    pair_ = scene.pair;
    if (!actions.empty() && std::holds_alternative<PickPair>(actions.back())) {
        pair_ = std::get<PickPair>(actions.back());  // of a press in the same frame
    }
    if (pair_.a == cell || pair_.b == cell) {
        drags_a_ = pair_.a == cell;
        return true;
    }
    if (!tool || !scene.grid || !scene.grid->contains(cell)) {
        return false;
    }
    drags_a_ = pair_.b && !pair_.a;
    if (pair_.a.has_value() == pair_.b.has_value()) {
        pair_ = {cell, std::nullopt};
    }
    pair(cell, actions);
    return true;
}

// A or B is dragged to this cell; on that of the other one it is where it was before.
void Pointer::pair(Point cell, std::vector<Action>& actions) const {
    PickPair to = pair_;
    std::optional<Point>& dragged = drags_a_ ? to.a : to.b;
    const std::optional<Point>& other = drags_a_ ? to.b : to.a;
    if (other != cell) {
        dragged = cell;
    }
    if (!actions.empty() && std::holds_alternative<PickPair>(actions.back())) {
        actions.pop_back();
    }
    actions.emplace_back(to);
}

void Pointer::shape(Point to, bool constrained, std::vector<Action>& actions) const {
    if (constrained) {
        to = stroke_ == Stroke::line ? straightened(anchor_, to) : squared(anchor_, to);
    }
    if (!actions.empty() && std::holds_alternative<PaintFigure>(actions.back())) {
        actions.pop_back();
    }
    actions.emplace_back(PaintFigure{stroke_, anchor_, to, paint_});
}

void Pointer::mark(std::vector<Point> cells, std::vector<Action>& actions) const {
    auto* lesson = actions.empty() ? nullptr : std::get_if<LessonAction>(&actions.back());
    auto* before = lesson ? std::get_if<MarkCells>(lesson) : nullptr;
    if (before && before->on == marks_) {
        before->cells.insert(before->cells.end(), cells.begin(), cells.end());
    } else {
        MarkCells marked;
        marked.cells = std::move(cells);
        marked.on = marks_;
        actions.emplace_back(std::in_place_type<LessonAction>, std::move(marked));
    }
}

void Pointer::paint(std::vector<Point> cells, std::vector<Action>& actions) const {
    PaintCells* before = actions.empty() ? nullptr : std::get_if<PaintCells>(&actions.back());
    if (before && before->terrain == paint_) {
        before->cells.insert(before->cells.end(), cells.begin(), cells.end());
    } else {
        actions.emplace_back(PaintCells{std::move(cells), paint_});
    }
}

void Pointer::move(const PointerEvent& event, ViewTransform& view, std::vector<Action>& actions) {
    const Point cell = view.to_cell(event.at);
    switch (state_) {
        case State::idle:
            break;
        case State::painting:
            if (cell != last_cell_) {
                paint(cells_between(last_cell_, cell), actions);
            }
            break;
        case State::shaping:
            if (cell != last_cell_ || event.shift != constrained_) {
                constrained_ = event.shift;
                shape(cell, constrained_, actions);
            }
            break;
        case State::carrying:
            if (cell != last_cell_) {
                if (!actions.empty() && std::holds_alternative<MoveViewer>(actions.back())) {
                    actions.pop_back();
                }
                actions.emplace_back(MoveViewer{cell});
            }
            break;
        case State::marking:
            if (cell != last_cell_) {
                mark(cells_between(last_cell_, cell), actions);
            }
            break;
        case State::pairing:
            if (cell != last_cell_) {
                pair(cell, actions);
            }
            break;
        case State::panning:
            view.pan(event.at.x - last_pixel_.x, event.at.y - last_pixel_.y);
            break;
    }
    last_cell_ = cell;
    last_pixel_ = event.at;
}

void Pointer::finish(std::vector<Action>& actions) {
    if (edits() && state_ != State::pairing) {
        actions.emplace_back(EndEdit{});
    }
    state_ = State::idle;
}

void Pointer::cancel(std::vector<Action>& actions) {
    if (edits()) {
        actions.emplace_back(state_ == State::pairing ? Action(pair_before_) : Action(CancelEdit{}));
        state_ = State::idle;
    }
    state_ = state_ == State::marking ? State::idle : state_;
}

}  // namespace fovlab
