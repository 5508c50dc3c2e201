#include "core/figure/task_picture.h"

#include "core/figure/frame_shape.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fovlab {
namespace {

constexpr double k_mark_side = 0.5;
constexpr double k_letter_on_viewer = 0.22;  // so that the viewer is still to be seen

void add(Scene& scene, std::vector<Point> cells, Sign sign, Ink ink) {
    if (cells.empty()) {
        return;
    }
    std::sort(cells.begin(), cells.end(),
              [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    scene.shapes.emplace_back(CellSignsShape{std::move(cells), sign, ink, k_mark_side});
}

}  // namespace

void add_task(Scene& scene, const TaskPicture& picture) {
    if (picture.among) {
        const Room& among = *picture.among;
        const Point last{among.x + among.width - 1, among.y + among.height - 1};
        scene.shapes.emplace_back(frame_shape({among.x, among.y}, last, Ink::answer_mark, 2.0, Mark::dashed));
    }
    add(scene, picture.marked, Sign::block, Ink::answer_mark);
    add(scene, picture.right, Sign::tick, Ink::answer_right);
    add(scene, picture.wrong, Sign::cross, Ink::answer_wrong);
    add(scene, picture.missed, Sign::ring, Ink::answer_missed);
    for (std::size_t i = 0; i < picture.lettered.size(); ++i) {
        BadgeShape badge;
        badge.centre = centre_of(picture.lettered[i]);
        badge.radius = picture.lettered[i] == scene.viewer ? k_letter_on_viewer : badge.radius;
        badge.letter = std::string(1, static_cast<char>('A' + static_cast<int>(i % 26)));
        scene.shapes.emplace_back(std::move(badge));
    }
}

void veil(Scene& scene) {
    for (CellLook& look : scene.cells) {
        look.sight = SightState::unknown;
        look.shown_by = ShownBy::all;
    }
}

void veil_coming_light(Scene& scene) {
    for (CellLook& look : scene.cells) {
        look.sight = look.sight == SightState::on_its_way ? SightState::unknown : look.sight;
    }
}

}  // namespace fovlab
