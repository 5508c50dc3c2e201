// What the actions do that need no value: one function for each entry of the action table, which alone includes this.
#pragma once

#include "app/session/lesson_effects.h"
#include "app/session/listing_shelf.h"
#include "app/session/session.h"
#include "app/session/words.h"
#include "core/grid/map_text.h"
#include "core/scenario/map_parts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace fovlab {

struct ActionEffects {
    template <Stride Length, bool Forward>
    static void stride(Session& session) {
        session.stride(Length, Forward);
    }

    static void play(Session& session) {
        if (session.playback_.playing()) {
            session.playback_.stop();
            return;
        }
        if (session.on_walk_timeline()) {
            session.go_on_walk(session.walk_is_over() ? 0 : session.explore()->done());
        } else if (session.cursor().at_end()) {
            session.go_to(session.chosen(), 0);
        }
        session.playback_.start();
    }

    template <RunTarget Which>
    static void run_to(Session& session) {
        session.run_to(Which);
    }

    static void toggle_break(Session& session) {
        const Trace& trace = session.recording().trace;
        session.apply(ToggleBreak{trace.kind(session.cursor().step() - 1)});
    }

    template <Language Which>
    static void read(Session& session) {
        session.language_ = Which;
    }

    static void copy_code(Session& session) {
        session.requests_.copy = listing_of(session.algorithm(), session.language()).text();
        session.say(std::string(word(Word::code_copied)));
    }

    static void to_start(Session& session) { go_to(session, 0); }
    static void to_end(Session& session) { go_to(session, session.recording().trace.size()); }
    static void go_to(Session& session, std::size_t step) {
        if (session.on_walk_timeline()) {
            session.playback_.stop();
            session.go_on_walk(step == 0 ? 0 : SIZE_MAX);
        } else {
            session.apply(GoToStep{step});
        }
    }

    // An edit of the rules that is an undo step of its own.
    template <class Edit>
    static void edit_rules(Session& session, Edit edit) {
        Scenario changed = session.document();
        edit(Session::rules_of(changed, session.chosen()));
        session.change_at_once(std::move(changed));
    }

    template <auto Member, int Choices>
    static void next_choice(Session& session) {
        edit_rules(session, [](Rules& rules) {
            auto& rule = rules.*Member;
            using Rule = std::remove_reference_t<decltype(rule)>;
            rule = static_cast<Rule>((static_cast<int>(rule) + 1) % Choices);
        });
    }

    static void next_range(Session& session) {
        edit_rules(session, [](Rules& rules) {
            constexpr int shapes = static_cast<int>(k_range_shape_names.size());
            rules.range.shape = static_cast<RangeShape>((static_cast<int>(rules.range.shape) + 1) % shapes);
        });
    }

    template <int By>
    static void change_radius(Session& session) {
        edit_rules(session, [](Rules& rules) {
            if (rules.range.radius.is_unlimited()) {
                return;
            }
            const int radius = rules.range.radius.cells() + By;
            if (Radius::valid(radius)) {
                rules.range.radius = Radius(radius);
            }
        });
    }

    static void toggle_unlimited(Session& session) {
        edit_rules(session, [](Rules& rules) {
            rules.range.radius =
                rules.range.radius.is_unlimited() ? Rules{}.range.radius : Radius::unlimited();
        });
    }

    static void default_rules(Session& session) {
        edit_rules(session, [](Rules& rules) { rules = Session::with_default_rules(rules); });
    }

    template <Terrain Which>
    static void choose(Session& session) {
        session.tool_ = Which;
        if (session.stroke_ == Stroke::pick || session.stroke_ == Stroke::pair ||
            session.stroke_ == Stroke::thing) {
            session.stroke_ = Stroke::brush;  // one has what one would have picked, or wants to paint again
        }
    }
    template <Stroke Which>
    static void draw_by(Session& session) {
        session.stroke_ = Which;
    }

    template <Symmetry Which>
    static void mirror(Session& session) {
        session.choose_symmetry(Which);
    }
    // Round all that this map has.
    static void next_symmetry(Session& session) {
        const Grid& grid = session.document().grid;
        auto next = static_cast<std::size_t>(session.symmetry_);
        do {
            next = (next + 1) % k_symmetry_count;
        } while (!fits(static_cast<Symmetry>(next), grid.width(), grid.height()));
        session.symmetry_ = static_cast<Symmetry>(next);
        const auto first = static_cast<std::size_t>(ActionId::symmetry_none);
        session.say(std::string(row(static_cast<ActionId>(first + next)).words));
    }

    static void undo(Session& session) {
        if (session.take_back_move()) {
            return;
        }
        if (LessonEffects::undo_turns_page(session)) {
            session.refuse(std::string(word(LessonWord::undo_ends)));
            return;
        }
        session.apply(GoToEdit{session.history().present() - 1});
    }
    static void redo(Session& session) {
        if (!session.do_move_again()) {
            session.apply(GoToEdit{session.history().present() + 1});
        }
    }

    static void clear_map(Session& session) {
        Scenario changed = session.document();
        changed.grid = Grid(changed.grid.width(), changed.grid.height());
        forget_parts(changed);
        session.change_at_once(std::move(changed));
    }

    static void invert_map(Session& session) { session.invert_map(); }

