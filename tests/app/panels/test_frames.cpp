#include "tests/support/screen.h"

#include <chrono>
#include <cmath>
#include <set>
#include <string>
#include <utility>

namespace fovlab {
namespace {

using test::Screen;

struct Size {
    int width;
    int height;
};

constexpr Size k_sizes[] = {{640, 480}, {1024, 768}, {1280, 800}, {1920, 1080}};

void set_size(Size size) {
    ImGui::GetIO().DisplaySize = {static_cast<float>(size.width), static_cast<float>(size.height)};
}

bool is_finite(const ImDrawData& drawn) {
    for (int i = 0; i < drawn.CmdListsCount; ++i) {
        for (const ImDrawVert& vertex : drawn.CmdLists[i]->VtxBuffer) {
            if (!std::isfinite(vertex.pos.x) || !std::isfinite(vertex.pos.y)) {
                return false;
            }
        }
    }
    return true;
}

// The start, the middle and the end of the steps, in every palette.
void draw_every_state(Screen& screen) {
    const std::size_t steps = screen.session().recording().trace.size();
    for (std::size_t palette = 0; palette < k_palette_count; ++palette) {
        screen.lab().lab().apply(SetPalette{palette});
        for (const std::size_t step : {std::size_t{0}, std::size_t{1}, steps / 2, steps}) {
            screen.lab().lab().apply(GoToStep{step});
            screen.lab().frame();
            screen.lab().frame();
            CHECK(screen.lab().vertices() > 500);
            CHECK(is_finite(*ImGui::GetDrawData()));
        }
    }
}

}  // namespace

TEST_CASE("every gallery map is drawn at its first, middle and last step, in every palette, size and scale") {
    for (const float scale : {1.0F, 1.5F, 2.0F}) {
        Screen screen(Session(), 1280, 800, scale);
        for (std::size_t map = 0; map < gallery().size(); ++map) {
            screen.lab().lab().apply(OpenGalleryMap{map});
            for (const Size size : k_sizes) {
                set_size(size);
                INFO(std::string(gallery()[map].id), " at ", size.width, " × ", size.height, ", scale ",
                     scale);
                draw_every_state(screen);
            }
        }
    }
}

TEST_CASE("maps of every shape are drawn, with the cell under the pointer explained") {
    Screen screen{Session()};
    for (const ResizeMap size :
         {ResizeMap{1, 1}, ResizeMap{1, 200}, ResizeMap{200, 1}, ResizeMap{512, 512}}) {
        screen.lab().lab().apply(size);
        screen.lab().settle();
        screen.lab().move(screen.lab().middle_of(Point{0, 0}));
        INFO(size.width, " × ", size.height);
        draw_every_state(screen);
        CHECK(screen.session().explained_cell() == Point{0, 0});
    }
}

TEST_CASE("however many cells change, where signs are too small to tell they are drawn together") {
    Scenario open{Grid(512, 512), {256, 256}, Algorithm::symmetric, {}, {}};
    open.rules.range.radius = Radius::unlimited();
    Screen screen{Session(std::move(open))};
    const int before = screen.lab().vertices();
    screen.lab().lab().apply(PaintCells{{{255, 250}}, Terrain::wall});
    screen.lab().settle();
    REQUIRE(screen.session().changes());
    CHECK(screen.session().changes()->removed.count() > 1000);
    CHECK(screen.lab().vertices() < before + 10'000);
}

TEST_CASE("the smallest window that can be asked for is drawn, whatever the scale") {
    for (const float scale : {0.5F, 1.0F, 4.0F}) {
        Screen screen(Session(), 200, 200, scale);
        INFO("scale ", scale);
        draw_every_state(screen);
        screen.lab().lab().apply(ResizeMap{1, 1});
        for (int i = 0; i < 30; ++i) {
            screen.lab().lab().apply(RunAction{ActionId::view_zoom_out});
            screen.lab().frame();
        }
        screen.lab().move({100.0, 50.0});
        screen.lab().wheel(-40.0);
        screen.lab().settle();
        CHECK(is_finite(*ImGui::GetDrawData()));
    }
}

TEST_CASE("every action that needs no value runs on every gallery map, from start, middle and end") {
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        Screen screen{Session()};
        for (const ActionRow& action : action_table()) {
            for (const int part : {0, 1, 2}) {
                screen.lab().lab().apply(OpenGalleryMap{map});
                const std::size_t steps = screen.session().recording().trace.size();
                screen.lab().lab().apply(GoToStep{steps * static_cast<std::size_t>(part) / 2});
                screen.lab().lab().apply(RunAction{action.id});
                INFO(std::string(gallery()[map].id), ", ", std::string(action.name));
                screen.lab().frame();
                screen.lab().frame(500.0);
                CHECK(screen.lab().vertices() > 500);
            }
        }
    }
}

namespace {

void check_places(ActionId panel) {
    Session session = test::busy_session();
    session.apply(RunAction{panel});
    Screen screen(std::move(session));
    std::set<std::string> names;
    const std::vector<ScreenItem> items = screen.report().items;
    CHECK(items.size() > 20);
    for (const ScreenItem& item : items) {
        INFO(std::string(item.name), " at ", item.x, ",", item.y, " ", item.width, " × ", item.height);
        CHECK(names.insert(std::string(item.name)).second);
        bool known = false;
        for (const ActionRow& action : action_table()) {
            known = known || action.name == item.name;
        }
        CHECK(known);
        CHECK(item.x >= 0.0);
        CHECK(item.y >= 0.0);
        CHECK(item.x + item.width <= 1280.0);
        CHECK(item.y + item.height <= 800.0);
        CHECK(item.width >= 8.0);
        CHECK(item.height >= 8.0);
        for (const ScreenItem& other : items) {
            if (other.name != item.name) {
                const bool apart = other.x >= item.x + item.width || item.x >= other.x + other.width ||
                                   other.y >= item.y + item.height || item.y >= other.y + other.height;
                INFO("over ", std::string(other.name));
                CHECK(apart);
            }
        }
    }
}

}  // namespace

TEST_CASE(
    "each control has its own row in the action table, and lies in the window without another over it") {
    check_places(ActionId::panel_rules);
    check_places(ActionId::panel_map);
}

TEST_CASE("the toolbar wraps where it is narrow, and none of its buttons is lost") {
    for (const Size size : {Size{640, 480}, Size{1024, 768}, Size{1280, 800}}) {
        Screen screen(test::busy_session(), size.width, size.height);
        screen.lab().settle();
        INFO(size.width, " × ", size.height);
        std::set<double> lines;
        for (const char* name :
             {"tool.wall", "tool.curtain", "stroke.brush", "stroke.pick", "symmetry.next", "edit.undo",
              "edit.redo", "view.fit", "view.zoom-out", "view.zoom-in", "view.palette"}) {
            INFO(name);
            REQUIRE(screen.find(name));
            lines.insert(screen.find(name)->y);
        }
        CHECK(lines.size() <= (size.width == 1280 ? 1U : size.width == 1024 ? 2U : 4U));
        // The map begins below it.
        CHECK(screen.report().canvas_y > *lines.rbegin() + 26.0);
        // A group is not torn where a whole line has room for it.
        CHECK(screen.find("stroke.brush")->y == screen.find("stroke.pick")->y);
        CHECK(screen.find("view.fit")->y == screen.find("view.zoom-in")->y);
    }
}

TEST_CASE("in a small window only those controls are told that can be clicked there") {
    for (const Size size : {Size{640, 480}, Size{900, 620}, Size{1280, 800}}) {
        Screen screen(test::busy_session(), size.width, size.height);
        const std::vector<ScreenItem> items = screen.report().items;
        CHECK(items.size() > 10);
        for (const ScreenItem& item : items) {
            const Spot middle{item.x + item.width / 2.0, item.y + item.height / 2.0};
            INFO(std::string(item.name), " at ", middle.x, ",", middle.y, " in ", size.width, " × ",
                 size.height);
            CHECK(PixelRect{0.0, 0.0, size.width * 1.0, size.height * 1.0}.contains(middle));
            for (const ScreenItem& other : items) {
                INFO("over ", std::string(other.name));
                CHECK((other.name == item.name ||
                       !PixelRect{other.x, other.y, other.width, other.height}.contains(middle)));
            }
        }
    }
}

TEST_CASE("the timeline's slider is in the window however small it is") {
    for (const Size size : {Size{640, 480}, Size{600, 400}}) {
        for (const bool busy : {false, true}) {
            Screen screen(busy ? test::busy_session() : Session(), size.width, size.height);
            INFO(size.width, " × ", size.height);
            const std::optional<ScreenItem> slider = screen.find("step.slider");
            REQUIRE(slider);
            CHECK(slider->x >= 0.0);
            CHECK(slider->x + slider->width <= size.width);
            CHECK(slider->y + slider->height <= size.height);
            CHECK(slider->width > size.width * 0.75);
            CHECK(screen.find("step.forward"));
            screen.click({slider->x + slider->width / 2.0, slider->y + slider->height / 2.0});
            const auto steps = static_cast<double>(screen.session().recording().trace.size());
            CHECK(std::abs(static_cast<double>(screen.session().cursor().step()) - steps / 2.0) <
                  steps / 20.0 + 2.0);
        }
    }
}

TEST_CASE("what stands beside the number of the step does not move while the steps run") {
    Session session;
    session.apply(GoToStep{0});
    Screen screen(std::move(session));
    const std::size_t steps = screen.session().recording().trace.size();
    REQUIRE(steps > 100);
    const ScreenItem speed = *screen.find("step.speed");
    const ScreenItem play = screen.report().items.back();
    for (std::size_t step = 0; step <= steps; ++step) {
        screen.lab().lab().apply(GoToStep{step});
        screen.lab().frame();
        const ScreenItem now = *screen.find("step.speed");
        REQUIRE(now.x == speed.x);
        REQUIRE(now.width == speed.width);
        REQUIRE(screen.report().items.back().x == play.x);
    }
}

TEST_CASE("the map and its cells are where the report says: the whole map is in the window at first") {
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        Screen screen{Session(scenario_of(gallery()[map]))};
        const ScreenReport report = screen.report();
        const Grid& grid = screen.session().document().grid;
        INFO(std::string(gallery()[map].id));
        CHECK(report.canvas_x > 0.0);
        CHECK(report.canvas_y > 0.0);
        CHECK(report.canvas_x + report.cell * grid.width() < 1280.0);
        CHECK(report.canvas_y + report.cell * grid.height() < 800.0);
    }
}

