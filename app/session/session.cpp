#include "app/session/session.h"

#include "app/session/course.h"
#include "app/session/lesson_desk.h"
#include "app/session/walk_bars.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"
#include "core/scenario/dungeon_map.h"
#include "core/scenario/gallery.h"
#include "core/scenario/map_parts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fovlab {

namespace {

const Grid& gallery_grid(std::size_t index) {
    static const std::vector<Grid> grids = [] {
        std::vector<Grid> made;
        for (const GalleryMap& entry : gallery()) {
            made.push_back(scenario_of(entry).grid);
        }
        return made;
    }();
    return grids[index];
}

}  // namespace

Session::Session() : Session(scenario_of(gallery().front())) {}

Session::Session(Scenario document) : Session(OpenedDocument{"", OpenedAs::scenario, std::move(document)}) {}

Session::Session(KeptState kept)
    : document_(std::move(kept.now.document)),
      saved_(std::move(kept.now.saved)),
      serial_(kept.now.serial),
      last_serial_(kept.now.serial),
      opened_(saved_->document),
      history_(std::move(kept.past), std::move(kept.future)),
      left_(document_.grid, document_.viewer, document_.algorithm, document_.rules) {
    for (const Version& version : history_.past()) {
        last_serial_ = std::max(last_serial_, version.serial);
    }
    for (const Version& version : history_.future()) {
        last_serial_ = std::max(last_serial_, version.serial);
    }
    run_again();
    go_to_ends();
    act(UseLook{kept.look});
}

Session::Session(OpenedDocument opened)
    : document_(std::move(opened.scenario)),
      opened_(document_),
      left_(document_.grid, document_.viewer, document_.algorithm, document_.rules) {
    run_again();
    go_to(Side::left, document_.step.value_or(left_.trace().size()));
    document_.step.reset();  // from now on the cursor has it
    opened_ = document_;
    const bool own = opened.as == OpenedAs::scenario;
    saved_ =
        std::make_shared<SavedFile>(SavedFile{own ? opened.name : "", document_, own ? "" : opened.name});
    if (document_.walk) {
        begin_explore();
    }
}

Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

const Rules& Session::rules() const {
    return compares() && chosen_ == Side::right ? document_.compare->rules : document_.rules;
}

void Session::apply(const Action& action) {
    if (const auto bar = barred_by_a_question(action)) {
        refuse(std::string(word(*bar)));
        ++version_;
        return;
    }
    if (const auto bar = explore_ ? barred_on_a_walk(action) : std::nullopt) {
        refuse(std::string(word(*bar)));
        ++version_;
        return;
    }
    std::visit([this](const auto& what) { act(what); }, action);
    if (const std::optional<Hint> followed = hint_watch_.followed_by(action, *this)) {
        hints_.done(*followed);
    }
}

Requests Session::take_requests() { return std::exchange(requests_, Requests{}); }

// --- what each action does ------------------------------------------------------------------------------------

void Session::act(const RunAction& action) {
    const ActionRow& what = row(action.id);
    if (what.run && (!what.enabled || what.enabled(*this))) {
        what.run(*this);
        ++version_;
    }
}

void Session::act(const MoveViewer& action) {
    // Dragged over the edge of the map, the viewer stays at the nearest cell inside.
    Scenario changed = document_;
    changed.viewer = {std::clamp(action.to.x, 0, changed.grid.width() - 1),
                      std::clamp(action.to.y, 0, changed.grid.height() - 1)};
    change(std::move(changed));
}

void Session::act(const SetRules& action) {
    Scenario changed = document_;
    rules_of(changed, chosen()) = action.rules;
    change(std::move(changed));
}

void Session::act(const SetAlgorithm& action) { act(SetAlgorithmOf{chosen(), action.algorithm}); }

void Session::act(const ResizeMap& action) {
    if (action.width < 1 || action.height < 1 || action.width > k_max_window_side ||
        action.height > k_max_window_side) {
        const std::string side = std::to_string(k_max_window_side);
        refuse(worded(Word::size_refused, {side, side}));
        ++version_;
        return;
    }
    if (action.width == document_.grid.width() && action.height == document_.grid.height()) {
        return;
    }
    Scenario changed = document_;
    changed.title.clear();  // of another size it is another map
    const Margins margins{0, 0, action.width - document_.grid.width(),
                          action.height - document_.grid.height()};
    changed.grid = with_margins(document_.grid, margins);
    move_parts(changed, {0, 0});
    changed.viewer = {std::min(changed.viewer.x, action.width - 1),
                      std::min(changed.viewer.y, action.height - 1)};
    const bool moved = changed.viewer != document_.viewer;
    change(std::move(changed));
    if (moved) {
        say(worded(Word::viewer_moved, {in_words(document_.viewer)}));
    }
    requests_.fit = true;
}

void Session::act(const OpenGalleryMap& action) {
    if (action.index < gallery().size()) {
        open(scenario_of(gallery()[action.index]));
        saved_ = std::make_shared<SavedFile>(SavedFile{"", document_});
    }
}

