#include "app/panels/cut_tree.h"

#include "app/panels/widgets.h"
#include "app/session/dungeon_words.h"
#include "core/dungeon/dungeon_trace.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_row = 24.0F;    // from a piece to the two that it was cut into
constexpr float k_node = 9.0F;    // half the side of a piece, where there is room
constexpr float k_least = 2.0F;   // the same where there is none
constexpr float k_reach = 12.0F;  // a click this near to a piece means it

class CutTree {
public:
    CutTree(PanelContext& ui, const Explore& explore)
        : ui_(ui), all_(explore.made()), now_(explore.made_so_far()), list_(*ImGui::GetWindowDrawList()) {
        if (explore.cut() > 0) {
            at_work_ = piece_of(explore.making().events()[explore.cut() - 1], now_);
        }
        lay_out();
    }

    void draw() {
        const ImVec2 from = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x;
        const float spacing = width / static_cast<float>(std::max(leaves_, 1));
        node_ = std::clamp(spacing * 0.42F, ui_.px(k_least), ui_.px(k_node));
        origin_ = {from.x, from.y + ui_.px(k_node) + ui_.px(2.0F)};
        spacing_ = spacing;
        const float height = ui_.px(k_row) * static_cast<float>(deepest_) + 2.0F * ui_.px(k_node + 2.0F);
        ImGui::InvisibleButton("##dungeon.tree", {width, height});
        const bool hovered = ImGui::IsItemHovered();
        const std::optional<int> near = hovered ? nearest(ImGui::GetIO().MousePos) : std::nullopt;
        if (near && ImGui::IsItemClicked()) {
            const bool again = ui_.session.chosen_piece() == near;
            ui_.actions.emplace_back(ChoosePiece{again ? std::nullopt : near});
        }
        note_item(ui_, ActionId::dungeon_tree, near ? TipSide::none : TipSide::right);
        lines();
        for (std::size_t i = 0; i < now_.pieces().size(); ++i) {
            node(static_cast<int>(i));
        }
        mark(at_work_, Ink::at_work);
        mark(ui_.session.chosen_piece(), Ink::pointed_edge);
        if (near && !ImGui::IsAnyMouseDown()) {
            tell(*near);
        }
    }

private:
    struct Place {
        float across = 0.0F;  // in leaves, from the left
        int depth = 0;
    };

    // Leaves side by side in their order, each other piece in the middle above its two.
    void lay_out() {
        places_.resize(all_.pieces().size());
        if (!places_.empty()) {
            place(0);
        }
    }
    float place(int index) {
        const Piece& piece = all_.pieces()[static_cast<std::size_t>(index)];
        deepest_ = std::max(deepest_, piece.depth);
        float across = 0.0F;
        if (piece.cut) {
            const float first = place(piece.cut->first);
            across = (first + place(piece.cut->second)) / 2.0F;
        } else {
            across = static_cast<float>(leaves_++) + 0.5F;
        }
        places_[static_cast<std::size_t>(index)] = {across, piece.depth};
        return across;
    }
    ImVec2 at(int index) const {
        const Place& place = places_[static_cast<std::size_t>(index)];
        return {origin_.x + spacing_ * place.across,
                origin_.y + ui_.px(k_row) * static_cast<float>(place.depth)};
    }
    ImU32 ink(Ink which) const { return ImGui::GetColorU32(ui_.colour(which)); }

    void lines() const {
        for (const Piece& piece : now_.pieces()) {
            if (piece.cut) {
                const auto index = static_cast<int>(&piece - now_.pieces().data());
                for (const int next : {piece.cut->first, piece.cut->second}) {
                    list_.AddLine(at(index), at(next), ink(Ink::text_dim), ui_.px(1.0F));
                }
            }
        }
    }

