#include "core/fov/follow_rules.h"

namespace fovlab {
namespace {

template <class T>
void follow(T& value, const T& before, const T& after) {
    if (value == before) {
        value = after;
    }
}

}  // namespace

void follow_rules(Rules& rules, const Rules& before, const Rules& after) {
    follow(rules.range.radius, before.range.radius, after.range.radius);
    follow(rules.range.shape, before.range.shape, after.range.shape);
    follow(rules.floor, before.floor, after.floor);
    follow(rules.wall, before.wall, after.wall);
    follow(rules.slopes, before.slopes, after.slopes);
    follow(rules.order, before.order, after.order);
}

}  // namespace fovlab
