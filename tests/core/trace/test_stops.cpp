#include "core/trace/stops.h"

#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <cstddef>
#include <functional>
#include <optional>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// The plain way to say it: the first event from there on that fits.
std::optional<std::size_t> first_that(const Trace& trace, std::size_t from, std::size_t to,
                                      const std::function<bool(const Event&)>& fits) {
    for (std::size_t event = from; event < to && event < trace.size(); ++event) {
        if (fits(trace.event(event))) {
            return event + 1;
        }
    }
    return std::nullopt;
}

bool is_visible(const Event& event) {
    const auto* cell = std::get_if<CellExamined>(&event);
    return cell && cell->visible;
}

bool shows_wall(const Event& event) {
    const auto* cell = std::get_if<CellExamined>(&event);
    return cell && cell->opaque;
}

}  // namespace

TEST_CASE("a set of kinds holds what was put in, and toggling twice takes it out") {
    EventKinds kinds;
    CHECK(kinds.empty());
    for (const EventKind kind : k_event_kinds) {
        kinds.toggle(kind);
        CHECK(kinds.contains(kind));
    }
    kinds.toggle(EventKind::cell);
    CHECK_FALSE(kinds.contains(EventKind::cell));
    CHECK(kinds.contains(EventKind::row_end));
    for (const EventKind kind : k_event_kinds) {
        if (kind != EventKind::cell) {
            kinds.toggle(kind);
        }
    }
    CHECK(kinds == EventKinds{});
}

TEST_CASE("the next stop is the first event that fits, from any step of any run") {
    for_each_recording(12, 8, 8, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        EventKinds turns;
        turns.toggle(EventKind::narrow);
        turns.toggle(EventKind::split);
        const auto turn = [](const Event& event) {
            return std::holds_alternative<Narrowed>(event) || std::holds_alternative<Split>(event);
        };
        for (std::size_t from = 0; from <= trace.size(); from += 3) {
            for (const std::size_t to : {from, from + 5, trace.size() + 9}) {
                REQUIRE(next_visible(trace, from, to) == first_that(trace, from, to, is_visible));
                REQUIRE(next_wall(trace, from, to) == first_that(trace, from, to, shows_wall));
                REQUIRE(next_of(trace, turns, from, to) == first_that(trace, from, to, turn));
                REQUIRE_FALSE(next_of(trace, {}, from, to));
            }
        }
    });
}
