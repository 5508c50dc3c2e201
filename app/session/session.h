// The lab without its window: the document, its undo, the trace and the place in it, playback, and what the person
// has chosen and points at. Everything that happens to it comes in as an Action.
//
// Units: cells, steps, milliseconds. No GUI, no files, no clock: text and time are handed in.
#pragma once

#include "app/session/action.h"
#include "app/session/action_table.h"
#include "app/session/algorithm_table.h"
#include "app/session/code_tint.h"
#include "app/session/explore.h"
#include "app/session/eyes.h"
#include "app/session/figure_choice.h"
#include "app/session/file_choice.h"
#include "app/session/file_requests.h"
#include "app/session/hint_watch.h"
#include "app/session/history.h"
#include "app/session/lesson_words.h"
#include "app/session/pair_jobs.h"
#include "app/session/pair_table.h"
#include "app/session/panes.h"
#include "app/session/playback.h"
#include "app/session/requests.h"
#include "app/session/run.h"
#include "app/session/side.h"
#include "app/session/version.h"
#include "core/compare/difference.h"
#include "core/figure/pair_picture.h"
#include "core/grid/symmetry.h"
#include "core/grid/whole_map.h"
#include "core/scenario/scenario.h"
#include "core/trace/stops.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

class Course;

// What a run can be sent to.
enum class RunTarget : std::uint8_t { visible, split, wall, at_break };

// A session as it was.
struct KeptState {
    std::deque<Version> past;
    std::vector<Version> future;
    Version now;
    Look look;
};

class Session {
public:
    // Maps in the window are at most this wide and high; larger ones open, but are not made here.
    static constexpr int k_max_window_side = 512;

    // The gallery's first map.
    Session();
    explicit Session(Scenario document);
    // With the file it came from.
    explicit Session(OpenedDocument document);
    // As one was on another day.
    explicit Session(KeptState kept);
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    ~Session();

    void apply(const Action& action);
    // Time has passed; true when that changed something.
    bool advance(double milliseconds);
    // Between two frames: a slice of what is being counted. True when a number has come.
    bool work(double since_last, PairJobs::Clock clock = nullptr);
    // Is there more of it to do, so that another frame should follow?
    bool works() const { return jobs_.busy() || works_on_pairs(); }

    // What is counted of a run on this map: here and there old, and then said to be.
    RunCounts counts(const RunRules& run) const { return jobs_.counts(run); }
    RunCounts counts(Side side) const { return jobs_.counts(run_rules(side)); }
    RunRules run_rules(Side side) const;
    const PairJobs& jobs() const { return jobs_; }
    // Those of the chosen side before they were last changed; none where that makes no difference.
    std::optional<RunRules> rules_before() const;
    TableSort table_sort() const { return table_sort_; }

    const Scenario& document() const { return document_; }
    // What the runs are on: the document's map and viewer, or those of the walk as they are now.
    const Grid& grid() const { return explore_ ? explore_->grid() : document_.grid; }
    Point viewer() const { return explore_ ? explore_->walker().at() : document_.viewer; }
    // The walk; none while the lab is shown.
    const Explore* explore() const { return explore_ ? &*explore_ : nullptr; }
    // By which plan the map was made, or the next dungeon will be.
    const DungeonPlan& dungeon_plan() const { return document_.dungeon ? *document_.dungeon : dungeon_plan_; }
    // The piece whose area is shown, while the cuts are.
    std::optional<int> chosen_piece() const;
    bool explores_by(ExploreMode mode) const { return explore_ && explore_->mode() == mode; }
    // The lessons (course.h); none while they are closed.
    const Course* course() const;
    const Progress& progress() const { return progress_; }
    // The cells that are marked as the answer to a question; null while none is open that asks for that.
    const std::vector<Point>* marks() const;
    // How watchers are told of, and what is known of those around the viewer.
    const Eyes& eyes() const { return eyes_; }
    const EyesNow& eyes_now() const;
    // The document's own run is the left one; without a comparison there is no other, whichever is asked for.
    const Run& run(Side side) const { return side == Side::right && right_ ? *right_ : left_; }
    bool compares() const { return right_.has_value(); }
    // The side that rules, steps and panes are about, and what they ask most about its run.
    Side chosen() const { return compares() ? chosen_ : Side::left; }
    const Run& chosen_run() const { return run(chosen()); }
    // A run that tells much beside a document's own: another algorithm, by the same rules.
    static Comparison telling_comparison(const Scenario& document);
    bool together() const { return together_; }  // do the steps of both go the same share of their ways?
    double divider() const { return divider_; }  // of the wipe: a share of the picture's width
    Algorithm algorithm() const { return chosen_run().algorithm(); }
    // The document's; the run may make a mistake besides (lesson.h).
    const Rules& rules() const;
    const Recording& recording() const { return chosen_run().recording(); }
    const Cursor& cursor() const { return chosen_run().cursor(); }
    const Frame& frame() const { return chosen_run().frame(); }
    const History& history() const { return history_; }
    const Playback& playback() const { return playback_; }
    bool dirty() const;  // however a comparison is shown

