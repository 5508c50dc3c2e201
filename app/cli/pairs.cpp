// `pairs`: how many pairs of cells see each other, and how many only one way.
#include "core/compare/pairs.h"
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/json_values.h"
#include "app/cli/long_job.h"
#include "app/cli/output.h"
#include "app/cli/scene_options.h"
#include "core/explain/sentence.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace fovlab::cli {
namespace {

constexpr std::uint64_t k_piece = 1'000'000;  // cells examined before the clock is looked at again

struct OneWayPair {
    Point seer;
    Point seen;
};

struct Counted {
    PairCount count;
    std::vector<OneWayPair> list;  // empty unless asked for
};

Counted count_pairs(const Scenario& scene, Among among, bool list, Streams& streams) {
    Counted counted;
    PairCounter::OneWayVisitor visitor;
    if (list) {
        visitor = [&counted](Point seer, Point seen) { counted.list.push_back({seer, seen}); };
    }
    PairCounter counter(scene.grid, scene.algorithm, scene.rules, among, visitor);
    LongJob job(streams);
    while (!counter.done()) {
        counter.work(k_piece);
        job.tell(counter.spent(), counter.expected());
    }
    counted.count = counter.count();
    // Row by row, as one reads the map: by the seer, then by the cell that it sees.
    const auto order = [](const OneWayPair& pair) {
        return std::tuple(pair.seer.y, pair.seer.x, pair.seen.y, pair.seen.x);
    };
    std::sort(counted.list.begin(), counted.list.end(),
              [&](const OneWayPair& a, const OneWayPair& b) { return order(a) < order(b); });
    return counted;
}

std::string number_of(std::uint64_t count, const std::string& one) {
    return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

void print_text(const Counted& counted, Output& output) {
    const PairCount& count = counted.count;
    output.add(number_of(count.cells, "cell") + ", " + number_of(count.in_range, "pair") +
               " in range of each other: " + std::to_string(count.mutual) + " see each other, " +
               std::to_string(count.one_way) + " only one way.\n");
    for (const OneWayPair& pair : counted.list) {
        if (output.failed()) {
            return;
        }
        output.add(in_words(pair.seer) + " sees " + in_words(pair.seen) + "\n");
    }
}

// Written a pair at a time: a list can be long.
void print_json(const Counted& counted, bool list, Output& output) {
    Json json;
    json["cells"] = counted.count.cells;
    json["in_range"] = counted.count.in_range;
    json["mutual"] = counted.count.mutual;
    json["one_way"] = counted.count.one_way;
    std::string text = json.dump();
    if (list) {
        text.pop_back();
        output.add(text + R"(,"pairs":[)");
        const char* comma = "";
        for (const OneWayPair& pair : counted.list) {
            if (output.failed()) {
                return;
            }
            output.add(comma + Json{pair.seer.x, pair.seer.y, pair.seen.x, pair.seen.y}.dump());
            comma = ",";
        }
        text = "]}";
    }
    output.add(text + "\n");
}

std::optional<Among> read_among(const std::optional<std::string>& word, Streams& streams) {
    if (!word) {
        return Among::clear;
    }
    const auto found = std::find(k_among_names.begin(), k_among_names.end(), *word);
    if (found == k_among_names.end()) {
        complain(streams, "--among takes " + listed(k_among_names, "or") + ", not " + in_quotes(*word));
        return std::nullopt;
    }
    return static_cast<Among>(found - k_among_names.begin());
}

}  // namespace

int run_pairs(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::optional<std::string> among_option;
    bool list = false;
    line.add_option("--among", "clear|walkable",
                    "Pairs of cells that do not block sight, or that one can walk on (clear)", among_option);
    line.add_flag("--list", "List the one-way pairs, the seer first", list);
    SceneOptions scene_options(Viewer::not_needed);
    scene_options.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    const std::optional<Among> among = read_among(among_option, streams);
    const std::optional<SceneRequest> request = among ? scene_options.read(streams) : std::nullopt;
    if (!request) {
        return k_bad_input;
    }
    const Counted counted = count_pairs(request->scene, *among, list, streams);
    Output output(streams);
    if (request->format == Format::text) {
        print_text(counted, output);
    } else {
        print_json(counted, list, output);
    }
    return output.finish();
}

}  // namespace fovlab::cli
