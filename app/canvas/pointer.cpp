#include "app/canvas/pointer.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <variant>

namespace fovlab {
namespace {

constexpr double k_zoom_per_notch = 1.15;

}  // namespace

std::vector<Point> cells_between(Point from, Point to) {
    const Point way = to - from;
    const int steps = std::max({std::abs(way.x), std::abs(way.y), 1});
    std::vector<Point> cells;
    for (int i = 0; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        const Point cell{from.x + static_cast<int>(std::lround(way.x * part)),
                         from.y + static_cast<int>(std::lround(way.y * part))};
        if (cells.empty() || cells.back() != cell) {
            cells.push_back(cell);
        }
    }
    return cells;
}

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
    } else if (event.button == PointerButton::left && cell == scene.viewer) {
        state_ = State::carrying;
        actions.emplace_back(EndEdit{});
    } else {
        state_ = State::painting;
        paint_ = event.button == PointerButton::left ? scene.tool : Terrain::floor;
        actions.emplace_back(EndEdit{});
        paint({cell}, actions);
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
        case State::carrying:
            if (cell != last_cell_) {
                if (!actions.empty() && std::holds_alternative<MoveViewer>(actions.back())) {
                    actions.pop_back();
                }
                actions.emplace_back(MoveViewer{cell});
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
    if (state_ == State::painting || state_ == State::carrying) {
        actions.emplace_back(EndEdit{});
    }
    state_ = State::idle;
}

}  // namespace fovlab
