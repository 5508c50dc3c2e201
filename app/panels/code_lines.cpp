#include "app/panels/code_lines.h"

#include "app/panels/code_ink.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/trace/moment.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fovlab {

struct CodeLines::Look {
    ImVec2 at;            // of the child window
    ImVec2 size;          // of what of it can be seen
    float line = 0.0F;    // height
    float letter = 0.0F;  // width
    float gutter = 0.0F;
    float code = 0.0F;  // x at which code begins, scrolled
    float top = 0.0F;   // y of the first line, scrolled
    std::optional<std::size_t> running;
    Moment moment;
};

namespace {

std::vector<Chip> chips_of(const Moment& moment, const ListingLine& line) {
    if (line.tells) {
        return chips_at(moment, *line.tells);
    }
    return line.tests_previous ? chips_at_test(moment) : std::vector<Chip>();
}

std::size_t letters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

void CodeLines::draw(PanelContext& ui, const Listing& listing, float height) {
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.colour(Ink::window));
    ImGui::BeginChild("##listing", {0.0F, height}, false, ImGuiWindowFlags_HorizontalScrollbar);
    const ImGuiStyle& style = ImGui::GetStyle();
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    Look look;
    look.at = ImGui::GetWindowPos();
    look.size = {ImGui::GetWindowWidth() - style.ScrollbarSize, height - style.ScrollbarSize};
    look.line = std::round(ui.fonts.mono->FontSize * ImGui::GetIO().FontGlobalScale * 1.4F);
    look.letter = code_width(ui, "0");
    look.gutter =
        look.letter * static_cast<float>(std::to_string(listing.lines().size()).size()) + ui.px(38.0F);
    look.code = origin.x + look.gutter;
    look.top = origin.y + ui.px(4.0F);
    look.running = running_line(listing, ui.session.recording().trace, ui.session.cursor().step());
    look.moment = moment_of(ui.session.recording().trace, ui.session.frame());

