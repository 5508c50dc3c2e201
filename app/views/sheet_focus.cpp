#include "app/views/sheet_focus.h"

#include <imgui_internal.h>
#include <algorithm>

namespace fovlab {
namespace {

bool is_tab(const Chord& key) { return key == plain(Key::tab) || key == shift(Key::tab); }

}  // namespace

void SheetFocus::begin(const PanelContext& ui, bool listens) {
    ImGui::PushAllowKeyboardFocus(false);  // the library's own Tab would go its own way
    if (ImGui::IsWindowAppearing() || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
        focus_.clear();
    }
    drawn_.clear();
    keys_.clear();
    moved_ = false;
    if (!listens || ImGui::IsWindowAppearing()) {
        waiting_.clear();
        return;
    }
    waiting_.insert(waiting_.end(), ui.keys.begin(), ui.keys.end());
    auto next = waiting_.begin();
    for (; next != waiting_.end() && is_tab(*next); ++next) {
        move(next->shift);
    }
    const auto last = std::find_if(next, waiting_.end(), is_tab);
    keys_.assign(next, last);
    waiting_.erase(waiting_.begin(), last);
}

void SheetFocus::end() {
    ImGui::PopAllowKeyboardFocus();
    stops_ = drawn_;
    if (std::find(stops_.begin(), stops_.end(), focus_) == stops_.end()) {
        focus_.clear();
    }
}

void SheetFocus::move(bool back) {
    if (stops_.empty()) {
        return;
    }
    const std::size_t count = stops_.size();
    const auto found = std::find(stops_.begin(), stops_.end(), focus_);
    const auto index = static_cast<std::size_t>(found - stops_.begin());
    if (found == stops_.end()) {
        focus_ = back ? stops_.back() : stops_.front();
    } else {
        focus_ = stops_[(index + (back ? count - 1 : 1)) % count];
    }
    moved_ = true;
    ImGui::ClearActiveID();  // nothing is typed any more into the field that was left
}

bool SheetFocus::at(const PanelContext& ui, std::string_view name) {
    if ((ImGui::GetCurrentContext()->CurrentItemFlags & ImGuiItemFlags_Disabled) != 0) {
        return false;
    }
    drawn_.emplace_back(name);
    if (focus_ != name) {
        return false;
    }
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    if (moved_) {
        ImGui::SetScrollHereY(0.5F);
    }
    const float out = ui.px(2.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    // A child's edge would cut the frame of what lies at it.
    list.PushClipRect({from.x - 2.0F * out, from.y - 2.0F * out}, {to.x + 2.0F * out, to.y + 2.0F * out});
    list.AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out},
                 ImGui::GetColorU32(ui.colour(Ink::text)), ui.px(4.0F), ImDrawFlags_None, ui.px(2.0F));
    list.PopClipRect();
    return true;
}

void SheetFocus::enter_text(std::string_view name) const {
    if (moved_ && focus_ == name) {
        ImGui::SetKeyboardFocusHere();
    }
}

bool SheetFocus::at_text(const PanelContext& ui, std::string_view name) {
    if (ImGui::IsItemActive() && focus_ != name) {
        if (moved_) {
            ImGui::ClearActiveID();  // Tab came and went before the library heard of it
        } else {
            focus_ = name;  // by the pointer
        }
    }
    return at(ui, name);
}

bool SheetFocus::hears(Key key) const {
    return std::find(keys_.begin(), keys_.end(), plain(key)) != keys_.end();
}

bool SheetFocus::pressed() const { return hears(Key::space) || hears(Key::enter); }

int SheetFocus::turned() const {
    return static_cast<int>(std::count(keys_.begin(), keys_.end(), plain(Key::right)) -
                            std::count(keys_.begin(), keys_.end(), plain(Key::left)));
}

}  // namespace fovlab
