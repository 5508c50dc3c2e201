// The place where one running lab keeps its session: a file that no other lab uses meanwhile.
//
// The first lab has NAME, a second one at the same time NAME-2, and so on; each is locked until its lab ends, however it
// ends. None where the folder cannot be written, or where there are too many.
#pragma once

#include <optional>
#include <string>

namespace fovlab {

class SessionSlot {
public:
    static std::optional<SessionSlot> take(const std::string& name);

    SessionSlot(SessionSlot&& other) noexcept;
    SessionSlot& operator=(SessionSlot&& other) noexcept;
    SessionSlot(const SessionSlot&) = delete;
    SessionSlot& operator=(const SessionSlot&) = delete;
    ~SessionSlot();

    const std::string& name() const { return name_; }
    bool is_first() const { return first_; }

private:
    SessionSlot(std::string name, bool first, int lock);

    std::string name_;
    bool first_;
    int lock_;
};

}  // namespace fovlab
