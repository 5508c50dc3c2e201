#include "app/views/figure_image.h"

#include "app/export/cairo_figure.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fovlab {
namespace {

Colour colour_of_pixel(std::uint32_t pixel) {
    return {static_cast<std::uint8_t>(pixel >> 16U & 0xFFU), static_cast<std::uint8_t>(pixel >> 8U & 0xFFU),
            static_cast<std::uint8_t>(pixel & 0xFFU), 255};
}

}  // namespace

std::optional<TextError> FigureImage::make(const Figure& figure, const Palette& palette,
                                           TextureStore& textures, ImVec2 room) {
    const FigureSize size = size_of(figure);
    const ImVec2 density = ImGui::GetIO().DisplayFramebufferScale;
    const double dots = std::max(density.x, 1.0F);
    const double zoom = std::min({(room.x - 2.0) / size.width, (room.y - 2.0) / size.height, 1.0});
    const Result<FigurePixels> drawn = pixels_of_figure(figure, palette, std::max(zoom, 0.001) * dots);
    size_ = {0.0F, 0.0F};
    if (!drawn) {
        return drawn.error();
    }
    const FigurePixels& pixels = drawn.value();
    std::vector<Colour> texels(pixels.pixels.size());
    std::transform(pixels.pixels.begin(), pixels.pixels.end(), texels.begin(), colour_of_pixel);
    take(texels, pixels.width, pixels.height, textures);
    return std::nullopt;
}

void FigureImage::take(const std::vector<Colour>& texels, int width, int height, TextureStore& textures) {
    const float dots = std::max(ImGui::GetIO().DisplayFramebufferScale.x, 1.0F);
    texture_ = textures.upload(slot_, width, height, texels);
    size_ = {static_cast<float>(width) / dots, static_cast<float>(height) / dots};
}

void FigureImage::draw(const PanelContext& ui, ImVec2 at, ImVec2 room) const {
    if (!texture_ || size_.x <= 0.0F) {
        return;
    }
    const ImVec2 from{std::round(at.x + (room.x - size_.x) / 2.0F),
                      std::round(at.y + (room.y - size_.y) / 2.0F)};
    const ImVec2 to{from.x + size_.x, from.y + size_.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddImage(texture_, from, to);
    list.AddRect({from.x - 1.0F, from.y - 1.0F}, {to.x + 1.0F, to.y + 1.0F},
                 ImGui::GetColorU32(ui.colour(Ink::panel_edge)));
}

}  // namespace fovlab
