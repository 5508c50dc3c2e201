// How a count is written: a number, or that it is not there yet, or that it is old; in a column, to the right.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/algorithm_table.h"

#include <cstdint>
#include <string>

namespace fovlab {

struct CountText {
    std::string text;
    bool old = false;  // of an earlier map or of other rules: dim, and with a sign that needs no colour
};

// 12,345: these numbers get long.
std::string grouped(std::uint64_t number);
CountText count_text(const RunCounts& counts, TableColumn column);

// With its right end at `right`, in the small font or the ordinary one.
void paint_count(const PanelContext& ui, const CountText& count, ImVec2 right, ImFont* font);
float width_of(const std::string& text, ImFont* font);

// Where counts wait because they take long: how long, and the button to begin them; while they run, the one to stop.
void long_counts(PanelContext& ui);

}  // namespace fovlab
