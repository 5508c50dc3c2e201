// One picture of the map in the window: the scene of a run, or of what two runs differ in, kept until something of it
// changes, and painted where the canvas says.
//
// Units: window pixels.
#pragma once

#include "app/canvas/cell_texture.h"
#include "app/canvas/draw_kit.h"
#include "app/session/session.h"
#include "core/figure/pen.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace fovlab {

class MapPicture {
public:
    enum class Of : std::uint8_t { left, right, difference, walk, cuts };

    // `slot`: of the texture store, for this picture alone.
    explicit MapPicture(std::size_t slot) : cells_(slot) {}

    // `explains`: with the answer to "why?", which would be in the way of a hand that draws.
    void update(const Session& session, Of what, bool explains);
    void paint(const DrawKit& kit, const Session& session, std::optional<Point> pointed,
               TextureStore& textures);
    // With any pen, but for what belongs to the window alone: axes of symmetry and the cell cursor.
    void paint(const DrawKit& kit, const Session& session, std::optional<Point> pointed, Pen& pen) const;

    // The inks of the picture where cells have so many pixels at scale 1.
    const InkSet& inks(double cell);

private:
    struct Shown {
        std::uint64_t version = 0;  // of the session; 0: nothing yet
        Of what = Of::left;
        bool explains = false;
        friend bool operator==(const Shown& a, const Shown& b) {
            return a.version == b.version && a.what == b.what && a.explains == b.explains;
        }
    };

    CellTexture cells_;
    Scene scene_;
    Shown shown_;
    InkSet inks_;
    std::optional<double> inks_cell_;  // the size of a cell for which they are
};

}  // namespace fovlab