    // The document as a file holds it, with the step at hand.
    Scenario to_save() const;
    const SavedFile& file() const { return *saved_; }
    // Of its file, else of the map it came from, else its title, without the folder.
    std::string document_name() const;
    // How it looks, but for where the map lies.
    Look look() const;
    // Another number for each document that it has had; the same again after undo.
    std::uint64_t serial() const { return serial_; }
    std::uint64_t saves() const { return saves_; }  // how often its file was written
    bool edit_open() const { return edit_open_; }   // is a stroke being drawn?
    const std::shared_ptr<SavedFile>& saved() const { return saved_; }

    const FileChoice& file_choice() const { return file_choice_; }
    const std::vector<std::string>& recent_files() const { return recent_files_; }

    // What one paints with, and how.
    Terrain tool() const { return tool_; }
    Stroke stroke() const { return stroke_; }
    ThingKind thing_tool() const { return thing_tool_; }  // what Stroke::thing places
    const FineLook& fine_look() const { return fine_look_; }
    Symmetry symmetry() const { return symmetry_; }
    const MapRecipe& recipe() const { return recipe_; }
    std::size_t palette() const { return palette_; }
    // What the picture shows.
    const Layers& layers() const { return layers_; }
    Language language() const { return language_; }  // of the listing in the code panel
    // Playing stops after events of these kinds: each has its line in every listing, so that breaks outlive edits of the
    // map and hold in every language.
    EventKinds breaks() const { return breaks_; }
    SidePanel side_panel() const { return side_panel_; }
    LeftPanel left_panel() const { return left_panel_; }
    Overlay overlay() const { return overlay_; }
    // The hint to show now; none until settings say that hints are wanted.
    std::optional<Hint> hint() const { return hints_.current(); }
    // What to remember until another day.
    Settings settings() const { return {palette_, hints_, figure_settings_, recent_files_, progress_}; }
    // The sheet that makes figures: what is chosen in it, and what has become of it.
    const FigureChoice& figure_choice() const { return figure_choice_; }
    const FigureWork& figure_work() const { return figure_work_; }
    // The gallery map that is open with all its cells as they were; and the one that this map began as, so that its
    // name and what to look for stay while one works on it.
    std::optional<std::size_t> gallery_map() const;
    std::optional<std::size_t> gallery_origin() const;

