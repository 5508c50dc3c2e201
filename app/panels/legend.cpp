#include "app/panels/legend.h"

#include "app/panels/compare_header.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <utility>

namespace fovlab {
namespace {

// A small picture before each word of the legend, as the canvas draws it.
class LegendSample {
public:
    explicit LegendSample(const PanelContext& ui)
        : ui_(ui),
          side_(ImGui::GetTextLineHeight()),
          at_(ImGui::GetCursorScreenPos()),
          list_(*ImGui::GetWindowDrawList()) {}

    void cell(Ink ink) const {
        list_.AddRectFilled(at_, corner(), colour(ink), ui_.px(2.0F));
        const bool bright = is_bright(ui_.palette[ink].colour);
        if (ui_.palette[ink].mark == Mark::hatch) {
            const ImU32 tone = colour(bright ? Ink::hatch_on_bright : Ink::hatch_on_dark);
            for (const float x : {0.0F, 0.5F, 1.0F, 1.5F}) {
                const float from = std::min(x, 1.4F);
                list_.AddLine({at_.x + from * side_, at_.y + (x - from) * side_},
                              {at_.x + std::max(x - 1.0F, 0.0F) * side_, at_.y + std::min(x, 1.0F) * side_},
                              tone, ui_.px(1.0F));
            }
        } else if (ui_.palette[ink].mark == Mark::dot) {
            const ImU32 tone = colour(bright ? Ink::dot_on_bright : Ink::dot_on_dark);
            for (const ImVec2 at : {ImVec2{0.35F, 0.75F}, ImVec2{1.05F, 0.75F}, ImVec2{0.7F, 0.25F}}) {
                list_.AddCircleFilled({at_.x + at.x * side_, at_.y + at.y * side_}, ui_.px(1.5F), tone);
            }
        } else if (const Mark mark = ui_.palette[ink].mark;
                   mark == Mark::point_left || mark == Mark::point_right) {
            point(mark == Mark::point_left ? -1.0F : 1.0F,
                  colour(bright ? Ink::detail : Ink::detail_on_dark));
        } else if (ui_.palette[ink].mark == Mark::border) {
            list_.AddRectFilled({at_.x, corner().y - ui_.px(3.0F)}, corner(), colour(Ink::wall_side));
        }
        list_.AddRect(at_, corner(), colour(Ink::panel_edge), ui_.px(2.0F));
    }

    void frame(Ink ink) const {
        list_.AddRect(at_, corner(), colour(ink), 0.0F, ImDrawFlags_None, ui_.px(2.0F));
    }

    void line(Ink ink) const {
        const float y = middle().y;
        const Mark mark = ui_.palette[ink].mark;
        if (mark == Mark::dash_dot) {
            list_.AddLine({at_.x, y}, {at_.x + side_ * 0.75F, y}, colour(ink), ui_.px(2.0F));
            list_.AddLine({at_.x + side_, y}, {at_.x + side_ * 1.2F, y}, colour(ink), ui_.px(2.0F));
            return;
        }
        const float piece = side_ * (mark == Mark::dashed ? 0.55F : mark == Mark::dotted ? 0.17F : 1.4F);
        const float gap = side_ * (mark == Mark::dotted ? 0.25F : 0.3F);
        for (float x = at_.x; x < corner().x; x += piece + gap) {
            list_.AddLine({x, y}, {std::min(x + piece, corner().x), y}, colour(ink), ui_.px(2.5F));
        }
    }

    void tinted(Ink ink) const {
        const Colour tint = tint_of(ui_.palette[ink].colour);
        list_.AddRectFilled(at_, corner(), IM_COL32(tint.r, tint.g, tint.b, tint.a));
        list_.AddRect(at_, corner(), colour(ink));
    }

    void dot(Ink ink) const { round(ink, false); }
    void ring(Ink ink) const { round(ink, true); }

    void diamond(Ink ink) const {
        list_.AddRectFilled({middle().x - side_ / 2.0F, at_.y}, {middle().x + side_ / 2.0F, corner().y},
                            colour(Ink::wall_visible));
        list_.AddQuad({middle().x, at_.y}, {middle().x + side_ / 2.0F, middle().y}, {middle().x, corner().y},
                      {middle().x - side_ / 2.0F, middle().y}, colour(ink), ui_.px(1.5F));
    }

