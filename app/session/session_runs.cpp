// How a session runs on by itself: playing, breaks, and running to what comes next.
#include "app/session/session.h"
#include "app/session/words.h"
#include "core/trace/stops.h"

#include <array>

namespace fovlab {
namespace {

std::string event_words(EventKind kind) {
    constexpr std::array<Word, k_event_kinds.size()> words{
        Word::event_quadrant, Word::event_row,    Word::event_cell, Word::event_narrow, Word::event_split,
        Word::event_row_end,  Word::event_octant, Word::event_ray,  Word::event_ray_end};
    return std::string(word(words[static_cast<std::size_t>(kind)]));
}

}  // namespace

bool Session::advance(double milliseconds) {
    if (hint() == Hint::why && hint_watch_.has_read(milliseconds, explanation())) {
        hints_.done(Hint::why);
        ++version_;
    }
    const std::size_t steps = playback_.advance(milliseconds);
    if (steps == 0) {
        return false;
    }
    if (on_walk_timeline()) {
        go_on_walk(explore_->done() + steps);
        if (walk_is_over()) {
            playback_.stop();
        }
        return true;
    }
    const std::size_t from = cursor().step();
    const std::optional<std::size_t> stop = next_of(recording().trace, breaks_, from, from + steps);
    go_to(chosen(), stop.value_or(from + steps));
    if (stop) {
        playback_.stop();
        say(worded(Word::break_hit, {event_words(recording().trace.kind(*stop - 1))}));
    } else if (cursor().at_end()) {
        playback_.stop();
    }
    return true;
}

void Session::act(const ToggleBreak& action) {
    breaks_.toggle(action.kind);
    say(worded(breaks_.contains(action.kind) ? Word::break_set : Word::break_gone,
               {event_words(action.kind)}));
    ++version_;
}

// When all steps are done it begins again, as every stride does; else, where nothing more comes, it stays and says so.
void Session::run_to(RunTarget target) {
    show_explore(ExploreMode::look);
    playback_.stop();
    const Trace& trace = recording().trace;
    const std::size_t from = cursor().at_end() ? 0 : cursor().step();
    std::optional<std::size_t> found;
    Word otherwise = Word::no_break_ahead;
    switch (target) {
        case RunTarget::visible:
            found = next_visible(trace, from, trace.size());
            otherwise = Word::no_visible_ahead;
            break;
        case RunTarget::split:
            found = next_of(trace, EventKinds(EventKind::split), from, trace.size());
            otherwise = Word::no_split_ahead;
            break;
        case RunTarget::wall:
            found = next_wall(trace, from, trace.size());
            otherwise = Word::no_wall_ahead;
            break;
        case RunTarget::at_break:
            found = next_of(trace, breaks_, from, trace.size());
            otherwise = breaks_.empty() ? Word::no_break_set : Word::no_break_ahead;
            break;
    }
    if (!found) {
        refuse(std::string(word(otherwise)));
        return;
    }
    message_.clear();
    go_to(chosen(), *found);
}

}  // namespace fovlab
