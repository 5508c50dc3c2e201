// `compare`: what two algorithms see from the same place, or one under two sets of rules. A scenario may bring the other run.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/output.h"
#include "app/cli/scene_options.h"
#include "app/session/compare_json.h"

#include <algorithm>
#include <array>

namespace fovlab::cli {
namespace {

// A scene, the other run, and what both see.
struct Compared {
    const Scenario& scene;
    const RunChoice& other;
    Sight a;
    Sight b;
};

// The map where both see it, `a` or `b` where only one does, blanks elsewhere.
std::string picture(const Compared& compared) {
    const Grid& grid = compared.scene.grid;
    std::string text;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Point cell{x, y};
            const bool a = compared.a.visible.contains(cell);
            const bool b = compared.b.visible.contains(cell);
            const char glyph = cell == compared.scene.viewer ? k_viewer_glyph : info(grid.at(cell)).glyph;
            text += a && b ? glyph : a ? 'a' : b ? 'b' : ' ';
        }
        text += '\n';
    }
    return text;
}

// " --radius 6 --floor any": in which b differs.
std::string rules_of_other(const Compared& compared) {
    const Rules& a = compared.scene.rules;
    const Rules& b = compared.other.rules;
    std::string text;
    if (a.range.radius != b.range.radius) {
        const Radius radius = b.range.radius;
        text += " --radius " + (radius.is_unlimited() ? "unlimited" : std::to_string(radius.cells()));
    }
    for (const WordRule& rule : word_rules()) {
        if (rule.get(a) != rule.get(b)) {
            text += " --" + std::string(name(rule.option)) + " " + std::string(rule.words[rule.get(b)]);
        }
    }
    return text;
}

std::string counts(const Compared& compared) {
    std::array<std::string, 2> names{
        std::string(info(compared.scene.algorithm).id),
        std::string(info(compared.other.algorithm).id) + rules_of_other(compared)};
    const std::size_t width = std::max(names[0].size(), names[1].size());
    const std::array<const Sight*, 2> sights{&compared.a, &compared.b};
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i].resize(width, ' ');
        text += std::string(1, i == 0 ? 'a' : 'b') + "  " + names[i] + "  " +
                std::to_string(sights[i]->visible.count()) + " cells seen, " +
                std::to_string(sights[i]->examined) + " examined\n";
    }
    const std::size_t only_a = compared.a.visible.without(compared.b.visible).count();
    const std::size_t only_b = compared.b.visible.without(compared.a.visible).count();
    return text + std::to_string(compared.a.visible.count() - only_a) + " seen by both, " +
           std::to_string(only_a) + " only by a, " + std::to_string(only_b) + " only by b\n";
}

int print(const SceneRequest& request, const RunChoice& other, Streams& streams) {
    const Scenario& scene = request.scene;
    const Compared compared{scene, other, see(scene.grid, scene.viewer, scene.algorithm, scene.rules),
                            see(scene.grid, scene.viewer, other.algorithm, other.rules)};
    Output output(streams);
    if (request.format == Format::text) {
        output.add(picture(compared) + counts(compared));
    } else {
        output.add(compare_json({scene.algorithm, compared.a.visible, compared.a.examined},
                                {other.algorithm, compared.b.visible, compared.b.examined})
                       .dump() +
                   "\n");
    }
    return output.finish();
}

}  // namespace

int run_compare(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    RunOptions with(RunOptions::Of::second);
    with.add_to(line);
    SceneOptions scene_options;
    scene_options.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    // Its own mistakes come first: the scene may be read from standard input.
    if (const Result<RunChoice> checked = with.over({}); !checked) {
        return complain(streams, checked.error().reason);
    }
    const std::optional<SceneRequest> request = scene_options.read(streams);
    if (!request) {
        return k_bad_input;
    }
    const Scenario& scene = request->scene;
    if (!with.any() && !scene.compare) {
        return line.complain_missing("--with, or a rule such as --with-floor,", streams);
    }
    const RunChoice beside = scene.compare ? RunChoice{scene.compare->algorithm, scene.compare->rules}
                                           : RunChoice{scene.algorithm, scene.rules};
    return print(*request, with.over(beside).value(), streams);
}

}  // namespace fovlab::cli
