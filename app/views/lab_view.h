// The lab: the map large in the middle with the tools above it; on the left the gallery and the rules or the map's
// size; on the right why, the wedges or the code; the timeline and a status line along the bottom.
#pragma once

#include "app/canvas/canvas.h"
#include "app/panels/code_panel.h"
#include "app/panels/file_sheet.h"
#include "app/panels/finder.h"
#include "app/panels/hint_card.h"
#include "app/panels/history_panel.h"
#include "app/panels/leave_sheet.h"
#include "app/panels/lesson_pane.h"
#include "app/panels/map_panel.h"
#include "app/panels/panel_context.h"
#include "app/panels/wedges_panel.h"
#include "app/views/export_sheet.h"
#include "app/views/fine_sheet.h"
#include "app/views/lesson_panes.h"
#include "app/views/lesson_pictures.h"
#include "app/views/side_width.h"
#include "app/views/wipe_bar.h"

#include <optional>
#include <vector>

namespace fovlab {

class LabView {
public:
    // Draws everything between a new frame and its rendering. `requests` says what the canvas is asked for.
    void draw(PanelContext& ui, const std::vector<PointerEvent>& pointer, const Requests& requests,
              TextureStore& textures);

    std::optional<KeptView> moved_view() const { return canvas_.moved_view(); }
    const ViewTransform& view() const { return canvas_.view(); }
    std::optional<double> second_picture() const { return canvas_.second_picture(); }
    // Is a stroke being drawn, or the viewer dragged? Escape breaks that off before it does anything else.
    bool edits() const { return canvas_.edits(); }

private:
    void left_pane(PanelContext& ui);
    void side_pane(PanelContext& ui);
    void left_panel(PanelContext& ui, LeftPanel which);
    void side_panel(PanelContext& ui, SidePanel which);
    void lesson(PanelContext& ui, TextureStore& textures);
    // How the window is shared out; a part of no size is not there.
    struct Parts {
        float left = 0.0F;
        float left_bar = 0.0F;
        float middle = 0.0F;
        float right_bar = 0.0F;
        float right = 0.0F;
        float top = 0.0F;     // the tool bar
        float height = 0.0F;  // of all above the timeline
        float timeline = 0.0F;
        std::optional<LessonPaneKind> lesson_pane = {};
    };
    Parts parts_of(PanelContext& ui, ImVec2 window);
    void columns(PanelContext& ui, const Parts& parts, ImVec2 window, TextureStore& textures);
    // Above the pictures while two runs are compared; how much of the height `room` it takes.
    float compare_panes(PanelContext& ui, ImVec2 at, ImVec2 room);
    void map_pane(PanelContext& ui, const std::vector<PointerEvent>& pointer, const Requests& requests,
                  TextureStore& textures);

    Canvas canvas_;
    LessonPane lesson_pane_;
    LessonPanes lesson_panes_;
    LessonPictures lesson_pictures_;
    LessonWidth lesson_width_;
    MapPanel map_panel_;
    WedgesPanel wedges_panel_;
    CodePanel code_panel_;
    HintCard hint_card_;
    HistoryPanel history_panel_;
    Finder finder_;
    ExportSheet export_sheet_;
    FineSheet fine_sheet_;
    FileSheet file_sheet_;
    LeaveSheet leave_sheet_;
    SideWidth side_width_;
    WipeBar wipe_bar_;
    float toolbar_height_ = 0.0F;  // that the last frame needed
    float strip_height_ = 0.0F;
    float header_height_ = 0.0F;
};

}  // namespace fovlab
