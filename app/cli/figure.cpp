// `figure`: a picture of a run in a file, or an animation of it.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/fine_options.h"
#include "app/cli/long_job.h"
#include "app/cli/scene_options.h"
#include "app/export/figure_file.h"
#include "app/export/gif_figure.h"
#include "core/figure/fine_figure.h"
#include "core/figure/scenario_figure.h"
#include "core/scenario/level_of.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fovlab::cli {
namespace {

struct FigureArguments {
    std::optional<std::string> output;
    std::optional<std::string> step;
    std::optional<std::string> palette;
    std::optional<std::string> cell;
    std::optional<std::string> layers;
    std::optional<std::string> title;
    std::optional<std::string> by;
    std::optional<std::string> frame_ms;
    std::optional<std::string> at;
    std::optional<std::string> show;

    void add_to(CommandLine& line) {
        line.add_option("-o,--output", "FILE", "Where to: " + figure_endings() + " say what kind of file",
                        output);
        line.add_option("--step", "N", "So many steps are done (all, or the scenario's)", step);
        line.add_option("--palette", "NAME", "The colours: " + palette_names("or"), palette);
        line.add_option("--cell", "PIXELS",
                        "The side of a cell, " + std::to_string(k_smallest_figure_cell) + " to " +
                            std::to_string(k_largest_figure_cell) + " (32, less on large maps and in a GIF)",
                        cell);
        line.add_option("--layers", "LIST",
                        "What is on it: names with commas between, or +name and -name to change the usual",
                        layers);
        line.add_option("--title", "TEXT", "Over the picture; an empty one for none (the scenario's)", title);
        line.add_option("--by", "row|step", "A GIF has a frame a row, or a frame a step (row)", by);
        line.add_option("--frame-ms", "N", "How long a frame of a GIF stays (300 by row, 100 by step)",
                        frame_ms);
        line.add_option("--at", "X,Y", "Explain this cell", at);
        line.add_option("--show", "side-by-side|wipe|difference",
                        "How two runs are shown (side-by-side, or the scenario's)", show);
    }

    static std::string palette_names(std::string_view last) {
        std::vector<std::string_view> names;
        for (const Palette& one : palettes()) {
            names.push_back(one.id);
        }
        return listed(names, last);
    }
};

// What is wanted, when all of it is right.
struct Wanted {
    std::string file;
    FigureKind kind = FigureKind::svg;
    std::optional<std::size_t> step;
    std::size_t palette = 0;
    FigureOptions options;
    FrameEvery every = FrameEvery::row;
    int frame_ms = 0;
    std::optional<Point> at;
    std::optional<Show> show;
};

Result<int> number_of(std::string_view what, const std::string& text, int least, int most) {
    const std::optional<int> number = whole_number(text);
    if (!number || *number < least || *number > most) {
        return TextError{0, 0,
                         std::string(what) + " " + in_quotes(text) + " is no whole number from " +
                             std::to_string(least) + " to " + std::to_string(most)};
    }
    return *number;
}

template <std::size_t Size>
Result<std::size_t> word_of(std::string_view what, const std::string& text,
                            const std::array<std::string_view, Size>& words) {
    const auto found = std::find(words.begin(), words.end(), text);
    if (found == words.end()) {
        return TextError{
            0, 0, std::string(what) + " " + in_quotes(text) + " is not known; known are " + listed(words)};
    }
    return static_cast<std::size_t>(found - words.begin());
}

// Reads each value in turn; the first mistake is told.
class Reader {
public:
    explicit Reader(const FigureArguments& arguments) : arguments_(arguments) {}

    Result<Wanted> read() {
        if (!read_file() || !read_numbers() || !read_words()) {
            return error_;
        }
        return wanted_;
    }

private:
    bool fail(TextError error) {
        error_ = std::move(error);
        return false;
    }

    bool read_file() {
        wanted_.file = *arguments_.output;
        const std::optional<FigureKind> kind = figure_kind_of(wanted_.file);
        if (!kind) {
            return fail({0, 0,
                         "-o " + in_quotes(wanted_.file) +
                             ": the ending says what kind of file it is to be; known are " +
                             figure_endings()});
        }
        wanted_.kind = *kind;
        return true;
    }

    template <class Value, class Read>
    bool take(const std::optional<std::string>& text, Value& value, const Read& read) {
        if (!text) {
            return true;
        }
        const auto result = read(*text);
        if (!result) {
            return fail(result.error());
        }
        value = static_cast<Value>(result.value());
        return true;
    }

    bool read_numbers() {
        constexpr int k_no_step_more = static_cast<int>(Trace::k_max_steps);
        const bool numbers =
            take(arguments_.step, step_,
                 [](const std::string& text) { return number_of("--step", text, 0, k_no_step_more); }) &&
            take(arguments_.cell, cell_,
                 [](const std::string& text) {
                     return number_of("--cell", text, k_smallest_figure_cell, k_largest_figure_cell);
                 }) &&
            take(arguments_.by, wanted_.every,
                 [](const std::string& text) { return word_of("--by", text, k_frame_every_names); });
        wanted_.frame_ms = usual_frame_ms(wanted_.every);
        if (arguments_.step) {
            wanted_.step = static_cast<std::size_t>(step_);
        }
        if (arguments_.cell) {
            wanted_.options.cell = cell_;
        }
        return numbers && take(arguments_.frame_ms, wanted_.frame_ms, [](const std::string& text) {
                   return number_of("--frame-ms", text, k_shortest_frame, k_longest_frame);
               });
    }

