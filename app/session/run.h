// One run of the document: an algorithm under its rules on a map, the place in its steps, and what it answers about one
// cell. The session has one, and a second one beside it while two are compared.
//
// Units: cells, steps done. What is costly is found when it is first asked for, once for a run or a cell: the whole
// recording where the kept one was cut, and the wedges. The viewer and the explained cell are on the map (asserts).
#pragma once

#include "core/explain/umbra.h"
#include "core/explain/why.h"
#include "core/fov/catalogue.h"
#include "core/trace/cursor.h"
#include "core/trace/frame.h"
#include "core/trace/wedge_tree.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace fovlab {

class Run {
public:
    // With all steps done.
    Run(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules);

    const Recording& recording() const { return *recording_; }
    const Trace& trace() const { return recording_->trace; }
    // Would another run of these be the same?
    bool is_of(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules) const;
    Algorithm algorithm() const { return recording_->algorithm; }
    const Rules& rules() const { return recording_->rules; }

    const Cursor& cursor() const { return cursor_; }
    const Frame& frame() const { return frame_; }
    // How far the steps are, from 0 to 1.
    double share() const;
    // Cells visible at this step.
    std::size_t visible_count() const { return visible_count_; }
    // The wedges of the recording; empty for algorithms without any.
    const WedgeTree& wedge_tree() const;

    void go_to(std::size_t step);
    void go_to(const Where& where);
    void go_to_share(double share);
    // At the end, forward begins again.
    void stride(Stride stride, bool forward);

    // Which cell the answers below are about; neither depends on the step.
    void explain(std::optional<Point> cell);
    const std::optional<Why>& explanation() const { return explanation_; }
    // None when the cell is no wall, or when finding it would keep a person waiting.
    const std::optional<Umbra>& umbra() const { return umbra_; }
    bool umbra_refused() const { return umbra_refused_; }
    // Empty when no cell is explained.
    std::string explanation_sentence() const;
    // What the last step did; empty at the start and when all steps are done.
    std::string step_sentence() const;

private:
    void place();
    const Recording& whole();

    std::unique_ptr<Recording> recording_;  // where it stays while the run is moved: the cursor refers to it
    std::unique_ptr<Recording> whole_;
    mutable std::optional<WedgeTree> wedge_tree_;
    Cursor cursor_;
    Frame frame_;
    std::size_t visible_count_ = 0;
    std::optional<Why> explanation_;
    std::optional<Umbra> umbra_;
    bool umbra_refused_ = false;
};

}  // namespace fovlab
