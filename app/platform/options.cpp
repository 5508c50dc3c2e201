#include "app/platform/options.h"

#include "app/session/storage.h"
#include "core/figure/palette.h"
#include "core/grid/map_text.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdio>

namespace fovlab {
namespace {

constexpr int k_smallest_window = 200;
constexpr int k_largest_window = 8192;
constexpr float k_smallest_scale = 0.5F;
constexpr float k_largest_scale = 4.0F;

int complain(const std::string& what) {
    std::fprintf(stderr, "fovlab: %s\n", what.c_str());
    return 2;
}

bool read_number(std::string_view text, int& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

// For CLI11: why a text will not do, empty if it will.
CLI::Validator whole_number() {
    return {[](std::string& text) {
                const bool digits =
                    !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
                return digits ? std::string() : "\"" + text + "\" is not a whole number from 0 up";
            },
            "N"};
}

CLI::Validator scale_factor() {
    return {[](std::string& text) {
                float scale = 0.0F;  // not a number is in no range
                const bool number = CLI::detail::lexical_cast(text, scale);
                const bool fits = number && scale >= k_smallest_scale && scale <= k_largest_scale;
                return fits ? std::string() : "\"" + text + "\" is not a number from 0.5 to 4";
            },
            "S"};
}

CLI::Validator some_text() {
    return {[](std::string& text) { return text.empty() ? "a name is missing" : std::string(); }, "NAME"};
}

// "1280x800", or why not.
std::optional<std::string> read_size(const std::string& text, WindowOptions& options) {
    const std::size_t times = text.find('x');
    const std::string_view all(text);
    if (times == std::string::npos || !read_number(all.substr(0, times), options.width) ||
        !read_number(all.substr(times + 1), options.height)) {
        return "--size " + text + ": write it as WIDTHxHEIGHT, such as 1280x800";
    }
    for (const int side : {options.width, options.height}) {
        if (side < k_smallest_window || side > k_largest_window) {
            return "--size " + text + ": each side has " + std::to_string(k_smallest_window) + " to " +
                   std::to_string(k_largest_window) + " pixels";
        }
    }
    options.size_given = true;
    return std::nullopt;
}

std::optional<std::string> read_document(const std::string& path, WindowOptions& options) {
    const Result<std::string> text = DiskStorage().read(path);
    if (!text) {
        return path + ": " + text.error().reason;
    }
    const Result<MapText> map = parse_map_text(text.value());
    if (!map) {
        return path + ":" + std::to_string(map.error().line) + ":" + std::to_string(map.error().column) +
               ": " + map.error().reason;
    }
    options.document = with_map(map.value());
    return std::nullopt;
}

std::string palette_names() {
    std::string names;
    for (const Palette& palette : palettes()) {
        names += (names.empty() ? "" : ", ") + std::string(palette.id);
    }
    return names;
}

}  // namespace

ReadOptions read_options(int argc, const char* const* argv) {
    CLI::App app("FOV Lab: see how field of view is computed on a grid.", "fovlab");
    ReadOptions read;
    WindowOptions& options = read.options;
    std::string file;
    std::string view = "lab";
    std::string size;
    std::string palette;
    std::string screenshot;
    std::string report;
    std::string tour;
    long long step = -1;
    float scale = 0.0F;
    app.set_version_flag("--version", "fovlab " FOVLAB_VERSION);
    app.add_option("FILE", file, "A map as plain text")->check(some_text());
    app.add_option("--view", view, "Which view to open")->check(CLI::IsMember({"lab"}));
    app.add_option("--step", step, "How many steps are done (all)")->check(whole_number());
    app.add_option("--size", size, "Of the window, WIDTHxHEIGHT in pixels (1280x800)");
    app.add_option("--scale", scale, "Of text and controls (the display's own)")->check(scale_factor());
    app.add_option("--palette", palette, "Colours: " + palette_names());
    bool safe = false;
    app.add_flag("--safe", safe, "Start without the settings of earlier days, and without hints");
    app.add_option("--screenshot", screenshot, "Draw the window once into this PNG file, and quit")
        ->check(some_text());
    app.add_option("--tour", tour, "Save a picture of every view in this folder, and quit")
        ->check(some_text());
    app.add_option("--report", report, "Keep this JSON file up to date with what the window shows")
        ->check(some_text());
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        read.exit = app.exit(success);
        return read;
    } catch (const CLI::ParseError& error) {
        read.exit = complain(error.what());
        return read;
    }

    std::optional<std::string> wrong;
    if (!size.empty()) {
        wrong = read_size(size, options);
    }
    if (!wrong && !palette.empty()) {
        const std::optional<std::size_t> index = palette_of_id(palette);
        options.palette = index;
        wrong = index ? std::nullopt
                      : std::optional<std::string>("--palette " + palette + ": known are " + palette_names());
    }
    if (!wrong && !screenshot.empty() && !tour.empty()) {
        wrong = "--screenshot takes one picture, --tour many: ask for one of them";
    }
    if (!wrong && !file.empty()) {
        wrong = read_document(file, options);
    }
    if (wrong) {
        read.exit = complain(*wrong);
        return read;
    }
    options.step = step < 0 ? std::nullopt : std::optional<std::size_t>(static_cast<std::size_t>(step));
    options.scale = scale == 0.0F ? std::nullopt : std::optional<float>(scale);
    options.screenshot = screenshot.empty() ? std::nullopt : std::optional<std::string>(screenshot);
    options.tour = tour.empty() ? std::nullopt : std::optional<std::string>(tour);
    options.forgetful = safe || options.screenshot || options.tour;
    options.report = report.empty() ? std::nullopt : std::optional<std::string>(report);
    return read;
}

}  // namespace fovlab
