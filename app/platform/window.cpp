#include "app/platform/window.h"

#include "app/platform/files.h"
#include "app/platform/gl_textures.h"
#include "app/platform/lab.h"
#include "app/platform/screenshot.h"
#include "app/platform/style.h"
#include "app/platform/window_keys.h"

#include <glad/gl.h>

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>

namespace fovlab {
namespace {

constexpr int k_frames_per_event = 3;         // what a control needs at most to answer one
constexpr double k_blink_seconds = 0.25;      // of a text cursor
constexpr double k_frame_seconds = 1 / 60.0;  // played steps are drawn no oftener

int fail(const char* what) {
    std::fprintf(stderr, "fovlab: %s\n", what);
    return 1;
}

void tell_error(int, const char* words) {
    std::fprintf(stderr, "fovlab: the window system says: %s\n", words);
}

// GLFW from its start to its end, and one window with a current context.
class GlWindow {
public:
    ~GlWindow() {
        if (window_) {
            glfwDestroyWindow(window_);
        }
        glfwTerminate();
    }
    GlWindow() = default;
    GlWindow(const GlWindow&) = delete;
    GlWindow& operator=(const GlWindow&) = delete;

    // What went wrong, if anything did.
    const char* open(const WindowOptions& options) {
        glfwSetErrorCallback(tell_error);
        if (!glfwInit()) {
            return "there is no display to open a window on";
        }
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
        glfwWindowHint(GLFW_VISIBLE, options.screenshot ? GLFW_FALSE : GLFW_TRUE);
        glfwWindowHint(GLFW_SCALE_TO_MONITOR, options.size_given ? GLFW_FALSE : GLFW_TRUE);
        window_ = glfwCreateWindow(options.width, options.height, "FOV Lab", nullptr, nullptr);
        if (!window_) {
            return "this display has no OpenGL 3.3; with Mesa, LIBGL_ALWAYS_SOFTWARE=1 often brings it in "
                   "software";
        }
        glfwMakeContextCurrent(window_);
        if (gladLoadGL(glfwGetProcAddress) == 0) {
            return "the functions of OpenGL 3.3 cannot be loaded";
        }
        glfwSwapInterval(1);
        return nullptr;
    }

