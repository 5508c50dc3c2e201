#include "app/cli/scene_options.h"

#include "app/cli/complain.h"
#include "app/cli/input.h"

#include <utility>

namespace fovlab::cli {
namespace {

std::string option_name(const WordRule& rule) { return "--" + std::string(name(rule.option)); }

std::string type_of(const WordRule& rule) {
    std::string type;
    for (const std::string_view word : rule.words) {
        type += (type.empty() ? "" : "|") + std::string(word);
    }
    return type;
}

// Where the viewer stands: the option's place, else the map's `@`.
std::optional<Point> viewer_of(const MapText& map, std::optional<Point> from, const std::string& file,
                               Streams& streams) {
    if (from) {
        if (const std::optional<TextError> error = check_on_map("--from", *from, map.grid)) {
            complain(streams, error->reason);
            return std::nullopt;
        }
        return from;
    }
    if (!map.viewer) {
        complain(streams, file, {0, 0, "there is no viewer; write one @ into the map, or give --from X,Y"});
    }
    return map.viewer;
}

}  // namespace

void SceneOptions::add_to(CommandLine& line) {
    line.add_file("MAP", "A file with a plain text map, or - for standard input", map_);
    line.add_option("--from", "X,Y", "Where the viewer stands (the map's @)", from_);
    line.add_option("--algorithm", "ID", "See `fovlab-cli algorithms` (symmetric)", algorithm_);
    line.add_option("--radius", "N|unlimited", "How far one sees, in cells (8)", radius_);
    for (std::size_t i = 0; i < k_word_rule_count; ++i) {
        const WordRule& rule = word_rules()[i];
        const std::string_view usual = rule.words[rule.get(Rules{})];
        line.add_option(option_name(rule), type_of(rule),
                        std::string(rule.help) + " (" + std::string(usual) + ")", words_[i]);
    }
    format_.add_to(line);
}

std::optional<SceneRequest> SceneOptions::read(Streams& streams) const {
    const std::optional<Format> format = format_.read(streams);
    if (!format) {
        return std::nullopt;
    }
    const Result<Choices> chosen = choices();
    if (!chosen) {
        complain(streams, chosen.error().reason);
        return std::nullopt;
    }
    std::optional<MapText> map = read_map(map_, streams);
    if (!map) {
        return std::nullopt;
    }
    const std::optional<Point> viewer = viewer_of(*map, chosen.value().from, map_, streams);
    if (!viewer) {
        return std::nullopt;
    }
    return SceneRequest{
        {std::move(map->grid), *viewer, chosen.value().algorithm, chosen.value().rules, std::nullopt},
        *format};
}

Result<SceneOptions::Choices> SceneOptions::choices() const {
    Choices chosen;
    if (from_) {
        const Result<Point> from = parse_point("--from", *from_);
        if (!from) {
            return from.error();
        }
        chosen.from = from.value();
    }
    if (algorithm_) {
        const Result<Algorithm> algorithm = parse_algorithm("--algorithm", *algorithm_);
        if (!algorithm) {
            return algorithm.error();
        }
        chosen.algorithm = algorithm.value();
    }
    if (radius_) {
        const Result<Radius> radius = parse_radius("--radius", *radius_);
        if (!radius) {
            return radius.error();
        }
        chosen.rules.range.radius = radius.value();
    }
    for (std::size_t i = 0; i < k_word_rule_count; ++i) {
        const WordRule& rule = word_rules()[i];
        if (!words_[i]) {
            continue;
        }
        if (const std::optional<TextError> error =
                choose(rule, option_name(rule), *words_[i], chosen.rules)) {
            return *error;
        }
    }
    return chosen;
}

}  // namespace fovlab::cli
