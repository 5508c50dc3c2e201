// The two cells A and B: how they are picked, and what is found out about them.
#include "app/session/session.h"
#include "app/session/words.h"
#include "core/geometry/line.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

constexpr std::uint64_t k_budget = 400'000;  // cells examined, a frame

std::optional<Point> kept_on(const Grid& grid, std::optional<Point> cell) {
    if (!cell) {
        return std::nullopt;
    }
    return Point{std::clamp(cell->x, 0, grid.width() - 1), std::clamp(cell->y, 0, grid.height() - 1)};
}

// Algorithms that cast rays are explained by the line to the cell in question, so its cells are shown. Where another ray
// got past a wall on that line, it would show what is not so.
PairWay way_of(const Grid& grid, Algorithm algorithm, Point from, Point to, const WayAnswer& answer) {
    PairWay way;
    way.sees = answer.sees;
    if (answer.why) {
        way.walls = answer.why->walls;
    }
    const bool out_of_range = answer.why && answer.why->reason == Reason::range;
    if (info(algorithm).method != Method::rays || out_of_range) {
        return way;
    }
    std::vector<Point> cells = line_cells(from, to);
    const auto wall =
        std::find_if(cells.begin() + 1, cells.end() - 1, [&](Point cell) { return grid.opaque(cell); });
    const bool blocked = wall != cells.end() - 1;
    if (blocked && !answer.sees) {
        way.walls = {*wall};
    }
    if (!blocked || !answer.sees) {
        way.cells = std::move(cells);
    }
    return way;
}

}  // namespace

// Dragged over the edge of the map a cell of the pair stays at the nearest one inside, as the viewer does.
void Session::act(const PickPair& action) {
    const std::optional<Point> a = kept_on(this->grid(), action.a);
    const std::optional<Point> b = kept_on(this->grid(), action.b);
    if (a && b && *a == *b) {
        refuse(std::string(word(Word::pair_same)));
    } else {
        pair_a_ = a;
        pair_b_ = b;
        message_.clear();
    }
    ++version_;
}

// The map is another one, or has shrunk.
void Session::check_pair() {
    const Grid& grid = this->grid();
    for (std::optional<Point>* cell : {&pair_a_, &pair_b_}) {
        if (*cell && !grid.contains(**cell)) {
            cell->reset();
        }
    }
}

bool Session::work_on_pairs() {
    const bool pair = work_on_pair();
    return work_on_partners() || pair;
}

bool Session::work_on_pair() {
    if (!pair_a_ || !pair_b_) {
        pair_table_.forget();
        return false;
    }
    pair_table_.ask(this->grid(), rules(), *pair_a_, *pair_b_);
    return pair_table_.work(algorithm(), k_budget);
}

// The answers are found under the rules of the chosen side: the other one may have others.
PairPicture Session::pair_picture(Side side) const {
    PairPicture picture;
    picture.a = pair_a_;
    picture.b = pair_b_;
    const Run& shown = run(side);
    const std::optional<PairAnswer>& answer = pair_answer(shown.algorithm());
    if (answer && shown.rules() == rules()) {
        const Grid& grid = this->grid();
        picture.forth = way_of(grid, shown.algorithm(), *pair_a_, *pair_b_, answer->forth);
        picture.back = way_of(grid, shown.algorithm(), *pair_b_, *pair_a_, answer->back);
    }
    return picture;
}

// Who is looked at, else A while B is still to be picked.
std::optional<Point> Session::partner_cell() const {
    if (side_panel_ != SidePanel::symmetry) {
        return std::nullopt;
    }
    if (stroke_ == Stroke::pair && pair_a_ && pair_b_) {
        return pinned_;  // the pointer is about these two now
    }
    const std::optional<Point> cell = explained_cell();
    return cell || pair_b_ ? cell : pair_a_;
}

bool Session::work_on_partners() {
    const std::optional<Point> cell = partner_cell();
    const bool same = partner_search_ && cell == partner_search_->search.cell() &&
                      partner_search_->algorithm == algorithm() && partner_search_->rules == rules() &&
                      partner_search_->grid == this->grid();
    bool news = false;
    if (!same) {
        news = partners_.has_value();
        partners_.reset();
        partner_search_.reset();
        if (!cell) {
            return news;
        }
        partner_search_.emplace(PartnersAsked{this->grid(), algorithm(), rules(),
                                              PartnerSearch(this->grid(), *cell, algorithm(), rules())});
    }
    if (!partners_) {
        PartnerSearch& search = partner_search_->search;
        search.work(k_budget);
        if (search.done()) {
            partners_.emplace(PartnersPicture{*cell, search.partners()});
            news = true;
        }
    }
    return news;
}

bool Session::works_on_pairs() const {
    const bool asks = pair_a_ && pair_b_ && !pair_table_.done();
    return asks || (partner_search_ && !partners_);
}

// Never of another map: until it is counted anew there is nothing to shade.
std::optional<OneWayCounts> Session::one_way_counts(Side side) const {
    const PairCounter* counted = counts(side).counted;
    if (side_panel_ != SidePanel::symmetry || !counted) {
        return std::nullopt;
    }
    const Grid& grid = this->grid();
    OneWayCounts numbers;
    numbers.reserve(static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height()));
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            numbers.push_back(counted->one_way_from({x, y}));
        }
    }
    return numbers;
}

}  // namespace fovlab
