#include "app/export/cairo_figure.h"

#include "app/export/cairo_pen.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

namespace fovlab {
namespace {

struct DestroySurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct DestroyCairo {
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};
using SurfaceOwner = std::unique_ptr<cairo_surface_t, DestroySurface>;
using CairoOwner = std::unique_ptr<cairo_t, DestroyCairo>;

cairo_status_t append(void* to, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

TextError failed(cairo_status_t status) {
    return {0, 0, std::string("the figure cannot be drawn (") + cairo_status_to_string(status) + ")"};
}

// The figure on a surface of its size. What went wrong, if anything.
std::optional<TextError> draw_on(cairo_surface_t* surface, const Figure& figure, const Palette& palette,
                                 Surface kind, double zoom = 1.0) {
    if (const cairo_status_t status = cairo_surface_status(surface); status != CAIRO_STATUS_SUCCESS) {
        return failed(status);
    }
    const CairoOwner cairo(cairo_create(surface));
    cairo_scale(cairo.get(), zoom, zoom);
    CairoPen pen(cairo.get(), palette, kind, scale_of_figure(figure.cell));
    draw(figure, palette, pen);
    if (const cairo_status_t status = cairo_status(cairo.get()); status != CAIRO_STATUS_SUCCESS) {
        return failed(status);
    }
    return std::nullopt;
}

// A bitmap without alpha: the figure covers all of it.
Result<SurfaceOwner> bitmap_of(const Figure& figure, const Palette& palette, double zoom) {
    if (std::optional<TextError> error = refusal(figure)) {
        return *std::move(error);
    }
    const FigureSize size = size_of(figure);
    const auto pixels = [zoom](double side) {
        return std::max(static_cast<int>(std::lround(side * zoom)), 1);
    };
    SurfaceOwner surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(size.width), pixels(size.height)));
    // Where it is not drawn pixel for pixel, cells cannot end on whole ones.
    const Surface kind = zoom == 1.0 ? Surface::bitmap : Surface::page;
    if (std::optional<TextError> error = draw_on(surface.get(), figure, palette, kind, zoom)) {
        return *std::move(error);
    }
    cairo_surface_flush(surface.get());
    return surface;
}

}  // namespace

Result<std::string> png_figure(const Figure& figure, const Palette& palette) {
    const Result<SurfaceOwner> surface = bitmap_of(figure, palette, 1.0);
    if (!surface) {
        return surface.error();
    }
    std::string bytes;
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface.value().get(), append, &bytes);
    if (status != CAIRO_STATUS_SUCCESS) {
        return failed(status);
    }
    return bytes;
}

Result<std::string> pdf_figure(const Figure& figure, const Palette& palette) {
    if (std::optional<TextError> error = refusal(figure)) {
        return *std::move(error);
    }
    std::string bytes;
    const FigureSize size = size_of(figure);
    const SurfaceOwner surface(cairo_pdf_surface_create_for_stream(append, &bytes, size.width, size.height));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, figure.name.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_SUBJECT, figure.description.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "FOV Lab");
    // Without a date, so that the same figure is the same file.
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");
    if (std::optional<TextError> error = draw_on(surface.get(), figure, palette, Surface::page)) {
        return *std::move(error);
    }
    cairo_surface_finish(surface.get());
    if (const cairo_status_t status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS) {
        return failed(status);
    }
    return bytes;
}

Result<FigurePixels> pixels_of_figure(const Figure& figure, const Palette& palette, double zoom) {
    const Result<SurfaceOwner> owner = bitmap_of(figure, palette, zoom);
    if (!owner) {
        return owner.error();
    }
    cairo_surface_t* surface = owner.value().get();
    FigurePixels made;
    made.width = cairo_image_surface_get_width(surface);
    made.height = cairo_image_surface_get_height(surface);
    const auto row = static_cast<std::size_t>(made.width);
    made.pixels.resize(row * static_cast<std::size_t>(made.height));
    const unsigned char* from = cairo_image_surface_get_data(surface);
    for (std::size_t at = 0; at < made.pixels.size(); at += row) {
        std::memcpy(&made.pixels[at], from, row * sizeof(std::uint32_t));
        from += cairo_image_surface_get_stride(surface);
    }
    for (std::uint32_t& pixel : made.pixels) {
        pixel &= 0xFFFFFFU;  // the upper byte is not defined
    }
    return made;
}

}  // namespace fovlab
