#include "app/platform/window_input.h"

#include "app/platform/window_keys.h"
#include "app/session/action_table.h"

#include <GLFW/glfw3.h>
#include <imgui.h>

#include <iterator>
#include <optional>
#include <utility>

namespace fovlab {

namespace {

// A click goes to Dear ImGui in one frame, and which field has the keyboard then it tells after the next one; a sheet
// that opens asks for the keyboard a frame later still.
constexpr int k_frames_to_focus = 3;

bool opens_text_field(const Chord& key) {
    const std::optional<ActionId> id = action_of_key(key);
    return id == ActionId::help_find || id == ActionId::file_open || id == ActionId::file_save ||
           id == ActionId::file_save_as;
}

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
    into.pointer.clear();
    const int before = std::exchange(held_, 0);
    tell_what_is_down(before);
    hide_strokes();
    Handed handed;
    bool more = true;
    while (more && !events_.empty()) {
        if (!events_.front().stroke) {
            more = hand_over_pointer(handed, into);
        } else {
            more = frames_to_wait_ == 0 && hand_over_strokes(before, into);
        }
    }
    tell_buttons(handed);
    if (!handed.press && frames_to_wait_ > 0) {
        --frames_to_wait_;
    }
}

// True if what comes next may belong to the same frame.
bool WindowInput::hand_over_strokes(int before, FrameInput& into) {
    const bool typing = ImGui::GetIO().WantTextInput;
    for (std::size_t count = typing ? type_next(before) : act_next(); count > 0; --count) {
        if (const std::optional<Chord>& chord = events_.front().stroke->chord) {
            into.keys.push_back(*chord);
        }
        events_.pop_front();
    }
    return !typing && frames_to_wait_ == 0;
}

// One press a frame: Dear ImGui 1.86 knows no more, and only where the pointer is. False: it has to wait.
bool WindowInput::hand_over_pointer(Handed& handed, FrameInput& into) {
    const PointerEvent event = events_.front().pointer;
    const auto button = static_cast<std::size_t>(event.button);
    if (event.kind == PointerEvent::Kind::press) {
        if (handed.press) {
            return false;
        }
        handed.press = event.at;
        handed.pressed[button] = true;
        buttons_[button] = true;
        frames_to_wait_ = k_frames_to_focus;
    } else if (event.kind == PointerEvent::Kind::release) {
        buttons_[button] = false;
    }
    into.pointer.push_back(event);
    events_.pop_front();
    return true;
}

// Pressed and released between two frames, a button is down for one. A press lies where it happened, even if the
// pointer has moved on since.
void WindowInput::tell_buttons(const Handed& handed) {
    ImGuiIO& io = ImGui::GetIO();
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        io.MouseDown[i] = buttons_[i] || handed.pressed[i];
    }
    if (handed.press) {
        io.MousePos = {static_cast<float>(handed.press->x), static_cast<float>(handed.press->y)};
    }
}

std::size_t WindowInput::strokes_ahead() const {
    std::size_t count = 0;
    while (count < events_.size() && events_[count].stroke) {
        ++count;
    }
    return count;
}

// How many of the next strokes are for the lab: all up to a click, or up to one that opens a text field.
std::size_t WindowInput::act_next() {
    const std::size_t most = strokes_ahead();
    for (std::size_t i = 0; i < most; ++i) {
        if (events_[i].stroke->chord && opens_text_field(*events_[i].stroke->chord)) {
            frames_to_wait_ = k_frames_to_focus;
            return i + 1;
        }
    }
    return most;
}

// What is not handed over has not happened yet, whatever Dear ImGui's backend heard.
void WindowInput::hide_strokes() {
    ImGuiIO& io = ImGui::GetIO();
    io.ClearInputCharacters();
    for (const Event& event : events_) {
        if (event.stroke && has_slot(event.stroke->key)) {
            io.KeysDown[event.stroke->key] = false;
        }
    }
}

// Dear ImGui 1.86 looks once a frame at which keys are down. A key that is pressed and released between two frames
// it never sees, and of keys pressed together it knows neither the order nor which of them Ctrl was for. So in each
// frame a text field is given the characters up to the next other key, or that key, down with its own modifiers;
// what comes after it is not yet down. How many strokes these are.
std::size_t WindowInput::type_next(int before) {
    ImGuiIO& io = ImGui::GetIO();
    const Stroke& first = *events_.front().stroke;
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
    const std::size_t most = strokes_ahead();
    std::size_t count = 0;
    for (; count < most && events_[count].stroke->key == 0; ++count) {
        io.AddInputCharacter(events_[count].stroke->character);
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

void WindowInput::type(const std::string& ascii) {
    for (const char character : ascii) {
        events_.emplace_back().stroke = Stroke{0, 0, static_cast<unsigned char>(character), std::nullopt};
    }
}

bool WindowInput::take_news() { return std::exchange(news_, false) || !events_.empty(); }

WindowInput& WindowInput::of(GLFWwindow* window) {
    WindowInput& input = *static_cast<WindowInput*>(glfwGetWindowUserPointer(window));
    input.news_ = true;
    return input;
}

void WindowInput::add_pointer(PointerEvent::Kind kind, PointerButton button, double wheel) {
    Event& event = events_.emplace_back();
    event.pointer = {kind,
                     pointer_,
                     button,
                     wheel,
                     is_down(window_, GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT),
                     is_down(window_, GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT)};
}

void WindowInput::listen_to_keys() {
    glfwSetKeyCallback(window_, [](GLFWwindow* window, int key, int scancode, int action, int modifiers) {
        WindowInput& input = of(window);
        const std::optional<Chord> chord = chord_of_key(key, scancode, modifiers);
        const bool types = key <= GLFW_KEY_WORLD_2 && !chord;  // what it types comes as a character
        if (action != GLFW_RELEASE && !is_modifier(key) && !types) {
            input.events_.emplace_back().stroke = Stroke{key, modifiers, 0, chord};
        }
    });
    glfwSetCharCallback(window_, [](GLFWwindow* window, unsigned character) {
        WindowInput& input = of(window);
        input.events_.emplace_back().stroke = Stroke{0, 0, character, chord_of_text(character)};
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
    glfwSetWindowCloseCallback(window_, [](GLFWwindow* window) { of(window); });
    glfwSetDropCallback(window_, [](GLFWwindow* window, int count, const char** names) {
        std::vector<std::string>& dropped = of(window).dropped_;
        dropped.insert(dropped.end(), names, names + count);
    });
    glfwSetWindowRefreshCallback(window_, [](GLFWwindow* window) { of(window); });
}

}  // namespace fovlab
