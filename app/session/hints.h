// The hints of the first minutes: what to try, one after another, each until it was done once or waved away.
//
// Values only: where a hint stands on the screen is the panels' business, and what is done the settings remember.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fovlab {

// In the order in which they are shown.
enum class Hint : std::uint8_t { paint, step, why, wedges, gallery, explore, count };

inline constexpr std::size_t k_hint_count = static_cast<std::size_t>(Hint::count);

// As the settings name it.
std::string_view name(Hint hint);
std::optional<Hint> hint_of_name(std::string_view name);

class Hints {
public:
    // None are shown: tests, pictures and whoever had enough.
    static Hints none() { return {}; }
    // All are still to come.
    static Hints fresh();

    bool shown() const { return shown_; }
    bool is_done(Hint hint) const { return done_[static_cast<std::size_t>(hint)]; }
    // The one that is to be shown now.
    std::optional<Hint> current() const;

    void done(Hint hint) { done_[static_cast<std::size_t>(hint)] = true; }
    void no_more() { shown_ = false; }

    friend bool operator==(const Hints& a, const Hints& b) {
        return a.shown_ == b.shown_ && a.done_ == b.done_;
    }
    friend bool operator!=(const Hints& a, const Hints& b) { return !(a == b); }

private:
    bool shown_ = false;
    std::array<bool, k_hint_count> done_{};
};

}  // namespace fovlab
