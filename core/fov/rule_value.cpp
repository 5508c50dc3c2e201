#include "core/fov/rule_value.h"

namespace fovlab {

std::string value_of(const Rules& rules, Option option) {
    switch (option) {
        case Option::radius:
            return rules.range.radius.is_unlimited() ? "unlimited"
                                                     : std::to_string(rules.range.radius.cells());
        case Option::range:
            return std::string(name(rules.range.shape));
        case Option::floor:
            return std::string(name(rules.floor));
        case Option::wall:
            return std::string(name(rules.wall));
        case Option::slopes:
            return std::string(name(rules.slopes));
        case Option::order:
            return std::string(name(rules.order));
    }
    return {};
}

}  // namespace fovlab
