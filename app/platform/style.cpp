#include "app/platform/style.h"

#include "embedded/dejavu_sans.h"
#include "embedded/dejavu_sans_bold.h"
#include "embedded/dejavu_sans_mono.h"

#include <imgui.h>

#include <cmath>
#include <span>

namespace fovlab {
namespace {

constexpr float k_text_pixels = 15.0F;
constexpr float k_small_pixels = 13.0F;
constexpr float k_tiny_pixels = 11.0F;
constexpr float k_mono_pixels = 12.0F;
constexpr float k_reading_pixels = 16.0F;
constexpr float k_reading_mono_pixels = 14.0F;
constexpr float k_heading_pixels = 20.0F;
constexpr float k_title_pixels = 26.0F;

// The signs that the lab's words use, beyond Latin: punctuation, superscripts, arrows, mathematics, triangles.
constexpr ImWchar k_glyphs[] = {0x0020, 0x017F, 0x2010, 0x2027, 0x2070, 0x209F, 0x2190, 0x21FF,
                                0x2200, 0x22FF, 0x25A0, 0x25FF, 0x2600, 0x26FF, 0,      0};

// Lessons are texts that anybody may write: Latin and Greek, and those of the signs that such texts have. Large letters take
// much room on the graphics card.
constexpr ImWchar k_glyphs_of_lessons[] = {0x0020, 0x017F, 0x0391, 0x03C9, 0x2010, 0x2027, 0x2070,
                                           0x209F, 0x2190, 0x2195, 0x21D0, 0x21D5, 0x2200, 0x2265,
                                           0x25A0, 0x25CF, 0x2713, 0x2717, 0,      0};

ImFont* add_font(std::span<const unsigned char> file, float pixels, const ImWchar* glyphs = k_glyphs) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 2;
    // The library only reads it, but its interface is older than const.
    void* bytes = const_cast<unsigned char*>(file.data());
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes, static_cast<int>(file.size()),
                                                      std::round(pixels), &config, glyphs);
}

ImVec4 to_vec4(Colour c) { return ImGui::ColorConvertU32ToFloat4(IM_COL32(c.r, c.g, c.b, c.a)); }

}  // namespace

Fonts load_fonts(float scale, float density) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    Fonts fonts;
    fonts.text = add_font(embedded::dejavu_sans, k_text_pixels * scale * density);
    fonts.bold = add_font(embedded::dejavu_sans_bold, k_text_pixels * scale * density);
    fonts.small = add_font(embedded::dejavu_sans, k_small_pixels * scale * density);
    fonts.tiny = add_font(embedded::dejavu_sans, k_tiny_pixels * scale * density);
    fonts.mono = add_font(embedded::dejavu_sans_mono, k_mono_pixels * scale * density);
    const auto reading = [&](std::span<const unsigned char> file, float pixels) {
        return add_font(file, pixels * scale * density, k_glyphs_of_lessons);
    };
    fonts.reading = reading(embedded::dejavu_sans, k_reading_pixels);
    fonts.reading_bold = reading(embedded::dejavu_sans_bold, k_reading_pixels);
    fonts.reading_mono = reading(embedded::dejavu_sans_mono, k_reading_mono_pixels);
    fonts.heading = reading(embedded::dejavu_sans_bold, k_heading_pixels);
    fonts.title = reading(embedded::dejavu_sans_bold, k_title_pixels);
    ImGui::GetIO().FontGlobalScale = 1.0F / density;
    return fonts;
}

void apply_spacing(float scale) {
    ImGuiStyle style;
    style.WindowRounding = 0.0F;
    style.WindowBorderSize = 0.0F;
    style.FrameRounding = 5.0F;
    style.GrabRounding = 4.0F;
    style.GrabMinSize = 12.0F;
    style.PopupRounding = 5.0F;
    style.ScrollbarRounding = 6.0F;
    style.ScrollbarSize = 10.0F;
    style.FramePadding = {8.0F, 4.0F};
    style.ItemSpacing = {8.0F, 5.0F};
    style.DisabledAlpha = 0.45F;
    style.ScaleAllSizes(scale);
    ImGui::GetStyle() = style;
}

void apply_palette(const Palette& palette) {
    struct Entry {
        ImGuiCol_ role;
        Ink ink;
    };
    constexpr Entry entries[] = {
        {ImGuiCol_Text, Ink::text},
        {ImGuiCol_TextDisabled, Ink::text_dim},
        {ImGuiCol_WindowBg, Ink::panel},
        {ImGuiCol_PopupBg, Ink::panel},
        {ImGuiCol_Border, Ink::panel_edge},
        {ImGuiCol_FrameBg, Ink::control},
        {ImGuiCol_FrameBgHovered, Ink::control_hot},
        {ImGuiCol_FrameBgActive, Ink::control_active},
        {ImGuiCol_Button, Ink::control},
        {ImGuiCol_ButtonHovered, Ink::control_hot},
        {ImGuiCol_ButtonActive, Ink::control_active},
        {ImGuiCol_Header, Ink::control_active},
        {ImGuiCol_HeaderHovered, Ink::control_hot},
        {ImGuiCol_HeaderActive, Ink::control_active},
        {ImGuiCol_SliderGrab, Ink::accent},
        {ImGuiCol_SliderGrabActive, Ink::accent},
        {ImGuiCol_CheckMark, Ink::accent},
        {ImGuiCol_ScrollbarBg, Ink::panel},
        {ImGuiCol_ScrollbarGrab, Ink::control},
        {ImGuiCol_ScrollbarGrabHovered, Ink::control_hot},
        {ImGuiCol_ScrollbarGrabActive, Ink::control_active},
        {ImGuiCol_Separator, Ink::panel_edge},
        {ImGuiCol_TextSelectedBg, Ink::control_active},
    };
    ImGuiStyle& style = ImGui::GetStyle();
    for (const Entry& entry : entries) {
        style.Colors[entry.role] = to_vec4(palette[entry.ink].colour);
    }
    style.Colors[ImGuiCol_ChildBg] = {0.0F, 0.0F, 0.0F, 0.0F};
    style.Colors[ImGuiCol_ModalWindowDimBg] = {0.0F, 0.0F, 0.0F, 0.0F};  // a sheet paints its own shade
}

}  // namespace fovlab
