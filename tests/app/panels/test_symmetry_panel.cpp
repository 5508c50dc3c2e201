// The symmetry panel, and picking A and B on the map with the pointer.
#include "app/session/words.h"
#include "tests/support/screen.h"

#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::run;
using test::Screen;

const std::vector<std::string> k_room{".........", "...#.....", "....@....", ".....#...", "........."};

void click(Screen& screen, Point cell) { screen.drag({cell}); }

std::vector<ScreenItem> items_of(Screen& screen, std::string_view name) {
    std::vector<ScreenItem> found;
    for (const ScreenItem& item : screen.report().items) {
        if (item.name == name) {
            found.push_back(item);
        }
    }
    return found;
}

void check_pair(const Screen& screen, std::optional<Point> a, std::optional<Point> b) {
    CHECK(screen.session().pair_a() == a);
    CHECK(screen.session().pair_b() == b);
}

}  // namespace

TEST_CASE("one press, a drag and a release pick A and B, and nothing is painted") {
    for (const bool within_a_frame : {false, true}) {
        Session session = test::session_of(k_room);
        run(session, ActionId::pair_pick);
        Screen screen(std::move(session));
        const Scenario before = screen.session().document();
        screen.drag({{1, 1}, {3, 2}, {6, 3}}, PointerButton::left, within_a_frame);
        check_pair(screen, Point{1, 1}, Point{6, 3});
        CHECK(screen.session().document() == before);
        CHECK(screen.session().history().undo_count() == 0);
    }
}

TEST_CASE("one click picks A, the next one B, and the one after that begins anew") {
    Session session = test::session_of(k_room);
    run(session, ActionId::pair_pick);
    Screen screen(std::move(session));
    click(screen, {1, 1});
    check_pair(screen, Point{1, 1}, std::nullopt);
    click(screen, {1, 1});  // the same cell is not a pair
    check_pair(screen, Point{1, 1}, std::nullopt);
    click(screen, {7, 0});
    check_pair(screen, Point{1, 1}, Point{7, 0});
    click(screen, {0, 4});
    check_pair(screen, Point{0, 4}, std::nullopt);
}

TEST_CASE("A and B can be dragged afterwards, with any tool, and never onto each other") {
    for (const bool tool : {true, false}) {
        Session copy = test::session_of(k_room);
        copy.apply(PickPair{Point{1, 1}, Point{6, 3}});
        if (tool) {
            run(copy, ActionId::pair_pick);
        }
        Screen screen(std::move(copy));
        const Grid before = screen.session().document().grid;
        screen.drag({{1, 1}, {2, 4}});
        check_pair(screen, Point{2, 4}, Point{6, 3});
        screen.drag({{6, 3}, {8, 0}});
        check_pair(screen, Point{2, 4}, Point{8, 0});
        screen.drag({{8, 0}, {5, 4}, {2, 4}});
        check_pair(screen, Point{2, 4}, Point{8, 0});
        CHECK(screen.session().document().grid == before);
    }
}

TEST_CASE("the viewer is dragged by any tool but the one that picks pairs, which picks its cell") {
    Session session = test::session_of(k_room);
    session.apply(PickPair{Point{4, 2}, Point{6, 2}});
    Screen screen(std::move(session));
    screen.drag({{4, 2}, {4, 4}});
    CHECK(screen.session().document().viewer == Point{4, 4});
    check_pair(screen, Point{4, 2}, Point{6, 2});
    screen.press(plain(U'7'));
    screen.drag({{4, 4}, {0, 0}});
    CHECK(screen.session().document().viewer == Point{4, 4});
    check_pair(screen, Point{4, 4}, Point{0, 0});
}

TEST_CASE("walls can be picked; off the map nothing is, and a drag over the edge stays inside") {
    Session session = test::session_of(k_room);
    run(session, ActionId::pair_pick);
    Screen screen(std::move(session));
    click(screen, {-1, 2});
    check_pair(screen, std::nullopt, std::nullopt);
    screen.drag({{3, 1}, {5, 3}});
    check_pair(screen, Point{3, 1}, Point{5, 3});
    screen.drag({{0, 0}, {9, 2}});
    check_pair(screen, Point{0, 0}, Point{8, 2});
}

