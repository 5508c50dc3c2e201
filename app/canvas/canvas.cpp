#include "app/canvas/canvas.h"

#include "app/session/course.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

constexpr double k_margin = 28.0;  // around a fitted map, pixels at scale 1
constexpr double k_zoom_step = 1.25;
constexpr double k_walk_cell = 30.0;  // at first, pixels at scale 1
constexpr double k_gap = 4.0;         // between two pictures, pixels at scale 1

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

// While a question of a lesson is open the hand marks, or only looks.
PointerScene::Hand hand_of(const Session& session, bool walking, bool cutting) {
    using Hand = PointerScene::Hand;
    if (session.marks()) {
        return Hand::marks;
    }
    if (session.course() && session.course()->veil() != Veil::none) {
        return Hand::looks;
    }
    if (!session.explore()) {
        return Hand::draws;
    }
    return walking ? Hand::walks : cutting ? Hand::chooses : Hand::looks;
}

}  // namespace

// The whole map is cut: it is shown whole when that begins.
bool Canvas::begins_cuts(const Session& session) {
    const bool before = std::exchange(cutting_, session.explores_by(ExploreMode::cuts));
    return cutting_ && !before;
}

std::vector<Canvas::Pane> Canvas::panes_of(const CanvasInput& input, const PixelRect& whole) {
    using Of = MapPicture::Of;
    if (input.session.explores_by(ExploreMode::walk)) {
        return {{whole, whole, Of::walk}};
    }
    if (input.session.explores_by(ExploreMode::cuts)) {
        return {{whole, whole, Of::cuts}};
    }
    if (!input.session.compares()) {
        return {{whole, whole, Of::left}};
    }
    switch (input.session.document().compare->show) {
        case Show::side_by_side: {
            const double gap = std::round(k_gap * input.scale);
            const double width = std::max(std::floor((whole.width - gap) / 2.0), 1.0);
            const PixelRect left{whole.x, whole.y, width, whole.height};
            const PixelRect right{whole.x + width + gap, whole.y, width, whole.height};
            return {{left, left, Of::left}, {right, right, Of::right}};
        }
        case Show::wipe: {
            const double bar = std::round(whole.width * input.session.divider());
            const PixelRect left{whole.x, whole.y, bar, whole.height};
            const PixelRect right{whole.x + bar, whole.y, whole.width - bar, whole.height};
            return {{whole, left, Of::left}, {whole, right, Of::right}};
        }
        case Show::difference:
            break;
    }
    return {{whole, whole, Of::difference}};
}

std::optional<KeptView> Canvas::moved_view() const {
    if (fitted_) {
        return std::nullopt;
    }
    const Spot middle{area_.x + area_.width / 2.0, area_.y + area_.height / 2.0};
    return KeptView{view_.cell(), (middle.x - view_.origin().x) / view_.cell(),
                    (middle.y - view_.origin().y) / view_.cell()};
}

std::optional<double> Canvas::second_picture() const {
    const double shift = panes_.empty() ? 0.0 : panes_.back().area.x - area_.x;
    return shift > 0.0 ? std::optional(shift) : std::nullopt;
}

void Canvas::place(const CanvasInput& input) {
    const Grid& grid = input.session.grid();
    const PixelRect area = panes_.front().area;
    const bool walks = input.session.explores_by(ExploreMode::walk);
    const bool begins = begins_cuts(input.session);
    const bool fits = walks ? input.whole_map : input.fit || (fitted_ && !same(area, area_)) || begins;
    if (walks && !walking_ && !input.whole_map) {
        view_.place(walk_cell_.value_or(k_walk_cell) * input.scale, {}, {});
        fitted_ = false;
    }
    const bool looks = walking_ && input.session.explores_by(ExploreMode::look);
    walking_ = walks;
    if (looks) {  // what one stood in the middle of stays there
        view_.place(view_.cell(), centre_of(input.session.viewer()),
                    {area.x + area.width / 2.0, area.y + area.height / 2.0});
    }
    if (fits) {
        view_.fit(area, grid.width(), grid.height(), k_margin * input.scale);
        fitted_ = true;
    }
    area_ = area;
    if (input.view) {
        const Spot middle{area.x + area.width / 2.0, area.y + area.height / 2.0};
        view_.place(input.view->cell, {input.view->x, input.view->y}, middle);
        fitted_ = false;
    }
    if (input.zoom != 0) {
        view_.zoom(std::pow(k_zoom_step, input.zoom),
                   {area.x + area.width / 2.0, area.y + area.height / 2.0});
        fitted_ = false;
    }
}

