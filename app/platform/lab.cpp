#include "app/platform/lab.h"

#include "app/platform/style.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace fovlab {

// Leaves the keys that the lab has no business with to what is open, and those for what only now opens to the next frame.
void Lab::run_keys(std::vector<Chord>& keys) {
    if (ImGui::GetIO().WantTextInput || list_open_) {
        return;  // typing or choosing from a list, the key that ends it included
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == plain(Key::escape) && view_.edits()) {
            continue;  // the canvas breaks the stroke off
        }
        if (const std::optional<ActionId> id = action_of_key(keys[i], session_.key_mode())) {
            session_.apply(RunAction{*id});
        }
        if (session_.overlay() != Overlay::none) {
            const auto rest = keys.begin() + static_cast<std::ptrdiff_t>(i) + 1;
            later_.assign(rest, keys.end());
            keys.erase(rest, keys.end());
        }
    }
}

FrameOutput Lab::frame(const FrameInput& input, TextureStore& textures) {
    // The time before the keys: what has passed while the lab slept is nothing that a key begins to play.
    session_.advance(input.milliseconds);
    std::vector<Chord> keys = std::exchange(later_, {});
    keys.insert(keys.end(), input.keys.begin(), input.keys.end());
    run_keys(keys);
    session_.work(input.milliseconds, input.clock);
    Requests requests = session_.take_requests();
    requests.fit = requests.fit || std::exchange(first_frame_, false);

    ImGui::NewFrame();
    std::vector<Action> actions;
    items_.clear();
    PanelContext ui{session_, palette(), input.fonts, input.scale, keys, actions, items_};
    apply_palette(palette());
    view_.draw(ui, input.pointer, requests, textures);
    list_open_ = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
    ImGui::Render();

    const std::uint64_t drawn = session_.version();
    for (const Action& action : actions) {
        session_.apply(action);
    }
    return {requests.quit,
            requests.full_screen,
            requests.paste,
            std::move(requests.copy),
            std::move(requests.files),
            session_.works(),
            session_.version() != drawn || !later_.empty(),
            ImGui::GetIO().WantTextInput,
            std::move(requests.figure),
            requests.stop_figure};
}

Look Lab::look() const {
    Look look = session_.look();
    look.view = view_.moved_view();
    return look;
}

ScreenReport Lab::screen() const {
    const ViewTransform& view = view_.view();
    const std::optional<double> second = view_.second_picture();
    const auto right = second ? std::optional(view.origin().x + *second) : std::nullopt;
    return {view.origin().x, view.origin().y, view.cell(), items_, right, list_open_};
}

}  // namespace fovlab
