#include "app/session/algorithm_table.h"

#include "app/session/session.h"

#include <algorithm>

namespace fovlab {

std::optional<std::uint64_t> number_in(const RunCounts& counts, TableColumn column) {
    if (column == TableColumn::one_way) {
        return counts.pairs ? std::optional(counts.pairs->one_way) : std::nullopt;
    }
    if (!counts.tally) {
        return std::nullopt;
    }
    switch (column) {
        case TableColumn::seen:
            return counts.tally->seen;
        case TableColumn::walls:
            return counts.tally->walls;
        case TableColumn::examined:
            return counts.tally->examined;
        default:
            return std::nullopt;
    }
}

bool is_old_in(const RunCounts& counts, TableColumn column) {
    return column == TableColumn::one_way ? counts.pairs_old : counts.tally_old;
}

std::vector<TableRow> algorithm_table(const Session& session) {
    std::vector<TableRow> rows;
    for (const AlgorithmInfo& info : algorithms()) {
        rows.push_back({info.algorithm, session.counts({info.algorithm, session.rules()}),
                        info.algorithm == session.algorithm()});
    }
    const TableSort sort = session.table_sort();
    if (sort.by == TableColumn::algorithm) {
        if (sort.falling) {
            std::reverse(rows.begin(), rows.end());
        }
        return rows;
    }
    std::stable_sort(rows.begin(), rows.end(), [&](const TableRow& a, const TableRow& b) {
        const std::optional<std::uint64_t> in_a = number_in(a.counts, sort.by);
        const std::optional<std::uint64_t> in_b = number_in(b.counts, sort.by);
        if (!in_a || !in_b) {
            return in_a.has_value() && !in_b.has_value();
        }
        return sort.falling ? *in_a > *in_b : *in_a < *in_b;
    });
    return rows;
}

std::optional<Algorithm> next_in_table(const Session& session, int rows) {
    const std::vector<TableRow> table = algorithm_table(session);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto next = static_cast<std::ptrdiff_t>(i) + rows;
        if (table[i].shown && next >= 0 && next < static_cast<std::ptrdiff_t>(table.size())) {
            return table[static_cast<std::size_t>(next)].algorithm;
        }
    }
    return std::nullopt;
}

}  // namespace fovlab
