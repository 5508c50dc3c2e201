#include "app/panels/sheet.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fovlab {
namespace {

constexpr float k_margin = 24.0F;  // around it in a small window
constexpr float k_padding = 18.0F;

bool clicked_beside() {
    const ImVec2 at = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    return ImGui::IsMouseClicked(ImGuiMouseButton_Left) &&
           !ImGui::IsMouseHoveringRect(at, {at.x + size.x, at.y + size.y}, false);
}

// The library's own shade comes in slowly, frame by frame; here frames are drawn only when something happens.
void paint_ground(const PanelContext& ui) {
    const ImVec2 at = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    const ImVec2 to{at.x + size.x, at.y + size.y};
    const auto ink = [&ui](Ink which) { return ImGui::ColorConvertFloat4ToU32(ui.colour(which)); };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRectFullScreen();
    list.AddRectFilled({0.0F, 0.0F}, ImGui::GetIO().DisplaySize, ink(Ink::shade));
    list.AddRectFilled(at, to, ink(Ink::panel), ui.px(8.0F));
    list.AddRect(at, to, ink(Ink::panel_edge), ui.px(8.0F), ImDrawFlags_None, ui.px(1.0F));
    list.PopClipRect();
}

}  // namespace

Sheet::Sheet(PanelContext& ui, Overlay which, ActionId opens, ImVec2 size) : ui_(ui), opens_(opens) {
    const std::string name = "##" + std::string(row(opens).name);
    const bool wanted = ui.session.overlay() == which;
    const bool was_open = ImGui::IsPopupOpen(name.c_str());
    if (wanted && !was_open) {
        ImGui::OpenPopup(name.c_str());
    }
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const ImVec2 fitting{std::min(ui.px(size.x), window.x - ui.px(k_margin)),
                         std::min(ui.px(size.y), window.y - ui.px(k_margin))};
    // A pivot would count from the second frame on, and a quick click would miss.
    ImGui::SetNextWindowPos({(window.x - fitting.x) / 2.0F, (window.y - fitting.y) / 2.0F});
    ImGui::SetNextWindowSize(fitting);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(k_padding), ui.px(k_padding * 0.75F)});
    open_ = ImGui::BeginPopupModal(name.c_str(), nullptr,
                                   ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground);
    ImGui::PopStyleVar();
    if (!open_) {
        return;
    }
    paint_ground(ui);
    if (!wanted) {
        ImGui::CloseCurrentPopup();
    } else if (was_open &&
               (ui.pressed(plain(Key::escape)) || ui.pressed(row(opens).key) || clicked_beside())) {
        close();
    }
    ui.items.clear();  // what lies below it cannot be clicked
}

Sheet::~Sheet() {
    if (open_) {
        ImGui::EndPopup();
    }
}

void Sheet::close() {
    if (!std::exchange(closing_, true)) {
        ui_.run(opens_);
    }
}

}  // namespace fovlab
