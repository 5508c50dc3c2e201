#include "app/canvas/cell_painter.h"

#include "app/canvas/cell_marks.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fovlab {
namespace {

// In pixels at scale 1: below these it would be a smear.
constexpr double k_grid_from = 7.0;
constexpr double k_full_grid_from =
    18.0;  // smaller cells have paler lines, or these would be most of what one sees
constexpr double k_details_from = 7.0;

// A cell in pixels, with what the small drawings in it need.
struct CellBox {
    ImVec2 at;
    float size = 0.0F;

    ImVec2 spot(double x, double y) const {
        return {at.x + static_cast<float>(x) * size, at.y + static_cast<float>(y) * size};
    }
};

void paint_wave(const DrawKit& kit, const CellBox& box, double y, ImU32 ink) {
    kit.list->AddBezierCubic(box.spot(0.15, y), box.spot(0.38, y - 0.22), box.spot(0.62, y + 0.22),
                             box.spot(0.85, y), ink, std::max(kit.px(1.0), box.size * 0.06F));
}

// Steps that go down to the right, or up to it.
void paint_stairs(const DrawKit& kit, const CellBox& box, bool down, ImU32 ink) {
    for (int step = 0; step < 4; ++step) {
        const double x = 0.14 + 0.18 * step;
        const double y = 0.78 - 0.17 * (down ? 3 - step : step);
        kit.list->AddRectFilled(box.spot(x, y), box.spot(x + 0.18, 0.86), ink);
    }
}

void paint_detail(const DrawKit& kit, const CellBox& box, CellLook look) {
    ImDrawList& list = *kit.list;
    const bool bright = is_bright((*kit.palette)[ink_of(look)].colour);
    const ImU32 ink = kit.colour(bright ? Ink::detail : Ink::detail_on_dark);
    const float thick = std::max(kit.px(1.0), box.size * 0.08F);
    switch (look.terrain) {
        case Terrain::closed_door:
            list.AddRect(box.spot(0.22, 0.1), box.spot(0.78, 0.9), ink, 0.0F, ImDrawFlags_None, thick);
            list.AddCircleFilled(box.spot(0.64, 0.52), box.size * 0.07F, ink);
            break;
        case Terrain::open_door:
            list.AddLine(box.spot(0.22, 0.1), box.spot(0.22, 0.9), ink, thick * 1.6F);
            list.AddLine(box.spot(0.78, 0.1), box.spot(0.78, 0.9), ink, thick);
            break;
        case Terrain::secret_door:
            list.AddRect(box.spot(0.3, 0.15), box.spot(0.7, 0.85), ink, 0.0F, ImDrawFlags_None, thick * 0.6F);
            break;
        case Terrain::curtain:
            for (const double x : {0.25, 0.5, 0.75}) {
                list.AddLine(box.spot(x, 0.1), box.spot(x, 0.9), ink, thick);
            }
            break;
        case Terrain::water:
            paint_wave(kit, box, 0.38, ink);
            paint_wave(kit, box, 0.66, ink);
            break;
        case Terrain::stairs_down:
            paint_stairs(kit, box, true, ink);
            break;
        case Terrain::stairs_up:
            paint_stairs(kit, box, false, ink);
            break;
        case Terrain::floor:
        case Terrain::wall:
            break;
    }
}

// On whole pixels, or some lines would be broad and pale and others thin and dark.
void paint_grid(const DrawKit& kit, const CellWindow& window) {
    Colour pale = (*kit.palette)[Ink::grid_line].colour;
    const double full = std::min(kit.view.cell() / (k_full_grid_from * kit.scale), 1.0);
    pale.a = static_cast<std::uint8_t>(pale.a * full * full);
    const ImU32 ink = to_imgui(pale);
    const ImVec2 from = kit.pixel({window.left * 1.0, window.top * 1.0});
    const ImVec2 to = kit.pixel({window.right * 1.0, window.bottom * 1.0});
    for (int x = window.left; x <= window.right; ++x) {
        const float at = std::round(kit.pixel({x * 1.0, 0.0}).x);
        kit.list->AddRectFilled({at, from.y}, {at + 1.0F, to.y}, ink);
    }
    for (int y = window.top; y <= window.bottom; ++y) {
        const float at = std::round(kit.pixel({0.0, y * 1.0}).y);
        kit.list->AddRectFilled({from.x, at}, {to.x, at + 1.0F}, ink);
    }
}

}  // namespace

void CellPainter::update_texture(const DrawKit& kit, const Scene& scene, TextureStore& textures) {
    if (texture_ && shown_palette_ == kit.palette && shown_width_ == scene.width && shown_ == scene.cells) {
        return;
    }
    std::vector<Colour> texels(scene.cells.size());
    std::transform(scene.cells.begin(), scene.cells.end(), texels.begin(),
                   [&kit](CellLook look) { return (*kit.palette)[ink_of(look)].colour; });
    texture_ = textures.upload(slot_, scene.width, scene.height, texels);
    shown_ = scene.cells;
    shown_palette_ = kit.palette;
    shown_width_ = scene.width;
}

void CellPainter::paint(const DrawKit& kit, const Scene& scene, TextureStore& textures) {
    update_texture(kit, scene, textures);
    const ImVec2 from = kit.pixel({0.0, 0.0});
    const ImVec2 to = kit.pixel({scene.width * 1.0, scene.height * 1.0});
    kit.list->AddImage(texture_, from, to);

    const CellWindow window = cells_in_view(kit, scene);
    const double cell = kit.view.cell() / kit.scale;
    if (scene.marks) {
        paint_cell_marks(kit, scene, window);
    }
    if (scene.grid_lines && cell >= k_grid_from) {
        paint_grid(kit, window);
    }
    for (int y = window.top; cell >= k_details_from && y < window.bottom; ++y) {
        for (int x = window.left; x < window.right; ++x) {
            const CellBox box{kit.pixel({x * 1.0, y * 1.0}), static_cast<float>(kit.view.cell())};
            paint_detail(kit, box, look_at(scene, {x, y}));
        }
    }
    kit.list->AddRect(from, to, kit.colour(Ink::map_edge), 0.0F, ImDrawFlags_None, kit.px(1.0));
}

}  // namespace fovlab
