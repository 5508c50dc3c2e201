#include "app/platform/window_input.h"

#include "app/platform/window_keys.h"

#include <GLFW/glfw3.h>
#include <imgui.h>

#include <iterator>
#include <optional>
#include <utility>

namespace fovlab {

namespace {

bool is_modifier(int key) { return key >= GLFW_KEY_LEFT_SHIFT && key <= GLFW_KEY_RIGHT_SUPER; }

// GLFW_KEY_UNKNOWN is negative.
bool has_slot(int key) { return key > 0 && key < static_cast<int>(std::size(ImGuiIO{}.KeysDown)); }

// One of a pair of keys, such as the two Shifts.
bool is_down(GLFWwindow* window, int left, int right) {
    return glfwGetKey(window, left) == GLFW_PRESS || glfwGetKey(window, right) == GLFW_PRESS;
}

}  // namespace

WindowInput::WindowInput(GLFWwindow* window) : window_(window) {
    glfwSetWindowUserPointer(window, this);
    listen_to_keys();
    listen_to_pointer();
    listen_to_window();
}

void WindowInput::take(FrameInput& into) {
    into.keys.clear();
    into.pointer = std::exchange(events_, {});
    const int before = std::exchange(held_, 0);
    std::size_t now = strokes_.size();
    tell_what_is_down(before);
    if (ImGui::GetIO().WantTextInput) {
        now = type_next(before);
    }
    for (; now > 0; --now) {
        if (strokes_.front().chord) {
            into.keys.push_back(*strokes_.front().chord);
        }
        strokes_.pop_front();
    }
}

// Dear ImGui 1.86 looks once a frame at which keys are down. A key that is pressed and released between two frames
// it never sees, and of keys pressed together it knows neither the order nor which of them Ctrl was for. So in each
// frame a text field is given the characters up to the next other key, or that key, down with its own modifiers;
// what comes after it is not yet down. How many strokes these are.
std::size_t WindowInput::type_next(int before) {
    if (strokes_.empty()) {
        return 0;
    }
    ImGuiIO& io = ImGui::GetIO();
    io.ClearInputCharacters();
    for (const Stroke& stroke : strokes_) {
        if (has_slot(stroke.key)) {
            io.KeysDown[stroke.key] = false;
        }
    }
    const Stroke& first = strokes_.front();
    if (first.key != 0 && first.key == before) {
        return 0;  // pressed again: it must be seen up in between
    }
    io.KeyCtrl = (first.modifiers & GLFW_MOD_CONTROL) != 0;
    io.KeyShift = (first.modifiers & GLFW_MOD_SHIFT) != 0;
    io.KeyAlt = (first.modifiers & GLFW_MOD_ALT) != 0;
    io.KeySuper = (first.modifiers & GLFW_MOD_SUPER) != 0;
    if (first.key != 0) {
        if (has_slot(first.key)) {
            held_ = first.key;
            io.KeysDown[held_] = true;
        }
        return 1;
    }
    std::size_t count = 0;
    for (; count < strokes_.size() && strokes_[count].key == 0; ++count) {
        io.AddInputCharacter(strokes_[count].character);
    }
    return count;
}

// After a key that was held for a frame the keyboard is as it is.
void WindowInput::tell_what_is_down(int before) {
    ImGuiIO& io = ImGui::GetIO();
    if (before != 0) {
        io.KeysDown[before] = is_down(window_, before, before);
    }
    io.KeyCtrl = is_down(window_, GLFW_KEY_LEFT_CONTROL, GLFW_KEY_RIGHT_CONTROL);
    io.KeyShift = is_down(window_, GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT);
    io.KeyAlt = is_down(window_, GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT);
    io.KeySuper = is_down(window_, GLFW_KEY_LEFT_SUPER, GLFW_KEY_RIGHT_SUPER);
}

bool WindowInput::take_news() { return std::exchange(news_, false) || !strokes_.empty(); }

WindowInput& WindowInput::of(GLFWwindow* window) {
    WindowInput& input = *static_cast<WindowInput*>(glfwGetWindowUserPointer(window));
    input.news_ = true;
    return input;
}

void WindowInput::add_pointer(PointerEvent::Kind kind, PointerButton button, double wheel) {
    events_.push_back({kind, pointer_, button, wheel,
                       is_down(window_, GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT),
                       is_down(window_, GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT)});
}

void WindowInput::listen_to_keys() {
    glfwSetKeyCallback(window_, [](GLFWwindow* window, int key, int scancode, int action, int modifiers) {
        WindowInput& input = of(window);
        const std::optional<Chord> chord = chord_of_key(key, scancode, modifiers);
        const bool types = key <= GLFW_KEY_WORLD_2 && !chord;  // what it types comes as a character
        if (action != GLFW_RELEASE && !is_modifier(key) && !types) {
            input.strokes_.push_back({key, modifiers, 0, chord});
        }
    });
    glfwSetCharCallback(window_, [](GLFWwindow* window, unsigned character) {
        WindowInput& input = of(window);
        input.strokes_.push_back({0, 0, character, chord_of_text(character)});
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
