// Where a run can be made to stop: kinds of events, and the next event in a trace that is of interest.
//
// Units: steps done. A search looks at the events number `from` … `to` − 1 and gives the number of steps after which
// the first that fits is done, or none.
#pragma once

#include "core/trace/trace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fovlab {

inline constexpr std::array<EventKind, 9> k_event_kinds{
    EventKind::quadrant, EventKind::row,    EventKind::cell, EventKind::narrow, EventKind::split,
    EventKind::row_end,  EventKind::octant, EventKind::ray,  EventKind::ray_end};

// As the command line's `trace` calls them.
constexpr std::string_view name(EventKind kind) {
    constexpr std::array<std::string_view, 9> names{"quadrant", "row",    "cell", "narrow", "split",
                                                    "row-end",  "octant", "ray",  "ray-end"};
    return names[static_cast<std::size_t>(kind)];
}

// A set of kinds.
class EventKinds {
public:
    constexpr EventKinds() = default;
    explicit constexpr EventKinds(EventKind only) : bits_(bit(only)) {}

    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool contains(EventKind kind) const { return (bits_ & bit(kind)) != 0; }
    constexpr void toggle(EventKind kind) { bits_ = static_cast<std::uint16_t>(bits_ ^ bit(kind)); }

    friend constexpr bool operator==(EventKinds a, EventKinds b) { return a.bits_ == b.bits_; }

private:
    static constexpr std::uint16_t bit(EventKind kind) {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
    }

    std::uint16_t bits_ = 0;
};

// One of these kinds.
std::optional<std::size_t> next_of(const Trace& trace, EventKinds kinds, std::size_t from, std::size_t to);
// A cell that this event shows, be it for the first time or, on a diagonal, once more.
std::optional<std::size_t> next_visible(const Trace& trace, std::size_t from, std::size_t to);
// A cell that blocks sight.
std::optional<std::size_t> next_wall(const Trace& trace, std::size_t from, std::size_t to);

}  // namespace fovlab
