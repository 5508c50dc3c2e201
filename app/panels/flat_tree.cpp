#include "app/panels/flat_tree.h"

#include "core/geometry/columns.h"
#include "core/geometry/corner_slope.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_finest = 3.0F;  // narrower blocks are painted together
constexpr float k_reach = 4.0F;   // a click this near to a block means it
constexpr float k_dot_spacing = 6.0F;
constexpr float k_room_for_gap = 10.0F;  // of a row, for lines between the rows

Ink fill_of(WedgeState state) {
    switch (state) {
        case WedgeState::waiting:
            return Ink::floor_on_its_way;
        case WedgeState::running:
            return Ink::accent;
        case WedgeState::done:
            return Ink::floor_visible;
        case WedgeState::to_come:
            break;
    }
    return Ink::floor_unknown;
}

Ink edge_of(WedgeState state) {
    switch (state) {
        case WedgeState::waiting:
            return Ink::waiting_edge;
        case WedgeState::running:
            return Ink::text;
        case WedgeState::done:
            return Ink::floor_visible;
        case WedgeState::to_come:
            break;
    }
    return Ink::text_dim;
}

Ink words_on(WedgeState state) {
    switch (state) {
        case WedgeState::running:
            return Ink::text_on_accent;
        case WedgeState::done:
            return Ink::detail;
        case WedgeState::waiting:
            return Ink::text;
        case WedgeState::to_come:
            break;
    }
    return Ink::text;
}

}  // namespace

FlatTree::FlatTree(const PanelContext& ui, ImDrawList& list, Sector sector, const Frame& frame)
    : ui_(ui),
      list_(list),
      trace_(ui.session.recording().trace),
      tree_(ui.session.wedge_tree()),
      sector_(sector),
      frame_(frame),
      states_(ui.session.frame()) {}

float FlatTree::x_of(double slope) const {
    const double left = leftmost();
    const double right = rightmost();
    return frame_.at.x +
           frame_.width * static_cast<float>((std::clamp(slope, left, right) - left) / (right - left));
}

double FlatTree::leftmost() const { return across(sector_, first_slope(sector_)); }
double FlatTree::rightmost() const { return across(sector_, last_slope(sector_)); }

float FlatTree::x_of(const Slope& slope) const { return x_of(across(sector_, to_double(slope))); }

// The two sides of a cell as the sector's light meets them: in a quadrant in the middle of its row, in an octant at the
// near left and the far right corner.
double FlatTree::left_of(Place place) const {
    return sector_.is_octant() ? -to_double(ExactCornerSlopes::left(place.column, place.depth))
                               : to_double(ExactSlopes::left_edge(place.column, place.depth));
}
double FlatTree::right_of(Place place) const {
    return across(sector_, to_double(slope_behind(sector_, place, Fraction{})));
}

void FlatTree::blocks(int first_depth, int last_depth) const {
    for (int depth = first_depth; depth <= last_depth; depth += frame_.every) {
        ground(depth);
        row(depth);
    }
}

float FlatTree::bottom_of(int depth) const {
    return frame_.at.y + frame_.row * static_cast<float>(depth - 1 + frame_.every);
}

// What no light of this row covers is shadow, but only once all of its light has come.
void FlatTree::ground(int depth) const {
    const WedgeTree::Spans spans = tree_.at(sector_, depth);
    const bool decided = std::all_of(spans.begin(), spans.end(), [this](const WedgeSpan& span) {
        return states_.of(span) == WedgeState::done;
    });
    list_.AddRectFilled({x_of(leftmost()), y_of(depth)}, {x_of(rightmost()), bottom_of(depth)},
                        ink(decided ? Ink::floor_dark : Ink::floor_unknown));
}

// Neighbours too narrow to be told apart are painted as one, as the first of them is.
void FlatTree::row(int depth) const {
    const WedgeTree::Spans spans = tree_.at(sector_, depth);
    for (const WedgeSpan* span = spans.begin(); span != spans.end();) {
        const float left = x_of(span->start);
        float right = x_of(span->end);
        const WedgeSpan* next = span + 1;
        while (next != spans.end() && right - left < ui_.px(k_finest) && x_of(next->start) - right < 1.0F) {
            right = std::max(right, x_of(next->end));
            ++next;
        }
        block(*span, left, std::max(right, left + 1.0F));
        span = next;
    }
}

