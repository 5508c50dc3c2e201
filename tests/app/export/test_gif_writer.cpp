// What the writer wrote is read back with giflib's own reader.
#include "app/export/gif_writer.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>
#include <gif_lib.h>

#include <algorithm>
#include <cstring>

using namespace fovlab;
using namespace fovlab::test;

namespace {

struct Frame {
    std::vector<std::uint8_t> pixels;  // of the whole picture, as a player shows it
    int hundredths = 0;
    int area = 0;  // that was sent
};

struct Bytes {
    const std::string& all;
    std::size_t at = 0;
};

int read(GifFileType* file, GifByteType* to, int length) {
    Bytes& from = *static_cast<Bytes*>(file->UserData);
    const std::size_t count = std::min(static_cast<std::size_t>(length), from.all.size() - from.at);
    std::memcpy(to, from.all.data() + from.at, count);
    from.at += count;
    return static_cast<int>(count);
}

// Played as a player does: each frame over the one before.
std::vector<Frame> played(const std::string& gif) {
    Bytes bytes{gif};
    int error = 0;
    GifFileType* file = DGifOpen(&bytes, read, &error);
    REQUIRE(file);
    REQUIRE(DGifSlurp(file) == GIF_OK);
    CHECK(bytes.at == gif.size());
    std::vector<Frame> frames;
    const auto width = static_cast<std::size_t>(file->SWidth);
    std::vector<std::uint8_t> shown(width * static_cast<std::size_t>(file->SHeight), 254);
    for (int i = 0; i < file->ImageCount; ++i) {
        const SavedImage& image = file->SavedImages[i];
        GraphicsControlBlock control{};
        REQUIRE(DGifSavedExtensionToGCB(file, i, &control) == GIF_OK);
        CHECK(control.DisposalMode == DISPOSE_DO_NOT);
        CHECK(image.ImageDesc.ColorMap == nullptr);
        const auto across = static_cast<std::size_t>(image.ImageDesc.Width);
        for (std::size_t at = 0; at < across * static_cast<std::size_t>(image.ImageDesc.Height); ++at) {
            const std::size_t x = static_cast<std::size_t>(image.ImageDesc.Left) + at % across;
            const std::size_t y = static_cast<std::size_t>(image.ImageDesc.Top) + at / across;
            if (image.RasterBits[at] != control.TransparentColor) {
                shown[y * width + x] = image.RasterBits[at];
            }
        }
        frames.push_back({shown, control.DelayTime, image.ImageDesc.Width * image.ImageDesc.Height});
    }
    DGifCloseFile(file, nullptr);
    return frames;
}

}  // namespace

TEST_CASE("whatever pictures are written, a player shows those, for as long as was said") {
    Random random(5);
    for (int round = 0; round < 60; ++round) {
        const int width = random.between(1, 40);
        const int height = random.between(1, 30);
        const int colours = random.between(1, 255);
        const std::vector<std::uint32_t> table(static_cast<std::size_t>(colours), 0x405060);
        GifWriter writer(width, height, table);
        std::vector<std::vector<std::uint8_t>> written;
        std::vector<int> times;
        std::vector<std::uint8_t> picture(static_cast<std::size_t>(width * height), 0);
        for (int frames = random.between(1, 8); frames > 0; --frames) {
            for (int changes = random.below(width * height + 1); changes > 0; --changes) {
                picture[static_cast<std::size_t>(random.below(width * height))] =
                    static_cast<std::uint8_t>(random.below(colours));
            }
            if (random.percent(25) && !written.empty()) {
                picture = written.back();
            }
            written.push_back(picture);
            times.push_back(10 * random.between(2, 500));
            writer.add(picture, times.back());
        }
        const Result<std::string> gif = writer.finish();
        REQUIRE(gif);
        const std::vector<Frame> frames = played(gif.value());
        REQUIRE(frames.size() == written.size());
        for (std::size_t i = 0; i < frames.size(); ++i) {
            CHECK(frames[i].pixels == written[i]);
            CHECK(frames[i].hundredths * 10 == times[i]);
        }
        CHECK(gif.value().find("NETSCAPE2.0") != std::string::npos);
    }
}

TEST_CASE("what stays as it is is not sent again") {
    std::vector<std::uint8_t> picture(100 * 100, 1);
    GifWriter writer(100, 100, {0x000000, 0xFFFFFF});
    writer.add(picture, 100);
    picture[50 * 100 + 20] = 0;
    picture[52 * 100 + 23] = 0;
    writer.add(picture, 100);
    writer.add(picture, 100);
    const std::vector<Frame> frames = played(writer.finish().value());
    CHECK(frames[0].area == 100 * 100);
    CHECK(frames[1].area == 4 * 3);
    CHECK(frames[2].area == 1);
}
