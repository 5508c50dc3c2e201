#include "app/session/session_slot.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <utility>

namespace fovlab {
namespace {

constexpr int k_most_labs = 16;

}  // namespace

SessionSlot::SessionSlot(std::string name, bool first, int lock)
    : name_(std::move(name)), first_(first), lock_(lock) {}

SessionSlot::SessionSlot(SessionSlot&& other) noexcept
    : name_(std::move(other.name_)), first_(other.first_), lock_(std::exchange(other.lock_, -1)) {}

// What was held before goes with the other.
SessionSlot& SessionSlot::operator=(SessionSlot&& other) noexcept {
    std::swap(name_, other.name_);
    std::swap(first_, other.first_);
    std::swap(lock_, other.lock_);
    return *this;
}

// The lock's own file stays: were it removed, two labs could each lock another one of the same name.
SessionSlot::~SessionSlot() {
    if (lock_ >= 0) {
        ::close(lock_);
    }
}

std::optional<SessionSlot> SessionSlot::take(const std::string& name) {
    for (int i = 0; i < k_most_labs; ++i) {
        const std::string own = name + (i == 0 ? "" : "-" + std::to_string(i + 1));
        const int lock = ::open((own + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (lock < 0) {
            return std::nullopt;
        }
        if (::flock(lock, LOCK_EX | LOCK_NB) == 0) {
            return SessionSlot(own, i == 0, lock);
        }
        ::close(lock);
    }
    return std::nullopt;
}

}  // namespace fovlab
