#include "app/views/figure_preview.h"

#include "app/export/film.h"
#include "app/session/session_figure.h"
#include "core/figure/figure_text.h"

#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_most_looked_at = 100;  // frames of an animation, for what its legend tells

}  // namespace

void FigurePreview::draw(PanelContext& ui, TextureStore& textures, ImVec2 room) {
    update(ui, textures, room);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::BeginChild("##figure-preview", room, false,
                      text_.empty() ? ImGuiWindowFlags_None : ImGuiWindowFlags_HorizontalScrollbar);
    if (!text_.empty()) {
        ImGui::PushFont(ui.fonts.mono);
        ImGui::TextUnformatted(text_.data(), text_.data() + text_.size());
        ImGui::PopFont();
    } else {
        image_.draw(ui, at, room);
    }
    ImGui::EndChild();
}

void FigurePreview::update(const PanelContext& ui, TextureStore& textures, ImVec2 room) {
    FigureChoice choice = ui.session.figure_choice();
    choice.path.clear();  // typed letter by letter, and nothing of it is seen
    const bool same = shown_ && shown_->version == ui.session.version() && shown_->choice == choice &&
                      shown_->width == room.x && shown_->height == room.y;
    // While an animation is being made every slice of it makes a version of its own.
    if (same || (shown_ && ui.session.figure_work().done && shown_->choice == choice)) {
        return;
    }
    shown_ = Shown{ui.session.version(), choice, room.x, room.y};
    Figure figure = figure_of(ui.session, choice);
    frames_ = 0;
    refusal_.clear();
    text_.clear();
    if (choice.settings.kind == FigureKind::gif) {
        look_at_film(ui, figure);
    } else if (choice.settings.kind == FigureKind::text) {
        text_ = text_figure(figure);
        return;
    }
    size_ = size_of(figure);
    if (const std::optional<TextError> error = fovlab::refusal(figure); error && refusal_.empty()) {
        refusal_ = error->reason;
    }
    paint(figure, palettes()[choice.settings.palette.value_or(ui.session.palette())], textures, room);
}

void FigurePreview::look_at_film(const PanelContext& ui, Figure& figure) {
    const FigureChoice& choice = ui.session.figure_choice();
    const ScenarioFigure film = film_of(ui.session, choice);
    const Trace& trace = film.trace();
    if (const std::optional<TextError> error = too_many_frames(trace, choice.settings.every, trace.size())) {
        refusal_ = error->reason;
        return;
    }
    const std::vector<std::size_t> steps = frame_steps(trace, choice.settings.every, trace.size());
    frames_ = steps.size();
    const std::size_t stride = frames_ / k_most_looked_at + 1;
    for (std::size_t i = 0; i < frames_; i += stride) {
        add_inks(figure, film.at(steps[i]).inks);
    }
}

void FigurePreview::paint(const Figure& figure, const Palette& palette, TextureStore& textures, ImVec2 room) {
    if (const std::optional<TextError> error = image_.make(figure, palette, textures, room);
        error && refusal_.empty()) {
        refusal_ = error->reason;
    }
}

}  // namespace fovlab
