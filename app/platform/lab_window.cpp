#include "app/platform/lab_window.h"

#include "app/platform/style.h"
#include "app/session/recent_files.h"
#include "app/session/whole_file.h"
#include "app/session/words.h"

#include <glad/gl.h>

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace fovlab {
namespace {

constexpr int k_frames_per_event = 3;         // what a control needs at most to answer one
constexpr double k_blink_seconds = 0.25;      // of a text cursor, and of what is still to be kept
constexpr double k_frame_seconds = 1 / 60.0;  // played steps are drawn no oftener

}  // namespace

int fail(const std::string& what) {
    std::fprintf(stderr, "fovlab: %s\n", what.c_str());
    return 1;
}

LabWindow::LabWindow(GLFWwindow* window, const WindowOptions& options)
    : window_(window),
      options_(options),
      heard_(window),
      keeper_(disk_, options),
      lab_(keeper_.begin(options)),
      frames_to_draw_(k_frames_per_event) {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;  // no settings file wherever the program was started
    ImGui_ImplGlfw_InitForOpenGL(window_, true);
    ImGui_ImplOpenGL3_Init("#version 330 core");
    use_scale(wanted_scale(), wanted_density());
    use_settings();
    SessionKeeper::begin_lessons(options, lab_);
    for (const Action& words : keeper_.take_words()) {
        lab_.apply(words);
    }
}

LabWindow::~LabWindow() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
}

// What an earlier day left; a palette asked for now comes before that.
void LabWindow::use_settings() {
    Settings settings;
    settings.hints = Hints::none();
    const std::optional<std::string> path = options_.forgetful ? std::nullopt : settings_path();
    if (path) {
        kept_.emplace(config_, *path);
        settings = kept_->settings();
    }
    settings.palette = options_.palette.value_or(settings.palette);
    if (options_.document) {
        remember_file(settings.recent_files, options_.document->name);
    }
    if (options_.lesson) {
        remember_file(settings.recent_files, options_.lesson->file);
    }
    lab_.apply(UseSettings{settings});
    lab_.apply(UseFigureFolder{figure_folder()});
    if (kept_ && kept_->problem()) {
        std::fprintf(stderr, "fovlab: %s\n", kept_->problem()->c_str());
        lab_.apply(TellProblem{*kept_->problem()});
    }
}

void LabWindow::keep_settings() {
    if (!kept_) {
        return;
    }
    Settings now = lab_.session().settings();
    if (now.palette == options_.palette) {  // asked for this time only
        now.palette = kept_->settings().palette;
    }
    if (const std::optional<std::string> problem = kept_->keep(now)) {
        std::fprintf(stderr, "fovlab: %s\n", problem->c_str());
        lab_.apply(TellProblem{*problem});
    }
}

int LabWindow::run() {
    last_time_ = glfwGetTime();
    while (!quit_) {
        wait();
        look_at_lesson();
        if (glfwWindowShouldClose(window_)) {  // the close button does what the key does
            glfwSetWindowShouldClose(window_, GLFW_FALSE);
            lab_.apply(RunAction{ActionId::app_quit});
        }
        draw_frame();
        glfwSwapBuffers(window_);
        if (!keep_report()) {
            return 1;
        }
        keep_settings();
        keeper_.keep(lab_, glfwGetTime() * 1000.0);
    }
    keeper_.end(lab_);
    return 0;
}

// Dots of the frame buffer for each pixel that the window counts in.
float LabWindow::wanted_density() const {
    int dots = 0;
    int dots_high = 0;
    int pixels = 0;
    int pixels_high = 0;
    glfwGetFramebufferSize(window_, &dots, &dots_high);
    glfwGetWindowSize(window_, &pixels, &pixels_high);
    return dots > 0 && pixels > 0 ? static_cast<float>(dots) / static_cast<float>(pixels) : 1.0F;
}

float LabWindow::wanted_scale() const {
    if (options_.scale) {
        return *options_.scale;
    }
    float x = 1.0F;
    float y = 1.0F;
    glfwGetWindowContentScale(window_, &x, &y);
    return std::clamp(std::max(x, y) / wanted_density(), 0.5F, 4.0F);
}

void LabWindow::use_scale(float scale, float density) {
    input_.scale = scale;
    density_ = density;
    input_.fonts = load_fonts(scale, density);
    apply_spacing(scale);
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

// Sleeps until there is something to draw.
void LabWindow::wait() {
    const Playback& playback = lab_.session().playback();
    if (playback.playing()) {
        // Controls that need another frame do not wait for a step that is long in coming.
        const double next = frames_to_draw_ > 0 || again_ ? 0.0 : playback.milliseconds_to_next() / 1000.0;
        glfwWaitEventsTimeout(std::max(next, k_frame_seconds));
    } else if (frames_to_draw_ > 0 || again_) {
        glfwPollEvents();
    } else if (typing_ || keeper_.waits()) {
        glfwWaitEventsTimeout(k_blink_seconds);
    } else if (const std::optional<double> next = watch_.next_look()) {
        glfwWaitEventsTimeout(std::max((*next - glfwGetTime() * 1000.0) / 1000.0, k_frame_seconds));
    } else {
        glfwWaitEvents();
    }
    frames_to_draw_ = heard_.take_news() ? k_frames_per_event : std::max(frames_to_draw_ - 1, 0);
}

// Was it saved by somebody?
void LabWindow::look_at_lesson() {
    if (std::optional<LoadedLessons> anew = watch_.look(lab_.session().course(), glfwGetTime() * 1000.0)) {
        lab_.apply(LessonAction(std::move(*anew)));
    }
}

void LabWindow::draw_frame() {
    if (wanted_scale() != input_.scale || wanted_density() != density_) {  // moved to another display
        use_scale(wanted_scale(), wanted_density());
    }
    const double now = glfwGetTime();
    input_.milliseconds = (now - last_time_) * 1000.0;
    last_time_ = now;
    input_.clock = [] { return glfwGetTime() * 1000.0; };

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

void LabWindow::obey(const FrameOutput& output) {
    quit_ = quit_ || output.quit;
    typing_ = output.typing;
    again_ = output.again;
    outdated_ = output.outdated || output.paste || output.files.any();
    figures_.serve(lab_, output, input_.clock);
    again_ = again_ || figures_.busy();
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
    files_.answer(output.files, lab_);
    files_.open_dropped(heard_.take_dropped(), lab_);
    show_title();
    if (drawn_version_ != lab_.session().version()) {
        drawn_version_ = lab_.session().version();
        frames_to_draw_ = std::max(frames_to_draw_, 2);
    }
}

void LabWindow::show_title() {
    const Session& session = lab_.session();
    const Word words = session.dirty() ? Word::window_title_unsaved : Word::window_title;
    std::string title = worded(words, {session.document_name()});
    if (title != title_) {
        glfwSetWindowTitle(window_, title.c_str());
        title_ = std::move(title);
    }
}

void LabWindow::switch_full_screen() {
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

bool LabWindow::keep_report() {
    if (!options_.report || (outdated_ && frames_to_draw_ > 0)) {
        return true;
    }
    std::string now = report_json(lab_.session(), lab_.screen());
    if (now == reported_) {
        return true;
    }
    if (const std::optional<TextError> error = replace_file(*options_.report, now, Sync::later)) {
        fail(*options_.report + ": " + error->reason);
        return false;
    }
    reported_ = std::move(now);
    return true;
}

}  // namespace fovlab
