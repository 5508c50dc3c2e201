// The sheet of finer light: the pictures on the left, what there is to choose on the right.
#pragma once

#include "app/canvas/texture_store.h"
#include "app/panels/panel_context.h"
#include "app/views/figure_image.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fovlab {

class FineSheet {
public:
    void draw(PanelContext& ui, TextureStore& textures);

private:
    struct Shown {
        std::uint64_t version = 0;  // of the session
        float width = 0.0F;
        float height = 0.0F;
        friend bool operator==(const Shown& a, const Shown& b) {
            return a.version == b.version && a.width == b.width && a.height == b.height;
        }
    };

    void update(const PanelContext& ui, TextureStore& textures, ImVec2 room);
    void choices(PanelContext& ui);

    std::optional<Shown> shown_;
    FigureImage image_;
    std::string refusal_;
};

}  // namespace fovlab
