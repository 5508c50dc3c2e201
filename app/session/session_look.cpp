// How the session looks, as a value, and as it was on another day.
#include "app/session/action_table.h"
#include "app/session/lesson_desk.h"
#include "app/session/session.h"

#include <algorithm>
#include <array>

namespace fovlab {
namespace {

template <class Choice>
ActionId chosen_of(ActionId first, Choice choice) {
    return static_cast<ActionId>(static_cast<int>(first) + static_cast<int>(choice));
}

// In the order of Terrain.
constexpr std::array k_tools{ActionId::tool_floor,       ActionId::tool_wall,      ActionId::tool_door,
                             ActionId::tool_open_door,   ActionId::tool_water,     ActionId::tool_secret_door,
                             ActionId::tool_stairs_down, ActionId::tool_stairs_up, ActionId::tool_curtain};
constexpr std::array<ActionId, k_side_panels> k_side_panes{
    ActionId::panel_why,  ActionId::panel_wedges, ActionId::panel_code, ActionId::panel_symmetry,
    ActionId::table_open, ActionId::edit_history, ActionId::panel_walk, ActionId::panel_eyes};
constexpr std::array k_left_panels{ActionId::panel_rules, ActionId::panel_map, ActionId::panel_dungeon,
                                   ActionId::panel_light};

// Only what chooses may be run by a name that comes from a file.
bool is_choice(ActionId id) {
    const auto within = [id](ActionId first, ActionId last) { return id >= first && id <= last; };
    return within(ActionId::tool_wall, ActionId::tool_stairs_up) ||
           within(ActionId::stroke_brush, ActionId::pair_pick) ||
           within(ActionId::tool_watcher, ActionId::tool_mark) ||
           within(ActionId::symmetry_none, ActionId::symmetry_quarter_turns) ||
           within(ActionId::code_cpp, ActionId::code_python) ||
           std::find(k_side_panes.begin(), k_side_panes.end(), id) != k_side_panes.end() ||
           std::find(k_left_panels.begin(), k_left_panels.end(), id) != k_left_panels.end();
}

}  // namespace

Look Session::look() const {
    Look look;
    look.step = step_of(left_);
    look.right = right_ ? step_of(*right_) : std::nullopt;
    for (const ActionId id :
         {k_tools[static_cast<std::size_t>(tool_)],
          stroke_ == Stroke::thing ? chosen_of(ActionId::tool_watcher, thing_tool_)
                                   : chosen_of(ActionId::stroke_brush, stroke_),
          chosen_of(ActionId::symmetry_none, symmetry_), chosen_of(ActionId::code_cpp, language_),
          k_side_panes[static_cast<std::size_t>(side_panel_)],
          k_left_panels[static_cast<std::size_t>(left_panel_)]}) {
        look.choices.emplace_back(row(id).name);
    }
    for (std::size_t i = 0; i < layer_table().size(); ++i) {
        if (layers_.test(i)) {
            look.layers.emplace_back(row(action_of(static_cast<Layer>(i))).name);
        }
    }
    look.pinned = pinned_;
    look.speed = playback_.speed();
    look.divider = divider_;
    look.together = together_;
    if (explore_) {
        look.walk = kept_walk(*explore_);
    }
    if (const Course* lessons = course()) {
        look.lesson = KeptLesson{lessons->at() ? lessons->file() : lessons->folder().folder,
                                 lessons->at() ? lessons->page() : 0, lessons->all_controls(),
                                 lessons->came_from ? lessons->came_from->serial : 0};
    }
    return look;
}

void Session::act(const UseLook& action) {
    const Look& look = action.look;
    if (look.walk) {
        begin_explore();
        bring_back(*look.walk, *explore_);
        look_around();
    }
    for (const std::string& name : look.choices) {
        for (const ActionRow& choice : action_table()) {
            const bool is_so = choice.id == ActionId::edit_history && side_panel_ == SidePanel::history;
            if (choice.name == name && is_choice(choice.id) && !is_so) {
                act(RunAction{choice.id});
            }
        }
    }
    for (std::size_t i = 0; i < layer_table().size(); ++i) {
        const std::string_view name = row(action_of(static_cast<Layer>(i))).name;
        layers_.set(i, std::find(look.layers.begin(), look.layers.end(), name) != look.layers.end());
    }
    playback_.set_speed(look.speed);
    act(MoveDivider{look.divider});
    together_ = look.together;
    if (look.pinned && grid().contains(*look.pinned)) {
        act(PinCell{*look.pinned});
    }
    if (right_) {
        right_->go_to(std::min(look.right.value_or(SIZE_MAX), right_->trace().size()));
    }
    left_.go_to(std::min(look.step.value_or(SIZE_MAX), left_.trace().size()));
    place_cursor();
    requests_.view = look.view;
    if (look.lesson) {
        LessonDesk(*this).reopen(*look.lesson);
    }
    message_.clear();
    ++version_;
}

}  // namespace fovlab
