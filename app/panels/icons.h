// The small drawings on buttons: each terrain as it looks on the map, each way to paint, each symmetry, undo, zoom.
//
// Units: window pixels. They are drawn into a square and scale with it; lines take the colour of the button's text.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// Into the square whose top left corner is `at`. Nothing for an action without an icon.
void draw_icon(const PanelContext& ui, ActionId id, ImVec2 at, float size, Ink line);

// Its parts.
class IconPen;
void draw_terrain_icon(const PanelContext& ui, IconPen& pen, ActionId id);
void draw_thing_icon(const PanelContext& ui, IconPen& pen, ActionId id);
void draw_symmetry_icon(const PanelContext& ui, IconPen& pen, Symmetry symmetry, Ink line);

}  // namespace fovlab
