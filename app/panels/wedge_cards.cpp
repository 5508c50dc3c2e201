#include "app/panels/wedge_cards.h"

#include "app/panels/fraction.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"
#include "core/figure/step_scene.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

constexpr std::size_t k_most_cards = k_most_turns;  // those that have numbers on the map

std::string columns_in_words(const RowBegan& row) {
    if (row.first > row.last) {
        return std::string(word(Word::card_no_columns));
    }
    if (row.first == row.last) {
        return worded(Word::card_column, {to_words(row.first)});
    }
    return worded(Word::card_columns, {to_words(row.first), to_words(row.last)});
}

class Card {
public:
    // `turn` 0: being scanned now.
    Card(PanelContext& ui, const LiveWedge& wedge, std::size_t turn)
        : ui_(ui),
          wedge_(wedge),
          row_(ui.session.recording().trace.rows()[static_cast<std::size_t>(wedge.row)].began),
          turn_(turn),
          list_(*ImGui::GetWindowDrawList()),
          at_(ImGui::GetCursorScreenPos()),
          width_(ImGui::GetContentRegionAvail().x) {}

    // True when the pointer is on it.
    bool draw() {
        const float height = height_of_all();
        const std::string id = "##tree.card" + std::to_string(turn_);
        if (ImGui::InvisibleButton(id.c_str(), {width_, height})) {
            ui_.actions.emplace_back(GoToStep{
                ui_.session.recording().trace.rows()[static_cast<std::size_t>(wedge_.row)].step + 1});
        }
        const bool hovered = ImGui::IsItemHovered();
        const ImVec2 to{at_.x + width_, at_.y + height};
        list_.AddRectFilled(at_, to, ink(hovered ? Ink::control_hot : Ink::control), ui_.px(5.0F));
        list_.AddRect(at_, to, ink(turn_ == 0 ? Ink::accent : Ink::panel_edge), ui_.px(5.0F),
                      ImDrawFlags_None, ui_.px(turn_ == 0 ? 2.0F : 1.0F));
        badge();
        float y = at_.y + pad() + line() / 2.0F;
        title(y);
        y += line() / 2.0F + slope_height() / 2.0F + ui_.px(2.0F);
        if (side_by_side()) {
            slope({inside(), y}, Word::value_start, wedge_.start, wedge_.start_by, Ink::start_slope);
            slope({inside() + half(), y}, Word::value_end, wedge_.end, wedge_.end_by, Ink::end_slope);
        } else {
            slope({inside(), y}, Word::value_start, wedge_.start, wedge_.start_by, Ink::start_slope);
            y += slope_height();
            slope({inside(), y}, Word::value_end, wedge_.end, wedge_.end_by, Ink::end_slope);
        }
        if (paused()) {
            y += slope_height() / 2.0F + line() / 2.0F;
            small({inside(), y}, paused_words());
        }
        note_item(ui_, ActionId::tree_card);
        return hovered;
    }

private:
    bool paused() const { return turn_ > 0 && wedge_.begun && wedge_.column; }
    std::string paused_words() const {
        const bool any_left = *wedge_.column < row_.last;
        return any_left ? worded(Word::card_paused, {to_words(*wedge_.column + 1)})
                        : std::string(word(Word::nothing_left));
    }

    float pad() const { return ui_.px(6.0F); }
    float line() const { return ImGui::GetTextLineHeight(); }
    float badge_width() const { return ui_.px(26.0F); }
    float inside() const { return at_.x + badge_width() + pad(); }
    float half() const { return (width_ - badge_width() - 2.0F * pad()) / 2.0F; }
    float slope_height() const {
        return std::max({fraction_size(ui_, digits_of(wedge_.start)).y,
                         fraction_size(ui_, digits_of(wedge_.end)).y, line()}) +
               ui_.px(3.0F);
    }
    float height_of_all() const {
        const float slopes = slope_height() * (side_by_side() ? 1.0F : 2.0F);
        return 2.0F * pad() + line() + ui_.px(2.0F) + slopes + (paused() ? line() : 0.0F);
    }
    ImU32 ink(Ink which) const { return ImGui::GetColorU32(ui_.colour(which)); }