// On a walk the hand only chooses how large the cells are.
void Canvas::follow_walk(const CanvasInput& input) {
    if (walking_) {
        const Grid& grid = input.session.grid();
        view_.follow(area_, input.session.viewer(), grid.width(), grid.height());
        walk_cell_ = view_.cell() / input.scale;
        fitted_ = false;
    }
}

// Where the keys move the cell cursor, the view goes with it; looking elsewhere meanwhile is the hand's right.
void Canvas::follow_cell_cursor(std::optional<Point> cursor) {
    if (cursor && cursor != shown_cursor_ && view_.show(*cursor, area_)) {
        fitted_ = false;
    }
    shown_cursor_ = cursor;
}

double Canvas::shift_of(Spot at) const {
    for (const Pane& pane : panes_) {
        if (pane.area.contains(at)) {
            return pane.area.x - area_.x;
        }
    }
    return 0.0;
}

void Canvas::hear(const CanvasInput& input, bool covered, std::vector<Action>& actions) {
    const auto on_map = [&](Spot at) {
        const Spot there{at.x + shift_, at.y};
        return area_.contains(at) && !covered && !(input.card && input.card->contains(there));
    };
    const PointerScene scene{input.session.viewer(),     hand_of(input.session, walking_, cutting_),
                             input.session.tool(),       input.session.stroke(),
                             pair_on_map(input.session), &input.session.grid(),
                             input.session.marks()};
    if (input.cancel) {
        pointer_.cancel(actions);
    }
    std::vector<PointerEvent> events = input.pointer;
    if (hand_ && shift_ != shift_of(*hand_) && pointer_.state() == Pointer::State::idle) {
        PointerEvent stays;  // but lies over another picture now
        stays.at = *hand_;
        events.insert(events.begin(), stays);
    }
    for (PointerEvent event : events) {
        if (pointer_.state() == Pointer::State::idle) {
            shift_ = shift_of(event.at);
        }
        hand_ = event.kind == PointerEvent::Kind::leave ? std::nullopt : std::optional(event.at);
        event.at = in_first(event.at);
        pointer_.handle(event, on_map(event.at), scene, view_, actions);
    }
    const Grid& grid = input.session.grid();
    view_.keep_in(area_, grid.width(), grid.height());
    pointer_.look(pointer_.at() && on_map(*pointer_.at()), view_);
    actions.emplace_back(PointAt{pointer_.pointed()});
}

void Canvas::draw(const CanvasInput& input, std::vector<Action>& actions) {
    const PixelRect whole = rest_of_window();
    panes_ = panes_of(input, whole);
    place(input);
    follow_walk(input);

    // The button keeps clicks on the map from anything below; where they go is the pointer's business.
    ImGui::InvisibleButton("##map", {static_cast<float>(whole.width), static_cast<float>(whole.height)},
                           ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                               ImGuiButtonFlags_MouseButtonMiddle);
    const bool own_drag = ImGui::IsItemActive();
    const bool covered =
        ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup) || (ImGui::IsAnyItemActive() && !own_drag);
    const Spot before = view_.origin();
    const double cell_before = view_.cell();
    hear(input, covered, actions);
    if (before.x != view_.origin().x || before.y != view_.origin().y || cell_before != view_.cell()) {
        fitted_ = false;
    }
    follow_cell_cursor(input.session.cell_cursor());
    follow_walk(input);
    paint(input);
}

void Canvas::paint(const CanvasInput& input) {
    // While the hand draws or drags, the answer to "why?" or "with whom?" would only be in its way.
    const bool explains = pointer_.state() == Pointer::State::idle || input.session.pinned();
    ImDrawList* list = ImGui::GetWindowDrawList();
    inks_.reset();
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        const Pane& pane = panes_[i];
        MapPicture& picture = pictures_[i];
        picture.update(input.session, pane.what, explains);
        inks_ |= picture.inks(view_.cell() / input.scale);
        ViewTransform view = view_;
        view.pan(pane.area.x - area_.x, 0.0);
        DrawKit kit{list, &input.palette, view, pane.area, input.scale, input.small, input.tiny};
        if (!same(pane.area, pane.shown)) {
            kit.shown = pane.shown;
        }
        const PixelRect& shown = pane.shown;
        if (shown.width < 1.0 || shown.height < 1.0) {
            continue;
        }
        list->PushClipRect(
            {static_cast<float>(shown.x), static_cast<float>(shown.y)},
            {static_cast<float>(shown.x + shown.width), static_cast<float>(shown.y + shown.height)}, true);
        picture.paint(kit, input.session, pointer_.pointed(), input.textures);
        list->PopClipRect();
    }
}

}  // namespace fovlab
