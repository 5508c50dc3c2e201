#include "app/panels/rich_text.h"

#include "app/panels/fraction.h"
#include "app/panels/lesson_link.h"
#include "app/panels/text_layout.h"
#include "app/panels/widgets.h"
#include "app/session/task_words.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

constexpr float k_slant = 0.21F;    // sideways for each pixel above the foot of the letters
constexpr float k_code_pad = 3.0F;  // pixels at scale 1
constexpr float k_endless = 1e9F;

float size_of(const ImFont* font) { return font->FontSize * ImGui::GetIO().FontGlobalScale; }

class RichText {
public:
    RichText(PanelContext& ui, const std::vector<Span>& spans, const TypeFace& face)
        : ui_(ui), spans_(spans), face_(face), list_(*ImGui::GetWindowDrawList()) {}

    float draw(float width) {
        at_ = ImGui::GetCursorScreenPos();
        const TextLayout layout = laid_out(width);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
        ImGui::PushID(spans_.data());
        hear(layout);
        ImGui::PopID();
        for (const TextLine& line : layout.lines) {
            paint(line);
        }
        ImGui::SetCursorScreenPos(at_);
        ImGui::Dummy({width, layout.height});
        ImGui::PopStyleVar();
        return layout.height;
    }

private:
    const Span& span_of(const TextPiece& piece) const { return spans_[piece.span]; }

    ImFont* font_of(const TextPiece& piece) const {
        const Span& span = span_of(piece);
        return span.code ? face_.mono : span.strong ? face_.bold : face_.plain;
    }

    static float width_of(ImFont* font, const std::string& text) {
        const char* begin = text.c_str();
        return font->CalcTextSizeA(size_of(font), k_endless, 0.0F, begin, begin + text.size()).x;
    }

    TextLayout laid_out(float width) const {
        TextMeasure measure;
        measure.blank = width_of(face_.plain, " ");
        measure.line = std::round(size_of(face_.plain) * face_.leading);
        measure.size = [this](const TextPiece& piece) -> PieceSize {
            if (piece.fraction) {
                ImGui::PushFont(font_of(piece));
                const ImVec2 size = fraction_size(ui_, *piece.fraction);
                ImGui::PopFont();
                return {size.x + ui_.px(3.0F), size.y + ui_.px(2.0F)};
            }
            const float pad = span_of(piece).code ? 2.0F * ui_.px(k_code_pad) : 0.0F;
            return {width_of(font_of(piece), piece.text) + pad, 0.0F};
        };
        return set_text(pieces_of(spans_), width, measure);
    }

    // What the pointer is on and does, before anything is painted in the colour of that.
    void hear(const TextLayout& layout) {
        std::size_t noted = spans_.size();
        int number = 0;
        for (const TextLine& line : layout.lines) {
            for (const PlacedPiece& placed : line.pieces) {
                const TextPiece& piece = placed.piece;
                const bool link = !span_of(piece).link.empty();
                const bool alive = piece.cell && ui_.session.grid().contains(*piece.cell);
                if (!link && !alive) {
                    continue;
                }
                ImGui::PushID(number++);
                ImGui::SetCursorScreenPos({at_.x + placed.x, at_.y + line.top});
                const bool clicked =
                    ImGui::InvisibleButton("##piece", {std::max(placed.width, 1.0F), line.height});
                ImGui::PopID();
                if (link) {
                    hear_link(piece, clicked, noted != piece.span);
                    noted = piece.span;
                } else if (ImGui::IsItemHovered()) {
                    ui_.actions.emplace_back(PointAt{piece.cell});
                    hot_cell_ = piece.cell;
                }
            }
        }
    }

    void hear_link(const TextPiece& piece, bool clicked, bool first) {
        const std::string& link = span_of(piece).link;
        if (first) {
            note_place(ui_, ActionId::lesson_link);
        }
        if (ImGui::IsItemHovered()) {
            hot_span_ = piece.span;
            ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
            tooltip(worded(leads_to_lesson(link) ? TaskWord::link_lesson : TaskWord::link_copied, {link}));
        }
        if (clicked) {
            follow_link(ui_, link);
        }
    }

    Ink ink_of(const TextPiece& piece) const {
        const bool link = !span_of(piece).link.empty();
        const bool hot = piece.span == hot_span_ || (piece.cell && piece.cell == hot_cell_);
        return hot ? Ink::accent : link ? Ink::link : face_.ink;
    }

