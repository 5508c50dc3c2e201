#include "core/compare/pairs.h"

#include "tests/support/vectors.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

namespace fovlab {

using namespace test;

TEST_CASE("every published count of pairs is reached, and every algorithm of the table but rooms has some") {
    std::map<std::string, int> cases;
    for (const nlohmann::json& vector : read_vectors("pairs.jsonl")) {
        const auto id = vector.at("algorithm").get<std::string>();
        const std::optional<Algorithm> algorithm = algorithm_of_id(id);
        if (!algorithm) {
            continue;
        }
        CAPTURE(vector.at("name").get<std::string>());
        PairCounter counter(grid_of(vector), *algorithm, rules_of(vector));
        counter.work(~std::uint64_t{0} / 2);
        REQUIRE(counter.done());
        CHECK(counter.count().mutual == vector.at("mutual").get<std::uint64_t>());
        CHECK(counter.count().one_way == vector.at("one_way").get<std::uint64_t>());
        ++cases[id];
    }
    for (const AlgorithmInfo& row : algorithms()) {
        INFO(std::string(row.id));
        const int published = row.algorithm == Algorithm::symmetric ? 14
                              : row.algorithm == Algorithm::rooms   ? 0
                                                                    : 7;
        CHECK(cases[std::string(row.id)] == published);
    }
}

}  // namespace fovlab
