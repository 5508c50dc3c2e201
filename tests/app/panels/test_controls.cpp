#include "tests/support/screen.h"

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::busy_session;
using test::Screen;
using test::state_of;

// What a click on each control that carries a value does.
using Expectation = void (*)(Screen& screen, const ScreenItem& item);

// Clicks down the list that a click opened, until the session changes.
bool choose_below(Screen& screen, const ScreenItem& item) {
    const std::string before = state_of(screen.session());
    for (int entry = 0; entry < 12; ++entry) {
        if (!ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) {
            screen.click({item.x + 20.0, item.y + item.height / 2.0});
        }
        screen.click({item.x + 20.0, item.y + item.height + 12.0 + 16.0 * entry});
        if (state_of(screen.session()) != before) {
            return true;
        }
    }
    return false;
}

void chooses_an_algorithm(Screen& screen, const ScreenItem& item) {
    const Algorithm before = screen.session().document().algorithm;
    CHECK(choose_below(screen, item));
    CHECK(screen.session().document().algorithm != before);
}

void chooses_a_range(Screen& screen, const ScreenItem& item) {
    const RangeShape before = screen.session().document().rules.range.shape;
    const std::size_t undo = screen.session().history().undo_count();
    CHECK(choose_below(screen, item));
    CHECK(screen.session().document().rules.range.shape != before);
    CHECK(screen.session().history().undo_count() == undo + 1);
}

void opens_a_map(Screen& screen, const ScreenItem& item) {
    CHECK(choose_below(screen, item));
    CHECK(screen.session().gallery_map());
}

void sets_the_radius(Screen& screen, const ScreenItem& item) {
    const std::size_t undo = screen.session().history().undo_count();
    screen.click({item.x + item.width * 0.75, item.y + item.height / 2.0});
    CHECK(screen.session().document().rules.range.radius.cells() > 30);
    CHECK(screen.session().history().undo_count() == undo + 1);
    screen.click({item.x + item.width * 0.25, item.y + item.height / 2.0});
    CHECK(screen.session().document().rules.range.radius.cells() < 30);
    CHECK(screen.session().history().undo_count() == undo + 2);  // each drag of the slider is one
    screen.press(ctrl(U'z'));
    screen.press(ctrl(U'z'));
    CHECK(screen.session().document().rules.range.radius == Radius(5));
}

void goes_to_the_step(Screen& screen, const ScreenItem& item) {
    const double steps = static_cast<double>(screen.session().recording().trace.size());
    screen.click({item.x + item.width * 0.75, item.y + item.height / 2.0});
    CHECK(std::abs(static_cast<double>(screen.session().cursor().step()) - steps * 0.75) <=
          steps / 50.0 + 1.0);
}

void sets_the_speed(Screen& screen, const ScreenItem& item) {
    screen.click({item.x + item.width * 0.98, item.y + item.height / 2.0});
    CHECK(screen.session().playback().speed() > 500.0);
    screen.click({item.x + item.width * 0.02, item.y + item.height / 2.0});
    CHECK(screen.session().playback().speed() < 2.0);
}

void takes_a_number(Screen& screen, const ScreenItem& item) {
    const Grid before = screen.session().document().grid;
    const bool wide = item.name == "map.width";
    CHECK(screen.click(item.name).typing);
    screen.lab().type("7");
    screen.lab().settle();
    CHECK(screen.session().document().grid == before);  // not before it is asked for
    screen.click("map.resize");
    const Grid& after = screen.session().document().grid;
    CHECK(after.width() == (wide ? 7 : before.width()));
    CHECK(after.height() == (wide ? before.height() : 7));
}

void drops_the_layers(Screen& screen, const ScreenItem& item) {
    screen.click({item.x + item.width / 2.0, item.y + item.height / 2.0});
    CHECK(screen.find("layer.shapes"));
}

void takes_a_seed(Screen& screen, const ScreenItem& item) {
    screen.click("map.noise");
    const std::size_t undo = screen.session().history().undo_count();
    CHECK(screen.click(item.name).typing);
    screen.lab().type("7");
    screen.lab().settle();
    CHECK(screen.session().recipe().seed == 7);
    const Scenario& document = screen.session().document();
    CHECK(document.grid ==
          make_map({MapKind::noise, 7, 45}, document.grid.width(), document.grid.height(), document.viewer));
    CHECK(screen.session().history().undo_count() == undo + 1);
}

void takes_a_share(Screen& screen, const ScreenItem& item) {
    screen.click("map.caves");
    const Grid before = screen.session().document().grid;
    const std::size_t undo = screen.session().history().undo_count();
    screen.click({item.x + item.width * 0.3, item.y + item.height / 2.0});
    const int share = screen.session().recipe().walls_in_hundred;
    CHECK(share > 20);
    CHECK(share < 40);
    CHECK(screen.session().document().grid != before);  // a map just made follows at once
    CHECK(screen.session().history().undo_count() == undo + 1);
}

