#include "tests/support/monkey.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <cstdint>

namespace fovlab {

TEST_CASE("whatever anybody does, the lab stays sound, and undo leads all the way back") {
    constexpr int actions = 1500;
    const auto last_seed = static_cast<std::uint64_t>(test::fuzz_times(8));
    for (std::uint64_t seed = 1; seed <= last_seed; ++seed) {
        test::Monkey monkey(seed);
        Session session;
        const Scenario first = session.document();
        for (int i = 0; i < actions; ++i) {
            const Action action = monkey.next(session);
            INFO("seed ", seed, ", action ", i, " of kind ", action.index());
            session.apply(action);
            test::check_advance(session, monkey.passed_time());
            session.take_requests();
            test::check_sound(session);
            if (i % 50 == 0) {
                test::check_recording(session);
            }
        }
        INFO("seed ", seed);
        const Scenario last = session.document();
        const std::size_t redo = session.history().redo_count();
        test::undo_all(session);
        CHECK(session.document() == first);
        while (session.history().redo_count() > redo) {
            session.apply(RunAction{ActionId::edit_redo});
        }
        CHECK(session.document() == last);
        test::check_sound(session);
    }
}

}  // namespace fovlab
