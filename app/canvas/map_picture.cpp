#include "app/canvas/map_picture.h"

#include "app/canvas/axis_painter.h"
#include "app/canvas/cell_cursor.h"
#include "app/canvas/window_pen.h"
#include "app/session/session_scene.h"
#include "core/figure/drawing.h"

namespace fovlab {

void MapPicture::update(const Session& session, Of what, bool explains) {
    const Shown now{session.version(), what, explains};
    if (shown_ == now) {
        return;
    }
    switch (what) {
        case Of::difference:
            scene_ = scene_of_difference(session, session.layers(), explains);
            break;
        case Of::walk:
            scene_ = scene_of_walk(session, session.layers(), explains);
            break;
        case Of::cuts:
            scene_ = scene_of_cuts(session, session.layers());
            break;
        case Of::left:
        case Of::right:
            scene_ = scene_of_run(session, what == Of::right ? Side::right : Side::left, session.layers(),
                                  explains);
            break;
    }
    shown_ = now;
    inks_cell_.reset();
}

const InkSet& MapPicture::inks(double cell) {
    if (inks_cell_ != cell) {
        inks_ = inks_of(scene_, cell);
        inks_cell_ = cell;
    }
    return inks_;
}

void MapPicture::paint(const DrawKit& kit, const Session& session, std::optional<Point> pointed,
                       TextureStore& textures) {
    WindowPen pen(kit, cells_, textures);
    paint(kit, session, pointed, pen);
}

void MapPicture::paint(const DrawKit& kit, const Session& session, std::optional<Point> pointed,
                       Pen& pen) const {
    const TextRoom room = room_of(kit, pointed);
    draw_ground(scene_, room, *kit.palette, pen);
    if (!session.explore()) {
        paint_axes(kit, session.symmetry(), scene_.width, scene_.height);
    }
    draw_shapes(scene_, room, *kit.palette, pen);
    if (const std::optional<Point> cursor = session.cell_cursor()) {
        paint_cell_cursor(kit, *cursor);
    }
}

}  // namespace fovlab
