#include "core/explain/sentence.h"

#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <array>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Rules unlimited() {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    return rules;
}

std::string sentence_at(const std::vector<std::string>& map, Point cell, const Rules& rules = unlimited(),
                        Algorithm algorithm = Algorithm::symmetric) {
    const View view = view_of(map);
    return sentence(why(record(view.grid, view.viewer, algorithm, rules), cell), rules, view.grid);
}

bool contains(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

std::string fraction(int above, int below) {
    const int common = std::gcd(above, below);
    const std::string number = std::to_string(std::abs(above) / common);
    const std::string words = below == common ? number : number + "/" + std::to_string(below / common);
    return above < 0 ? "−" + words : words;
}

const std::vector<std::string> k_pillar_ahead{
    ".........", ".........", ".........", "....#....", "....@....",
};

const std::vector<std::string> k_pillar_aside{
    ".......", ".......", ".......", "..#....", ".......", "...@...",
};

}  // namespace

TEST_CASE("the viewer's own cell is told as such") {
    CHECK(contains(sentence_at(k_pillar_ahead, {4, 4}), "viewer stands here"));
}

TEST_CASE("a cell in shadow names the wall on its way, or both walls between which the way passes") {
    CHECK(sentence_at(k_pillar_ahead, {4, 0}) == "The wall at (4, 3) stops the light on its way here.");
    // From (1, 3) the line to (2, 5) passes depth 1 half a column aside: exactly between (1, 4) and (2, 4).
    const std::string both =
        sentence_at({"......", "......", ".##...", ".@....", ".##...", "......"}, {2, 5});
    CHECK(contains(both, "The wall at (1, 4) and the wall at (2, 4) stop the light"));
    CHECK(contains(both, "exactly between them"));
}

TEST_CASE("a cell whose centre is outside the light names the slope and the wall that set it, on its side") {
    // Depth 3, column −2 and −1 from (3, 5); the pillar's edges are −3/4 and −1/4.
    CHECK(sentence_at(k_pillar_aside, {1, 2}) ==
          "Its centre, −2/3, lies right of the end slope −3/4, which the wall at (2, 3) set. "
          "Floor shows only by its centre.");
    CHECK(sentence_at(k_pillar_aside, {2, 2}) ==
          "Its centre, −1/3, lies left of the start slope −1/4, which the wall at (2, 3) set. "
          "Floor shows only by its centre.");
}

TEST_CASE("a wall that shows only by its centre says that of walls") {
    std::vector<std::string> map = k_pillar_aside;
    map[2] = ".##....";
    Rules rules = unlimited();
    rules.wall = WallRule::centre;
    CHECK(contains(sentence_at(map, {1, 2}, rules), "With this wall rule a wall shows only by its centre."));
    // The same two walls show under the default rule, by the part of them that is lit.
    CHECK(contains(sentence_at(map, {1, 2}), "A wall shows when any part of it is in the light"));
    CHECK(contains(sentence_at(map, {1, 2}), "its centre, −2/3, lies right of the end slope −3/4"));
}

TEST_CASE("floor that shows by any part of it says which rule that is") {
    Rules rules = unlimited();
    rules.floor = FloorRule::any;
    const std::string words = sentence_at(k_pillar_aside, {2, 2}, rules);
    CHECK(contains(words, "Under this floor rule"));
    CHECK(contains(words, "−1/3, lies left of the start slope −1/4, which the wall at (2, 3) set"));
}

TEST_CASE("a visible cell tells between which slopes its centre lies") {
    CHECK(sentence_at({".....", ".....", "..@..", ".....", "....."}, {3, 0}) ==
          "In the light: 1/2 lies between the start slope −1 and the end slope 1.");
    // (2, 1) is at depth 3, column −2, in the wedge left of the pillar.
    CHECK(sentence_at(k_pillar_ahead, {2, 1}) ==
          "In the light: −2/3 lies between the start slope −1 and the end slope −1/2.");
}

TEST_CASE("a centre exactly on a slope is told as such") {
    CHECK(
        sentence_at(k_pillar_ahead, {3, 2}) ==
        "In the light: −1/2 lies exactly on the end slope −1/2, and the edge of the light counts as light.");
    CHECK(
        sentence_at(k_pillar_ahead, {5, 2}) ==
        "In the light: 1/2 lies exactly on the start slope 1/2, and the edge of the light counts as light.");
    CHECK(contains(sentence_at(k_pillar_ahead, {1, 1}), "−1 lies exactly on the start slope −1"));
}

TEST_CASE("a centre on both slopes at once is told as such") {
    Why answer;
    answer.reason = Reason::visible;
    answer.place = Place{4, 2};
    answer.start = Fraction{1, 2};
    answer.end = Fraction{2, 4};
    answer.centred = true;
    CHECK(contains(sentence(answer, Rules{}, Grid(20, 20)), "1/2 lies exactly on both slopes"));
}

