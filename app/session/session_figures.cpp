// How a session makes figures: what is chosen in the sheet, and what is asked of whoever writes files.
#include "app/session/session.h"
#include "app/session/storage.h"
#include "app/session/words.h"
#include "core/figure/palette.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <utility>

namespace fovlab {

// As the window shows it now, and otherwise as the last one was made.
void Session::begin_figure() {
    FigureChoice choice;
    choice.settings = figure_settings_;
    choice.layers = layers_;
    choice.title = tidy_title(document_.title);
    const std::string& file = saved_->origin();
    std::string folder = figure_settings_.folder;  // where the last one was put, else beside the document
    if (folder.empty()) {
        folder = file.empty() ? figure_folder_ : folder_of(file);
    }
    std::string name = document_.title;
    if (name.empty() && !file.empty()) {
        name = document_name();
        name.resize(std::min(name.rfind('.'), name.size()));
    }
    choice.path = figure_path(folder, name, choice.settings.kind);
    figure_choice_ = std::move(choice);
    figure_work_ = {};
}

void Session::ask_for_figure() {
    const std::string& path = figure_choice_.path;
    if (path.empty() || path.back() == '/') {
        figure_work_.problem = word(Word::figure_no_name);
        return;
    }
    figure_choice_.path = with_ending(path, figure_choice_.settings.kind);
    requests_.figure = FigureRequest{figure_choice_, figure_work_.there_is_one};
    figure_work_ = {};
    if (figure_choice_.settings.kind == FigureKind::gif) {
        figure_work_.done = 0.0;
    }
}

void Session::act(const SetFigure& action) {
    FigureChoice choice = action.choice;
    FigureSettings& settings = choice.settings;
    if (settings.cell) {
        settings.cell = std::clamp(*settings.cell, k_smallest_figure_cell, k_largest_figure_cell);
    }
    if (settings.palette && *settings.palette >= palettes().size()) {
        settings.palette.reset();
    }
    if (settings.every != figure_choice_.settings.every &&
        settings.frame_ms == figure_choice_.settings.frame_ms) {
        settings.frame_ms = usual_frame_ms(settings.every);
    }
    settings.frame_ms = std::clamp(settings.frame_ms, k_shortest_frame, k_longest_frame);
    if (settings.kind != figure_choice_.settings.kind) {
        choice.path = with_ending(choice.path, settings.kind);
    } else if (const std::optional<FigureKind> named = figure_kind_of(choice.path);
               named && choice.path != figure_choice_.path) {
        settings.kind = *named;  // typed with another ending
    }
    if (figure_work_.done || choice == figure_choice_) {
        return;
    }
    figure_choice_ = std::move(choice);
    figure_work_ = {};
    ++version_;
}

void Session::act(const FigureMade& action) {
    figure_settings_ = figure_choice_.settings;
    figure_settings_.folder = folder_of(action.name);
    figure_work_ = {};
    if (overlay_ == Overlay::figure) {
        overlay_ = Overlay::none;
    }
    say(worded(Word::figure_made, {action.name, action.words}));
    ++version_;
}

void Session::act(const FigureFound&) {
    figure_work_ = {};
    figure_work_.there_is_one = true;
    ++version_;
}

void Session::act(const FigureRefused& action) {
    figure_work_ = {};
    figure_work_.problem = action.reason;
    ++version_;
}

void Session::act(const FigureProgress& action) {
    if (figure_work_.done) {
        figure_work_.done = action.done;
        ++version_;
    }
}

void Session::act(const UseFigureFolder& action) { figure_folder_ = action.folder; }

}  // namespace fovlab
