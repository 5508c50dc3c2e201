// The tree of wedges as a picture: one quadrant or octant large, with its rows and slopes along the edges, and all of them
// small above it, to choose from. Pointing at a wedge tells what it is; a click goes to the row that was clicked.
//
// Deep ones scroll, and follow the row being scanned.
#pragma once

#include "app/panels/panel_context.h"

#include <cstddef>
#include <optional>

namespace fovlab {

class FlatTree;

class WedgePicture {
public:
    // `most` is the height that it may take.
    void draw(PanelContext& ui, float most);

    // The wedge under the pointer, as of this frame.
    std::optional<int> pointed() const { return pointed_; }

private:
    void sector_buttons(PanelContext& ui) const;
    void large(PanelContext& ui, float most);
    static void running(const PanelContext& ui, const FlatTree& tree);
    void follow(const PanelContext& ui, float row, float height);
    void point(PanelContext& ui, const FlatTree& tree);

    std::optional<int> pointed_;
    std::optional<std::size_t> shown_step_;  // of the last frame
};

}  // namespace fovlab