TEST_CASE("light that floats have narrowed to nothing names the walls on both sides") {
    // No map within the limits has a cell in such light (its slopes are too near each other to hold a centre), so
    // the reason is made by hand.
    Why answer;
    answer.reason = Reason::shadow;
    answer.start = FloatSlope{0.25F};
    answer.end = FloatSlope{0.25F};
    answer.walls = {{3, 4}, {5, -1}};
    const std::string words = sentence(answer, Rules{}, Grid(20, 20));
    CHECK(contains(words, "narrowed to nothing"));
    CHECK(contains(words, "(3, 4)"));
    CHECK(contains(words, "(5, -1)"));
}

TEST_CASE("the arithmetic of range is worked out for each shape, on both sides of the limit") {
    struct Case {
        RangeShape shape;
        int radius;
        Point offset;
        const char* words;
    };
    const std::array<Case, 13> cases{{
        {RangeShape::square, 6, {5, -7}, "the larger of 5 and 7 is 7 > 6"},
        {RangeShape::square, 7, {-5, 7}, "the larger of 5 and 7 is 7 ≤ 7"},
        {RangeShape::diamond, 11, {5, 7}, "5 + 7 = 12 > 11"},
        {RangeShape::diamond, 12, {-5, -7}, "5 + 7 = 12 ≤ 12"},
        {RangeShape::circle, 9, {6, 8}, "6² + 8² = 100 > 9² = 81"},
        {RangeShape::circle, 10, {6, 8}, "6² + 8² = 100 ≤ 10² = 100"},
        {RangeShape::round, 8, {5, 7}, "5² + 7² = 74 > 8 · 9 = 72"},
        {RangeShape::round, 9, {5, 7}, "5² + 7² = 74 ≤ 9 · 10 = 90"},
        {RangeShape::round, 0, {0, 1}, "0² + 1² = 1 > 0 · 1 = 0"},
        {RangeShape::open, 10, {6, 8}, "6² + 8² = 100 ≥ 10² = 100"},
        {RangeShape::open, 11, {6, -8}, "6² + 8² = 100 < 11² = 121"},
        {RangeShape::open, 8, {5, 7}, "5² + 7² = 74 ≥ 8² = 64"},
        {RangeShape::circle, 4096, {2047, 2047}, "2047² + 2047² = 8380418 ≤ 4096² = 16777216"},
    }};
    for (const Case& row : cases) {
        CHECK(range_arithmetic(row.offset, {Radius(row.radius), row.shape}) == row.words);
    }
    CHECK(range_arithmetic({5, 7}, {Radius::unlimited(), RangeShape::round}) == "the radius is unlimited");
}

