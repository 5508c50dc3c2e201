// What each algorithm costs beside symmetric shadowcasting: time as a ratio in the same run, and cells examined.
#include "core/dungeon/recipe.h"
#include "core/fov/catalogue.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace fovlab;

namespace {

double microseconds_of(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules) {
    constexpr int k_runs = 20;
    std::size_t kept = 0;  // so that no run can be left out
    const std::clock_t before = std::clock();
    for (int i = 0; i < k_runs; ++i) {
        kept += see(grid, viewer, algorithm, rules).examined;
    }
    const double spent = static_cast<double>(std::clock() - before) * (1e6 / CLOCKS_PER_SEC) / k_runs;
    return kept == ~std::size_t{0} ? 0.0 : spent;
}

double median(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

void tell(const char* name, const Grid& grid, Point viewer, Radius radius) {
    Rules rules;
    rules.range.radius = radius;
    std::printf("%s\n", name);
    for (const AlgorithmInfo& row : algorithms()) {
        std::vector<double> times;
        std::vector<double> ratios;
        for (int round = 0; round < 15; ++round) {
            const double own = microseconds_of(grid, viewer, row.algorithm, rules);
            times.push_back(own);
            ratios.push_back(own /
                             std::max(microseconds_of(grid, viewer, Algorithm::symmetric, rules), 0.01));
        }
        const Sight sight = see(grid, viewer, row.algorithm, rules);
        std::printf("  %-12.*s %7zu cells seen %8zu examined %9.1f µs  ratio %.2f\n",
                    static_cast<int>(row.id.size()), row.id.data(), sight.visible.count(), sight.examined,
                    median(times), median(ratios));
    }
}

}  // namespace

int main() {
    const Grid noise = make_map({MapKind::noise, 9, 5}, 129, 129, {64, 64});
    tell("open, radius 32", Grid(65, 65), {32, 32}, Radius(32));
    tell("5 % noise 129 x 129, radius 32", noise, {64, 64}, Radius(32));
    tell("open 129 x 129, unlimited", Grid(129, 129), {64, 64}, Radius::unlimited());
    return 0;
}
