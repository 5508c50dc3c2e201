#include "core/scenario/gallery.h"

#include "core/compare/difference.h"
#include "core/compare/pairs.h"
#include "core/explain/why.h"
#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace fovlab;

namespace {

// A gallery map, what is seen of it, and how that was found.
struct Shown {
    Scenario scenario;
    Recording recording;
    CellSet visible;

    explicit Shown(std::string_view id) : Shown(scenario_of(entry(id))) {}
    explicit Shown(Scenario what)
        : scenario(std::move(what)),
          recording(record(scenario.grid, scenario.viewer, scenario.algorithm, scenario.rules)),
          visible(recording.trace.visible()) {}

    static const GalleryMap& entry(std::string_view id) {
        for (const GalleryMap& map : gallery()) {
            if (map.id == id) {
                return map;
            }
        }
        REQUIRE_MESSAGE(false, "no gallery map " << id);
        return gallery().front();
    }

    // How many cells, walls or floor, are visible between these corners.
    int seen(Point from, Point to, bool walls) const {
        int count = 0;
        for (int y = from.y; y <= to.y; ++y) {
            for (int x = from.x; x <= to.x; ++x) {
                count += visible.contains({x, y}) && scenario.grid.opaque({x, y}) == walls;
            }
        }
        return count;
    }

    // What this algorithm sees here by the map's rules, from the viewer or from elsewhere.
    CellSet sight(Algorithm algorithm) const { return sight(algorithm, scenario.viewer); }
    CellSet sight(Algorithm algorithm, Point from) const {
        return see(scenario.grid, from, algorithm, scenario.rules).visible;
    }
    bool sees(Algorithm algorithm, Point from, Point to) const { return sight(algorithm, from).contains(to); }

    // How many cells one sees and the other does not.
    std::size_t apart(Algorithm one, Algorithm other) const {
        const Difference cells = difference(sight(one), sight(other));
        return cells.added.count() + cells.removed.count();
    }

    std::int64_t one_way(Algorithm algorithm) const {
        PairCounter pairs(scenario.grid, algorithm, scenario.rules);
        while (!pairs.done()) {
            pairs.work(1'000'000);
        }
        return static_cast<std::int64_t>(pairs.count().one_way);
    }

    // The rows of a quadrant that begin at a depth, in their order.
    std::vector<RowBegan> rows(Quadrant quadrant, int depth) const {
        std::vector<RowBegan> found;
        for (const TraceRow& row : recording.trace.rows()) {
            if (row.sector == quadrant && row.began.depth == depth) {
                found.push_back(row.began);
            }
        }
        return found;
    }
};

double width(const RowBegan& row) { return to_double(row.end) - to_double(row.start); }

}  // namespace

TEST_CASE("every map of the gallery can be read, has its viewer, and says what to look for") {
    std::set<std::string> ids;
    for (const GalleryMap& entry : gallery()) {
        CAPTURE(entry.id);
        const Result<MapText> map = parse_map_text(entry.map);
        REQUIRE(map.ok());
        CHECK(map.value().viewer.has_value());
        CHECK(ids.insert(std::string(entry.id)).second);
        CHECK_FALSE(entry.title.empty());
        CHECK(entry.look_for.back() == '.');
        const Scenario scenario = scenario_of(entry);
        CHECK(scenario.viewer == *map.value().viewer);
        CHECK(scenario.rules.range.radius == entry.radius);
    }
}

TEST_CASE("on the gallery's map where floats break symmetry, they do, and exact slopes do not") {
    for (const GalleryMap& entry : gallery()) {
        if (entry.id != "floats-break-symmetry") {
            continue;
        }
        const Scenario scenario = scenario_of(entry);
        const Point far{26, 0};
        Rules rules = scenario.rules;
        const auto sees = [&](Point from, Point to) {
            return see(scenario.grid, from, Algorithm::symmetric, rules).visible.contains(to);
        };
        CHECK(sees(scenario.viewer, far));
        CHECK(sees(far, scenario.viewer));
        rules.slopes = SlopeArithmetic::float_32;
        CHECK(sees(scenario.viewer, far));
        CHECK_FALSE(sees(far, scenario.viewer));
        return;
    }
    FAIL("the map is missing");
}

TEST_CASE("a map without a viewer gets one on the clear cell nearest to the middle") {
    const auto viewer_of = [](std::string_view text) {
        return with_map(parse_map_text(text).value()).viewer;
    };
    CHECK(viewer_of("...\n...\n...") == Point{1, 1});
    CHECK(viewer_of("...\n.#.\n###") == Point{1, 0});
    CHECK(viewer_of("###\n###\n##.") == Point{2, 2});
    CHECK(viewer_of("###\n###\n###") == Point{1, 1});
    CHECK(viewer_of("@..\n...\n...") == Point{0, 0});
}

