// The list of edits: what each did, the one at hand marked, those that were undone dim. A click goes there.
//
// Only what is shown is put into words, once for each list.
#pragma once

#include "app/panels/panel_context.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace fovlab {

class HistoryPanel {
public:
    void draw(PanelContext& ui);

private:
    void entries(PanelContext& ui, float foot_height);
    void entry(PanelContext& ui, std::size_t index, float height);
    std::string words_of(const Session& session, std::size_t index);

    std::unordered_map<std::size_t, std::string> words_;  // of the edits with these numbers
    std::uint64_t revision_ = 0;
    std::size_t shown_present_ = 0;  // that was brought into view
};

}  // namespace fovlab
