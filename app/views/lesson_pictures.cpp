#include "app/views/lesson_pictures.h"

#include "app/export/picture_map.h"
#include "app/panels/rich_text.h"
#include "app/session/task_words.h"
#include "core/figure/scenario_figure.h"
#include "core/scenario/scenario_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <utility>

namespace fovlab {
namespace {

constexpr float k_largest_height = 0.85F;  // of the width
constexpr float k_pad = 10.0F;             // around words in place of a picture, pixels at scale 1

// Each pixel the mean of those that it stands for, by their share.
PicturePixels smaller(const PicturePixels& from, int width, int height) {
    PicturePixels to{width, height, {}};
    to.pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    const auto span = [](int at, int parts, int whole) {
        const int first = at * whole / parts;
        return std::pair(first, std::max(first + 1, (at + 1) * whole / parts));
    };
    for (int y = 0; y < height; ++y) {
        const auto [top, bottom] = span(y, height, from.height);
        for (int x = 0; x < width; ++x) {
            const auto [left, right] = span(x, width, from.width);
            std::array<std::uint64_t, 4> sum{};
            for (int v = top; v < bottom; ++v) {
                for (int u = left; u < right; ++u) {
                    const Colour pixel =
                        from.pixels[static_cast<std::size_t>(v) * static_cast<std::size_t>(from.width) +
                                    static_cast<std::size_t>(u)];
                    sum[0] += std::uint64_t{pixel.r} * pixel.a;
                    sum[1] += std::uint64_t{pixel.g} * pixel.a;
                    sum[2] += std::uint64_t{pixel.b} * pixel.a;
                    sum[3] += pixel.a;
                }
            }
            const auto count =
                static_cast<std::uint64_t>(bottom - top) * static_cast<std::uint64_t>(right - left);
            const std::uint64_t weight = std::max<std::uint64_t>(sum[3], 1);
            to.pixels.push_back(
                {static_cast<std::uint8_t>(sum[0] / weight), static_cast<std::uint8_t>(sum[1] / weight),
                 static_cast<std::uint8_t>(sum[2] / weight), static_cast<std::uint8_t>(sum[3] / count)});
        }
    }
    return to;
}

std::optional<std::string> make_png(FigureImage& image, const std::string& bytes, float width,
                                    TextureStore& textures) {
    Result<PicturePixels> read = pixels_of_picture(bytes);
    if (!read) {
        return read.error().reason;
    }
    PicturePixels pixels = std::move(read.value());
    const float dots = std::max(ImGui::GetIO().DisplayFramebufferScale.x, 1.0F);
    const int most = std::max(static_cast<int>(width * dots), 1);
    if (pixels.width > most) {
        const int height = std::max(pixels.height * most / pixels.width, 1);
        pixels = smaller(pixels, most, height);
    }
    image.take(pixels.pixels, pixels.width, pixels.height, textures);
    return std::nullopt;
}

std::optional<std::string> make_scenario(FigureImage& image, const std::string& text, const Palette& palette,
                                         float width, TextureStore& textures) {
    const Result<Scenario> scenario = read_scenario(text);
    if (!scenario) {
        return scenario.error().reason;
    }
    FigureOptions options;
    options.title = false;
    options.legend = false;
    const ScenarioFigure figure(scenario.value(), options);
    const std::optional<TextError> error =
        image.make(figure.at(figure.step()), palette, textures, {width, width * k_largest_height});
    return error ? std::optional(error->reason) : std::nullopt;
}

// Words where the picture would be.
void frame(PanelContext& ui, const std::string& words, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float pad = ui.px(k_pad);
    ImGui::SetCursorScreenPos({at.x + pad, at.y + pad});
    const float height = rich_text(ui, words, small_face(ui, Ink::warning), width - 2.0F * pad);
    const ImVec2 to{at.x + width, at.y + height + 2.0F * pad};
    ImGui::GetWindowDrawList()->AddRect(at, to, ImGui::GetColorU32(ui.colour(Ink::panel_edge)), ui.px(5.0F));
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, to.y - at.y});
}

}  // namespace

void LessonPictures::begin(const Course& course, TextureStore& textures) {
    const std::string file = course.at() ? course.file() : std::string();
    if (file == file_ && course.page() == page_) {
        return;
    }
    file_ = file;
    page_ = course.page();
    for (std::size_t i = 0; i < pictures_.size(); ++i) {
        textures.drop(TextureStore::k_page + i);
    }
    pictures_.clear();
}

LessonPictures::Shown& LessonPictures::shown(const PanelContext& ui, const Course& course,
                                             const std::string& name, float width, TextureStore& textures) {
    auto found = std::find_if(pictures_.begin(), pictures_.end(),
                              [&](const Shown& picture) { return picture.name == name; });
    const auto source = course.folder().pictures.find(name);
    const bool there = source != course.folder().pictures.end();
    const bool same = found != pictures_.end() && found->width == width &&
                      found->palette == ui.session.palette() &&
                      (there ? found->source.scenario == source->second.scenario &&
                                   found->source.bytes == source->second.bytes
                             : found->source.bytes.empty());
    if (same) {
        return *found;
    }
    if (found == pictures_.end()) {
        pictures_.push_back({name, {}, 0.0F, 0, FigureImage(TextureStore::k_page + pictures_.size()), {}});
        found = std::prev(pictures_.end());
    }
    found->source = there ? source->second : LessonPicture{};
    make(ui, *found, width, textures);
    return *found;
}

void LessonPictures::make(const PanelContext& ui, Shown& picture, float width, TextureStore& textures) const {
    picture.width = width;
    picture.palette = ui.session.palette();
    const std::string& bytes = picture.source.bytes;
    if (bytes.empty()) {
        picture.problem = worded(TaskWord::picture_missing, {picture.name});
        return;
    }
    const std::optional<std::string> problem =
        picture.source.scenario ? make_scenario(picture.image, bytes, ui.palette, width, textures)
                                : make_png(picture.image, bytes, width, textures);
    picture.problem = problem ? worded(TaskWord::picture_faulty, {picture.name, *problem}) : std::string();
}

void LessonPictures::draw(PanelContext& ui, const Course& course, const Block& block, float width,
                          TextureStore& textures) {
    const auto same_name = [&](const Shown& one) { return one.name == block.text; };
    if (pictures_.size() >= TextureStore::k_page_pictures &&
        std::none_of(pictures_.begin(), pictures_.end(), same_name)) {
        frame(ui,
              worded(TaskWord::picture_too_many, {block.text, std::to_string(TextureStore::k_page_pictures)}),
              width);
        return;
    }
    const Shown& picture = shown(ui, course, block.text, width, textures);
    if (!picture.problem.empty()) {
        frame(ui, picture.problem, width);
    } else {
        const ImVec2 size = picture.image.size();
        picture.image.draw(ui, ImGui::GetCursorScreenPos(), {width, size.y + 2.0F});
        ImGui::Dummy({width, size.y + 2.0F});
    }
    if (!block.spans.empty()) {
        ImGui::Dummy({0.0F, ui.px(4.0F)});
        rich_text(ui, block.spans, small_face(ui), width);
    }
}

}  // namespace fovlab