    forget_other_listings(ui, listing, look.size.x);
    const std::vector<Row> rows = lay_out(ui, listing, look);
    follow(ui, rows, look);
    break_under_pointer_.reset();
    fold_under_pointer_.reset();
    float widest = 0.0F;
    for (const Row& row : rows) {
        if (row.fold && open_folds_.count(row.line) == 0) {
            continue;
        }
        const ListingLine& line = listing.lines()[row.line];
        widest = std::max(widest, static_cast<float>(letters(line.text) + line.indent / 2) * look.letter);
    }
    for (const int pass : {0, 1}) {  // the gutter first: it knows which line is under the pointer
        for (const Row& row : rows) {
            const float y = look.top + row.y;
            if (y + row.height < look.at.y || y > look.at.y + height) {
                continue;
            }
            pass == 0 ? draw_gutter(ui, listing, row, look) : draw_row(ui, listing, row, look);
        }
    }
    const float bottom = rows.empty() ? 0.0F : rows.back().y + rows.back().height;
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy({look.gutter + widest + ui.px(12.0F), bottom + ui.px(8.0F)});
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

void CodeLines::forget_other_listings(const PanelContext& ui, const Listing& listing, float width) {
    const bool other = listing_ != &listing;
    if (other || width_ != width || ui.session.cursor().at_start()) {
        room_.assign(listing.lines().size(), {});
        width_ = width;
    }
    if (other) {
        listing_ = &listing;
        open_folds_.clear();
        followed_.reset();
    }
}

std::vector<CodeLines::Row> CodeLines::lay_out(const PanelContext& ui, const Listing& listing,
                                               const Look& look) {
    std::vector<Row> rows;
    float y = 0.0F;
    auto fold = listing.folds().begin();
    for (std::size_t i = 0; i < listing.lines().size(); ++i) {
        Row& row = rows.emplace_back();
        row.line = i;
        row.y = y;
        row.height = look.line;
        while (fold != listing.folds().end() && fold->first < i) {
            ++fold;
        }
        if (fold != listing.folds().end() && fold->first == i) {
            row.fold = *fold;
            if (open_folds_.count(i) == 0) {
                i += fold->count - 1;
            }
        }
        if (!row.fold) {
            const ListingLine& line = listing.lines()[i];
            row.chips = chips_of(look.moment, line);
            make_room(ui, line, i, row, look);
            if (room_[i].below) {
                row.height += static_cast<float>(room_[i].rows) * (look.line + ui.px(1.0F)) + ui.px(3.0F);
            }
        }
        y += row.height;
    }
    return rows;
}

void CodeLines::make_room(const PanelContext& ui, const ListingLine& line, std::size_t index, const Row& row,
                          const Look& look) {
    if (row.chips.empty()) {
        return;
    }
    const float indent = static_cast<float>(line.indent / 2) * look.letter;
    const float room = look.size.x - look.gutter - ui.px(6.0F);
    const float text = static_cast<float>(letters(line.text)) * look.letter;
    Room& kept = room_[index];
    kept.below = kept.below || rows_of_chips(ui, row.chips, room - indent - text - ui.px(14.0F)) > 1;
    if (kept.below) {
        kept.rows = std::max(kept.rows, rows_of_chips(ui, row.chips, room - indent));
    }
}

// Scrolls only when a step has moved the running line out of sight.
void CodeLines::follow(const PanelContext& ui, const std::vector<Row>& rows, const Look& look) {
    const std::pair now{ui.session.cursor().step(), look.running};
    if (followed_ == now) {
        return;
    }
    const bool first = !followed_;
    followed_ = now;
    const auto running = std::find_if(rows.begin(), rows.end(),
                                      [&](const Row& row) { return look.running == row.line && !row.fold; });
    if (running == rows.end() && !first) {
        return;
    }
    const float scroll = ImGui::GetScrollY();
    // Before the first step a listing shows its first line that tells something, and what leads there.
    const auto open = std::find_if(rows.begin(), rows.end(), [](const Row& row) { return !row.fold; });
    const auto target = running != rows.end() ? running : open;
    if (target == rows.end()) {
        return;
    }
    const float margin = look.line * 1.5F;
    const bool above = target->y < scroll + (scroll > 0.0F ? margin : 0.0F);
    const bool below = target->y + target->height + margin > scroll + look.size.y;
    if (above || below) {
        ImGui::SetScrollY(std::max(target->y - look.size.y * 0.4F, 0.0F));
    }
}

void CodeLines::draw_gutter(PanelContext& ui, const Listing& listing, const Row& row, const Look& look) {
    const float y = look.top + row.y;
    ImGui::PushID(static_cast<int>(row.line));
    ImGui::SetCursorScreenPos({look.at.x, y});
    if (row.fold && open_folds_.count(row.line) == 0) {
        if (ImGui::InvisibleButton("##fold", {look.size.x, look.line})) {
            open_folds_.insert(row.line);
        }
        if (ImGui::IsItemHovered()) {
            fold_under_pointer_ = row.line;
        }
    } else if (row.fold && ImGui::InvisibleButton("##close", {look.gutter, look.line})) {
        open_folds_.erase(row.line);
    } else if (!row.fold) {
        const std::optional<EventKind> kind = listing.break_at(row.line);
        if (ImGui::InvisibleButton("##break", {look.gutter, look.line}) && kind) {
            ui.actions.emplace_back(ToggleBreak{*kind});
        }
        if (look.running == row.line) {
            note_item(ui, ActionId::break_toggle, TipSide::left);
        } else {
            explain_hovered(ActionId::break_toggle, TipSide::left);
        }
        if (ImGui::IsItemHovered() && kind) {
            break_under_pointer_ = listing.line_of(*kind);
        }
    }
    ImGui::PopID();
}

void CodeLines::draw_row(PanelContext& ui, const Listing& listing, const Row& row, const Look& look) {
    const ListingLine& line = listing.lines()[row.line];
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = look.top + row.y;
    const bool runs = look.running == row.line && !row.fold;
    const bool stops = line.tells && ui.session.breaks().contains(*line.tells);
    const CodePen pen(ui, list, look.line);
    if (runs) {
        pen.highlight({look.at.x, y}, {look.at.x + ImGui::GetWindowWidth(), y + row.height}, look.gutter);
    }
    const bool closed = row.fold && open_folds_.count(row.line) == 0;
    const float x = look.code + static_cast<float>(line.indent / 2) * look.letter;
    list.PushClipRect({look.at.x + look.gutter, look.at.y},
                      {look.at.x + look.size.x, look.at.y + ImGui::GetWindowHeight()}, true);
    if (closed) {
        pen.fold({look.code, y}, row.fold->count, fold_under_pointer_ == row.line);
    } else {
        pen.code({x, y}, line);
    }
    if (!row.chips.empty()) {
        const bool below = room_[row.line].below;
        const float beside = x + static_cast<float>(letters(line.text)) * look.letter + ui.px(14.0F);
        // Values stay in sight when the code is scrolled sideways: they belong to the pane's width.
        const float under = look.at.x + look.gutter + static_cast<float>(line.indent / 2) * look.letter;
        pen.chips({below ? under : beside, below ? y + look.line : y}, look.at.x + look.size.x - ui.px(6.0F),
                  row.chips);
    }
    list.PopClipRect();
    pen.gutter({look.at.x, y}, look.gutter,
               {closed || line.number == 0 ? std::optional<std::size_t>() : line.number, runs, stops,
                break_under_pointer_ == row.line && !stops, row.fold.has_value(), closed});
}

}  // namespace fovlab
