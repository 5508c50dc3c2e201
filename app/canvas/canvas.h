// The map in the window: draws the picture of the session's step, or two pictures that are compared, and turns what the
// pointer does on them into actions.
//
// Pictures beside each other are one to the hand: they have one place and size, one pointer and one cursor. A stroke
// belongs to the picture in which it began. Laid over each other, each is cut off at the bar between them.
#pragma once

#include "app/canvas/map_picture.h"
#include "app/canvas/pointer.h"
#include "app/session/session.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace fovlab {

struct CanvasInput {
    const Session& session;
    const Palette& palette;
    double scale = 1.0;  // of the display
    const std::vector<PointerEvent>& pointer;
    bool fit = false;                // asked for
    bool whole_map = false;          // on a walk too, where `fit` alone leaves the cells as they are
    int zoom = 0;                    // steps in (positive) or out
    std::optional<KeptView> view{};  // to be shown as it was
    bool cancel = false;             // break off the stroke that is being drawn
    std::optional<PixelRect> card;   // lies over the map: no pointer there
    TextureStore& textures;
    const ImFont* small = nullptr;  // letters for numerators and margins
    const ImFont* tiny = nullptr;   // for numbers in cells
};

class Canvas {
public:
    // Fills what is left of the current window.
    void draw(const CanvasInput& input, std::vector<Action>& actions);

    // Where the map lies in the first picture.
    const ViewTransform& view() const { return view_; }
    // Where the hand has moved it; none while it shows the whole map.
    std::optional<KeptView> moved_view() const;
    // How far right of it the second picture stands; none where there is one place for all.
    std::optional<double> second_picture() const;
    // The inks of the pictures that were drawn last, for the legend.
    const InkSet& inks() const { return inks_; }
    // Is a stroke being drawn, or the viewer dragged?
    bool edits() const { return pointer_.edits(); }

private:
    struct Pane {
        PixelRect area;
        PixelRect shown;  // the part of it that is drawn
        MapPicture::Of what = MapPicture::Of::left;
    };
    static std::vector<Pane> panes_of(const CanvasInput& input, const PixelRect& whole);

    void place(const CanvasInput& input);
    bool begins_cuts(const Session& session);
    void follow_walk(const CanvasInput& input);
    void hear(const CanvasInput& input, bool covered, std::vector<Action>& actions);
    void follow_cell_cursor(std::optional<Point> cursor);
    void paint(const CanvasInput& input);

    // How far right of the first pane the one at a pixel is.
    double shift_of(Spot at) const;
    // From a pixel of that pane to the same spot of the first one.
    Spot in_first(Spot at) const { return {at.x - shift_, at.y}; }

    ViewTransform view_;  // of the first pane
    Pointer pointer_;     // in the first pane's pixels, wherever it is
    std::array<MapPicture, TextureStore::k_pictures> pictures_{MapPicture(0), MapPicture(1)};
    InkSet inks_;
    std::vector<Pane> panes_;
    PixelRect area_;                     // of the first pane
    double shift_ = 0.0;                 // of the pane that the hand is in, from the first one
    std::optional<Spot> hand_;           // where the pointer is on the screen
    std::optional<Point> shown_cursor_;  // the cell cursor of the last frame
    std::optional<double> walk_cell_;    // the size of a cell on the last walk, pixels at scale 1
    bool walking_ = false;               // in the last frame
    bool cutting_ = false;
    bool fitted_ = true;  // the view follows the window's size until the person moves it
};

}  // namespace fovlab
