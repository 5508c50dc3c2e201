// What a person has chosen in the sheet that makes figures, and how far the making has come.
//
// Units: pixels, milliseconds.
#pragma once

#include "core/figure/figure_kind.h"
#include "core/figure/figure_options.h"
#include "core/figure/frame_every.h"

#include <cstddef>
#include <optional>
#include <string>

namespace fovlab {

// What is remembered from one day to the next.
struct FigureSettings {
    FigureKind kind = FigureKind::svg;
    std::optional<std::size_t> palette = std::nullopt;  // of palettes(); none: the window's
    std::optional<int> cell = std::nullopt;             // none: what suits the map
    bool headings = true;
    bool legend = true;
    FrameEvery every = FrameEvery::row;
    int frame_ms = usual_frame_ms(FrameEvery::row);
    std::string folder = {};  // where the last one was put

    friend bool operator==(const FigureSettings& a, const FigureSettings& b) {
        return a.kind == b.kind && a.palette == b.palette && a.cell == b.cell && a.headings == b.headings &&
               a.legend == b.legend && a.every == b.every && a.frame_ms == b.frame_ms && a.folder == b.folder;
    }
    friend bool operator!=(const FigureSettings& a, const FigureSettings& b) { return !(a == b); }
};

struct FigureChoice {
    FigureSettings settings;
    Layers layers = default_layers();  // at first those of the window
    bool shows_title = true;
    std::string title;
    std::string path;  // of the file

    FigureOptions options() const {
        return {settings.cell, layers, shows_title, settings.headings, settings.legend};
    }
    friend bool operator==(const FigureChoice& a, const FigureChoice& b) {
        return a.settings == b.settings && a.layers == b.layers && a.shows_title == b.shows_title &&
               a.title == b.title && a.path == b.path;
    }
    friend bool operator!=(const FigureChoice& a, const FigureChoice& b) { return !(a == b); }
};

// What has become of the wish for a file.
struct FigureWork {
    bool there_is_one = false;                  // of that name: it would be replaced
    std::optional<double> done = std::nullopt;  // so much of an animation, from 0 to 1
    std::string problem = {};                   // why it was not made; empty: nothing
};

// The same file by the ending of another kind; a name without an ending that is known gets one.
std::string with_ending(const std::string& path, FigureKind kind);

// A name for a file: small letters, digits and hyphens. "figure" where nothing is left.
std::string file_name_of(std::string_view title);

// "folder/name.ending".
std::string figure_path(const std::string& folder, std::string_view title, FigureKind kind);
}  // namespace fovlab
