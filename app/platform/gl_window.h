// A window with a current OpenGL 3.3 context: GLFW from its start to its end.
#pragma once

#include <optional>
#include <string>

struct GLFWwindow;

namespace fovlab {

class GlWindow {
public:
    struct Wish {
        int width = 1280;  // window pixels
        int height = 800;
        bool exactly = false;  // not grown with the display's scale
        bool visible = true;
    };

    GlWindow() = default;
    ~GlWindow();
    GlWindow(const GlWindow&) = delete;
    GlWindow& operator=(const GlWindow&) = delete;

    // Opens it. What went wrong, if anything did, as a sentence.
    std::optional<std::string> open(const Wish& wish);

    GLFWwindow* get() const { return window_; }

private:
    GLFWwindow* window_ = nullptr;
};

}  // namespace fovlab