    bool read_words() {
        if (arguments_.palette) {
            const std::optional<std::size_t> palette = palette_of_id(*arguments_.palette);
            if (!palette) {
                return fail({0, 0,
                             "--palette " + in_quotes(*arguments_.palette) + " is not known; known are " +
                                 FigureArguments::palette_names("and")});
            }
            wanted_.palette = *palette;
        }
        if (arguments_.layers) {
            const Result<FigureOptions> options = with_layers(wanted_.options, *arguments_.layers);
            if (!options) {
                return fail({0, 0, "--layers: " + options.error().reason});
            }
            wanted_.options = options.value();
        }
        const std::string title = arguments_.title.value_or("");
        if (const std::optional<std::string> wrong = what_is_wrong_with_words(title, k_longest_title)) {
            return fail({0, 0, "--title: " + *wrong});
        }
        Point at;
        const bool rest =
            take(arguments_.at, at, [](const std::string& text) { return parse_point("--at", text); });
        if (arguments_.at) {
            wanted_.at = at;
        }
        Show show = Show::side_by_side;
        if (!rest || !take(arguments_.show, show,
                           [](const std::string& text) { return word_of("--show", text, k_show_names); })) {
            return false;
        }
        if (arguments_.show) {
            wanted_.show = show;
        }
        return true;
    }

    const FigureArguments& arguments_;
    Wanted wanted_;
    TextError error_;
    int step_ = 0;
    int cell_ = 0;
};

Result<std::string> bytes_of(const Wanted& wanted, const ScenarioFigure& figure, Streams& streams) {
    const Palette& palette = palettes()[wanted.palette];
    if (wanted.kind != FigureKind::gif) {
        return figure_file(wanted.kind, figure.at(wanted.step.value_or(figure.step())), palette);
    }
    // The whole run, unless told otherwise: it would be of no use to stop where one has stopped to think.
    const std::size_t to = wanted.step.value_or(figure.trace().size());
    if (std::optional<TextError> error = too_many_frames(figure.trace(), wanted.every, to)) {
        if (wanted.every == FrameEvery::step) {
            error->reason += " (--by row)";
        }
        return *std::move(error);
    }
    Film film{frame_steps(figure.trace(), wanted.every, to),
              [&figure](std::size_t step) { return figure.at(step); }, wanted.frame_ms};
    GifFigure gif(std::move(film), palette);
    LongJob job(streams);
    constexpr double k_parts = 1e6;
    while (gif.work()) {
        job.tell(static_cast<std::uint64_t>(gif.done() * k_parts), static_cast<std::uint64_t>(k_parts));
    }
    return gif.take();
}

int write(const Wanted& wanted, const Result<std::string>& bytes, Streams& streams) {
    if (!bytes) {
        return complain(streams, bytes.error().reason);
    }
    if (const std::optional<TextError> error = streams.storage.write(wanted.file, bytes.value())) {
        return complain(streams, wanted.file, *error);
    }
    return k_done;
}

// Finer light is a picture of its own, which has no steps.
int write_fine(const Wanted& wanted, const FineRules& rules, const Scenario& scene, Streams& streams) {
    if (wanted.kind == FigureKind::gif || wanted.kind == FigureKind::text) {
        return complain(streams, "finer light is drawn as .svg, .png or .pdf");
    }
    const Scenario at_hand = scene.walk ? seen_from(journey_of(scene).walker(), scene) : scene;
    Result<Figure> figure = fine_figure(at_hand, rules, true);
    if (!figure) {
        return complain(streams, figure.error().reason);
    }
    return write(wanted, figure_file(wanted.kind, figure.value(), palettes()[wanted.palette]), streams);
}

int write(const Wanted& wanted, Scenario scene, Streams& streams) {
    FigureQuestions questions;
    questions.explained = wanted.at;
    FigureOptions options = wanted.options;
    if (!options.cell) {
        options.cell = suitable_cell(scene, wanted.kind);
    }
    const ScenarioFigure figure(std::move(scene), options, std::move(questions));
    return write(wanted, bytes_of(wanted, figure, streams), streams);
}

}  // namespace

int run_figure(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    FigureArguments given;
    given.add_to(line);
    FineOptions fine_options;
    fine_options.add_to(line);
    RunOptions with(RunOptions::Of::second);
    with.add_to(line);
    SceneOptions scene_options;
    scene_options.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    if (!given.output) {
        return line.complain_missing("-o FILE", streams);
    }
    const Result<Wanted> wanted = Reader(given).read();
    if (!wanted) {
        return complain(streams, wanted.error().reason);
    }
    if (const Result<RunChoice> checked = with.over({}); !checked) {
        return complain(streams, checked.error().reason);
    }
    const Result<std::optional<FineRules>> fine = fine_options.read();
    if (!fine) {
        return complain(streams, fine.error().reason);
    }
    std::optional<SceneRequest> request = scene_options.read(streams);
    if (!request) {
        return k_bad_input;
    }
    Scenario& scene = request->scene;
    if (with.any()) {
        const RunChoice other = with.over({scene.algorithm, scene.rules}).value();
        const Show show = scene.compare ? scene.compare->show : Show::side_by_side;
        scene.compare = Comparison{other.algorithm, other.rules, show};
    }
    if (wanted.value().show) {
        if (!scene.compare) {
            return complain(streams,
                            "--show is about two runs; say by --with ID which one stands beside this one");
        }
        scene.compare->show = *wanted.value().show;
    }
    if (wanted.value().at) {
        if (const std::optional<TextError> error = check_on_map("--at", *wanted.value().at, scene.grid)) {
            return complain(streams, error->reason);
        }
    }
    if (given.title) {
        scene.title = tidy_title(*given.title);
    }
    return fine.value() ? write_fine(wanted.value(), *fine.value(), scene, streams)
                        : write(wanted.value(), std::move(scene), streams);
}

}  // namespace fovlab::cli