void FlatTree::block(const WedgeSpan& span, float left, float right) const {
    const WedgeState state = states_.of(span);
    const WedgeNode& wedge = tree_[span.wedge];
    const bool roomy = frame_.row >= ui_.px(k_room_for_gap);
    const bool begins = span.depth == wedge.first_depth;
    const float line = right - left > ui_.px(k_finest) ? ui_.px(1.0F) : 0.0F;
    const float gap = begins && roomy && wedge.parent ? ui_.px(2.0F) : 0.0F;
    const ImVec2 from{left, y_of(span.depth) + gap};
    const float low = bottom_of(span.depth) - (roomy ? ui_.px(1.0F) : 0.0F);
    // Beyond the edge of sight nothing is scanned: a stub says that light goes on there.
    const ImVec2 to{right, span.row ? low : from.y + (low - from.y) * 0.35F};
    list_.AddRectFilled(from, to, ink(edge_of(state)));
    // Lines between rows only where they leave room for what they part.
    const ImVec2 in_from{from.x + line, from.y + (roomy || begins ? line : 0.0F)};
    const ImVec2 in_to{std::max(to.x - line, in_from.x), std::max(to.y - (roomy ? line : 0.0F), in_from.y)};
    const Ink fill = span.row ? fill_of(state) : Ink::floor_unknown;
    if (state != WedgeState::done || !span.row) {
        list_.AddRectFilled(in_from, in_to, ink(fill));
    } else if (line > 0.0F) {  // neighbours that are both over stay two
        list_.AddRectFilled({to.x - line, from.y}, to, ink(Ink::floor_dark));
    }
    if (state == WedgeState::waiting) {
        dots(in_from, in_to);
    }
    if (state == WedgeState::waiting || state == WedgeState::running) {
        const float scanned = x_of(states_.scanned_to(span));
        if (scanned > in_from.x) {
            list_.AddRectFilled(in_from, {std::min(scanned, in_to.x), in_to.y}, ink(Ink::floor_visible));
        }
    }
    if (span.row) {
        walls(span);
    }
}

// What stopped the light, as far as the scan has come; a run of walls in one piece.
void FlatTree::walls(const WedgeSpan& span) const {
    const double scanned = states_.scanned_to(span);
    const RowBegan& row = trace_.rows()[static_cast<std::size_t>(*span.row)].began;
    const auto is_wall = [&](int column) {
        const Point cell = trace_.viewer() + offset_of(sector_, {span.depth, column});
        return trace_.grid().contains(cell) && trace_.grid().opaque(cell);
    };
    const float low = bottom_of(span.depth) - (frame_.row >= ui_.px(k_room_for_gap) ? ui_.px(1.0F) : 0.0F);
    for (int column = row.first; column <= row.last; ++column) {
        const int first = column;
        while (column <= row.last && is_wall(column)) {
            ++column;
        }
        if (column == first) {
            continue;
        }
        const double left = std::max(left_of({span.depth, first}), span.start);
        const double right = std::min(right_of({span.depth, column - 1}), std::min(span.end, scanned));
        if (left < right) {
            list_.AddRectFilled({x_of(left), y_of(span.depth)}, {x_of(right), low}, ink(Ink::wall_visible));
        }
    }
}

void FlatTree::dots(ImVec2 from, ImVec2 to) const {
    const float step = ui_.px(k_dot_spacing);
    const float half = ui_.px(0.8F);
    for (float y = from.y + step / 2.0F; y < to.y; y += step) {
        for (float x = from.x + step / 2.0F; x < to.x; x += step) {
            list_.AddRectFilled({x - half, y - half}, {x + half, y + half}, ink(Ink::waiting_edge));
        }
    }
}

void FlatTree::numbers(int first_depth, int last_depth) const {
    for (int depth = first_depth; depth <= last_depth; ++depth) {
        for (const WedgeSpan& span : tree_.at(sector_, depth)) {
            const bool first = span.row && tree_[span.wedge].first_row == span.row;
            if (first && x_of(span.end) - x_of(span.start) > ui_.px(k_finest)) {
                number(span);
            }
        }
    }
}

