#include "app/platform/options.h"

#include "app/platform/document_files.h"
#include "app/session/lesson_folder.h"
#include "app/session/storage.h"
#include "core/figure/palette.h"
#include "core/lesson/read_lesson.h"
#include "core/scenario/share_code.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdio>
#include <utility>

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

// What was read goes to its place; the error, if any.
template <class T>
std::optional<TextError> take(Result<T> read, std::optional<T>& into) {
    if (!read) {
        return read.error();
    }
    into = std::move(read.value());
    return std::nullopt;
}

// A file, or a share code, which no file is named like.
std::optional<std::string> read_document(const std::string& name, WindowOptions& options) {
    DiskStorage disk;
    const bool code = is_share_code(name) && !disk.exists(name);
    const std::optional<TextError> wrong = code ? take(fovlab::read_document(name), options.document)
                                           : is_lesson_name(name)
                                               ? take(load_lesson(disk, name), options.lesson)
                                               : take(DocumentFiles(disk).read(name), options.document);
    if (!wrong) {
        return std::nullopt;
    }
    const TextError& error = *wrong;
    std::string place = code ? "the share code" : name;
    if (error.line > 0) {
        place += ":" + std::to_string(error.line) + ":" + std::to_string(error.column);
    }
    return place + ": " + error.reason;
}

std::string palette_names() {
    std::string names;
    for (const Palette& palette : palettes()) {
        names += (names.empty() ? "" : ", ") + std::string(palette.id);
    }
    return names;
}

// As it was typed.
struct Typed {
    std::string file;
    std::string view = "lab";
    std::string size;
    std::string palette;
    std::string screenshot;
    std::string report;
    std::string tour;
    long long step = -1;
    float scale = 0.0F;
    bool safe = false;
};

void declare(CLI::App& app, Typed& typed) {
    app.set_version_flag("--version", "fovlab " FOVLAB_VERSION);
    app.add_option(
           "FILE", typed.file,
           "A scenario, a map as plain text, a picture whose dark pixels are walls, a lesson (.md), or a "
           "share code")
        ->check(some_text());
    app.add_option("--view", typed.view, "Which view to open")
        ->check(CLI::IsMember({"lab", "compare", "explore", "lessons"}));
    app.add_option("--step", typed.step, "How many steps are done (all)")->check(whole_number());
    app.add_option("--size", typed.size, "Of the window, WIDTHxHEIGHT in pixels (1280x800)");
    app.add_option("--scale", typed.scale, "Of text and controls (the display's own)")->check(scale_factor());
    app.add_option("--palette", typed.palette, "Colours: " + palette_names());
    app.add_flag("--safe", typed.safe,
                 "Start without the session and the settings of earlier days, and without hints");
    app.add_option("--screenshot", typed.screenshot, "Draw the window once into this PNG file, and quit")
        ->check(some_text());
    app.add_option("--tour", typed.tour, "Save a picture of every view in this folder, and quit")
        ->check(some_text());
    app.add_option("--report", typed.report, "Keep this JSON file up to date with what the window shows")
        ->check(some_text());
}

std::optional<std::string> given(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional<std::string>(text);
}

// The first thing that is wrong, if any.
std::optional<std::string> understand(const Typed& typed, WindowOptions& options) {
    std::optional<std::string> wrong;
    if (!typed.size.empty()) {
        wrong = read_size(typed.size, options);
    }
    if (!wrong && !typed.palette.empty()) {
        options.palette = palette_of_id(typed.palette);
        if (!options.palette) {
            wrong = "--palette " + typed.palette + ": known are " + palette_names();
        }
    }
    if (!wrong && !typed.screenshot.empty() && !typed.tour.empty()) {
        wrong = "--screenshot takes one picture, --tour many: ask for one of them";
    }
    if (!wrong && !typed.file.empty()) {
        wrong = read_document(typed.file, options);
    }
    options.step = typed.step < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(typed.step));
    options.compare = typed.view == "compare";
    options.explore = typed.view == "explore";
    options.lessons = typed.view == "lessons";
    options.scale = typed.scale == 0.0F ? std::nullopt : std::optional(typed.scale);
    options.screenshot = given(typed.screenshot);
    options.tour = given(typed.tour);
    options.report = given(typed.report);
    options.forgetful = typed.safe || options.screenshot || options.tour;
    return wrong;
}

}  // namespace

ReadOptions read_options(int argc, const char* const* argv) {
    CLI::App app("FOV Lab: see how field of view is computed on a grid.", "fovlab");
    ReadOptions read;
    Typed typed;
    declare(app, typed);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        read.exit = app.exit(success);
        return read;
    } catch (const CLI::ParseError& error) {
        read.exit = complain(error.what());
        return read;
    }
    if (const std::optional<std::string> wrong = understand(typed, read.options)) {
        read.exit = complain(*wrong);
    }
    return read;
}

}  // namespace fovlab