// The bar follows the pointer, stops where the map would vanish, and goes back when clicked twice.
void makes_the_pane_wider(Screen& screen, const ScreenItem& item) {
    const Spot bar{item.x + item.width / 2.0, item.y + item.height / 2.0};
    const auto drag_to = [&](double x) {
        const ScreenItem from = *screen.find("panel.width");
        screen.lab().move({from.x + from.width / 2.0, bar.y});
        screen.lab().settle();
        screen.lab().button(PointerButton::left, true);
        screen.lab().frame();
        screen.lab().move({x, bar.y});
        screen.lab().frame();
        screen.lab().button(PointerButton::left, false);
        screen.lab().settle();
        const ScreenItem now = *screen.find("panel.width");
        return now.x + now.width / 2.0;
    };
    CHECK(std::abs(drag_to(bar.x - 150.0) - (bar.x - 150.0)) < 2.0);
    CHECK(screen.report().cell < 26.0);  // the map was fitted into what is left
    const double stops = drag_to(0.0);
    CHECK(stops > 268.0);
    CHECK(stops < bar.x - 150.0);
    screen.click({stops, bar.y});
    screen.click({stops, bar.y});
    const ScreenItem again = *screen.find("panel.width");
    CHECK(std::abs(again.x - item.x) < 1.0);
}

const std::map<std::string_view, Expectation> k_with_value{
    {"view.layers", drops_the_layers}, {"rule.algorithm", chooses_an_algorithm},
    {"rule.range", chooses_a_range},   {"map.gallery", opens_a_map},
    {"rule.radius", sets_the_radius},  {"step.slider", goes_to_the_step},
    {"step.speed", sets_the_speed},    {"map.width", takes_a_number},
    {"map.height", takes_a_number},    {"map.seed", takes_a_seed},
    {"map.share", takes_a_share},      {"panel.width", makes_the_pane_wider},
};

const ActionRow& row_of(std::string_view name) {
    for (const ActionRow& action : action_table()) {
        if (action.name == name) {
            return action;
        }
    }
    REQUIRE(false);
    return action_table().front();
}

// A busy session with one of the left panels open.
Session session_with(LeftPanel panel) {
    Session session = busy_session();
    session.apply(RunAction{panel == LeftPanel::rules ? ActionId::panel_rules : ActionId::panel_map});
    return session;
}

void check_controls(LeftPanel panel) {
    for (const ScreenItem& item : Screen(session_with(panel)).report().items) {
        const ActionRow& action = row_of(item.name);
        INFO(std::string(item.name));
        Screen screen(session_with(panel));
        if (const auto with_value = k_with_value.find(item.name); with_value != k_with_value.end()) {
            with_value->second(screen, *screen.find(item.name));
            continue;
        }
        if (item.name == "map.resize") {
            continue;  // with the fields that it reads, above
        }
        const bool does_something = action.run != nullptr;
        REQUIRE(does_something);
        Session expected = session_with(panel);
        expected.apply(RunAction{action.id});
        const ScreenReport before = screen.report();
        screen.click(item.name);
        CHECK(state_of(screen.session()) == state_of(expected));
        const bool zooms = item.name == "view.zoom-in" || item.name == "view.zoom-out";
        // The map is fitted into what is left, or is another one.
        const Grid grid = busy_session().document().grid;
        const Grid& now = screen.session().document().grid;
        const bool splits = screen.report().right_canvas_x != before.right_canvas_x;
        const bool fitted = splits || item.name.substr(0, 6) == "panel." || item.name == "pair.pick" ||
                            item.name == "table.open" || item.name == "explore.toggle" ||
                            item.name == "lesson.toggle" || now.width() != grid.width() ||
                            now.height() != grid.height();
        CHECK((fitted || (screen.report().cell != before.cell) == zooms));
    }
}

}  // namespace

TEST_CASE("a click on a control does what its row of the action table does") {
    check_controls(LeftPanel::rules);
}

TEST_CASE("so does a click on each control of the map's tab") { check_controls(LeftPanel::map); }

TEST_CASE("every way to paint, terrain and symmetry has its button, and each change of the whole map too") {
    Screen screen(session_with(LeftPanel::map));
    for (const ActionRow& action : action_table()) {
        const std::string_view group = action.name.substr(0, action.name.find('.'));
        if (group == "tool" || group == "stroke" || group == "symmetry" || group == "map") {
            INFO(std::string(action.name));
            CHECK(screen.find(action.name));
        }
    }
}

TEST_CASE("a control that is switched off does nothing when clicked") {
    for (const char* name :
         {"step.back", "step.row-back", "step.wedge-back", "edit.undo", "edit.redo", "rule.defaults"}) {
        Session session = test::session_of({".....", "..@..", "....."});
        session.apply(GoToStep{0});
        Screen screen(std::move(session));
        const std::string before = state_of(screen.session());
        screen.click(name);
        INFO(name);
        CHECK(state_of(screen.session()) == before);
    }
}

TEST_CASE("the radius slider works while the radius is unlimited, and ends that") {
    Session session = busy_session();
    session.apply(RunAction{ActionId::rule_unlimited});
    Screen screen(std::move(session));
    REQUIRE(screen.session().document().rules.range.radius.is_unlimited());
    const std::size_t undo = screen.session().history().undo_count();
    const ScreenItem item = *screen.find("rule.radius");
    screen.click({item.x + item.width * 0.75, item.y + item.height / 2.0});
    const Radius radius = screen.session().document().rules.range.radius;
    REQUIRE_FALSE(radius.is_unlimited());
    CHECK(radius.cells() > 30);
    CHECK(screen.session().history().undo_count() == undo + 1);
}