    template <MapKind Kind>
    static void make(Session& session) {
        MapRecipe recipe = session.recipe_;
        recipe.kind = Kind;
        make_as_one_edit(session, recipe);
    }
    static void make_next(Session& session) {
        MapRecipe recipe = session.recipe_;
        ++recipe.seed;
        make_as_one_edit(session, recipe);
    }
    static void make_as_one_edit(Session& session, const MapRecipe& recipe) {
        session.edit_open_ = false;
        session.make_map_of(recipe);
        session.edit_open_ = false;
    }

    // One row or column more or less on each side.
    template <int Left, int Top, int Right, int Bottom>
    static void edges(Session& session) {
        session.change_edges({Left, Top, Right, Bottom});
    }
    static bool can_widen(const Session& session) {
        return session.document().grid.width() < Session::k_max_window_side;
    }
    static bool can_heighten(const Session& session) {
        return session.document().grid.height() < Session::k_max_window_side;
    }
    static bool can_narrow(const Session& session) { return session.document().grid.width() > 1; }
    static bool can_lower(const Session& session) { return session.document().grid.height() > 1; }

    static void copy_map(Session& session) {
        session.requests_.copy = to_map_text(session.grid(), session.viewer());
        session.say(std::string(word(Word::copied)));
    }

    template <SidePanel Which>
    static void open_side(Session& session) {
        session.side_panel_ = Which;
        session.pointed_wedge_.reset();  // the tree, if it opens, says so anew
    }
    // And back to what was open before.
    static void toggle_history(Session& session) {
        const SidePanel open = session.side_panel_;
        session.side_panel_ = open == SidePanel::history ? session.side_before_history_ : SidePanel::history;
        session.side_before_history_ = open == SidePanel::history ? session.side_before_history_ : open;
        session.pointed_wedge_.reset();
    }
    template <LeftPanel Which>
    static void open_left(Session& session) {
        session.left_panel_ = Which;
    }

    static void unpin(Session& session) {
        session.pinned_.reset();
        session.explain();
    }

    static void jump(Session& session) { session.apply(GoToStep{*session.explanation()->step}); }

    static void next_changes(Session& session) {
        session.apply(ShowChanges{static_cast<Against>((static_cast<int>(session.against()) + 1) % 3)});
    }

    template <auto Which>
    static void show(Session& session) {
        session.apply(ShowSector{Which});
    }

    static void next_palette(Session& session) {
        session.apply(SetPalette{(session.palette_ + 1) % k_palette_count});
    }
    // What only shows while steps are done would seem to do nothing: the message says when it will.
    template <Layer Which>
    static void toggle_layer(Session& session) {
        constexpr auto index = static_cast<std::size_t>(Which);
        session.layers_.flip(index);
        const bool on = session.layers_.test(index);
        const Cursor& cursor = session.cursor();
        const bool later = layer_table()[index].of_steps && (cursor.at_start() || cursor.at_end());
        const Word words = !on ? Word::layer_off : later ? Word::layer_on_later : Word::layer_on;
        session.say(worded(words, {std::string(row(action_of(Which)).words)}));
    }

    template <Overlay Which>
    static void toggle_overlay(Session& session) {
        session.overlay_ = session.overlay_ == Which ? Overlay::none : Which;
    }

    static void close_hint(Session& session) { session.hints_.done(*session.hint()); }
    static void no_more_hints(Session& session) { session.hints_.no_more(); }
    static void hints_again(Session& session) {
        session.hints_ = Hints::fresh();
        session.hint_watch_ = {};
    }
    static void paste(Session& session) { session.requests_.paste = true; }
    static void fit(Session& session) { session.requests_.fit = session.requests_.whole_map = true; }
    static void zoom_in(Session& session) { ++session.requests_.zoom; }
    static void zoom_out(Session& session) { --session.requests_.zoom; }
    static void full_screen(Session& session) { session.requests_.full_screen = true; }

    static bool can_undo(const Session& session) {
        const bool moved = session.explores_by(ExploreMode::walk) && session.explore()->done() > 0;
        return moved || session.history().undo_count() > 0;
    }
    static bool can_redo(const Session& session) {
        const bool back = session.explores_by(ExploreMode::walk) && !session.walk_is_over();
        return back || session.history().redo_count() > 0;
    }
    static bool lists_earlier(const Session& session) {
        return session.side_panel() == SidePanel::history && can_undo(session);
    }
    static bool lists_later(const Session& session) {
        return session.side_panel() == SidePanel::history && can_redo(session);
    }
    static bool can_go_back(const Session& session) { return !session.cursor().at_start(); }
    static bool has_radius(const Session& session) { return !session.rules().range.radius.is_unlimited(); }
    static bool has_hint(const Session& session) { return session.hint().has_value(); }
    static bool is_pinned(const Session& session) { return session.pinned(); }
    static bool can_jump(const Session& session) {
        return session.explanation() && session.explanation()->step &&
               *session.explanation()->step <= session.recording().trace.size();
    }
    static bool has_wedges(const Session& session) { return !session.recording().trace.rows().empty(); }
    static bool has_quadrants(const Session& session) {
        return has_wedges(session) && !session.shown_sector().is_octant();
    }
    static bool has_octants(const Session& session) {
        return has_wedges(session) && session.shown_sector().is_octant();
    }
    static bool not_default(const Session& session) {
        return session.rules() != Session::with_default_rules(session.rules());
    }
    static bool range_matters(const Session& session) {
        return has_radius(session) && used<Option::range>(session);
    }

    template <Option Which>
    static bool used(const Session& session) {
        return uses(session.algorithm(), Which);
    }
};

}  // namespace fovlab
