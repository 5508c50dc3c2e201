#include "app/platform/window.h"

#include "app/platform/gl_textures.h"
#include "app/platform/gl_window.h"
#include "app/platform/lab.h"
#include "app/platform/screenshot.h"
#include "app/platform/style.h"
#include "app/platform/window_input.h"

#include <glad/gl.h>

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

namespace fovlab {
namespace {

constexpr int k_frames_per_event = 3;         // what a control needs at most to answer one
constexpr double k_blink_seconds = 0.25;      // of a text cursor
constexpr double k_frame_seconds = 1 / 60.0;  // played steps are drawn no oftener

int fail(const std::string& what) {
    std::fprintf(stderr, "fovlab: %s\n", what.c_str());
    return 1;
}

class LabWindow {
public:
    LabWindow(GLFWwindow* window, const WindowOptions& options)
        : window_(window), options_(options), heard_(window), lab_(first_session(options)) {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;  // no settings file wherever the program was started
        ImGui_ImplGlfw_InitForOpenGL(window_, true);
        ImGui_ImplOpenGL3_Init("#version 330 core");
        use_scale(wanted_scale(), wanted_density());
        lab_.apply(SetPalette{options.palette});
    }

    ~LabWindow() {
        ImGui_ImplOpenGL3_Shutdown();
        ImGui_ImplGlfw_Shutdown();
        ImGui::DestroyContext();
    }
    LabWindow(const LabWindow&) = delete;
    LabWindow& operator=(const LabWindow&) = delete;

    int run() {
        last_time_ = glfwGetTime();
        while (!glfwWindowShouldClose(window_) && !quit_) {
            wait();
            draw_frame();
            glfwSwapBuffers(window_);
            if (!keep_report()) {
                return 1;
            }
        }
        return 0;
    }

    int take_picture(const std::string& path) {
        int width = 0;
        int height = 0;
        glfwGetFramebufferSize(window_, &width, &height);
        const PictureBuffer picture(width, height);
        for (int i = 0; i < k_frames_per_event; ++i) {  // controls settle in the first ones
            picture.bind();
            draw_frame();
        }
        if (const std::optional<TextError> error = picture.save(path, disk_)) {
            return fail(path + ": " + error->reason);
        }
        return keep_report() ? 0 : 1;
    }

private:
    static Session first_session(const WindowOptions& options) {
        Session session = options.document ? Session(*options.document) : Session();
        if (options.step) {
            session.apply(GoToStep{*options.step});
        }
        return session;
    }

    // Dots of the frame buffer for each pixel that the window counts in.
    float wanted_density() const {
        int dots = 0;
        int dots_high = 0;
        int pixels = 0;
        int pixels_high = 0;
        glfwGetFramebufferSize(window_, &dots, &dots_high);
        glfwGetWindowSize(window_, &pixels, &pixels_high);
        return dots > 0 && pixels > 0 ? static_cast<float>(dots) / static_cast<float>(pixels) : 1.0F;
    }

    float wanted_scale() const {
        if (options_.scale) {
            return *options_.scale;
        }
        float x = 1.0F;
        float y = 1.0F;
        glfwGetWindowContentScale(window_, &x, &y);
        return std::clamp(std::max(x, y) / wanted_density(), 0.5F, 4.0F);
    }

    void use_scale(float scale, float density) {
        input_.scale = scale;
        density_ = density;
        input_.fonts = load_fonts(scale, density);
        apply_spacing(scale);
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }

    // Sleeps until there is something to draw.
    void wait() {
        const Playback& playback = lab_.session().playback();
        if (playback.playing()) {
            // Controls that need another frame do not wait for a step that is long in coming.
            const double next = frames_to_draw_ > 0 ? 0.0 : playback.milliseconds_to_next() / 1000.0;
            glfwWaitEventsTimeout(std::max(next, k_frame_seconds));
        } else if (frames_to_draw_ > 0) {
            glfwPollEvents();
        } else if (typing_) {
            glfwWaitEventsTimeout(k_blink_seconds);
        } else {
            glfwWaitEvents();
        }
        frames_to_draw_ = heard_.take_news() ? k_frames_per_event : std::max(frames_to_draw_ - 1, 0);
    }

    void draw_frame() {
        if (wanted_scale() != input_.scale || wanted_density() != density_) {  // moved to another display
            use_scale(wanted_scale(), wanted_density());
        }
        const double now = glfwGetTime();
        input_.milliseconds = (now - last_time_) * 1000.0;
        last_time_ = now;

        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        heard_.take(input_);
        const FrameOutput output = lab_.frame(input_, textures_);

        int width = 0;
        int height = 0;
        glfwGetFramebufferSize(window_, &width, &height);
        glViewport(0, 0, width, height);
        glClearColor(0.0F, 0.0F, 0.0F, 1.0F);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        obey(output);
    }

    void obey(const FrameOutput& output) {
        quit_ = quit_ || output.quit;
        typing_ = output.typing;
        outdated_ = output.outdated || output.paste;
        if (output.full_screen) {
            switch_full_screen();
        }
        if (output.copy) {
            glfwSetClipboardString(window_, output.copy->c_str());
        }
        if (output.paste) {
            const char* text = glfwGetClipboardString(window_);
            lab_.apply(PasteText{text ? text : ""});
        }
        if (drawn_version_ != lab_.session().version()) {
            drawn_version_ = lab_.session().version();
            frames_to_draw_ = std::max(frames_to_draw_, 2);
        }
    }

    void switch_full_screen() {
        if (glfwGetWindowMonitor(window_)) {
            glfwSetWindowMonitor(window_, nullptr, before_.x, before_.y, before_.width, before_.height, 0);
            return;
        }
        glfwGetWindowPos(window_, &before_.x, &before_.y);
        glfwGetWindowSize(window_, &before_.width, &before_.height);
        GLFWmonitor* monitor = glfwGetPrimaryMonitor();
        if (const GLFWvidmode* mode = monitor ? glfwGetVideoMode(monitor) : nullptr) {
            glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
        }
    }

    // False when the report was asked for and cannot be written.
    bool keep_report() {
        if (!options_.report || (outdated_ && frames_to_draw_ > 0)) {
            return true;
        }
        std::string now = report_json(lab_.session(), lab_.screen());
        if (now == reported_) {
            return true;
        }
        if (const std::optional<TextError> error = disk_.write(*options_.report, now)) {
            fail(*options_.report + ": " + error->reason);
            return false;
        }
        reported_ = std::move(now);
        return true;
    }

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
    Lab lab_;
    GlTextures textures_;
    FrameInput input_;
    float density_ = 1.0F;
    Placement before_;  // full screen
    int frames_to_draw_ = k_frames_per_event;
    double last_time_ = 0.0;
    bool typing_ = false;
    bool outdated_ = false;  // what was drawn last: the next frame shows, and reports, what came of it
    bool quit_ = false;
    std::uint64_t drawn_version_ = 0;
    std::string reported_;
};

}  // namespace

int run_window(const WindowOptions& options) {
    GlWindow window;
    if (const std::optional<std::string> problem =
            window.open({options.width, options.height, options.size_given, !options.screenshot})) {
        return fail(*problem);
    }
    LabWindow lab(window.get(), options);
    return options.screenshot ? lab.take_picture(*options.screenshot) : lab.run();
}

}  // namespace fovlab
