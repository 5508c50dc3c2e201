// What a figure will look like, as large as there is room: drawn as a PNG is, anew when something of it changes.
//
// Units: window pixels.
#pragma once

#include "app/canvas/texture_store.h"
#include "app/panels/panel_context.h"
#include "app/session/figure_choice.h"
#include "app/views/figure_image.h"
#include "core/figure/figure.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fovlab {

class FigurePreview {
public:
    // Fills a box of this size.
    void draw(PanelContext& ui, TextureStore& textures, ImVec2 room);

    // The size of the file's picture; an animation's when its frames are known.
    const FigureSize& size() const { return size_; }
    std::size_t frames() const { return frames_; }
    // Why it cannot be made; empty: it can.
    const std::string& refusal() const { return refusal_; }

private:
    struct Shown {
        std::uint64_t version = 0;  // of the session
        FigureChoice choice;
        float width = 0.0F;
        float height = 0.0F;
    };

    void update(const PanelContext& ui, TextureStore& textures, ImVec2 room);
    void look_at_film(const PanelContext& ui, Figure& figure);
    void paint(const Figure& figure, const Palette& palette, TextureStore& textures, ImVec2 room);

    std::optional<Shown> shown_;
    FigureSize size_;
    std::size_t frames_ = 0;
    std::string refusal_;
    std::string text_;  // of a figure that is text
    FigureImage image_;
};

}  // namespace fovlab