    // The cell that the keys paint and explain; none: the keys mean the steps.
    std::optional<Point> cell_cursor() const { return cell_cursor_; }
    KeyMode key_mode() const;
    // The two cells of which one asks whether each sees the other, and what each algorithm answers; none until found out.
    std::optional<Point> pair_a() const { return pair_a_; }
    std::optional<Point> pair_b() const { return pair_b_; }
    const std::optional<PairAnswer>& pair_answer(Algorithm algorithm) const {
        return pair_table_.answer(algorithm);
    }
    // The same for the map, as the run of one side has it.
    PairPicture pair_picture(Side side) const;
    // While the symmetry panel is open: the cell whose one-way partners it tells, those, and how many each cell has; none
    // until they are found out, by the run of the chosen side.
    std::optional<Point> partner_cell() const;
    const std::optional<PartnersPicture>& partners() const { return partners_; }
    std::optional<OneWayCounts> one_way_counts(Side side) const;
    // The cell that the inspector explains: pinned, else the cursor's, else pointed at.
    std::optional<Point> explained_cell() const {
        return pinned_ ? pinned_ : cell_cursor_ ? cell_cursor_ : pointed_;
    }
    bool pinned() const { return pinned_.has_value(); }
    const std::optional<Why>& explanation() const { return chosen_run().explanation(); }
    // What the inspector says; empty when no cell is explained.
    std::string explanation_sentence() const { return chosen_run().explanation_sentence(); }
    // What the explained wall hides; none when no wall is explained.
    const std::optional<Umbra>& umbra() const { return chosen_run().umbra(); }
    // The cells that were brought to light and taken from it: by the last change, or by all that is not as it was
    // when the map was opened and under the default rules. None before the first change, when not asked for, and
    // while two runs are compared, where the difference of those is the question.
    const std::optional<Difference>& changes() const { return changes_; }
    // Of the changes and the umbra one can be read at a time: the changes, until another cell is explained.
    bool changes_come_first() const;
    Against against() const { return against_; }
    // The radius belongs to the map more than to the rules: it stays.
    static Rules with_default_rules(const Rules& rules);

    // What the last step did; empty at the start and when all steps are done.
    std::string current_step_sentence() const { return chosen_run().step_sentence(); }
    const WedgeTree& wedge_tree() const { return chosen_run().wedge_tree(); }
    std::optional<int> pointed_wedge() const { return pointed_wedge_; }
    // The quadrant or octant whose tree is shown: chosen, else the one being scanned, else the first of this run.
    Sector shown_sector() const;
    // Cells visible at this step.
    std::size_t visible_count() const { return chosen_run().visible_count(); }

    // The last thing worth saying, such as why a text could not be pasted. Empty: nothing.
    const std::string& message() const { return message_; }
    // Was something refused?
    bool message_refuses() const { return message_refuses_; }

    // Grows with every change of anything that can be seen, so that a view draws only when it must.
    std::uint64_t version() const { return version_; }

    // Takes what is asked for, once.
    Requests take_requests();

private:
    friend struct CountEffects;
    friend struct ActionEffects;  // the functions in the action table
    friend struct PairEffects;
    friend struct CompareEffects;
    friend struct FigureEffects;
    friend struct FileEffects;
    friend struct LightEffects;
    friend struct ExploreEffects;
    friend struct DungeonEffects;
    friend struct EyesEffects;
    friend struct LessonEffects;
    friend class LessonDesk;  // session_lesson.cpp: what the lessons do to the document

