#include "app/panels/step_slider.h"

#include "app/panels/widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace fovlab {
namespace {

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

}  // namespace

std::optional<std::size_t> step_slider(PanelContext& ui, ActionId id, const Run& run, bool strong) {
    const Trace& trace = run.trace();
    const std::size_t steps = trace.size();
    std::optional<std::size_t> asked;
    const float height = ui.px(26.0F);
    const float width = std::max(ImGui::GetContentRegionAvail().x, ui.px(40.0F));
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImGui::InvisibleButton(("##" + std::string(row(id).name)).c_str(), {width, height});
    if (ImGui::IsItemActive() && steps > 0) {
        const float part = std::clamp((ImGui::GetIO().MousePos.x - from.x) / width, 0.0F, 1.0F);
        const auto step = static_cast<std::size_t>(std::lround(part * static_cast<float>(steps)));
        if (step != run.cursor().step() || ui.session.playback().playing()) {
            asked = step;
        }
    }
    const auto x_of = [&](std::size_t step) {
        return from.x + (steps == 0 ? width : width * static_cast<float>(step) / static_cast<float>(steps));
    };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto ink = [&](Ink which) { return ImGui::GetColorU32(ui.colour(which)); };
    const float here = x_of(run.cursor().step());
    const float top = from.y + ui.px(3.0F);
    const float bottom = from.y + height - ui.px(3.0F);
    list.AddRectFilled({from.x, top}, {from.x + width, bottom}, ink(Ink::control), ui.px(4.0F));
    list.AddRectFilled({from.x, top}, {here, bottom}, ink(Ink::control_active), ui.px(4.0F));
    for (const SectorSpan& span : sector_spans(trace)) {
        const std::string words(name(span.sector));
        const float left = x_of(span.from);
        const ImVec2 size = ImGui::CalcTextSize(words.c_str());
        if (span.from > 0) {
            list.AddLine({left, top}, {left, bottom}, ink(Ink::text_dim), ui.px(1.0F));
        }
        if (x_of(span.to) - left > size.x + ui.px(8.0F)) {
            const float x = (left + x_of(span.to) - size.x) / 2.0F;
            list.AddText({x, (top + bottom - size.y) / 2.0F}, ink(Ink::text_dim), words.c_str());
        }
    }
    const float grip = ui.px(4.0F);
    list.AddRectFilled({here - grip, from.y}, {here + grip, from.y + height},
                       ink(strong ? Ink::accent : Ink::text_dim), ui.px(3.0F));
    note_item(ui, id);
    return asked;
}

}  // namespace fovlab
