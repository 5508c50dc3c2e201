// The lab's window while it is open: one frame after another, the report, and what a person's settings are kept in.
//
// Needs a window with a current OpenGL 3.3 context, to its end.
#pragma once

#include "app/platform/document_files.h"
#include "app/platform/figure_files.h"
#include "app/platform/gl_textures.h"
#include "app/platform/lab.h"
#include "app/platform/options.h"
#include "app/platform/session_keeper.h"
#include "app/platform/settings_file.h"
#include "app/platform/window_input.h"
#include "app/session/kept_settings.h"
#include "app/session/lesson_watch.h"

#include <cstdint>
#include <optional>
#include <string>

struct GLFWwindow;

namespace fovlab {

class LabWindow {
public:
    // The options must outlive it.
    LabWindow(GLFWwindow* window, const WindowOptions& options);
    ~LabWindow();
    LabWindow(const LabWindow&) = delete;
    LabWindow& operator=(const LabWindow&) = delete;

    // Until the person quits. The exit status.
    int run();

    Lab& lab() { return lab_; }
    void type(const std::string& ascii) { heard_.type(ascii); }
    // Draws into the frame buffer that is bound.
    void draw_frame();
    // False when the report was asked for and cannot be written, which is told.
    bool keep_report();

private:
    float wanted_density() const;
    float wanted_scale() const;
    void use_scale(float scale, float density);
    void use_settings();
    void keep_settings();
    void wait();
    void look_at_lesson();
    void obey(const FrameOutput& output);
    void show_title();
    void switch_full_screen();

    struct Placement {
        int x = 0;
        int y = 0;
        int width = 1280;
        int height = 800;
    };

    GLFWwindow* window_;
    const WindowOptions& options_;
    WindowInput heard_;
    DiskStorage disk_;
    DocumentFiles files_{disk_};
    LessonWatch watch_{disk_};
    ConfigStorage config_;
    FigureFiles figures_{disk_};
    std::optional<KeptSettings> kept_;
    SessionKeeper keeper_;
    Lab lab_;
    GlTextures textures_;
    FrameInput input_;
    float density_ = 1.0F;
    Placement before_;  // full screen
    int frames_to_draw_ = 0;
    double last_time_ = 0.0;
    bool typing_ = false;
    bool again_ = false;
    bool outdated_ = false;  // what was drawn last: the next frame shows, and reports, what came of it
    bool quit_ = false;
    std::uint64_t drawn_version_ = 0;
    std::string reported_;
    std::string title_;
};

// One line on standard error; the exit status that goes with it.
int fail(const std::string& what);

}  // namespace fovlab
