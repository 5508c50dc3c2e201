// A teacher's ten seconds: two strokes on an empty map, and the screen shows that rays miss cells, that lines and
// recursive shadowcasting see one way only, that symmetric shadowcasting does not, and why.
#include "tests/support/screen.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace fovlab {
namespace {

using test::Screen;

// The lab as it opens, its map cleared, a pillar beside the viewer and a long wall above its row: two drags.
void draw_two_strokes(Screen& screen) {
    screen.click("panel.map");
    screen.click("map.clear");
    screen.drag({{7, 7}});
    screen.drag({{8, 5}, {20, 5}});
}

// By the list of a side's header, as a person goes through it.
void choose(Screen& screen, std::string_view list, Side side, Algorithm algorithm) {
    screen.click(list);
    for (std::size_t i = 0; i < algorithms().size(); ++i) {
        screen.press(plain(Key::up));
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(algorithm); ++i) {
        screen.press(plain(Key::down));
    }
    screen.press(plain(Key::escape));
    REQUIRE(screen.session().run(side).algorithm() == algorithm);
}

nlohmann::json compared(Screen& screen) {
    return nlohmann::json::parse(report_json(screen.session(), screen.report()))["compare"];
}

// As the table shows them, when it has done counting.
std::uint64_t one_way_pairs(Screen& screen, Algorithm algorithm) {
    const auto counts = [&] {
        return screen.session().counts(RunRules{algorithm, screen.session().rules()});
    };
    for (int frames = 0; frames < 5000 && counts().stage != RunCounts::Pairs::done; ++frames) {
        screen.lab().frame();
    }
    REQUIRE(counts().pairs);
    CHECK_FALSE(counts().pairs_old);
    return counts().pairs->one_way;
}

}  // namespace

TEST_CASE("two strokes and a comparison: rays miss cells that symmetric shadowcasting sees") {
    Screen screen{Session()};
    draw_two_strokes(screen);
    screen.press(plain(U'c'));
    REQUIRE(screen.session().compares());
    choose(screen, "compare.left-algorithm", Side::left, Algorithm::rays);
    choose(screen, "compare.right-algorithm", Side::right, Algorithm::symmetric);
    const nlohmann::json told = compared(screen);
    CHECK(told["a"]["algorithm"] == "rays");
    CHECK(told["b"]["algorithm"] == "symmetric");
    CHECK(told["only_b"] > 3);
}

TEST_CASE("the same two strokes: A and B picked on the map, each algorithm says who sees whom, and why") {
    Screen screen{Session()};
    draw_two_strokes(screen);
    const Point viewer = screen.session().document().viewer;
    const Point far = viewer + Point{6, 3};
    screen.press(plain(U'7'));
    screen.drag({viewer, far});
    REQUIRE(screen.session().pair_a() == viewer);
    REQUIRE(screen.session().pair_b() == far);
    screen.lab().settle();
    for (const Algorithm algorithm : {Algorithm::lines, Algorithm::recursive}) {
        INFO(std::string(info(algorithm).id));
        const std::optional<PairAnswer>& answer = screen.session().pair_answer(algorithm);
        REQUIRE(answer);
        CHECK(answer->one_way());
        CHECK_FALSE(answer->forth.sees);
        REQUIRE(answer->forth.why);
        CHECK(answer->forth.why->reason == Reason::shadow);
        CHECK(answer->forth.why->walls.size() == 1);
    }
    const std::optional<PairAnswer>& fair = screen.session().pair_answer(Algorithm::symmetric);
    REQUIRE(fair);
    CHECK((fair->forth.sees && fair->back.sees));
}

TEST_CASE("on the whole map: one-way pairs by lines and by recursive shadowcasting, none by symmetric") {
    Screen screen{Session()};
    draw_two_strokes(screen);
    screen.press(plain(U'9'));
    REQUIRE(screen.find("table.row"));
    CHECK(one_way_pairs(screen, Algorithm::lines) > 0);
    CHECK(one_way_pairs(screen, Algorithm::rays) > 0);
    CHECK(one_way_pairs(screen, Algorithm::recursive) > 0);
    CHECK(one_way_pairs(screen, Algorithm::symmetric) == 0);
}

TEST_CASE(
    "or two clicks: the gallery's maps open side by side with symmetric shadowcasting, and say what to see") {
    for (const std::string_view id :
         {"edge-holes", "rays-in-a-corridor", "one-wall", "colonnade", "diagonal-wall"}) {
        for (std::size_t map = 0; map < gallery().size(); ++map) {
            if (gallery()[map].id != id) {
                continue;
            }
            Screen screen{Session()};
            screen.lab().lab().apply(OpenGalleryMap{map});
            screen.lab().settle();
            INFO(std::string(id));
            CHECK(screen.session().gallery_map() == map);
            CHECK(screen.find("compare.left-algorithm"));
            const nlohmann::json told = compared(screen);
            CHECK(told["b"]["algorithm"] == "symmetric");
            CHECK(told["only_a"].get<int>() + told["only_b"].get<int>() > 0);
        }
    }
}

}  // namespace fovlab
