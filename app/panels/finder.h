// Finds whatever the lab can do by a word of it, and does it: type, choose with Up and Down, Enter.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/find_actions.h"

#include <array>
#include <cstddef>
#include <vector>

namespace fovlab {

class Finder {
public:
    void draw(PanelContext& ui);

private:
    void begin();
    void ask(PanelContext& ui);
    void lead_by_keys(const PanelContext& ui);
    // The entry that was clicked, if any.
    std::optional<std::size_t> list(PanelContext& ui);
    bool entry(PanelContext& ui, std::size_t index);

    std::array<char, 128> typed_{};
    std::vector<FoundAction> found_;
    std::size_t chosen_ = 0;
    bool open_ = false;
    bool chosen_moved_ = false;  // it is to be scrolled into view
    bool entered_ = false;
};

}  // namespace fovlab
