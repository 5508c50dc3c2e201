#include "core/scenario/scenario_text.h"

#include "core/scenario/share_code.h"

namespace fovlab {

Result<Scenario> read_scenario(std::string_view) { return TextError{1, 1, "cannot be read yet"}; }

std::string to_text(const Scenario& scenario) { return to_map_text(scenario.grid, scenario.viewer); }

bool is_scenario_text(std::string_view text) { return text.substr(0, 7) == "version"; }

Result<Scenario> read_any(std::string_view text) {
    const Result<MapText> map = parse_map_text(text);
    if (!map) {
        return map.error();
    }
    return with_map(map.value());
}

}  // namespace fovlab
