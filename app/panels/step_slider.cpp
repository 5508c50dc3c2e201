#include "app/panels/step_slider.h"

#include "app/panels/widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr float k_between_marks = 5.0F;  // pixels at scale 1

struct SectorSpan {
    Sector sector;
    std::size_t from = 0;  // steps
    std::size_t to = 0;
};

std::vector<SectorSpan> sector_spans(const Trace& trace) {
    std::vector<SectorSpan> spans;
    // Rows say where their sectors are, and there are far fewer of them than steps.
    for (const TraceRow& row : trace.rows()) {
        if (spans.empty() || spans.back().sector != row.sector) {
            const std::size_t from = row.step == 0 ? 0 : row.step - 1;
            if (!spans.empty()) {
                spans.back().to = from;
            }
            spans.push_back({row.sector, from, trace.size()});
        }
    }
    return spans;
}

// The parts and their names, octants as the points of a compass are written.
template <class XOf>
void sector_parts(const PanelContext& ui, const Trace& trace, const XOf& x_of, float top, float bottom) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = ImGui::GetColorU32(ui.colour(Ink::text_dim));
    for (const SectorSpan& span : sector_spans(trace)) {
        const float left = x_of(span.from);
        if (span.from > 0) {
            list.AddLine({left, top}, {left, bottom}, ink, ui.px(1.0F));
        }
        const std::string words(span.sector.is_octant() ? compass_name(span.sector.octant())
                                                        : name(span.sector));
        const ImVec2 size = ImGui::CalcTextSize(words.c_str());
        if (x_of(span.to) - left > size.x + ui.px(8.0F)) {
            const float x = (left + x_of(span.to) - size.x) / 2.0F;
            list.AddText({x, (top + bottom - size.y) / 2.0F}, ink, words.c_str());
        }
    }
}

// A mark where each ray leaves the viewer; where they would stand too close, only where the next row of targets begins.
template <class XOf>
void ray_marks(const PanelContext& ui, const Trace& trace, const XOf& x_of, float top, float bottom) {
    constexpr std::size_t most = 20'000;  // looked at in each frame
    const std::vector<TraceRay>& rays = trace.rays();
    if (rays.size() < 2 || rays.size() > most) {
        return;
    }
    const float each = (x_of(rays.back().step) - x_of(rays.front().step)) / static_cast<float>(rays.size());
    const bool every = each >= ui.px(k_between_marks);
    float last = x_of(0);
    for (std::size_t i = 1; i < rays.size(); ++i) {
        const float x = x_of(rays[i].step);
        const bool row = rays[i].to.y != rays[i - 1].to.y;
        if ((every || row) && x - last >= ui.px(k_between_marks)) {
            ImGui::GetWindowDrawList()->AddLine({x, (top + bottom) / 2.0F}, {x, bottom},
                                                ImGui::GetColorU32(ui.colour(Ink::text_dim)), ui.px(1.0F));
            last = x;
        }
    }
}

}  // namespace

std::optional<std::size_t> slider_bar(PanelContext& ui, ActionId id, std::size_t at, std::size_t all,
                                      bool strong, const BarMarks& marks) {
    std::optional<std::size_t> asked;
    const float height = ui.px(26.0F);
    const float width = std::max(ImGui::GetContentRegionAvail().x, ui.px(40.0F));
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImGui::InvisibleButton(("##" + std::string(row(id).name)).c_str(), {width, height});
    if (ImGui::IsItemActive() && all > 0) {
        const float part = std::clamp((ImGui::GetIO().MousePos.x - from.x) / width, 0.0F, 1.0F);
        const auto step = static_cast<std::size_t>(std::lround(part * static_cast<float>(all)));
        if (step != at || ui.session.playback().playing()) {
            asked = step;
        }
    }
    const Bar bar{from.x, width, from.y + ui.px(3.0F), from.y + height - ui.px(3.0F), all};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto ink = [&](Ink which) { return ImGui::GetColorU32(ui.colour(which)); };
    const float here = bar.x_of(at);
    list.AddRectFilled({from.x, bar.top}, {from.x + width, bar.bottom}, ink(Ink::control), ui.px(4.0F));
    list.AddRectFilled({from.x, bar.top}, {here, bar.bottom}, ink(Ink::control_active), ui.px(4.0F));
    if (marks) {
        marks(bar);
    }
    const float grip = ui.px(4.0F);
    list.AddRectFilled({here - grip, from.y}, {here + grip, from.y + height},
                       ink(strong ? Ink::accent : Ink::text_dim), ui.px(3.0F));
    note_item(ui, id);
    return asked;
}

std::optional<std::size_t> step_slider(PanelContext& ui, ActionId id, const Run& run, bool strong) {
    const Trace& trace = run.trace();
    return slider_bar(ui, id, run.cursor().step(), trace.size(), strong, [&](const Bar& bar) {
        const auto x_of = [&bar](std::size_t step) { return bar.x_of(step); };
        sector_parts(ui, trace, x_of, bar.top, bar.bottom);
        ray_marks(ui, trace, x_of, bar.top, bar.bottom);
    });
}

}  // namespace fovlab
