// Paints the tree of wedges laid flat: a quadrant or an octant as a rectangle, its slopes from left to right (−1 … 1, or
// 1 … 0), rows downwards.
//
// Each row of a wedge is a block between its two slopes, so light that goes straight stands upright, a child lies under
// the part of the row that it was split from, and shadow is what is left open. How far the scan has come shows in the
// fill: an outline only, dotted (waiting), the strong colour (running), light (over); walls stand where they were met.
//
// Units: window pixels, slopes in columns per row, rows. It thins out by itself: blocks narrower than a few pixels are
// painted as one, and only the rows asked for are painted.
#pragma once

#include "app/panels/panel_context.h"
#include "core/trace/wedge_state.h"

#include <optional>
#include <vector>

namespace fovlab {

class FlatTree {
public:
    struct Frame {
        ImVec2 at;           // the corner where row 1 begins
        float width = 0.0F;  // of all its slopes
        float row = 0.0F;    // the height of one
        int every =
            1;  // where rows are finer than pixels: only each so-many-th is painted, as high as all of them
    };

    FlatTree(const PanelContext& ui, ImDrawList& list, Sector sector, const Frame& frame);

    // The ground, blocks and walls of some rows, both included.
    void blocks(int first_depth, int last_depth) const;
    // The numbers of the wedges, where there is room for them.
    void numbers(int first_depth, int last_depth) const;
    // The outline of all rows of one wedge.
    void outline(int wedge, Ink ink, float width) const;
    // The outline of one row, an index of Trace::rows.
    void row_outline(int row, Ink ink, float width) const;
    // A mark where a cell lies.
    void cell(Place place, Ink ink) const;

    // The block at a place on the screen, or one within a few pixels of it.
    std::optional<WedgeSpan> find(ImVec2 pixel) const;

    float x_of(double across) const;  // columns to the right per row
    float x_of(const Slope& slope) const;
    float y_of(int depth) const { return frame_.at.y + frame_.row * static_cast<float>(depth - 1); }

private:
    double leftmost() const;
    double rightmost() const;
    double left_of(Place place) const;
    double right_of(Place place) const;
    void row(int depth) const;
    void ground(int depth) const;
    float bottom_of(int depth) const;
    void closed_line(const std::vector<ImVec2>& points, Ink ink, float width) const;
    void block(const WedgeSpan& span, float left, float right) const;
    void walls(const WedgeSpan& span) const;
    void dots(ImVec2 from, ImVec2 to) const;
    void number(const WedgeSpan& span) const;
    ImU32 ink(Ink which) const { return ImGui::GetColorU32(ui_.colour(which)); }

    const PanelContext& ui_;
    ImDrawList& list_;
    const Trace& trace_;
    const WedgeTree& tree_;
    Sector sector_;
    Frame frame_;
    WedgeStates states_;
};

}  // namespace fovlab