    void paint(const TextLine& line) {
        const float letters = size_of(face_.plain);
        const float top = std::floor(at_.y + line.top + (line.height - letters) / 2.0F);
        const float foot = top + std::round(letters_of(face_.plain));
        if (!ImGui::IsRectVisible({at_.x, at_.y + line.top},
                                  {at_.x + k_endless, at_.y + line.top + line.height})) {
            return;
        }
        for (std::size_t i = 0; i < line.pieces.size(); ++i) {
            const PlacedPiece& placed = line.pieces[i];
            const bool goes_on =
                i + 1 < line.pieces.size() && line.pieces[i + 1].piece.span == placed.piece.span;
            const float end = goes_on ? line.pieces[i + 1].x : placed.x + placed.width;
            paint_around(placed, {at_.x + placed.x, top}, at_.x + end, foot);
            paint_piece(placed.piece, at_.x + placed.x, line, foot);
        }
    }

    // The ground below code, the line below links, the dots below cells.
    void paint_around(const PlacedPiece& placed, ImVec2 from, float right, float foot) {
        const Span& span = span_of(placed.piece);
        if (span.code) {
            const float high = size_of(face_.plain);
            list_.AddRectFilled({from.x, from.y - ui_.px(1.0F)}, {right, from.y + high + ui_.px(2.0F)},
                                ImGui::GetColorU32(ui_.colour(Ink::control)), ui_.px(3.0F));
        }
        const float y = std::round(foot + ui_.px(2.5F));
        if (!span.link.empty()) {
            list_.AddLine({from.x, y}, {right, y}, ImGui::GetColorU32(ui_.colour(ink_of(placed.piece))),
                          ui_.px(1.0F));
        } else if (placed.piece.cell && ui_.session.grid().contains(*placed.piece.cell)) {
            const ImU32 ink =
                ImGui::GetColorU32(ui_.colour(placed.piece.cell == hot_cell_ ? Ink::accent : Ink::text_dim));
            const float dot = std::max(1.0F, std::round(ui_.px(1.2F)));
            for (float x = from.x + 1.0F; x + dot < from.x + placed.width; x += 3.0F * dot) {
                list_.AddRectFilled({x, y}, {x + dot, y + dot}, ink);
            }
        }
    }

    void paint_piece(const TextPiece& piece, float x, const TextLine& line, float foot) {
        ImFont* font = font_of(piece);
        const ImU32 ink = ImGui::GetColorU32(ui_.colour(ink_of(piece)));
        if (piece.fraction) {
            ImGui::PushFont(font);
            const ImVec2 size = fraction_size(ui_, *piece.fraction);
            paint_fraction(ui_, list_, {x + ui_.px(1.5F), at_.y + line.top + (line.height - size.y) / 2.0F},
                           *piece.fraction, ink);
            ImGui::PopFont();
            return;
        }
        const int first = list_.VtxBuffer.Size;
        const float pad = span_of(piece).code ? ui_.px(k_code_pad) : 0.0F;
        const char* begin = piece.text.c_str();
        list_.AddText(font, size_of(font), {x + pad, foot - std::round(letters_of(font))}, ink, begin,
                      begin + piece.text.size());
        if (span_of(piece).emphasis) {
            for (int i = first; i < list_.VtxBuffer.Size; ++i) {
                ImDrawVert& corner = list_.VtxBuffer[i];
                corner.pos.x += (foot - corner.pos.y) * k_slant;
            }
        }
    }

    PanelContext& ui_;
    const std::vector<Span>& spans_;
    const TypeFace& face_;
    ImDrawList& list_;
    ImVec2 at_;
    std::optional<std::size_t> hot_span_;
    std::optional<Point> hot_cell_;
};

}  // namespace

float letters_of(const ImFont* font) { return font->Ascent * ImGui::GetIO().FontGlobalScale; }

TypeFace reading_face(const PanelContext& ui, Ink ink) {
    return {ui.fonts.reading, ui.fonts.reading_bold, ui.fonts.reading_mono, 1.45F, ink};
}

TypeFace small_face(const PanelContext& ui, Ink ink) {
    return {ui.fonts.small, ui.fonts.bold, ui.fonts.mono, 1.35F, ink};
}

float rich_text(PanelContext& ui, const std::vector<Span>& spans, const TypeFace& face, float width) {
    return RichText(ui, spans, face).draw(width);
}

float rich_text(PanelContext& ui, std::string_view words, const TypeFace& face, float width) {
    const std::vector<Span> spans{Span{std::string(words)}};
    return rich_text(ui, spans, face, width);
}

}  // namespace fovlab
