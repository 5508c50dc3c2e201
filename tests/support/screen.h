// The lab without a screen, for tests of what a person does: clicks on controls, drags over cells, keys.
//
// Units: window pixels at scale 1 unless told otherwise.
#pragma once

#include "app/platform/headless.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace fovlab::test {

class Screen {
public:
    explicit Screen(Session session, int width = 1280, int height = 800, float scale = 1.0F)
        : lab_(std::move(session), width, height, scale) {
        lab_.settle();
    }

    Headless& lab() { return lab_; }
    const Session& session() const { return lab_.session(); }
    ScreenReport report() { return lab_.lab().screen(); }

    std::optional<ScreenItem> find(std::string_view name) {
        for (const ScreenItem& item : report().items) {
            if (item.name == name) {
                return item;
            }
        }
        return std::nullopt;
    }

    // Presses and releases the left button, and gathers what the lab asks of its driver meanwhile.
    FrameOutput click(Spot at) {
        lab_.move(at);
        lab_.settle();
        lab_.button(PointerButton::left, true);
        FrameOutput asked = lab_.frame();
        lab_.button(PointerButton::left, false);
        gather(asked, 3);
        return asked;
    }

    // A control that lies on the map's tab has that opened first.
    FrameOutput click(std::string_view item) {
        if (!find(item)) {
            click(lab_.middle_of("panel.map"));
        }
        REQUIRE(find(item));
        return click(lab_.middle_of(item));
    }

    FrameOutput press(const Chord& key) {
        lab_.press(key);
        FrameOutput asked = lab_.frame();
        gather(asked, 2);
        return asked;
    }

    // From cell to cell with a button held; a frame for each, unless all of it is to come within one.
    void drag(const std::vector<Point>& way, PointerButton button = PointerButton::left,
              bool within_a_frame = false) {
        lab_.move(lab_.middle_of(way.front()));
        lab_.frame();
        lab_.button(button, true);
        for (const Point cell : way) {
            lab_.move(lab_.middle_of(cell));
            if (!within_a_frame) {
                lab_.frame();
            }
        }
        lab_.button(button, false);
        lab_.settle();
    }

private:
    void gather(FrameOutput& asked, int frames) {
        for (int i = 0; i < frames; ++i) {
            FrameOutput more = lab_.frame();
            asked.quit = asked.quit || more.quit;
            asked.full_screen = asked.full_screen || more.full_screen;
            asked.paste = asked.paste || more.paste;
            asked.typing = more.typing;
            if (more.copy) {
                asked.copy = std::move(more.copy);
            }
        }
    }

    Headless lab_;
};

}  // namespace fovlab::test