    void act(const RunAction& action);
    void act(const PaintCells& action);
    void act(const PaintFigure& action);
    void act(const FillArea& action);
    void act(const PickTerrain& action);
    void act(const MoveViewer& action);
    void act(const SetRules& action);
    void act(const EndEdit& action);
    void act(const CancelEdit& action);
    void act(const GoToEdit& action);
    void act(const SetAlgorithm& action);
    void act(const ResizeMap& action);
    void act(const OpenGalleryMap& action);
    void act(const SetRecipe& action);
    void act(const PasteText& action);
    void act(const GoToStep& action);
    void act(const SetSpeed& action);
    void act(const ToggleBreak& action);
    void act(const PointAt& action);
    void act(const PinCell& action);
    void act(const ShowChanges& action);
    void act(const PointAtWedge& action);
    void act(const ShowSector& action);
    void act(const PlaceCellCursor& action);
    void act(const PickPair& action);
    void act(const SetPalette& action);
    void act(const UseSettings& action);
    void act(const TellProblem& action);
    void act(const GoToStepOf& action);
    void act(const SetAlgorithmOf& action);
    void act(const ChooseSide& action);
    void act(const StepTogether& action);
    void act(const MoveDivider& action);
    void act(const SetFigure& action);
    void act(const FigureMade& action);
    void act(const FigureFound& action);
    void act(const FigureRefused& action);
    void act(const FigureProgress& action);
    void act(const UseFigureFolder& action);
    void begin_figure();
    void ask_for_figure();
    void act(const UseLook& action);
    void act(const Tell& action);
    void act(const OpenFile& action);
    void act(const LoadedDocument& action);
    void act(const SaveFile& action);
    void act(const SavedDocument& action);
    void act(const FoundFile& action);
    void act(const RefusedFile& action);
    void act(const ShowFolder& action);
    void act(const ListedFolder& action);
    void act(const LookAt& action);
    void act(const LookedAt& action);
    void act(const SetLight& action);
    void act(const SetTorch& action);
    void act(const RemoveTorch& action);
    void act(const PlaceThing& action);
    void act(const SetFineLook& action);
    void act(const WalkMove& action);
    void act(const WalkTo& action);
    void act(const GoToMove& action);
    void act(const GoToCut& action);
    void act(const SetDungeon& action);
    void act(const ChooseEye& action);
    void act(const MoveStray& action);
    void act(const ChoosePiece& action);
    void act(const ChoosePieceAt& action);
    void act(const LessonAction& action);
    // Why not while a question of a lesson is open; none where it can be done.
    std::optional<LessonWord> barred_by_a_question(const Action& action) const;
    void begin_explore();
    void end_explore();
    void toggle_explore();
    void explore_dungeon();
    void leave_explore();
    void show_explore(ExploreMode mode);
    void look_around();
    void walk(const std::vector<Move>& moves);
    void note_walk();
    void forget_what_was_seen();
    // While the timeline is about moves or cuts, and not about the steps of a look.
    bool on_walk_timeline() const { return explore_ && explore_->mode() != ExploreMode::look; }
    bool walk_is_over() const;
    void go_on_walk(std::size_t to);
    void stride_on_walk(bool forward);
    bool take_back_move();
    bool do_move_again();
    void begin_choice(Overlay which);
    void end_choice();
    // A new document, which undo leaves again; its own step is shown.
    void take_in(OpenedDocument document);

    // Of a document, the right side's being the left's where there is no comparison.
    static Rules& rules_of(Scenario& scenario, Side side);
    static Algorithm& algorithm_of(Scenario& scenario, Side side);
    // As it was when it was closed, else something telling.
    Comparison next_comparison() const;
    void keep_comparison(Scenario& other_map) const;
    void compare_with(std::optional<Comparison> comparison);
    void show_comparison(Show show);  // opens it where it is closed; else there is nothing to undo
    void swap_sides();

    void check_pair();
    bool work_on_pairs();
    bool work_on_pair();
    bool work_on_partners();
    bool works_on_pairs() const;
    void choose_symmetry(Symmetry symmetry);
    void check_symmetry();
    void change_edges(const Margins& margins);
    void invert_map();
    void make_map_of(const MapRecipe& recipe);
    void make_dungeon_of(const DungeonPlan& plan);
    bool shows_made_map() const { return made_ && *made_ == document_.grid; }

    // Every change of the document goes through here: one undo step for each edit between two EndEdits.
    void change(Scenario changed);
    // An undo step of its own, whatever edit is open.
    void change_at_once(Scenario changed);
    enum class KeepComparison : std::uint8_t { yes, no };
    void open(Scenario document, KeepComparison keep = KeepComparison::yes);
    void replace_document(Scenario document);
    void restore(Version version);
    void travel(Version version);  // to another edit
    void follow_lesson();          // its page turns with it
    Version version_now() const { return {document_, saved_, serial_, step_of(left_)}; }
    void follow_document();  // the walk goes with it
    // None when all steps are done.
    static std::optional<std::size_t> step_of(const Run& run) {
        return run.cursor().at_end() ? std::nullopt : std::optional(run.cursor().step());
    }
    void run_again();
    // The rules as the run takes them: with the mistake that a lesson asks to find.
    Rules with_lesson(const Rules& rules) const;
    Run& run_of(Side side) { return side == Side::right && right_ ? *right_ : left_; }
    // Where the steps go together, the other side goes as far.
    void go_to(Side side, std::size_t step);
    void follow(Side moved);
    void go_to_ends();
    void stride(Stride stride, bool forward);
    void run_to(RunTarget target);
    void place_cursor();
    void explain();
    void remember_seen(const Scenario& changed);
    void remember_rules(const Scenario& changed);
    std::vector<PairJobs::Wanted> wanted_counts() const;
    // After another map there is nothing to compare with.
    void forget_seen();
    void find_changes();
    void say(std::string words) { message_ = std::move(words), message_refuses_ = false; }
    void refuse(std::string words) { message_ = std::move(words), message_refuses_ = true; }

