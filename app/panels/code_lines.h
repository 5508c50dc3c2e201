// The lines of a listing on the screen: gutter with breaks and numbers, code, folds, and the values beside their lines.
//
// A line that has had values keeps the room that they took, so that nothing jumps while the steps run. The running line
// is scrolled into sight when a step has moved it out; else the person scrolls. Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/chips.h"
#include "app/session/listing_shelf.h"

#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace fovlab {

class CodeLines {
public:
    void draw(PanelContext& ui, const Listing& listing, float height);

private:
    // A line of the screen: a line of the listing with its values, or a fold.
    struct Row {
        std::size_t line = 0;  // of a fold its first
        std::optional<Fold> fold;
        std::vector<Chip> chips;
        float y = 0.0F;  // from the top of the listing
        float height = 0.0F;
    };
    struct Room {
        bool below = false;  // the values stand under their line, not beside it
        int rows = 0;
    };
    // What the pointer and the measures of this frame are.
    struct Look;

    void forget_other_listings(const PanelContext& ui, const Listing& listing, float width);
    std::vector<Row> lay_out(const PanelContext& ui, const Listing& listing, const Look& look);
    void make_room(const PanelContext& ui, const ListingLine& line, std::size_t index, const Row& row,
                   const Look& look);
    void follow(const PanelContext& ui, const std::vector<Row>& rows, const Look& look);
    void draw_row(PanelContext& ui, const Listing& listing, const Row& row, const Look& look);
    void draw_gutter(PanelContext& ui, const Listing& listing, const Row& row, const Look& look);

    const Listing* listing_ = nullptr;  // the one whose state this is
    float width_ = 0.0F;
    std::set<std::size_t> open_folds_;                                            // by first line
    std::vector<Room> room_;                                                      // by line
    std::optional<std::pair<std::size_t, std::optional<std::size_t>>> followed_;  // step and running line
    std::optional<std::size_t> break_under_pointer_;  // the line that a click in the gutter would mark
    std::optional<std::size_t> fold_under_pointer_;
};

}  // namespace fovlab
