// The table of all algorithms, and what a change of rules comes to, as somebody uses them.
#include "tests/app/cli/running.h"
#include "tests/support/screen.h"

#include "core/grid/map_text.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::Screen;

Session open_map(int width, int height) {
    return Session(Scenario{Grid(width, height), {width / 2, height / 2}, Algorithm::symmetric, {}, {}});
}

// Frames until nothing is counted any more; how many.
int rest(Screen& screen) {
    int frames = 0;
    while (screen.lab().frame().again && frames < 2000) {
        ++frames;
    }
    REQUIRE_FALSE(screen.session().works());
    return frames;
}

std::vector<ScreenItem> rows_on(Screen& screen) {
    std::vector<ScreenItem> rows;
    for (const ScreenItem& item : screen.report().items) {
        if (item.name == "table.row") {
            rows.push_back(item);
        }
    }
    return rows;
}

// What the command line prints of this map and these rules.
nlohmann::json command_line(const Session& session, Algorithm algorithm, const std::string& command) {
    const Scenario& document = session.document();
    const Rules& rules = session.rules();
    const Point from = document.viewer;
    const Radius radius = rules.range.radius;
    const test::Ran ran =
        test::run({command, "-", "--format", "json", "--algorithm", std::string(info(algorithm).id), "--from",
                   std::to_string(from.x) + "," + std::to_string(from.y), "--radius",
                   radius.is_unlimited() ? "unlimited" : std::to_string(radius.cells()), "--range",
                   std::string(name(rules.range.shape)), "--floor", std::string(name(rules.floor)), "--wall",
                   std::string(name(rules.wall)), "--slopes", std::string(name(rules.slopes))},
                  {}, to_map_text(document.grid));
    REQUIRE(ran.status == 0);
    return nlohmann::json::parse(ran.out);
}

}  // namespace

TEST_CASE("9 opens the table: every algorithm has a row, and its numbers are the command line's") {
    Screen screen{Session()};
    screen.lab().lab().apply(RunAction{ActionId::rule_floor});
    screen.press(plain(U'9'));
    CHECK(screen.session().side_panel() == SidePanel::table);
    rest(screen);
    CHECK(rows_on(screen).size() == algorithms().size());
    for (const TableRow& row : algorithm_table(screen.session())) {
        INFO(std::string(info(row.algorithm).id));
        const nlohmann::json seen = command_line(screen.session(), row.algorithm, "see");
        const nlohmann::json pairs = command_line(screen.session(), row.algorithm, "pairs");
        CHECK(number_in(row.counts, TableColumn::seen) == seen["count"].get<std::uint64_t>());
        CHECK(number_in(row.counts, TableColumn::examined) == seen["examined"].get<std::uint64_t>());
        CHECK(number_in(row.counts, TableColumn::one_way) == pairs["one_way"].get<std::uint64_t>());
        CHECK(row.counts.pairs->mutual == pairs["mutual"].get<std::uint64_t>());
    }
}

TEST_CASE(
    "a click on a row shows its algorithm, a click on a heading sorts, and Ctrl+arrows go up and down") {
    Screen screen{Session()};
    screen.press(plain(U'9'));
    rest(screen);
    for (std::size_t i = 0; i < algorithms().size(); ++i) {
        const std::vector<ScreenItem> rows = rows_on(screen);
        screen.click({rows[i].x + rows[i].width / 2.0, rows[i].y + rows[i].height / 2.0});
        CHECK(screen.session().algorithm() == algorithms()[i].algorithm);
        rest(screen);
    }
    screen.click("table.by-one-way");
    CHECK(screen.session().table_sort() == TableSort{TableColumn::one_way, false});
    screen.click("table.by-one-way");
    CHECK(screen.session().table_sort() == TableSort{TableColumn::one_way, true});
    screen.click("table.by-algorithm");
    screen.press(ctrl(Key::up));
    CHECK(screen.session().algorithm() == algorithms()[algorithms().size() - 2].algorithm);
    screen.press(ctrl(Key::down));
    CHECK(screen.session().algorithm() == algorithms().back().algorithm);
    const std::size_t undo = screen.session().history().undo_count();
    screen.press(ctrl(Key::down));  // the last row has none below
    CHECK(screen.session().algorithm() == algorithms().back().algorithm);
    CHECK(screen.session().history().undo_count() == undo);
}

