// Which cells came to light and went dark: since the last change, or against the map as it was opened,
// under the default rules.
#include "app/session/session.h"

namespace fovlab {

void Session::act(const ShowChanges& action) {
    against_ = action.against;
    find_changes();
    ++version_;
}

Rules Session::with_default_rules(const Rules& rules) {
    Rules changed;
    changed.range.radius = rules.range.radius;
    return changed;
}

// From another place, or on a map of another size, everything would count as changed.
void Session::remember_seen(const Scenario& changed) {
    const bool comparable = !changed.compare && !document_.compare && changed.viewer == document_.viewer &&
                            changed.grid.width() == document_.grid.width() &&
                            changed.grid.height() == document_.grid.height();
    seen_before_ = comparable ? std::optional<CellSet>(left_.trace().visible()) : std::nullopt;
}

void Session::forget_seen() {
    seen_before_.reset();
    find_changes();
}

void Session::find_changes() {
    changes_.reset();
    const Grid& grid = this->grid();
    if (seen_before_ && (seen_before_->width() != grid.width() || seen_before_->height() != grid.height())) {
        seen_before_.reset();  // an edit that goes on can change the size as well
    }
    if (compares()) {
        changes_.reset();
    } else if (against_ == Against::last_change && seen_before_) {
        changes_ = difference(*seen_before_, left_.trace().visible());
    } else if (against_ == Against::defaults) {
        // Of another size it is another map, of which only the rules can be compared.
        const bool same_size =
            !explore_ && opened_.grid.width() == grid.width() && opened_.grid.height() == grid.height();
        const Rules& usual = same_size ? opened_.rules : document_.rules;
        const CellSet seen =
            see(same_size ? opened_.grid : grid, viewer(), document_.algorithm, with_default_rules(usual))
                .visible;
        changes_ = difference(seen, left_.trace().visible());
    }
    changes_are_news_ = changes_ && changes_->any();
}

bool Session::changes_come_first() const {
    const auto shows = [this](Layer layer) { return layers_.test(static_cast<std::size_t>(layer)); };
    return changes_ && cursor().at_end() && shows(Layer::changes) &&
           (changes_are_news_ || !shows(Layer::umbra));
}

}  // namespace fovlab
