#include "core/figure/figure_kind.h"

#include "core/grid/small_letters.h"

namespace fovlab {

std::optional<FigureKind> figure_kind_of(std::string_view file) {
    const std::size_t dot = file.rfind('.');
    const std::size_t folder = file.find_last_of("/\\");
    if (dot == std::string_view::npos || (folder != std::string_view::npos && folder > dot)) {
        return std::nullopt;
    }
    const std::string ending = in_small_letters(file.substr(dot + 1));
    for (const FigureKindRow& row : k_figure_kinds) {
        if (row.ending == ending) {
            return row.kind;
        }
    }
    return std::nullopt;
}

std::string figure_endings() {
    std::string list;
    for (std::size_t i = 0; i < k_figure_kinds.size(); ++i) {
        list += i == 0 ? "" : i + 1 == k_figure_kinds.size() ? " and " : ", ";
        list += "." + std::string(k_figure_kinds[i].ending);
    }
    return list;
}

}  // namespace fovlab