TEST_CASE("the list of range shapes does not open while the radius is unlimited") {
    Session session = busy_session();
    session.apply(RunAction{ActionId::rule_unlimited});
    Screen screen(std::move(session));
    const std::string before = state_of(screen.session());
    screen.click("rule.range");
    CHECK_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
    screen.press(plain(Key::down));
    CHECK(state_of(screen.session()) == before);
}

TEST_CASE("when all steps are done a second button plays them, beside the words that say so") {
    const auto plays = [](Screen& screen) {
        std::vector<ScreenItem> found;
        for (const ScreenItem& item : screen.report().items) {
            if (item.name == "step.play") {
                found.push_back(item);
            }
        }
        return found;
    };
    Screen screen{Session()};
    REQUIRE(screen.session().cursor().at_end());
    REQUIRE(plays(screen).size() == 2);
    for (const ScreenItem& item : plays(screen)) {
        Screen other{Session()};
        other.click({item.x + item.width / 2.0, item.y + item.height / 2.0});
        CHECK(other.session().playback().playing());
        CHECK_FALSE(other.session().cursor().at_end());
        CHECK(plays(other).size() == 1);
    }
    screen.press(plain(Key::home));
    CHECK(plays(screen).size() == 1);
}

TEST_CASE("a tooltip shows what the pointer rests on, but not while a button is down") {
    const auto has_tooltip = [] {
        const ImDrawData& drawn = *ImGui::GetDrawData();
        for (int i = 0; i < drawn.CmdListsCount; ++i) {
            const std::string owner(drawn.CmdLists[i]->_OwnerName);
            if (owner.find("Tooltip") != std::string::npos && drawn.CmdLists[i]->VtxBuffer.Size > 0) {
                return true;
            }
        }
        return false;
    };
    Screen screen(busy_session());
    for (const char* name : {"step.slider", "rule.radius", "rule.floor", "map.gallery"}) {
        INFO(name);
        REQUIRE(screen.find(name));
        screen.lab().move(screen.lab().middle_of(name));
        screen.lab().settle();
        CHECK(has_tooltip());
        screen.lab().button(PointerButton::left, true);
        screen.lab().settle();
        CHECK_FALSE(has_tooltip());
        screen.lab().button(PointerButton::left, false);
        screen.lab().settle();
        screen.press(plain(Key::escape));  // closes a list
    }
}

TEST_CASE("copying gives the map to the clipboard, pasting asks for it") {
    Screen screen(busy_session());
    const FrameOutput copied = screen.click("file.copy");
    REQUIRE(copied.copy);
    CHECK(parse_map_text(*copied.copy));
    CHECK(screen.click("edit.paste").paste);
}

TEST_CASE("zooming by buttons keeps the middle, and fit shows the whole map again") {
    Screen screen{Session()};
    const ScreenReport before = screen.report();
    screen.click("view.zoom-in");
    screen.click("view.zoom-in");
    CHECK(screen.report().cell > before.cell * 1.5);
    screen.click("view.fit");
    CHECK(screen.report().cell == before.cell);
    CHECK(screen.report().canvas_x == before.canvas_x);
    CHECK(screen.report().canvas_y == before.canvas_y);
}

TEST_CASE("a size that no map has is refused with a message, and the fields show the map's own again") {
    Screen screen(busy_session());
    const Scenario before = screen.session().document();
    screen.click("map.width");
    screen.lab().type("9999");
    screen.lab().settle();
    screen.click("map.resize");
    CHECK(screen.session().document() == before);
    CHECK_FALSE(screen.session().message().empty());
    screen.click("map.resize");
    CHECK(screen.session().document() == before);
}

TEST_CASE("resizing fits the map into the canvas again") {
    Screen screen(busy_session());
    screen.click("map.width");
    screen.lab().type("60");
    screen.lab().settle();
    screen.click("map.resize");
    screen.lab().settle();
    const ScreenReport report = screen.report();
    CHECK(screen.session().document().grid.width() == 60);
    CHECK(report.canvas_x > 0.0);
    CHECK(report.canvas_x + 60.0 * report.cell < 1280.0);
}

TEST_CASE("the reason and the line that tells its step both lead to that step") {
    Screen screen{Session()};
    screen.lab().lab().apply(PinCell{{13, 11}});
    screen.lab().settle();
    std::vector<ScreenItem> links;
    for (const ScreenItem& item : screen.report().items) {
        if (item.name == "explain.jump") {
            links.push_back(item);
        }
    }
    REQUIRE(links.size() == 2);
    for (const ScreenItem& link : links) {
        screen.press(plain(Key::end));
        screen.click({link.x + link.width / 2.0, link.y + link.height / 2.0});
        CHECK(screen.session().cursor().step() == screen.session().explanation()->step);
    }
}

}  // namespace fovlab
