#include "app/panels/file_row.h"

#include "app/panels/icon_pen.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fovlab {
namespace {

void draw_page(const IconPen& pen) {
    pen.path(std::array<ImVec2, 6>{{ImVec2{0.6F, 0.08F}, ImVec2{0.2F, 0.08F}, ImVec2{0.2F, 0.92F},
                                    ImVec2{0.82F, 0.92F}, ImVec2{0.82F, 0.3F}, ImVec2{0.58F, 0.08F}}});
    pen.path(ThreeSpots{{ImVec2{0.58F, 0.08F}, ImVec2{0.58F, 0.32F}, ImVec2{0.82F, 0.32F}}});
}

void draw_folder(const IconPen& pen) {
    pen.fill(0.06F, 0.3F, 0.94F, 0.86F);
    pen.fill(0.06F, 0.16F, 0.44F, 0.36F);
}

void draw_up(const IconPen& pen) {
    pen.path(ThreeSpots{{ImVec2{0.2F, 0.5F}, ImVec2{0.5F, 0.18F}, ImVec2{0.8F, 0.5F}}}, 1.3F);
    pen.line(0.5F, 0.2F, 0.5F, 0.9F, 1.3F);
}

}  // namespace

bool file_row(const PanelContext& ui, const FileRow& row) {
    const float line = ImGui::GetTextLineHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = line + ui.px(7.0F);
    const bool clicked = ImGui::Selectable("##row", row.chosen, ImGuiSelectableFlags_None, {width, height});
    const ImU32 ink = ImGui::GetColorU32(ui.colour(row.dim && !row.chosen ? Ink::text_dim : Ink::text));
    const ImU32 faint = ImGui::GetColorU32(ui.colour(row.chosen ? Ink::text : Ink::text_dim));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float icon = std::floor(line * 0.95F);
    const float top = at.y + std::floor((height - line) / 2.0F);
    const IconPen pen(list, {at.x + ui.px(6.0F), top}, icon,
                      row.icon == FileIcon::folder ? ImGui::GetColorU32(ui.colour(Ink::accent)) : faint);
    row.icon == FileIcon::page     ? draw_page(pen)
    : row.icon == FileIcon::folder ? draw_folder(pen)
                                   : draw_up(pen);
    const float left = at.x + icon + ui.px(14.0F);
    const float right = at.x + width - ui.px(8.0F);
    const float name = ImGui::CalcTextSize(row.words.c_str()).x;
    ImGui::PushClipRect({left, at.y}, {right, at.y + height}, true);
    list.AddText({left, top}, ink, row.words.c_str());
    ImGui::PopClipRect();
    const std::string end = end_that_fits(row.right, right - left - name - ui.px(16.0F));
    list.AddText({right - ImGui::CalcTextSize(end.c_str()).x, top}, faint, end.c_str());
    return clicked;
}

std::string size_in_words(std::uint64_t bytes) {
    constexpr std::array<const char*, 4> units{" B", " KB", " MB", " GB"};
    std::uint64_t tenths = bytes * 10;
    std::size_t unit = 0;
    while (tenths >= 10'000 && unit + 1 < units.size()) {
        tenths = (tenths + 500) / 1000;
        ++unit;
    }
    const std::string whole = std::to_string(tenths / 10);
    const bool rough = unit == 0 || tenths >= 100;
    return whole + (rough ? "" : "." + std::to_string(tenths % 10)) + units[unit];
}

std::string end_that_fits(const std::string& path, float width) {
    const auto fits = [width](const std::string& text) {
        return ImGui::CalcTextSize(text.c_str()).x <= width;
    };
    if (fits(path)) {
        return path;
    }
    for (std::size_t from = 1; from < path.size(); ++from) {
        const bool begins_letter = (static_cast<unsigned char>(path[from]) & 0xC0U) != 0x80U;
        const std::string end = "…" + path.substr(from);
        if (begins_letter && fits(end)) {
            return end;
        }
    }
    return "";
}

std::string beginning_that_fits(const std::string& name, float width) {
    const auto fits = [width](const std::string& text) {
        return ImGui::CalcTextSize(text.c_str()).x <= width;
    };
    if (fits(name)) {
        return name;
    }
    for (std::size_t length = name.size(); length > 0; --length) {
        const bool between_letters = (static_cast<unsigned char>(name[length]) & 0xC0U) != 0x80U;
        const std::string part = name.substr(0, length) + "…";
        if (length < name.size() && between_letters && name[length - 1] != ' ' && fits(part)) {
            return part;
        }
    }
    return "";
}

}  // namespace fovlab
