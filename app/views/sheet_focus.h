// Which control of a sheet the keys are for: Tab and Shift+Tab go from one to the next, in the order in which they are
// drawn, and the one that has the focus is framed.
//
// The library's own navigation knows neither the order of keys within a frame nor the lab's way of handing them over.
#pragma once

#include "app/panels/panel_context.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

class SheetFocus {
public:
    // At the beginning of the sheet, in each frame. While it does not listen the keys are for something else.
    void begin(const PanelContext& ui, bool listens);
    // Behind the last control. The sheet that appears the next time begins with no focus.
    void end();

    // Right behind a control: makes it a stop unless it is disabled; true if it has the focus.
    bool at(const PanelContext& ui, std::string_view name);
    // The same for a text field, which is typed into as long as it has the focus.
    bool at_text(const PanelContext& ui, std::string_view name);
    // Before a text field: gives it the focus of the library when Tab has come to it.
    void enter_text(std::string_view name) const;

    // What the focused control is told in this frame.
    bool pressed() const;  // Space or Enter
    int turned() const;    // so often Right, less so often Left

    bool hears(Key key) const;
    bool none() const { return focus_.empty(); }

private:
    void move(bool back);

    std::vector<Chord> waiting_;  // those behind a Tab that is for the next frame
    std::vector<Chord> keys_;
    std::vector<std::string> stops_;
    std::vector<std::string> drawn_;
    std::string focus_;
    bool moved_ = false;
};

}  // namespace fovlab