// In the first rows of the wedge, as many as the digits need.
void FlatTree::number(const WedgeSpan& span) const {
    const WedgeNode& node = tree_[span.wedge];
    const std::string digits = std::to_string(span.wedge);
    const float size = ui_.fonts.small->FontSize * ImGui::GetIO().FontGlobalScale;
    const ImVec2 room = ui_.fonts.small->CalcTextSizeA(size, 1e9F, 0.0F, digits.c_str());
    const int rows = std::max(static_cast<int>(std::ceil(room.y / frame_.row)), 1);
    if (rows > node.row_count) {
        return;
    }
    float left = x_of(leftmost());
    float right = x_of(rightmost());
    std::optional<int> row = span.row;
    for (int i = 0; i < rows && row; ++i) {
        const TraceRow& at = trace_.rows()[static_cast<std::size_t>(*row)];
        left = std::max(left, x_of(at.began.start));
        right = std::min(right, x_of(at.began.end));
        row = at.next;
    }
    if (right - left < room.x + ui_.px(4.0F)) {
        return;
    }
    const float top = y_of(node.first_depth);
    const float height = frame_.row * static_cast<float>(rows);
    const ImVec2 at{(left + right - room.x) / 2.0F, top + (height - room.y) / 2.0F};
    const WedgeState state = states_.of(span);
    const bool scanned = x_of(states_.scanned_to(span)) > at.x + room.x;
    // On a plate of its own colour, so that walls and dots below do not cut through it.
    const float pad = ui_.px(2.0F);
    list_.AddRectFilled({at.x - pad, at.y}, {at.x + room.x + pad, at.y + room.y},
                        ink(scanned ? Ink::floor_visible : fill_of(state)), pad);
    list_.AddText(ui_.fonts.small, size, at, ink(scanned ? Ink::detail : words_on(state)), digits.c_str());
}

void FlatTree::outline(int wedge, Ink which, float width) const {
    const WedgeNode& node = tree_[wedge];
    std::vector<ImVec2> left;
    std::vector<ImVec2> right;
    // Where a spot is met twice the library's line swells.
    const auto put = [](std::vector<ImVec2>& side, ImVec2 spot) {
        if (side.empty() || side.back().x != spot.x || side.back().y != spot.y) {
            side.push_back(spot);
        }
    };
    const auto add = [&](const Slope& start, const Slope& end, int depth) {
        for (const int below : {0, 1}) {
            const float x = x_of(start);
            put(left, {x, y_of(depth + below)});
            put(right, {std::max(x_of(end), x + 1.0F), y_of(depth + below)});
        }
    };
    if (!node.first_row) {
        add(node.start, node.end, node.first_depth);
    }
    for (std::optional<int> row = node.first_row; row;) {
        const TraceRow& at = trace_.rows()[static_cast<std::size_t>(*row)];
        add(at.began.start, at.began.end, at.began.depth);
        row = at.next;
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    closed_line(left, which, width);
}

void FlatTree::row_outline(int row, Ink which, float width) const {
    const RowBegan& at = trace_.rows()[static_cast<std::size_t>(row)].began;
    const float left = x_of(at.start);
    const float right = std::max(x_of(at.end), left + ui_.px(4.0F));
    closed_line({{left, y_of(at.depth)},
                 {right, y_of(at.depth)},
                 {right, y_of(at.depth + 1)},
                 {left, y_of(at.depth + 1)}},
                which, width);
}

// With a rim that sets it off from light and dark blocks alike.
void FlatTree::closed_line(const std::vector<ImVec2>& points, Ink which, float width) const {
    const auto count = static_cast<int>(points.size());
    list_.AddPolyline(points.data(), count, ink(Ink::casing), ImDrawFlags_Closed, width + ui_.px(2.0F));
    list_.AddPolyline(points.data(), count, ink(which), ImDrawFlags_Closed, width);
}

void FlatTree::cell(Place place, Ink which) const {
    const float left = x_of(left_of(place));
    const float right = std::max(x_of(right_of(place)), left + ui_.px(4.0F));
    closed_line({{left, y_of(place.depth)},
                 {right, y_of(place.depth)},
                 {right, y_of(place.depth + 1)},
                 {left, y_of(place.depth + 1)}},
                which, ui_.px(2.0F));
}

std::optional<WedgeSpan> FlatTree::find(ImVec2 pixel) const {
    const int depth = 1 + static_cast<int>(std::floor((pixel.y - frame_.at.y) / frame_.row));
    std::optional<WedgeSpan> nearest;
    float best = ui_.px(k_reach);
    for (const WedgeSpan& span : tree_.at(sector_, depth)) {
        // An octant's light may cross itself: what is left of it lies at its start.
        const double end = std::max(span.start, span.end);
        const float away = std::max({x_of(span.start) - pixel.x, pixel.x - x_of(end), 0.0F});
        if (away < best) {
            nearest = span;
            best = away;
        }
    }
    return nearest;
}

}  // namespace fovlab
