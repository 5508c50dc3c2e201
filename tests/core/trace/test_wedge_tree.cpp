// The tree of wedges, checked against what the events of a trace say one by one.
#include "core/trace/wedge_tree.h"

#include "tests/support/same.h"
#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

using test::any_cell;
using test::any_map;
using test::for_each_run_with_wedges;
using test::Random;
using test::view_of;

Recording record_rows(const std::vector<std::string>& rows, const Rules& rules = {}) {
    const test::View view = view_of(rows);
    return record(view.grid, view.viewer, Algorithm::symmetric, rules);
}

// The rows of every wedge in the order in which they were scanned.
std::map<int, std::vector<const TraceRow*>> rows_by_wedge(const Trace& trace) {
    std::map<int, std::vector<const TraceRow*>> rows;
    for (const TraceRow& row : trace.rows()) {
        rows[row.began.wedge].push_back(&row);
    }
    return rows;
}

// All light of a run, a row at a time: quadrant, depth, start, end.
using Light = std::multiset<std::tuple<int, int, double, double>>;

Light light_of(const WedgeTree& tree, bool mirrored) {
    constexpr int mirror_of[] = {0, 3, 2, 1};  // east and west change places
    Light light;
    for (const Quadrant quadrant : k_quadrants) {
        for (int depth = 1; depth <= tree.depth(quadrant); ++depth) {
            for (const WedgeSpan& span : tree.at(quadrant, depth)) {
                if (!span.row) {
                    continue;  // at the edge of sight only light that was split off has a place
                }
                const int number = static_cast<int>(quadrant);
                const bool turns = mirrored && (quadrant == Quadrant::north || quadrant == Quadrant::south);
                light.insert({mirrored ? mirror_of[number] : number, depth, turns ? -span.end : span.start,
                              turns ? -span.start : span.end});
            }
        }
    }
    return light;
}

}  // namespace

TEST_CASE("a pillar splits the light ahead in two: a child on its left, the wedge itself on its right") {
    Rules rules;
    rules.range.radius = Radius(4);
    const Recording run =
        record_rows({".........", ".........", "....#....", ".........", "....@...."}, rules);
    const WedgeTree tree(run.trace);
    REQUIRE(tree.root(Quadrant::north) == 0);
    const WedgeNode& root = tree[0];
    REQUIRE(root.children.size() == 1);
    CHECK(root.first_depth == 1);
    CHECK(root.last_depth() == 4);
    CHECK_FALSE(root.parent);
    const WedgeNode& child = tree[root.children[0]];
    CHECK(child.parent == 0);
    CHECK(child.sector == Quadrant::north);
    CHECK(child.first_depth == 3);
    CHECK(child.last_depth() == 4);
    CHECK(to_words(child.start) == "−1");
    CHECK(to_words(child.end) == "−1/4");
    CHECK(child.end_by == Point{4, 2});
    CHECK_FALSE(child.start_by);
    REQUIRE(tree.at(Quadrant::north, 3).size() == 2);
    CHECK(tree.at(Quadrant::north, 3).begin()->wedge == root.children[0]);
    CHECK((tree.at(Quadrant::north, 3).begin() + 1)->wedge == 0);
}

TEST_CASE("a wedge that is split off at the edge of sight has no rows, and stands one row beyond") {
    Rules rules;
    rules.range.radius = Radius(2);
    const Recording run = record_rows({".......", "...#...", ".......", "...@..."}, rules);
    const WedgeTree tree(run.trace);
    const int child = tree[0].children.at(0);
    CHECK_FALSE(tree[child].first_row);
    CHECK(tree[child].row_count == 0);
    CHECK(tree[child].first_depth == 3);
    CHECK(tree[child].end_by == Point{3, 1});
    CHECK(tree.depth(Quadrant::north) == 3);
    REQUIRE(tree.at(Quadrant::north, 3).size() == 1);
    const WedgeSpan& stub = *tree.at(Quadrant::north, 3).begin();
    CHECK(stub.wedge == child);
    CHECK_FALSE(stub.row);
    CHECK(stub.begun_after == tree[child].born_after);
    CHECK(stub.over_after == tree[child].born_after);
}