// --- what the gallery's texts say is so

TEST_CASE("first room: pillars throw shadows that widen, and light gets into the next rooms") {
    const Shown shown("first-room");
    CHECK(shown.seen({13, 1}, {23, 10}, false) > 10);
    CHECK(shown.seen({1, 12}, {11, 18}, false) > 3);
    CHECK(shown.seen({13, 1}, {23, 10}, false) < 110 / 2);
    // With nothing else in the room: behind the pillar at (3, 3) the dark grows with each row.
    Scenario open = shown.scenario;
    open.grid = Grid(25, 20);
    open.grid.set({3, 3}, Terrain::wall);
    open.viewer = {6, 6};
    open.rules.range.radius = Radius::unlimited();
    const Shown alone(open);
    int before = 1;
    for (int y = 2; y >= 0; --y) {
        int dark = 0;
        for (int x = 0; x < 25; ++x) {
            dark += !alone.visible.contains({x, y});
        }
        CHECK(dark >= before);
        before = dark;
    }
    REQUIRE(shown.scenario.grid.at({3, 3}) == Terrain::wall);
    CHECK_FALSE(shown.visible.contains({1, 1}));
}

TEST_CASE("pillar: it splits the light in two, and its shadow grows") {
    const Shown shown("pillar");
    const Point pillar{6, 4};
    REQUIRE(shown.scenario.grid.at(pillar) == Terrain::wall);
    const int depth = shown.scenario.viewer.y - pillar.y;
    CHECK(shown.rows(Quadrant::north, depth).size() == 1);
    CHECK(shown.rows(Quadrant::north, depth + 1).size() == 2);
    int before = 1;
    for (int y = pillar.y - 1; y >= 0; --y) {
        const int dark = shown.scenario.grid.width() - shown.seen({0, y}, {12, y}, false);
        CHECK(dark >= before);
        before = dark;
    }
    CHECK(before > 1);
}

TEST_CASE("two pillars: a wedge between them and two outside them go on") {
    const Shown shown("two-pillars");
    const std::vector<RowBegan> behind = shown.rows(Quadrant::north, shown.scenario.viewer.y - 4 + 1);
    REQUIRE(behind.size() == 3);
    int between = 0;
    for (const RowBegan& row : behind) {
        between += to_double(row.start) < 0.0 && to_double(row.end) > 0.0;
    }
    CHECK(between == 1);
}

TEST_CASE("corridor: no row's light is wider than that before it, and walls show by a part of them") {
    const Shown shown("corridor");
    double before = 2.0;
    double first = 0.0;
    int narrower = 0;
    int rows = 0;
    for (int depth = 1; depth <= 18; ++depth) {
        const std::vector<RowBegan> found = shown.rows(Quadrant::east, depth);
        if (found.empty()) {
            break;
        }
        REQUIRE(found.size() == 1);
        CHECK(width(found.front()) <= before);
        narrower += width(found.front()) < before;
        before = width(found.front());
        first = depth == 1 ? before : first;
        ++rows;
    }
    CHECK(rows > 5);
    CHECK(narrower >= rows - 3);  // not where a side corridor opens, nor in the first row
    CHECK(before < first / 4.0);
    int by_a_part = 0;
    for (int x = 4; x <= 8; ++x) {
        const Why answer = why(shown.recording, {x, 1});
        by_a_part += answer.visible() && answer.opaque && !answer.centred;
    }
    CHECK(by_a_part == 5);
}

TEST_CASE("corner: its inner edge sets the slope, and cells round it come row by row") {
    const Shown shown("corner");
    const Point edge{4, 3};
    REQUIRE(shown.scenario.grid.at(edge) == Terrain::wall);
    REQUIRE(shown.scenario.grid.at({edge.x, edge.y - 1}) == Terrain::floor);
    const std::vector<RowBegan> past = shown.rows(Quadrant::north, shown.scenario.viewer.y - edge.y + 1);
    REQUIRE(past.size() == 1);
    bool set = false;
    for (const TraceRow& row : shown.recording.trace.rows()) {
        set = set || (row.sector == Quadrant::north && row.began.end_by == edge);
    }
    CHECK(set);
    CHECK(shown.seen({4, 1}, {9, 2}, false) > 0);
    CHECK(shown.seen({4, 1}, {9, 2}, false) < 12);
    // While it runs each row to the north shows more.
    std::size_t before = 0;
    for (const TraceRow& row : shown.recording.trace.rows()) {
        if (row.sector == Quadrant::north) {
            const std::size_t now = shown.recording.trace.visible(row.step).count();
            CHECK(now > before);
            before = now;
        }
    }
}