TEST_CASE("a map of 512 × 512 cells is drawn as one picture, with lines for what is in view alone") {
    Screen screen{Session()};
    screen.lab().lab().apply(ResizeMap{512, 512});
    screen.lab().lab().apply(RunAction{action_of(Layer::shapes)});
    for (const int part : {1, 2}) {
        screen.lab().lab().apply(GoToStep{screen.session().recording().trace.size() / 2 * part});
        screen.lab().settle();
        const int uploads = screen.lab().uploads();
        CHECK(screen.lab().vertices() < 20'000);
        for (int i = 0; i < 10; ++i) {  // each cell ten times as large, a hundredth of them in view
            screen.lab().lab().apply(RunAction{ActionId::view_zoom_in});
            screen.lab().settle();
            CHECK(screen.lab().vertices() < 120'000);
        }
        CHECK(screen.lab().uploads() == uploads);  // the cells are the same
        screen.lab().lab().apply(RunAction{ActionId::view_fit});
        screen.lab().settle();
    }
}

TEST_CASE("what a frame costs us, for the record") {
    for (const int side : {17, 512}) {
        Screen screen{Session()};
        screen.lab().lab().apply(ResizeMap{side, side});
        screen.lab().settle();
        constexpr int frames = 20;
        const auto before = std::chrono::steady_clock::now();
        for (int i = 0; i < frames; ++i) {
            screen.lab().frame();
        }
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - before;
        MESSAGE(side, " × ", side, " cells: ", took.count() / frames, " ms a frame");
        CHECK(screen.lab().vertices() > 500);
    }
}

}  // namespace fovlab
