#include "core/fov/catalogue.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace fovlab;

TEST_CASE(
    "every algorithm stands at its own place in the table, with an ID, a name and a sentence of its own") {
    std::set<std::string_view> ids;
    std::set<std::string_view> sentences;
    for (const AlgorithmInfo& row : algorithms()) {
        CHECK(&info(row.algorithm) == &row);
        CHECK(algorithm_of_id(row.id) == row.algorithm);
        CHECK_FALSE(row.name.empty());
        REQUIRE_FALSE(row.sentence.empty());
        CHECK(row.sentence.back() == '.');
        CHECK(row.author.empty() == (row.year == 0));
        ids.insert(row.id);
        sentences.insert(row.sentence);
    }
    CHECK(ids.size() == algorithms().size());
    CHECK(sentences.size() == algorithms().size());
    CHECK(ids.count("radius") == 1);
    CHECK(ids.count("symmetric") == 1);
}

TEST_CASE("an unknown ID is no algorithm") {
    CHECK_FALSE(algorithm_of_id(""));
    CHECK_FALSE(algorithm_of_id("Symmetric"));
    CHECK_FALSE(algorithm_of_id("symmetric "));
}

TEST_CASE("the options that an algorithm claims to use change its answer, and the others do not") {
    // A map on which each option of symmetric shadowcasting tells: pillars, and the one where floats differ.
    Grid grid(27, 8);
    grid.set({13, 3}, Terrain::wall);
    grid.set({25, 2}, Terrain::wall);
    grid.set({24, 3}, Terrain::wall);  // of which light touches only a part
    grid.set_rooms({{0, 0, 27, 8, true}});
    const Point viewer{26, 0};
    Rules base;
    base.range.radius = Radius(30);

    const auto changed = [&](Option option) {
        Rules rules = base;
        switch (option) {
            case Option::radius:
                rules.range.radius = Radius(5);
                break;
            case Option::range:
                rules.range.shape = RangeShape::diamond;
                break;
            case Option::floor:
                rules.floor = FloorRule::any;
                break;
            case Option::wall:
                rules.wall = WallRule::centre;
                break;
            case Option::slopes:
                rules.slopes = SlopeArithmetic::float_32;
                break;
            case Option::order:
                rules.order = ScanOrder::by_depth;
                break;
        }
        return rules;
    };
    // Orders give the same cells, but tell of them in another order; floats may give the same cells, by other slopes.
    const auto told = [&](Algorithm algorithm, const Rules& rules) {
        const Trace trace = record(grid, viewer, algorithm, rules).trace;
        std::string story;
        for (std::size_t step = 0; step < trace.size(); ++step) {
            const Event event = trace.event(step);
            if (const auto* cell = std::get_if<CellExamined>(&event)) {
                story += std::to_string(grid.index(cell->at)) + (cell->visible ? "* " : " ");
            } else if (const auto* began = std::get_if<RowBegan>(&event)) {
                story += to_words(began->start) + " to " + to_words(began->end) + " ";
            }
        }
        return story;
    };
    for (const AlgorithmInfo& row : algorithms()) {
        for (const Option option :
             {Option::radius, Option::range, Option::floor, Option::wall, Option::slopes, Option::order}) {
            CAPTURE(row.id);
            CAPTURE(name(option));
            const bool differs = told(row.algorithm, base) != told(row.algorithm, changed(option));
            CHECK(differs == uses(row.algorithm, option));
        }
    }
}

TEST_CASE("options and rules have the names that files and the command line use") {
    CHECK(name(Option::radius) == "radius");
    CHECK(name(Option::range) == "range");
    CHECK(name(Option::floor) == "floor");
    CHECK(name(Option::wall) == "wall");
    CHECK(name(Option::slopes) == "slopes");
    CHECK(name(Option::order) == "order");
    CHECK(name(FloorRule::centre) == "centre");
    CHECK(name(FloorRule::any) == "any");
    CHECK(name(WallRule::any) == "any");
    CHECK(name(WallRule::centre) == "centre");
    CHECK(name(SlopeArithmetic::exact) == "exact");
    CHECK(name(SlopeArithmetic::float_32) == "float");
    CHECK(name(ScanOrder::recursion) == "recursion");
    CHECK(name(ScanOrder::by_depth) == "by-depth");
}

TEST_CASE(
    "the rules are those of Ford's page with radius 8 unless told otherwise, and differ when one does") {
    const Rules rules;
    CHECK(rules.range.radius == Radius(8));
    CHECK(rules.range.shape == RangeShape::round);
    CHECK(rules.floor == FloorRule::centre);
    CHECK(rules.wall == WallRule::any);
    CHECK(rules.slopes == SlopeArithmetic::exact);
    CHECK(rules.order == ScanOrder::recursion);
    CHECK(rules == Rules{});
    CHECK(rules != Rules{{Radius(9), RangeShape::round}});
    CHECK(rules != Rules{{}, FloorRule::any});
    CHECK(rules != Rules{{}, FloorRule::centre, WallRule::centre});
    CHECK(rules != Rules{{}, FloorRule::centre, WallRule::any, SlopeArithmetic::float_32});
    CHECK(rules != Rules{{}, FloorRule::centre, WallRule::any, SlopeArithmetic::exact, ScanOrder::by_depth});
}
