#include "app/canvas/cell_painter.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// In pixels at scale 1: below these a mark would be a smear.
constexpr double k_grid_from = 7.0;
constexpr double k_marks_from = 12.0;
constexpr double k_details_from = 7.0;

// The cells of the scene that are in view.
struct Window {
    int left = 0;
    int top = 0;
    int right = 0;  // one past the last
    int bottom = 0;
};

Window cells_in_view(const DrawKit& kit, const Scene& scene) {
    const Point first = kit.view.to_cell({kit.area.x, kit.area.y});
    const Point last = kit.view.to_cell({kit.area.x + kit.area.width, kit.area.y + kit.area.height});
    return {std::clamp(first.x, 0, scene.width), std::clamp(first.y, 0, scene.height),
            std::clamp(last.x + 1, 0, scene.width), std::clamp(last.y + 1, 0, scene.height)};
}

// A cell in pixels, with what the small drawings in it need.
struct CellBox {
    ImVec2 at;
    float size = 0.0F;

    ImVec2 spot(double x, double y) const {
        return {at.x + static_cast<float>(x) * size, at.y + static_cast<float>(y) * size};
    }
};

void paint_mark(const DrawKit& kit, const CellBox& box, Ink ink) {
    ImDrawList& list = *kit.list;
    const bool bright = is_bright((*kit.palette)[ink].colour);
    const ImU32 tone = kit.colour(bright ? Ink::hatch_on_bright : Ink::hatch_on_dark);
    switch (kit.mark(ink)) {
        case Mark::dot:
            list.AddCircleFilled(box.spot(0.5, 0.5), std::max(box.size * 0.09F, 1.2F),
                                 kit.colour(bright ? Ink::dot_on_bright : Ink::dot_on_dark));
            break;
        case Mark::hatch:
            list.AddLine(box.spot(0.0, 0.5), box.spot(0.5, 0.0), tone, kit.px(1.0));
            list.AddLine(box.spot(0.0, 1.0), box.spot(1.0, 0.0), tone, kit.px(1.0));
            list.AddLine(box.spot(0.5, 1.0), box.spot(1.0, 0.5), tone, kit.px(1.0));
            break;
        case Mark::crosshatch:
            list.AddLine(box.spot(0.0, 1.0), box.spot(1.0, 0.0), tone, kit.px(1.0));
            list.AddLine(box.spot(0.0, 0.0), box.spot(1.0, 1.0), tone, kit.px(1.0));
            break;
        case Mark::border: {
            const double inset = 0.5 * kit.px(3.0) / box.size;
            list.AddRect(box.spot(inset, inset), box.spot(1.0 - inset, 1.0 - inset),
                         kit.colour(Ink::wall_rim), 0.0F, ImDrawFlags_None, kit.px(1.0));
            break;
        }
        case Mark::none:
        case Mark::solid:
        case Mark::dashed:
        case Mark::dotted:
        case Mark::dash_dot:
            break;
    }
}

void paint_wave(const DrawKit& kit, const CellBox& box, double y, ImU32 ink) {
    kit.list->AddBezierCubic(box.spot(0.15, y), box.spot(0.38, y - 0.22), box.spot(0.62, y + 0.22),
                             box.spot(0.85, y), ink, std::max(kit.px(1.0), box.size * 0.06F));
}

void paint_chevron(const DrawKit& kit, const CellBox& box, double point, double back, ImU32 ink) {
    const ImVec2 line[] = {box.spot(back, 0.25), box.spot(point, 0.5), box.spot(back, 0.75)};
    kit.list->AddPolyline(line, 3, ink, ImDrawFlags_None, std::max(kit.px(1.5), box.size * 0.09F));
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
            paint_chevron(kit, box, 0.68, 0.36, ink);
            break;
        case Terrain::stairs_up:
            paint_chevron(kit, box, 0.32, 0.64, ink);
            break;
        case Terrain::floor:
        case Terrain::wall:
            break;
    }
}

void paint_grid(const DrawKit& kit, const Window& window) {
    const ImU32 ink = kit.colour(Ink::grid_line);
    for (int x = window.left; x <= window.right; ++x) {
        const ImVec2 from = kit.pixel({x * 1.0, window.top * 1.0});
        kit.list->AddLine(from, {from.x, kit.pixel({0.0, window.bottom * 1.0}).y}, ink, 1.0F);
    }
    for (int y = window.top; y <= window.bottom; ++y) {
        const ImVec2 from = kit.pixel({window.left * 1.0, y * 1.0});
        kit.list->AddLine(from, {kit.pixel({window.right * 1.0, 0.0}).x, from.y}, ink, 1.0F);
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
    texture_ = textures.upload(scene.width, scene.height, texels);
    shown_ = scene.cells;
    shown_palette_ = kit.palette;
    shown_width_ = scene.width;
}

void CellPainter::paint(const DrawKit& kit, const Scene& scene, TextureStore& textures) {
    update_texture(kit, scene, textures);
    const ImVec2 from = kit.pixel({0.0, 0.0});
    const ImVec2 to = kit.pixel({scene.width * 1.0, scene.height * 1.0});
    kit.list->AddImage(texture_, from, to);

    const Window window = cells_in_view(kit, scene);
    const double cell = kit.view.cell() / kit.scale;
    const bool marks = cell >= k_marks_from;
    for (int y = window.top; cell >= k_details_from && y < window.bottom; ++y) {
        for (int x = window.left; x < window.right; ++x) {
            const CellLook look =
                scene.cells[static_cast<std::size_t>(y) * static_cast<std::size_t>(scene.width) +
                            static_cast<std::size_t>(x)];
            const CellBox box{kit.pixel({x * 1.0, y * 1.0}), static_cast<float>(kit.view.cell())};
            if (marks) {
                paint_mark(kit, box, ink_of(look));
            }
            paint_detail(kit, box, look);
        }
    }
    if (cell >= k_grid_from) {
        paint_grid(kit, window);
    }
    kit.list->AddRect(from, to, kit.colour(Ink::map_edge), 0.0F, ImDrawFlags_None, kit.px(1.0));
}

}  // namespace fovlab