TEST_CASE("the sign in the arithmetic says in range exactly when the cell is") {
    for (int shape = 0; shape < 5; ++shape) {
        for (int r = 0; r <= 9; ++r) {
            const Range range{Radius(r), static_cast<RangeShape>(shape)};
            int wrong = 0;
            for (int y = -10; y <= 10; ++y) {
                for (int x = -10; x <= 10; ++x) {
                    const std::string words = range_arithmetic({x, y}, range);
                    const bool says_in = contains(words, " ≤ ") || contains(words, " < ");
                    const bool says_out = contains(words, " > ") || contains(words, " ≥ ");
                    wrong += says_in == says_out || says_in != range.contains({x, y});
                }
            }
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("a cell out of range says whether light gets there all the same") {
    const std::vector<std::string> map{
        "..........",
        "@..#......",
    };
    Rules rules;
    rules.range = {Radius(2), RangeShape::round};
    CHECK(sentence_at(map, {3, 0}, rules) == "In the light, but out of range: 3² + 1² = 10 > 2 · 3 = 6.");
    CHECK(sentence_at(map, {6, 1}, rules) == "Out of range: 6² + 0² = 36 > 2 · 3 = 6.");
}

TEST_CASE("radius tells the arithmetic of range alone") {
    Rules rules;
    rules.range = {Radius(3), RangeShape::diamond};
    CHECK(sentence_at(k_pillar_ahead, {4, 2}, rules, Algorithm::radius) == "In range: 0 + 2 = 2 ≤ 3.");
    CHECK(sentence_at(k_pillar_ahead, {0, 0}, rules, Algorithm::radius) == "Out of range: 4 + 4 = 8 > 3.");
    CHECK(contains(sentence_at(k_pillar_ahead, {0, 0}, unlimited(), Algorithm::radius), "unlimited"));
}

TEST_CASE(
    "on many maps each sentence names its walls, its fraction in lowest terms, and its arithmetic of range") {
    Random random(61);
    std::array<int, 5> met{};
    for (int i = 0; i < 600; ++i) {
        const Grid grid = any_map(20, 16, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range = {random.percent(50) ? Radius::unlimited() : Radius(random.below(12)),
                       static_cast<RangeShape>(random.below(5))};
        rules.floor = static_cast<FloorRule>(random.below(2));
        rules.wall = static_cast<WallRule>(random.below(2));
        const Recording recording = record(grid, viewer, Algorithm::symmetric, rules);
        Rules no_limit = rules;
        no_limit.range.radius = Radius::unlimited();
        const CellSet lit = see(grid, viewer, Algorithm::symmetric, no_limit).visible;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Why answer = why(recording, {x, y});
                const std::string words = sentence(answer, rules, grid);
                CAPTURE(words);
                ++met[static_cast<std::size_t>(answer.reason)];
                REQUIRE(words.back() == '.');
                for (const Point wall : answer.walls) {
                    const std::string name = obstacle_in_words(wall, grid);
                    const bool named = contains(words, name) || contains(words, "T" + name.substr(1));
                    REQUIRE(named);
                }
                if (answer.reason == Reason::visible || answer.reason == Reason::centre) {
                    const std::string centre = fraction(answer.place->column, answer.place->depth);
                    const bool named =
                        contains(words, " " + centre + " lies") || contains(words, " " + centre + ", lies");
                    REQUIRE(named);
                }
                if (answer.reason == Reason::range) {
                    if (rules.range.radius == Radius(0)) {
                        REQUIRE(words ==
                                "Out of range: the radius is 0, so only the viewer's own cell is seen.");
                        continue;
                    }
                    REQUIRE(contains(words, range_arithmetic({x - viewer.x, y - viewer.y}, rules.range)));
                    REQUIRE((words.rfind("In the light, but out of range", 0) == 0) == lit.contains({x, y}));
                }
            }
        }
    }
    for (const int times : met) {
        CHECK(times > 100);
    }
}

TEST_CASE(
    "what stops light is called what it is, a secret door passes for a wall, and off the map is its edge") {
    const Grid grid = view_of({"#+?%@"}).grid;
    CHECK(obstacle_in_words({0, 0}, grid) == "the wall at (0, 0)");
    CHECK(obstacle_in_words({1, 0}, grid) == "the closed door at (1, 0)");
    CHECK(obstacle_in_words({2, 0}, grid) == "the wall at (2, 0)");
    CHECK(obstacle_in_words({3, 0}, grid) == "the curtain at (3, 0)");
    for (const Point off : {Point{-1, 0}, Point{5, 0}, Point{0, -1}, Point{0, 1}}) {
        CHECK(obstacle_in_words(off, grid) == "the map's edge at " + in_words(off));
    }
}

TEST_CASE("sentences name doors, curtains and the map's edge") {
    const auto behind = [](char glyph) {
        std::vector<std::string> map = k_pillar_ahead;
        map[3][4] = glyph;
        return sentence_at(map, {4, 0});
    };
    CHECK(behind('+') == "The closed door at (4, 3) stops the light on its way here.");
    CHECK(behind('%') == "The curtain at (4, 3) stops the light on its way here.");
    CHECK(behind('?') == behind('#'));

    std::vector<std::string> map = k_pillar_aside;
    map[3][2] = '+';
    CHECK(contains(sentence_at(map, {1, 2}), "−3/4, which the closed door at (2, 3) set."));

    // In light that is narrowed to nothing, one side by the map's edge.
    Why answer;
    answer.reason = Reason::shadow;
    answer.start = FloatSlope{0.25F};
    answer.end = FloatSlope{0.25F};
    answer.walls = {{1, 2}, {-1, 0}};
    CHECK(sentence(answer, Rules{}, view_of({"@..", "...", ".+."}).grid) ==
          "The light narrowed to nothing on its way here, between the slopes that the closed door at (1, 2) "
          "and "
          "the map's edge at (-1, 0) set.");
}

TEST_CASE("left and right are of the north and south, above and below of the east and west") {
    struct Turned {
        std::vector<std::string> map;
        Point before;  // its column is less than the start slope
        Point after;   // its column is greater than the end slope
        const char* before_words;
        const char* after_words;
    };
    // The same pillar, aside, seen in each of the four directions.
    const std::vector<Turned> turned{
        {k_pillar_aside, {2, 2}, {1, 2}, "left of the start slope", "right of the end slope"},
        {{"...@...", ".......", "..#....", ".......", ".......", "......."},
         {2, 3},
         {1, 3},
         "left of the start slope",
         "right of the end slope"},
        {{"......", "......", "..#...", "@.....", "......", "......"},
         {3, 2},
         {3, 1},
         "above the start slope",
         "below the end slope"},
        {{"......", "......", "...#..", ".....@", "......", "......"},
         {2, 2},
         {2, 1},
         "above the start slope",
         "below the end slope"},
    };
    for (const Turned& row : turned) {
        const std::string before = sentence_at(row.map, row.before);
        const std::string after = sentence_at(row.map, row.after);
        CAPTURE(before);
        CAPTURE(after);
        CHECK(contains(before, row.before_words));
        CHECK(contains(after, row.after_words));
    }
}

TEST_CASE("left, right, above and below are so on the map") {
    Random random(62);
    int met = 0;
    for (int i = 0; i < 250; ++i) {
        const Grid grid = any_map(16, 16, random);
        const Point viewer = any_cell(grid, random);
        const Recording recording = record(grid, viewer, Algorithm::symmetric, unlimited());
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Why answer = why(recording, {x, y});
                if (answer.reason != Reason::centre) {
                    continue;
                }
                ++met;
                const std::string words = sentence(answer, unlimited(), grid);
                CAPTURE(words);
                // The slope's line at the distance of the cell, in cells of the map.
                const bool upright = std::abs(y - viewer.y) == answer.place->depth &&
                                     (answer.sector == Quadrant::north || answer.sector == Quadrant::south);
                const double line =
                    (upright ? viewer.x : viewer.y) +
                    answer.place->depth * to_double(answer.left_of_start ? *answer.start : *answer.end);
                const double cell = upright ? x : y;
                REQUIRE(cell != line);
                const char* side =
                    upright ? (cell < line ? "left of" : "right of") : (cell < line ? "above" : "below");
                REQUIRE(contains(words, std::string("lies ") + side));
            }
        }
    }
    CHECK(met > 300);
}

