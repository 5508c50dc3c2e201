// A sheet over the window, for what is opened for a moment: centred, with the rest dimmed. Escape, the key that
// opened it and a click beside it close it, by the action that opened it.
#pragma once

#include "app/panels/panel_context.h"

#include <optional>

namespace fovlab {

class Sheet {
public:
    // Open while the session's overlay is `which`, which `opens` switches. `width` and `height` in pixels at scale 1, as
    // far as the window has them.
    Sheet(PanelContext& ui, Overlay which, ActionId opens, ImVec2 size);
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    explicit operator bool() const { return open_; }
    void close();

private:
    PanelContext& ui_;
    ActionId opens_;
    bool open_ = false;
    bool closing_ = false;
};

}  // namespace fovlab
