#include "app/session/compare_json.h"

#include "core/compare/difference.h"

namespace fovlab {
namespace {

using Json = nlohmann::ordered_json;

Json one(const ComparedSight& sight) {
    Json json;
    json["algorithm"] = std::string(info(sight.algorithm).id);
    json["count"] = sight.visible.count();
    json["examined"] = sight.examined;
    return json;
}

}  // namespace

Json compare_json(const ComparedSight& a, const ComparedSight& b) {
    const Difference change = difference(a.visible, b.visible);
    const std::size_t only_a = change.removed.count();
    Json json;
    json["a"] = one(a);
    json["b"] = one(b);
    json["both"] = a.visible.count() - only_a;
    json["only_a"] = only_a;
    json["only_b"] = change.added.count();
    json["difference"] = Json::array();
    for (int y = 0; y < a.visible.height(); ++y) {
        std::string row;
        for (int x = 0; x < a.visible.width(); ++x) {
            const bool in_a = a.visible.contains({x, y});
            const bool in_b = b.visible.contains({x, y});
            row += in_a && in_b ? '=' : in_a ? 'a' : in_b ? 'b' : '-';
        }
        json["difference"].push_back(std::move(row));
    }
    return json;
}

}  // namespace fovlab
