// All algorithms on the map at hand, side by side in numbers.
//
// Each row is an algorithm under the rules of the chosen side. Units: cells, pairs.
#pragma once

#include "app/session/pair_jobs.h"

#include <array>
#include <cstdint>
#include <vector>

namespace fovlab {

class Session;

enum class TableColumn : std::uint8_t { algorithm, seen, walls, examined, one_way };
inline constexpr std::array k_table_columns{TableColumn::algorithm, TableColumn::seen, TableColumn::walls,
                                            TableColumn::examined, TableColumn::one_way};

// By the first column: in the order in which they are taught.
struct TableSort {
    TableColumn by = TableColumn::algorithm;
    bool falling = false;

    friend bool operator==(TableSort a, TableSort b) { return a.by == b.by && a.falling == b.falling; }
};

struct TableRow {
    Algorithm algorithm = Algorithm::symmetric;
    RunCounts counts;
    bool shown = false;  // on the map, on the chosen side
};

// In the order that the session has; what is not known yet comes last.
std::vector<TableRow> algorithm_table(const Session& session);

// A column's number; none where it is not known yet, and for the algorithm itself.
std::optional<std::uint64_t> number_in(const RunCounts& counts, TableColumn column);
// Is that number of an earlier map or of other rules?
bool is_old_in(const RunCounts& counts, TableColumn column);

// The algorithm in the row above (−1) or below (1) the one that is shown; the last row has none below.
std::optional<Algorithm> next_in_table(const Session& session, int rows);

}  // namespace fovlab
