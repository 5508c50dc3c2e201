#include "app/export/gif_writer.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace fovlab {
namespace {

constexpr int k_colours = 256;  // of the table in the file
constexpr std::uint8_t k_transparent = 255;

int append(GifFileType* file, const GifByteType* data, int length) {
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(length));
    return length;
}

// Part of a picture.
struct Part {
    int left = 0;
    int top = 0;
    int width = 1;
    int height = 1;
};

}  // namespace

struct GifWriter::State {
    int width = 0;
    int height = 0;
    std::string bytes;
    GifFileType* file = nullptr;
    int error = 0;
    std::vector<std::uint8_t> shown;  // the last picture

    std::uint8_t* row(std::vector<std::uint8_t>& pixels, int y) const {
        return pixels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    }

    bool begin(const std::vector<std::uint32_t>& table);
    Part changed(std::vector<std::uint8_t>& pixels);
    bool write(std::vector<std::uint8_t>& pixels, const Part& part, bool over, int hundredths);
};

bool GifWriter::State::begin(const std::vector<std::uint32_t>& table) {
    file = EGifOpen(&bytes, append, &error);
    if (!file) {
        return false;
    }
    EGifSetGifVersion(file, true);
    std::array<GifColorType, k_colours> colours{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        colours[i] = {static_cast<GifByteType>(table[i] >> 16U & 0xFFU),
                      static_cast<GifByteType>(table[i] >> 8U & 0xFFU),
                      static_cast<GifByteType>(table[i] & 0xFFU)};
    }
    ColorMapObject* map = GifMakeMapObject(k_colours, colours.data());
    const bool begun = map && EGifPutScreenDesc(file, width, height, 8, 0, map) == GIF_OK;
    GifFreeMapObject(map);
    const std::array<GifByteType, 3> forever{1, 0, 0};
    return begun && EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file, 3, forever.data()) == GIF_OK &&
           EGifPutExtensionTrailer(file) == GIF_OK;
}

// The smallest part with all that is not as it was; one pixel where nothing changed.
Part GifWriter::State::changed(std::vector<std::uint8_t>& pixels) {
    int left = width;
    int right = 0;
    int top = height;
    int bottom = 0;
    for (int y = 0; y < height; ++y) {
        const std::uint8_t* now = row(pixels, y);
        const std::uint8_t* before = row(shown, y);
        const auto differ = std::mismatch(now, now + width, before);
        if (differ.first == now + width) {
            continue;
        }
        int last = width - 1;
        while (now[last] == before[last]) {
            --last;
        }
        left = std::min(left, static_cast<int>(differ.first - now));
        right = std::max(right, last + 1);
        top = std::min(top, y);
        bottom = y + 1;
    }
    return right > left ? Part{left, top, right - left, bottom - top} : Part{};
}

bool GifWriter::State::write(std::vector<std::uint8_t>& pixels, const Part& part, bool over, int hundredths) {
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = hundredths;
    control.TransparentColor = over ? k_transparent : NO_TRANSPARENT_COLOR;
    std::array<GifByteType, 4> block{};
    EGifGCBToExtension(&control, block.data());
    if (EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(block.size()), block.data()) !=
            GIF_OK ||
        EGifPutImageDesc(file, part.left, part.top, part.width, part.height, false, nullptr) != GIF_OK) {
        return false;
    }
    std::vector<std::uint8_t> line(static_cast<std::size_t>(part.width));
    for (int y = part.top; y < part.top + part.height; ++y) {
        const std::uint8_t* now = row(pixels, y) + part.left;
        const std::uint8_t* before = over ? row(shown, y) + part.left : nullptr;
        for (std::size_t i = 0; i < line.size(); ++i) {
            line[i] = before && before[i] == now[i] ? k_transparent : now[i];
        }
        if (EGifPutLine(file, line.data(), part.width) != GIF_OK) {
            return false;
        }
    }
    return true;
}

GifWriter::GifWriter(int width, int height, const std::vector<std::uint32_t>& table)
    : state_(std::make_unique<State>()) {
    assert(width > 0 && height > 0 && width <= k_largest_side && height <= k_largest_side);
    assert(table.size() <= k_most_colours);
    state_->width = width;
    state_->height = height;
    if (!state_->begin(table) && state_->error == 0) {
        state_->error = state_->file ? state_->file->Error : E_GIF_ERR_OPEN_FAILED;
    }
}

GifWriter::~GifWriter() {
    if (state_ && state_->file) {
        EGifCloseFile(state_->file, nullptr);
    }
}

void GifWriter::add(std::vector<std::uint8_t> pixels, int milliseconds) {
    State& state = *state_;
    if (state.error != 0) {
        return;
    }
    const bool over = !state.shown.empty();
    const Part part = over ? state.changed(pixels) : Part{0, 0, state.width, state.height};
    if (!state.write(pixels, part, over, (milliseconds + 5) / 10)) {
        state.error = state.file->Error;
    }
    state.shown = std::move(pixels);
}

Result<std::string> GifWriter::finish() {
    State& state = *state_;
    if (state.file && EGifCloseFile(std::exchange(state.file, nullptr), nullptr) != GIF_OK &&
        state.error == 0) {
        state.error = E_GIF_ERR_CLOSE_FAILED;
    }
    if (state.error != 0) {
        const char* words = GifErrorString(state.error);
        return TextError{0, 0,
                         std::string("the GIF cannot be made (") + (words ? words : "no reason given") + ")"};
    }
    return std::move(state.bytes);
}

}  // namespace fovlab