    void tie(Ink ink) const {
        list_.AddCircleFilled(middle(), ui_.px(6.0F), colour(Ink::label_plate));
        list_.AddCircle(middle(), ui_.px(6.0F), colour(ink), 0, ui_.px(1.3F));
        for (const float off : {-ui_.px(1.6F), ui_.px(1.6F)}) {
            list_.AddLine({middle().x - ui_.px(2.6F), middle().y + off},
                          {middle().x + ui_.px(2.6F), middle().y + off}, colour(ink), ui_.px(1.3F));
        }
    }

    void measure(Ink ink) const {
        list_.AddRectFilled(at_, corner(), colour(Ink::floor_visible), ui_.px(2.0F));
        const float top = at_.y + ui_.px(2.0F);
        const float bottom = corner().y - ui_.px(2.0F);
        list_.AddLine({middle().x, top}, {middle().x, bottom}, colour(ink), ui_.px(1.2F));
        for (const float y : {top, bottom}) {
            list_.AddLine({middle().x - ui_.px(3.0F), y}, {middle().x + ui_.px(3.0F), y}, colour(ink),
                          ui_.px(1.2F));
        }
    }

    // As large as on the map, on floor.
    void block(Ink ink) const {
        constexpr std::array<float, 4> sides{0.44F, 0.62F, 0.78F, 0.94F};
        const auto step = static_cast<std::size_t>(ink) - static_cast<std::size_t>(Ink::one_way_1);
        list_.AddRectFilled(at_, corner(), colour(Ink::floor_visible), ui_.px(2.0F));
        const float half = side_ * sides[step] / 2.0F;
        const float rim = ui_.px(1.0F);
        list_.AddRectFilled({middle().x - half, middle().y - half}, {middle().x + half, middle().y + half},
                            colour(Ink::one_way_number));
        list_.AddRectFilled({middle().x - half + rim, middle().y - half + rim},
                            {middle().x + half - rim, middle().y + half - rim}, colour(ink));
    }

    void plus(Ink ink) const {
        minus(ink);
        list_.AddRectFilled({middle().x - ui_.px(1.2F), middle().y - ui_.px(4.5F)},
                            {middle().x + ui_.px(1.2F), middle().y + ui_.px(4.5F)}, colour(ink));
    }
    void minus(Ink ink) const {
        list_.AddRectFilled({middle().x - ui_.px(4.5F), middle().y - ui_.px(1.2F)},
                            {middle().x + ui_.px(4.5F), middle().y + ui_.px(1.2F)}, colour(ink));
    }

    void say(std::string_view words) const {
        ImGui::Dummy({side_ * 1.4F, side_});
        ImGui::SameLine();
        PanelContext ui = ui_;
        paragraph(ui, words, Ink::text_dim);
    }

private:
    void point(float towards, ImU32 tone) const {
        const float x = middle().x - towards * side_ * 0.16F;
        const ImVec2 upper{x, middle().y - side_ * 0.26F};
        const ImVec2 lower{x, middle().y + side_ * 0.26F};
        list_.AddTriangleFilled({middle().x + towards * side_ * 0.24F, middle().y},
                                towards > 0.0F ? lower : upper, towards > 0.0F ? upper : lower, tone);
    }

    // Floor under a point, as on the map.
    void round(Ink ink, bool hollow) const {
        list_.AddRectFilled(at_, corner(), colour(Ink::floor_visible), ui_.px(2.0F));
        list_.AddCircleFilled(middle(), ui_.px(3.2F), colour(hollow ? Ink::viewer_edge : ink));
        list_.AddCircle(middle(), ui_.px(3.2F), colour(ink), 0, ui_.px(1.4F));
    }

    ImVec2 corner() const { return {at_.x + side_ * 1.4F, at_.y + side_}; }
    ImVec2 middle() const { return {(at_.x + corner().x) / 2.0F, (at_.y + corner().y) / 2.0F}; }
    ImU32 colour(Ink ink) const { return ImGui::GetColorU32(ui_.colour(ink)); }

