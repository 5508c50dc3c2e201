// Where files come from and go to: the disk, or a table of a test's own.
//
// Limits: a text of more than 64 MiB is refused, so that no endless file fills the memory; the largest map takes 4.
// Errors: a reason without line and column, such as "cannot be read (Permission denied)".
#pragma once

#include "core/grid/result.h"

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

namespace fovlab {

class Storage {
public:
    virtual ~Storage() = default;
    virtual Result<std::string> read(const std::string& name) = 0;
    // Is there anything of that name, whether it can be read or not?
    virtual bool exists(const std::string& name) = 0;
    // Whole or not at all: nobody ever sees a half-written file. The error, if any.
    virtual std::optional<TextError> write(const std::string& name, const std::string& bytes) = 0;
};

class DiskStorage : public Storage {
public:
    Result<std::string> read(const std::string& name) override;
    bool exists(const std::string& name) override;
    // Writes beside the file and renames it into place.
    std::optional<TextError> write(const std::string& name, const std::string& bytes) override;
};

inline constexpr std::size_t k_largest_text = std::size_t{64} << 20;

// All that a stream has to give, byte by byte as it is.
Result<std::string> read_all(std::istream& in);

}  // namespace fovlab