TEST_CASE("Escape while dragging puts both back; afterwards it leaves the tool") {
    Session session = test::session_of(k_room);
    session.apply(PickPair{Point{1, 1}, Point{6, 3}});
    run(session, ActionId::pair_pick);
    Screen screen(std::move(session));
    screen.lab().move(screen.lab().middle_of(Point{1, 1}));
    screen.lab().frame();
    screen.lab().button(PointerButton::left, true);
    screen.lab().frame();
    screen.lab().move(screen.lab().middle_of(Point{0, 4}));
    screen.lab().frame();
    check_pair(screen, Point{0, 4}, Point{6, 3});
    screen.press(plain(Key::escape));
    check_pair(screen, Point{1, 1}, Point{6, 3});
    screen.lab().button(PointerButton::left, false);
    screen.lab().settle();
    CHECK(screen.session().stroke() == Stroke::pair);
    screen.press(plain(Key::escape));
    CHECK(screen.session().stroke() == Stroke::brush);
    check_pair(screen, Point{1, 1}, Point{6, 3});
}

TEST_CASE("with the layer off the marks are not on the map, and their cells are painted like others") {
    Session session = test::session_of(k_room);
    session.apply(PickPair{Point{1, 1}, Point{6, 3}});
    run(session, ActionId::layer_pair);
    Screen screen(std::move(session));
    click(screen, {1, 1});
    CHECK(screen.session().document().grid.at({1, 1}) == Terrain::wall);
}

TEST_CASE("the table has a row for each algorithm, and a click shows that one on the map") {
    for (const auto& [width, height] : {std::pair(1280, 800), std::pair(1024, 768)}) {
        Session session = test::session_of(k_room);
        session.apply(PickPair{Point{1, 1}, Point{6, 3}});
        run(session, ActionId::panel_symmetry);
        Screen screen(std::move(session), width, height);
        screen.lab().settle();
        const std::vector<ScreenItem> rows = items_of(screen, "pair.algorithm");
        REQUIRE(rows.size() == algorithms().size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            screen.click({rows[i].x + rows[i].width / 3.0, rows[i].y + rows[i].height / 2.0});
            CHECK(screen.session().algorithm() == algorithms()[i].algorithm);
        }
    }
}

TEST_CASE("each button of the panel does what its row of the action table does") {
    for (const char* name : {"pair.swap", "pair.clear", "pair.stand-at-a", "pair.stand-at-b"}) {
        const auto with_pair = [] {
            Session made = test::session_of(k_room);
            made.apply(PickPair{Point{1, 1}, Point{6, 3}});
            run(made, ActionId::panel_symmetry);
            return made;
        };
        Session expected = with_pair();
        for (const ActionRow& action : action_table()) {
            if (action.name == name) {
                expected.apply(RunAction{action.id});
            }
        }
        Screen screen(with_pair());
        screen.click(name);
        INFO(name);
        CHECK(test::state_of(screen.session()) == test::state_of(expected));
    }
}

TEST_CASE("a click on a one-way partner makes the two of them A and B, the seer first") {
    Session session = test::session_of(k_room);
    session.apply(SetAlgorithm{Algorithm::lines});
    run(session, ActionId::panel_symmetry);
    session.apply(PinCell{Point{0, 0}});
    Screen screen(std::move(session));
    for (int i = 0; i < 50 && !screen.session().partners(); ++i) {
        screen.lab().frame();
    }
    screen.lab().settle();
    for (std::size_t i = 0; i < items_of(screen, "pair.partner").size(); ++i) {
        const ScreenItem link = items_of(screen, "pair.partner")[i];
        screen.click({link.x + 10.0, link.y + link.height / 2.0});
        const std::optional<Point> a = screen.session().pair_a();
        const std::optional<Point> b = screen.session().pair_b();
        REQUIRE((a && b));
        const auto sees = [&](Point from, Point to) {
            return see(screen.session().document().grid, from, Algorithm::lines, screen.session().rules())
                .visible.contains(to);
        };
        CHECK(sees(*a, *b));
        CHECK_FALSE(sees(*b, *a));
        screen.lab().lab().apply(PickPair{});
        screen.lab().settle();
    }
    CHECK_FALSE(items_of(screen, "pair.partner").empty());
}

TEST_CASE("the tabs fit, and the pane opens by its tab and by its key") {
    for (const auto& [width, height] : {std::pair(1280, 800), std::pair(1024, 768)}) {
        Screen screen(test::session_of(k_room), width, height);
        screen.press(plain(U'8'));
        CHECK(screen.session().side_panel() == SidePanel::symmetry);
        for (const char* tab : {"panel.why", "panel.wedges", "panel.code", "panel.symmetry"}) {
            const std::optional<ScreenItem> item = screen.find(tab);
            REQUIRE(item);
            CHECK(item->x + item->width <= width);
            screen.click(tab);
        }
        CHECK(screen.session().side_panel() == SidePanel::symmetry);
    }
}

}  // namespace fovlab
