#include "app/platform/gl_window.h"

#include "app/session/words.h"

#include <glad/gl.h>

#include <GLFW/glfw3.h>

#include <cstdio>

namespace fovlab {
namespace {

void tell_error(int, const char* words) {
    std::fprintf(stderr, "fovlab: the window system says: %s\n", words);
}

}  // namespace

GlWindow::~GlWindow() {
    if (window_) {
        glfwDestroyWindow(window_);
    }
    glfwTerminate();
}

std::optional<std::string> GlWindow::open(const Wish& wish) {
    glfwSetErrorCallback(tell_error);
    if (!glfwInit()) {
        return "there is no display to open a window on";
    }
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHint(GLFW_VISIBLE, wish.visible ? GLFW_TRUE : GLFW_FALSE);
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, wish.exactly ? GLFW_FALSE : GLFW_TRUE);
    window_ = glfwCreateWindow(wish.width, wish.height, word(Word::title).data(), nullptr, nullptr);
    if (!window_) {
        return "this display has no OpenGL 3.3; with Mesa, LIBGL_ALWAYS_SOFTWARE=1 often brings it in "
               "software";
    }
    glfwMakeContextCurrent(window_);
    if (gladLoadGL(glfwGetProcAddress) == 0) {
        return "the functions of OpenGL 3.3 cannot be loaded";
    }
    glfwSwapInterval(1);
    return std::nullopt;
}

}  // namespace fovlab
