#include "app/session/whole_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

namespace fovlab {
namespace {

constexpr int k_most_links = 40;   // in a row, as the system itself has it
constexpr int k_most_parts = 100;  // of programs that save the same file at once

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() { close(); }

    explicit operator bool() const { return number_ >= 0; }
    int number() const { return number_; }
    // False when what was written could not be kept after all.
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

// The file that a chain of symbolic links leads to, whether it is there or not.
std::string behind_links(std::string name) {
    for (int i = 0; i < k_most_links; ++i) {
        std::array<char, 4096> target{};
        const ssize_t length = ::readlink(name.c_str(), target.data(), target.size());
        if (length <= 0) {
            break;
        }
        const std::string to(target.data(), static_cast<std::size_t>(length));
        name = joined(folder_of(name), to);
    }
    return name;
}

bool write_all(const Descriptor& file, const std::string& bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t more = ::write(file.number(), bytes.data() + done, bytes.size() - done);
        if (more < 0 && errno != EINTR) {
            return false;
        }
        done += more > 0 ? static_cast<std::size_t>(more) : 0;
    }
    return true;
}

// Is the file that was opened still the one of that name, and nobody else's? Another program may have renamed it into
// place between our opening it and our locking it.
bool is_ours(const Descriptor& file, const std::string& name) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(file.number(), &opened) == 0 && ::lstat(name.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino && S_ISREG(opened.st_mode) &&
           opened.st_nlink == 1;
}

struct Part {
    std::string name;
    Descriptor file{-1};
    mode_t mode = 0;  // that it will have
};

// Only what was just made, or was left by a program that was killed, may be written over.
bool is_left_over(const Descriptor& file) {
    struct stat found {};
    return ::fstat(file.number(), &found) == 0 && (found.st_size == 0 || (found.st_mode & S_ISVTX) != 0);
}

// Hidden, and not longer than names may be.
std::string part_name(const std::string& target, int number) {
    constexpr std::size_t k_most_of_name = 200;
    const std::string name = "." + last_part(target).substr(0, k_most_of_name) + ".fovlab-part";
    return joined(folder_of(target), name + (number == 0 ? "" : std::to_string(number + 1)));
}

bool set_mode(const Descriptor& file, mode_t mode) { return ::fchmod(file.number(), mode) == 0; }

// A file beside it that no other program writes to; without a descriptor, errno says why not.
Part open_part(const std::string& target) {
    int why = EAGAIN;
    for (int i = 0; i < k_most_parts; ++i) {
        const std::string name = part_name(target, i);
        Descriptor file(::open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666));
        if (!file) {
            why = errno;
            if (why == ENOENT || why == ENOTDIR || why == ENAMETOOLONG) {
                break;  // as it would be with any other name
            }
            continue;  // somebody else's: another name may do
        }
        struct stat found {};
        if (::flock(file.number(), LOCK_EX | LOCK_NB) == 0 && is_ours(file, name) && is_left_over(file) &&
            ::fstat(file.number(), &found) == 0) {
            // Some disks have no such bit; there a left-over only takes up a name.
            static_cast<void>(set_mode(file, (found.st_mode & 07777U) | S_ISVTX));
            return {name, std::move(file), found.st_mode & 0777U};
        }
    }
    errno = why;
    return {};
}

// What cannot be kept of it, such as another person as owner, is let go.
void take_over_mode(Part& part, const struct stat& old) {
    if (::fchown(part.file.number(), old.st_uid, old.st_gid) != 0) {
        errno = 0;
    }
    part.mode = old.st_mode & 07777U & ~static_cast<mode_t>(S_ISVTX);
    static_cast<void>(set_mode(part.file, part.mode | S_ISVTX));
}

// So that the new name survives a power cut as well. Some file systems cannot do it, and need not.
void bring_folder_to_disk(const std::string& name) {
    const std::string folder = folder_of(name);
    const Descriptor opened(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened) {
        static_cast<void>(::fsync(opened.number()));
    }
}

std::optional<TextError> failed() { return cannot_be("written", errno); }

std::optional<TextError> write_in_place(const std::string& name, const std::string& bytes) {
    Descriptor file(::open(name.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file || !write_all(file, bytes) || !file.close()) {
        return failed();
    }
    return std::nullopt;
}

std::optional<TextError> write_beside(const std::string& target, const struct stat* old,
                                      const std::string& bytes, Sync sync) {
    Part part = open_part(target);
    if (!part.file) {
        return failed();
    }
    bool good = ::ftruncate(part.file.number(), 0) == 0 && write_all(part.file, bytes);
    if (good && old) {
        take_over_mode(part, *old);
    }
    good = good && (sync == Sync::later || ::fsync(part.file.number()) == 0);
    // The lock is held until it has its name, so that nobody else takes it for a left-over.
    if (!good || std::rename(part.name.c_str(), target.c_str()) != 0) {
        const std::optional<TextError> error = failed();
        ::unlink(part.name.c_str());
        return error;
    }
    // Only now: a kill before it had left what nobody takes for a left-over. One right here costs nothing.
    static_cast<void>(set_mode(part.file, part.mode));
    if (sync == Sync::now) {
        bring_folder_to_disk(target);
    }
    return std::nullopt;
}

}  // namespace

std::optional<TextError> replace_file(const std::string& name, const std::string& bytes, Sync sync) {
    const std::string target = behind_links(name);
    struct stat old {};
    if (::stat(target.c_str(), &old) != 0) {
        return write_beside(target, nullptr, bytes, sync);
    }
    if (!S_ISREG(old.st_mode)) {
        return write_in_place(target, bytes);
    }
    if (::access(target.c_str(), W_OK) != 0) {
        return failed();  // renaming would replace even what must not be written
    }
    return write_beside(target, &old, bytes, sync);
}

std::optional<TextError> append_to_file(const std::string& name, const std::string& bytes, Sync sync) {
    Descriptor file(::open(name.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    const bool written = file && write_all(file, bytes) &&
                         (sync == Sync::later || ::fdatasync(file.number()) == 0) && file.close();
    return written ? std::nullopt : failed();
}

}  // namespace fovlab
