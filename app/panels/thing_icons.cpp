#include "app/panels/icon_pen.h"
#include "app/panels/icons.h"

#include <array>

namespace fovlab {
namespace {

// A watcher is an eye, an item a diamond, a mark a post, a torch a flame: as on the map.
void draw_eye(const IconPen& pen, ImU32 pupil) {
    pen.shape(std::array<ImVec2, 8>{{ImVec2{0.02F, 0.5F}, ImVec2{0.22F, 0.26F}, ImVec2{0.5F, 0.16F},
                                     ImVec2{0.78F, 0.26F}, ImVec2{0.98F, 0.5F}, ImVec2{0.78F, 0.74F},
                                     ImVec2{0.5F, 0.84F}, ImVec2{0.22F, 0.74F}}});
    IconPen inner = pen;
    inner.use(pupil);
    inner.disc(0.5F, 0.5F, 0.17F);
}

void draw_flame(const IconPen& pen, float size) {
    const auto x = [size](float at) { return 0.5F + (at - 0.5F) * size; };
    const auto y = [size](float at) { return 0.6F + (at - 0.6F) * size; };
    pen.disc(0.5F, y(0.64F), 0.3F * size);
    pen.shape(std::array<ImVec2, 3>{
        {ImVec2{0.5F, y(0.0F)}, ImVec2{x(0.77F), y(0.54F)}, ImVec2{x(0.23F), y(0.54F)}}});
}

}  // namespace

void draw_thing_icon(const PanelContext& ui, IconPen& pen, ActionId id) {
    const auto use = [&](Ink ink) { pen.use(ImGui::GetColorU32(ui.colour(ink))); };
    switch (id) {
        case ActionId::tool_watcher:
            use(Ink::watcher);
            return draw_eye(pen, ImGui::GetColorU32(ui.colour(Ink::thing_letter)));
        case ActionId::tool_torch:
            draw_flame(pen, 1.0F);  // a rim in the button's own colour
            use(Ink::warning);
            return draw_flame(pen, 0.74F);
        case ActionId::tool_item:
            use(Ink::item);
            return pen.shape(std::array<ImVec2, 4>{
                {ImVec2{0.5F, 0.06F}, ImVec2{0.94F, 0.5F}, ImVec2{0.5F, 0.94F}, ImVec2{0.06F, 0.5F}}});
        case ActionId::tool_mark:
            use(Ink::landmark);
            return pen.fill(0.26F, 0.06F, 0.74F, 0.94F);
        default:
            return;
    }
}

}  // namespace fovlab
