// The sheet that makes figures: what it will look like on the left, what there is to choose on the right, the file below.
#pragma once

#include "app/canvas/texture_store.h"
#include "app/panels/panel_context.h"
#include "app/views/figure_preview.h"

#include <array>
#include <cstddef>
#include <string>

namespace fovlab {

class ExportSheet {
public:
    void draw(PanelContext& ui, TextureStore& textures);

private:
    // A text field that a person types in, and what of it the session already knows.
    struct Field {
        std::array<char, 1024> typed{};
        std::string known;

        void follow(const std::string& value);
    };

    void choices(PanelContext& ui);
    void kind_and_colours(PanelContext& ui);
    void size(PanelContext& ui);
    void around(PanelContext& ui);
    void layers(PanelContext& ui);
    void animation(PanelContext& ui);
    void file(PanelContext& ui);
    void progress(PanelContext& ui);
    void buttons(PanelContext& ui);
    std::string about() const;

    FigurePreview preview_;
    FigureChoice choice_;  // being changed in this frame
    Field title_;
    Field path_;
    bool typing_title_ = false;
};

}  // namespace fovlab
