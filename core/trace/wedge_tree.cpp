#include "core/trace/wedge_tree.h"

#include <algorithm>
#include <cassert>

namespace fovlab {
namespace {

std::size_t row_at(const Trace& trace, std::size_t step) {
    return static_cast<std::size_t>(*trace.row_of(step));
}

}  // namespace

WedgeTree::WedgeTree(const Trace& trace) {
    std::vector<std::size_t> spans_of_rows(trace.rows().size());
    std::vector<std::optional<Point>> start_by(trace.rows().size());  // of each row, as it is at the step
    spans_.reserve(trace.rows().size());
    for (std::size_t step = 0; step < trace.size(); ++step) {
        switch (trace.kind(step)) {
            case EventKind::row:
                spans_of_rows[row_at(trace, step)] = spans_.size();
                start_by[row_at(trace, step)] = trace.rows()[row_at(trace, step)].began.start_by;
                add_row(trace, step);
                break;
            case EventKind::narrow: {
                const Event event = trace.event(step);
                start_by[row_at(trace, step)] = std::get_if<Narrowed>(&event)->start_by;
                break;
            }
            case EventKind::split:
                add_split(trace, step, start_by[row_at(trace, step)]);
                break;
            case EventKind::row_end: {
                const std::size_t row = row_at(trace, step);
                spans_[spans_of_rows[row]].over_after = step + 1;
                node(trace.rows()[row].began.wedge).over_after = step + 1;
                break;
            }
            default:
                break;
        }
    }
    lay_flat();
}

WedgeNode& WedgeTree::node(int wedge) {
    const auto index = static_cast<std::size_t>(wedge);
    if (index >= nodes_.size()) {
        nodes_.resize(index + 1);
    }
    return nodes_[index];
}

void WedgeTree::add_row(const Trace& trace, std::size_t step) {
    const int index = *trace.row_of(step);
    const TraceRow& row = trace.rows()[static_cast<std::size_t>(index)];
    const RowBegan& began = row.began;
    // Of a recording that was cut some rows never end.
    spans_.push_back({began.wedge, index, began.depth, across(row.sector, to_double(began.start)),
                      across(row.sector, to_double(began.end)), step + 1, trace.size() + 1});
    WedgeNode& wedge = node(began.wedge);
    ++wedge.row_count;
    wedge.over_after = trace.size() + 1;
    if (wedge.row_count > 1) {
        return;
    }
    wedge.sector = row.sector;
    wedge.first_row = index;
    wedge.first_depth = began.depth;
    wedge.start = began.start;
    wedge.end = began.end;
    wedge.start_by = began.start_by;
    wedge.end_by = began.end_by;
    if (!began.parent) {
        wedge.born_after = step + 1;
        roots_[row.sector.index()] = began.wedge;
    }
}

void WedgeTree::add_split(const Trace& trace, std::size_t step, std::optional<Point> start_by) {
    const Event event = trace.event(step);
    const Split& split = *std::get_if<Split>(&event);
    const TraceRow& row = trace.rows()[row_at(trace, step)];
    const int depth = row.began.depth + 1;
    WedgeNode& child = node(split.child);
    child.sector = row.sector;
    child.parent = split.wedge;
    child.born_after = step + 1;
    child.over_after = step + 1;
    child.first_depth = depth;
    child.start = split.start;
    child.end = split.end;
    child.start_by = start_by;
    child.end_by = split.end_by;
    node(split.wedge).children.push_back(split.child);
    if (!trace.first_row(split.child)) {
        spans_.push_back({split.child, std::nullopt, depth, across(row.sector, to_double(split.start)),
                          across(row.sector, to_double(split.end)), step + 1, step + 1});
    }
}

void WedgeTree::lay_flat() {
    std::sort(spans_.begin(), spans_.end(), [this](const WedgeSpan& a, const WedgeSpan& b) {
        const Sector of_a = (*this)[a.wedge].sector;
        const Sector of_b = (*this)[b.wedge].sector;
        if (of_a != of_b) {
            return of_a < of_b;
        }
        if (a.depth != b.depth) {
            return a.depth < b.depth;
        }
        if (a.start != b.start) {
            return a.start < b.start;
        }
        return a.end != b.end ? a.end < b.end : a.wedge < b.wedge;
    });
    for (std::size_t i = 0; i < spans_.size(); ++i) {
        std::vector<Level>& levels = levels_[(*this)[spans_[i].wedge].sector.index()];
        const auto depth = static_cast<std::size_t>(spans_[i].depth);
        if (levels.size() < depth) {
            levels.resize(depth, {i, i});
        }
        levels[depth - 1].to = i + 1;
    }
}

const WedgeNode& WedgeTree::operator[](int wedge) const {
    assert(has(wedge));
    return nodes_[static_cast<std::size_t>(wedge)];
}

std::optional<int> WedgeTree::root(Sector sector) const { return roots_[sector.index()]; }

int WedgeTree::depth(Sector sector) const { return static_cast<int>(levels_[sector.index()].size()); }

WedgeTree::Spans WedgeTree::at(Sector sector, int depth) const {
    const std::vector<Level>& levels = levels_[sector.index()];
    if (depth < 1 || static_cast<std::size_t>(depth) > levels.size()) {
        return {};
    }
    const Level level = levels[static_cast<std::size_t>(depth) - 1];
    return {spans_.data() + level.from, spans_.data() + level.to};
}

}  // namespace fovlab
