// What every panel is given: the session to show, the place for the actions that the person chose, the list of
// controls on the screen, and how things look.
//
// A panel draws state and returns actions; it never changes the session.
#pragma once

#include "app/session/action_table.h"
#include "app/session/key.h"
#include "app/session/screen_item.h"
#include "app/session/session.h"
#include "core/figure/palette.h"

#include <imgui.h>

#include <vector>

namespace fovlab {

struct Fonts {
    ImFont* text = nullptr;
    ImFont* bold = nullptr;
    ImFont* small = nullptr;
    ImFont* tiny = nullptr;  // for numbers in cells
    ImFont* mono = nullptr;  // for code
    // For lessons, which are read.
    ImFont* reading = nullptr;
    ImFont* reading_bold = nullptr;
    ImFont* reading_mono = nullptr;
    ImFont* heading = nullptr;  // bold
    ImFont* title = nullptr;    // bold
};

struct PanelContext {
    const Session& session;
    const Palette& palette;
    Fonts fonts;
    float scale = 1.0F;              // of the display
    const std::vector<Chord>& keys;  // pressed in this frame, for lists and fields
    std::vector<Action>& actions;
    std::vector<ScreenItem>& items;

    float px(float at_scale_1) const { return at_scale_1 * scale; }
    ImVec4 colour(Ink ink) const;
    bool pressed(Key key) const { return pressed(plain(key)); }
    bool pressed(const Chord& key) const;
    void run(ActionId id) { actions.emplace_back(RunAction{id}); }
};

}  // namespace fovlab