// On a walk the steps are those of the last look.
void Session::act(const GoToStep& action) {
    show_explore(ExploreMode::look);
    playback_.stop();
    go_to(chosen(), action.step);
}

void Session::act(const SetSpeed& action) {
    playback_.set_speed(action.steps_per_second);
    ++version_;
}

void Session::act(const SetPalette& action) {
    if (action.index < k_palette_count) {
        palette_ = action.index;
        say(worded(Word::palette_is, {std::string(palettes()[palette_].name)}));
        ++version_;
    }
}

void Session::act(const UseSettings& action) {
    figure_settings_ = action.settings.figure;
    palette_ = std::min(action.settings.palette, k_palette_count - 1);
    hints_ = action.settings.hints;
    recent_files_ = action.settings.recent_files;
    progress_ = action.settings.progress;
    ++version_;
}

void Session::act(const TellProblem& action) {
    refuse(action.words);
    ++version_;
}

void Session::act(const Tell& action) {
    say(action.words);
    ++version_;
}

// --- the document and what follows from it ---------------------------------------------------------------------

void Session::change(Scenario changed) {
    if (changed == document_) {
        return;
    }
    drop_old_plan(changed, document_);
    if (!edit_open_) {
        history_.remember(version_now());
        remember_seen(changed);
        remember_rules(changed);
        edit_open_ = true;
    }
    message_.clear();
    serial_ = ++last_serial_;
    replace_document(std::move(changed));
}

void Session::change_at_once(Scenario changed) {
    edit_open_ = false;
    change(std::move(changed));
    edit_open_ = false;
}

// Another map: it begins with all steps done, whatever was being played or pinned. A walk goes on in what can be walked.
void Session::open(Scenario document, KeepComparison keep) {
    if (!document.dungeon && !document.walk) {
        end_explore();
    }
    came_from_.reset();
    if (keep == KeepComparison::yes) {
        keep_comparison(document);
    }
    opened_ = document;
    playback_.stop();
    chosen_ = Side::left;  // whose algorithm the map comes with
    pinned_.reset();
    pointed_.reset();
    cell_cursor_.reset();
    pair_a_.reset();
    pair_b_.reset();
    shown_sector_.reset();
    message_.clear();
    change_at_once(std::move(document));
    if (explore_) {
        explore_.emplace(document_);
        run_again();
    }
    forget_seen();
    rules_before_.reset();
    jobs_.forget();
    go_to_ends();
    requests_.fit = true;
}

void Session::replace_document(Scenario document) {
    document_ = std::move(document);
    last_comparison_ = document_.compare ? document_.compare : last_comparison_;
    follow_document();
    LessonDesk(*this).forget_built();
    run_again();
    place_cursor();
    check_symmetry();
    check_pair();
}

void Session::restore(Version version) {
    saved_ = std::move(version.saved);
    serial_ = version.serial;
    replace_document(std::move(version.document));
}

std::optional<std::size_t> Session::gallery_origin() const {
    for (std::size_t i = 0; i < gallery().size(); ++i) {
        if (gallery()[i].title == document_.title) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> Session::gallery_map() const {
    const std::optional<std::size_t> origin = gallery_origin();
    return origin && document_.grid == gallery_grid(*origin) ? origin : std::nullopt;
}

// The steps stay at the same quadrant, row and column where they still exist.
void Session::run_again() {
    const auto renew = [this](Run& run, Algorithm algorithm, const Rules& asked) {
        const Rules rules = with_lesson(asked);
        if (!run.is_of(grid(), viewer(), algorithm, rules)) {
            const Where where = run.cursor().where();
            run = Run(grid(), viewer(), algorithm, rules);
            run.go_to(where);
        }
    };
    renew(left_, document_.algorithm, document_.rules);
    if (!document_.compare || explore_) {
        right_.reset();  // on a walk it waits
    } else if (right_) {
        renew(*right_, document_.compare->algorithm, document_.compare->rules);
    } else {
        right_.emplace(document_.grid, document_.viewer, document_.compare->algorithm,
                       document_.compare->rules);
        right_->go_to_share(left_.share());
    }
    pointed_wedge_.reset();
    find_changes();
}

void Session::go_to(Side side, std::size_t step) {
    run_of(side).go_to(step);
    follow(side);
}

void Session::go_to_ends() {
    for (const Side side : {Side::left, Side::right}) {
        run_of(side).go_to(run_of(side).trace().size());
    }
    place_cursor();
}

void Session::follow(Side moved) {
    if (together_ && compares()) {
        run_of(other(moved)).go_to_share(run_of(moved).share());
    }
    place_cursor();
}

void Session::stride(Stride stride, bool forward) {
    if (on_walk_timeline()) {
        stride_on_walk(forward);
        return;
    }
    playback_.stop();
    run_of(chosen()).stride(stride, forward);
    follow(chosen());
}

void Session::place_cursor() {
    const std::optional<Sector> before = std::exchange(scanned_sector_, frame().sector);
    if (frame().sector != before && !cursor().at_start() && !cursor().at_end()) {
        shown_sector_.reset();
    }
    explain();
}

}  // namespace fovlab
