#include "app/platform/window_input.h"

#include "app/platform/window_keys.h"

#include <GLFW/glfw3.h>

#include <optional>
#include <utility>

namespace fovlab {

WindowInput::WindowInput(GLFWwindow* window) : window_(window) {
    glfwSetWindowUserPointer(window, this);
    listen_to_keys();
    listen_to_pointer();
    listen_to_window();
}

void WindowInput::take(FrameInput& into) {
    into.keys = std::exchange(keys_, {});
    into.pointer = std::exchange(events_, {});
}

bool WindowInput::take_news() { return std::exchange(news_, false); }

WindowInput& WindowInput::of(GLFWwindow* window) {
    WindowInput& input = *static_cast<WindowInput*>(glfwGetWindowUserPointer(window));
    input.news_ = true;
    return input;
}

void WindowInput::add_pointer(PointerEvent::Kind kind, PointerButton button, double wheel) {
    const auto held = [this](int left, int right) {
        return glfwGetKey(window_, left) == GLFW_PRESS || glfwGetKey(window_, right) == GLFW_PRESS;
    };
    events_.push_back({kind, pointer_, button, wheel, held(GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT),
                       held(GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT)});
}

void WindowInput::listen_to_keys() {
    glfwSetKeyCallback(window_, [](GLFWwindow* window, int key, int scancode, int action, int modifiers) {
        WindowInput& input = of(window);
        const std::optional<Chord> chord = chord_of_key(key, scancode, modifiers);
        if (chord && action != GLFW_RELEASE) {
            input.keys_.push_back(*chord);
        }
    });
    glfwSetCharCallback(window_, [](GLFWwindow* window, unsigned character) {
        WindowInput& input = of(window);
        if (const std::optional<Chord> chord = chord_of_text(character)) {
            input.keys_.push_back(*chord);
        }
    });
}

void WindowInput::listen_to_pointer() {
    glfwSetCursorPosCallback(window_, [](GLFWwindow* window, double x, double y) {
        WindowInput& input = of(window);
        input.pointer_ = {x, y};
        input.add_pointer(PointerEvent::Kind::move);
    });
    glfwSetMouseButtonCallback(window_, [](GLFWwindow* window, int button, int action, int) {
        if (button <= GLFW_MOUSE_BUTTON_MIDDLE) {  // the first three are those of PointerButton, in its order
            of(window).add_pointer(
                action == GLFW_PRESS ? PointerEvent::Kind::press : PointerEvent::Kind::release,
                static_cast<PointerButton>(button));
        }
    });
    glfwSetScrollCallback(window_, [](GLFWwindow* window, double, double notches) {
        of(window).add_pointer(PointerEvent::Kind::wheel, PointerButton::left, notches);
    });
    glfwSetCursorEnterCallback(window_, [](GLFWwindow* window, int entered) {
        of(window).add_pointer(entered ? PointerEvent::Kind::move : PointerEvent::Kind::leave);
    });
}

void WindowInput::listen_to_window() {
    glfwSetWindowFocusCallback(window_, [](GLFWwindow* window, int focused) {
        of(window).add_pointer(focused ? PointerEvent::Kind::move : PointerEvent::Kind::focus_lost);
    });
    glfwSetWindowSizeCallback(window_, [](GLFWwindow* window, int, int) { of(window); });
    glfwSetWindowRefreshCallback(window_, [](GLFWwindow* window) { of(window); });
}

}  // namespace fovlab