TEST_CASE("the tree says what the events say: every split a node, its parent, its slopes, its steps") {
    for_each_run_with_wedges(60, 14, 11, [](const Recording& run) {
        const WedgeTree tree(run.trace);
        std::size_t roots = 0;
        std::size_t splits = 0;
        std::map<int, std::optional<Point>> start_by;
        std::map<int, std::vector<int>> children;
        for (std::size_t step = 0; step < run.trace.size(); ++step) {
            const Event event = run.trace.event(step);
            if (const auto* row = std::get_if<RowBegan>(&event)) {
                start_by[row->wedge] = row->start_by;
                roots += !row->parent && row->depth == 1 ? 1 : 0;
                REQUIRE(tree[row->wedge].parent == row->parent);
            } else if (const auto* narrowed = std::get_if<Narrowed>(&event)) {
                start_by[narrowed->wedge] = narrowed->start_by;
            } else if (const auto* split = std::get_if<Split>(&event)) {
                ++splits;
                children[split->wedge].push_back(split->child);
                const WedgeNode& child = tree[split->child];
                REQUIRE(child.parent == split->wedge);
                REQUIRE(child.sector == tree[split->wedge].sector);
                REQUIRE(child.born_after == step + 1);
                REQUIRE(child.end_by == split->end_by);
                REQUIRE(child.start_by == start_by[split->wedge]);
                REQUIRE(to_words(child.start) == to_words(split->start));
                REQUIRE(to_words(child.end) == to_words(split->end));
                REQUIRE(child.first_row == run.trace.first_row(split->child));
            }
        }
        std::size_t wedges = 0;
        for (int wedge = 0; wedge < tree.end(); ++wedge) {
            if (tree.has(wedge)) {
                ++wedges;
                REQUIRE(tree[wedge].children == children[wedge]);
            }
        }
        REQUIRE(wedges == roots + splits);
    });
}

TEST_CASE("a wedge goes from its first row to its last without a gap, and is over when that has ended") {
    for_each_run_with_wedges(40, 14, 11, [](const Recording& run) {
        const WedgeTree tree(run.trace);
        for (const auto& [wedge, rows] : rows_by_wedge(run.trace)) {
            const WedgeNode& node = tree[wedge];
            REQUIRE(node.row_count == static_cast<int>(rows.size()));
            REQUIRE(node.first_depth == rows.front()->began.depth);
            REQUIRE(node.last_depth() == rows.back()->began.depth);
            REQUIRE(node.sector == rows.front()->sector);
            REQUIRE(run.trace.kind(node.over_after - 1) == EventKind::row_end);
            const Event last = run.trace.event(node.over_after - 1);
            REQUIRE(std::get_if<RowEnded>(&last)->wedge == wedge);
            REQUIRE(node.born_after <= rows.front()->step + 1);
        }
    });
}

TEST_CASE("laid flat, every row stands once in its quadrant or octant and depth, from left to right") {
    for_each_run_with_wedges(40, 14, 11, [](const Recording& run) {
        const WedgeTree tree(run.trace);
        std::set<int> seen;
        for (std::size_t i = 0; i < Sector::k_count; ++i) {
            const Sector sector = Sector::of_index(i);
            CHECK(tree.at(sector, 0).empty());
            CHECK(tree.at(sector, tree.depth(sector) + 1).empty());
            for (int depth = 1; depth <= tree.depth(sector); ++depth) {
                double before = -2.0;
                for (const WedgeSpan& span : tree.at(sector, depth)) {
                    REQUIRE(span.depth == depth);
                    REQUIRE(tree[span.wedge].sector == sector);
                    REQUIRE(before <= span.start);
                    before = span.start;
                    if (span.row) {
                        const TraceRow& row = run.trace.rows()[static_cast<std::size_t>(*span.row)];
                        REQUIRE(seen.insert(*span.row).second);
                        REQUIRE(row.began.wedge == span.wedge);
                        REQUIRE(row.began.depth == depth);
                        REQUIRE(span.begun_after == row.step + 1);
                        REQUIRE(span.over_after > span.begun_after);
                    } else {
                        REQUIRE(tree[span.wedge].row_count == 0);
                    }
                }
            }
        }
        REQUIRE(seen.size() == run.trace.rows().size());
    });
}