TEST_CASE("doorway: a wedge gets into the dark room, and a narrower one from farther off") {
    const auto seen_beyond = [](int y) {
        Scenario scenario = scenario_of(Shown::entry("doorway"));
        REQUIRE(scenario.grid.at({7, 4}) == Terrain::floor);
        scenario.viewer = {7, y};
        return Shown(scenario).seen({1, 1}, {13, 3}, false);
    };
    CHECK(Shown("doorway").scenario.viewer == Point{7, 7});
    CHECK(seen_beyond(7) > 0);
    CHECK(seen_beyond(7) <= seen_beyond(6));
    CHECK(seen_beyond(6) <= seen_beyond(5));
    CHECK(seen_beyond(7) < seen_beyond(5));
    CHECK(seen_beyond(5) < 39);
}

TEST_CASE("crossing: four quadrants, in the order that the text tells, each with its corridor") {
    const Shown shown("crossing");
    std::vector<Sector> order;
    for (const TraceRow& row : shown.recording.trace.rows()) {
        if (order.empty() || order.back() != row.sector) {
            order.push_back(row.sector);
        }
    }
    CHECK(order == std::vector<Sector>{Quadrant::north, Quadrant::east, Quadrant::south, Quadrant::west});
    for (const Point end : {Point{7, 0}, Point{14, 4}, Point{7, 8}, Point{0, 4}}) {
        CHECK(shown.scenario.grid.at(end) == Terrain::floor);
        CHECK(shown.visible.contains(end));
    }
}

TEST_CASE("diagonal gap: walls that touch at a corner let light slip through") {
    const Shown shown("diagonal-gap");
    const Point viewer = shown.scenario.viewer;
    int beyond = 0;
    for (int y = 0; y < 7; ++y) {
        for (int x = 0; x + y < 6; ++x) {  // the diagonal is x + y = 6
            REQUIRE(shown.scenario.grid.at({x, y}) == Terrain::floor);
            beyond += shown.visible.contains({x, y});
        }
    }
    CHECK(viewer.x + viewer.y > 6);
    CHECK(beyond > 0);
}

TEST_CASE(
    "small gap: a sliver of light gets through, and floor that it only touches shows by any part alone") {
    const Shown shown("small-gap");
    REQUIRE(shown.scenario.grid.at({7, 4}) == Terrain::floor);
    const int floor = shown.seen({1, 1}, {15, 3}, false);
    CHECK(floor > 0);
    CHECK(floor < 45 / 5);
    Scenario any = shown.scenario;
    any.rules.floor = FloorRule::any;
    CHECK(Shown(any).seen({1, 1}, {15, 3}, false) > floor);
}

TEST_CASE("along the walls: both show whole, and by their centre they have holes") {
    const Shown shown("along-walls");
    REQUIRE(shown.scenario.viewer == Point{1, 5});
    CHECK(shown.seen({0, 0}, {0, 6}, true) == 7);
    CHECK(shown.seen({0, 6}, {14, 6}, true) == 15);
    int grazed = 0;
    for (int x = 3; x <= 14; ++x) {
        grazed += !why(shown.recording, {x, 6}).centred;
    }
    CHECK(grazed > 6);
    Scenario centre = shown.scenario;
    centre.rules.wall = WallRule::centre;
    const Shown holes(centre);
    CHECK(holes.seen({0, 6}, {14, 6}, true) < 15);
    CHECK(holes.seen({0, 0}, {0, 6}, true) < 7);
}

TEST_CASE("cave: the light is split into many wedges, far off into slivers, and much floor stays dark") {
    const Shown shown("cave");
    std::set<int> wedges;
    int slivers = 0;
    for (const TraceRow& row : shown.recording.trace.rows()) {
        wedges.insert(row.began.wedge);
        slivers += row.began.depth > 8 && width(row.began) < 0.2;
    }
    CHECK(wedges.size() > 25);
    CHECK(slivers > 15);
    int floor = 0;
    for (int y = 0; y < 17; ++y) {
        for (int x = 0; x < 31; ++x) {
            floor += !shown.scenario.grid.opaque({x, y});
        }
    }
    CHECK(shown.seen({0, 0}, {30, 16}, false) < floor * 2 / 3);
}

TEST_CASE("viewer in a wall: its own cell is opaque, and both rooms are seen") {
    const Shown shown("in-a-wall");
    CHECK(shown.scenario.grid.at(shown.scenario.viewer) == Terrain::wall);
    CHECK(shown.seen({1, 1}, {11, 3}, false) > 15);
    CHECK(shown.seen({1, 5}, {11, 7}, false) > 15);
    Scenario floor = shown.scenario;
    floor.grid.set(floor.viewer, Terrain::floor);
    CHECK(Shown(floor).visible == shown.visible);
}

