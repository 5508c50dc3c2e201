// The wedges panel as a person uses it: pointing at the tree, clicking rows, cards and quadrants.
#include "tests/support/screen.h"

#include <algorithm>
#include <chrono>
#include <string>

namespace fovlab {
namespace {

using test::Random;
using test::Screen;

Screen open_at(std::size_t step, Scenario document = scenario_of(gallery().front())) {
    Session session(std::move(document));
    session.apply(GoToStep{step});
    session.apply(RunAction{ActionId::panel_wedges});
    return Screen(std::move(session));
}

// The middle of a row in the large picture, which shows all rows of a shallow quadrant.
Spot middle_of(Screen& screen, const WedgeSpan& span) {
    const ScreenItem picture = *screen.find("tree.wedges");
    const double gutter = 24.0;
    const int rows = screen.session().wedge_tree().depth(screen.session().shown_sector());
    const double row = picture.height / rows;
    // Quadrants show −1 … 1 columns to the right per row, octants −1 … 0.
    const double slopes = screen.session().shown_sector().is_octant() ? 1.0 : 2.0;
    const double end =
        std::max(span.start, span.end);  // light that has narrowed to nothing lies at its start
    const double along = ((span.start + end) / 2.0 + 1.0) / slopes;
    const double width = picture.width - gutter;
    return {picture.x + gutter + width * along, picture.y + row * (span.depth - 0.5)};
}

std::vector<ScreenItem> cards(Screen& screen) {
    std::vector<ScreenItem> found;
    for (const ScreenItem& item : screen.report().items) {
        if (item.name == "tree.card") {
            found.push_back(item);
        }
    }
    return found;
}

Spot middle_of(const ScreenItem& item) { return {item.x + item.width / 2.0, item.y + item.height / 2.0}; }

}  // namespace

TEST_CASE("a click on a row of the tree goes to the step that began it, in every quadrant") {
    Screen screen = open_at(0);
    const char* const names[] = {"tree.north", "tree.east", "tree.south", "tree.west"};
    for (const Quadrant quadrant : k_quadrants) {
        const WedgeTree& tree = screen.session().wedge_tree();
        for (int depth = 1; depth <= tree.depth(quadrant); ++depth) {
            for (const WedgeSpan& span : tree.at(quadrant, depth)) {
                screen.press(plain(Key::end));  // the tree is larger where no cards take its room
                screen.click(names[static_cast<std::size_t>(quadrant)]);
                REQUIRE(screen.session().shown_sector() == quadrant);
                screen.click(middle_of(screen, span));
                INFO(std::string(name(quadrant)), ", row ", depth, ", wedge ", span.wedge);
                CHECK(screen.session().cursor().step() == span.begun_after);
            }
        }
    }
}

TEST_CASE(
    "with octants there are eight to choose from, and a click on a row goes to the step that began it") {
    Scenario document = scenario_of(gallery().front());
    document.algorithm = Algorithm::recursive;
    Screen screen = open_at(0, document);
    CHECK_FALSE(screen.find("tree.north"));
    for (const Octant octant : k_octants) {
        const WedgeTree& tree = screen.session().wedge_tree();
        for (int depth = 1; depth <= tree.depth(octant); ++depth) {
            for (const WedgeSpan& span : tree.at(octant, depth)) {
                screen.press(plain(Key::end));
                screen.click("tree." + std::string(name(octant)));
                REQUIRE(screen.session().shown_sector() == octant);
                screen.click(middle_of(screen, span));
                INFO(std::string(name(octant)), ", row ", depth, ", wedge ", span.wedge);
                CHECK(screen.session().cursor().step() == span.begun_after);
            }
        }
    }
}

TEST_CASE("with another algorithm the tree shows a part of that one") {
    Screen screen = open_at(0);
    screen.click("tree.west");
    screen.lab().lab().apply(SetAlgorithm{Algorithm::recursive});
    screen.lab().settle();
    CHECK(screen.session().shown_sector() == Octant::north_northwest);
    CHECK(screen.find("tree.south-southeast"));
    screen.lab().lab().apply(SetAlgorithm{Algorithm::rays});
    screen.lab().settle();
    CHECK_FALSE(screen.find("tree.wedges"));
    CHECK_FALSE(screen.find("step.wedge-forward"));
    CHECK(screen.find("step.row-forward"));
}

TEST_CASE(
    "a wedge that is pointed at in the tree is shown on the map, and no longer when the pointer leaves") {
    Screen screen = open_at(0);
    screen.press(plain(Key::end));
    const WedgeSpan span = *screen.session().wedge_tree().at(Quadrant::north, 2).begin();
    const Spot at = middle_of(screen, span);
    screen.lab().move({5.0, 5.0});
    screen.lab().settle();
    CHECK_FALSE(screen.session().pointed_wedge());
    screen.lab().move(at);
    screen.lab().settle();
    CHECK(screen.session().pointed_wedge() == span.wedge);
    screen.lab().move({5.0, 5.0});
    screen.lab().settle();
    CHECK_FALSE(screen.session().pointed_wedge());
}

TEST_CASE("a click where there is no light goes nowhere") {
    Screen screen{test::session_of({"#########", "####@####", "#########"})};
    screen.press(plain(U't'));
    const std::size_t steps = screen.session().cursor().step();
    const ScreenItem picture = *screen.find("tree.wedges");
    screen.click({picture.x + 4.0, picture.y + picture.height / 2.0});  // on the numbers of the rows
    CHECK(screen.session().cursor().step() == steps);
}

TEST_CASE(
    "the cards are the running wedge and those that wait, in their turn; a click goes to the row's "
    "beginning") {
    std::size_t compared = 0;
    for (const ScanOrder order : {ScanOrder::recursion, ScanOrder::by_depth}) {
        Scenario document = scenario_of(gallery().front());
        document.rules.order = order;
        Screen screen = open_at(0, document);
        const std::size_t steps = screen.session().recording().trace.size();
        for (std::size_t step = 1; step < steps; step += 7) {
            screen.lab().lab().apply(GoToStep{step});
            screen.lab().settle();
            const Frame frame = screen.session().frame();
            std::vector<LiveWedge> expected;
            if (frame.running) {
                expected.push_back(*frame.running);
            }
            expected.insert(expected.end(), frame.waiting.begin(), frame.waiting.end());
            const std::vector<ScreenItem> found = cards(screen);
            REQUIRE(found.size() <= expected.size());
            REQUIRE((found.empty() == expected.empty()));
            for (std::size_t i = 0; i < found.size(); ++i) {
                screen.lab().lab().apply(GoToStep{step});
                screen.lab().settle();
                screen.lab().move(middle_of(found[i]));
                screen.lab().settle();
                CHECK(screen.session().pointed_wedge() == expected[i].wedge);
                screen.click(middle_of(found[i]));
                const auto row = static_cast<std::size_t>(expected[i].row);
                CHECK(screen.session().cursor().step() ==
                      screen.session().recording().trace.rows()[row].step + 1);
                ++compared;
            }
        }
    }
    CHECK(compared > 60);
}

TEST_CASE("an algorithm without wedges says so, and shows no tree") {
    Scenario document = scenario_of(gallery().front());
    document.algorithm = Algorithm::radius;
    Screen screen = open_at(20, document);
    CHECK_FALSE(screen.find("tree.wedges"));
    CHECK_FALSE(screen.find("tree.north"));
    CHECK(screen.find("panel.wedges"));
    CHECK_FALSE(screen.session().pointed_wedge());
}

TEST_CASE("the panel is drawn at every step of every gallery map, and no control lies over another") {
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        Screen screen = open_at(0, scenario_of(gallery()[map]));
        const std::size_t steps = screen.session().recording().trace.size();
        for (std::size_t part = 0; part <= 12; ++part) {
            screen.lab().lab().apply(GoToStep{steps * part / 12});
            screen.lab().settle();
            INFO(std::string(gallery()[map].id), " at step ", screen.session().cursor().step());
            const std::vector<ScreenItem> items = screen.report().items;
            for (std::size_t i = 0; i < items.size(); ++i) {
                for (std::size_t j = i + 1; j < items.size(); ++j) {
                    const ScreenItem& a = items[i];
                    const ScreenItem& b = items[j];
                    const bool apart = a.x + a.width <= b.x || b.x + b.width <= a.x ||
                                       a.y + a.height <= b.y || b.y + b.height <= a.y;
                    // What scrolls out below may reach under the timeline, which hides it.
                    const bool below = a.y + a.height > 690.0 || b.y + b.height > 690.0;
                    INFO(std::string(a.name), " and ", std::string(b.name));
                    CHECK((apart || below));
                }
            }
        }
    }
}

