// Asks what is to become of unsaved work before the lab is left: save it, leave without, or stay.
#pragma once

#include "app/panels/panel_context.h"

#include <cstddef>

namespace fovlab {

class LeaveSheet {
public:
    void draw(PanelContext& ui);

private:
    void lead_by_keys(PanelContext& ui);

    bool open_ = false;
    std::size_t chosen_ = 0;
};

}  // namespace fovlab
