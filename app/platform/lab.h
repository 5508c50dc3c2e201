// The whole lab as one function: `frame`. The window's loop, the browser's animation callback and the headless driver
// call it with what has happened since the last one; it neither blocks, sleeps, nor touches files.
//
// The driver has a Dear ImGui context with fonts and display size set, and draws what ImGui::GetDrawData gives.
// Units: window pixels, milliseconds.
#pragma once

#include "app/canvas/pointer.h"
#include "app/panels/panel_context.h"
#include "app/session/key.h"
#include "app/session/report.h"
#include "app/session/session.h"
#include "app/views/lab_view.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

struct FrameInput {
    double milliseconds = 0.0;  // since the last frame
    // Milliseconds from any beginning: counting goes on as long as a slice may take. Without it, after so many cells.
    double (*clock)() = nullptr;
    std::vector<Chord> keys;
    std::vector<PointerEvent> pointer;
    Fonts fonts;
    float scale = 1.0F;
};

// What the driver has to do for the lab.
struct FrameOutput {
    bool quit = false;
    bool full_screen = false;  // switch it on or off
    bool paste = false;        // hand the clipboard to Lab::paste
    std::optional<std::string> copy;
    FileRequests files{};   // for DocumentFiles
    bool again = false;     // something is being counted: another frame should follow
    bool outdated = false;  // what was drawn, and where: a control has just changed the session
    bool typing = false;    // a text field has the keyboard: its cursor blinks
    std::optional<FigureRequest> figure{};  // for FigureFiles
    bool stop_figure = false;
};

class Lab {
public:
    explicit Lab(Session session) : session_(std::move(session)) {}

    FrameOutput frame(const FrameInput& input, TextureStore& textures);

    const Session& session() const { return session_; }
    const Palette& palette() const { return palettes()[session_.palette()]; }
    void apply(const Action& action) { session_.apply(action); }

    // How it looks, for another day.
    Look look() const;

    // As of the last frame.
    ScreenReport screen() const;

private:
    void run_keys(std::vector<Chord>& keys);

    Session session_;
    LabView view_;
    std::vector<ScreenItem> items_;
    bool list_open_ = false;    // a list or a sheet was open when the last frame ended
    std::vector<Chord> later_;  // keys that came after one that opened a sheet, for which they are
    bool first_frame_ = true;
};

}  // namespace fovlab
