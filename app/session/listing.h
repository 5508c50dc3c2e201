// A listing: the source of an algorithm as the code panel shows it.
//
// A line may stand for a kind of event: it is the line that tells it. In the C++ that runs these lines are known from
// a run; in listings that only accompany it a line ends in a marker, `#@ row`, which is not shown.
// Blocks at the left margin in which nothing is told (includes, helpers) are folds: they can be shown as one line.
// Pseudocode is short and has none. A file that the source leans on can follow it under a heading, as a fold.
//
// Units: lines, counted from 0 here and from 1 in `number`, which begins anew with a file. Errors: a marker that is no event's is listed in
// `unknown_markers`, and its line stands for nothing.
#pragma once

#include "app/session/code_tint.h"
#include "core/trace/stops.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

// Lines by number, from 1, and the events that they tell.
using LinesTold = std::map<int, EventKind>;

struct ListingLine {
    std::size_t number = 0;  // in its file; 0: a heading
    std::string text;        // without its indent
    std::size_t indent = 0;  // blanks
    std::optional<EventKind> tells;
    bool tests_previous = false;  // the first one that asks what the cell before was
    std::vector<Tint> tints;
};

struct Fold {
    std::size_t first = 0;
    std::size_t count = 0;
};

class Listing {
public:
    Listing(std::string_view source, Language language, const LinesTold& told = {});

    // A file that this one leans on. What it computes leads to events of one kind: a break in it stops there.
    void add_helper(std::string heading, std::string_view source, EventKind leads_to);

    Language language() const { return language_; }
    const std::vector<ListingLine>& lines() const { return lines_; }
    const std::vector<Fold>& folds() const { return folds_; }
    const std::vector<int>& unknown_markers() const { return unknown_markers_; }

    // The line that tells such an event; where several do, the first.
    std::optional<std::size_t> line_of(EventKind kind) const;
    // The event at which a break on this line stops: its own, or that of the next line that tells one; after the last
    // such line its own; in a helper that to which it leads. None where nothing is told at all.
    std::optional<EventKind> break_at(std::size_t line) const;

    // All of it without markers, to be copied.
    std::string text() const;

private:
    void read_lines(std::string_view source, const LinesTold& told);
    void find_folds();

    struct Helper {
        std::size_t first = 0;  // its heading
        EventKind leads_to = EventKind::cell;
    };

    Language language_;
    std::vector<ListingLine> lines_;
    std::vector<Fold> folds_;
    std::vector<int> unknown_markers_;
    std::optional<Helper> helper_;
};

}  // namespace fovlab
