// A figure as a picture on the screen: drawn as a PNG is, as large as there is room, and kept until another one comes.
//
// Units: window pixels.
#pragma once

#include "app/canvas/texture_store.h"
#include "app/panels/panel_context.h"
#include "core/figure/figure.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fovlab {

class FigureImage {
public:
    explicit FigureImage(std::size_t slot = TextureStore::k_preview) : slot_(slot) {}

    // Why it cannot be drawn; none: it is.
    std::optional<TextError> make(const Figure& figure, const Palette& palette, TextureStore& textures,
                                  ImVec2 room);
    // Any other picture, dot for dot; `texels` row by row.
    void take(const std::vector<Colour>& texels, int width, int height, TextureStore& textures);
    ImVec2 size() const { return size_; }
    // In the middle of the room, with an edge; nothing before one is made.
    void draw(const PanelContext& ui, ImVec2 at, ImVec2 room) const;

private:
    std::size_t slot_;  // of the texture store
    ImTextureID texture_ = nullptr;
    ImVec2 size_{0.0F, 0.0F};
};

}  // namespace fovlab
