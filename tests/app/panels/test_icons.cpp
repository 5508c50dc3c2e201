#include "app/panels/icons.h"

#include "tests/support/screen.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::Screen;

bool has_drawing(const ActionRow& action) {
    const std::string_view group = action.name.substr(0, action.name.find('.'));
    return group == "tool" || group == "stroke" || group == "symmetry" || action.name == "pair.pick" ||
           action.name == "edit.undo" || action.name == "edit.redo" || action.name == "edit.history" ||
           action.name == "view.fit" || action.name == "view.zoom-in" || action.name == "view.zoom-out" ||
           action.name == "view.layers" || action.name == "view.palette" || action.name == "compare.toggle" ||
           action.name == "explore.toggle" || action.name == "file.open" || action.name == "file.save" ||
           action.name == "file.save-as" || action.name == "file.share-code" || action.name == "file.export";
}

// What an icon draws: the corners of its triangles, in its own square.
std::vector<ImDrawVert> drawn(PanelContext& ui, ActionId id, float size) {
    const ImDrawList& list = *ImGui::GetWindowDrawList();
    const int before = list.VtxBuffer.Size;
    draw_icon(ui, id, {100.0F, 100.0F}, size, Ink::text);
    return {list.VtxBuffer.begin() + before, list.VtxBuffer.end()};
}

// Runs within a frame, with a window to draw into.
template <class Work>
void within_a_frame(std::size_t palette, Work work) {
    Screen screen(test::session_of({".....", "..@..", "....."}));
    std::vector<Action> actions;
    std::vector<ScreenItem> items;
    const std::vector<Chord> keys;
    ImGui::NewFrame();
    ImGui::Begin("icons");
    PanelContext ui{screen.session(), palettes()[palette], {}, 1.0F, keys, actions, items};
    work(ui);
    ImGui::End();
    ImGui::EndFrame();
}

}  // namespace

TEST_CASE("each button with a drawing has one, within its square, at every size and in every palette") {
    for (std::size_t palette = 0; palette < k_palette_count; ++palette) {
        within_a_frame(palette, [](PanelContext& ui) {
            for (const ActionRow& action : action_table()) {
                for (const float size : {12.0F, 16.0F, 40.0F}) {
                    const std::vector<ImDrawVert> corners = drawn(ui, action.id, size);
                    INFO(std::string(action.name), " at ", size);
                    CHECK(corners.empty() == !has_drawing(action));
                    for (const ImDrawVert& corner : corners) {
                        const float over = 2.0F + size * 0.1F;  // a stroke is as wide as that
                        REQUIRE(corner.pos.x > 100.0F - over);
                        REQUIRE(corner.pos.y > 100.0F - over);
                        REQUIRE(corner.pos.x < 100.0F + size + over);
                        REQUIRE(corner.pos.y < 100.0F + size + over);
                    }
                }
            }
        });
    }
}

TEST_CASE("no two terrains, ways to paint or symmetries have the same drawing") {
    within_a_frame(0, [](PanelContext& ui) {
        std::vector<std::vector<ImDrawVert>> met;
        const auto same = [](const std::vector<ImDrawVert>& a, const std::vector<ImDrawVert>& b) {
            return std::equal(
                a.begin(), a.end(), b.begin(), b.end(), [](const ImDrawVert& one, const ImDrawVert& other) {
                    return one.pos.x == other.pos.x && one.pos.y == other.pos.y && one.col == other.col;
                });
        };
        for (const ActionRow& action : action_table()) {
            if (!has_drawing(action) || action.id == ActionId::symmetry_next) {
                continue;  // that one shows the symmetry at hand
            }
            const std::vector<ImDrawVert> corners = drawn(ui, action.id, 16.0F);
            INFO(std::string(action.name));
            for (const std::vector<ImDrawVert>& other : met) {
                CHECK_FALSE(same(corners, other));
            }
            met.push_back(corners);
        }
    });
}

TEST_CASE("the button for the next symmetry shows the one at hand") {
    Screen screen(test::session_of({".....", "..@..", "....."}));
    const int before = screen.lab().vertices();
    screen.press(plain(U'v'));
    CHECK(screen.session().symmetry() == Symmetry::left_right);
    CHECK(screen.session().message() == "Mirror left and right");
    CHECK(screen.lab().vertices() != before);
}

}  // namespace fovlab
