// The pictures on a page of a lesson: scenarios drawn by the lab itself in the colours at hand, and PNGs.
//
// Each is made once for a width and a palette, and freed when the page turns. A picture is never larger than it is. What is
// missing or broken says so in a frame. Units: window pixels.
#pragma once

#include "app/canvas/texture_store.h"
#include "app/panels/panel_context.h"
#include "app/session/course.h"
#include "app/views/figure_image.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

class LessonPictures {
public:
    // Before the page is drawn: what another page had is freed.
    void begin(const Course& course, TextureStore& textures);
    // At the cursor, with its words below.
    void draw(PanelContext& ui, const Course& course, const Block& block, float width,
              TextureStore& textures);

private:
    struct Shown {
        std::string name;
        LessonPicture source;
        float width = 0.0F;
        std::size_t palette = 0;
        FigureImage image;
        std::string problem;  // why it cannot be drawn
    };

    Shown& shown(const PanelContext& ui, const Course& course, const std::string& name, float width,
                 TextureStore& textures);
    void make(const PanelContext& ui, Shown& picture, float width, TextureStore& textures) const;

    std::string file_;
    std::size_t page_ = 0;
    std::vector<Shown> pictures_;  // in the order of their slots
};

}  // namespace fovlab
