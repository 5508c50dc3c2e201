#include "core/figure/figure_options.h"

#include <algorithm>
#include <array>

namespace fovlab {
namespace {

// What stands around the picture.
struct Around {
    std::string_view id;
    bool FigureOptions::*shown;
};

constexpr std::array<Around, 3> k_around{{
    {"title", &FigureOptions::title},
    {"headings", &FigureOptions::headings},
    {"legend", &FigureOptions::legend},
}};

void set_all(FigureOptions& options, bool shown) {
    options.layers = shown ? all_layers() : Layers();
    for (const Around& row : k_around) {
        options.*row.shown = shown;
    }
}

void set_default(FigureOptions& options) {
    set_all(options, true);
    options.layers = default_layers();
}

std::string_view without_blanks(std::string_view words) {
    const std::size_t from = std::min(words.find_first_not_of(' '), words.size());
    words.remove_prefix(from);
    return words.substr(0, words.find_last_not_of(' ') + 1);
}

// False: there is no such name.
bool set_one(FigureOptions& options, std::string_view id, bool shown) {
    // Fractions are what labels are made of, and what people look for.
    if (const std::optional<Layer> layer = layer_of_id(id == "fractions" ? "labels" : id)) {
        options.layers.set(static_cast<std::size_t>(*layer), shown);
        return true;
    }
    for (const Around& row : k_around) {
        if (row.id == id) {
            options.*row.shown = shown;
            return true;
        }
    }
    return false;
}

TextError unknown(std::string_view id) {
    constexpr std::size_t k_longest = 40;
    std::string reason = "unknown layer '" + std::string(id.substr(0, k_longest)) + "'; known are ";
    for (const LayerRow& row : layer_table()) {
        reason += std::string(row.id) + ", ";
    }
    for (const Around& row : k_around) {
        reason += std::string(row.id) + ", ";
    }
    return {0, 0, reason + "all, none and default"};
}

}  // namespace

Result<FigureOptions> with_layers(const FigureOptions& options, std::string_view list) {
    FigureOptions chosen = options;
    list = without_blanks(list);
    const bool changes = !list.empty() && (list.front() == '+' || list.front() == '-');
    if (changes) {
        set_default(chosen);
    } else {
        set_all(chosen, false);
    }
    for (std::size_t from = 0; from <= list.size();) {
        const std::size_t end = list.find(',', from);
        std::string_view id =
            without_blanks(list.substr(from, end == std::string_view::npos ? end : end - from));
        from = end == std::string_view::npos ? list.size() + 1 : end + 1;
        const bool taken = !id.empty() && id.front() == '-';
        if (taken || (!id.empty() && id.front() == '+')) {
            id.remove_prefix(1);
        }
        if (id == "all" || id == "none") {
            set_all(chosen, (id == "all") != taken);
        } else if (id == "default" && !taken) {
            set_default(chosen);
        } else if (!set_one(chosen, id, !taken)) {
            return unknown(id);
        }
    }
    return chosen;
}

}  // namespace fovlab