    Scenario document_;
    std::shared_ptr<SavedFile> saved_;  // what the document is compared with to tell whether it is saved
    std::uint64_t serial_ = 1;
    std::uint64_t last_serial_ = 1;
    std::uint64_t saves_ = 0;
    Scenario opened_;  // the map as it was when it came, whatever has been done to it since
    History history_;
    bool edit_open_ = false;

    Run left_;
    std::optional<Run> right_;
    Side chosen_ = Side::left;
    bool together_ = true;
    double divider_ = 0.5;                       // of the wipe: its share of the picture's width
    std::optional<Comparison> last_comparison_;  // to be opened again
    std::optional<Sector> scanned_sector_;       // when the cursor was last placed
    Playback playback_;

    Terrain tool_ = Terrain::wall;
    Stroke stroke_ = Stroke::brush;
    ThingKind thing_tool_ = ThingKind::watcher;
    FineLook fine_look_;
    Symmetry symmetry_ = Symmetry::none;
    MapRecipe recipe_;
    std::optional<Grid> made_;  // the last map by the recipe
    std::size_t palette_ = 0;
    Layers layers_ = default_layers();
    Language language_ = Language::cpp;
    EventKinds breaks_;
    SidePanel side_panel_ = SidePanel::why;
    SidePanel side_before_history_ = SidePanel::why;
    LeftPanel left_panel_ = LeftPanel::rules;
    std::optional<Explore> explore_;
    DungeonPlan dungeon_plan_;         // of the next dungeon, while the map is none
    std::optional<int> chosen_piece_;  // of the cuts
    Eyes eyes_;
    std::uint64_t walk_serial_ = 0;     // of the document after its last move
    std::optional<Version> came_from_;  // the map that one left for a dungeon
    std::optional<Version> last_walk_;  // the dungeon that one left for that map
    SidePanel side_before_walk_ = SidePanel::why;
    LeftPanel left_before_walk_ = LeftPanel::rules;
    Overlay overlay_ = Overlay::none;
    std::unique_ptr<Course> course_;
    Progress progress_;
    std::optional<KeptLesson> awaited_lesson_;  // of another day, until its folder has been read
    FigureSettings figure_settings_;
    std::string figure_folder_;  // when none is remembered
    FigureChoice figure_choice_;
    FigureWork figure_work_;
    FileChoice file_choice_;
    std::vector<std::string> recent_files_;
    bool leaving_ = false;  // once it is saved
    Hints hints_ = Hints::none();
    HintWatch hint_watch_;
    std::optional<Point> pointed_;
    std::optional<Point> pinned_;
    std::optional<Point> cell_cursor_;
    std::optional<Point> pair_a_;
    std::optional<Point> pair_b_;
    PairTable pair_table_;
    struct PartnersAsked {
        Grid grid;
        Algorithm algorithm;
        Rules rules;
        PartnerSearch search;
    };
    std::optional<PartnersAsked> partner_search_;
    std::optional<PartnersPicture> partners_;
    std::optional<int> pointed_wedge_;
    std::optional<Sector> shown_sector_;  // until the steps enter another one
    Against against_ = Against::last_change;
    std::optional<CellSet> seen_before_;  // the last change
    std::optional<Difference> changes_;
    bool changes_are_news_ = false;
    std::optional<Point> told_cell_;  // the one explained last
    struct RulesOfSide {
        RunRules run;
        Side side = Side::left;
    };
    std::optional<RulesOfSide> rules_before_;
    PairJobs jobs_;
    TableSort table_sort_;
    std::string message_;
    bool message_refuses_ = false;
    Requests requests_;
    std::uint64_t version_ = 1;
};

}  // namespace fovlab