    static float text_width(const std::string& words) { return ImGui::CalcTextSize(words.c_str()).x; }
    // A slope that no wall set is one of the sector's own: an octant ends straight ahead, all others on a diagonal.
    std::string by(Word name, const std::optional<Point>& wall) const {
        if (wall) {
            return worded(Word::by_wall, {in_words(*wall)});
        }
        const TraceRow& row = ui_.session.recording().trace.rows()[static_cast<std::size_t>(wedge_.row)];
        const bool ahead = row.sector.is_octant() && name == Word::value_end;
        return std::string(word(ahead ? Word::by_none_ahead : Word::by_nothing));
    }
    float slope_width(Word name, const Slope& slope, const std::optional<Point>& wall) const {
        return text_width(std::string(word(name))) + fraction_size(ui_, digits_of(slope)).x +
               small_width(by(name, wall)) + ui_.px(14.0F);
    }
    bool side_by_side() const {
        return std::max(slope_width(Word::value_start, wedge_.start, wedge_.start_by),
                        slope_width(Word::value_end, wedge_.end, wedge_.end_by)) <= half();
    }

    float small_width(const std::string& words) const {
        ImGui::PushFont(ui_.fonts.small);
        const float width = text_width(words);
        ImGui::PopFont();
        return width;
    }

    // In the middle of a line at a height.
    float text(ImVec2 at, const std::string& words, Ink colour) const {
        list_.AddText({at.x, at.y - line() / 2.0F}, ink(colour), words.c_str());
        return at.x + text_width(words);
    }
    void small(ImVec2 at, const std::string& words) const {
        ImGui::PushFont(ui_.fonts.small);
        list_.AddText({at.x, at.y - ImGui::GetTextLineHeight() / 2.0F}, ink(Ink::text_dim), words.c_str());
        ImGui::PopFont();
    }

    // The number of its turn, as beside its light on the map.
    void badge() const {
        const std::string words = turn_ == 0 ? "▸" : std::to_string(turn_);
        const ImVec2 middle{at_.x + badge_width() / 2.0F + ui_.px(2.0F), at_.y + pad() + line() / 2.0F};
        text({middle.x - text_width(words) / 2.0F, middle.y}, words,
             turn_ == 0 ? Ink::accent : Ink::waiting_edge);
    }

    void title(float y) const {
        const std::string words =
            worded(Word::card_row, {std::to_string(wedge_.wedge), std::to_string(wedge_.depth)});
        ImGui::PushFont(ui_.fonts.bold);
        float x = text({inside(), y}, words, Ink::text);
        ImGui::PopFont();
        const std::string columns = columns_in_words(row_);
        x += ui_.px(8.0F);
        small({x, y}, columns);
        const std::string next(word(Word::light_next));
        const float last = at_.x + width_ - pad() - small_width(next);
        if (turn_ == 1 && x + small_width(columns) + ui_.px(8.0F) <= last) {
            small({last, y}, next);
        }
    }

    void slope(ImVec2 at, Word name, const Slope& slope, const std::optional<Point>& wall, Ink colour) const {
        const float gap = ui_.px(6.0F);
        const float x = text(at, std::string(word(name)), colour) + gap;
        const ImVec2 size = fraction_size(ui_, digits_of(slope));
        paint_fraction(ui_, list_, {x, at.y - size.y / 2.0F}, digits_of(slope),
                       ImGui::GetColorU32(ui_.colour(Ink::text)));
        small({x + size.x + gap, at.y}, by(name, wall));
    }

    PanelContext& ui_;
    const LiveWedge& wedge_;
    const RowBegan& row_;
    std::size_t turn_;
    ImDrawList& list_;
    ImVec2 at_;
    float width_;
};

}  // namespace

std::optional<int> wedge_cards(PanelContext& ui) {
    const Frame& frame = ui.session.frame();
    std::optional<int> pointed;
    heading(ui, word(Word::wedge_heading));
    if (frame.running) {
        if (Card(ui, *frame.running, 0).draw()) {
            pointed = frame.running->wedge;
        }
    } else {
        paragraph(ui, word(Word::wedge_none), Ink::text_dim);
    }
    heading(ui, word(Word::waiting_heading));
    if (frame.waiting.empty()) {
        paragraph(ui, word(frame.running ? Word::waiting_none : Word::wedge_none), Ink::text_dim);
        return pointed;
    }
    const bool stack =
        ui.session.rules().order == ScanOrder::recursion || !uses(ui.session.algorithm(), Option::order);
    paragraph(ui, word(stack ? Word::waits_as_stack : Word::waits_as_queue), Ink::text_dim);
    for (std::size_t i = 0; i < frame.waiting.size() && i < k_most_cards; ++i) {
        if (Card(ui, frame.waiting[i], i + 1).draw()) {
            pointed = frame.waiting[i].wedge;
        }
    }
    if (frame.waiting.size() > k_most_cards) {
        paragraph(ui, worded(Word::and_more, {std::to_string(frame.waiting.size() - k_most_cards)}),
                  Ink::text_dim);
    }
    return pointed;
}

}  // namespace fovlab
