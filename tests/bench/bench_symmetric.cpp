// What does telling a sink cost when nobody listens? Symmetric shadowcasting with VisibleSink beside a copy of the
// algorithm that was written by hand and knows no sink.
//
// Prints a line for each map: the median time of one run of each, and the median of their ratios. Ends with 1 only when the two
// see different cells or examine another number of them: times differ from machine to machine, so no time is a failure.
#include "core/fov/catalogue.h"
#include "tests/support/random.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace fovlab;
using fovlab::test::Random;

namespace {

// --- the copy without a sink: exact slopes, every rule but the order of scanning

class ByHand {
public:
    ByHand(const Grid& grid, Point viewer, const Rules& rules)
        : grid_(grid), viewer_(viewer), rules_(rules), visible_(grid.width(), grid.height()) {
        visible_.insert(viewer);
    }

    Sight run() {
        for (const Quadrant quadrant : k_quadrants) {
            rows_.push_back({1, {-1, 1}, {1, 1}});
            while (!rows_.empty()) {
                const Row row = rows_.back();
                rows_.pop_back();
                const bool on_map = grid_.contains(viewer_ + offset_of(quadrant, {row.depth, 0}));
                if (row.depth <= rules_.range.radius.last_depth() && on_map) {
                    scan(quadrant, row);
                }
            }
        }
        return {visible_, examined_};
    }

private:
    struct Row {
        int depth;
        Fraction start;
        Fraction end;
    };

    void scan(Quadrant quadrant, Row row) {
        const int last = ExactSlopes::last_column(row.depth, row.end);
        bool floor_before = false;
        bool wall_before = false;
        for (int column = ExactSlopes::first_column(row.depth, row.start); column <= last; ++column) {
            const Point cell = viewer_ + offset_of(quadrant, {row.depth, column});
            const bool on_map = grid_.contains(cell);
            const bool wall = !on_map || info(grid_.at(cell)).opaque;
            examined_ += on_map;
            const bool any_part = wall ? rules_.wall == WallRule::any : rules_.floor == FloorRule::any;
            if (on_map && (any_part || ExactSlopes::centred(column, row.depth, row.start, row.end)) &&
                rules_.range.contains(cell - viewer_)) {
                visible_.insert(cell);
            }
            if (wall_before && !wall) {
                row.start = ExactSlopes::left_edge(column, row.depth);
            }
            if (floor_before && wall) {
                rows_.push_back({row.depth + 1, row.start, ExactSlopes::left_edge(column, row.depth)});
            }
            floor_before = !wall;
            wall_before = wall;
        }
        if (floor_before) {
            rows_.push_back({row.depth + 1, row.start, row.end});
        }
    }

    const Grid& grid_;
    Point viewer_;
    const Rules& rules_;
    CellSet visible_;
    std::size_t examined_ = 0;
    std::vector<Row> rows_;
};

// --- maps

Grid noise(int width, int height, int walls_in_hundred) {
    Random random(1);
    Grid grid(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            grid.set({x, y}, random.percent(walls_in_hundred) ? Terrain::wall : Terrain::floor);
        }
    }
    return grid;
}

// Caves: noise, then a few rounds in which a cell becomes what most of its neighbours are.
Grid caves(int width, int height) {
    Grid grid = noise(width, height, 40);
    for (int round = 0; round < 3; ++round) {
        const Grid before = grid;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                int walls = 0;
                for (int near = 0; near < 9; ++near) {
                    walls += before.opaque({x + near % 3 - 1, y + near / 3 - 1});
                }
                grid.set({x, y}, walls >= 5 ? Terrain::wall : Terrain::floor);
            }
        }
    }
    return grid;
}

// Rooms in a regular array, joined by doorways.
Grid dungeon(int width, int height) {
    Grid grid(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool wall = x % 13 == 0 || y % 9 == 0;
            const bool doorway = (x % 13 == 0 && y % 9 == 4) || (y % 9 == 0 && x % 13 == 6);
            grid.set({x, y}, wall && !doorway ? Terrain::wall : Terrain::floor);
        }
    }
    return grid;
}

// --- measuring

// Of the processor's time, so that other programs disturb less.
double nanoseconds_of(const std::function<void()>& work, int runs) {
    const std::clock_t before = std::clock();
    for (int i = 0; i < runs; ++i) {
        work();
    }
    return static_cast<double>(std::clock() - before) * (1e9 / CLOCKS_PER_SEC) / runs;
}

double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

// The two take turns, so that whatever else the machine does meets both.
bool compare(const char* name, const Grid& grid, Point viewer, Radius radius) {
    Rules rules;
    rules.range.radius = radius;
    const auto with_sink = [&] { return see(grid, viewer, Algorithm::symmetric, rules); };
    const auto by_hand = [&] { return ByHand(grid, viewer, rules).run(); };
    const Sight sight = with_sink();
    const Sight expected = by_hand();
    if (sight.visible != expected.visible || sight.examined != expected.examined) {
        std::printf("%-28s the answers differ\n", name);
        return false;
    }
    std::size_t kept = 0;  // so that no run can be left out
    const auto run_sink = [&] { kept += with_sink().visible.contains(viewer); };
    const auto run_hand = [&] { kept += by_hand().visible.contains(viewer); };
    const int runs = std::max(1, static_cast<int>(2e6 / std::max(1.0, nanoseconds_of(run_hand, 5))));
    std::vector<double> sink_times;
    std::vector<double> hand_times;
    std::vector<double> ratios;
    for (int round = 0; round < 41; ++round) {
        sink_times.push_back(nanoseconds_of(run_sink, runs));
        hand_times.push_back(nanoseconds_of(run_hand, runs));
        ratios.push_back(sink_times.back() / hand_times.back());
    }
    const double sink = median(sink_times) / 1000;
    const double hand = median(hand_times) / 1000;
    std::printf("%-28s %8zu cells seen  VisibleSink %9.1f µs  by hand %9.1f µs  ratio %.2f\n", name,
                sight.visible.count(), sink, hand, median(ratios));
    return kept > 0;
}

// A floor cell near the middle, with room around it.
Point standing_place(const Grid& grid) {
    Point best{grid.width() / 2, grid.height() / 2};
    std::size_t most = 0;
    for (int y = grid.height() / 4; y < grid.height() * 3 / 4; y += 7) {
        for (int x = grid.width() / 4; x < grid.width() * 3 / 4; x += 7) {
            if (!grid.opaque({x, y})) {
                Rules rules;
                rules.range.radius = Radius(40);
                const std::size_t seen = see(grid, {x, y}, Algorithm::symmetric, rules).visible.count();
                if (seen > most) {
                    most = seen;
                    best = {x, y};
                }
            }
        }
    }
    return best;
}

}  // namespace

int main() {
    const Grid open(512, 512);
    const Grid cave = caves(512, 512);
    const Grid sparse = noise(512, 512, 3);
    const Grid rooms = dungeon(80, 50);
    bool good = compare("open 512 x 512", open, {256, 256}, Radius::unlimited());
    good = compare("caves 512 x 512", cave, standing_place(cave), Radius::unlimited()) && good;
    good = compare("3 % noise 512 x 512", sparse, standing_place(sparse), Radius::unlimited()) && good;
    good = compare("dungeon 80 x 50", rooms, {32, 22}, Radius::unlimited()) && good;
    good = compare("dungeon 80 x 50, radius 8", rooms, {32, 22}, Radius(8)) && good;
    return good ? 0 : 1;
}
