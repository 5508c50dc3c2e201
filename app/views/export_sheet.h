// The sheet that makes figures: what it will look like on the left, what there is to choose on the right, the file below.
//
// Tab goes from control to control; Space or Enter presses the one that has the focus, Left and Right change it. Where
// none has it Enter makes the figure.
#pragma once

#include "app/canvas/texture_store.h"
#include "app/panels/panel_context.h"
#include "app/views/figure_preview.h"
#include "app/views/sheet_focus.h"

#include <array>
#include <cstddef>
#include <optional>
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

    bool check(PanelContext& ui, ActionId id, bool on, const LayerRow* layer = nullptr);
    void press(PanelContext& ui, ActionId id);
    std::optional<std::size_t> by_keys(const PanelContext& ui, ActionId id, std::size_t count,
                                       std::size_t chosen);
    int turned(const PanelContext& ui, ActionId id);
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
    SheetFocus focus_;
    FigureChoice choice_;  // being changed in this frame
    Field title_;
    Field path_;
    bool on_path_ = false;  // the focus
};

}  // namespace fovlab
