// A part of the window that is laid out by hand, and a column in it that scrolls. They live as long as what is drawn into them.
//
// Units: window pixels; padding in pixels at scale 1.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

class PaneWindow {
public:
    PaneWindow(const PanelContext& ui, const char* name, ImVec2 at, ImVec2 size, Ink fill, float padding) {
        ImGui::SetNextWindowPos(at);
        ImGui::SetNextWindowSize(size);
        ImGui::PushStyleColor(ImGuiCol_WindowBg, ui.colour(fill));
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(padding), ui.px(padding * 0.6F)});
        ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1.0F, 1.0F});
        ImGui::Begin(name, nullptr,
                     ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                         ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                         ImGuiWindowFlags_NoFocusOnAppearing);  // which would close an open list
    }
    ~PaneWindow() {
        ImGui::End();
        ImGui::PopStyleVar(2);
        ImGui::PopStyleColor();
    }
    PaneWindow(const PaneWindow&) = delete;
    PaneWindow& operator=(const PaneWindow&) = delete;
};

// The panes beside the map scroll when the window is too low for them.
class ScrollingColumn {
public:
    explicit ScrollingColumn(const char* name) { ImGui::BeginChild(name); }
    ~ScrollingColumn() { ImGui::EndChild(); }
    ScrollingColumn(const ScrollingColumn&) = delete;
    ScrollingColumn& operator=(const ScrollingColumn&) = delete;
};

}  // namespace fovlab
