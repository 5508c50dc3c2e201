#include "app/panels/inspector_panel.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <algorithm>
#include <array>
#include <string>

namespace fovlab {
namespace {

std::string number(int value) { return to_words(Slope(Fraction{value, 1})); }

std::string slope_words(const Slope& slope, const std::optional<Point>& set_by) {
    return worded(Word::set_by,
                  {to_words(slope), set_by ? in_words(*set_by) : std::string(word(Word::by_nothing))});
}

void why_section(PanelContext& ui) {
    heading(ui, word(Word::explain_heading));
    const std::optional<Why>& why = ui.session.explanation();
    if (!why) {
        paragraph(ui, word(Word::explain_hint), Ink::text_dim);
        return;
    }
    const Grid& grid = ui.session.document().grid;
    std::string title = in_words(why->cell) + "  " + std::string(info(grid.at(why->cell)).name);
    if (ui.session.pinned()) {
        title += "  · " + std::string(word(Word::explain_pinned));
    }
    paragraph(ui, title, Ink::text_dim);
    link_paragraph(ui, ActionId::explain_jump, ui.session.explanation_sentence());
    if (is_enabled(ui, ActionId::explain_jump)) {
        paragraph(ui, worded(Word::decided_at, {std::to_string(*why->step)}), Ink::text_dim);
    }
    if (const std::optional<Umbra>& umbra = ui.session.umbra()) {
        paragraph(ui, sentence(*umbra, grid));
    }
    if (why->quadrant) {
        fact(ui, word(Word::quadrant), std::string(name(*why->quadrant)));
        fact(ui, word(Word::depth), std::to_string(why->place->depth));
        fact(ui, word(Word::column), number(why->place->column));
    }
    if (ui.session.pinned()) {
        action_button(ui, ActionId::explain_unpin);
    }
}

// Which cells the last change, or other rules than the usual, brought and took.
void changes_section(PanelContext& ui) {
    heading(ui, word(Word::changes_heading));
    const Against against = ui.session.against();
    const std::optional<Difference>& changes = ui.session.changes();
    if (changes && changes->any()) {
        paragraph(ui, worded(Word::changes_counted, {std::to_string(changes->added.count()),
                                                     std::to_string(changes->removed.count())}));
    } else if (changes) {
        const bool usual = against == Against::default_rules;
        paragraph(ui, word(usual ? Word::changes_same_as_default : Word::changes_same), Ink::text_dim);
    } else if (against == Against::last_change) {
        paragraph(ui, word(Word::changes_none_yet), Ink::text_dim);
    }
    const std::array<std::string_view, 3> words{
        word(Word::against_last_change), word(Word::against_default_rules), word(Word::against_nothing)};
    if (const auto clicked =
            choice(ui, ActionId::explain_changes, words, static_cast<std::size_t>(against))) {
        ui.actions.emplace_back(ShowChanges{static_cast<Against>(*clicked)});
    }
}

void step_section(PanelContext& ui) {
    heading(ui, word(Word::step_heading));
    const Cursor& cursor = ui.session.cursor();
    if (cursor.at_end()) {
        const bool cut = ui.session.recording().trace.cut();
        paragraph(ui, word(cut ? Word::recording_cut : Word::step_all_done),
                  cut ? Ink::warning : Ink::text_dim);
        action_button(ui, ActionId::step_play, word(Word::watch), 0.0F, false);
    } else if (cursor.at_start()) {
        paragraph(ui, word(Word::step_before_first), Ink::text_dim);
    } else {
        paragraph(ui, ui.session.current_step_sentence());
    }
}

void light_section(PanelContext& ui) {
    const Frame& frame = ui.session.frame();
    if (ui.session.cursor().at_end() || !frame.quadrant) {
        return;
    }
    heading(ui, word(Word::wedge_heading));
    paragraph(ui, word(Word::wedge_meaning), Ink::text_dim);
    if (frame.running) {
        const LiveWedge& wedge = *frame.running;
        const RowBegan& row = ui.session.recording().trace.rows()[static_cast<std::size_t>(wedge.row)].began;
        fact(ui, word(Word::quadrant), std::string(name(*frame.quadrant)));
        fact(ui, word(Word::depth), std::to_string(wedge.depth));
        fact(ui, word(Word::columns), number(row.first) + " … " + number(row.last));
        fact(ui, word(Word::start_slope), slope_words(wedge.start, wedge.start_by));
        fact(ui, word(Word::end_slope), slope_words(wedge.end, wedge.end_by));
    } else {
        paragraph(ui, word(Word::wedge_none), Ink::text_dim);
    }
    heading(ui, word(Word::waiting_heading));
    if (frame.waiting.empty()) {
        paragraph(ui, word(Word::waiting_none), Ink::text_dim);
    }
    constexpr std::size_t most = 9;
    for (std::size_t i = 0; i < frame.waiting.size() && i < most; ++i) {
        const LiveWedge& wedge = frame.waiting[i];
        const bool any_left = to_double(wedge.rest) < to_double(wedge.end);
        fact(ui, worded(Word::waiting_row, {std::to_string(i + 1), std::to_string(wedge.depth)}),
             any_left ? to_words(wedge.rest) + " … " + to_words(wedge.end)
                      : std::string(word(Word::nothing_left)));
    }
    if (frame.waiting.size() > most) {
        paragraph(ui, worded(Word::and_more, {std::to_string(frame.waiting.size() - most)}), Ink::text_dim);
    }
}

// A small picture before each word of the legend.
class LegendSample {
public:
    explicit LegendSample(const PanelContext& ui)
        : ui_(ui),
          side_(ImGui::GetTextLineHeight()),
          at_(ImGui::GetCursorScreenPos()),
          list_(*ImGui::GetWindowDrawList()) {}

