#include "app/platform/headless.h"

#include "app/platform/style.h"

#include <cassert>
#include <cstdint>
#include <utility>

namespace fovlab {
namespace {

// Any name that is not null will do: nobody draws it.
ImTextureID stand_in(std::uintptr_t number) { return reinterpret_cast<ImTextureID>(number); }

}  // namespace

ImTextureID Headless::CountingTextures::upload(std::size_t slot, int width, int height,
                                               const std::vector<Colour>& texels) {
    assert(texels.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    static_cast<void>(width);
    static_cast<void>(height);
    static_cast<void>(texels);
    ++uploads;
    return stand_in(2 + static_cast<int>(slot));
}

Headless::Headless(Session session, int width, int height, float scale)
    : context_(ImGui::CreateContext()), lab_(std::move(session)) {
    ImGuiIO& io = own_io();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;  // many vertices, as in the window
    io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    input_.scale = scale;
    input_.fonts = load_fonts(scale);
    apply_spacing(scale);
    unsigned char* pixels = nullptr;
    int atlas_width = 0;
    int atlas_height = 0;
    io.Fonts->GetTexDataAsAlpha8(&pixels, &atlas_width, &atlas_height);
    io.Fonts->SetTexID(stand_in(1));
}

// Several labs can live side by side, each in a context of its own.
ImGuiIO& Headless::own_io() const {
    ImGui::SetCurrentContext(context_);
    return ImGui::GetIO();
}

Headless::~Headless() { ImGui::DestroyContext(context_); }

FrameOutput Headless::frame(double milliseconds) {
    input_.milliseconds = milliseconds;
    own_io().DeltaTime = static_cast<float>(milliseconds / 1000.0);
    FrameOutput output = lab_.frame(input_, textures_);
    input_.keys.clear();
    input_.pointer.clear();
    if (files_) {
        files_->answer(output.files, lab_);
    }
    return output;
}

void Headless::settle() {
    for (int i = 0; i < 3; ++i) {
        frame();
    }
}

void Headless::press(const Chord& key) { input_.keys.push_back(key); }

void Headless::type(const std::string& text) { own_io().AddInputCharactersUTF8(text.c_str()); }

void Headless::move(Spot to) {
    pointer_ = to;
    own_io().MousePos = {static_cast<float>(to.x), static_cast<float>(to.y)};
    input_.pointer.push_back({PointerEvent::Kind::move, to, PointerButton::left, 0.0, false, false});
}

void Headless::button(PointerButton which, bool down, bool shift) {
    own_io().MouseDown[static_cast<int>(which)] = down;
    const PointerEvent::Kind kind = down ? PointerEvent::Kind::press : PointerEvent::Kind::release;
    input_.pointer.push_back({kind, pointer_, which, 0.0, shift, false});
}

void Headless::wheel(double notches) {
    own_io().MouseWheel += static_cast<float>(notches);
    input_.pointer.push_back(
        {PointerEvent::Kind::wheel, pointer_, PointerButton::left, notches, false, false});
}

void Headless::click(Spot at) {
    move(at);
    settle();
    button(PointerButton::left, true);
    frame();
    button(PointerButton::left, false);
    settle();
}

void Headless::lose_focus() {
    input_.pointer.push_back(
        {PointerEvent::Kind::focus_lost, pointer_, PointerButton::left, 0.0, false, false});
}

Spot Headless::middle_of(std::string_view item) const {
    for (const ScreenItem& candidate : lab_.screen().items) {
        if (candidate.name == item) {
            return {candidate.x + candidate.width / 2.0, candidate.y + candidate.height / 2.0};
        }
    }
    assert(false && "no such control on the screen");
    return {};
}

Spot Headless::middle_of(Point cell) const {
    const ScreenReport screen = lab_.screen();
    return {screen.canvas_x + (cell.x + 0.5) * screen.cell, screen.canvas_y + (cell.y + 0.5) * screen.cell};
}

int Headless::vertices() const {
    own_io();
    const ImDrawData* drawn = ImGui::GetDrawData();
    return drawn ? drawn->TotalVtxCount : 0;
}

}  // namespace fovlab
