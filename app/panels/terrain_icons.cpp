#include "app/panels/icon_pen.h"
#include "app/panels/icons.h"

namespace fovlab {
namespace {

// A terrain as a lit cell of the map shows it.
struct Tile {
    const PanelContext& ui;
    IconPen& pen;

    ImU32 colour(Ink ink) const { return ImGui::GetColorU32(ui.colour(ink)); }
    void ground(Ink fill) const {
        const ImU32 edge = pen.ink();
        pen.use(colour(fill));
        pen.fill(0.0F, 0.0F, 1.0F, 1.0F);
        pen.use(edge);
        pen.box(0.0F, 0.0F, 1.0F, 1.0F, 0.7F);
        pen.use(colour(is_bright(ui.palette[fill].colour) ? Ink::detail : Ink::detail_on_dark));
    }
};

void draw_bricks(const Tile& tile) {
    tile.ground(Ink::wall_visible);
    for (const float y : {0.34F, 0.67F}) {
        tile.pen.line(0.05F, y, 0.95F, y, 0.8F);
    }
    tile.pen.line(0.5F, 0.05F, 0.5F, 0.34F, 0.8F);
    tile.pen.line(0.27F, 0.34F, 0.27F, 0.67F, 0.8F);
    tile.pen.line(0.75F, 0.34F, 0.75F, 0.67F, 0.8F);
    tile.pen.line(0.5F, 0.67F, 0.5F, 0.95F, 0.8F);
}

void draw_closed_door(const Tile& tile) {
    tile.ground(Ink::wall_visible);
    tile.pen.box(0.26F, 0.12F, 0.74F, 1.0F);
    tile.pen.disc(0.62F, 0.57F, 0.075F);
}

void draw_open_door(const Tile& tile) {
    tile.ground(Ink::floor_visible);
    tile.pen.box(0.26F, 0.12F, 0.74F, 1.0F);
    tile.pen.shape(std::array<ImVec2, 4>{
        {ImVec2{0.26F, 0.12F}, ImVec2{0.5F, 0.26F}, ImVec2{0.5F, 0.96F}, ImVec2{0.26F, 0.96F}}});
}

void draw_curtain(const Tile& tile) {
    tile.ground(Ink::wall_visible);
    tile.pen.line(0.1F, 0.17F, 0.9F, 0.17F, 1.2F);
    for (const float x : {0.24F, 0.5F, 0.76F}) {
        tile.pen.line(x, 0.17F, x, 0.9F);
    }
}

void draw_secret_door(const Tile& tile) {
    tile.ground(Ink::wall_visible);
    for (const float y : {0.15F, 0.39F, 0.63F, 0.87F}) {  // dashed: it is not meant to be seen
        tile.pen.line(0.3F, y, 0.3F, y + 0.1F);
        tile.pen.line(0.7F, y, 0.7F, y + 0.1F);
    }
    tile.pen.line(0.3F, 0.15F, 0.42F, 0.15F);
    tile.pen.line(0.58F, 0.15F, 0.7F, 0.15F);
}

// Steps that go down to the right, or up to it.
void draw_stairs(const Tile& tile, bool down) {
    tile.ground(Ink::floor_visible);
    for (int step = 0; step < 4; ++step) {
        const float x = 0.12F + 0.19F * static_cast<float>(step);
        const float y = 0.82F - 0.18F * static_cast<float>(down ? 3 - step : step);
        tile.pen.fill(x, y, x + 0.19F, 0.88F);
    }
}

}  // namespace

void draw_terrain_icon(const PanelContext& ui, IconPen& pen, ActionId id) {
    const Tile tile{ui, pen};
    switch (id) {
        case ActionId::tool_wall:
            return draw_bricks(tile);
        case ActionId::tool_floor:
            tile.ground(Ink::floor_visible);
            return tile.pen.disc(0.5F, 0.5F, 0.08F);
        case ActionId::tool_door:
            return draw_closed_door(tile);
        case ActionId::tool_open_door:
            return draw_open_door(tile);
        case ActionId::tool_water:
            tile.ground(Ink::water_visible);
            tile.pen.wave(0.36F);
            return tile.pen.wave(0.68F);
        case ActionId::tool_curtain:
            return draw_curtain(tile);
        case ActionId::tool_secret_door:
            return draw_secret_door(tile);
        case ActionId::tool_stairs_down:
            return draw_stairs(tile, true);
        case ActionId::tool_stairs_up:
            return draw_stairs(tile, false);
        default:
            return;
    }
}

}  // namespace fovlab
