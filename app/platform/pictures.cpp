#include "app/platform/pictures.h"

#include "app/platform/screenshot.h"
#include "app/platform/tour.h"

#include <glad/gl.h>
#include <imgui.h>

#include <cstdio>
#include <filesystem>
#include <optional>
#include <system_error>

namespace fovlab {
namespace {

constexpr int k_frames_to_settle = 6;   // of controls, panes that change their width, and a sheet that opens
constexpr int k_frames_to_count = 300;  // at most, of what is being counted on the screen

// The error, if any.
std::optional<std::string> photograph(LabWindow& window, const std::string& path) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const ImVec2 density = ImGui::GetIO().DisplayFramebufferScale;
    const PictureBuffer picture(static_cast<int>(size.x * density.x), static_cast<int>(size.y * density.y));
    for (int i = 0; i < k_frames_to_settle || (window.lab().session().works() && i < k_frames_to_count);
         ++i) {
        picture.bind();
        window.draw_frame();
    }
    DiskStorage disk;
    const std::optional<TextError> error = picture.save(path, disk);
    return error ? std::optional<std::string>(path + ": " + error->reason) : std::nullopt;
}

}  // namespace

int take_picture(LabWindow& window, const std::string& path) {
    window.draw_frame();  // from which on the size is known
    if (const std::optional<std::string> error = photograph(window, path)) {
        return fail(*error);
    }
    return window.keep_report() ? 0 : 1;
}

int take_tour(LabWindow& window, const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) {
        return fail(folder + ": cannot be made a folder (" + error.message() + ")");
    }
    window.draw_frame();
    for (const TourStop& stop : tour(window.lab().session().palette())) {
        stop.go(window.lab());
        window.draw_frame();
        window.draw_frame();  // what was opened asks for the keyboard
        window.draw_frame();
        window.type(stop.typed);
        const std::string path = (std::filesystem::path(folder) / (stop.name + ".png")).string();
        if (const std::optional<std::string> problem = photograph(window, path)) {
            return fail(*problem);
        }
        std::printf("%s\n", path.c_str());
    }
    return window.keep_report() ? 0 : 1;
}

}  // namespace fovlab
