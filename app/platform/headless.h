// The lab without a screen: the same frame() over a Dear ImGui context that draws to nowhere. Tests hand it keys and
// pointer events as the window does.
//
// Units: window pixels, milliseconds.
#pragma once

#include "app/platform/document_files.h"
#include "app/platform/lab.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fovlab {

class Headless {
public:
    explicit Headless(Session session, int width = 1280, int height = 800, float scale = 1.0F);
    ~Headless();
    Headless(const Headless&) = delete;
    Headless& operator=(const Headless&) = delete;

    // One frame, 16 milliseconds after the last one unless told otherwise.
    FrameOutput frame(double milliseconds = 16.0);
    // Without one, what is counted between frames is bounded by cells and not by time.
    void use_clock(double (*clock)()) { input_.clock = clock; }
    // Where its files are from now on; it must outlive this. Without one, what is asked of files is only handed out.
    void use_storage(Storage& storage) { files_.emplace(storage); }
    // Some frames, for controls that need more than one to answer.
    void settle();

    void press(const Chord& key);
    void type(const std::string& text);  // into the text field that has the keyboard
    void move(Spot to);
    void button(PointerButton which, bool down, bool shift = false);
    void wheel(double notches);
    void click(Spot at);
    void lose_focus();

    Lab& lab() { return lab_; }
    const Session& session() const { return lab_.session(); }
    // The middle of a control by its action's ID, or of a cell on the canvas; for pointing at.
    Spot middle_of(std::string_view item) const;
    Spot middle_of(Point cell) const;

    // What was drawn last: vertices, and uploads of the cell texture so far.
    int vertices() const;
    int uploads() const { return textures_.uploads; }

private:
    class CountingTextures : public TextureStore {
    public:
        ImTextureID upload(std::size_t slot, int width, int height,
                           const std::vector<Colour>& texels) override;
        void drop(std::size_t slot) override { dropped = slot; }
        int uploads = 0;
        std::size_t dropped = 0;
    };

    // Makes this lab's context the current one.
    ImGuiIO& own_io() const;

    ImGuiContext* context_;
    CountingTextures textures_;
    FrameInput input_;
    Spot pointer_;
    Lab lab_;
    std::optional<DocumentFiles> files_;
};

}  // namespace fovlab
