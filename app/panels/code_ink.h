// How a line of a listing looks: tinted code, chips with values, and the gutter's marks.
//
// Code keeps half of its indent, so that deep lines fit a narrow pane. Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/chips.h"
#include "app/session/listing.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

float code_width(const PanelContext& ui, std::string_view text);

// How many rows these chips take within a width.
int rows_of_chips(const PanelContext& ui, const std::vector<Chip>& chips, float width);

struct GutterMarks {
    std::optional<std::size_t> number;
    bool runs = false;        // ▸
    bool stops = false;       // a disc
    bool would_stop = false;  // a ring: a click sets it
    bool fold = false;        // can be opened, or closed
    bool closed = false;
};

class CodePen {
public:
    CodePen(const PanelContext& ui, ImDrawList& list, float line) : ui_(ui), list_(list), line_(line) {}

    void code(ImVec2 at, const ListingLine& line) const;
    void fold(ImVec2 at, std::size_t lines, bool under_pointer) const;
    // From `at` to the right edge, and in further rows below where they don't fit.
    void chips(ImVec2 at, float right, const std::vector<Chip>& chips) const;
    void gutter(ImVec2 at, float width, const GutterMarks& marks) const;
    // Behind the running line, with a bar where its code begins.
    void highlight(ImVec2 from, ImVec2 to, float gutter) const;

private:
    ImU32 ink(Ink which) const;
    float text(ImVec2 at, ImFont* font, float size, Ink which, std::string_view words) const;
    void chip(ImVec2 at, const Chip& chip) const;

    const PanelContext& ui_;
    ImDrawList& list_;
    float line_;
};

}  // namespace fovlab
