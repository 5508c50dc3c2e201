// A figure as a picture on the screen: drawn as a PNG is, as large as there is room, and kept until another one comes.
//
// Units: window pixels.
#pragma once

#include "app/canvas/texture_store.h"
#include "app/panels/panel_context.h"
#include "core/figure/figure.h"

#include <optional>

namespace fovlab {

class FigureImage {
public:
    // Why it cannot be drawn; none: it is.
    std::optional<TextError> make(const Figure& figure, const Palette& palette, TextureStore& textures,
                                  ImVec2 room);
    // In the middle of the room, with an edge; nothing before one is made.
    void draw(const PanelContext& ui, ImVec2 at, ImVec2 room) const;

private:
    ImTextureID texture_ = nullptr;
    ImVec2 size_{0.0F, 0.0F};
};

}  // namespace fovlab
