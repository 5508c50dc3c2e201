// What the window system tells: keys, characters and the pointer, kept in order until the next frame.
#pragma once

#include "app/platform/lab.h"

struct GLFWwindow;

namespace fovlab {

class WindowInput {
public:
    // Listens to this window, to which it must stay attached until the window closes. Before Dear ImGui's backend is
    // set up, which passes on what it hears.
    explicit WindowInput(GLFWwindow* window);
    WindowInput(const WindowInput&) = delete;
    WindowInput& operator=(const WindowInput&) = delete;

    // Hands over what has happened since the last time.
    void take(FrameInput& into);
    // Has anything happened since this was last asked?
    bool take_news();

private:
    static WindowInput& of(GLFWwindow* window);
    void add_pointer(PointerEvent::Kind kind, PointerButton button = PointerButton::left, double wheel = 0.0);
    void listen_to_keys();
    void listen_to_pointer();
    void listen_to_window();

    GLFWwindow* window_;
    std::vector<Chord> keys_;
    std::vector<PointerEvent> events_;
    Spot pointer_;
    bool news_ = true;
};

}  // namespace fovlab
