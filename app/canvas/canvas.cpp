#include "app/canvas/canvas.h"

#include "app/canvas/axis_painter.h"
#include "app/canvas/cell_cursor.h"
#include "app/canvas/shape_painter.h"
#include "core/figure/step_scene.h"
#include "core/figure/wedge_shape.h"

#include <cmath>

namespace fovlab {
namespace {

constexpr double k_margin = 28.0;  // around a fitted map, pixels at scale 1
constexpr double k_zoom_step = 1.25;

PixelRect rest_of_window() {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size = ImGui::GetContentRegionAvail();
    return {at.x, at.y, std::max(size.x, 1.0F), std::max(size.y, 1.0F)};
}

bool same(const PixelRect& a, const PixelRect& b) {
    return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

// What is not shown cannot be dragged.
PickPair pair_on_map(const Session& session) {
    const bool shown = session.layers().test(static_cast<std::size_t>(Layer::pair));
    return shown ? PickPair{session.pair_a(), session.pair_b()} : PickPair{};
}

}  // namespace

void Canvas::place(const CanvasInput& input, const PixelRect& area) {
    const Grid& grid = input.session.document().grid;
    if (input.fit || (fitted_ && !same(area, area_))) {
        view_.fit(area, grid.width(), grid.height(), k_margin * input.scale);
        fitted_ = true;
    }
    area_ = area;
    if (input.zoom != 0) {
        view_.zoom(std::pow(k_zoom_step, input.zoom),
                   {area.x + area.width / 2.0, area.y + area.height / 2.0});
        fitted_ = false;
    }
}

bool Canvas::update_scene(const Session& session) {
    if (scene_version_ == session.version() && scene_state_ == pointer_.state()) {
        return false;
    }
    // While the hand draws or picks a pair, the answer to "why?" would only be in its way.
    const bool busy = pointer_.state() != Pointer::State::idle || session.stroke() == Stroke::pair;
    const bool explains = !busy || session.pinned();
    Remarks remarks;
    if (explains) {
        remarks.explained = session.explanation() ? &*session.explanation() : nullptr;
        remarks.umbra = session.umbra() && !session.changes_come_first() ? &*session.umbra() : nullptr;
    }
    remarks.changes = session.changes() && !remarks.umbra ? &*session.changes() : nullptr;
    const PairPicture pair = session.pair_picture(Side::left);
    remarks.pair = &pair;
    scene_ = step_scene(session.recording(), session.frame(), session.layers(), remarks);
    if (const std::optional<int> wedge = session.pointed_wedge()) {
        add_wedge_shape(scene_, session.recording(), session.wedge_tree(), *wedge);
    }
    scene_version_ = session.version();
    scene_state_ = pointer_.state();
    return true;
}

// Where the keys move the cell cursor, the view goes with it; looking elsewhere meanwhile is the hand's right.
void Canvas::follow_cell_cursor(std::optional<Point> cursor) {
    if (cursor && cursor != shown_cursor_ && view_.show(*cursor, area_)) {
        fitted_ = false;
    }
    shown_cursor_ = cursor;
}

void Canvas::draw(const CanvasInput& input, std::vector<Action>& actions) {
    const PixelRect area = rest_of_window();
    place(input, area);

    // The button keeps clicks on the map from anything below; where they go is the pointer's business.
    ImGui::InvisibleButton("##map", {static_cast<float>(area.width), static_cast<float>(area.height)},
                           ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                               ImGuiButtonFlags_MouseButtonMiddle);
    const bool own_drag = ImGui::IsItemActive();
    const bool covered =
        ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup) || (ImGui::IsAnyItemActive() && !own_drag);
    const auto on_map = [&](Spot at) {
        return area.contains(at) && !covered && !(input.card && input.card->contains(at));
    };
    const PointerScene pointer_scene{input.session.document().viewer, input.session.tool(),
                                     input.session.stroke(), pair_on_map(input.session),
                                     &input.session.document().grid};
    if (input.cancel) {
        pointer_.cancel(actions);
    }
    const Spot before = view_.origin();
    const double cell_before = view_.cell();
    for (const PointerEvent& event : input.pointer) {
        pointer_.handle(event, on_map(event.at), pointer_scene, view_, actions);
    }
    const Grid& grid = input.session.document().grid;
    view_.keep_in(area, grid.width(), grid.height());
    pointer_.look(pointer_.at() && on_map(*pointer_.at()), view_);
    actions.emplace_back(PointAt{pointer_.pointed()});
    if (before.x != view_.origin().x || before.y != view_.origin().y || cell_before != view_.cell()) {
        fitted_ = false;
    }
    follow_cell_cursor(input.session.cell_cursor());
    paint(input, area);
}

void Canvas::paint(const CanvasInput& input, const PixelRect& area) {
    const bool redrawn = update_scene(input.session);
    const double cell = view_.cell() / input.scale;
    if (redrawn || cell != inks_cell_) {
        inks_ = inks_of(scene_, cell);
        inks_cell_ = cell;
    }
    ImDrawList* list = ImGui::GetWindowDrawList();
    const ImVec2 from{static_cast<float>(area.x), static_cast<float>(area.y)};
    const ImVec2 to{static_cast<float>(area.x + area.width), static_cast<float>(area.y + area.height)};
    const DrawKit kit{list, &input.palette, view_, area, input.scale, input.small, input.tiny};
    list->PushClipRect(from, to, true);
    list->AddRectFilled(from, to, kit.colour(Ink::off_map));
    cells_.paint(kit, scene_, input.textures);
    paint_axes(kit, input.session.symmetry(), scene_.width, scene_.height);
    paint_shapes(kit, scene_, pointer_.pointed());
    if (const std::optional<Point> cursor = input.session.cell_cursor()) {
        paint_cell_cursor(kit, *cursor);
    }
    list->PopClipRect();
}

}  // namespace fovlab