    void node(int index) const {
        const Piece& piece = now_.pieces()[static_cast<std::size_t>(index)];
        const ImVec2 middle = at(index);
        const ImVec2 from{middle.x - node_, middle.y - node_};
        const ImVec2 to{middle.x + node_, middle.y + node_};
        list_.AddRectFilled(from, to, ink(piece.room ? Ink::floor_visible : Ink::unseen));
        list_.AddRect(from, to, ink(Ink::text_dim), 0.0F, 0, ui_.px(1.0F));
        if (piece.cut && piece.cut->axis == CutAxis::vertical) {
            list_.AddLine({middle.x, from.y}, {middle.x, to.y}, ink(Ink::piece_edge), ui_.px(2.0F));
        } else if (piece.cut) {
            list_.AddLine({from.x, middle.y}, {to.x, middle.y}, ink(Ink::piece_edge), ui_.px(2.0F));
        }
        if (piece.room) {
            number(middle, std::to_string(*piece.room + 1));
        }
    }

    void number(ImVec2 middle, const std::string& digits) const {
        ImGui::PushFont(ui_.fonts.tiny);
        const ImVec2 size = ImGui::CalcTextSize(digits.c_str());
        if (size.x <= 2.0F * node_) {
            list_.AddText({middle.x - size.x / 2.0F, middle.y - size.y / 2.0F}, ink(Ink::number_on_light),
                          digits.c_str());
        }
        ImGui::PopFont();
    }

    void mark(std::optional<int> index, Ink which) const {
        if (!index || *index >= static_cast<int>(now_.pieces().size())) {
            return;
        }
        const ImVec2 middle = at(*index);
        const float half = node_ + ui_.px(1.5F);
        for (const auto& [line, width] : {std::pair(Ink::casing, 4.0F), std::pair(which, 2.0F)}) {
            list_.AddRect({middle.x - half, middle.y - half}, {middle.x + half, middle.y + half}, ink(line),
                          0.0F, 0, ui_.px(width));
        }
    }

    std::optional<int> nearest(ImVec2 pointer) const {
        std::optional<int> found;
        float least = ui_.px(k_reach);
        for (std::size_t i = 0; i < now_.pieces().size(); ++i) {
            const ImVec2 there = at(static_cast<int>(i));
            const float distance = std::hypot(pointer.x - there.x, pointer.y - there.y);
            if (distance < least) {
                least = distance;
                found = static_cast<int>(i);
            }
        }
        return found;
    }

    void tell(int index) const {
        const Piece& piece = now_.pieces()[static_cast<std::size_t>(index)];
        const Area& area = piece.area;
        const auto text = [](int value) { return std::to_string(value); };
        const std::string what =
            piece.cut ? worded(DungeonWord::piece_cut,
                               {piece.cut->axis == CutAxis::vertical ? "x" : "y", text(piece.cut->at)})
                      : std::string(word(DungeonWord::piece_whole));
        ImGui::BeginTooltip();
        ImGui::TextUnformatted(
            worded(DungeonWord::piece, {text(area.x), text(area.y), text(area.width), text(area.height)})
                .c_str());
        if (piece.room) {
            const Room& room = now_.rooms()[static_cast<std::size_t>(*piece.room)];
            ImGui::TextUnformatted(
                worded(DungeonWord::piece_room, {text(*piece.room + 1), text(room.width), text(room.height),
                                                 text(room.x), text(room.y)})
                    .c_str());
        } else {
            ImGui::TextUnformatted(what.c_str());
        }
        ImGui::EndTooltip();
    }

    PanelContext& ui_;
    const DungeonMaking& all_;
    const DungeonMaking& now_;
    ImDrawList& list_;
    std::optional<int> at_work_;
    std::vector<Place> places_;
    int leaves_ = 0;
    int deepest_ = 0;
    ImVec2 origin_;
    float spacing_ = 1.0F;
    float node_ = 1.0F;
};

}  // namespace

void cut_tree(PanelContext& ui) {
    if (ui.session.explores_by(ExploreMode::cuts)) {
        CutTree(ui, *ui.session.explore()).draw();
    }
}

}  // namespace fovlab