    void cell(Ink ink) const {
        list_.AddRectFilled(at_, corner(), colour(ink), ui_.px(2.0F));
        if (ui_.palette[ink].mark == Mark::hatch) {
            list_.AddLine({at_.x, corner().y}, {at_.x + side_, at_.y}, colour(Ink::text_dim), 1.0F);
            list_.AddLine({at_.x + side_ * 0.4F, corner().y}, {corner().x, at_.y}, colour(Ink::text_dim),
                          1.0F);
        } else if (ui_.palette[ink].mark == Mark::dot) {
            list_.AddCircleFilled({(at_.x + corner().x) / 2.0F, (at_.y + corner().y) / 2.0F}, ui_.px(2.0F),
                                  colour(Ink::text));
        }
        list_.AddRect(at_, corner(), colour(Ink::panel_edge), ui_.px(2.0F));
    }

    void frame(Ink ink) const {
        list_.AddRect(at_, corner(), colour(ink), 0.0F, ImDrawFlags_None, ui_.px(2.0F));
    }

    void line(Ink ink) const {
        const float y = (at_.y + corner().y) / 2.0F;
        const bool dashed = ui_.palette[ink].mark == Mark::dashed;
        const float piece = dashed ? side_ * 0.55F : side_ * 1.4F;
        for (float x = at_.x; x < corner().x; x += piece + side_ * 0.3F) {
            list_.AddLine({x, y}, {std::min(x + piece, corner().x), y}, colour(ink), ui_.px(2.5F));
        }
    }

    void say(Word words) const {
        ImGui::Dummy({side_ * 1.4F, side_});
        ImGui::SameLine();
        PanelContext ui = ui_;
        paragraph(ui, word(words), Ink::text_dim);
    }

private:
    ImVec2 corner() const { return {at_.x + side_ * 1.4F, at_.y + side_}; }
    ImU32 colour(Ink ink) const { return ImGui::GetColorU32(ui_.colour(ink)); }

    const PanelContext& ui_;
    float side_;
    ImVec2 at_;
    ImDrawList& list_;
};

// What the cells, and while steps are done the frames and lines, stand for.
void legend(PanelContext& ui) {
    struct Entry {
        Ink ink;
        Word text;
        void (LegendSample::*draw)(Ink) const;
        bool of_steps;
    };
    constexpr Entry entries[] = {
        {Ink::floor_visible, Word::legend_visible, &LegendSample::cell, false},
        {Ink::floor_dark, Word::legend_dark, &LegendSample::cell, false},
        {Ink::floor_on_its_way, Word::legend_on_its_way, &LegendSample::cell, true},
        {Ink::floor_unknown, Word::legend_unknown, &LegendSample::cell, true},
        {Ink::row, Word::legend_row, &LegendSample::frame, true},
        {Ink::cell, Word::legend_cell, &LegendSample::frame, true},
        {Ink::start_slope, Word::legend_start, &LegendSample::line, true},
        {Ink::end_slope, Word::legend_end, &LegendSample::line, true},
    };
    heading(ui, word(Word::legend_heading));
    for (const Entry& entry : entries) {
        if (entry.of_steps && ui.session.cursor().at_end()) {
            continue;
        }
        const LegendSample sample(ui);
        (sample.*entry.draw)(entry.ink);
        sample.say(entry.text);
    }
}

}  // namespace

void inspector_panel(PanelContext& ui) {
    why_section(ui);
    step_section(ui);
    changes_section(ui);
    light_section(ui);
    legend(ui);
}

}  // namespace fovlab
