// The layers of the picture, switched by the list and by keys.
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::Screen;

bool is_on(const Screen& screen, Layer layer) {
    return screen.session().layers().test(static_cast<std::size_t>(layer));
}

Screen mid_run() {
    Session session;
    session.apply(GoToStep{95});
    return Screen(std::move(session));
}

}  // namespace

TEST_CASE("every layer has an action of its own, named after it") {
    for (const LayerRow& layer : layer_table()) {
        CHECK(row(action_of(layer.layer)).name == "layer." + std::string(layer.id));
        CHECK(layer_of_id(layer.id) == layer.layer);
    }
    CHECK_FALSE(layer_of_id("walls"));
}

TEST_CASE("the list drops down, every line switches its layer, and it stays open meanwhile") {
    Screen screen(Session{});
    CHECK_FALSE(screen.find("layer.shapes"));
    screen.click("view.layers");
    for (const LayerRow& layer : layer_table()) {
        const std::string name(row(action_of(layer.layer)).name);
        INFO(name);
        REQUIRE(screen.find(name));
        const bool before = is_on(screen, layer.layer);
        CHECK(before == layer.at_first);
        screen.click(screen.lab().middle_of(name));
        CHECK(is_on(screen, layer.layer) != before);
        REQUIRE(screen.find(name));
    }
    screen.press(plain(Key::escape));
    CHECK_FALSE(screen.find("layer.shapes"));
}

TEST_CASE("the list lies in the window, small windows included") {
    for (const auto& [width, height] : {std::pair(1280, 800), std::pair(1024, 768), std::pair(800, 600)}) {
        Screen screen(Session{}, width, height);
        screen.click("view.layers");
        for (const LayerRow& layer : layer_table()) {
            const std::optional<ScreenItem> item = screen.find(row(action_of(layer.layer)).name);
            REQUIRE(item);
            CHECK(item->x >= 0.0);
            CHECK(item->x + item->width <= width);
            CHECK(item->y + item->height <= height);
        }
    }
}

TEST_CASE("keys switch layers, while the list is open too") {
    Screen screen(Session{});
    for (const bool open : {false, true}) {
        if (open) {
            screen.click("view.layers");
        }
        for (const LayerRow& layer : layer_table()) {
            const Chord key = row(action_of(layer.layer)).key;
            if (key.key != Key::none) {
                INFO(to_words(key), open ? ", open" : "");
                const bool before = is_on(screen, layer.layer);
                screen.press(key);
                CHECK(is_on(screen, layer.layer) != before);
                screen.press(key);
                CHECK(is_on(screen, layer.layer) == before);
            }
        }
    }
}

TEST_CASE("what a switched layer does is told, also when it shows only while steps are done") {
    Session session;
    test::run(session, action_of(Layer::centres));
    CHECK(session.message() == "Centre points: off.");
    test::run(session, action_of(Layer::centres));
    CHECK(session.message() == "Centre points: on. It shows while the steps are done one by one.");
    session.apply(GoToStep{95});
    test::run(session, action_of(Layer::centres));
    test::run(session, action_of(Layer::centres));
    CHECK(session.message() == "Centre points: on.");
    CHECK_FALSE(session.message_refuses());
}

TEST_CASE("a layer changes what is drawn, and nothing of the document") {
    for (const Layer layer :
         {Layer::range, Layer::light, Layer::waiting, Layer::slopes, Layer::row, Layer::numbers,
          Layer::shapes, Layer::centres, Layer::ties, Layer::coordinates, Layer::grid, Layer::marks}) {
        Screen screen = mid_run();
        INFO(std::string(row(action_of(layer)).name));
        const Scenario document = screen.session().document();
        const int before = screen.lab().vertices();
        screen.lab().lab().apply(RunAction{action_of(layer)});
        screen.lab().settle();
        CHECK(screen.lab().vertices() != before);
        CHECK(screen.session().document() == document);
        CHECK(screen.session().history().undo_count() == 0);
    }
}

}  // namespace fovlab