    GLFWwindow* get() const { return window_; }

private:
    GLFWwindow* window_ = nullptr;
};

class LabWindow {
public:
    LabWindow(GLFWwindow* window, const WindowOptions& options)
        : window_(window), options_(options), lab_(first_session(options)) {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;  // no settings file wherever the program was started
        glfwSetWindowUserPointer(window_, this);
        install_callbacks();
        ImGui_ImplGlfw_InitForOpenGL(window_, true);
        ImGui_ImplOpenGL3_Init("#version 330 core");
        use_scale(wanted_scale());
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
        if (const std::optional<std::string> error = picture.save(path)) {
            std::fprintf(stderr, "fovlab: %s: %s\n", path.c_str(), error->c_str());
            return 1;
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

    float wanted_scale() const {
        if (options_.scale) {
            return *options_.scale;
        }
        float x = 1.0F;
        float y = 1.0F;
        glfwGetWindowContentScale(window_, &x, &y);
        return std::clamp(std::max(x, y), 0.5F, 4.0F);
    }

    void use_scale(float scale) {
        input_.scale = scale;
        input_.fonts = load_fonts(scale);
        apply_spacing(scale);
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }

    // Sleeps until there is something to draw.
    void wait() {
        const Playback& playback = lab_.session().playback();
        if (playback.playing()) {
            glfwWaitEventsTimeout(std::max(playback.milliseconds_to_next() / 1000.0, k_frame_seconds));
        } else if (frames_to_draw_ > 0) {
            glfwPollEvents();
        } else if (typing_) {
            glfwWaitEventsTimeout(k_blink_seconds);
        } else {
            glfwWaitEvents();
        }
        frames_to_draw_ = std::max(frames_to_draw_ - 1, 0);
    }

    void draw_frame() {
        if (const float scale = wanted_scale(); scale != input_.scale) {
            use_scale(scale);
        }
        const double now = glfwGetTime();
        input_.milliseconds = (now - last_time_) * 1000.0;
        last_time_ = now;

        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        const FrameOutput output = lab_.frame(input_, textures_);
        input_.keys.clear();
        input_.pointer.clear();

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
        if (!options_.report) {
            return true;
        }
        std::string now = report_json(lab_.session(), lab_.screen());
        if (now == reported_) {
            return true;
        }
        if (const std::optional<std::string> error = write_whole(*options_.report, now)) {
            std::fprintf(stderr, "fovlab: %s: %s\n", options_.report->c_str(), error->c_str());
            return false;
        }
        reported_ = std::move(now);
        return true;
    }

    // --- what the window system tells ---------------------------------------------------------------------------

    static LabWindow& of(GLFWwindow* window) {
        return *static_cast<LabWindow*>(glfwGetWindowUserPointer(window));
    }

    void wake() { frames_to_draw_ = k_frames_per_event; }

    void add_pointer(PointerEvent::Kind kind, PointerButton button = PointerButton::left,
                     double wheel = 0.0) {
        const auto held = [this](int left, int right) {
            return glfwGetKey(window_, left) == GLFW_PRESS || glfwGetKey(window_, right) == GLFW_PRESS;
        };
        input_.pointer.push_back({kind, pointer_, button, wheel,
                                  held(GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT),
                                  held(GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT)});
        wake();
    }

    void install_callbacks() {
        glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int modifiers) {
            const std::optional<Chord> chord = chord_of_key(key, scancode, modifiers);
            if (chord && action != GLFW_RELEASE) {
                of(w).input_.keys.push_back(*chord);
            }
            of(w).wake();
        });
        glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned character) {
            if (const std::optional<Chord> chord = chord_of_text(character)) {
                of(w).input_.keys.push_back(*chord);
            }
            of(w).wake();
        });
        glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
            of(w).pointer_ = {x, y};
            of(w).add_pointer(PointerEvent::Kind::move);
        });
        glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int) {
            if (button <= GLFW_MOUSE_BUTTON_MIDDLE) {
                of(w).add_pointer(
                    action == GLFW_PRESS ? PointerEvent::Kind::press : PointerEvent::Kind::release,
                    static_cast<PointerButton>(button));
            }
        });
        glfwSetScrollCallback(window_, [](GLFWwindow* w, double, double notches) {
            of(w).add_pointer(PointerEvent::Kind::wheel, PointerButton::left, notches);
        });
        glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int entered) {
            of(w).add_pointer(entered ? PointerEvent::Kind::move : PointerEvent::Kind::leave);
        });
        glfwSetWindowFocusCallback(window_, [](GLFWwindow* w, int focused) {
            of(w).add_pointer(focused ? PointerEvent::Kind::move : PointerEvent::Kind::focus_lost);
        });
        glfwSetWindowSizeCallback(window_, [](GLFWwindow* w, int, int) { of(w).wake(); });
        glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { of(w).wake(); });
    }

    struct Placement {
        int x = 0;
        int y = 0;
        int width = 1280;
        int height = 800;
    };

    GLFWwindow* window_;
    const WindowOptions& options_;
    Lab lab_;
    GlTextures textures_;
    FrameInput input_;
    Spot pointer_;
    Placement before_;  // full screen
    int frames_to_draw_ = k_frames_per_event;
    double last_time_ = 0.0;
    bool typing_ = false;
    bool quit_ = false;
    std::uint64_t drawn_version_ = 0;
    std::string reported_;
};

}  // namespace

int run_window(const WindowOptions& options) {
    GlWindow window;
    if (const char* problem = window.open(options)) {
        return fail(problem);
    }
    LabWindow lab(window.get(), options);
    return options.screenshot ? lab.take_picture(*options.screenshot) : lab.run();
}

}  // namespace fovlab
