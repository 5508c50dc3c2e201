// A monkey at the whole lab: pointer with all buttons, keys, text, controls, windows of any size, and any action besides.
#include "tests/support/monkey.h"
#include "tests/support/screen.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <set>
#include <string>

namespace fovlab {
namespace {

using test::Monkey;
using test::Random;

class LabMonkey {
public:
    explicit LabMonkey(std::uint64_t seed)
        : random_(seed), monkey_(seed), screen_(Session(), 900, 700), first_(session().document()) {}

    void act() {
        Headless& lab = screen_.lab();
        switch (const int kind = random_.below(20)) {
            case 0:
            case 1:
            case 2:
                lab.lab().apply(monkey_.next(session()));
                done_ = "an action";
                break;
            case 3:
            case 4:
            case 5:
                press_key();
                break;
            case 6:
                lab.wheel(random_.between(-6, 6));
                done_ = "the wheel";
                break;
            case 7:
                lab.type(any_text());
                done_ = "typed";
                break;
            case 8:
                lab.lose_focus();
                done_ = "focus lost";
                break;
            case 9:
                resize();
                break;
            case 10:
            case 11:
                point_at_item();
                break;
            case 12:
            case 13:
            case 14:
                push_button();
                break;
            default:
                move();
                done_ = "move " + std::to_string(kind);
                break;
        }
        if (random_.percent(70)) {
            frame();
        }
    }

    void check() {
        INFO("after ", done_);
        test::check_sound(session());
        for (const ImDrawList* list : lists()) {
            for (const ImDrawVert& vertex : list->VtxBuffer) {
                if (!std::isfinite(vertex.pos.x) || !std::isfinite(vertex.pos.y)) {
                    FAIL("a vertex that is nowhere");
                }
            }
        }
    }

    void check_all() {
        test::check_recording(session());
        const std::string report = report_json(session(), screen_.report());
        REQUIRE(nlohmann::json::accept(report));
    }

    // Lets go of everything; then the way back.
    void check_undo() {
        for (int button = 0; button < 3; ++button) {
            screen_.lab().button(static_cast<PointerButton>(button), false);
            frame();
        }
        screen_.lab().lose_focus();
        frame();
        const Scenario last = session().document();
        Lab& lab = screen_.lab().lab();
        const std::size_t redo = session().history().redo_count();
        while (session().history().undo_count() > 0) {
            lab.apply(RunAction{ActionId::edit_undo});
        }
        CHECK(session().document() == first_);
        while (session().history().redo_count() > redo) {
            lab.apply(RunAction{ActionId::edit_redo});
        }
        CHECK(session().document() == last);
        frame();
        check();
    }

    const Session& session() const { return screen_.session(); }

private:
    void frame() { screen_.lab().frame(random_.percent(90) ? 16.0 : monkey_.passed_time() + 0.01); }

    static std::vector<const ImDrawList*> lists() {
        const ImDrawData* drawn = ImGui::GetDrawData();
        return drawn ? std::vector<const ImDrawList*>(drawn->CmdLists, drawn->CmdLists + drawn->CmdListsCount)
                     : std::vector<const ImDrawList*>();
    }

    void press_key() {
        const auto& table = action_table();
        if (random_.percent(80)) {
            const ActionRow& row =
                table[static_cast<std::size_t>(random_.below(static_cast<int>(table.size())))];
            screen_.lab().press(row.key);
            done_ = "the key of " + std::string(row.name);
            return;
        }
        const auto key = static_cast<Key>(random_.below(static_cast<int>(Key::f11) + 1));
        const char32_t character =
            key == Key::character ? static_cast<char32_t>(random_.between(32, 400)) : 0;
        screen_.lab().press({key, character, random_.percent(30), random_.percent(30), random_.percent(10)});
        done_ = "any key";
    }

    void move() {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        if (random_.percent(60)) {
            const Grid& grid = session().grid();
            screen_.lab().move(screen_.lab().middle_of(
                Point{random_.between(-1, grid.width()), random_.between(-1, grid.height())}));
        } else {
            screen_.lab().move({random_.below(static_cast<int>(size.x) + 40) - 20.0,
                                random_.below(static_cast<int>(size.y) + 40) - 20.0});
        }
    }

    void point_at_item() {
        const std::vector<ScreenItem> items = screen_.report().items;
        if (!items.empty()) {
            const ScreenItem& item =
                items[static_cast<std::size_t>(random_.below(static_cast<int>(items.size())))];
            screen_.lab().click({item.x + item.width * random_.below(100) / 100.0,
                                 item.y + item.height * random_.below(100) / 100.0});
            done_ = "a click on " + std::string(item.name);
        }
    }

    void push_button() {
        const auto button = static_cast<PointerButton>(random_.below(3));
        const auto index = static_cast<int>(button);
        screen_.lab().button(button, !ImGui::GetIO().MouseDown[index], random_.percent(20));
        done_ = "button " + std::to_string(index);
    }

    void resize() {
        const bool small = random_.percent(40);
        ImGui::GetIO().DisplaySize = {static_cast<float>(small ? 200 : random_.between(200, 2000)),
                                      static_cast<float>(small ? 200 : random_.between(200, 1200))};
        done_ = "another size";
    }

    std::string any_text() {
        const std::string_view texts[] = {"wall", "7", "512",  "-1", "99999999999",
                                          "xyz",  "é", "%s%n", "\n", ""};
        return std::string(texts[random_.below(10)]);
    }

    Random random_;
    Monkey monkey_;
    test::Screen screen_;
    Scenario first_;
    std::string done_;
};

}  // namespace

TEST_CASE("whatever anybody does at the screen, the lab stays sound, and undo leads all the way back") {
    const auto last_seed = static_cast<std::uint64_t>(test::fuzz_times(3));
    for (std::uint64_t seed = 1; seed <= last_seed; ++seed) {
        LabMonkey monkey(seed);
        for (int i = 0; i < 1200; ++i) {
            INFO("seed ", seed, ", action ", i);
            monkey.act();
            monkey.check();
            if (i % 50 == 0) {
                monkey.check_all();
            }
        }
        INFO("seed ", seed);
        monkey.check_undo();
    }
}

}  // namespace fovlab
