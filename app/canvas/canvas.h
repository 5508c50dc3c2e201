// The map in the window: draws the scene of the session's step, and turns what the pointer does on it into actions.
#pragma once

#include "app/canvas/cell_painter.h"
#include "app/canvas/pointer.h"
#include "app/session/session.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

struct CanvasInput {
    const Session& session;
    const Palette& palette;
    double scale = 1.0;  // of the display
    const std::vector<PointerEvent>& pointer;
    bool fit = false;               // asked for
    int zoom = 0;                   // steps in (positive) or out
    bool cancel = false;            // break off the stroke that is being drawn
    std::optional<PixelRect> card;  // lies over the map: no pointer there
    TextureStore& textures;
    const ImFont* small = nullptr;  // letters for numerators and margins
    const ImFont* tiny = nullptr;   // for numbers in cells
};

class Canvas {
public:
    // Fills what is left of the current window.
    void draw(const CanvasInput& input, std::vector<Action>& actions);

    const ViewTransform& view() const { return view_; }
    // The inks of the picture that was drawn last, for the legend.
    const InkSet& inks() const { return inks_; }
    // Is a stroke being drawn, or the viewer dragged?
    bool edits() const { return pointer_.edits(); }

private:
    void place(const CanvasInput& input, const PixelRect& area);
    // True when there was something new to draw.
    bool update_scene(const Session& session);
    void follow_cell_cursor(std::optional<Point> cursor);
    void paint(const CanvasInput& input, const PixelRect& area);

    ViewTransform view_;
    Pointer pointer_;
    CellPainter cells_;
    Scene scene_;
    InkSet inks_;
    double inks_cell_ = 0.0;           // the size of a cell for which they are
    std::uint64_t scene_version_ = 0;  // of the session; 0: none drawn yet
    Pointer::State scene_state_ = Pointer::State::idle;
    PixelRect area_;
    std::optional<Point> shown_cursor_;  // the cell cursor of the last frame
    bool fitted_ = true;                 // the view follows the window's size until the person moves it
};

}  // namespace fovlab