    const PanelContext& ui_;
    float side_;
    ImVec2 at_;
    ImDrawList& list_;
};

struct Entry {
    Ink ink;
    Word text;
    void (LegendSample::*draw)(Ink) const;
};

constexpr Entry k_entries[] = {
    {Ink::floor_visible, Word::legend_visible, &LegendSample::cell},
    {Ink::wall_visible, Word::legend_wall, &LegendSample::cell},
    {Ink::floor_dark, Word::legend_dark, &LegendSample::cell},
    {Ink::floor_on_its_way, Word::legend_on_its_way, &LegendSample::cell},
    {Ink::floor_unknown, Word::legend_unknown, &LegendSample::cell},
    {Ink::row, Word::legend_row, &LegendSample::frame},
    {Ink::cell, Word::legend_cell, &LegendSample::frame},
    {Ink::start_slope, Word::legend_start, &LegendSample::line},
    {Ink::end_slope, Word::legend_end, &LegendSample::line},
    {Ink::waiting_edge, Word::legend_waiting, &LegendSample::line},
    {Ink::tie, Word::legend_tie, &LegendSample::tie},
    {Ink::measure, Word::legend_measure, &LegendSample::measure},
    {Ink::centre_point, Word::legend_centre_in, &LegendSample::dot},
    {Ink::centre_point, Word::legend_centre_out, &LegendSample::ring},
    {Ink::wall_shape, Word::legend_shape, &LegendSample::diamond},
    {Ink::ray, Word::legend_ray, &LegendSample::line},
    {Ink::ray_cell, Word::legend_ray_cell, &LegendSample::tinted},
    {Ink::past_ray, Word::legend_past_ray, &LegendSample::line},
    {Ink::sight_line, Word::legend_sight, &LegendSample::line},
    {Ink::blame, Word::legend_blame, &LegendSample::frame},
    {Ink::umbra, Word::legend_umbra, &LegendSample::tinted},
    {Ink::added, Word::legend_added, &LegendSample::plus},
    {Ink::removed, Word::legend_removed, &LegendSample::minus},
    {Ink::pair_a, Word::legend_pair_a, &LegendSample::line},
    {Ink::pair_b, Word::legend_pair_b, &LegendSample::line},
    {Ink::one_way_1, Word::legend_one_way_1, &LegendSample::block},
    {Ink::one_way_2, Word::legend_one_way_2, &LegendSample::block},
    {Ink::one_way_3, Word::legend_one_way_3, &LegendSample::block},
    {Ink::one_way_4, Word::legend_one_way_4, &LegendSample::block},
    {Ink::quadrant, Word::legend_quadrant, &LegendSample::line},
    {Ink::range_edge, Word::legend_range, &LegendSample::line},
};

void say_those_drawn(PanelContext& ui, const InkSet& inks, std::span<const Entry> entries) {
    for (const Entry& entry : entries) {
        if (inks.test(static_cast<std::size_t>(entry.ink))) {
            const LegendSample sample(ui);
            (sample.*entry.draw)(entry.ink);
            sample.say(word(entry.text));
        }
    }
}

// The cells of the difference: the same inks as of one run mean something else, and the sides have names.
void difference_legend(PanelContext& ui, const InkSet& inks) {
    const auto only = [&ui](Side side) { return worded(Word::compare_only, {side_and_algorithm(ui, side)}); };
    const std::pair<Ink, std::string> entries[] = {
        {Ink::floor_visible, std::string(word(Word::compare_both))},
        {Ink::floor_only_left, only(Side::left)},
        {Ink::floor_only_right, only(Side::right)},
        {Ink::floor_dark, std::string(word(Word::compare_neither))},
        {Ink::wall_visible, std::string(word(Word::compare_wall))},
    };
    for (const auto& [ink, words] : entries) {
        const LegendSample sample(ui);
        sample.cell(ink);
        sample.say(words);
    }
    constexpr Entry others[] = {
        {Ink::floor_unknown, Word::legend_unknown, &LegendSample::cell},
        {Ink::pair_a, Word::legend_pair_a, &LegendSample::line},
        {Ink::pair_b, Word::legend_pair_b, &LegendSample::line},
        {Ink::range_edge, Word::legend_range, &LegendSample::line},
    };
    say_those_drawn(ui, inks, others);
}

}  // namespace

void legend(PanelContext& ui, const InkSet& inks) {
    const bool any = std::any_of(std::begin(k_entries), std::end(k_entries), [&inks](const Entry& entry) {
        return inks.test(static_cast<std::size_t>(entry.ink));
    });
    if (!any) {
        return;
    }
    heading(ui, word(Word::legend_heading));
    if (ui.session.compares() && ui.session.document().compare->show == Show::difference) {
        difference_legend(ui, inks);
        return;
    }
    say_those_drawn(ui, inks, k_entries);
}

}  // namespace fovlab
