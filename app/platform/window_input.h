// What the window system tells: keys, characters and the pointer, kept in order until the next frame.
#pragma once

#include "app/platform/lab.h"

#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <utility>
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

    // Hands over what has happened since the last time, in its order; while a text field has the keyboard, a key a
    // frame. Keys that come after a click, or after a key that opens a text field, wait until it is known which field
    // has the keyboard now. Call it after the backend's NewFrame and before Dear ImGui's own, whose keys and buttons
    // it holds down.
    void take(FrameInput& into);
    // As if this was typed.
    void type(const std::string& ascii);
    // Has anything happened since this was last asked, or is a key still to be handed over?
    bool take_news();
    // Files that were dropped on the window since the last time.
    std::vector<std::string> take_dropped() { return std::exchange(dropped_, {}); }

private:
    // A key that was pressed or repeats, or a character.
    struct Stroke {
        int key = 0;  // as GLFW counts; 0: a character
        int modifiers = 0;
        unsigned character = 0;
        std::optional<Chord> chord;
    };

    // A stroke, or else something that the pointer did.
    struct Event {
        std::optional<Stroke> stroke;
        PointerEvent pointer;
    };
    // What one frame is given.
    struct Handed {
        std::optional<Spot> press;
        std::array<bool, 3> pressed{};
    };

    static WindowInput& of(GLFWwindow* window);
    bool hand_over_strokes(int before, FrameInput& into);
    bool hand_over_pointer(Handed& handed, FrameInput& into);
    std::size_t act_next();
    std::size_t type_next(int before);
    std::size_t strokes_ahead() const;
    void hide_strokes();
    void tell_what_is_down(int before);
    void tell_buttons(const Handed& handed);
    void add_pointer(PointerEvent::Kind kind, PointerButton button = PointerButton::left, double wheel = 0.0);
    void listen_to_keys();
    void listen_to_pointer();
    void listen_to_window();

    GLFWwindow* window_;
    std::vector<std::string> dropped_;
    std::deque<Event> events_;       // not handed over yet
    int frames_to_wait_ = 0;         // before the next stroke is
    int held_ = 0;                   // the key that Dear ImGui was told is down in the last frame; 0: none
    std::array<bool, 3> buttons_{};  // that are down, as handed over
    Spot pointer_;                   // now
    bool news_ = true;
};

}  // namespace fovlab
