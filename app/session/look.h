// How the lab looked: all that a person finds again with the document but that is no part of it.
//
// As JSON; what is missing, of another kind or out of its range is passed over. Choices are told by the names of the
// actions that make them, so that they outlive changes of the tables.
#pragma once

#include "core/grid/point.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// Where the map lies, as the hand has moved it.
struct KeptView {
    double cell = 24.0;  // pixels
    double x = 0.0;      // cells: the spot in the middle of the picture
    double y = 0.0;

    friend bool operator==(const KeptView& a, const KeptView& b) {
        return a.cell == b.cell && a.x == b.x && a.y == b.y;
    }
    friend bool operator!=(const KeptView& a, const KeptView& b) { return !(a == b); }
};

struct Look {
    std::optional<std::size_t> step;   // none: all
    std::optional<std::size_t> right;  // the same of the right side
    std::vector<std::string> choices;  // names of actions: tool, stroke, symmetry, language, panels
    std::vector<std::string> layers;   // those that are shown, by their actions
    std::optional<Point> pinned;
    double speed = 12.0;  // steps a second
    double divider = 0.5;
    bool together = true;          // do the steps of two runs go the same share of their ways?
    std::optional<KeptView> view;  // none: the whole map

    friend bool operator==(const Look& a, const Look& b) {
        return a.step == b.step && a.right == b.right && a.choices == b.choices && a.layers == b.layers &&
               a.pinned == b.pinned && a.speed == b.speed && a.divider == b.divider &&
               a.together == b.together && a.view == b.view;
    }
    friend bool operator!=(const Look& a, const Look& b) { return !(a == b); }
};

std::string to_text(const Look& look);
Look read_look(const std::string& text);

}  // namespace fovlab