TEST_CASE("rows and headings stand in the pane, one below and beside the other, in every size and scale") {
    for (const float scale : {1.0F, 2.0F}) {
        for (const int width : {640, 1024, 1280, 1920}) {
            Session session;
            session.apply(RunAction{ActionId::table_open});
            Screen screen(std::move(session), width, 800, scale);
            rest(screen);
            INFO(width, ", scale ", scale);
            double bottom = 0.0;
            for (const ScreenItem& row : rows_on(screen)) {
                CHECK(row.x >= 0.0);
                CHECK(row.x + row.width <= width);
                CHECK(row.y >= bottom);
                bottom = row.y + row.height;
            }
            CHECK(screen.find("table.by-one-way"));
            double right = 0.0;
            for (const char* name : {"table.by-algorithm", "table.by-seen", "table.by-walls",
                                     "table.by-examined", "table.by-one-way"}) {
                const std::optional<ScreenItem> heading = screen.find(name);
                if (!heading) {  // a narrow pane has fewer columns
                    CHECK(static_cast<float>(width) / scale < 1024.0F);
                    continue;
                }
                CHECK(heading->x >= right - 0.5);
                CHECK(heading->x + heading->width <= width);
                right = heading->x + heading->width;
            }
        }
    }
}

TEST_CASE("while one paints, no number is an old one unmarked, and when one rests, all are new") {
    Session session = open_map(60, 40);
    session.apply(RunAction{ActionId::rule_floor});
    session.apply(RunAction{ActionId::table_open});
    Screen screen(std::move(session));
    rest(screen);
    screen.lab().move(screen.lab().middle_of(Point{20, 20}));
    screen.lab().frame();
    screen.lab().button(PointerButton::left, true);
    bool saw_old = false;
    for (int x = 20; x < 40; ++x) {
        screen.lab().move(screen.lab().middle_of(Point{x, 20}));
        screen.lab().frame();
        screen.lab().frame();  // shows what the stroke came to
        for (const TableRow& row : algorithm_table(screen.session())) {
            const Scenario& now = screen.session().document();
            const Sight sight = see(now.grid, now.viewer, row.algorithm, screen.session().rules());
            REQUIRE(row.counts.tally);
            CHECK((row.counts.tally_old || row.counts.tally->seen == sight.visible.count()));
            CHECK((row.counts.pairs_old || row.counts.counted->grid() == now.grid));
            saw_old = saw_old || row.counts.pairs_old;
        }
    }
    CHECK(saw_old);
    screen.lab().button(PointerButton::left, false);
    screen.lab().settle();
    rest(screen);
    for (const TableRow& row : algorithm_table(screen.session())) {
        CHECK_FALSE(row.counts.tally_old);
        CHECK_FALSE(row.counts.pairs_old);
        CHECK(row.counts.pairs->one_way ==
              command_line(screen.session(), row.algorithm, "pairs")["one_way"].get<std::uint64_t>());
    }
}

TEST_CASE("with the panels closed no frame asks for another, whatever is painted") {
    Screen screen{Session()};
    screen.drag({{3, 3}, {8, 3}});
    screen.lab().settle();
    CHECK_FALSE(screen.lab().frame().again);
}

TEST_CASE("a count that takes long says so, begins by its button and is stopped by another") {
    Session session = open_map(200, 200);
    session.apply(RunAction{ActionId::rule_unlimited});
    session.apply(RunAction{ActionId::table_open});
    Screen screen(std::move(session));
    CHECK(rest(screen) < 100 * static_cast<int>(algorithms().size()));
    REQUIRE(screen.find("count.begin"));
    CHECK_FALSE(screen.find("count.stop"));
    screen.click("count.begin");
    CHECK(screen.lab().frame().again);
    REQUIRE(screen.find("count.stop"));
    CHECK_FALSE(screen.find("count.begin"));
    screen.click("count.stop");
    screen.lab().settle();
    CHECK_FALSE(screen.lab().frame().again);
    CHECK(screen.find("count.begin"));
}

}  // namespace fovlab
