// Traces to test with: many small and middling maps under every arithmetic and order, and what a run told, kept
// apart from the recorder that is tested.
#pragma once

#include "core/fov/catalogue.h"
#include "core/fov/radius.h"
#include "core/fov/symmetric.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace fovlab::test {

struct Told {
    Event event;
    int line;
};

// Keeps what it is told, in order.
class Listener {
public:
    template <class AnyEvent>
    void tell(const AnyEvent& event, int line = __builtin_LINE()) {
        told.push_back({event, line});
    }

    std::vector<Told> told;
};

inline std::vector<Told> listen(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules) {
    Listener listener;
    if (algorithm == Algorithm::symmetric) {
        symmetric_shadowcast(grid, viewer, rules, listener);
    } else {
        radius_only(grid, viewer, rules, listener);
    }
    return listener.told;
}

inline constexpr std::array<ScanOrder, 2> k_orders{ScanOrder::recursion, ScanOrder::by_depth};
inline constexpr std::array<SlopeArithmetic, 2> k_arithmetics{SlopeArithmetic::exact,
                                                              SlopeArithmetic::float_32};

// Calls check(recording) for random maps of at most this size, by each of these algorithms, with both orders and both
// arithmetics where it uses them, unlimited and with a radius that cuts wedges short.
template <class Wanted, class Check>
void for_each_run_by(Wanted wanted, int maps, int width, int height, Check check) {
    Random random(static_cast<std::uint64_t>(maps) * 1000U + static_cast<std::uint64_t>(width));
    for (int i = 0; i < maps; ++i) {
        const Grid grid = any_map(width, height, random);
        const Point viewer = any_cell(grid, random);
        for (const ScanOrder order : k_orders) {
            for (const SlopeArithmetic slopes : k_arithmetics) {
                Rules rules;
                rules.order = order;
                rules.slopes = slopes;
                rules.range.radius = i % 3 == 0 ? Radius(random.below(7)) : Radius::unlimited();
                for (const AlgorithmInfo& run : algorithms()) {
                    const bool repeats = (order != k_orders[0] && !uses(run.algorithm, Option::order)) ||
                                         (slopes != k_arithmetics[0] && !uses(run.algorithm, Option::slopes));
                    if (repeats || !wanted(run)) {
                        continue;
                    }
                    const std::string map = picture(grid, viewer);
                    CAPTURE(map);
                    CAPTURE(run.id);
                    CAPTURE(name(order));
                    CAPTURE(name(slopes));
                    check(record(grid, viewer, run.algorithm, rules));
                }
            }
        }
    }
}

// By symmetric shadowcasting alone.
template <class Check>
void for_each_recording(int maps, int width, int height, Check check) {
    for_each_run_by([](const AlgorithmInfo& run) { return run.algorithm == Algorithm::symmetric; }, maps,
                    width, height, check);
}

// By every algorithm that tells of wedges.
template <class Check>
void for_each_run_with_wedges(int maps, int width, int height, Check check) {
    for_each_run_by([](const AlgorithmInfo& run) { return run.method == Method::wedges; }, maps, width,
                    height, check);
}

// By every algorithm that tells of wedges or rays.
template <class Check>
void for_each_run(int maps, int width, int height, Check check) {
    for_each_run_by([](const AlgorithmInfo& run) { return run.method != Method::cells; }, maps, width, height,
                    check);
}

}  // namespace fovlab::test
