#include "core/trace/stops.h"

#include <algorithm>

namespace fovlab {
namespace {

template <class Fits>
std::optional<std::size_t> next_that(const Trace& trace, std::size_t from, std::size_t to, Fits fits) {
    for (std::size_t event = from; event < std::min(to, trace.size()); ++event) {
        if (fits(event)) {
            return event + 1;
        }
    }
    return std::nullopt;
}

template <class Fits>
std::optional<std::size_t> next_cell_that(const Trace& trace, std::size_t from, std::size_t to, Fits fits) {
    return next_that(trace, from, to, [&](std::size_t event) {
        return trace.kind(event) == EventKind::cell && fits(std::get<CellExamined>(trace.event(event)));
    });
}

}  // namespace

std::optional<std::size_t> next_of(const Trace& trace, EventKinds kinds, std::size_t from, std::size_t to) {
    if (kinds.empty()) {
        return std::nullopt;
    }
    return next_that(trace, from, to, [&](std::size_t event) { return kinds.contains(trace.kind(event)); });
}

std::optional<std::size_t> next_visible(const Trace& trace, std::size_t from, std::size_t to) {
    return next_cell_that(trace, from, to, [](const CellExamined& cell) { return cell.visible; });
}

std::optional<std::size_t> next_wall(const Trace& trace, std::size_t from, std::size_t to) {
    return next_cell_that(trace, from, to, [](const CellExamined& cell) { return cell.opaque; });
}

}  // namespace fovlab
