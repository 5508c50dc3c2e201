#include "app/cli/long_job.h"

#include "app/session/about_time.h"

#include <chrono>
#include <ostream>
#include <utility>

namespace fovlab::cli {
namespace {

double machine_milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

}  // namespace

LongJob::LongJob(Streams& streams, Clock clock)
    : streams_(streams), clock_(clock ? std::move(clock) : machine_milliseconds), began_(clock_()) {}

void LongJob::tell(std::uint64_t spent, std::optional<std::uint64_t> expected) {
    if (told_ || !expected || spent == 0) {
        return;
    }
    const double took = clock_() - began_;
    if (took < k_measure_ms) {
        return;
    }
    told_ = true;
    const double whole = took * static_cast<double>(*expected) / static_cast<double>(spent);
    if (whole > k_long_ms) {
        streams_.err << "fovlab-cli: this takes " << about_time(whole) << " in all\n" << std::flush;
    }
}

}  // namespace fovlab::cli