TEST_CASE("one way only: recursive shadowcasting sees from the viewer and not back, symmetric neither way") {
    const Shown shown("one-way-only");
    const Point corner{0, 0};
    REQUIRE(shown.scenario.viewer == Point{3, 1});
    CHECK(shown.sees(Algorithm::recursive, shown.scenario.viewer, corner));
    CHECK_FALSE(shown.sees(Algorithm::recursive, corner, shown.scenario.viewer));
    CHECK_FALSE(shown.sees(Algorithm::symmetric, shown.scenario.viewer, corner));
    CHECK_FALSE(shown.sees(Algorithm::symmetric, corner, shown.scenario.viewer));
    CHECK(shown.one_way(Algorithm::recursive) == 1);
}

TEST_CASE("maps that open as a comparison do so with the same rules on both sides, and differ") {
    int comparisons = 0;
    for (const GalleryMap& entry : gallery()) {
        CAPTURE(entry.id);
        const Scenario scenario = scenario_of(entry);
        CHECK(scenario.algorithm == entry.algorithm);
        CHECK(scenario.compare.has_value() == entry.beside.has_value());
        if (scenario.compare) {
            CHECK(scenario.compare->algorithm == *entry.beside);
            CHECK(scenario.compare->rules == scenario.rules);
            const Shown shown(entry.id);
            CHECK(shown.apart(scenario.algorithm, scenario.compare->algorithm) > 0);
            ++comparisons;
        }
    }
    CHECK(comparisons >= 5);
}

TEST_CASE("holes in open ground: 8 of 137 cells, by lines to the edge alone") {
    const Shown shown("edge-holes");
    CHECK(shown.seen({0, 0}, {12, 12}, true) == 0);
    CHECK(shown.visible.count() == 137 - 8);
    for (const AlgorithmInfo& algorithm : algorithms()) {
        if (algorithm.algorithm != Algorithm::edge_lines) {
            CAPTURE(algorithm.id);
            const std::size_t all = algorithm.algorithm == Algorithm::rooms ? 9 : 137;  // a map without rooms
            CHECK(shown.sight(algorithm.algorithm).count() == all);
        }
    }
}

TEST_CASE("rays in a corridor: the walls get gaps, then no more walls; shadowcasting shows all") {
    const Shown shown("rays-in-a-corridor");
    CHECK(shown.seen({1, 1}, {23, 1}, false) == 23);
    int last = 0;  // the farthest wall of a side that is seen
    for (int x = 0; x < 24; ++x) {
        last = shown.visible.contains({x, 0}) ? x : last;
    }
    CHECK(shown.seen({0, 0}, {last, 0}, true) < last + 1);  // gaps
    CHECK(last < 20);
    CHECK(shown.seen({0, 0}, {24, 2}, true) <= 20);
    for (const Algorithm algorithm : {Algorithm::recursive, Algorithm::symmetric}) {
        CHECK(shown.sight(algorithm).count() == 3 * 25);
    }
}

TEST_CASE(
    "one wall, one way: by lines and recursive shadowcasting not forth but back, by symmetric both ways") {
    const Shown shown("one-wall");
    const Point viewer = shown.scenario.viewer;
    const Point far{6, 3};
    for (const Algorithm algorithm : {Algorithm::lines, Algorithm::recursive}) {
        CAPTURE(info(algorithm).id);
        CHECK_FALSE(shown.sees(algorithm, viewer, far));
        CHECK(shown.sees(algorithm, far, viewer));
    }
    CHECK(shown.sees(Algorithm::symmetric, viewer, far));
    CHECK(shown.sees(Algorithm::symmetric, far, viewer));
    CHECK(shown.apart(Algorithm::recursive, Algorithm::symmetric) == 1);
}

TEST_CASE("colonnade: the one-way pairs are as many as the text says") {
    const Shown shown("colonnade");
    CHECK(shown.one_way(Algorithm::lines) == 972);
    CHECK(shown.one_way(Algorithm::recursive) == 2636);
    CHECK(shown.one_way(Algorithm::symmetric) == 0);
}

TEST_CASE("diagonal wall: light slips through, and no two algorithms agree where it falls") {
    const Shown shown("diagonal-wall");
    constexpr Algorithm k_walled[] = {Algorithm::lines, Algorithm::edge_lines, Algorithm::rays,
                                      Algorithm::recursive, Algorithm::symmetric};
    for (const Algorithm one : k_walled) {
        int beyond = 0;
        const CellSet sight = shown.sight(one);
        for (int y = 2; y < 11; ++y) {
            for (int x = 0; x < y; ++x) {
                beyond += sight.contains({x, y});
            }
        }
        CAPTURE(info(one).id);
        CHECK(beyond > 0);
        for (const Algorithm other : k_walled) {
            CAPTURE(info(other).id);
            CHECK((one == other) == (shown.apart(one, other) == 0));
        }
    }
}