TEST_CASE("beside float slopes the centre has its decimal, beside exact ones it has not") {
    Rules rules = unlimited();
    rules.slopes = SlopeArithmetic::float_32;
    CHECK(sentence_at(k_pillar_aside, {1, 2}, rules) ==
          "Its centre, −2/3 = −0.666666667, lies right of the end slope −0.75, which the wall at (2, 3) set. "
          "Floor shows only by its centre.");
    CHECK(contains(sentence_at(k_pillar_ahead, {3, 2}, rules),
                   "−1/2 = −0.5 lies exactly on the end slope −0.5,"));
    CHECK(contains(sentence_at(k_pillar_ahead, {1, 1}, rules), ": −1 lies exactly on the start slope −1,"));
    CHECK_FALSE(contains(sentence_at(k_pillar_aside, {1, 2}), " = "));

    const std::vector<std::string> far{
        "...........................", "...........................", "...........................",
        ".............#.............", "...........................", "...........................",
        "...........................", "@..........................",
    };
    CHECK(contains(sentence_at(far, {26, 0}, rules), "7/26 = −0.269230769") ==
          contains(sentence_at(far, {26, 0}, rules), "−7/26"));
    CHECK(contains(sentence_at(far, {26, 0}, rules), "7/26 = "));
    CHECK(contains(sentence_at(far, {26, 0}, rules), "0.269230769"));
}

TEST_CASE("a radius of 0 is told as such, whatever its shape and algorithm") {
    for (const Algorithm algorithm : {Algorithm::radius, Algorithm::symmetric}) {
        for (int shape = 0; shape < 5; ++shape) {
            Rules rules;
            rules.range = {Radius(0), static_cast<RangeShape>(shape)};
            for (const Point cell : {Point{4, 3}, Point{3, 4}, Point{0, 0}}) {
                CHECK(sentence_at(k_pillar_ahead, cell, rules, algorithm) ==
                      "Out of range: the radius is 0, so only the viewer's own cell is seen.");
            }
            CHECK(contains(sentence_at(k_pillar_ahead, {4, 4}, rules, algorithm), "viewer stands here"));
        }
    }
}

TEST_CASE("a viewer inside a wall is told that light leaves from it all the same") {
    const auto inside = [](Terrain terrain) {
        View view = view_of({"...", ".@.", "..."});
        view.grid.set(view.viewer, terrain);
        const Rules rules = unlimited();
        return sentence(why(record(view.grid, view.viewer, Algorithm::symmetric, rules), view.viewer), rules,
                        view.grid);
    };
    const std::string rest = ": light leaves from it all the same.";
    CHECK(inside(Terrain::wall) == "The viewer stands here, inside a wall" + rest);
    CHECK(inside(Terrain::closed_door) == "The viewer stands here, inside a closed door" + rest);
    CHECK(inside(Terrain::secret_door) ==
          "The viewer stands here, inside a wall" + rest);  // it passes for one
    CHECK(inside(Terrain::open_door) == "The viewer stands here, and its own cell is always visible.");
}

TEST_CASE("a cell is written as (x, y), and off the map with a minus that is a hyphen") {
    CHECK(in_words({7, 4}) == "(7, 4)");
    CHECK(in_words({-1, 3}) == "(-1, 3)");
}
