#include "app/panels/icons.h"

#include "app/panels/icon_pen.h"

namespace fovlab {
namespace {

void draw_brush(const IconPen& pen) {
    pen.line(0.95F, 0.05F, 0.52F, 0.48F, 1.6F);
    pen.shape(std::array<ImVec2, 4>{
        {ImVec2{0.4F, 0.42F}, ImVec2{0.58F, 0.6F}, ImVec2{0.34F, 0.86F}, ImVec2{0.06F, 0.94F}}});
    pen.shape(ThreeSpots{{ImVec2{0.4F, 0.42F}, ImVec2{0.34F, 0.86F}, ImVec2{0.06F, 0.94F}}});
    pen.shape(ThreeSpots{{ImVec2{0.4F, 0.42F}, ImVec2{0.06F, 0.94F}, ImVec2{0.14F, 0.62F}}});
}

void draw_bucket(const IconPen& pen) {
    pen.path(std::array<ImVec2, 5>{{ImVec2{0.42F, 0.1F}, ImVec2{0.8F, 0.48F}, ImVec2{0.4F, 0.88F},
                                    ImVec2{0.04F, 0.5F}, ImVec2{0.44F, 0.1F}}});
    pen.shape(ThreeSpots{{ImVec2{0.1F, 0.5F}, ImVec2{0.76F, 0.5F}, ImVec2{0.4F, 0.84F}}});
    pen.disc(0.88F, 0.78F, 0.1F);
    pen.shape(ThreeSpots{{ImVec2{0.88F, 0.54F}, ImVec2{0.97F, 0.74F}, ImVec2{0.79F, 0.74F}}});
}

void draw_pipette(const IconPen& pen) {
    pen.line(0.94F, 0.06F, 0.74F, 0.26F, 2.6F);
    pen.line(0.54F, 0.22F, 0.8F, 0.48F, 1.5F);
    pen.path(std::array<ImVec2, 5>{{ImVec2{0.6F, 0.28F}, ImVec2{0.16F, 0.7F}, ImVec2{0.08F, 0.94F},
                                    ImVec2{0.32F, 0.86F}, ImVec2{0.74F, 0.42F}}});
}

// An arrow that bends back; `side` 1 to the left, −1 to the right.
void draw_bent_arrow(const IconPen& pen, float side) {
    const auto x = [side](float from_left) { return 0.5F + side * (from_left - 0.5F); };
    pen.path(std::array<ImVec2, 6>{{ImVec2{x(0.1F), 0.36F}, ImVec2{x(0.62F), 0.36F}, ImVec2{x(0.82F), 0.44F},
                                    ImVec2{x(0.9F), 0.6F}, ImVec2{x(0.82F), 0.78F}, ImVec2{x(0.56F), 0.86F}}},
             1.3F);
    pen.path(ThreeSpots{{ImVec2{x(0.36F), 0.12F}, ImVec2{x(0.08F), 0.36F}, ImVec2{x(0.36F), 0.6F}}}, 1.3F);
}

void draw_clock(const IconPen& pen) {
    pen.ring(0.5F, 0.5F, 0.42F);
    pen.line(0.5F, 0.5F, 0.5F, 0.22F, 1.2F);
    pen.line(0.5F, 0.5F, 0.7F, 0.6F, 1.2F);
}

// A disc and a square, as A and B are marked on the map, and an arrow each way between them.
void draw_pair(const IconPen& pen) {
    pen.disc(0.2F, 0.22F, 0.19F);
    pen.fill(0.64F, 0.62F, 0.98F, 0.96F);
    pen.line(0.46F, 0.2F, 0.82F, 0.5F, 0.9F);
    pen.shape(ThreeSpots{{ImVec2{0.86F, 0.3F}, ImVec2{0.9F, 0.58F}, ImVec2{0.62F, 0.52F}}});
    pen.line(0.54F, 0.82F, 0.18F, 0.52F, 0.9F);
    pen.shape(ThreeSpots{{ImVec2{0.38F, 0.5F}, ImVec2{0.14F, 0.74F}, ImVec2{0.1F, 0.46F}}});
}

// The four corners of a frame, and what is in it.
void draw_fit(const IconPen& pen) {
    for (const float x : {0.06F, 0.94F}) {
        for (const float y : {0.1F, 0.9F}) {
            pen.path(ThreeSpots{{ImVec2{x, y + (y < 0.5F ? 0.24F : -0.24F)}, ImVec2{x, y},
                                 ImVec2{x + (x < 0.5F ? 0.24F : -0.24F), y}}},
                     1.2F);
        }
    }
    pen.fill(0.3F, 0.34F, 0.7F, 0.66F);
}

// Three sheets, one over another.
void draw_layers(const IconPen& pen) {
    pen.shape(std::array<ImVec2, 4>{
        {ImVec2{0.5F, 0.06F}, ImVec2{0.98F, 0.3F}, ImVec2{0.5F, 0.54F}, ImVec2{0.02F, 0.3F}}});
    for (const float y : {0.5F, 0.7F}) {
        pen.path(ThreeSpots{{ImVec2{0.04F, y}, ImVec2{0.5F, y + 0.23F}, ImVec2{0.96F, y}}}, 1.2F);
    }
}

// Half of it light, half dark.
void draw_palette(const IconPen& pen) {
    pen.ring(0.5F, 0.5F, 0.42F);
    pen.half_disc(0.5F, 0.5F, 0.42F);
}

// Two pictures beside each other, one of them filled.
void draw_two_pictures(const IconPen& pen) {
    pen.box(0.02F, 0.16F, 0.46F, 0.84F, 1.3F);
    pen.fill(0.54F, 0.16F, 0.98F, 0.84F);
}

// A folder whose front leans forward.
void draw_open(const IconPen& pen) {
    pen.path(std::array<ImVec2, 7>{{ImVec2{0.06F, 0.82F}, ImVec2{0.06F, 0.16F}, ImVec2{0.36F, 0.16F},
                                    ImVec2{0.46F, 0.28F}, ImVec2{0.82F, 0.28F}, ImVec2{0.82F, 0.44F},
                                    ImVec2{0.24F, 0.44F}}},
             1.1F);
    pen.shape(std::array<ImVec2, 4>{
        {ImVec2{0.24F, 0.44F}, ImVec2{1.0F, 0.44F}, ImVec2{0.82F, 0.86F}, ImVec2{0.06F, 0.86F}}});
}

// A disk; `as` leaves room in a corner for what another name is written with.
void draw_disk(const IconPen& pen, bool as) {
    pen.path(
        std::array<ImVec2, 6>{{ImVec2{as ? 0.5F : 0.92F, 0.92F}, ImVec2{0.08F, 0.92F}, ImVec2{0.08F, 0.08F},
                               ImVec2{0.74F, 0.08F}, ImVec2{0.92F, 0.26F}, ImVec2{0.92F, as ? 0.4F : 0.92F}}},
        1.2F);
    pen.fill(0.28F, 0.08F, 0.62F, 0.32F);
    if (as) {
        pen.line(0.94F, 0.52F, 0.66F, 0.84F, 1.8F);
        pen.disc(0.6F, 0.92F, 0.06F);
    } else {
        pen.fill(0.26F, 0.54F, 0.74F, 0.92F);
    }
}

// One dot tied to two others.
void draw_share(const IconPen& pen) {
    pen.line(0.2F, 0.5F, 0.8F, 0.18F, 1.1F);
    pen.line(0.2F, 0.5F, 0.8F, 0.82F, 1.1F);
    pen.disc(0.2F, 0.5F, 0.17F);
    pen.disc(0.8F, 0.18F, 0.15F);
    pen.disc(0.8F, 0.82F, 0.15F);
}

// A landscape in its frame.
void draw_figure(const IconPen& pen) {
    pen.box(0.04F, 0.12F, 0.96F, 0.88F, 1.2F);
    pen.disc(0.7F, 0.34F, 0.1F);
    pen.shape(ThreeSpots{{ImVec2{0.4F, 0.34F}, ImVec2{0.72F, 0.8F}, ImVec2{0.12F, 0.8F}}});
}

// Three steps down, with an arrow.
void draw_stairs(const IconPen& pen) {
    pen.path(std::array<ImVec2, 7>{{ImVec2{0.06F, 0.3F}, ImVec2{0.34F, 0.3F}, ImVec2{0.34F, 0.56F},
                                    ImVec2{0.62F, 0.56F}, ImVec2{0.62F, 0.82F}, ImVec2{0.94F, 0.82F},
                                    ImVec2{0.94F, 0.82F}}},
             1.3F);
    pen.line(0.54F, 0.08F, 0.84F, 0.38F, 1.1F);
    pen.shape(ThreeSpots{{ImVec2{0.94F, 0.5F}, ImVec2{0.64F, 0.42F}, ImVec2{0.88F, 0.2F}}});
}

Symmetry symmetry_of(const PanelContext& ui, ActionId id) {
    if (id == ActionId::symmetry_next) {
        return ui.session.symmetry();
    }
    return static_cast<Symmetry>(static_cast<int>(id) - static_cast<int>(ActionId::symmetry_none));
}

void draw_control(const IconPen& pen, ActionId id) {
    switch (id) {
        case ActionId::stroke_brush:
            return draw_brush(pen);
        case ActionId::stroke_line:
            pen.line(0.14F, 0.86F, 0.86F, 0.14F, 1.3F);
            pen.disc(0.14F, 0.86F, 0.12F);
            return pen.disc(0.86F, 0.14F, 0.12F);
        case ActionId::stroke_rectangle:
            return pen.fill(0.06F, 0.16F, 0.94F, 0.84F);
        case ActionId::stroke_frame:
            return pen.box(0.08F, 0.18F, 0.92F, 0.82F, 1.8F);
        case ActionId::stroke_fill:
            return draw_bucket(pen);
        case ActionId::stroke_pick:
            return draw_pipette(pen);
        case ActionId::pair_pick:
            return draw_pair(pen);
        case ActionId::file_open:
            return draw_open(pen);
        case ActionId::file_save:
            return draw_disk(pen, false);
        case ActionId::file_save_as:
            return draw_disk(pen, true);
        case ActionId::file_share_code:
            return draw_share(pen);
        case ActionId::file_export:
            return draw_figure(pen);
        case ActionId::edit_undo:
            return draw_bent_arrow(pen, 1.0F);
        case ActionId::edit_redo:
            return draw_bent_arrow(pen, -1.0F);
        case ActionId::edit_history:
            return draw_clock(pen);
        case ActionId::view_fit:
            return draw_fit(pen);
        case ActionId::view_zoom_in:
            pen.line(0.5F, 0.1F, 0.5F, 0.9F, 1.4F);
            return pen.line(0.1F, 0.5F, 0.9F, 0.5F, 1.4F);
        case ActionId::view_zoom_out:
            return pen.line(0.1F, 0.5F, 0.9F, 0.5F, 1.4F);
        case ActionId::view_layers:
            return draw_layers(pen);
        case ActionId::view_palette:
            return draw_palette(pen);
        case ActionId::compare_toggle:
            return draw_two_pictures(pen);
        case ActionId::explore_toggle:
            return draw_stairs(pen);
        default:
            return;
    }
}

bool is_terrain(ActionId id) { return id >= ActionId::tool_wall && id <= ActionId::tool_stairs_up; }
bool is_thing(ActionId id) { return id >= ActionId::tool_watcher && id <= ActionId::tool_mark; }
bool is_symmetry(ActionId id) {
    return id >= ActionId::symmetry_next && id <= ActionId::symmetry_quarter_turns;
}

}  // namespace

void draw_icon(const PanelContext& ui, ActionId id, ImVec2 at, float size, Ink line) {
    IconPen pen(*ImGui::GetWindowDrawList(), at, size, ImGui::GetColorU32(ui.colour(line)));
    if (is_terrain(id)) {
        draw_terrain_icon(ui, pen, id);
    } else if (is_thing(id)) {
        draw_thing_icon(ui, pen, id);
    } else if (is_symmetry(id)) {
        draw_symmetry_icon(ui, pen, symmetry_of(ui, id), line);
    } else {
        draw_control(pen, id);
    }
}

}  // namespace fovlab
