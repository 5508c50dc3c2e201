// Every algorithm of FOV Lab in one table, and how to run one.
//
// Units: cells. The viewer must be on the map (a broken contract asserts): whoever reads a viewer from a file or
// an option checks it first.
#pragma once

#include "core/fov/rules.h"
#include "core/grid/cell_set.h"
#include "core/grid/grid.h"
#include "core/trace/passing_rays.h"
#include "core/trace/recorder.h"
#include "core/trace/sink.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

enum class Algorithm : std::uint8_t { radius, lines, edge_lines, rays, recursive, symmetric, rooms };

// How an algorithm goes about it, and so what its trace is made of: single cells, rays, or rows of wedges.
enum class Method : std::uint8_t { cells, rays, wedges };

// The rules that an algorithm may use, as the command line and the window name them.
enum class Option : std::uint8_t { radius, range, floor, wall, slopes, order };

struct AlgorithmInfo {
    Algorithm algorithm = Algorithm::radius;
    std::string_view id;  // in files and on the command line
    std::string_view name;
    std::string_view author;  // empty where it is everybody's
    int year;                 // 0 where there is none to tell
    std::string_view sentence;
    std::vector<Option> uses;
    Method method = Method::cells;

    void (*see)(const Grid&, Point viewer, const Rules&, VisibleSink&);
    void (*record)(const Grid&, Point viewer, const Rules&, Recorder&);
    void (*watch)(const Grid&, Point viewer, const Rules&, PassingRays&);
    double (*most_work)(const Grid&, Point viewer, const Range&);  // cells looked at (work.h)
};

const std::vector<AlgorithmInfo>& algorithms();
const AlgorithmInfo& info(Algorithm algorithm);
std::optional<Algorithm> algorithm_of_id(std::string_view id);

bool uses(Algorithm algorithm, Option option);
std::string_view name(Option option);

// What a viewer sees, and what it cost.
struct Sight {
    CellSet visible;
    std::size_t examined = 0;  // cells looked at, a cell counted each time
};

Sight see(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules);

// A run with what it was given; the trace holds grid and viewer.
struct Recording {
    Algorithm algorithm;
    Rules rules;
    Trace trace;
};

// Keeps at most `limit` steps.
Recording record(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules,
                 std::size_t limit = Trace::k_max_steps);

}  // namespace fovlab
