// What the session counts: only what somebody can see.
#include "app/session/session.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

bool is_enabled(const Session& session, ActionId id) { return row(id).enabled(session); }

void finish(Session& session) {
    for (int i = 0; i < 1000 && (session.work(16.0) || session.works()); ++i) {
    }
    REQUIRE_FALSE(session.works());
}

}  // namespace

TEST_CASE("in the plain lab nothing is counted, whatever one paints") {
    Session session;
    for (int x = 1; x < 6; ++x) {
        session.apply(PaintCells{{{x, 3}}, Terrain::wall});
        CHECK_FALSE(session.work(16.0));
        CHECK_FALSE(session.works());
    }
}

TEST_CASE("a change of a rule brings its counts before and now, until another map is opened") {
    Session session;
    CHECK_FALSE(session.rules_before());
    session.apply(RunAction{ActionId::rule_floor});
    REQUIRE(session.rules_before());
    CHECK(session.rules_before()->rules.floor == FloorRule::centre);
    finish(session);
    const RunCounts before = session.counts(*session.rules_before());
    const RunCounts now = session.counts(Side::left);
    CHECK(before.pairs->one_way == 0);
    CHECK(now.pairs->one_way > 0);
    CHECK(now.tally->seen > before.tally->seen);
    CHECK(now.tally->seen == session.visible_count());

    session.apply(RunAction{ActionId::edit_undo});
    REQUIRE(session.rules_before());  // taking it back is a change as well
    CHECK(session.rules_before()->rules.floor == FloorRule::any);

    session.apply(OpenGalleryMap{1});
    CHECK_FALSE(session.rules_before());
}

TEST_CASE("a drag of the radius is one change: before is where it began") {
    Session session;
    const Rules start = session.document().rules;
    for (const int radius : {3, 4, 5, 6}) {
        Rules rules = start;
        rules.range.radius = Radius(radius);
        session.apply(SetRules{rules});
        session.work(16.0);
    }
    session.apply(EndEdit{});
    REQUIRE(session.rules_before());
    CHECK(session.rules_before()->rules == start);
}

TEST_CASE("the order of scanning costs nothing, and is not told") {
    Session session;
    session.apply(RunAction{ActionId::rule_order});
    CHECK_FALSE(session.rules_before());
}

TEST_CASE("painting makes the counts old until they are done again, and they stay those of the rules") {
    Session session;
    session.apply(RunAction{ActionId::rule_floor});
    finish(session);
    const PairCount before = *session.counts(Side::left).pairs;
    session.apply(PaintCells{{{5, 5}, {6, 7}}, Terrain::wall});
    session.work(0.0);
    CHECK(session.rules_before());
    finish(session);
    CHECK_FALSE(session.counts(Side::left).pairs_old);
    CHECK(session.counts(Side::left).pairs != before);
}

TEST_CASE(
    "with the map's own tab open the change of rules is not counted, and the table counts all algorithms") {
    Session session;
    session.apply(RunAction{ActionId::panel_map});
    session.apply(RunAction{ActionId::rule_floor});
    CHECK_FALSE(session.work(16.0));
    CHECK_FALSE(session.works());
    session.apply(RunAction{ActionId::table_open});
    finish(session);
    for (const AlgorithmInfo& info : algorithms()) {
        const RunCounts counts = session.counts({info.algorithm, session.rules()});
        CHECK(counts.stage == RunCounts::Pairs::done);
        CHECK(counts.tally);
    }
}

TEST_CASE("numbers of another map are none of this one, not even old ones: opened, or of another size") {
    const auto nothing_known = [](const Session& session) {
        const RunCounts counts = session.counts(Side::left);
        return !counts.pairs && !counts.tally;
    };
    Session session;
    session.apply(RunAction{ActionId::table_open});
    finish(session);
    REQUIRE_FALSE(nothing_known(session));
    // Of the same size, so that only its being opened tells that it is another map.
    const int width = session.document().grid.width();
    std::string map;
    for (int y = 0; y < session.document().grid.height(); ++y) {
        map += std::string(static_cast<std::size_t>(width), '.') + "\n";
    }
    session.apply(PasteText{map});
    CHECK(nothing_known(session));

    finish(session);
    REQUIRE_FALSE(nothing_known(session));
    session.apply(ResizeMap{width + 1, session.document().grid.height()});
    session.work(0.0);
    CHECK(session.counts(Side::left).tally);  // of the new map
    CHECK_FALSE(session.counts(Side::left).tally_old);
    finish(session);
    CHECK(session.counts(Side::left).pairs->cells ==
          static_cast<std::uint64_t>(width + 1) *
              static_cast<std::uint64_t>(session.document().grid.height()));
}

TEST_CASE("the table sorts by each column, both ways, and its keys go from row to row") {
    Session session;
    session.apply(RunAction{ActionId::table_open});
    session.apply(RunAction{ActionId::rule_floor});
    finish(session);
    const auto order = [&] {
        std::vector<Algorithm> found;
        for (const TableRow& row : algorithm_table(session)) {
            CHECK(row.shown == (row.algorithm == session.algorithm()));
            found.push_back(row.algorithm);
        }
        return found;
    };
    const std::vector<Algorithm> taught = order();
    CHECK(taught.front() == Algorithm::radius);
    session.apply(RunAction{ActionId::table_by_algorithm});
    CHECK(order() == std::vector<Algorithm>(taught.rbegin(), taught.rend()));
    const ActionId sorts[] = {ActionId::table_by_seen, ActionId::table_by_walls, ActionId::table_by_examined,
                              ActionId::table_by_one_way};
    for (std::size_t i = 0; i < 4; ++i) {
        for (const bool falling : {false, true}) {
            session.apply(RunAction{sorts[i]});
            CHECK(session.table_sort() == TableSort{k_table_columns[i + 1], falling});
            const std::vector<TableRow> rows = algorithm_table(session);
            for (std::size_t r = 1; r < rows.size(); ++r) {
                const std::uint64_t above = *number_in(rows[r - 1].counts, k_table_columns[i + 1]);
                const std::uint64_t below = *number_in(rows[r].counts, k_table_columns[i + 1]);
                CHECK((falling ? above >= below : above <= below));
            }
        }
    }
    const std::vector<Algorithm> now = order();
    while (is_enabled(session, ActionId::table_up)) {
        session.apply(RunAction{ActionId::table_up});
    }
    CHECK(session.algorithm() == order().front());
    std::size_t steps = 0;
    while (is_enabled(session, ActionId::table_down) && steps < now.size()) {
        session.apply(RunAction{ActionId::table_down});
        ++steps;
    }
    CHECK(steps == now.size() - 1);
    CHECK(session.algorithm() == order().back());
}

TEST_CASE("the table's keys do nothing while it is closed") {
    Session session;
    const Scenario before = session.document();
    session.apply(RunAction{ActionId::table_up});
    session.apply(RunAction{ActionId::table_down});
    session.apply(RunAction{ActionId::table_by_seen});
    CHECK(session.document() == before);
    CHECK(session.table_sort() == TableSort{});
}

}  // namespace fovlab
