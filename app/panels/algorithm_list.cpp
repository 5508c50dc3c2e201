#include "app/panels/algorithm_list.h"

#include "app/panels/widgets.h"

#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

void algorithm_list(PanelContext& ui, ActionId id, Side side) {
    std::vector<std::string> names;
    std::vector<std::string_view> tips;
    std::size_t chosen = 0;
    for (const AlgorithmInfo& row : algorithms()) {
        if (row.algorithm == ui.session.run(side).algorithm()) {
            chosen = names.size();
        }
        names.emplace_back(row.name);
        tips.push_back(row.sentence);
    }
    if (const auto clicked = drop_down(ui, id, names[chosen], names, chosen, tips)) {
        ui.actions.emplace_back(SetAlgorithmOf{side, algorithms()[*clicked].algorithm});
    }
}

}  // namespace fovlab