TEST_CASE("a large noisy map with thousands of wedges stays within what a frame may draw") {
    Random random(7);
    Scenario document = scenario_of(gallery().front());
    document.grid = Grid(512, 512);
    for (int i = 0; i < 300; ++i) {
        document.grid.set({random.below(512), random.below(512)}, Terrain::wall);
    }
    for (int i = 2; i < 510; i += 2) {  // a fence all around
        for (const Point post : {Point{i, 3}, Point{i, 508}, Point{3, i}, Point{508, i}}) {
            document.grid.set(post, Terrain::wall);
        }
    }
    document.viewer = {256, 256};
    document.grid.set(document.viewer, Terrain::floor);
    document.rules.range.radius = Radius::unlimited();
    Screen screen = open_at(0, document);
    REQUIRE(screen.session().wedge_tree().end() > 1000);
    const std::size_t steps = screen.session().recording().trace.size();
    for (const std::size_t step : {std::size_t{0}, steps / 8, steps / 2, steps}) {
        screen.lab().lab().apply(GoToStep{step});
        screen.lab().settle();
        constexpr int frames = 10;
        const auto before = std::chrono::steady_clock::now();
        for (int i = 0; i < frames; ++i) {
            screen.lab().frame();
        }
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - before;
        MESSAGE(screen.session().wedge_tree().end(), " wedges at step ", step, ": ", took.count() / frames,
                " ms a frame");
        const ImDrawData& drawn = *ImGui::GetDrawData();
        for (int i = 0; i < drawn.CmdListsCount; ++i) {
            CHECK(drawn.CmdLists[i]->VtxBuffer.Size < 65536);  // what 16-bit indices reach
        }
    }
}

}  // namespace fovlab
