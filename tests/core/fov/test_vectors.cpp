#include "tests/support/vectors.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// How many of the published cases this build can run: those whose algorithm is in the catalogue.
template <class Check>
int for_each_known_case(Check check) {
    int cases = 0;
    for (const nlohmann::json& vector : read_vectors("fov.jsonl")) {
        if (const std::optional<Algorithm> algorithm =
                algorithm_of_id(vector.at("algorithm").get<std::string>())) {
            CAPTURE(vector.at("name").get<std::string>());
            check(vector, *algorithm);
            ++cases;
        }
    }
    return cases;
}

}  // namespace

constexpr int k_known_cases = 143 + 5 * 66 + 5;

TEST_CASE("every published case has the published answer") {
    const int cases = for_each_known_case([](const nlohmann::json& vector, Algorithm algorithm) {
        Rules rules = rules_of(vector);
        for (const ScanOrder order : {ScanOrder::recursion, ScanOrder::by_depth}) {
            rules.order = order;
            const Sight sight = see(grid_of(vector), from_of(vector), algorithm, rules);
            CHECK(rows_of(sight.visible) == vector.at("visible").get<std::vector<std::string>>());
            CHECK(sight.visible.count() == vector.at("count").get<std::size_t>());
        }
    });
    CHECK(cases == k_known_cases);
}

TEST_CASE("a recording of a published case ends in the same cells as the plain answer") {
    for_each_known_case([](const nlohmann::json& vector, Algorithm algorithm) {
        const Grid grid = grid_of(vector);
        const Recording recording = record(grid, from_of(vector), algorithm, rules_of(vector));
        const Sight sight = see(grid, from_of(vector), algorithm, rules_of(vector));
        CHECK(rows_of(recording.trace.visible()) == rows_of(sight.visible));
        CHECK(recording.trace.examined() == sight.examined);
    });
}
