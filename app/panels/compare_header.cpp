#include "app/panels/compare_header.h"

#include "app/panels/algorithm_list.h"
#include "app/panels/count_text.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/fov/rule_value.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fovlab {
namespace {

std::size_t walls_seen(const Run& run) {
    const Grid& grid = run.trace().grid();
    const CellSet seen = run.trace().visible(run.cursor().step());
    std::size_t walls = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            walls += seen.contains({x, y}) && grid.opaque({x, y}) ? 1U : 0U;
        }
    }
    return walls;
}

// Not torn apart where the line is full.
struct Item {
    std::string text;
    Ink ink = Ink::text;
};

// `so_far`: in the words for steps that are not all done.
std::vector<Item> counts_of(const Session& session, Side side, bool so_far) {
    const Run& run = session.run(side);
    const CountText one_way = count_text(session.counts(side), TableColumn::one_way);
    const std::size_t walls = walls_seen(run);
    const auto say = [so_far](Word whole, Word part, std::size_t count) {
        return Item{worded(so_far ? part : whole, {std::to_string(count)})};
    };
    return {
        say(Word::compare_seen, Word::compare_seen_so_far, run.visible_count()),
        say(Word::compare_examined, Word::compare_examined_so_far, run.trace().examined(run.cursor().step())),
        walls == 1 ? say(Word::compare_one_wall, Word::compare_one_wall_so_far, walls)
                   : say(Word::compare_walls, Word::compare_walls_so_far, walls),
        {worded(Word::compare_one_way, {one_way.text}), one_way.old ? Ink::text_dim : Ink::text}};
}

// In how many lines they stand; drawn if so wished.
int flow(PanelContext& ui, const std::vector<Item>& items, bool draws) {
    const float room = ImGui::GetContentRegionAvail().x;
    const float gap = ui.px(12.0F);
    float end = 0.0F;
    int lines = 0;
    for (const Item& item : items) {
        const float width = ImGui::CalcTextSize(item.text.c_str()).x;
        const bool beside = lines > 0 && end + gap + width <= room;
        end = beside ? end + gap + width : width;
        lines += beside ? 0 : 1;
        if (!draws) {
            continue;
        }
        if (beside) {
            ImGui::SameLine(0.0F, gap);
        }
        ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(item.ink));
        ImGui::TextUnformatted(item.text.c_str());
        ImGui::PopStyleColor();
    }
    return lines;
}

// As high while the steps run as when they are done, so that nothing below it moves.
void counts(PanelContext& ui, Side side) {
    const bool so_far = !ui.session.run(side).cursor().at_end();
    const int most = flow(ui, counts_of(ui.session, side, true), false);
    const int lines = flow(ui, counts_of(ui.session, side, so_far), true);
    for (int line = lines; line < most; ++line) {
        ImGui::TextUnformatted("");
    }
}

// The rules in which it differs.
void rules_line(PanelContext& ui, Side side) {
    // A rule that only the other side uses is told there.
    const bool same =
        rules_apart(ui.session, Side::left).empty() && rules_apart(ui.session, Side::right).empty();
    const std::string apart = rules_apart(ui.session, side);
    paragraph(ui, same ? word(Word::compare_rules_same) : std::string_view(apart),
              same ? Ink::text_dim : Ink::accent);
}

}  // namespace

std::string_view side_word(Side side) {
    return word(side == Side::left ? Word::compare_left : Word::compare_right);
}

std::string side_and_algorithm(const PanelContext& ui, Side side) {
    return worded(Word::compare_side,
                  {std::string(side_word(side)), std::string(info(ui.session.run(side).algorithm()).name)});
}

std::string rules_apart(const Session& session, Side side) {
    const Run& run = session.run(side);
    std::string told;
    for (const Option option : info(run.algorithm()).uses) {
        const std::string value = value_of(run.rules(), option);
        if (value != value_of(session.run(other(side)).rules(), option)) {
            told +=
                (told.empty() ? "" : ", ") + worded(Word::compare_side, {std::string(name(option)), value});
        }
    }
    return told;
}

void side_sign(const PanelContext& ui, Side side, ImVec2 at, float size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Ink fill = side == Side::left ? Ink::floor_only_left : Ink::floor_only_right;
    const bool bright = is_bright(ui.palette[fill].colour);
    const ImU32 ink = ImGui::GetColorU32(ui.colour(bright ? Ink::detail : Ink::detail_on_dark));
    list.AddRectFilled(at, {at.x + size, at.y + size}, ImGui::GetColorU32(ui.colour(fill)), ui.px(2.0F));
    const float towards = ui.palette[fill].mark == Mark::point_left ? -1.0F : 1.0F;
    const ImVec2 middle{at.x + size / 2.0F, at.y + size / 2.0F};
    const ImVec2 tip{middle.x + towards * size * 0.24F, middle.y};
    const ImVec2 upper{middle.x - towards * size * 0.16F, middle.y - size * 0.26F};
    const ImVec2 lower{upper.x, middle.y + size * 0.26F};
    list.AddTriangleFilled(tip, towards > 0.0F ? lower : upper, towards > 0.0F ? upper : lower, ink);
}

float compare_header(PanelContext& ui, Side side, bool brief) {
    const float top = ImGui::GetCursorPosY();
    const bool chosen = ui.session.chosen() == side;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float frame = ImGui::GetFrameHeight();
    const float sign = ui.px(16.0F);
    side_sign(ui, side, {at.x, at.y + (frame - sign) / 2.0F}, sign);
    ImGui::Dummy({sign, frame});
    ImGui::SameLine(0.0F, ui.px(6.0F));
    algorithm_list(
        ui, side == Side::left ? ActionId::compare_left_algorithm : ActionId::compare_right_algorithm, side);
    if (!brief) {
        ImGui::PushFont(ui.fonts.small);
        counts(ui, side);
        rules_line(ui, side);
        ImGui::PopFont();
    }
    const float height = ImGui::GetCursorPosY() - top;
    const ImVec2 window = ImGui::GetWindowPos();
    if (chosen) {
        const float bottom = window.y + ImGui::GetWindowHeight();
        ImGui::GetWindowDrawList()->AddRectFilled({window.x, bottom - ui.px(3.0F)},
                                                  {window.x + ImGui::GetWindowWidth(), bottom},
                                                  ImGui::GetColorU32(ui.colour(Ink::accent)));
    }
    if (!chosen && ImGui::IsWindowHovered() && !ImGui::IsAnyItemHovered() &&
        ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
        ui.actions.emplace_back(ChooseSide{side});
    }
    return height;
}

}  // namespace fovlab
