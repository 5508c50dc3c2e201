#include "app/views/lab_view.h"

#include "app/panels/inspector_panel.h"
#include "app/panels/rules_panel.h"
#include "app/panels/status_line.h"
#include "app/panels/timeline_panel.h"
#include "app/panels/toolbar_panel.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// Pixels at scale 1; on a small window the side panels give way to the map.
constexpr float k_left = 268.0F;
constexpr float k_right = 304.0F;
constexpr float k_toolbar = 42.0F;
constexpr float k_timeline = 82.0F;
constexpr float k_status = 28.0F;
constexpr float k_largest_part = 0.3F;

class Pane {
public:
    Pane(const PanelContext& ui, const char* name, ImVec2 at, ImVec2 size, Ink fill, float padding) {
        ImGui::SetNextWindowPos(at);
        ImGui::SetNextWindowSize(size);
        ImGui::PushStyleColor(ImGuiCol_WindowBg, ui.colour(fill));
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(padding), ui.px(padding * 0.6F)});
        ImGui::Begin(name, nullptr,
                     ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                         ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus);
    }
    ~Pane() {
        ImGui::End();
        ImGui::PopStyleVar();
        ImGui::PopStyleColor();
    }
    Pane(const Pane&) = delete;
    Pane& operator=(const Pane&) = delete;
};

// The panes beside the map scroll when the window is too low for them.
class ScrollingColumn {
public:
    explicit ScrollingColumn(const char* name) { ImGui::BeginChild(name); }
    ~ScrollingColumn() { ImGui::EndChild(); }
    ScrollingColumn(const ScrollingColumn&) = delete;
    ScrollingColumn& operator=(const ScrollingColumn&) = delete;
};

}  // namespace

void LabView::draw(PanelContext& ui, const std::vector<PointerEvent>& pointer, const Requests& requests,
                   TextureStore& textures) {
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const float left = std::round(std::min(ui.px(k_left), window.x * k_largest_part));
    const float right = std::round(std::min(ui.px(k_right), window.x * k_largest_part));
    const float bottom = std::round(ui.px(k_timeline + k_status));
    const float height = std::max(window.y - bottom, 1.0F);
    const float middle = std::max(window.x - left - right, 1.0F);
    const float toolbar = std::max(ui.px(k_toolbar), toolbar_height_ + ui.px(10.0F));
    const float top = std::round(std::min(toolbar, height * k_largest_part));
    {
        const Pane pane(ui, "##toolbar", {left, 0.0F}, {middle, top}, Ink::window, 12.0F);
        toolbar_height_ = toolbar_panel(ui);
    }
    {
        const Pane pane(ui, "##canvas", {left, top}, {middle, height - top}, Ink::off_map, 0.0F);
        canvas_.draw({ui.session, ui.palette, ui.scale, pointer, requests.fit, requests.zoom, textures},
                     ui.actions);
    }
    {
        const Pane pane(ui, "##rules", {0.0F, 0.0F}, {left, height}, Ink::panel, 12.0F);
        const ScrollingColumn column("##rules-column");
        rules_panel(ui);
        map_panel_.draw(ui);
    }
    {
        const Pane pane(ui, "##inspector", {window.x - right, 0.0F}, {right, height}, Ink::panel, 12.0F);
        const ScrollingColumn column("##inspector-column");
        inspector_panel(ui);
    }
    {
        const Pane pane(ui, "##timeline", {0.0F, height}, {window.x, ui.px(k_timeline)}, Ink::panel, 12.0F);
        timeline_panel(ui);
    }
    {
        const Pane pane(ui, "##status", {0.0F, height + ui.px(k_timeline)}, {window.x, ui.px(k_status)},
                        Ink::window, 12.0F);
        status_line(ui);
    }
}

}  // namespace fovlab
