// What the window system tells: keys, characters and the pointer, kept in order until the next frame.
#pragma once

#include "app/platform/lab.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

struct GLFWwindow;

namespace fovlab {

class WindowInput {
public:
    // Listens to this window, to which it must stay attached until the window closes. Before Dear ImGui's backend is
    // set up, which passes on what it hears.
    explicit WindowInput(GLFWwindow* window);
    WindowInput(const WindowInput&) = delete;
    WindowInput& operator=(const WindowInput&) = delete;

    // Hands over what has happened since the last time; while a text field has the keyboard, a key a frame. Call it
    // after the backend's NewFrame and before Dear ImGui's own, whose keys it holds down.
    void take(FrameInput& into);
    // Has anything happened since this was last asked, or is a key still to be handed over?
    bool take_news();

private:
    // A key that was pressed or repeats, or a character.
    struct Stroke {
        int key = 0;  // as GLFW counts; 0: a character
        int modifiers = 0;
        unsigned character = 0;
        std::optional<Chord> chord;
    };

    static WindowInput& of(GLFWwindow* window);
    std::size_t type_next(int before);
    void tell_what_is_down(int before);
    void add_pointer(PointerEvent::Kind kind, PointerButton button = PointerButton::left, double wheel = 0.0);
    void listen_to_keys();
    void listen_to_pointer();
    void listen_to_window();

    GLFWwindow* window_;
    std::deque<Stroke> strokes_;
    int held_ = 0;  // the key that Dear ImGui was told is down in the last frame; 0: none
    std::vector<PointerEvent> events_;
    Spot pointer_;
    bool news_ = true;
};

}  // namespace fovlab
