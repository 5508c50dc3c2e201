#include "app/views/figure_preview.h"

#include "app/export/cairo_figure.h"
#include "app/export/film.h"
#include "app/session/session_figure.h"
#include "core/figure/figure_text.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_most_looked_at = 100;  // frames of an animation, for what its legend tells

Colour colour_of_pixel(std::uint32_t pixel) {
    return {static_cast<std::uint8_t>(pixel >> 16U & 0xFFU), static_cast<std::uint8_t>(pixel >> 8U & 0xFFU),
            static_cast<std::uint8_t>(pixel & 0xFFU), 255};
}

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
    } else if (texture_ && painted_.x > 0.0F) {
        const ImVec2 from{std::round(at.x + (room.x - painted_.x) / 2.0F),
                          std::round(at.y + (room.y - painted_.y) / 2.0F)};
        const ImVec2 to{from.x + painted_.x, from.y + painted_.y};
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddImage(texture_, from, to);
        list.AddRect({from.x - 1.0F, from.y - 1.0F}, {to.x + 1.0F, to.y + 1.0F},
                     ImGui::GetColorU32(ui.colour(Ink::panel_edge)));
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
    const ImVec2 density = ImGui::GetIO().DisplayFramebufferScale;
    const double dots = std::max(density.x, 1.0F);
    const double zoom = std::min({(room.x - 2.0) / size_.width, (room.y - 2.0) / size_.height, 1.0});
    const Result<FigurePixels> drawn = pixels_of_figure(figure, palette, std::max(zoom, 0.001) * dots);
    painted_ = {0.0F, 0.0F};
    if (!drawn) {
        refusal_ = refusal_.empty() ? drawn.error().reason : refusal_;
        return;
    }
    const FigurePixels& pixels = drawn.value();
    std::vector<Colour> texels(pixels.pixels.size());
    std::transform(pixels.pixels.begin(), pixels.pixels.end(), texels.begin(), colour_of_pixel);
    texture_ = textures.upload(TextureStore::k_preview, pixels.width, pixels.height, texels);
    painted_ = {static_cast<float>(pixels.width / dots), static_cast<float>(pixels.height / dots)};
}

}  // namespace fovlab
