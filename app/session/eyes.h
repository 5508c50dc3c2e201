// Who watches, in the lab: how the watchers look, of which one the map shows what it sees, and what is known of them all.
//
// That is found when it is asked for, and kept until the moment is another one. Units: cells.
#pragma once

#include "core/explore/stray.h"
#include "core/explore/walker.h"
#include "core/figure/eyes_picture.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// By a full scan, or by the distance and one line.
enum class WatchBy : std::uint8_t { scan, line };

// A light or an eye inside a wall, and the sentence about it.
struct ToldStray {
    Stray stray;
    std::string words;
};

// What is known at one moment.
struct EyesNow {
    EyesPicture picture;  // as it is chosen
    std::vector<ToldStray> strays;
    std::size_t listed = 0;   // watchers
    std::size_t seeing = 0;   // of them, those that see the viewer
    std::size_t one_way = 0;  // and those with whom sight goes one way only
};

class Eyes {
public:
    WatchBy by() const { return by_; }
    void look_by(WatchBy by) { by_ = by, now_.reset(); }
    bool shades() const { return shades_; }
    void shade(bool on) { shades_ = on, now_.reset(); }
    std::optional<std::size_t> chosen() const { return chosen_; }
    void choose(std::optional<std::size_t> eye) { chosen_ = eye, now_.reset(); }

    // Of a walk as it is now; or of a document that nobody walks on, around its viewer. `version` is another number whenever
    // anything has changed (Session::version): for the same one nothing is compared.
    const EyesNow& around(const Walker& walker, std::uint64_t version) const;
    const EyesNow& around(const Scenario& document, std::uint64_t version) const;

private:
    // All that it depends on.
    struct Moment {
        Level level;
        Point at;
        WalkRules rules;
    };
    bool is_of(const Level& level, Point at, const WalkRules& rules) const;
    EyesNow found(const Walker& walker) const;

    WatchBy by_ = WatchBy::scan;
    bool shades_ = true;
    std::optional<std::size_t> chosen_;
    mutable std::optional<Moment> moment_;
    mutable std::optional<EyesNow> now_;
    mutable std::uint64_t version_ = 0;
};

}  // namespace fovlab
