#include "app/session/eyes.h"

#include "app/session/eyes_words.h"
#include "core/explain/sentence.h"
#include "core/scenario/level_of.h"

#include <utility>

namespace fovlab {
namespace {

std::string sentence_about(const Stray& stray, const Level& level) {
    const std::string at = in_words(stray.at);
    const std::string inside(info(apparent(level.grid.at(stray.at))).name);
    if (stray.kind == Stray::Kind::torch) {
        return worded(EyesWord::stray_torch, {at, inside});
    }
    const LegendEntry* const entry = entry_of(level.legend, level.things[stray.index].glyph);
    return worded(EyesWord::stray_thing, {entry ? name_of(*entry) : std::string(), at, inside});
}

}  // namespace

bool Eyes::is_of(const Level& level, Point at, const WalkRules& rules) const {
    return now_ && moment_ && moment_->at == at && moment_->rules == rules &&
           moment_->level.grid == level.grid && moment_->level.things == level.things &&
           moment_->level.legend == level.legend && moment_->level.torches == level.torches;
}

EyesNow Eyes::found(const Walker& walker) const {
    EyesNow now;
    now.picture.viewer = walker.at();
    now.picture.by_line = by_ == WatchBy::line;
    now.picture.fields = shades_;
    for (const Watcher& watcher : watchers(walker.level(), walker.rules().rules)) {
        const Watching eye = watching(walker.level(), watcher, walker.rules().algorithm, walker.at(),
                                      walker.in_sight(), walker.shown());
        const bool sees = sees_viewer(eye, now.picture.by_line);
        now.seeing += sees ? 1 : 0;
        now.one_way += sees != eye.in_sight ? 1 : 0;
        now.picture.eyes.push_back(eye);
    }
    now.listed = now.picture.eyes.size();
    now.picture.chosen = chosen_ && *chosen_ < now.listed ? chosen_ : std::nullopt;
    for (const Stray& stray : strays(walker.level())) {
        now.strays.push_back({stray, sentence_about(stray, walker.level())});
    }
    return now;
}

const EyesNow& Eyes::around(const Walker& walker, std::uint64_t version) const {
    if (!now_ || (version_ != version && !is_of(walker.level(), walker.at(), walker.rules()))) {
        moment_ = Moment{walker.level(), walker.at(), walker.rules()};
        now_ = found(walker);
    }
    version_ = version;
    return *now_;
}

const EyesNow& Eyes::around(const Scenario& document, std::uint64_t version) const {
    if (!now_ || version_ != version) {
        const Level level = level_of(document);
        const WalkRules rules = walk_rules_of(document);
        if (!is_of(level, document.viewer, rules)) {
            return around(Walker(level, document.viewer, rules), version);
        }
        version_ = version;
    }
    return *now_;
}

}  // namespace fovlab