TEST_CASE("exact light of one depth never overlaps, and a child's light lies within its parent's row above") {
    for_each_run_with_wedges(40, 14, 11, [](const Recording& run) {
        if (run.rules.slopes != SlopeArithmetic::exact) {
            return;
        }
        const WedgeTree tree(run.trace);
        for (std::size_t i = 0; i < Sector::k_count; ++i) {
            const Sector sector = Sector::of_index(i);
            for (int depth = 1; depth <= tree.depth(sector); ++depth) {
                double end = -1.0;
                for (const WedgeSpan& span : tree.at(sector, depth)) {
                    REQUIRE(span.start >= end - 1e-12);
                    end = std::max(end, span.end);
                    const WedgeTree::Spans above = tree.at(sector, depth - 1);
                    const bool inside =
                        depth == 1 || std::any_of(above.begin(), above.end(), [&](const WedgeSpan& parent) {
                            return parent.start <= span.start && span.end <= parent.end &&
                                   (parent.wedge == span.wedge || parent.wedge == tree[span.wedge].parent);
                        });
                    REQUIRE(inside);
                }
            }
        }
    });
}

TEST_CASE("the mirrored map has the mirrored light, and both orders of scanning the same light") {
    Random random(12);
    for (int i = 0; i < 60; ++i) {
        const Grid grid = any_map(13, 11, random);
        const Point viewer = any_cell(grid, random);
        Grid mirrored(grid.width(), grid.height());
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                mirrored.set({grid.width() - 1 - x, y}, grid.at({x, y}));
            }
        }
        Rules rules;
        rules.range.radius = i % 2 == 0 ? Radius(5) : Radius::unlimited();
        const Recording run = record(grid, viewer, Algorithm::symmetric, rules);
        const Recording other =
            record(mirrored, {grid.width() - 1 - viewer.x, viewer.y}, Algorithm::symmetric, rules);
        rules.order = ScanOrder::by_depth;
        const Recording by_depth = record(grid, viewer, Algorithm::symmetric, rules);
        const std::string map = test::picture(grid, viewer);
        CAPTURE(map);
        const Light light = light_of(WedgeTree(run.trace), false);
        CHECK(light == light_of(WedgeTree(other.trace), true));
        CHECK(light == light_of(WedgeTree(by_depth.trace), false));
    }
}

TEST_CASE("an algorithm without wedges has an empty tree") {
    const test::View view = view_of({"...", ".@.", "..."});
    const WedgeTree tree(record(view.grid, view.viewer, Algorithm::radius, {}).trace);
    CHECK(tree.empty());
    CHECK_FALSE(tree.root(Quadrant::north));
    CHECK(tree.depth(Quadrant::north) == 0);
    CHECK(tree.at(Quadrant::north, 1).empty());
    CHECK_FALSE(tree.has(0));
    CHECK_FALSE(tree.has(-1));
}

TEST_CASE("a recording that was cut has the tree of what was kept") {
    Random random(5);
    const Grid grid = any_map(20, 20, random);
    const Point viewer = any_cell(grid, random);
    const Recording whole = record(grid, viewer, Algorithm::symmetric, {});
    for (std::size_t limit = 1; limit < std::min<std::size_t>(whole.trace.size(), 120); ++limit) {
        const Recording run = record(grid, viewer, Algorithm::symmetric, {}, limit);
        const WedgeTree tree(run.trace);
        std::size_t rows = 0;
        for (int wedge = 0; wedge < tree.end(); ++wedge) {
            rows += tree.has(wedge) ? static_cast<std::size_t>(tree[wedge].row_count) : 0;
        }
        CHECK(rows == run.trace.rows().size());
    }
}

}  // namespace fovlab
